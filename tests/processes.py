"""Processes that a test starts and interrupts."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def listen_to_interruptions() -> None:
    """Hear Ctrl-C also where the tests run in the background of a shell, which ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def ratking_process(*words: str) -> Iterator[subprocess.Popen[str]]:
    """Run a command that hears Ctrl-C; whatever happens to the test, it does not outlive it."""
    with subprocess.Popen(
        [sys.executable, "-m", "ratking", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=listen_to_interruptions,
    ) as process:
        try:
            yield process
        finally:
            process.kill()
