# The review of a finished game: in the terminal, as a file of HTML, and on the page. Shares are whole percents.

review-title = 振り返り：{ $title }
review-estimates = 勝率と点数はすべて、チャンピオンの探索による推定です。その時点でプレイヤーに分かっていたことだけをもとに判定し、差が誤差の範囲にある選択は判定しません。
review-limits = 小さなミス：勝率が{ $inaccuracy }%以上下がる手番。ミス：{ $mistake }%以上。大きなミス：{ $blunder }%以上。
review-graph = 1手ごとの勝率（推定）
review-inaccuracy = 小さなミス
review-mistake = ミス
review-blunder = 大きなミス
review-count-inaccuracy = 小さなミス{ $count }回
review-count-mistake = ミス{ $count }回
review-count-blunder = 大きなミス{ $count }回
review-turning-points = 分かれ目
review-turns = 学びのある手番
review-summary = まとめ
review-turn = { $move }手目、{ $seat }
review-share = { $share }%
review-cost = 勝率が約{ $share }%低下
review-cost-points = 勝率が約{ $share }%低下、得点は約{ $points }点の損
review-played = 実際の手：{ $words }
review-better = より良い手：{ $words }
review-swing = { $seat }：≈ { $before }% → { $after }%（≈ { $from } → { $to }点）
review-which = { $words }（{ $which }）
review-points = { $points }点
review-loss = { $theme }：{ $turns ->
        [1] { $turns }回の手番でより良い手を逃し、勝率が約{ $share }%低下
       *[other] { $turns }回の手番でより良い手を逃し、勝率が平均して約{ $share }%ずつ低下
    }
review-same = チャンピオンも同じ選択をします。
review-champion = チャンピオンの手番（誤差の範囲で同程度）
review-every-turn = すべての手番
review-flawless = 大きく損をした手番はありません。
review-steady = 勝率が大きく動いた手番はありません。

## On the page

page-review = 振り返り
review-offer = それぞれの手番は良かったのか、チャンピオンならどうしたのか？ 振り返りの作成には最大1分ほどかかり、結果は保存されます。
review-start = このゲームを振り返る
review-ahead = { $count ->
        [0] まもなく始まります。
       *[other] ほかの振り返りが先に{ $count }件あります。
    }
review-working = 振り返りを作成中です。
review-failed = 振り返りを最後まで作成できませんでした。もう一度お試しください。
review-learn = 自分のミスから学ぶ
review-learn-all = これらのミスから学ぶ
review-about = 判定のしかた
review-try = { $count }問中{ $number }問目：あなたならどうしますか？
review-good = チャンピオンの選択と同じくらい良い手です。
review-worse = チャンピオンの手には及びません。勝率が約{ $share }%下がります。もう一度試すか、より良い手を見てください。
review-trying = 比較中…
review-show = より良い手を見る
review-previous = 前の手番
review-next = 次の手番
review-back = 振り返りに戻る
review-played-line = 実際の手：
review-better-line = より良い手：

## Hints while playing

hint-title = ヒント
hint-about = チャンピオンが3段階でヒントを出します。ヒントを使ったことは、このテーブルに表示されます。
hint-first = ヒントを見る
hint-more = もっと詳しく
hint-where = 注目：{ $theme }
hint-kind = 次のどれかです：
hint-move = チャンピオンならこうします：
hint-used = ヒントあり

## Puzzles

puzzle-title = パズル
puzzle-of = { $title }のパズル
puzzle-number = { $count }問中{ $number }問目
puzzle-rating = 難易度{ $rating }
puzzle-progress = { $solved }問正解
puzzle-today = 今日のパズル
puzzle-task = 一番良い手を見つけてください。
puzzle-solved = 正解：これより良い手はありません。
puzzle-wrong = 最善の手ではありません。勝率が約{ $share }%下がります。
puzzle-again = もう一度
puzzle-show = 答えを見る
puzzle-next = 次のパズル
puzzle-none = このゲームのパズルはまだありません。
puzzle-moves = すべての手（{ $count }）

## Openings

openings-title = 序盤
openings-of = { $title }の序盤
openings-about = ボット同士の{ $games }ゲームから集めた、序盤ごとの結果です：{ $bot }。数値はすべて推定値で、±は95%信頼区間です。
openings-bot-net = チャンピオンのニューラルネット（探索なし、最初の選択はランダム）
openings-bot-heuristic = 探索をしない速いボット（チャンピオンではありません。最初の選択はランダム）
openings-bot-Turns = チャンピオンのネット（16通りの手番を試して最善を選びます。探索なし、最初の選択はランダム）
openings-part = 選択
openings-players = 人数
openings-seat = 席
openings-sort = 並べ替え
openings-opening = 序盤
openings-share = 勝率
openings-points = 得点
openings-games = ゲーム数
openings-percent = { $share }% ± { $error }
openings-number = { $number } ± { $error }
openings-none = このゲームの序盤データはまだありません。
openings-beside = 序盤：勝率{ $share }% ± { $error }（推定、{ $games }ゲーム）

## Editor

editor-title = エディター
editor-of = 局面を作る：{ $title }
editor-about = 盤面をタップするか、ここで選んでください。変更のたびに、ルールに合うかを確認します。
editor-hidden = どのプレイヤーも知らない情報は、プレイ開始時に混ぜ直されます。
editor-wrong = ルール上できません：{ $fields }。何も変更されていません。
editor-begin = 別の局面
editor-begin-choose = 選択…
editor-begin-after = { $quarters ->
     [1] ボット同士の対局の4分の1の時点
     [2] ボット同士の対局の半分の時点
     [3] ボット同士の対局の4分の3の時点
    *[0] ゲームの開始時
}
editor-from-here = この局面を編集する
editor-nobody = —
editor-space = スペース{ $number }
editor-where = 場所
editor-who = プレイヤー
editor-nothing = なし
