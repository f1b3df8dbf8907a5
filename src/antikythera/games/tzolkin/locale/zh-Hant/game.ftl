# 卓爾金曆：名稱、抉擇、事件，以及版圖和板塊上的內容。

tzolkin-title = 卓爾金曆
tzolkin-blurb = 把工人放置在每天轉動的齒輪上，時機成熟時再收回。餵養他們，取悅神明，建造建築。

## 名稱

tzolkin-gear-palenque = 帕倫克
tzolkin-gear-yaxchilan = 亞斯奇蘭
tzolkin-gear-tikal = 提卡爾
tzolkin-gear-uxmal = 烏斯馬爾
tzolkin-gear-chichen_itza = 奇琴伊察
tzolkin-temple-chaac = 恰克
tzolkin-temple-quetzalcoatl = 魁札爾科亞特爾
tzolkin-temple-kukulcan = 庫庫爾坎
tzolkin-technology-agriculture = 農業
tzolkin-technology-extraction = 資源開採
tzolkin-technology-architecture = 建築學
tzolkin-technology-theology = 神學
tzolkin-block-wood = 木頭
tzolkin-block-stone = 石頭
tzolkin-block-gold = 黃金
tzolkin-colour-farm = 農場
tzolkin-colour-tomb = 墓穴
tzolkin-colour-civic = 城市建築
tzolkin-colour-shrine = 神殿

## 抉擇

tzolkin-decision-wealth = 要保留哪2塊財富板塊？
tzolkin-decision-turn = 放置工人，或收回工人。
tzolkin-decision-action = 這個工人要做什麼？
tzolkin-decision-harvest = 要收穫什麼？
tzolkin-decision-technology = 要提升哪項科技？
tzolkin-decision-payment = 要用哪種資源支付？
tzolkin-decision-building = 要建造什麼？
tzolkin-decision-architecture = 建築學要用在這座建築，還是留給第2座？
tzolkin-decision-discount = 建築學要省下費用中的哪種資源？
tzolkin-decision-temple = 要在哪座神廟上升？
tzolkin-decision-market = 在市場賣出或買進。
tzolkin-decision-block = 要拿哪種資源？
tzolkin-decision-offering = 要獻上1個資源，在神廟上升1級嗎？
tzolkin-decision-calendar = 曆法要轉1天還是2天？
tzolkin-decision-over = 遊戲結束。

## 事件

tzolkin-event-keeps = { $seat }保留2塊財富板塊：{ $wealth }；{ $wealth2 }。
tzolkin-event-dummy = { $gear }{ $space }上放置了1個傀儡工人。
tzolkin-event-begs = { $seat }乞討玉米。
tzolkin-event-places = { $corn ->
        [0] { $seat }在{ $gear }{ $space }放置1個工人。
       *[other] { $seat }花{ $corn }個玉米，在{ $gear }{ $space }放置1個工人。
    }
tzolkin-event-places-start = { $corn ->
        [0] { $seat }在起始玩家格放置1個工人。
       *[other] { $seat }花{ $corn }個玉米，在起始玩家格放置1個工人。
    }
tzolkin-event-pitied = 神明憐憫{ $seat }：{ $corn }個玉米就夠了。
tzolkin-event-picks = { $seat }從{ $gear }{ $space }收回1個工人。
tzolkin-event-acts = { $corn ->
        [0] { $seat }執行{ $gear }{ $action }的行動。
       *[other] { $seat }花{ $corn }個玉米，執行{ $gear }{ $action }的行動。
    }
tzolkin-event-skips = { $seat }放棄行動。
tzolkin-event-wheel-corn = { $corn ->
        [0] 卓爾金曆齒輪上沒有玉米可以給{ $seat }。
       *[other] { $seat }從卓爾金曆齒輪上獲得{ $corn }個玉米。
    }
