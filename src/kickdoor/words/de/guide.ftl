### What the guide of the first game says, and when it is due: see server/http/guide.toml.

# Steps: a title and a text.
guide-welcome = Willkommen im Dungeon
    .text = Tritt Türen ein, besiege, was dahinter ist, und nimm seine Sachen. Jedes besiegte Monster bringt dich eine Stufe höher. Wer zuerst auf dem letzten Feld dort oben steht, gewinnt. Heute ist das Stufe 5; unter Freunden spielt man bis 10.
guide-hand = Deine Hand
    .text = Acht Karten, und niemand sonst sieht sie. Vier kommen von den Türen: Monster, Flüche und was du sein kannst. Vier sind Schätze: zum Anziehen und Benutzen. Wähle eine Karte, um sie zu lesen und zu sehen, was sie kann. Leuchtende Karten solltest du gleich spielen.
guide-wear = Zieh dich erst an
    .text = Monster haben Respekt vor einem guten Hut. Wähle einen leuchtenden Gegenstand und spiel ihn: Was du trägst, erhöht deine Stärke um seinen Bonus. Eins auf den Kopf, eine Rüstung, ein Paar Schuhe, und du hast zwei Hände.
guide-be = Sei jemand
    .text = Eine Klasse oder eine Rasse macht dich zu mehr als einem Niemand mit Laterne. Wähle sie, spiel sie, lies, was du damit darfst. Von jedem eins zur selben Zeit.
guide-companion = Ein Freund auf Zeit
    .text = Der hier geht mit und kämpft, trägt oder leidet für dich. Spiel ihn, wann du willst; du kannst einen zur selben Zeit haben.
guide-levelup = Eine Stufe geschenkt
    .text = Eine leuchtende Karte gibt dir einfach eine Stufe. Spiel sie auf dich selbst. Nur den letzten Schritt schafft sie nicht: Die Siegstufe verdienst du dir mit einem besiegten Monster.
guide-door = Du bist dran: die Tür
    .text = Angezogen? Dann tritt sie ein. Gegen ein Monster dahinter musst du kämpfen. Ein Fluch trifft dich sofort. Alles andere darfst du behalten.
guide-fight = Ein Kampf!
    .text = Deine Stärke ist deine Stufe plus alles, was hilft. Die des Monsters steht auf der Karte. Du brauchst MEHR: Ein Gleichstand gehört dem Monster. Die Summen zeigen, woher jede Zahl kommt.
guide-winning = Du gewinnst gerade
    .text = Verkünde den Sieg! Alle anderen bekommen einen Moment, ihn dir zu verderben, denn dafür sind Freunde da. Tut es keiner, gehören dir die Stufe und der Schatz.
guide-losing = Es ist stärker als du
    .text = Drei Auswege. Spiel einen Einmal-Gegenstand, der dir hilft. Bitte jemanden um Hilfe: Seine Stärke kommt zu deiner dazu, für einen Preis. Oder lauf weg und hoffe auf eine 5 oder 6.
guide-oneshot = Einmal-Gegenstände
    .text = Tränke und Ähnliches: Sie zählen einmal, in einem Kampf, für eine der beiden Seiten, dann sind sie weg. Heb sie auf für einen Kampf, den du fast gewinnst, oder für einen, den ein anderer fast gewinnt.
guide-bargain = Der Preis der Hilfe
    .text = Niemand hilft dir für dein Lächeln. Versprich etwas vom Schatz und schick das Angebot ab. Was vereinbart ist, gilt: Der Tisch selbst zahlt es aus. Die Stufe bleibt dir allein.
guide-helped = Du bist nicht allein
    .text = Die Stärke deines Helfers zählt jetzt mit, und was das Monster dir tut, tut es euch beiden. Sieh dir die Summen noch einmal an.
guide-won = Besiegt!
    .text = Eine Stufe höher, und der Schatz kommt auf deine Hand. Etwas zum Anziehen dabei? Leg es gleich an: Wer weiß, was als Nächstes kommt.
guide-running = Lauf!
    .text = Für jedes Monster wird gewürfelt. Ab 5 kommst du mit nichts als deinem Leben davon. Darunter geschehen dir seine Schlimmen Dinge, wie sie auf der Karte stehen.
guide-escaped = Du bist entkommen
    .text = Kein Schatz, keine Stufe, keine Würde. Aber am Leben.
