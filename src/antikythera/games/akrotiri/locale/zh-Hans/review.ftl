# The review: what choices are about, and what a whole game shows.

akrotiri-theme-sailing = 航行
akrotiri-theme-land = 板块和资源
akrotiri-theme-cargo = 货物
akrotiri-theme-market = 市场
akrotiri-theme-maps = 地图
akrotiri-theme-goals = 目标
akrotiri-theme-actions = 行动的运用

akrotiri-finding-empty = 空船移动：{ $moves }次中有{ $empty }次。
akrotiri-finding-maps-left = 没有打出的地图：{ $maps }张，价值{ $points }分。
akrotiri-finding-market = 每出售1个资源得到的德拉克马：平均{ $money }；本桌最高：{ $most }。
akrotiri-finding-goals = 目标得分：{ $points }分；本桌最高：{ $most }分。
akrotiri-finding-unspent = 结束时剩余的德拉克马：{ $money }。

akrotiri-opening-goal = 第一张目标
akrotiri-opening-map = 首次挖掘所用的地图卡牌

akrotiri-field-money = 德拉克马
akrotiri-field-hold = 货物
akrotiri-field-seat = 轮到谁
akrotiri-field-square = 海域
akrotiri-field-tile = 板块
akrotiri-field-turned = 方向
akrotiri-field-cube = 方块
akrotiri-field-temple = 神殿
akrotiri-field-boat = 船
akrotiri-field-hand = 手中的板块
akrotiri-field-goal = 目标
akrotiri-field-dug = 已打出的地图
akrotiri-field-card = 手中的地图
akrotiri-turn-0 = 不旋转
akrotiri-turn-1 = 顺时针90°
akrotiri-turn-2 = 180°
akrotiri-turn-3 = 逆时针90°
akrotiri-editor-limits = 市场、轮数和神殿带来的目标会随其他内容自动调整。
