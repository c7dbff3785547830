// The engine in a worker of this page. Its matches exist only in this browser.

import { Refused } from "../refused.js";
import { say, spoken } from "../words.js";

const worker = new Worker(new URL(`../engine/worker.js?language=${spoken}`, import.meta.url), { type: "module", name: "engine" });
const waiting = new Map();
let sent = 0;
let broken = null;

worker.onmessage = ({ data: { n, ...answer } }) => waiting.get(n)?.(answer);
worker.onerror = (event) => {
  const error = { code: "engine", message: event.message ? say("engine-broken-by", { cause: event.message }) : say("engine-broken") };
  broken = { status: 500, body: JSON.stringify({ error }), lost: true };
  for (const told of waiting.values()) told(broken);
};

/** Texts for problems of the worker. Answers of the engine contain their texts. */
const SAID = {
  start: () => say("engine-no-start"),
  failed: () => say("engine-failed"),
  moved: () => say("engine-moved"),
  unsaved: (cause) => say("engine-unsaved", { cause }),
};

function refused({ status, body, wrong }) {
  const { error } = JSON.parse(body);
  return new Refused(status, wrong ? { ...error, message: SAID[wrong](error.message) } : error);
}

/** Sends a message to the worker. `told` receives each answer. Returns the message number. */
function send(message, told) {
  const n = (sent += 1);
  waiting.set(n, told);
  if (broken) queueMicrotask(() => told(broken));
  else worker.postMessage({ n, ...message });
  return n;
}

/** Resolves to the single answer to a message. */
async function once(message) {
  const answer = await new Promise((resolve) => {
    const n = send(message, (answer) => (waiting.delete(n), resolve(answer)));
  });
  if (answer.status !== 200) throw refused(answer);
  return answer;
}

const answered = (method, path, key, kind, body) => once({ ask: { method, path, key: key ?? "", kind, body } });

async function ask(method, path, { key, body } = {}) {
  const sent = body === undefined ? "" : JSON.stringify(body);
  return JSON.parse((await answered(method, path, key, "application/json", sent)).body);
}

async function file(path, key) {
  const { kind, body } = await answered("GET", path, key, "", "");
  return new Blob([body], { type: kind });
}

function follow(path, key, told, connected) {
  const [, id] = path.match(/^\/api\/matches\/([^/]+)\/events/);
  const side = new URLSearchParams(path.split("?")[1]).get("as") ?? "";
  const n = send({ follow: { id: decodeURIComponent(id), key: key ?? "", side } }, (answer) => {
    connected(!answer.lost, answer.lost);
    if (answer.data) told(JSON.parse(answer.data));
  });
  return () => (waiting.delete(n), worker.postMessage({ n, leave: true }));
}

export const host = {
  can: { receive: true, gather: false, invite: false, watch: false, talk: false, help: false },
  ask,
  follow,
  read: file,
  picture: async (path) => URL.createObjectURL(await file(path)),
  clear: (ids) => once({ clear: ids }),
  receive: async (file) => JSON.parse((await once({ battle: { shown: file.name, bytes: await file.arrayBuffer() } })).body),
  bring: async (text, as, key) => JSON.parse((await answered("POST", `/api/${as}`, key, "text/plain", text)).body),
};

// This data exists nowhere else, so the page asks the browser not to evict it. If possible, the page also works offline.
navigator.storage?.persist?.();
navigator.serviceWorker?.register("service.js").then(() => navigator.serviceWorker.ready)
  .then(() => (document.documentElement.dataset.offline = "ready")).catch((error) => console.warn("not offline:", error.message));
