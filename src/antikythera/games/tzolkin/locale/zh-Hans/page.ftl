# 页面上的卓尔金历版图：朗读的内容，以及悬停、聚焦和长按时显示的内容。

## 齿轮上的行动，已计入玩家的科技

tzolkin-page-action-fish = 捕鱼：{ $corn }个玉米。
tzolkin-page-action-harvest-corn = 拿1片玉米收获片，收获{ $corn }个玉米。
tzolkin-page-action-harvest = 拿1片玉米收获片，收获{ $corn }个玉米；或拿1片木头收获片，收获{ $wood }个木头。
tzolkin-page-action-without-tile = 凭你的农业，看不到玉米收获片时也能收获玉米。
tzolkin-page-action-yaxchilan-1 = 获得{ $wood }个木头。
tzolkin-page-action-yaxchilan-2 = 获得{ $corn }个玉米和{ $stone }个石头。
tzolkin-page-action-yaxchilan-3 = 获得{ $corn }个玉米和{ $gold }个黄金。
tzolkin-page-action-yaxchilan-4 = 获得{ $skull }个水晶骷髅。
tzolkin-page-action-yaxchilan-5 = 获得{ $corn }个玉米、{ $stone }个石头和{ $gold }个黄金。
tzolkin-page-action-tikal-1 = 支付资源，把1项科技提升1级。
tzolkin-page-action-tikal-2 = 支付费用，建造1个建筑。
tzolkin-page-action-tikal-3 = 支付资源，提升1级或2级科技，可以是同一项或2项科技。
tzolkin-page-action-tikal-4 = 支付费用，建造1或2个建筑，或1个纪念碑。
tzolkin-page-action-tikal-5 = 支付{ $blocks }个资源，在2座神庙各上升1级。
tzolkin-page-action-uxmal-1 = 支付{ $corn }个玉米，在任意神庙上升1级。
tzolkin-page-action-uxmal-2 = 在市场交易，次数不限：木头{ $wood }个玉米，石头{ $stone }个玉米，黄金{ $gold }个玉米，买卖同价。
tzolkin-page-action-uxmal-3 = 获得1个工人。
tzolkin-page-action-uxmal-4 = 建造1个建筑，用玉米支付，每个资源{ $corn }个玉米。
tzolkin-page-action-uxmal-5 = 支付{ $corn }个玉米，执行奇琴伊察以外的任意行动。
tzolkin-page-action-architecture = { $points ->
        [0] 你的建筑学另给{ $corn }个玉米。
       *[other] 你的建筑学另给{ $corn }个玉米和{ $points }分。
    }
tzolkin-page-action-saves-block = 你的建筑学省下费用中的{ $number }个资源。
tzolkin-page-action-saves-corn = 你的建筑学省下{ $number }个玉米。
tzolkin-page-action-chichen_itza = { $block ->
        [0] 在这里留下1个水晶骷髅，获得{ $points }分，在{ $temple }上升1级。
       *[other] 在这里留下1个水晶骷髅，获得{ $points }分，在{ $temple }上升1级，并任选1个资源。
    }
tzolkin-page-action-ahead = 凭你的神学，工人也可以执行下一个行动。
tzolkin-page-action-offering = 凭你的神学，之后可以付1个资源，在神庙上升1级。

## 齿轮版图

tzolkin-page-board = 卓尔金历齿轮和周围的5个齿轮
tzolkin-page-no-pass = 不能跳过。
tzolkin-page-day = 第{ $day }天，共{ $days }天
tzolkin-round = 第{ $round }天
tzolkin-page-food-day-gifts = { $late ->
        [0] { $days ->
            [0] 今天是供给日：神庙给予资源奖励。
            [1] 明天是供给日：神庙给予资源奖励。
           *[other] { $days }天后是供给日：神庙给予资源奖励。
        }
       *[other] 供给日推迟了1天，就在今天：神庙给予资源奖励。
    }
tzolkin-page-food-day-points = { $late ->
        [0] { $days ->
            [0] 今天是供给日：神庙给予分数奖励。
            [1] 明天是供给日：神庙给予分数奖励。
           *[other] { $days }天后是供给日：神庙给予分数奖励。
        }
       *[other] 供给日推迟了1天，就在今天：神庙给予分数奖励。
    }
