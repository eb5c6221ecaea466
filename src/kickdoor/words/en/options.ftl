### What a seat may do, as a button. `.short`: beside its card, where the card need not be named.
### $aim: what it is aimed at (none, you, player, monster, side, card, with); $target: its name.
### $kind: the kind of question the option answers.

option-kick-door = { $door }
option-fight = Claim the win
option-run-away = { $aim ->
    [monster] Roll to run from { $target }
   *[none] Run away
}
option-sacrifice = Sacrifice { $card }
    .short = Sacrifice it
option-look-for-trouble = { $trouble }: fight { $card }
    .short = { $trouble }
option-loot-room = { $loot }
option-take = { $kind ->
    [revealed] Take { $card } into your hand
   *[other] { $aim ->
        [player] Take from { $target }
       *[other] Take { $card }
    }
}
    .short = { $aim ->
        [player] Take from { $target }
       *[other] Take it
    }
option-end-turn = { $kind ->
    [setup] Ready
    [room] Leave the room as it is
   *[other] End your turn
}
option-pass = { $aim ->
    [none] Pass
   *[player] Pass the fight to { $target }
}
# The next step then waits until everybody has passed.
option-hold-on = { $kind ->
    [start] Wait: do not open the door yet
    [end] Wait: do not end the turn yet
    [flee] Wait: do not roll yet
   *[other] Wait: do not go on yet
}
option-open-to-trades = Say that you welcome offers of trade
option-closed-to-trades = Say that you want no trades
option-play = { $aim ->
    [none] Play { $card }
    [side] Play { $card } for { $target }
    [with] Play { $card } with { $target }
   *[other] Play { $card } on { $target }
}
    .short = { $aim ->
        [none] Play
        [side] Play for { $target }
        [with] Play with { $target }
       *[other] Play on { $target }
    }
option-lay = Lay out { $card } for later
    .short = Lay it out for later
option-use = { $ability ->
    [none] Use { $card }
   *[other] { $card ->
        [none] Use “{ $ability }”
       *[other] Use “{ $ability }” ({ $card })
    }
}{ $aim ->
    [none] { "" }
    [side] { " " }for { $target }
    [with] { " " }with { $target }
   *[other] { " " }on { $target }
}
    .short = { $ability ->
        [none] Use
       *[other] Use “{ $ability }”
    }{ $aim ->
        [none] { "" }
        [side] { " " }for { $target }
        [with] { " " }with { $target }
       *[other] { " " }on { $target }
    }
option-equip = Put on { $card }
    .short = Put it on
option-unequip = Take off { $card }
    .short = Take it off
option-hand-to = Hand { $card } to { $target }
    .short = Hand it to { $target }
option-discard = Discard { $card }
    .short = Discard
option-sell = { $number ->
    [none] Sell Items for levels
   *[other] Sell them for { $number } gold
}
option-ask-help = Ask { $target } for help
option-offer-help = Offer { $target } your help
# $composer: which side composes the price of help, the fighter or the helper.
option-treasures = { $composer ->
    [helper] { $share ->
        [all] Ask for all Treasures{ treasures-now }
        [half] Ask for half of the Treasures{ treasures-now }
        [beyond] { $number ->
            [one] Ask for all Treasures but the first{ treasures-now }
           *[other] Ask for all Treasures beyond the first { $number }{ treasures-now }
        }
       *[number] { $number ->
            [one] Ask for { $number } Treasure
           *[other] Ask for { $number } Treasures
        }
    }
   *[other] { $share ->
        [all] Give the helper all Treasures{ treasures-now }
        [half] Give the helper half of the Treasures{ treasures-now }
        [beyond] { $number ->
            [one] Give the helper all Treasures but the first{ treasures-now }
           *[other] Give the helper all Treasures beyond the first { $number }{ treasures-now }
        }
       *[number] { $number ->
            [one] Give the helper { $number } Treasure
           *[other] Give the helper { $number } Treasures
        }
    }
}
option-picks-first = { $composer ->
    [helper] You pick first
   *[other] The helper picks first
}
option-promise = { $aim ->
    [none] { $composer ->
        [helper] Ask for { $card }
       *[other] Promise { $card }
    }
   *[other] Promise { $card }, to be played on { $target }
}
    .short = { $aim ->
        [none] { $composer ->
            [helper] Ask for it
           *[other] Promise it
        }
       *[other] Play it on { $target }
    }
