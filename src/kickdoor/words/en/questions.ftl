### What a choice is about, as a sentence to the one who chooses.
### $who and $you: who leads the window, or the player the question is about; $count: how many are to be chosen.

# Windows, where everybody may act.
# $begun: whether the game has; then this character is dealt in after a death.
question-setup = { $begun ->
    [yes] { $play ->
        [yes] You are dealt in again after your death: play what you want to begin with, then press Ready.
       *[no] You are dealt in again after your death: no card of yours can be played yet. Press Ready.
    }
   *[no] { $play ->
        [yes] Before the first turn: play what you want to begin with, then press Ready.
       *[no] Before the first turn: no card of yours can be played yet. Press Ready.
    }
}
# $stronger: whether a card of the reader adds to their strength.
question-start = { $you ->
    [who] { $stronger ->
        [yes] Your turn. Play what makes you stronger, then { $door }.
       *[no] Your turn: { $door }.
    }
   *[none] { $who } has not opened the door yet.
}
# $playable: whether the card can be played where it lies.
question-revealed = { $you ->
    [who] { $playable ->
        [yes] This card is yours: play it now, or take it into your hand.
       *[no] This card is yours: take it into your hand.
    }
   *[none] { $who } has opened the door.
}
# $can: what the reader can do in the room.
question-room = { $you ->
    [who] { $can ->
        [both] No monster came. Either { $trouble } with a monster of your hand, or { $loot }?
        [trouble] No monster came, and a card forbids { $loot }: { $trouble }, with a monster of your hand.
        [loot] No monster came, and you have none in your hand to fight: { $loot }.
       *[none] No monster came, and a card forbids { $loot }.
    }
   *[none] { $who } stands in an empty room.
}
# $excess: cards above the hand limit; $deeds: what the reader may still do.
question-end = { $you ->
    [who] { $excess ->
        [0] { $deeds ->
            [none] That was your turn: end it.
           *[other] That was your turn. End it, unless you want to { $deeds }.
        }
        [1] { $deeds ->
            [none] You hold 1 card too many. It goes to Charity when you end your turn.
           *[other] You hold 1 card too many. It goes to Charity when you end your turn, unless you { $deeds } first.
        }
       *[other] { $deeds ->
            [none] You hold { $excess } cards too many. They go to Charity when you end your turn.
           *[other] You hold { $excess } cards too many. They go to Charity when you end your turn, unless you { $deeds } first.
        }
    }
   *[none] { $who }'s turn is about to end.
}
# What a sentence of a question proposes, as far as it is listed.
deed-play = play a card
deed-sell = sell Items
deed-trade = trade with another player
deed-help = ask for help
deed-run = run away
# $side: who would win now, `munchkins` or `monsters`; $foes: the names of the monsters; $deeds: what the reader may do.
question-fight = { $you ->
    [who] { $foes ->
        [none] No monster is left.
       *[other] { $side ->
            [munchkins] You are winning against { $foes }, { $ours } against { $theirs }.
           *[monsters] { $deeds ->
                [none] You are losing to { $foes }, { $ours } against { $theirs }.
               *[other] You are losing to { $foes }, { $ours } against { $theirs }. You can { $deeds }.
            }
        }
    }
   *[none] { $foes ->
        [none] { $who } has no monster left to fight.
       *[other] { $who } fights { $foes }, { $ours } against { $theirs }.
    }
}
# $pursuers: the monsters that are still to be run from; $spared: whether a companion can be sacrificed instead of a roll.
question-flee = { $you ->
    [who] { $spared ->
        [yes] You run away: sacrifice your companion for a sure escape, or roll the die?
       *[no] { $pursuers ->
            [0] You run away.
            [1] You run away: roll the die.
           *[other] You run away. Which monster do you roll for first?
        }
    }
   *[none] { $who } runs away.
}

# What is being composed. A card that makes somebody help asks who it is.
question-help = { $card ->
    [none] What is the price of help?
   *[other] { question-by }Who is it?
}
question-trade = What is the trade?
question-sale = Which Items do you sell? 1,000 gold make a level.
question-show = Which cards do you show, and to whom?