guide-caught = Es hat dich erwischt
    .text = Das waren die Schlimmen Dinge. Sie können eine Stufe kosten, einen Hut oder mehr. Unter Stufe 1 fällst du nie, also Kopf hoch: Es gibt einen Boden.
guide-level-lost = Eine Stufe tiefer
    .text = Du hast eine Stufe verloren. So ist Munchkin: Es geht auf und ab, nie unter 1. Deine Karten behältst du, und das nächste Monster kann dich wieder heben.
guide-stays = Der bleibt
    .text = Der Fluch liegt jetzt vor dir und schadet weiter, bis er vorbei ist oder du ihn loswirst. Wähle ihn, um zu lesen, was er tut.
guide-backstab = Das war ein Dolchstoß
    .text = Jemand hat gerade dein Monster stärker gemacht. Völlig erlaubt, und das Herz des Spiels. Sieh dir die Summen noch einmal an: Liegst du jetzt zurück, spiel eine Karte, bitte um Hilfe oder lauf.
guide-death = Du bist tot
    .text = Das passiert den Besten. Die anderen nehmen deine Sachen, du behältst deine Stufe und was du bist. Am Anfang deines nächsten Zuges bekommst du acht neue Karten und spazierst wieder hinein.
guide-cursed = Verflucht!
    .text = Was auf dem Fluch steht, geschieht dir: Vielleicht ist eine Stufe weg, vielleicht ein Hut. Du hast nichts falsch gemacht. So ist Munchkin. Das kannst du auch anderen antun: Einen Fluch von deiner Hand darfst du jederzeit auf jeden spielen.
guide-curse-card = Du hast einen Fluch
    .text = Spiel ihn auf den, der vorn liegt, oder auf den, der frech war. Das geht in jedem Zug, wenn du magst mitten im Kampf.
guide-revealed = Kein Monster, kein Fluch
    .text = Glück gehabt. Diese Karte gehört dir: Nimm sie auf die Hand, oder spiel sie gleich, wenn das geht.
guide-trouble = Der Raum ist leer
    .text = Zwei Möglichkeiten. Such Ärger: Kämpf gegen ein Monster von deiner eigenen Hand, am besten gegen eins, das du schlagen kannst. Oder plündere den Raum: eine Karte geschenkt. Kein Monster, das du schlagen kannst? Plündern.
guide-sell = Gold sind Stufen
    .text = Verkauf Gegenstände im Wert von zusammen 1000 Gold, und du steigst eine Stufe auf. Der Wert steht in der Ecke einer Karte. Wechselgeld gibt es nicht, und die allerletzte Stufe kann man nicht kaufen.
guide-selling = Der Laden
    .text = Leg Gegenstände dazu, bis sie 1000 wert sind, dann verkauf. Bitte nichts, was du auf dem Kopf brauchst. „Doch nicht“ schließt den Laden.
guide-charity = Zu viele Karten
    .text = Fünf darfst du behalten. Spiel, was du kannst, verkauf, was du magst; der Rest geht an den mit der niedrigsten Stufe. Er wird gerührt sein.
guide-end = Das war ein Zug
    .text = Noch etwas anzulegen oder zu verkaufen? Wenn nicht, beende deinen Zug. Fragt ein Knopf „Sicher?“, drück ihn noch einmal.
guide-others = Jetzt die anderen
    .text = Sie tun dasselbe wie du. Dort oben steht, wer sie sind, ihre Stufe und was sie tragen. Behalte jeden im Auge, der dem Ende nahe ist.
guide-again = Jemand war schneller
    .text = Vor deinem eigenen Schritt wurde eine Karte gespielt. Sieh dir an, was sich geändert hat, dann drück deinen Knopf noch einmal. Das passiert ständig; nichts ist verloren.
guide-window = Du darfst immer etwas sagen
    .text = Bevor etwas geschieht, darf jeder mit einer Karte antworten. Hast du keine passende, geht das Spiel von selbst weiter. Hast du eine, wartet es auf dich: Spiel sie, oder drück auf Passen.
guide-offered = Jemand will deine Hilfe
    .text = Hilfst du, kommt deine Stärke zu der des anderen dazu, und du bekommst, was er verspricht. Er bekommt die Stufe. Geht es schief, läufst du mit weg. Nimm an, lehn ab oder verlang mehr.
