### What the guide of the first game says, and when it is due: see server/http/guide.toml.

# Steps: a title, and a text of one or two short sentences. $by: what the reader uses (touch, mouse, keys); else as the hints.
guide-welcome = Willkommen im Dungeon
    .text = Tritt Türen ein, besiege die Monster dahinter, nimm ihre Sachen. Wer oben auf der Leiste zuerst Stufe { $winning } erreicht, gewinnt.
guide-hand = Deine Hand
    .text = Acht Karten, die nur du siehst. { $by ->
        [touch] Tippe
        [keys] Wähle
       *[mouse] Klicke
    } { $by ->
        [keys] eine
       *[other] auf eine
    }, um sie zu lesen; die leuchtenden solltest du jetzt spielen.
guide-wear = Zieh dich erst an
    .text = { $by ->
        [touch] Tippe auf einen leuchtenden Gegenstand
        [keys] Wähle einen leuchtenden Gegenstand
       *[mouse] Klicke auf einen leuchtenden Gegenstand
    } und spiel ihn: Sein Bonus macht dich stärker. Du hast einen Kopf, einen Körper, zwei Hände und zwei Füße.
guide-be = Sei jemand
    .text = Mit einer Klasse oder Rasse darfst du mehr als andere. { $by ->
        [touch] Tippe auf die leuchtende
        [keys] Wähle die leuchtende
       *[mouse] Klicke auf die leuchtende
    } und spiel sie.
guide-companion = Ein Freund auf Zeit
    .text = Der hier geht mit und arbeitet für dich. { $by ->
        [touch] Tippe auf ihn
        [keys] Wähle ihn
       *[mouse] Klicke auf ihn
    } und spiel ihn; du kannst einen zur selben Zeit haben.
guide-levelup = Eine Stufe geschenkt
    .text = Die leuchtende Karte gibt dir eine Stufe: Spiel sie auf dich selbst. Nur die Siegstufe musst du im Kampf verdienen.
guide-door = Du bist dran: die Tür
    .text = { $door }! Gegen ein Monster dahinter musst du kämpfen, ein Fluch trifft dich, alles andere behältst du.
guide-winning = Ein Kampf, und du liegst vorn
    .text = Deine Stufe und deine Karten ergeben { $ours }, gegen { $theirs }: Das reicht. Verkünde den Sieg!
guide-bargain = Der Preis der Hilfe
    .text = Versprich etwas vom Schatz und mach das Angebot. Die Stufe bleibt deine.
guide-helped = Du hast Hilfe
    .text = Die Stärke des anderen zählt mit: { $ours } gegen { $theirs }. Geht es schief, lauft ihr beide.
guide-won = Besiegt!
    .text = Du steigst auf Stufe { $level }, und der Schatz gehört dir.{ $wear ->
        [some] { " " }Leg an, was dich stärker macht.
       *[none] { "" }
    }
guide-caught = Es hat dich erwischt
    .text = Die Schlimmen Dinge auf seiner Karte geschehen dir. Unter Stufe 1 fällst du nie.
guide-stays = Das bleibt
    .text = Die Karte liegt vor dir und wirkt weiter. Auf ihr steht, wann sie vorbei ist.
guide-meddled = Jemand mischt sich ein
    .text = In deinen Kampf wurde eine Karte gespielt: jetzt { $ours } gegen { $theirs }. Das darf jeder in jedem Kampf, auch du.
guide-death = Du bist tot
    .text = Du behältst deine Stufe, die anderen teilen sich deine Sachen. In deinem nächsten Zug bist du mit neuen Karten zurück.
guide-cursed = Verflucht!
    .text = Was auf dem Fluch steht, geschieht dir. So ist Munchkin.
guide-curse-card = Du hast einen Fluch
    .text = Du darfst ihn auf jeden spielen, sogar mitten im Kampf. Am besten auf den, der vorn liegt.
guide-sell = Gold sind Stufen
    .text = Gegenstände im Wert von zusammen 1000 Gold kaufen eine Stufe. Der Wert steht unten auf der Karte.
guide-end = Das war ein Zug
    .text = Nichts mehr anzulegen? Dann beende deinen Zug.
guide-others = Jetzt die anderen
    .text = Sie tun dasselbe wie du. { $by ->
        [touch] Oben siehst du ihre Stufe und Stärke; tippe einen Spieler an, um zu sehen, was er trägt.
       *[other] Oben siehst du ihre Stufe und Stärke und was sie tragen.
    }
