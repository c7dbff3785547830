// Requests to the program that edits the documents, and the state that it last told.

import { ask } from "../host.js";

const KEY = "edit.key";
const NOTICE = "changed";
const CHECKED = "checked";

/** The key comes with the address. It is removed from there, so that a later reader of the address cannot edit. */
function opened() {
  const came = location.hash.slice(1);
  if (/^[0-9a-f]{32}$/.test(came)) {
    sessionStorage.setItem(KEY, came);
    history.replaceState(null, "", location.pathname + location.search);
  }
  return sessionStorage.getItem(KEY) ?? undefined;
}

const key = opened();

const call = (request, body) => ask("POST", `/api/edit/${request}`, { key, body: body ?? [] });

/** The package on the desk. Dispatches `changed` after each change of its state, and `checked` after each validation. */
export class Desk extends EventTarget {
  constructor() {
    super();
    this.layout = null;
    this.state = null;
    this.check = { revision: -1, findings: [], land: null, size: null };
    this.said = "";
    this.queue = Promise.resolve();
    this.checking = false;
  }

  /** Reads everything from the program. */
  async open() {
    this.layout = await call("layout");
    this.take(await call("state"));
  }

  take(state) {
    const isOther = state.revision !== this.state?.revision;
    this.state = state;
    this.dispatchEvent(new Event(NOTICE));
    if (isOther) this.validate();
  }

  tell(text) {
    this.said = text;
    this.dispatchEvent(new Event(NOTICE));
  }

  /** Sends one request after another, so that no answer overtakes a later one. */
  act(request, body) {
    this.queue = this.queue.then(async () => {
      try {
        const state = await call(request, body);
        this.said = (state.refused ?? []).join("\n");
        if (request === "reload" || request === "rebase") this.layout = await call("layout");
        this.take(state);
        return true;
      } catch (error) {
        this.tell(error.message);
        return false;
      }
    });
    return this.queue;
  }

  apply(...edits) {
    return this.act("apply", edits);
  }

  /** Validates until the findings are those of the present state. */
  async validate() {
    if (this.checking) return;
    this.checking = true;
    try {
      while (this.check.revision !== this.state.revision) {
        const { state } = this;
        const found = await call("check");
        // A drawing of another state than the one shown would hide what differs.
        const isDrawn = found.land && found.revision === state.revision;
        const { land, size, drawn } = isDrawn ? { ...found, drawn: state } : this.check;
        this.check = { ...found, land, size, drawn };
        this.dispatchEvent(new Event(CHECKED));
      }
    } catch (error) {
      this.tell(error.message);
    } finally {
      this.checking = false;
    }
  }

  /** Looks whether other programs have changed the files. */
  look() {
    this.queue = this.queue.then(async () => {
      const state = await call("look").catch(() => null);
      if (!state) return;
      if (state.revision !== this.state.revision) this.layout = await call("layout");
      if (state.revision !== this.state.revision || state.conflict.length > 0) this.take(state);
    });
    return this.queue;
  }
}
