# The review: what choices are about, and what a whole game shows.

tzolkin-theme-food = 食物
tzolkin-theme-workers = 工人的時機
tzolkin-theme-temples = 神廟
tzolkin-theme-technologies = 科技
tzolkin-theme-resources = 資源
tzolkin-theme-buildings = 建築
tzolkin-theme-skulls = 水晶骷髏
tzolkin-theme-wealth = 財富板塊

tzolkin-finding-hungry = 挨餓的工人：{ $workers }個，損失{ $points }分。
tzolkin-finding-begged = 乞討玉米：{ $number }次。
tzolkin-finding-waited = 工人在齒輪上等得太久、要用玉米補償的天數：{ $days }。
tzolkin-finding-pushed-off = 被推下齒輪的工人：{ $workers }個。
tzolkin-finding-skipped = 收回後沒有行動的工人：{ $workers }個。
tzolkin-finding-idle = 回合結束時手中的工人：平均{ $workers }個。
tzolkin-finding-temples = 神廟得分：{ $points }分；本桌最高：{ $most }分。
tzolkin-finding-lost-steps = 因無法再上升而浪費的神廟級數：{ $number }。
tzolkin-finding-technologies = 結束時的科技等級總數：{ $levels }；本桌最高：{ $most }。
tzolkin-finding-blocks-left = 結束時剩餘的資源：{ $number }個。

tzolkin-opening-wealth = 財富板塊
tzolkin-opening-placement = 第一次放置
tzolkin-space-start = 起始玩家格

tzolkin-field-points = 分數
tzolkin-field-corn = 玉米
tzolkin-field-blocks = 資源
tzolkin-field-skulls = 水晶骷髏
tzolkin-field-workers = 工人
tzolkin-field-tech = 科技
tzolkin-field-temple = 神廟
tzolkin-field-gear = 齒輪
tzolkin-field-dummy = 傀儡工人
tzolkin-editor-limits = 建築、紀念碑、財富板塊和日期不能修改：請從已有這些內容的局面開始，可以用機器人的對局，也可以用重播中的「從這裡繼續玩」。
