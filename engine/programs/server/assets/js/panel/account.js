// Match report: points by turn and source, losses, turning points and dice.

import { copy, draw, make, mixed } from "../dom.js";
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

const table = (head, rows) => make("table", {},
  make("thead", {}, make("tr", {}, ...head.map((title) => (title ? make("th", { scope: "col" }, title) : make("td"))))), make("tbody", {}, ...rows));

const folded = (title, ...content) => make("details", {}, make("summary", {}, title), ...content);

/** Shows the report. `acts` has `go(n)`, `text()`, `file()`. */
export function shown(of, acts) {
  const { sides, turns } = of;
  const row = ({ when, points, lost }) => make("tr", {}, make("th", { scope: "row" }, when),
    make("td", {}, `${amount(points.usa)} : ${amount(points.csa)}`), make("td", {}, `${amount(lost.usa)} : ${amount(lost.csa)}`));
  return make("section", { class: "account", "aria-label": say("report-name") },
    make("p", {}, `${sides.usa} : ${sides.csa}`),
    curve(turns, sides),
    table(["", say("report-points"), say("report-lost")], turns.map(row)),
    of.history && make("ul", { class: "history" }, ...SIDES.map((side) => make("li", {}, ...phrase("report-history", { side: make("b", { class: side }, sides[side]), lost: amount(turns.at(-1).lost[side]), history: amount(of.history[side]) })))),
    of.turning.length > 0 && make("div", {}, make("h3", {}, say("report-turning")), make("ol", { class: "turning" }, ...of.turning.map((one) => turned(one, sides, acts)))),
    folded(say("report-sources"), table(["", say("report-points"), ""], of.points.map(({ side, source, points }) => make("tr", {}, make("th", { scope: "row", class: side }, sides[side]), make("td", {}, amount(points)), make("td", {}, source))))),
    folded(say("report-formations"), make("div", { class: "scrolled", tabindex: 0, role: "group", "aria-label": say("report-formations") },
      formations(of))),
    of.feats.length > 0 && folded(say("report-events", { count: of.feats.length }), make("ul", {}, ...of.feats.map(({ when, side, what }) => make("li", {}, say("report-event", { when, side: sides[side], what }))))),
    make("ul", { class: "luck" }, ...SIDES.map((side) => make("li", {}, make("b", { class: side }, sides[side]), ": ", luck(of.luck[side])))),
    taken(acts));
}

// Shows the losses of each formation by turn, beside the historical ones if known.
function formations({ turns, formations: all }) {
  const known = all.some(({ history }) => history !== undefined);
  const row = ({ side, formation, lost, history }) => make("tr", {}, make("th", { scope: "row", class: side }, formation), ...lost.map((value) => make("td", {}, amount(value))),
    history !== undefined && make("td", { class: "history" }, amount(history)));
  return table(["", ...turns.map(({ when }) => when.split(",")[0]), ...(known ? [say("report-historical")] : [])], all.map(row));
}

// Shows a turning point with a link to its position.
function turned({ n, when, before, after, what }, sides, acts) {
  return make("li", {}, make("button", { type: "button", class: "go", title: say("log-go"), onclick: () => acts.go(n) },
    make("b", {}, `${when}: ${lead(before, sides)} → ${lead(after, sides)}`), make("br"), what.join("; ")));
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
