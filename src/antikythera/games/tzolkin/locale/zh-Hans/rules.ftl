# 卓尔金历的规则，供玩家查阅。每段都有标题。
# 所有数值都由配件数据填入，这里不写数字。

tzolkin-rules-theme-title = 游戏主题
tzolkin-rules-theme =
    你带领一个玛雅部落，走完大日历的一整圈。大大的卓尔金历齿轮带动5个小齿轮，你的工人随着它们前进。
    工人在齿轮上待得越久，能执行的行动越好。诀窍在于让他待得够久，又及时取出来。

tzolkin-rules-goal-title = 谁获胜
tzolkin-rules-goal =
    第{ $rounds }天之后，分数最高者获胜。分数来自神庙、留在奇琴伊察的骷髅、建筑和纪念碑。
    玉米用来喂养工人，也几乎能支付一切。它最后值不了几分，但没有它寸步难行。
tzolkin-rules-goal-search = 胜利点数、胜利分数、获胜

tzolkin-rules-setup-title = 游戏准备
tzolkin-rules-setup =
    每人开始时手中有{ $workers }个工人，玩家板浅色面朝上，在每座神庙从下数第2级各有1个标记，还没有任何科技。
    1号位玩家持有起始玩家标记，每轮最先行动，直到有人夺走它。

tzolkin-rules-wealth-title = 起始财富片
tzolkin-rules-wealth =
    每人暗中拿到{ $dealt_tiles }片财富片，保留2片。所有人选好后一起亮出，立即获得上面的东西。
    能养活工人的财富片，每个供给日都有效。

tzolkin-rules-offer-title = 可建造的建筑和纪念碑
tzolkin-rules-offer =
    { $row }个时代1的建筑公开摆出，谁都可以建造。其余建筑按时代分成2个牌堆备用。
    4人游戏摆出{ $four_monuments }个纪念碑，3人{ $three_monuments }个，2人{ $two_monuments }个。没摆出的不参与本局。

tzolkin-rules-jungle-title = 丛林
tzolkin-rules-jungle =
    帕伦克的4个收获行动各对应丛林中的1组农田：4人游戏每组{ $four_fields }块，3人{ $three_fields }块，2人{ $two_fields }块。
    每块农田上有1片玉米收获片。除第1组外，每片玉米收获片上都盖着1片木头收获片。

tzolkin-rules-dummies-title = 傀儡工人
tzolkin-rules-dummies =
    不足4人时，会有不属于任何人的工人挡路：3人游戏{ $three_dummies }个，2人游戏{ $two_dummies }个。
    由没有发出的财富片决定他们的位置。某个齿轮上的第1个傀儡，会带来正对面行动槽上的第2个；只有奇琴伊察例外。
    傀儡从不被取出，也不会掉下，始终随齿轮转动。
tzolkin-rules-dummies-search = 中立工人

tzolkin-rules-first-game-title = 第一次游戏
tzolkin-rules-first-game =
    规则书没有说明哪些起始财富片或行动适合新手。我们的建议：保留玉米，至少够第1天放3个工人，再留一片能得到木头、水晶骷髅或神庙等级的。第1天把3个工人放到不同的齿轮，尽量放在行动槽0，就像规则书中前2轮的示例那样。
    游戏中可以显示最初几步的建议：在新建游戏桌时或设置中选择。
    一个工人得到的东西能给另一个付费时，就取出他。早建农场，每个供给日都省玉米。喂养得起再要第4个工人。从时代2起，把手中的东西变成分数：神庙、骷髅、纪念碑。
tzolkin-rules-first-game-search = 新手、推荐

tzolkin-rules-round-title = 一轮
tzolkin-rules-round =
    一轮中，从起始玩家开始，按顺时针每人进行1个回合。如果是供给日，接着喂养工人，神庙给予奖励。最后日历旋转1天。

tzolkin-rules-overview-title = 一轮流程一览
tzolkin-rules-overview =
    回合：从起始玩家开始，按顺时针进行。玉米不超过{ $beg_most }个时可以先乞讨。然后要么放置工人并付费，要么取出工人，每个执行1个行动。回合结束时补充建筑，用了起始玩家位置的人拿走卓尔金历齿轮上的玉米。
    只在供给日：喂养工人，每个{ $food }个玉米，每有1个喂养不了就扣{ $hungry }分。时代1结束时摆出时代2的建筑。然后神庙给予奖励：时代中期给资源和骷髅，时代结束给分。
    日历：没有人用起始玩家位置，就在卓尔金历齿轮上加1个玉米，旋转1天。否则那里的工人回到手中，起始玩家标记易主，由他旋转1天或2天。被推下齿轮的工人回到主人手中。

