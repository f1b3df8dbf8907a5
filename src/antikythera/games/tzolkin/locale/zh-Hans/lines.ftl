# 对局指令的说法：玩家会怎么说。

tzolkin-say-keep = 保留：{ $wealth }／{ $wealth2 }
tzolkin-say-beg = 乞讨玉米（{ $temple }下降1级）
tzolkin-say-place = 在{ $gear }放置1个工人
tzolkin-say-place-start = 在起始玩家位置放置1个工人
tzolkin-say-pick = 取出{ $gear }{ $space }的工人
tzolkin-say-end = 结束回合
tzolkin-say-act = { $gear }{ $action }
tzolkin-say-skip = 放弃行动
tzolkin-say-harvest-corn = 收获玉米
tzolkin-say-harvest-wood = 收获木头
tzolkin-say-burn = 焚烧森林（{ $temple }下降1级）
tzolkin-say-research = 提升{ $technology }
tzolkin-say-stop = 到此为止
tzolkin-say-pay = 支付1个{ $block }
tzolkin-say-build = 建造“{ $card }”
tzolkin-say-architecture-yes = 建筑学用在这个建筑上
tzolkin-say-architecture-no = 建筑学留给第2个建筑
tzolkin-say-save = 省下1个{ $block }
tzolkin-say-climb = 在{ $temple }上升
tzolkin-say-sell = 卖出1个{ $block }
tzolkin-say-buy = 买入1个{ $block }
tzolkin-say-take = 拿1个{ $block }
tzolkin-say-offer = 献上1个{ $block }
tzolkin-say-advance = 日历旋转{ $days }天

# 同上，其余由版图表示。

tzolkin-here-place = ↓ { $gear }
tzolkin-here-place-start = ↓ 起始玩家位置
tzolkin-here-pick = ↑ { $gear }{ $space }
tzolkin-here-beg = 乞讨（{ $temple }−1）
tzolkin-here-burn = 焚烧森林（{ $temple }−1）
tzolkin-here-build = { $card }

tzolkin-balance-corn = { $amount }玉米
tzolkin-balance-wood = { $amount }木头
tzolkin-balance-stone = { $amount }石头
tzolkin-balance-gold = { $amount }黄金
tzolkin-balance-skull = { $amount }骷髅
tzolkin-balance-worker = { $amount }工人
tzolkin-balance-points = { $amount }分

## 分数来源

tzolkin-source-points = 建筑与卡片
tzolkin-source-architecture-points = 建筑学
tzolkin-source-skull-placed = 奇琴伊察的骷髅
tzolkin-source-starves = 挨饿的工人
tzolkin-source-temple-points = 神庙等级
tzolkin-source-temple-bonus = 神庙领先
tzolkin-source-final-corn = 剩余物资
tzolkin-source-final-skulls = 剩余骷髅
tzolkin-source-final-monument = 纪念碑

## What can be done now

tzolkin-headline-place = 放置1个或多个工人。
tzolkin-headline-pick = 取出1个或多个工人。
tzolkin-headline-place-end = 再放置1个工人（{ $corn }个玉米起），或结束回合。
tzolkin-headline-pick-end = 再取出1个工人，或结束回合。
tzolkin-headline-end = 请结束回合。
tzolkin-can-beg = 乞讨玉米