guide-helping = Jetzt steckst du mit drin
    .text = Deine Stärke zählt für { $who }, bis der Kampf vorbei ist. Geht er verloren, musst du mitlaufen.
guide-meddle = Ihr Kampf, deine Karten
    .text = Du darfst eine Karte in diesen Kampf spielen, dafür oder dagegen. Nett sein musst du nicht.
guide-rival-death = Ein Rivale ist tot
    .text = Seine Stufe bleibt, und mit neuen Karten kommt er zurück. Was er hatte, wird verteilt.
guide-rival-close = Jemand ist fast am Ziel
    .text = Einem Rivalen fehlt noch eine Stufe zum Sieg. Mach sein nächstes Monster stärker, und hilf ihm nicht.
guide-close = Noch ein Schritt
    .text = Die letzte Stufe gibt es nur für ein besiegtes Monster, keine Karte gibt sie. Alle werden dich aufhalten wollen.
guide-victory = Jetzt kennst du das Spiel.
    .text = Den Rest lernst du, wenn er dich trifft. Ein ganzes Spiel geht bis Stufe 10.
guide-defeat = Jetzt kennst du das Spiel.
    .text = Wer vorn liegt, gehört aufgehalten: Verfluch ihn nächstes Mal früher. Ein ganzes Spiel geht bis Stufe 10.

# What is going on, and what to do now. $who: the player it is about, $you: whether that is the reader; $card: the card it is
# about; $ours and $theirs: the totals of the fight, $levels: the Levels it is worth; $winning: the Level that wins; $strength and
# $level: the reader's; $deeds: what turns a lost fight, $becomes and $left: the totals then; $by: what the reader uses.
hint-over = Das Spiel ist aus. Spiel noch einmal, sieh es dir noch einmal an oder geh zur Lobby.
hint-asked-for-help = { $who } bittet dich um Hilfe. Deine Stärke kommt dazu, und du bekommst, was versprochen ist; { $reward ->
    [none] die Stufe bekommst du nicht.
   *[other] die Stufe des Kampfes bekommst du nicht, aber { $reward } belohnt dich.
} Geht der Kampf verloren, läufst du mit weg. Nimm an oder lehn ab.
hint-offered-help = { $who } würde dir helfen, für einen Preis. Nimm an, wenn du allein nicht gewinnst; lehn ab, wenn doch.
hint-offered-trade = { $who } bietet dir einen Tausch an. Niemand muss: Nimm an oder lehn ab.
hint-promise = Nenn den Preis der Hilfe: je weniger Schätze, desto besser für dich. Dann schick das Angebot ab.
hint-offering = Du würdest an der Seite von { $who } kämpfen. Sag, was du dafür willst, dann mach das Angebot; { $reward ->
    [none] die Stufe bekommst du nicht.
   *[other] die Stufe des Kampfes bekommst du nicht, aber { $reward } belohnt dich.
} Geht es schief, musst auch du weglaufen.
hint-sell = Leg Gegenstände dazu, bis sie 1000 Gold wert sind, dann verkauf: Das ist eine Stufe. Oder doch nicht.
hint-trade = Leg dazu, was du gibst und was du willst, dann schick das Angebot ab. Oder doch nicht.
hint-show = Wähle, was du zeigst und wem. Oder doch nicht.

