// Plays a match against a bot to its end inside WebAssembly, saves the match, and prints the speed.
//
//     play.mjs FOLDER SAVE GAME SCENARIO [PROGRAM]
//
// FOLDER contains the output of wasm-bindgen, with the module compressed. The native program can
// verify the file SAVE. If PROGRAM is given, the script also measures the speed of that native
// program.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [folder, file, game, scenario, program] = process.argv.slice(2);
const { initSync, Engine, Page } = await import(pathToFileURL(`${folder}/swords.js`));
initSync({ module: gunzipSync(readFileSync(`${folder}/swords.wasm.packed`)) });

function ask(engine, request) {
  const reply = JSON.parse(engine.ask(JSON.stringify(request)));
  assert.equal(reply.error, undefined, `${JSON.stringify(request)}: ${JSON.stringify(reply.error)}`);
  return reply;
}

/** The seeds of the matches that are timed. */
const MATCHES = [1, 2, 3, 4, 5];

// Play a match to its end. The human side always takes the first option, and a sergeant plays the
// other side.
const engine = new Engine();
let reply = ask(engine, { do: "new", game, scenario, seed: 1862, csa: "sergeant" });
let answers = 0;
while (!reply.result) {
  assert.equal(reply.side, "usa");
  assert.ok(reply.options.length > 1);
  reply = ask(engine, { do: "choose", side: "usa", id: reply.options[0].id });
  answers += 1;
}
assert.ok(answers > 30, `only ${answers} answers`);
assert.deepEqual(engine.faults(), []);

// A refused request changes nothing. The save can be loaded in another session, with the same
// result.
const refused = JSON.parse(engine.ask("nonsense"));
assert.equal(refused.error.code, "malformed");
const { save } = ask(engine, { do: "save" });
const again = new Engine();
assert.deepEqual(ask(again, { do: "load", save }).result, reply.result);
writeFileSync(file, save.map((line) => `${JSON.stringify(line)}\n`).join(""));

// If a request names no seed, the engine takes a random seed from the machine.
const seed = () => {
  ask(again, { do: "new", game, scenario });
  return ask(again, { do: "save" }).save[0].seed;
};
assert.notEqual(seed(), seed());

// A page sends the engine the same requests as a server, and receives the changes that it must
// store.
const page = new Page();
const asked = (page, method, path, key, body) => {
  const answer = page.ask(method, path, key, "application/json", JSON.stringify(body ?? {}));
  assert.equal(answer.status, 200, answer.body);
  return JSON.parse(answer.body);
};
const made = asked(page, "POST", "/api/matches", "", { game, scenario, csa: "random" });
const before = asked(page, "GET", `/api/matches/${made.id}`, made.key);
assert.equal(page.ask("GET", "/api/nothing", "", "", "").status, 404);
const [first] = JSON.parse(page.changes());
assert.equal(first.head.about.id, made.id);
const other = new Page();
assert.equal(other.restore(JSON.stringify(first.head), first.lines), undefined);
assert.deepEqual(asked(other, "GET", `/api/matches/${made.id}`, made.key), before);

// Returns the mean time of a whole match between two sergeants, in seconds. The time to open the
// package does not count. The native program receives the same requests over its line protocol.
async function secondsEach(ask) {
  const taken = async (request) => {
    const begun = performance.now();
    await ask({ do: "new", game, scenario, ...request });
    return (performance.now() - begun) / 1000;
  };
  let opened = Infinity;
  for (const seed of [1, 2, 3]) opened = Math.min(opened, await taken({ seed }));
  let all = 0;
  for (const seed of MATCHES) all += (await taken({ seed, usa: "sergeant", csa: "sergeant" })) - opened;
  return all / MATCHES.length;
}

/** What asks a program over its line protocol, and what ends it. */
function native(program) {
  const child = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (request) => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const reply = JSON.parse((await lines.next()).value);
    assert.equal(reply.error, undefined, JSON.stringify(reply));
  };
  return { ask, end: () => child.stdin.end() };
}

const each = await secondsEach((request) => ask(engine, request));
const words = (each) => `a match between two sergeants takes ${each.toFixed(3)} s, ${(1 / each).toFixed(1)} games/s`;
console.log(`${answers} answers to the end; in WebAssembly ${words(each)}`);
if (program) {
  const { ask, end } = native(program);
  await ask({ do: "new", game, scenario, seed: 1 });
  const own = await secondsEach(ask);
  end();
  console.log(`natively ${words(own)}: WebAssembly has ${((100 * own) / each).toFixed(0)} of 100 of its speed`);
}
