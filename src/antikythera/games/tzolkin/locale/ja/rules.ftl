# The rules of Tzolk'in, for players to look up. Every paragraph has a title.
# All numbers are placeables, filled in from the component files: see guide/tzolkin.toml. No digit is written here.

tzolkin-rules-theme-title = どんなゲームか
tzolkin-rules-theme =
    プレイヤーはマヤの部族を率い、大いなる暦が一回りするあいだを過ごします。大歯車が五つの歯車を回し、労働者はその上に乗って進みます。
    乗り続ける労働者は、だんだん良いアクションに届くようになります。十分に長く乗せ、ちょうどよい時に降ろすのが腕の見せどころです。

tzolkin-rules-goal-title = 勝敗
tzolkin-rules-goal =
    { $rounds }ラウンドの後、点が一番多いプレイヤーの勝ちです。点は、神殿、チチェン・イツァに置いた髑髏、建物、記念碑から入ります。
    コーンは労働者を養い、ほとんどの支払いに使います。最後にはわずかな点にしかなりませんが、コーンがなければ何もできません。

tzolkin-rules-setup-title = 準備
tzolkin-rules-setup =
    各プレイヤーは、手元に労働者{ $workers }人、明るい面を上にしたプレイヤーボード、そして各神殿の下から二段目に置いたマーカーで始めます。技術はまだ誰も持っていません。
    一人がスタートプレイヤーマーカーを持ち、別の人が取るまで、毎ラウンド最初に手番を行います。

tzolkin-rules-wealth-title = 財産タイル
tzolkin-rules-wealth =
    全員に財産タイルを{ $dealt_tiles }枚ずつ秘密に配り、二枚を残します。全員が選んだら公開し、書かれているものをすぐに得ます。
    労働者を養うタイルは、食料供給日のたびに働きます。

tzolkin-rules-offer-title = 並べられた建物と記念碑
tzolkin-rules-offer =
    最初の時代の建物が{ $row }枚公開され、誰でも建てられます。残りの建物は、時代ごとに二つの山で待っています。
    記念碑は四人プレイで{ $four_monuments }枚、三人で{ $three_monuments }枚、二人で{ $two_monuments }枚公開されます。残りはゲームに使いません。

tzolkin-rules-jungle-title = ジャングル
tzolkin-rules-jungle =
    パレンケの四つの収穫アクションには、それぞれジャングルの畑の組があります。一組は四人プレイで{ $four_fields }マス、三人で{ $three_fields }マス、二人で{ $two_fields }マスです。
    どの畑にもコーンタイルがあります。最初の組を除き、コーンタイルの上には木材タイルが重なって隠しています。

tzolkin-rules-dummies-title = ダミー労働者
tzolkin-rules-dummies =
    四人より少ないプレイヤーで遊ぶときは、誰のものでもない労働者が場所をふさぎます。三人プレイで{ $three_dummies }人、二人プレイで{ $two_dummies }人です。
    配られなかった財産タイルが、その場所を決めます。ある歯車に最初の一人が入ると、真向かいのスペースにもう一人入ります。チチェン・イツァだけは例外です。
    ダミーは回収されず、押し出されもせず、歯車とともに回り続けます。

tzolkin-rules-round-title = ラウンド
tzolkin-rules-round =
    一ラウンドでは、スタートプレイヤーから時計回りに、全員が手番を一回ずつ行います。食料供給日なら、続いて労働者に食べさせ、神殿から褒美を得ます。その後、暦が一日進みます。

tzolkin-rules-turn-title = 手番
tzolkin-rules-turn =
    手番では、労働者を配置するか回収するかのどちらかを、一人以上好きなだけ行います。両方を行うことも、パスすることもできません。

tzolkin-rules-placing-title = 労働者の配置
tzolkin-rules-placing =
    歯車を選びます。労働者は、スペース〇から数えて、空いている一番小さいスペースに入ります。一つの歯車に何人置いても、別々の歯車に置いてもかまいません。
    ほかの人の労働者やダミーがいるスペースは飛び越し、より大きいスペースに入ります。費用は増えますが、それだけ先に進めます。
    スペースがすべて埋まった歯車には置けません。

