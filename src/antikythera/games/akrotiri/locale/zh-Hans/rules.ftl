# 阿克罗蒂里的规则，供玩家查阅。每段都有标题。
# 所有数值都由配件数据填入，这里不写数字。

akrotiri-rules-theme-title = 游戏主题
akrotiri-rules-theme =
    你在锡拉岛周围的爱琴海上航行，寻找米诺斯人的神殿。每放下一块板块，海就更大一些。
    挖掘要花钱。所以你把岛上的货物运到锡拉岛出售，再按秘密地图所示去挖掘神殿。

akrotiri-rules-goal-title = 谁获胜
akrotiri-rules-goal =
    有玩家挖掘出第{ $temples }座神殿后不久，游戏结束。分数最高者获胜。分数来自打出的地图、秘密目标和金钱。

akrotiri-rules-setup-title = 游戏准备
akrotiri-rules-setup =
    锡拉岛放在中央。每名玩家有1艘小船、{ $temples }座神殿和{ $money }德拉克马。从1号位玩家开始，依次放1块板块，并在上面放资源。
    然后每名玩家拿{ $easy_maps }张简易地图和{ $medium_maps }张普通地图，看{ $goals_dealt }张目标并保留1张。小船停在锡拉岛的2个码头。最后每名玩家暗抽1块板块。

akrotiri-rules-first-game-title = 第一次游戏
akrotiri-rules-first-game =
    规则书没有给新手的建议。我们的建议：保留符合的神殿更多的目标。最初几个回合先收集资源，运到锡拉岛出售，直到付得起挖掘的费用。放置板块前先看地图，先用简易地图挖掘：每座神殿都会带来更多行动。
    游戏中可以显示最初几步的建议：在新建游戏桌时或设置中选择。
akrotiri-rules-first-game-search = 新手、推荐、建议

akrotiri-rules-sea-title = 海
akrotiri-rules-sea =
    海随着一块块板块变大。重要的是上面的岛屿、航线、码头和地形图标。

akrotiri-rules-tiles-title = 板块
akrotiri-rules-tiles =
    共有{ $tiles }块正方形板块。每块板块四边中点各有一条航线，4个象限都有陆地，还有1个地形图标。所以不论怎么转，任何2块都能相邻。
    板块离锡拉岛不得超过{ $reach }格。实战中几乎遇不到这个限制。

akrotiri-rules-islands-title = 岛屿
akrotiri-rules-islands =
    连成一片的陆地是1个岛屿。在一角相接的板块，共有那个角上的陆地，所以新板块可以把岛屿连起来。
    有时会把各有神殿的岛屿连在一起，那么2座神殿都留下。

akrotiri-rules-lanes-title = 航线与码头
akrotiri-rules-lanes =
    白色航线穿过海面，在板块边缘相接。码头是岸边可以停船的地方，连着旁边的航线和所在的岛屿。
    并非每片陆地都有码头。
akrotiri-rules-lanes-search = 航运路线

akrotiri-rules-terrains-title = 地形
akrotiri-rules-terrains =
    地形图标有火山、森林、山脉和湖泊。地图靠数图标来说明神殿的位置。每种地形有自己颜色的资源：火山橙色，森林绿色，山脉灰色，湖泊蓝色。

akrotiri-rules-turn-title = 你的回合
akrotiri-rules-turn =
    轮到你的回合，先放下手中的板块，在上面放资源，再执行行动，最后抽1块新板块。板块和资源放好之前，什么都不能做。

akrotiri-rules-overview-title = 回合流程一览
akrotiri-rules-overview =
    放下手中的板块。在图标旁放1个与地形同色的资源，再在板块的另一个岛屿上放1个任意颜色的资源。
    按任意顺序执行行动：航行或陆运移动，空船可以移动2次；装载，最多{ $boat }个资源；用地图挖掘；在锡拉岛购买地图；请示神谕1次。在锡拉岛出售、在别处卸载都是免费行动。
    抽1块板块，除非已从神谕得到。然后轮到另一名玩家。

akrotiri-rules-placing-title = 放置板块
akrotiri-rules-placing =
    板块要与已放下的板块或锡拉岛版图共有一条边，可以随意旋转。
    板块抽完、手中没有板块的人，直接从行动开始。

akrotiri-rules-cubes-title = 新板块上的资源
akrotiri-rules-cubes =
    先在图标旁放1个与地形同色的资源。市场上没有这种资源了，就不放。
    然后选第2个资源，市场上有的颜色都可以，放在同一板块的另一个岛屿上。如果整块板块都属于同一个岛屿，就没有第2个资源。
    资源从市场上拿，先拿最便宜的一格。所以每放出1个资源，它的颜色就更值钱。

