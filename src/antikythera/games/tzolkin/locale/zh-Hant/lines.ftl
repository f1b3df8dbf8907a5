# 對局指令的說法：玩家會怎麼說。

tzolkin-say-keep = 保留：{ $wealth }／{ $wealth2 }
tzolkin-say-beg = 乞討玉米（{ $temple }下降1級）
tzolkin-say-place = 在{ $gear }放置1個工人
tzolkin-say-place-start = 在起始玩家格放置1個工人
tzolkin-say-pick = 收回{ $gear }{ $space }的工人
tzolkin-say-end = 結束回合
tzolkin-say-act = { $gear }{ $action }
tzolkin-say-skip = 放棄行動
tzolkin-say-harvest-corn = 收穫玉米
tzolkin-say-harvest-wood = 收穫木頭
tzolkin-say-burn = 焚燒森林（{ $temple }下降1級）
tzolkin-say-research = 提升{ $technology }
tzolkin-say-stop = 到此為止
tzolkin-say-pay = 支付1個{ $block }
tzolkin-say-build = 建造「{ $card }」
tzolkin-say-architecture-yes = 建築學用在這座建築
tzolkin-say-architecture-no = 建築學留給第2座建築
tzolkin-say-save = 省下1個{ $block }
tzolkin-say-climb = 在{ $temple }上升
tzolkin-say-sell = 賣出1個{ $block }
tzolkin-say-buy = 買進1個{ $block }
tzolkin-say-take = 拿1個{ $block }
tzolkin-say-offer = 獻上1個{ $block }
tzolkin-say-advance = 曆法轉{ $days }天

# 同上，其餘由版圖表示。

tzolkin-here-place = ↓ { $gear }
tzolkin-here-place-start = ↓ 起始玩家格
tzolkin-here-pick = ↑ { $gear }{ $space }
tzolkin-here-beg = 乞討（{ $temple }−1）
tzolkin-here-burn = 焚燒森林（{ $temple }−1）
tzolkin-here-build = { $card }

tzolkin-balance-corn = { $amount }玉米
tzolkin-balance-wood = { $amount }木頭
tzolkin-balance-stone = { $amount }石頭
tzolkin-balance-gold = { $amount }黃金
tzolkin-balance-skull = { $amount }骷髏
tzolkin-balance-worker = { $amount }工人
tzolkin-balance-points = { $amount }分

## 分數來源

tzolkin-source-points = 建築與板塊
tzolkin-source-architecture-points = 建築學
tzolkin-source-skull-placed = 奇琴伊察的骷髏
tzolkin-source-starves = 挨餓的工人
tzolkin-source-temple-points = 神廟級數
tzolkin-source-temple-bonus = 神廟最高加分
tzolkin-source-final-corn = 剩餘物資
tzolkin-source-final-skulls = 剩餘骷髏
tzolkin-source-final-monument = 紀念碑

## What can be done now

tzolkin-headline-place = 放置1個或多個工人。
tzolkin-headline-pick = 收回1個或多個工人。
tzolkin-headline-place-end = 再放置1個工人（{ $corn }個玉米起），或結束回合。
tzolkin-headline-pick-end = 再收回1個工人，或結束回合。
tzolkin-headline-end = 請結束回合。
tzolkin-can-beg = 乞討玉米
