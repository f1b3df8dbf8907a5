# 網頁：版圖以外的一切。

# Same as English.
page-name = Antikythera
page-home = Antikythera：回到首頁
# Same as English.
page-title = { $title } – Antikythera
page-title-turn = ● 輪到你的回合 – { $title }
page-skip = 跳到內容
page-nav = 主導覽
page-nav-play = 開始遊戲
page-nav-open = 遊戲桌
page-nav-finished = 已結束的遊戲
page-loading = 請稍候……
page-close = 關閉
page-retry = 重試
page-unreachable = 伺服器沒有回應。請檢查網路，本頁會繼續嘗試連線。
page-unknown-title = 找不到這個頁面。
page-unknown-back = 回到首頁

## 首頁

page-start-title = 選擇遊戲
page-open-title = 招募中的遊戲桌
page-finished-title = 已結束的遊戲
page-play-game = 玩《{ $title }》
page-players = { $from ->
        [2] { $to ->
            [2] 2位玩家
           *[other] { $from }至{ $to }位玩家
        }
       *[other] { $from }至{ $to }位玩家
    }
page-against = 對手：{ $others }
page-with-here = 同一個螢幕的朋友
page-with-open = 透過連結加入的朋友
page-with-me = 你自己
page-change = 更改……
page-bot-name = { $name }（{ $level }）
page-namesake = { $name } { $seat }
page-level-beginner = 入門
page-level-novice = 新手
page-level-casual = 休閒
page-level-club = 高手
page-level-expert = 專家
page-level-champion = 冠軍
page-level-random = 隨機
page-level-heuristic = 啟發式

page-list-mine = 我的遊戲桌
page-list-open = 等待玩家
page-list-watch = 可觀戰的對局
page-list-finished = 已結束的遊戲
page-empty-mine = 你還沒有加入任何遊戲桌。請在上方選擇遊戲。
page-empty-open = 沒有招募中的遊戲桌。
page-empty-watch = 現在沒有公開的對局。
page-empty-finished = 還沒有結束的遊戲。
page-empty-start = 開一桌吧。
page-state-your-turn = 輪到你的回合
page-state-waiting = 等待{ $names }
page-state-won = { $names }獲勝
page-state-open = 等待玩家
page-state-over = 已結束
page-state-aborted = 已中止
page-open-seat = 空位
page-load = 載入對局紀錄

## 新的一桌

page-set-up = 新遊戲桌：《{ $title }》
page-number-of-players = 玩家人數
page-seats = 誰來玩
page-seat = { $seat }號位
page-seat-name = { $seat }號位的名字
page-seat-me = 我
page-seat-here = 同一個螢幕的朋友
page-seat-open = 透過連結加入的朋友
page-friend = 朋友{ $seat }
page-no-seat = 你將以觀眾身分加入。
page-options = 選項
page-pace = 時間
page-pace-none = 不限時
page-pace-minutes = 每人{ $minutes }分鐘，每回合加15秒
page-pace-days = 每回合{ $days }天
page-begin = 開始

## 開始之前

page-gathering = 《{ $title }》：等待玩家
page-gathering-waits = 座位坐滿後自動開始。
page-sit-down = 入座
page-stand-up = 離座
page-invite = 邀請玩家
page-invite-how = 打開這個連結的人可以入座或觀戰。可以用手機掃描QR碼。
page-qr = 連結的QR碼
page-copy = 複製連結
page-copied = 已複製
page-start-now = 立即開始，空位由機器人補上

## 對局中

