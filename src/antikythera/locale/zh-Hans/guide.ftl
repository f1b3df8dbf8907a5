# 规则与卡片一览，两个游戏通用。

guide-rulings = 裁定{ $rulings }

## 卡片在哪里

guide-place-kept = { $seat }号位保留
guide-place-dealt = 发给了你
guide-place-dummy = 放置了傀儡工人
guide-place-built = { $seat }号位已建造
guide-place-offer = 可建造
guide-place-out = 不在本局中
guide-place-board = 在版图上
guide-place-discarded = 已弃掉
guide-place-hand = 在{ $seat }号位手中
guide-place-played = { $seat }号位已挖掘
guide-place-returned = 被你放回
guide-place-choice = 公开可选
guide-place-hidden = { $number }张尚未出现
guide-stack = 还剩{ $number }张可抽