tzolkin-page-no-food-day = 没有供给日了。
tzolkin-page-feeding = { $hungry ->
        [0] 你需要{ $need }个玉米，现有{ $corn }个。
       *[other] 你需要{ $need }个玉米，现有{ $corn }个：{ $hungry }个工人会挨饿，{ $points }分。
    }
tzolkin-page-paid = 本回合放置工人已付{ $corn }个玉米
tzolkin-page-gear-palenque = 食物：丛林里的玉米和木头。
tzolkin-page-gear-yaxchilan = 矿山：木头、石头、黄金和水晶骷髅。
tzolkin-page-gear-tikal = 科技、建筑和纪念碑。
tzolkin-page-gear-uxmal = 交易、新工人，以及用玉米执行其他行动。
tzolkin-page-gear-chichen_itza = 用水晶骷髅换取分数和神明的眷顾。
tzolkin-page-gear-place = { $corn ->
        [0] 在{ $gear }行动槽{ $space }放置1个工人，免费。
       *[other] 在{ $gear }行动槽{ $space }放置1个工人，花费{ $corn }个玉米。
    }
tzolkin-page-space = { $gear }，行动槽{ $space }
tzolkin-page-space-none = 无行动。
tzolkin-page-space-free = 自由选择行动：该齿轮的任意行动。
tzolkin-page-stack = 剩余收获片：可见玉米{ $corn }片，木头{ $wood }片。
tzolkin-page-taken = 这里已经有骷髅了。
tzolkin-page-worker = { $seat }的工人，在{ $gear }行动槽{ $space }。
tzolkin-page-dummy = 傀儡工人，在{ $gear }行动槽{ $space }。
tzolkin-page-touch-to-pick = 点工人即可取出。
tzolkin-page-start = 起始玩家位置
tzolkin-page-start-words = { $corn ->
        [0] 在这里放置工人的玩家成为起始玩家。卓尔金历齿轮上没有玉米。
       *[other] 在这里放置工人的玩家成为起始玩家，并获得卓尔金历齿轮上的{ $corn }个玉米。
    }
tzolkin-page-start-taken = { $seat }的工人在这里。
tzolkin-page-start-price = { $corn ->
        [0] 在这里放置1个工人，免费。
       *[other] 在这里放置1个工人，花费{ $corn }个玉米。
    }
tzolkin-page-starter = { $seat }是起始玩家。
tzolkin-page-whole-board = 整个版图

## 卡片、神庙和科技

tzolkin-page-deck = 时代{ $age }，牌堆剩{ $left }张
tzolkin-page-tile-cost = { $monument ->
        [0] { $kind }，费用：{ $cost }。
       *[other] 纪念碑（{ $kind }），费用：{ $cost }。
    }
tzolkin-page-afford-now = 你付得起。
tzolkin-page-afford-market = 在市场交易后你就付得起。
tzolkin-page-afford-no = 你还付不起。
tzolkin-page-temple-me = 你在第{ $step }级，值{ $points }分。
tzolkin-page-temple-bonus = 本时代结束时最高者得{ $points }分，并列则各得一半。目前最高：{ $seats }。
tzolkin-page-technologies = 科技
tzolkin-page-level-title = { $technology }{ $level }级
tzolkin-page-level-bonus = { $technology }满级后的奖励
tzolkin-page-level-cost = 花费{ $blocks }个资源。
tzolkin-page-level-agriculture-1 = 在帕伦克2到5每次收获玉米，多得{ $harvest1 }个玉米。
tzolkin-page-level-agriculture-2 = 捕鱼多得{ $fish2 }个玉米；看不到玉米收获片时也能收获玉米。
tzolkin-page-level-agriculture-3 = 每次收获玉米，在1级之外再多得{ $harvest3 }个玉米。
tzolkin-page-level-agriculture-4 = 在任意神庙上升1级。
tzolkin-page-level-extraction-1 = 从帕伦克和亚斯奇兰得到木头时，多得1个木头。
tzolkin-page-level-extraction-2 = 从亚斯奇兰得到石头时，多得1个石头。
tzolkin-page-level-extraction-3 = 从亚斯奇兰得到黄金时，多得1个黄金。
tzolkin-page-level-extraction-4 = 任选2个资源。
tzolkin-page-level-architecture-1 = 每个建筑给{ $corn1 }个玉米。
tzolkin-page-level-architecture-2 = 每个建筑给{ $points2 }分。
tzolkin-page-level-architecture-3 = 建筑少花1个资源；用玉米支付时少花{ $saves_corn }个玉米。
tzolkin-page-level-architecture-4 = { $bonus_points }分。
tzolkin-page-level-theology-1 = 在奇琴伊察，工人可以执行后1个行动槽的行动。
tzolkin-page-level-theology-2 = 每次在奇琴伊察留下骷髅，可以付1个资源，在神庙上升1级。
tzolkin-page-level-theology-3 = 在亚斯奇兰多得1个骷髅。
tzolkin-page-level-theology-4 = 获得1个水晶骷髅。

