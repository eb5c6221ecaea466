"""The PettingZoo environment `munchkin_v1`."""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo import AECEnv

from .aec import AgentsInTurn, guarded, metadata
from .observed import Observed
from .sitting import Sitting


def env(**arguments: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game, with -1 for its agent."""
    return guarded(raw_env(**arguments))


class raw_env(AgentsInTurn):
    """The environment without wrappers: an illegal action raises. An agent may be selected twice in a row."""

    metadata = metadata("munchkin_v1")
    sitting_of: ClassVar[type[Sitting]] = Observed
