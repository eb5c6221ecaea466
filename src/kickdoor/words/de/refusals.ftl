### Why something cannot be done: one true sentence for this card and this player now.
### $card: the card refused; $by: the card that refuses; $who: the player it is about; $needs: a list with "or";
### $has: a list with "and"; $number; $sentence: words of the card. The page and the terminal write the rule behind it.

# Answers.
refusal-over = Das Spiel ist aus.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-seen = Andere haben schon etwas von dieser Antwort gesehen.
refusal-no-seat = Diesen Platz gibt es am Tisch nicht.
refusal-three-to-six = Es spielen drei bis sechs.
refusal-not-asked = Du wirst gerade nichts gefragt.
refusal-stale = Das antwortet auf eine ältere Frage.
refusal-helps-already = Du bist schon in diesem Kampf.
refusal-not-listed = Das steht nicht zur Wahl.
refusal-no-window = Nur wo alle handeln dürfen, kann man schweigend passen.
refusal-other-question = Beantworte zuerst die offene Frage.
refusal-others-choice = Zuerst muss { $who } wählen.
refusal-discards-closed = Niemand sieht die Ablagestapel durch, außer eine Karte sagt es.
refusal-charity = Als milde Gabe gibt man nur ab, was über dem Handlimit liegt, und nur an die mit der niedrigsten Stufe.
refusal-no-imagining = Aus dieser Sicht lässt sich kein Spiel denken.

# The moment.
refusal-no-such-act = So etwas geht gerade nicht.
refusal-not-now = Das ist nicht der Moment dafür.
refusal-draft-first = Beende zuerst deinen Verkauf oder dein Angebot, oder drücke „Doch nicht“.
refusal-needs-fight = Das ist für einen Kampf, und gerade kämpft niemand.
refusal-own-fight = Das ist für einen eigenen Kampf.
refusal-own-turn = Das spielst du in deinem eigenen Zug oder sobald du es bekommst.
refusal-own-turn-calm = Das ist für deinen eigenen Zug, solange du nicht kämpfst.
refusal-at-moment = Das ist für den Moment, wenn { $sentence }.
refusal-not-in-combat = Nicht, solange du kämpfst.
refusal-between = Warte, bis vorbei ist, was gerade geschieht: Bis dahin kann nur gespielt werden, was es aufhält oder ändert.
refusal-busy = Nicht, solange du kämpfst.
refusal-running = Der Kampf ist verloren, es bleibt nur das Weglaufen: Das würde nichts mehr ändern.
refusal-not-running = Das ist fürs Weglaufen, und du läufst nur weg, wenn du einen Kampf verlierst.
refusal-others-turn = Du bist nicht am Zug.
refusal-others-setup = Du bist noch nicht dran, deine ersten Karten auszulegen.
refusal-others-fight = Es ist der Kampf von { $who }, und { $who } entscheidet.
refusal-fighter-first = Zuerst läuft der Kämpfer weg, dann der Helfer.
refusal-door-first = Zuerst kommt { $door }.
refusal-fight-first = Zuerst muss der Kampf vorbei sein.
refusal-card-first = Nimm zuerst die Karte hinter der Tür, oder spiele sie.
refusal-room-first = Zuerst kommt { $trouble } oder { $loot }.
refusal-no-room = Du bist in diesem Zug einem Monster begegnet: Jetzt gibt es weder { $trouble } noch { $loot }.
refusal-room-done = { $trouble } oder { $loot } war in diesem Zug schon.
refusal-door-once = Die Tür wird einmal im Zug geöffnet, vor allem anderen.
refusal-nothing-revealed = Es gibt keine Karte zu nehmen.
refusal-no-win = Es gibt keinen Sieg zu verkünden.
refusal-nothing-to-run-from = Es gibt nichts, wovor du weglaufen könntest.
refusal-no-sacrifice = Ein Begleiter wird beim Weglaufen geopfert, vor deinem ersten Wurf.
refusal-nothing-to-hold = Es gibt nichts, womit man warten könnte.

