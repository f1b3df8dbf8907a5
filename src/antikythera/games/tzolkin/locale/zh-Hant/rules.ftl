# 卓爾金曆的規則，供玩家查閱。每段都有標題。
# 所有數值都由配件資料填入，這裡不寫數字。

tzolkin-rules-theme-title = 遊戲主題
tzolkin-rules-theme =
    你帶領一個馬雅部落，走完大曆法的一整圈。大大的卓爾金曆齒輪帶動5個小齒輪，你的工人隨著它們前進。
    工人在齒輪上待得越久，能執行的行動越好。訣竅在於讓他待得夠久，又及時收回來。

tzolkin-rules-goal-title = 誰獲勝
tzolkin-rules-goal =
    第{ $rounds }天之後，分數最高的人獲勝。分數來自神廟、留在奇琴伊察的骷髏、建築和紀念碑。
    玉米用來餵養工人，也幾乎能支付一切。它最後值不了幾分，但沒有它寸步難行。
tzolkin-rules-goal-search = 勝利點數、勝利分數、獲勝

tzolkin-rules-setup-title = 遊戲準備
tzolkin-rules-setup =
    每人開始時手中有{ $workers }個工人，玩家版圖淺色面朝上，在每座神廟由下往上第2級各有1個標記。大家都還沒有任何科技。
    1號位玩家持有起始玩家標記，每輪最先行動，直到有人搶走它。

tzolkin-rules-wealth-title = 起始財富板塊
tzolkin-rules-wealth =
    每人暗中拿到{ $dealt_tiles }塊財富板塊，保留2塊。所有人選好後一起亮出，立即獲得上面印的東西。
    能養活工人的板塊，每個糧食日都有效。

tzolkin-rules-offer-title = 可建造的建築和紀念碑
tzolkin-rules-offer =
    { $row }座時代1的建築公開擺出，誰都可以建造。其餘建築依時代分成2個牌堆備用。
    4人遊戲擺出{ $four_monuments }座紀念碑，3人{ $three_monuments }座，2人{ $two_monuments }座。沒擺出的不在本局使用。

tzolkin-rules-jungle-title = 叢林
tzolkin-rules-jungle =
    帕倫克的4個收穫行動，各對應叢林裡的1組農田：4人遊戲每組{ $four_fields }塊，3人{ $three_fields }塊，2人{ $two_fields }塊。
    每塊農田上有1塊玉米板塊。除了第1組，每塊玉米板塊上都蓋著1塊木頭板塊。

tzolkin-rules-dummies-title = 傀儡工人
tzolkin-rules-dummies =
    不到4人時，會有不屬於任何人的工人擋路：3人遊戲{ $three_dummies }個，2人遊戲{ $two_dummies }個。
    他們的位置由沒發出的財富板塊決定。某個齒輪上的第1個傀儡，會在正對面的行動格帶來第2個；只有奇琴伊察例外。
    傀儡從不被收回，也不會掉下來，始終跟著齒輪轉。
tzolkin-rules-dummies-search = 中立工人

tzolkin-rules-first-game-title = 第一次遊戲
tzolkin-rules-first-game =
    規則書沒有說明哪些起始財富板塊或行動適合新手。我們的建議：保留玉米，至少夠第1天放3個工人，再留一塊能得到木頭、水晶骷髏或神廟級數的。第1天把3個工人放到不同的齒輪，盡量放在行動格0，就像規則書中前2輪的範例那樣。
    遊戲中可以顯示最初幾步的建議：在新增遊戲桌時或設定中選擇。
    一個工人得到的東西能給另一個付費時，就收回他。早建農場，每個糧食日都省玉米。餵養得起再要第4個工人。從時代2起，把手中的東西變成分數：神廟、骷髏、紀念碑。
tzolkin-rules-first-game-search = 新手、推薦

tzolkin-rules-round-title = 一輪
tzolkin-rules-round =
    一輪中，從起始玩家開始，每人依順時針進行1個回合。如果是糧食日，接著餵養工人，神廟給予獎勵。最後曆法轉動1天。

tzolkin-rules-overview-title = 一輪流程一覽
tzolkin-rules-overview =
    回合：從起始玩家開始，依順時針進行。玉米在{ $beg_most }個以下時可以先乞討。然後要嘛放置工人並付費，要嘛收回工人，每個執行1個行動。回合結束時補充建築，用了起始玩家格的人拿走卓爾金曆齒輪上的玉米。
    只在糧食日：餵養工人，每個{ $food }個玉米，每有1個餵養不了就扣{ $hungry }分。時代1結束時擺出時代2的建築。然後神廟給予獎勵：時代中期給資源和骷髏，時代結束給分。
    曆法：沒有人用起始玩家格，就在卓爾金曆齒輪上加1個玉米，轉動1天。否則那裡的工人回到手中，起始玩家標記易主，由他轉動1天或2天。被推下齒輪的工人回到主人手中。