hint-charity = Am Ende deines Zuges hast du mehr als fünf Karten, also müssen welche weg. Gib ab, was dir am wenigsten hilft.
hint-loot-body = { $who } ist tot, und du darfst etwas vom Nachlass nehmen. Nimm das Beste, was du tragen kannst.
hint-spoils = Der Schatz ist gewonnen. Nimm, was du am liebsten willst.
hint-lose = { $card ->
    [none] Etwas von dir muss weg. Wähle, was du entbehren kannst.
   *[other] { $card } nimmt dir etwas. Wähle, was am wenigsten schmerzt. So ist Munchkin.
}
hint-bury = { $card ->
    [none] Du siehst Karten, die noch im Stapel sind. Die gewählte kommt ganz nach unten.
   *[other] { $card } zeigt dir Karten, die noch im Stapel sind. Die gewählte kommt ganz nach unten, also schick weg, was dir schaden würde.
}
hint-pay = Das kostet dich eine Karte. Bezahl mit einer, die du nicht brauchst.
hint-no-room = Du kannst das nicht alles zugleich haben: ein Kopf, zwei Hände, ein Körper, zwei Füße. Wähle, was weg muss.
hint-give-away = { $card ->
    [none] Etwas von dir geht an jemand anderen oder ist weg. Wähle, was du entbehren kannst.
   *[other] { $card }: Etwas von dir geht an jemand anderen oder ist weg. Wähle, was du entbehren kannst.
}
hint-pick-card = { $card ->
    [none] Wähle eine Karte.
   *[other] { $card } lässt dich eine Karte wählen.
}
hint-pick-player = { $card ->
    [none] Wähle einen Spieler. Wofür, steht in der Leiste.
   *[other] { $card }: Wähle einen Spieler. Wofür, steht in der Leiste.
}
hint-pick-monster = { $card ->
    [none] Wähle ein Monster in diesem Kampf.
   *[other] { $card } wirkt auf ein Monster in diesem Kampf: Wähle, auf welches.
}
hint-pick-answer = { $card ->
    [none] Du hast die Wahl: Nimm einen der Knöpfe.
   *[other] { $card } lässt dir die Wahl: Nimm einen der Knöpfe.
}
hint-fleeing-friend = Du bist für einen Moment in Sicherheit. Entscheide, was aus dem anderen wird.
hint-answer-trade = { $who } bietet einen Tausch an. Nimm an, wenn er dir gefällt.

hint-opens = { $you ->
    [who] Deine Tür geht auf: Die nächste Karte wird umgedreht. Ein Monster heißt Kampf, ein Fluch trifft dich, alles andere behältst du.
   *[none] { $who } öffnet die Tür: Die nächste Karte wird umgedreht. Was es auch ist, es ist nicht dein Problem.
}
hint-turned-up = { $you ->
    [who] Du deckst gleich eine Karte auf: Alle sehen sie.
   *[none] { $who } deckt gleich eine Karte auf: Alle sehen sie.
}
hint-struck = { $you ->
    [who] Gleich trifft dich { $card }. Was darauf steht, geschieht dir, außer jemand verhindert es. So ist Munchkin.
   *[none] { $card } trifft gleich { $who }. Ausnahmsweise nicht dich.
}
hint-die = { $you ->
    [who] Du hast gewürfelt. Der Wurf gilt, außer jemand hat eine Karte, die ihn ändert.
   *[none] { $who } hat gewürfelt. Der Wurf gilt, außer jemand hat eine Karte, die ihn ändert.
}
hint-escape-die = { $you ->
    [who] Du hast fürs Weglaufen gewürfelt. Hoch genug, und du bist draußen; sonst geschehen dir die Schlimmen Dinge.
   *[none] { $who } hat fürs Weglaufen gewürfelt. Ist es nicht hoch genug, geschehen die Schlimmen Dinge.
}
hint-looted = { $you ->
    [who] Du hast niemanden im Raum gefunden und für die Mühe eine Karte gezogen.
   *[none] { $who } hat niemanden im Raum gefunden und eine Karte gezogen.
}
hint-one-shot-now = { $you ->
    [who] Du hast { $card } gespielt. Was darauf steht, geschieht jetzt, außer jemand verhindert es; dann ist die Karte weg.
   *[none] { $who } hat { $card } gespielt. Was darauf steht, geschieht jetzt, außer jemand verhindert es; dann ist die Karte weg.
}
hint-one-shot = { $you ->
    [who] Du hast { $card } gespielt. Das zählt jetzt und ist nach diesem Kampf weg, außer jemand verhindert es.
   *[none] { $who } hat { $card } gespielt. Das zählt in diesem Kampf, dann ist es weg.
}
hint-fight-begins = { $you ->
    [who] Gleich beginnt dein Kampf.
   *[none] Gleich beginnt der Kampf von { $who }. Du darfst zusehen oder dich einmischen.
}
hint-fight-ends = { $you ->
    [who] Dein Kampf ist vorbei.
   *[none] Der Kampf von { $who } ist vorbei.
}
hint-beaten = { $you ->
    [who] Ein Monster in deinem Kampf ist besiegt.
   *[none] Im Kampf von { $who } ist ein Monster besiegt.
}
hint-runs = { $you ->
    [who] { $die ->
        [sure] Du läufst und entkommst, was der Würfel auch zeigt.
        [never] Du läufst, aber diesmal ist kein Wurf hoch genug.
       *[roll] Du läufst. Der Würfel entscheidet, ob du davonkommst.
    }
   *[none] { $die ->
        [sure] { $who } läuft und entkommt, was der Würfel auch zeigt.
        [never] { $who } läuft, aber diesmal ist kein Wurf hoch genug.
       *[roll] { $who } läuft. Der Würfel entscheidet.
    }
}
hint-escaped = { $you ->
    [who] Du bist entkommen. Kein Schatz, keine Stufe, kein Schaden.
   *[none] { $who } ist entkommen.
}
hint-caught = { $you ->
    [who] Es hat dich erwischt: Gleich geschehen dir die Schlimmen Dinge auf der Karte.
   *[none] { $who } ist erwischt: Gleich geschehen die Schlimmen Dinge auf der Karte. Nicht dir.
}
hint-gained = { $you ->
    [who] Du bist aufgestiegen.
   *[none] { $who } ist aufgestiegen.
}
hint-lost = { $you ->
    [who] Du bist eine Stufe abgestiegen. So ist Munchkin.
   *[none] { $who } ist eine Stufe abgestiegen.
}
hint-dies = { $you ->
    [who] Gleich stirbst du. Du behältst deine Stufe und kommst mit neuen Karten zurück.
   *[none] { $who } stirbt gleich: Die Sachen werden verteilt.
}
hint-stolen = { $you ->
    [who] Du wolltest stehlen. Was daraus wurde, steht im Verlauf.
   *[none] { $who } wollte stehlen. Was daraus wurde, steht im Verlauf.
}
hint-sold = { $you ->
    [who] Du hast Gegenstände verkauft: Je 1000 Gold sind eine Stufe.
   *[none] { $who } hat Gegenstände verkauft: Je 1000 Gold sind eine Stufe.
}
hint-help-asked = { $you ->
    [who] Es wurde um Hilfe gebeten. Der andere darf annehmen, ablehnen oder einen Preis nennen.
   *[none] { $who } bittet um Hilfe oder wird gebeten.
}
hint-card-lost = { $you ->
    [who] Du hast gerade { $card } verloren.
   *[none] { $who } hat gerade { $card } verloren.
}
hint-turn-starts = { $you ->
    [who] Dein Zug beginnt.
   *[none] Der Zug von { $who } beginnt.
}
hint-turn-ends = { $you ->
    [who] Dein Zug ist vorbei.
   *[none] Der Zug von { $who } ist vorbei.
}
hint-dead = Du bist für einen Moment tot. Dir kann nichts mehr geschehen: Sieh den anderen zu. Am Anfang deines nächsten Zuges bekommst du neue Karten.

