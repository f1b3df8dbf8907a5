# 對局指令的說法：玩家會怎麼說。

## 卓爾金曆

tzolkin-say-keep = 留下「{ $wealth }」和「{ $wealth2 }」
tzolkin-say-beg = 乞討玉米，觸怒{ $temple }
tzolkin-say-place = 在{ $gear }放置一個工人
tzolkin-say-place-start = 在起始玩家格放置一個工人
tzolkin-say-pick = 收回{ $gear }{ $space }的工人
tzolkin-say-end = 結束回合
tzolkin-say-act = { $gear }{ $action }
tzolkin-say-skip = 放棄行動
tzolkin-say-harvest-corn = 收穫玉米
tzolkin-say-harvest-wood = 收穫木頭
tzolkin-say-burn = 焚燒森林，觸怒{ $temple }
tzolkin-say-research = 提升{ $technology }
tzolkin-say-stop = 停下
tzolkin-say-pay = 支付1{ $block }
tzolkin-say-build = 建造「{ $card }」
tzolkin-say-architecture-yes = 建築學用在這座建築
tzolkin-say-architecture-no = 建築學留給第二座建築
tzolkin-say-save = 省下1{ $block }
tzolkin-say-climb = 在{ $temple }上升
tzolkin-say-sell = 賣出1{ $block }
tzolkin-say-buy = 買進1{ $block }
tzolkin-say-take = 拿1{ $block }
tzolkin-say-offer = 獻上1{ $block }
tzolkin-say-advance = 曆法轉{ $days }天

tzolkin-balance-corn = { $amount }玉米
tzolkin-balance-wood = { $amount }木頭
tzolkin-balance-stone = { $amount }石頭
tzolkin-balance-gold = { $amount }黃金
tzolkin-balance-skull = { $amount }骷髏
tzolkin-balance-points = { $amount }分

## 阿克羅蒂里

akrotiri-say-keep = 保留目標{ $goal }
akrotiri-say-dock-thera-w = 從錫拉島西側出發
akrotiri-say-dock-thera-e = 從錫拉島東側出發
akrotiri-say-tile = { $quarters ->
        [0] 把板塊放在第{ $x }欄第{ $y }列
        [1] 把板塊轉90度，放在第{ $x }欄第{ $y }列
        [2] 把板塊轉180度，放在第{ $x }欄第{ $y }列
       *[other] 把板塊轉270度，放在第{ $x }欄第{ $y }列
    }
akrotiri-say-cube = 在{ $quadrant }放一個{ $colour }資源
akrotiri-say-sail = 航行到{ $place }
akrotiri-say-portage = 把小船陸運到{ $place }
akrotiri-say-load = 裝載一個{ $colour }資源
akrotiri-say-unload = 卸載一個{ $colour }資源
akrotiri-say-sell = 出售一個{ $colour }資源
akrotiri-say-buy = 購買一張地圖（{ $level }）
akrotiri-say-oracle = 請示神諭，指定{ $terrain }
akrotiri-say-dig = 用地圖{ $map }在第{ $x }欄第{ $y }列{ $quadrant }挖掘
akrotiri-say-stop = 停下
akrotiri-say-end = 結束回合

akrotiri-place-thera-w = 錫拉島西側
akrotiri-place-thera-e = 錫拉島東側
akrotiri-corner = 第{ $x }欄第{ $y }列{ $quadrant }
akrotiri-quadrant-nw = 西北
akrotiri-quadrant-ne = 東北
akrotiri-quadrant-se = 東南
akrotiri-quadrant-sw = 西南

akrotiri-balance-money = { $amount }德拉克馬

## 分數來源

tzolkin-source-points = 建築與板塊
tzolkin-source-architecture-points = 建築學
tzolkin-source-skull-placed = 奇琴伊察的骷髏
tzolkin-source-starves = 挨餓的工人
tzolkin-source-temple-points = 神廟級數
tzolkin-source-temple-bonus = 神廟最高
tzolkin-source-final-corn = 剩餘物資
tzolkin-source-final-skulls = 剩餘骷髏
tzolkin-source-final-monument = 紀念碑
akrotiri-source-final-maps = 地圖
akrotiri-source-final-goal = 目標
akrotiri-source-final-money = 德拉克馬
