### What the guide of the first game says, and when it is due: see server/http/guide.toml.

# Steps: a title and a text.
guide-welcome = Welcome to the dungeon
    .text = Kick open doors, beat what is behind them, take its stuff. Each monster you beat lifts you one Level. First to the last step up there wins. Today that is Level 5; friends play to 10.
guide-hand = Your hand
    .text = Eight cards, and nobody else sees them. Four came from the Doors: monsters, Curses, things to be. Four are Treasure: things to wear and to use. Choose a card to read it and to see what it can do. Glowing cards are worth playing right now.
guide-wear = Get dressed first
    .text = Monsters respect a good hat. Choose a glowing Item and play it: what you wear adds its bonus to your strength. One on the head, one suit of armor, one pair of shoes, and you have two hands.
guide-be = Be somebody
    .text = A Class or a Race makes you more than a nobody with a lamp. Choose it, play it, read what it lets you do. One of each at a time.
guide-companion = A friend for hire
    .text = This one walks along and fights, carries or suffers for you. Play it whenever you like; you can have one at a time.
guide-levelup = A free Level
    .text = A glowing card of yours simply gives you a Level. Play it on yourself. It does all but the last step: the winning Level has to be earned by beating something.
guide-door = Your turn: the door
    .text = Dressed? Then kick it. A monster behind it must be fought. A Curse hits you at once. Anything else is yours to keep.
guide-fight = A fight!
    .text = Your strength is your Level plus everything that helps. Theirs is on the card. You need MORE than they have: a tie goes to the monster. The totals show where each number comes from.
guide-winning = You are winning
    .text = Claim it! Everybody else gets a moment to spoil it, because that is what friends are for. If nobody does, the Level and the Treasure are yours.
guide-losing = It is stronger than you
    .text = Three ways out. Play a one-shot card that helps you. Ask somebody for help: their strength is added to yours, for a price. Or run away, and hope to roll a 5 or a 6.
guide-oneshot = One-shots
    .text = Potions and the like: they count once, in one fight, for either side, then they are gone. Save them for a fight you nearly win, or for one that somebody else nearly wins.
guide-bargain = The price of help
    .text = Nobody helps for your smile. Promise some of the Treasure and send the offer. What was agreed is kept: the table itself pays it out. The Level stays yours alone.
guide-helped = You are not alone
    .text = Your helper’s strength counts with yours now, and what the monster does to you it does to both of you. Look at the totals again.
guide-won = Beaten!
    .text = One Level up, and the Treasure goes to your hand. Something to wear? Put it on now: who knows what comes next.
guide-running = Run!
    .text = A die is rolled for each monster. 5 or more: you got away with nothing but your life. Less: its Bad Stuff happens to you, as printed on its card.
guide-escaped = You got away
    .text = No Treasure, no Level, no dignity. But alive.
guide-caught = It got you
    .text = That was the Bad Stuff. It can cost a Level, a hat, or worse. You never fall below Level 1, so cheer up: there is a floor.
guide-level-lost = Down a Level
    .text = You lost a Level. That’s Munchkin: it goes up and down, never below 1. You keep your cards, and the next monster can lift you again.
guide-stays = This one stays
    .text = The Curse now lies in front of you and goes on hurting until it says it is over, or something lifts it. Choose it to read what it does.
guide-backstab = That was a backstab
    .text = Somebody has just made your monster stronger. Perfectly legal, and the heart of the game. Look at the totals again: if you are behind now, play a card, ask for help, or run.
guide-death = You are dead
    .text = It happens to the best. The others take your things, you keep your Level and what you are. At the start of your next turn you get eight new cards and walk back in.
guide-cursed = Cursed!
    .text = What is printed on the Curse happens to you: perhaps a Level is gone, perhaps a hat. Nothing you did wrong. That’s Munchkin. You can do this to others, too: a Curse in your hand can be played on anybody, at any time.
guide-curse-card = You hold a Curse
    .text = Play it on whoever is ahead, or whoever was rude. It works in anybody’s turn, in the middle of their fight if you like.
guide-revealed = No monster, no Curse
    .text = Lucky. This card is yours: take it into your hand, or play it straight away if it can be played.
guide-trouble = The room is empty
    .text = Two choices. Look for trouble: fight a monster from your own hand, best one you can beat. Or loot the room: a card for free. No monster you can beat? Loot.
guide-sell = Gold is Levels
    .text = Sell Items worth 1,000 gold together and you go up a Level. The value is in the corner of a card. No change is given, and the very last Level cannot be bought.
guide-selling = The shop
    .text = Add Items until they are worth 1,000, then sell. Nothing you need on your head, please. Never mind closes the shop.
guide-charity = Too many cards
    .text = You may keep five. Play what you can, sell what you like; what is left over goes to whoever has the lowest Level. They will be touched.
guide-end = That was a turn
    .text = Anything left to put on or to sell? If not, end your turn. Should a button ask “Sure?”, press it again.
