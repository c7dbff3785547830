// Plays a turn of one side by clicks alone, without drags, for up to 10 seconds. The player fires at
// the best targets, and moves the units that are far from the enemy towards the enemy. The player
// uses the unit that the page holds ready, and its shortcuts. Returns the
// number of clicks so far and the clicks by kind of decision, with `over` at the end of the turn.
const done = arguments[0];
const root = document.documentElement.dataset;
const map = document.querySelector(".map");
const sleep = (time) => new Promise((resume) => setTimeout(resume, time));
const all = (selector) => [...document.querySelectorAll(selector)];
const centre = (element) => ((b) => ({ x: b.x + b.width / 2, y: b.y + b.height / 2 }))(element.getBoundingClientRect());
const game = (window.game ??= { clicks: 0, kinds: {}, used: new Set(), turn: null });
const turn = () => document.querySelector(".when span").textContent;
const until = performance.now() + 10000;

/** Distance from the enemy, in hexes, beyond which a unit moves. */
const FAR = 3;

const isReady = () => ["turning", "listing", "readying"].every((of) => root[of] === undefined) && document.querySelector(".options button, .end, .decision .main");

async function settled() {
  while (performance.now() < until) {
    const { rev } = root;
    await sleep(40);
    if (isReady() && root.rev === rev) return true;
  }
  return false;
}

const size = () => document.querySelector(".sheet").getBoundingClientRect().height / document.querySelector(".sheet").offsetHeight;
const hexHeight = () => 2 * window.half * size();

// Returns the distance of a place from the nearest counter of the other side, in hexes.
function away(at) {
  const enemies = all(".units > .counter.csa").map(centre);
  return Math.min(...enemies.map((of) => Math.hypot(of.x - at.x, of.y - at.y))) / hexHeight();
}

function options() {
  return all(".options [data-option]").filter((of) => !of.closest("details:not([open])"));
}

// Returns the hex of the unit that the page holds ready.
const held = () => document.querySelector(".cursor.held");

const nearest = () => all(".lights .far").map((of) => centre(of)).sort((a, b) => away(a) - away(b));

// Returns the element or the place of the next click.
function next() {
  const uncover = document.querySelector(".decision .main");
  if (uncover) return uncover;
  const shown = options();
  const named = (...ids) => ids.map((id) => shown.find((of) => of.dataset.option === id)).find(Boolean);
  const { kind } = root;
  const asked = shown.find((of) => of.classList.contains("asked"));
  if (asked) return asked;
  const ends = named("finish", "done", "stop", "none", "pass", "decline", "hold");
  const shortcut = named("place-all", "fire-all", "react", "standing", "all");
  if (shortcut) return shortcut;
  if (kind === "fire.announce") return named("resolve");
  const fires = all(".options > .onward > [data-option]")[0];
  if (fires) return fires;
  if (kind === "retreat.hex") {
    // One click on the last hex of a retreat chooses the hexes before it.
    const last = all(".lights .can").find((of) => !shown.some((option) => option.dataset.option === of.dataset.hex));
    return last ? centre(last) : shown[0];
  }
  if (kind === "move.hex") {
    return nearest()[0] ?? named("stop") ?? shown[0];
  }
  const own = shown.filter((of) => !game.used.has(`${kind} ${of.dataset.option}`));
  const use = (of) => (game.used.add(`${kind} ${of.dataset.option}`), of);
  if (kind === "move.unit") {
    const ready = held();
    if (ready && away(centre(ready)) > FAR && nearest().length > 0) return nearest()[0];
    const place = (of) => document.querySelector(`.units [data-unit="${CSS.escape(of.dataset.option)}"]`);
    const wants = own.find((of) => place(of) && away(centre(place(of))) > FAR);
    return wants ? use(wants) : ends ?? shown[0];
  }
  if (kind === "artillery.hex") {
    // No gun has a target if the page holds one ready without a target.
    const guns = own.find((of) => /^\d{4}$/.test(of.dataset.option));
    return guns && !held() ? use(guns) : ends ?? shown[0];
  }
  if (kind === "artillery.action") return named("none", "done", "neither", "stop") ?? shown.at(-1);
  if (["fire.unit", "assault.unit", "rally.unit"].includes(kind)) {
    const best = own.find((of) => of.parentElement.querySelector(".odds") && of !== ends);
    return best ? use(best) : ends ?? shown[0];
  }
  return shown[0];
}

function press(found) {
  if (found instanceof Element) return found.click();
  for (const type of ["pointerdown", "pointerup"]) {
    map.dispatchEvent(new PointerEvent(type, { clientX: found.x, clientY: found.y, bubbles: true, pointerType: "mouse", pointerId: 1, button: 0 }));
  }
  map.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse", pointerId: 1 }));
}

async function play() {
  while (await settled()) {
    game.turn ??= turn();
    if (turn() !== game.turn || document.querySelector(".end")) return { ...game, over: true };
    const before = root.rev;
    const isAsked = document.querySelector(".asked") !== null;
    const found = next();
    game.clicks += 1;
    game.kinds[root.kind] = (game.kinds[root.kind] ?? 0) + 1;
    press(found);
    for (let tries = 0; tries < 100 && root.rev === before && (isAsked || !document.querySelector(".asked")); tries += 1) await sleep(20);
  }
  return game;
}

play().then((of) => done({ ...of, used: [] }), (error) => done({ error: String(error.stack) }));
