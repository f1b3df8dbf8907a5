# 卓爾金曆的規則，供玩家查閱。每段都有標題。
# 所有數值都由配件資料填入，這裡不寫數字。

tzolkin-rules-theme-title = 遊戲主題
tzolkin-rules-theme =
    你帶領一個馬雅部落，走完大曆法的一整圈。大齒輪帶動五個小齒輪，你的工人就搭在上面。
    工人搭得越久，能執行的行動越好。訣竅在於讓他搭得夠久，又及時收回來。

tzolkin-rules-goal-title = 誰獲勝
tzolkin-rules-goal =
    { $rounds }輪之後，分數最高的人獲勝。分數來自神廟、留在奇琴伊察的骷髏、建築和紀念碑。
    玉米用來餵養工人，也幾乎能支付一切。它最後值不了幾分，但沒有它寸步難行。

tzolkin-rules-setup-title = 遊戲設置
tzolkin-rules-setup =
    每人開始時手中有{ $workers }個工人，玩家版圖淺色面朝上，在每座神廟由下往上第二級各有一個標記。大家都還沒有任何科技。
    一位玩家持有起始玩家標記，每輪最先行動，直到有人搶走它。

tzolkin-rules-wealth-title = 起始財富板塊
tzolkin-rules-wealth =
    每人暗中拿到{ $dealt_tiles }塊財富板塊，留下兩塊。所有人選好後一起亮出，立即獲得上面印的東西。
    能養活工人的板塊，每個糧食日都有效。

tzolkin-rules-offer-title = 可建造的建築和紀念碑
tzolkin-rules-offer =
    { $row }座第一時代的建築公開擺出，誰都可以建造。其餘建築依時代分成兩疊備用。
    四人遊戲擺出{ $four_monuments }座紀念碑，三人{ $three_monuments }座，兩人{ $two_monuments }座。沒擺出的不在本局使用。

tzolkin-rules-jungle-title = 叢林
tzolkin-rules-jungle =
    帕倫克的四個收穫行動，各對應叢林裡的一組農田：四人遊戲每組{ $four_fields }塊，三人{ $three_fields }塊，兩人{ $two_fields }塊。
    每塊農田上有一塊玉米板塊。除了第一組，每塊玉米板塊上都蓋著一塊木頭板塊。

tzolkin-rules-dummies-title = 傀儡工人
tzolkin-rules-dummies =
    不到四人時，會有不屬於任何人的工人擋路：三人遊戲{ $three_dummies }個，兩人遊戲{ $two_dummies }個。
    他們的位置由沒發出的財富板塊決定。一個齒輪上的第一個傀儡，會在正對面的行動格帶來第二個；只有奇琴伊察例外。
    傀儡從不被收回，也不會掉下來，始終跟著齒輪轉。

tzolkin-rules-round-title = 一輪
tzolkin-rules-round =
    一輪中，從起始玩家開始，每人依順時針進行一個回合。如果是糧食日，接著工人吃飯，神廟給予獎勵。最後曆法轉動一天。

tzolkin-rules-turn-title = 你的回合
tzolkin-rules-turn =
    輪到你的回合時，要嘛放置工人，要嘛收回工人，數量隨意，至少一個。兩種不能都做，也不能跳過。

tzolkin-rules-placing-title = 放置工人
tzolkin-rules-placing =
    選一個齒輪，工人放到其中數字最小的空行動格，從零號開始。可以在同一個齒輪放好幾個，也可以放到不同齒輪上。
    別人的工人和傀儡會擋路：你的工人就越過他們，到數字較大的行動格。這樣比較貴，卻也搶先了幾步。
    齒輪上的行動格全滿時，就不能再放。

tzolkin-rules-price-title = 放置的費用
tzolkin-rules-price =
    放一個工人，要付與行動格數字相同的玉米。此外，這個回合的第一個工人不加價，第二個加一個玉米，第三個加兩個，依此類推。
    所以一次少放幾個比較划算。費用當場支付，付不起就不能放。

tzolkin-rules-start-space-title = 起始玩家格
# Without: space
tzolkin-rules-start-space =
    這一格在大齒輪旁邊，本身免費，但放在這裡的工人也會算進下一個工人的加價。這裡只能站一個工人。
    回合結束時，你拿走大齒輪上的全部玉米。這些玉米來不及用來放置工人，但來得及餵養。
    本輪結束時，工人回到你手中，你成為起始玩家。如果你已經是了，標記就交給你左邊的玩家。