guide-others = Now the others
    .text = They do the same as you. Up there is who they are, their Level and what they wear. Keep an eye on anybody close to the end of the track.
guide-again = Somebody was quicker
    .text = A card was played before your own move happened. Look at what has changed, then press your button again. This happens all the time; nothing is lost.
guide-window = You may always speak up
    .text = Before anything happens, everybody may answer with a card. If you hold none that fits, the game goes on by itself. If you do, it waits for you: play it, or press Pass.
guide-offered = Somebody wants your help
    .text = If you help, your strength is added to theirs, and you get what they promise. They get the Level. If it goes wrong you run, too. Accept, decline, or ask for more.
guide-helping = You are in it now
    .text = Your strength counts for them until the fight is over; there is no backing out. Won: you get what was promised. Lost: you roll to run away, too.
guide-trade = An offer
    .text = Items on the table can be swapped or given away at any time out of a fight. Nobody has to. Accept if you like it.
guide-meddle = Their fight, your cards
    .text = You can make their monster bigger, throw a potion at either side, or curse them in mid-swing. You do not have to be nice. You do not have to be nasty either.
guide-rival-death = A rival is dead
    .text = It hurts less than it sounds: they keep their Level and come back with eight new cards. What they wore is spread out now, and everybody else takes one card of it. You, too.
guide-loot-body = Looting
    .text = The dead need no hats. From the highest Level down everybody takes one card. Take the one with the biggest bonus that you can wear; it goes to your hand.
guide-spoils = Dividing the Treasure
    .text = You agreed on a share. Pick the card that you want most; the rest goes to the other, as you promised each other.
guide-gift = Charity
    .text = At the end of a turn nobody keeps more than five cards: the rest goes to whoever has the lowest Level. Being last has its moments.
guide-rival-close = Somebody is nearly there
    .text = A rival needs one more monster to win the game. From now on look at each of their fights: make the monster bigger, curse them, refuse to help. Nobody will blame you.
guide-choose = You must choose
    .text = The card leaves this to you. Nobody can help you here; pick what hurts least, or what is worth most.
guide-close = One step to go
    .text = You are one Level from winning. This one cannot be bought and no card gives it: beat a monster. Everybody at the table knows it, so keep your potions dry.
guide-victory = You win!
    .text = That is the whole game. What you have not met yet you will learn by being hit with it. The real thing goes to ten Levels.
guide-defeat = Somebody else got there first
    .text = You know the whole game now, including the most important part: whoever is ahead should be stopped. Next time, curse them earlier.

