// Live updates. The key is a header, so the stream is read with `fetch`. It reconnects automatically.

import { spoken } from "../words.js";

const SOON = 300;
const LATE = 8000;

/** Follows a match: `told(snapshot)` for each change, `connected(bool)` when the connection changes. */
export function follow(path, key, told, connected) {
  const stop = new AbortController();
  let last = null;
  let wait = SOON;

  // A fault of the page is reported as one. A new connection would not mend it.
  const show = (snapshot) => {
    try {
      told(snapshot);
    } catch (fault) {
      reportError(fault);
    }
  };

  async function listen() {
    const headers = { "Accept-Language": spoken, ...(key && { Authorization: `Bearer ${key}` }) };
    if (last) headers["Last-Event-ID"] = last;
    const response = await fetch(path, { headers, signal: stop.signal, cache: "no-store" });
    if (!response.ok) throw Object.assign(new Error("refused"), { final: response.status < 500 && response.status !== 429 });
    connected(true);
    wait = SOON;
    for await (const event of events(response.body)) {
      if (event.id) last = event.id;
      if (event.event === "state") show(JSON.parse(event.data));
    }
  }

  (async () => {
    while (!stop.signal.aborted) {
      try {
        await listen();
      } catch (error) {
        if (stop.signal.aborted) return;
        if (error.final) {
          connected(false, true);
          return;
        }
      }
      connected(false);
      await new Promise((resume) => setTimeout(resume, wait));
      wait = Math.min(wait * 2, LATE);
    }
  })();

  return () => stop.abort();
}

/** Yields the events in a stream of bytes. */
async function* events(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    let end;
    while ((end = text.indexOf("\n\n")) >= 0) {
      yield event(text.slice(0, end));
      text = text.slice(end + 2);
    }
  }
}

function event(block) {
  const found = { data: "" };
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon <= 0) continue;
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
    if (name === "data") found.data += found.data ? `\n${value}` : value;
    else found[name] = value;
  }
  return found;
}

