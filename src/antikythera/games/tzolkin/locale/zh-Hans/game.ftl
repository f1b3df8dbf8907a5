# 卓尔金历：名称、抉择、事件，以及版图和卡片上的内容。

tzolkin-title = 卓尔金历
tzolkin-blurb = 把工人放置在每天转动的齿轮上，时机成熟时再取出。喂养他们，取悦神明，建造建筑。

## 名称

tzolkin-gear-palenque = 帕伦克
tzolkin-gear-yaxchilan = 亚斯奇兰
tzolkin-gear-tikal = 蒂卡尔
tzolkin-gear-uxmal = 乌斯马尔
tzolkin-gear-chichen_itza = 奇琴伊察
tzolkin-temple-chaac = 恰克
tzolkin-temple-quetzalcoatl = 奎策尔夸托
tzolkin-temple-kukulcan = 库库尔坎
tzolkin-technology-agriculture = 农业
tzolkin-technology-extraction = 资源提炼
tzolkin-technology-architecture = 建筑学
tzolkin-technology-theology = 神学
tzolkin-block-wood = 木头
tzolkin-block-stone = 石头
tzolkin-block-gold = 黄金
tzolkin-colour-farm = 农场
tzolkin-colour-tomb = 墓穴
tzolkin-colour-civic = 城市建筑
tzolkin-colour-shrine = 神殿

## 抉择

tzolkin-decision-wealth = 保留哪2片财富片？
tzolkin-decision-turn = 放置工人，或取出工人。
tzolkin-decision-action = 这个工人做什么？
tzolkin-decision-harvest = 收获什么？
tzolkin-decision-technology = 提升哪项科技？
tzolkin-decision-payment = 用哪种资源支付？
tzolkin-decision-building = 建造什么？
tzolkin-decision-architecture = 建筑学用在这个建筑上，还是留给第2个？
tzolkin-decision-discount = 建筑学省下费用中的哪种资源？
tzolkin-decision-temple = 在哪座神庙上升？
tzolkin-decision-market = 在市场卖出或买入。
tzolkin-decision-block = 拿哪种资源？
tzolkin-decision-offering = 献上1个资源，在神庙上升1级？
tzolkin-decision-calendar = 日历旋转1天还是2天？
tzolkin-decision-over = 游戏结束。

## 事件

tzolkin-event-keeps = { $seat }保留2片财富片：{ $wealth }；{ $wealth2 }。
tzolkin-event-dummy = { $gear }{ $space }上放置了1个傀儡工人。
tzolkin-event-begs = { $seat }乞讨玉米。
tzolkin-event-places = { $corn ->
        [0] { $seat }在{ $gear }{ $space }放置1个工人。
       *[other] { $seat }花{ $corn }个玉米，在{ $gear }{ $space }放置1个工人。
    }
tzolkin-event-places-start = { $corn ->
        [0] { $seat }在起始玩家位置放置1个工人。
       *[other] { $seat }花{ $corn }个玉米，在起始玩家位置放置1个工人。
    }
tzolkin-event-pitied = 神明怜悯{ $seat }：{ $corn }个玉米就够了。
tzolkin-event-picks = { $seat }从{ $gear }{ $space }取出1个工人。
tzolkin-event-acts = { $corn ->
        [0] { $seat }执行{ $gear }{ $action }的行动。
       *[other] { $seat }花{ $corn }个玉米，执行{ $gear }{ $action }的行动。
    }
tzolkin-event-skips = { $seat }放弃行动。
tzolkin-event-wheel-corn = { $corn ->
        [0] 卓尔金历齿轮上没有玉米给{ $seat }。
       *[other] { $seat }从卓尔金历齿轮上获得{ $corn }个玉米。
    }