# Questions to one player.
question-charity = Charity: you hold { $hold } and may keep { $keep }. { $receivers ->
    [0] Nobody has a lower Level: discard { $count }.
    [one] Give { $count } to { $to }, who has the lowest Level.
   *[other] Give { $count } to { $to }, who have the lowest Level.
}
# $done of $total have been chosen.
question-chosen = { $total ->
    [0] { "" }
    [1] { "" }
    [none] { "" }
   *[other] { " " }({ $done } of { $total } chosen)
}
question-house = Which House is yours?
question-loot = { $you ->
    [who] Which card do you take?
   *[none] { $who } is dead. Which card do you take?
}
question-new-kid = Which New Kid are you from now on?
question-helper-escapes = You escape. Does { $who }, who helped you, escape with you?
question-stays = The fight now belongs to { $who }, who owes you nothing. Do you leave it?
question-spoils = { $count ->
    [one] { $count } Treasure is yours. Which do you take?
   *[other] { $count } Treasures are yours. Which do you take first?
}
# $of: the kind of the cards; $has and $keep: how many there are, and may be kept.
question-shed = { $of ->
    [power] You have { $has } Ranks of Powers and may keep { $keep }. Which do you discard?
    [class] You have { $has } Classes and may keep { $keep }. Which do you discard?
    [race] You have { $has } Races and may keep { $keep }. Which do you discard?
    [companion] You have { $has } companions and may keep { $keep }. Which do you discard?
   *[none] You have more than you may have. Which do you discard?
}
question-replace = There is no room for { $card } besides all of these. Which do you discard?
question-unequip = You cannot wear all of these. Which do you take off?
question-pass-on = You may not keep all of these. Which goes to a player of the lowest Level?
question-part-with = You may not keep { $card }. What becomes of it?
question-offer = Do you accept the trade that { $who } offers?
question-pass-on-to = Who gets { $card }?

# Questions that a card asks.
question-may = { question-by }Do you want to?
question-either = { question-by }Which of the two?
question-roll = { question-by }Which number?
question-pay = { $gold ->
    [0] { question-by }What do you pay with?{ question-chosen }
   *[other] { question-by }What do you pay with? { $gold } gold to go.
}
question-take = { question-by }Which do you take?
question-give = { question-by }Which do you choose?
question-lose = { $count ->
    [one] { question-by }Which do you lose?{ question-chosen }
   *[other] { question-by }Which { $count } do you lose?{ question-chosen }
}
question-bury = { question-by }Which goes to the bottom of the deck?{ question-chosen }
question-play = { question-by }Which do you play?
question-add = { question-by }Which do you add?
question-swap = { question-by }Which do you choose?
question-lift = { question-by }Which are you rid of?
question-close = { question-by }Which Dungeon closes?
question-source = { question-by }Which do you try?
question-choose = { question-by }Which do you choose?
question-turn = { question-by }Whose is it?
question-steal = { question-by }From whom?
question-kill = { question-by }Which monster?
question-remove = { question-by }Which monster?
question-copy = { question-by }Which monster?
question-pass = { question-by }To whom?
question-suffer = { question-by }Which monster?
question-look = { question-by }Whose?

# The card that asks, with its sentence.
question-by = { $card ->
    [none] { "" }
   *[other] { $sentence ->
        [none] { $card }:{ " " }
       *[other] { $card }: { $sentence }.{ " " }
    }
}

