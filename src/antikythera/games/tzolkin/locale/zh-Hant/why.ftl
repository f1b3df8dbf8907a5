# 卓爾金曆：為什麼現在不行，以及玩家事後會後悔的事。

## 為什麼不行

tzolkin-why-decision = 要先決定另一件事：{ $decision }
tzolkin-why-needs-worker = 請先收回1個工人：行動由從齒輪上收回的工人執行。
tzolkin-why-tiles-kept = 財富板塊已經選好了。
tzolkin-why-calendar = 所有玩家都完成回合後，曆法才會轉動。
tzolkin-why-not-dealt = 你沒有拿到這塊財富板塊：{ $wealth }。

tzolkin-why-nothing-done = 不能跳過：請先放置或收回1個工人。
tzolkin-why-nothing-here = 這裡現在沒有能做的事。
tzolkin-why-begged = 你這回合已經乞討過了。
tzolkin-why-beg-first = 只能在放置或收回工人之前乞討。
tzolkin-why-beg-rich = 你有{ $corn }個玉米。{ $most }個以下才能乞討。
tzolkin-why-cannot-sink = 你在{ $temple }已經是最低級，無法再下降。
tzolkin-why-dummy = { $gear }{ $space }上的是傀儡工人。
tzolkin-why-nobody-there = { $gear }{ $space }上沒有工人。
tzolkin-why-other-worker = { $gear }{ $space }上的工人是{ $owner }的。
tzolkin-why-placed = 你這回合已經放置過工人，不能再收回。
tzolkin-why-picked = 你這回合已經收回過工人，不能再放置。
tzolkin-why-no-worker = 你的{ $workers }個工人都在版圖上。
tzolkin-why-start-taken = 起始玩家格上有{ $owner }的工人。
tzolkin-why-start-corn = 放置這個工人要{ $needed }個玉米，你有{ $corn }個。
tzolkin-why-gear-full = { $gear }的行動格全滿了。
tzolkin-why-place-corn = 在{ $gear }{ $space }放置工人要{ $needed }個玉米，你有{ $corn }個。

tzolkin-why-not-chichen = 這個行動可以選任一齒輪，奇琴伊察除外。
tzolkin-why-other-gear = 你的工人在{ $gear }{ $space }，只能執行那個齒輪的行動。
tzolkin-why-out-of-reach = 你的工人在{ $gear }{ $space }，還沒到行動{ $action }。
tzolkin-why-action-corn = { $gear }{ $action }要{ $needed }個玉米，你有{ $corn }個。
tzolkin-why-action-blocks = { $gear }{ $action }要任意{ $needed }個資源，你有{ $blocks }個。
tzolkin-why-nothing-to-harvest = 帕倫克{ $action }沒有你能收穫的板塊了。
tzolkin-why-nothing-to-build = 提卡爾{ $action }能建造的，你都付不起。
tzolkin-why-nothing-to-build-for-corn = { $corn }個玉米付不起任何建築。
tzolkin-why-no-skull = 你沒有水晶骷髏可以放在奇琴伊察{ $action }。
tzolkin-why-skull-there = 奇琴伊察{ $action }上已經有水晶骷髏了。
tzolkin-why-nothing-to-burn = 帕倫克{ $action }沒有木頭板塊可以焚燒了。
tzolkin-why-no-wood-tile = 帕倫克{ $action }沒有木頭板塊了。
tzolkin-why-corn-covered = 帕倫克{ $action }的玉米板塊都被木頭板塊蓋住了。

tzolkin-why-must-research = 現在必須提升1項科技。
tzolkin-why-research-blocks = { $technology }的下一級要任意{ $needed }個資源，你有{ $blocks }個。
tzolkin-why-no-block = 你沒有{ $block }。
tzolkin-why-pay-order = 你已經開始用{ $block2 }支付。資源要依木頭、石頭、黃金的順序支付。
tzolkin-why-pay-short = 你還差{ $needed }個資源。資源要依木頭、石頭、黃金的順序支付，從{ $block }起你就不夠了。
tzolkin-why-must-build = 現在必須建造1座。
tzolkin-why-not-on-offer = 「{ $card }」現在不能建造。
tzolkin-why-monument-elsewhere = 「{ $card }」是紀念碑，只有提卡爾4能建造紀念碑。
tzolkin-why-build-corn = 「{ $card }」要{ $needed }個玉米，你有{ $corn }個。
tzolkin-why-build-blocks = 「{ $card }」要{ $needed }個{ $block }，你有{ $has }個。
tzolkin-why-build-blocks-plain = 「{ $card }」要{ $needed }個{ $block }，你有{ $has }個。建築學已經用在第一座建築上。
tzolkin-why-build-blocks-saved = 「{ $card }」要{ $needed }個{ $block }，你有{ $has }個。你總共缺{ $missing }個資源，建築學只能省1個。
tzolkin-why-build-skulls = { $has ->
        [0] 「{ $card }」要{ $needed }顆水晶骷髏，你一顆也沒有。
       *[other] 「{ $card }」要{ $needed }顆水晶骷髏，你有{ $has }顆。
    }
tzolkin-why-architecture-needed = 不用建築學的話，建造「{ $card }」還缺{ $missing }個資源。
tzolkin-why-save-not-in-cost = 「{ $card }」不需要{ $block }。
tzolkin-why-must-climb = 現在必須在1座神廟上升。
tzolkin-why-other-temple = 這一級要升在另一座神廟，不能又是{ $temple }。
tzolkin-why-at-top = 你已經在{ $temple }的頂端。
tzolkin-why-top-taken = { $temple }的頂端只能有1位玩家，{ $owner }已經在那裡。
tzolkin-why-market-order = 在市場要先賣後買，每次都依木頭、石頭、黃金的順序。這一步已經來不及了。
tzolkin-why-buy-corn = 在市場買{ $block }要{ $needed }個玉米，你有{ $corn }個。

## 事後會後悔的事

tzolkin-warning-unfed = 本輪結束就是糧食日。你有{ $corn }個玉米，會有{ $workers }個工人挨餓，扣{ $points }分。
tzolkin-warning-falls-off = 曆法一轉，你在{ $gear }{ $space }的工人就會被推下，失去行動。
tzolkin-warning-wasted-step = { $temple }的1級浪費了：你在那裡無法再上升。
tzolkin-warning-wasted-skull = 沒有水晶骷髏可以給你了。
tzolkin-warning-wasted-worker = 你已經擁有全部工人，沒有得到新的工人。

tzolkin-caution-unfed = 挨餓的工人
tzolkin-caution-falls-off = 即將被推下的工人
tzolkin-caution-wasted-step = 浪費的神廟級數
tzolkin-caution-wasted-skull = 骷髏已用完
tzolkin-caution-wasted-worker = 沒有得到的工人

## Advice for a first game

tzolkin-advice-wealth = 保留足夠的玉米，第1天放置3個工人。其次，木頭、水晶骷髏和神廟級數最有幫助。
tzolkin-advice-place = 在帕倫克、亞斯奇蘭和提卡爾各放置1個工人：為了玉米、資源和科技。
tzolkin-advice-enough = 這是個好開局。把剩下的玉米留著。
tzolkin-advice-gather = 先收回亞斯奇蘭的工人：得到的東西可以支付科技。
tzolkin-advice-learn = 在提卡爾提升農業：之後每次收穫玉米都會更多。
tzolkin-advice-wait = 讓帕倫克的工人留下：待得越久，得到的玉米越多。
