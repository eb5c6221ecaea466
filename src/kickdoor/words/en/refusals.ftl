### Why something cannot be done: one true sentence for this card and this player now.
### $card: the card refused; $by: the card that refuses; $who: the player it is about; $needs, $has: lists; $number.

# Answers.
refusal-over = The game is over.
refusal-no-seat = There is no such seat at this table.
refusal-not-asked = You are not asked anything now.
refusal-stale = That answers an older question.
refusal-not-listed = That is none of the choices.
refusal-no-window = Only a window can be passed by silence.
refusal-other-question = The question asks for something else.
refusal-no-imagining = No game can be imagined from this view.

# The moment.
refusal-no-such-act = Nothing of that kind can be done now.
refusal-not-now = This is not the moment that { $card ->
    [none] it
   *[other] { $card }
} is for.
refusal-needs-fight = It needs a fight.
refusal-own-turn = It is played on your own turn.
refusal-not-in-combat = Not in a fight.
refusal-between = In between, only what averts or changes it can be played.
refusal-busy = Not while you are in a fight.
refusal-running = The running has begun: the fight is lost, and strength counts no more.
refusal-others-turn = It is not your turn.
refusal-others-setup = { $who } is setting up.
refusal-others-fight = It is { $who }'s fight: the fighter decides.
refusal-set-up = In set-up it cannot be played.
refusal-door-once = The door is opened once, before all else of your turn.
refusal-nothing-revealed = There is no card to take.
refusal-not-in-room = Only in an empty room, after the door.
refusal-not-at-end = Your turn is not at its end.
refusal-no-win = There is no win to claim.
refusal-nothing-to-run-from = There is nothing to run from.
refusal-nothing-to-hold = There is nothing to hold.

# Players.
refusal-dead = { $you ->
    [who] You are dead until your next turn.
   *[none] { $who } is dead until their next turn.
}
refusal-not-fighter = Only the fighter asks for help.
refusal-one-helper = The fight has a helper already, and only one may help.
refusal-cannot-help = { $you ->
    [who] You cannot help: you are dead or in the fight already.
   *[none] { $who } cannot help: dead, or in the fight already.
}
refusal-no-target = It cannot be aimed at that.
refusal-no-offer = No such offer is open.
refusal-often-enough = You have done that often enough this turn.

# Cards.
refusal-no-card = You have no such card.
refusal-forbidden = { $by ->
    [none] A card forbids it.
   *[other] { $by } forbids it.
}
refusal-unpaid = Its price cannot be paid in full.
refusal-finds-nothing = It would find nothing to do.
refusal-no-level = It would give the winning Level, or nothing at all.
refusal-only-for = Usable by { $needs } only; { $has ->
    [none] { $you ->
        [who] you are not.
       *[none] { $who } is not.
    }
   *[other] { $you ->
        [who] you are { $has }.
       *[none] { $who } is { $has }.
    }
}
refusal-not-for = Not usable by { $needs }, which { $you ->
    [who] you are.
   *[none] { $who } is.
}
refusal-limited = Its printed limit is reached.
refusal-there-already = It lies in front of you already.
refusal-not-in-play = It does not lie in front of you.
refusal-already = It is so already.
refusal-monster = A monster is met behind the door, in trouble, or by a card.
refusal-no-item-treasure = A Treasure that is no Item is played when it says, or on your own turn out of a fight.
refusal-one-shot = A one-shot Item is played in a fight.
refusal-no-like = No monster of its kind is in the fight.
refusal-enhances-nothing = There is no monster it can be played on.
refusal-frozen-gear = Once the fight is on, equipment stays as it stands.
refusal-slot = You have no free place for it ({ $needs }).
refusal-for-nothing = No Item is discarded for nothing.
refusal-stays = A Curse that lasts cannot be discarded.
refusal-not-at-will = It cannot be discarded at will.
refusal-never-discarded = It is never discarded.
refusal-always-worn = It is always worn.
refusal-one-big = You carry a Big Item already.
refusal-one-turf = You have a Turf already.
refusal-fits-nothing = You have nothing it can be attached to.
refusal-own-item = It is attached to an Item of your own.
refusal-one-class = You have one already ({ $has }).
refusal-twice = You have that one already.
refusal-no-class = You have nothing it could sit on.
refusal-too-much-rank = Its rank would bring your Powers above { $number }.
refusal-not-usable = You could not use it.
refusal-to-win = It would give the winning Level, and that is won only by a kill.
refusal-rolled = Only before your first roll.

# Trades, sales, help.
refusal-not-worth = You have less than 1,000 gold to sell.
refusal-sale-to-win = No sale reaches the winning Level.
refusal-sale-not-now = Items are sold on your own turn, out of a fight.
refusal-in-play-only = Only Items in play are traded.
refusal-no-trade-in-combat = Nobody who is in a fight trades.
refusal-only-items = Only Items are sold or traded.
refusal-no-companion = A companion without a gold value is not traded.
refusal-not-promised = It cannot be part of the price of help.
refusal-no-plays = Here the price of help names no plays from the hand.

# Totals, and what a question settles.
refusal-losing = You need more than the monsters to win; a tie is theirs.
refusal-winning = You are winning: only a lost fight is run from.
refusal-no-trouble = You have no monster to fight.
