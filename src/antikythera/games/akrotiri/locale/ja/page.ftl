# The page of Akrotiri: what its board, cards and players are called, and what can be done with them.

## Places. North is away from seat 1, as in the lines of a game.

akrotiri-page-sea = 海
akrotiri-page-place = 列{ $x }・行{ $y }の{ $quadrant }
akrotiri-page-quadrant-nw = 北西
akrotiri-page-quadrant-ne = 北東
akrotiri-page-quadrant-se = 南東
akrotiri-page-quadrant-sw = 南西
akrotiri-page-thera-w = テーラ島の西の埠頭
akrotiri-page-thera-e = テーラ島の東の埠頭

## Looking around

akrotiri-page-zoom-in = 拡大
akrotiri-page-zoom-out = 縮小
akrotiri-page-fit = 海全体を表示
akrotiri-page-keys = 矢印キーで移動し、Enterで選びます。Rでタイルを回し、Escで取り消します。＋と−で拡大・縮小、Fで全体を表示、Shift＋矢印キーで表示を動かします。

## The sea in words, tile by tile

akrotiri-page-read = 海にあるもの
akrotiri-page-read-home = { $seat }の船は{ $place }にいます。
akrotiri-page-read-tile = 列{ $x }・行{ $y }：{ $things }。
akrotiri-page-read-icon = { $quadrant }に{ $terrain }
akrotiri-page-read-dock = { $quadrant }に埠頭
akrotiri-page-read-cube = { $quadrant }に{ $colour }のキューブ
akrotiri-page-read-temple = { $quadrant }に{ $seat }の神殿
akrotiri-page-read-boat = { $quadrant }に{ $seat }の船

## Tiles

akrotiri-page-place-tile = { $quarters ->
        [0] 列{ $x }・行{ $y }に、そのままの向きでタイルを置く
        [1] 列{ $x }・行{ $y }に、90度回してタイルを置く
        [2] 列{ $x }・行{ $y }に、180度回してタイルを置く
       *[other] 列{ $x }・行{ $y }に、270度回してタイルを置く
    }
akrotiri-page-turn = タイルを回す
akrotiri-page-confirm-tile = ここにタイルを置く
akrotiri-page-let-go = 置き直す
akrotiri-page-tile-hint = マスを選んでください。もう一度選ぶと、タイルが回ります。
akrotiri-page-tile-joins = ここでは{ $islands }つの島と{ $lanes }本の海路に接します。

## Cubes

akrotiri-page-put-cube = { $place }に{ $colour ->
        [red] オレンジ
        [green] 緑
        [grey] 灰色
       *[blue] 青
    }のキューブを置く
akrotiri-page-cube-colour = { $colour ->
        [red] オレンジ
        [green] 緑
        [grey] 灰色
       *[blue] 青
    }のキューブ、残り{ $left }個
akrotiri-page-cube-hint = 色を選び、次に置く島を選んでください。

## Boats

akrotiri-page-start-here = { $place }から始める
akrotiri-page-dock = { $place }の埠頭
akrotiri-page-way = { $actions ->
        [0] 移動{ $legs }回、アクション不要
       *[other] 移動{ $legs }回、{ $actions }アクション
    }
akrotiri-page-sail = { $actions ->
        [0] { $place }へ航海：移動{ $legs }回、アクション不要
       *[other] { $place }へ航海：移動{ $legs }回、{ $actions }アクション
    }
akrotiri-page-carry = { $actions ->
        [0] 陸路で{ $place }へ船を運ぶ：移動{ $legs }回、アクション不要
       *[other] 陸路で{ $place }へ船を運ぶ：移動{ $legs }回、{ $actions }アクション
    }
akrotiri-page-load = { $place }の{ $colour ->
        [red] オレンジ
        [green] 緑
        [grey] 灰色
       *[blue] 青
    }のキューブを積む
akrotiri-page-sell = { $colour ->
        [red] オレンジ
        [green] 緑
        [grey] 灰色
       *[blue] 青
    }のキューブを{ $money }ドラクマで売る
akrotiri-page-unload = { $colour ->
        [red] オレンジ
        [green] 緑
        [grey] 灰色
       *[blue] 青
    }のキューブをここに下ろす
akrotiri-page-load-any = { $colour ->
        [red] オレンジ
        [green] 緑
        [grey] 灰色
       *[blue] 青
    }のキューブを積む

## Groups of things to do

akrotiri-page-do-dig = 発掘
akrotiri-page-do-load = 積む
akrotiri-page-do-sell = 売る
akrotiri-page-do-unload = 下ろす
akrotiri-page-do-buy = 地図を買う
akrotiri-page-do-oracle = 神託を求める

## Maps

