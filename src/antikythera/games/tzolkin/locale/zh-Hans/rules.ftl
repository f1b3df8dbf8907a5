# 卓尔金历的规则，供玩家查阅。每段都有标题。
# 所有数值都由配件数据填入，这里不写数字。

tzolkin-rules-theme-title = 游戏主题
tzolkin-rules-theme =
    你带领一个玛雅部落，走完大日历的一整圈。大齿轮带动五个小齿轮，你的工人就乘在上面。
    工人乘得越久，能执行的行动越好。诀窍在于让他乘得够久，又及时取下来。

tzolkin-rules-goal-title = 谁获胜
tzolkin-rules-goal =
    { $rounds }轮之后，分数最高者获胜。分数来自神庙、留在奇琴伊察的骷髅、建筑和纪念碑。
    玉米用来喂养工人，也几乎能支付一切。它最后值不了几分，但没有它寸步难行。

tzolkin-rules-setup-title = 游戏准备
tzolkin-rules-setup =
    每人开始时手中有{ $workers }个工人，玩家板浅色面朝上，在每座神庙从下数第二级各有一个标记，还没有任何科技。
    一名玩家持有起始玩家标记，每轮最先行动，直到有人夺走它。

tzolkin-rules-wealth-title = 起始财富片
tzolkin-rules-wealth =
    每人暗中拿到{ $dealt_tiles }片财富片，保留两片。所有人选好后一起亮出，立即获得上面的东西。
    能养活工人的财富片，每个供给日都有效。

tzolkin-rules-offer-title = 可建造的建筑和纪念碑
tzolkin-rules-offer =
    { $row }个时代一的建筑公开摆出，谁都可以建造。其余建筑按时代分成两叠备用。
    四人游戏摆出{ $four_monuments }个纪念碑，三人{ $three_monuments }个，两人{ $two_monuments }个。没摆出的不参与本局。

tzolkin-rules-jungle-title = 丛林
tzolkin-rules-jungle =
    帕伦克的四个收获行动各对应丛林中的一组农田：四人游戏每组{ $four_fields }块，三人{ $three_fields }块，两人{ $two_fields }块。
    每块农田上有一片玉米收获片。除第一组外，每片玉米收获片上都盖着一片木头收获片。

tzolkin-rules-dummies-title = 傀儡工人
tzolkin-rules-dummies =
    不足四人时，会有不属于任何人的工人挡路：三人游戏{ $three_dummies }个，两人游戏{ $two_dummies }个。
    由没有发出的财富片决定他们的位置。某个齿轮上的第一个傀儡，会带来正对面行动槽上的第二个；只有奇琴伊察例外。
    傀儡从不被取出，也不会掉下，始终随齿轮转动。

tzolkin-rules-round-title = 一轮
tzolkin-rules-round =
    一轮中，从起始玩家开始，按顺时针每人进行一个回合。如果是供给日，接着工人吃饭，神庙给予奖励。最后日历转动一天。

tzolkin-rules-turn-title = 你的回合
tzolkin-rules-turn =
    轮到你的回合，要么放置工人，要么取出工人，数量随意，至少一个。两样不能都做，也不能跳过。

tzolkin-rules-placing-title = 放置工人
tzolkin-rules-placing =
    选一个齿轮，工人放到其中数字最小的空行动槽，从零号开始。可以在同一齿轮上放几个，也可以放到不同齿轮上。
    别人的工人和傀儡会挡路：你的工人就越过他们，到数字更大的行动槽去。这样更贵，却也抢先了几步。
    齿轮上的行动槽全满时，就不能再放。

tzolkin-rules-price-title = 放置的费用
tzolkin-rules-price =
    放一个工人，要付与行动槽数字相同的玉米。此外，本回合的第一个工人不加价，第二个加一玉米，第三个加两玉米，依此类推。
    所以一次少放几个更划算。费用当场支付，付不起就不能放。

tzolkin-rules-start-space-title = 起始玩家位置
# Without: space
tzolkin-rules-start-space =
    这个位置在大齿轮旁边，本身免费，但放在这里的工人也算进下一个工人的加价。这里只能站一个工人。
    回合结束时，你拿走大齿轮上的全部玉米。这些玉米赶不上用来放置工人，但赶得上喂养。
    本轮结束时，工人回到你手中，你成为起始玩家。如果你已经是了，标记就交给左手边的玩家。

