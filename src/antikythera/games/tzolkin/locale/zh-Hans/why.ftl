# 卓尔金历：为什么现在不行，以及玩家事后会后悔的事。

## 为什么不行

tzolkin-why-decision = 要先决定另一件事：{ $decision }
tzolkin-why-needs-worker = 先取出1个工人：行动由从齿轮上取出的工人执行。
tzolkin-why-tiles-kept = 财富片已经选好了。
tzolkin-why-calendar = 所有玩家都完成回合后，日历才会旋转。
tzolkin-why-not-dealt = 你没有拿到这片财富片：{ $wealth }。

tzolkin-why-nothing-done = 不能跳过：请先放置或取出1个工人。
tzolkin-why-nothing-here = 这里现在没有能做的事。
tzolkin-why-begged = 你本回合已经乞讨过了。
tzolkin-why-beg-first = 只能在放置或取出工人之前乞讨。
tzolkin-why-beg-rich = 你有{ $corn }个玉米。不超过{ $most }个的人才能乞讨。
tzolkin-why-cannot-sink = 你在{ $temple }已是最低级，无法再下降。
tzolkin-why-dummy = { $gear }{ $space }上的是傀儡工人。
tzolkin-why-nobody-there = { $gear }{ $space }上没有工人。
tzolkin-why-other-worker = { $gear }{ $space }上的工人是{ $owner }的。
tzolkin-why-placed = 你本回合已经放置了工人，不能再取出。
tzolkin-why-picked = 你本回合已经取出了工人，不能再放置。
tzolkin-why-no-worker = 你的{ $workers }个工人都在版图上。
tzolkin-why-start-taken = 起始玩家位置上有{ $owner }的工人。
tzolkin-why-start-corn = 放置这个工人要{ $needed }个玉米，你有{ $corn }个。
tzolkin-why-gear-full = { $gear }的行动槽全满了。
tzolkin-why-place-corn = 在{ $gear }{ $space }放置工人要{ $needed }个玉米，你有{ $corn }个。

tzolkin-why-not-chichen = 这里可以选任意齿轮的行动，但奇琴伊察除外。
tzolkin-why-other-gear = 你的工人在{ $gear }{ $space }，只能执行那个齿轮的行动。
tzolkin-why-out-of-reach = 你的工人在{ $gear }{ $space }，还没到行动{ $action }。
tzolkin-why-action-corn = { $gear }{ $action }要{ $needed }个玉米，你有{ $corn }个。
tzolkin-why-action-blocks = { $gear }{ $action }要任意{ $needed }个资源，你有{ $blocks }个。
tzolkin-why-nothing-to-harvest = 帕伦克{ $action }没有你能收获的收获片了。
tzolkin-why-nothing-to-build = 蒂卡尔{ $action }能建造的，你一个也付不起。
tzolkin-why-nothing-to-build-for-corn = { $corn }个玉米付不起任何建筑。
tzolkin-why-no-skull = 你没有水晶骷髅可以放在奇琴伊察{ $action }。
tzolkin-why-skull-there = 奇琴伊察{ $action }上已经有水晶骷髅了。
tzolkin-why-nothing-to-burn = 帕伦克{ $action }没有可焚烧的木头收获片了。
tzolkin-why-no-wood-tile = 帕伦克{ $action }没有木头收获片了。
tzolkin-why-corn-covered = 帕伦克{ $action }的玉米收获片都被木头收获片盖着。

tzolkin-why-must-research = 现在必须提升1项科技。
tzolkin-why-research-blocks = { $technology }的下一级要任意{ $needed }个资源，你有{ $blocks }个。
tzolkin-why-no-block = 你没有{ $block }。
tzolkin-why-pay-order = 你已经开始用{ $block2 }支付。资源按木头、石头、黄金的顺序支付。
tzolkin-why-pay-short = 你还欠{ $needed }个资源。资源按木头、石头、黄金的顺序支付，从{ $block }起你就不够了。
tzolkin-why-must-build = 现在必须建造1个。
tzolkin-why-not-on-offer = “{ $card }”现在不能建造。
tzolkin-why-monument-elsewhere = “{ $card }”是纪念碑，只有蒂卡尔4能建造纪念碑。
tzolkin-why-build-corn = “{ $card }”要{ $needed }个玉米，你有{ $corn }个。
tzolkin-why-build-blocks = “{ $card }”要{ $needed }个{ $block }，你有{ $has }个。
tzolkin-why-build-blocks-plain = “{ $card }”要{ $needed }个{ $block }，你有{ $has }个。建筑学已用在第1个建筑上。
tzolkin-why-build-blocks-saved = “{ $card }”要{ $needed }个{ $block }，你有{ $has }个。你一共缺{ $missing }个资源，建筑学只省1个。
tzolkin-why-build-skulls = { $has ->
        [0] “{ $card }”要{ $needed }个水晶骷髅，你没有。
       *[other] “{ $card }”要{ $needed }个水晶骷髅，你有{ $has }个。
    }
tzolkin-why-architecture-needed = 不用建筑学，建造“{ $card }”还缺{ $missing }个资源。
tzolkin-why-save-not-in-cost = “{ $card }”不需要{ $block }。
tzolkin-why-must-climb = 现在必须在1座神庙上升。
tzolkin-why-other-temple = 这一级要升在另一座神庙，不能又是{ $temple }。
tzolkin-why-at-top = 你已在{ $temple }的顶端。
tzolkin-why-top-taken = { $temple }的顶端只能有1名玩家，{ $owner }已在那里。
tzolkin-why-market-order = 在市场要先卖后买，每次都按木头、石头、黄金的顺序。现在已经来不及了。
tzolkin-why-buy-corn = 在市场买{ $block }要{ $needed }个玉米，你有{ $corn }个。

## 事后会后悔的事

tzolkin-warning-unfed = 本轮结束就是供给日。你有{ $corn }个玉米，{ $workers }个工人会挨饿，扣{ $points }分。
tzolkin-warning-falls-off = 日历一旋转，你在{ $gear }{ $space }的工人就会被推下，失去行动。
tzolkin-warning-wasted-step = { $temple }的1级浪费了：你在那里无法再上升。
tzolkin-warning-wasted-skull = 没有水晶骷髅留给你了。
tzolkin-warning-wasted-worker = 你已经拥有全部工人，没有得到新的工人。

tzolkin-caution-unfed = 挨饿的工人
tzolkin-caution-falls-off = 即将被推下的工人
tzolkin-caution-wasted-step = 浪费的神庙等级
tzolkin-caution-wasted-skull = 骷髅已用完
tzolkin-caution-wasted-worker = 没有得到的工人

## Advice for a first game

tzolkin-advice-wealth = 保留足够的玉米，第1天放置3个工人。其次，木头、水晶骷髅和神庙等级最有帮助。
tzolkin-advice-place = 在帕伦克、亚斯奇兰和蒂卡尔各放置1个工人：为了玉米、资源和科技。
tzolkin-advice-enough = 这是个好开局。把剩下的玉米留着。
tzolkin-advice-gather = 先取出亚斯奇兰的工人：得到的东西可以支付科技。
tzolkin-advice-learn = 在蒂卡尔提升农业：之后每次收获玉米都会更多。
tzolkin-advice-wait = 让帕伦克的工人留下：待得越久，得到的玉米越多。
