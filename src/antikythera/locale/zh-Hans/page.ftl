# 页面：版图以外的一切。

# Same as English.
page-name = Antikythera
page-home = Antikythera：回到首页
# Same as English.
page-title = { $title } – Antikythera
page-title-turn = ● 你的回合 – { $title }
page-skip = 跳到内容
page-nav = 主导航
page-nav-play = 开始游戏
page-nav-open = 游戏桌
page-nav-finished = 已结束的游戏
page-loading = 请稍候……
page-close = 关闭
page-retry = 重试
page-unreachable = 服务器没有响应。请检查网络，本页会继续尝试连接。
page-unknown-title = 页面不存在。
page-unknown-back = 回到首页

## 首页

page-start-title = 选择游戏
page-open-title = 招募中的游戏桌
page-finished-title = 已结束的游戏
page-play-game = 玩《{ $title }》
page-players = { $from ->
        [2] { $to ->
            [2] 2名玩家
           *[other] { $from }至{ $to }名玩家
        }
       *[other] { $from }至{ $to }名玩家
    }
page-against = 对手：{ $others }
page-with-here = 同屏的朋友
page-with-open = 通过链接加入的朋友
page-with-me = 你自己
page-change = 更改……
page-bot-name = { $name }（{ $level }）
page-namesake = { $name } { $seat }
page-level-beginner = 入门
page-level-novice = 新手
page-level-casual = 休闲
page-level-club = 高手
page-level-expert = 专家
page-level-champion = 冠军
page-level-random = 随机
page-level-heuristic = 启发式

page-list-mine = 我的游戏桌
page-list-open = 等待玩家
page-list-watch = 可观战的对局
page-list-finished = 已结束的游戏
page-empty-mine = 你还没有加入任何游戏桌。请在上方选择游戏。
page-empty-open = 没有招募中的游戏桌。
page-empty-watch = 现在没有公开的对局。
page-empty-finished = 还没有结束的游戏。
page-empty-start = 开一桌吧。
page-state-your-turn = 你的回合
page-state-waiting = 等待{ $names }
page-state-won = { $names }获胜
page-state-open = 等待玩家
page-state-over = 已结束
page-state-aborted = 已中止
page-open-seat = 空位
page-load = 载入对局记录

## 新的一桌

page-set-up = 新游戏桌：《{ $title }》
page-number-of-players = 玩家人数
page-seats = 谁来玩
page-seat = { $seat }号位
page-seat-name = { $seat }号位的名字
page-seat-me = 我
page-seat-here = 同屏的朋友
page-seat-open = 通过链接加入的朋友
page-friend = 朋友{ $seat }
page-no-seat = 你将作为观众加入。
page-options = 选项
page-pace = 时间
page-pace-none = 不限时
page-pace-minutes = 每人{ $minutes }分钟，每回合加15秒
page-pace-days = 每回合{ $days }天
page-begin = 开始

## 开始之前

page-gathering = 《{ $title }》：等待玩家
page-gathering-waits = 座位坐满后自动开始。
page-sit-down = 入座
page-stand-up = 离座
page-invite = 邀请玩家
page-invite-how = 打开这个链接的人可以入座或观战。可以用手机扫描二维码。
page-qr = 链接的二维码
page-copy = 复制链接
page-copied = 已复制
page-start-now = 立即开始，空位由机器人补上

## 对局中

page-board = 版图
page-tiles = 卡片
page-turn = 回合
page-people = 本桌玩家
page-players-side = 玩家
page-views = 视图
page-tab-board = 版图
page-tab-tiles = 卡片
page-tab-players = 玩家
page-tab-log = 日志
page-online = 在线
page-away = 离开
page-resigned = 已认输
page-stand-in = 由机器人代打（{ $level }）
page-watching = 你在观战。
page-undo = 撤销
page-undo-nothing = 本回合你还没有做任何事，无可撤销。
page-undo-seen = 已经翻开了新的东西，不能撤销了。
page-list-choices = 用文字列出{ $count }个选择
page-restart = 重新开始本回合
page-end-turn = 结束回合
page-sending = 发送中……
page-thinking = { $names }思考中……
page-waiting-for = 等待{ $names }
page-sealed = 你已选好，等待{ $names }
page-catching-up = 其他玩家的行动……
page-catch-up = 跳过
page-over = 游戏结束。
page-choices = 你可以做的
page-all-choices = 全部{ $count }个选择
page-would = 结果：
page-since = 查看我上回合之后发生的事
page-since-short = 发生了什么？
page-not-now = 现在不能这样做。
page-only-looking = 你正在看之前的局面。回到当前局面才能行动。
page-end-anyway-question = 仍要结束回合吗？
page-end-anyway = 仍然结束回合
page-go-on = 返回游戏
page-silence = 不再提醒
page-advice = 第一次游戏的建议
page-menu = 本桌
page-resign = 认输
page-resign-title = 要认输吗？
page-resign-sure = 认输后你将排在最后。如果其他人继续游戏，机器人会接替你。
page-abort = 中止对局
page-abort-title = 要中止对局吗？
page-abort-sure = 本桌玩家都同意后，对局结束，不计结果。
page-agree = { $names }想中止对局。同意
page-replace = { $name }时间已用完，让机器人接替
page-come-back = 从机器人手中收回座位
page-hand-over = 请把屏幕交给{ $name }。
page-hand-over-why = 在此之前，不该让别人看到的信息会一直隐藏。
page-hand-over-ready = 我是{ $name }

