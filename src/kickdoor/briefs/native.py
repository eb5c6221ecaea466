"""The mark of a compiled class: that interpreted classes derive from it, or that it is never part of a cycle."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        """Does nothing: the compiler reads the mark, and what is not compiled may be derived from anyway."""
        return lambda marked: marked


__all__ = ["mypyc_attr"]
