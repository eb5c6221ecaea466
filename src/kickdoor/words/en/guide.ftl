### What the guide of the first game says, and when it is due: see server/http/guide.toml.

# Steps: a title, and a text of one or two short sentences. $by: what the reader uses (touch, mouse, keys); else as the hints.
guide-welcome = Welcome to the dungeon
    .text = Kick open doors, beat the monsters behind them, take their stuff. First to reach Level { $winning } on the track above wins.
guide-hand = Your hand
    .text = Eight cards that only you see. { $by ->
        [touch] Tap
        [keys] Choose
       *[mouse] Click
    } one to read it; the glowing ones are worth playing now.
guide-wear = Get dressed first
    .text = { $by ->
        [touch] Tap
        [keys] Choose
       *[mouse] Click
    } a glowing Item and play it: its bonus makes you stronger. You have one head, one body, two hands, two feet.
guide-be = Be somebody
    .text = A Class or a Race lets you do more than others. { $by ->
        [touch] Tap
        [keys] Choose
       *[mouse] Click
    } the glowing one and play it.
guide-companion = A friend for hire
    .text = This one walks along and works for you. { $by ->
        [touch] Tap
        [keys] Choose
       *[mouse] Click
    } it and play it; you can have one at a time.
guide-levelup = A free Level
    .text = The glowing card gives you a Level: play it on yourself. Only the winning Level must be earned in a fight.
guide-door = Your turn: the door
    .text = { $door }! A monster behind it you must fight, a Curse strikes you, anything else you keep.
guide-winning = A fight, and you are ahead
    .text = Your Level and your cards make { $ours }, against { $theirs }: that is enough. Claim the win!
guide-bargain = The price of help
    .text = Promise some of the Treasure and make the offer. The Level stays yours.
guide-helped = You have a helper
    .text = Their strength counts with yours: { $ours } against { $theirs }. If it goes wrong, you both run.
guide-won = Beaten!
    .text = You go up to Level { $level }, and the Treasure is yours.{ $wear ->
        [some] { " " }Put on what makes you stronger.
       *[none] { "" }
    }
guide-caught = It got you
    .text = Its Bad Stuff happens to you, as printed on its card. You never fall below Level 1.
guide-stays = This one stays
    .text = It lies in front of you and goes on working. Its card says when it is over.
guide-meddled = Somebody meddles
    .text = A card was played into your fight: { $ours } against { $theirs } now. Anybody may do that in any fight, and so may you.
guide-death = You are dead
    .text = You keep your Level, the others share your things. Next turn you are back with new cards.
guide-cursed = Cursed!
    .text = What the Curse says happens to you. That’s Munchkin.
guide-curse-card = You hold a Curse
    .text = You may play it on anybody, even in the middle of a fight. Best on whoever is ahead.
guide-sell = Gold is Levels
    .text = Items worth 1,000 gold together buy a Level. The value is at the foot of a card.
guide-end = That was a turn
    .text = Nothing left to put on? Then end your turn.
guide-others = Now the others
    .text = They do the same as you. { $by ->
        [touch] Above you see their Level and strength; tap a player to see what they wear.
       *[other] Above you see their Level and strength, and what they wear.
    }
guide-helping = You are in it now
    .text = Your strength counts for { $who } until the fight is over. If it is lost, you must run, too.
guide-meddle = Their fight, your cards
    .text = You may play a card into their fight, for them or against them. You need not be nice.
guide-rival-death = A rival is dead
    .text = They keep their Level and come back with new cards. What they had is shared out.
guide-rival-close = Somebody is nearly there
    .text = A rival needs one more Level to win. Make their next monster stronger, and do not help them.
guide-close = One step to go
    .text = The last Level is yours only for a monster you beat; no card gives it. Everybody will try to stop you.
guide-victory = You know the game now.
    .text = The rest you will learn by being hit with it. A full game goes to Level 10.
guide-defeat = You know the game now.
    .text = Whoever is ahead should be stopped: next time, curse them earlier. A full game goes to Level 10.

