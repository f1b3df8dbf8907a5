# 網頁：版圖以外的一切。

# Same as English.
page-name = Antikythera
page-home = Antikythera：回到首頁
# Same as English.
page-title = { $title } – Antikythera
page-title-turn = ● 輪到你的回合 – { $title }
page-skip = 跳到內容
page-nav = 主導覽
page-nav-play = 開局
page-nav-open = 遊戲桌
page-nav-finished = 已結束
page-loading = 請稍候……
page-close = 關閉
page-retry = 重試
page-unreachable = 伺服器沒有回應。請檢查網路，本頁會繼續嘗試。
page-unknown-title = 這個網址什麼也沒有。
page-unknown-back = 回到首頁

## 首頁

page-start-title = 選擇遊戲
page-open-title = 開放的遊戲桌
page-finished-title = 已結束的遊戲
page-play-game = 玩{ $title }
page-players = { $from ->
        [2] { $to ->
            [2] 兩位玩家
           *[other] { $from }到{ $to }位玩家
        }
       *[other] { $from }到{ $to }位玩家
    }
page-against = 你對戰{ $others }
page-with-bot = 機器人（{ $level }）
page-with-here = 同螢幕的朋友
page-with-open = 用連結加入的朋友
page-with-me = 你自己
page-change = 更改……
page-bot-name = 機器人（{ $level }）
page-namesake = { $name }（{ $seat }）
page-level-novice = 新手
page-level-casual = 休閒
page-level-club = 高手
page-level-expert = 專家
page-level-random = 隨機
page-level-heuristic = 憑經驗

page-list-mine = 你的遊戲桌
page-list-open = 等待玩家
page-list-watch = 進行中：觀戰
page-list-finished = 已結束的遊戲
page-empty-mine = 你還沒坐上任何一桌。請在上面選擇遊戲。
page-empty-open = 沒有開放的遊戲桌。
page-empty-watch = 現在沒有公開的對局。
page-empty-finished = 還沒有結束的遊戲。
page-empty-start = 開一桌。
page-state-your-turn = 輪到你的回合
page-state-waiting = 等待{ $names }
page-state-won = { $names }獲勝
page-state-open = 等待玩家
page-state-over = 已結束
page-state-aborted = 已中止
page-open-seat = 空位
page-load = 載入對局紀錄
page-not-a-record = 這個檔案不是對局紀錄。

## 新的一桌

page-set-up = 開一桌{ $title }
page-number-of-players = 玩家人數
page-seats = 誰來玩
page-seat = { $seat }號位
page-seat-name = { $seat }號位的名字
page-seat-me = 我
page-seat-here = 同螢幕的朋友
page-seat-open = 用連結加入的朋友
page-seat-bot = 機器人：{ $level }
page-friend = 朋友{ $seat }
page-no-seat = 你只會觀戰。
page-options = 選項
page-pace = 時間
page-pace-none = 不限時
page-pace-minutes = 每人{ $minutes }分鐘，每回合加15秒
page-pace-days = 每回合{ $days }天
page-public = 向所有人公開這一桌
page-begin = 開始

## 開始之前

page-gathering = { $title }：等待玩家
page-gathering-waits = 座位坐滿後自動開始。
page-sit-down = 坐下
page-stand-up = 起身
page-invite = 邀請朋友
page-invite-how = 打開這個連結的人可以坐空位或觀戰。手機可以掃描方形條碼。
page-qr = 連結的QR碼
page-copy = 複製連結
page-copied = 已複製
page-start-now = 現在開始，空位由機器人補上

## 對局中