# Before the first turn.
refusal-set-up = Vor dem ersten Zug kann das nicht gespielt werden.
refusal-set-up-kind = Vor dem ersten Zug werden nur Karten dieser Arten gespielt: { $needs }.
refusal-set-up-count = { $number ->
    [one] Vor dem ersten Zug darfst du davon nur eine Karte spielen: { $needs }.
   *[other] Vor dem ersten Zug darfst du nur { $number } Karten dieser Art spielen.
}
refusal-set-up-rank = Vor dem ersten Zug darfst du nur Rang 1 spielen ({ $needs }), und das hier hat Rang { $number }.

refusal-set-up-waits = Das wartet auf deinen ersten Zug.

# Players.
refusal-dead = { $you ->
    [who] Du bist bis zu deinem nächsten Zug tot.
   *[none] { $who } ist bis zum nächsten Zug tot.
}
refusal-not-fighter = Nur wer kämpft, bittet um Hilfe.
refusal-too-late-for-help = Das Weglaufen hat begonnen: Für Hilfe ist es zu spät.
refusal-one-helper = Der Kampf hat schon einen Helfer, und nur einer darf helfen.
refusal-cannot-help = { $you ->
    [who] Du kannst nicht helfen: Du bist tot oder schon im Kampf.
   *[none] { $who } kann nicht helfen: tot oder schon im Kampf.
}
refusal-not-lower = { $by ->
    [none] Nur Spieler mit niedrigerer Stufe als der Kämpfer dürfen helfen.
   *[other] { $by }: Nur Spieler mit niedrigerer Stufe als der Kämpfer dürfen helfen.
}
refusal-in-fight-already = Du bist schon im Kampf.
refusal-join-would-win = In einen Kampf, der das Spiel gewinnen würde, kommt niemand ungebeten.
refusal-helper-stays = Du hast Hilfe zugesagt und bleibst bis zum Ende des Kampfes.
refusal-no-target = Darauf kann es nicht gespielt werden.
refusal-not-their-moment = Es trifft nur den Spieler, dem das gerade geschieht.
refusal-on-yourself = Das spielst du nur auf dich selbst.
refusal-no-offer = Ein solches Angebot ist nicht offen.
refusal-often-enough = Das hast du vorerst oft genug getan.

# Cards.
refusal-no-card = Diese Karte hast du nicht.
refusal-others-card = Diese Karte gehört { $who }.
refusal-in-the-fight = { $you ->
    [who] Sie gehört zu deinem Kampf.
   *[none] Sie gehört zum Kampf von { $who }.
}
refusal-no-ability = So eine Fähigkeit hast du nicht.
refusal-forbidden = { $by ->
    [none] Eine Karte verbietet es.
   *[other] { $by } verbietet es.
}
refusal-only-for = Das kann nur { $needs } benutzen; { $has ->
    [none] { $you ->
        [who] du bist es nicht.
       *[none] { $who } ist es nicht.
    }
   *[other] { $you ->
        [who] du bist { $has }.
       *[none] { $who } ist { $has }.
    }
}
refusal-not-for = Wer { $needs } ist, kann es nicht benutzen, und { $you ->
    [who] du bist es.
   *[none] { $who } ist es.
}
refusal-limited = Du hast es so oft benutzt, wie die Karte erlaubt: { $sentence }.
refusal-card-says = Es würde gerade nichts bewirken: „{ $sentence }“.
refusal-finds-nothing = Es würde gerade nichts bewirken.
refusal-there-already = Es ist im Spiel: Was darauf steht, gilt von selbst.
refusal-not-in-play = Es liegt nicht im Spiel vor dir.
refusal-not-equipped = Du trägst es nur mit dir: Leg es zuerst an.
refusal-already = Das ist schon so.
refusal-frozen-gear = Solange du kämpfst, bleibt deine Ausrüstung, wie sie ist.
refusal-slot = { $needs ->
    [hand] { $has ->
        [none] Du hast dafür keine Hand frei.
       *[other] Deine Hände sind voll: { $has }.
    }
    [headgear] { $has ->
        [none] Du hast keinen Platz für eine Kopfbedeckung.
       *[other] Du trägst schon eine Kopfbedeckung: { $has }.
    }
    [armor] { $has ->
        [none] Du hast keinen Platz für eine Rüstung.
       *[other] Du trägst schon eine Rüstung: { $has }.
    }
   *[footgear] { $has ->
        [none] Du hast keinen Platz für Schuhwerk.
       *[other] Du trägst schon Schuhwerk: { $has }.
    }
}
refusal-one-big = { $has ->
    [none] Ein zweiter großer Gegenstand lässt sich nicht tragen.
   *[other] { $you ->
        [who] Du trägst schon einen großen Gegenstand: { $has }.
       *[none] { $who } trägt schon einen großen Gegenstand: { $has }.
    }
}
refusal-one-turf = { $has ->
    [none] Ein zweites Revier lässt sich nicht halten.
   *[other] { $you ->
        [who] Du hast schon ein Revier: { $has }.
       *[none] { $who } hat schon ein Revier: { $has }.
    }
}
refusal-fits-nothing = Du hast nichts im Spiel, woran es passt.
refusal-own-item = Du hast keinen Gegenstand, an den es passt.
refusal-one-class = Das hast du schon ({ $needs }): { $has }.
refusal-twice = Genau das hast du schon ({ $needs }).
refusal-no-class = { $has ->
    [none] Du hast nichts im Spiel, worauf du es legen kannst ({ $needs }).
   *[other] { $has } liegt dort schon ({ $needs }).
}
refusal-too-much-rank = Die Ränge deiner Karten dieser Art dürfen zusammen { $number } sein: Im Spiel hast du { $has }, und diese hat { $needs }.
refusal-rolled = Nur vor deinem ersten Wurf.
refusal-always-worn = Das ist immer in Gebrauch.
refusal-not-laid-out = Das ist nicht unter den ausgelegten Karten.
refusal-kept-in-death = Das behalten die Toten.
refusal-lost-in-death = Das ging mit dem Tod verloren.

