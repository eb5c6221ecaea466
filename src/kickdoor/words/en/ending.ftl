### The end of a game: standings, Levels over time, the best blow, the worst luck, titles.

ending-level = Level { $level }
ending-levels = Levels over { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
ending-line = { $who }: at the end { $last }, at most { $most }.
ending-chart = Levels, turn by turn
ending-blow = Best blow: { $helper ->
    [none] { $you ->
        [who] you beat { $monster }, Level { $level }, alone
       *[none] { $who } beat { $monster }, Level { $level }, alone
    }
   *[other] { $you ->
        [who] you beat { $monster }, Level { $level }, with the help of { $helper }
       *[none] { $who } beat { $monster }, Level { $level }, with the help of { $helper }
    }
}
ending-unlucky = Worst luck: { $you ->
    [who] you
   *[none] { $who }
} ({ $what })
ending-caught = { $count ->
    [one] caught once
   *[other] caught { $count } times
}
ending-deaths = { $count ->
    [one] died once
   *[other] died { $count } times
}
ending-lost = { $count ->
    [one] 1 Level lost
   *[other] { $count } Levels lost
}
table-play-again = { $set ->
    [yes] Play again: join the new table
   *[no] Play again
}
ending-share = { $copied ->
    [yes] Copied. Paste it to a friend.
   *[no] Share the replay
}
ending-link = The link to the replay:

# Titles: who has most of something, and how many.
title-slayer = { $you ->
    [who] Monster Slayer: you, { $count } monsters beaten
   *[none] Monster Slayer: { $who }, { $count } monsters beaten
}
title-backstabber = { $you ->
    [who] Worst Friend: you, { $count } blows at others
   *[none] Worst Friend: { $who }, { $count } blows at others
}
title-helper = { $you ->
    [who] Helping Hand: you, helped { $count ->
        [one] once
       *[other] { $count } times
    }
   *[none] Helping Hand: { $who }, helped { $count ->
        [one] once
       *[other] { $count } times
    }
}
title-runner = { $you ->
    [who] Fastest Legs: you, escaped { $count ->
        [one] once
       *[other] { $count } times
    }
   *[none] Fastest Legs: { $who }, escaped { $count ->
        [one] once
       *[other] { $count } times
    }
}
title-robber = { $you ->
    [who] Grave Robber: you, { $count ->
        [one] 1 card taken from the dead
       *[other] { $count } cards taken from the dead
    }
   *[none] Grave Robber: { $who }, { $count ->
        [one] 1 card taken from the dead
       *[other] { $count } cards taken from the dead
    }
}
title-merchant = { $you ->
    [who] Merchant Prince: you, { $count } gold
   *[none] Merchant Prince: { $who }, { $count } gold
}
title-sharp = { $you ->
    [who] Card Sharp: you, { $count } cards played
   *[none] Card Sharp: { $who }, { $count } cards played
}
title-martyr = { $you ->
    [who] Most Cursed: you, struck { $count } times
   *[none] Most Cursed: { $who }, struck { $count } times
}
