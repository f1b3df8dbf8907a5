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
guide-place-played = { $seat }號位已打出
guide-place-returned = 被你放回
guide-place-choice = 公開可選
guide-place-hidden = { $number }件還沒出現
guide-stack = 還有{ $number }件可抽

## The rules at hand

guide-rules = 規則
guide-rules-of = { $title }的規則
guide-rule = 規則說明
guide-ways = 規則、板塊、教學
guide-search = 搜尋規則
guide-found = { $count ->
        [0] 沒有找到，換個詞試試。
       *[other] 找到{ $count }段
    }
guide-contents = 目錄
guide-print = 列印
guide-related = 另見：
guide-on-board = 在版圖上指出
guide-open = 規則與板塊

## All tiles and cards

guide-tiles = 全部板塊
guide-tiles-of = { $title }的全部板塊與卡牌
guide-count = 共{ $number }件
guide-copies = 相同的有{ $number }件
guide-kind-wealth = 起始財富板塊
guide-kind-age1 = 時代1建築
guide-kind-age2 = 時代2建築
guide-kind-monuments = 紀念碑
guide-kind-tiles = 陸地板塊
guide-kind-easy = 地圖卡牌：簡易
guide-kind-medium = 地圖卡牌：普通
guide-kind-hard = 地圖卡牌：困難
guide-kind-goals = 目標卡牌

## The tutorial

guide-learn = 學習遊戲
guide-learn-on = 繼續學習
guide-learn-title = { $title }：教學
guide-you = 你
guide-opponent = 對手
guide-next = 下一步
guide-back = 上一步
guide-touch = 請在版圖上走這一步。
guide-watch = 請看……
guide-not-this = 不是這裡。請找突顯的地方。
guide-possible = 對局中可以這樣走，但這裡請照上面的說明做。
guide-show-me = 示範：{ $move }
guide-lessons = 課程
guide-next-lesson = 下一課
guide-progress = 第{ $step }步，共{ $steps }步
guide-leave = 離開
guide-leave-why = 之後可以從這裡繼續。
guide-again = 重新開始
guide-go-on = 與機器人繼續

## Why?

guide-why = 為什麼？
guide-why-move = 為什麼？第{ $move }步
guide-what-if = 這樣會怎樣？{ $choice }
guide-helped = 起作用的科技：{ $technologies }。
guide-no-help = 沒有起作用的科技。
guide-nothing = 不會發生別的事。
guide-see-rule = 規則：{ $title }
guide-keys-rule = 查看規則
