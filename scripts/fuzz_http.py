"""Lets schemathesis try the HTTP part of a real server: all checks, all phases.

python scripts/fuzz_http.py 50
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "server"))

from finished import finished  # noqa: E402
from serving import running  # noqa: E402
from test_http import schemathesis  # noqa: E402


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
