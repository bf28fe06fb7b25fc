/** Keeps the games of this browser in its own database; Python hands over texts by their names. */
const NAME = "ratking";
const STORE = "kept";

export class Drawer {
  #opened: Promise<IDBDatabase> | null = null;

  /** Keep texts under their names, all or none of them. */
  async put(texts: string): Promise<void> {
    const named: Record<string, string> = JSON.parse(texts);
    const entries = Object.entries(named);
    await this.#change((store) => entries.forEach(([name, text]) => store.put(text, name)));
  }

  /** List the texts whose names begin so, by their names. */
  async find(beginning: string): Promise<string> {
    const store = (await this.#open()).transaction(STORE).objectStore(STORE);
    return JSON.stringify(await done(store.getAll(range(beginning))));
  }

  /** Throw away what has such a name. */
  async drop(beginning: string): Promise<void> {
    await this.#change((store) => store.delete(range(beginning)));
  }

  async #change(work: (store: IDBObjectStore) => void): Promise<void> {
    const change = (await this.#open()).transaction(STORE, "readwrite");
    work(change.objectStore(STORE));
    await new Promise<void>((fine, wrong) => {
      change.oncomplete = () => fine();
      change.onabort = () => wrong(change.error);
    });
  }

  #open(): Promise<IDBDatabase> {
    return (this.#opened ??= new Promise((fine, wrong) => {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
      asked.onsuccess = () => fine(asked.result);
      asked.onerror = () => wrong(asked.error);
    }));
  }
}

const range = (beginning: string): IDBKeyRange =>
  IDBKeyRange.bound(beginning, `${beginning}\uffff`);

function done<Found>(asked: IDBRequest<Found>): Promise<Found> {
  return new Promise((fine, wrong) => {
    asked.onsuccess = () => fine(asked.result);
    asked.onerror = () => wrong(asked.error);
  });
}
