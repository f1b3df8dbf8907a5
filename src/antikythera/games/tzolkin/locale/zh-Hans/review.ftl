# The review: what choices are about, and what a whole game shows.

tzolkin-theme-food = 食物
tzolkin-theme-workers = 工人的时机
tzolkin-theme-temples = 神庙
tzolkin-theme-technologies = 科技
tzolkin-theme-resources = 资源
tzolkin-theme-buildings = 建筑
tzolkin-theme-skulls = 水晶骷髅
tzolkin-theme-wealth = 财富片

tzolkin-finding-hungry = 挨饿的工人：{ $workers }个，损失{ $points }分。
tzolkin-finding-begged = 乞讨玉米：{ $number }次。
tzolkin-finding-waited = 为执行工人在齿轮上已经错过的行动而支付的玉米：{ $days }个。
tzolkin-finding-pushed-off = 被推下齿轮的工人：{ $workers }个。
tzolkin-finding-skipped = 取出后没有行动的工人：{ $workers }个。
tzolkin-finding-idle = 回合结束时手中的工人：平均{ $workers }个。
tzolkin-finding-temples = 神庙得分：{ $points }分；本桌最高：{ $most }分。
tzolkin-finding-lost-steps = 因无法再上升而浪费的神庙级数：{ $number }。
tzolkin-finding-technologies = 结束时的科技等级总数：{ $levels }；本桌最高：{ $most }。
tzolkin-finding-blocks-left = 结束时剩余的资源：{ $number }个。

tzolkin-opening-wealth = 财富片
tzolkin-opening-placement = 第一次放置
tzolkin-space-start = 起始玩家位置

tzolkin-field-points = 分数
tzolkin-field-corn = 玉米
tzolkin-field-blocks = 资源
tzolkin-field-skulls = 水晶骷髅
tzolkin-field-workers = 工人
tzolkin-field-tech = 科技
tzolkin-field-temple = 神庙
tzolkin-field-gear = 齿轮
tzolkin-field-dummy = 傀儡工人
tzolkin-field-day = 日期
tzolkin-field-seat = 轮到谁
tzolkin-field-starter = 起始玩家
tzolkin-field-start_space = 起始玩家位置
tzolkin-field-wheel = 卓尔金历齿轮上的玉米
tzolkin-field-harvested = 已收获的收获片
tzolkin-field-light = 玩家板
tzolkin-field-kept = 财富片
tzolkin-field-built = 已建造的建筑和纪念碑
tzolkin-field-row = 可建造的建筑
tzolkin-field-monuments = 可建造的纪念碑
tzolkin-field-corn_tiles = 帕伦克的玉米收获片
tzolkin-field-wood_tiles = 帕伦克的木头收获片
tzolkin-field-itza = 奇琴伊察上的骷髅
tzolkin-side-light = 浅色面
tzolkin-side-dark = 深色面
tzolkin-harvest-corn = 玉米收获片
tzolkin-harvest-wood = 木头收获片
tzolkin-editor-limits = 时代和供给日会随日期自动调整。给玩家的建筑或财富片不会带来效果：请把效果也一并设置。
