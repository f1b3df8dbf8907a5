# 規則與板塊一覽，兩款遊戲通用。

guide-rulings = 裁定{ $rulings }

## 板塊或卡牌在哪裡

guide-place-kept = { $seat }號位保留
guide-place-dealt = 發給你了
guide-place-dummy = 用來放置傀儡工人
guide-place-built = { $seat }號位已建造
guide-place-offer = 可建造
guide-place-out = 不在本局中
guide-place-board = 在版圖上
guide-place-discarded = 已棄掉
guide-place-hand = 在{ $seat }號位手中
guide-place-played = { $seat }號位已挖掘
guide-place-returned = 被你放回
guide-place-choice = 公開可選
guide-place-hidden = { $number }張還沒出現
guide-stack = 還有{ $number }張可抽
