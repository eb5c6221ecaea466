"""Environments for PettingZoo, Gymnasium and OpenSpiel. Importing it registers `kickdoor/Munchkin-v0`."""

from importlib.util import find_spec
from typing import Final

from .sight import ACTIONS

SOLO: Final = "kickdoor/Munchkin-v0"


def _register() -> None:
    for name in ("numpy", "gymnasium", "pettingzoo"):
        if find_spec(name) is None:
            raise ModuleNotFoundError(
                f"kickdoor.env needs {name}, which is not installed: pip install 'kickdoor[rl]'", name=name
            )
    from gymnasium.envs.registration import register, registry

    if SOLO not in registry:
        register(SOLO, entry_point="kickdoor.env.solo:Solo")


_register()

__all__ = ["ACTIONS", "SOLO"]