# What is going on, and what to do now. $who: the player it is about, $you: whether that is the reader; $card: the card it is
# about; $ours and $theirs: the totals of the fight, $levels: the Levels it is worth; $winning: the Level that wins; $strength and
# $level: the reader's; $wear: whether there is an Item to put on; $reward: the card that rewards the reader for helping;
# $saves: what saves from death or from being caught for certain now, $spares: whom one may sacrifice when one runs;
# $die: whether a die decides over running away (sure, never, roll); $deeds: what turns a lost fight, $becomes and $left: the totals then; $by: what the reader uses.
hint-over = The game is over. Play again, watch it once more, or go to the lobby.
hint-asked-for-help = { $who } asks for your help. Your strength is added, and you get what is promised; { $reward ->
    [none] the Level is theirs.
   *[other] the Level is theirs, and { $reward } rewards you.
} If it is lost, you must run, too. Accept or decline.
hint-offered-help = { $who } would help you, for a price. Accept if you cannot win alone; decline if you can.
hint-offered-trade = { $who } offers you a trade. Nobody has to: accept it or decline it.
hint-promise = Name the price of their help: the fewer Treasures the better for you. Then send the offer.
hint-offering = You would fight beside { $who }. Name what you want for it, then make the offer; { $reward ->
    [none] the Level is theirs.
   *[other] the Level is theirs, and { $reward } rewards you.
} If it is lost, you must run, too.
hint-sell = Add Items until they are worth 1,000 gold, then sell: that is a Level. Or never mind.
hint-trade = Add what you give and what you want, then send the offer. Or never mind.
hint-show = Choose what to show, and to whom. Or never mind.

hint-charity = You hold more than five cards at the end of your turn, so some must go. Part with what helps you least.
hint-loot-body = { $who } is dead, and you may take one of the things left behind. Take the best you can wear.
hint-spoils = The Treasure is won. Pick what you want most.
hint-lose = { $card ->
    [none] Something of yours has to go. Choose what you can spare.
   *[other] { $card } takes something from you. Choose what hurts least. That’s Munchkin.
}
hint-bury = { $card ->
    [none] You see cards that are still in the deck. The one that you choose goes to the bottom.
   *[other] { $card } shows you cards that are still in the deck. The one that you choose goes to the bottom, so send away what would hurt you.
}
hint-pay = This costs you a card. Pay with one that you do not need.
hint-no-room = You cannot have all of these at once: one head, two hands, one body, two feet. Choose which one goes.
hint-give-away = { $card ->
    [none] Something of yours goes to somebody else, or is lost. Choose what you can spare.
   *[other] { $card }: something of yours goes to somebody else, or is lost. Choose what you can spare.
}
hint-pick-card = { $card ->
    [none] Choose a card.
   *[other] { $card } lets you choose a card.
}
hint-pick-player = { $card ->
    [none] Choose a player. The bar says what for.
   *[other] { $card } is about the player you choose. The bar says what for.
}
hint-pick-monster = { $card ->
    [none] Choose a monster of this fight.
   *[other] { $card } works on one monster of this fight: choose which.
}
hint-pick-answer = { $card ->
    [none] The choice is yours: take one of the buttons.
   *[other] { $card } leaves the choice to you: take one of the buttons.
}
hint-fleeing-friend = You are out of this fight’s reach for a moment. Decide what becomes of the other.
hint-answer-trade = { $who } offers a trade. Accept if you like it.

