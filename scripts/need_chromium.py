"""Checks that there is a Chromium for the tests of the page; as root on Debian, it installs one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


def main() -> None:
    if os.environ.get("CHROMIUM") or shutil.which("chromium"):
        return
    apt = shutil.which("apt-get")
    if apt is not None and os.geteuid() == 0:
        print("Installing chromium …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            if subprocess.run([apt, *words], env=quiet, stdout=subprocess.DEVNULL).returncode:
                sys.exit(f"need_chromium: apt-get {words[0]} failed; is Debian's package index reachable?")
        if shutil.which("chromium"):
            return
    sys.exit(
        "need_chromium: the tests of the page need Chromium, and there is no `chromium` on the PATH.\n"
        "Debian and Ubuntu: apt-get install chromium (as root). Elsewhere: CHROMIUM=/path/to/chromium make test"
    )


if __name__ == "__main__":
    main()
