### What a server says: why it refuses, why it closes a socket, and the quick phrases of the chat.
### $seat: counted from 1; $name: the name that is wrong; $names: those there are; $number, $seconds: a limit;
### $event: what has happened, a sentence of the log without a full stop;
### $text: free text of a fault, a bot's package or a decoder, without a full stop.

server-not-understood = { $text ->
    [none] The server does not understand that.
   *[other] The server does not understand that: { $text }.
}
server-too-fast = { $seconds ->
    [none] That was too fast. Wait a moment.
    [one] That was too fast: the server takes { $number } in a second.
   *[other] That was too fast: the server takes { $number } in { $seconds } seconds.
}
server-too-long = That is too long: the server reads at most { $number } bytes.
server-watching = You are watching. Only players do that.
server-not-seated = You have no seat at this table.
server-not-host = Only the host of the table does that.
server-left = You have left your seat.
server-not-signed = The server does not know your cookie or token.
server-foreign-page = A page of another site cannot do that for you.
server-not-begun = The game has not begun.
server-not-legal = The rules do not allow that.
server-stale = That answers an older question.
server-passed = { $event ->
    [none] Too late: the moment has passed.
   *[other] Too late: { $event }.
}
server-held-already = It is not held open again: each player may do so once, and all together { $number } times.
server-not-alone = Only a table where all others are bots can be paused.
server-over = The game is over.
server-frozen = { $text ->
    [none] The table is frozen after a fault.
   *[other] The table is frozen after a fault: { $text }.
}
server-not-saved = The server could not save that. Nothing has happened; try again.
server-not-read = The server could not read the table. Try again.
server-other-rules = This game began under rules that the server does not play any more. It is adjourned for good; all answers are kept.
server-nothing-to-undo = There is nothing to take back.
server-no-phrase = There is no phrase { $name }. There are { $names }.
server-nothing-to-say = There is nothing to say.
server-no-seat = There is no seat { $seat } at this table.
server-no-name = A name has at least one letter.
server-same-name = Somebody at the table is called { $name } already.
server-same-promise = Another seat has promised this word already: choose another.
server-no-promise = You have not promised this word at this table.
server-taken = Seat { $seat } is taken.
server-full = Every seat is taken.
server-begun = The game has begun.
server-no-table = There is no such table. It may have been deleted.
server-too-many = The server has { $number } tables, as many as it may have. Old ones are deleted in time.
server-no-box = There is no box { $name }. There are { $names }.
server-which-boxes = Choose at least one box, and none twice.
server-seat-count = Three to six sit at a table, not { $number }.
server-no-bot = There is no bot { $name } in the menu. There are { $names }.
server-no-clock = There is no clock { $name }. There are { $names }.
server-fixed-setting = The server sets { $name } itself.
server-bad-setting = A setting has a value that it cannot have.
server-not-valid = A box of the server cannot be read: { $text }.
server-not-over = The game is not over yet.
server-hidden-thoughts = A bot tells its reasons when the game is over: they may tell its cards.
server-sent-away = The host has taken your seat away.
server-one-seat = You have a seat already. Only the host may have several.
server-no-password = A password is needed.
server-wrong-password = This table has a password, and that is not it.
server-not-invited = This table is for those who have its invitation.
server-nobodys-seat = Nobody sits in seat { $seat }.
server-own-seat = You cannot do that to yourself.
server-muted = You cannot speak at this table.
server-too-many-answers = This table has had { $number } answers, far more than any game needs. It goes on no more; open another.
server-too-many-of-yours = You have opened { $number } tables, as many as you may have. Old ones are deleted in time.

close-1001 = The table is gone.
close-1008 = Too many messages, or messages that are not understood.
close-1009 = A message was too long.
close-1012 = The server restarts.
close-1013 = The connection is too slow.
close-4001 = Your seat was opened elsewhere.
close-4003 = The server does not accept where you come from.
close-4004 = There is no such table.
close-4005 = You have left your seat.
close-4006 = The host has taken your seat away.
close-4010 = The table cannot be read back.

# Who plays a seat. $name: of its owner.
seat-minded = A bot plays for { $name } until they are back.
seat-back = { $name } is back and plays again.

phrase-help-one = Help me for one Treasure?
phrase-help-two = Help me for two Treasures?
phrase-help-free = Help me out of the goodness of your heart?
phrase-more = Not for that. It will cost you more.
phrase-no = No way.
phrase-deal = Deal!
phrase-nothing = I have nothing.
phrase-stop-them = Somebody stop them!
phrase-do-not-trust = Don't trust them.
phrase-thanks = Thank you!
phrase-sorry = Sorry. Not sorry.
phrase-wait = Wait, I am thinking.
phrase-well-played = Well played.
phrase-revenge = I will remember this.
phrase-laugh = Ha ha ha!
phrase-cheer = Hooray!
phrase-love = I love you all.
phrase-shock = What?!
phrase-weep = Boo hoo.
phrase-rage = Grrr!
phrase-smug = Heh.
phrase-bored = Zzz …
phrase-too-close = You are too close to winning.
phrase-too-weak = Even with me you would lose.
phrase-need-it = I need that more than you do.
phrase-no-use = I have no use for that.
