// Plans the next press of a test that plays both sides. Returns `{over}` at the end of the turn.
// Otherwise, `press` is a script that finds the element to click, or `grab` one that finds the
// counter to drag. `window.tour.goal()` returns the hex to which to drag the counter. `before` is
// the number of presses that the turn would take so far if each answer needed separate presses.
const done = arguments[0];
const [, id] = location.hash.split("/");
const { key } = history.state;
const headers = { Authorization: `Bearer ${key}` };
const get = async (query) => {
  const answer = await fetch(`/api/matches/${id}${query}`, { headers });
  if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
  return answer.json();
};

if (!window.tour) {
  window.tour = { before: 0, kinds: {}, acts: {}, secret: null, byKey: Boolean(window.byKey) };
  const send = window.fetch;
  window.fetch = (path, options = {}) => {
    if (options.method === "POST" && String(path).endsWith("/choose")) {
      // The page declined a prompt without a press. Separately, the prompt would take two presses:
      // one to show it, and one to decline.
      if (!window.tour.pressed && JSON.parse(options.body).ids[0] === "done") window.tour.before += 2;
      if (!window.tour.pressed && JSON.parse(options.body).ids[0] === window.tour.pass) window.tour.before += 2;
      // Separately, each unit that joins the dragged unit would take one press.
      if (document.documentElement.dataset.kind === "move.stack" && window.tour.dragged) window.tour.before += JSON.parse(options.body).ids.length - 1;
      window.tour.pressed = false;
    }
    return send(path, options);
  };
}
const { tour } = window;

const middle = (e) => {
  const b = e.getBoundingClientRect();
  return document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
};
const found = (e) => {
  const at = middle(e);
  return at?.closest(".map") && !at.closest(".map-buttons, .fans");
};
// Whether a counter is on top of its stack. Only such a counter can be dragged.
const onTop = (e) => middle(e)?.closest("[data-unit]") === e;
const option = (of) => `document.querySelector('.options [data-option="${of}"]')`;
const has = (of) => document.querySelector(`.options [data-option="${of}"]`) !== null;
const hex = (of) => `[...document.querySelectorAll('.lit')].findLast((e) => e.dataset.hex === '${of}')`;
const lit = (kind) => [...document.querySelectorAll(`.lit.${kind}`)].filter(found).map((e) => e.dataset.hex);

// Returns the hex to which to drag the counter. This is the best target, or else one of the
// reachable hexes. Returns null until the page knows the reachable hexes.
tour.goal = () => {
  if (document.documentElement.dataset.listing || document.documentElement.dataset.turning || document.documentElement.dataset.rev === tour.held) return null;
  const target = document.querySelector('.options [data-option^="fire "]')?.dataset.option.slice(5);
  if (target && lit("can").includes(target)) return target;
  const aimed = document.documentElement.dataset.kind.endsWith(".target") && document.querySelector(".options button")?.dataset.option;
  if (aimed && lit("can").includes(aimed)) return aimed;
  const places = document.documentElement.dataset.kind.endsWith(".hex") && document.querySelector(".options button")?.dataset.option;
  if (places && lit("can").includes(places)) return places;
  const goals = lit("far");
  return goals.length > 0 && goals[goals.length >> 1];
};

const few = (kind, most) => (tour.acts[kind] = (tour.acts[kind] ?? 0) + 1) <= most;

