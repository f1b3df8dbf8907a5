# The rules of Akrotiri, for players to look up. Every paragraph has a title.
# All numbers are placeables, filled in from the component files: see guide/rules.toml. No digit is written here.

akrotiri-rules-theme-title = どんなゲームか
akrotiri-rules-theme =
    テーラ島のまわりのエーゲ海を船でめぐり、ミノア人の神殿を探します。タイルを置くたびに海が広がります。
    発掘にはお金がかかります。そこで島々の品物をテーラ島へ運んで売り、秘密の地図が示す場所で神殿を発掘します。

akrotiri-rules-goal-title = 勝敗
akrotiri-rules-goal =
    誰かが{ $temples }個目の神殿を発掘すると、まもなくゲームが終わります。点が一番多いプレイヤーの勝ちです。点は、使用した地図、秘密の目的、お金から入ります。

akrotiri-rules-setup-title = 準備
akrotiri-rules-setup =
    中央にテーラ島があります。各プレイヤーは船、神殿{ $temples }個、{ $money }ドラクマを持ちます。最初の席のプレイヤーから順番に、タイルを1枚ずつキューブとともに置きます。
    次に、各プレイヤーは初級の地図{ $easy_maps }枚と中級の地図{ $medium_maps }枚を受け取り、目的を{ $goals_dealt }枚見て1枚を残します。船はテーラ島の2つの埠頭から始めます。最後に、タイルを1枚ずつ秘密に引きます。

akrotiri-rules-first-game-title = 初めてのゲーム
akrotiri-rules-first-game =
    ルールブックに初心者向けのアドバイスはありません。おすすめは、当てはまる神殿が多い目的を残すことです。最初の手番では、発掘の費用が貯まるまで、キューブを集めてテーラ島で売りましょう。タイルを置く前に地図を読み、まず初級の地図で発掘します。神殿を発掘すると、使えるアクションが増えます。
    最初の手番のアドバイスは、プレイ中に表示できます。新しいテーブルか設定で選んでください。
akrotiri-rules-first-game-search = アドバイス、初心者、おすすめ

akrotiri-rules-sea-title = 海
akrotiri-rules-sea =
    海はタイルを置くごとに広がります。大切なのは、島、海路、埠頭、地形アイコンです。

akrotiri-rules-tiles-title = タイル
akrotiri-rules-tiles =
    正方形のタイルが{ $tiles }枚あります。どのタイルも、各辺の中央に海路、4つの区画のそれぞれに陸地、そして地形アイコンを1つ持っています。ですから、どう回しても、どのタイルとも隣り合えます。
    テーラ島から{ $reach }マスより遠くにはタイルを置けません。実際のゲームで問題になることはまずありません。

akrotiri-rules-islands-title = 島
akrotiri-rules-islands =
    つながった陸地が1つの島です。角で出会うタイルはその角の陸地を共有するので、新しいタイルで島と島がつながることがあります。
    神殿のある島どうしがつながることもあります。その場合、神殿は両方とも残ります。

akrotiri-rules-lanes-title = 海路と埠頭
akrotiri-rules-lanes =
    白い海路が水面を走り、タイルの辺でつながります。埠頭は船が停まれる岸で、そばの海路と、埠頭のある島を結びます。
    埠頭のない陸地もあります。
akrotiri-rules-lanes-search = 航路

akrotiri-rules-terrains-title = 地形
akrotiri-rules-terrains =
    地形アイコンには火山、森、山、湖があります。地図は、アイコンの数で神殿の場所を示します。地形ごとにキューブの色が決まっています。火山はオレンジ、森は緑、山は灰色、湖は青です。

akrotiri-rules-turn-title = 手番
akrotiri-rules-turn =
    手番では、手札のタイルを置き、キューブを載せ、アクションを行い、新しいタイルを引きます。タイルとキューブを置くまで、ほかのことはできません。

