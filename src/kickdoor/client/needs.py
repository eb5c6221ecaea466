"""Says which extra the client needs, before a module that needs it is imported."""

from importlib.util import find_spec
from typing import Final

PACKAGE: Final = "websockets"

if find_spec(PACKAGE) is None:
    raise ModuleNotFoundError(
        f"kickdoor.client needs {PACKAGE}, which is not installed: pip install 'kickdoor[server]'", name=PACKAGE
    )
