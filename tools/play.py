"""`make play`: gets ready what a game needs, steps side by side, and serves tables to browsers.

The client is built while the rules are compiled. If the compiler needs longer, the game begins with
rules in plain Python, which is said; the compiled ones are there at the next start.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

HOME = Path(__file__).parents[1]
BEGAN = time.monotonic()
SETUP = (sys.executable, "setup.py", "--quiet")


def say(text: str) -> None:
    """Tell whoever waits what is going on, and since when."""
    print(f"play: {text} ({time.monotonic() - BEGAN:.0f} s)", flush=True)


def get_ready(compiler: "subprocess.Popen[bytes]") -> None:
    """Build the client, then install the package, compiled if the compiler is done."""
    say("building the client and compiling the rules, side by side")
    subprocess.run(["make", "--no-print-directory", "client-files"], cwd=HOME, check=True)
    later = {"COALFACE_LATER": "1"} if compiler.poll() is None else {}
    subprocess.run([*SETUP, "refresh"], cwd=HOME, check=True, env={**os.environ, **later})
    if later:
        say("you can begin: the rules run as plain Python for now, and computers think longer")
        say("they are compiled meanwhile; start `make play` again later, and they are fast")


def main(arguments: list[str]) -> int:
    """Get ready and serve; the compiler ends with the server."""
    compiler = subprocess.Popen(["nice", "-n", "10", *SETUP, "compile"], cwd=HOME)
    try:
        get_ready(compiler)
        program = str(Path(sys.executable).with_name("coalface"))
        return subprocess.run([program, "serve", "--open", *arguments], check=False).returncode
    except KeyboardInterrupt:
        return 130
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    finally:
        compiler.terminate()
        compiler.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
