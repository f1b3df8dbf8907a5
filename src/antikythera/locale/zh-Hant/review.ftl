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
review-cost-points = 約損失{ $share }%的勝率和約{ $points }分
review-played = 實際走法：{ $words }
review-better = 更好的走法：{ $words }
review-swing = { $seat }：≈ { $before }% → { $after }%（≈ { $from } → { $to }分）
review-which = { $words }（{ $which }）
review-points = { $points }分
review-loss = { $theme }：{ $turns ->
        [1] { $turns }個回合錯過了更好的走法，約損失{ $share }%的勝率
       *[other] { $turns }個回合錯過了更好的走法，平均每回合約損失{ $share }%的勝率
    }
review-same = 冠軍也會這樣走。
review-champion = 冠軍的走法（在誤差範圍內不相上下）
review-every-turn = 所有回合
review-flawless = 沒有損失很大的回合。
review-steady = 沒有勝率變化很大的回合。

## On the page

page-review = 檢討
review-offer = 每個回合價值多少？冠軍會怎麼做？檢討最多需要1分鐘，結果會儲存。
review-start = 檢討這局遊戲
review-ahead = { $count ->
        [0] 檢討馬上開始。
       *[other] 前面還有{ $count }份檢討。
    }
review-working = 正在檢討。
review-failed = 檢討沒能完成，請再試一次。
review-learn = 從自己的失誤中學習
review-learn-all = 從這些失誤中學習
review-about = 評判方法
review-try = 第{ $number }個回合，共{ $count }個：你會怎麼做？
review-good = 和冠軍的選擇一樣好。
review-worse = 不如更好的走法：約損失{ $share }%的勝率。再試一次，或查看更好的走法。
review-trying = 正在比較……
review-show = 查看更好的走法
review-previous = 上一個回合
review-next = 下一個回合
review-back = 返回檢討
review-played-line = 實際走法：
review-better-line = 更好的走法：

## Hints while playing

hint-title = 提示
hint-about = 冠軍會分3步幫助你。這張遊戲桌會留下使用過提示的標記。
hint-first = 查看提示
hint-more = 再多說一點
hint-where = 看這裡：{ $theme }
hint-kind = 好的走法就在其中：
hint-move = 冠軍會這樣走：
hint-used = 用過提示

## Puzzles

puzzle-title = 謎題
puzzle-of = { $title }的謎題
puzzle-number = 第{ $number }題，共{ $count }題
puzzle-rating = 難度{ $rating }
puzzle-progress = 已解{ $solved }題
puzzle-today = 今日謎題
puzzle-task = 找出這個回合最好的走法。
puzzle-solved = 正確：沒有更好的走法了。
puzzle-wrong = 還有更好的走法：約損失{ $share }%的勝率。
puzzle-again = 再試一次
puzzle-show = 查看答案
puzzle-next = 下一題
puzzle-none = 這款遊戲還沒有謎題。
puzzle-moves = 所有走法（{ $count }）

## Openings

openings-title = 開局
openings-of = { $title }的開局
openings-about = 各種開局的結果，來自機器人之間的{ $games }局對局：{ $bot }。所有數字都是估計值，±為95%信賴區間。
openings-bot-net = 冠軍的神經網路（不搜尋，首次選擇隨機）
openings-bot-heuristic = 不搜尋的快速機器人（不是冠軍），首次選擇隨機
openings-bot-Turns = 冠軍的網路（嘗試16種回合走法並選擇最好的，不搜尋，首次選擇隨機）
openings-part = 選擇
openings-players = 人數
openings-seat = 座位
openings-sort = 排序
openings-opening = 開局
openings-share = 勝率
openings-points = 分數
openings-games = 對局數
openings-percent = { $share }% ± { $error }
openings-number = { $number } ± { $error }
openings-none = 這款遊戲還沒有開局資料。
openings-beside = 開局：勝率{ $share }% ± { $error }（估計，{ $games }局）

## Editor

editor-title = 編輯器
editor-of = 設定局面：{ $title }
editor-about = 點按版圖，或在這裡選擇。每次修改都會依規則檢查。
editor-hidden = 沒有玩家知道的資訊會在開始玩時重新洗混。
editor-wrong = 規則不允許：{ $fields }。局面沒有變化。
editor-begin = 換一個局面
editor-begin-choose = 選擇……
editor-begin-after = { $quarters ->
     [1] 機器人對局進行到四分之一
     [2] 機器人對局進行到一半
     [3] 機器人對局進行到四分之三
    *[0] 對局開始時
}
editor-from-here = 修改這個局面
editor-nobody = —
editor-space = 行動格{ $number }
editor-where = 位置
editor-who = 玩家
editor-nothing = 無
