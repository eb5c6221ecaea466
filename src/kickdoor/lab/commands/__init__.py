"""The commands of the lab.

A command imports what it needs inside its function, since `kickdoor --help` loads all commands, and polars, altair
and ray take long to load. The modules beside the commands (playing.py, two_runs.py) import as usual.
"""
