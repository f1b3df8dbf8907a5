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
akrotiri-field-seat = 手番
akrotiri-field-square = 海
akrotiri-field-tile = タイル
akrotiri-field-turned = 向き
akrotiri-field-cube = キューブ
akrotiri-field-temple = 神殿
akrotiri-field-boat = 船
akrotiri-field-hand = 手元のタイル
akrotiri-field-goal = 目的
akrotiri-field-dug = 使った地図
akrotiri-field-card = 手札の地図
akrotiri-turn-0 = 回転なし
akrotiri-turn-1 = 右に90°
akrotiri-turn-2 = 180°
akrotiri-turn-3 = 左に90°
akrotiri-editor-limits = 市場、ラウンド、神殿で得る目的は、ほかの内容に合わせて自動で決まります。
