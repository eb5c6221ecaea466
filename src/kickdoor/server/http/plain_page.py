"""What stands in for the page where it was not built."""

from __future__ import annotations

from typing import Final

PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>kickdoor</title>
<p>The page was not built: run <code>make setup</code>, or use <code>kickdoor join</code>.
What the server answers is described at <a href="/api/docs">/api/docs</a>.</p></html>
"""