tzolkin-rules-turn-title = 你的回合
tzolkin-rules-turn =
    輪到你的回合時，要嘛放置工人，要嘛收回工人，數量隨意，至少1個。兩者不能都做，也不能跳過。

tzolkin-rules-placing-title = 放置工人
tzolkin-rules-placing =
    選1個齒輪，工人放到其中數字最小的空行動格，從行動格0開始。可以在同一個齒輪放好幾個，也可以放到不同齒輪上。
    別人的工人和傀儡會擋路：你的工人就越過他們，到數字較大的行動格。這樣比較貴，卻也搶先了幾步。
    齒輪上的行動格全滿時，就不能再放。

tzolkin-rules-price-title = 放置的費用
tzolkin-rules-price =
    放1個工人，要付與行動格數字相同的玉米。此外，這個回合的第1個工人不加價，第2個加1個玉米，第3個加2個，依此類推。
    所以一次少放幾個比較划算。費用當場支付，付不起就不能放。

tzolkin-rules-start-space-title = 起始玩家格
# Without: space
tzolkin-rules-start-space =
    這一格在卓爾金曆齒輪旁邊，本身免費，但放在這裡的工人也會算進下一個工人的加價。這裡只能站1個工人。
    回合結束時，你拿走卓爾金曆齒輪上的全部玉米。這些玉米來不及用來放置工人，但來得及餵養。
    本輪結束時，工人回到你手中，你成為起始玩家。如果你已經是了，標記就交給你左邊的玩家，下一輪你最後行動。

tzolkin-rules-picking-title = 收回工人
tzolkin-rules-picking =
    從齒輪上收回自己的1個工人，用他執行1個行動，想要的話再收回下一個。順序由你決定，前一個工人得到的東西可以馬上給後一個用。
    工人也可以什麼都不做。站在行動格0上的只能這樣，除非在奇琴伊察有神學幫忙。

tzolkin-rules-begging-title = 乞討玉米
tzolkin-rules-begging =
    回合開始時，如果你的玉米在{ $beg_most }個以下，可以乞討。玉米正好補到{ $beg_gets }個，但會觸怒神明：自選1座神廟下降1級。
    然後照常進行回合。齒輪上沒有工人、又付不起任何行動格的人，必須乞討。

tzolkin-rules-pity-title = 走投無路時
tzolkin-rules-pity =
    如果必須乞討，卻在每座神廟都處於最低級，神明會憐憫你。你在最便宜的行動格放置剛好1個工人，手中有多少玉米就付多少。

tzolkin-rules-actions-title = 行動
tzolkin-rules-actions =
    收回的工人可以執行所在行動格的行動，也可以執行同一齒輪上數字較小的行動，每退1步付1個玉米。那裡有沒有別的工人都沒關係。
    先付費，再行動：行動帶來的玉米來不及用。付不起的行動不能執行。

tzolkin-rules-any-action-title = 自由選擇行動（齒輪的最後幾個行動格）
tzolkin-rules-any-action =
    從行動格{ $free_space }起，以及奇琴伊察的行動格{ $itza_free_space }，工人可以執行該齒輪的任一行動，不必付後退的玉米。行動本身的費用照付。
    別等太久：越過行動格{ $last_space }（奇琴伊察為{ $itza_last_space }）的工人會掉下齒輪。
tzolkin-rules-any-action-search = 掉下

tzolkin-rules-palenque-title = 帕倫克：玉米和木頭
tzolkin-rules-palenque =
    帕倫克養活你的部落。第1個行動是捕魚，其餘都是叢林裡的收穫。

tzolkin-rules-fishing-title = 捕魚
tzolkin-rules-fishing =
    帕倫克的第1個行動帶來{ $fish }個玉米。魚是捕不完的。

tzolkin-rules-harvest-title = 收穫
tzolkin-rules-harvest =
    帕倫克的其他行動，從各自那組農田收穫1塊板塊。行動由小到大，玉米板塊帶來{ $harvest_corn }個玉米，木頭板塊帶來{ $harvest_wood }個木頭。拿走木頭，下面的玉米板塊就露出來。
    只能收穫沒被蓋住的玉米。板塊要留著：有2座紀念碑會計算它們。

