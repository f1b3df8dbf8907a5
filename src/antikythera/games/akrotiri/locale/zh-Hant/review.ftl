# The review: what choices are about, and what a whole game shows.

akrotiri-theme-sailing = 航行
akrotiri-theme-land = 板塊和資源
akrotiri-theme-cargo = 貨物
akrotiri-theme-market = 市場
akrotiri-theme-maps = 地圖
akrotiri-theme-goals = 目標
akrotiri-theme-actions = 行動的運用

akrotiri-finding-empty = 空船移動：{ $moves }次中有{ $empty }次。
akrotiri-finding-maps-left = 沒有打出的地圖：{ $maps }張，價值{ $points }分。
akrotiri-finding-market = 每出售1個資源得到的德拉克馬：平均{ $money }；本桌最高：{ $most }。
akrotiri-finding-goals = 目標得分：{ $points }分；本桌最高：{ $most }分。
akrotiri-finding-unspent = 結束時剩餘的德拉克馬：{ $money }。

akrotiri-opening-goal = 第一張目標
akrotiri-opening-map = 首次挖掘所用的地圖卡牌

akrotiri-field-money = 德拉克馬
akrotiri-field-hold = 貨物
akrotiri-field-seat = 輪到誰
akrotiri-field-square = 海域
akrotiri-field-tile = 板塊
akrotiri-field-turned = 方向
akrotiri-field-cube = 方塊
akrotiri-field-temple = 神殿
akrotiri-field-boat = 船
akrotiri-field-hand = 手中的板塊
akrotiri-field-goal = 目標
akrotiri-field-dug = 已打出的地圖
akrotiri-field-card = 手中的地圖
akrotiri-turn-0 = 不旋轉
akrotiri-turn-1 = 順時針90°
akrotiri-turn-2 = 180°
akrotiri-turn-3 = 逆時針90°
akrotiri-editor-limits = 市場、輪數和神殿帶來的目標會隨其他內容自動調整。
