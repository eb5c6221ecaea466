### What follows from an option if nobody answers it: sentences beside its button.

outcome-door = Draw a Door card face up. A monster must be fought.
outcome-loot = { $deck ->
    [door] In this box: draw a Door card face down, into your hand.
   *[treasure] In this box: draw a Treasure face down, into your hand.
}
# $count: cards above the hand limit.
outcome-charity = { $count ->
    [one] You hold 1 card too many: Charity comes next.
   *[other] You hold { $count } cards too many: Charity comes next.
}
# $count: of the Treasures won, how many the helper gets.
outcome-won-shared = { $count ->
    [one] Your helper gets 1 Treasure.
   *[other] Your helper gets { $count } Treasures.
}
outcome-won = { $levels ->
    [0] { $treasures ->
        [0] You win nothing: no monster was beaten.
        [one] You win 1 Treasure.
       *[other] You win { $treasures } Treasures.
    }
    [one] You win 1 level{ $treasures ->
        [0] .
        [one] { " " }and 1 Treasure.
       *[other] { " " }and { $treasures } Treasures.
    }
   *[other] You win { $levels } levels{ $treasures ->
        [0] .
        [one] { " " }and 1 Treasure.
       *[other] { " " }and { $treasures } Treasures.
    }
}
outcome-wins-game = You win the game!
# The two sides of the fight afterwards. $you: `who` where the reader is in it; $who: the fighter; $wins: who wins then; `nobody`: no
# monster is left, and nothing is won; `spoils`: Treasures alone are won.
outcome-totals = { $you ->
    [who] { $wins ->
        [nobody] The fight is over: no Level, no Treasure.
        [spoils] { $ours } against { $theirs }: you win the Treasures, but no Level.
        [munchkins] { $ours } against { $theirs }: enough to win.
       *[monsters] { $ours } against { $theirs }: not enough.
    }
   *[none] { $wins ->
        [nobody] The fight is over: no Level, no Treasure for { $who }.
        [spoils] { $ours } against { $theirs }: { $who } would win the Treasures, but no Level.
        [munchkins] { $ours } against { $theirs }: { $who } would win.
       *[monsters] { $ours } against { $theirs }: { $who } would lose.
    }
}
# After totals that are not enough. $powers: abilities of one's own cards that can be used in that fight.
outcome-powers = In the fight you could use { $powers }.
# One of several options that turn the fight together. $others: the other cards and helpers; then the totals with all of them.
outcome-together = Together with { $others }: { $ours } against { $theirs }, enough to win.
# The same of asking for help: who is asked before declines.
outcome-then-ask = Play { $others } first, then ask: { $ours } against { $theirs }, enough to win.
# With whose help the fight would be won.
# Of asking somebody whose cards count otherwise in this fight than at rest.
outcome-adds = { $who } adds { $adds } here, not { $strength }: some cards count otherwise in this fight.
outcome-helpers = With the help of { $who } it would be enough.
outcome-strength = { $way ->
    [same] Your strength stays { $strength }.
    [down] Your strength falls to { $strength }.
   *[up] Your strength becomes { $strength }.
}
# $way: `up` or `down`.
outcome-level = { $you ->
    [who] { $way ->
        [up] You go up to Level { $level }.
       *[down] You go down to Level { $level }.
    }
   *[none] { $way ->
        [up] { $who } goes up to Level { $level }.
       *[down] { $who } goes down to Level { $level }.
    }
}
# Along a track of the box; $end: what its end gives.
outcome-steps = { $you ->
    [who] You come to step { $steps } of { $of } along { $track }; its end gives: { $end }.
   *[none] { $who } comes to step { $steps } of { $of } along { $track }; its end gives: { $end }.
}
# The last of many cards.
outcome-more = { $count } more cards
outcome-loses = You lose { $cards } for good.
# Of Curses.
outcome-lifts = You get rid of { $cards }.
outcome-dies = You die.
# Of a Curse; $who: whom it is played on.
outcome-fruitless = Nothing would happen to { $who }: it finds nothing to take.
# $card: the card on top of the discards.
outcome-instead = You draw { $card } instead of an unknown card.
# $foes: how many monsters one runs from.
outcome-sacrifice = { outcome-frees } { $card } is gone for good.
outcome-frees = { $foes ->
    [2] You escape from both monsters, without a roll.
    [0] You escape without a roll.
    [1] You escape without a roll.
   *[other] You escape from all { $foes } monsters, without a roll.
}
# Of a sale: gold that buys no level.
outcome-waste = { $gold } gold of it buys nothing.
# Of running away: $outs: own cards and abilities with which one escapes without a roll.
outcome-outs = You have { $outs }: with it you escape once you run.
# Of one monster: $at is the least roll that escapes, $chances in 6; $of says whether the monster must be named.
outcome-escape = { $of ->
    [several] { $monster }: { outcome-escape-roll }
   *[single] { outcome-escape-roll }
}
outcome-escape-roll = { $at ->
    [1] you escape for certain.
    [4] 4, 5 or 6 escapes (3 in 6).
    [5] 5 or 6 escapes (2 in 6).
    [6] only a 6 escapes (1 in 6).
    [7] you cannot escape.
    [8] no roll escapes.
   *[other] { $at } or more escapes ({ $chances } in 6).
}
# $bad: the Bad Stuff of the monster.
outcome-caught = { $at ->
    [7] It catches you: { $bad }.
   *[other] If caught: { $bad }.
}
outcome-harmless = { $at ->
    [7] It catches you, but does nothing to you.
   *[other] If caught, nothing happens to you.
}
# $level: one's own Level. The Bad Stuff that was told finds nothing to take.
outcome-idle = { $level ->
    [1] You are at Level 1: it finds nothing to take.
   *[other] It finds nothing to take from you.
}
# Of running away: instead of the roll.
outcome-or-sacrifice = Or sacrifice { $cards } when you run: then you escape without a roll.
# Of a Steed, which has no Bad Stuff of its own.
outcome-thrown = lose a level

### Why an answer is not carried out at once, and what is lost for good.

sure-loses = Really? You lose { $cards } for good.
sure-gift = Really? { $who } goes up to Level { $level }, not you.
sure-hurts = Really? This hurts you.
sure-helps = Really? This helps { $who }, not you.
sure-yourself = Really? It strikes you yourself.
sure-waste = Really? { $gold } gold of it buys nothing: { $card } need not be sold.
sure-dies = Really? You may die. You could instead: { $deeds }.
sure-sacrifice = Really? { $card } is gone for good.
# An Item that is played, and cannot be used.
outcome-carried = You carry it, but it does nothing for you now.
