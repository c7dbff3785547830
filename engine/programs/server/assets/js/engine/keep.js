// The matches of this browser: a head and the journal lines of each. A change is stored completely or not at all.

/** The match was changed by another tab of this page. */
export class Moved extends Error {}

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

const all = (id, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity]);

/** Opens or creates the storage. */
export async function open() {
  const request = indexedDB.open("swords", 2);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      request.result.createObjectStore("matches", { keyPath: "about.id" });
      request.result.createObjectStore("lines");
      request.result.createObjectStore("aside", { autoIncrement: true });
    }
    request.result.createObjectStore("battles", { keyPath: "name" });
  };
  return new Keep(await done(request));
}

class Keep {
  constructor(database) {
    this.database = database;
  }

  /** Returns the head and lines of a match, or `null` if it is not stored. */
  async load(id) {
    const reads = this.database.transaction(["matches", "lines"]);
    const [head, lines] = await Promise.all([done(reads.objectStore("matches").get(id)), done(reads.objectStore("lines").getAll(all(id)))]);
    return head ? { head, lines } : null;
  }

  /** Returns all packed battles, with `name`, `shown` and `bytes`. */
  battles() {
    return done(this.database.transaction("battles").objectStore("battles").getAll());
  }

  /** Stores a packed battle. */
  async battle(battle) {
    const writes = this.database.transaction("battles", "readwrite", { durability: "strict" });
    writes.objectStore("battles").put(battle);
    await new Promise((resolve, reject) => {
      writes.oncomplete = resolve;
      writes.onabort = () => reject(writes.error);
    });
  }

  /** Deletes matches. */
  async clear(ids) {
    const writes = this.database.transaction(["matches", "lines"], "readwrite");
    for (const id of ids) {
      writes.objectStore("matches").delete(id);
      writes.objectStore("lines").delete(all(id));
    }
    await new Promise((resolve, reject) => {
      writes.oncomplete = resolve;
      writes.onabort = () => reject(writes.error);
    });
  }

  /** Stores changes durably, so that they survive a power loss. */
  async write(changes) {
    const writes = this.database.transaction(["matches", "lines", "aside"], "readwrite", { durability: "strict" });
    const written = new Promise((resolve, reject) => {
      writes.oncomplete = resolve;
      writes.onabort = () => reject(writes.error ?? new Moved());
    });
    // A transaction in progress reports the failure itself.
    written.catch(() => {});
    const heads = writes.objectStore("matches");
    const journal = writes.objectStore("lines");
    for (const { head, before, from, lines, aside } of changes) {
      const { id } = head.about;
      const known = await done(heads.get(id));
      if ((known?.kept ?? null) !== before) {
        writes.abort();
        break;
      }
      if (aside) writes.objectStore("aside").add({ id, at: Date.now(), lines: await done(journal.getAll(all(id))) });
      journal.delete(all(id, from));
      lines.forEach((line, index) => journal.put(line, [id, from + index]));
      heads.put(head);
    }
    await written;
  }
}
