#!/usr/bin/env node
// A bot for `swords engine --listen 127.0.0.1:1863`, over its socket: holds its ground, and fires when it can.
//
//     bot.mjs SIDE GAME [SEED] [PORT]
import { connect } from "node:net";
import { createInterface } from "node:readline";

const [side, game, seed = "1", port = "1863"] = process.argv.slice(2);
const other = { usa: "csa", csa: "usa" }[side];

/** Asks the engine: one JSON object a line, one reply a line. */
class Engine {
  constructor(socket) {
    this.socket = socket;
    this.lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  }

  async ask(request) {
    this.socket.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await this.lines.next();
    if (done) throw new Error("the engine has left");
    const reply = JSON.parse(value);
    if (reply.error) throw new Error(`${JSON.stringify(request)}: ${reply.error.message}`);
    return reply;
  }
}

/** Words of options that leave off; who holds takes the first of them, and fires rather than not. */
const QUIET = ["stop", "stand", "pass", "done", "none", "hold"];

function choose({ kind, options }) {
  const ids = options.map((option) => option.id);
  if (kind.startsWith("fire")) return ids.find((id) => !QUIET.includes(id)) ?? ids[0];
  return ids.find((id) => QUIET.includes(id)) ?? ids[ids.length - 1];
}

const engine = new Engine(connect(Number(port), "127.0.0.1"));
await engine.ask({ do: "new", game, seed: Number(seed), [other]: "random" });
let reply = await engine.ask({ do: "decision", side });
while (!("result" in reply)) {
  reply = await engine.ask({ do: "choose", side, id: choose(reply) });
}
await engine.ask({ do: "quit" });
engine.socket.end();
