# The page: everything around the boards.

# Same as English.
page-name = Antikythera
page-home = Antikythera：ホーム
# Same as English.
page-title = { $title } – Antikythera
page-title-turn = ● あなたの手番 – { $title }
page-skip = 本文へスキップ
page-nav = メインメニュー
page-nav-play = プレイ
page-nav-open = テーブル
page-nav-finished = 終了したゲーム
page-loading = お待ちください…
page-close = 閉じる
page-retry = 再試行
page-unreachable = サーバーが応答しません。接続を確認してください。このページは再接続を続けます。
page-unknown-title = ページが見つかりません。
page-unknown-back = ホームへ戻る

## Start

page-start-title = ゲームを選ぶ
page-open-title = 募集中のテーブル
page-finished-title = 終了したゲーム
page-play-game = { $title }をプレイ
page-players = { $from ->
        [2] { $to ->
            [2] プレイヤー2人
           *[other] プレイヤー{ $from }〜{ $to }人
        }
       *[other] プレイヤー{ $from }〜{ $to }人
    }
page-against = 対戦相手：{ $others }
page-with-here = 同じ画面の友だち
page-with-open = リンクで招待する友だち
page-with-me = 自分
page-change = 変更…
page-bot-name = { $name }（{ $level }）
page-namesake = { $name } { $seat }
page-level-beginner = 入門者
page-level-novice = 初心者
page-level-casual = カジュアル
page-level-club = 上級者
page-level-expert = エキスパート
page-level-champion = チャンピオン
page-level-random = ランダム
page-level-heuristic = ルールベース

page-list-mine = あなたのテーブル
page-list-open = プレイヤー募集中
page-list-watch = 観戦できるゲーム
page-list-finished = 終了したゲーム
page-empty-mine = 参加中のテーブルはまだありません。上からゲームを選んでください。
page-empty-open = 募集中のテーブルはありません。
page-empty-watch = 公開中のゲームはありません。
page-empty-finished = 終了したゲームはまだありません。
page-empty-start = 始めてみましょう。
page-state-your-turn = あなたの手番
page-state-waiting = { $names }を待っています
page-state-won = { $names }の勝ち
page-state-open = プレイヤー募集中
page-state-over = 終了
page-state-aborted = 中止
page-open-seat = 空席
page-load = ゲーム記録を読み込む

## A new table

page-set-up = 新規テーブル：{ $title }
page-number-of-players = プレイヤー数
page-seats = 参加者
page-seat = 席{ $seat }
page-seat-name = 席{ $seat }の名前
page-seat-me = 自分
page-seat-here = 同じ画面の友だち
page-seat-open = リンクで招待する友だち
page-friend = 友だち{ $seat }
page-no-seat = 観戦者として参加します。
page-options = オプション
page-pace = 持ち時間
page-pace-none = 無制限
page-pace-minutes = 1人{ $minutes }分、1手番ごとに15秒追加
page-pace-days = 1手番につき{ $days }日
page-begin = プレイ開始

## A table before the start

page-gathering = { $title }：プレイヤー募集中
page-gathering-waits = 席がすべて埋まると、自動で始まります。
page-sit-down = 席に座る
page-stand-up = 席を立つ
page-invite = 招待する
page-invite-how = このリンクを開いた人は、空席に座るか観戦できます。QRコードはスマートフォンで読み取れます。
page-qr = リンクのQRコード
page-copy = リンクをコピー
page-copied = コピーしました
page-start-now = 空席をボットで埋めて今すぐ始める

## At the table

page-board = ボード
page-tiles = タイル
page-turn = 手番
page-people = テーブルの参加者
page-players-side = 参加者
page-views = 表示
page-tab-board = ボード
page-tab-tiles = タイル
page-tab-players = 参加者
page-tab-log = ログ
page-online = 在席
page-away = 離席
page-resigned = 投了
page-stand-in = ボット（{ $level }）が代わりにプレイ中
page-watching = 観戦中です。
page-undo = 取り消す
page-undo-nothing = この手番ではまだ何もしていないので、取り消すものがありません。
page-undo-seen = 新しいものが公開されたので、もう取り消せません。
page-list-choices = 選択肢{ $count }個を文章で表示
page-restart = 手番をやり直す
page-end-turn = 手番を終える
page-sending = 送信中…
page-thinking = { $names }が考え中…
page-waiting-for = { $names }を待っています
page-sealed = 選びました。{ $names }を待っています
page-catching-up = ほかの人の行動…
page-catch-up = スキップ
page-over = ゲーム終了です。
page-choices = できること
page-all-choices = { $count ->
        [1] 選択肢1個
       *[other] すべての選択肢（{ $count }）
    }
