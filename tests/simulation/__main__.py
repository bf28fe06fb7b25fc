"""Play seeds through: python -m tests.simulation SEEDS, where SEEDS is 1000, 500-600 or 17-17.

Whatever fails is told with its seed and the end of its story; a single seed is told as a whole.
"""

from __future__ import annotations

import sys
import time

from tests.simulation.runs import ready, run
from tests.simulation.world import World

OFTEN = 15.0
"""Every so many seconds it says how far it is."""

LINES = 60
"""How much of the story of a failure is told; the seed alone tells all of it."""


def seeds_of(text: str) -> range:
    """Read which seeds are wished for."""
    first, dash, last = text.partition("-")
    return range(int(first), int(last) + 1) if dash else range(int(first))


def tell(seed: int, world: World, error: Exception | None, lines: int) -> None:
    """Tell what happened in a seed."""
    print("\n".join(world.trace.lines[-lines:]))
    what = f"fails: {error}" if error else f"is fine; its story is {world.trace.digest}"
    print(f"\nseed {seed} ({world.game}, {len(world.boxes)} workers) {what}")
    print(f"again: make simulate SEEDS={seed}-{seed}", flush=True)


def main(words: list[str]) -> int:
    """Run the seeds; how many there were and how many failed is told in the end."""
    try:
        seeds = seeds_of(words[0])
    except (IndexError, ValueError):
        print("Say which seeds: 1000 for the first thousand, 500-600, or 17-17.", file=sys.stderr)
        return 2
    failed: list[int] = []
    done, said, begun = 0, time.monotonic(), time.process_time()
    try:
        with ready() as folder:
            for seed in seeds:
                world, error = run(seed, folder)
                done += 1
                if error is not None:
                    failed.append(seed)
                if error is not None or len(seeds) == 1:
                    tell(seed, world, error, sys.maxsize if len(seeds) == 1 else LINES)
                if time.monotonic() - said > OFTEN:
                    said = time.monotonic()
                    print(summary(done, len(seeds), failed, begun), flush=True)
    except KeyboardInterrupt:
        print("interrupted")
    print(summary(done, len(seeds), failed, begun), flush=True)
    return 1 if failed else 0


def summary(done: int, wanted: int, failed: list[int], begun: float) -> str:
    """Say how far it is."""
    pace = done / max(time.process_time() - begun, 0.001)
    names = f": {', '.join(map(str, failed[:20]))}" if failed else ""
    return f"{done:,} of {wanted:,} seeds, {pace:.1f} a second of CPU, {len(failed)} failed{names}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