guide-helping = Jetzt steckst du mit drin
    .text = Deine Stärke zählt für den anderen, bis der Kampf vorbei ist; ein Zurück gibt es nicht. Gewonnen: Du bekommst, was versprochen war. Verloren: Du würfelst auch fürs Weglaufen.
guide-trade = Ein Angebot
    .text = Gegenstände auf dem Tisch kann man außerhalb eines Kampfes jederzeit tauschen oder verschenken. Niemand muss. Nimm an, wenn es dir gefällt.
guide-meddle = Ihr Kampf, deine Karten
    .text = Du kannst ihr Monster größer machen, einer der Seiten einen Trank hinwerfen oder sie mitten im Schlag verfluchen. Du musst nicht nett sein. Gemein musst du auch nicht sein.
guide-rival-death = Ein Rivale ist tot
    .text = Es tut weniger weh, als es klingt: Er behält seine Stufe und kommt mit acht neuen Karten zurück. Was er trug, liegt jetzt aus, und jeder andere nimmt eine Karte davon. Du auch.
guide-loot-body = Leichen fleddern
    .text = Tote brauchen keine Hüte. Von der höchsten Stufe abwärts nimmt jeder eine Karte. Nimm die mit dem größten Bonus, die du tragen kannst; sie kommt auf deine Hand.
guide-spoils = Der Schatz wird geteilt
    .text = Ihr habt einen Anteil vereinbart. Nimm die Karte, die du am liebsten willst; der Rest geht an den anderen, wie ihr es versprochen habt.
guide-gift = Milde Gabe
    .text = Am Ende eines Zuges behält niemand mehr als fünf Karten: Der Rest geht an den mit der niedrigsten Stufe. Letzter zu sein, hat sein Gutes.
guide-rival-close = Jemand ist fast am Ziel
    .text = Einem Rivalen fehlt noch ein Monster zum Sieg. Sieh dir ab jetzt jeden seiner Kämpfe an: Mach das Monster größer, verfluch ihn, verweigere die Hilfe. Niemand wird es dir übelnehmen.
guide-choose = Du musst wählen
    .text = Die Karte überlässt es dir. Niemand kann dir hier helfen; nimm, was am wenigsten schmerzt oder am meisten wert ist.
guide-close = Noch ein Schritt
    .text = Dir fehlt eine Stufe zum Sieg. Die kann man nicht kaufen, und keine Karte gibt sie: Besieg ein Monster. Alle am Tisch wissen es, also halt deine Tränke bereit.
guide-victory = Du gewinnst!
    .text = Das ist das ganze Spiel. Was du noch nicht kennst, lernst du, wenn es dich trifft. Das echte geht bis Stufe 10.
guide-defeat = Jemand anders war zuerst da
    .text = Jetzt kennst du das ganze Spiel, auch das Wichtigste: Wer vorn liegt, gehört aufgehalten. Verfluch ihn nächstes Mal früher.

