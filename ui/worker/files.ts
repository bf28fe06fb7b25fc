/** The files of the engine: each is fetched once, kept, and unpacked while it comes. */
declare const self: DedicatedWorkerGlobalScope;

type Bytes = Uint8Array<ArrayBuffer>;

export interface Listed {
  /** Names the cache, which a new edition of the pages does not share. */
  edition: string;
  bytes: Record<string, number>;
  /** So many seconds people may look at each answer of a bot. */
  pace: number;
  /** How many sampled worlds an analysis tries for each decision. */
  worlds: number;
}

/** What is small, and fetched by Pyodide itself. */
const LOADER = ["files.json", "lock.json", "pyodide.mjs", "pyodide.asm.mjs"];

export class Files {
  #sum = 0;
  #coming: Promise<unknown>[] = [];

  constructor(
    readonly folder: string,
    readonly list: Listed,
    /** Is told which part of all bytes is there. */
    readonly told: (part: number) => void,
  ) {}

  /** Fetch a file and unpack it; a reply can be read while the rest is still on its way. */
  async unpacked(name: string, type = "application/octet-stream"): Promise<Response> {
    const packed = (await this.#fetched(name)).pipeThrough(this.#counting());
    const whole = packed.pipeThrough(new DecompressionStream("gzip"));
    return new Response(whole, { headers: { "content-type": type } });
  }

  /** Answer whoever fetches one of some addresses with what is coming already. */
  answer(known: Readonly<Record<string, Promise<Response>>>): void {
    const really = self.fetch.bind(self);
    self.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      return known[address.split("/").pop() ?? ""] ?? really(input, init);
    };
  }

  /** Keep everything for when there is no network. */
  async kept(): Promise<void> {
    await Promise.all(this.#coming);
    const cache = await caches.open(this.list.edition);
    for (const name of LOADER) {
      if (!(await cache.match(this.folder + name))) await cache.add(this.folder + name);
    }
  }

  async #fetched(name: string): Promise<ReadableStream<Bytes>> {
    const address = this.folder + name;
    const cache = await caches.open(this.list.edition);
    const known = await cache.match(address);
    const reply = known ?? (await fetch(address));
    if (!reply.ok || !reply.body) throw new Error(`${address} is not there`);
    if (!known) this.#coming.push(cache.put(address, reply.clone()));
    return reply.body;
  }

  #counting(): TransformStream<Bytes, Bytes> {
    const total = Object.values(this.list.bytes).reduce((sum, one) => sum + one, 0);
    return new TransformStream({
      transform: (part, passed) => {
        this.told(Math.min(1, (this.#sum += part.length) / total));
        passed.enqueue(part);
      },
    });
  }
}

/** Take the files out of a row of them: its first line lists their names and lengths. */
export function spread(row: Bytes, put: (name: string, bytes: Bytes) => void): void {
  const end = row.indexOf("\n".charCodeAt(0));
  const list: [string, number][] = JSON.parse(new TextDecoder().decode(row.subarray(0, end)));
  let at = end + 1;
  for (const [name, length] of list) put(name, row.subarray(at, (at += length)));
}

/** Read what there is to fetch. */
export async function listed(folder: string): Promise<Listed> {
  const list: Listed = await (await fetch(`${folder}files.json`)).json();
  return list;
}
