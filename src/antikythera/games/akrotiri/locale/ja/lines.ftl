# Lines of a game in words: what a player would say. A line with a fixed second word may have a message of its own.

akrotiri-say-keep = この目的を残す：{ $goal }
akrotiri-say-dock-thera-w = テーラ島の西から始める
akrotiri-say-dock-thera-e = テーラ島の東から始める
akrotiri-say-tile = { $quarters ->
        [0] 列{ $x }・行{ $y }にタイルを置く
        [1] 列{ $x }・行{ $y }に90度回してタイルを置く
        [2] 列{ $x }・行{ $y }に180度回してタイルを置く
       *[other] 列{ $x }・行{ $y }に270度回してタイルを置く
    }
akrotiri-say-cube = { $quadrant }に{ $colour }のキューブを置く
akrotiri-say-sail = { $place }へ航海
akrotiri-say-portage = 陸路で{ $place }へ船を運ぶ
akrotiri-say-load = { $colour }のキューブを積む
akrotiri-say-unload = { $colour }のキューブを下ろす
akrotiri-say-sell = { $colour }のキューブを売る
akrotiri-say-buy = 地図（{ $level }）を買う
akrotiri-say-oracle = { $terrain }の神託を求める
akrotiri-say-dig = 列{ $x }・行{ $y }の{ $quadrant }を発掘
akrotiri-say-stop = ここまで
akrotiri-say-end = 手番を終える
# Short, for those who see the place marked on the sea.
akrotiri-here-tile = { $quarters ->
        [0] ここにタイルを置く
        [1] 90度回してここにタイルを置く
        [2] 180度回してここにタイルを置く
       *[other] 270度回してここにタイルを置く
    }
akrotiri-here-cube = ここに{ $colour }のキューブを置く
akrotiri-here-sail = ここへ航海
akrotiri-here-portage = 陸路でここへ船を運ぶ
akrotiri-here-dig = ここを発掘
akrotiri-place-thera-w = テーラ島の西
akrotiri-place-thera-e = テーラ島の東
akrotiri-square = 列{ $x }・行{ $y }
# A corner of a square, where there is a dock or a temple.
akrotiri-corner = 列{ $x }・行{ $y }の{ $quadrant }
akrotiri-quadrant-nw = 北西
akrotiri-quadrant-ne = 北東
akrotiri-quadrant-se = 南東
akrotiri-quadrant-sw = 南西

akrotiri-balance-coin = { $amount }ドラクマ

## Where points came from

akrotiri-source-final-maps = 地図
akrotiri-source-final-goal = 目的
akrotiri-source-final-money = ドラクマ

## What can be done now

akrotiri-headline-action = { $actions ->
        [0] アクションなしでできること：{ $deeds }、または手番の終了
       *[other] 残り{ $actions }アクション：{ $deeds }、または手番の終了
    }
akrotiri-headline-end = 手番を終了してください。
akrotiri-can-sail = 航海
akrotiri-can-load = 荷積み
akrotiri-can-sell = 売却
akrotiri-can-buy = 地図の購入
akrotiri-can-dig = 発掘
akrotiri-can-oracle = 神託
akrotiri-can-unload = 荷下ろし
akrotiri-can-tile = タイルの配置
akrotiri-can-cube = 2個目のキューブ
akrotiri-can-portage = 陸路で船を運ぶ
