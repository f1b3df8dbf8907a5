# 现在为什么不能这样做（所有游戏通用）。

why-over = 游戏结束了。
why-not-your-turn = 现在是{ $seat }的回合。
why-not-now = 现在不能这样做。