hint-claimed = Du verkündest den Sieg, { $ours } gegen { $theirs }. Die anderen haben einen Moment, ihn zu verderben{ $levels ->
    [0] .
    [one] ; tut es keiner, steigst du eine Stufe auf.
   *[other] ; tut es keiner, steigst du { $levels } Stufen auf.
}
hint-conceded = Gleich läufst du weg, { $ours } gegen { $theirs }. { $spares ->
    [none] { $die ->
        [sure] Die anderen können noch etwas ändern; dann bist du weg, was der Würfel auch zeigt.
        [never] Die anderen können noch etwas ändern; so, wie es steht, erwischt es dich.
       *[roll] Die anderen können noch etwas ändern; dann entscheidet der Würfel.
    }
   *[other] Die anderen können noch etwas ändern; dann opfere { $spares }: So entkommst du ohne Wurf.
}
hint-claim = { $ours } gegen { $theirs }: Du liegst vorn. Verkünde den Sieg.
hint-turn-one = { $ours } gegen { $theirs }: Du brauchst mehr als sie. { $deeds }: { $becomes } gegen { $left }.
hint-turn-several = { $ours } gegen { $theirs }: Du brauchst mehr als sie. { $deeds }: zusammen { $becomes } gegen { $left }, das gewinnt.
hint-run-away = { $ours } gegen { $theirs }, und nichts, was du hast, reicht sicher. { $saves ->
    [none] { $die ->
        [sure] Lauf weg: Hier entkommst du sicher.
        [never] Lauf weg: Kein Wurf ist hoch genug{ $spares ->
            [none] , also geschehen dir seine Schlimmen Dinge.
           *[other] , aber dann kannst du { $spares } opfern: So entkommst du ohne Wurf.
        }
       *[roll] Lauf weg: { $spares ->
            [none] Der Würfel entscheidet, ob du entkommst.
           *[other] Dann kannst du { $spares } opfern und entkommst ohne Wurf.
        }
    }
   *[other] { $saves }: Das rettet dich.
}
hint-my-fight = Dein Kampf: { $ours } gegen { $theirs }. Du brauchst mehr als sie.
hint-flee = { $saves ->
    [none] { $die ->
        [sure] Du läufst, und was der Würfel auch zeigt, du bist draußen.
        [never] Du läufst, aber kein Wurf ist hoch genug: Seine Schlimmen Dinge geschehen dir.
       *[roll] Du läufst. Für jedes Monster wird gewürfelt: Mit 5 oder 6 bist du gewöhnlich draußen; sonst geschehen dir seine Schlimmen Dinge.
    }
   *[other] Würfle nicht: { $saves }. So entkommst du.
}
hint-help-flee = Der Kampf ist verloren, und du läufst mit: Mit 5 oder 6 bist du gewöhnlich draußen.
hint-help = Du hilfst { $who }: { $ours } gegen { $theirs }. Pass auf, dass es reicht.
hint-rival-claims = { $who } verkündet den Sieg, { $ours } gegen { $theirs }. Dabei bleibt es, außer jemand macht jetzt das Monster stärker.
hint-rival-concedes = { $who } verliert, { $ours } gegen { $theirs }, und läuft gleich weg.
hint-rival-ahead = { $who } kämpft und liegt vorn, { $ours } gegen { $theirs }{ $levels ->
    [0] .
    [one] : eine Stufe, wenn es niemand verdirbt.
   *[other] : { $levels } Stufen, wenn es niemand verdirbt.
}
hint-rival-behind = { $who } kämpft und liegt zurück, { $ours } gegen { $theirs }. Vielleicht hilft jemand; vielleicht du.
hint-rival-flees = { $who } läuft: Mit 5 oder 6 ist man gewöhnlich draußen. Sonst geschehen die Schlimmen Dinge, aber nicht dir.

