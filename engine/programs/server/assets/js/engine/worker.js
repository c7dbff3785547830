// The engine beside the page. It handles one request after another, and stores changes before it shows them.

import { Moved, open } from "./keep.js";

const ENGINE = new URL("../../../engine/", import.meta.url);
const PACKED = 0x1f;
const LANGUAGE = new URL(location.href).searchParams.get("language") ?? "en";

const followers = new Map();
let engine;
let page;
let keep;
let turn = begin();

onmessage = ({ data }) => {
  turn = turn.then(() => handle(data));
};

async function begin() {
  try {
    engine = await import(new URL("swords.js", ENGINE));
    await engine.default({ module_or_path: await module() });
    keep = await open();
    page = await newPage();
  } catch (error) {
    engine = null;
    console.error(error);
  }
}

// An engine in the language of the page, with the packed battles of this browser. A newer engine may refuse an older one.
async function newPage() {
  const made = new engine.Page();
  made.speak(LANGUAGE);
  for (const { shown, bytes } of await keep.battles()) made.receive(shown, new Uint8Array(bytes)).free();
  return made;
}

// The module as stored, or already unpacked by a server that handles compressed files.
async function module() {
  const response = await fetch(new URL("swords.wasm.packed", ENGINE));
  if (!response.ok) throw new Error(`cannot load the engine: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (new Uint8Array(bytes)[0] !== PACKED) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function handle({ n, ask, follow, clear, battle, leave }) {
  if (leave) return followers.delete(n);
  if (!keep) return refuse(n, 500, "engine", "start");
  try {
    if (ask) await answer(n, ask);
    else if (clear) await cleared(n, clear);
    else if (battle) await received(n, battle);
    else await begun(n, follow);
  } catch (error) {
    // The engine has crashed. The stored data is intact, and a new engine continues from it.
    console.error(error);
    page = await newPage();
    refuse(n, 500, "server", "failed");
  }
}

// Refuses a request. `wrong` is the key of the message that the page shows.
const refuse = (n, status, code, wrong, message) => postMessage({ n, status, wrong, kind: "application/json", body: JSON.stringify({ error: { code, message } }) });

async function answer(n, { method, path, key, kind, body }) {
  const id = path.match(/^\/api\/matches\/([^/?]+)/)?.[1];
  if (id) await bring(decodeURIComponent(id));
  const reply = page.ask(method, path, key, kind, body);
  const told = { n, status: reply.status, kind: reply.kind, body: reply.body };
  reply.free();
  const changes = JSON.parse(page.changes());
  const changed = new Set(changes.map((change) => change.head.about.id));
  const problem = changes.length > 0 && (await write(changes));
  if (!problem) postMessage(told);
  else if (problem instanceof Moved) refuse(n, 409, "stale", "moved");
  else refuse(n, 500, "server", "unsaved", problem.message);
  for (const changedId of changed) await tell(changedId);
}

/** Loads a match from storage. */
async function bring(id) {
  if (page.holds(id)) return;
  const kept = await keep.load(id);
  const problem = kept && page.restore(JSON.stringify(kept.head), kept.lines);
  if (problem) throw new Error(problem);
}

/** Stores changes. A change that cannot be stored is undone. Returns the problem, if any. */
async function write(changes) {
  try {
    await keep.write(changes);
    return null;
  } catch (error) {
    for (const { head } of changes) page.forget(head.about.id);
    return error;
  }
}

async function cleared(n, ids) {
  for (const id of ids) page.forget(id);
  await keep.clear(ids);
  postMessage({ n, status: 200, kind: "application/json", body: "{}" });
}

/** Adds a packed battle, and stores it for the next visit. A refused file is not stored. */
async function received(n, { shown, bytes }) {
  const { status, body } = page.receive(shown, new Uint8Array(bytes));
  try {
    if (status === 200) await keep.battle({ ...JSON.parse(body), shown, bytes });
    postMessage({ n, status, kind: "application/json", body });
  } catch (error) {
    refuse(n, 500, "server", "unsaved", error.message);
  }
}

async function begun(n, { id, key, side }) {
  const follower = { id, reader: new engine.Reader(id, key, side) };
  followers.set(n, follower);
  if (!(await news(n, follower))) postMessage({ n, lost: true });
}

/** Sends the news of a match to its followers. */
async function tell(id) {
  for (const [n, follower] of followers) {
    if (follower.id === id) await news(n, follower);
  }
}

async function news(n, { id, reader }) {
  await bring(id);
  const data = page.news(reader);
  if (data) postMessage({ n, data });
  return Boolean(data);
}
