### What has happened: one message a kind of event, as a line of the log, without a full stop.
### $you: the reader is `who`, `other`, or `none` of them.

event-game = The game begins: { $boxes }
event-house = { $you ->
    [who] You are sorted into { $card }
   *[none] { $who } is sorted into { $card }
}
event-kid = { $you ->
    [who] You are dealt { $card }
   *[none] { $who } is dealt { $card }
}
event-first = { $you ->
    [who] You go first
   *[none] { $who } goes first
}
event-die = { $needed ->
    [0] { $you ->
        [who] You roll { $amount }
       *[none] { $who } rolls { $amount }
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $bonus })
    }{ $first ->
        [yes] { " " }for who goes first
       *[no] { "" }
    }
    [1] { $you ->
        [who] You roll { $amount }, and any roll escapes
       *[none] { $who } rolls { $amount }, and any roll escapes
    }
   *[other] { $enough ->
        [yes] { $you ->
            [who] You roll { $amount }, needed { $needed } to escape: enough
           *[none] { $who } rolls { $amount }, needed { $needed } to escape: enough
        }
       *[no] { $you ->
            [who] You roll { $amount }, needed { $needed } to escape: not enough
           *[none] { $who } rolls { $amount }, needed { $needed } to escape: not enough
        }
    }
}
event-die-changed = { $needed ->
    [0] { $you ->
        [who] Your roll is now { $amount }
       *[none] { $who }'s roll is now { $amount }
    }
   *[other] { $enough ->
        [yes] { $you ->
            [who] Your roll is now { $amount }: enough to escape
           *[none] { $who }'s roll is now { $amount }: enough to escape
        }
       *[no] { $you ->
            [who] Your roll is now { $amount }: not enough to escape
           *[none] { $who }'s roll is now { $amount }: not enough to escape
        }
    }
}
event-turn = { $you ->
    [who] Turn { $amount }: yours
   *[none] Turn { $amount }: { $who }
}
# $card: the card that made them miss it, where it is known.
event-missed = { $card ->
    [none] { $you ->
        [who] You miss a turn
       *[none] { $who } misses a turn
    }
   *[other] { $you ->
        [who] You miss this turn because of { $card }
       *[none] { $who } misses this turn because of { $card }
    }
}
event-will-miss = { $card ->
    [none] { $you ->
        [who] You will miss your next turn
       *[none] { $who } will miss the next turn
    }
   *[other] { $you ->
        [who] You will miss your next turn because of { $card }
       *[none] { $who } will miss the next turn because of { $card }
    }
}
event-back = { $you ->
    [who] You are back from the dead
   *[none] { $who } is back from the dead
}
event-draw = { $you ->
    [who] You draw { $card }
   *[none] { $who } draws { $card }
}
event-draw-up = { $you ->
    [who] You draw { $card } face up
   *[none] { $who } draws { $card } face up
}
event-none-left = { $deck ->
    [door] There is no Door card left for
   *[treasure] There is no Treasure left for
} { $you ->
    [who] you
   *[none] { $who }
}
event-shuffle = { $deck ->
    [door] The Door discards are shuffled into a new deck
   *[treasure] The Treasure discards are shuffled into a new deck
}
event-door = { $you ->
    [who] You · { $door }: { $card }
   *[none] { $who } · { $door }: { $card }
}
event-trouble = { $you ->
    [who] You · { $trouble }: { $card }
   *[none] { $who } · { $trouble }: { $card }
}
event-loot-room = { $you ->
    [who] You · { $loot }
   *[none] { $who } · { $loot }
}
event-take = { $you ->
    [who] You take { $card } into your hand
   *[none] { $who } takes { $card } into the hand
}
event-fight = { $you ->
    [who] You fight { $card }
   *[none] { $who } fights { $card }
}
event-join = { $you ->
    [who] You send { $card } into the fight
   *[none] { $who } sends { $card } into the fight
}
event-copy = { $who ->
    [none] A copy of { $card } joins the fight
   *[other] { $you ->
        [who] You send a copy of { $card } into the fight
       *[none] { $who } sends a copy of { $card } into the fight
    }
}
# $deck: of a card that acts as it is drawn.
# $bare: an Item that does nothing, as it has no room or is for others.
event-play = { $deck ->
    [none] { $bare ->
        [yes] { $you ->
            [who] You lay down { $card }, unused
           *[none] { $who } lays down { $card }, unused
        }
       *[other] { $you ->
            [who] You play { $card }
           *[none] { $who } plays { $card }
        }
    }
   *[other] { $you ->
        [who] You draw { $card }: it acts at once
       *[none] { $who } draws { $card }: it acts at once
    }
}
event-play-on = { $you ->
    [who] You play { $card } on { $other }
    [both] You play { $card } on yourself
    [same] { $who } plays { $card }
    [other] { $who } plays { $card } on you
   *[none] { $who } plays { $card } on { $other }
}
event-play-monster = { $you ->
    [who] You play { $card } on { $on }
   *[none] { $who } plays { $card } on { $on }
}
event-play-side = { $you ->
    [who] You play { $card }
   *[none] { $who } plays { $card }
} { $side ->
    [munchkins] for the players
   *[monsters] for the monsters
}
event-attach = { $you ->
    [who] You attach { $card } to { $on }
   *[none] { $who } attaches { $card } to { $on }
}
event-use = { $you ->
    [who] You use
   *[none] { $who } uses
} { $ability ->
    [none] { $card }
   *[other] { $card ->
        [none] “{ $ability }”
       *[other] “{ $ability }” ({ $card })
    }
}
event-trigger = { $ability ->
    [none] { $card } takes effect
   *[other] “{ $ability }” ({ $card }) takes effect
}
event-equip = { $you ->
    [who] You put on { $card }
   *[none] { $who } puts on { $card }
}
event-unequip = { $you ->
    [who] You take off { $card }
   *[none] { $who } takes off { $card }
}
event-discard = { $you ->
    [who] You discard { $card }
   *[none] { $who } discards { $card }
}
event-untaken = { $card } is discarded: { $you ->
    [who] you cannot take it any more
   *[none] { $who } cannot take it any more
}
event-pay = { $you ->
    [who] You pay with { $card }
   *[none] { $who } pays with { $card }
}
event-lose = { $you ->
    [who] You lose { $card }
   *[none] { $who } loses { $card }
}
event-curse = { $you ->
    [who] { $card } strikes you
   *[none] { $card } strikes { $who }
}
event-cancelled = { $you ->
    [who] { $card } does nothing to you
   *[none] { $card } does nothing to { $who }
}
event-missed-curse = { $you ->
    [who] { $card } finds nothing to take from you
   *[none] { $card } finds nothing to take from { $who }
}
event-stays = { $you ->
    [who] { $card } stays in front of you
   *[none] { $card } stays in front of { $who }
}
event-lifted = { $you ->
    [who] You are rid of { $card }
   *[none] { $who } is rid of { $card }
}
event-spent = { $you ->
    [who] Your { $card } is over
   *[none] { $who }'s { $card } is over
}
event-boost = { $other ->
    [none] { $you ->
        [who] You get { $bonus } in this combat
       *[none] { $who } gets { $bonus } in this combat
    }
   *[other] { $you ->
        [who] You get { $bonus } in this combat from { $other }
        [other] { $who } gets { $bonus } in this combat from you
       *[none] { $who } gets { $bonus } in this combat from { $other }
    }
}
event-boost-monster = { $card } gets { $bonus } in this combat
event-level-up = { $you ->
    [who] You gain
   *[none] { $who } gains
} { $amount ->
    [one] a level
   *[other] { $amount } levels
}, now Level { $level }
event-level-down = { $you ->
    [who] You lose
   *[none] { $who } loses
} { $amount ->
    [one] a level
   *[other] { $amount } levels
}, now Level { $level }
event-no-level = { $you ->
    [who] You gain no level: Level { $level } can only be reached by beating a monster
   *[none] { $who } gains no level: Level { $level } can only be reached by beating a monster
}
event-sell = { $you ->
    [who] You sell { $card }
   *[none] { $who } sells { $card }
}
event-sold = { $you ->
    [who] You sell Items worth { $amount } gold
   *[none] { $who } sells Items worth { $amount } gold
}
event-ask-help = { $asks ->
    [helper] { $you ->
        [who] You will help { $other } for { $goods }{ offer-picks }
        [other] { $who } will help you for { $goods }{ offer-picks }
       *[none] { $who } will help { $other } for { $goods }{ offer-picks }
    }
   *[fighter] { $you ->
        [who] You ask { $other } for help and offer { $goods }{ offer-picks }
        [other] { $who } asks you for help and offers { $goods }{ offer-picks }
       *[none] { $who } asks { $other } for help and offers { $goods }{ offer-picks }
    }
}
event-offer = { $you ->
    [who] You offer { $other } a trade: { offer-swap }
    [other] { $who } offers you a trade: { offer-swap }
   *[none] { $who } offers { $other } a trade: { offer-swap }
}
event-decline = { $you ->
    [who] You decline what { $other } offers
    [other] { $who } declines what you offer
   *[none] { $who } declines what { $other } offers
}
event-withdraw = { $you ->
    [who] You take back your offer to { $other }
    [other] { $who } takes back the offer to you
   *[none] { $who } takes back the offer to { $other }
}
event-bargain = { $you ->
    [who] You and { $other } have a deal:
    [other] { $who } and you have a deal:
   *[none] { $who } and { $other } have a deal:
} { $kind ->
    [trade] { offer-swap }
   *[help] help for { $goods }{ offer-picks }
}
event-helps = { $you ->
    [who] You help { $other }
    [other] { $who } helps you
   *[none] { $who } helps { $other }
}
event-uninvited = { $you ->
    [who] You join the fight of { $other } uninvited, for { $amount ->
        [one] 1 Treasure
       *[other] { $amount } Treasures
    }
    [other] { $who } joins your fight uninvited, for { $amount ->
        [one] 1 Treasure
       *[other] { $amount } Treasures
    }
   *[none] { $who } joins the fight of { $other } uninvited, for { $amount ->
        [one] 1 Treasure
       *[other] { $amount } Treasures
    }
}
event-kept = { $you ->
    [who] You keep { $card } at your side, with { $bonus }
   *[none] { $who } keeps { $card } at their side, with { $bonus }
}
event-sent-away = { $you ->
    [who] You leave the fight
   *[none] { $who } leaves the fight
}
event-give = { $you ->
    [who] You give { $card } to { $other }
    [other] { $who } gives you { $card }
   *[none] { $who } gives { $card } to { $other }
}
event-hand-over = { $you ->
    [who] { $other } gets { $card } from you
    [other] You get { $card } from { $who }
   *[none] { $other } gets { $card } from { $who }
}
event-borrow = { $you ->
    [who] You borrow { $card } from { $other }
    [other] { $who } borrows { $card } from you
   *[none] { $who } borrows { $card } from { $other }
}
event-given-back = { $you ->
    [who] You give { $card } back to { $other }
    [other] { $who } gives { $card } back to you
   *[none] { $who } gives { $card } back to { $other }
}
event-roll-off = { $you ->
    [who] You roll off with { $other }
    [other] { $who } rolls off with you
   *[none] { $who } rolls off with { $other }
}
event-rolled-lower = { $you ->
    [who] You rolled lower
   *[none] { $who } rolled lower
}
event-charity = { $you ->
    [who] You give { $card } to { $other } in charity
    [other] { $who } gives you { $card } in charity
   *[none] { $who } gives { $card } to { $other } in charity
}
event-show = { $you ->
    [who] You show { $card }
   *[none] { $who } shows { $card }
}{ $other ->
    [none] { "" }
   *[other] { " " }to { $you ->
        [other] you
       *[none] { $other }
    }
}
event-look = { $you ->
    [who] You look at { $card }
   *[none] { $who } looks at { $card }
}{ $other ->
    [none] { "" }
   *[other] { " " }in { $you ->
        [other] your hand
       *[none] { $other }'s hand
    }
}
event-claim = { $you ->
    [who] You claim the win
   *[none] { $who } claims the win
}
event-concede = { $you ->
    [who] You give up the fight and run
   *[none] { $who } gives up the fight and runs
}
event-removed = { $card } leaves the fight
event-killed = { $card } is beaten
event-won-treasure = { $amount ->
    [0] { " and no Treasure" }
   *[other] { "" }
}
# $card: by which the last monster was taken out of the fight, by $other if not by the fighter; $amount: Treasures.
event-won = { $bare ->
    [yes] { $card ->
        [none] { $you ->
            [who] You have nothing left to fight: no monster was beaten, so there is no level
           *[none] { $who } has nothing left to fight: no monster was beaten, so there is no level
        }
       *[other] { $you ->
            [who] { $other ->
                [none] You played { $card }: no monster is left, so there is no Level{ event-won-treasure }
               *[other] { $other } played { $card }: no monster is left, so you get no Level{ event-won-treasure }
            }
            [other] You played { $card }: no monster is left, so { $who } gets no Level{ event-won-treasure }
           *[none] { $other ->
                [none] { $who } played { $card }: no monster is left, so there is no Level{ event-won-treasure }
               *[other] { $other } played { $card }: no monster is left, so { $who } gets no Level{ event-won-treasure }
            }
        }
    }
   *[no] { $you ->
        [who] You win the fight
       *[none] { $who } wins the fight
    }
}
# A helper may get some or all of it.
event-treasure = { $you ->
    [who] Your win brings
   *[none] { $who }'s win brings
} { $amount ->
    [one] a Treasure
   *[other] { $amount } Treasures
}
event-owed = { $card } pays { $you ->
    [who] you
   *[none] { $who }
} when the fight is over
event-void = Part of the bargain is void: { $card } cannot be played
event-lapsed = { $you ->
    [who] Your offer to { $other } is void
    [other] The offer of { $who } to you is void
   *[none] The offer of { $who } to { $other } is void
}: { $void ->
    [fight_over] the fight is over
    [decided] the fight is decided
    [no_monster] no monster is left to fight
    [has_helper] somebody helps already
    [passed_on] somebody else fights now
    [dead] a character has died
    [combat] a fight has begun
   *[none] { $card } is gone
}
event-escape = { $you ->
    [who] You escape { $card }
   *[none] { $who } escapes { $card }
}
event-not-pursued = { $card } does not pursue { $you ->
    [who] you
   *[none] { $who }
}
event-caught = { $card } catches { $you ->
    [who] you
   *[none] { $who }
}
event-sacrifice = { $you ->
    [who] You sacrifice { $card }
   *[none] { $who } sacrifices { $card }
}
event-passed-on = { $you ->
    [who] The fight passes from you to { $other }
    [other] The fight passes from { $who } to you
   *[none] The fight passes from { $who } to { $other }
}
event-fight-over = The fight is over
event-death = { $card ->
    [none] { $you ->
        [who] You die
       *[none] { $who } dies
    }
   *[other] { $you ->
        [who] You die of { $card }
       *[none] { $who } dies of { $card }
    }
}
event-laid-out = { $you ->
    [who] { $card } lies beside your body
   *[none] { $card } lies beside { $who }'s body
}
event-loots = { $you ->
    [who] You loot { $card } from { $other }'s body
    [other] { $who } loots { $card } from your body
   *[none] { $who } loots { $card } from { $other }'s body
}
event-extra-turn = { $you ->
    [who] You take an extra turn
   *[none] { $who } takes an extra turn
} after this one
event-bury = { $you ->
    [who] You put { $card } to the bottom of the deck
   *[none] { $who } puts { $card } to the bottom of the deck
}
event-step = { $you ->
    [who] You take
   *[none] { $who } takes
} { $amount ->
    [one] a step
   *[other] { $amount } steps
} along { $track }, now step { $steps }
event-step-back = { $you ->
    [who] You go
   *[none] { $who } goes
} back { $amount ->
    [one] a step
   *[other] { $amount } steps
} along { $track }, now step { $steps }
event-track-end = { $you ->
    [who] You reach
   *[none] { $who } reaches
} the end of { $track }
event-sex = { $you ->
    [who] You are now
   *[none] { $who } is now
} { $sex ->
    [male] male
   *[female] female
}
event-sex-drawn = { $you ->
    [who] You are
   *[none] { $who } is
} { $sex ->
    [male] male
   *[female] female
} (chosen at random)
event-no-first-player = Nobody here is called { $named }: the dice decide who begins
event-dungeon = The Dungeon { $card } is open
event-dungeon-closed = The Dungeon { $card } closes
event-hold-on = { $you ->
    [who] You say: hold on!
   *[none] { $who } says: hold on!
}
event-open-to-trades = { $you ->
    [who] You are open to trades
   *[none] { $who } is open to trades
}
event-closed-to-trades = { $you ->
    [who] You are closed to trades
   *[none] { $who } is closed to trades
}
event-win = { $you ->
    [who] You win the game!
   *[none] { $who } wins the game!
}
event-over = { $reason ->
    [last_turn] The game is over: a draw, the last turn has been played
    [standstill] The game is over: a draw, a whole round changed nothing
   *[winning_level] The game is over: the winning Level is reached
}

# Several unseen cards in a row are one line.
event-draws = { $you ->
    [who] You draw { $cards }
   *[none] { $who } draws { $cards }
}
