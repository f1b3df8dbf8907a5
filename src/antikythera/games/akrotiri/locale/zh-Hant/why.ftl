# 阿克羅蒂里：為什麼現在不行，以及玩家事後會後悔的事。

## 為什麼不行

akrotiri-why-decision = 要先決定另一件事：{ $decision }
akrotiri-why-no-actions = 你這回合沒有行動了。
akrotiri-why-goal-not-offered = 這個目標不在你能選的之中。
akrotiri-why-dock-taken = 另一艘船停在{ $place }。
akrotiri-here-dock-taken = 另一艘船停在這裡。
akrotiri-why-square-taken = 方格{ $square }已經有板塊了。
akrotiri-here-square-taken = 這個方格已經有板塊了。
akrotiri-why-square-apart = 方格{ $square }旁邊沒有任何板塊。
akrotiri-here-square-apart = 這個方格旁邊沒有任何板塊。
akrotiri-why-cube-beside-icon = 那個角屬於這塊板塊上圖標所在的島嶼。第2個資源要放到另一座島嶼。
akrotiri-why-no-cube-left = 市場上沒有{ $colour }資源了。
akrotiri-why-no-dock = { $place }沒有碼頭。
akrotiri-here-no-dock = 這裡沒有碼頭。
akrotiri-why-already-there = 你的小船已經停在{ $place }。
akrotiri-here-already-there = 你的小船已經停在這裡。
akrotiri-why-no-lane = 從你的碼頭沒有航運路線通往{ $place }。
akrotiri-here-no-lane = 從你的碼頭沒有航運路線通往這裡。
akrotiri-why-other-island = { $place }不在小船停靠的島嶼上，無法把小船陸運過去。
akrotiri-here-other-island = 這裡不在小船停靠的島嶼上，無法把小船陸運過來。
akrotiri-why-through-dock = 去{ $place }要經過另一艘船的碼頭。小船不能停在那裡，而你剩下的行動又不夠連續移動2次。
akrotiri-here-through-dock = 來這裡要經過另一艘船的碼頭。小船不能停在那裡，而你剩下的行動又不夠連續移動2次。
akrotiri-why-boat-full = 你的小船滿了：最多裝{ $cubes }個資源。
akrotiri-why-no-cube-here = 小船停靠的島嶼上沒有{ $colour }資源。
akrotiri-why-not-on-board = 你的小船上沒有{ $colour }資源。
akrotiri-why-unload-at-thera = 在錫拉島，資源只能出售，不能卸載。
akrotiri-why-just-loaded = 你剛在這裡裝載了這個資源。
akrotiri-why-no-use-unloading = 你沒有剩餘的行動，減輕小船沒有用處。
akrotiri-why-not-at-thera = 這只能在錫拉島做。
akrotiri-why-buy-money = 下一張地圖要{ $needed }德拉克馬，你有{ $money }。
akrotiri-why-no-map-left = 沒有{ $level }地圖可以買了。
akrotiri-why-oracle-asked = 你這回合已經請示過神諭了。
akrotiri-why-no-tiles-left = 板塊堆裡沒有板塊了。
akrotiri-why-map-not-held = 你的手牌中沒有這張地圖。
akrotiri-why-no-tile-there = { $square }沒有陸地。
akrotiri-here-no-tile-there = 這裡沒有陸地。
akrotiri-why-all-temples = 你的{ $temples }座神殿已經全部挖掘。
akrotiri-why-dig-thera = 你的小船停在錫拉島，這裡不能挖掘。請先航行到那座島嶼。
akrotiri-why-not-your-island = 你的小船沒有停在這座島嶼。
akrotiri-why-has-temple = 這座島嶼已經有神殿了。
akrotiri-why-dig-money = 用這張地圖挖掘要{ $needed }德拉克馬，你有{ $money }。
akrotiri-why-dig = 這張地圖在這裡不符合：有{ $directions }個方向不對。
akrotiri-why-dig-above = { $found ->
        [0] 地圖要求上方有{ $wanted }個{ $terrain }，那裡一個也沒有。
       *[other] 地圖要求上方有{ $wanted }個{ $terrain }，那裡只有{ $found }個。
    }
akrotiri-why-dig-below = { $found ->
        [0] 地圖要求下方有{ $wanted }個{ $terrain }，那裡一個也沒有。
       *[other] 地圖要求下方有{ $wanted }個{ $terrain }，那裡只有{ $found }個。
    }
akrotiri-why-dig-left = { $found ->
        [0] 地圖要求左側有{ $wanted }個{ $terrain }，那裡一個也沒有。
       *[other] 地圖要求左側有{ $wanted }個{ $terrain }，那裡只有{ $found }個。
    }
akrotiri-why-dig-right = { $found ->
        [0] 地圖要求右側有{ $wanted }個{ $terrain }，那裡一個也沒有。
       *[other] 地圖要求右側有{ $wanted }個{ $terrain }，那裡只有{ $found }個。
    }

## 事後會後悔的事

akrotiri-warning-actions-left = 你還有{ $actions }個行動。
akrotiri-warning-leg-left = 你的空船還能免費再移動1次。
akrotiri-warning-unsold = 你在錫拉島，船上還有{ $cubes }個資源。出售不花行動。
akrotiri-warning-could-dig = 你現在可以挖掘1座神殿。
akrotiri-warning-last-turn = 這是你在本局的最後一個回合。

akrotiri-caution-actions-left = 剩餘的行動
akrotiri-caution-leg-left = 剩餘的免費移動
akrotiri-caution-unsold = 未出售的資源
akrotiri-caution-could-dig = 可以挖掘的神殿
akrotiri-caution-last-turn = 最後的回合

## Advice for a first game

akrotiri-advice-first-tile = 你還沒有地圖，放在哪裡都可以。靠近錫拉島的碼頭，很快就能到達。
akrotiri-advice-tile = 先看你的地圖。哪張地圖在哪一側需要這種地形，就把板塊放在那一側的遠處。
akrotiri-advice-cube = 放在很快就能取回的地方。海上同色的資源越多，價格越高。
akrotiri-advice-goal = 這是比較容易的目標：符合的神殿更多。
akrotiri-advice-harbour = 從資源最多的一側出發。
akrotiri-advice-fetch = 航行到有幾個資源的島嶼，裝載後返回錫拉島。
akrotiri-advice-load = 盡量多裝資源。
akrotiri-advice-home = 把資源運到錫拉島出售。
akrotiri-advice-sell = 出售你的資源。這是免費行動，而且挖掘需要錢。
akrotiri-advice-dig = 你有1張地圖符合這裡。挖掘吧！
