"""Environments for PettingZoo, Gymnasium and OpenSpiel. Importing it registers `kickdoor/Munchkin-v0`, `-v1`."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from .sight import ACTIONS

if TYPE_CHECKING:
    from .batched import Batch

SOLO: Final = "kickdoor/Munchkin-v0"
SOLO_V1: Final = "kickdoor/Munchkin-v1"


def _register() -> None:
    for name in ("numpy", "gymnasium", "pettingzoo"):
        if find_spec(name) is None:
            raise ModuleNotFoundError(
                f"kickdoor.env needs {name}, which is not installed: pip install 'kickdoor[rl]'", name=name
            )
    from gymnasium.envs.registration import register, registry

    if SOLO not in registry:
        register(SOLO, entry_point="kickdoor.env.solo:Solo")
        register(
            SOLO_V1,
            entry_point="kickdoor.env.solo:SoloV1",
            vector_entry_point="kickdoor.env.vector_solo:VectorSolo",
        )


def vector(games: int, **arguments: Any) -> "Batch":
    """Many games of version 1 stepped in one call; all seats learn. See `kickdoor.env.batched.Batch`."""
    from .batched import Batch

    return Batch(games, **arguments)


_register()

__all__ = ["ACTIONS", "SOLO", "SOLO_V1", "vector"]