tzolkin-rules-burning-title = 焚燒森林
tzolkin-rules-burning =
    不收穫木頭，也可以焚燒1塊木頭板塊。誰也得不到它。你拿走下面的玉米板塊和相應的玉米，但會觸怒神明：在1座神廟下降1級。
    哪座神廟都無法下降的人，不能焚燒。

tzolkin-rules-yaxchilan-title = 亞斯奇蘭：資源和骷髏
tzolkin-rules-yaxchilan =
    從第1個行動到最後一個，亞斯奇蘭依序帶來木頭、石頭、黃金、水晶骷髏，以及石頭加黃金，另外還有玉米：{ $mined_corn }。木頭、石頭和黃金這些資源用來支付科技和建築。
    整場遊戲只有{ $skulls }顆水晶骷髏，拿完就沒有了。玉米和資源不會用完。
tzolkin-rules-yaxchilan-search = 資源塊、銀行

tzolkin-rules-tikal-title = 提卡爾：知識與建築
tzolkin-rules-tikal =
    在提卡爾，資源變成科技、建築、紀念碑和神廟的級數。

tzolkin-rules-tikal-research-title = 提卡爾：科技
tzolkin-rules-tikal-research =
    第1個行動把1項科技提升1級。第3個行動提升1級或2級，可以是同一項科技，也可以是2項。每一級分開支付，前一級得到的東西可以用來付後一級。

tzolkin-rules-tikal-build-title = 提卡爾：建造
tzolkin-rules-tikal-build =
    第2個行動建造1座建築。第4個行動建造1座或2座建築，或者1座紀念碑。這是建造紀念碑的唯一方法。
    先得到第1座建築的效果，再選第2座。建築學只能幫其中1座，由你決定。

tzolkin-rules-tikal-temples-title = 提卡爾：2座神廟
tzolkin-rules-tikal-temples =
    第5個行動花費任意{ $climb_blocks }個資源，在2座不同的神廟各上升1級。

tzolkin-rules-uxmal-title = 烏斯馬爾：交易與恩惠
tzolkin-rules-uxmal =
    在烏斯馬爾，玉米能換來別處難得的東西。

tzolkin-rules-uxmal-temple-title = 烏斯馬爾：獻上玉米
tzolkin-rules-uxmal-temple =
    第1個行動花費{ $climb_corn }個玉米，在自選的1座神廟上升1級。

tzolkin-rules-market-title = 烏斯馬爾：市場
tzolkin-rules-market =
    第2個行動讓你用資源換玉米、用玉米換資源，次數不限。不論買賣，木頭值{ $wood_corn }個玉米，石頭值{ $stone_corn }，黃金值{ $gold_corn }。骷髏不能交易。
    先賣後買：在這裡，要全部賣完才能開始買。

tzolkin-rules-new-worker-title = 烏斯馬爾：新的工人
tzolkin-rules-new-worker =
    第3個行動給你1個新的工人，下個回合起就能放置。每人最多{ $most_workers }個。每個工人都要餵養。

tzolkin-rules-uxmal-build-title = 烏斯馬爾：用玉米建造
tzolkin-rules-uxmal-build =
    第4個行動建造1座建築，用玉米支付：費用中每個資源折合{ $block_corn }個玉米。紀念碑不能在這裡建造。

tzolkin-rules-uxmal-elsewhere-title = 烏斯馬爾：別處的任一行動
tzolkin-rules-uxmal-elsewhere =
    第5個行動花費{ $act_corn }個玉米，執行帕倫克、亞斯奇蘭、提卡爾或烏斯馬爾的任一行動，就像工人站在那裡一樣。只有奇琴伊察不行。

tzolkin-rules-chichen-itza-title = 奇琴伊察：獻給神明
tzolkin-rules-chichen-itza =
    要執行奇琴伊察{ $itza_actions }個行動中的任何一個，都得在那裡永久留下1顆水晶骷髏。你獲得分數，並在1座神廟上升1級；後面的一些行動還給1個任選的資源。每個行動給什麼，見下表。
    每個行動一局只能執行1次。如果無法上升，這1級就浪費了，其餘照拿。

tzolkin-rules-technologies-title = 科技
tzolkin-rules-technologies =
    共有4項科技，各有{ $levels }級。每升1級，新的效果與已有的累加。
    在提卡爾，升到第1級花費任意{ $first_level_blocks }個資源，第2級{ $second_level_blocks }個，第3級{ $third_level_blocks }個。有些板塊免費提升1級。
    滿級之後還有獎勵，可以重複獲得。在提卡爾，每次花費{ $bonus_blocks }個資源。

