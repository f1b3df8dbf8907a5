# Akrotiri: names, decisions, and what happens. Squares and places are written as in the lines of a game.

akrotiri-title = アクロティリ
akrotiri-blurb = タイルを1枚ずつ置いてテーラ島のまわりの海を広げ、品物を市場へ運び、地図を買って、そこに示された神殿を見つけましょう。
akrotiri-option-strategist = 戦略バリアント：公開された5枚の目的から選ぶ
akrotiri-option-ring = テーラ島の海路を環状につなぐ

## Names

akrotiri-level-easy = 初級
akrotiri-level-medium = 中級
akrotiri-level-hard = 上級
akrotiri-colour-red = オレンジ
akrotiri-colour-green = 緑
akrotiri-colour-grey = 灰色
akrotiri-colour-blue = 青
akrotiri-terrain-volcano = 火山
akrotiri-terrain-forest = 森
akrotiri-terrain-mountain = 山
akrotiri-terrain-lake = 湖
# One letter for a cube of each colour, all different, and as wide as a Latin letter: the board is drawn with it.
# Same as English.
akrotiri-mark-red = o
# Same as English.
akrotiri-mark-green = g
# Same as English.
akrotiri-mark-grey = y
# Same as English.
akrotiri-mark-blue = b

## Decisions: what is asked of a player

akrotiri-decision-goal = どの目的を残しますか？
akrotiri-decision-harbour = 船はどこから出発しますか？
akrotiri-decision-tile = タイルをどこに置きますか？
akrotiri-decision-cube = 2個目のキューブは何色を、どこに置きますか？
akrotiri-decision-action = 航海、荷積み、発掘、購入、または手番の終了を選んでください。
akrotiri-decision-load = キューブをもう1個積みますか？ やめますか？
akrotiri-decision-buy = 地図をもう1枚買いますか？ やめますか？
akrotiri-decision-over = ゲーム終了です。

## What happens

akrotiri-event-turn = 第{ $round }ラウンド：{ $seat }は{ $actions }アクション。
akrotiri-event-places = { $quarters ->
        [0] { $seat }がタイルを{ $square }に配置。
        [1] { $seat }がタイルを90度回して{ $square }に配置。
        [2] { $seat }がタイルを180度回して{ $square }に配置。
       *[other] { $seat }がタイルを270度回して{ $square }に配置。
    }
akrotiri-event-puts-cube = { $seat }が{ $colour }のキューブを{ $place }に置く。
akrotiri-event-no-cube = 置ける{ $colour }のキューブが残っていない。
akrotiri-event-docks = { $seat }の船は{ $place }に停泊。
akrotiri-event-sails = { $seat }が{ $place }へ航海。
akrotiri-event-carries = { $seat }が陸路で{ $place }へ船を運ぶ。
akrotiri-event-loads = { $seat }が{ $place }で{ $colour }のキューブを積む。
akrotiri-event-unloads = { $seat }が{ $place }で{ $colour }のキューブを下ろす。
akrotiri-event-sells = { $seat }が{ $colour }のキューブを{ $money }ドラクマで売る。
akrotiri-event-buys = { $seat }が地図（{ $level }）を{ $money }ドラクマで買う。
akrotiri-event-draws-map = { $seat }が地図（{ $level }）を引く。
akrotiri-event-digs = { $seat }が地図（{ $map }）で{ $place }の神殿を発掘。
akrotiri-event-pays = { $seat }が{ $money }ドラクマを支払う。
akrotiri-event-asks = { $seat }が{ $terrain }の神託を求める。
akrotiri-event-discards = タイル（{ $tile }）を1枚捨てる。
akrotiri-event-finds = { $seat }がタイル（{ $tile }）を取る。
akrotiri-event-more-actions = { $seat }は今後、手番ごとに{ $actions }アクション。
akrotiri-event-draws-goals = { $seat }が目的を{ $number }枚引く。
akrotiri-event-opens-goal = 目的が1枚公開される：{ $goal }。
akrotiri-event-keeps = { $seat }が目的を1枚残す。
akrotiri-event-draws-tile = { $seat }がタイルを引く。
akrotiri-event-reshuffles = 捨て札のタイル{ $number }枚を混ぜて山に戻す。
akrotiri-event-last-round = これが最終ラウンド。
akrotiri-event-no-tiles-left = タイルをすべて配置。第{ $round }ラウンドが最終ラウンド。
akrotiri-event-final-maps = { $seat }が地図で{ $points }点獲得。
akrotiri-event-final-goal = { $seat }が目的（{ $goal }）で{ $points }点獲得。
akrotiri-event-final-money = { $seat }が{ $money }ドラクマで{ $points }点獲得。