## 玩家

tzolkin-page-player = { $seat }号位：{ $name }
tzolkin-page-light = 还可以让日历旋转2天
tzolkin-page-workers = { $workers }个工人，{ $free }个在手中
tzolkin-page-food-title = 喂养
tzolkin-page-food-of = { $hungry ->
        [0] 供给日{ $seat }需要{ $need }个玉米，现有{ $corn }个。
       *[other] 供给日{ $seat }需要{ $need }个玉米，现有{ $corn }个：{ $hungry }个工人会挨饿，{ $points }分。
    }
tzolkin-page-levels = 等级：农业{ $agriculture }，资源提炼{ $extraction }，建筑学{ $architecture }，神学{ $theology }
tzolkin-page-belongings = { $built ->
        [0] 尚无建造。收获：{ $corn }片玉米收获片，{ $wood }片木头收获片。显示详情。
       *[other] 已建造{ $built }个。收获：{ $corn }片玉米收获片，{ $wood }片木头收获片。显示详情。
    }
tzolkin-page-nothing-built = 还没有建造。
tzolkin-page-kept = 财富片：{ $tile }

## 建筑和纪念碑的名称

tzolkin-card-farm_1 = 玉米地
# Without: field
tzolkin-card-farm_all = 梯田
tzolkin-card-farm_3 = 大粮仓
tzolkin-card-tomb_brown_yellow = 祈雨歌者之墓
tzolkin-card-tomb_brown_green = 双生祭司之墓
tzolkin-card-tomb_build = 石匠之墓
tzolkin-card-tomb_market = 商人之墓
tzolkin-card-tomb_worker = 女族长之墓
tzolkin-card-tomb_8 = 国王之墓
tzolkin-card-tomb_action = 旅人之墓
tzolkin-card-tomb_3gods = 三神之墓
tzolkin-card-civic_agri = 种子屋
tzolkin-card-civic_agri_stone = 磨坊
tzolkin-card-civic_extr_corn = 采石场小屋
tzolkin-card-civic_extr_gold = 金匠铺
tzolkin-card-civic_any_stone = 石匠学堂
tzolkin-card-civic_any_gold = 书吏学堂
# Without: harvest
tzolkin-card-civic_any_corn = 丰收之屋
tzolkin-card-civic_any_skull = 水晶之屋
tzolkin-card-shrine_arch = 建造者神殿
tzolkin-card-shrine_theo = 先知神殿
tzolkin-card-shrine_chaac = 恰克神殿
tzolkin-card-shrine_arch_3 = 拱门神殿
tzolkin-card-shrine_kukulcan = 库库尔坎神殿
tzolkin-card-shrine_theo_2 = 神谕神殿
tzolkin-card-shrine_any2 = 学识神殿
tzolkin-card-shrine_quetzalcoatl = 奎策尔夸托神殿
tzolkin-card-m_tombs = 墓城
tzolkin-card-m_builds = 大广场
tzolkin-card-m_monuments = 巨像
tzolkin-card-m_corn = 玉米大厅
tzolkin-card-m_wood = 森林大厅
tzolkin-card-m_civics = 卫城
tzolkin-card-m_workers = 人民宫
tzolkin-card-m_techlevels = 天文台
tzolkin-card-m_techmax = 学院
tzolkin-card-m_shrines = 圣庭
tzolkin-card-m_besttemple = 通天阶梯
tzolkin-card-m_temples = 众神神庙
tzolkin-card-m_skulls = 水晶祭坛
