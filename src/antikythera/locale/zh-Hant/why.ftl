# 現在為什麼不能這樣做（所有遊戲通用）。

why-over = 遊戲已經結束。
why-not-your-turn = 現在是{ $seat }的回合。
why-not-now = 現在不能這樣做。