## What goals count

akrotiri-goal-portages-exactly = テーラ島から陸路ちょうど{ $number }回の神殿
akrotiri-goal-portages = テーラ島から陸路{ $number }回以上の神殿
akrotiri-goal-bare = アイコンのない島の神殿
akrotiri-goal-terrain = { $terrain }のある島の神殿
akrotiri-goal-varied = { $number }種類以上の地形がある島の神殿
akrotiri-goal-isolated = 自分のほかの神殿の島と海路でつながらない島の神殿
akrotiri-goal-incomplete = まだ広がる島の神殿
akrotiri-goal-quadrants = 自分の神殿がある海の区画
akrotiri-goal-largest = 自分の神殿がある最大の完成した島のタイル

## What lines mean, beside themselves

akrotiri-line-tile = { $quarters ->
        [0] そのままの向き
        [1] 90度回転
        [2] 180度回転
       *[other] 270度回転
    }
akrotiri-line-sell = { $money }ドラクマを得る
akrotiri-line-buy = { $money }ドラクマを払う
akrotiri-line-dig = { $money }ドラクマ → { $points }点
akrotiri-line-cubes = { $colour }{ $number }個
akrotiri-line-temples = 神殿{ $number }個

## The board in the terminal

akrotiri-board-round = { $last ->
        [0] { $round ->
            [0] 第1ラウンドの前
           *[other] 第{ $round }ラウンド
        }
       *[other] 第{ $round }ラウンド／全{ $last }
    }
akrotiri-board-actions = 席{ $seat }：残り{ $actions }アクション
akrotiri-board-tiles = タイル：山札{ $stack }枚、捨て札{ $discards }枚
akrotiri-board-money = ドラクマ
akrotiri-board-cargo = 船
akrotiri-board-temples = 神殿
akrotiri-board-maps = 使用した地図
akrotiri-board-hand = 伏せ札
akrotiri-board-market = 市場
akrotiri-board-sells = キューブの売値
akrotiri-board-holds = 手札
akrotiri-board-open-goals = 選べる目的
akrotiri-board-unknown-maps = { $level }の地図{ $number }枚
akrotiri-board-unknown-goals = 目的{ $number }枚
akrotiri-board-unknown-tile = タイル1枚
akrotiri-board-shown-tile = タイル（{ $tile }）
akrotiri-board-map = 地図{ $map }   { $wants }   { $money }ドラクマ → { $points }点
akrotiri-board-goal = 目的{ $number }：{ $goal }
akrotiri-help =
    盤面の見方（席2からは180度回して見えます）：
      ▒           陸地。マスの四隅は陸地で、隣り合う角どうしはつながる
      ▲ ♣ ∩ ≈     火山、森、山、湖
      o g y b     キューブ：オレンジ、緑、灰色、青
      =           埠頭。つながる海路のそばにある
      ● ■         席1と席2の船（埠頭に停泊）
      ○ □         席1と席2の神殿
      │ ─ ┼ ╵ ╴   海路と、埠頭で終わる海路
      ╲ ╱         曲がってすれ違う2本の海路
      ▚ ▞         同じく、間に陸地がある
    入力の例（オレンジのキューブは`red`と書きます）：
      tile 2 0 1      タイルを列2・行0に、時計回りに90度回して置く
      sail 2,0,nw     そのマスの北西の角にある埠頭へ航海する
      portage 2,0,nw  同じ場所へ陸路で運ぶ
      dig E01 2 0 nw  地図E01でそこを発掘する。矢印は自分から見た向き

akrotiri-notice = 陸地タイルと地図カードは復元したものです。印刷版について分かっていることはすべて守っていますが、同じものではありません。