tzolkin-rules-turn-title = 你的回合
tzolkin-rules-turn =
    轮到你的回合，要么放置工人，要么取出工人，数量随意，至少1个。两者不能都做，也不能跳过。

tzolkin-rules-placing-title = 放置工人
tzolkin-rules-placing =
    选1个齿轮，工人放到其中数字最小的空行动槽，从行动槽0开始。可以在同一齿轮上放几个，也可以放到不同齿轮上。
    别人的工人和傀儡会挡路：你的工人就越过他们，到数字更大的行动槽去。这样更贵，却也抢先了几步。
    齿轮上的行动槽全满时，就不能再放。

tzolkin-rules-price-title = 放置的费用
tzolkin-rules-price =
    放1个工人，要付与行动槽数字相同的玉米。此外，本回合的第1个工人不加价，第2个加1个玉米，第3个加2个玉米，依此类推。
    所以一次少放几个更划算。费用当场支付，付不起就不能放。

tzolkin-rules-start-space-title = 起始玩家位置
# Without: space
tzolkin-rules-start-space =
    这个位置在卓尔金历齿轮旁边，本身免费，但放在这里的工人也算进下一个工人的加价。这里只能站1个工人。
    回合结束时，你拿走卓尔金历齿轮上的全部玉米。这些玉米赶不上用来放置工人，但赶得上喂养。
    本轮结束时，工人回到你手中，你成为起始玩家。如果你已经是了，标记就交给左手边的玩家，下一轮你最后行动。

tzolkin-rules-picking-title = 取出工人
tzolkin-rules-picking =
    从齿轮上取下自己的1个工人，用他执行1个行动，愿意的话再取下一个。顺序由你定，前一个工人得到的东西可以马上给后一个用。
    工人也可以什么都不做。站在行动槽0上的只能如此，除非在奇琴伊察有神学相助。

tzolkin-rules-begging-title = 乞讨玉米
tzolkin-rules-begging =
    回合开始时，如果你的玉米不超过{ $beg_most }个，可以乞讨。玉米正好补到{ $beg_gets }个，但会触怒神明：自选1座神庙下降1级。
    然后照常进行回合。齿轮上没有工人、又付不起任何行动槽的人，必须乞讨。

tzolkin-rules-pity-title = 走投无路时
tzolkin-rules-pity =
    如果必须乞讨，却在每座神庙都处于最低级，神明会怜悯你。你在最便宜的行动槽上放置正好1个工人，把手中的玉米全部付掉。

tzolkin-rules-actions-title = 行动
tzolkin-rules-actions =
    取出的工人可以执行所在行动槽的行动，也可以执行同一齿轮上数字更小的行动，每退1步付1个玉米。那里有没有别的工人都没关系。
    先付费，后行动：行动带来的玉米来不及用。付不起的行动不能执行。

tzolkin-rules-any-action-title = 自由选择行动（齿轮的最后几个行动槽）
tzolkin-rules-any-action =
    从行动槽{ $free_space }起，以及奇琴伊察的行动槽{ $itza_free_space }，工人可以执行该齿轮的任意行动，不必付后退的玉米。行动本身的费用照付。
    别等太久：越过行动槽{ $last_space }（奇琴伊察为{ $itza_last_space }）的工人会掉下齿轮。
tzolkin-rules-any-action-search = 掉下

tzolkin-rules-palenque-title = 帕伦克：玉米和木头
tzolkin-rules-palenque =
    帕伦克养活你的部落。第1个行动是捕鱼，其余都是丛林里的收获。

tzolkin-rules-fishing-title = 捕鱼
tzolkin-rules-fishing =
    帕伦克的第1个行动带来{ $fish }个玉米。鱼是捕不完的。

tzolkin-rules-harvest-title = 收获
tzolkin-rules-harvest =
    帕伦克的其他行动从各自那组农田收获1片。从小到大，玉米收获片带来{ $harvest_corn }个玉米，木头收获片带来{ $harvest_wood }个木头。拿走木头，下面的玉米收获片就露出来。
    只能收获没有被盖住的玉米。收获片要留着：有2个纪念碑会计算它们。

