# 阿克羅蒂里：名稱、抉擇和事件。方格與位置的寫法和對局中的指令相同。

akrotiri-title = 阿克羅蒂里
# Without: tile
akrotiri-blurb = 一塊一塊拼出錫拉島周圍的海域，運貨到市場，購買地圖，找到它們指向的神殿。
akrotiri-option-strategist = 策略性變體：從5張公開的目標中選擇
akrotiri-option-ring = 錫拉島的航運路線連成一圈

## 名稱

akrotiri-level-easy = 簡易
akrotiri-level-medium = 普通
akrotiri-level-hard = 困難
akrotiri-colour-red = 橙色
akrotiri-colour-green = 綠色
akrotiri-colour-grey = 灰色
akrotiri-colour-blue = 藍色
akrotiri-terrain-volcano = 火山
akrotiri-terrain-forest = 森林
akrotiri-terrain-mountain = 山脈
akrotiri-terrain-lake = 湖泊
# One letter for a cube of each colour, all different, and as wide as a Latin letter: the board is drawn with it.
# Same as English.
akrotiri-mark-red = o
# Same as English.
akrotiri-mark-green = g
# Same as English.
akrotiri-mark-grey = y
# Same as English.
akrotiri-mark-blue = b

## 抉擇

akrotiri-decision-goal = 要保留哪張目標？
akrotiri-decision-harbour = 小船要從哪裡出發？
akrotiri-decision-tile = 板塊要放在哪裡？
akrotiri-decision-cube = 第2個資源選哪種，放在哪裡？
akrotiri-decision-action = 航行、裝載、挖掘、購買，或結束回合。
akrotiri-decision-load = 再裝1個資源，還是到此為止？
akrotiri-decision-buy = 再買1張地圖，還是到此為止？
akrotiri-decision-over = 遊戲結束。

## 事件

akrotiri-event-turn = 第{ $round }輪：{ $seat }有{ $actions }個行動。
akrotiri-event-places = { $quarters ->
        [0] { $seat }把板塊放在{ $square }。
        [1] { $seat }把板塊轉90度，放在{ $square }。
        [2] { $seat }把板塊轉180度，放在{ $square }。
       *[other] { $seat }把板塊轉270度，放在{ $square }。
    }
akrotiri-event-puts-cube = { $seat }在{ $place }放1個{ $colour }資源。
akrotiri-event-no-cube = 沒有{ $colour }資源可以放了。
akrotiri-event-docks = { $seat }的小船停在{ $place }。
akrotiri-event-sails = { $seat }航行到{ $place }。
akrotiri-event-carries = { $seat }把小船陸運到{ $place }。
akrotiri-event-loads = { $seat }在{ $place }裝載1個{ $colour }資源。
akrotiri-event-unloads = { $seat }在{ $place }卸載1個{ $colour }資源。
akrotiri-event-sells = { $seat }出售1個{ $colour }資源，得{ $money }德拉克馬。
akrotiri-event-buys = { $seat }花{ $money }德拉克馬買1張地圖（{ $level }）。
akrotiri-event-draws-map = { $seat }抽1張地圖（{ $level }）。
akrotiri-event-digs = { $seat }用地圖（{ $map }）在{ $place }挖掘出1座神殿。
akrotiri-event-pays = { $seat }支付{ $money }德拉克馬。
akrotiri-event-asks = { $seat }請示神諭，指定{ $terrain }。
akrotiri-event-discards = 棄掉1塊板塊（{ $tile }）。
akrotiri-event-finds = { $seat }拿走這塊板塊（{ $tile }）。
akrotiri-event-more-actions = { $seat }從此每回合有{ $actions }個行動。
akrotiri-event-draws-goals = { $seat }抽{ $number }張目標。
akrotiri-event-opens-goal = 翻開1張目標：{ $goal }。
akrotiri-event-keeps = { $seat }保留1張目標。
akrotiri-event-draws-tile = { $seat }抽1塊板塊。
akrotiri-event-reshuffles = { $number }塊棄掉的板塊洗回板塊堆。
akrotiri-event-last-round = 這是最後一輪。
akrotiri-event-no-tiles-left = 板塊已經全部放完：第{ $round }輪是最後一輪。
akrotiri-event-final-maps = { $seat }靠地圖獲得{ $points }分。
akrotiri-event-final-goal = { $seat }靠目標（{ $goal }）獲得{ $points }分。
akrotiri-event-final-money = { $seat }靠{ $money }德拉克馬獲得{ $points }分。

