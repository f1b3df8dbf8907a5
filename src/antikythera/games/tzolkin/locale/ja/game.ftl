# Tzolk'in: names, decisions, what happens, and what is printed.
# An event has its seat, which is the name of the player there, and its values by kind; a second value of one kind
# is called kind2. Points are whole points.

tzolkin-title = ツオルキン
tzolkin-blurb = 日ごとに回る歯車に労働者を配置し、頃合いを見て回収しましょう。労働者を養い、神々を喜ばせ、建物を建設しましょう。

## Names

tzolkin-gear-palenque = パレンケ
tzolkin-gear-yaxchilan = ヤシュチラン
tzolkin-gear-tikal = ティカル
tzolkin-gear-uxmal = ウズマル
tzolkin-gear-chichen_itza = チチェン・イツァ
tzolkin-temple-chaac = チャク
tzolkin-temple-quetzalcoatl = ケツァルコアトル
tzolkin-temple-kukulcan = ククルカン
tzolkin-technology-agriculture = 農業
tzolkin-technology-extraction = 資源採取
tzolkin-technology-architecture = 建設
tzolkin-technology-theology = 神学
tzolkin-block-wood = 木材
tzolkin-block-stone = 石材
tzolkin-block-gold = 黄金
tzolkin-colour-farm = 農場
tzolkin-colour-tomb = 墓地
tzolkin-colour-civic = 市営建物
tzolkin-colour-shrine = 聖堂

## Decisions: what is asked of a player

tzolkin-decision-wealth = 残す財産タイルを2枚選んでください。
tzolkin-decision-turn = 労働者を配置するか、回収してください。
tzolkin-decision-action = この労働者で何をしますか？
tzolkin-decision-harvest = 何を収穫しますか？
tzolkin-decision-technology = どの技術を進歩させますか？
tzolkin-decision-payment = どの資源で支払いますか？
tzolkin-decision-building = 何を建設しますか？
tzolkin-decision-architecture = 建設技術をこの建物に使いますか？ 2つ目の建物に残しますか？
tzolkin-decision-discount = 建設技術でどの資源を節約しますか？
tzolkin-decision-temple = どの神殿で上がりますか？
tzolkin-decision-market = 市場で売るか、買うかしてください。
tzolkin-decision-block = どの資源を取りますか？
tzolkin-decision-offering = 資源を払って、神殿で1段上がりますか？
tzolkin-decision-calendar = 暦を1日進めますか、2日進めますか？
tzolkin-decision-over = ゲーム終了です。

## What happens

tzolkin-event-keeps = { $seat }が財産タイルを2枚選択：{ $wealth }／{ $wealth2 }。
tzolkin-event-dummy = { $gear }{ $space }にダミー労働者を配置。
tzolkin-event-begs = { $seat }がコーンを乞う。
tzolkin-event-places = { $corn ->
        [0] { $seat }が{ $gear }{ $space }に労働者を配置。
       *[other] { $seat }がコーンを{ $corn }個払い、{ $gear }{ $space }に労働者を配置。
    }
tzolkin-event-places-start = { $corn ->
        [0] { $seat }がスタートプレイヤースペースに労働者を配置。
       *[other] { $seat }がコーンを{ $corn }個払い、スタートプレイヤースペースに労働者を配置。
    }
tzolkin-event-pitied = 神々が{ $seat }を哀れむ：コーン{ $corn }個で許される。
tzolkin-event-picks = { $seat }が{ $gear }{ $space }から労働者を回収。
tzolkin-event-acts = { $corn ->
        [0] { $seat }が{ $gear }{ $action }のアクションを実行。
       *[other] { $seat }がコーンを{ $corn }個払い、{ $gear }{ $action }のアクションを実行。
    }
tzolkin-event-skips = { $seat }はアクションを行わない。
tzolkin-event-wheel-corn = { $corn ->
        [0] ツオルキンの歯車に{ $seat }が取れるコーンはない。
       *[other] { $seat }がツオルキンの歯車からコーンを{ $corn }個獲得。
    }
