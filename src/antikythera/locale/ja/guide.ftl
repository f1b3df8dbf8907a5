# The rules at hand and the reference of tiles, whatever the game.

guide-rulings = 裁定{ $rulings }

## Where a tile or card is

guide-place-kept = 席{ $seat }が所持
guide-place-dealt = あなたに配られた
guide-place-dummy = ダミー労働者の配置に使用
guide-place-built = 席{ $seat }が建設済み
guide-place-offer = 公開中
guide-place-out = ゲームから除外
guide-place-board = 盤上
guide-place-discarded = 捨て札
guide-place-hand = 席{ $seat }の手札
guide-place-played = 席{ $seat }が発掘済み
guide-place-returned = あなたが戻した
guide-place-choice = 公開中（選択可）
guide-place-hidden = 未公開{ $number }枚
guide-stack = 山札の残り{ $number }枚
