# The board of Tzolk'in on the page: what is read out, and what is shown on hover, focus and long press.

## What the actions of the gears are, with the player's technologies counted in

tzolkin-page-action-fish = 釣り：コーンを{ $corn }個得ます。
tzolkin-page-action-harvest-corn = コーンタイルで、コーンを{ $corn }個収穫します。
tzolkin-page-action-harvest = コーンタイルでコーンを{ $corn }個、または木材タイルで木材を{ $wood }個収穫します。
tzolkin-page-action-without-tile = 農業の技術により、コーンタイルが見えなくてもコーンを収穫できます。
tzolkin-page-action-yaxchilan-1 = 木材を{ $wood }個得ます。
tzolkin-page-action-yaxchilan-2 = コーンを{ $corn }個と石材を{ $stone }個得ます。
tzolkin-page-action-yaxchilan-3 = コーンを{ $corn }個と黄金を{ $gold }個得ます。
tzolkin-page-action-yaxchilan-4 = 水晶髑髏を{ $skull }個得ます。
tzolkin-page-action-yaxchilan-5 = コーンを{ $corn }個、石材を{ $stone }個、黄金を{ $gold }個得ます。
tzolkin-page-action-tikal-1 = 資源を払い、技術を1レベル進歩させます。
tzolkin-page-action-tikal-2 = 費用を払い、建物を1つ建設します。
tzolkin-page-action-tikal-3 = 資源を払い、1つの技術を1〜2レベル、または2つの技術を1レベルずつ進歩させます。
tzolkin-page-action-tikal-4 = 費用を払い、建物を1つか2つ、または記念碑を1つ建設します。
tzolkin-page-action-tikal-5 = 資源を{ $blocks }個払い、2つの神殿で1段ずつ上がります。
tzolkin-page-action-uxmal-1 = コーンを{ $corn }個払い、好きな神殿で1段上がります。
tzolkin-page-action-uxmal-2 = 市場で何度でも売買できます。木材はコーン{ $wood }個、石材は{ $stone }個、黄金は{ $gold }個です。
tzolkin-page-action-uxmal-3 = 労働者を1人得ます。
tzolkin-page-action-uxmal-4 = 建物を1つ、資源1つにつきコーン{ $corn }個で建設します。
tzolkin-page-action-uxmal-5 = コーンを{ $corn }個払い、チチェン・イツァ以外の好きなアクションを実行します。
tzolkin-page-action-architecture = { $points ->
        [0] 建設技術により、コーンを{ $corn }個得ます。
       *[other] 建設技術により、コーンを{ $corn }個と{ $points }点を得ます。
    }
tzolkin-page-action-saves-block = 建設技術により、費用の資源が{ $number }個減ります。
tzolkin-page-action-saves-corn = 建設技術により、費用のコーンが{ $number }個減ります。
tzolkin-page-action-chichen_itza = { $block ->
        [0] ここに水晶髑髏を置き、{ $points }点を得て、{ $temple }で1段上がります。
       *[other] ここに水晶髑髏を置き、{ $points }点と好きな資源を1つ得て、{ $temple }で1段上がります。
    }
tzolkin-page-action-ahead = 神学の技術により、労働者は次のアクションも実行できます。
tzolkin-page-action-offering = 神学の技術により、その後に資源を1つ払えば、神殿で1段上がれます。

## The machine

tzolkin-page-board = ツオルキンの歯車と、周りの5つの歯車
tzolkin-page-no-pass = パスはできません。
tzolkin-page-day = { $days }日中{ $day }日目
tzolkin-round = { $round }日目
tzolkin-page-food-day-gifts = { $late ->
        [0] { $days ->
            [0] 今日は食料供給日：神殿から褒美（資源）があります。
            [1] 明日は食料供給日：神殿から褒美（資源）があります。
           *[other] { $days }日後は食料供給日：神殿から褒美（資源）があります。
        }
       *[other] 1日遅れて今日が食料供給日：神殿から褒美（資源）があります。
    }
tzolkin-page-food-day-points = { $late ->
        [0] { $days ->
            [0] 今日は食料供給日：神殿から褒美（勝利点）があります。
            [1] 明日は食料供給日：神殿から褒美（勝利点）があります。
           *[other] { $days }日後は食料供給日：神殿から褒美（勝利点）があります。
        }
       *[other] 1日遅れて今日が食料供給日：神殿から褒美（勝利点）があります。
    }
tzolkin-page-no-food-day = 食料供給日はもうありません。
tzolkin-page-feeding = { $hungry ->
        [0] 必要なコーンは{ $need }個、手元に{ $corn }個。
       *[other] 必要なコーンは{ $need }個、手元に{ $corn }個：労働者{ $hungry }人を養えず、{ $points }点。
    }
tzolkin-page-paid = この手番に払った労働者の費用：コーン{ $corn }
tzolkin-page-gear-palenque = 食料：ジャングルのコーンと木材。
tzolkin-page-gear-yaxchilan = 採掘：木材、石材、黄金、水晶髑髏。
tzolkin-page-gear-tikal = 技術、建物、記念碑。
tzolkin-page-gear-uxmal = 交易、新しい労働者、コーンで実行できるほかのアクション。
tzolkin-page-gear-chichen_itza = 水晶髑髏を捧げ、勝利点と神々の好意を得ます。
tzolkin-page-gear-place = { $corn ->
        [0] { $gear }のスペース{ $space }に無料で労働者を配置します。
       *[other] { $gear }のスペース{ $space }にコーン{ $corn }個で労働者を配置します。
    }
