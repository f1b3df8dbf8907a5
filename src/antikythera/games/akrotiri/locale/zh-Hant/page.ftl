# 網頁上的阿克羅蒂里：版圖、卡牌和玩家的名稱，以及能做的事。

## 位置。北方是背離1號位的方向，與對局中的指令相同。

akrotiri-page-sea = 海
akrotiri-page-place = 第{ $x }欄第{ $y }列{ $quadrant }
akrotiri-page-quadrant-nw = 西北角
akrotiri-page-quadrant-ne = 東北角
akrotiri-page-quadrant-se = 東南角
akrotiri-page-quadrant-sw = 西南角
akrotiri-page-thera-w = 錫拉島西碼頭
akrotiri-page-thera-e = 錫拉島東碼頭

## 檢視版圖

akrotiri-page-zoom-in = 放大
akrotiri-page-zoom-out = 縮小
akrotiri-page-fit = 顯示整片海
akrotiri-page-keys = 方向鍵在位置間移動，Enter選擇。R旋轉板塊，Esc取消。加號和減號縮放，F顯示全部，Shift加方向鍵移動畫面。

## 用文字描述的海，逐塊說明

akrotiri-page-read = 海上有什麼
akrotiri-page-read-home = { $seat }的小船停在{ $place }。
akrotiri-page-read-tile = 第{ $x }欄第{ $y }列：{ $things }。
akrotiri-page-read-icon = { $quadrant }有{ $terrain }
akrotiri-page-read-dock = { $quadrant }有碼頭
akrotiri-page-read-cube = { $quadrant }有{ $colour }資源
akrotiri-page-read-temple = { $quadrant }有{ $seat }的神殿
akrotiri-page-read-boat = { $quadrant }有{ $seat }的小船

## 板塊

akrotiri-page-place-tile = { $quarters ->
        [0] 把板塊放在第{ $x }欄第{ $y }列，不轉
        [1] 把板塊放在第{ $x }欄第{ $y }列，轉90度
        [2] 把板塊放在第{ $x }欄第{ $y }列，轉180度
       *[other] 把板塊放在第{ $x }欄第{ $y }列，轉270度
    }
akrotiri-page-turn = 旋轉板塊
akrotiri-page-confirm-tile = 把板塊放在這裡
akrotiri-page-let-go = 換個位置
akrotiri-page-tile-hint = 選1個方格。再選一次，即可旋轉板塊。
akrotiri-page-tile-joins = 這裡與{ $islands }座島嶼和{ $lanes }條航運路線相接。

## 資源

akrotiri-page-put-cube = { $colour ->
        [red] 在{ $place }放橙色資源
        [green] 在{ $place }放綠色資源
        [grey] 在{ $place }放灰色資源
       *[blue] 在{ $place }放藍色資源
    }
akrotiri-page-cube-colour = { $colour ->
        [red] 橙色資源，剩{ $left }個
        [green] 綠色資源，剩{ $left }個
        [grey] 灰色資源，剩{ $left }個
       *[blue] 藍色資源，剩{ $left }個
    }
akrotiri-page-cube-hint = 先選顏色，再選放在哪座島嶼。

## 小船

akrotiri-page-start-here = 從{ $place }出發
akrotiri-page-dock = 碼頭：{ $place }
akrotiri-page-way = { $actions ->
        [0] 移動{ $legs }次，不花行動
       *[other] 移動{ $legs }次，{ $actions }個行動
    }
akrotiri-page-sail = { $actions ->
        [0] 航行到{ $place }：移動{ $legs }次，不花行動
       *[other] 航行到{ $place }：移動{ $legs }次，{ $actions }個行動
    }
akrotiri-page-carry = { $actions ->
        [0] 把小船陸運到{ $place }：移動{ $legs }次，不花行動
       *[other] 把小船陸運到{ $place }：移動{ $legs }次，{ $actions }個行動
    }
akrotiri-page-load = { $colour ->
        [red] 裝載{ $place }的橙色資源
        [green] 裝載{ $place }的綠色資源
        [grey] 裝載{ $place }的灰色資源
       *[blue] 裝載{ $place }的藍色資源
    }
akrotiri-page-sell = { $colour ->
        [red] 出售橙色資源，得{ $money }德拉克馬
        [green] 出售綠色資源，得{ $money }德拉克馬
        [grey] 出售灰色資源，得{ $money }德拉克馬
       *[blue] 出售藍色資源，得{ $money }德拉克馬
    }
akrotiri-page-unload = { $colour ->
        [red] 在這裡卸載橙色資源
        [green] 在這裡卸載綠色資源
        [grey] 在這裡卸載灰色資源
       *[blue] 在這裡卸載藍色資源
    }
akrotiri-page-load-any = { $colour ->
        [red] 裝載1個橙色資源
        [green] 裝載1個綠色資源
        [grey] 裝載1個灰色資源
       *[blue] 裝載1個藍色資源
    }

## 能做的事

akrotiri-page-do-dig = 挖掘
akrotiri-page-do-load = 裝載
akrotiri-page-do-sell = 出售
akrotiri-page-do-unload = 卸載
akrotiri-page-do-buy = 購買地圖
akrotiri-page-do-oracle = 請示神諭

## 地圖

