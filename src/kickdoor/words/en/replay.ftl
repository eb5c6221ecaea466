### The replay of a game that is over: its bar, its log, its hands, how fair the deal was, playing on from a step.

# The replay
replay-of = { $title ->
    [none] Replay
   *[other] Replay: { $title }
}
replay-loading = Rewinding …
replay-fetching = … fetching
replay-cut = The line is cut. Looking for the server; what is fetched can still be watched.
replay-events-only = This game was played under older rules. The log tells what happened at each step; the table shows the end.
replay-eyes = Seen with the eyes of
replay-eyes-of = { $name }'s eyes
replay-all-seeing = All-seeing
replay-dealt = The cards are dealt.
replay-clock = The clock runs out: everybody passes.
replay-deed = { $who }: { $what }
replay-hidden-deed = { $news ->
    [none] { $who } chooses something.
   *[other] { $who } chooses something → { $news }
}
replay-turns = { $count ->
    [one] after { $count } turn
   *[other] after { $count } turns
}
replay-controls = Replay controls
replay-where = { $turn ->
    [0] step { $step } of { $steps }
   *[other] turn { $turn } of { $turns } · step { $step } of { $steps }
}
replay-where-aloud = { $turn ->
    [0] Step { $step } of { $steps }
   *[other] Step { $step } of { $steps }, turn { $turn }, { $who }
}
replay-step = Step of the game
replay-back = Back to the end of the game
replay-steps = Steps
replay-start = To the start
replay-turn-back = A turn back
replay-step-back = A step back
replay-play = Play
replay-pause = Pause
replay-step-on = A step on
replay-turn-on = A turn on
replay-end = To the end
replay-speed = Speed
replay-speed-of = { $speed ->
    [0.5] slow
    [1] normal
    [3] fast
   *[10] mad
}
replay-hand = { $name }'s hand
replay-hand-empty = no cards in hand
replay-log = So far
replay-log-about = What happened up to this step
replay-log-empty = The cards are dealt. Nobody has betrayed anybody yet.
replay-go = Go to this moment
replay-go-to = Go to: { $event }
fork-busy = Setting the table as it was …
fork-over = The game is over at this step. Go back to where it went wrong, then play on from there.
fork-about = A new table as it stands at step { $step }, your own way from here: same hands, same decks, bots in the other seats.
fork-you-are = You are
fork-play-on = Play on from here
fair-heading = { $fair ->
    [yes] Fair: this browser has checked the deal
    [unknown] Nothing is wrong, but not all could be checked here
   *[no] Not the promised game
}
fair-commitment = { $verdict ->
    [yes] The server's secret is the one whose hash this browser was shown before the game.
    [unknown] The server's secret has the hash that the table tells now. This browser was not shown it before the game, so the server alone says when it was fixed.
   *[no] The server's secret does not have the hash that was shown before the game.
}
fair-seed-made = { $verdict ->
    [yes] The seed is made of that secret and of the players' words, as the rules of the draw say.
    [unknown] No player added a word to the seed: the server alone chose it.
   *[no] The seed is not made of the secret and the players' words.
}
fair-word = { $verdict ->
    [yes] The word that this browser made is in the seed, so nobody could know the deal before it was revealed.
    [unknown] This browser added no word to the seed.
   *[no] The word that this browser promised is not in the seed: it came too late, or the server left it out.
}
fair-promises = { $verdict ->
    [yes] All players' words were promised before this browser revealed its own.
   *[no] The players' promises are not those that this browser was shown before it revealed its word.
}
fair-signature = { $verdict ->
    [yes] The record is signed with the key of this server.
    [unknown] The signature was not checked: this browser cannot, or the record has none.
   *[no] The signature is not of this server's key.
}
fair-left-out = { $count ->
    [one] One player promised a word that is not in the seed. A server in league with them could choose between two deals.
   *[other] { $count } players promised words that are not in the seed. A server in league with them could choose among several deals.
}
fair-seed = Seed
fair-promised = Hash of the secret, shown before the game
fair-own-word = Your word
fair-check = Every shuffle and die roll follows from the seed. To check the whole game on your own machine:
fair-download = Download the record
