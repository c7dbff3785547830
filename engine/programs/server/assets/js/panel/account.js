// Match report: points by turn and source, losses, turning points and dice.

import { copy, draw, make, mixed } from "../dom.js";
import { COLOURS, centres } from "../map/small.js";
import { decimal, phrase, say } from "../words.js";

const SIDES = ["usa", "csa"];
/** Expected value of a die. */
const EXPECTED = 3.5;
/** Fractions of a point in amounts. */
const PARTS = 16;

/** Formats an amount in sixteenths. */
const amount = (sixteenths) => (sixteenths < 0 ? "−" : "") + mixed(lowest(Math.abs(sixteenths)));

function lowest(over, under = PARTS) {
  return under > 1 && over % 2 === 0 ? lowest(over / 2, under / 2) : under === 1 ? `${over}` : `${over}/${under}`;
}

// Returns the luck of a side's dice: the deviation of their average from the expected one.
function luck({ dice, pips }) {
  if (dice === 0) return say("luck-none");
  const off = pips / dice - EXPECTED;
  return say("luck", { dice, average: decimal(pips / dice, 2), off: `${off >= 0 ? "+" : "−"}${decimal(Math.abs(off), 2)}`, expected: decimal(EXPECTED, 1) });
}

/** Names the leader, given the Union's lead. */
const lead = (usa, names) => (usa === 0 ? say("lead-tied") : say("lead", { side: names[usa > 0 ? "usa" : "csa"], points: amount(Math.abs(usa)) }));

const table = (head, rows, of) => make("table", { class: of },
  make("thead", {}, make("tr", {}, ...head.map((title) => (title ? make("th", { scope: "col" }, title) : make("td"))))), make("tbody", {}, ...rows));

const folded = (title, ...content) => make("details", {}, make("summary", {}, title), ...content);

/** Shows the report. `acts` has `go(n)`, `text()`, `file()`, and `map` is the map of the turning points. */
export function shown(of, map, acts) {
  const { sides, turns } = of;
  const row = ({ when, points, lost }) => make("tr", {}, make("th", { scope: "row" }, when),
    make("td", {}, `${amount(points.usa)} : ${amount(points.csa)}`), make("td", {}, `${amount(lost.usa)} : ${amount(lost.csa)}`));
  const part = (title, ...content) => make("section", {}, make("h3", {}, title), ...content);
  return make("div", { class: "account" },
    make("div", { class: "told-on-map" }, map, of.turning.length > 0 && part(say("report-turning"), make("ol", { class: "turning" }, ...of.turning.map((one, index) => turned(index + 1, one, sides, acts))))),
    make("div", { class: "sums" },
      part(say("report-turns", { usa: sides.usa, csa: sides.csa }), curve(turns, sides), wide(say("report-points"), table(["", say("report-points"), say("report-lost")], turns.map(row), "by-turn"))),
      part(say("report-sources"), ...SIDES.map((side) => sources(side, of))),
      part(of.history ? say("report-losses-history") : say("report-losses"), ...SIDES.map((side) => losses(side, of))),
      part(say("report-dice"), make("ul", { class: "luck" }, ...SIDES.map((side) => make("li", {}, make("b", { class: side }, sides[side]), ": ", luck(of.luck[side])))))),
    folded(say("report-formations"), wide(say("report-formations"), formations(of))),
    of.feats.length > 0 && folded(say("report-events", { count: of.feats.length }), make("ul", {}, ...of.feats.map(({ when, side, what }) => make("li", {}, say("report-event", { when, side: sides[side], what }))))),
    taken(acts));
}

// A table that scrolls by itself if it is wider than its place.
const wide = (label, content) => make("div", { class: "scrolled", tabindex: 0, role: "group", "aria-label": label }, content);

// Shows the points of a side by source.
function sources(side, { sides, points, turns }) {
  const own = points.filter((one) => one.side === side);
  return make("div", {}, make("b", { class: side }, `${sides[side]}: ${amount(turns.at(-1).points[side])}`),
    make("ul", {}, ...own.map(({ source, points: worth }) => make("li", {}, `${amount(worth)}: ${source}`))));
}