tzolkin-rules-burning-title = 焚烧森林
tzolkin-rules-burning =
    不收获木头，也可以焚烧1片木头收获片。谁也得不到它。你拿走下面的玉米收获片和相应的玉米，但会触怒神明：在1座神庙下降1级。
    哪座神庙都无法下降的人，不能焚烧。

tzolkin-rules-yaxchilan-title = 亚斯奇兰：资源和骷髅
tzolkin-rules-yaxchilan =
    从第1个行动到最后一个，亚斯奇兰依次带来木头、石头、黄金、水晶骷髅，以及石头加黄金，另外还有玉米：{ $mined_corn }。木头、石头和黄金这些资源用来支付科技和建筑。
    全局只有{ $skulls }个水晶骷髅，拿完就没有了。玉米和资源不会用完。
tzolkin-rules-yaxchilan-search = 资源块、银行

tzolkin-rules-tikal-title = 蒂卡尔：知识与建筑
tzolkin-rules-tikal =
    在蒂卡尔，资源变成科技、建筑、纪念碑和神庙的等级。

tzolkin-rules-tikal-research-title = 蒂卡尔：科技
tzolkin-rules-tikal-research =
    第1个行动把1项科技提升1级。第3个行动提升1级或2级，可以是同一项科技，也可以是2项。每一级分别支付，前一级得到的东西可以用来付后一级。

tzolkin-rules-tikal-build-title = 蒂卡尔：建造
tzolkin-rules-tikal-build =
    第2个行动建造1个建筑。第4个行动建造1个或2个建筑，或者1个纪念碑。这是建造纪念碑的唯一途径。
    先得到第1个建筑的效果，再选第2个。建筑学只能帮助其中1个，由你决定。

tzolkin-rules-tikal-temples-title = 蒂卡尔：2座神庙
tzolkin-rules-tikal-temples =
    第5个行动花费任意{ $climb_blocks }个资源，在2座不同的神庙各上升1级。

tzolkin-rules-uxmal-title = 乌斯马尔：交易与恩惠
tzolkin-rules-uxmal =
    在乌斯马尔，玉米能换来别处难得的东西。

tzolkin-rules-uxmal-temple-title = 乌斯马尔：献上玉米
tzolkin-rules-uxmal-temple =
    第1个行动花费{ $climb_corn }个玉米，在自选的1座神庙上升1级。

tzolkin-rules-market-title = 乌斯马尔：市场
tzolkin-rules-market =
    第2个行动让你用资源换玉米、用玉米换资源，次数不限。无论买卖，木头值{ $wood_corn }个玉米，石头值{ $stone_corn }，黄金值{ $gold_corn }。骷髅不能交易。
    先卖后买：在这里，所有卖出都在买入之前。

tzolkin-rules-new-worker-title = 乌斯马尔：新的工人
tzolkin-rules-new-worker =
    第3个行动给你1个新的工人，下个回合起就能放置。最多{ $most_workers }个。每个工人都要喂养。

tzolkin-rules-uxmal-build-title = 乌斯马尔：用玉米建造
tzolkin-rules-uxmal-build =
    第4个行动建造1个建筑，用玉米支付：费用中每个资源折合{ $block_corn }个玉米。纪念碑不能在这里建造。

tzolkin-rules-uxmal-elsewhere-title = 乌斯马尔：别处的任意行动
tzolkin-rules-uxmal-elsewhere =
    第5个行动花费{ $act_corn }个玉米，执行帕伦克、亚斯奇兰、蒂卡尔或乌斯马尔的任意1个行动，就像工人站在那里一样。只有奇琴伊察够不着。

tzolkin-rules-chichen-itza-title = 奇琴伊察：献给神明
tzolkin-rules-chichen-itza =
    执行奇琴伊察{ $itza_actions }个行动中的任何一个，都要在那里永久留下1个水晶骷髅。你获得分数，并在1座神庙上升1级；靠后的一些行动还给1个任选的资源。每个行动给什么，见下表。
    每个行动一局只能执行1次。如果无法上升，这1级就浪费了，其余照得。

tzolkin-rules-technologies-title = 科技
tzolkin-rules-technologies =
    共有4项科技，各有{ $levels }个等级。每升1级，新的效果与已有的叠加。
    在蒂卡尔，升到第1级花费任意{ $first_level_blocks }个资源，第2级{ $second_level_blocks }个，第3级{ $third_level_blocks }个。有些卡片免费提升1级。
    满级之后还有奖励，可以反复获得。在蒂卡尔，每次花费{ $bonus_blocks }个资源。

