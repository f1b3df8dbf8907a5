# The story of a game: what the others did, the log, the replay, the chat, the end.

page-round = Round { $round }
page-others-did = What the others did
page-turn-back = One turn back
page-turn-on = One turn forward
page-round-back = One round back
page-round-on = One round forward
page-play-on = Play on from here
page-play-on-earlier = Play on from an earlier move
page-play-on-title = Play on from move { $move }
page-play-on-seat = You play
page-play-on-level = Level of the bots
page-play-on-bots = Play against bots
page-play-on-here = Play on one screen
page-play-on-link = Invite friends by a link
page-play-on-dealt = Your game stays as it is. What you cannot know yet is dealt again at the new table.
page-chat-unread = Chat: { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
page-rematch-with = Play again with { $names }
page-replay-game = Replay
page-keys-round = one round back, one round forward
page-name-ask = What should the others call you?