tzolkin-rules-price-title = 配置の費用
tzolkin-rules-price =
    労働者一人には、スペースの番号と同じ数のコーンがかかります。さらに、同じ手番の一人目は追加なし、二人目はコーン一、三人目は二と、一人ごとに追加が増えます。
    ですから、一度に少しずつ置くと安くすみます。費用はその場で払い、払えない労働者は置けません。

tzolkin-rules-start-space-title = スタートプレイヤースペース
tzolkin-rules-start-space =
    大歯車のそばにあるこのスペースは無料ですが、次の労働者の追加費用を数えるときには、ここの労働者も数に入ります。入れるのは一人だけです。
    手番の終わりに、大歯車の上のコーンをすべて得ます。配置の支払いには間に合いませんが、労働者を養うのには間に合います。
    ラウンドの終わりに労働者は手元に戻り、自分がスタートプレイヤーになります。すでにそうなら、マーカーを左隣の人に渡します。

tzolkin-rules-picking-title = 労働者の回収
tzolkin-rules-picking =
    自分の労働者を一人歯車から取り、アクションを行います。続けて次の労働者も回収できます。順番は自由で、先の労働者が得たものを次の支払いに使えます。
    何もしないこともできます。スペース〇の労働者は、チチェン・イツァで神学の助けがある場合を除き、何もできません。

tzolkin-rules-begging-title = コーンを乞う
tzolkin-rules-begging =
    手番の初めにコーンが{ $beg_most }以下なら、コーンを乞うことができます。コーンはちょうど{ $beg_gets }になりますが、神の怒りを買い、好きな神殿一つで一段下がります。
    その後は普通に手番を行います。歯車に労働者がおらず、どのスペースの費用も払えない人は、乞わなければなりません。

tzolkin-rules-pity-title = どうにもならないとき
tzolkin-rules-pity =
    乞わなければならないのに、すべての神殿で最下段にいるときは、神々が哀れんでくれます。一番安いスペースに労働者をちょうど一人置き、持っているコーンをすべて払います。

tzolkin-rules-actions-title = アクション
tzolkin-rules-actions =
    回収した労働者は、いたスペースのアクションを行えます。一つ戻るごとにコーン一を払えば、同じ歯車のより小さい番号のアクションも行えます。そこに別の労働者がいてもかまいません。
    支払いはアクションの前です。そのアクションで得るコーンは間に合いません。費用を払えないアクションは行えません。

tzolkin-rules-any-action-title = 歯車の終わりのスペース
tzolkin-rules-any-action =
    スペース{ $free_space }から先と、チチェン・イツァのスペース{ $itza_free_space }では、その歯車の好きなアクションを、戻る費用なしで行えます。アクションそのものの費用は払います。
    待ちすぎは禁物です。スペース{ $last_space }、チチェン・イツァではスペース{ $itza_last_space }を越えた労働者は、押し出されます。

tzolkin-rules-palenque-title = パレンケ：コーンと木材
tzolkin-rules-palenque =
    パレンケは部族を養います。最初のアクションは釣り、ほかはすべてジャングルでの収穫です。

tzolkin-rules-fishing-title = 釣り
tzolkin-rules-fishing =
    パレンケの一番目のアクションで、コーン{ $fish }を得ます。魚がいなくなることはありません。

tzolkin-rules-harvest-title = 収穫
tzolkin-rules-harvest =
    パレンケのほかのアクションは、それぞれの畑の組からタイルを一枚収穫します。小さい番号から順に、コーンタイルではコーン{ $harvest_corn }、木材タイルでは木材{ $harvest_wood }を得ます。木材タイルを取ると、下のコーンタイルが現れます。
    コーンを収穫できるのは、隠れていないタイルからだけです。取ったタイルは手元に残します。それを数える記念碑が二つあります。

tzolkin-rules-burning-title = 森を焼き払う
tzolkin-rules-burning =
    木材を収穫する代わりに、木材タイルを焼き払うことができます。そのタイルは誰のものにもなりません。下のコーンタイルとコーンを得ますが、神の怒りを買い、神殿一つで一段下がります。
    どの神殿でも下がれない人は、焼き払えません。