tzolkin-rules-agriculture-title = 农业
tzolkin-rules-agriculture =
    第1级：每次收获玉米，多得{ $harvest_more }个玉米。
    第2级：捕鱼多得{ $fish_more }个玉米；玉米收获片被盖住或已拿完时，仍然可以收获玉米。这样得到玉米而没有收获片，也不触怒神明。
    第3级：每次收获玉米，再多得{ $harvest_still_more }个玉米。
    奖励：在自选的1座神庙上升1级。

tzolkin-rules-extraction-title = 资源提炼
tzolkin-rules-extraction =
    第1级：帕伦克或亚斯奇兰的行动带来木头时，多得1个。
    第2级：石头同样如此。第3级：黄金同样如此。
    奖励：任选2个资源。

tzolkin-rules-architecture-title = 建筑学
tzolkin-rules-architecture =
    第1级：每建造1个建筑，获得{ $build_corn }个玉米。
    第2级：另外获得{ $build_points }分。
    第3级：建筑少花任选的{ $saved_blocks }个资源；在乌斯马尔则少花{ $saved_corn }个玉米。
    奖励：{ $bonus_points }分。建筑学对纪念碑无效；提升建筑学的建筑，自身还享受不到新的等级。

tzolkin-rules-theology-title = 神学
tzolkin-rules-theology =
    第1级：在奇琴伊察，工人可以执行下一个（数字更大的）行动槽的行动。
    第2级：每次执行奇琴伊察的行动后，可以付任意1个资源，在自选的1座神庙上升1级。
    第3级：在亚斯奇兰得到水晶骷髅时，多得1个。
    奖励：1个水晶骷髅。

tzolkin-rules-buildings-title = 建筑
tzolkin-rules-buildings =
    支付所示的资源，拿走建筑，立即按所示顺序获得它的效果。回合结束时，用同一时代的新建筑补上空位。牌堆用完了，空位就空着。
    时代2开始时，没人建造的时代1建筑全部移除。纪念碑不受影响。

tzolkin-rules-farms-title = 农场
tzolkin-rules-farms =
    农场在每个供给日生效。有的免费养活几个工人，有的让你的每个工人少吃玉米。你的所有农场一起生效。需要的玉米不会少于0个：有2个减少玉米的农场，所有工人都不需要玉米。

tzolkin-rules-tombs-title = 墓穴
tzolkin-rules-tombs =
    墓穴给予分数、神庙等级，有时还有额外行动：再建1个建筑、市场、1个工人，或花1个玉米执行奇琴伊察以外的任意行动。

tzolkin-rules-civics-title = 城市建筑
tzolkin-rules-civics =
    城市建筑提升1级科技，往往还附带1个资源、玉米或骷髅。

tzolkin-rules-shrines-title = 神殿
tzolkin-rules-shrines =
    神殿花费石头和黄金，给予神庙等级、科技等级和分数。

tzolkin-rules-monuments-title = 纪念碑
tzolkin-rules-monuments =
    纪念碑建成时什么都不给，但游戏结束时给很多分。每个纪念碑都写明计算什么，你可以建造几个。每种只有1个，先到先得，拿走后不补充。
    计算建筑或纪念碑的，自身也算在内。计算收获片的，只算你留着的：焚烧的木头不算。只算一座神庙的，计算高于起始级的级数。算所有神庙的，把你所在等级的分数再给一次，但没有最高者的加分。算骷髅的，计算所有玩家放在奇琴伊察的骷髅。算纪念碑的，计算所有玩家的，人数越少每个分数越高。

tzolkin-rules-temples-title = 神庙
tzolkin-rules-temples =
    共有3座神庙：恰克、奎策尔夸托和库库尔坎。站得越高，供给日得到的越多。同一级可以站几名玩家，最高一级除外。每一级的分数，以及哪些级有资源和骷髅，见下表。
    无法上升时，这一级就浪费了。

tzolkin-rules-top-title = 神庙的顶端
tzolkin-rules-top =
    每座神庙的顶端只能有1名玩家。他降下来之后，别人才能上去。
    登顶的人把玩家板翻回浅色面，于是又可以让日历一次旋转2天。

tzolkin-rules-anger-title = 触怒神明
tzolkin-rules-anger =
    乞讨和焚烧森林都会触怒神明：自选1座神庙下降1级。起始级下面还有1级，在那里要扣分。

