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
akrotiri-field-market = 市場
akrotiri-editor-limits = 島嶼、神殿、船、地圖和目標不能移動：請從已有這些內容的局面開始，可以用機器人的對局，也可以用重播中的「從這裡繼續玩」。
