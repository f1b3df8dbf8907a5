# 對局指令的說法：玩家會怎麼說。

akrotiri-say-keep = 保留目標：{ $goal }
akrotiri-say-dock-thera-w = 從錫拉島西側出發
akrotiri-say-dock-thera-e = 從錫拉島東側出發
akrotiri-say-tile = { $quarters ->
        [0] 把板塊放在第{ $x }欄第{ $y }列
        [1] 把板塊轉90度，放在第{ $x }欄第{ $y }列
        [2] 把板塊轉180度，放在第{ $x }欄第{ $y }列
       *[other] 把板塊轉270度，放在第{ $x }欄第{ $y }列
    }
akrotiri-say-cube = 在{ $quadrant }放1個{ $colour }資源
akrotiri-say-sail = 航行到{ $place }
akrotiri-say-portage = 把小船陸運到{ $place }
akrotiri-say-load = 裝載1個{ $colour }資源
akrotiri-say-unload = 卸載1個{ $colour }資源
akrotiri-say-sell = 出售1個{ $colour }資源
akrotiri-say-buy = 購買1張地圖（{ $level }）
akrotiri-say-oracle = 請示神諭，指定{ $terrain }
akrotiri-say-dig = 在第{ $x }欄第{ $y }列{ $quadrant }挖掘
akrotiri-say-stop = 到此為止
akrotiri-say-end = 結束回合
# Short, for those who see the place marked on the sea.
akrotiri-here-tile = { $quarters ->
        [0] 把板塊放在這裡
        [1] 把板塊轉90度，放在這裡
        [2] 把板塊轉180度，放在這裡
       *[other] 把板塊轉270度，放在這裡
    }
akrotiri-here-cube = 在這裡放1個{ $colour }資源
akrotiri-here-sail = 航行到這裡
akrotiri-here-portage = 把小船陸運到這裡
akrotiri-here-dig = 在這裡挖掘
akrotiri-place-thera-w = 錫拉島西側
akrotiri-place-thera-e = 錫拉島東側
akrotiri-square = 第{ $x }欄第{ $y }列
akrotiri-corner = 第{ $x }欄第{ $y }列{ $quadrant }
akrotiri-quadrant-nw = 西北角
akrotiri-quadrant-ne = 東北角
akrotiri-quadrant-se = 東南角
akrotiri-quadrant-sw = 西南角

akrotiri-balance-coin = { $amount }德拉克馬

## 分數來源

akrotiri-source-final-maps = 地圖
akrotiri-source-final-goal = 目標
akrotiri-source-final-money = 德拉克馬

## What can be done now

akrotiri-headline-action = { $actions ->
        [0] 不花行動還可以：{ $deeds }；或結束回合。
       *[other] 還剩{ $actions }個行動：{ $deeds }；或結束回合。
    }
akrotiri-headline-end = 請結束回合。
akrotiri-can-sail = 航行
akrotiri-can-load = 裝載
akrotiri-can-sell = 出售
akrotiri-can-buy = 購買地圖
akrotiri-can-dig = 挖掘
akrotiri-can-oracle = 請示神諭
akrotiri-can-unload = 卸載
akrotiri-can-tile = 放板塊
akrotiri-can-cube = 放第2個資源
akrotiri-can-portage = 陸運小船
