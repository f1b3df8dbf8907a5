# The rules of Tzolk'in, for players to look up. Every paragraph has a title.
# All numbers are placeables, filled in from the component files: see guide/rules.toml. No digit is written here.

tzolkin-rules-theme-title = どんなゲームか
tzolkin-rules-theme =
    プレイヤーはマヤの部族を率い、大いなる暦が一回りするあいだを過ごします。大きなツオルキンの歯車が5つの歯車を回し、労働者はその上で進みます。
    乗り続ける労働者は、だんだん良いアクションに届くようになります。十分に長く乗せ、ちょうどよい時に降ろすのが腕の見せどころです。

tzolkin-rules-goal-title = 勝敗
tzolkin-rules-goal =
    { $rounds }日目の後、勝利点が一番多いプレイヤーの勝ちです。点は、神殿、チチェン・イツァに置いた髑髏、建物、記念碑から入ります。
    コーンは労働者を養い、ほとんどの支払いに使います。最後にはわずかな点にしかなりませんが、コーンがなければ何もできません。
tzolkin-rules-goal-search = 勝利点、勝者

tzolkin-rules-setup-title = 準備
tzolkin-rules-setup =
    各プレイヤーは、手元に労働者{ $workers }人、明るい面を上にしたプレイヤーボード、そして各神殿の下から2段目に置いたマーカーで始めます。技術はまだ誰も持っていません。
    最初の席のプレイヤーがスタートプレイヤーマーカーを持ち、別の人が取るまで、毎ラウンド最初に手番を行います。

tzolkin-rules-wealth-title = 初期財産タイル
tzolkin-rules-wealth =
    全員に初期財産タイルを{ $dealt_tiles }枚ずつ秘密に配り、2枚を残します。全員が選んだら公開し、書かれているものをすぐに得ます。
    労働者を養うタイルは、食料供給日のたびに働きます。

tzolkin-rules-offer-title = 並べられた建物と記念碑
tzolkin-rules-offer =
    時代1の建物が{ $row }枚公開され、誰でも建設できます。残りの建物は、時代ごとに2つの山に分けておきます。
    記念碑は4人プレイで{ $four_monuments }枚、3人で{ $three_monuments }枚、2人で{ $two_monuments }枚公開されます。残りはゲームに使いません。

tzolkin-rules-jungle-title = ジャングル
tzolkin-rules-jungle =
    パレンケの4つの収穫アクションには、それぞれジャングルの畑の組があります。1組は4人プレイで{ $four_fields }マス、3人で{ $three_fields }マス、2人で{ $two_fields }マスです。
    どの畑にもコーンタイルがあります。最初の組を除き、コーンタイルは木材タイルの下に隠れています。

tzolkin-rules-dummies-title = ダミー労働者
tzolkin-rules-dummies =
    4人より少ないプレイヤーで遊ぶときは、誰のものでもない労働者が場所をふさぎます。3人プレイで{ $three_dummies }人、2人プレイで{ $two_dummies }人です。
    配られなかった財産タイルが、その場所を決めます。ある歯車に最初の1人が入ると、真向かいのスペースにもう1人入ります。チチェン・イツァだけは例外です。
    ダミーは回収されず、押し出されもせず、歯車とともに回り続けます。
tzolkin-rules-dummies-search = 中立の労働者

tzolkin-rules-first-game-title = 初めてのゲーム
tzolkin-rules-first-game =
    ルールブックには、初心者にどのタイルや手がよいかは書かれていません。おすすめは、初日に労働者を3人置けるだけのコーンと、木材、水晶髑髏、神殿の段を得られるタイルを残すことです。初日は、ルールブックの最初の2ラウンドの例のように、3人を別々の歯車の、できればスペース0に置きましょう。
    最初の手番のアドバイスは、プレイ中に表示できます。新しいテーブルか設定で選んでください。
    労働者は、得たものでほかの労働者の支払いができるときに回収します。早めの農場は、食料供給日のたびにコーンを節約します。4人目の労働者は、養えるようになってから増やしましょう。時代2からは、持っているものを点に換えます。神殿、髑髏、記念碑です。
tzolkin-rules-first-game-search = アドバイス、初心者、おすすめ