akrotiri-page-maps = あなたの地図
akrotiri-page-no-maps = 手札に地図がありません。テーラ島で買えます。
akrotiri-page-map = 地図（{ $level }）
akrotiri-page-hold-map = 地図（{ $level }）：{ $wants }。発掘の費用は{ $cost }ドラクマ、得点は{ $points }点。
akrotiri-page-want-above = 上に{ $terrain }{ $number }個
akrotiri-page-want-left = 左に{ $terrain }{ $number }個
akrotiri-page-want-right = 右に{ $terrain }{ $number }個
akrotiri-page-want-below = 下に{ $terrain }{ $number }個
akrotiri-page-site-dig = { $place }で発掘：地図に合う
akrotiri-page-site-fits = { $place }：地図に合うが、今は発掘できない
akrotiri-page-site-no-fit = { $place }：地図に合わない
akrotiri-page-map-fits = この地図に合う場所は{ $number }か所です。
akrotiri-page-map-near = この地図はまだどこにも合いません。最も近い場所で{ $wants }方向のうち{ $proved }方向が満たされ、アイコンが{ $missing }個足りません。
akrotiri-page-map-asking = 場所を探しています…
akrotiri-page-proof-above = 上：{ $terrain }が{ $wanted }個必要、{ $found }個ある
akrotiri-page-proof-left = 左：{ $terrain }が{ $wanted }個必要、{ $found }個ある
akrotiri-page-proof-right = 右：{ $terrain }が{ $wanted }個必要、{ $found }個ある
akrotiri-page-proof-below = 下：{ $terrain }が{ $wanted }個必要、{ $found }個ある
akrotiri-page-proof-holds = 合う
akrotiri-page-proof-fails = 合わない
akrotiri-page-temple-there = この島にはすでに神殿があるか、ここはテーラ島です。
akrotiri-page-confirm-dig = { $cost }ドラクマでここを発掘
akrotiri-page-why-not-dig = なぜ今はできない？
akrotiri-page-put-map-away = 地図をしまう

## Goals

akrotiri-page-goals = あなたの目的
akrotiri-page-goals-to-choose = 選べる目的
akrotiri-page-goals-open = 公開された目的
akrotiri-page-no-goals = 目的はまだありません。
akrotiri-page-goal = { $counted }ごとに{ $points }点
akrotiri-page-goal-so-far = 今のところ{ $points }点
akrotiri-page-keep-goal = この目的を手元に残す：

## Market, maps to buy, oracle

akrotiri-page-market = 市場
akrotiri-page-market-row = { $colour ->
        [red] オレンジ
        [green] 緑
        [grey] 灰色
       *[blue] 青
    }：市場にキューブ{ $left }個。{ $price ->
        [0] 売れません。
       *[other] 次は{ $price }、その次は{ $then }ドラクマで売れます。
    }
akrotiri-page-decks = 買える地図
akrotiri-page-deck = 地図（{ $level }）：残り{ $left }枚。
akrotiri-page-buy = { $level }を{ $money }ドラクマで買う
akrotiri-page-map-prices = 地図は1枚で{ $one }ドラクマ、2枚で{ $two }ドラクマ、3枚で{ $three }ドラクマ。テーラ島で、1アクションで買えます。
akrotiri-page-ordered = 購入済みでまだ引いていない地図：{ $number }
akrotiri-page-stack-left = タイル：山札{ $stack }枚、捨て札{ $discards }枚
akrotiri-page-ask-oracle = { $terrain }の神託を求める

## Players

akrotiri-page-you = あなた
akrotiri-page-to-move = 手番
akrotiri-page-money = { $money }ドラクマ
akrotiri-page-points = { $points }点
akrotiri-page-points-hidden = 公開分{ $points }点
akrotiri-page-boat = { $number ->
        [0] 空の船
       *[other] 船にキューブ{ $number }個
    }
akrotiri-page-temples = 発掘した神殿{ $number }／{ $all }
akrotiri-page-actions = 手番ごとに{ $actions }アクション
akrotiri-page-actions-left = 残り{ $actions }アクション
akrotiri-page-leg-left = さらに無料で1回移動
akrotiri-page-maps-in-hand = 手札の地図：初級{ $easy }、中級{ $medium }、上級{ $hard }
akrotiri-page-maps-played = 使用した地図
akrotiri-page-hidden-goals = 秘密の目的{ $number }枚
akrotiri-page-tile-known = 手札のタイル（神託で公開）
akrotiri-page-tile-hidden = 手札にタイル1枚
akrotiri-page-no-tile = 手札にタイルなし
akrotiri-page-last-round = 最終ラウンド

## The reconstruction

akrotiri-page-reconstruction = 復元について
akrotiri-page-reconstruction-words = 印刷されたタイルやカードを1枚ずつ示した公開資料はありません。ここで使うものは、分かっていることをすべて守っています。各辺の中央に海路、各角に陸地、地形ごとに9個のアイコン、3段階の地図とその費用・点です。ルール、目的、値段、数はすべてルールブックのとおりです。ゲームをお持ちの方は、本物のタイルとカードを入力して遊べます。
