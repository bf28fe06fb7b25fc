/** Compile what Python needs in a browser, by the Python that will run it there: node engine.mjs FOLDER.
 *
 * Each folder in FOLDER becomes an archive of the same name; sources become bytecode that is never
 * checked against them, so nothing is compiled on anybody's phone.
 */
import { loadPyodide } from "pyodide";
import { resolve } from "node:path";

const PACK = `
import py_compile, zipfile
from pathlib import Path

THEN = (1980, 1, 1, 0, 0, 0)

def packed(folder):
    with zipfile.ZipFile(folder.with_suffix(".zip"), "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            name = path.relative_to(folder)
            content = path.read_bytes()
            if path.suffix == ".py":
                py_compile.compile(
                    str(path), "one.pyc", str(name), doraise=True, optimize=2,
                    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
                )
                name, content = name.with_suffix(".pyc"), Path("one.pyc").read_bytes()
            entry = zipfile.ZipInfo(str(name), THEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)

for folder in [path for path in Path("/goal").iterdir() if path.is_dir()]:
    packed(folder)
`;

const python = await loadPyodide();
python.mountNodeFS("/goal", resolve(process.argv[2]));
python.runPython(PACK);
