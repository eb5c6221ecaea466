### The lines of a fight's sum: whose it is, and `.why` it counts.

line-level = { $card ->
    [none] { $you ->
        [who] Your Level
       *[none] { $who }'s Level
    }
   *[other] { $card }
}
    .why = { $card ->
        [none] { "" }
       *[other] its Level
    }
line-bonus = { $card }
line-sentence = { $card }
    .why = { $sentence }
line-keyword = { $card }
    .why = { $keyword }
line-combat = { $card ->
    [none] In this combat
   *[other] { $card }
}
    .why = in this combat
line-doubled = Doubled