tzolkin-event-ends = { $seat }结束回合。
tzolkin-event-corn = { $seat }获得{ $corn }个玉米。
tzolkin-event-block = { $seat }获得{ $number }个{ $block }。
tzolkin-event-skull = { $seat }获得{ $number }个水晶骷髅。
tzolkin-event-no-skull = 水晶骷髅已用完，{ $seat }没有得到。
tzolkin-event-points = { $seat }获得{ $points }分。
tzolkin-event-worker = { $seat }获得1个工人，现有{ $workers }个。
tzolkin-event-no-worker = { $seat }已经拥有全部工人。
tzolkin-event-rises = { $seat }升到{ $temple }第{ $step }级。
tzolkin-event-cannot-rise = { $seat }在{ $temple }无法再上升。
tzolkin-event-sinks = { $seat }降到{ $temple }第{ $step }级。
tzolkin-event-lightens = { $seat }把玩家板翻到浅色面，又可以让日历旋转2天。
tzolkin-event-darkens = { $seat }把玩家板翻到深色面。
tzolkin-event-harvests-corn = { $tiles ->
        [0] { $seat }收获{ $corn }个玉米，没有收获片。
       *[other] { $seat }收获{ $corn }个玉米。
    }
tzolkin-event-harvests-wood = { $seat }拿走1片木头收获片。
tzolkin-event-burns = { $seat }焚烧森林。
tzolkin-event-researches = { $seat }的{ $technology }达到{ $level }级。
tzolkin-event-research-bonus = { $seat }的{ $technology }已满级，获得奖励。
tzolkin-event-pays-block = { $seat }支付{ $number }个{ $block }。
tzolkin-event-pays-corn = { $seat }支付{ $corn }个玉米。
tzolkin-event-pays-skull = { $seat }支付{ $number }个水晶骷髅。
tzolkin-event-builds = { $seat }建造“{ $card }”。
tzolkin-event-architecture-corn = { $seat }凭建筑学获得{ $corn }个玉米。
tzolkin-event-architecture-points = { $seat }凭建筑学获得{ $points }分。
tzolkin-event-saves = { $seat }凭建筑学省下1个{ $block }。
tzolkin-event-sells = { $seat }卖出1个{ $block }，得{ $corn }个玉米。
tzolkin-event-buys = { $seat }花{ $corn }个玉米买入1个{ $block }。
tzolkin-event-offers = { $seat }向神明献上1个{ $block }。
tzolkin-event-skull-placed = { $seat }在奇琴伊察{ $action }放上1个水晶骷髅，获得{ $points }分。
tzolkin-event-deals = 翻出“{ $card }”。
tzolkin-event-feeds = { $seat }用{ $corn }个玉米喂养{ $workers }个工人。
tzolkin-event-starves = { $seat }让{ $workers }个工人挨饿：{ $points }分。
tzolkin-event-new-age = 时代2开始，建筑区全部更换。
tzolkin-event-gift-block = { $seat }从{ $temple }获得1个{ $block }。
tzolkin-event-gift-skull = { $seat }从{ $temple }获得1个水晶骷髅。
tzolkin-event-skulls-short = 水晶骷髅不够，谁也不能从{ $temple }获得。
tzolkin-event-temple-points = { $seat }在{ $temple }获得{ $points }分。
tzolkin-event-temple-bonus = { $seat }在{ $temple }最高：{ $points }分。
tzolkin-event-starting-player = { $seat }成为起始玩家。
tzolkin-event-corn-on-wheel = 卓尔金历齿轮上放置{ $corn }个玉米。
tzolkin-event-day = 日历旋转{ $days }天：第{ $round }天。
tzolkin-event-pushed-off = { $seat }的1个工人被推下{ $gear }。
tzolkin-event-final-corn = { $seat }的剩余物资折合{ $corn }个玉米，获得{ $points }分。
tzolkin-event-final-skulls = { $seat }凭{ $number }个水晶骷髅获得{ $points }分。
tzolkin-event-final-monument = { $seat }凭“{ $card }”获得{ $points }分。

## 选项的补充说明

tzolkin-line-keep = { $first }；{ $second }
tzolkin-line-build = { $cost } → { $effect }
tzolkin-line-place = { $corn ->
        [0] 行动槽{ $space }，免费
       *[other] 行动槽{ $space }，{ $corn }个玉米
    }
tzolkin-line-place-start = { $corn ->
        [0] 卓尔金历齿轮上有{ $wheel }个玉米
       *[other] 卓尔金历齿轮上有{ $wheel }个玉米，花费{ $corn }个玉米
    }
tzolkin-line-beg = 玉米补到{ $corn }个
tzolkin-line-act = 支付{ $corn }个玉米。{ $action }
tzolkin-line-burn = 得到{ $corn }个玉米，失去1片木头收获片
tzolkin-line-research = { $bonus ->
        [0] 升到{ $level }级
       *[other] 获得奖励
    }