tzolkin-rules-round-title = ラウンド
tzolkin-rules-round =
    1ラウンドでは、スタートプレイヤーから時計回りに、全員が手番を1回ずつ行います。食料供給日なら、続いて労働者を養い、神殿から褒美を得ます。その後、暦が1日進みます。

tzolkin-rules-overview-title = ラウンドの流れ
tzolkin-rules-overview =
    手番：スタートプレイヤーから時計回り。コーンが{ $beg_most }個以下なら、最初に乞うことができます。次に、労働者を配置して費用を払うか、労働者を回収してそれぞれアクションを実行します。手番の終わりに新しい建物が補充され、スタートプレイヤースペースを使った人はツオルキンの歯車のコーンを得ます。
    食料供給日だけ：労働者を1人コーン{ $food }つで養い、養えない労働者1人につき{ $hungry }点を失います。時代1の終わりには時代2の建物が並びます。その後、神殿から褒美を得ます。時代の中間は資源と髑髏、時代の終わりは点です。
    暦：スタートプレイヤースペースを誰も使っていなければ、ツオルキンの歯車にコーンが1つ加わり、1日進みます。使った人がいれば、労働者が戻り、スタートプレイヤーマーカーが移り、その人が1日か2日進めます。歯車から押し出された労働者は持ち主に戻ります。

tzolkin-rules-turn-title = 手番
tzolkin-rules-turn =
    手番では、労働者を配置するか回収するかのどちらかを、1人以上好きなだけ行います。両方を行うことも、パスすることもできません。

tzolkin-rules-placing-title = 労働者の配置
tzolkin-rules-placing =
    歯車を選びます。労働者は、スペース0から数えて、空いている最も番号の小さなスペースに入ります。1つの歯車に何人置いても、別々の歯車に置いてもかまいません。
    ほかの人の労働者やダミーがいるスペースは飛び越し、より番号の大きなスペースに入ります。費用は増えますが、それだけ先に進めます。
    スペースがすべて埋まった歯車には置けません。

tzolkin-rules-price-title = 配置の費用
tzolkin-rules-price =
    労働者1人には、スペースの番号と同じ数のコーンがかかります。さらに、同じ手番の1人目は追加なし、2人目はコーン1つ、3人目は2つと、1人ごとに追加が増えます。
    ですから、一度に少しずつ置くと安くすみます。費用はその場で払い、払えない労働者は置けません。

tzolkin-rules-start-space-title = スタートプレイヤースペース
tzolkin-rules-start-space =
    ツオルキンの歯車のそばにあるこのスペースは無料ですが、次の労働者の追加費用を数えるときには、ここの労働者も数に入ります。入れるのは1人だけです。
    手番の終わりに、ツオルキンの歯車の上のコーンをすべて得ます。配置の支払いには間に合いませんが、労働者を養うのには間に合います。
    ラウンドの終わりに労働者は手元に戻り、自分がスタートプレイヤーになります。すでにそうなら、マーカーを左隣の人に渡し、次のラウンドでは最後に手番を行います。

tzolkin-rules-picking-title = 労働者の回収
tzolkin-rules-picking =
    自分の労働者を1人歯車から取り、アクションを実行します。続けて次の労働者も回収できます。順番は自由で、先の労働者が得たものを次の支払いに使えます。
    何もしないこともできます。スペース0の労働者は、チチェン・イツァで神学の助けがある場合を除き、何もできません。

tzolkin-rules-begging-title = コーンを乞う
tzolkin-rules-begging =
    手番の初めにコーンが{ $beg_most }個以下なら、コーンを乞うことができます。コーンはちょうど{ $beg_gets }個になりますが、神の怒りを買い、好きな神殿1つで1段下がります。
    その後は普通に手番を行います。歯車に労働者がおらず、どのスペースの費用も払えない人は、乞わなければなりません。

tzolkin-rules-pity-title = どうにもならないとき
tzolkin-rules-pity =
    乞わなければならないのに、すべての神殿で最下段にいるときは、神々が哀れんでくれます。一番安いスペースに労働者をちょうど1人置き、持っているコーンをすべて払います。

