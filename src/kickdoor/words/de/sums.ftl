### The lines of a fight's sum: whose it is, and `.why` it counts.

line-level = { $card ->
    [none] { $you ->
        [who] Deine Stufe
       *[none] Stufe von { $who }
    }
   *[other] { $card }
}
    .why = { $card ->
        [none] { "" }
       *[other] die Stufe
    }
line-bonus = { $card }
line-sentence = { $card }
    .why = { $sentence }
line-keyword = { $card }
    .why = { $keyword }
line-combat = { $card ->
    [none] In diesem Kampf
   *[other] { $card }
}
    .why = in diesem Kampf
line-doubled = Verdoppelt
