# 对局指令的说法：玩家会怎么说。

## 卓尔金历

tzolkin-say-keep = 保留“{ $wealth }”和“{ $wealth2 }”
tzolkin-say-beg = 乞讨玉米，触怒{ $temple }
tzolkin-say-place = 在{ $gear }放置一个工人
tzolkin-say-place-start = 在起始玩家位置放置一个工人
tzolkin-say-pick = 取出{ $gear }{ $space }的工人
tzolkin-say-end = 结束回合
tzolkin-say-act = { $gear }{ $action }
tzolkin-say-skip = 放弃行动
tzolkin-say-harvest-corn = 收获玉米
tzolkin-say-harvest-wood = 收获木头
tzolkin-say-burn = 焚烧森林，触怒{ $temple }
tzolkin-say-research = 提升{ $technology }
tzolkin-say-stop = 停下
tzolkin-say-pay = 支付1{ $block }
tzolkin-say-build = 建造“{ $card }”
tzolkin-say-architecture-yes = 建筑学用在这个建筑上
tzolkin-say-architecture-no = 建筑学留给第二个建筑
tzolkin-say-save = 省下1{ $block }
tzolkin-say-climb = 在{ $temple }上升
tzolkin-say-sell = 卖出1{ $block }
tzolkin-say-buy = 买入1{ $block }
tzolkin-say-take = 拿1{ $block }
tzolkin-say-offer = 献上1{ $block }
tzolkin-say-advance = 日历转{ $days }天

tzolkin-balance-corn = { $amount }玉米
tzolkin-balance-wood = { $amount }木头
tzolkin-balance-stone = { $amount }石头
tzolkin-balance-gold = { $amount }黄金
tzolkin-balance-skull = { $amount }骷髅
tzolkin-balance-points = { $amount }分

## 阿克罗蒂里

akrotiri-say-keep = 保留目标{ $goal }
akrotiri-say-dock-thera-w = 从锡拉岛西侧出发
akrotiri-say-dock-thera-e = 从锡拉岛东侧出发
akrotiri-say-tile = { $quarters ->
        [0] 把板块放在第{ $x }列第{ $y }行
       *[other] 把板块放在第{ $x }列第{ $y }行，转{ $quarters }个直角
    }
akrotiri-say-cube = 在{ $quadrant }放一个{ $colour }资源
akrotiri-say-sail = 航行到{ $place }
akrotiri-say-portage = 把小船陆运到{ $place }
akrotiri-say-load = 装载一个{ $colour }资源
akrotiri-say-unload = 卸载一个{ $colour }资源
akrotiri-say-sell = 出售一个{ $colour }资源
akrotiri-say-buy = 购买一张地图（{ $level }）
akrotiri-say-oracle = 请示神谕，求{ $terrain }
akrotiri-say-dig = 用地图{ $map }在第{ $x }列第{ $y }行{ $quadrant }挖掘
akrotiri-say-stop = 停下
akrotiri-say-end = 结束回合

akrotiri-place-thera-w = 锡拉岛西侧
akrotiri-place-thera-e = 锡拉岛东侧
akrotiri-corner = 第{ $x }列第{ $y }行{ $quadrant }
akrotiri-quadrant-nw = 西北
akrotiri-quadrant-ne = 东北
akrotiri-quadrant-se = 东南
akrotiri-quadrant-sw = 西南

akrotiri-balance-money = { $amount }德拉克马

## 分数来源

tzolkin-source-points = 建筑与卡片
tzolkin-source-architecture-points = 建筑学
tzolkin-source-skull-placed = 奇琴伊察的骷髅
tzolkin-source-starves = 挨饿的工人
tzolkin-source-temple-points = 神庙等级
tzolkin-source-temple-bonus = 神庙领先
tzolkin-source-final-corn = 剩余物资
tzolkin-source-final-skulls = 剩余骷髅
tzolkin-source-final-monument = 纪念碑
akrotiri-source-final-maps = 地图
akrotiri-source-final-goal = 目标
akrotiri-source-final-money = 德拉克马