tzolkin-rules-actions-title = アクション
tzolkin-rules-actions =
    回収した労働者は、いたスペースのアクションを実行できます。1つ戻るごとにコーンを1つ払えば、同じ歯車のより小さい番号のアクションも実行できます。そこに別の労働者がいてもかまいません。
    支払いはアクションの前です。そのアクションで得るコーンは間に合いません。費用を払えないアクションは実行できません。

tzolkin-rules-any-action-title = 自由選択アクション（歯車の最後のスペース）
tzolkin-rules-any-action =
    スペース{ $free_space }から先と、チチェン・イツァのスペース{ $itza_free_space }では、その歯車の好きなアクションを、戻る費用なしで実行できます。アクションそのものの費用は払います。
    待ちすぎは禁物です。スペース{ $last_space }、チチェン・イツァではスペース{ $itza_last_space }を越えた労働者は、押し出されます。
tzolkin-rules-any-action-search = 落ちる

tzolkin-rules-palenque-title = パレンケ：コーンと木材
tzolkin-rules-palenque =
    パレンケは部族を養います。最初のアクションは釣り、ほかはすべてジャングルでの収穫です。

tzolkin-rules-fishing-title = 釣り
tzolkin-rules-fishing =
    パレンケの1番目のアクションで、コーン{ $fish }個を得ます。魚がいなくなることはありません。

tzolkin-rules-harvest-title = 収穫
tzolkin-rules-harvest =
    パレンケのほかのアクションは、それぞれの畑の組からタイルを1枚収穫します。小さい番号から順に、コーンタイルではコーン{ $harvest_corn }個、木材タイルでは木材{ $harvest_wood }個を得ます。木材タイルを取ると、下のコーンタイルが現れます。
    コーンを収穫できるのは、隠れていないタイルからだけです。取ったタイルは手元に残します。それを数える記念碑が2つあります。

tzolkin-rules-burning-title = 森を焼き払う
tzolkin-rules-burning =
    木材を収穫する代わりに、木材タイルを焼き払うことができます。そのタイルは誰のものにもなりません。下のコーンタイルとコーンを得ますが、神の怒りを買い、神殿1つで1段下がります。
    どの神殿でも下がれない人は、焼き払えません。

tzolkin-rules-yaxchilan-title = ヤシュチラン：資源と髑髏
tzolkin-rules-yaxchilan =
    ヤシュチランのアクションは、最初から順に、木材、石材、黄金、水晶髑髏、石材と黄金が得られます。コーンも得られます（順に{ $mined_corn }）。木材、石材、黄金は資源と呼ばれ、技術や建物の支払いに使います。
    水晶髑髏は全部で{ $skulls }個です。なくなったら、もう誰も得られません。コーンと資源は尽きません。
tzolkin-rules-yaxchilan-search = 資源キューブ、ストック

tzolkin-rules-tikal-title = ティカル：知識と建物
tzolkin-rules-tikal =
    ティカルでは、資源を技術、建物、記念碑、神殿の段に変えます。

tzolkin-rules-tikal-research-title = ティカル：技術
tzolkin-rules-tikal-research =
    1番目のアクションは、技術を1レベル進歩させます。3番目は1レベルか2レベルで、1つの技術でも2つの技術でもかまいません。費用はレベルごとに払い、先に得たものを次の支払いに使えます。

tzolkin-rules-tikal-build-title = ティカル：建設
tzolkin-rules-tikal-build =
    2番目のアクションは、建物を1つ建設します。4番目は、建物を1つか2つ、または記念碑を1つ建設します。記念碑を建設する方法はこれだけです。
    1つ目の建物の効果は、2つ目を選ぶ前に得られます。建設技術が役立つのはどちらか一方だけで、どちらにするかは自分で決めます。

tzolkin-rules-tikal-temples-title = ティカル：2つの神殿
tzolkin-rules-tikal-temples =
    5番目のアクションは、好きな資源を{ $climb_blocks }個払い、異なる2つの神殿で1段ずつ上がります。

tzolkin-rules-uxmal-title = ウズマル：交易と恩恵
tzolkin-rules-uxmal =
    ウズマルでは、ほかで手に入りにくいものをコーンで手に入れます。

tzolkin-rules-uxmal-temple-title = ウズマル：コーンの捧げ物
tzolkin-rules-uxmal-temple =
    1番目のアクションは、コーン{ $climb_corn }個を払い、好きな神殿で1段上がります。

