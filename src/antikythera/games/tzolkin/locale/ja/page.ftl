# The board of Tzolk'in on the page: what is read out, and what is shown on hover, focus and long press.

## What the actions of the gears are, with the player's technologies counted in

tzolkin-page-action-fish = 釣り：コーン{ $corn }。
tzolkin-page-action-harvest-corn = コーンタイルでコーン{ $corn }を収穫します。
tzolkin-page-action-harvest = コーンタイルでコーン{ $corn }、または木材タイルで木材{ $wood }を収穫します。
tzolkin-page-action-without-tile = 農業により、コーンタイルが見えなくてもコーンを収穫できます。
tzolkin-page-action-yaxchilan-1 = 木材{ $wood }を得ます。
tzolkin-page-action-yaxchilan-2 = コーン{ $corn }と石材{ $stone }を得ます。
tzolkin-page-action-yaxchilan-3 = コーン{ $corn }と黄金{ $gold }を得ます。
tzolkin-page-action-yaxchilan-4 = 水晶髑髏{ $skull }個を得ます。
tzolkin-page-action-yaxchilan-5 = コーン{ $corn }、石材{ $stone }、黄金{ $gold }を得ます。
tzolkin-page-action-tikal-1 = 資源を払って技術を1レベル進めます。
tzolkin-page-action-tikal-2 = 費用を払って建物を1つ建てます。
tzolkin-page-action-tikal-3 = 資源を払って技術を1レベルか2レベル進めます。
tzolkin-page-action-tikal-4 = 費用を払って建物を1つか2つ、または記念碑を1つ建てます。
tzolkin-page-action-tikal-5 = 資源{ $blocks }個を払って、2つの神殿で1段ずつ上がります。
tzolkin-page-action-uxmal-1 = コーン{ $corn }を払って、好きな神殿で1段上がります。
tzolkin-page-action-uxmal-2 = 市場で何度でも売買できます。木材はコーン{ $wood }、石材は{ $stone }、黄金は{ $gold }です。
tzolkin-page-action-uxmal-3 = 労働者を1人得ます。
tzolkin-page-action-uxmal-4 = 建物を1つ、資源1個につきコーン{ $corn }で建てます。
tzolkin-page-action-uxmal-5 = コーン{ $corn }を払って、チチェン・イツァ以外の好きなアクションを行います。
tzolkin-page-action-architecture = { $points ->
        [0] 建設技術により、コーン{ $corn }を得ます。
       *[other] 建設技術により、コーン{ $corn }と{ $points }点を得ます。
    }
tzolkin-page-action-saves-block = 建設技術により、費用の資源が{ $number }個減ります。
tzolkin-page-action-saves-corn = 建設技術により、費用のコーンが{ $number }減ります。
tzolkin-page-action-chichen_itza = { $block ->
        [0] ここに水晶髑髏を置き、{ $points }点を得て、{ $temple }で1段上がります。
       *[other] ここに水晶髑髏を置き、{ $points }点と好きな資源1個を得て、{ $temple }で1段上がります。
    }
tzolkin-page-action-ahead = 神学により、労働者は1つ先のアクションも行えます。
tzolkin-page-action-offering = 神学により、その後に資源1個を払えば神殿で上がれます。

## The machine

tzolkin-page-board = 大歯車と5つの歯車
tzolkin-page-day = { $days }日中{ $day }日目
tzolkin-page-food-day-gifts = { $late ->
        [0] { $days ->
            [0] 今日は食料供給日：神殿から贈り物があります。
            [1] 明日は食料供給日：神殿から贈り物があります。
           *[other] { $days }日後は食料供給日：神殿から贈り物があります。
        }
       *[other] 1日遅れて今日が食料供給日：神殿から贈り物があります。
    }
tzolkin-page-food-day-points = { $late ->
        [0] { $days ->
            [0] 今日は食料供給日：神殿で点が入ります。
            [1] 明日は食料供給日：神殿で点が入ります。
           *[other] { $days }日後は食料供給日：神殿で点が入ります。
        }
       *[other] 1日遅れて今日が食料供給日：神殿で点が入ります。
    }
tzolkin-page-no-food-day = 食料供給日はもうありません。
tzolkin-page-feeding = { $hungry ->
        [0] 必要なコーンは{ $need }、手元に{ $corn }。
       *[other] 必要なコーンは{ $need }、手元に{ $corn }：労働者{ $hungry }人を養えず、{ $points }点。
    }