# An interrupt: its sentence is that of its moment.
moment-turn-starts = { $you ->
    [who] Your turn starts.
   *[none] { $who }'s turn starts.
}
moment-turn-ends = { $you ->
    [who] Your turn ends.
   *[none] { $who }'s turn ends.
}
moment-combat-starts = { $you ->
    [who] Your fight begins.
   *[none] { $who }'s fight begins.
}
moment-combat-ends = { $you ->
    [who] Your fight ends.
   *[none] { $who }'s fight ends.
}
moment-opens-a-door = { $you ->
    [who] You begin: { $door }.
   *[none] { $who } begins: { $door }.
}
moment-loots-the-room = { $you ->
    [who] You have drawn a card ({ $loot }).
   *[none] { $who } has drawn a card ({ $loot }).
}
moment-is-about-to-draw-a-card-face-up = { $you ->
    [who] You are about to draw a card face up.
   *[none] { $who } is about to draw a card face up.
}
moment-draws-it = { $you ->
    [who] You have drawn it.
   *[none] { $who } has drawn it.
}
moment-runs-away = { $you ->
    [who] You give up the fight and run.
   *[none] { $who } gives up the fight and runs.
}
# $needed: of a roll to run away, the least that escapes; 0: it is another roll.
moment-rolls-a-die = { $needed ->
    [0] { $you ->
        [who] You have rolled { $roll }. Does it stand?
       *[none] { $who } has rolled { $roll }. Does it stand?
    }
   *[other] { moment-rolls-to-run-away }
}
moment-rolls-to-run-away = { $you ->
    [who] You have rolled { $roll } to run away, and need { $needed }. Does it stand?
   *[none] { $who } has rolled { $roll } to run away, and needs { $needed }. Does it stand?
}
moment-escapes = { $you ->
    [who] You have escaped.
   *[none] { $who } has escaped.
}
moment-is-caught = { $you ->
    [who] You are caught.
   *[none] { $who } is caught.
}
moment-wins-a-combat = { $you ->
    [who] You have won the fight.
   *[none] { $who } has won the fight.
}
moment-beats-a-monster = { $you ->
    [who] You have beaten a monster.
   *[none] { $who } has beaten a monster.
}
moment-beats-it = { $you ->
    [who] You have beaten it.
   *[none] { $who } has beaten it.
}
moment-helps-to-beat-a-monster = { $you ->
    [who] You have helped to beat a monster.
   *[none] { $who } has helped to beat a monster.
}
# $averted: it was stopped, or turned away to somebody else.
moment-is-struck = { $averted ->
    [yes] { $card ->
        [none] { $you ->
            [who] The Curse does nothing to you any more.
           *[none] The Curse does nothing to { $who } any more.
        }
       *[other] { $you ->
            [who] { $card } does nothing to you any more.
           *[none] { $card } does nothing to { $who } any more.
        }
    }
   *[no] { $card ->
        [none] { $you ->
            [who] A Curse is about to strike you.
           *[none] A Curse is about to strike { $who }.
        }
       *[other] { $you ->
            [who] { $card } is about to strike you.
           *[none] { $card } is about to strike { $who }.
        }
    }
}
moment-gains-a-level = { $you ->
    [who] You have gained a level.
   *[none] { $who } has gained a level.
}
moment-loses-a-level = { $you ->
    [who] You have lost a level.
   *[none] { $who } has lost a level.
}
moment-plays-a-one-shot = { $card ->
    [none] { $you ->
        [who] You have played a one-shot Item.
       *[none] { $who } has played a one-shot Item.
    }
   *[other] { $you ->
        [who] You have played { $card }.
       *[none] { $who } has played { $card }.
    }
}
moment-dies = { $you ->
    [who] You are about to die.
   *[none] { $who } is about to die.
}
moment-steals = { $you ->
    [who] You have stolen something.
   *[none] { $who } has stolen something.
}
moment-loses-a-card = { $card ->
    [none] { $you ->
        [who] You have lost a card.
       *[none] { $who } has lost a card.
    }
   *[other] { $you ->
        [who] You have lost { $card }.
       *[none] { $who } has lost { $card }.
    }
}
moment-sells-items = { $you ->
    [who] You have sold Items.
   *[none] { $who } has sold Items.
}
moment-asks-for-help = { $you ->
    [who] You have asked for help.
   *[none] { $who } has asked for help.
}
moment-is-asked-for-help = { $you ->
    [who] You are asked for help.
   *[none] { $who } is asked for help.
}
