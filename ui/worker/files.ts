/** The files of the engine: each is fetched once, with a word on how far it is. */
declare const self: DedicatedWorkerGlobalScope;

export interface Listed {
  /** Names the cache, which a new edition of the pages does not share. */
  edition: string;
  bytes: Record<string, number>;
  /** So many seconds people may look at each answer of a bot. */
  pace: number;
  /** How many sampled worlds an analysis tries for each decision. */
  worlds: number;
}

const TYPES: Record<string, string> = { wasm: "application/wasm", zip: "application/zip" };

export class Files extends Map<string, Uint8Array<ArrayBuffer>> {
  /** Find a file that was fetched. */
  taken(name: string): Uint8Array<ArrayBuffer> {
    const found = this.get(name);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  }

  /** Hand out what is here already to whoever fetches it again. */
  answer(): void {
    const really = self.fetch.bind(self);
    self.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const known = this.get(address.split("/").pop() ?? "");
      return known ? Promise.resolve(replyOf(address, known)) : really(input, init);
    };
  }
}

/** Fetch all files that a list names; a part is told of all bytes, as they are when unpacked. */
export async function fetched(
  { bytes }: Listed,
  folder: string,
  told: (part: number) => void,
): Promise<Files> {
  const total = Object.values(bytes).reduce((sum, one) => sum + one, 0);
  const files = new Files();
  let sum = 0;
  const count = (more: number): void => told(Math.min(1, (sum += more) / total));
  await Promise.all(
    Object.keys(bytes).map(async (name) => files.set(name, await read(folder + name, count))),
  );
  return files;
}

/** Keep the files of the engine for when there is no network; what has not changed is here. */
export async function kept({ edition, bytes }: Listed, folder: string): Promise<void> {
  const cache = await caches.open(edition);
  const names = [
    "files.json",
    "lock.json",
    "pyodide.mjs",
    "pyodide.asm.mjs",
    ...Object.keys(bytes),
  ];
  for (const name of names) {
    if (!(await cache.match(folder + name))) await cache.add(folder + name);
  }
}

/** Read what there is to fetch. */
export async function listed(folder: string): Promise<Listed> {
  const list: Listed = await (await fetch(`${folder}files.json`)).json();
  return list;
}

async function read(
  address: string,
  count: (more: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reply = await fetch(address);
  if (!reply.ok || !reply.body) throw new Error(`${address} is not there`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = reply.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    count(part.value.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function replyOf(address: string, bytes: Uint8Array<ArrayBuffer>): Response {
  const type = TYPES[address.split(".").pop() ?? ""] ?? "application/octet-stream";
  return new Response(bytes, { headers: { "content-type": type } });
}