tzolkin-event-ends = { $seat }が手番を終了。
tzolkin-event-corn = { $seat }がコーンを{ $corn }個獲得。
tzolkin-event-block = { $seat }が{ $block }を{ $number }個獲得。
tzolkin-event-skull = { $seat }が水晶髑髏を{ $number }個獲得。
tzolkin-event-no-skull = { $seat }が取れる水晶髑髏は残っていない。
tzolkin-event-points = { $seat }が{ $points }点獲得。
tzolkin-event-worker = { $seat }が労働者を獲得し、{ $workers }人になる。
tzolkin-event-no-worker = { $seat }はすでに労働者全員を持っている。
tzolkin-event-rises = { $seat }が{ $temple }の{ $step }段目に上がる。
tzolkin-event-cannot-rise = { $seat }は{ $temple }でこれ以上、上がれない。
tzolkin-event-sinks = { $seat }が{ $temple }の{ $step }段目に下がる。
tzolkin-event-lightens = { $seat }のプレイヤーボードが明るい面に。もう一度、暦を2日進められる。
tzolkin-event-darkens = { $seat }がプレイヤーボードを暗い面に返す。
tzolkin-event-harvests-corn = { $tiles ->
        [0] { $seat }がタイルなしでコーンを{ $corn }個収穫。
       *[other] { $seat }がコーンを{ $corn }個収穫。
    }
tzolkin-event-harvests-wood = { $seat }が木材タイルを取る。
tzolkin-event-burns = { $seat }が森を焼き払う。
tzolkin-event-researches = { $seat }の{ $technology }がレベル{ $level }に。
tzolkin-event-research-bonus = { $seat }が{ $technology }のボーナスを獲得。
tzolkin-event-pays-block = { $seat }が{ $block }を{ $number }個支払う。
tzolkin-event-pays-corn = { $seat }がコーンを{ $corn }個支払う。
tzolkin-event-pays-skull = { $seat }が水晶髑髏を{ $number }個支払う。
tzolkin-event-builds = { $seat }が「{ $card }」を建設。
tzolkin-event-architecture-corn = { $seat }が建設技術でコーンを{ $corn }個獲得。
tzolkin-event-architecture-points = { $seat }が建設技術で{ $points }点獲得。
tzolkin-event-saves = { $seat }が建設技術で{ $block }を1つ節約。
tzolkin-event-sells = { $seat }が{ $block }を1つ、コーン{ $corn }個で売る。
tzolkin-event-buys = { $seat }が{ $block }を1つ、コーン{ $corn }個で買う。
tzolkin-event-offers = { $seat }が神々に{ $block }を1つ捧げる。
tzolkin-event-skull-placed = { $seat }がチチェン・イツァ{ $action }に水晶髑髏を置き、{ $points }点獲得。
tzolkin-event-deals = 「{ $card }」が公開される。
tzolkin-event-feeds = { $seat }がコーン{ $corn }個で労働者{ $workers }人を養う。
tzolkin-event-starves = { $seat }は労働者{ $workers }人を養えない：{ $points }点。
tzolkin-event-new-age = 時代2が始まり、新しい建物が並ぶ。
tzolkin-event-gift-block = { $seat }が{ $temple }から{ $block }を1つ獲得。
tzolkin-event-gift-skull = { $seat }が{ $temple }から水晶髑髏を1つ獲得。
tzolkin-event-skulls-short = 水晶髑髏が足りないため、{ $temple }からは誰も得られない。
tzolkin-event-temple-points = { $seat }が{ $temple }で{ $points }点獲得。
tzolkin-event-temple-bonus = { $seat }が{ $temple }で最上位：{ $points }点獲得。
tzolkin-event-starting-player = { $seat }がスタートプレイヤー。
tzolkin-event-corn-on-wheel = ツオルキンの歯車にコーンを{ $corn }個置く。
tzolkin-event-day = 暦が{ $days }日進む：{ $round }日目。
tzolkin-event-pushed-off = { $seat }の労働者が{ $gear }から押し出される。
tzolkin-event-final-corn = { $seat }がコーン{ $corn }個分の物資で{ $points }点獲得。
tzolkin-event-final-skulls = { $seat }が水晶髑髏{ $number }個で{ $points }点獲得。
tzolkin-event-final-monument = { $seat }が「{ $card }」で{ $points }点獲得。

## What lines mean, beside themselves

tzolkin-line-keep = { $first }／{ $second }
tzolkin-line-build = { $cost } → { $effect }
tzolkin-line-place = { $corn ->
        [0] スペース{ $space }、無料
       *[other] スペース{ $space }、コーン{ $corn }
    }
tzolkin-line-place-start = { $corn ->
        [0] ツオルキンの歯車にコーン{ $wheel }
       *[other] ツオルキンの歯車にコーン{ $wheel }、費用はコーン{ $corn }
    }
tzolkin-line-beg = コーンが{ $corn }個になります
tzolkin-line-act = コーンを{ $corn }個払う。{ $action }
tzolkin-line-burn = コーンを{ $corn }個得て、木材タイルを失います
tzolkin-line-research = { $bonus ->
        [0] レベル{ $level }へ
       *[other] ボーナスを獲得
    }
