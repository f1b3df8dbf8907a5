# Tzolk'in: why something cannot be done now, and what players regret later.
# Numbers: `needed` is what it takes, `corn`, `blocks` and `has` what the player has. `owner` is a seat.

## Why not

tzolkin-why-decision = 先に決めることがあります：{ $decision }
tzolkin-why-needs-worker = 先に労働者を回収してください。アクションは、歯車から回収した労働者が実行します。
tzolkin-why-tiles-kept = 財産タイルはすでに選び終わっています。
tzolkin-why-calendar = 暦が進むのは、全員が手番を終えてからです。
tzolkin-why-not-dealt = この財産タイルは配られていません：{ $wealth }。

tzolkin-why-nothing-done = パスはできません。先に労働者を配置するか回収してください。
tzolkin-why-nothing-here = 今、ここでできることはありません。
tzolkin-why-begged = この手番ではすでにコーンを乞いました。
tzolkin-why-beg-first = コーンを乞えるのは、労働者を配置または回収する前だけです。
tzolkin-why-beg-rich = コーンが{ $corn }個あります。乞えるのは{ $most }個以下のときだけです。
tzolkin-why-cannot-sink = { $temple }では最下段にいるので、これ以上は下がれません。
tzolkin-why-dummy = { $gear }{ $space }にいるのはダミー労働者です。
tzolkin-why-nobody-there = { $gear }{ $space }に労働者はいません。
tzolkin-why-other-worker = { $gear }{ $space }の労働者は{ $owner }のものです。
tzolkin-why-placed = この手番で労働者を配置したので、回収はできません。
tzolkin-why-picked = この手番で労働者を回収したので、配置はできません。
tzolkin-why-no-worker = あなたの労働者は{ $workers }人とも盤上にいます。
tzolkin-why-start-taken = スタートプレイヤースペースには{ $owner }の労働者がいます。
tzolkin-why-start-corn = この労働者にはコーンが{ $needed }個必要ですが、{ $corn }個しかありません。
tzolkin-why-gear-full = { $gear }のスペースはすべて埋まっています。
tzolkin-why-place-corn = { $gear }{ $space }に労働者を配置するにはコーンが{ $needed }個必要ですが、{ $corn }個しかありません。

tzolkin-why-not-chichen = 選べるのは、チチェン・イツァ以外の歯車のアクションです。
tzolkin-why-other-gear = この労働者は{ $gear }{ $space }にいたので、その歯車のアクションしか実行できません。
tzolkin-why-out-of-reach = この労働者は{ $gear }{ $space }にいたので、アクション{ $action }にはまだ届きません。
tzolkin-why-action-corn = { $gear }{ $action }にはコーンが{ $needed }個必要ですが、{ $corn }個しかありません。
tzolkin-why-action-blocks = { $gear }{ $action }には資源が{ $needed }個必要ですが、{ $blocks }個しかありません。
tzolkin-why-nothing-to-harvest = パレンケ{ $action }には、収穫できるタイルが残っていません。
tzolkin-why-nothing-to-build = ティカル{ $action }で建設できるものの費用を払えません。
tzolkin-why-nothing-to-build-for-corn = コーン{ $corn }個では、どの建物も建設できません。
tzolkin-why-no-skull = チチェン・イツァ{ $action }に置く水晶髑髏がありません。
tzolkin-why-skull-there = チチェン・イツァ{ $action }にはすでに水晶髑髏が置かれています。
tzolkin-why-nothing-to-burn = パレンケ{ $action }には、焼き払える木材タイルが残っていません。
tzolkin-why-no-wood-tile = パレンケ{ $action }には木材タイルが残っていません。
tzolkin-why-corn-covered = パレンケ{ $action }のコーンタイルは、すべて木材タイルの下にあります。

