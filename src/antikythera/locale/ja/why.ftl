# その手を今は選べない理由（全ゲーム共通）。

why-over = ゲームは終わっています。
why-not-your-turn = 今は{ $seat }の手番です。
why-not-now = それは今はできません。