tzolkin-page-paid = この手番の労働者の費用：コーン{ $corn }
tzolkin-page-gear-palenque = 食料：ジャングルのコーンと木材。
tzolkin-page-gear-yaxchilan = 採掘：木材、石材、黄金、水晶髑髏。
tzolkin-page-gear-tikal = 技術、建物、記念碑。
tzolkin-page-gear-uxmal = 交易、新しい労働者、コーンで得る恩恵。
tzolkin-page-gear-chichen_itza = 水晶髑髏で点と神々の恵みを得ます。
tzolkin-page-gear-place = { $corn ->
        [0] { $gear }のスペース{ $space }に無料で労働者を置きます。
       *[other] { $gear }のスペース{ $space }にコーン{ $corn }で労働者を置きます。
    }
tzolkin-page-space = { $gear }、スペース{ $space }
tzolkin-page-space-none = アクションなし。
tzolkin-page-space-free = この歯車の好きなアクション。
tzolkin-page-stack = 残りのタイル：見えているコーン{ $corn }、木材{ $wood }。
tzolkin-page-taken = もう髑髏が置かれています。
tzolkin-page-worker = { $gear }のスペース{ $space }に{ $seat }の労働者。
tzolkin-page-dummy = { $gear }のスペース{ $space }にダミー労働者。
tzolkin-page-touch-to-pick = 労働者を選ぶと回収します。
tzolkin-page-start = スタートプレイヤースペース
tzolkin-page-start-words = { $corn ->
        [0] ここに置いた人がスタートプレイヤーになります。大歯車にコーンはありません。
       *[other] ここに置いた人がスタートプレイヤーになり、大歯車のコーン{ $corn }を得ます。
    }
tzolkin-page-start-taken = { $seat }の労働者がいます。
tzolkin-page-start-price = { $corn ->
        [0] 無料で労働者を置きます。
       *[other] コーン{ $corn }で労働者を置きます。
    }
tzolkin-page-starter = { $seat }がスタートプレイヤーです。
tzolkin-page-whole-board = ボード全体

## Tiles, temples and technologies

tzolkin-page-deck = 時代{ $age }、山に{ $left }枚
tzolkin-page-tile-cost = { $kind }、費用は{ $cost }。
tzolkin-page-afford-now = 費用を払えます。
tzolkin-page-afford-market = 市場で売買すれば払えます。
tzolkin-page-afford-no = 費用をまだ払えません。
tzolkin-page-temple-me = 今は{ $step }段目で、{ $points }点です。
tzolkin-page-temple-bonus = この時代の終わりに最上位なら{ $points }点、同じ高さなら半分ずつ。今の最上位：{ $seats }。
tzolkin-page-technologies = 技術
tzolkin-page-level-title = { $technology }のレベル{ $level }
tzolkin-page-level-bonus = { $technology }のボーナス
tzolkin-page-level-cost = 費用は資源{ $blocks }個です。
tzolkin-page-level-agriculture-1 = パレンケ2〜5でコーンを収穫するたびに、コーン＋{ $harvest1 }。
tzolkin-page-level-agriculture-2 = 釣りでコーン＋{ $fish2 }。コーンタイルが見えなくても収穫できます。
tzolkin-page-level-agriculture-3 = コーンを収穫するたびに、レベル1に加えてコーン＋{ $harvest3 }。
tzolkin-page-level-agriculture-4 = 好きな神殿で1段上がります。
tzolkin-page-level-extraction-1 = パレンケとヤシュチランで木材を得るとき、木材＋1。
tzolkin-page-level-extraction-2 = ヤシュチランで石材を得るとき、石材＋1。
tzolkin-page-level-extraction-3 = ヤシュチランで黄金を得るとき、黄金＋1。
tzolkin-page-level-extraction-4 = 好きな資源を2個得ます。
tzolkin-page-level-architecture-1 = 建物を建てるたびにコーン{ $corn1 }。
tzolkin-page-level-architecture-2 = 建物を建てるたびに{ $points2 }点。
tzolkin-page-level-architecture-3 = 建物の費用が資源1個分、コーンで払うならコーン{ $saves_corn }だけ安くなります。
tzolkin-page-level-architecture-4 = { $bonus_points }点。
tzolkin-page-level-theology-1 = チチェン・イツァの労働者は、1つ先のアクションも行えます。
tzolkin-page-level-theology-2 = チチェン・イツァに髑髏を置くたびに、資源1個を払って神殿で上がれます。
tzolkin-page-level-theology-3 = ヤシュチランで髑髏＋1。
tzolkin-page-level-theology-4 = 水晶髑髏を1個得ます。

## Players

