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
tzolkin-finding-waited = 為執行工人在齒輪上已經錯過的行動而支付的玉米：{ $days }個。
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
tzolkin-field-day = 日期
tzolkin-field-seat = 輪到誰
tzolkin-field-starter = 起始玩家
tzolkin-field-start_space = 起始玩家格
tzolkin-field-wheel = 卓爾金曆齒輪上的玉米
tzolkin-field-harvested = 已收穫的板塊
tzolkin-field-light = 玩家版圖
tzolkin-field-kept = 財富板塊
tzolkin-field-built = 已建造的建築和紀念碑
tzolkin-field-row = 可建造的建築
tzolkin-field-monuments = 可建造的紀念碑
tzolkin-field-corn_tiles = 帕倫克的玉米板塊
tzolkin-field-wood_tiles = 帕倫克的木頭板塊
tzolkin-field-itza = 奇琴伊察上的骷髏
tzolkin-side-light = 淺色面
tzolkin-side-dark = 深色面
tzolkin-harvest-corn = 玉米板塊
tzolkin-harvest-wood = 木頭板塊
tzolkin-editor-limits = 時代和糧食日會隨日期自動調整。給玩家的建築或財富板塊不會帶來效果：請把效果也一併設定。
