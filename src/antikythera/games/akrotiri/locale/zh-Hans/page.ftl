# 页面上的阿克罗蒂里：版图、卡牌和玩家的名称，以及能做的事。

## 位置。北方是背离1号位的方向，与对局中的指令相同。

akrotiri-page-sea = 海
akrotiri-page-place = 第{ $x }列第{ $y }行{ $quadrant }
akrotiri-page-quadrant-nw = 西北角
akrotiri-page-quadrant-ne = 东北角
akrotiri-page-quadrant-se = 东南角
akrotiri-page-quadrant-sw = 西南角
akrotiri-page-thera-w = 锡拉岛西码头
akrotiri-page-thera-e = 锡拉岛东码头

## 用文字描述的海，逐块说明

akrotiri-page-read = 海上有什么
akrotiri-page-read-home = { $seat }的小船停在{ $place }。
akrotiri-page-read-tile = 第{ $x }列第{ $y }行：{ $things }。
akrotiri-page-read-icon = { $quadrant }有{ $terrain }
akrotiri-page-read-dock = { $quadrant }有码头
akrotiri-page-read-cube = { $quadrant }有{ $colour }资源
akrotiri-page-read-temple = { $quadrant }有{ $seat }的神殿
akrotiri-page-read-boat = { $quadrant }有{ $seat }的小船

## 查看版图

akrotiri-page-zoom-in = 放大
akrotiri-page-zoom-out = 缩小
akrotiri-page-fit = 显示整片海
akrotiri-page-keys = 方向键在位置间移动，Enter选择。R旋转板块，Esc取消。加号和减号缩放，F显示全部，Shift加方向键移动视野。

## 板块

akrotiri-page-place-tile = { $quarters ->
        [0] 把板块放在第{ $x }列第{ $y }行，不旋转
        [1] 把板块放在第{ $x }列第{ $y }行，旋转90度
        [2] 把板块放在第{ $x }列第{ $y }行，旋转180度
       *[other] 把板块放在第{ $x }列第{ $y }行，旋转270度
    }
akrotiri-page-turn = 旋转板块
akrotiri-page-confirm-tile = 把板块放在这里
akrotiri-page-let-go = 换个位置
akrotiri-page-tile-hint = 选1个方格。再选一次，即可旋转板块。
akrotiri-page-tile-joins = 这里与{ $islands }个岛屿和{ $lanes }条航线相接。

## 资源

akrotiri-page-put-cube = { $colour ->
        [red] 在{ $place }放橙色资源
        [green] 在{ $place }放绿色资源
        [grey] 在{ $place }放灰色资源
       *[blue] 在{ $place }放蓝色资源
    }
akrotiri-page-cube-colour = { $colour ->
        [red] 橙色资源，剩{ $left }个
        [green] 绿色资源，剩{ $left }个
        [grey] 灰色资源，剩{ $left }个
       *[blue] 蓝色资源，剩{ $left }个
    }
akrotiri-page-cube-hint = 先选颜色，再选放在哪个岛屿。

## 小船

akrotiri-page-start-here = 从{ $place }出发
akrotiri-page-dock = 码头：{ $place }
akrotiri-page-way = { $actions ->
        [0] 移动{ $legs }次，不花行动
       *[other] 移动{ $legs }次，{ $actions }个行动
    }
akrotiri-page-sail = { $actions ->
        [0] 航行到{ $place }：移动{ $legs }次，不花行动
       *[other] 航行到{ $place }：移动{ $legs }次，{ $actions }个行动
    }
akrotiri-page-carry = { $actions ->
        [0] 把小船陆运到{ $place }：移动{ $legs }次，不花行动
       *[other] 把小船陆运到{ $place }：移动{ $legs }次，{ $actions }个行动
    }
akrotiri-page-load = { $colour ->
        [red] 装载{ $place }的橙色资源
        [green] 装载{ $place }的绿色资源
        [grey] 装载{ $place }的灰色资源
       *[blue] 装载{ $place }的蓝色资源
    }
akrotiri-page-sell = { $colour ->
        [red] 出售橙色资源，得{ $money }德拉克马
        [green] 出售绿色资源，得{ $money }德拉克马
        [grey] 出售灰色资源，得{ $money }德拉克马
       *[blue] 出售蓝色资源，得{ $money }德拉克马
    }
akrotiri-page-unload = { $colour ->
        [red] 在这里卸载橙色资源
        [green] 在这里卸载绿色资源
        [grey] 在这里卸载灰色资源
       *[blue] 在这里卸载蓝色资源
    }
akrotiri-page-load-any = { $colour ->
        [red] 装载1个橙色资源
        [green] 装载1个绿色资源
        [grey] 装载1个灰色资源
       *[blue] 装载1个蓝色资源
    }

## 能做的事

akrotiri-page-do-dig = 挖掘
akrotiri-page-do-load = 装载
akrotiri-page-do-sell = 出售
akrotiri-page-do-unload = 卸载
akrotiri-page-do-buy = 购买地图
akrotiri-page-do-oracle = 请示神谕

## 地图