tzolkin-event-ends = { $seat }結束回合。
tzolkin-event-corn = { $seat }獲得{ $corn }個玉米。
tzolkin-event-block = { $seat }獲得{ $number }個{ $block }。
tzolkin-event-skull = { $seat }獲得{ $number }顆水晶骷髏。
tzolkin-event-no-skull = 水晶骷髏已經用完，{ $seat }拿不到。
tzolkin-event-points = { $seat }獲得{ $points }分。
tzolkin-event-worker = { $seat }獲得1個工人，現在有{ $workers }個。
tzolkin-event-no-worker = { $seat }已經擁有全部工人。
tzolkin-event-rises = { $seat }升到{ $temple }第{ $step }級。
tzolkin-event-cannot-rise = { $seat }在{ $temple }無法再上升。
tzolkin-event-sinks = { $seat }降到{ $temple }第{ $step }級。
tzolkin-event-lightens = { $seat }把玩家版圖翻到淺色面，又可以讓曆法轉2天。
tzolkin-event-darkens = { $seat }把玩家版圖翻到深色面。
tzolkin-event-harvests-corn = { $tiles ->
        [0] { $seat }收穫{ $corn }個玉米，沒有拿板塊。
       *[other] { $seat }收穫{ $corn }個玉米。
    }
tzolkin-event-harvests-wood = { $seat }拿走1塊木頭板塊。
tzolkin-event-burns = { $seat }焚燒森林。
tzolkin-event-researches = { $seat }的{ $technology }升到第{ $level }級。
tzolkin-event-research-bonus = { $seat }的{ $technology }已滿級，獲得獎勵。
tzolkin-event-pays-block = { $seat }支付{ $number }個{ $block }。
tzolkin-event-pays-corn = { $seat }支付{ $corn }個玉米。
tzolkin-event-pays-skull = { $seat }支付{ $number }顆水晶骷髏。
tzolkin-event-builds = { $seat }建造「{ $card }」。
tzolkin-event-architecture-corn = { $seat }靠建築學獲得{ $corn }個玉米。
tzolkin-event-architecture-points = { $seat }靠建築學獲得{ $points }分。
tzolkin-event-saves = { $seat }靠建築學省下1個{ $block }。
tzolkin-event-sells = { $seat }賣出1個{ $block }，換得{ $corn }個玉米。
tzolkin-event-buys = { $seat }花{ $corn }個玉米買進1個{ $block }。
tzolkin-event-offers = { $seat }向神明獻上1個{ $block }。
tzolkin-event-skull-placed = { $seat }在奇琴伊察{ $action }放上1顆水晶骷髏，獲得{ $points }分。
tzolkin-event-deals = 翻出「{ $card }」。
tzolkin-event-feeds = { $seat }用{ $corn }個玉米餵養{ $workers }個工人。
tzolkin-event-starves = { $seat }讓{ $workers }個工人挨餓：{ $points }分。
tzolkin-event-new-age = 時代2開始，建築區全部更換。
tzolkin-event-gift-block = { $seat }從{ $temple }獲得1個{ $block }。
tzolkin-event-gift-skull = { $seat }從{ $temple }獲得1顆水晶骷髏。
tzolkin-event-skulls-short = 水晶骷髏不夠，誰也不能從{ $temple }獲得。
tzolkin-event-temple-points = { $seat }在{ $temple }獲得{ $points }分。
tzolkin-event-temple-bonus = { $seat }在{ $temple }最高：{ $points }分。
tzolkin-event-starting-player = { $seat }成為起始玩家。
tzolkin-event-corn-on-wheel = 卓爾金曆齒輪上放置{ $corn }個玉米。
tzolkin-event-day = 曆法轉動{ $days }天：第{ $round }天。
tzolkin-event-pushed-off = { $seat }的1個工人被推下{ $gear }。
tzolkin-event-final-corn = { $seat }剩下的物資折合{ $corn }個玉米，獲得{ $points }分。
tzolkin-event-final-skulls = { $seat }靠{ $number }顆水晶骷髏獲得{ $points }分。
tzolkin-event-final-monument = { $seat }靠「{ $card }」獲得{ $points }分。

## 選項的補充說明

tzolkin-line-keep = { $first }；{ $second }
tzolkin-line-build = { $cost } → { $effect }
tzolkin-line-place = { $corn ->
        [0] 行動格{ $space }，免費
       *[other] 行動格{ $space }，{ $corn }個玉米
    }
tzolkin-line-place-start = { $corn ->
        [0] 卓爾金曆齒輪上有{ $wheel }個玉米
       *[other] 卓爾金曆齒輪上有{ $wheel }個玉米，要花{ $corn }個玉米
    }
tzolkin-line-beg = 玉米補到{ $corn }個
tzolkin-line-act = 支付{ $corn }個玉米。{ $action }
tzolkin-line-burn = 得到{ $corn }個玉米，失去1塊木頭板塊
tzolkin-line-research = { $bonus ->
        [0] 升到第{ $level }級
       *[other] 獲得獎勵
    }