tzolkin-rules-agriculture-title = 農業
tzolkin-rules-agriculture =
    第1級：每次收穫玉米，多得{ $harvest_more }個玉米。
    第2級：捕魚多得{ $fish_more }個玉米；玉米板塊全被蓋住或拿完時，仍然可以收穫玉米。這樣得到玉米但沒有板塊，也不會觸怒神明。
    第3級：每次收穫玉米，再多得{ $harvest_still_more }個玉米。
    獎勵：在自選的1座神廟上升1級。

tzolkin-rules-extraction-title = 資源開採
tzolkin-rules-extraction =
    第1級：帕倫克或亞斯奇蘭的行動帶來木頭時，多得1個。
    第2級：石頭也一樣。第3級：黃金也一樣。
    獎勵：任選2個資源。

tzolkin-rules-architecture-title = 建築學
tzolkin-rules-architecture =
    第1級：每建造1座建築，獲得{ $build_corn }個玉米。
    第2級：另外獲得{ $build_points }分。
    第3級：建築少花任選的{ $saved_blocks }個資源；在烏斯馬爾則少花{ $saved_corn }個玉米。
    獎勵：{ $bonus_points }分。建築學對紀念碑無效；提升建築學的建築，本身還用不到新的等級。

tzolkin-rules-theology-title = 神學
tzolkin-rules-theology =
    第1級：在奇琴伊察，工人可以執行下一個（數字更大的）行動格的行動。
    第2級：每次執行奇琴伊察的行動後，可以付任意1個資源，在自選的1座神廟上升1級。
    第3級：在亞斯奇蘭得到水晶骷髏時，多得1顆。
    獎勵：1顆水晶骷髏。

tzolkin-rules-buildings-title = 建築
tzolkin-rules-buildings =
    支付圖示的資源，拿走建築，立即依圖示順序獲得它的效果。回合結束時，用同一時代的新建築補上空位。牌堆用完了，空位就空著。
    時代2開始時，沒人建造的時代1建築全部移除。紀念碑不受影響。

tzolkin-rules-farms-title = 農場
tzolkin-rules-farms =
    農場在每個糧食日生效。有的免費養活幾個工人，有的讓你的每個工人少吃玉米。你的所有農場一起生效。需要的玉米不會少於0個：有2座減少玉米的農場，所有工人都不需要玉米。

tzolkin-rules-tombs-title = 墓穴
tzolkin-rules-tombs =
    墓穴給予分數、神廟級數，有時還有額外行動：再建1座建築、市場、1個工人，或花1個玉米執行奇琴伊察以外的任一行動。

tzolkin-rules-civics-title = 城市建築
tzolkin-rules-civics =
    城市建築提升1級科技，往往還附上1個資源、玉米或骷髏。

tzolkin-rules-shrines-title = 神殿
tzolkin-rules-shrines =
    神殿花費石頭和黃金，給予神廟級數、科技等級和分數。

tzolkin-rules-monuments-title = 紀念碑
tzolkin-rules-monuments =
    紀念碑建成時什麼都不給，但遊戲結束時給很多分。每座紀念碑都寫明計算什麼，你可以建造好幾座。每種只有1座，先到先得，拿走後不補充。
    計算建築或紀念碑的，本身也算在內。計算收穫板塊的，只算你留著的：焚燒的木頭不算。只算一座神廟的，計算高於起始級的級數。算所有神廟的，把你所在那級的分數再給一次，但沒有最高者的加分。算骷髏的，計算所有玩家放在奇琴伊察的骷髏。算紀念碑的，計算所有玩家的，人數越少每座分數越高。

tzolkin-rules-temples-title = 神廟
tzolkin-rules-temples =
    共有3座神廟：恰克、魁札爾科亞特爾和庫庫爾坎。站得越高，糧食日得到的越多。同一級可以站好幾位玩家，最高一級除外。每一級的分數，以及哪些級有資源和骷髏，見下表。
    無法上升時，這一級就浪費了。

tzolkin-rules-top-title = 神廟的頂端
tzolkin-rules-top =
    每座神廟的頂端只能有1位玩家。他降下來之後，別人才能上去。
    登頂的人把玩家版圖翻回淺色面，於是又能讓曆法一次轉2天。

tzolkin-rules-anger-title = 觸怒神明
tzolkin-rules-anger =
    乞討和焚燒森林都會觸怒神明：自選1座神廟下降1級。起始那一級下面還有1級，在那裡會扣分。

