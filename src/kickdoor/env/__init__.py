"""The researchers' door: PettingZoo, Gymnasium and OpenSpiel. Importing it makes `kickdoor/Munchkin-v0` known."""

from typing import Final

from .sight import ACTIONS

SOLO: Final = "kickdoor/Munchkin-v0"

try:
    from gymnasium.envs.registration import register, registry
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"kickdoor.env needs {error.name}, which is not installed: pip install 'kickdoor[rl]'", name=error.name
    ) from None

if SOLO not in registry:
    register(SOLO, entry_point="kickdoor.env.solo:Solo")

__all__ = ["ACTIONS", "SOLO"]
