# The story of a game: what the others did, the log, the replay, the chat, the end.

page-round = 第{ $round }ラウンド
page-others-did = ほかの人の行動
page-turn-back = 1手番戻る
page-turn-on = 1手番進む
page-round-back = 1ラウンド戻る
page-round-on = 1ラウンド進む
page-play-on = ここから続ける
page-play-on-earlier = 前の手から続ける
page-play-on-title = { $move }手目から続ける
page-play-on-seat = あなたの席
page-play-on-level = ボットの強さ
page-play-on-bots = ボットと対戦する
page-play-on-here = 1つの画面で遊ぶ
page-play-on-link = リンクで友だちを招待する
page-play-on-dealt = 今のゲームはそのまま残ります。まだ見えていないものは、新しいテーブルで配り直されます。
page-chat-unread = チャット：新着{ $count }件
page-rematch-with = { $names }ともう一度プレイ
page-replay-game = リプレイ
page-keys-round = 1ラウンド戻る、1ラウンド進む
page-name-ask = ほかの人に表示する名前
