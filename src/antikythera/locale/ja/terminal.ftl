# The terminal, whatever the game.

list-separator = 、
sentence-separator = { "" }
titled = { $title }：{ $words }
seat-name = 席{ $seat }

terminal-welcome =
    { $title }、{ $players }人プレイ、シード{ $seed }。あなたは席{ $seat }です。ほかの席はボット（{ $level }）がプレイします。
    番号か行を入力してください。`undo`で直前の選択を取り消し、`help`で説明、`quit`で終了します。
terminal-help =
    選択肢はどれも短い1行です。一覧の番号か、行そのものを入力してください。
      what 3  選択肢3の結果を表示（行でも指定できます）
      undo    直前の選択と、その後に起きたことを取り消す
      board   盤面をもう一度表示
      help    この説明を表示
      quit    ゲームを終了
terminal-you = あなた
terminal-not-legal = 「{ $line }」は今はできません。1〜{ $count }の番号か、一覧の行を選んでください。
terminal-advice = 初めてのゲームのアドバイス：{ $advice }
terminal-recommended = おすすめ：{ $line }
terminal-lesson-line = 「{ $line }」と入力するか、そのままEnterを押してください。
terminal-lesson-more = Enterで次へ進みます。
terminal-lesson-welcome = { $title }。ゲームのコマンドはすべて使えます。`help`で一覧、`quit`で終了します。
terminal-lesson-try = あなたの番です。番号か行を入力してください。Enterでヒントが出ます。
terminal-lesson-other = 「{ $line }」もできますが、このレッスンではここで別の手を使います。
terminal-lesson-over = レッスンは終わりです。Enterでこのままボットと対戦、`quit`で終了します。
terminal-lesson-farewell =
    またどうぞ。レッスンは次のコマンドで始められます。
    {"  "}antikythera learn { $game } { $lesson } --lang { $language }
terminal-nothing-to-undo = 取り消せるものがありません。
terminal-what = 選択肢を指定してください。`what 3`で選択肢3の結果を表示します。
terminal-undone = 取り消しました。
terminal-farewell =
    またどうぞ。同じゲームをもう一度始めるには：
    {"  "}antikythera terminal { $game } --players { $players } --seed { $seed } --level { $level } --lang { $language }
terminal-over = ゲーム終了です。
terminal-final-score = 席{ $seat }：{ $points }点
terminal-winner =
    { $count ->
        [1] 席{ $seats }の勝利です。
       *[other] 席{ $seats }の同点優勝です。
    }