## 连接

page-offline = 连接已断开，正在重新连接……
page-offline-kept = 连接已断开。你的选择已保存，恢复连接后会自动发送。

## 日志、聊天、笔记

page-story = 日志、聊天和笔记
page-log = 日志
page-secret = 秘密选择。
page-log-empty = 还没有发生任何事。
page-past = 第{ $move }步，共{ $moves }步
page-steps = 逐步查看对局
page-step-back = 后退一步
page-step-on = 前进一步
page-step-last = 回到当前局面
page-replay = 自动播放
page-pause = 暂停
page-copy-move = 复制这一步的链接
page-download = 下载对局记录
page-download-so-far = 下载到目前为止的对局记录
page-chat = 聊天
page-chat-empty = 还没有消息。
page-chat-say = 说点什么
page-chat-send = 发送
page-chat-remove = 删除这条消息
page-chat-silence = 禁止{ $name }发言
page-chat-allow = 允许{ $name }发言
page-notes = 笔记
page-notes-kept = 只有你能看到。已保存。
page-notes-keeping = 保存中……
page-notes-failed = 笔记保存失败。请检查网络，然后继续输入。

## 结束

page-results = 结果
page-winner = { $count ->
        [1] { $names }获胜。
       *[other] { $names }并列获胜。
    }
page-scores = 分数来源
page-points = { $points }分
page-total = 总分
page-rank = 名次
page-chart = 分数走势
page-rematch = 再来一局
page-fair = 洗牌公平吗？
page-fair-commitment = 开始之前，服务器公布了这个承诺值：{ $commitment }
page-fair-secret = 这是服务器抽到的秘密值：{ $secret }
page-fair-kept = 此浏览器已核对：秘密值与承诺一致，你的数字也已使用。
page-fair-broken = 警告：秘密值与向此浏览器承诺的不一致。
page-fair-unseen = 此浏览器没有看到这张桌的开始，无法核对。
page-fair-unable = 此浏览器只能在安全连接（https）下核对。

## 设置

page-settings = 设置
page-language = 语言
page-theme = 主题
page-theme-auto = 跟随系统
page-theme-light = 浅色
page-theme-dark = 深色
page-sound = 音效
page-speed = 速度
page-speed-0 = 立即
page-speed-1 = 慢
page-speed-2 = 正常
page-speed-3 = 快
page-silenced = 已关闭的提醒
page-warn-again = 重新提醒
page-guest = 你正以访客身份游戏：{ $name }
page-guest-unnamed = 你正以访客身份游戏。
page-account = 已登录：{ $name }
page-your-name = 名字
page-rename = 更改名字
page-password = 密码
page-login = 登录
page-register = 注册账号
page-logout = 退出登录
page-account-why = 有了账号，换浏览器也能找到你的游戏桌。

## 按键

page-keys = 按键
page-keys-table = 这些按键在对局中有效。
page-keys-choose = 从列表选择；多位数字以Enter结束
page-keys-end = 结束回合
page-keys-undo = 撤销
page-keys-restart = 重新开始本回合
page-keys-decision = 跳到选项
page-keys-board = 跳到版图
page-keys-step = 后退一步，前进一步
page-keys-turn = 后退一回合，前进一回合
page-keys-ends = 跳到开头，跳到当前局面
page-keys-since = 查看我上回合之后发生的事
page-keys-pause = 播放或暂停
page-keys-log = 日志
page-keys-chat = 聊天
page-keys-escape = 返回
page-keys-help = 本列表
page-key-ArrowLeft = ←
page-key-ArrowRight = →
# Same as English.
page-key-Shift = Shift
page-key-Space = 空格
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