tzolkin-why-must-research = ここでは技術を進歩させなければなりません。
tzolkin-why-research-blocks = { $technology }の次のレベルには資源が{ $needed }個必要ですが、{ $blocks }個しかありません。
tzolkin-why-no-block = { $block }がありません。
tzolkin-why-pay-order = すでに{ $block2 }を払い始めています。資源は木材、石材、黄金の順に払います。
tzolkin-why-pay-short = 資源をあと{ $needed }個払います。資源は木材、石材、黄金の順に払うので、{ $block }からでは足りません。
tzolkin-why-must-build = ここでは何かを建設しなければなりません。
tzolkin-why-not-on-offer = 「{ $card }」は公開されていません。
tzolkin-why-monument-elsewhere = 「{ $card }」は記念碑です。記念碑はティカル4でしか建設できません。
tzolkin-why-build-corn = 「{ $card }」にはコーンが{ $needed }個必要ですが、{ $corn }個しかありません。
tzolkin-why-build-blocks = 「{ $card }」には{ $block }が{ $needed }個必要ですが、{ $has }個しかありません。
tzolkin-why-build-blocks-plain = 「{ $card }」には{ $block }が{ $needed }個必要ですが、{ $has }個しかありません。建設技術は1つ目の建物に使いました。
tzolkin-why-build-blocks-saved = 「{ $card }」には{ $block }が{ $needed }個必要ですが、{ $has }個しかありません。資源は合わせて{ $missing }個足りず、建設技術で減るのは1つだけです。
tzolkin-why-build-skulls = 「{ $card }」には水晶髑髏が{ $needed }個必要ですが、{ $has ->
        [0] 1つもありません。
       *[other] { $has }個しかありません。
    }
tzolkin-why-architecture-needed = 建設技術を使わないと、「{ $card }」の資源が{ $missing }個足りません。
tzolkin-why-save-not-in-cost = 「{ $card }」の費用に{ $block }はありません。
tzolkin-why-must-climb = ここでは神殿で上がらなければなりません。
tzolkin-why-other-temple = 2段目は別の神殿を選びます。{ $temple }はもう選べません。
tzolkin-why-at-top = { $temple }ではすでに最上段にいます。
tzolkin-why-top-taken = { $temple }の最上段に入れるプレイヤーは1人だけで、今は{ $owner }がいます。
tzolkin-why-market-order = 市場ではまず売り、それから買います。どちらも木材、石材、黄金の順なので、これはもうできません。
tzolkin-why-buy-corn = 市場で{ $block }を買うにはコーンが{ $needed }個必要ですが、{ $corn }個しかありません。

## What players regret

tzolkin-warning-unfed = このラウンドの終わりは食料供給日です。コーン{ $corn }個では労働者{ $workers }人を養えず、{ $points }点を失います。
tzolkin-warning-falls-off = { $gear }{ $space }の労働者は、暦が進むと押し出され、アクションを失います。
tzolkin-warning-wasted-step = { $temple }ではこれ以上、上がれないので、1段分が無駄になりました。
tzolkin-warning-wasted-skull = 水晶髑髏が残っておらず、得られませんでした。
tzolkin-warning-wasted-worker = 労働者はすでに全員いるので、増えませんでした。

tzolkin-caution-unfed = 養えない労働者
tzolkin-caution-falls-off = 押し出される労働者
tzolkin-caution-wasted-step = 無駄になる神殿の段
tzolkin-caution-wasted-skull = 得られない髑髏
tzolkin-caution-wasted-worker = 増えない労働者

## Advice for a first game

tzolkin-advice-wealth = 最初の日に労働者を3人置けるだけのコーンが得られるタイルを残しましょう。次に役立つのは木材、水晶髑髏、神殿の段です。
tzolkin-advice-place = パレンケ、ヤシュチラン、ティカルに労働者を1人ずつ置きましょう。コーン、資源、技術のためです。
tzolkin-advice-enough = よい出だしです。残りのコーンは取っておきましょう。
tzolkin-advice-gather = まずヤシュチランから。得たもので技術の費用を払えます。
tzolkin-advice-learn = ティカルで農業を進歩させましょう。コーンを収穫するたびに、多く得られます。
tzolkin-advice-wait = パレンケの労働者は残しましょう。長く置くほど、コーンが増えます。