// Compares the losses of a side with the historical ones, as bars.
function losses(side, { sides, turns, history }) {
  const most = Math.max(1, ...SIDES.flatMap((each) => [turns.at(-1).lost[each], history?.[each] ?? 0]));
  const bar = (value, kind) => {
    const filled = make("span", { class: `lost-bar ${side} ${kind}`, "aria-hidden": "true" });
    filled.style.width = `${(100 * value) / most}%`;
    return filled;
  };
  const lost = turns.at(-1).lost[side];
  const name = make("b", { class: side }, sides[side]);
  return history
    ? make("div", { class: "losses" }, make("p", { class: "history" }, ...phrase("report-history", { side: name, lost: amount(lost), history: amount(history[side]) })), bar(lost, "here"), bar(history[side], "then"))
    : make("div", { class: "losses" }, make("p", {}, name, `: ${amount(lost)}`), bar(lost, "here"));
}

// Shows the losses of each formation by turn, beside the historical ones if known.
function formations({ turns, formations: all }) {
  const known = all.some(({ history }) => history !== undefined);
  const row = ({ side, formation, lost, history }) => make("tr", {}, make("th", { scope: "row", class: side }, formation), ...lost.map((value) => make("td", {}, amount(value))),
    history !== undefined && make("td", { class: "history" }, amount(history)));
  return table(["", ...turns.map(({ when }) => when.split(",")[0]), ...(known ? [say("report-historical")] : [])], all.map(row));
}

/**
 * Draws the turning points on the map of the game, numbered in the order of play. Each has the colour of the side that gained.
 * `go(n)` shows a position.
 */
export function marks(game, { turning }, go) {
  const at = centres(game);
  const size = game.map.width / 38;
  const taken = new Map();
  return turning.flatMap(({ n, before, after, at: hexes }, index) => {
    const places = hexes.filter((hex) => at.has(hex));
    if (places.length === 0) return [];
    const [{ cx, cy }, beside] = [at.get(places[0]), taken.get(places[0]) ?? 0];
    taken.set(places[0], beside + 1);
    const fill = COLOURS[after > before ? "usa" : "csa"];
    const x = cx + beside * size * 1.7;
    const rings = places.map((hex) => draw("circle", { fill: "none", stroke: fill, "stroke-width": size / 5, r: size * 0.75, ...at.get(hex) }));
    return [...rings, draw("g", { class: "turned", onclick: () => go(n) },
      draw("circle", { cx: x, cy, r: size, fill, stroke: "#fff", "stroke-width": size / 6 }),
      draw("text", { x, y: cy + size * 0.42, "text-anchor": "middle", "font-size": size * 1.2, "font-weight": 700, "font-family": "sans-serif", fill: "#fff" }, `${index + 1}`))];
  });
}

// Shows a turning point with a link to its position.
function turned(number, { n, when, before, after, what }, sides, acts) {
  return make("li", {}, make("button", { type: "button", class: "go", title: say("log-go"), onclick: () => acts.go(n) },
    make("i", { class: after > before ? "usa" : "csa" }, `${number}`), " ", make("b", {}, `${when}: ${lead(before, sides)} → ${lead(after, sides)}`), make("br"), what.join("; ")));
}

// Offers the report as text to copy, and as a file to send.
function taken(acts) {
  const text = make("textarea", { class: "unseen-text", readonly: true, hidden: true, "aria-label": say("report-text"), rows: 4 });
  const done = make("span", { class: "copied", role: "status" });
  const take = async () => {
    text.value = await acts.text();
    text.hidden = false;
    done.textContent = (await copy(text.value, text)) ? say("copied") : say("report-copy-by-hand");
  };
  return make("div", {}, make("p", {}, make("button", { type: "button", "data-take": "text", onclick: take }, say("report-copy")), " ",
    make("button", { type: "button", "data-take": "file", onclick: () => acts.file() }, say("report-save")), " ", done), text);
}

// Draws the points of both sides by turn.
function curve(turns, names) {
  const at = [{ usa: 0, csa: 0 }, ...turns.map(({ points }) => points)];
  const all = at.flatMap((points) => SIDES.map((side) => points[side]));
  const [least, most] = [Math.min(0, ...all), Math.max(PARTS, ...all)];
  const x = (index) => 8 + (284 * index) / Math.max(1, at.length - 1);
  const y = (points) => 92 - (84 * (points - least)) / (most - least);
  const line = (side) => draw("path", { class: `curve ${side}`, d: at.map((points, index) => `${index ? "L" : "M"}${x(index)} ${y(points[side])}`).join("") });
  const last = at.at(-1);
  return draw("svg", { class: "curves", viewBox: "0 0 300 100", role: "img", "aria-label": say("report-curve", { usa: names.usa, usaPoints: amount(last.usa), csa: names.csa, csaPoints: amount(last.csa) }) },
    draw("path", { class: "axis", d: `M8 ${y(0)}H292` }), ...SIDES.map(line));
}
