"""The command `ratking`: one file per command, and one clear sentence for every mistake."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ratking.cli.language import language_of_the_locale, plainly, speaking
from ratking.cli.overview import COMMANDS, overview, run_command
from ratking.core.errors import BadOption, Mistake

MISTAKE = 2
INTERRUPTED = 130
NOBODY_READS = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    _never_fail_on_letters()
    if "_ARGCOMPLETE" in os.environ:
        from ratking.cli.completion import complete

        complete(os.environ.get("COMP_LINE", ""))
    with speaking(language_of_the_locale()):
        return _attempt(list(sys.argv[1:] if argv is None else argv))


def _attempt(words: list[str]) -> int:
    try:
        code = _dispatch(words)
        sys.stdout.flush()
    except BrokenPipeError:
        _stop_writing()
        return NOBODY_READS
    except Mistake as mistake:
        return _complain(plainly(str(mistake)))
    except OSError as error:
        return _complain(f"{error.filename or 'The output'}: {error.strerror}.")
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _dispatch(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if words[0] in ("-V", "--version"):
        from ratking.cli.engine import version

        print(version())
        return 0
    if words[0] not in COMMANDS:
        raise BadOption(f"There is no command {words[0]!r}; there are {', '.join(COMMANDS)}.")
    return run_command(words[0], words[1:])


def _complain(text: str) -> int:
    print(f"ratking: {text}", file=sys.stderr)
    return MISTAKE


def _never_fail_on_letters() -> None:
    """Show a question mark for a letter that the terminal cannot write or read."""
    for stream in (sys.stdout, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _stop_writing() -> None:
    """Keep Python from complaining once more when it closes the pipe that nobody reads."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