tzolkin-line-climb = 升到第{ $step }級
tzolkin-line-sell = 得{ $corn }個玉米
tzolkin-line-buy = 花{ $corn }個玉米

## 板塊上的內容

tzolkin-gain-corn = { $number }個玉米
tzolkin-gain-wood = { $number }個木頭
tzolkin-gain-stone = { $number }個石頭
tzolkin-gain-gold = { $number }個黃金
tzolkin-gain-skull = { $number }顆骷髏
tzolkin-gain-points = { $number }分
tzolkin-gain-worker = 1個工人
tzolkin-gain-build = 可以建造1座建築
tzolkin-gain-market = 市場
tzolkin-gain-act = 付{ $number }個玉米，執行奇琴伊察以外的任一行動
tzolkin-gain-feeds = { $number }個工人不需要玉米
tzolkin-gain-saves = 每個工人少需{ $number }個玉米
# \u2060 keeps a name and its number on one line.
tzolkin-gain-climb = { $name }{ "\u2060" }+{ $number }
tzolkin-gain-climb-any = 任一神廟+{ $number }
tzolkin-gain-research = { $name }{ "\u2060" }+{ $number }
tzolkin-gain-research-any = { $number ->
        [1] 任一科技+1
       *[other] 任意科技共+{ $number }
    }
tzolkin-monument-each = { $counted }得{ $points }分
tzolkin-monument-each-by-players = { $counted }得{ $points }分（{ $players }位玩家時）
tzolkin-monument-table = { $counted }達到{ $numbers }：{ $points }分
tzolkin-monument-again = 再得一次神廟級數的分數
tzolkin-counted-farm = 你的每座農場
tzolkin-counted-tomb = 你的每座墓穴（包括這座）
tzolkin-counted-civic = 你的每座城市建築（包括這座）
tzolkin-counted-shrine = 你的每座神殿（包括這座）
tzolkin-counted-built = 你的每座建築或紀念碑（包括這座）
tzolkin-counted-monuments = 所有玩家的每座紀念碑（包括這座）
tzolkin-counted-corn_tiles = 你收穫的每塊玉米板塊
tzolkin-counted-wood_tiles = 你收穫的每塊木頭板塊
tzolkin-counted-workers = 工人數
tzolkin-counted-levels = 你的每級科技
tzolkin-counted-mastered = 3級科技數
tzolkin-counted-best_temple = 你最高的神廟每高出起始級1級
tzolkin-counted-placed_skulls = 奇琴伊察上的每顆骷髏（所有玩家的）

## 終端機裡的版圖

tzolkin-board-round = 第{ $round }天，共{ $rounds }天
tzolkin-board-food-day = { $rounds ->
        [0] 今天是糧食日
       *[other] { $rounds }天後是糧食日
    }
tzolkin-board-wheel = 卓爾金曆齒輪上有{ $corn }個玉米
tzolkin-board-skulls = 剩{ $number }顆骷髏
tzolkin-board-starter = { $seat }號位先手
tzolkin-board-start-space = 起始玩家格
tzolkin-board-jungle = 玉米{ $corn }，木頭{ $wood }
tzolkin-board-skulls-placed = 已放在{ $spaces }
tzolkin-board-points = 分數
tzolkin-board-corn = 玉米
tzolkin-board-wood = 木頭
tzolkin-board-stone = 石頭
tzolkin-board-gold = 黃金
tzolkin-board-skull = 骷髏
tzolkin-board-workers = 手中
tzolkin-board-temples = 神廟
tzolkin-board-technology = 等級
tzolkin-board-tiles = 板塊
tzolkin-board-built = 已建造：{ $cards }
tzolkin-board-buildings = 建築
tzolkin-board-monuments = 紀念碑
tzolkin-help =
    版圖上：
      ◇         傀儡工人
      帕倫克    旁邊是行動格2到5剩下的玉米板塊和木頭板塊
      奇琴伊察  旁邊是銀行裡的骷髏，以及已有骷髏的行動格
      手中      手中的工人／全部工人
      神廟      在恰克、魁札爾科亞特爾、庫庫爾坎的級數；最低為0
      等級      農業、資源開採、建築學、神學
      板塊      收穫的玉米板塊和木頭板塊
