### The page "How to play": a heading and a text for each thing, then what each box adds.
### $door, $trouble, $loot: what the edition calls the phases of a turn; $curse: what it calls a Curse.

how-goal = Sei als Erster oben
    .text = Du bist ein Munchkin, ein Held, dem es um die Beute geht. Du beginnst auf Stufe 1 mit nichts. Besiege Monster, nimm ihre Sachen, steig auf. Wer zuerst Stufe 10 erreicht, und zwar mit einem besiegten Monster, hat gewonnen. Nichts anderes gibt dir diese letzte Stufe.
how-cards = Zwei Stapel
    .text = Hinter Türen stecken Monster, Karten wie { $curse } und Dinge, die du sein kannst. Um Schätze kämpfst du. Jeder bekommt vier von beiden. Deine Hand ist geheim; was vor dir liegt, zählt, und alle sehen es.
how-wear = Zieh dich an
    .text = Gegenstände vor dir erhöhen deine Stärke um ihren Bonus: einer auf dem Kopf, einer am Körper, einer an den Füßen, zwei Hände. Was du nicht anziehen kannst, darfst du mitschleppen; es zählt nicht.
how-turn = Dein Zug
    .text = Zieh dich an, dann geht es so:
    .door = { $door }: Dreh eine Türkarte um. Gegen ein Monster musst du kämpfen, was { $curse } heißt, trifft dich, alles andere gehört dir.
    .room = Kein Monster? { $trouble } mit einem von deiner Hand, oder { $loot } und eine Karte ziehen.
    .end = Am Ende behältst du fünf Karten. Der Rest geht an den mit der niedrigsten Stufe.
how-fight = Der Kampf
    .text = Deine Stufe und alles, was hilft, gegen das Monster. Du brauchst mehr: Ein Gleichstand gehört dem Monster. Gewinnst du, steigst du für jedes Monster eine Stufe auf und nimmst seine Schätze.
how-help = Bitte um Hilfe
    .text = Ein anderer Spieler darf helfen: Seine Stärke kommt zu deiner dazu. Was er dafür bekommt, ist Verhandlungssache. Die Stufe gehört dir allein.
how-meddle = Misch dich ein
    .text = Jeder darf in jeden Kampf eingreifen: Einmal-Gegenstände für eine der Seiten spielen, das Monster stärker machen, noch eins dazuschicken. Wer den Sieg verkündet, gibt den anderen einen Moment, ihn zu verderben.
how-run = Lauf weg
    .text = Ist der Kampf verloren, würfelt jeder darin für jedes Monster. Ab 5 entkommt man. Darunter geschehen die Schlimmen Dinge auf der Karte.
how-curse = Lass dich verfluchen
    .text = Hinter deiner Tür trifft dich { $curse } sofort. Von deiner Hand spielst du so eine Karte jederzeit auf jeden. Du verlierst, was darauf steht, aber nie fällst du unter Stufe 1.
how-death = Stirb und komm zurück
    .text = Manche Schlimmen Dinge töten. Du behältst deine Stufe und was du bist; jeder andere nimmt eine deiner übrigen Karten. Am Anfang deines nächsten Zuges bekommst du acht neue.
how-sell = Kauf dir Stufen
    .text = In deinem Zug, außerhalb eines Kampfes, kaufen Gegenstände im Wert von 1000 Gold eine Stufe. Manche Karten geben einfach eine. Die letzte gibt keins von beiden.

# Around the pictures.
how-box = Die Box
how-adds = Was { $box } dazubringt
how-you = Du
how-sum = { $ours } gegen { $theirs }: gewonnen
how-first = Ein erstes Spiel mit Anleitung
how-lobby = Zu den Tischen
how-slots = Kopfbedeckung, Rüstung, Schuhwerk und zwei Hände
how-dice = 5 und 6 entkommen, 1 bis 4 nicht

# What each box adds.
how-base-race = Sei jemand
    .text = Eine Klasse und eine Rasse zur selben Zeit: Ein Zwerg trägt beliebig viele große Gegenstände, ein Elf, der hilft, steigt mit auf. Ohne Rasse bist du ein Mensch.
how-base-companion = Handlanger und Reittiere
    .text = Ein Handlanger kämpft, trägt oder stirbt für dich. Ein Reittier ist ein großer Gegenstand zum Reiten und für den, der lieber kämpft, ein Monster.
how-base-thief = Der Dolch im Rücken
    .text = Ein Dieb legt eine Karte ab und gibt jemandem im Kampf −2, und er darf versuchen, einen kleinen Gegenstand zu stehlen.
how-base-loot = Bessere Räume
    .text = Wer hier einen leeren Raum plündert, zieht einen Schatz und keine Türkarte.
how-super-power = Superkräfte
    .text = Spiel beliebig viele Superkräfte, solange ihre Ränge zusammen höchstens deine Stufe sind. Fällst du, müssen welche weg.
how-super-origin = Herkünfte
    .text = Jede Herkunft sagt, woher du kommst, und macht Platz für mehr Superkräfte, als deine Stufe erlaubt.
how-super-curse = Fallen
    .text = Flüche heißen hier Fallen. Eine Geheimidentität bringt dich vielleicht heraus, wenn der Würfel es gut meint.
how-oz-track = Die Gelbe Ziegelstraße
    .text = Manche Karten schicken dich Schritt für Schritt die Straße entlang. Beim sechsten Schritt steigst du eine Stufe auf und fängst von vorn an. Wer stirbt, geht an den Anfang zurück.
how-oz-companion = Verbündete
    .text = Ein Verbündeter zur selben Zeit geht mit dir. Musst du weglaufen, kannst du ihn zurücklassen und entkommst sicher.
how-harry-potter-house = Häuser
    .text = Vor dem Spiel wählt jeder ein Haus und behält es, tot oder lebendig. Jedes erlaubt dir etwas Eigenes.
how-harry-potter-power = Fertigkeiten
    .text = Was du gelernt hast: beliebig viel, solange die Ränge zusammen höchstens deine Stufe sind.
how-harry-potter-monster = Sie kommen in Scharen
    .text = Ein Todesser von deiner Hand darf in jeden Kampf mit einem Todesser, ein Drache in jeden Kampf mit einem Drachen. Dafür braucht es keine weitere Karte.
how-south-park-kid = Neue Kinder
    .text = Jeder bekommt ein neues Kind, das sagt, was du kannst. Stirbst du, darfst du als ein anderes zurückkommen.
how-south-park-turf = Reviere
    .text = Ein Revier ist ein Ort von dir, der als Gegenstand zählt und immer in Gebrauch ist. Eins für jeden Spieler; verkaufen kann man es nicht.
how-south-park-companion = Verbündete
    .text = Ein Verbündeter zur selben Zeit geht mit dir. Musst du weglaufen, kannst du ihn zurücklassen und entkommst sicher.
