# Lines of a game in words: what a player would say. A line with a fixed second word may have a message of its own.

tzolkin-say-keep = 残す：{ $wealth }／{ $wealth2 }
tzolkin-say-beg = コーンを乞う（{ $temple }−1）
tzolkin-say-place = { $gear }に労働者を配置
tzolkin-say-place-start = スタートプレイヤースペースに労働者を配置
tzolkin-say-pick = { $gear }{ $space }の労働者を回収
tzolkin-say-end = 手番を終える
tzolkin-say-act = { $gear }{ $action }
tzolkin-say-skip = アクションを行わない
tzolkin-say-harvest-corn = コーンを収穫
tzolkin-say-harvest-wood = 木材を収穫
tzolkin-say-burn = 森を焼き払う（{ $temple }−1）
tzolkin-say-research = { $technology }を進歩させる
tzolkin-say-stop = ここまで
tzolkin-say-pay = { $block }を1つ払う
tzolkin-say-build = 「{ $card }」を建設
tzolkin-say-architecture-yes = この建物に建設技術を使う
tzolkin-say-architecture-no = 建設技術を2つ目の建物に残す
tzolkin-say-save = { $block }を1つ節約
tzolkin-say-climb = { $temple }で上がる
tzolkin-say-sell = { $block }を1つ売る
tzolkin-say-buy = { $block }を1つ買う
tzolkin-say-take = { $block }を1つ取る
tzolkin-say-offer = { $block }を1つ捧げる
tzolkin-say-advance = { $days ->
        [1] 暦を1日進める
       *[other] 暦を2日進める
    }

# The same where the board shows the rest.

tzolkin-here-place = ↓ { $gear }
tzolkin-here-place-start = ↓ スタートプレイヤースペース
tzolkin-here-pick = ↑ { $gear }{ $space }
tzolkin-here-beg = コーンを乞う（{ $temple }−1）
tzolkin-here-burn = 森を焼き払う（{ $temple }−1）
tzolkin-here-build = { $card }

tzolkin-balance-corn = コーン{ $amount }
tzolkin-balance-wood = 木材{ $amount }
tzolkin-balance-stone = 石材{ $amount }
tzolkin-balance-gold = 黄金{ $amount }
tzolkin-balance-skull = 髑髏{ $amount }
tzolkin-balance-worker = 労働者{ $amount }
tzolkin-balance-points = { $amount }点

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

## What can be done now

tzolkin-headline-place = 労働者を1人以上配置してください。
tzolkin-headline-pick = 労働者を1人以上回収してください。
tzolkin-headline-place-end = 労働者をもう1人配置する（コーン{ $corn }個から）か、手番を終了してください。
tzolkin-headline-pick-end = 労働者をもう1人回収するか、手番を終了してください。
tzolkin-headline-end = 手番を終了してください。
tzolkin-can-beg = コーンを乞う
