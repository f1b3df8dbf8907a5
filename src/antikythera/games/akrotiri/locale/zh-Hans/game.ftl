# 阿克罗蒂里：名称、抉择和事件。方格与位置的写法和对局中的指令相同。

akrotiri-title = 阿克罗蒂里
# Without: tile
akrotiri-blurb = 一块块铺出锡拉岛周围的海域，运货到市场，购买地图，找到它们所指的神殿。
akrotiri-option-strategist = 策略性变体：从5张公开的目标中选择
akrotiri-option-ring = 锡拉岛的航线连成一圈

## 名称

akrotiri-level-easy = 简易
akrotiri-level-medium = 普通
akrotiri-level-hard = 困难
akrotiri-colour-red = 橙色
akrotiri-colour-green = 绿色
akrotiri-colour-grey = 灰色
akrotiri-colour-blue = 蓝色
akrotiri-terrain-volcano = 火山
akrotiri-terrain-forest = 森林
akrotiri-terrain-mountain = 山脉
akrotiri-terrain-lake = 湖泊
# One letter for a cube of each colour, all different, and as wide as a Latin letter: the board is drawn with it.
# Same as English.
akrotiri-mark-red = o
# Same as English.
akrotiri-mark-green = g
# Same as English.
akrotiri-mark-grey = y
# Same as English.
akrotiri-mark-blue = b

## 抉择

akrotiri-decision-goal = 保留哪张目标？
akrotiri-decision-harbour = 小船从哪里出发？
akrotiri-decision-tile = 板块放在哪里？
akrotiri-decision-cube = 第2个资源选哪种，放在哪里？
akrotiri-decision-action = 航行、装载、挖掘、购买，或结束回合。
akrotiri-decision-load = 再装1个资源，还是到此为止？
akrotiri-decision-buy = 再买1张地图，还是到此为止？
akrotiri-decision-over = 游戏结束。

## 事件

akrotiri-event-turn = 第{ $round }轮：{ $seat }有{ $actions }个行动。
akrotiri-event-places = { $quarters ->
        [0] { $seat }把板块放在{ $square }。
        [1] { $seat }把板块旋转90度，放在{ $square }。
        [2] { $seat }把板块旋转180度，放在{ $square }。
       *[other] { $seat }把板块旋转270度，放在{ $square }。
    }
akrotiri-event-puts-cube = { $seat }在{ $place }放1个{ $colour }资源。
akrotiri-event-no-cube = 没有{ $colour }资源可放了。
akrotiri-event-docks = { $seat }的小船停在{ $place }。
akrotiri-event-sails = { $seat }航行到{ $place }。
akrotiri-event-carries = { $seat }把小船陆运到{ $place }。
akrotiri-event-loads = { $seat }在{ $place }装载1个{ $colour }资源。
akrotiri-event-unloads = { $seat }在{ $place }卸载1个{ $colour }资源。
akrotiri-event-sells = { $seat }出售1个{ $colour }资源，得{ $money }德拉克马。
akrotiri-event-buys = { $seat }花{ $money }德拉克马买1张地图（{ $level }）。
akrotiri-event-draws-map = { $seat }抽1张地图（{ $level }）。
akrotiri-event-digs = { $seat }用地图（{ $map }）在{ $place }挖掘出1座神殿。
akrotiri-event-pays = { $seat }支付{ $money }德拉克马。
akrotiri-event-asks = { $seat }请示神谕，求{ $terrain }。
akrotiri-event-discards = 弃掉1块板块（{ $tile }）。
akrotiri-event-finds = { $seat }拿到这块板块（{ $tile }）。
akrotiri-event-more-actions = { $seat }从此每回合有{ $actions }个行动。
akrotiri-event-draws-goals = { $seat }抽{ $number }张目标。
akrotiri-event-opens-goal = 翻开1张目标：{ $goal }。
akrotiri-event-keeps = { $seat }保留1张目标。
akrotiri-event-draws-tile = { $seat }抽1块板块。
akrotiri-event-reshuffles = { $number }块弃掉的板块洗回板块堆。
akrotiri-event-last-round = 这是最后一轮。
akrotiri-event-no-tiles-left = 板块已全部放完：第{ $round }轮是最后一轮。
akrotiri-event-final-maps = { $seat }凭地图获得{ $points }分。
akrotiri-event-final-goal = { $seat }凭目标（{ $goal }）获得{ $points }分。
akrotiri-event-final-money = { $seat }凭{ $money }德拉克马获得{ $points }分。

