# 终端，两个游戏通用。

list-separator = 、
sentence-separator = { "" }
titled = { $title }：{ $words }
seat-name = { $seat }号位

terminal-welcome =
    { $title }，{ $players }名玩家，种子{ $seed }。你是{ $seat }号位，其他座位由机器人（{ $level }）来玩。
    输入编号或指令作答。`undo`撤销上一个选择，`help`查看更多，`quit`离开。
terminal-help =
    每个选择都是一行短指令，如列表所示。输入编号，或输入指令本身。
      what 3  说明选择3会发生什么；也可以接一条指令
      undo    撤销上一个选择，以及其后的一切
      board   再次显示版图
      help    显示本说明
      quit    离开游戏
terminal-you = 你
terminal-not-legal = 现在不能“{ $line }”。请输入1到{ $count }的编号，或列表中的一条指令。
terminal-advice = 第一次游戏的建议：{ $advice }
terminal-recommended = 推荐：{ $line }
terminal-lesson-line = 输入“{ $line }”，或直接按Enter。
terminal-lesson-more = 按Enter继续。
terminal-lesson-welcome = { $title }。游戏中的命令在这里都可以用：`help`列出命令，`quit`离开。
terminal-lesson-try = 轮到你了：输入编号或指令。按Enter获得提示。
terminal-lesson-other = “{ $line }”可行，但这一课在这里需要另一步。
terminal-lesson-over = 这一课结束了。按Enter与机器人继续这一局，或输入`quit`离开。
terminal-lesson-farewell =
    再见。用下面的命令可以重新开始这一课：
    {"  "}antikythera learn { $game } { $lesson } --lang { $language }
terminal-nothing-to-undo = 没有可撤销的选择。
terminal-what = 请指定一个选择：`what 3`说明选择3会发生什么。
terminal-undone = 已撤销。
terminal-farewell =
    再见。用下面的命令可以重新开始同一局：
    {"  "}antikythera terminal { $game } --players { $players } --seed { $seed } --level { $level } --lang { $language }
terminal-over = 游戏结束。
terminal-final-score = { $seat }号位：{ $points }分
terminal-winner =
    { $count ->
        [1] { $seats }号位获胜。
       *[other] { $seats }号位并列获胜。
    }
