# Akrotiri: why something cannot be done now, and what players regret later.

## Why not

akrotiri-why-decision = 先に決めることがあります：{ $decision }
akrotiri-why-no-actions = この手番のアクションはもう残っていません。
akrotiri-why-goal-not-offered = その目的は、選べる目的の中にありません。
akrotiri-why-dock-taken = { $place }には相手の船が停泊しています。
akrotiri-here-dock-taken = ここには相手の船が停泊しています。
akrotiri-why-square-taken = マス{ $square }は埋まっています。
akrotiri-here-square-taken = このマスは埋まっています。
akrotiri-why-square-apart = マス{ $square }はどのタイルとも隣り合っていません。
akrotiri-here-square-apart = このマスはどのタイルとも隣り合っていません。
akrotiri-why-cube-beside-icon = その角は、このタイルのアイコンがある島の一部です。2個目のキューブは別の島に置きます。
akrotiri-why-no-cube-left = 市場に{ $colour }のキューブが残っていません。
akrotiri-why-no-dock = { $place }に埠頭はありません。
akrotiri-here-no-dock = ここに埠頭はありません。
akrotiri-why-already-there = 船はすでに{ $place }にいます。
akrotiri-here-already-there = 船はすでにここにいます。
akrotiri-why-no-lane = 今の埠頭から{ $place }へ通じる海路はありません。
akrotiri-here-no-lane = 今の埠頭からここへ通じる海路はありません。
akrotiri-why-other-island = { $place }は船のいる島ではないので、陸路では運べません。
akrotiri-here-other-island = ここは船のいる島ではないので、陸路では運べません。
akrotiri-why-through-dock = { $place }へ行くには、相手の船がいる埠頭を通ります。そこには停まれず、続けて2回移動するアクションも残っていません。
akrotiri-here-through-dock = ここへ来るには、相手の船がいる埠頭を通ります。そこには停まれず、続けて2回移動するアクションも残っていません。
akrotiri-why-boat-full = 船は満杯です。キューブは{ $cubes }個まで積めます。
akrotiri-why-no-cube-here = 船のいる島に{ $colour }のキューブはありません。
akrotiri-why-not-on-board = 船に{ $colour }のキューブはありません。
akrotiri-why-unload-at-thera = テーラ島では、キューブを下ろすのではなく売ります。
akrotiri-why-just-loaded = このキューブは、ここで積んだばかりです。
akrotiri-why-no-use-unloading = アクションが残っていないので、船を軽くしても意味がありません。
akrotiri-why-not-at-thera = これはテーラ島でしかできません。
akrotiri-why-buy-money = 次の地図は{ $needed }ドラクマですが、{ $money }しかありません。
akrotiri-why-no-map-left = { $level }の地図は売り切れです。
akrotiri-why-oracle-asked = この手番ではすでに神託を求めました。
akrotiri-why-no-tiles-left = 山にタイルが残っていません。
akrotiri-why-map-not-held = その地図は手札にありません。
akrotiri-why-no-tile-there = { $square }に陸地はありません。
akrotiri-here-no-tile-there = ここに陸地はありません。
akrotiri-why-all-temples = あなたの神殿は{ $temples }つとも発掘済みです。
akrotiri-why-dig-thera = 船はテーラ島にいます。テーラ島では発掘できないので、先に発掘する島へ航海してください。
akrotiri-why-not-your-island = 船がこの島に停泊していません。
akrotiri-why-has-temple = この島にはすでに神殿があります。
akrotiri-why-dig-money = この地図での発掘には{ $needed }ドラクマ必要ですが、{ $money }しかありません。
akrotiri-why-dig = この地図はここに合いません。{ $directions }方向が満たされていません。
akrotiri-why-dig-above = { $found ->
        [0] 地図では上に{ $terrain }が{ $wanted }個必要ですが、1個もありません。
       *[other] 地図では上に{ $terrain }が{ $wanted }個必要ですが、{ $found }個しかありません。
    }
akrotiri-why-dig-below = { $found ->
        [0] 地図では下に{ $terrain }が{ $wanted }個必要ですが、1個もありません。
       *[other] 地図では下に{ $terrain }が{ $wanted }個必要ですが、{ $found }個しかありません。
    }
akrotiri-why-dig-left = { $found ->
        [0] 地図では左に{ $terrain }が{ $wanted }個必要ですが、1個もありません。
       *[other] 地図では左に{ $terrain }が{ $wanted }個必要ですが、{ $found }個しかありません。
    }
akrotiri-why-dig-right = { $found ->
        [0] 地図では右に{ $terrain }が{ $wanted }個必要ですが、1個もありません。
       *[other] 地図では右に{ $terrain }が{ $wanted }個必要ですが、{ $found }個しかありません。
    }

## What players regret

akrotiri-warning-actions-left = アクションが{ $actions }回残っています。
akrotiri-warning-leg-left = 空の船は、もう1回無料で移動できます。
akrotiri-warning-unsold = テーラ島にいて、船にキューブが{ $cubes }個残っています。売るのにアクションは要りません。
akrotiri-warning-could-dig = 今、神殿を発掘できます。
akrotiri-warning-last-turn = これがゲーム最後の手番です。

akrotiri-caution-actions-left = 残ったアクション
akrotiri-caution-leg-left = 残った無料の移動
akrotiri-caution-unsold = 売っていないキューブ
akrotiri-caution-could-dig = 発掘できる神殿
akrotiri-caution-last-turn = 最後の手番

## Advice for a first game

akrotiri-advice-first-tile = まだ地図がないので、どのマスでもかまいません。テーラ島の埠頭の近くなら、すぐに行けます。
akrotiri-advice-tile = まず地図を読みましょう。地図がこの地形を求める側の、できるだけ遠くにタイルを置きます。
akrotiri-advice-cube = すぐに取りに行ける場所に置きましょう。海にある同じ色のキューブが多いほど、値段が上がります。
akrotiri-advice-goal = こちらのほうが達成しやすい目的です。当てはまる神殿が多くなります。
akrotiri-advice-harbour = キューブが多い側から始めましょう。
akrotiri-advice-fetch = キューブがいくつかある島へ行き、積み込んで、テーラ島に戻りましょう。
akrotiri-advice-load = 積めるだけキューブを積みましょう。
akrotiri-advice-home = キューブをテーラ島へ運んで、売りましょう。
akrotiri-advice-sell = キューブを売りましょう。アクションは使いません。発掘にはお金が要ります。
akrotiri-advice-dig = ここに合う地図があります。発掘しましょう！