page-board = 版圖
page-tiles = 板塊
page-turn = 回合
page-people = 本桌玩家
page-players-side = 玩家
page-views = 檢視
page-tab-board = 版圖
page-tab-tiles = 板塊
page-tab-players = 玩家
page-tab-log = 日誌
page-online = 在線上
page-away = 不在線上
page-resigned = 已認輸
page-stand-in = 由機器人代打（{ $level }）
page-watching = 你在觀戰。
page-undo = 復原
page-undo-nothing = 這個回合你還沒有做任何事，沒有可復原的。
page-undo-seen = 已經翻開了新的東西，無法復原了。
page-list-choices = 用文字列出{ $count }個選擇
page-restart = 重新開始這回合
page-end-turn = 結束回合
page-sending = 傳送中……
page-thinking = { $names }思考中……
page-waiting-for = 等待{ $names }
page-sealed = 你已經選好，等待{ $names }
page-catching-up = 其他玩家的行動……
page-catch-up = 略過
page-over = 遊戲結束。
page-choices = 你可以做的事
page-all-choices = 全部{ $count }個選擇
page-would = 結果：
page-since = 查看我上個回合之後發生的事
page-since-short = 發生了什麼？
page-not-now = 現在不能這樣做。
page-only-looking = 你正在看先前的局面。回到目前局面才能行動。
page-end-anyway-question = 仍要結束回合嗎？
page-end-anyway = 仍然結束回合
page-go-on = 返回遊戲
page-silence = 不再提醒
page-advice = 第一次遊戲的建議
page-menu = 本桌
page-resign = 認輸
page-resign-title = 要認輸嗎？
page-resign-sure = 認輸後你會排在最後。如果其他人繼續遊戲，機器人會接替你。
page-abort = 中止對局
page-abort-title = 要中止對局嗎？
page-abort-sure = 本桌玩家都同意後，對局結束，不計結果。
page-agree = { $names }想中止對局。同意
page-replace = { $name }時間已用完，讓機器人接替
page-come-back = 從機器人手中收回座位
page-hand-over = 請把螢幕交給{ $name }。
page-hand-over-why = 在那之前，不該讓別人看到的資訊會一直隱藏。
page-hand-over-ready = 我是{ $name }

## 連線

page-offline = 連線中斷，正在重新連線……
page-offline-kept = 連線中斷。你的選擇已儲存，恢復連線後會自動傳送。

## 日誌、聊天、筆記

page-story = 日誌、聊天和筆記
page-log = 日誌
page-secret = 秘密選擇。
page-log-empty = 還沒發生任何事。
page-past = 第{ $move }步，共{ $moves }步
page-steps = 逐步檢視對局
page-step-back = 後退一步
page-step-on = 前進一步
page-step-last = 回到目前局面
page-replay = 自動播放
page-pause = 暫停
page-copy-move = 複製這一步的連結
page-download = 下載對局紀錄
page-download-so-far = 下載到目前為止的對局紀錄
page-chat = 聊天
page-chat-empty = 還沒有訊息。
page-chat-say = 說點什麼
page-chat-send = 傳送
page-chat-remove = 刪除這則訊息
page-chat-silence = 禁止{ $name }發言
page-chat-allow = 允許{ $name }發言
page-notes = 筆記
page-notes-kept = 只有你看得到。已儲存。
page-notes-keeping = 儲存中……
page-notes-failed = 筆記儲存失敗。請檢查網路，再繼續輸入。

## 結束

page-results = 結果
page-winner = { $count ->
        [1] { $names }獲勝。
       *[other] { $names }共同獲得勝利。
    }
page-scores = 分數來源
page-points = { $points }分
page-total = 總分
page-rank = 名次
page-chart = 分數走勢
page-rematch = 再來一局
page-fair = 洗牌公平嗎？
page-fair-commitment = 開始之前，伺服器公布了這個承諾值：{ $commitment }
page-fair-secret = 這是伺服器抽到的秘密值：{ $secret }
page-fair-kept = 這個瀏覽器已核對：秘密值與承諾一致，你的數字也已使用。
page-fair-broken = 警告：秘密值與向這個瀏覽器承諾的不一致。
page-fair-unseen = 這個瀏覽器沒有看到這張遊戲桌的開始，無法核對。
page-fair-unable = 這個瀏覽器只能在安全連線（https）下核對。

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
page-guest = 你正以訪客身分遊玩：{ $name }
page-guest-unnamed = 你正以訪客身分遊玩。
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
page-keys-table = 這些按鍵在對局中有效。
page-keys-choose = 從清單選擇；多位數以Enter結束
page-keys-end = 結束回合
page-keys-undo = 復原
page-keys-restart = 重新開始這回合
page-keys-decision = 跳到選項
page-keys-board = 跳到版圖
page-keys-step = 後退一步，前進一步
page-keys-turn = 後退一回合，前進一回合
page-keys-ends = 跳到開頭，跳到目前局面
page-keys-since = 查看我上個回合之後發生的事
page-keys-pause = 播放或暫停
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
# Same as English.
page-key-PageUp = Page Up
# Same as English.
page-key-PageDown = Page Down
