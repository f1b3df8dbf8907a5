# 阿克罗蒂里：为什么现在不行，以及玩家事后会后悔的事。

## 为什么不行

akrotiri-why-decision = 要先决定另一件事：{ $decision }
akrotiri-why-no-actions = 你本回合没有行动了。
akrotiri-why-goal-not-offered = 这个目标不在可选之列。
akrotiri-why-dock-taken = 另一艘船停在{ $place }。
akrotiri-here-dock-taken = 另一艘船停在这里。
akrotiri-why-square-taken = 方格{ $square }已有板块。
akrotiri-here-square-taken = 这个方格已有板块。
akrotiri-why-square-apart = 方格{ $square }不与任何板块相邻。
akrotiri-here-square-apart = 这个方格不与任何板块相邻。
akrotiri-why-cube-beside-icon = 那个角属于本板块图标所在的岛屿。第2个资源要放到另一个岛屿。
akrotiri-why-no-cube-left = 市场上没有{ $colour }资源了。
akrotiri-why-no-dock = { $place }没有码头。
akrotiri-here-no-dock = 这里没有码头。
akrotiri-why-already-there = 你的小船已经停在{ $place }。
akrotiri-here-already-there = 你的小船已经停在这里。
akrotiri-why-no-lane = 从你的码头没有航线通往{ $place }。
akrotiri-here-no-lane = 从你的码头没有航线通往这里。
akrotiri-why-other-island = { $place }不在小船所停的岛屿上，无法陆运过去。
akrotiri-here-other-island = 这里不在小船所停的岛屿上，无法陆运过来。
akrotiri-why-through-dock = 去{ $place }的路要经过另一艘船的码头。小船不能停在那里，而你剩下的行动又不够连续移动2次。
akrotiri-here-through-dock = 来这里的路要经过另一艘船的码头。小船不能停在那里，而你剩下的行动又不够连续移动2次。
akrotiri-why-boat-full = 你的小船满了：最多装{ $cubes }个资源。
akrotiri-why-no-cube-here = 小船所停的岛屿上没有{ $colour }资源。
akrotiri-why-not-on-board = 你的小船上没有{ $colour }资源。
akrotiri-why-unload-at-thera = 在锡拉岛，资源只能出售，不能卸载。
akrotiri-why-just-loaded = 你刚在这里装载了这个资源。
akrotiri-why-no-use-unloading = 你没有剩余的行动，减轻小船没有用处。
akrotiri-why-not-at-thera = 这只能在锡拉岛做。
akrotiri-why-buy-money = 下一张地图要{ $needed }德拉克马，你有{ $money }。
akrotiri-why-no-map-left = 没有{ $level }地图可买了。
akrotiri-why-oracle-asked = 你本回合已经请示过神谕了。
akrotiri-why-no-tiles-left = 板块堆里没有板块了。
akrotiri-why-map-not-held = 你的手牌中没有这张地图。
akrotiri-why-no-tile-there = { $square }没有陆地。
akrotiri-here-no-tile-there = 这里没有陆地。
akrotiri-why-all-temples = 你的{ $temples }座神殿已全部挖掘。
akrotiri-why-dig-thera = 你的小船停在锡拉岛，这里不能挖掘。先航行到那个岛屿。
akrotiri-why-not-your-island = 你的小船没有停在这个岛屿。
akrotiri-why-has-temple = 这个岛屿已经有神殿了。
akrotiri-why-dig-money = 用这张地图挖掘要{ $needed }德拉克马，你有{ $money }。
akrotiri-why-dig = 这张地图在这里不符合：有{ $directions }个方向不对。
akrotiri-why-dig-above = { $found ->
        [0] 地图要求上方有{ $wanted }个{ $terrain }，那里一个也没有。
       *[other] 地图要求上方有{ $wanted }个{ $terrain }，那里只有{ $found }个。
    }
akrotiri-why-dig-below = { $found ->
        [0] 地图要求下方有{ $wanted }个{ $terrain }，那里一个也没有。
       *[other] 地图要求下方有{ $wanted }个{ $terrain }，那里只有{ $found }个。
    }
akrotiri-why-dig-left = { $found ->
        [0] 地图要求左侧有{ $wanted }个{ $terrain }，那里一个也没有。
       *[other] 地图要求左侧有{ $wanted }个{ $terrain }，那里只有{ $found }个。
    }
akrotiri-why-dig-right = { $found ->
        [0] 地图要求右侧有{ $wanted }个{ $terrain }，那里一个也没有。
       *[other] 地图要求右侧有{ $wanted }个{ $terrain }，那里只有{ $found }个。
    }

## 事后会后悔的事

akrotiri-warning-actions-left = 你还有{ $actions }个行动。
akrotiri-warning-leg-left = 你的空船还能免费再移动1次。
akrotiri-warning-unsold = 你在锡拉岛，船上还有{ $cubes }个资源。出售不花行动。
akrotiri-warning-could-dig = 你现在可以挖掘1座神殿。
akrotiri-warning-last-turn = 这是你在本局的最后一个回合。

akrotiri-caution-actions-left = 剩余的行动
akrotiri-caution-leg-left = 剩余的免费移动
akrotiri-caution-unsold = 未出售的资源
akrotiri-caution-could-dig = 可以挖掘的神殿
akrotiri-caution-last-turn = 最后的回合

## Advice for a first game

akrotiri-advice-first-tile = 你还没有地图，放在哪里都可以。靠近锡拉岛的码头，很快就能到达。
akrotiri-advice-tile = 先看你的地图。哪张地图在哪一侧需要这种地形，就把板块放在那一侧的远处。
akrotiri-advice-cube = 放在很快就能取回的地方。海上同色的资源越多，价格越高。
akrotiri-advice-goal = 这是比较容易的目标：符合的神殿更多。
akrotiri-advice-harbour = 从资源最多的一侧出发。
akrotiri-advice-fetch = 航行到有几个资源的岛屿，装载后返回锡拉岛。
akrotiri-advice-load = 尽量多装资源。
akrotiri-advice-home = 把资源运到锡拉岛出售。
akrotiri-advice-sell = 出售你的资源。这不花行动，而且挖掘需要钱。
akrotiri-advice-dig = 你有1张地图符合这里。挖掘吧！
