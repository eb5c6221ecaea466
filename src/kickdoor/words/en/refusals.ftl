### Why something cannot be done: one true sentence for this card and this player now.
### $card: the card refused; $by: the card that refuses; $who: the player it is about; $needs: a list with "or";
### $has: a list with "and"; $number; $sentence: words of the card. The page and the terminal write the rule behind it.

# Answers.
refusal-over = The game is over.
refusal-not-begun = The game has not begun.
refusal-seen = Others have seen something of this answer.
refusal-no-seat = There is no such seat at this table.
refusal-three-to-six = Three to six play.
refusal-not-asked = You are not asked anything now.
refusal-stale = That answers an older question.
refusal-helps-already = You are in this fight already.
refusal-not-listed = That is not one of the choices.
refusal-no-window = Only where everybody may act can one pass by silence.
refusal-other-question = First answer the question that is open.
refusal-others-choice = { $who } has to choose first.
refusal-discards-closed = Nobody looks through the discards unless a card says so.
refusal-charity = Charity gives away only what is above the hand limit, and to those of the lowest Level.
refusal-no-imagining = No game can be imagined from this view.

# The moment.
refusal-no-such-act = Nothing of that kind can be done now.
refusal-not-now = This is not the moment it is for.
refusal-draft-first = First finish your sale or your offer, or press Never mind.
refusal-needs-fight = It is for a fight, and nobody is fighting.
refusal-own-fight = It is for a fight of your own.
refusal-own-turn = You play it on your own turn, or at the moment you get it.
refusal-own-turn-calm = It is for your own turn, while you are not in a fight.
refusal-at-moment = It is for the moment when { $sentence }.
refusal-not-in-combat = Not while you are in a fight.
refusal-between = Wait until what happens now is over: until then, only cards that stop or change it can be played.
refusal-busy = Not while you are in a fight.
refusal-running = The fight is lost, and only running is left: this would change nothing.
refusal-not-running = It is for running away, and you run only from a fight that you are losing.
refusal-others-turn = It is not your turn.
refusal-others-setup = It is not your turn yet to lay out your first cards.
refusal-others-fight = It is { $who }'s fight, so { $who } decides.
refusal-fighter-first = The fighter runs first, then the helper.
refusal-door-first = First comes { $door }.
refusal-fight-first = First the fight must be over.
refusal-card-first = First take the card behind the door, or play it.
refusal-room-first = First comes { $trouble } or { $loot }.
refusal-no-room = You have met a monster this turn: now there is neither { $trouble } nor { $loot }.
refusal-room-done = { $trouble } or { $loot } is done for this turn.
refusal-door-once = The door is opened once a turn, before all else.
refusal-nothing-revealed = There is no card to take.
refusal-no-win = There is no win to claim.
refusal-nothing-to-run-from = There is nothing to run from.
refusal-no-sacrifice = A companion is sacrificed when you run away, before your first roll.
refusal-nothing-to-hold = There is nothing to wait with.

# Before the first turn.
refusal-set-up = Before the first turn it cannot be played.
refusal-set-up-kind = Before the first turn only cards of these kinds are played: { $needs }.
refusal-set-up-count = { $number ->
    [one] Before the first turn you may play only one { $needs }.
   *[other] Before the first turn you may play only { $number } cards of this kind.
}
refusal-set-up-rank = Before the first turn you may play only a { $needs } of rank 1, and this has rank { $number }.

refusal-set-up-waits = That waits for your first turn.

