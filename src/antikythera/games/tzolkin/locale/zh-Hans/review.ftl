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
tzolkin-finding-waited = 工人在齿轮上等得太久、要用玉米补偿的天数：{ $days }。
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
tzolkin-editor-limits = 建筑、纪念碑、财富片和日期不能修改：请从已有这些内容的局面开始，可以用机器人的对局，也可以用回放中的“从这里继续玩”。
