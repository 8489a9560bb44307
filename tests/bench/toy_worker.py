"""A contender for the tests of the bench: counts for some seconds, or fails as it is asked to."""

import argparse
import json
import os
import sys
import time


def main() -> None:
    """Count until the seconds are over, then print the line of a worker."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--fail", choices=("exit", "prose", "idle"))
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    asked = parser.parse_args()
    if asked.fail == "exit":
        sys.exit("the toy is broken")
    if asked.fail == "prose":
        print("I counted a lot")
        return
    wall, cpu, counted = time.perf_counter(), time.process_time(), 0
    while counted == 0 or time.perf_counter() - wall < asked.seconds:
        counted += 1
    report = {
        "count": 0 if asked.fail == "idle" else counted,
        "forced": 0,
        "games": 1,
        "seconds": time.perf_counter() - wall,
        "cpu_seconds": time.process_time() - cpu,
        "versions": {
            "seed": str(asked.seed),
            "cores": ",".join(map(str, sorted(os.sched_getaffinity(0)))),
        },
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