akrotiri-rules-actions-title = 行动
akrotiri-rules-actions =
    开始时每回合有{ $first_actions }个行动，神殿会带来更多。行动有：移动、装载、挖掘、购买地图、请示神谕。同一种可以做几次，也不必全部用完。
    出售和卸载是免费行动。

akrotiri-rules-moving-title = 航行
akrotiri-rules-moving =
    花1个行动，沿航线从你的码头航行到任何能到的码头，远近不限。岔路任选，途经的码头可以不停。2艘船不会停在同一个码头。

akrotiri-rules-overland-title = 陆运小船
akrotiri-rules-overland =
    花1个行动，把小船从码头搬到同一岛屿的另一个码头，这叫陆运。它能带你到别无他路可去的航线。载货的小船也可以陆运。

akrotiri-rules-empty-boat-title = 空船更快
akrotiri-rules-empty-boat =
    没有载资源的小船，1个行动可以移动2次，航行或陆运都行。2次必须连着：中间做了别的事，第2次就没了。

akrotiri-rules-passing-title = 越过另一艘船
akrotiri-rules-passing =
    你可以航行到另一艘船停靠的码头，再从那里陆运离开，也可以陆运到那里再航行离开。你不在那里停留，2次移动要一起付清。

akrotiri-rules-loading-title = 装载
akrotiri-rules-loading =
    花1个行动，把小船所停岛屿上任何位置的资源装上船。小船最多装{ $boat }个资源。

akrotiri-rules-unloading-title = 卸载
akrotiri-rules-unloading =
    在锡拉岛以外的任何岛屿，行动期间随时可以卸载资源。这是免费行动，而且空船更快。

akrotiri-rules-market-title = 在锡拉岛的市场出售
akrotiri-rules-market =
    小船停在锡拉岛时，可以出售船上的资源，不花行动。资源放到同色最贵的空格，你得到那一格的价钱。从充足到稀缺，价钱依次为：{ $prices }德拉克马。
    每种颜色有{ $cubes }个资源。银行的钱没有限制。
akrotiri-rules-market-search = 免费行动、贸易

akrotiri-rules-buying-title = 在锡拉岛购买地图
akrotiri-rules-buying =
    小船停在锡拉岛时，可以花1个行动购买地图：1张{ $one_map }德拉克马，2张{ $two_maps }，3张{ $three_maps }。每张的难度由你选，全部付清后才能看。手中的地图数量不限。
    行动有余的人，一次买1张更省钱。

akrotiri-rules-oracle-title = 请示神谕
akrotiri-rules-oracle =
    每回合1次，花1个行动，说出一种地形。从板块堆翻板块，直到翻出这种地形。那块板块归你，下回合用，本回合结束时不再抽。其他翻出的板块弃掉。
    如果都没有这种地形，就留下最后一块。所有人都看到了你拿的是哪块。

akrotiri-rules-digging-title = 挖掘神殿
akrotiri-rules-digging =
    小船停在某个岛屿时，花1个行动，打出1张手中的地图并支付费用。选择属于该岛屿的板块的1个象限，证明它符合地图，然后在那里放1座神殿。
    锡拉岛上不能挖掘，已有神殿的岛屿上也不能。
akrotiri-rules-digging-search = 挖掘点

akrotiri-rules-end-of-turn-title = 回合结束
akrotiri-rules-end-of-turn =
    从板块堆抽1块板块，除非已从神谕得到。板块堆空了，就把弃掉的板块洗混成新的板块堆。

akrotiri-rules-maps-title = 地图
akrotiri-rules-maps =
    地图用周围的地形说明神殿在哪里。简易地图挖掘花费{ $easy_cost }德拉克马，得{ $easy_points }分；普通地图花费{ $medium_cost }，得{ $medium_points }分；困难地图花费{ $hard_cost }，得{ $hard_points }分。

akrotiri-rules-reading-title = 读地图
akrotiri-rules-reading =
    地图要求在神殿的上方、左侧、右侧或下方，有一定数量的某种地形图标，方向以你的座位看版图为准。另一名玩家看到的正好相反。
    图标只要在神殿象限上缘那条线之外，无论偏左偏右多远，都算上方。其他方向同理。同一行的图标既不算上方，也不算下方。
    每个方向单独看：同一个图标可以既在上方又在左侧，两边都算。

akrotiri-rules-temples-title = 神殿与露出的内容
akrotiri-rules-temples =
    你的神殿立在玩家版图上，从左到右依次取下。多数会露出更多行动，从下回合起生效。挖掘了0座、1座、2座以至更多神殿时，行动数依次为{ $actions }。
    第{ $goal_temple }座和第{ $other_goal_temple }座则带来新的目标：立即抽{ $goals_dealt }张，保留1张。

