"""A game as bytes, and back, without playing it again: its position, hidden order of decks and dice included."""

from __future__ import annotations

from .position import Unusable, restored, snapshot

__all__ = ["Unusable", "restored", "snapshot"]