tzolkin-rules-picking-title = 收回工人
tzolkin-rules-picking =
    從齒輪上收回自己的一個工人，用他執行一個行動，想要的話再收回下一個。順序由你決定，前一個工人得到的東西可以馬上給後一個用。
    工人也可以什麼都不做。站在零號行動格上的只能這樣，除非在奇琴伊察有神學幫忙。

tzolkin-rules-begging-title = 乞討玉米
tzolkin-rules-begging =
    回合開始時，如果你的玉米在{ $beg_most }個以下，可以乞討。玉米正好補到{ $beg_gets }個，但會觸怒神明：自選一座神廟下降一級。
    然後照常進行回合。齒輪上沒有工人、又付不起任何行動格的人，必須乞討。

tzolkin-rules-pity-title = 走投無路時
tzolkin-rules-pity =
    如果必須乞討，卻在每座神廟都處於最低級，神明會憐憫你。你在最便宜的行動格放置剛好一個工人，手中有多少玉米就付多少。

tzolkin-rules-actions-title = 行動
tzolkin-rules-actions =
    收回的工人可以執行所在行動格的行動，也可以執行同一齒輪上數字較小的行動，每退一步付一個玉米。那裡有沒有別的工人都沒關係。
    先付費，再行動：行動帶來的玉米來不及用。付不起的行動不能執行。

tzolkin-rules-any-action-title = 齒輪的最後幾個行動格
tzolkin-rules-any-action =
    從行動格{ $free_space }起，以及奇琴伊察的行動格{ $itza_free_space }，工人可以執行該齒輪的任一行動，不必付後退的玉米。行動本身的費用照付。
    別等太久：越過行動格{ $last_space }（奇琴伊察為{ $itza_last_space }）的工人會掉下齒輪。

tzolkin-rules-palenque-title = 帕倫克：玉米和木頭
tzolkin-rules-palenque =
    帕倫克養活你的部落。第一個行動是捕魚，其餘都是叢林裡的收穫。

tzolkin-rules-fishing-title = 捕魚
tzolkin-rules-fishing =
    帕倫克的第一個行動帶來{ $fish }玉米。魚是捕不完的。

tzolkin-rules-harvest-title = 收穫
tzolkin-rules-harvest =
    帕倫克的其他行動，從各自那組農田收穫一塊板塊。行動由小到大，玉米板塊帶來{ $harvest_corn }玉米，木頭板塊帶來{ $harvest_wood }木頭。拿走木頭，下面的玉米板塊就露出來。
    只能收穫沒被蓋住的玉米。板塊要留著：有兩座紀念碑會計算它們。

tzolkin-rules-burning-title = 焚燒森林
tzolkin-rules-burning =
    不收穫木頭，也可以焚燒一塊木頭板塊。誰也得不到它。你拿走下面的玉米板塊和相應的玉米，但會觸怒神明：在一座神廟下降一級。
    哪座神廟都無法下降的人，不能焚燒。

tzolkin-rules-yaxchilan-title = 亞斯奇蘭：資源和骷髏
tzolkin-rules-yaxchilan =
    從第一個行動到最後一個，亞斯奇蘭依序帶來木頭、石頭、黃金、水晶骷髏，以及石頭加黃金，另外還有玉米：{ $mined_corn }。木頭、石頭和黃金這些資源用來支付科技和建築。
    整場遊戲只有{ $skulls }顆水晶骷髏，拿完就沒有了。

tzolkin-rules-tikal-title = 提卡爾：知識與建築
tzolkin-rules-tikal =
    在提卡爾，資源變成科技、建築、紀念碑和神廟的級數。

tzolkin-rules-tikal-research-title = 提卡爾：科技
tzolkin-rules-tikal-research =
    第一個行動把一項科技提升一級。第三個行動提升一級或兩級，可以是同一項科技，也可以是兩項。每一級分開支付，前一級得到的東西可以用來付後一級。

tzolkin-rules-tikal-build-title = 提卡爾：建造
tzolkin-rules-tikal-build =
    第二個行動建造一座建築。第四個行動建造一座或兩座建築，或者一座紀念碑。這是建造紀念碑的唯一方法。
    先得到第一座建築的效果，再選第二座。建築學只能幫其中一座，由你決定。

tzolkin-rules-tikal-temples-title = 提卡爾：兩座神廟
tzolkin-rules-tikal-temples =
    第五個行動花費任意{ $climb_blocks }個資源，在兩座不同的神廟各上升一級。

tzolkin-rules-uxmal-title = 烏斯馬爾：交易與恩惠
tzolkin-rules-uxmal =
    在烏斯馬爾，玉米能換來別處難得的東西。

tzolkin-rules-uxmal-temple-title = 烏斯馬爾：獻上玉米
tzolkin-rules-uxmal-temple =
    第一個行動花費{ $climb_corn }玉米，在自選的一座神廟上升一級。