tzolkin-rules-yaxchilan-title = ヤシュチラン：資源と髑髏
tzolkin-rules-yaxchilan =
    ヤシュチランのアクションは、最初から順に、木材、石材、黄金、水晶髑髏、石材と黄金をもたらします。コーンも得られます（順に{ $mined_corn }）。木材、石材、黄金は資源と呼ばれ、技術や建物の支払いに使います。
    水晶髑髏は全部で{ $skulls }個です。なくなったら、もう誰も得られません。

tzolkin-rules-tikal-title = ティカル：知識と建物
tzolkin-rules-tikal =
    ティカルでは、資源を技術、建物、記念碑、神殿の段に変えます。

tzolkin-rules-tikal-research-title = ティカル：技術
tzolkin-rules-tikal-research =
    一番目のアクションは、技術を一レベル進めます。三番目は一レベルか二レベルで、一つの技術でも二つの技術でもかまいません。費用はレベルごとに払い、先に得たものを次の支払いに使えます。

tzolkin-rules-tikal-build-title = ティカル：建てる
tzolkin-rules-tikal-build =
    二番目のアクションは、建物を一つ建てます。四番目は、建物を一つか二つ、または記念碑を一つ建てます。記念碑を建てる方法はこれだけです。
    一つ目の建物がくれるものは、二つ目を選ぶ前に手に入ります。建設技術が役立つのはどちらか一方だけで、どちらにするかは自分で決めます。

tzolkin-rules-tikal-temples-title = ティカル：二つの神殿
tzolkin-rules-tikal-temples =
    五番目のアクションは、好きな資源を{ $climb_blocks }個払い、異なる二つの神殿で一段ずつ上がります。

tzolkin-rules-uxmal-title = ウズマル：交易と恩恵
tzolkin-rules-uxmal =
    ウズマルでは、ほかで手に入りにくいものをコーンで手に入れます。

tzolkin-rules-uxmal-temple-title = ウズマル：コーンの捧げ物
tzolkin-rules-uxmal-temple =
    一番目のアクションは、コーン{ $climb_corn }を払い、好きな神殿で一段上がります。

tzolkin-rules-market-title = ウズマル：市場
tzolkin-rules-market =
    二番目のアクションでは、資源とコーンを何度でも交換できます。売るのも買うのも、木材はコーン{ $wood_corn }、石材は{ $stone_corn }、黄金は{ $gold_corn }です。髑髏は取引できません。
    先に売り、それから買います。ここでは、売りをすべて済ませてから買います。

tzolkin-rules-new-worker-title = ウズマル：新しい労働者
tzolkin-rules-new-worker =
    三番目のアクションで労働者が一人増え、次の手番から置けます。上限は{ $most_workers }人です。どの労働者も養わなければなりません。

tzolkin-rules-uxmal-build-title = ウズマル：コーンで建てる
tzolkin-rules-uxmal-build =
    四番目のアクションでは、建物を一つ、費用の資源一個につきコーン{ $block_corn }で建てます。記念碑は建てられません。

tzolkin-rules-uxmal-elsewhere-title = ウズマル：ほかの場所のアクション
tzolkin-rules-uxmal-elsewhere =
    五番目のアクションは、コーン{ $act_corn }を払い、パレンケ、ヤシュチラン、ティカル、ウズマルの好きなアクションを、そこに労働者がいたかのように行います。チチェン・イツァだけは選べません。

tzolkin-rules-chichen-itza-title = チチェン・イツァ：神々への捧げ物
tzolkin-rules-chichen-itza =
    チチェン・イツァの{ $itza_actions }個のアクションを行うには、そこに水晶髑髏を一個置きます。髑髏は戻りません。示された神殿で一段上がり、最初から順に{ $itza_points }点を得ます。先のほうには、好きな資源一個をもたらすアクションもあります。
    どのアクションも、ゲーム中に一度しか行えません。上がれない場合はその一段だけ失い、ほかのものは得ます。

