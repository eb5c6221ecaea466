"""Says which extra the client needs, before a module that needs it is imported."""

from importlib.util import find_spec

if find_spec("websockets") is None:
    raise ModuleNotFoundError(
        "kickdoor.client needs websockets, which is not installed: pip install 'kickdoor[server]'",
        name="websockets",
    )
