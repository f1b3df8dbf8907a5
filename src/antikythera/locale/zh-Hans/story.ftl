# The story of a game: what the others did, the log, the replay, the chat, the end.

page-round = 第{ $round }轮
page-others-did = 其他人做了什么
page-turn-back = 后退一回合
page-turn-on = 前进一回合
page-round-back = 后退一轮
page-round-on = 前进一轮
page-play-on = 从这里继续玩
page-play-on-earlier = 从之前的某一步继续玩
page-play-on-title = 从第{ $move }步继续玩
page-play-on-seat = 你的座位
page-play-on-level = 机器人的水平
page-play-on-bots = 与机器人对战
page-play-on-here = 同屏对战
page-play-on-link = 用链接邀请朋友
page-play-on-dealt = 你的对局保持不变。你还无法知道的内容会在新桌上重新发放。
page-chat-unread = 聊天：{ $count }条新消息
page-rematch-with = 与{ $names }再来一局
page-replay-game = 回放
page-keys-round = 后退一轮，前进一轮
page-name-ask = 其他人该怎么称呼你？