tzolkin-rules-market-title = ウズマル：市場
tzolkin-rules-market =
    2番目のアクションでは、資源とコーンを何度でも交換できます。売るのも買うのも、木材はコーン{ $wood_corn }個、石材は{ $stone_corn }個、黄金は{ $gold_corn }個です。髑髏は取引できません。
    先に売り、それから買います。ここでは、売りをすべて済ませてから買います。

tzolkin-rules-new-worker-title = ウズマル：新しい労働者
tzolkin-rules-new-worker =
    3番目のアクションで労働者が1人増え、次の手番から置けます。上限は{ $most_workers }人です。どの労働者も養わなければなりません。

tzolkin-rules-uxmal-build-title = ウズマル：コーンで建設
tzolkin-rules-uxmal-build =
    4番目のアクションでは、建物を1つ、費用の資源1つにつきコーン{ $block_corn }個で建設します。記念碑は建設できません。

tzolkin-rules-uxmal-elsewhere-title = ウズマル：ほかの場所のアクション
tzolkin-rules-uxmal-elsewhere =
    5番目のアクションは、コーン{ $act_corn }個を払い、パレンケ、ヤシュチラン、ティカル、ウズマルの好きなアクションを、そこに労働者がいたかのように実行します。チチェン・イツァだけは選べません。

tzolkin-rules-chichen-itza-title = チチェン・イツァ：神々への捧げ物
tzolkin-rules-chichen-itza =
    チチェン・イツァの{ $itza_actions }種類のアクションを実行するには、そこに水晶髑髏を1つ置きます。髑髏は戻りません。点を得て、神殿で1段上がります。先のほうには、好きな資源が1つ得られるアクションもあります。各アクションで得られるものは、一覧を見てください。
    どのアクションも、ゲーム中に1度しか実行できません。上がれない場合はその1段だけ失い、ほかのものは得ます。

tzolkin-rules-technologies-title = 技術
tzolkin-rules-technologies =
    技術は4つあり、それぞれ{ $levels }レベルまであります。新しいレベルの効果は、それまでの効果に加わります。
    ティカルでの費用は、最初のレベルが好きな資源{ $first_level_blocks }個、2番目が{ $second_level_blocks }個、3番目が{ $third_level_blocks }個です。タイルによっては、無料でレベルが上がります。
    最高レベルの先にはボーナスがあり、何度でも得られます。ティカルでは、そのたびに資源を{ $bonus_blocks }個払います。

tzolkin-rules-agriculture-title = 農業
tzolkin-rules-agriculture =
    最初のレベル：コーンを収穫するたびに、コーンをさらに{ $harvest_more }個得ます。
    2番目のレベル：釣りでコーンをさらに{ $fish_more }個得ます。また、コーンタイルがすべて隠れているか、なくなっていても、コーンを収穫できます。その場合タイルは得られず、神も怒りません。
    3番目のレベル：コーンを収穫するたびに、そのうえさらに{ $harvest_still_more }個得ます。
    ボーナス：好きな神殿で1段上がります。

tzolkin-rules-extraction-title = 資源採取
tzolkin-rules-extraction =
    最初のレベル：パレンケかヤシュチランのアクションで木材を得るたびに、もう1つ得ます。
    2番目のレベル：石材も同じです。3番目のレベル：黄金も同じです。
    ボーナス：好きな資源を2つ得ます。

tzolkin-rules-architecture-title = 建設
tzolkin-rules-architecture =
    最初のレベル：建物を建設するたびに、コーン{ $build_corn }個を得ます。
    2番目のレベル：さらに{ $build_points }点を得ます。
    3番目のレベル：建物の費用が、好きな資源{ $saved_blocks }個分安くなります。ウズマルではコーン{ $saved_corn }個分安くなります。
    ボーナス：{ $bonus_points }点。建設技術は記念碑には使えません。建設技術を進歩させる建物には、新しいレベルはまだ効きません。

tzolkin-rules-theology-title = 神学
tzolkin-rules-theology =
    最初のレベル：チチェン・イツァの労働者は、1つ先のスペースのアクションも実行できます。
    2番目のレベル：チチェン・イツァのアクションの後に、好きな資源を1つ払えば、好きな神殿で1段上がれます。
    3番目のレベル：ヤシュチランで水晶髑髏を得るときに、もう1つ得ます。
    ボーナス：水晶髑髏を1つ得ます。

