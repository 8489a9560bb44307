"""`make play`: gets ready what a game needs, steps side by side, and serves tables to browsers.

The client is built while the rules are compiled. If the compiler needs longer, the game begins with
rules in plain Python, with a notice; the compiled ones are there at the next start.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

HOME = Path(__file__).parents[1]
BEGAN = time.monotonic()
SETUP = (sys.executable, "setup.py", "--quiet")


def say(text: str) -> None:
    """Tell whoever waits what is going on, and since when."""
    print(f"play: {text} ({time.monotonic() - BEGAN:.0f} s)", flush=True)


def get_ready(compiler: "subprocess.Popen[str]") -> None:
    """Build the client, then install the package, compiled if the compiler is done."""
    say("building the client and compiling the rules, side by side")
    subprocess.run(["make", "--silent", "client-files"], cwd=HOME, check=True)
    if not hear(compiler):
        compiler.wait()
    later = {"COALFACE_LATER": "1"} if compiler.poll() is None else {}
    subprocess.run([*SETUP, "refresh"], cwd=HOME, check=True, env={**os.environ, **later})
    if later:
        say("you can begin: the rules run as plain Python for now, and computers think longer")
        say("they are compiled meanwhile; start `make play` again later, and they are fast")


def hear(compiler: "subprocess.Popen[str]") -> bool:
    """Pass on what the compiler says; whether there is anything to compile."""
    assert compiler.stdout is not None
    first = compiler.stdout.readline()
    print(first, end="", flush=True)
    rest = compiler.stdout
    Thread(target=lambda: print(*rest, sep="", end="", flush=True), daemon=True).start()
    return bool(first)


def serve(arguments: list[str]) -> int:
    """Serve until the server ends; Ctrl-C reaches it by itself, and it takes its time."""
    program = str(Path(sys.executable).with_name("coalface"))
    server = subprocess.Popen([program, "serve", "--open", *arguments])
    try:
        return server.wait()
    except KeyboardInterrupt:
        return server.wait()
    finally:
        server.terminate()
        server.wait()


def main(arguments: list[str]) -> int:
    """Get ready and serve; the compiler ends with the server."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    command = ["nice", "-n", "10", *SETUP, "compile"]
    compiler = subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE, text=True)
    try:
        get_ready(compiler)
        return serve(arguments)
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    finally:
        compiler.terminate()
        compiler.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