# Players.
refusal-dead = { $you ->
    [who] You are dead until your next turn.
   *[none] { $who } is dead until the next turn.
}
refusal-not-fighter = Only the fighter asks for help.
refusal-too-late-for-help = The running has begun: it is too late for help.
refusal-one-helper = The fight has a helper already, and only one may help.
refusal-cannot-help = { $you ->
    [who] You cannot help: you are dead, or in the fight already.
   *[none] { $who } cannot help: dead, or in the fight already.
}
refusal-not-lower = { $by ->
    [none] Only players of a lower Level than the fighter may help.
   *[other] { $by }: only players of a lower Level than the fighter may help.
}
refusal-in-fight-already = You are in the fight already.
refusal-join-would-win = Nobody joins uninvited in a fight that would win the game.
refusal-helper-stays = You have agreed to help, and you stay until the fight is over.
refusal-no-target = It cannot be played on that.
refusal-not-their-moment = It strikes only the player to whom it happens now.
refusal-on-yourself = It is played on yourself only.
refusal-no-offer = No such offer is open.
refusal-often-enough = You have done that often enough for now.

# Cards.
refusal-no-card = You do not have this card.
refusal-others-card = This is { $who }'s card.
refusal-in-the-fight = { $you ->
    [who] It is part of your fight.
   *[none] It is part of { $who }'s fight.
}
refusal-no-ability = You have no such ability.
refusal-forbidden = { $by ->
    [none] A card forbids it.
   *[other] { $by } forbids it.
}
refusal-only-for = Only { $needs } can use it; { $has ->
    [none] { $you ->
        [who] you are not one.
       *[none] { $who } is not one.
    }
   *[other] { $you ->
        [who] you are { $has }.
       *[none] { $who } is { $has }.
    }
}
refusal-not-for = No { $needs } can use it, and { $you ->
    [who] you are one.
   *[none] { $who } is one.
}
refusal-limited = You have used it as often as its card allows: { $sentence }.
refusal-card-says = It would do nothing now: “{ $sentence }”.
refusal-finds-nothing = It would do nothing now.
refusal-there-already = It is in play: what it says holds by itself.
refusal-not-in-play = It is not in play in front of you.
refusal-not-equipped = You only carry it: put it on first.
refusal-already = It is so already.
refusal-frozen-gear = While you are in a fight, your equipment stays as it is.
refusal-slot = { $needs ->
    [hand] { $has ->
        [none] You have no hand free for it.
       *[other] Your hands are full: { $has }.
    }
    [headgear] { $has ->
        [none] You have no place for Headgear.
       *[other] You wear Headgear already: { $has }.
    }
    [armor] { $has ->
        [none] You have no place for Armor.
       *[other] You wear Armor already: { $has }.
    }
   *[footgear] { $has ->
        [none] You have no place for Footgear.
       *[other] You wear Footgear already: { $has }.
    }
}
refusal-one-big = { $has ->
    [none] No second Big Item can be carried.
   *[other] { $you ->
        [who] You carry a Big Item already: { $has }.
       *[none] { $who } carries a Big Item already: { $has }.
    }
}
refusal-one-turf = { $has ->
    [none] No second Turf can be held.
   *[other] { $you ->
        [who] You have a Turf already: { $has }.
       *[none] { $who } has a Turf already: { $has }.
    }
}
refusal-fits-nothing = You have nothing in play that it can be attached to.
refusal-own-item = You have no Item that it can be attached to.
refusal-one-class = You have a { $needs } already: { $has }.
refusal-twice = You have that { $needs } already.
refusal-no-class = { $has ->
    [none] You have no { $needs } in play to lay it on.
   *[other] { $has } lies on your { $needs } already.
}
refusal-too-much-rank = The ranks of your cards of this kind may add up to { $number }: you have { $has } in play, and this one has { $needs }.
refusal-rolled = Only before your first roll.
refusal-always-worn = It is always in use.
refusal-not-laid-out = That is not among the cards that are laid out.
refusal-kept-in-death = The dead keep it.
refusal-lost-in-death = It was lost with the dead.

# Discarding.
refusal-for-nothing = { $card ->
    [none] It
   *[other] { $card }
} cannot simply be thrown away.
refusal-stays = A Curse that lasts stays until a card takes it away.
refusal-not-at-will = It leaves only for a new companion, or in sacrifice.
refusal-never-discarded = It is never discarded.

