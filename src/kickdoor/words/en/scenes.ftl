### What is shown large when it happens: a heading, and a word about it. The sentence itself is in events.ftl.
### $joke: which of several, from 0 to 3; $word: what its edition calls a card of this kind.

scene-curse = { $word ->
    [none] Curse!
   *[other] { $word }!
}
    .more = { $joke ->
        [0] That is Munchkin.
        [1] Somebody had to get it. It is always somebody.
        [2] The small print was large enough.
       *[3] It is not personal. It is worse: it is a card.
    }
scene-backstab = Backstab!
    .more = { $joke ->
        [0] Friends stab you in the front.
        [1] It was like that when they found it.
        [2] Nothing personal. Well, a little.
       *[3] Remember this when they ask for help.
    }
scene-meddle = Meddling!
    .more = { $joke ->
        [0] The monster did not even say thank you.
        [1] Somebody is on the monster's side today.
        [2] Fair fights are for other games.
       *[3] What are rivals for?
    }
scene-death = { $you ->
    [who] You are dead
   *[none] { $who } is dead
}
    .next = { $you ->
        [who] Your Level stays yours, your cards do not: the others loot them now, one card each. You are back with new cards on your next turn.
       *[none] The others now loot the body, one card each. { $who } keeps the Level, and is back with new cards on their next turn.
    }
    .more = { $joke ->
        [0] On the bright side: no more hand limit.
        [1] It happens to the best. And to this one.
        [2] A moment of silence. That was it.
       *[3] The dungeon sends its regards.
    }
scene-loot = The body is looted
    .more = { $joke ->
        [0] They would have wanted it that way. Probably.
        [1] Grief takes many forms.
        [2] Finders, keepers, mourners.
       *[3] Still warm. Still a fine hat.
    }
scene-won = Victory!
# How a fight stands after a card: $wins: whether the fighter $who would win; $short: how much more it takes.
scene-stand = { $ours } against { $theirs }: { $you ->
    [who] { $wins ->
        [yes] you would win
       *[no] you need { $short } more to win
    }
   *[none] { $wins ->
        [yes] { $who } would win
       *[no] { $who } needs { $short } more to win
    }
}
scene-held = The game waits until you close this.
scene-skip = Go on
# On a phone, beside what happened: shows the card.
scene-read = Read
scene-stops = This happened to you: Enter or Space goes on. The bots wait.

stop-heading = { $you ->
    [who] You are about to win!
   *[none] STOP THEM!
}
stop-about = { $you ->
    [who] If nobody stops you, this fight makes you Level { $level }, and the game is yours.
   *[none] If { $who } wins this fight, { $who } is Level { $level } and wins the game. They are { $ours } against { $theirs }.
}
stop-with = You could play { $cards }.
stop-empty = You hold nothing that stops them. Beg the others.

# What happened since the reader's last turn: a row for each player. $names: cards, or whom they helped.
since = Since your last turn
since-close = Close this summary
since-who = { $you ->
    [who] You
   *[none] { $who }
}
# A name of a card with a comma in it, in a list.
since-name = “{ $name }”
since-level = Level { $from } → { $to }.
since-deed = { $kind ->
    [beat] Beat { $names }.
    [with] Helped by { $names }.
    [became] New: { $names }.
    [wears] Put out { $names }.
    [caught] Caught by { $names }.
    [escaped] Escaped { $names }.
    [died] Died.
    [struck] Struck by { $names }.
    [lost] Lost { $names }.
    [got] Got { $names }.
    [sold] Sold Items.
   *[helped] Helped { $names }.
}