hint-announced = Du hast gesagt, was du tust. Es geschieht, sobald niemand etwas dagegen hat.
hint-put-on-first = { $by ->
    [touch] Tippe auf eine leuchtende Karte
    [keys] Wähle eine leuchtende Karte
   *[mouse] Klicke auf eine leuchtende Karte
} und spiel sie. Du kannst jederzeit aufhören: Bereit.
hint-be-first = Spiel die leuchtende Karte: Damit bist du jemand. Oder ohne sie weiter: Bereit.
hint-ready = Wenn du angezogen bist, { $by ->
    [touch] tippe auf
    [keys] drück
   *[mouse] klicke auf
} Bereit, und los geht es.
hint-level-then-door = Spiel erst deine geschenkte Stufe auf dich selbst.
hint-put-on-then-door = Leg erst an, was leuchtet, das macht dich stärker. Dann: { $door }.
hint-kick-door = { $door }.
hint-take = Kein Monster, kein Fluch: Die Karte gehört dir. { $drawn ->
    [play] Nimm sie, oder spiel sie.
   *[take] Nimm sie.
}
hint-trouble = { $beats ->
    [none] { $loots ->
        [yes] Der Raum ist leer, und mit deiner Stärke von { $strength } schlägst du allein kein Monster von deiner Hand. { $loot }.
       *[no] Der Raum ist leer, und eine Karte verbietet { $loot }. Mit deiner Stärke von { $strength } schlägst du allein kein Monster von deiner Hand: Lass den Raum, wie er ist.
    }
   *[other] Der Raum ist leer: { $trouble }. Du darfst { $beats } von deiner Hand bekämpfen und bist stärker: Das bringt eine Stufe und einen Schatz.
}
hint-loot = Der Raum ist leer. { $loot }: Das ist eine Karte geschenkt.
hint-too-many = Dein Zug endet, und fünf Karten darfst du behalten. Spiel oder verkauf, was du kannst; den Rest gibst du ab.
hint-level-then-end = Spiel deine geschenkte Stufe auf dich selbst, dann beende deinen Zug.
hint-put-on-then-end = Leg an, was leuchtet, das macht dich stärker. Dann beende deinen Zug.
hint-end-turn = Nichts mehr anzulegen? Dann beende deinen Zug.