# The fight, and its monsters.
refusal-not-in-fight = { $you ->
    [who] It works only for those in the fight, and you are not in it.
   *[none] It works only for those in the fight, and { $who } is not in it.
}
refusal-not-your-fight = It is { $who }'s fight, and only the fighter can do this.
refusal-not-for-bystanders = { $you ->
    [who] You are not in the fight.
   *[none] { $who } is not in the fight.
}
refusal-no-monster-left = There is no monster left in the fight.
refusal-no-such-monster = There is no { $needs } in the fight.
refusal-no-like = { $sentence ->
    [none] It cannot join the monsters of this fight.
   *[other] It cannot join the monsters of this fight: { $sentence }.
}
refusal-monster-too-high = There is no monster of level { $number } or less in the fight.
refusal-no-monster-in-hand = You have no monster in your hand for it.
refusal-enhances-nothing = It is played on a monster in the fight.
refusal-trouble-later = You may fight it later this turn by { $trouble }, if no monster is behind the door.
refusal-trouble-now = To fight it, choose { $trouble }.
refusal-trouble-past = The time for { $trouble } is over for this turn.
refusal-trouble-own-turn = You can fight it on your own turn, by { $trouble }, if no monster is behind your door.
refusal-joins-by-card = It can join this fight only by a card that adds a monster.
refusal-no-trouble = You have no monster to fight.
refusal-losing = You need more than the monsters to win: equal is not enough.
refusal-winning = You are winning: you run only from a fight that you are losing.

# Conditions that cards name.
refusal-has-helper = { $you ->
    [who] It works only without a helper, and you have one.
   *[none] It works only without a helper, and { $who } has one.
}
refusal-no-helper = { $you ->
    [who] You have no helper.
   *[none] { $who } has no helper.
}
refusal-has = { $you ->
    [who] You have { $needs }.
   *[none] { $who } has { $needs }.
}
refusal-has-not = { $you ->
    [who] You do not have { $needs }.
   *[none] { $who } does not have { $needs }.
}
refusal-is = { $you ->
    [who] You are { $needs }.
   *[none] { $who } is { $needs }.
}
refusal-is-not = { $you ->
    [who] You are not { $needs }.
   *[none] { $who } is not { $needs }.
}
refusal-not-helping = { $you ->
    [who] It works only for a helper, and you are not helping.
   *[none] It works only for a helper, and { $who } is not helping.
}
refusal-not-won-by = { $you ->
    [who] You must win by { $number } or more.
   *[none] { $who } must win by { $number } or more.
}
refusal-monsters-weaker = The monsters' combat strength must be { $number } or more.
refusal-not-losing = { $you ->
    [who] It works only for the losing side, and you are winning.
   *[none] It works only against the losing side, and { $who } is winning.
}
refusal-level-more = { $you ->
    [who] Your Level must be { $number } or more.
   *[none] The Level of { $who } must be { $number } or more.
}
refusal-level-less = { $you ->
    [who] Your Level must be { $number } or less.
   *[none] The Level of { $who } must be { $number } or less.
}
refusal-level-extreme = { $you ->
    [who] Your Level is not the { $needs }.
   *[none] The Level of { $who } is not the { $needs }.
}
refusal-rank-more = { $you ->
    [who] Your total Rank must be { $number } or more.
   *[none] The total Rank of { $who } must be { $number } or more.
}
refusal-rank-less = { $you ->
    [who] Your total Rank must be { $number } or less.
   *[none] The total Rank of { $who } must be { $number } or less.
}
refusal-has-extra-turn = { $you ->
    [who] You take an extra turn already.
   *[none] { $who } takes an extra turn already.
}
refusal-too-few-steps = { $you ->
    [who] You must be { $number } or more steps along { $needs }.
   *[none] { $who } must be { $number } or more steps along { $needs }.
}
refusal-not-your-turn = { $you ->
    [who] It is not your turn.
   *[none] It is not the turn of { $who }.
}

