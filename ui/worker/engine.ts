/** Runs the same Python as a server, for the one browser that it is in. */
import { Files, listed, spread } from "./files.ts";
import { Drawer } from "./drawer.ts";
import type { PyodideAPI, loadPyodide } from "pyodide";

declare const self: DedicatedWorkerGlobalScope;

interface Loader {
  loadPyodide: typeof loadPyodide;
}

interface Door {
  take(text: string): Promise<void>;
}

const FOLDER = "/engine/";
const SITE = "/lib/python3.14/site-packages/";

/** Of what is shown, fetching is this much; the rest is Python, which starts and reads our sources. */
const FETCHING = 0.8;

const waiting: string[] = [];
let door: Door | null = null;

self.onmessage = (message: MessageEvent<string>) => {
  if (door) void door.take(message.data);
  else waiting.push(message.data);
};

const post = (news: object): void => self.postMessage(news);

/** Only one page may write at a time: another one waits until this is closed. */
async function begin(): Promise<void> {
  const late = setTimeout(() => post({ type: "elsewhere" }), 1500);
  await navigator.locks.request("ratking", async () => {
    clearTimeout(late);
    post({ type: "loading", part: 0 });
    await open();
    await new Promise(() => undefined);
  });
}

async function open(): Promise<void> {
  const list = await listed(FOLDER);
  const files = new Files(FOLDER, list, (part) => post({ type: "loading", part: part * FETCHING }));
  const ours = files.unpacked("ratking.bin");
  const python = await started(files);
  spread(new Uint8Array(await (await ours).arrayBuffer()), (name, bytes) => {
    python.FS.mkdirTree(SITE + name.slice(0, name.lastIndexOf("/") + 1));
    python.FS.writeFile(SITE + name, bytes, { canOwn: true });
  });
  post({ type: "loading", part: 0.9 });
  const open = python.runPython("from ratking.offline.browser import open_door; open_door");
  const say = (text: string): void => post(JSON.parse(text));
  const opened: Door = await open(new Drawer(), say, list.pace, list.worlds);
  post({ type: "ready" });
  door = opened;
  for (const text of waiting.splice(0)) void opened.take(text);
  await files.kept();
}

/** Start Python while its parts are still coming. */
async function started(files: Files): Promise<PyodideAPI> {
  files.answer({
    "pyodide.asm.wasm": files.code("wasm.bin"),
    "python.zip": files.unpacked("python.bin", "application/zip"),
  });
  const loader: Loader = await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`);
  return loader.loadPyodide({
    indexURL: FOLDER,
    stdLibURL: `${FOLDER}python.zip`,
    lockFileURL: `${FOLDER}lock.json`,
    checkAPIVersion: false,
  });
}

begin().catch((error: unknown) => {
  console.error(error);
  post({ type: "failed" });
});
