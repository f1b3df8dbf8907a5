# 網頁上的卓爾金曆版圖：朗讀的內容，以及停留、聚焦和長按時顯示的內容。

## 齒輪上的行動，已計入玩家的科技

tzolkin-page-action-fish = 捕魚：{ $corn }個玉米。
tzolkin-page-action-harvest-corn = 拿1塊玉米板塊，收穫{ $corn }個玉米。
tzolkin-page-action-harvest = 拿1塊玉米板塊，收穫{ $corn }個玉米；或拿1塊木頭板塊，收穫{ $wood }個木頭。
tzolkin-page-action-without-tile = 靠你的農業，看不到玉米板塊時也能收穫玉米。
tzolkin-page-action-yaxchilan-1 = 獲得{ $wood }個木頭。
tzolkin-page-action-yaxchilan-2 = 獲得{ $corn }個玉米和{ $stone }個石頭。
tzolkin-page-action-yaxchilan-3 = 獲得{ $corn }個玉米和{ $gold }個黃金。
tzolkin-page-action-yaxchilan-4 = 獲得{ $skull }顆水晶骷髏。
tzolkin-page-action-yaxchilan-5 = 獲得{ $corn }個玉米、{ $stone }個石頭和{ $gold }個黃金。
tzolkin-page-action-tikal-1 = 支付資源，把1項科技提升1級。
tzolkin-page-action-tikal-2 = 支付費用，建造1座建築。
tzolkin-page-action-tikal-3 = 支付資源，提升1級或2級科技，可以是同一項或2項科技。
tzolkin-page-action-tikal-4 = 支付費用，建造1或2座建築，或1座紀念碑。
tzolkin-page-action-tikal-5 = 支付{ $blocks }個資源，在2座神廟各上升1級。
tzolkin-page-action-uxmal-1 = 支付{ $corn }個玉米，在任一神廟上升1級。
tzolkin-page-action-uxmal-2 = 在市場交易，次數不限：木頭{ $wood }個玉米，石頭{ $stone }個玉米，黃金{ $gold }個玉米，買賣同價。
tzolkin-page-action-uxmal-3 = 獲得1個工人。
tzolkin-page-action-uxmal-4 = 建造1座建築，用玉米支付，每個資源{ $corn }個玉米。
tzolkin-page-action-uxmal-5 = 支付{ $corn }個玉米，執行奇琴伊察以外的任一行動。
tzolkin-page-action-architecture = { $points ->
        [0] 你的建築學另外給{ $corn }個玉米。
       *[other] 你的建築學另外給{ $corn }個玉米和{ $points }分。
    }
tzolkin-page-action-saves-block = 你的建築學省下費用中的{ $number }個資源。
tzolkin-page-action-saves-corn = 你的建築學省下{ $number }個玉米。
tzolkin-page-action-chichen_itza = { $block ->
        [0] 在這裡留下1顆水晶骷髏，獲得{ $points }分，在{ $temple }上升1級。
       *[other] 在這裡留下1顆水晶骷髏，獲得{ $points }分，在{ $temple }上升1級，並任選1個資源。
    }
tzolkin-page-action-ahead = 靠你的神學，工人也可以執行下一個行動。
tzolkin-page-action-offering = 靠你的神學，之後可以付1個資源，在神廟上升1級。

## 齒輪

tzolkin-page-board = 卓爾金曆齒輪和周圍的5個齒輪
tzolkin-page-no-pass = 不能跳過。
tzolkin-page-day = 第{ $day }天，共{ $days }天
tzolkin-round = 第{ $round }天
tzolkin-page-food-day-gifts = { $late ->
        [0] { $days ->
            [0] 今天是糧食日：神廟給予資源獎勵。
            [1] 明天是糧食日：神廟給予資源獎勵。
           *[other] { $days }天後是糧食日：神廟給予資源獎勵。
        }
       *[other] 糧食日晚了1天，就在今天：神廟給予資源獎勵。
    }
tzolkin-page-food-day-points = { $late ->
        [0] { $days ->
            [0] 今天是糧食日：神廟給予分數獎勵。
            [1] 明天是糧食日：神廟給予分數獎勵。
           *[other] { $days }天後是糧食日：神廟給予分數獎勵。
        }
       *[other] 糧食日晚了1天，就在今天：神廟給予分數獎勵。
    }