tzolkin-rules-picking-title = 取出工人
tzolkin-rules-picking =
    从齿轮上取下自己的一个工人，用他执行一个行动，愿意的话再取下一个。顺序由你定，前一个工人得到的东西可以马上给后一个用。
    工人也可以什么都不做。站在零号行动槽上的只能如此，除非在奇琴伊察有神学相助。

tzolkin-rules-begging-title = 乞讨玉米
tzolkin-rules-begging =
    回合开始时，如果你的玉米不超过{ $beg_most }个，可以乞讨。玉米正好补到{ $beg_gets }个，但会触怒神明：自选一座神庙下降一级。
    然后照常进行回合。齿轮上没有工人、又付不起任何行动槽的人，必须乞讨。

tzolkin-rules-pity-title = 走投无路时
tzolkin-rules-pity =
    如果必须乞讨，却在每座神庙都处于最低级，神明会怜悯你。你在最便宜的行动槽上放置正好一个工人，把手中的玉米全部付掉。

tzolkin-rules-actions-title = 行动
tzolkin-rules-actions =
    取出的工人可以执行所在行动槽的行动，也可以执行同一齿轮上数字更小的行动，每退一步付一玉米。那里有没有别的工人都没关系。
    先付费，后行动：行动带来的玉米来不及用。付不起的行动不能执行。

tzolkin-rules-any-action-title = 齿轮的最后几个行动槽
tzolkin-rules-any-action =
    从行动槽{ $free_space }起，以及奇琴伊察的行动槽{ $itza_free_space }，工人可以执行该齿轮的任意行动，不必付后退的玉米。行动本身的费用照付。
    别等太久：越过行动槽{ $last_space }（奇琴伊察为{ $itza_last_space }）的工人会掉下齿轮。

tzolkin-rules-palenque-title = 帕伦克：玉米和木头
tzolkin-rules-palenque =
    帕伦克养活你的部落。第一个行动是捕鱼，其余都是丛林里的收获。

tzolkin-rules-fishing-title = 捕鱼
tzolkin-rules-fishing =
    帕伦克的第一个行动带来{ $fish }玉米。鱼是捕不完的。

tzolkin-rules-harvest-title = 收获
tzolkin-rules-harvest =
    帕伦克的其他行动从各自那组农田收获一片。从小到大，玉米收获片带来{ $harvest_corn }玉米，木头收获片带来{ $harvest_wood }木头。拿走木头，下面的玉米收获片就露出来。
    只能收获没有被盖住的玉米。收获片要留着：有两个纪念碑会计算它们。

tzolkin-rules-burning-title = 焚烧森林
tzolkin-rules-burning =
    不收获木头，也可以焚烧一片木头收获片。谁也得不到它。你拿走下面的玉米收获片和相应的玉米，但会触怒神明：在一座神庙下降一级。
    哪座神庙都无法下降的人，不能焚烧。

tzolkin-rules-yaxchilan-title = 亚斯奇兰：资源和骷髅
tzolkin-rules-yaxchilan =
    从第一个行动到最后一个，亚斯奇兰依次带来木头、石头、黄金、水晶骷髅，以及石头加黄金，另外还有玉米：{ $mined_corn }。木头、石头和黄金这些资源用来支付科技和建筑。
    全局只有{ $skulls }个水晶骷髅，拿完就没有了。

tzolkin-rules-tikal-title = 蒂卡尔：知识与建筑
tzolkin-rules-tikal =
    在蒂卡尔，资源变成科技、建筑、纪念碑和神庙的等级。

tzolkin-rules-tikal-research-title = 蒂卡尔：科技
tzolkin-rules-tikal-research =
    第一个行动把一项科技提升一级。第三个行动提升一级或两级，可以是同一项科技，也可以是两项。每一级分别支付，前一级得到的东西可以用来付后一级。

tzolkin-rules-tikal-build-title = 蒂卡尔：建造
tzolkin-rules-tikal-build =
    第二个行动建造一个建筑。第四个行动建造一个或两个建筑，或者一个纪念碑。这是建造纪念碑的唯一途径。
    先得到第一个建筑的效果，再选第二个。建筑学只能帮助其中一个，由你决定。

tzolkin-rules-tikal-temples-title = 蒂卡尔：两座神庙
tzolkin-rules-tikal-temples =
    第五个行动花费任意{ $climb_blocks }个资源，在两座不同的神庙各上升一级。

tzolkin-rules-uxmal-title = 乌斯马尔：交易与恩惠
tzolkin-rules-uxmal =
    在乌斯马尔，玉米能换来别处难得的东西。