page-would = 結果：
page-since = 前の手番の後に起きたことを表示
page-since-short = 何が起きた？
page-not-now = それは今はできません。
page-only-looking = 過去の局面を見ています。プレイするには現在に戻ってください。
page-end-anyway-question = それでも手番を終えますか？
# Without: turn
page-end-anyway = それでも終える
page-go-on = プレイに戻る
page-silence = この警告を今後表示しない
page-advice = 初めてのゲームのアドバイス
page-menu = テーブル
page-resign = 投了する
page-resign-title = 投了しますか？
page-resign-sure = 投了すると最下位になります。ほかの人が続ける場合は、ボットが代わりにプレイします。
page-abort = ゲームを中止する
page-abort-title = ゲームを中止しますか？
page-abort-sure = テーブルの全員が同意すると、ゲームは結果なしで終わります。
page-agree = { $names }がゲームの中止を希望しています。同意する
page-replace = 時間切れの{ $name }をボットに交代する
page-come-back = ボットから席を取り戻す
page-hand-over = 画面を{ $name }に渡してください。
page-hand-over-why = ほかの人に見せない情報は、それまで隠しておきます。
page-hand-over-ready = { $name }です

## The connection

page-offline = 接続がありません。再接続しています…
page-offline-kept = 接続がありません。選択は保存され、接続が戻りしだい送信されます。

## Log, chat, notes

page-story = ログ、チャット、メモ
page-log = ログ
page-secret = 秘密の選択。
page-log-empty = まだ何も起きていません。
page-past = { $moves }手中{ $move }手目
page-steps = ゲームを1手ずつ見る
page-step-back = 1手戻る
page-step-on = 1手進む
page-step-last = 現在へ
page-replay = 自動再生
page-pause = 一時停止
page-copy-move = この手へのリンクをコピー
page-download = ゲーム記録をダウンロード
page-download-so-far = ここまでのゲーム記録をダウンロード
page-chat = チャット
page-chat-empty = メッセージはまだありません。
page-chat-say = メッセージを書く
page-chat-send = 送信
page-chat-remove = このメッセージを削除
page-chat-silence = { $name }の発言を止める
page-chat-allow = { $name }の発言を許可する
page-notes = メモ
page-notes-kept = 自分だけに見えます。保存しました。
page-notes-keeping = 保存中…
page-notes-failed = メモを保存できませんでした。接続を確かめてから、続きを書いてください。

## The end

page-results = 結果
page-winner = { $count ->
        [1] { $names }の勝利です。
       *[other] { $names }の同点優勝です。
    }
page-scores = 得点の内訳
page-points = { $points }点
page-total = 合計
page-rank = 順位
page-chart = 得点の推移
page-rematch = もう一度プレイ
page-fair = シャッフルは公正でしたか？
page-fair-commitment = 開始前にサーバーが公開した値：{ $commitment }
page-fair-secret = サーバーが引いていた秘密の値：{ $secret }
page-fair-kept = このブラウザーで確認しました。秘密の値は約束どおりで、あなたの数も使われています。
page-fair-broken = 警告：秘密の値が、このブラウザーに約束されたものと違います。
page-fair-unseen = このブラウザーはテーブルの開始を見ていないため、比べられません。
page-fair-unable = このブラウザーは安全な接続（https）でのみ確認できます。

## Settings

page-settings = 設定
page-language = 言語
page-theme = テーマ
page-theme-auto = システム設定
page-theme-light = ライト
page-theme-dark = ダーク
page-sound = サウンド
page-speed = 速さ
page-speed-0 = 即時
page-speed-1 = 遅い
page-speed-2 = 普通
page-speed-3 = 速い
page-silenced = オフにした警告
page-warn-again = 再び表示
page-guest = ゲストとしてプレイ中：{ $name }
page-guest-unnamed = ゲストとしてプレイ中です。
page-account = { $name }としてログイン中
page-your-name = 名前
page-rename = 名前を変更
page-password = パスワード
page-login = ログイン
page-register = アカウントを作成
page-logout = ログアウト
page-account-why = アカウントを作ると、ブラウザーを変えても同じテーブルを使えます。

## Keys

page-keys = キーボード操作
page-keys-table = 対戦中に使えるキーです。
page-keys-choose = 一覧から選ぶ（2桁以上はEnterで決定）
page-keys-end = 手番を終える
page-keys-undo = 取り消す
page-keys-restart = 手番をやり直す
page-keys-decision = 選択へ
page-keys-board = ボードへ
page-keys-step = 1手戻る、1手進む
page-keys-turn = 1手番戻る、1手番進む
page-keys-ends = 最初へ、現在へ
page-keys-since = 前の手番の後に起きたことを表示
page-keys-pause = 再生・一時停止
page-keys-log = ログ
page-keys-chat = チャット
page-keys-escape = 戻る
page-keys-help = この一覧
page-key-ArrowLeft = ←
page-key-ArrowRight = →
# Same as English.
page-key-Shift = Shift
page-key-Space = スペース
# Same as English.
page-key-Escape = Esc
# Same as English.
page-key-Home = Home
# Same as English.
page-key-End = End
# Same as English.
page-key-PageUp = Page Up
# Same as English.
page-key-PageDown = Page Down
