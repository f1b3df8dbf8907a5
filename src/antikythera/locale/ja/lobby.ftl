# The lobby: bots, new tables, the waiting room, lists, profiles, taking back, notices, preferences.

## Bots

page-bot = ボット
page-bot-beginner = ピップ
page-bot-novice = ノラ
page-bot-casual = クレオ
page-bot-club = ヘクトル
page-bot-expert = テア
page-bot-champion = アトラス

## A new table

page-your-colour = あなたの色
page-colour-1 = 赤
page-colour-2 = 緑
page-colour-3 = 青
page-colour-4 = 黄
page-colour-5 = 紫
page-colour-6 = 黒
page-colour-7 = 白
page-colour-8 = 茶
page-lot = 席を抽選で決める
page-asks = 着席を自分で承認する
page-pace-in-minutes = 1回で最後まで遊ぶ
page-pace-in-days = 数日かけて遊ぶ
page-who-joins = 参加できる人
page-private = リンクを知っている人
page-anyone = テーブル一覧から誰でも
page-rated = レーティング戦
page-rated-why = 全員のレーティングに反映されます。全員にアカウントが必要です。
page-rated-people = ボットなしで、ほかの全員がリンクで参加するゲームだけです。
page-lesson = 練習：ヒントを使える
page-lesson-why = 全員が席に着く前に確認できます。レーティング戦にはなりません。
page-webhook = 手番を知らせるWebhook（任意）
page-webhook-why = DiscordやSlackなどのチャットに、誰の手番かを知らせます。

## A table before the start

page-host = ホスト
page-remove = { $name }を外す
page-accept = { $name }を承認する
page-waits-for-host = ホストの承認待ち
page-close-seat = 席{ $seat }を閉じる
page-open-seat-again = 席{ $seat }をもう一度開く
page-bot-to-seat = 席{ $seat }にボット
page-closed-seat = 閉じた席
page-only-here = このリンクはこのコンピューターでしか開けません。ほかの人を招待するには「antikythera serve」を実行し、そのアドレスを開いてください。
page-call-off = このテーブルを削除

## Lists

page-list-played = 終了した自分のゲーム
page-empty-played = 終了したゲームはまだありません。
page-more = もっと見る
page-is-rated = レーティング戦
page-in-the-middle = 途中の局面から始まる
page-is-lesson = 練習
page-by-lot = 席は抽選
page-delete-table = 削除…
page-leave-table = 席を立つ…
page-give-up-table = 投了…
page-delete-question = このテーブルを削除しますか？
page-leave-question = このテーブルを離れますか？
page-give-up-question = このゲームを投了しますか？
page-delete-sure = ゲームは結果なしで終わり、一覧から消えます。
page-leave-sure = あなたの席は空席になります。
page-cancel = キャンセル

## A profile

page-profile = プロフィール
page-profile-since = { $date }に登録
page-kind = { $title }、{ $players }人
page-rating = レーティング
page-rating-games = レーティング戦{ $games }回
page-rating-none = レーティング戦はまだありません。
page-statistics = 統計
page-statistics-none = 集計の対象となるゲームはまだありません。1つの画面で一緒に遊んだゲームと、途中から始めたゲームは含まれません。
page-played = 回数
page-won = 勝利
page-average = 平均
page-best = 最高
page-sources-average = 得点の内訳（1回あたり）
page-games-of = 終了したゲーム

## Taking back

page-take-back = 直前の手番を取り消す
page-take-back-ask = 直前の手番の取り消しを申し込む
page-take-back-asked = 直前の手番の取り消しを申し込みました。ほかの人の返事を待っています。
page-take-back-withdraw = 取り下げる
page-take-back-asks = { $name }が直前の手番の取り消しを希望しています。
page-take-back-allow = 許可する
page-take-back-refuse = 断る

## Notices

page-notice-offer = 手番になったら通知を受け取りますか？
page-notice-yes = 受け取る
page-notice-no = いいえ
page-notice-turn = あなたの手番です。
page-notices = 自分の手番の通知
page-notices-blocked = ブラウザーがこのページの通知をブロックしています。

## Preferences

page-prefer-play = プレイ
page-prefer-look = 表示
page-prefer-confirm = 手番の終了を自分で確定する
page-prefer-single = 選択肢が1つなら自動で選ぶ
page-prefer-warnings = 手番が終わる前に警告する
page-prefer-advice = 初回ゲームのアドバイスを表示
page-prefer-marks = ほかの人が変えた所に印を付ける
page-prefer-tooltips = ツールチップを表示する
page-prefer-size = ボードの大きさ
page-size-small = 小
page-size-normal = 普通
page-size-large = 大
page-prefer-palette = 色覚多様性に配慮した配色
page-prefer-larger = 大きな文字
page-prefer-kept = このブラウザーに保存されます。
page-prefer-account = アカウントに保存されます。