# What is going on, and what to do now. $who: the player it is about, $you: whether that is the reader; $card: the card it is
# about; $ours and $theirs: the totals of the fight; $winning: the Level that wins; $strength: the reader's.
hint-over = The game is over. Play again, watch it once more, or go to the lobby.
hint-asked-for-help = { $who } asks for your help. Your strength is added, and you get what is promised; the Level is theirs. If it is lost, you must run, too. Accept or decline.
hint-offered-help = { $who } would help you, for a price. Accept if you cannot win alone; decline if you can.
hint-offered-trade = { $who } offers you a trade. Nobody has to: accept it or decline it.
hint-promise = Name the price of their help: the fewer Treasures the better for you. Then send the offer.
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
hint-give-away = You may not keep this. Choose what becomes of it.
hint-pick-card = { $card ->
    [none] Choose a card.
   *[other] { $card } lets you choose a card.
}
hint-pick-player = { $card ->
    [none] Choose a player. If it is bad for them, whoever is ahead; if it is good for them, whoever is last.
   *[other] { $card } says what happens to the player you choose. If that is bad, choose whoever is ahead; if it is good, whoever is last.
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
hint-struck = { $you ->
    [who] { $card } is about to strike you. What it says happens to you, unless somebody stops it. That’s Munchkin.
   *[none] { $card } is about to strike { $who }. For once it is not you.
}
hint-die = { $you ->
    [who] You have rolled a die. It stands, unless somebody holds a card that changes it.
   *[none] { $who } has rolled a die. It stands, unless somebody holds a card that changes it.
}
hint-escape-die = { $you ->
    [who] You have rolled to run away: 5 or more gets you out, less and its Bad Stuff happens to you.
   *[none] { $who } has rolled to run away: 5 or more gets out, less and the Bad Stuff happens.
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
    [who] Your fight is over: now the Level and the Treasure are handed out.
   *[none] { $who }’s fight is over.
}
hint-beaten = { $you ->
    [who] A monster is beaten: a Level for the fighter, Treasure for the hand.
   *[none] { $who } has beaten a monster, and goes up.
}
hint-runs = { $you ->
    [who] You run. A die decides: 5 or more gets you out.
   *[none] { $who } runs. A die decides: 5 or more gets out.
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
    [who] You went up a Level.
   *[none] { $who } went up a Level.
}
hint-lost = { $you ->
    [who] You lost a Level. That’s Munchkin.
   *[none] { $who } lost a Level.
}
hint-dies = { $you ->
    [who] You are about to die. You keep your Level, lose your things, and come back.
   *[none] { $who } is about to die: their things will be shared out, you get one, too.
}
hint-stolen = { $you ->
    [who] You have stolen something. Well done.
   *[none] { $who } has stolen something. Look whether it was yours.
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

hint-claimed = You have claimed the win, { $ours } against { $theirs }. The others have a moment to spoil it; if nobody does, you go up a Level.
hint-conceded = You are about to run, { $ours } against { $theirs }. The others may still change something; then a die decides.
hint-claim = { $ours } against { $theirs }: you are ahead. Claim the win.
hint-ask-for-help = { $ours } against { $theirs }: you need more than they have. Ask somebody for help, they are kind today, or play a card that helps. If nothing does, run away.
hint-run-away = { $ours } against { $theirs }: you are behind. Play a card that helps, or run away.
hint-my-fight = Your fight: { $ours } against { $theirs }. You need more than they have.
hint-flee = You run. A die is rolled for each monster: 5 or more, and you are out. Else its Bad Stuff happens to you.
hint-help-flee = The fight is lost and you run, too: 5 or more gets you out.
hint-help = You are helping { $who }: { $ours } against { $theirs }. If it is won, you get what was promised.
hint-rival-claims = { $who } claims the win, { $ours } against { $theirs }. It happens unless somebody makes the monster stronger now.
hint-rival-concedes = { $who } is losing, { $ours } against { $theirs }, and about to run.
hint-rival-ahead = { $who } fights and is ahead, { $ours } against { $theirs }. A won fight is a Level for them. You may spoil it.
hint-rival-behind = { $who } fights and is behind, { $ours } against { $theirs }. Perhaps somebody helps; perhaps that is you.
hint-rival-flees = { $who } runs: 5 or more on the die gets out. Else the Bad Stuff happens, to { $who }.

hint-announced = You have said what you do. It happens as soon as nobody objects.
hint-put-on-first = Choose something glowing and play it. Nothing left to put on? Press Ready.
hint-ready = Nothing more to put on: press Ready, and off you go.
hint-level-then-door = Play your free Level on yourself, then { $door }.
hint-put-on-then-door = Put on what glows, then { $door }.
hint-kick-door = { $door }.
hint-take = No monster, no Curse: the card is yours. Take it, or play it.
hint-trouble = The room is empty. { $trouble } if a monster of your hand is weaker than you, with your strength of { $strength }; else { $loot }.
hint-loot = The room is empty, and you hold no monster to fight. { $loot }: that is a card for free.
hint-too-many = Your turn ends, and you may keep five cards. Play or sell what you can; you give away the rest.
hint-level-then-end = Play your free Level on yourself, then end your turn.
hint-end-turn = Put on what you won, sell what you do not need, then end your turn.

hint-others-set-up = The others are getting dressed.
hint-others-start = It is { $who }’s turn: they put things on, then open a door.
hint-others-card = { $who } found no monster and no Curse, but a card to keep.
hint-others-room = { $who } stands in an empty room: they fight a monster of their own hand, or draw a card.
hint-others-end = { $who }’s turn is nearly over. Cards beyond five go to whoever has the lowest Level.
hint-others-loot = { $who } takes something from the body. Everybody gets one card, from the highest Level down.
hint-others-flee = { $who } must choose something while running.
hint-others-fight = { $who } must choose something in the fight.
hint-others-charity = { $who } must choose or part with something at the end of this turn. Nothing for you to do.
hint-others-choose = { $who } has a choice to make. Nothing to do for you.

# What has happened, and what it means. As events, but for $winning, the Level that wins, and $fight, whether a fight is on.
news-won-game = { $you ->
    [who] You win the game!
   *[none] { $who } wins the game.
}
news-over = The game is over.
news-death = { $you ->
    [who] You are dead. You keep your Level and come back with new cards.
   *[none] { $who } is dead. The others each take something from the body; { $who } comes back with new cards.
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
   *[none] { $who } loses { $card }, and is weaker now.
}
news-stays = { $you ->
    [who] { $card } stays in front of you and goes on working until it is over.
   *[none] { $card } stays in front of { $who } for a while.
}
news-missed-turn = { $you ->
    [who] You miss this turn. The next one is yours again.
   *[none] { $who } misses a turn.
}
news-cancelled = { $you ->
    [who] { $card } does nothing to you. Lucky.
   *[none] { $card } does nothing to { $who }.
}
news-joins = { $you ->
    [who] You sent { $card } into the fight.
   *[none] One more monster in the fight: { $card }. All of them must be beaten together.
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
news-killed = { $card } is beaten, which is worth a Level to the fighter.
news-removed = { $card } is out of the fight. That is no kill, so it gives no Level.
news-claim = { $you ->
    [who] You claimed the win.
   *[none] { $who } claimed the win.
}
news-concede = { $you ->
    [who] You run away: now the die decides.
   *[none] { $who } runs away: now the die decides.
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