## 目标计算什么

akrotiri-goal-portages-exactly = 距锡拉岛正好{ $number }次陆运的每座神殿
akrotiri-goal-portages = 距锡拉岛至少{ $number }次陆运的每座神殿
akrotiri-goal-bare = 没有图标的岛屿上的每座神殿
akrotiri-goal-terrain = 有{ $terrain }的岛屿上的每座神殿
akrotiri-goal-varied = 至少有{ $number }种地形的岛屿上的每座神殿
akrotiri-goal-isolated = 所在岛屿与你其他神殿没有航线相连的每座神殿
akrotiri-goal-incomplete = 不完整岛屿上的每座神殿
akrotiri-goal-quadrants = 每个有你神殿的海域象限
akrotiri-goal-largest = 你有神殿的最大完整岛屿，每块板块

## 选项的补充说明

akrotiri-line-tile = { $quarters ->
        [0] 不旋转
        [1] 旋转90度
        [2] 旋转180度
       *[other] 旋转270度
    }
akrotiri-line-sell = 得{ $money }德拉克马
akrotiri-line-buy = 花{ $money }德拉克马
akrotiri-line-dig = { $money }德拉克马 → { $points }分
akrotiri-line-cubes = { $number }个{ $colour }
akrotiri-line-temples = { $number }座神殿

## 终端里的版图

akrotiri-board-round = { $last ->
        [0] { $round ->
            [0] 第1轮之前
           *[other] 第{ $round }轮
        }
       *[other] 第{ $round }轮，共{ $last }轮
    }
akrotiri-board-actions = { $seat }号位：还有{ $actions }个行动
akrotiri-board-tiles = { $stack }块板块待抽，已弃{ $discards }块
akrotiri-board-money = 德拉克马
akrotiri-board-cargo = 小船
akrotiri-board-temples = 神殿
akrotiri-board-maps = 已打出的地图
akrotiri-board-hand = 未公开的手牌
akrotiri-board-market = 市场上
akrotiri-board-sells = 资源售价
akrotiri-board-holds = 持有
akrotiri-board-open-goals = 可选的目标
akrotiri-board-unknown-maps = { $number }张{ $level }地图
akrotiri-board-unknown-goals = { $number }张目标
akrotiri-board-unknown-tile = 1块板块
akrotiri-board-shown-tile = 板块（{ $tile }）
akrotiri-board-map = 地图{ $map }   { $wants }   { $money }德拉克马 → { $points }分
akrotiri-board-goal = 目标{ $number }：{ $goal }
akrotiri-help =
    版图（2号位看到的版图旋转了180度）：
      ▒           陆地；方格的四角都是陆地，方格相接处连成一片
      ▲ ♣ ∩ ≈     火山、森林、山脉、湖泊
      o g y b     资源：橙色、绿色、灰色、蓝色
      =           码头，靠着它所通的航线
      ● ■         1号位和2号位的小船，停在码头
      ○ □         1号位和2号位的神殿
      │ ─ ┼ ╵ ╴   航线，以及止于码头的航线
      ╲ ╱         2条擦肩而过的弯航线
      ▚ ▞         同上，中间隔着陆地
    指令（橙色资源写作`red`）：
      tile 2 0 1      把板块放在第2列第0行，顺时针旋转90度
      sail 2,0,nw     航行到该方格西北角的码头
      portage 2,0,nw  同上，走陆运
      dig E01 2 0 nw  用地图E01在那里挖掘；地图的箭头按你看到的方向

akrotiri-notice = 陆地板块和地图卡牌为复原版：凡已知的都照原版，但与印刷版不同。