tzolkin-rules-technologies-title = 技術
tzolkin-rules-technologies =
    技術は四つあり、それぞれ{ $levels }レベルまであります。新しいレベルの効果は、それまでの効果に加わります。
    ティカルでの費用は、最初のレベルが好きな資源{ $first_level_blocks }個、二番目が{ $second_level_blocks }個、三番目が{ $third_level_blocks }個です。タイルによっては、無料でレベルが上がります。
    最高レベルの先にはボーナスがあり、何度でも得られます。ティカルでは、そのたびに資源を{ $bonus_blocks }個払います。

tzolkin-rules-agriculture-title = 農業
tzolkin-rules-agriculture =
    最初のレベル：コーンを収穫するたびに、コーンをさらに{ $harvest_more }得ます。
    二番目のレベル：釣りでコーンをさらに{ $fish_more }得ます。また、コーンタイルがすべて隠れているか、なくなっていても、コーンを収穫できます。その場合タイルは得られず、神も怒りません。
    三番目のレベル：コーンを収穫するたびに、そのうえさらに{ $harvest_still_more }得ます。
    ボーナス：好きな神殿で一段上がります。

tzolkin-rules-extraction-title = 資源採取
tzolkin-rules-extraction =
    最初のレベル：パレンケかヤシュチランのアクションで木材を得るたびに、もう一つ得ます。
    二番目のレベル：石材も同じです。三番目のレベル：黄金も同じです。
    ボーナス：好きな資源を二個得ます。

tzolkin-rules-architecture-title = 建設
tzolkin-rules-architecture =
    最初のレベル：建物を建てるたびに、コーン{ $build_corn }を得ます。
    二番目のレベル：さらに{ $build_points }点を得ます。
    三番目のレベル：建物の費用が、好きな資源{ $saved_blocks }個分安くなります。ウズマルではコーン{ $saved_corn }だけ安くなります。
    ボーナス：{ $bonus_points }点。建設技術は記念碑には使えません。建設技術を進める建物には、新しいレベルはまだ効きません。

tzolkin-rules-theology-title = 神学
tzolkin-rules-theology =
    最初のレベル：チチェン・イツァの労働者は、一つ先のスペースのアクションも行えます。
    二番目のレベル：チチェン・イツァのアクションの後に、好きな資源一個を払えば、好きな神殿で一段上がれます。
    三番目のレベル：ヤシュチランで水晶髑髏を得るときに、もう一個得ます。
    ボーナス：水晶髑髏を一個得ます。

tzolkin-rules-buildings-title = 建物
tzolkin-rules-buildings =
    示された資源を払って建物を取り、効果を上から順にすぐ使います。手番の終わりに、空いた所へ同じ時代の新しい建物が並びます。
    第二の時代が始まると、最初の時代の建物で誰も建てなかったものはなくなります。

tzolkin-rules-farms-title = 農場
tzolkin-rules-farms =
    農場は食料供給日のたびに働きます。決まった数の労働者を無料で養うものと、自分の労働者全員に必要なコーンを減らすものがあります。持っている農場の効果はすべて合わさります。

tzolkin-rules-tombs-title = 墓地
tzolkin-rules-tombs =
    墓地は、点や神殿の段をもたらします。さらにアクションが付くものもあります。建物をもう一つ、市場、労働者、またはコーン一でチチェン・イツァ以外の好きなアクションです。

tzolkin-rules-civics-title = 市営建物
tzolkin-rules-civics =
    市営建物は、技術のレベルを上げます。資源、コーン、髑髏が付くことも多くあります。

tzolkin-rules-shrines-title = 聖堂
tzolkin-rules-shrines =
    聖堂の費用は石材と黄金です。神殿の段、技術のレベル、点をもたらします。

tzolkin-rules-monuments-title = 記念碑
tzolkin-rules-monuments =
    記念碑は、建てたときには何ももたらしませんが、ゲームの終わりに、自分や全員のしたことに応じて多くの点をもたらします。何を数えるかは、それぞれに書かれています。
    同じものは一つしかありません。欲しければ、ほかの人より先に建てましょう。

tzolkin-rules-temples-title = 神殿
tzolkin-rules-temples =
    神殿は、チャク、ケツァルコアトル、ククルカンの三つです。高い所にいるほど、食料供給日に多くを得ます。同じ段に何人のプレイヤーがいてもかまいませんが、最上段は別です。
    上がれないときの一段は失われます。

