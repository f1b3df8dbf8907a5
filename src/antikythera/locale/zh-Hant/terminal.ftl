# 終端機，兩款遊戲通用。

list-separator = 、
sentence-separator = { "" }
titled = { $title }：{ $words }
seat-name = { $seat }號位

terminal-welcome =
    { $title }，{ $players }位玩家，亂數種子{ $seed }。你是{ $seat }號位，其他座位由機器人（{ $level }）來玩。
    輸入編號或指令作答。`undo`復原上一個選擇，`help`看更多說明，`quit`離開。
terminal-help =
    每個選擇都是一行短指令，如清單所示。輸入編號，或輸入指令本身。
      what 3  說明選擇3會發生什麼；也可以接一行指令
      undo    復原上一個選擇，以及之後的一切
      board   再次顯示版圖
      help    顯示本說明
      quit    離開遊戲
terminal-you = 你
terminal-not-legal = 現在不能「{ $line }」。請輸入1到{ $count }的編號，或清單中的一行指令。
terminal-advice = 第一次遊戲的建議：{ $advice }
terminal-recommended = 推薦：{ $line }
terminal-lesson-line = 輸入「{ $line }」，或直接按Enter。
terminal-lesson-more = 按Enter繼續。
terminal-lesson-welcome = { $title }。遊戲中的指令在這裡都可以用：`help`列出指令，`quit`離開。
terminal-lesson-try = 輪到你了：輸入編號或指令。按Enter獲得提示。
terminal-lesson-other = 「{ $line }」可行，但這一課在這裡需要另一步。
terminal-lesson-over = 這一課結束了。按Enter與機器人繼續這一局，或輸入`quit`離開。
terminal-lesson-farewell =
    再見。用以下指令可以重新開始這一課：
    {"  "}antikythera learn { $game } { $lesson } --lang { $language }
terminal-nothing-to-undo = 沒有可以復原的選擇。
terminal-what = 請指定一個選擇：`what 3`說明選擇3會發生什麼。
terminal-undone = 已復原。
terminal-farewell =
    再見。用以下指令可以重新開始同一局：
    {"  "}antikythera terminal { $game } --players { $players } --seed { $seed } --level { $level } --lang { $language }
terminal-over = 遊戲結束。
terminal-final-score = { $seat }號位：{ $points }分
terminal-winner =
    { $count ->
        [1] { $seats }號位獲勝。
       *[other] { $seats }號位共同獲得勝利。
    }
