# The story of a game: what the others did, the log, the replay, the chat, the end.

page-round = 第{ $round }輪
page-others-did = 其他人做了什麼
page-turn-back = 後退一回合
page-turn-on = 前進一回合
page-round-back = 後退一輪
page-round-on = 前進一輪
page-play-on = 從這裡繼續玩
page-play-on-earlier = 從先前的某一步繼續玩
page-play-on-title = 從第{ $move }步繼續玩
page-play-on-seat = 你的座位
page-play-on-level = 機器人的程度
page-play-on-bots = 與機器人對戰
page-play-on-here = 同螢幕對戰
page-play-on-link = 用連結邀請朋友
page-play-on-dealt = 你的這一局保持不變。你還無法得知的內容會在新桌上重新發放。
page-chat-unread = 聊天：{ $count }則新訊息
page-rematch-with = 與{ $names }再來一局
page-replay-game = 重播
page-keys-round = 後退一輪，前進一輪
page-name-ask = 其他人該怎麼稱呼你？