## 目標計算什麼

akrotiri-goal-portages-exactly = 距離錫拉島正好{ $number }次陸運的每座神殿
akrotiri-goal-portages = 距離錫拉島至少{ $number }次陸運的每座神殿
akrotiri-goal-bare = 沒有圖標的島嶼上的每座神殿
akrotiri-goal-terrain = 有{ $terrain }的島嶼上的每座神殿
akrotiri-goal-varied = 至少有{ $number }種地形的島嶼上的每座神殿
akrotiri-goal-isolated = 所在島嶼與你其他神殿沒有航運路線相連的每座神殿
akrotiri-goal-incomplete = 不完整島嶼上的每座神殿
akrotiri-goal-quadrants = 每個有你神殿的海域象限
akrotiri-goal-largest = 你有神殿的最大完整島嶼，每塊板塊

## 選項的補充說明

akrotiri-line-tile = { $quarters ->
        [0] 不轉
        [1] 轉90度
        [2] 轉180度
       *[other] 轉270度
    }
akrotiri-line-sell = 得{ $money }德拉克馬
akrotiri-line-buy = 花{ $money }德拉克馬
akrotiri-line-dig = { $money }德拉克馬 → { $points }分
akrotiri-line-cubes = { $number }個{ $colour }
akrotiri-line-temples = { $number }座神殿

## 終端機裡的版圖

akrotiri-board-round = { $last ->
        [0] { $round ->
            [0] 第1輪之前
           *[other] 第{ $round }輪
        }
       *[other] 第{ $round }輪，共{ $last }輪
    }
akrotiri-board-actions = { $seat }號位：還有{ $actions }個行動
akrotiri-board-tiles = { $stack }塊板塊可抽，已棄{ $discards }塊
akrotiri-board-money = 德拉克馬
akrotiri-board-cargo = 小船
akrotiri-board-temples = 神殿
akrotiri-board-maps = 已打出的地圖
akrotiri-board-hand = 未公開的手牌
akrotiri-board-market = 市場上
akrotiri-board-sells = 資源售價
akrotiri-board-holds = 持有
akrotiri-board-open-goals = 可選的目標
akrotiri-board-unknown-maps = { $number }張{ $level }地圖
akrotiri-board-unknown-goals = { $number }張目標
akrotiri-board-unknown-tile = 1塊板塊
akrotiri-board-shown-tile = 板塊（{ $tile }）
akrotiri-board-map = 地圖{ $map }   { $wants }   { $money }德拉克馬 → { $points }分
akrotiri-board-goal = 目標{ $number }：{ $goal }
akrotiri-help =
    版圖（2號位看到的版圖旋轉了180度）：
      ▒           陸地；方格的四角都是陸地，方格相接處連成一片
      ▲ ♣ ∩ ≈     火山、森林、山脈、湖泊
      o g y b     資源：橙色、綠色、灰色、藍色
      =           碼頭，靠著它所通的航運路線
      ● ■         1號位和2號位的小船，停在碼頭
      ○ □         1號位和2號位的神殿
      │ ─ ┼ ╵ ╴   航運路線，以及止於碼頭的航運路線
      ╲ ╱         2條擦身而過的彎曲航運路線
      ▚ ▞         同上，中間隔著陸地
    指令（橙色資源寫作`red`）：
      tile 2 0 1      把板塊順時針轉90度，放在第2欄第0列
      sail 2,0,nw     航行到該方格西北角的碼頭
      portage 2,0,nw  同上，走陸運
      dig E01 2 0 nw  用地圖E01在那裡挖掘；地圖的箭頭以你看到的方向為準

akrotiri-notice = 陸地板塊和地圖卡牌是重建版：凡是已知的都照原版，但與印刷版不同。