tzolkin-rules-buildings-title = 建物
tzolkin-rules-buildings =
    示された資源を払って建物を取り、示された順に効果をすぐ使います。手番の終わりに、空いた所へ同じ時代の新しい建物が並びます。山がなくなれば、空いたままです。
    時代2が始まると、時代1の建物のうち、誰も建設しなかったものは取り除かれます。記念碑は残ります。

tzolkin-rules-farms-title = 農場
tzolkin-rules-farms =
    農場は食料供給日のたびに働きます。決まった数の労働者を無料で養うものと、自分の労働者全員に必要なコーンを減らすものがあります。持っている農場の効果はすべて合わさります。必要なコーンが0より少なくなることはありません。減らす農場が2つあれば、全員を無料で養えます。

tzolkin-rules-tombs-title = 墓地
tzolkin-rules-tombs =
    墓地では、点や神殿の段が得られます。さらにアクションが付くものもあります。建物をもう1つ、市場、労働者、またはコーン1つでチチェン・イツァ以外の好きなアクションです。

tzolkin-rules-civics-title = 市営建物
tzolkin-rules-civics =
    市営建物は、技術のレベルを上げます。資源、コーン、髑髏が付くことも多くあります。

tzolkin-rules-shrines-title = 聖堂
tzolkin-rules-shrines =
    聖堂の費用は石材と黄金です。神殿の段、技術のレベル、点が得られます。

tzolkin-rules-monuments-title = 記念碑
tzolkin-rules-monuments =
    記念碑を建設しても、すぐには何も得られませんが、ゲームの終わりに多くの点が入ります。何を数えるかはそれぞれに書かれていて、いくつ建設してもかまいません。同じものは1つしかなく、早い者勝ちです。補充はされません。
    建物や記念碑を数える記念碑は、それ自身も数えます。収穫タイルを数えるものは、手元のタイルだけを数えます。焼き払った木材は数えません。神殿1つを選ぶものは、始めの段より上の段数を数えます。すべての神殿のものは、自分の段の点をもう一度得られますが、一番高い人への追加の点は付きません。髑髏のものは、チチェン・イツァにある全員の髑髏を数えます。記念碑を数えるものは全員の記念碑を数え、人数が少ないほど1つの点が多くなります。

tzolkin-rules-temples-title = 神殿
tzolkin-rules-temples =
    神殿は、チャク、ケツァルコアトル、ククルカンの3つです。高い所にいるほど、食料供給日に多くを得ます。同じ段に何人のプレイヤーがいてもかまいませんが、最上段は別です。各段の点と、資源や髑髏のある段は一覧のとおりです。
    上がれないときの1段は失われます。

tzolkin-rules-top-title = 神殿の最上段
tzolkin-rules-top =
    神殿の最上段に入れるプレイヤーは1人だけです。その人が下がれば、ほかの人が入れます。
    最上段に着いた人は、プレイヤーボードを明るい面に戻し、もう一度、暦を2日進められるようになります。

tzolkin-rules-anger-title = 神々の怒り
tzolkin-rules-anger =
    コーンを乞うことと、森を焼き払うことは、神の怒りを買います。好きな神殿1つで1段下がります。始めの段の下にはもう1段あり、そこでは時代の終わりに点を失います。

tzolkin-rules-food-day-title = 食料供給日
tzolkin-rules-food-day =
    { $first_food_day }日目、{ $second_food_day }日目、{ $third_food_day }日目、{ $last_food_day }日目は食料供給日です。全員の手番が終わると、どこにいる労働者にも、1人につきコーンが{ $food }つ必要です。できるだけ多くの労働者を養わなければなりません。
    養えなかった労働者1人につき{ $hungry }点を失います。点はマイナスになることもあります。労働者は手元に残ります。半分だけ養うことはできず、1人分に足りないコーンは残ります。
tzolkin-rules-food-day-search = 飢える、空腹、マイナス