hint-opens = { $you ->
    [who] Your door opens: the next card is turned up. A monster means a fight, a Curse strikes you, anything else you keep.
   *[none] { $who }’s door opens: the next card is turned up. Whatever it is, it is { $who }’s problem.
}
hint-turned-up = { $you ->
    [who] You are about to turn up a card: everybody will see it.
   *[none] { $who } is about to turn up a card: everybody will see it.
}
hint-struck = { $you ->
    [who] { $card } is about to strike you. What it says happens to you, unless somebody stops it. That’s Munchkin.
   *[none] { $card } is about to strike { $who }. For once it is not you.
}
hint-die = { $you ->
    [who] You have rolled a die. It stands, unless somebody holds a card that changes it.
   *[none] { $who } has rolled a die. It stands, unless somebody holds a card that changes it.
}
hint-escape-die = { $you ->
    [who] You have rolled to run away. High enough, and you are out; if not, its Bad Stuff happens to you.
   *[none] { $who } has rolled to run away. High enough is out; if not, the Bad Stuff happens.
}
hint-looted = { $you ->
    [who] You found nobody in the room, and drew a card for your trouble.
   *[none] { $who } found nobody in the room, and drew a card.
}
hint-one-shot-now = { $you ->
    [who] You have played { $card }. What it says happens now, unless somebody stops it; then it is gone.
   *[none] { $who } has played { $card }. What it says happens now, unless somebody stops it; then it is gone.
}
hint-one-shot = { $you ->
    [who] You have played { $card }. It counts now and is gone after this fight, unless somebody stops it.
   *[none] { $who } has played { $card }. It counts in this fight, then it is gone.
}
hint-fight-begins = { $you ->
    [who] Your fight is about to begin.
   *[none] { $who }’s fight is about to begin. You may watch, or meddle.
}
hint-fight-ends = { $you ->
    [who] Your fight is over.
   *[none] { $who }’s fight is over.
}
hint-beaten = { $you ->
    [who] A monster of your fight is beaten.
   *[none] A monster in the fight of { $who } is beaten.
}
hint-runs = { $you ->
    [who] { $die ->
        [sure] You run, and get away whatever the die shows.
        [never] You run, but no roll is high enough this time.
       *[roll] You run. A die decides whether you get away.
    }
   *[none] { $die ->
        [sure] { $who } runs, and gets away whatever the die shows.
        [never] { $who } runs, but no roll is high enough this time.
       *[roll] { $who } runs. A die decides.
    }
}
hint-escaped = { $you ->
    [who] You got away. No Treasure, no Level, no harm.
   *[none] { $who } got away.
}
hint-caught = { $you ->
    [who] It got you: the Bad Stuff on its card is about to happen to you.
   *[none] It got { $who }: the Bad Stuff on its card is about to happen. To { $who }.
}
hint-gained = { $you ->
    [who] You went up.
   *[none] { $who } went up.
}
hint-lost = { $you ->
    [who] You went down a Level. That’s Munchkin.
   *[none] { $who } went down a Level.
}
hint-dies = { $you ->
    [who] You are about to die. You keep your Level and come back with new cards.
   *[none] { $who } is about to die: what they have will be shared out.
}
hint-stolen = { $you ->
    [who] You tried to steal. The log says what came of it.
   *[none] { $who } tried to steal. The log says what came of it.
}
hint-sold = { $you ->
    [who] You have sold Items: each 1,000 gold is a Level.
   *[none] { $who } has sold Items: each 1,000 gold is a Level.
}
hint-help-asked = { $you ->
    [who] Help has been asked for. The other may accept, refuse, or name a price.
   *[none] { $who } asks for help, or is asked.
}
hint-card-lost = { $you ->
    [who] You have just lost { $card }.
   *[none] { $who } has just lost { $card }.
}
hint-turn-starts = { $you ->
    [who] Your turn begins.
   *[none] { $who }’s turn begins.
}
hint-turn-ends = { $you ->
    [who] Your turn is over.
   *[none] { $who }’s turn is over.
}
hint-dead = You are dead for a moment. Nothing more can happen to you: watch the others. At the start of your next turn you get new cards.

hint-claimed = You claim the win, { $ours } against { $theirs }. The others have a moment to spoil it{ $levels ->
    [0] .
    [one] ; if nobody does, you go up a Level.
   *[other] ; if nobody does, you go up { $levels } Levels.
}
hint-conceded = You are about to run, { $ours } against { $theirs }. { $spares ->
    [none] { $die ->
        [sure] The others may still change something; then you are off, whatever the die shows.
        [never] The others may still change something; as it stands, it catches you.
       *[roll] The others may still change something; then a die decides.
    }
   *[other] The others may still change something; then sacrifice { $spares }: you escape without a roll.
}
hint-claim = { $ours } against { $theirs }: you are ahead. Claim the win.
hint-turn-one = { $ours } against { $theirs }: you need more than they have. { $deeds }: { $becomes } against { $left }.
hint-turn-several = { $ours } against { $theirs }: you need more than they have. { $deeds }: together { $becomes } against { $left }, which wins.
hint-run-away = { $ours } against { $theirs }, and nothing you hold is sure to be enough. { $saves ->
    [none] { $die ->
        [sure] Run away: from this one you escape for certain.
        [never] Run away: no roll is high enough{ $spares ->
            [none] , so its Bad Stuff happens to you.
           *[other] , but you can sacrifice { $spares } then: you escape without a roll.
        }
       *[roll] Run away: { $spares ->
            [none] a die decides whether you escape.
           *[other] you can sacrifice { $spares } then, and escape without a roll.
        }
    }
   *[other] { $saves }: that saves you.
}
hint-my-fight = Your fight: { $ours } against { $theirs }. You need more than they have.
hint-flee = { $saves ->
    [none] { $die ->
        [sure] You run, and whatever the die shows, you are out.
        [never] You run, but no roll is high enough: its Bad Stuff happens to you.
       *[roll] You run. A die is rolled for each monster: normally 5 or 6 is out; else its Bad Stuff happens to you.
    }
   *[other] Do not roll: { $saves }. So you escape.
}
hint-help-flee = The fight is lost and you run, too: normally 5 or 6 on the die is out.
hint-help = You are helping { $who }: { $ours } against { $theirs }. Watch that it stays enough.
hint-rival-claims = { $who } claims the win, { $ours } against { $theirs }. It happens unless somebody makes the monster stronger now.
hint-rival-concedes = { $who } is losing, { $ours } against { $theirs }, and about to run.
hint-rival-ahead = { $who } fights and is ahead, { $ours } against { $theirs }{ $levels ->
    [0] .
    [one] : a Level for them, unless somebody spoils it.
   *[other] : { $levels } Levels for them, unless somebody spoils it.
}
hint-rival-behind = { $who } fights and is behind, { $ours } against { $theirs }. Perhaps somebody helps; perhaps that is you.
hint-rival-flees = { $who } runs: normally 5 or 6 on the die is out. Else the Bad Stuff happens, to { $who }.