akrotiri-rules-goals-title = 目标
akrotiri-rules-goals =
    共有{ $goals }张目标。你的目标到最后才公开。没保留的放回牌堆底。
    每座符合目标的神殿都给分。一座神殿可以为几张目标计分，但每张目标只算1次。

akrotiri-rules-goal-portages-title = 目标：远离锡拉岛
akrotiri-rules-goal-portages =
    1张目标：距锡拉岛正好{ $near_portages }次陆运的神殿，每座{ $near_points }分。另一张：距离至少{ $far_portages }次陆运的神殿，每座{ $far_points }分。
    以锡拉岛任一码头出发、陆运次数最少的路线为准，不管途中有没有船。

akrotiri-rules-goal-bare-title = 目标：荒岛
akrotiri-rules-goal-bare =
    在没有任何地形图标的岛屿上，你的神殿每座{ $bare_points }分。

akrotiri-rules-goal-terrain-title = 目标：一种地形
akrotiri-rules-goal-terrain =
    有4张这样的目标，分属火山、森林、山脉和湖泊：在有该地形图标的岛屿上，你的神殿每座{ $terrain_points }分。

akrotiri-rules-goal-isolated-title = 目标：各自独立的神殿
akrotiri-rules-goal-isolated =
    所在岛屿与你其他神殿的岛屿都不相连的神殿，每座{ $isolated_points }分。走1次航线就能从一岛到另一岛，即为相连。经过锡拉岛版图的航线不算。同一岛屿上的2座神殿算相连。

akrotiri-rules-goal-quarters-title = 目标：四方海域
akrotiri-rules-goal-quarters =
    每个有你神殿的海域，{ $quarter_points }分。以锡拉岛中心的十字，把海分成4块。

akrotiri-rules-goal-largest-title = 目标：大岛
akrotiri-rules-goal-largest =
    你有神殿的最大完整岛屿，每占1块板块{ $largest_points }分。再也接不上新板块的岛屿即为完整。岛屿占几块板块就有多大，锡拉岛版图算1块。

akrotiri-rules-goal-incomplete-title = 目标：还能扩大的岛屿
akrotiri-rules-goal-incomplete =
    在不完整岛屿上，你的神殿每座{ $incomplete_points }分：这样的岛屿还能接上新板块。

akrotiri-rules-goal-varied-title = 目标：多种地形
akrotiri-rules-goal-varied =
    在至少有{ $varied_least }种地形图标的岛屿上，你的神殿每座{ $varied_points }分。

akrotiri-rules-end-title = 游戏结束
akrotiri-rules-end =
    有人挖掘出第{ $temples }座神殿后，打完这一轮，让2名玩家的回合数相同。
    如果没有人做到，游戏在放下最后一块板块的那轮之后再过{ $rounds_left }轮结束。

akrotiri-rules-scoring-title = 计分
akrotiri-rules-scoring =
    把打出的地图的分数、目标的分数，以及每{ $drachma_a_point }枚德拉克马1分，全部相加。留在手中的地图没有分。
akrotiri-rules-scoring-search = 胜利点数、终局计分

akrotiri-rules-tie-title = 平局
akrotiri-rules-tie =
    分数相同时，钱多的人获胜。仍然相同，则并列获胜。
akrotiri-rules-tie-search = 平手

akrotiri-rules-hidden-title = 隐藏的信息
akrotiri-rules-hidden =
    你的地图、目标和手中的板块都保密，除非板块是神谕展示过的。金钱公开，大家也都看得到你手中地图的难度。
akrotiri-rules-hidden-search = 手牌、秘密

akrotiri-rules-signs-title = 符号
akrotiri-rules-signs =
    海上、地图和市场上有这些符号。
akrotiri-rules-signs-search = 图标、图例

akrotiri-rules-variants-title = 变体
akrotiri-rules-variants =
    开局时可以选择以下2种。第一种是出版社的，印在规则书里。第二种是我们自己的。

akrotiri-rules-strategist-title = 策略性变体
akrotiri-rules-strategist =
    一开始就公开{ $goals_open }张目标。本该抽新目标的人，改为从中选1张。选走后不补充。

akrotiri-rules-ring-title = 环线
akrotiri-rules-ring =
    锡拉岛版图上的航线全部连成一圈，2个码头都能通往四面八方。

akrotiri-rules-more-players-title = 3人和4人游戏
akrotiri-rules-more-players =
    出版社另有3人和4人游戏的规则，需要2盒游戏。本版本不包含这些规则：这里的阿克罗蒂里是2人游戏。

akrotiri-rules-reconstruction-title = 关于这些板块和地图
akrotiri-rules-reconstruction =
    板块、地图和锡拉岛版图是复原的：凡已知的都照原版，但与印刷版不同。印刷版的内容可以另用文件录入。

akrotiri-rules-column-meaning = 含义
akrotiri-rules-column-sign = 符号
