### Pages beside the table: the list of cards, the card language, the credits.

cards-no-box = There is no box “{ $box }” on this server's shelf.
cards-boxes = Boxes
cards-loading = Shuffling …
cards-search = Search the cards of { $box }
cards-search-hint = Search: name or text
cards-kind = Kind
cards-every-kind = every kind
cards-deck = Deck
cards-deck-of = { $deck ->
    [door] Doors
    [treasure] Treasures
   *[none] both decks
}
cards-count = { $different } different, { $count } in the box
cards-enlarge = { $card }, { $kind }. Enlarge
cards-none = No such card. You may write it: see <a>the card language</a>.
language-start = Start a box of your own
language-start-about = One command makes a folder with a small box that plays. Then you write, it checks, and bots fight over the result.
language-start-more = A sentence it does not know is pointed at, with what you may have meant. The emblem of a card is a name from <a>game-icons.net</a>.
language-search = Search the sentence forms
language-search-hint = Search: discard, level, run away …
language-count = { $count ->
    [one] { $count } sentence form
   *[other] { $count } sentence forms
}
language-key = <slot>n</slot> is filled in · <own>curse</own> is the box's own word · (s) agrees with the number before · ● the wording is fixed
language-core = core
language-core-about = core: its wording is fixed
language-on = { $more ->
    [0] on <card>{ $card }</card>
   *[other] on <card>{ $card }</card> and { $more } more
}
language-on-none = On no card of ours yet. Yours could be the first.
language-none = No form says that. A card has to say it another way, or not at all.
language-kinds = Kinds of card
language-kinds-head = { $head ->
    [kind] Kind
    [must] Must have
    [may] May have
   *[deck] Deck
}
language-keys = Keys of a record
language-keys-head = { $head ->
    [key] Key
    [holds] Holds
    [default] Default
   *[meaning] Meaning
}
language-words = Word lists
credits-names = Whose game it is
credits-unofficial = kickdoor is an unofficial, non-commercial fan work, made for people who own the boxes and like the game. It is not published, endorsed or supported by Steve Jackson Games, and not by anyone else named here.
credits-trademarks = Munchkin and the characters, names and looks of its boxes are trademarks and works of Steve Jackson Games Incorporated. Harry Potter, South Park and all other names belong to their respective owners. They are named to say which game is played, for nothing else. The drawings and texts here are our own or credited below; buy the real boxes, they are better to shuffle.
credits-licence = kickdoor's own code, cards and words are under the <b>MIT licence</b>, © 2026 the kickdoor developers.
credits-emblems = The emblems
credits-emblems-about = All emblems come from <icons>game-icons.net</icons> and are used under <licence>Creative Commons Attribution 3.0 (CC BY 3.0)</licence>; those of Viscious Speed and Zeromancer are CC0. We changed them: the black ground is taken away and each is recoloured and scaled to fit its card.
credits-made-by = Icons made by
credits-type = The type
credits-works = The works
credits-head = { $head ->
    [typeface] Typeface
    [by] By
    [used] Used for
    [library] Library
    [does] What it does here
   *[licence] Licence
}