hint-announced = You have said what you do. It happens as soon as nobody objects.
hint-put-on-first = { $by ->
    [touch] Tap
    [keys] Choose
   *[mouse] Click
} a glowing card and play it. You may stop at any time: Ready.
hint-be-first = Play the glowing card: it makes you somebody. Or go on without it: Ready.
hint-ready = When you are dressed, { $by ->
    [touch] tap
    [keys] press
   *[mouse] click
} Ready, and off you go.
hint-level-then-door = Play your free Level on yourself first.
hint-put-on-then-door = Put on what glows first, it makes you stronger. Then { $door }.
hint-kick-door = { $door }.
hint-take = No monster, no Curse: the card is yours. { $drawn ->
    [play] Take it, or play it.
   *[take] Take it.
}
# $beats: a monster of the hand that would be beaten; $loots: whether the room may be looted.
hint-trouble = { $beats ->
    [none] { $loots ->
        [yes] The room is empty, and with your strength of { $strength } you beat no monster of your hand alone. { $loot }.
       *[no] The room is empty, and a card forbids { $loot }. With your strength of { $strength } you beat no monster of your hand alone: leave the room as it is.
    }
   *[other] The room is empty: { $trouble }. You may fight { $beats } from your hand, and you are stronger: that is a Level and a Treasure.
}
hint-loot = The room is empty. { $loot }: that is a card for free.
hint-too-many = Your turn ends, and you may keep five cards. Play or sell what you can; the rest you give away.
hint-level-then-end = Play your free Level on yourself, then end your turn.
hint-put-on-then-end = Put on what glows, it makes you stronger. Then end your turn.
hint-end-turn = Nothing more to put on? Then end your turn.

hint-others-set-up = The others are getting dressed.
hint-others-start = It is { $who }’s turn: they put things on, then open a door.
hint-others-card = { $who } found no monster and no Curse, but a card to keep.
hint-others-room = { $who } stands in an empty room: they fight a monster of their own hand, or draw a card.
hint-others-end = { $who }’s turn is nearly over.
hint-others-loot = { $who } takes something from the body.
hint-others-choose = { $who } has a choice to make. Nothing for you to do.