# Levels.
refusal-to-win = { $you ->
    [who] It would give you the winning Level, and that is won only by beating a monster.
   *[none] It would give { $who } the winning Level, and that is won only by beating a monster.
}
refusal-steal-to-win = The stolen level would be the winning one.
refusal-help-would-win = Nobody is made to help in a fight that would win the game.
refusal-nobody-above-one = Nobody else has a level to lose.
refusal-at-level-one = { $who } is at Level 1 and has no level to lose.

# Decks, Curses, Dungeons, taking.
refusal-deck-empty = There are no cards left to draw.
refusal-no-discards = There is no such card in the discards.
refusal-no-curse = { $you ->
    [who] No { $needs } lies in front of you.
   *[none] No { $needs } lies in front of { $who }.
}
refusal-no-dungeon = There is no Dungeon left to open.
refusal-not-from-fighters = { $who } is in a fight, and nothing can be taken from fighters.
refusal-nothing-to-take = No other player out of combat has such a card in play that you could have.
refusal-nothing-to-swap = You and another player must both have a card in play that the other could have.
refusal-nothing-to-borrow = Nobody meant has anything that you could use at once.
refusal-not-to-be-borrowed = You could not use that at once, or it is not meant.
refusal-not-to-be-taken = That cannot be taken: { $sentence }.

# Prices.
refusal-unpaid = You cannot pay what it costs: { $sentence ->
    [none] it must be paid in full
   *[other] { $sentence }
}.
refusal-hand-too-small = It costs a whole hand of { $number } cards or more, and you hold { $has }.
refusal-unpaid-gold = It costs { NUMBER($number, useGrouping: 0) } gold, and you have { $has }.
refusal-unpaid-levels = { $number ->
    [one] It costs 1 level, and nobody falls below Level 1.
   *[other] It costs { $number } levels, and nobody falls below Level 1.
}
refusal-not-paid-with = It cannot be paid with that.
refusal-never-paid-with = A card that belongs to no deck pays for nothing.

# Trades, sales, help.
refusal-not-worth = Items worth 1,000 gold make a level, and yours are worth less.
refusal-no-double = It is not sold at twice its value.
refusal-sale-to-win = No sale reaches the winning Level.
refusal-sale-not-now = Items are sold on your own turn, outside a fight.
refusal-in-play-only = Only Items that lie in front of a player can be traded, not cards in a hand.
refusal-no-trade-in-combat = { $you ->
    [who] You are in a fight, and nobody in a fight trades.
   *[none] { $who } is in a fight, and nobody in a fight trades.
}
refusal-open-already = You are open to trades already.
refusal-closed-already = You are closed to trades already.
refusal-between-fights = You can say so before a door, in an empty room or at the end of a turn.
refusal-open-at-your-start = You can say so at the start of your own turn, before you do anything else.
refusal-only-items = Only Items are sold or traded.
refusal-turf-not-sold = A Turf is not sold.
refusal-turf-not-usable = A Turf is never merely carried: who gets it must be able to use it.
refusal-no-companion = A companion that is no Item is neither sold nor traded.
refusal-with-its-item = It goes with the Item it is attached to, never alone.
refusal-never-traded = It is never traded.
refusal-not-promised = It cannot be part of the price of help.
refusal-promised = { $card } is promised to your helper until the fight is over.
refusal-no-fight-to-help = Help is offered to whoever fights, before the fight is decided.
refusal-no-plays = Here the price of help names no plays from the hand.
refusal-few-treasures = { $number ->
    [one] The fight brings 1 Treasure.
   *[other] The fight brings { $number } Treasures.
}
refusal-asks-more = A counter-offer asks for more.
refusal-own-companion = Only a companion of your own is sacrificed.
