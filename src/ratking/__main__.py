"""`python -m ratking` is the same as the command `ratking`."""

from ratking.cli import main

raise SystemExit(main())