tzolkin-rules-food-day-title = 供给日
tzolkin-rules-food-day =
    第{ $first_food_day }、{ $second_food_day }、{ $third_food_day }和{ $last_food_day }天是供给日。所有人的回合结束后，你的每个工人，无论在哪里，都需要{ $food }个玉米。能喂养几个，就必须喂养几个。
    每有1个工人挨饿，扣{ $hungry }分，分数可以为负。工人仍然是你的。不能只喂一半：剩下的玉米不够再喂1个工人，就留在你手中。
tzolkin-rules-food-day-search = 挨饿、负数

tzolkin-rules-gifts-title = 时代中期奖励
tzolkin-rules-gifts =
    第1和第3个供给日，喂养之后，神庙给予你所在等级及以下各级所示的东西：恰克给石头，奎策尔夸托给黄金，库库尔坎给木头和1个水晶骷髅。
    如果骷髅不够所有该得的人分，就谁也得不到。

tzolkin-rules-temple-points-title = 时代结束奖励
tzolkin-rules-temple-points =
    第2个和最后一个供给日，每座神庙给你所在等级的分数。在最低级会扣分。
    站得最高的人另有加分：恰克在时代1加{ $chaac_first_bonus }分，时代2加{ $chaac_last_bonus }分；奎策尔夸托加{ $quetzalcoatl_first_bonus }和{ $quetzalcoatl_last_bonus }分；库库尔坎加{ $kukulcan_first_bonus }和{ $kukulcan_last_bonus }分。并列最高的玩家各得一半。
    第2个供给日，先摆出时代2的建筑，神庙再给分。

tzolkin-rules-calendar-title = 日历旋转
tzolkin-rules-calendar =
    一轮结束时，卓尔金历齿轮旋转1天，齿轮上的每个工人都前进1个行动槽。被推出最后一个行动槽的工人回到主人手中，什么也不做。
    在此之前，如果没有人用起始玩家位置，就在卓尔金历齿轮上放1个玉米。

tzolkin-rules-two-days-title = 一次2天
tzolkin-rules-two-days =
    用了起始玩家位置、且玩家板浅色面朝上，就可以让日历旋转2天而不是1天，然后把玩家板翻面。
    只要有任何玩家的工人在行动槽{ $two_day_space }（奇琴伊察为{ $itza_two_day_space }），就不能这样做：转到第2天就会把他推下去。傀儡不算；最后一个行动槽上的工人也不算，旋转1天他们就会被推下。
    被跳过的供给日在下一轮结束时举行，之后的供给日不变。

tzolkin-rules-end-title = 游戏结束
tzolkin-rules-end =
    最后一个供给日之后游戏结束。神庙给分之后，日历再旋转1次。
    然后你的资源按市场价折成玉米，每{ $corn_a_point }个玉米1分，零头也算。手中每个水晶骷髅值{ $skull_points }分。最后计算纪念碑。
tzolkin-rules-end-search = 终局计分

tzolkin-rules-tie-title = 平局
tzolkin-rules-tie =
    分数相同时，齿轮上工人更多的玩家获胜。仍然相同，则并列获胜。
tzolkin-rules-tie-search = 平手

tzolkin-rules-hidden-title = 隐藏的信息
tzolkin-rules-hidden =
    一切都公开，只有两样例外：别人拿到而没有保留的财富片，以及建筑牌堆里的顺序。

tzolkin-rules-signs-title = 符号
tzolkin-rules-signs =
    版图、卡片和玩家栏上有这些符号。
tzolkin-rules-signs-search = 图标、图例

tzolkin-rules-editions-title = 印刷版的错误
tzolkin-rules-editions =
    我们以英文版第二次印刷为准。其他版本不同之处如下。
    简体中文版写道，有2个减少玉米的农场时所有工人都需要玉米：应为都不需要。另有一片给黄金的财富片写成了石头。日文版把市场印在蒂卡尔的行动2：应为乌斯马尔的行动2。匈牙利文版依照第一次印刷：蒂卡尔的行动写错，农业第2级的说法也不同。
tzolkin-rules-editions-search = 勘误

tzolkin-rules-column-action = 行动
tzolkin-rules-column-extra = 行动槽之外另加的玉米
tzolkin-rules-column-meaning = 含义
tzolkin-rules-column-resource = 资源
tzolkin-rules-column-sign = 符号
tzolkin-rules-column-step = 等级
tzolkin-rules-column-temple = 上升的神庙
tzolkin-rules-column-workers = 一回合放置的工人