akrotiri-rules-overview-title = 手番の流れ
akrotiri-rules-overview =
    手札のタイルを置きます。地形の色のキューブをアイコンのそばに、好きな色の2個目のキューブを同じタイルの別の島に置きます。
    アクションを好きな順に行います。海か陸路の移動（空の船なら2回）、{ $boat }個までの荷積み、地図を使った発掘、テーラ島での地図の購入、神託（手番に1度）です。テーラ島で売ることと、ほかの島で下ろすことは無料です。
    神託で得ていなければ、タイルを1枚引きます。次は相手の手番です。

akrotiri-rules-placing-title = タイルを置く
akrotiri-rules-placing =
    すでにあるタイルかテーラ島のボードと辺が接するように置きます。向きは自由です。
    タイルが尽きて手札にない人は、アクションから始めます。

akrotiri-rules-cubes-title = 新しいタイルのキューブ
akrotiri-rules-cubes =
    まず、地形の色のキューブをアイコンのそばに置きます。市場に残っていなければ、置きません。
    次に、残っている好きな色から2個目のキューブを選び、同じタイルの別の島に置きます。タイル全体が1つの島なら、2個目はありません。
    キューブは市場の一番安いマスから取ります。ですから、キューブを置くほど、その色の値段は上がります。

akrotiri-rules-actions-title = アクション
akrotiri-rules-actions =
    最初は手番ごとに{ $first_actions }アクションで、神殿を発掘すると増えます。アクションは、移動、荷積み、発掘、地図の購入、神託です。同じものを何度行っても、使い切らなくてもかまいません。
    売ることと下ろすことは、アクションを使いません。

akrotiri-rules-moving-title = 航海
akrotiri-rules-moving =
    アクション1回で、今の埠頭から海路が通じる別の埠頭まで、どれだけ遠くても航海できます。分かれ道は自由に選び、途中の埠頭は通り過ぎられます。同じ埠頭に2隻の船が停まることはできません。

akrotiri-rules-overland-title = 陸路で船を運ぶ
akrotiri-rules-overland =
    アクション1回で、船を今の埠頭から同じ島の別の埠頭へ運べます。これを陸路と呼びます。ほかでは行けない海路に出られます。荷を積んだ船も運べます。

akrotiri-rules-empty-boat-title = 空の船は速い
akrotiri-rules-empty-boat =
    キューブのない船は、海でも陸路でも、アクション1回で2回移動できます。2回は続けて行います。間に別のアクションを行うと、2回目の移動は失われます。

akrotiri-rules-passing-title = 相手の船を越える
akrotiri-rules-passing =
    相手の船がいる埠頭に海から着いて、そのまま陸路で先へ進めます。陸路で着いて海へ出ることもできます。そこに停まることはできず、2回の移動を続けて行えなければなりません。

akrotiri-rules-loading-title = 荷積み
akrotiri-rules-loading =
    アクション1回で、船のいる島のどこからでもキューブを積めます。船に積めるのは{ $boat }個までです。

akrotiri-rules-unloading-title = 荷下ろし
akrotiri-rules-unloading =
    テーラ島以外の島では、アクションを行っている間、いつでもキューブを下ろせます。費用はかからず、空の船は速く進めます。

akrotiri-rules-market-title = テーラ島の市場で売る
akrotiri-rules-market =
    船がテーラ島にいるとき、積んでいるキューブを売れます。アクションは使いません。キューブはその色の空いている一番高いマスに置かれ、そのマスの値段を得ます。値段は、豊富なときから品薄のときの順に{ $prices }ドラクマです。
    キューブは各色{ $cubes }個あります。銀行のお金は尽きません。
akrotiri-rules-market-search = フリーアクション、交易

akrotiri-rules-buying-title = テーラ島で地図を買う
akrotiri-rules-buying =
    船がテーラ島にいるとき、アクション1回で地図を買えます。1枚は{ $one_map }ドラクマ、2枚は{ $two_maps }、3枚は{ $three_maps }です。1枚ごとに難易度を選び、全部払ってから見ます。地図は何枚でも持てます。
    アクションに余裕があれば、1枚ずつ買うほうが安くすみます。