tzolkin-rules-top-title = 神殿の最上段
tzolkin-rules-top =
    神殿の最上段に入れるプレイヤーは一人だけです。その人が下がれば、ほかの人が入れます。
    最上段に着いた人は、プレイヤーボードを明るい面に戻し、もう一度、暦を二日進められるようになります。

tzolkin-rules-anger-title = 神々の怒り
tzolkin-rules-anger =
    コーンを乞うことと、森を焼き払うことは、神の怒りを買います。好きな神殿一つで一段下がります。始めの段の下にはもう一段あり、そこでは点を失います。

tzolkin-rules-food-day-title = 食料供給日
tzolkin-rules-food-day =
    { $first_food_day }、{ $second_food_day }、{ $third_food_day }、{ $last_food_day }ラウンド目の終わりは食料供給日です。どこにいる労働者にも、一人につきコーン{ $food }が必要です。できるだけ多くの労働者を養います。
    養えなかった労働者一人につき{ $hungry }点を失います。それで労働者が去ることはありません。

tzolkin-rules-gifts-title = 時代の半ばの贈り物
tzolkin-rules-gifts =
    一回目と三回目の食料供給日には、食事の後、自分の段とその下のすべての段に示されたものを神殿から得ます。チャクは石材、ケツァルコアトルは黄金、ククルカンは木材と水晶髑髏です。
    髑髏がもらうはずの全員に足りなければ、誰ももらえません。

tzolkin-rules-temple-points-title = 時代の終わりの点
tzolkin-rules-temple-points =
    二回目と最後の食料供給日には、各神殿で自分の段の点を得ます。最下段から最上段まで、チャクは{ $chaac_points }、ケツァルコアトルは{ $quetzalcoatl_points }、ククルカンは{ $kukulcan_points }です。
    一番高い段にいる人は追加の点を得ます。チャクは最初の時代に{ $chaac_first_bonus }点、第二の時代に{ $chaac_last_bonus }点、ケツァルコアトルは{ $quetzalcoatl_first_bonus }点と{ $quetzalcoatl_last_bonus }点、ククルカンは{ $kukulcan_first_bonus }点と{ $kukulcan_last_bonus }点です。同じ高さのプレイヤーがいれば、それぞれ半分を得ます。
    二回目の食料供給日に神殿の点を得る前に、第二の時代の建物が並びます。

tzolkin-rules-calendar-title = 暦が進む
tzolkin-rules-calendar =
    ラウンドの終わりに大歯車が一日分回り、歯車の上の労働者は一スペース進みます。最後のスペースから押し出された労働者は、何もせずに持ち主の手元に戻ります。
    その前に、誰もスタートプレイヤースペースを使っていなければ、大歯車にコーンが一つ置かれます。

tzolkin-rules-two-days-title = 一度に二日
tzolkin-rules-two-days =
    スタートプレイヤースペースを使い、プレイヤーボードが明るい面の人は、暦を一日ではなく二日進められます。その後、プレイヤーボードを裏返します。
    一日なら残る労働者が押し出されてしまう場合は、二日進められません。
    飛び越した食料供給日は、次のラウンドの終わりに行います。その後の食料供給日は変わりません。

tzolkin-rules-end-title = ゲームの終了
tzolkin-rules-end =
    ゲームは最後の食料供給日で終わります。神殿の点を得た後、暦がもう一度進みます。
    その後、資源を市場の値段でコーンに換え、コーン{ $corn_a_point }につき一点を、端数も含めて得ます。残っている水晶髑髏は一個{ $skull_points }点です。最後に記念碑の点を得ます。

tzolkin-rules-tie-title = 同点
tzolkin-rules-tie =
    同点のプレイヤーがいれば、歯車の上の労働者が多い人の勝ちです。それも同じなら、勝利を分け合います。

tzolkin-rules-hidden-title = 非公開のもの
tzolkin-rules-hidden =
    ほかの人に配られて残されなかった財産タイルと、山の建物の順番を除き、すべて公開です。