hint-others-set-up = Die anderen ziehen sich an.
hint-others-start = { $who } ist am Zug: erst anziehen, dann eine Tür öffnen.
hint-others-card = { $who } hat kein Monster und keinen Fluch gefunden, aber eine Karte zum Behalten.
hint-others-room = { $who } steht in einem leeren Raum: ein Kampf gegen ein Monster von der eigenen Hand, oder eine Karte.
hint-others-end = Der Zug von { $who } ist fast vorbei.
hint-others-loot = { $who } nimmt etwas von der Leiche.
hint-others-choose = { $who } muss etwas wählen. Für dich gibt es nichts zu tun.

# What has happened, and what it means. As events, but for $winning, the Level that wins.
news-won-game = { $you ->
    [who] Du gewinnst das Spiel!
   *[none] { $who } gewinnt das Spiel.
}
news-over = Das Spiel ist aus.
news-death = { $you ->
    [who] Du bist tot. Du behältst deine Stufe und kommst mit neuen Karten zurück.
   *[none] { $who } ist tot und kommt mit neuen Karten zurück.
}
news-level-down = { $amount ->
    [one] { $you ->
        [who] Du verlierst eine Stufe: jetzt Stufe { $level }. So ist Munchkin.
       *[none] { $who } verliert eine Stufe: jetzt Stufe { $level }. Dir kann es recht sein.
    }
   *[other] { $you ->
        [who] Du verlierst { $amount } Stufen: jetzt Stufe { $level }. So ist Munchkin.
       *[none] { $who } verliert { $amount } Stufen: jetzt Stufe { $level }. Dir kann es recht sein.
    }
}
news-curse = { $you ->
    [who] { $card } hat dich getroffen. Was darauf steht, geschieht dir.
   *[none] { $card } hat { $who } getroffen. Nicht dein Problem.
}
news-caught = { $you ->
    [who] { $card } hat dich erwischt, also sind die Schlimmen Dinge geschehen. Nächstes Mal vielleicht einem Rivalen.
   *[none] { $card } hat { $who } erwischt: Schlimme Dinge, nicht für dich.
}
news-lost-card = { $you ->
    [who] { $card } ist weg. Hier kommt und geht alles.
   *[none] { $who } verliert { $card }.
}
news-stays = { $you ->
    [who] { $card } bleibt vor dir liegen und wirkt weiter, bis es vorbei ist.
   *[none] { $card } bleibt eine Weile vor { $who } liegen.
}
news-missed-turn = { $you ->
    [who] Diesen Zug setzt du aus. Der nächste ist wieder deiner.
   *[none] { $who } setzt einen Zug aus.
}
news-will-miss = { $you ->
    [who] Deinen nächsten Zug setzt du aus.
   *[none] { $who } setzt den nächsten Zug aus.
}
news-cancelled = { $you ->
    [who] { $card } tut dir nichts. Glück gehabt.
   *[none] { $card } tut { $who } nichts.
}
news-joins = { $you ->
    [who] Du hast { $card } in den Kampf geschickt.
   *[none] Ein Monster mehr im Kampf: { $card }.
}
news-on-monster = { $you ->
    [who] Du hast { $card } auf { $on } gespielt.
   *[none] { $who } hat { $card } auf { $on } gespielt.
} { $fight ->
    [on] Sieh dir die Summen noch einmal an.
   *[none] Was damit geschieht, steht auf der Karte.
}
news-on-player = { $you ->
    [who] Du hast { $card } auf { $other } gespielt.
    [other] { $who } hat { $card } auf dich gespielt. Merk dir das Gesicht.
    [both] Du hast { $card } auf dich selbst gespielt.
    [same] { $who } hat { $card } gespielt.
   *[none] { $who } hat { $card } auf { $other } gespielt. Das tun sie sich auch gegenseitig an.
}
news-on-side = { $you ->
    [who] Du hast { $card } in den Kampf gespielt.
   *[none] { $who } hat { $card } in den Kampf gespielt.
} { $side ->
    [munchkins] Das zählt für die Spieler.
   *[monsters] Das zählt für die Monster.
}
news-uninvited = { $you ->
    [who] Du kommst in den Kampf von { $other }, gebeten oder nicht.
    [other] { $who } kommt in deinen Kampf, gebeten oder nicht, und will einen Anteil.
   *[none] { $who } kommt in den Kampf von { $other }, gebeten oder nicht.
}
news-passed-on = { $you ->
    [who] Der Kampf gehört jetzt { $other }. Du bist raus.
    [other] Der Kampf gehört jetzt dir: Jemand hat ihn dir übergeben.
   *[none] Der Kampf geht von { $who } an { $other } über.
}
news-level-up = { $you ->
    [who] Du bist jetzt auf Stufe { $level }. Stufe { $winning } gewinnt.
   *[none] { $who } ist jetzt auf Stufe { $level }. Stufe { $winning } gewinnt.
}
news-no-level = { $you ->
    [who] Dafür gibt es keine Stufe: Die letzte verdient man mit einem besiegten Monster.
   *[none] Keine Stufe für { $who }: Die letzte verdient man mit einem besiegten Monster.
}
news-fight-won = { $you ->
    [who] Du hast den Kampf gewonnen.
   *[none] { $who } hat den Kampf gewonnen.
}
news-treasure = { $you ->
    [who] Schätze für dich: Sieh auf deine Hand.
   *[none] { $who } bekommt Schätze.
}
news-killed = { $card } ist besiegt.
news-removed = { $card } ist nicht mehr im Kampf. Besiegt ist das nicht, also gibt es keine Stufe.
news-claim = { $you ->
    [who] Du hast den Sieg verkündet.
   *[none] { $who } hat den Sieg verkündet.
}
news-concede = { $you ->
    [who] { $die ->
        [roll] Du läufst weg: Jetzt entscheidet der Würfel.
       *[sure] Du läufst weg.
    }
   *[none] { $die ->
        [roll] { $who } läuft weg: Jetzt entscheidet der Würfel.
       *[sure] { $who } läuft weg.
    }
}
news-escape = { $you ->
    [who] Du bist { $card } entkommen.
   *[none] { $who } ist { $card } entkommen.
}
news-sacrifice = { $you ->
    [who] Du hast { $card } geopfert, um davonzukommen.
   *[none] { $who } hat { $card } geopfert, um davonzukommen.
}
news-helps = { $you ->
    [who] Du hilfst { $other }: Deine Stärke zählt mit.
    [other] { $who } hilft dir: Sieh dir die Summen an.
   *[none] { $who } hilft { $other }: jetzt zwei gegen das Monster.
}
news-leaves = { $you ->
    [who] Du bist nicht mehr im Kampf.
   *[none] { $who } ist nicht mehr im Kampf.
}
news-asks-help = { $you ->
    [who] Du hast ein Angebot für Hilfe gemacht. Warte auf die Antwort.
    [other] { $who } macht dir ein Angebot für Hilfe: siehe die Knöpfe.
   *[none] { $who } und { $other } reden über Hilfe.
}
news-trade = { $you ->
    [who] Du hast einen Tausch angeboten.
    [other] { $who } bietet dir einen Tausch an.
   *[none] { $who } bietet { $other } einen Tausch an.
}
news-declined = { $you ->
    [who] Dieses Angebot von dir ist vom Tisch.
    [other] Kein Geschäft: { $who } sagt Nein, oder das Angebot gilt nicht mehr.
   *[none] Ein Angebot ist vom Tisch.
}
news-deal = { $you ->
    [none] { $who } und { $other } sind sich einig.
   *[who] Abgemacht. Der Tisch sorgt dafür, dass ihr beide es haltet.
}
news-charity = { $you ->
    [who] Du hast { $other } eine Karte gegeben, als milde Gabe an die niedrigste Stufe.
    [other] { $who } hatte zu viele Karten, und du hast eine bekommen: Letzter zu sein, lohnt sich.
   *[none] { $who } hatte zu viele Karten und hat { $other } eine gegeben.
}
news-changes-hands = { $you ->
    [who] { $card } geht an { $other }.
    [other] Du hast { $card } von { $who } bekommen.
   *[none] { $card } geht von { $who } an { $other }.
}
news-borrowed = { $you ->
    [none] { $card } ist verliehen und geht nach dem Kampf zurück.
   *[who] { $card } ist verliehen: Geliehenes geht nach dem Kampf zurück.
}
news-loots = { $you ->
    [who] { $card } wechselt den Besitzer: Tote verlieren ihre Sachen.
   *[none] { $card } wechselt den Besitzer: Tote verlieren ihre Sachen, und jeder andere nimmt sich etwas.
}
news-back = { $you ->
    [who] Du bist zurück, auf deiner alten Stufe.
   *[none] { $who } ist von den Toten zurück.
}
news-fight = { $you ->
    [who] Du kämpfst gegen { $card }.
   *[none] { $who } kämpft gegen { $card }.
}
news-trouble = { $you ->
    [who] Du hast Ärger gesucht und gefunden.
   *[none] { $who } hat Ärger gesucht und kämpft gegen { $card }.
}
news-boost = { $you ->
    [who] Du bekommst { $bonus } in diesem Kampf.
   *[none] { $who } bekommt { $bonus } in diesem Kampf.
}
news-boost-monster = { $card } bekommt { $bonus } in diesem Kampf.
news-dungeon = { $card }: Der Ort, an dem ihr alle seid, hat sich geändert, und seine Regel gilt für alle.
news-sold = { $you ->
    [who] Du hast Gegenstände verkauft; 1000 Gold sind eine Stufe.
   *[none] { $who } hat Gegenstände verkauft; 1000 Gold sind eine Stufe.
}
news-die-changed = Der Wurf ist geändert: Er zählt jetzt als { $amount }.
news-die = { $you ->
    [who] Du hast { $amount } gewürfelt.
   *[none] { $who } hat { $amount } gewürfelt.
}
news-roll-off = Die Würfel entscheiden zwischen zwei Spielern.
news-trigger = { $card ->
    [none] Eine Karte wirkt von selbst.
   *[other] { $card } wirkt von selbst: Wann, steht auf der Karte.
}
news-uses = { $you ->
    [who] Du hast { $ability ->
        [none] { $card }
       *[other] { $ability }
    } eingesetzt.
   *[none] { $who } hat { $ability ->
        [none] { $card }
       *[other] { $ability }
    } eingesetzt: Die eigenen Karten erlauben es.
}
news-kept = { $you ->
    [who] { $card } ist von jetzt an auf deiner Seite.
   *[none] { $card } ist von jetzt an auf der Seite von { $who }.
}
news-lifted = { $you ->
    [who] { $card } ist vorbei. Ein Glück.
   *[none] { $card } ist für { $who } vorbei.
}
news-plays = { $you ->
    [who] Du hast { $card } gespielt.
   *[none] { $who } hat { $card } gespielt: Es liegt jetzt dort.
}
news-takes-off = { $you ->
    [who] Du hast { $card } ausgezogen: Es zählt nicht.
   *[none] { $who } hat { $card } ausgezogen.
}
news-door = { $you ->
    [who] Hinter deiner Tür: { $card }.
   *[none] Hinter der Tür von { $who }: { $card }.
}
news-turned-up = { $you ->
    [who] Du hast { $card } vor aller Augen gezogen.
   *[none] { $who } hat { $card } vor aller Augen gezogen.
}
news-loot-room = { $you ->
    [who] Du hast eine Karte gezogen, die niemand sonst sieht.
   *[none] { $who } hat eine Karte gezogen, die du nicht siehst.
}
news-takes = { $you ->
    [who] { $card } ist jetzt auf deiner Hand.
   *[none] { $who } hat { $card } auf die Hand genommen.
}
news-discards = { $you ->
    [who] Du hast { $card } abgegeben.
   *[none] { $who } hat { $card } abgegeben.
}
news-looks = { $you ->
    [who] Du hast { $card } gesehen.
    [other] { $who } hat eine Karte von dir gesehen.
   *[none] { $who } hat eine Karte gesehen.
}
news-draws = { $you ->
    [who] Du hast { $card } gezogen.
   *[none] { $who } hat eine Karte gezogen.
}
news-deck = Ein Stapel ist leer; die abgelegten Karten werden zu einem neuen gemischt.
news-fight-over = Der Kampf ist vorbei.
news-extra-turn = { $you ->
    [who] Du machst nach diesem noch einen Zug.
   *[none] { $who } macht nach diesem noch einen Zug.
}
news-turn = { $you ->
    [who] Du bist am Zug.
   *[none] { $who } ist am Zug.
}
news-becomes = { $sex ->
    [female] { $you ->
        [who] Du bist weiblich: Ein paar Karten achten darauf.
       *[none] { $who } ist weiblich: Ein paar Karten achten darauf.
    }
   *[male] { $you ->
        [who] Du bist männlich: Ein paar Karten achten darauf.
       *[none] { $who } ist männlich: Ein paar Karten achten darauf.
    }
}
news-track = { $you ->
    [who] Du bewegst dich: { $track }.
   *[none] { $who } bewegt sich: { $track }.
}
news-talk = { $you ->
    [who] Das hast du gesagt.
   *[none] { $who } hat etwas zu sagen.
}
news-begin = Die Karten sind ausgeteilt, und die Würfel haben gesagt, wer anfängt.