# Discarding.
refusal-for-nothing = { $card ->
    [none] Es
   *[other] { $card }
} kann nicht einfach weggeworfen werden.
refusal-stays = Ein Fluch, der bleibt, bleibt, bis eine Karte ihn aufhebt.
refusal-not-at-will = Es geht nur für einen neuen Begleiter oder als Opfer.
refusal-never-discarded = Es wird nie abgelegt.

# The fight, and its monsters.
refusal-not-in-fight = { $you ->
    [who] Es wirkt nur für die im Kampf, und du bist nicht dabei.
   *[none] Es wirkt nur für die im Kampf, und { $who } ist nicht dabei.
}
refusal-not-your-fight = Es ist der Kampf von { $who }, und nur wer kämpft, kann das tun.
refusal-not-for-bystanders = { $you ->
    [who] Du bist nicht im Kampf.
   *[none] { $who } ist nicht im Kampf.
}
refusal-no-monster-left = Im Kampf ist kein Monster mehr.
refusal-no-such-monster = So ein Monster ist nicht im Kampf: { $needs }.
refusal-no-like = { $sentence ->
    [none] Es kann nicht zu den Monstern dieses Kampfes stoßen.
   *[other] Es kann nicht zu den Monstern dieses Kampfes stoßen: { $sentence }.
}
refusal-monster-too-high = Im Kampf ist kein Monster bis Stufe { $number }.
refusal-no-monster-in-hand = Du hast dafür kein Monster auf der Hand.
refusal-enhances-nothing = Das wird auf ein Monster im Kampf gespielt.
refusal-trouble-later = Du kannst später in diesem Zug gegen es kämpfen ({ $trouble }), wenn hinter der Tür kein Monster ist.
refusal-trouble-now = Um dagegen zu kämpfen, wähle { $trouble }.
refusal-trouble-past = Die Zeit dafür ist in diesem Zug vorbei: { $trouble }.
refusal-trouble-own-turn = Dagegen kämpfst du in deinem eigenen Zug, durch { $trouble }, wenn kein Monster hinter deiner Tür ist.
refusal-joins-by-card = Zu diesem Kampf stößt es nur durch eine Karte, die ein Monster hinzufügt.
refusal-no-trouble = Du hast kein Monster, gegen das du kämpfen könntest.
refusal-losing = Zum Sieg brauchst du mehr als die Monster: Gleichstand reicht nicht.
refusal-winning = Du gewinnst gerade: Du läufst nur weg, wenn du einen Kampf verlierst.