akrotiri-page-maps = 你的地图
akrotiri-page-no-maps = 手牌中没有地图，可以在锡拉岛购买。
akrotiri-page-map = 地图（{ $level }）
akrotiri-page-hold-map = 地图（{ $level }）：{ $wants }。挖掘花费{ $cost }德拉克马，得{ $points }分。
akrotiri-page-want-above = 上方{ $number }个{ $terrain }
akrotiri-page-want-left = 左侧{ $number }个{ $terrain }
akrotiri-page-want-right = 右侧{ $number }个{ $terrain }
akrotiri-page-want-below = 下方{ $number }个{ $terrain }
akrotiri-page-site-dig = 在{ $place }挖掘：地图符合
akrotiri-page-site-fits = { $place }：地图符合，但现在不能挖掘
akrotiri-page-site-no-fit = { $place }：这张地图不能在这里挖掘
akrotiri-page-map-fits = 这张地图有{ $number }处符合。
akrotiri-page-map-near = 这张地图还没有符合的地方。最接近的位置{ $wants }个方向中符合{ $proved }个，还缺{ $missing }个图标。
akrotiri-page-map-asking = 正在寻找位置……
akrotiri-page-proof-above = 上方：要{ $wanted }个{ $terrain }，有{ $found }个
akrotiri-page-proof-left = 左侧：要{ $wanted }个{ $terrain }，有{ $found }个
akrotiri-page-proof-right = 右侧：要{ $wanted }个{ $terrain }，有{ $found }个
akrotiri-page-proof-below = 下方：要{ $wanted }个{ $terrain }，有{ $found }个
akrotiri-page-proof-holds = 符合
akrotiri-page-proof-fails = 不符合
akrotiri-page-temple-there = 这个岛屿已有神殿，或者是锡拉岛。
akrotiri-page-confirm-dig = 在这里挖掘，花费{ $cost }德拉克马
akrotiri-page-why-not-dig = 为什么现在不行？
akrotiri-page-put-map-away = 收起地图

## 目标

akrotiri-page-goals = 你的目标
akrotiri-page-goals-to-choose = 可选的目标
akrotiri-page-goals-open = 公开的目标
akrotiri-page-no-goals = 还没有目标。
akrotiri-page-goal = { $counted }得{ $points }分
akrotiri-page-goal-so-far = 目前{ $points }分
akrotiri-page-keep-goal = 保留这个目标：

## 市场、可买的地图、神谕

akrotiri-page-market = 市场
akrotiri-page-market-row = { $price ->
        [0] { $colour ->
            [red] 橙色：市场上有{ $left }个资源。现在不能出售。
            [green] 绿色：市场上有{ $left }个资源。现在不能出售。
            [grey] 灰色：市场上有{ $left }个资源。现在不能出售。
           *[blue] 蓝色：市场上有{ $left }个资源。现在不能出售。
        }
       *[other] { $colour ->
            [red] 橙色：市场上有{ $left }个资源。下一个售价{ $price }，再下一个{ $then }。
            [green] 绿色：市场上有{ $left }个资源。下一个售价{ $price }，再下一个{ $then }。
            [grey] 灰色：市场上有{ $left }个资源。下一个售价{ $price }，再下一个{ $then }。
           *[blue] 蓝色：市场上有{ $left }个资源。下一个售价{ $price }，再下一个{ $then }。
        }
    }
akrotiri-page-decks = 可买的地图
akrotiri-page-deck = 地图（{ $level }）：剩{ $left }张。
akrotiri-page-buy = 花{ $money }德拉克马购买{ $level }
akrotiri-page-map-prices = 在锡拉岛用1个行动购买：1张地图{ $one }德拉克马，2张{ $two }，3张{ $three }。
akrotiri-page-ordered = 已付款、尚未抽取：{ $number }
akrotiri-page-stack-left = { $stack }块板块待抽，已弃{ $discards }块
akrotiri-page-ask-oracle = 请示神谕，求{ $terrain }

## 玩家

akrotiri-page-you = 你
akrotiri-page-to-move = 行动中
akrotiri-page-money = { $money }德拉克马
akrotiri-page-points = { $points }分
akrotiri-page-points-hidden = 公开的{ $points }分
akrotiri-page-boat = { $number ->
        [0] 空船
       *[other] 小船载有{ $number }个资源
    }
akrotiri-page-temples = 已挖掘{ $number }座神殿，共{ $all }座
akrotiri-page-actions = 每回合{ $actions }个行动
akrotiri-page-actions-left = 还有{ $actions }个行动
akrotiri-page-leg-left = 另可免费移动1次
akrotiri-page-maps-in-hand = 手牌：简易{ $easy }张，普通{ $medium }张，困难{ $hard }张地图
akrotiri-page-maps-played = 已打出的地图
akrotiri-page-hidden-goals = { $number }张秘密目标
akrotiri-page-tile-known = 手中的板块，神谕已展示
akrotiri-page-tile-hidden = 手中有1块板块
akrotiri-page-no-tile = 手中没有板块
akrotiri-page-last-round = 最后一轮

## 复原说明

akrotiri-page-reconstruction = 关于复原版
akrotiri-page-reconstruction-words = 没有公开资料逐一展示印刷的板块和卡牌。我们的复原保留了所有已知信息：每条边中点有1条航线，每个角都有陆地，每种地形9个图标，3种难度的地图及其价格和分数。所有规则、目标、价格和数量都与规则书一致。拥有实体游戏的人，可以录入真实的板块和卡牌来玩。