tzolkin-rules-gifts-title = 時代の中間の褒美
tzolkin-rules-gifts =
    1回目と3回目の食料供給日には、労働者を養った後、自分の段とその下のすべての段に示されたものを神殿から得ます。チャクは石材、ケツァルコアトルは黄金、ククルカンは木材と水晶髑髏です。
    髑髏が全員分に足りなければ、その神殿からは誰ももらえません。

tzolkin-rules-temple-points-title = 時代終了時の褒美
tzolkin-rules-temple-points =
    2回目と最後の食料供給日には、各神殿で自分の段の点を得ます。最下段では点を失います。
    一番高い段にいる人は追加の点を得ます。チャクは時代1に{ $chaac_first_bonus }点、時代2に{ $chaac_last_bonus }点、ケツァルコアトルは{ $quetzalcoatl_first_bonus }点と{ $quetzalcoatl_last_bonus }点、ククルカンは{ $kukulcan_first_bonus }点と{ $kukulcan_last_bonus }点です。同じ高さのプレイヤーがいれば、それぞれ半分を得ます。
    2回目の食料供給日に神殿の点を得る前に、時代2の建物が並びます。

tzolkin-rules-calendar-title = 暦が進む
tzolkin-rules-calendar =
    ラウンドの終わりにツオルキンの歯車が1日分回り、歯車の上の労働者は1スペース進みます。最後のスペースから押し出された労働者は、何もせずに持ち主の手元に戻ります。
    その前に、誰もスタートプレイヤースペースを使っていなければ、ツオルキンの歯車にコーンが1つ置かれます。

tzolkin-rules-two-days-title = 一度に2日
tzolkin-rules-two-days =
    スタートプレイヤースペースを使い、プレイヤーボードが明るい面なら、暦を1日ではなく2日進められます。その後、プレイヤーボードを裏返します。
    誰かの労働者がスペース{ $two_day_space }、チチェン・イツァではスペース{ $itza_two_day_space }にいる間は、2日目に押し出されてしまうので、できません。ダミーと、1日でも押し出される最後のスペースの労働者は関係ありません。
    飛び越した食料供給日は、次のラウンドの終わりに行います。その後の食料供給日は変わりません。

tzolkin-rules-end-title = ゲームの終了
tzolkin-rules-end =
    ゲームは最後の食料供給日で終わります。神殿の点を得た後、暦がもう一度進みます。
    その後、資源を市場の値段でコーンに換え、コーン{ $corn_a_point }個につき1点を、端数も含めて得ます。残っている水晶髑髏は1個{ $skull_points }点です。最後に記念碑の点を得ます。
tzolkin-rules-end-search = 最終得点計算

tzolkin-rules-tie-title = 同点
tzolkin-rules-tie =
    同点のプレイヤーがいれば、歯車の上の労働者が多い人の勝ちです。それも同じなら、勝利を分け合います。
tzolkin-rules-tie-search = タイブレーク

tzolkin-rules-hidden-title = 非公開のもの
tzolkin-rules-hidden =
    ほかの人に配られて残されなかった財産タイルと、山の建物の順番を除き、すべて公開です。

tzolkin-rules-signs-title = 記号
tzolkin-rules-signs =
    ボード、タイル、プレイヤーの欄にある記号です。
tzolkin-rules-signs-search = アイコン、凡例

tzolkin-rules-editions-title = 印刷版の誤り
tzolkin-rules-editions =
    ここでは英語版の第2刷に従います。ほかの版と違うところは次のとおりです。
    簡体字中国語版は、コーンを減らす農場が2つあると労働者全員にコーンが必要だと書いていますが、実際には必要ありません。また、黄金を得る財産タイルが石材になっています。日本語版は市場をティカルの2番目のアクションに載せていますが、正しくはウズマルの2番目のアクションです。ハンガリー語版は初刷に従っていて、ティカルのアクションの説明に誤りがあり、農業のレベル2の説明も違います。
tzolkin-rules-editions-search = 正誤表、エラッタ

tzolkin-rules-column-action = アクション
tzolkin-rules-column-extra = スペースとは別のコーン
tzolkin-rules-column-meaning = 意味
tzolkin-rules-column-resource = 資源
tzolkin-rules-column-sign = 記号
tzolkin-rules-column-step = 段
tzolkin-rules-column-temple = 上がる神殿
tzolkin-rules-column-workers = 1手番の労働者
