# 对局指令的说法：玩家会怎么说。

akrotiri-say-keep = 保留目标：{ $goal }
akrotiri-say-dock-thera-w = 从锡拉岛西侧出发
akrotiri-say-dock-thera-e = 从锡拉岛东侧出发
akrotiri-say-tile = { $quarters ->
        [0] 把板块放在第{ $x }列第{ $y }行
        [1] 把板块旋转90度，放在第{ $x }列第{ $y }行
        [2] 把板块旋转180度，放在第{ $x }列第{ $y }行
       *[other] 把板块旋转270度，放在第{ $x }列第{ $y }行
    }
akrotiri-say-cube = 在{ $quadrant }放1个{ $colour }资源
akrotiri-say-sail = 航行到{ $place }
akrotiri-say-portage = 把小船陆运到{ $place }
akrotiri-say-load = 装载1个{ $colour }资源
akrotiri-say-unload = 卸载1个{ $colour }资源
akrotiri-say-sell = 出售1个{ $colour }资源
akrotiri-say-buy = 购买1张地图（{ $level }）
akrotiri-say-oracle = 请示神谕，求{ $terrain }
akrotiri-say-dig = 在第{ $x }列第{ $y }行{ $quadrant }挖掘
akrotiri-say-stop = 到此为止
akrotiri-say-end = 结束回合
# Short, for those who see the place marked on the sea.
akrotiri-here-tile = { $quarters ->
        [0] 把板块放在这里
        [1] 把板块旋转90度，放在这里
        [2] 把板块旋转180度，放在这里
       *[other] 把板块旋转270度，放在这里
    }
akrotiri-here-cube = 在这里放1个{ $colour }资源
akrotiri-here-sail = 航行到这里
akrotiri-here-portage = 把小船陆运到这里
akrotiri-here-dig = 在这里挖掘
akrotiri-place-thera-w = 锡拉岛西侧
akrotiri-place-thera-e = 锡拉岛东侧
akrotiri-square = 第{ $x }列第{ $y }行
akrotiri-corner = 第{ $x }列第{ $y }行{ $quadrant }
akrotiri-quadrant-nw = 西北角
akrotiri-quadrant-ne = 东北角
akrotiri-quadrant-se = 东南角
akrotiri-quadrant-sw = 西南角

akrotiri-balance-coin = { $amount }德拉克马

## 分数来源

akrotiri-source-final-maps = 地图
akrotiri-source-final-goal = 目标
akrotiri-source-final-money = 德拉克马

## What can be done now

akrotiri-headline-action = { $actions ->
        [0] 不花行动还可以：{ $deeds }；或结束回合。
       *[other] 还剩{ $actions }个行动：{ $deeds }；或结束回合。
    }
akrotiri-headline-end = 请结束回合。
akrotiri-can-sail = 航行
akrotiri-can-load = 装载
akrotiri-can-sell = 出售
akrotiri-can-buy = 购买地图
akrotiri-can-dig = 挖掘
akrotiri-can-oracle = 请示神谕
akrotiri-can-unload = 卸载
akrotiri-can-tile = 放板块
akrotiri-can-cube = 放第2个资源
akrotiri-can-portage = 陆运小船