tzolkin-line-climb = 升到第{ $step }级
tzolkin-line-sell = 得{ $corn }个玉米
tzolkin-line-buy = 花{ $corn }个玉米

## 卡片上的内容

tzolkin-gain-corn = { $number }个玉米
tzolkin-gain-wood = { $number }个木头
tzolkin-gain-stone = { $number }个石头
tzolkin-gain-gold = { $number }个黄金
tzolkin-gain-skull = { $number }个骷髅
tzolkin-gain-points = { $number }分
tzolkin-gain-worker = 1个工人
tzolkin-gain-build = 可以建造1个建筑
tzolkin-gain-market = 市场
tzolkin-gain-act = 付{ $number }个玉米，执行奇琴伊察以外的任意行动
tzolkin-gain-feeds = { $number }个工人无需玉米
tzolkin-gain-saves = 每个工人少需{ $number }个玉米
# \u2060 keeps a name and its number on one line.
tzolkin-gain-climb = { $name }{ "\u2060" }+{ $number }
tzolkin-gain-climb-any = 任意神庙+{ $number }
tzolkin-gain-research = { $name }{ "\u2060" }+{ $number }
tzolkin-gain-research-any = { $number ->
        [1] 任意科技+1
       *[other] 任意科技共+{ $number }
    }
tzolkin-monument-each = { $counted }得{ $points }分
tzolkin-monument-each-by-players = { $counted }得{ $points }分（{ $players }名玩家时）
tzolkin-monument-table = { $counted }达到{ $numbers }：{ $points }分
tzolkin-monument-again = 再得一次神庙等级的分数
tzolkin-counted-farm = 你的每个农场
tzolkin-counted-tomb = 你的每个墓穴（包括这个）
tzolkin-counted-civic = 你的每个城市建筑（包括这个）
tzolkin-counted-shrine = 你的每个神殿（包括这个）
tzolkin-counted-built = 你的每个建筑或纪念碑（包括这个）
tzolkin-counted-monuments = 所有玩家的每个纪念碑（包括这个）
tzolkin-counted-corn_tiles = 你的每片玉米收获片
tzolkin-counted-wood_tiles = 你的每片木头收获片
tzolkin-counted-workers = 工人数
tzolkin-counted-levels = 你的每级科技
tzolkin-counted-mastered = 3级科技数
tzolkin-counted-best_temple = 你最高的神庙每高出起始级1级
tzolkin-counted-placed_skulls = 奇琴伊察上的每个骷髅（所有玩家的）

## 终端里的版图

tzolkin-board-round = 第{ $round }天，共{ $rounds }天
tzolkin-board-food-day = { $rounds ->
        [0] 今天是供给日
       *[other] { $rounds }天后是供给日
    }
tzolkin-board-wheel = 卓尔金历齿轮上有{ $corn }个玉米
tzolkin-board-skulls = 剩{ $number }个骷髅
tzolkin-board-starter = { $seat }号位先手
tzolkin-board-start-space = 起始玩家位置
tzolkin-board-jungle = 玉米{ $corn }，木头{ $wood }
tzolkin-board-skulls-placed = 已放在{ $spaces }
tzolkin-board-points = 分数
tzolkin-board-corn = 玉米
tzolkin-board-wood = 木头
tzolkin-board-stone = 石头
tzolkin-board-gold = 黄金
tzolkin-board-skull = 骷髅
tzolkin-board-workers = 手中
tzolkin-board-temples = 神庙
tzolkin-board-technology = 等级
tzolkin-board-tiles = 收获片
tzolkin-board-built = 已建造：{ $cards }
tzolkin-board-buildings = 建筑
tzolkin-board-monuments = 纪念碑
tzolkin-help =
    版图上：
      ◇         傀儡工人
      帕伦克    旁边是行动槽2到5剩余的玉米收获片和木头收获片
      奇琴伊察  旁边是银行里的骷髅，以及已有骷髅的行动槽
      手中      手中的工人／全部工人
      神庙      在恰克、奎策尔夸托、库库尔坎的等级；最低为0
      等级      农业、资源提炼、建筑学、神学
      收获片    收获的玉米收获片和木头收获片
