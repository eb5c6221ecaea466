"""Runs schemathesis against the HTTP API of a real server: all checks, all phases.

python -m scripts.fuzz_http 50
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.server.finished import finished
from tests.server.serving import running
from tests.server.test_http import schemathesis


def main() -> int:
    examples = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        table = finished(folder / "tables.db")
        with running(folder, "--openings", "1000000") as serving:
            found = schemathesis(serving.url, folder, table, examples, "coverage", "fuzzing", "stateful")
            failed = "Traceback" in serving.words.read_text()
    print(found or f"schemathesis found nothing with {examples} examples of each")
    return 1 if found or failed else 0


if __name__ == "__main__":
    sys.exit(main())