tzolkin-rules-uxmal-temple-title = 乌斯马尔：献上玉米
tzolkin-rules-uxmal-temple =
    第一个行动花费{ $climb_corn }玉米，在自选的一座神庙上升一级。

tzolkin-rules-market-title = 乌斯马尔：市场
tzolkin-rules-market =
    第二个行动让你用资源换玉米、用玉米换资源，次数不限。无论买卖，木头值{ $wood_corn }玉米，石头值{ $stone_corn }，黄金值{ $gold_corn }。骷髅不能交易。
    先卖后买：在这里，所有卖出都在买入之前。

tzolkin-rules-new-worker-title = 乌斯马尔：新的工人
tzolkin-rules-new-worker =
    第三个行动给你一个新的工人，下个回合起就能放置。最多{ $most_workers }个。每个工人都要喂养。

tzolkin-rules-uxmal-build-title = 乌斯马尔：用玉米建造
tzolkin-rules-uxmal-build =
    第四个行动建造一个建筑，用玉米支付：费用中每个资源折合{ $block_corn }玉米。纪念碑不能在这里建造。

tzolkin-rules-uxmal-elsewhere-title = 乌斯马尔：别处的任意行动
tzolkin-rules-uxmal-elsewhere =
    第五个行动花费{ $act_corn }玉米，执行帕伦克、亚斯奇兰、蒂卡尔或乌斯马尔的任意一个行动，就像工人站在那里一样。只有奇琴伊察够不着。

tzolkin-rules-chichen-itza-title = 奇琴伊察：献给神明
tzolkin-rules-chichen-itza =
    执行奇琴伊察{ $itza_actions }个行动中的任何一个，都要在那里永久留下一个水晶骷髅。你在所示神庙上升一级，并获得分数，从第一个行动到最后一个依次为：{ $itza_points }。靠后的一些行动还给一个任选的资源。
    每个行动一局只能执行一次。如果无法上升，这一级就浪费了，其余照得。

tzolkin-rules-technologies-title = 科技
tzolkin-rules-technologies =
    共有四项科技，各有{ $levels }个等级。高一级的效果叠加在已有的之上。
    在蒂卡尔，升到第一级花费任意{ $first_level_blocks }个资源，第二级{ $second_level_blocks }个，第三级{ $third_level_blocks }个。有些卡片免费提升一级。
    满级之后还有奖励，可以反复获得。在蒂卡尔，每次花费{ $bonus_blocks }个资源。

tzolkin-rules-agriculture-title = 农业
tzolkin-rules-agriculture =
    第一级：每次收获玉米，多得{ $harvest_more }玉米。
    第二级：捕鱼多得{ $fish_more }玉米；玉米收获片被盖住或已拿完时，仍然可以收获玉米。这样得到玉米而没有收获片，也不触怒神明。
    第三级：每次收获玉米，再多得{ $harvest_still_more }玉米。
    奖励：在自选的一座神庙上升一级。

tzolkin-rules-extraction-title = 资源提炼
tzolkin-rules-extraction =
    第一级：帕伦克或亚斯奇兰的行动带来木头时，多得一个。
    第二级：石头同样如此。第三级：黄金同样如此。
    奖励：任选两个资源。

tzolkin-rules-architecture-title = 建筑学
tzolkin-rules-architecture =
    第一级：每建造一个建筑，获得{ $build_corn }玉米。
    第二级：另外获得{ $build_points }分。
    第三级：建筑少花任选的{ $saved_blocks }个资源；在乌斯马尔则少花{ $saved_corn }玉米。
    奖励：{ $bonus_points }分。建筑学对纪念碑无效；提升建筑学的建筑，自身还享受不到新的等级。

tzolkin-rules-theology-title = 神学
tzolkin-rules-theology =
    第一级：在奇琴伊察，工人可以执行前面一个行动槽的行动。
    第二级：每次执行奇琴伊察的行动后，可以付任意一个资源，在自选的一座神庙上升一级。
    第三级：在亚斯奇兰得到水晶骷髅时，多得一个。
    奖励：一个水晶骷髅。

tzolkin-rules-buildings-title = 建筑
tzolkin-rules-buildings =
    支付所示的资源，拿走建筑，立即从上到下获得它的效果。回合结束时，用同一时代的新建筑补上空位。
    时代二开始时，没人建造的时代一建筑全部移除。

tzolkin-rules-farms-title = 农场
tzolkin-rules-farms =
    农场在每个供给日生效。有的免费养活几个工人，有的让你的每个工人少吃玉米。你的所有农场一起生效。