akrotiri-rules-oracle-title = 神託を求める
akrotiri-rules-oracle =
    手番に一度、アクション1回で地形を1つ宣言します。その地形のタイルが出るまで山からめくり、出たタイルを次の手番のために取ります。この手番の終わりには引きません。ほかのタイルは捨て札にします。
    その地形が出なければ、最後のタイルを取ります。どのタイルを持っているかは全員に見えています。

akrotiri-rules-digging-title = 神殿の発掘
akrotiri-rules-digging =
    船が島にいるとき、アクション1回で、手札の地図を出して費用を払います。その島に属するタイルの区画を1つ選び、地図に合うことを示します。そこに神殿を置きます。
    テーラ島と、すでに神殿のある島では発掘できません。
akrotiri-rules-digging-search = 発掘地点

akrotiri-rules-end-of-turn-title = 手番の終わり
akrotiri-rules-end-of-turn =
    神託でタイルを得ていなければ、山から1枚引きます。山が空なら、捨て札のタイルを混ぜて新しい山にします。

akrotiri-rules-maps-title = 地図
akrotiri-rules-maps =
    地図は、まわりの地形によって神殿の場所を示します。発掘の費用と点は、初級が{ $easy_cost }ドラクマで{ $easy_points }点、中級が{ $medium_cost }ドラクマで{ $medium_points }点、上級が{ $hard_cost }ドラクマで{ $hard_points }点です。

akrotiri-rules-reading-title = 地図の読み方
akrotiri-rules-reading =
    地図は、自分の席から見て神殿の上、左、右、下に、ある地形のアイコンが何個あるかを求めます。相手からは逆向きに見えます。
    神殿の区画の上の縁に沿った線より先にあるアイコンは、左右にどれだけ離れていても「上」にあります。ほかの方向も同じです。同じ横の列にあるアイコンは、上でも下でもありません。
    方向は1つずつ別々に確かめます。左上にあるアイコンは、上にも左にも数えます。

akrotiri-rules-temples-title = 神殿と増えるアクション
akrotiri-rules-temples =
    神殿はプレイヤーボードに並び、左から順に取ります。多くの場合、取った跡には前より多いアクションの数があり、次の手番から使えます。アクションは、発掘した神殿が0個、1個、2個と増えるにつれて、{ $actions }回です。
    { $goal_temple }個目と{ $other_goal_temple }個目の神殿では、代わりに目的が増えます。すぐに目的を{ $goals_dealt }枚引き、1枚を残します。

akrotiri-rules-goals-title = 目的
akrotiri-rules-goals =
    目的は{ $goals }枚あります。自分の目的は最後まで秘密です。残さなかった目的は山の下に戻します。
    目的では、条件に合う自分の神殿ごとに点が入ります。1つの神殿を複数の目的に数えられますが、1つの目的には1度だけです。

akrotiri-rules-goal-portages-title = 目的：テーラ島から遠く
akrotiri-rules-goal-portages =
    テーラ島から陸路ちょうど{ $near_portages }回の神殿ごとに{ $near_points }点の目的と、陸路{ $far_portages }回以上の神殿ごとに{ $far_points }点の目的があります。
    テーラ島のどちらの埠頭からでも、陸路の回数が一番少ない道で数えます。途中の船は関係ありません。

akrotiri-rules-goal-bare-title = 目的：何もない島
akrotiri-rules-goal-bare =
    地形アイコンが1つもない島の神殿ごとに{ $bare_points }点。

akrotiri-rules-goal-terrain-title = 目的：地形
akrotiri-rules-goal-terrain =
    火山、森、山、湖の目的が1枚ずつあります。その地形のアイコンがある島の神殿ごとに{ $terrain_points }点。

