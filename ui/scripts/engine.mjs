/** Compile what Python needs in a browser, by the Python that will run it there: node engine.mjs FOLDER.
 *
 * The folder "python" becomes the archive that Python starts from, "ratking" a row of files after a line that
 * lists them, which takes no time to unpack. Sources become bytecode that is never checked against them, so
 * nothing is compiled on anybody's phone.
 */
import { loadPyodide } from "pyodide";
import { resolve } from "node:path";

const PACK = `
import json, py_compile, zipfile
from pathlib import Path

THEN = (1980, 1, 1, 0, 0, 0)

def contents(folder):
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        name = path.relative_to(folder)
        if path.suffix == ".py":
            py_compile.compile(
                str(path), "one.pyc", str(name), doraise=True, optimize=2,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
            name, path = name.with_suffix(".pyc"), Path("one.pyc")
        yield str(name), path.read_bytes()

def archive(folder, goal):
    with zipfile.ZipFile(goal, "w") as made:
        for name, content in contents(folder):
            made.writestr(zipfile.ZipInfo(name, THEN), content)

def row(folder, goal):
    found = list(contents(folder))
    listed = json.dumps([[name, len(content)] for name, content in found], separators=(",", ":"))
    goal.write_bytes(b"".join([listed.encode(), b"\\n", *(content for _, content in found)]))

goal = Path("/goal")
archive(goal / "python", goal / "python.whole")
row(goal / "ratking", goal / "ratking.whole")
`;

/** Whoever plays has nothing but what is packed: a part that was left out is missed here, not on a phone. */
const TRY = `
import sys

sys.path[:] = ["/goal/python", "/goal/ratking"]
sys.path_importer_cache.clear()
from ratking.offline.browser import open_door
`;

const python = await loadPyodide();
python.mountNodeFS("/goal", resolve(process.argv[2]));
python.runPython(PACK);

const player = await loadPyodide();
player.mountNodeFS("/goal", resolve(process.argv[2]));
try {
    player.runPython(TRY);
} catch (fault) {
    console.error(fault.message); // without the one endless line of a script in which it happened
    process.exit(1);
}
