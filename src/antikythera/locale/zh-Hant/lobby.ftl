# The lobby: bots, new tables, the waiting room, lists, profiles, taking back, notices, preferences.

## Bots

page-bot = 機器人
page-bot-beginner = 皮普
page-bot-novice = 諾拉
page-bot-casual = 克萊奧
page-bot-club = 赫克托
page-bot-expert = 西婭
page-bot-champion = 阿特拉斯

## A new table

page-your-colour = 你的顏色
page-colour-1 = 紅色
page-colour-2 = 綠色
page-colour-3 = 藍色
page-colour-4 = 黃色
page-colour-5 = 紫色
page-colour-6 = 黑色
page-colour-7 = 白色
page-colour-8 = 棕色
page-lot = 隨機安排座位
page-asks = 他人入座須經我同意
page-pace-in-minutes = 一次玩完
page-pace-in-days = 分多天玩
page-who-joins = 誰可以加入
page-private = 有連結的人
page-anyone = 任何人，從遊戲桌清單加入
page-rated = 積分對局
page-rated-why = 本局會影響所有玩家的積分。每位玩家都需要帳號。
page-rated-people = 僅限沒有機器人、其他玩家都透過連結加入的對局。
page-lesson = 練習：可以用提示
page-lesson-why = 所有玩家入座前都看得到。這樣的對局不計積分。
page-webhook = 回合通知的Webhook（選填）
page-webhook-why = 通知Discord、Slack等聊天工具輪到誰的回合。

## A table before the start

page-host = 主辦人
page-remove = 移除{ $name }
page-accept = 同意{ $name }入座
page-waits-for-host = 等待主辦人同意
page-close-seat = 關閉{ $seat }號位
page-open-seat-again = 重新開放{ $seat }號位
page-bot-to-seat = 機器人坐{ $seat }號位
page-closed-seat = 已關閉
page-only-here = 只有這台電腦能開啟這個連結。要邀請別人，請執行「antikythera serve」，並開啟它的網址。
page-call-off = 刪除這張遊戲桌

## Lists

page-list-played = 你已結束的遊戲
page-empty-played = 你還沒有結束的遊戲。
page-more = 顯示更多
page-is-rated = 計積分
page-in-the-middle = 從對局中途開始
page-is-lesson = 練習
page-by-lot = 隨機座位
page-delete-table = 刪除……
page-leave-table = 離開……
page-give-up-table = 認輸……
page-delete-question = 要刪除這張遊戲桌嗎？
page-leave-question = 要離開這張遊戲桌嗎？
page-give-up-question = 要認輸嗎？
page-delete-sure = 對局結束，不計結果，並從你的清單中消失。
page-leave-sure = 你的座位會空出來給別人。
page-cancel = 取消

## A profile

page-profile = 個人檔案
page-profile-since = { $date }加入
page-kind = { $title }，{ $players }人
page-rating = 積分
page-rating-games = { $games }局積分對局
page-rating-none = 還沒有積分對局。
page-statistics = 統計
page-statistics-none = 還沒有計入統計的遊戲：同一螢幕進行的遊戲和從中途開始的遊戲不計入。
page-played = 局數
page-won = 勝局
page-average = 平均
page-best = 最高
page-sources-average = 得分來源（每局平均）
page-games-of = 已結束的遊戲

## Taking back

page-take-back = 復原我的上一回合
page-take-back-ask = 請求復原我的上一回合
page-take-back-asked = 你已請求復原上一回合，正在等待其他玩家。
page-take-back-withdraw = 收回請求
page-take-back-asks = { $name }想復原上一回合。
page-take-back-allow = 同意
page-take-back-refuse = 拒絕

## Notices

page-notice-offer = 輪到你的回合時，要讓瀏覽器通知你嗎？
page-notice-yes = 通知我
page-notice-no = 不用了
page-notice-turn = 輪到你的回合了。
page-notices = 輪到我的回合時通知
page-notices-blocked = 瀏覽器封鎖了本頁的通知。

## Preferences

page-prefer-play = 遊戲
page-prefer-look = 外觀
page-prefer-confirm = 由我確認結束回合
page-prefer-single = 只有一個選擇時自動選擇
page-prefer-warnings = 回合結束前提醒我
page-prefer-advice = 顯示第一次遊戲的建議
page-prefer-marks = 標出其他玩家的改動
page-prefer-tooltips = 顯示提示
page-prefer-size = 版圖大小
page-size-small = 小
page-size-normal = 正常
page-size-large = 大
page-prefer-palette = 色覺友善的配色
page-prefer-larger = 更大的文字
page-prefer-kept = 儲存在這個瀏覽器中。
page-prefer-account = 儲存在你的帳號中。