# What has happened, and what it means. As events, but for $winning, the Level that wins, $fight, whether a fight is on, and $die, as above.
news-won-game = { $you ->
    [who] You win the game!
   *[none] { $who } wins the game.
}
news-over = The game is over.
news-death = { $you ->
    [who] You are dead. You keep your Level and come back with new cards.
   *[none] { $who } is dead, and comes back with new cards.
}
news-level-down = { $amount ->
    [one] { $you ->
        [who] You lose a Level: Level { $level } now. That’s Munchkin.
       *[none] { $who } loses a Level: Level { $level } now. Fine with you.
    }
   *[other] { $you ->
        [who] You lose { $amount } Levels: Level { $level } now. That’s Munchkin.
       *[none] { $who } loses { $amount } Levels: Level { $level } now. Fine with you.
    }
}
news-curse = { $you ->
    [who] { $card } has struck you. What is printed on it happens to you.
   *[none] { $card } has struck { $who }. Not your problem.
}
news-caught = { $you ->
    [who] { $card } caught you, so its Bad Stuff happened. Next time it may be a rival.
   *[none] { $card } caught { $who }: Bad Stuff for them.
}
news-lost-card = { $you ->
    [who] { $card } is gone. Things come and go here.
   *[none] { $who } loses { $card }.
}
news-stays = { $you ->
    [who] { $card } stays in front of you and goes on working until it is over.
   *[none] { $card } stays in front of { $who } for a while.
}
news-missed-turn = { $you ->
    [who] You miss this turn. The next one is yours again.
   *[none] { $who } misses a turn.
}
news-will-miss = { $you ->
    [who] You will miss your next turn.
   *[none] { $who } will miss the next turn.
}
news-cancelled = { $you ->
    [who] { $card } does nothing to you. Lucky.
   *[none] { $card } does nothing to { $who }.
}
news-joins = { $you ->
    [who] You sent { $card } into the fight.
   *[none] One more monster in the fight: { $card }.
}
news-on-monster = { $you ->
    [who] You played { $card } on { $on }.
   *[none] { $who } played { $card } on { $on }.
} { $fight ->
    [on] Look at the totals again.
   *[none] The card says what happens to it.
}
news-on-player = { $you ->
    [who] You played { $card } on { $other }.
    [other] { $who } played { $card } on you. Remember that face.
    [both] You played { $card } on yourself.
    [same] { $who } played { $card }.
   *[none] { $who } played { $card } on { $other }. They do that to each other, too.
}
news-on-side = { $you ->
    [who] You played { $card } into the fight.
   *[none] { $who } played { $card } into the fight.
} { $side ->
    [munchkins] It counts for the players’ side.
   *[monsters] It counts for the monsters.
}
news-uninvited = { $you ->
    [who] You join the fight of { $other }, asked or not.
    [other] { $who } joins your fight, asked or not, and wants a share.
   *[none] { $who } joins the fight of { $other }, asked or not.
}
news-passed-on = { $you ->
    [who] The fight is { $other }’s now. You are out of it.
    [other] The fight is yours now: somebody passed it on to you.
   *[none] The fight passes from { $who } to { $other }.
}
news-level-up = { $you ->
    [who] You are Level { $level } now. Level { $winning } wins.
   *[none] { $who } is Level { $level } now. Level { $winning } wins.
}
news-no-level = { $you ->
    [who] No Level for that: the last one must be won by beating a monster.
   *[none] No Level for { $who }: the last one must be won by beating a monster.
}
news-fight-won = { $you ->
    [who] You won the fight.
   *[none] { $who } won the fight.
}
news-treasure = { $you ->
    [who] Treasure for you: look at your hand.
   *[none] { $who } gets Treasure.
}
news-killed = { $card } is beaten.
news-removed = { $card } is out of the fight. That is no kill, so it gives no Level.
news-claim = { $you ->
    [who] You claimed the win.
   *[none] { $who } claimed the win.
}
news-concede = { $you ->
    [who] { $die ->
        [roll] You run away: now the die decides.
       *[sure] You run away.
    }
   *[none] { $die ->
        [roll] { $who } runs away: now the die decides.
       *[sure] { $who } runs away.
    }
}
news-escape = { $you ->
    [who] You got away from { $card }.
   *[none] { $who } got away from { $card }.
}
news-sacrifice = { $you ->
    [who] You gave up { $card } to get away.
   *[none] { $who } gave up { $card } to get away.
}
news-helps = { $you ->
    [who] You help { $other }: your strength counts for them.
    [other] { $who } helps you: look at the totals.
   *[none] { $who } helps { $other }: two against the monster now.
}
news-leaves = { $you ->
    [who] You are out of the fight.
   *[none] { $who } is out of the fight.
}
news-asks-help = { $you ->
    [who] You have made an offer of help. Wait for the answer.
    [other] { $who } makes you an offer of help: see the buttons.
   *[none] { $who } and { $other } talk about help.
}
news-trade = { $you ->
    [who] You have offered a trade.
    [other] { $who } offers you a trade.
   *[none] { $who } offers { $other } a trade.
}
news-declined = { $you ->
    [who] That offer of yours is off the table.
    [other] No deal: { $who } says no, or the offer has become void.
   *[none] An offer is off the table.
}
news-deal = { $you ->
    [none] { $who } and { $other } have a deal.
   *[who] You have a deal. The table keeps it for you both.
}
news-charity = { $you ->
    [who] You gave a card to { $other }, who has the lowest Level.
    [other] { $who } had too many cards, and you got one: being last pays.
   *[none] { $who } had too many cards and gave one to { $other }.
}
news-changes-hands = { $you ->
    [who] { $card } goes to { $other }.
    [other] You got { $card } from { $who }.
   *[none] { $card } goes from { $who } to { $other }.
}
news-borrowed = { $you ->
    [none] { $card } is lent, and goes back after the fight.
   *[who] { $card } is lent: what is borrowed goes back after the fight.
}
news-loots = { $you ->
    [who] { $card } changes owners: the dead lose their things.
   *[none] { $card } changes owners: the dead lose their things, and the others take one each.
}
news-back = { $you ->
    [who] You are back, at the Level you had.
   *[none] { $who } is back from the dead.
}
news-fight = { $you ->
    [who] You fight { $card }.
   *[none] { $who } fights { $card }.
}
news-trouble = { $you ->
    [who] You went looking for trouble and found it.
   *[none] { $who } went looking for trouble, and fights { $card }.
}
news-boost = { $you ->
    [who] You get { $bonus } in this fight.
   *[none] { $who } gets { $bonus } in this fight.
}
news-boost-monster = { $card } gets { $bonus } in this fight.
news-dungeon = { $card }: the place you are all in has changed, and its rule holds for everybody.
news-sold = { $you ->
    [who] You sold Items; 1,000 gold are a Level.
   *[none] { $who } sold Items; 1,000 gold are a Level.
}
news-die-changed = The die has been changed: it counts as { $amount } now.
news-die = { $you ->
    [who] You rolled { $amount }.
   *[none] { $who } rolled { $amount }.
}
news-roll-off = A roll of the dice decides between two players.
news-trigger = { $card ->
    [none] A card works by itself.
   *[other] { $card } works by itself: its card says when.
}
news-uses = { $you ->
    [who] You used { $ability ->
        [none] { $card }
       *[other] { $ability }
    }.
   *[none] { $who } used { $ability ->
        [none] { $card }
       *[other] { $ability }
    }: a thing that their cards let them do.
}
news-kept = { $you ->
    [who] { $card } is at your side from now on.
   *[none] { $card } is at { $who }’s side from now on.
}
news-lifted = { $you ->
    [who] { $card } is over. Good riddance.
   *[none] { $card } is over for { $who }.
}
news-plays = { $you ->
    [who] You played { $card }.
   *[none] { $who } played { $card }: it lies in front of them now.
}
news-takes-off = { $you ->
    [who] You took off { $card }: it does not count.
   *[none] { $who } took off { $card }.
}
news-door = { $you ->
    [who] Behind your door: { $card }.
   *[none] Behind { $who }’s door: { $card }.
}
news-turned-up = { $you ->
    [who] You drew { $card } for all to see.
   *[none] { $who } drew { $card } for all to see.
}
news-loot-room = { $you ->
    [who] You drew a card that nobody else sees.
   *[none] { $who } drew a card that you do not see.
}
news-takes = { $you ->
    [who] { $card } is in your hand now.
   *[none] { $who } took { $card } into the hand.
}
news-discards = { $you ->
    [who] You parted with { $card }.
   *[none] { $who } parted with { $card }.
}
news-looks = { $you ->
    [who] You have seen { $card }.
    [other] { $who } has seen a card of yours.
   *[none] { $who } has seen a card.
}
news-draws = { $you ->
    [who] You drew { $card }.
   *[none] { $who } drew a card.
}
news-deck = A deck has run out; the discards are shuffled into a new one.
news-fight-over = The fight is over.
news-extra-turn = { $you ->
    [who] You take one more turn after this one.
   *[none] { $who } takes one more turn after this one.
}
news-turn = { $you ->
    [who] Your turn.
   *[none] { $who }’s turn.
}
news-becomes = { $sex ->
    [female] { $you ->
        [who] You are female: a few cards care.
       *[none] { $who } is female: a few cards care.
    }
   *[male] { $you ->
        [who] You are male: a few cards care.
       *[none] { $who } is male: a few cards care.
    }
}
news-track = { $you ->
    [who] You move along { $track }.
   *[none] { $who } moves along { $track }.
}
news-talk = { $you ->
    [who] You said so.
   *[none] { $who } has something to say.
}
news-begin = The cards are dealt, and the dice have said who begins.
