# The review: what choices are about, and what a whole game shows.

tzolkin-theme-food = 食料
tzolkin-theme-workers = 労働者のタイミング
tzolkin-theme-temples = 神殿
tzolkin-theme-technologies = 技術
tzolkin-theme-resources = 資源
tzolkin-theme-buildings = 建物
tzolkin-theme-skulls = 水晶髑髏
tzolkin-theme-wealth = 財産タイル

tzolkin-finding-hungry = 養えなかった労働者：{ $workers }人（{ $points }点の損）。
tzolkin-finding-begged = コーンを乞うた回数：{ $number }回。
tzolkin-finding-waited = 労働者が歯車の上で通り過ぎたアクションを行うために払ったコーン：{ $days }個。
tzolkin-finding-pushed-off = 歯車から押し出された労働者：{ $workers }人。
tzolkin-finding-skipped = アクションなしで回収した労働者：{ $workers }人。
tzolkin-finding-idle = 手番の終わりに手元に残った労働者：平均{ $workers }人。
tzolkin-finding-temples = 神殿の得点：{ $points }点。このテーブルの最高：{ $most }点。
tzolkin-finding-lost-steps = これ以上上がれず無駄になった神殿の段：{ $number }段。
tzolkin-finding-technologies = 終了時の技術レベルの合計：{ $levels }。このテーブルの最高：{ $most }。
tzolkin-finding-blocks-left = 終了時に残った資源：{ $number }個。

tzolkin-opening-wealth = 財産タイル
tzolkin-opening-placement = 最初の配置
tzolkin-space-start = スタートプレイヤースペース

tzolkin-field-points = 勝利点
tzolkin-field-corn = コーン
tzolkin-field-blocks = 資源
tzolkin-field-skulls = 水晶髑髏
tzolkin-field-workers = 労働者
tzolkin-field-tech = 技術
tzolkin-field-temple = 神殿
tzolkin-field-gear = 歯車
tzolkin-field-dummy = ダミー労働者
tzolkin-field-day = 日
tzolkin-field-seat = 手番
tzolkin-field-starter = スタートプレイヤー
tzolkin-field-start_space = スタートプレイヤースペース
tzolkin-field-wheel = ツオルキンの歯車のコーン
tzolkin-field-harvested = 収穫したタイル
tzolkin-field-light = プレイヤーボード
tzolkin-field-kept = 財産タイル
tzolkin-field-built = 建設した建物と記念碑
tzolkin-field-row = 場の建物
tzolkin-field-monuments = 場の記念碑
tzolkin-field-corn_tiles = パレンケのコーンタイル
tzolkin-field-wood_tiles = パレンケの木材タイル
tzolkin-field-itza = チチェン・イツァの髑髏
tzolkin-side-light = 明るい面
tzolkin-side-dark = 暗い面
tzolkin-harvest-corn = コーンタイル
tzolkin-harvest-wood = 木材タイル
tzolkin-editor-limits = 時代と食料供給日は、日に合わせて自動で決まります。プレイヤーにタイルを与えても、その効果は発生しません。必要なら効果の分も設定してください。