akrotiri-page-maps = 你的地圖
akrotiri-page-no-maps = 手牌中沒有地圖，可以在錫拉島購買。
akrotiri-page-map = 地圖（{ $level }）
akrotiri-page-hold-map = 地圖（{ $level }）：{ $wants }。挖掘要花{ $cost }德拉克馬，得{ $points }分。
akrotiri-page-want-above = 上方{ $number }個{ $terrain }
akrotiri-page-want-left = 左側{ $number }個{ $terrain }
akrotiri-page-want-right = 右側{ $number }個{ $terrain }
akrotiri-page-want-below = 下方{ $number }個{ $terrain }
akrotiri-page-site-dig = 在{ $place }挖掘：地圖符合
akrotiri-page-site-fits = { $place }：地圖符合，但現在不能挖掘
akrotiri-page-site-no-fit = { $place }：這張地圖不能在這裡挖掘
akrotiri-page-map-fits = 這張地圖有{ $number }處符合。
akrotiri-page-map-near = 這張地圖還沒有符合的地方。最接近的位置{ $wants }個方向中符合{ $proved }個，還缺{ $missing }個圖標。
akrotiri-page-map-asking = 正在尋找位置……
akrotiri-page-proof-above = 上方：要{ $wanted }個{ $terrain }，有{ $found }個
akrotiri-page-proof-left = 左側：要{ $wanted }個{ $terrain }，有{ $found }個
akrotiri-page-proof-right = 右側：要{ $wanted }個{ $terrain }，有{ $found }個
akrotiri-page-proof-below = 下方：要{ $wanted }個{ $terrain }，有{ $found }個
akrotiri-page-proof-holds = 符合
akrotiri-page-proof-fails = 不符合
akrotiri-page-temple-there = 這座島嶼已經有神殿，或者就是錫拉島。
akrotiri-page-confirm-dig = 在這裡挖掘，花{ $cost }德拉克馬
akrotiri-page-why-not-dig = 為什麼現在不行？
akrotiri-page-put-map-away = 收起地圖

## 目標

akrotiri-page-goals = 你的目標
akrotiri-page-goals-to-choose = 可選的目標
akrotiri-page-goals-open = 公開的目標
akrotiri-page-no-goals = 還沒有目標。
akrotiri-page-goal = { $counted }得{ $points }分
akrotiri-page-goal-so-far = 目前{ $points }分
akrotiri-page-keep-goal = 保留這個目標：

## 市場、可買的地圖、神諭

akrotiri-page-market = 市場
akrotiri-page-market-row = { $price ->
        [0] { $colour ->
            [red] 橙色：市場上有{ $left }個資源。現在不能出售。
            [green] 綠色：市場上有{ $left }個資源。現在不能出售。
            [grey] 灰色：市場上有{ $left }個資源。現在不能出售。
           *[blue] 藍色：市場上有{ $left }個資源。現在不能出售。
        }
       *[other] { $colour ->
            [red] 橙色：市場上有{ $left }個資源。下一個售價{ $price }，再下一個{ $then }。
            [green] 綠色：市場上有{ $left }個資源。下一個售價{ $price }，再下一個{ $then }。
            [grey] 灰色：市場上有{ $left }個資源。下一個售價{ $price }，再下一個{ $then }。
           *[blue] 藍色：市場上有{ $left }個資源。下一個售價{ $price }，再下一個{ $then }。
        }
    }
akrotiri-page-decks = 可買的地圖
akrotiri-page-deck = 地圖（{ $level }）：剩{ $left }張。
akrotiri-page-buy = 花{ $money }德拉克馬購買{ $level }
akrotiri-page-map-prices = 在錫拉島用1個行動購買：1張地圖{ $one }德拉克馬，2張{ $two }，3張{ $three }。
akrotiri-page-ordered = 已付款、還沒抽：{ $number }
akrotiri-page-stack-left = { $stack }塊板塊可抽，已棄{ $discards }塊
akrotiri-page-ask-oracle = 請示神諭，指定{ $terrain }

## 玩家

akrotiri-page-you = 你
akrotiri-page-to-move = 行動中
akrotiri-page-money = { $money }德拉克馬
akrotiri-page-points = { $points }分
akrotiri-page-points-hidden = 公開的{ $points }分
akrotiri-page-boat = { $number ->
        [0] 空船
       *[other] 小船載有{ $number }個資源
    }
akrotiri-page-temples = 已挖掘{ $number }座神殿，共{ $all }座
akrotiri-page-actions = 每回合{ $actions }個行動
akrotiri-page-actions-left = 還有{ $actions }個行動
akrotiri-page-leg-left = 另可免費移動1次
akrotiri-page-maps-in-hand = 手牌：簡易{ $easy }張，普通{ $medium }張，困難{ $hard }張地圖
akrotiri-page-maps-played = 已打出的地圖
akrotiri-page-hidden-goals = { $number }張秘密目標
akrotiri-page-tile-known = 手中的板塊，神諭已展示
akrotiri-page-tile-hidden = 手中有1塊板塊
akrotiri-page-no-tile = 手中沒有板塊
akrotiri-page-last-round = 最後一輪

## 重建說明

akrotiri-page-reconstruction = 關於重建版
akrotiri-page-reconstruction-words = 沒有公開資料逐一展示印刷的板塊和卡牌。我們的版本保留了所有已知的特徵：每邊中點有1條航運路線，每個角都有陸地，每種地形9個圖標，3種難度的地圖與它們的價格和分數。所有規則、目標、價格和數量都與規則書相同。擁有實體遊戲的人，可以把真正的板塊和卡牌輸入進來玩。