tzolkin-line-climb = { $step }段目へ
tzolkin-line-sell = コーンを{ $corn }個得ます
tzolkin-line-buy = コーンを{ $corn }個払います

## What is printed on tiles

# \u2060 keeps a name and its number on one line.
tzolkin-gain-corn = コーン{ "\u2060" }{ $number }
tzolkin-gain-wood = 木材{ "\u2060" }{ $number }
tzolkin-gain-stone = 石材{ "\u2060" }{ $number }
tzolkin-gain-gold = 黄金{ "\u2060" }{ $number }
tzolkin-gain-skull = 髑髏{ "\u2060" }{ $number }
tzolkin-gain-points = { $number }点
tzolkin-gain-worker = 労働者1人
tzolkin-gain-build = 建物を1つ建設できる
tzolkin-gain-market = 市場
tzolkin-gain-act = コーン{ $number }個で、チチェン・イツァ以外の好きなアクション
tzolkin-gain-feeds = 労働者{ $number }人はコーン不要
tzolkin-gain-saves = 労働者1人に必要なコーン−{ $number }
tzolkin-gain-climb = { $name }{ "\u2060" }+{ $number }
tzolkin-gain-climb-any = 好きな神殿+{ $number }
tzolkin-gain-research = { $name }{ "\u2060" }+{ $number }
tzolkin-gain-research-any = { $number ->
        [1] 好きな技術+1
       *[other] 好きな技術に合計+{ $number }
    }
tzolkin-monument-each = { $counted }につき{ $points }点
tzolkin-monument-each-by-players = { $counted }につき{ $points }点（{ $players }人プレイ時）
tzolkin-monument-table = { $counted }が{ $numbers }で{ $points }点
tzolkin-monument-again = 自分の神殿の段の点をもう一度得る
tzolkin-counted-farm = 自分の農場1つ
tzolkin-counted-tomb = 自分の墓地1つ（これを含む）
tzolkin-counted-civic = 自分の市営建物1つ（これを含む）
tzolkin-counted-shrine = 自分の聖堂1つ（これを含む）
tzolkin-counted-built = 自分の建物・記念碑1つ（これを含む）
tzolkin-counted-monuments = 全員の記念碑1つ（これを含む）
tzolkin-counted-corn_tiles = 収穫したコーンタイル1枚
tzolkin-counted-wood_tiles = 収穫した木材タイル1枚
tzolkin-counted-workers = 労働者の人数
tzolkin-counted-levels = 技術のレベル1つ
tzolkin-counted-mastered = レベル3の技術の数
tzolkin-counted-best_temple = 最も高い神殿で、始めの段から上がった1段
tzolkin-counted-placed_skulls = チチェン・イツァの髑髏1つ（全員の分）

## The board in the terminal

tzolkin-board-round = { $rounds }日中{ $round }日目
tzolkin-board-food-day = { $rounds ->
        [0] 今日は食料供給日
       *[other] 食料供給日まで{ $rounds }日
    }
tzolkin-board-wheel = ツオルキンの歯車にコーン{ $corn }
tzolkin-board-skulls = 残りの髑髏{ $number }
tzolkin-board-starter = 席{ $seat }から開始
tzolkin-board-start-space = スタートプレイヤースペース
tzolkin-board-jungle = コーン{ $corn }、木材{ $wood }
tzolkin-board-skulls-placed = 設置済み{ $spaces }
tzolkin-board-points = 勝利点
tzolkin-board-corn = コーン
tzolkin-board-wood = 木材
tzolkin-board-stone = 石材
tzolkin-board-gold = 黄金
tzolkin-board-skull = 髑髏
tzolkin-board-workers = 手元
tzolkin-board-temples = 神殿
tzolkin-board-technology = レベル
tzolkin-board-tiles = タイル
tzolkin-board-built = 建設済み：{ $cards }
tzolkin-board-buildings = 建物
tzolkin-board-monuments = 記念碑
tzolkin-help =
    盤面の見方：
      ◇                ダミー労働者
      パレンケ          右はスペース2〜5に残るコーンタイルと木材タイル
      チチェン・イツァ  右は銀行の髑髏と、髑髏の置かれたスペース
      手元              手元の労働者／全員
      神殿              チャク、ケツァルコアトル、ククルカンの段。最下段は0
      レベル            農業、資源採取、建設、神学の順
      タイル            収穫したコーンタイルと木材タイル
