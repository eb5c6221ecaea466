"""A whole bot: it dresses, fights what it beats, and keeps out of everybody's way."""

import random

WANTED = ("fight", "equip", "accept", "kick_door", "loot_room", "take", "end_turn", "run_away", "pass", "decline")


class TimidBot:
    """keeps out of everybody's way, and hopes that nobody notices"""

    def __init__(self, seed):
        self._rng = random.Random(seed)  # all chance from here: the same seed plays the same game
        self._last = ""

    def choose(self, view, ask):
        """The index of an option. `view` is what its seat may know, `ask.options` what it may do."""
        me = view.players[view.seat]
        for index, option in enumerate(ask.options):
            card = option.card
            lasting = card is not None and card.kind in ("item", "class", "race", "power")
            if option.verb == "play" and (lasting or (option.seat == me.seat and card.kind == "level_up")):
                self._last = f"{card.name} is safer on the table"
                return index
        for verb in WANTED:
            for index, option in enumerate(ask.options):
                if option.verb == verb:
                    self._last = f"{verb.replace('_', ' ')}: nobody can mind that"
                    return index
        return self._rng.randrange(len(ask.options))

    def why(self):
        """A sentence for what it did last; it may be left out."""
        return self._last