tzolkin-rules-food-day-title = 糧食日
tzolkin-rules-food-day =
    第{ $first_food_day }、{ $second_food_day }、{ $third_food_day }和{ $last_food_day }天是糧食日。所有人的回合結束後，你的每個工人，不論在哪裡，都需要{ $food }個玉米。能餵養幾個，就必須餵養幾個。
    每有1個工人挨餓，就扣{ $hungry }分，分數可以是負的。工人仍然是你的。不能只餵一半：剩下的玉米不夠再餵1個工人，就留在你手中。
tzolkin-rules-food-day-search = 挨餓、負數

tzolkin-rules-gifts-title = 時代中期獎勵
tzolkin-rules-gifts =
    第1和第3個糧食日，餵養之後，神廟給予你所在那級和以下各級圖示的東西：恰克給石頭，魁札爾科亞特爾給黃金，庫庫爾坎給木頭和1顆水晶骷髏。
    如果骷髏不夠給所有該得的人，就誰也得不到。

tzolkin-rules-temple-points-title = 時代結束獎勵
tzolkin-rules-temple-points =
    第2個和最後一個糧食日，每座神廟給你所在那級的分數。在最低級會扣分。
    站得最高的人另外加分：恰克在時代1加{ $chaac_first_bonus }分，時代2加{ $chaac_last_bonus }分；魁札爾科亞特爾加{ $quetzalcoatl_first_bonus }和{ $quetzalcoatl_last_bonus }分；庫庫爾坎加{ $kukulcan_first_bonus }和{ $kukulcan_last_bonus }分。並列最高的玩家各得一半。
    第2個糧食日，先擺出時代2的建築，神廟才給分。

tzolkin-rules-calendar-title = 曆法轉動
tzolkin-rules-calendar =
    一輪結束時，卓爾金曆齒輪轉動1天，齒輪上的每個工人都前進1個行動格。被推過最後一個行動格的工人回到主人手中，什麼也不做。
    在那之前，如果沒有人用起始玩家格，就在卓爾金曆齒輪上放1個玉米。

tzolkin-rules-two-days-title = 一次2天
tzolkin-rules-two-days =
    用了起始玩家格、而且玩家版圖淺色面朝上，就可以讓曆法轉2天而不是1天，然後把玩家版圖翻面。
    只要有任何玩家的工人在行動格{ $two_day_space }（奇琴伊察為{ $itza_two_day_space }），就不能這樣做：轉到第2天就會把他推下去。傀儡不算；最後一個行動格上的工人也不算，轉1天他們就會被推下。
    被跳過的糧食日在下一輪結束時進行，之後的糧食日不變。

tzolkin-rules-end-title = 遊戲結束
tzolkin-rules-end =
    遊戲在最後一個糧食日結束。神廟給分之後，曆法再轉動1次。
    然後你的資源依市場價格折成玉米，每{ $corn_a_point }個玉米1分，零頭也算。手中每顆水晶骷髏值{ $skull_points }分。最後計算紀念碑。
tzolkin-rules-end-search = 終局計分

tzolkin-rules-tie-title = 平局
tzolkin-rules-tie =
    分數相同時，齒輪上工人較多的玩家獲勝。如果還是相同，就共同獲得勝利。
tzolkin-rules-tie-search = 平手

tzolkin-rules-hidden-title = 隱藏的資訊
tzolkin-rules-hidden =
    一切都公開，只有兩樣例外：別人拿到而沒有保留的財富板塊，以及建築牌堆裡的順序。

tzolkin-rules-signs-title = 符號
tzolkin-rules-signs =
    版圖、板塊和玩家欄上有這些符號。
tzolkin-rules-signs-search = 圖標、圖例

tzolkin-rules-editions-title = 印刷版的錯誤
tzolkin-rules-editions =
    我們以英文版第二次印刷為準。其他版本不同之處如下。
    簡體中文版寫道，有2座減少玉米的農場時所有工人都需要玉米：應為都不需要。另有一塊給黃金的財富板塊寫成了石頭。日文版把市場印在提卡爾的行動2：應為烏斯馬爾的行動2。匈牙利文版依照第一次印刷：提卡爾的行動寫錯，農業第2級的說法也不同。
tzolkin-rules-editions-search = 勘誤

tzolkin-rules-column-action = 行動
tzolkin-rules-column-extra = 行動格之外另加的玉米
tzolkin-rules-column-meaning = 意思
tzolkin-rules-column-resource = 資源
tzolkin-rules-column-sign = 符號
tzolkin-rules-column-step = 級數
tzolkin-rules-column-temple = 上升的神廟
tzolkin-rules-column-workers = 一回合放置的工人