tzolkin-page-no-food-day = 沒有糧食日了。
tzolkin-page-feeding = { $hungry ->
        [0] 你需要{ $need }個玉米，現有{ $corn }個。
       *[other] 你需要{ $need }個玉米，現有{ $corn }個：會有{ $hungry }個工人挨餓，{ $points }分。
    }
tzolkin-page-paid = 這回合放置工人已付{ $corn }個玉米
tzolkin-page-gear-palenque = 食物：叢林裡的玉米和木頭。
tzolkin-page-gear-yaxchilan = 礦場：木頭、石頭、黃金和水晶骷髏。
tzolkin-page-gear-tikal = 科技、建築和紀念碑。
tzolkin-page-gear-uxmal = 交易、新工人，以及用玉米執行其他行動。
tzolkin-page-gear-chichen_itza = 用水晶骷髏換取分數和神明的眷顧。
tzolkin-page-gear-place = { $corn ->
        [0] 在{ $gear }行動格{ $space }放置1個工人，免費。
       *[other] 在{ $gear }行動格{ $space }放置1個工人，花{ $corn }個玉米。
    }
tzolkin-page-space = { $gear }，行動格{ $space }
tzolkin-page-space-none = 無行動。
tzolkin-page-space-free = 自由選擇行動：這個齒輪的任一行動。
tzolkin-page-stack = 剩餘板塊：看得到的玉米{ $corn }塊，木頭{ $wood }塊。
tzolkin-page-taken = 這裡已經有骷髏了。
tzolkin-page-worker = { $seat }的工人，在{ $gear }行動格{ $space }。
tzolkin-page-dummy = 傀儡工人，在{ $gear }行動格{ $space }。
tzolkin-page-touch-to-pick = 點工人就能收回。
tzolkin-page-start = 起始玩家格
tzolkin-page-start-words = { $corn ->
        [0] 在這裡放置工人的玩家成為起始玩家。卓爾金曆齒輪上沒有玉米。
       *[other] 在這裡放置工人的玩家成為起始玩家，並獲得卓爾金曆齒輪上的{ $corn }個玉米。
    }
tzolkin-page-start-taken = { $seat }的工人在這裡。
tzolkin-page-start-price = { $corn ->
        [0] 在這裡放置1個工人，免費。
       *[other] 在這裡放置1個工人，花{ $corn }個玉米。
    }
tzolkin-page-starter = { $seat }是起始玩家。
tzolkin-page-whole-board = 整個版圖

## 板塊、神廟和科技

tzolkin-page-deck = 時代{ $age }，牌堆剩{ $left }張
tzolkin-page-tile-cost = { $monument ->
        [0] { $kind }，費用：{ $cost }。
       *[other] 紀念碑（{ $kind }），費用：{ $cost }。
    }
tzolkin-page-afford-now = 你付得起。
tzolkin-page-afford-market = 在市場交易後你就付得起。
tzolkin-page-afford-no = 你還付不起。
tzolkin-page-temple-me = 你在第{ $step }級，值{ $points }分。
tzolkin-page-temple-bonus = 本時代結束時，最高的人得{ $points }分，並列則各得一半。目前最高：{ $seats }。
tzolkin-page-technologies = 科技
tzolkin-page-level-title = { $technology }第{ $level }級
tzolkin-page-level-bonus = { $technology }滿級後的獎勵
tzolkin-page-level-cost = 花費{ $blocks }個資源。
tzolkin-page-level-agriculture-1 = 在帕倫克2到5每次收穫玉米，多得{ $harvest1 }個玉米。
tzolkin-page-level-agriculture-2 = 捕魚多得{ $fish2 }個玉米；看不到玉米板塊時也能收穫玉米。
tzolkin-page-level-agriculture-3 = 每次收穫玉米，在第1級之外再多得{ $harvest3 }個玉米。
tzolkin-page-level-agriculture-4 = 在任一神廟上升1級。
tzolkin-page-level-extraction-1 = 從帕倫克和亞斯奇蘭得到木頭時，多得1個木頭。
tzolkin-page-level-extraction-2 = 從亞斯奇蘭得到石頭時，多得1個石頭。
tzolkin-page-level-extraction-3 = 從亞斯奇蘭得到黃金時，多得1個黃金。
tzolkin-page-level-extraction-4 = 任選2個資源。
tzolkin-page-level-architecture-1 = 每座建築給{ $corn1 }個玉米。
tzolkin-page-level-architecture-2 = 每座建築給{ $points2 }分。
tzolkin-page-level-architecture-3 = 建築少花1個資源；用玉米支付時少花{ $saves_corn }個玉米。
tzolkin-page-level-architecture-4 = { $bonus_points }分。
tzolkin-page-level-theology-1 = 在奇琴伊察，工人可以執行後1個行動格的行動。
tzolkin-page-level-theology-2 = 每次在奇琴伊察留下骷髏，可以付1個資源，在神廟上升1級。
tzolkin-page-level-theology-3 = 在亞斯奇蘭多得1顆骷髏。
tzolkin-page-level-theology-4 = 獲得1顆水晶骷髏。

