# The review of a finished game: in the terminal, as a file of HTML, and on the page. Shares are whole percents.

review-title = 検討：{ $title }
review-estimates = 割合と点数はすべて、チャンピオンの探索による推定です。選択は、その時点でプレイヤーが知り得たことだけで判定します。誤差の範囲で同等の選択は判定しません。
review-limits = 緩手：勝率を{ $inaccuracy }%以上失う手番。疑問手：{ $mistake }%以上。悪手：{ $blunder }%以上。
review-graph = 1手ごとの勝率（推定）
review-inaccuracy = 緩手
review-mistake = 疑問手
review-blunder = 悪手
review-count-inaccuracy = 緩手{ $count }回
review-count-mistake = 疑問手{ $count }回
review-count-blunder = 悪手{ $count }回
review-turning-points = 分かれ目
review-turns = 学びのある手番
review-summary = まとめ
review-turn = { $move }手目、{ $seat }
review-share = { $share }%
review-cost = 勝率を約{ $share }%損
review-cost-points = 勝率を約{ $share }%、得点を{ $points }点損
review-played = 実際の手：{ $words }
review-better = より良い手：{ $words }
review-swing = { $seat }：{ $before }% → { $after }%
review-points = { $points }点
review-loss = { $theme }：{ $turns }回の手番で約{ $share }%
review-flawless = 大きく損をした手番はありません。
review-steady = 勝率が大きく動いた手番はありません。

## On the page

page-review = 検討
review-offer = それぞれの手番にどれだけの価値があり、チャンピオンならどうしたか？ 検討には最大1分ほどかかり、結果は保存されます。
review-start = このゲームを検討する
review-ahead = { $count ->
        [0] まもなく検討が始まります。
       *[other] ほかの検討が先に{ $count }件あります。
    }
review-working = 検討中です。
review-learn = 自分のミスから学ぶ
review-learn-all = これらのミスから学ぶ
review-about = 判定のしかた
review-try = { $count }回中{ $number }回目の手番：あなたならどうしますか？
review-good = チャンピオンの選択と同じくらい良い手です。
review-worse = 及びません。勝率を約{ $share }%損します。もう一度試すか、より良い手を見てください。
review-trying = 比較中…
review-show = より良い手を見る
review-previous = 前の手番
review-next = 次の手番
review-back = 検討に戻る
review-better-line = より良い手：

## Hints while playing

hint-title = ヒント
hint-about = チャンピオンが3段階で助けます。このテーブルにはヒントを使った印が残ります。
hint-first = ヒントを見る
hint-more = もっと詳しく
hint-where = 見るところ：{ $theme }
hint-kind = 次のどれかです：
hint-move = チャンピオンならこうします：
hint-used = ヒントあり

## Puzzles

puzzle-title = パズル
puzzle-of = { $title }のパズル
puzzle-number = { $count }問中{ $number }問目
puzzle-rating = 難しさ{ $rating }
puzzle-progress = { $solved }問正解
puzzle-today = 今日のパズル
puzzle-task = いちばん良い手番を見つけてください。
puzzle-solved = 正解：これより良い手番はありません。
puzzle-wrong = 最善の手番ではありません。勝率を約{ $share }%損します。
puzzle-again = もう一度
puzzle-show = 答えを見る
puzzle-next = 次のパズル
puzzle-none = このゲームのパズルはまだありません。
puzzle-moves = すべての手（{ $count }）

## Openings

openings-title = 序盤
openings-of = { $title }の序盤
openings-about = ボット同士（{ $bot }）の{ $games }ゲームで、序盤ごとにプレイヤーが得た結果です。数値はすべて推定で、真の値は95%の確率で±の範囲にあります。
openings-bot-net = チャンピオンのネットワーク、探索なし
openings-part = 選択
openings-players = 人数
openings-seat = 席
openings-sort = 並べ替え
openings-opening = 序盤
openings-share = 勝利の割合
openings-points = 点数
openings-games = ゲーム数
openings-percent = { $share }% ± { $error }
openings-number = { $number } ± { $error }
openings-none = このゲームの序盤データはまだありません。
openings-beside = 序盤：勝利の割合{ $share }% ± { $error }（推定、{ $games }ゲーム）
