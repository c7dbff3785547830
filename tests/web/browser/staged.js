// Plays a match on both sides at the page for about 15 seconds, and measures the stage at each
// decision. Returns a list of measurements.
const done = arguments[0];
const root = document.documentElement.dataset;
const map = document.querySelector(".map");
const sleep = (time) => new Promise((resume) => setTimeout(resume, time));
const all = (selector) => [...document.querySelectorAll(selector)];
const box = (element) => element.getBoundingClientRect();
const centre = (element) => ((b) => ({ x: b.x + b.width / 2, y: b.y + b.height / 2 }))(box(element));
const within = (b, { x, y }) => x > b.left && x < b.right && y > b.top && y < b.bottom;

const isReady = () => ["turning", "listing", "readying"].every((of) => root[of] === undefined) && document.querySelector(".options button, .end, .decision .main");

async function settled() {
  for (let tries = 0; tries < 600; tries += 1) {
    const { rev } = root;
    await sleep(25);
    if (isReady() && root.rev === rev) return;
  }
  throw new Error(`no decision follows: ${JSON.stringify({ ...root })} ${document.querySelector(".panel").textContent}`);
}

const pointer = (type, { x, y }, more = {}) =>
  map.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, bubbles: type !== "pointerleave", pointerType: "mouse", pointerId: 1, ...more }));
const leave = () => pointer("pointerleave", { x: 0, y: 0 });
const key = (name) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));

function tap(place) {
  pointer("pointerdown", place, { button: 0, buttons: 1 });
  pointer("pointerup", place, { button: 0, buttons: 0 });
}

// Waits until the page has placed the boxes.
const painted = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume, 0)));

// Returns the names of the boxes that cover the centre of a lit hex, counter or fan, with the kind of the covered.
async function covered() {
  await painted();
  const view = box(map);
  const boxes = all(".tip, .say, .wish, .line, .covered, .areas, .map-buttons, .rose").filter((of) => of.checkVisibility({ visibilityProperty: true }) && box(of).width > 0);
  const lit = ["lights .can", "units .can", "fans .can", "lights .far"].flatMap((kind) => all(`.over .${kind}`).map((of) => ({ kind, at: centre(of) })));
  return lit.filter(({ at }) => within(view, at)).flatMap(({ kind, at }) => boxes.filter((of) => within(box(of), at)).map((of) => `${of.classList[0]} over ${kind}`));
}

// Returns the units asked about and the places of the first three options, in hundredths of the map view. If the page holds a unit
// ready, it acts, and its best target counts if both can be read together. If no unit is asked about and no option has odds, there is no target, and only the
// place of the first option counts.
function framed() {
  const view = box(map);
  const placed = (of) => (({ x, y }) => [(x - view.x) / view.width, (y - view.y) / view.height].map((of) => Math.round(of * 100)))(centre(of));
  const place = (id) => document.querySelector(`.lights [data-hex="${CSS.escape(id)}"]`) ?? document.querySelector(`.units [data-unit="${CSS.escape(id)}"]`);
  const held = document.querySelector(".cursor.held");
  const options = all(held ? ".options > .onward > [data-option]" : ".options [data-option]").filter((of) => !of.closest("details:not([open])"));
  const best = options.map((of) => place(of.dataset.option.split(" ").at(-1))).filter(Boolean).slice(0, 3);
  const actors = held ? [held] : all(".units .subject");
  const scale = new DOMMatrix(getComputedStyle(document.querySelector(".sheet")).transform).a;
  const apart = (a, b) => ({ x: Math.abs(centre(a).x - centre(b).x), y: Math.abs(centre(a).y - centre(b).y) });
  const reads = ({ x, y }) => x * 0.9 <= 0.7 * view.width * scale && y * 0.9 <= 0.7 * view.height * scale;
  if (held) return [held, ...best.slice(0, 1).filter((target) => reads(apart(held, target)))].map(placed);
  const isAimed = actors.length > 0 || document.querySelector(".options .odds") !== null;
  return [...actors, ...best.slice(0, isAimed && !held ? 3 : 1)].map(placed);
}