tzolkin-rules-market-title = 烏斯馬爾：市場
tzolkin-rules-market =
    第二個行動讓你用資源換玉米、用玉米換資源，次數不限。不論買賣，木頭值{ $wood_corn }玉米，石頭值{ $stone_corn }，黃金值{ $gold_corn }。骷髏不能交易。
    先賣後買：在這裡，要全部賣完才能開始買。

tzolkin-rules-new-worker-title = 烏斯馬爾：新的工人
tzolkin-rules-new-worker =
    第三個行動給你一個新的工人，下個回合起就能放置。每人最多{ $most_workers }個。每個工人都要餵養。

tzolkin-rules-uxmal-build-title = 烏斯馬爾：用玉米建造
tzolkin-rules-uxmal-build =
    第四個行動建造一座建築，用玉米支付：費用中每個資源折合{ $block_corn }玉米。紀念碑不能在這裡建造。

tzolkin-rules-uxmal-elsewhere-title = 烏斯馬爾：別處的任一行動
tzolkin-rules-uxmal-elsewhere =
    第五個行動花費{ $act_corn }玉米，執行帕倫克、亞斯奇蘭、提卡爾或烏斯馬爾的任一行動，就像工人站在那裡一樣。只有奇琴伊察不行。

tzolkin-rules-chichen-itza-title = 奇琴伊察：獻給神明
tzolkin-rules-chichen-itza =
    要執行奇琴伊察{ $itza_actions }個行動中的任何一個，都得在那裡永久留下一顆水晶骷髏。你在圖示的神廟上升一級，並獲得分數，從第一個行動到最後一個依序為：{ $itza_points }。後面的一些行動還給一個任選的資源。
    每個行動一局只能執行一次。如果無法上升，這一級就浪費了，其餘照拿。

tzolkin-rules-technologies-title = 科技
tzolkin-rules-technologies =
    共有四項科技，各有{ $levels }級。新一級的效果與已有的累加。
    在提卡爾，升到第一級花費任意{ $first_level_blocks }個資源，第二級{ $second_level_blocks }個，第三級{ $third_level_blocks }個。有些板塊免費提升一級。
    滿級之後還有獎勵，可以重複獲得。在提卡爾，每次花費{ $bonus_blocks }個資源。

tzolkin-rules-agriculture-title = 農業
tzolkin-rules-agriculture =
    第一級：每次收穫玉米，多得{ $harvest_more }玉米。
    第二級：捕魚多得{ $fish_more }玉米；玉米板塊全被蓋住或拿完時，仍然可以收穫玉米。這樣得到玉米但沒有板塊，也不會觸怒神明。
    第三級：每次收穫玉米，再多得{ $harvest_still_more }玉米。
    獎勵：在自選的一座神廟上升一級。

tzolkin-rules-extraction-title = 資源開採
tzolkin-rules-extraction =
    第一級：帕倫克或亞斯奇蘭的行動帶來木頭時，多得一個。
    第二級：石頭也一樣。第三級：黃金也一樣。
    獎勵：任選兩個資源。

tzolkin-rules-architecture-title = 建築學
tzolkin-rules-architecture =
    第一級：每建造一座建築，獲得{ $build_corn }玉米。
    第二級：另外獲得{ $build_points }分。
    第三級：建築少花任選的{ $saved_blocks }個資源；在烏斯馬爾則少花{ $saved_corn }玉米。
    獎勵：{ $bonus_points }分。建築學對紀念碑無效；提升建築學的建築，本身還用不到新的等級。

tzolkin-rules-theology-title = 神學
tzolkin-rules-theology =
    第一級：在奇琴伊察，工人可以執行前面一個行動格的行動。
    第二級：每次執行奇琴伊察的行動後，可以付任意一個資源，在自選的一座神廟上升一級。
    第三級：在亞斯奇蘭得到水晶骷髏時，多得一顆。
    獎勵：一顆水晶骷髏。

tzolkin-rules-buildings-title = 建築
tzolkin-rules-buildings =
    支付圖示的資源，拿走建築，立即由上到下獲得它的效果。回合結束時，用同一時代的新建築補上空位。
    第二時代開始時，沒人建造的第一時代建築全部移除。

tzolkin-rules-farms-title = 農場
tzolkin-rules-farms =
    農場在每個糧食日生效。有的免費養活幾個工人，有的讓你的每個工人少吃玉米。你的所有農場一起生效。

tzolkin-rules-tombs-title = 墓穴
tzolkin-rules-tombs =
    墓穴給予分數、神廟級數，有時還有額外行動：再建一座建築、市場、一個工人，或花一個玉米執行奇琴伊察以外的任一行動。

