# The review: what choices are about, and what a whole game shows.

akrotiri-theme-sailing = 航海
akrotiri-theme-land = 陸地タイルとキューブ
akrotiri-theme-cargo = 積み荷
akrotiri-theme-market = 市場
akrotiri-theme-maps = 地図
akrotiri-theme-goals = 目的
akrotiri-theme-actions = アクションの使い方

akrotiri-finding-empty = 積み荷のない船の移動：{ $moves }回中{ $empty }回。
akrotiri-finding-maps-left = 使わなかった地図：{ $maps }枚（{ $points }点分）。
akrotiri-finding-market = 売却したキューブ1個あたりのドラクマ：平均{ $money }。このテーブルの最高：{ $most }。
akrotiri-finding-goals = 目的の得点：{ $points }点。このテーブルの最高：{ $most }点。
akrotiri-finding-unspent = 終了時に残ったドラクマ：{ $money }。

akrotiri-opening-goal = 最初の目的
akrotiri-opening-map = 最初の発掘に使った地図

akrotiri-field-money = ドラクマ
akrotiri-field-hold = 積み荷
akrotiri-field-market = 市場
akrotiri-editor-limits = 島、神殿、船、地図、目的は動かせません。それらがそろった局面から始めてください。ボット同士の対局や、リプレイの「ここから続ける」が使えます。