// Points at places, pins their details and spreads a stack. Returns the covered things.
async function probed() {
  const found = await covered();
  const view = box(map);
  const inView = (of) => within(view, centre(of));
  const cans = all(".over .lights .can, .over .units .can").filter(inView);
  const others = all(".units .counter:not(.can)").filter(inView);
  for (const of of [cans[0], cans.at(-1), others[0], others.at(-1)].filter(Boolean)) {
    pointer("pointermove", centre(of));
    found.push(...(await covered()));
    key("i");
    found.push(...(await covered()));
    key("Escape");
  }
  const at = (of) => ((b) => `${Math.round(b.x / 40)} ${Math.round(b.y / 40)}`)(centre(of));
  const litHexes = new Set(all(".lights .can, .lights .far").map(at));
  const units = cans.filter((of) => of.dataset.unit && !litHexes.has(at(of)));
  const stacked = units.find((of) => units.some((other) => other !== of && at(other) === at(of)));
  if (stacked) {
    const { rev } = root;
    tap(centre(stacked));
    await sleep(20);
    if (root.rev === rev && document.querySelector(".fans .can")) found.push(...(await covered()));
    key("Escape");
  }
  leave();
  return [...new Set(found)];
}

const acts = (window.acts ??= {});

// Returns the next press: an option, or a far hex next to the enemy.
function next() {
  const uncover = document.querySelector(".decision .main");
  if (uncover) return uncover;
  const options = all(".options [data-option]").filter((of) => !of.closest("details:not([open])"));
  const asked = options.find((of) => of.classList.contains("asked"));
  if (asked) return asked;
  const { kind } = root;
  const named = (...ids) => options.find((of) => ids.includes(of.dataset.option));
  acts[kind] = (acts[kind] ?? 0) + 1;
  const ends = named("stop", "done", "none", "pass", "decline", "go", "maneuver");
  if (acts[kind] % 9 === 0 && ends) return ends;
  const all_ = named("place-all", "standing", "all") ?? options.find((of) => of.dataset.option.startsWith("repeat-"));
  return all_ ?? options[acts[kind] % 4 === 3 ? options.length >> 1 : 0];
}

// Returns the centre of the reachable hex nearest to a counter of the other side, on the view.
function goal() {
  const view = box(map);
  const far = all(".lights .far").map(centre).filter((at) => within(view, at));
  const own = document.querySelector(".units .subject")?.classList.contains("usa") ? "usa" : "csa";
  const enemies = all(`.units .counter:not(.${own})`).map(centre);
  if (far.length === 0 || enemies.length === 0) return null;
  const away = (at) => Math.min(...enemies.map((of) => Math.hypot(of.x - at.x, of.y - at.y)));
  return far.reduce((best, at) => (away(at) < away(best) ? at : best));
}

async function answer() {
  const { rev } = root;
  const far = goal();
  if (far) tap(far);
  leave();
  for (let tries = 0; tries < 400 && root.rev === rev; tries += 1) {
    if (tries % 20 === (far ? 19 : 0) && isReady()) next()?.click();
    await sleep(20);
  }
}

async function play() {
  const measured = [];
  const until = performance.now() + 10000;
  while (performance.now() < until && measured.length < window.wanted) {
    await settled();
    if (document.querySelector(".end")) break;
    if (document.querySelector(".options button")) {
      leave();
      const scale = new DOMMatrix(getComputedStyle(document.querySelector(".sheet")).transform).a;
      const asked = { kind: root.kind, scale, framed: framed(), top: Math.round(box(map).top) };
      measured.push({ ...asked, covered: await probed() });
    }
    await answer();
  }
  return measured;
}

play().then(done, (error) => done({ error: String(error.stack) }));