# Conditions that cards name.
refusal-has-helper = { $you ->
    [who] Es wirkt nur ohne Helfer, und du hast einen.
   *[none] Es wirkt nur ohne Helfer, und { $who } hat einen.
}
refusal-no-helper = { $you ->
    [who] Du hast keinen Helfer.
   *[none] { $who } hat keinen Helfer.
}
refusal-has = { $you ->
    [who] Das hast du: { $needs }.
   *[none] Das hat { $who }: { $needs }.
}
refusal-has-not = { $you ->
    [who] Das hast du nicht: { $needs }.
   *[none] Das hat { $who } nicht: { $needs }.
}
refusal-is = { $you ->
    [who] Du bist das: { $needs }.
   *[none] { $who } ist das: { $needs }.
}
refusal-is-not = { $you ->
    [who] Das bist du nicht: { $needs }.
   *[none] Das ist { $who } nicht: { $needs }.
}
refusal-not-helping = { $you ->
    [who] Es wirkt nur für einen Helfer, und du hilfst nicht.
   *[none] Es wirkt nur für einen Helfer, und { $who } hilft nicht.
}
refusal-not-won-by = { $you ->
    [who] Du musst mit mindestens { $number } Vorsprung gewinnen.
   *[none] { $who } muss mit mindestens { $number } Vorsprung gewinnen.
}
refusal-monsters-weaker = Die Kampfstärke der Monster muss mindestens { $number } sein.
refusal-not-losing = { $you ->
    [who] Es wirkt nur für die, die verlieren, und du gewinnst gerade.
   *[none] Es wirkt nur gegen die, die verlieren, und { $who } gewinnt gerade.
}
refusal-level-more = { $you ->
    [who] Deine Stufe muss { $number } oder höher sein.
   *[none] Die Stufe von { $who } muss { $number } oder höher sein.
}
refusal-level-less = { $you ->
    [who] Deine Stufe muss { $number } oder niedriger sein.
   *[none] Die Stufe von { $who } muss { $number } oder niedriger sein.
}
refusal-level-extreme = { $needs ->
    [highest] { $you ->
        [who] Deine Stufe ist nicht die höchste.
       *[none] Die Stufe von { $who } ist nicht die höchste.
    }
   *[lowest] { $you ->
        [who] Deine Stufe ist nicht die niedrigste.
       *[none] Die Stufe von { $who } ist nicht die niedrigste.
    }
}
refusal-rank-more = { $you ->
    [who] Dein Gesamtrang muss { $number } oder höher sein.
   *[none] Der Gesamtrang von { $who } muss { $number } oder höher sein.
}
refusal-rank-less = { $you ->
    [who] Dein Gesamtrang muss { $number } oder niedriger sein.
   *[none] Der Gesamtrang von { $who } muss { $number } oder niedriger sein.
}
refusal-has-extra-turn = { $you ->
    [who] Du machst schon einen zusätzlichen Zug.
   *[none] { $who } macht schon einen zusätzlichen Zug.
}
refusal-too-few-steps = { $you ->
    [who] Du musst mindestens { $number } Schritte weit sein: { $needs }.
   *[none] { $who } muss mindestens { $number } Schritte weit sein: { $needs }.
}
refusal-not-your-turn = { $you ->
    [who] Du bist nicht am Zug.
   *[none] { $who } ist nicht am Zug.
}

# Levels.
refusal-to-win = { $you ->
    [who] Es gäbe dir die Siegstufe, und die gibt es nur für ein besiegtes Monster.
   *[none] Es gäbe { $who } die Siegstufe, und die gibt es nur für ein besiegtes Monster.
}
refusal-steal-to-win = Die gestohlene Stufe wäre die Siegstufe.
refusal-help-would-win = In einem Kampf, der das Spiel gewinnen würde, wird niemand zur Hilfe gezwungen.
refusal-nobody-above-one = Niemand sonst hat eine Stufe zu verlieren.
refusal-at-level-one = { $who } ist auf Stufe 1 und hat keine Stufe zu verlieren.

