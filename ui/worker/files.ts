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

/** What a worker is called whose page has a service worker. */
const SERVED = "served";

const CODE = "application/wasm";
const isCode = (reply: Response): boolean => reply.headers.get("content-type") === CODE;

/** What is small, and fetched by Pyodide itself. */
const LOADER = ["files.json", "lock.json", "pyodide.mjs", "pyodide.asm.mjs"];

export class Files {
  #sum = 0;
  #coming: Promise<unknown>[] = [];
  readonly #fetch = self.fetch.bind(self);

  constructor(
    readonly folder: string,
    readonly list: Listed,
    /** Is told which part of all bytes is there. */
    readonly told: (part: number) => void,
  ) {}

  /** Fetch a file and unpack it; a reply can be read while the rest is still on its way. */
  async unpacked(name: string, type = "application/octet-stream"): Promise<Response> {
    const cache = await caches.open(this.list.edition);
    const known = await cache.match(this.folder + name);
    const reply = known ?? (await this.#reply(name));
    if (!known) this.#coming.push(cache.put(this.folder + name, reply.clone()));
    return this.#unpacked(reply, type);
  }

  /** Fetch what the processor runs; it is kept as it is run.
   *
   * A browser keeps it compiled, too, which saves a processor almost two seconds; but only if it comes from an
   * address and no script has touched it. So a service worker has to hand it over.
   */
  async code(name: string): Promise<Response> {
    const cache = await caches.open(this.list.edition);
    const known = await cache.match(this.folder + name);
    if (known && isCode(known)) {
      this.#count(this.list.bytes[name] ?? 0);
      const served = self.name === SERVED && (await this.#fetch(this.folder + name));
      return served && isCode(served) ? served : known;
    }
    const fresh = this.#unpacked(known ?? (await this.#reply(name)), CODE);
    this.#coming.push(cache.put(this.folder + name, fresh.clone()));
    return fresh;
  }

  /** Answer whoever fetches one of some addresses with what is coming already. */
  answer(known: Readonly<Record<string, Promise<Response>>>): void {
    self.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      return known[address.split("/").pop() ?? ""] ?? this.#fetch(input, init);
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

  async #reply(name: string): Promise<Response> {
    const reply = await this.#fetch(this.folder + name);
    if (!reply.ok) throw new Error(`${this.folder}${name} is not there`);
    return reply;
  }

  #unpacked(reply: Response, type: string): Response {
    const unpacking = new DecompressionStream("gzip");
    const whole = reply.body?.pipeThrough(this.#counting()).pipeThrough(unpacking);
    return new Response(whole, { headers: { "content-type": type } });
  }

  #counting(): TransformStream<Bytes, Bytes> {
    return new TransformStream({
      transform: (part, passed) => {
        this.#count(part.length);
        passed.enqueue(part);
      },
    });
  }

  #count(bytes: number): void {
    const total = Object.values(this.list.bytes).reduce((sum, one) => sum + one, 0);
    this.told(Math.min(1, (this.#sum += bytes) / total));
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
