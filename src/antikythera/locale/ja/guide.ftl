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
guide-place-played = 席{ $seat }が使用済み
guide-place-returned = あなたが戻した
guide-place-choice = 公開中（選択可）
guide-place-hidden = 未公開{ $number }枚
guide-stack = 山札の残り{ $number }枚

## The rules at hand

guide-rules = ルール
guide-rules-of = { $title }のルール
guide-rule = ルールを見る
guide-ways = ルール・タイル・レッスン
guide-search = ルールを検索
guide-found = { $count ->
        [0] 見つかりません。別の言葉でお試しください。
       *[other] { $count }件見つかりました
    }
guide-contents = 目次
guide-print = 印刷
guide-related = 関連：
guide-on-board = ボードで見る
guide-open = ルールとタイル

## All tiles and cards

guide-tiles = タイル一覧
guide-tiles-of = { $title }のタイルとカード一覧
guide-count = 全{ $number }枚
guide-copies = 同じもの{ $number }枚
guide-kind-wealth = 初期財産タイル
guide-kind-age1 = 時代1の建物
guide-kind-age2 = 時代2の建物
guide-kind-monuments = 記念碑
guide-kind-tiles = 陸地タイル
guide-kind-easy = 地図カード：初級
guide-kind-medium = 地図カード：中級
guide-kind-hard = 地図カード：上級
guide-kind-goals = 目的カード

## The tutorial

guide-learn = 遊び方を学ぶ
guide-learn-on = 学習を続ける
guide-learn-title = { $title }：レッスン
guide-you = あなた
guide-opponent = 対戦相手
guide-next = 次へ
guide-back = 戻る
guide-touch = ボード上でこの手を行ってください。
guide-watch = ご覧ください…
guide-not-this = そこではありません。強調された場所を探してください。
guide-possible = 実際のゲームならできる手ですが、ここでは説明のとおりに進めてください。
guide-show-me = 手本を見る：{ $move }
guide-lessons = レッスン
guide-next-lesson = 次のレッスン
guide-progress = ステップ{ $step }／{ $steps }
guide-leave = やめる
guide-leave-why = 後でここから続けられます。
guide-again = 最初から
guide-go-on = ボットと対戦

## Why?

guide-why = なぜ？
guide-why-move = なぜ？ { $move }手目
guide-what-if = これを選ぶと？ { $choice }
guide-helped = 役立った技術：{ $technologies }。
guide-no-help = 技術の影響はありません。
guide-nothing = ほかには何も起こりません。
guide-see-rule = ルール：{ $title }
guide-keys-rule = ルールを見る
