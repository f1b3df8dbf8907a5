# The review of a finished game: in the terminal, as a file of HTML, and on the page. Shares are whole percents.

review-title = 檢討：{ $title }
review-estimates = 所有勝率和分數都是冠軍搜尋得出的估計。評判只看玩家當時能知道的資訊；誤差範圍內相當的選擇不作評判。
review-limits = 欠佳：一個回合損失至少{ $inaccuracy }%的勝率。失誤：至少{ $mistake }%。大失誤：至少{ $blunder }%。
review-graph = 每一步的勝率（估計）
review-inaccuracy = 欠佳
review-mistake = 失誤
review-blunder = 大失誤
review-count-inaccuracy = 欠佳{ $count }次
review-count-mistake = 失誤{ $count }次
review-count-blunder = 大失誤{ $count }次
review-turning-points = 轉捩點
review-turns = 值得學習的回合
review-summary = 總結
review-turn = 第{ $move }步，{ $seat }
review-share = { $share }%
review-cost = 約損失{ $share }%的勝率
review-cost-points = 約損失{ $share }%的勝率和{ $points }分
review-played = 實際：{ $words }
review-better = 更好：{ $words }
review-swing = { $seat }：{ $before }% → { $after }%
review-points = { $points }分
review-loss = { $theme }：{ $turns }個回合約損失{ $share }%
review-flawless = 沒有損失很大的回合。
review-steady = 沒有勝率變化很大的回合。