async function next() {
  const first = await get("");
  const seen = await get(`?as=${first.decision?.side ?? "usa"}`);
  const { decision } = seen;
  tour.turn ??= decision.turn;
  if (!decision || decision.turn !== tour.turn) return { over: true };
  const { kind, options, side, secret } = decision;
  tour.kinds[kind] = (tour.kinds[kind] ?? 0) + 1;
  const shown = secret && tour.secret !== side ? 1 : 0;
  tour.secret = secret ? side : null;
  tour.before += shown;
  tour.pass = decision.pass?.id ?? tour.pass;
  if (kind === "order" || kind === "artillery.hex") tour.acts = { "artillery.hex": tour.acts["artillery.hex"] };
  const cost = (presses, press) => ((tour.before += presses), { press });
  const last = options.find((of) => ["done", "pass", "none", "stop", "hold", "decline", "go"].includes(of.id));
  const end = () => cost(["done", "exit"].includes(last.id) && options.length > 1 ? 2 : 1, option(last.id));
  const others = options.filter((of) => of.hexes && of.id !== last?.id);
  // By keyboard, an option beyond the ninth would take one press of an arrow key for each option
  // before it.
  const place = (of) => options.findIndex((other) => other.id === of);
  const drag = (presses, unit) => {
    tour.held = document.documentElement.dataset.rev;
    return { ...cost(presses, null), grab: `document.querySelector('.units [data-unit="${unit}"]')` };
  };
  const one = (of) => cost(tour.byKey && place(of) > 8 ? place(of) + 2 : 1, option(of));

  if (decision.pass) return cost(1, option("standing"));
  // One press places all units in the zone. Separately, this placement would take two presses: for
  // a unit and for its hex.
  if (kind === "placement.hex" && has("place-all")) return cost(1, option("place-all"));
  // A retreat of two hexes takes one click on the second hex.
  if (kind === "retreat.hex" && !tour.byKey) {
    const after = await get(`/ahead?${new URLSearchParams({ id: options[0].id })}`);
    const goal = after.kind === kind && after.options.find((of) => !options.some((own) => own.id === of.id))?.id;
    if (goal && document.querySelector(`.lit[data-hex="${goal}"]`)) return cost(2, hex(goal));
  }
  if (["fog.unit", "advance.unit", "overstack.unit"].includes(kind) && !tour.byKey) {
    const own = [...document.querySelectorAll(".units .can")].find((e) => onTop(e) && others.some((of) => of.id === e.dataset.unit));
    // Separate presses: the unit and its destination.
    if (own) return drag(2, own.dataset.unit);
  }
  if (kind.endsWith(".join")) return others.length > 1 && has("all") ? cost(others.length, option("all")) : one(options[0].id);
  if (kind === "move.stack") return few(kind, 1) && others.length > 1 ? cost(others.length, option("all")) : one("go");
  if (kind === "move.unit") {
    if (others.length === 0 || !few(kind, 5)) return has("finish") && few("finish", 1) ? cost(2, option("finish")) : end();
    const own = [...document.querySelectorAll(".units .can")].find((e) => onTop(e) && others.some((of) => of.id === e.dataset.unit));
    if (!own || tour.byKey) return one(others[0].id);
    // Separate presses, instead of one drag: the unit, the choice whether others join it, and the
    // destination.
    return drag(3, own.dataset.unit);
  }
  if (kind === "move.hex") {
    const goals = lit("far");
    if (goals.length === 0) return has("stop") && !few(kind, 9) ? one("stop") : one(options[0].id);
    return cost(2, hex(goals[goals.length >> 1]));
  }
  if (kind === "artillery.hex" && !tour.byKey && few(kind, 4)) {
    const hexes = new Map(seen.picture.counters.map((of) => [of.id, of.hex]));
    const there = (of) => [...hexes].filter(([, at]) => at === of).length;
    const own = [...document.querySelectorAll(".units .counter")].find((e) => onTop(e) && others.some((of) => of.id === hexes.get(e.dataset.unit)) && there(hexes.get(e.dataset.unit)) === 1);
    // Separate presses: the hex, the choice to fire or move, and the target.
    if (own) return drag(3, own.dataset.unit);
  }
  if (kind === "artillery.hex" || kind === "artillery.unit") return few(kind, 4) && others.length > 0 ? one(others[0].id) : end();
  if (kind === "artillery.action") {
    const target = document.querySelector('.options [data-option^="fire "]')?.dataset.option;
    if (target) return cost(2, option(target));
    const goals = lit("far");
    return goals.length > 0 && few("goes", 1) ? cost(3, hex(goals[goals.length >> 1])) : end();
  }
  if (kind.endsWith(".target")) return one(document.querySelector(".options button").dataset.option);
  if (["fire.unit", "assault.unit", "rally.unit"].includes(kind)) {
    const best = document.querySelector(".options button").dataset.option;
    if (!few(kind, 3) || others.length === 0 || best === last?.id) return end();
    const own = [...document.querySelectorAll(".units .can")].find((e) => e.dataset.unit === best && onTop(e));
    // Separate presses: the unit, and the hex that it fires at or attacks.
    return own && kind !== "rally.unit" && !tour.byKey ? drag(2, best) : one(best);
  }
  if (kind === "chit.drawn" && has("hold")) return one("hold");
  return one(options[0].id);
}

async function planned() {
  const plan = await next();
  tour.pressed = true;
  tour.dragged = Boolean(plan.grab);
  return { ...plan, before: tour.before };
}

planned().then(done, (error) => done({ error: String(error.stack) }));
