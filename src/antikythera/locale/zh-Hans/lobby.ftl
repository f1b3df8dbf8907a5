# The lobby: bots, new tables, the waiting room, lists, profiles, taking back, notices, preferences.

## Bots

page-bot = 机器人
page-bot-beginner = 皮普
page-bot-novice = 诺拉
page-bot-casual = 克莱奥
page-bot-club = 赫克托
page-bot-expert = 西娅
page-bot-champion = 阿特拉斯

## A new table

page-your-colour = 你的颜色
page-colour-1 = 红色
page-colour-2 = 绿色
page-colour-3 = 蓝色
page-colour-4 = 黄色
page-colour-5 = 紫色
page-colour-6 = 黑色
page-colour-7 = 白色
page-colour-8 = 棕色
page-lot = 随机安排座位
page-asks = 他人入座须经我同意
page-pace-in-minutes = 一次玩完
page-pace-in-days = 分多天玩
page-who-joins = 谁可以加入
page-private = 有链接的人
page-anyone = 任何人，从游戏桌列表加入
page-rated = 等级分对局
page-rated-why = 本局会影响所有玩家的等级分。每名玩家都需要账号。
page-rated-people = 仅限没有机器人、其他玩家都通过链接加入的对局。
page-lesson = 练习：可以用提示
page-lesson-why = 所有玩家入座前都能看到。这样的对局不计等级分。
page-webhook = 回合通知的Webhook（可选）
page-webhook-why = 通知Discord、Slack等聊天工具轮到谁的回合。

## A table before the start

page-host = 房主
page-remove = 移除{ $name }
page-accept = 同意{ $name }入座
page-waits-for-host = 等待房主同意
page-close-seat = 关闭{ $seat }号位
page-open-seat-again = 重新开放{ $seat }号位
page-bot-to-seat = 机器人坐{ $seat }号位
page-closed-seat = 已关闭
page-only-here = 只有这台电脑能打开这个链接。要邀请别人，请运行“antikythera serve”，并打开它的地址。
page-call-off = 删除这张游戏桌

## Lists

page-list-played = 你已结束的游戏
page-empty-played = 你还没有结束的游戏。
page-more = 显示更多
page-is-rated = 计等级分
page-in-the-middle = 从对局中途开始
page-is-lesson = 练习
page-by-lot = 随机座位
page-delete-table = 删除……
page-leave-table = 离开……
page-give-up-table = 认输……
page-delete-question = 要删除这张游戏桌吗？
page-leave-question = 要离开这张游戏桌吗？
page-give-up-question = 要认输吗？
page-delete-sure = 对局结束，不计结果，并从你的列表中消失。
page-leave-sure = 你的座位会空出来给别人。
page-cancel = 取消

## A profile

page-profile = 个人资料
page-profile-since = { $date }加入
page-kind = { $title }，{ $players }人
page-rating = 等级分
page-rating-games = { $games }局等级分对局
page-rating-none = 还没有等级分对局。
page-statistics = 统计
page-statistics-none = 还没有计入统计的游戏：同屏进行的游戏和从中途开始的游戏不计入。
page-played = 局数
page-won = 胜局
page-average = 平均
page-best = 最高
page-sources-average = 得分来源（每局平均）
page-games-of = 已结束的游戏

## Taking back

page-take-back = 撤销我的上一回合
page-take-back-ask = 请求撤销我的上一回合
page-take-back-asked = 你已请求撤销上一回合，正在等待其他玩家。
page-take-back-withdraw = 收回请求
page-take-back-asks = { $name }想撤销上一回合。
page-take-back-allow = 同意
page-take-back-refuse = 拒绝

## Notices

page-notice-offer = 轮到你的回合时，要让浏览器通知你吗？
page-notice-yes = 通知我
page-notice-no = 不用了
page-notice-turn = 轮到你的回合了。
page-notices = 轮到我的回合时通知
page-notices-blocked = 浏览器阻止了本页的通知。

## Preferences

page-prefer-play = 游戏
page-prefer-look = 外观
page-prefer-confirm = 由我确认结束回合
page-prefer-single = 只有一个选择时自动选择
page-prefer-warnings = 回合结束前提醒我
page-prefer-advice = 显示第一次游戏的建议
page-prefer-marks = 标出其他玩家的改动
page-prefer-tooltips = 显示提示
page-prefer-size = 版图大小
page-size-small = 小
page-size-normal = 正常
page-size-large = 大
page-prefer-palette = 色觉友好的配色
page-prefer-larger = 更大的文字
page-prefer-kept = 保存在这个浏览器中。
page-prefer-account = 保存在你的账号中。