## 玩家

tzolkin-page-player = { $seat }號位：{ $name }
tzolkin-page-light = 還可以讓曆法轉2天
tzolkin-page-workers = { $workers }個工人，{ $free }個在手中
tzolkin-page-food-title = 餵養
tzolkin-page-food-of = { $hungry ->
        [0] 糧食日{ $seat }需要{ $need }個玉米，現有{ $corn }個。
       *[other] 糧食日{ $seat }需要{ $need }個玉米，現有{ $corn }個：會有{ $hungry }個工人挨餓，{ $points }分。
    }
tzolkin-page-levels = 等級：農業{ $agriculture }，資源開採{ $extraction }，建築學{ $architecture }，神學{ $theology }
tzolkin-page-belongings = 已建造{ $built }座。收穫：{ $corn }塊玉米板塊，{ $wood }塊木頭板塊。顯示詳情。
tzolkin-page-nothing-built = 還沒有建造。
tzolkin-page-kept = 財富板塊：{ $tile }

## 建築和紀念碑的名稱

tzolkin-card-farm_1 = 玉米田
# Without: field
tzolkin-card-farm_all = 梯田
tzolkin-card-farm_3 = 大糧倉
tzolkin-card-tomb_brown_yellow = 祈雨歌者之墓
tzolkin-card-tomb_brown_green = 雙生祭司之墓
tzolkin-card-tomb_build = 石匠之墓
tzolkin-card-tomb_market = 商人之墓
tzolkin-card-tomb_worker = 女族長之墓
tzolkin-card-tomb_8 = 國王之墓
tzolkin-card-tomb_action = 旅人之墓
tzolkin-card-tomb_3gods = 三神之墓
tzolkin-card-civic_agri = 種子屋
tzolkin-card-civic_agri_stone = 磨坊
tzolkin-card-civic_extr_corn = 採石小屋
tzolkin-card-civic_extr_gold = 金匠鋪
tzolkin-card-civic_any_stone = 石匠學堂
tzolkin-card-civic_any_gold = 書吏學堂
# Without: harvest
tzolkin-card-civic_any_corn = 豐收之屋
tzolkin-card-civic_any_skull = 水晶之屋
tzolkin-card-shrine_arch = 建造者神殿
tzolkin-card-shrine_theo = 先知神殿
tzolkin-card-shrine_chaac = 恰克神殿
tzolkin-card-shrine_arch_3 = 拱門神殿
tzolkin-card-shrine_kukulcan = 庫庫爾坎神殿
tzolkin-card-shrine_theo_2 = 神諭神殿
tzolkin-card-shrine_any2 = 學識神殿
tzolkin-card-shrine_quetzalcoatl = 魁札爾科亞特爾神殿
tzolkin-card-m_tombs = 亡者之城
tzolkin-card-m_builds = 大廣場
tzolkin-card-m_monuments = 巨像
tzolkin-card-m_corn = 玉米大廳
tzolkin-card-m_wood = 森林大廳
tzolkin-card-m_civics = 衛城
tzolkin-card-m_workers = 人民宮殿
tzolkin-card-m_techlevels = 天文臺
tzolkin-card-m_techmax = 學院
tzolkin-card-m_shrines = 聖庭
tzolkin-card-m_besttemple = 通天階梯
tzolkin-card-m_temples = 眾神神廟
tzolkin-card-m_skulls = 水晶祭壇