akrotiri-rules-goal-isolated-title = 目的：離れた神殿
akrotiri-rules-goal-isolated =
    自分の別の神殿がある島とつながっていない島の神殿ごとに{ $isolated_points }点。海を1回の移動で行ける島どうしは、つながっています。テーラ島のボードを通る海路は数えません。同じ島の2つの神殿はつながっています。

akrotiri-rules-goal-quarters-title = 目的：海の四方
akrotiri-rules-goal-quarters =
    自分の神殿がある海の区画ごとに{ $quarter_points }点。海は、テーラ島の中心を通る十字で4つに分かれます。

akrotiri-rules-goal-largest-title = 目的：大きな島
akrotiri-rules-goal-largest =
    自分の神殿がある最大の完成した島のタイルごとに{ $largest_points }点。タイルをもう足せない島が、完成した島です。大きさは島がかかるタイルの枚数で、テーラ島のボードは1枚と数えます。

akrotiri-rules-goal-incomplete-title = 目的：まだ広がる島
akrotiri-rules-goal-incomplete =
    完成していない島、つまりタイルをまだ足せる島の神殿ごとに{ $incomplete_points }点。

akrotiri-rules-goal-varied-title = 目的：多くの地形
akrotiri-rules-goal-varied =
    { $varied_least }種類以上の地形のアイコンがある島の神殿ごとに{ $varied_points }点。

akrotiri-rules-end-title = ゲームの終了
akrotiri-rules-end =
    誰かが{ $temples }個目の神殿を発掘したら、そのラウンドを最後まで行い、プレイヤーの手番の数をそろえます。
    誰も達しなければ、最後のタイルが置かれたラウンドから{ $rounds_left }ラウンド後に終わります。

akrotiri-rules-scoring-title = 得点計算
akrotiri-rules-scoring =
    使用した地図の点、目的の点、{ $drachma_a_point }ドラクマにつき1点を合計します。手札に残った地図は点になりません。
akrotiri-rules-scoring-search = 勝利点

akrotiri-rules-tie-title = 同点
akrotiri-rules-tie =
    同点なら、お金の多いほうの勝ちです。それも同じなら、勝利を分け合います。
akrotiri-rules-tie-search = タイブレーク

akrotiri-rules-hidden-title = 非公開のもの
akrotiri-rules-hidden =
    手札の地図、目的、タイルは秘密です。ただし、神託で得たタイルは公開されています。お金は公開で、手札の地図の難易度も全員に見えます。
akrotiri-rules-hidden-search = 手札、秘密

akrotiri-rules-signs-title = 記号
akrotiri-rules-signs =
    海、地図、市場にある記号です。
akrotiri-rules-signs-search = アイコン、凡例

akrotiri-rules-variants-title = バリアント
akrotiri-rules-variants =
    どちらも、ゲームを始めるときに選べます。1つ目は出版社のもので、ルールブックに載っています。2つ目はここだけのものです。

akrotiri-rules-strategist-title = 戦略バリアント
akrotiri-rules-strategist =
    最初から{ $goals_open }枚の目的が公開されます。目的を新たに引くときは、代わりにその中から1枚を選びます。補充はしません。

akrotiri-rules-ring-title = 環状バリアント
akrotiri-rules-ring =
    テーラ島のボードの海路がすべて環状につながり、どちらの埠頭からも、まわりのどこへでも行けます。

akrotiri-rules-more-players-title = 3人・4人で遊ぶ
akrotiri-rules-more-players =
    出版社には、ゲームを2箱使って3人か4人で遊ぶルールがあります。ここには含まれていません。ここでのアクロティリは2人用です。

akrotiri-rules-reconstruction-title = タイルと地図について
akrotiri-rules-reconstruction =
    タイル、地図、テーラ島のボードは復元したものです。印刷版について分かっていることはすべて守っていますが、同じものではありません。印刷版のものは、別のファイルに書き込めば使えます。

akrotiri-rules-column-meaning = 意味
akrotiri-rules-column-sign = 記号
