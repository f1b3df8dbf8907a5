# 规则与卡片一览，两个游戏通用。

guide-rulings = 裁定{ $rulings }

## 卡片在哪里

guide-place-kept = { $seat }号位保留
guide-place-dealt = 发给了你
guide-place-dummy = 用来放置傀儡工人
guide-place-built = { $seat }号位已建造
guide-place-offer = 可建造
guide-place-out = 不在本局中
guide-place-board = 在版图上
guide-place-discarded = 已弃掉
guide-place-hand = 在{ $seat }号位手中
guide-place-played = { $seat }号位已打出
guide-place-returned = 被你放回
guide-place-choice = 公开可选
guide-place-hidden = { $number }件尚未出现
guide-stack = 还剩{ $number }件可抽

## The rules at hand

guide-rules = 规则
guide-rules-of = { $title }的规则
guide-rule = 规则说明
guide-ways = 规则、卡片、教程
guide-search = 搜索规则
guide-found = { $count ->
        [0] 没有找到，换个词试试。
       *[other] 找到{ $count }段
    }
guide-contents = 目录
guide-print = 打印
guide-related = 另见：
guide-on-board = 在版图上指出
guide-open = 规则与卡片

## All tiles and cards

guide-tiles = 全部卡片
guide-tiles-of = { $title }的全部卡片
guide-count = 共{ $number }件
guide-copies = 相同的有{ $number }件
guide-kind-wealth = 起始财富片
guide-kind-age1 = 时代1建筑
guide-kind-age2 = 时代2建筑
guide-kind-monuments = 纪念碑
guide-kind-tiles = 陆地板块
guide-kind-easy = 地图卡牌：简易
guide-kind-medium = 地图卡牌：普通
guide-kind-hard = 地图卡牌：困难
guide-kind-goals = 目标卡牌

## The tutorial

guide-learn = 学习游戏
guide-learn-on = 继续学习
guide-learn-title = { $title }：教程
guide-you = 你
guide-opponent = 对手
guide-next = 下一步
guide-back = 上一步
guide-touch = 请在版图上走这一步。
guide-watch = 请看……
guide-not-this = 不是这里。请找突出显示的地方。
guide-possible = 对局中可以这样走，但这里请照上面的说明做。
guide-show-me = 演示：{ $move }
guide-lessons = 课程
guide-next-lesson = 下一课
guide-progress = 第{ $step }步，共{ $steps }步
guide-leave = 离开
guide-leave-why = 以后可以从这里继续。
guide-again = 重新开始
guide-go-on = 与机器人继续

## Why?

guide-why = 为什么？
guide-why-move = 为什么？第{ $move }步
guide-what-if = 这样会怎样？{ $choice }
guide-helped = 起作用的科技：{ $technologies }。
guide-no-help = 没有科技影响它。
guide-nothing = 不会发生别的事。
guide-see-rule = 规则：{ $title }
guide-keys-rule = 查看规则