tzolkin-rules-tombs-title = 墓穴
tzolkin-rules-tombs =
    墓穴给予分数、神庙等级，有时还有额外行动：再建一个建筑、市场、一个工人，或花一玉米执行奇琴伊察以外的任意行动。

tzolkin-rules-civics-title = 城市建筑
tzolkin-rules-civics =
    城市建筑提升一级科技，往往还附带一个资源、玉米或骷髅。

tzolkin-rules-shrines-title = 神殿
tzolkin-rules-shrines =
    神殿花费石头和黄金，给予神庙等级、科技等级和分数。

tzolkin-rules-monuments-title = 纪念碑
tzolkin-rules-monuments =
    纪念碑建成时什么都不给，但游戏结束时按你或所有玩家的成就给很多分。每个纪念碑都写明计算什么。
    每种只有一个，想要就得抢先。

tzolkin-rules-temples-title = 神庙
tzolkin-rules-temples =
    共有三座神庙：恰克、奎策尔夸托和库库尔坎。站得越高，供给日得到的越多。同一级可以站几名玩家，最高一级除外。
    无法上升时，这一级就浪费了。

tzolkin-rules-top-title = 神庙的顶端
tzolkin-rules-top =
    每座神庙的顶端只能有一名玩家。他降下来之后，别人才能上去。
    登顶的人把玩家板翻回浅色面，于是又可以让日历转两天一次。

tzolkin-rules-anger-title = 触怒神明
tzolkin-rules-anger =
    乞讨和焚烧森林都会触怒神明：自选一座神庙下降一级。起始级下面还有一级，在那里要扣分。

tzolkin-rules-food-day-title = 供给日
tzolkin-rules-food-day =
    第{ $first_food_day }、{ $second_food_day }、{ $third_food_day }和{ $last_food_day }轮以供给日结束。你的每个工人，无论在哪里，都需要{ $food }玉米。能喂养几个就必须喂养几个。
    每有一个工人挨饿，扣{ $hungry }分。不过没有人会因此离开你。

tzolkin-rules-gifts-title = 时代中期的赏赐
tzolkin-rules-gifts =
    第一和第三个供给日，饭后神庙给出你所在等级及以下各级所示的东西：恰克给石头，奎策尔夸托给黄金，库库尔坎给木头和一个水晶骷髅。
    如果骷髅不够所有该得的人分，就谁也得不到。

tzolkin-rules-temple-points-title = 时代结束的分数
tzolkin-rules-temple-points =
    第二和最后一个供给日，每座神庙给你所在等级的分数。从最低级到顶端依次为：恰克{ $chaac_points }；奎策尔夸托{ $quetzalcoatl_points }；库库尔坎{ $kukulcan_points }。
    站得最高的人另有加分：恰克在时代一加{ $chaac_first_bonus }分，时代二加{ $chaac_last_bonus }分；奎策尔夸托加{ $quetzalcoatl_first_bonus }和{ $quetzalcoatl_last_bonus }分；库库尔坎加{ $kukulcan_first_bonus }和{ $kukulcan_last_bonus }分。并列最高的玩家各得一半。
    第二个供给日，先摆出时代二的建筑，神庙再给分。

tzolkin-rules-calendar-title = 日历转动
tzolkin-rules-calendar =
    一轮结束时，大齿轮转动一天，齿轮上的每个工人都前进一个行动槽。被推出最后一个行动槽的工人回到主人手中，什么也不做。
    在此之前，如果没有人用起始玩家位置，就在大齿轮上放一玉米。

tzolkin-rules-two-days-title = 一次两天
tzolkin-rules-two-days =
    用了起始玩家位置、且玩家板浅色面朝上的人，可以让日历转两天而不是一天，然后把玩家板翻面。
    如果这会推下只转一天时不会掉的工人，就不能这样做。
    被跳过的供给日在下一轮结束时举行，之后的供给日不变。

tzolkin-rules-end-title = 游戏结束
tzolkin-rules-end =
    最后一个供给日之后游戏结束。神庙给分之后，日历再转动一次。
    然后你的资源按市场价折成玉米，每{ $corn_a_point }玉米一分，零头也算。手中每个水晶骷髅值{ $skull_points }分。最后计算纪念碑。

tzolkin-rules-tie-title = 平局
tzolkin-rules-tie =
    分数相同时，齿轮上工人更多的玩家获胜。仍然相同，则并列获胜。

tzolkin-rules-hidden-title = 隐藏的信息
tzolkin-rules-hidden =
    一切都公开，只有两样例外：别人拿到而没有保留的财富片，以及建筑叠中的顺序。
