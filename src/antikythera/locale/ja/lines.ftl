# Lines of a game in words: what a player would say. A line with a fixed second word may have a message of its own.

## Tzolk'in

tzolkin-say-keep = 「{ $wealth }」と「{ $wealth2 }」を残す
tzolkin-say-beg = コーンを乞い、{ $temple }の怒りを買う
tzolkin-say-place = { $gear }に労働者を置く
tzolkin-say-place-start = スタートプレイヤースペースに労働者を置く
tzolkin-say-pick = { $gear }{ $space }の労働者を回収
tzolkin-say-end = 手番を終える
tzolkin-say-act = { $gear }{ $action }
tzolkin-say-skip = アクションを行わない
tzolkin-say-harvest-corn = コーンを収穫
tzolkin-say-harvest-wood = 木材を収穫
tzolkin-say-burn = 森を焼き払い、{ $temple }の怒りを買う
tzolkin-say-research = { $technology }を進める
tzolkin-say-stop = やめる
tzolkin-say-pay = { $block }1を払う
tzolkin-say-build = 「{ $card }」を建てる
tzolkin-say-architecture-yes = この建物に建設技術を使う
tzolkin-say-architecture-no = 建設技術を2つ目の建物に取っておく
tzolkin-say-save = { $block }1を節約
tzolkin-say-climb = { $temple }で上がる
tzolkin-say-sell = { $block }1を売る
tzolkin-say-buy = { $block }1を買う
tzolkin-say-take = { $block }1を取る
tzolkin-say-offer = { $block }1を捧げる
tzolkin-say-advance = { $days ->
        [1] 暦を1日進める
       *[other] 暦を2日進める
    }

tzolkin-balance-corn = コーン{ $amount }
tzolkin-balance-wood = 木材{ $amount }
tzolkin-balance-stone = 石材{ $amount }
tzolkin-balance-gold = 黄金{ $amount }
tzolkin-balance-skull = 髑髏{ $amount }
tzolkin-balance-points = { $amount }点

## Akrotiri

akrotiri-say-keep = 目的{ $goal }を残す
akrotiri-say-dock-thera-w = テーラ島の西から始める
akrotiri-say-dock-thera-e = テーラ島の東から始める
akrotiri-say-tile = { $quarters ->
        [0] 列{ $x }・行{ $y }にタイルを置く
       *[other] 列{ $x }・行{ $y }に、90度×{ $quarters }回してタイルを置く
    }
akrotiri-say-cube = { $quadrant }に{ $colour }のキューブを置く
akrotiri-say-sail = { $place }へ航海
akrotiri-say-portage = { $place }へ船を運ぶ
akrotiri-say-load = { $colour }のキューブを積む
akrotiri-say-unload = { $colour }のキューブを下ろす
akrotiri-say-sell = { $colour }のキューブを売る
akrotiri-say-buy = 地図（{ $level }）を買う
akrotiri-say-oracle = { $terrain }の神託を求める
akrotiri-say-dig = 地図{ $map }で列{ $x }・行{ $y }の{ $quadrant }を発掘
akrotiri-say-stop = やめる
akrotiri-say-end = 手番を終える

akrotiri-place-thera-w = テーラ島の西
akrotiri-place-thera-e = テーラ島の東
# A corner of a square, where there is a dock or a temple.
akrotiri-corner = 列{ $x }・行{ $y }の{ $quadrant }
akrotiri-quadrant-nw = 北西
akrotiri-quadrant-ne = 北東
akrotiri-quadrant-se = 南東
akrotiri-quadrant-sw = 南西

akrotiri-balance-money = { $amount }ドラクマ

## Where points came from

tzolkin-source-points = 建物とタイル
tzolkin-source-architecture-points = 建設技術
tzolkin-source-skull-placed = チチェン・イツァの髑髏
tzolkin-source-starves = 養えなかった労働者
tzolkin-source-temple-points = 神殿の段
tzolkin-source-temple-bonus = 神殿の最上位
tzolkin-source-final-corn = 残りの物資
tzolkin-source-final-skulls = 残りの髑髏
tzolkin-source-final-monument = 記念碑
akrotiri-source-final-maps = 地図
akrotiri-source-final-goal = 目的
akrotiri-source-final-money = ドラクマ