tzolkin-page-player = 席{ $seat }：{ $name }
tzolkin-page-light = 暦を2日進められます
tzolkin-page-workers = 労働者：手元{ $free }／{ $workers }人
tzolkin-page-food-title = 食料供給
tzolkin-page-food-of = { $hungry ->
        [0] { $seat }は食料供給日にコーン{ $need }が必要で、手元に{ $corn }。
       *[other] { $seat }は食料供給日にコーン{ $need }が必要で、手元に{ $corn }：労働者{ $hungry }人を養えず、{ $points }点。
    }
tzolkin-page-levels = レベル：農業{ $agriculture }、資源採取{ $extraction }、建設{ $architecture }、神学{ $theology }
tzolkin-page-belongings = 建てたタイル：{ $built }。収穫したコーンタイル：{ $corn }。収穫した木材タイル：{ $wood }。詳細を表示。
tzolkin-page-nothing-built = まだ何も建てていません。
tzolkin-page-kept = 財産タイル：{ $tile }

## Names of buildings and monuments

tzolkin-card-farm_1 = トウモロコシ畑
tzolkin-card-farm_all = 段々畑
tzolkin-card-farm_3 = 大穀倉
tzolkin-card-tomb_brown_yellow = 雨の歌い手の墓
tzolkin-card-tomb_brown_green = 双子の神官の墓
tzolkin-card-tomb_build = 石工の墓
tzolkin-card-tomb_market = 商人の墓
tzolkin-card-tomb_worker = 女家長の墓
tzolkin-card-tomb_8 = 王の墓
tzolkin-card-tomb_action = 旅人の墓
tzolkin-card-tomb_3gods = 三柱の神の墓
tzolkin-card-civic_agri = 種の家
tzolkin-card-civic_agri_stone = 粉ひき小屋
tzolkin-card-civic_extr_corn = 採石小屋
tzolkin-card-civic_extr_gold = 金細工師の家
tzolkin-card-civic_any_stone = 石工の学校
tzolkin-card-civic_any_gold = 書記の学校
tzolkin-card-civic_any_corn = 収穫の館
tzolkin-card-civic_any_skull = 水晶の館
tzolkin-card-shrine_arch = 建築家の聖堂
tzolkin-card-shrine_theo = 予見者の聖堂
tzolkin-card-shrine_chaac = チャクの聖堂
tzolkin-card-shrine_arch_3 = アーチの聖堂
tzolkin-card-shrine_kukulcan = ククルカンの聖堂
tzolkin-card-shrine_theo_2 = 神託の聖堂
tzolkin-card-shrine_any2 = 学びの聖堂
tzolkin-card-shrine_quetzalcoatl = ケツァルコアトルの聖堂
tzolkin-card-m_tombs = 死者の都
tzolkin-card-m_builds = 大広場
tzolkin-card-m_monuments = 巨像
tzolkin-card-m_corn = トウモロコシの間
tzolkin-card-m_wood = 森の間
tzolkin-card-m_civics = アクロポリス
tzolkin-card-m_workers = 民の宮殿
tzolkin-card-m_techlevels = 天文台
tzolkin-card-m_techmax = 学院
tzolkin-card-m_shrines = 聖なる中庭
tzolkin-card-m_besttemple = 天への階段
tzolkin-card-m_temples = 万神殿
tzolkin-card-m_skulls = 水晶の祭壇

## Wealth tiles, by the space that is printed on them

tzolkin-wealth-pal1 = パレンケ1
tzolkin-wealth-pal3 = パレンケ3
tzolkin-wealth-pal5 = パレンケ5
tzolkin-wealth-pal7 = パレンケ7
tzolkin-wealth-yax1 = ヤシュチラン1
tzolkin-wealth-yax3 = ヤシュチラン3
tzolkin-wealth-yax5 = ヤシュチラン5
tzolkin-wealth-yax7 = ヤシュチラン7
tzolkin-wealth-tik1 = ティカル1
tzolkin-wealth-tik3 = ティカル3
tzolkin-wealth-tik5 = ティカル5
tzolkin-wealth-tik7 = ティカル7
tzolkin-wealth-uxm1 = ウズマル1
tzolkin-wealth-uxm3 = ウズマル3
tzolkin-wealth-uxm5 = ウズマル5
tzolkin-wealth-uxm7 = ウズマル7
tzolkin-wealth-chi0 = チチェン・イツァ0
tzolkin-wealth-chi3 = チチェン・イツァ3
tzolkin-wealth-chi5 = チチェン・イツァ5
tzolkin-wealth-chi7 = チチェン・イツァ7
tzolkin-wealth-chi10 = チチェン・イツァ10
