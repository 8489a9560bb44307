"""A program that speaks the engine protocol without coalface, and fails in the way it is result to.

python program.py [FAILURE]
"""

import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

FAILURE = sys.argv[1] if len(sys.argv) > 1 else ""


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def fail(number: int, legal: list[str]) -> None:
    """Answer a request for a move wrongly."""
    if FAILURE == "silent":
        time.sleep(3600)
    elif FAILURE == "thinks":
        Path(sys.argv[2]).write_text(str(os.getpid()))
        time.sleep(3600)
    elif FAILURE == "exits":
        print("out of coal", file=sys.stderr, flush=True)
        sys.exit(3)
    elif FAILURE == "dies":
        os.abort()
    elif FAILURE == "garbage":
        print("place/bank", flush=True)
    elif FAILURE == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\n")
        sys.stdout.flush()
    elif FAILURE == "list":
        print("[1, 2]", flush=True)
    elif FAILURE == "deep":
        print("[" * 60_000, flush=True)
    elif FAILURE == "huge":
        sys.stdout.write("x" * (1 << 20))
        say(id=number, type="move", move=legal[0])
    elif FAILURE == "flood":
        while True:
            print("x" * 1000)
    elif FAILURE == "illegal":
        say(id=number, type="move", move="place/moon")
    elif FAILURE == "number":
        say(id=number, type="move", move=7)
    elif FAILURE == "stale":
        say(id=number - 1, type="move", move=legal[0])
    elif FAILURE == "wrong":
        say(id=number, type="ready")
    elif FAILURE == "reports":
        say(id=number, type="error", message="no idea")
    elif FAILURE == "closes":
        os.close(1)
        time.sleep(3600)
    elif FAILURE == "twice":
        say(id=number, type="move", move=legal[0])
        say(id=number, type="move", move=legal[0])
    else:
        say(id=number, type="move", move=legal[0])


def main() -> None:
    if FAILURE == "mute":
        time.sleep(3600)
    if FAILURE == "deaf":
        say(id=1, type="hello", protocol=1)
        say(id=2, type="ready")
        time.sleep(3600)
    if FAILURE == "child":
        nap = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
        Path(sys.argv[2]).write_text(str(nap.pid))
    if FAILURE == "limited":
        assert resource.getrlimit(resource.RLIMIT_AS)[0] == int(sys.argv[2])
    for line in sys.stdin:
        request = json.loads(line)
        number, kind = request["id"], request["type"]
        if kind == "hello":
            say(id=number, type="hello", protocol=2 if FAILURE == "newer" else 1, name="program")
        elif kind == "new_game":
            say(id=number, type="ready")
        elif kind == "choose":
            fail(number, request["legal"])
        elif kind == "quit" and FAILURE != "stays":
            return
    if FAILURE == "stays":
        time.sleep(3600)


if __name__ == "__main__":
    main()
