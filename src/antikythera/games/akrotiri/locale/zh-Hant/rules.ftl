# 阿克羅蒂里的規則，供玩家查閱。每段都有標題。
# 所有數值都由配件資料填入，這裡不寫數字。

akrotiri-rules-theme-title = 遊戲主題
akrotiri-rules-theme =
    你在錫拉島周圍的愛琴海上航行，尋找米諾斯人的神殿。每放下一塊板塊，海就更大一些。
    挖掘要花錢。所以你把島上的貨物運到錫拉島出售，再依秘密地圖的指示去挖掘神殿。

akrotiri-rules-goal-title = 誰獲勝
akrotiri-rules-goal =
    有玩家挖掘出第{ $temples }座神殿後不久，遊戲就結束。分數最高的人獲勝。分數來自打出的地圖卡牌、秘密目標和錢。

akrotiri-rules-setup-title = 遊戲準備
akrotiri-rules-setup =
    錫拉島放在中央。每位玩家有1艘小船、{ $temples }座神殿和{ $money }德拉克馬。從1號位玩家開始，輪流放1塊板塊，並在上面放資源。
    然後每位玩家拿{ $easy_maps }張簡易地圖和{ $medium_maps }張普通地圖，看{ $goals_dealt }張目標並保留1張。小船停在錫拉島的2個碼頭。最後每位玩家暗中抽1塊板塊。

akrotiri-rules-first-game-title = 第一次遊戲
akrotiri-rules-first-game =
    規則書沒有給新手的建議。我們的建議：保留符合的神殿較多的目標。最初幾個回合先收集資源，運到錫拉島出售，直到付得起挖掘的費用。放置板塊前先看地圖，先用簡易地圖挖掘：每座神殿都會帶來更多行動。
    遊戲中可以顯示最初幾步的建議：在新增遊戲桌時或設定中選擇。
akrotiri-rules-first-game-search = 新手、推薦、建議

akrotiri-rules-sea-title = 海
akrotiri-rules-sea =
    海隨著一塊塊板塊變大。重要的是上面的島嶼、航運路線、碼頭和地形圖標。

akrotiri-rules-tiles-title = 板塊
akrotiri-rules-tiles =
    共有{ $tiles }塊正方形板塊。每塊板塊四邊中點各有一條航運路線，4個象限都有陸地，還有1個地形圖標。所以不論怎麼轉，任何2塊都能相鄰。
    板塊離錫拉島不能超過{ $reach }格。實際遊玩時幾乎碰不到這個限制。

akrotiri-rules-islands-title = 島嶼
akrotiri-rules-islands =
    連成一片的陸地是1座島嶼。在一角相接的板塊，共有那個角上的陸地，所以新板塊可以把島嶼連起來。
    有時會把各有神殿的島嶼連在一起，那麼2座神殿都留著。

akrotiri-rules-lanes-title = 航運路線與碼頭
akrotiri-rules-lanes =
    白色的航運路線穿過海面，在板塊邊緣相接。碼頭是岸邊可以停船的地方，連著旁邊的航運路線和所在的島嶼。
    不是每片陸地都有碼頭。
akrotiri-rules-lanes-search = 航線

akrotiri-rules-terrains-title = 地形
akrotiri-rules-terrains =
    地形圖標有火山、森林、山脈和湖泊。地圖靠計算圖標來說明神殿的位置。每種地形有自己顏色的資源：火山橙色，森林綠色，山脈灰色，湖泊藍色。

akrotiri-rules-turn-title = 你的回合
akrotiri-rules-turn =
    輪到你的回合時，先放下手中的板塊，在上面放資源，再執行行動，最後抽1塊新板塊。板塊和資源放好之前，什麼都不能做。

akrotiri-rules-overview-title = 回合流程一覽
akrotiri-rules-overview =
    放下手中的板塊。在圖標旁放1個與地形同色的資源，再在板塊的另一座島嶼上放1個任意顏色的資源。
    依任意順序執行行動：航行或陸運移動，空船可以移動2次；裝載，最多{ $boat }個資源；用地圖挖掘；在錫拉島購買地圖；請示神諭1次。在錫拉島出售、在別處卸載都是免費行動。
    抽1塊板塊，除非已從神諭得到。然後輪到另一位玩家。

akrotiri-rules-placing-title = 放置板塊
akrotiri-rules-placing =
    板塊要與已放下的板塊或錫拉島版圖共用一邊，可以隨意旋轉。
    板塊抽完、手中沒有板塊的人，直接從行動開始。

akrotiri-rules-cubes-title = 新板塊上的資源
akrotiri-rules-cubes =
    先在圖標旁邊放1個與地形同色的資源。市場上沒有這種資源了，就不放。
    然後選第2個資源，市場上還有的顏色都可以，放在同一塊板塊的另一座島嶼上。如果整塊板塊都屬於同一座島嶼，就沒有第2個資源。
    資源從市場拿，先拿最便宜的一格。所以每放出1個資源，它的顏色就更值錢。

