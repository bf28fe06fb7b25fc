"""Write the types of the browser table from the server's schema: python -m tools.api_types.

With `--check` nothing is written: it fails when the types in the tree are stale.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from ratking.server.app import create_app
from ratking.server.settings import Settings
from tools.node import UI, install, surroundings

TYPES = UI / "src" / "api" / "schema.d.ts"


def schema() -> str:
    """Ask the server how it describes itself."""
    app = create_app(Settings(database_url="sqlite+aiosqlite://"))
    return json.dumps(app.openapi_schema.to_schema())


def types() -> str:
    """Turn the schema into TypeScript."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "schema.d.ts"
        source.write_text(schema(), encoding="utf-8")
        program = UI / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
        command = ["node", str(program), str(source), "-o", str(target)]
        subprocess.run(command, check=True, capture_output=True, env=surroundings())
        return target.read_text(encoding="utf-8")


def main() -> None:
    """Write the types, or compare them."""
    install()
    if "--check" not in sys.argv:
        TYPES.write_text(types(), encoding="utf-8")
    elif TYPES.read_text(encoding="utf-8") != types():
        sys.exit("ui/src/api/schema.d.ts is stale: run make api-types")


if __name__ == "__main__":
    main()