# What is going on, and what to do now. $who: the player it is about, $you: whether that is the reader; $card: the card it is
# about; $ours and $theirs: the totals of the fight; $winning: the Level that wins; $strength: the reader's.
hint-over = Das Spiel ist aus. Spiel noch einmal, sieh es dir noch einmal an oder geh zur Lobby.
hint-asked-for-help = { $who } bittet dich um Hilfe. Deine Stärke kommt dazu, und du bekommst, was versprochen ist; die Stufe bekommst du nicht. Geht der Kampf verloren, läufst du mit weg. Nimm an oder lehn ab.
hint-offered-help = { $who } würde dir helfen, für einen Preis. Nimm an, wenn du allein nicht gewinnst; lehn ab, wenn doch.
hint-offered-trade = { $who } bietet dir einen Tausch an. Niemand muss: Nimm an oder lehn ab.
hint-promise = Nenn den Preis der Hilfe: je weniger Schätze, desto besser für dich. Dann schick das Angebot ab.
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
hint-give-away = Das darfst du nicht behalten. Wähle, was daraus wird.
hint-pick-card = { $card ->
    [none] Wähle eine Karte.
   *[other] { $card } lässt dich eine Karte wählen.
}
hint-pick-player = { $card ->
    [none] Wähle einen Spieler. Ist es schlecht für ihn, den vordersten; ist es gut für ihn, den letzten.
   *[other] { $card } sagt, was mit dem gewählten Spieler geschieht. Ist es schlecht, wähle den vordersten; ist es gut, den letzten.
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
hint-struck = { $you ->
    [who] Gleich trifft dich { $card }. Was darauf steht, geschieht dir, außer jemand verhindert es. So ist Munchkin.
   *[none] { $card } trifft gleich { $who }. Ausnahmsweise nicht dich.
}
hint-die = { $you ->
    [who] Du hast gewürfelt. Der Wurf gilt, außer jemand hat eine Karte, die ihn ändert.
   *[none] { $who } hat gewürfelt. Der Wurf gilt, außer jemand hat eine Karte, die ihn ändert.
}
hint-escape-die = { $you ->
    [who] Du hast fürs Weglaufen gewürfelt: Ab 5 kommst du davon, darunter geschehen dir die Schlimmen Dinge.
   *[none] { $who } hat fürs Weglaufen gewürfelt: Ab 5 entkommt man, darunter geschehen die Schlimmen Dinge.
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
    [who] Dein Kampf ist vorbei: Jetzt gibt es die Stufe und den Schatz.
   *[none] Der Kampf von { $who } ist vorbei.
}
hint-beaten = { $you ->
    [who] Ein Monster ist besiegt: eine Stufe für den, der gekämpft hat, und Schätze für die Hand.
   *[none] { $who } hat ein Monster besiegt und steigt auf.
}
hint-runs = { $you ->
    [who] Du läufst. Der Würfel entscheidet: Ab 5 kommst du davon.
   *[none] { $who } läuft. Der Würfel entscheidet: Ab 5 entkommt man.
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
    [who] Du bist eine Stufe aufgestiegen.
   *[none] { $who } ist eine Stufe aufgestiegen.
}
hint-lost = { $you ->
    [who] Du hast eine Stufe verloren. So ist Munchkin.
   *[none] { $who } hat eine Stufe verloren.
}
hint-dies = { $you ->
    [who] Gleich stirbst du. Du behältst deine Stufe, verlierst deine Sachen und kommst zurück.
   *[none] { $who } stirbt gleich: Die Sachen werden verteilt, du bekommst auch etwas.
}
hint-stolen = { $you ->
    [who] Du hast etwas gestohlen. Gut gemacht.
   *[none] { $who } hat etwas gestohlen. Sieh nach, ob es deins war.
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

hint-claimed = Du hast den Sieg verkündet, { $ours } gegen { $theirs }. Die anderen haben einen Moment, ihn zu verderben; tut es keiner, steigst du eine Stufe auf.
hint-conceded = Gleich läufst du weg, { $ours } gegen { $theirs }. Die anderen können noch etwas ändern; dann entscheidet der Würfel.
hint-claim = { $ours } gegen { $theirs }: Du liegst vorn. Verkünde den Sieg.
hint-ask-for-help = { $ours } gegen { $theirs }: Du brauchst mehr als sie. Bitte jemanden um Hilfe, heute sind alle nett, oder spiel eine Karte, die hilft. Wenn nichts hilft, lauf weg.
hint-run-away = { $ours } gegen { $theirs }: Du liegst zurück. Spiel eine Karte, die hilft, oder lauf weg.
hint-my-fight = Dein Kampf: { $ours } gegen { $theirs }. Du brauchst mehr als sie.
hint-flee = Du läufst. Für jedes Monster wird gewürfelt: Ab 5 bist du draußen. Sonst geschehen dir seine Schlimmen Dinge.
hint-help-flee = Der Kampf ist verloren, und du läufst mit: Ab 5 kommst du davon.
hint-help = Du hilfst { $who }: { $ours } gegen { $theirs }. Wird gewonnen, bekommst du, was versprochen war.
hint-rival-claims = { $who } verkündet den Sieg, { $ours } gegen { $theirs }. Dabei bleibt es, außer jemand macht jetzt das Monster stärker.
hint-rival-concedes = { $who } verliert, { $ours } gegen { $theirs }, und läuft gleich weg.
hint-rival-ahead = { $who } kämpft und liegt vorn, { $ours } gegen { $theirs }. Ein gewonnener Kampf ist eine Stufe. Du darfst ihn verderben.
hint-rival-behind = { $who } kämpft und liegt zurück, { $ours } gegen { $theirs }. Vielleicht hilft jemand; vielleicht du.
hint-rival-flees = { $who } läuft: Ab 5 auf dem Würfel entkommt man. Sonst geschehen die Schlimmen Dinge, aber nicht dir.

hint-announced = Du hast gesagt, was du tust. Es geschieht, sobald niemand etwas dagegen hat.
hint-put-on-first = Wähle etwas Leuchtendes und spiel es. Nichts mehr anzulegen? Drück auf Bereit.
hint-ready = Nichts mehr anzulegen: Drück auf Bereit, und los geht es.
hint-level-then-door = Spiel deine geschenkte Stufe auf dich selbst, dann: { $door }.
hint-put-on-then-door = Leg an, was leuchtet, dann: { $door }.
hint-kick-door = { $door }.
hint-take = Kein Monster, kein Fluch: Die Karte gehört dir. Nimm sie, oder spiel sie.
hint-trouble = Der Raum ist leer. { $trouble }, wenn ein Monster von deiner Hand schwächer ist als du mit deiner Stärke von { $strength }; sonst { $loot }.
hint-loot = Der Raum ist leer, und du hast kein Monster zum Kämpfen. { $loot }: Das ist eine Karte geschenkt.
hint-too-many = Dein Zug endet, und fünf Karten darfst du behalten. Spiel oder verkauf, was du kannst; den Rest gibst du ab.
hint-level-then-end = Spiel deine geschenkte Stufe auf dich selbst, dann beende deinen Zug.
hint-end-turn = Leg an, was du gewonnen hast, verkauf, was du nicht brauchst, dann beende deinen Zug.

hint-others-set-up = Die anderen ziehen sich an.
hint-others-start = { $who } ist am Zug: erst anziehen, dann eine Tür öffnen.
hint-others-card = { $who } hat kein Monster und keinen Fluch gefunden, aber eine Karte zum Behalten.
hint-others-room = { $who } steht in einem leeren Raum: ein Kampf gegen ein Monster von der eigenen Hand, oder eine Karte.
hint-others-end = Der Zug von { $who } ist fast vorbei. Was über fünf Karten ist, geht an den mit der niedrigsten Stufe.
hint-others-loot = { $who } nimmt etwas von der Leiche. Jeder bekommt eine Karte, von der höchsten Stufe abwärts.
hint-others-flee = { $who } muss beim Weglaufen etwas wählen.
hint-others-fight = { $who } muss im Kampf etwas wählen.
hint-others-charity = { $who } muss am Ende dieses Zuges etwas wählen oder abgeben. Für dich gibt es nichts zu tun.
hint-others-choose = { $who } muss etwas wählen. Für dich gibt es nichts zu tun.

# What has happened, and what it means. As events, but for $winning, the Level that wins.
news-won-game = { $you ->
    [who] Du gewinnst das Spiel!
   *[none] { $who } gewinnt das Spiel.
}
news-over = Das Spiel ist aus.
news-death = { $you ->
    [who] Du bist tot. Du behältst deine Stufe und kommst mit neuen Karten zurück.
   *[none] { $who } ist tot. Jeder andere nimmt etwas von der Leiche; { $who } kommt mit neuen Karten zurück.
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
   *[none] { $who } verliert { $card } und ist jetzt schwächer.
}
news-stays = { $you ->
    [who] { $card } bleibt vor dir liegen und wirkt weiter, bis es vorbei ist.
   *[none] { $card } bleibt eine Weile vor { $who } liegen.
}
news-missed-turn = { $you ->
    [who] Diesen Zug setzt du aus. Der nächste ist wieder deiner.
   *[none] { $who } setzt einen Zug aus.
}
news-cancelled = { $you ->
    [who] { $card } tut dir nichts. Glück gehabt.
   *[none] { $card } tut { $who } nichts.
}
news-joins = { $you ->
    [who] Du hast { $card } in den Kampf geschickt.
   *[none] Noch ein Monster im Kampf: { $card }. Alle müssen zusammen besiegt werden.
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
news-killed = { $card } ist besiegt, und das ist eine Stufe wert.
news-removed = { $card } ist nicht mehr im Kampf. Besiegt ist das nicht, also gibt es keine Stufe.
news-claim = { $you ->
    [who] Du hast den Sieg verkündet.
   *[none] { $who } hat den Sieg verkündet.
}
news-concede = { $you ->
    [who] Du läufst weg: Jetzt entscheidet der Würfel.
   *[none] { $who } läuft weg: Jetzt entscheidet der Würfel.
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