akrotiri-rules-actions-title = 行動
akrotiri-rules-actions =
    開始時每回合有{ $first_actions }個行動，神殿會帶來更多。行動有：移動、裝載、挖掘、購買地圖、請示神諭。同一種可以做好幾次，也不必全部用完。
    出售和卸載是免費行動。

akrotiri-rules-moving-title = 航運移動（航行）
akrotiri-rules-moving =
    花1個行動，沿著航運路線從你的碼頭航行到任何能到的碼頭，遠近不限。岔路任選，經過的碼頭可以不停。2艘船不能停在同一個碼頭。

akrotiri-rules-overland-title = 陸運移動小船
akrotiri-rules-overland =
    花1個行動，把小船從碼頭搬到同一座島嶼的另一個碼頭，這叫陸運。它能帶你到沒有其他路可到的航運路線。載貨的小船也可以陸運。

akrotiri-rules-empty-boat-title = 空船更快
akrotiri-rules-empty-boat =
    沒有載資源的小船，1個行動可以移動2次，航行或陸運都行。2次必須連續：中間做了別的事，第2次就沒了。

akrotiri-rules-passing-title = 越過另一艘船
akrotiri-rules-passing =
    你可以航行到另一艘船停靠的碼頭，再從那裡陸運離開，也可以陸運到那裡再航行離開。你不在那裡停留，2次移動要一起支付。

akrotiri-rules-loading-title = 裝載
akrotiri-rules-loading =
    花1個行動，從小船停靠的島嶼裝載資源，島上任何位置的都可以。小船最多裝{ $boat }個資源。

akrotiri-rules-unloading-title = 卸載
akrotiri-rules-unloading =
    在錫拉島以外的任何島嶼，行動期間隨時可以卸載資源。這是免費行動，而且空船更快。

akrotiri-rules-market-title = 在錫拉島的市場出售
akrotiri-rules-market =
    小船停在錫拉島時，可以出售船上的資源，不花行動。資源放到同色最貴的空格，你得到那一格的價錢。從充足到稀少，價錢依序為：{ $prices }德拉克馬。
    每種顏色有{ $cubes }個資源。銀行的錢沒有限制。
akrotiri-rules-market-search = 免費行動、貿易

akrotiri-rules-buying-title = 在錫拉島購買地圖
akrotiri-rules-buying =
    小船停在錫拉島時，可以花1個行動購買地圖：1張{ $one_map }德拉克馬，2張{ $two_maps }，3張{ $three_maps }。每張的難度由你選，全部付清後才能看。手中的地圖數量不限。
    行動有剩的人，一次買1張比較省錢。

akrotiri-rules-oracle-title = 請示神諭
akrotiri-rules-oracle =
    每回合1次，花1個行動，說出一種地形。從板塊堆翻板塊，直到翻出這種地形。那塊板塊歸你，下個回合用，這個回合結束時就不再抽。其他翻出的板塊棄掉。
    如果都沒有這種地形，就留下最後一塊。所有人都看到了你拿的是哪一塊。

akrotiri-rules-digging-title = 挖掘神殿
akrotiri-rules-digging =
    小船停在某座島嶼時，花1個行動，打出1張手中的地圖並支付費用。選擇屬於該島嶼的板塊的1個象限，證明它符合地圖，然後在那裡放1座神殿。
    錫拉島上不能挖掘，已有神殿的島嶼上也不能。
akrotiri-rules-digging-search = 挖掘點

akrotiri-rules-end-of-turn-title = 回合結束
akrotiri-rules-end-of-turn =
    從板塊堆抽1塊板塊，除非已從神諭得到。板塊堆空了，就把棄掉的板塊洗成新的板塊堆。

akrotiri-rules-maps-title = 地圖
akrotiri-rules-maps =
    地圖用周圍的地形說明神殿在哪裡。挖掘簡易地圖要花{ $easy_cost }德拉克馬，得{ $easy_points }分；普通地圖要花{ $medium_cost }，得{ $medium_points }分；困難地圖要花{ $hard_cost }，得{ $hard_points }分。

akrotiri-rules-reading-title = 讀地圖
akrotiri-rules-reading =
    地圖要求在神殿的上方、左側、右側或下方，有一定數量的某種地形圖標，方向以你的座位看版圖為準。另一位玩家看到的正好相反。
    圖標只要在神殿象限上緣那條線之外，不論偏左偏右多遠，都算上方。其他方向也一樣。同一橫列的圖標既不算上方，也不算下方。
    每個方向分開看：同一個圖標可以既在上方又在左側，兩邊都算。

akrotiri-rules-temples-title = 神殿與露出的內容
akrotiri-rules-temples =
    你的神殿立在玩家版圖上，由左到右依序取下。多數會露出更多行動，從下個回合起生效。挖掘了0座、1座、2座以至更多神殿時，行動數依序為{ $actions }。
    第{ $goal_temple }座和第{ $other_goal_temple }座神殿則帶來新的目標：立即抽{ $goals_dealt }張，保留1張。