# Decks, Curses, Dungeons, taking.
refusal-deck-empty = Es sind keine Karten mehr zu ziehen.
refusal-no-discards = So eine Karte liegt nicht auf den Ablagestapeln.
refusal-no-curse = { $you ->
    [who] Vor dir liegt nichts davon: { $needs }.
   *[none] Vor { $who } liegt nichts davon: { $needs }.
}
refusal-no-dungeon = Es gibt keinen Dungeon mehr zu öffnen.
refusal-not-from-fighters = { $who } ist in einem Kampf, und wer kämpft, dem kann nichts genommen werden.
refusal-nothing-to-take = Kein anderer Spieler außerhalb eines Kampfes hat so eine Karte im Spiel, die du haben könntest.
refusal-nothing-to-swap = Du und ein anderer Spieler müsst beide eine Karte im Spiel haben, die der andere haben könnte.
refusal-nothing-to-borrow = Keiner von ihnen hat etwas, das du sofort benutzen könntest.
refusal-not-to-be-borrowed = Das könntest du nicht sofort benutzen, oder es ist nicht gemeint.
refusal-not-to-be-taken = Das kann nicht genommen werden: { $sentence }.

# Prices.
refusal-unpaid = Du kannst nicht zahlen, was es kostet: { $sentence ->
    [none] Es muss ganz bezahlt werden
   *[other] { $sentence }
}.
refusal-hand-too-small = Es kostet eine ganze Hand von mindestens { $number } Karten, und du hast { $has }.
refusal-unpaid-gold = Es kostet { NUMBER($number, useGrouping: 0) } Gold, und du hast { $has }.
refusal-unpaid-levels = { $number ->
    [one] Es kostet 1 Stufe, und niemand fällt unter Stufe 1.
   *[other] Es kostet { $number } Stufen, und niemand fällt unter Stufe 1.
}
refusal-not-paid-with = Damit kann nicht bezahlt werden.
refusal-never-paid-with = Eine Karte, die zu keinem Stapel gehört, bezahlt nichts.

# Trades, sales, help.
refusal-not-worth = Gegenstände für 1.000 Gold bringen eine Stufe, und deine sind weniger wert.
refusal-no-double = Das wird nicht zum doppelten Wert verkauft.
refusal-sale-to-win = Kein Verkauf erreicht die Siegstufe.
refusal-sale-not-now = Gegenstände verkaufst du in deinem eigenen Zug, außerhalb eines Kampfes.
refusal-in-play-only = Getauscht werden nur Gegenstände, die vor jemandem liegen, keine Handkarten.
refusal-no-trade-in-combat = { $you ->
    [who] Du kämpfst, und wer kämpft, tauscht nicht.
   *[none] { $who } kämpft, und wer kämpft, tauscht nicht.
}
refusal-open-already = Du bist schon für Tauschangebote offen.
refusal-closed-already = Du willst schon keine Tauschangebote mehr.
refusal-between-fights = Das kannst du vor einer Tür, in einem leeren Raum oder am Ende eines Zuges sagen.
refusal-open-at-your-start = Das kannst du am Anfang deines eigenen Zuges sagen, bevor du sonst etwas tust.
refusal-only-items = Verkauft und getauscht werden nur Gegenstände.
refusal-turf-not-sold = Ein Revier wird nicht verkauft.
refusal-turf-not-usable = Ein Revier wird nie nur getragen: Wer es bekommt, muss es benutzen können.
refusal-no-companion = Ein Begleiter, der kein Gegenstand ist, wird weder verkauft noch getauscht.
refusal-with-its-item = Es geht mit dem Gegenstand, an dem es hängt, nie allein.
refusal-never-traded = Es wird nie getauscht.
refusal-not-promised = Es kann kein Teil des Preises für Hilfe sein.
refusal-promised = { $card } ist deinem Helfer versprochen, bis der Kampf vorbei ist.
refusal-no-fight-to-help = Hilfe bietet man dem an, der kämpft, bevor der Kampf entschieden ist.
refusal-no-plays = Hier nennt der Preis der Hilfe keine Handkarten.
refusal-few-treasures = { $number ->
    [one] Der Kampf bringt 1 Schatz.
   *[other] Der Kampf bringt { $number } Schätze.
}
refusal-asks-more = Ein Gegenangebot verlangt mehr.
refusal-own-companion = Geopfert wird nur ein eigener Begleiter.
