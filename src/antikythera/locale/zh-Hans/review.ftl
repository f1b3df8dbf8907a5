# The review of a finished game: in the terminal, as a file of HTML, and on the page. Shares are whole percents.

review-title = 复盘：{ $title }
review-estimates = 所有胜率和分数都是冠军搜索得出的估计。评判只看玩家当时能知道的信息；误差范围内相当的选择不作评判。
review-limits = 欠佳：一个回合损失至少{ $inaccuracy }%的胜率。失误：至少{ $mistake }%。大失误：至少{ $blunder }%。
review-graph = 每一步的胜率（估计）
review-inaccuracy = 欠佳
review-mistake = 失误
review-blunder = 大失误
review-count-inaccuracy = 欠佳{ $count }次
review-count-mistake = 失误{ $count }次
review-count-blunder = 大失误{ $count }次
review-turning-points = 转折点
review-turns = 值得学习的回合
review-summary = 总结
review-turn = 第{ $move }步，{ $seat }
review-share = { $share }%
review-cost = 约损失{ $share }%的胜率
review-cost-points = 约损失{ $share }%的胜率和{ $points }分
review-played = 实际：{ $words }
review-better = 更好：{ $words }
review-swing = { $seat }：{ $before }% → { $after }%
review-points = { $points }分
review-loss = { $theme }：{ $turns }个回合约损失{ $share }%
review-flawless = 没有损失很大的回合。
review-steady = 没有胜率变化很大的回合。