option-offer = Offer { $target } a trade
option-give = { $aim ->
    [monster] Give it to { $target }
    [player] { $card ->
        [none] Give to { $target }
       *[other] Give { $card } to { $target }
    }
   *[none] Give { $card }
}
    .short = { $aim ->
        [none] Give it
       *[other] Give it to { $target }
    }
option-want = Ask for { $card }
    .short = Ask for it
option-show = { $kind ->
    [show] Show them
   *[other] Show the others cards of your hand
}
option-to = Show only { $target }
option-add = Add { $card }
    .short = Add it
option-double = Add { $card } at twice its value
    .short = Add it at twice its value
option-send = Make this offer
option-never-mind = Never mind
option-accept = Accept what { $target } offers
    .short = Accept
option-decline = Decline what { $target } offers
    .short = Decline
option-counter = Answer { $target } with a counter-offer
    .short = Counter-offer
option-withdraw = Take back your offer to { $target }
    .short = Take it back
# $who: whom the question is about; $wish: what one may want, in the words of the card.
option-choose = { $answer ->
    [yes] { $kind ->
        [helper_escapes] { $who } escapes with me
        [stays] Leave the fight
       *[other] { $wish ->
            [none] Yes, do it
           *[other] { $wish }
        }
    }
    [no] { $kind ->
        [helper_escapes] { $who } has to roll
        [stays] Stay and help
       *[other] No, leave it
    }
   *[none] { $number ->
        [none] { $sentence ->
            [none] { $aim ->
                [none] Choose { $card }
               *[other] Choose { $target }
            }
           *[other] { $sentence }
        }
       *[other] { $number }
    }
}
option-pay = Pay with { $card }
    .short = Pay with it
option-loot = Loot { $card }
    .short = Loot it
option-lose = Lose { $card }
    .short = Lose it
option-bury = Put { $card } to the bottom of the deck
    .short = Put it to the bottom
option-swap = { $aim ->
    [none] Swap { $card }
   *[other] Swap with { $target }
}
    .short = { $aim ->
        [none] Swap it
       *[other] Swap with { $target }
    }
option-pass-on = Give up { $card }
    .short = Give it up
option-enough = That is enough
option-lift = Be rid of { $card }
    .short = Be rid of it
option-close = Close { $card }
    .short = Close it
option-source = Try { $card }
    .short = Try it
option-turn = Choose { $target }
option-steal = Steal from { $target }
option-kill = Beat { $target }
option-remove = Remove { $target }
option-copy = Copy { $target }
option-help = Ask { $target } to help
option-suffer = Choose { $target }
option-look = Look at the hand of { $target }

### What somebody has announced: it happens when all have passed.

proposal-kick-door = { $you ->
    [who] You announce: { $door }.
   *[none] { $who } announces: { $door }.
}
proposal-fight = { $you ->
    [who] You are about to claim the win.
   *[none] { $who } is about to claim the win.
}
proposal-run-away = { $you ->
    [who] You are about to
   *[none] { $who } is about to
} { $aim ->
    [monster] try to escape from { $target }.
   *[none] give up the fight and run.
}
proposal-sacrifice = { $you ->
    [who] You are about to sacrifice { $card }.
   *[none] { $who } is about to sacrifice { $card }.
}
proposal-look-for-trouble = { $you ->
    [who] You announce: { $trouble }, and a fight with { $card }.
   *[none] { $who } announces: { $trouble }, and a fight with { $card }.
}
proposal-loot-room = { $you ->
    [who] You announce: { $loot }.
   *[none] { $who } announces: { $loot }.
}
proposal-take = { $you ->
    [who] You are about to take { $card } into your hand.
   *[none] { $who } is about to take { $card } into the hand.
}
proposal-end-turn = { $you ->
    [who] You are about to end your turn.
   *[none] { $who } is about to end the turn.
}