akrotiri-rules-goals-title = 目標
akrotiri-rules-goals =
    共有{ $goals }張目標。你的目標到最後才公開。沒保留的放回牌堆底部。
    你每座符合目標的神殿都給分。一座神殿可以為你的好幾張目標計分，但每張目標只算1次。

akrotiri-rules-goal-portages-title = 目標：遠離錫拉島
akrotiri-rules-goal-portages =
    1張目標：距離錫拉島正好{ $near_portages }次陸運的神殿，每座{ $near_points }分。另一張：距離至少{ $far_portages }次陸運的神殿，每座{ $far_points }分。
    以錫拉島任一碼頭出發、陸運次數最少的路線為準，不管途中有沒有船。

akrotiri-rules-goal-bare-title = 目標：荒島
akrotiri-rules-goal-bare =
    在沒有任何地形圖標的島嶼上，你的神殿每座{ $bare_points }分。

akrotiri-rules-goal-terrain-title = 目標：一種地形
akrotiri-rules-goal-terrain =
    有4張這樣的目標，分屬火山、森林、山脈和湖泊：在有該地形圖標的島嶼上，你的神殿每座{ $terrain_points }分。

akrotiri-rules-goal-isolated-title = 目標：各自獨立的神殿
akrotiri-rules-goal-isolated =
    所在島嶼與你其他神殿的島嶼都不相連的神殿，每座{ $isolated_points }分。走1次航運路線就能從一島到另一島，即為相連。經過錫拉島版圖的航運路線不算。同一座島嶼上的2座神殿算相連。

akrotiri-rules-goal-quarters-title = 目標：四方海域
akrotiri-rules-goal-quarters =
    每個有你神殿的海域，{ $quarter_points }分。以穿過錫拉島中心的十字，把海分成4塊。

akrotiri-rules-goal-largest-title = 目標：大島
akrotiri-rules-goal-largest =
    你有神殿的最大完整島嶼，每塊板塊{ $largest_points }分。再也接不上新板塊的島嶼就是完整的。島嶼碰到幾塊板塊就有多大，錫拉島版圖算1塊。

akrotiri-rules-goal-incomplete-title = 目標：還能擴大的島嶼
akrotiri-rules-goal-incomplete =
    在不完整島嶼上，你的神殿每座{ $incomplete_points }分：這種島嶼還能接上新板塊。

akrotiri-rules-goal-varied-title = 目標：多種地形
akrotiri-rules-goal-varied =
    在至少有{ $varied_least }種地形圖標的島嶼上，你的神殿每座{ $varied_points }分。

akrotiri-rules-end-title = 遊戲結束
akrotiri-rules-end =
    有人挖掘出第{ $temples }座神殿後，打完這一輪，讓2位玩家的回合數相同。
    如果沒有人做到，遊戲在放下最後一塊板塊的那一輪之後，再過{ $rounds_left }輪結束。

akrotiri-rules-scoring-title = 計分
akrotiri-rules-scoring =
    把打出的地圖卡牌的分數、目標的分數，以及每{ $drachma_a_point }德拉克馬1分，全部相加。留在手中的地圖沒有分。
akrotiri-rules-scoring-search = 勝利點數、終局計分

akrotiri-rules-tie-title = 平局
akrotiri-rules-tie =
    分數相同時，錢多的人獲勝。如果還是相同，就共同獲得勝利。
akrotiri-rules-tie-search = 平手

akrotiri-rules-hidden-title = 隱藏的資訊
akrotiri-rules-hidden =
    你的地圖、目標和手中的板塊都保密，除非板塊是神諭展示過的。錢是公開的，大家也都看得到你手中地圖的難度。
akrotiri-rules-hidden-search = 手牌、秘密

akrotiri-rules-signs-title = 符號
akrotiri-rules-signs =
    海上、地圖和市場上有這些符號。
akrotiri-rules-signs-search = 圖標、圖例

akrotiri-rules-variants-title = 變體
akrotiri-rules-variants =
    開局時可以選擇以下2種。第一種是出版社的，印在規則書裡。第二種是我們自己的。

akrotiri-rules-strategist-title = 策略性變體
akrotiri-rules-strategist =
    一開始就公開{ $goals_open }張目標。本來要抽新目標的人，改為從中選1張。選走後不補充。

akrotiri-rules-ring-title = 環線
akrotiri-rules-ring =
    錫拉島版圖上的航運路線全部連成一圈，2個碼頭都能通往四面八方。

akrotiri-rules-more-players-title = 3人和4人遊戲
akrotiri-rules-more-players =
    出版社另有3人和4人遊戲的規則，需要2盒遊戲。本版本不包含這些規則：這裡的阿克羅蒂里是2人遊戲。

akrotiri-rules-reconstruction-title = 關於這些板塊和地圖
akrotiri-rules-reconstruction =
    板塊、地圖和錫拉島版圖是重建版：凡是已知的都照原版，但與印刷版不同。印刷版的內容可以另外從檔案匯入。

akrotiri-rules-column-meaning = 意思
akrotiri-rules-column-sign = 符號
