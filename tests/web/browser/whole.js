// Answers for the seat of this page until the match is over or 20 seconds have passed. The player
// marches whole brigades towards the enemy, fires by the plan, and attacks where it can. Returns
// whether the match is over, and the answers by kind of decision.
const done = arguments[0];
const root = document.documentElement.dataset;
const sleep = (time) => new Promise((resume) => setTimeout(resume, time));
const all = (selector) => [...document.querySelectorAll(selector)];
const centre = (element) => ((b) => [b.x + b.width / 2, b.y + b.height / 2])(element.getBoundingClientRect());
const away = ([x, y], [toX, toY]) => Math.hypot(x - toX, y - toY);
const until = performance.now() + 20000;
const game = (window.game ??= { kinds: {}, turn: "", marched: new Set() });

/** Options that are chosen before all others, by id. */
const FIRST = ["historical", "plan", "all", "best", "fight", "stop", "done", "hold", "stay", "keep", "destroy"];
/** Turns in which brigades march. */
const MARCHES = /^Turn [1-3] /;

const isOver = () => document.querySelector(".end") !== null;

function nearestToTheEnemy(options) {
  const enemies = all(`.units .counter:not(.${window.side})`).map(centre);
  const hexes = options.map((of) => ({ of, hex: document.querySelector(`.lights [data-hex="${of.dataset.option}"]`) })).filter(({ hex }) => hex);
  const far = ({ hex }) => Math.min(...enemies.map((at) => away(centre(hex), at)));
  return hexes.length === 0 || enemies.length === 0 ? null : hexes.reduce((best, of) => (far(of) < far(best) ? of : best)).of;
}

// Returns a brigade that was not yet chosen for the same in this turn.
function brigade(options) {
  const turn = document.querySelector(".when span").textContent;
  if (turn !== game.turn) Object.assign(game, { turn, marched: new Set() });
  if (!MARCHES.test(turn)) return null;
  const name = (of) => `${root.kind} ${of.dataset.option}`;
  const found = options.find((of) => window.brigades.includes(of.dataset.option) && !game.marched.has(name(of)));
  if (found) game.marched.add(name(found));
  return found;
}

function choose(options) {
  const named = FIRST.map((id) => options.find((of) => of.dataset.option === id)).find(Boolean);
  const goal = ["move.hex", "move.march"].includes(root.kind) && nearestToTheEnemy(options);
  if (root.kind === "melee.hex") return options[0];
  return (["move.unit", "pay"].includes(root.kind) && brigade(options)) || goal || named || options[0];
}

async function answer(options) {
  const { rev, kind } = root;
  const asked = options.find((of) => of.classList.contains("asked"));
  if (!asked) game.kinds[kind] = (game.kinds[kind] ?? 0) + 1;
  (asked ?? choose(options)).click();
  for (let tries = 0; tries < 400 && root.rev === rev; tries += 1) {
    await sleep(5);
    if (!asked && document.querySelector(".options .asked")) return;
  }
}

async function play() {
  while (performance.now() < until && !isOver()) {
    const options = all(".options [data-option]");
    const isReady = ["turning", "listing"].every((of) => root[of] === undefined);
    if (isReady && options.length > 0) await answer(options);
    else await sleep(10);
  }
  return { over: isOver(), kinds: game.kinds };
}

play().then(done, (error) => done({ error: String(error.stack) }));
