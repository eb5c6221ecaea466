### The terminal: `kickdoor play`, `kickdoor join`, `kickdoor replay`.

# The table.
terminal-player = Player
terminal-level = Level
terminal-strength = Strength
terminal-cards = Hand
terminal-in-play = In play
terminal-decks = Decks: { $doors } Doors, { $treasures } Treasures
terminal-dungeon = Dungeon: { $card }
terminal-steps = { $track }: { $who }
terminal-steps-of = { $who } { $steps } of { $of }
terminal-extra-turn = ↻ extra turn: { $who }
terminal-open-to-trades = ⇄ open to trades: { $who }
terminal-face-up = face up: { $card }
terminal-body = { $you ->
    [who] your body: { $cards }
   *[none] { $who }'s body: { $cards }
}
terminal-sex = { $sex ->
    [male] male
   *[female] female
}
terminal-your-hand = { $count ->
    [0] Your hand is empty
   *[other] Your hand
}
terminal-hand-of = { $who }'s hand: { $count ->
    [0] no card
   *[other] { $cards }
}

# The fight.
terminal-fight = The fight
terminal-sides = { $helper ->
    [none] { $who }
   *[other] { $who } and { $helper }
}
terminal-no-foe = no monster left
terminal-won = { $you ->
    [who] You win as it stands.
   *[none] { $who } wins as it stands.
}
terminal-short = { $you ->
    [who] You need { $count } more to win.
   *[none] { $who } needs { $count } more to win.
}
terminal-reward = { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} and { $treasures ->
    [one] { $treasures } Treasure
   *[other] { $treasures } Treasures
} to be won
terminal-bad-stuff = Bad Stuff: { $text }
terminal-warning = { $card }: { $text }

# Choices.
# Both sides of the fight after an option, beside its target.
terminal-forecast = ({ $ours } against { $theirs })
terminal-group-play = Play
terminal-group-use = Use
terminal-group-things = Your things
terminal-group-deals = Deals
terminal-which = Which one? A number; ? for help.
terminal-number = A number takes a choice; ? for help.
terminal-range = { $count ->
    [one] There is one choice: 1.
   *[other] There are choices from 1 to { $count }.
}
terminal-no-card = There is no such card in sight.
terminal-no-such = There is no card in sight and no player called { $name }.
terminal-may = Yes, you may.
terminal-may-not = { $reason }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
terminal-why-what = Why what? why play sword, why sell, why run_away …
terminal-help =
    3              takes choice 3
    Enter          passes, where that is a choice
    c              shows the cards of your hand in full
    c 3            shows the card of choice 3
    c sword        shows every card in sight with "sword" in its name
    why play sword   says whether you may play it now, and the rule if not
    why trade Bo   says whether you may offer Bo a trade now; why help Bo, whether you may ask Bo for help
    why open_to_trades   says whether you may be open to trades now, and the rule if not
    why Bo         says why the bot Bo did what it did last, at a table of open minds
    t              draws the table again; ⇄ marks who is open to trades: others may offer them trades in any
                   turn. "Be open to trades" and "Be closed to trades" are choices under Deals
    log            tells the whole story so far
    save FILE      saves the record, to be seen again with `kickdoor replay FILE`
    ?              shows this
    q              leaves the game

# Before and after a game.
terminal-which-box = Which box? [1]
terminal-box-number = A number from 1 to { $count }, or a name.
terminal-your-name = Your name? [You]
terminal-your-sex = Is your character female or male? [at random]
terminal-sex-expected = Type female or male, or f or m; Enter alone means at random.
terminal-you = You
terminal-somebody = Somebody
terminal-seed-hash = The seed's SHA-256 is { $hash }
terminal-seed = The seed is { $seed }; its SHA-256 is { $hash }
terminal-thinks = { $who } thinks: { $reason }
terminal-no-bot = { $who } is no bot.
terminal-closed-mind = { $who } tells that only at a table of open minds: --option open_minds=true
terminal-no-reason = { $who } has done nothing yet, or has no reason.
terminal-save-as = Save the record? A file's name, or Enter:
terminal-save-where = Where to? save FILE
terminal-saved = Saved in { $file }; `kickdoor replay { $file }` tells it again.
terminal-not-saved = Not saved: { $error }

