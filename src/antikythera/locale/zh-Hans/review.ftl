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
review-cost-points = 约损失{ $share }%的胜率和约{ $points }分
review-played = 实际走法：{ $words }
review-better = 更好的走法：{ $words }
review-swing = { $seat }：≈ { $before }% → { $after }%（≈ { $from } → { $to }分）
review-which = { $words }（{ $which }）
review-points = { $points }分
review-loss = { $theme }：{ $turns ->
        [1] { $turns }个回合错过了更好的走法，约损失{ $share }%的胜率
       *[other] { $turns }个回合错过了更好的走法，平均每回合约损失{ $share }%的胜率
    }
review-same = 冠军也会这样走。
review-champion = 冠军的走法（在误差范围内不相上下）
review-every-turn = 所有回合
review-flawless = 没有损失很大的回合。
review-steady = 没有胜率变化很大的回合。

## On the page

page-review = 复盘
review-offer = 每个回合价值多少？冠军会怎么做？复盘最多需要1分钟，结果会保存。
review-start = 复盘这局游戏
review-ahead = { $count ->
        [0] 复盘马上开始。
       *[other] 前面还有{ $count }份复盘。
    }
review-working = 正在复盘。
review-failed = 复盘没能完成，请再试一次。
review-learn = 从自己的失误中学习
review-learn-all = 从这些失误中学习
review-about = 评判方法
review-try = 第{ $number }个回合，共{ $count }个：你会怎么做？
review-good = 和冠军的选择一样好。
review-worse = 不如更好的走法：约损失{ $share }%的胜率。再试一次，或查看更好的走法。
review-trying = 正在比较……
review-show = 查看更好的走法
review-previous = 上一个回合
review-next = 下一个回合
review-back = 返回复盘
review-played-line = 实际走法：
review-better-line = 更好的走法：

## Hints while playing

hint-title = 提示
hint-about = 冠军会分3步帮助你。这张游戏桌会留下使用过提示的标记。
hint-first = 查看提示
hint-more = 再多说一点
hint-where = 看这里：{ $theme }
hint-kind = 好的走法就在其中：
hint-move = 冠军会这样走：
hint-used = 用过提示

## Puzzles

puzzle-title = 谜题
puzzle-of = { $title }的谜题
puzzle-number = 第{ $number }题，共{ $count }题
puzzle-rating = 难度{ $rating }
puzzle-progress = 已解{ $solved }题
puzzle-today = 今日谜题
puzzle-task = 找出这个回合最好的走法。
puzzle-solved = 正确：没有更好的走法了。
puzzle-wrong = 还有更好的走法：约损失{ $share }%的胜率。
puzzle-again = 再试一次
puzzle-show = 查看答案
puzzle-next = 下一题
puzzle-none = 这个游戏还没有谜题。
puzzle-moves = 所有走法（{ $count }）

## Openings

openings-title = 开局
openings-of = { $title }的开局
openings-about = 各种开局的结果，来自机器人之间的{ $games }局对局：{ $bot }。所有数字都是估计值，±为95%置信区间。
openings-bot-net = 冠军的神经网络（不搜索，首次选择随机）
openings-bot-heuristic = 不搜索的快速机器人（不是冠军），首次选择随机
openings-bot-Turns = 冠军的网络（尝试16种回合走法并选择最好的，不搜索，首次选择随机）
openings-part = 选择
openings-players = 人数
openings-seat = 座位
openings-sort = 排序
openings-opening = 开局
openings-share = 胜率
openings-points = 分数
openings-games = 对局数
openings-percent = { $share }% ± { $error }
openings-number = { $number } ± { $error }
openings-none = 这个游戏还没有开局数据。
openings-beside = 开局：胜率{ $share }% ± { $error }（估计，{ $games }局）

## Editor

editor-title = 编辑器
editor-of = 设置局面：{ $title }
editor-about = 点按版图，或在这里选择。每次修改都会按规则检查。
editor-hidden = 没有玩家知道的信息会在开始玩时重新洗混。
editor-wrong = 规则不允许：{ $fields }。局面没有变化。
editor-begin = 换一个局面
editor-begin-choose = 选择……
editor-begin-after = { $quarters ->
     [1] 机器人对局进行到四分之一
     [2] 机器人对局进行到一半
     [3] 机器人对局进行到四分之三
    *[0] 对局开始时
}
editor-from-here = 修改这个局面
editor-nobody = —
editor-space = 行动槽{ $number }
editor-where = 位置
editor-who = 玩家
editor-nothing = 无