tzolkin-page-space = { $gear }、スペース{ $space }
tzolkin-page-space-none = アクションなし。
tzolkin-page-space-free = 自由選択：この歯車の好きなアクション。
tzolkin-page-stack = 残りのタイル：見えているコーン{ $corn }枚、木材{ $wood }枚。
tzolkin-page-taken = すでに髑髏が置かれています。
tzolkin-page-worker = { $gear }のスペース{ $space }に{ $seat }の労働者。
tzolkin-page-dummy = { $gear }のスペース{ $space }にダミー労働者。
tzolkin-page-touch-to-pick = 労働者をタップすると回収します。
tzolkin-page-start = スタートプレイヤースペース
tzolkin-page-start-words = { $corn ->
        [0] ここに配置した人がスタートプレイヤーになります。ツオルキンの歯車にコーンはありません。
       *[other] ここに配置した人がスタートプレイヤーになり、ツオルキンの歯車のコーンを{ $corn }個得ます。
    }
tzolkin-page-start-taken = { $seat }の労働者がいます。
tzolkin-page-start-price = { $corn ->
        [0] 無料で労働者を配置します。
       *[other] コーン{ $corn }個で労働者を配置します。
    }
tzolkin-page-starter = { $seat }がスタートプレイヤーです。
tzolkin-page-whole-board = ボード全体

## Tiles, temples and technologies

tzolkin-page-deck = 時代{ $age }、山札{ $left }枚
tzolkin-page-tile-cost = { $monument ->
        [0] { $kind }、費用：{ $cost }。
       *[other] 記念碑（{ $kind }）、費用：{ $cost }。
    }
tzolkin-page-afford-now = 費用を払えます。
tzolkin-page-afford-market = 市場で売買すれば費用を払えます。
tzolkin-page-afford-no = まだ費用を払えません。
tzolkin-page-temple-me = 今は{ $step }段目で、{ $points }点です。
tzolkin-page-temple-bonus = この時代の終了時に最上位なら{ $points }点、同じ高さなら半分ずつ。現在の最上位：{ $seats }。
tzolkin-page-technologies = 技術
tzolkin-page-level-title = { $technology }のレベル{ $level }
tzolkin-page-level-bonus = { $technology }：最高レベルの先のボーナス
tzolkin-page-level-cost = 費用は資源{ $blocks }個です。
tzolkin-page-level-agriculture-1 = パレンケ2〜5でコーンを収穫するたびに、コーン+{ $harvest1 }。
tzolkin-page-level-agriculture-2 = 釣りでコーン+{ $fish2 }。コーンタイルが見えなくてもコーンを収穫できます。
tzolkin-page-level-agriculture-3 = コーンを収穫するたびに、レベル1に加えてコーン+{ $harvest3 }。
tzolkin-page-level-agriculture-4 = 好きな神殿で1段上がります。
tzolkin-page-level-extraction-1 = パレンケかヤシュチランで木材を得るとき、木材+1。
tzolkin-page-level-extraction-2 = ヤシュチランで石材を得るとき、石材+1。
tzolkin-page-level-extraction-3 = ヤシュチランで黄金を得るとき、黄金+1。
tzolkin-page-level-extraction-4 = 好きな資源を2つ得ます。
tzolkin-page-level-architecture-1 = 建物を建設するたびにコーンを{ $corn1 }個得ます。
tzolkin-page-level-architecture-2 = 建物を建設するたびに{ $points2 }点を得ます。
tzolkin-page-level-architecture-3 = 建物の費用が資源1つ分安くなります。コーンで払うときはコーン{ $saves_corn }個分安くなります。
tzolkin-page-level-architecture-4 = { $bonus_points }点。
tzolkin-page-level-theology-1 = チチェン・イツァの労働者は、1つ先のアクションも実行できます。
tzolkin-page-level-theology-2 = チチェン・イツァに髑髏を置くたびに、資源を1つ払えば神殿で1段上がれます。
tzolkin-page-level-theology-3 = ヤシュチランで髑髏を得るとき、髑髏+1。
tzolkin-page-level-theology-4 = 水晶髑髏を1つ得ます。

## Players

tzolkin-page-player = 席{ $seat }：{ $name }
tzolkin-page-light = 暦を2日進められます
tzolkin-page-workers = 労働者：手元{ $free }／{ $workers }人
tzolkin-page-food-title = 食料供給
tzolkin-page-food-of = { $hungry ->
        [0] { $seat }は食料供給日にコーンが{ $need }個必要で、手元に{ $corn }個。
       *[other] { $seat }は食料供給日にコーンが{ $need }個必要で、手元に{ $corn }個：労働者{ $hungry }人を養えず、{ $points }点。
    }
tzolkin-page-levels = レベル：農業{ $agriculture }、資源採取{ $extraction }、建設{ $architecture }、神学{ $theology }
tzolkin-page-belongings = 建設済みのタイル：{ $built }。収穫したコーンタイル：{ $corn }。収穫した木材タイル：{ $wood }。詳細を表示。
tzolkin-page-nothing-built = まだ何も建設していません。
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