# A record.
terminal-after = After { $count } of { $answers } answers
terminal-thought = { $who }'s last thought: { $reason }
terminal-asked = { $who } is asked:

# A table on a server.
terminal-lost = The connection is lost ({ $error }). Trying to come back …
terminal-back = Back at the table.
terminal-table = { $title }: { $boxes }; clock { $clock }
terminal-untitled = A table
terminal-link = The link for others: { $link }
terminal-fault = The table: { $fault }
terminal-begin = /begin begins; bots sit down in seats that are empty.
terminal-minded = A bot plays for { $who }.
terminal-plays-again = { $who } plays again.
terminal-here = { $who } is here.
terminal-away = { $who } is away.
terminal-another-game = There is another game: /again sits you down.
terminal-seat-free = { $number }  a free seat
terminal-seat-bot = { $number }  a { $bot } bot
terminal-seat = { $number }  { $who }{ $bot ->
    [none] { "" }
   *[other] { " " }({ $bot } bot)
}{ $state ->
    [you] { " " }(you)
    [away] { " " }(away)
   *[here] { "" }
}
terminal-watching = { $count ->
    [one] and one watching
   *[other] and { $count } watching
}
terminal-winners = { $count ->
    [0] Nobody has won.
   *[other] Won by { $winners }.
}
terminal-over = /again plays another game, /quit leaves.
terminal-check = To check the deal, save { $record } and run: kickdoor replay FILE --verify --commitment { $commitment } --word { $word }
terminal-revealing = The game begins: the deal is being drawn from a word of everybody.
terminal-same-choices = Your choices are those above; l lists them again
terminal-pass = { $count ->
    [0] Enter passes  ·  /wait
    [one] Enter passes  ·  /wait  ·  l lists one other thing you may do
   *[other] Enter passes  ·  /wait  ·  l lists { $count } other things you may do
}
terminal-reconnecting = (coming back …)
terminal-passing = passing ·
terminal-window = window { $seconds } s
terminal-clock = { $you ->
    [who] you { $seconds } s
   *[none] { $who } { $seconds } s
}
terminal-not-done = Not done: { $reason }
terminal-no-answer = The server does not answer: { $error }
terminal-asked-again = You are asked again.
terminal-passing-now = Passing for you until something changes.
terminal-just-changed = That has just changed. Enter again passes.
terminal-not-asked = You are not asked anything.
terminal-not-begun = The game has not begun.
terminal-nothing = There is nothing you may do now.
terminal-left = You have left the table: { $reason }
terminal-kept = Your seat is kept: kickdoor join '{ $link }' --name '{ $name }'
terminal-kept-here = Your seat is kept: the same command brings you back.
terminal-other-rules = This game is adjourned for good: it began under rules that the server does not play any more.
terminal-which-table = Which table?
terminal-no-table = There is no table yet.
terminal-new-table = --new sets one up.
terminal-listed = { $link }  { $title } · { $free ->
    [0] { $stage ->
        [gathering] full
        [playing] playing
        [adjourned] adjourned
        [over] over
       *[frozen] frozen
    }
   *[other] { $free } of { $seats } seats free
}
terminal-join-help =
    3              takes choice 3
    Enter          passes, where that is a choice
    l              lists all that you may do now
    t              draws the table, the fight and your hand
                   ⇄ marks who is open to trades; l lists "Be open to trades" when you may be
    c sword        shows every card in sight with "sword" in its name; c alone, your hand
    /say TEXT      says it to the table
    /wait          asks for more time, for everybody
    /pass          passes for you until something changes; /pass off stops that
    /undo          takes your last answer back, if nobody has seen anything of it
    /why VERB CARD says whether you may do it now, and the rule if not: /why play sword
    /who           says who is here
    /begin         begins the game, if you set the table up
    /again         after the game: another one with the same people
    /quit          leaves; a bot plays for you until you come back by the same command

# The commands `kickdoor settings` and `kickdoor bots`.
settings-of = Settings of { $box }, as --option takes them
settings-changed = * is not the edition's own value
bots-broken = BROKEN: { $error }
bots-from = { $about } (from { $package })
bots-tempers = Tempers, as in { $example }:
bots-characters = Characters, by name:
bots-character = { $name }, { $about } ({ $strength }: { $bot })