page-board = 版圖
page-tiles = 板塊
page-turn = 回合
page-people = 在桌的人
page-players-side = 玩家
page-views = 檢視
page-tab-board = 版圖
page-tab-tiles = 板塊
page-tab-players = 玩家
page-tab-log = 日誌
page-online = 在線上
page-away = 離開
page-resigned = 已認輸
page-stand-in = 機器人代打（{ $level }）
page-watching = 你在觀戰。
page-undo = 復原
page-list-choices = 用文字列出{ $count }個選擇
page-restart = 重來這回合
page-end-turn = 結束回合
page-sending = 傳送中……
page-thinking = { $names }思考中……
page-waiting-for = 等待{ $names }
page-sealed = 你已經選好。等待{ $names }
page-catching-up = 其他人做了什麼……
page-catch-up = 略過
page-over = 遊戲結束。
page-choices = 你可以做的事
page-all-choices = 全部{ $count }個選擇
page-would = 這樣會發生：
page-since = 看看我上個回合後發生了什麼
page-since-short = 發生了什麼？
page-not-now = 現在不行。
page-only-looking = 你在看過去的局面。按End回到現在。
page-end-anyway-question = 還是要結束回合嗎？
page-end-anyway = 照樣結束回合
page-go-on = 返回
page-silence = 不再提醒這件事
page-menu = 這一桌
page-resign = 認輸
page-resign-sure = 你認輸並排在最後。如果其他人繼續，由機器人代替你。
page-abort = 中止對局
page-abort-sure = 在桌的人都同意後，對局結束，不計結果。
page-agree = { $names }想中止對局。同意
page-replace = { $name }時間用完，讓機器人代打
page-come-back = 從機器人收回座位
page-hand-over = 請把螢幕交給{ $name }。
page-hand-over-why = 在那之前，別人不該看到的都會隱藏。
page-hand-over-ready = 我是{ $name }

## 連線

page-offline = 連線中斷，正在重試……
page-offline-kept = 連線中斷。你的選擇已保留，恢復後立即傳送。

## 日誌、聊天、筆記

page-story = 日誌、聊天和筆記
page-log = 日誌
page-secret = 秘密的選擇。
page-log-empty = 還沒發生任何事。
page-past = 第{ $move }步，共{ $moves }步
page-steps = 逐步檢視對局
page-step-back = 後退一步
page-step-on = 前進一步
page-step-last = 到現在
page-replay = 自動播放
page-pause = 暫停
page-copy-move = 複製這一步的連結
page-download = 下載對局紀錄
page-download-so-far = 下載到目前為止的對局紀錄
page-chat = 聊天
page-chat-empty = 還沒有人說話。
page-chat-say = 說點什麼
page-chat-send = 傳送
page-notes = 筆記
page-notes-kept = 只有你看得到。已儲存。
page-notes-keeping = 儲存中……
page-notes-failed = 筆記無法儲存。請檢查網路，再繼續輸入。

## 結束

page-results = 結果
page-winner = { $count ->
        [1] { $names }獲勝。
       *[other] { $names }共享勝利。
    }
page-scores = 分數來源
page-points = { $points }分
page-total = 總分
page-rank = 名次
page-chart = 各輪分數
page-rematch = 再來一局
page-watch-again = 從頭觀看這一局
page-fair = 發牌公平嗎？
page-fair-commitment = 開始之前，伺服器做了承諾：{ $commitment }
page-fair-secret = 這是它抽到的：{ $secret }

## 設定

page-settings = 設定
page-language = 語言
page-theme = 主題
page-theme-auto = 跟隨系統
page-theme-light = 淺色
page-theme-dark = 深色
page-sound = 音效
page-speed = 速度
page-speed-0 = 立即
page-speed-1 = 慢
page-speed-2 = 正常
page-speed-3 = 快
page-silenced = 已關閉的提醒
page-warn-again = 重新提醒
page-guest = 你以訪客身分遊玩：{ $name }
page-account = 已登入：{ $name }
page-your-name = 名字
page-rename = 更改名字
page-password = 密碼
page-login = 登入
page-register = 建立帳號
page-logout = 登出
page-account-why = 有了帳號，換瀏覽器也找得到你的遊戲桌。

## 按鍵

page-keys = 按鍵
page-keys-table = 這些按鍵在遊戲桌上有效。
page-keys-choose = 從清單選擇；多位數以Enter結束
page-keys-end = 結束回合
page-keys-undo = 復原
page-keys-restart = 重來這回合
page-keys-decision = 到抉擇
page-keys-board = 到版圖
page-keys-step = 後退一步，前進一步
page-keys-turn = 後退一回合，前進一回合
page-keys-ends = 到開頭，到現在
page-keys-since = 看看我上個回合後發生了什麼
page-keys-pause = 繼續或暫停
page-keys-log = 日誌
page-keys-chat = 聊天
page-keys-escape = 返回
page-keys-help = 本清單
page-key-ArrowLeft = ←
page-key-ArrowRight = →
# Same as English.
page-key-Shift = Shift
page-key-Space = 空白鍵
# Same as English.
page-key-Escape = Esc
# Same as English.
page-key-Home = Home
# Same as English.
page-key-End = End