tzolkin-rules-civics-title = 城市建築
tzolkin-rules-civics =
    城市建築提升一級科技，往往還附上一個資源、玉米或骷髏。

tzolkin-rules-shrines-title = 神殿
tzolkin-rules-shrines =
    神殿花費石頭和黃金，給予神廟級數、科技等級和分數。

tzolkin-rules-monuments-title = 紀念碑
tzolkin-rules-monuments =
    紀念碑建成時什麼都不給，但遊戲結束時，會依你或所有玩家的成就給很多分。每座紀念碑都寫明計算什麼。
    每種只有一座，想要就得搶先。

tzolkin-rules-temples-title = 神廟
tzolkin-rules-temples =
    共有三座神廟：恰克、魁札爾科亞特爾和庫庫爾坎。站得越高，糧食日得到的越多。同一級可以站好幾位玩家，最高一級除外。
    無法上升時，這一級就浪費了。

tzolkin-rules-top-title = 神廟的頂端
tzolkin-rules-top =
    每座神廟的頂端只能有一位玩家。他降下來之後，別人才能上去。
    登頂的人把玩家版圖翻回淺色面，於是又能讓曆法轉兩天一次。

tzolkin-rules-anger-title = 觸怒神明
tzolkin-rules-anger =
    乞討和焚燒森林都會觸怒神明：自選一座神廟下降一級。起始那一級下面還有一級，在那裡會扣分。

tzolkin-rules-food-day-title = 糧食日
tzolkin-rules-food-day =
    第{ $first_food_day }、{ $second_food_day }、{ $third_food_day }和{ $last_food_day }輪以糧食日結束。你的每個工人，不論在哪裡，都需要{ $food }玉米。能餵養幾個就要餵養幾個。
    每有一個工人挨餓，就失去{ $hungry }分。不過沒有人會因此離開你。

tzolkin-rules-gifts-title = 時代中期的賞賜
tzolkin-rules-gifts =
    第一和第三個糧食日，吃完飯後，神廟給出你所在那級和以下各級圖示的東西：恰克給石頭，魁札爾科亞特爾給黃金，庫庫爾坎給木頭和一顆水晶骷髏。
    如果骷髏不夠給所有該得的人，就誰也得不到。

tzolkin-rules-temple-points-title = 時代結束的分數
tzolkin-rules-temple-points =
    第二和最後一個糧食日，每座神廟給你所在那級的分數。從最低級到頂端依序為：恰克{ $chaac_points }；魁札爾科亞特爾{ $quetzalcoatl_points }；庫庫爾坎{ $kukulcan_points }。
    站得最高的人另外加分：恰克在第一時代加{ $chaac_first_bonus }分，第二時代加{ $chaac_last_bonus }分；魁札爾科亞特爾加{ $quetzalcoatl_first_bonus }和{ $quetzalcoatl_last_bonus }分；庫庫爾坎加{ $kukulcan_first_bonus }和{ $kukulcan_last_bonus }分。並列最高的玩家各得一半。
    第二個糧食日，先擺出第二時代的建築，神廟才給分。

tzolkin-rules-calendar-title = 曆法轉動
tzolkin-rules-calendar =
    一輪結束時，大齒輪轉動一天，齒輪上的每個工人都前進一個行動格。被推過最後一個行動格的工人回到主人手中，什麼也不做。
    在那之前，如果沒有人用起始玩家格，就在大齒輪上放一個玉米。

tzolkin-rules-two-days-title = 一次兩天
tzolkin-rules-two-days =
    用了起始玩家格、而且玩家版圖淺色面朝上的人，可以讓曆法轉兩天而不是一天，然後把玩家版圖翻面。
    如果這會推下只轉一天時不會掉的工人，就不能這樣做。
    被跳過的糧食日在下一輪結束時進行，之後的糧食日不變。

tzolkin-rules-end-title = 遊戲結束
tzolkin-rules-end =
    遊戲在最後一個糧食日結束。神廟給分之後，曆法再轉動一次。
    然後你的資源依市場價格折成玉米，每{ $corn_a_point }玉米一分，零頭也算。手中每顆水晶骷髏值{ $skull_points }分。最後計算紀念碑。

tzolkin-rules-tie-title = 平手
tzolkin-rules-tie =
    分數相同時，齒輪上工人較多的玩家獲勝。如果還是相同，就共享勝利。

tzolkin-rules-hidden-title = 隱藏的資訊
tzolkin-rules-hidden =
    一切都公開，只有兩樣例外：別人拿到而沒留下的財富板塊，以及建築牌堆裡的順序。
