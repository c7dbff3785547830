// The account of a match that is over: points turn by turn and where they came from, losses, the dice of each side.

import { copy, draw, make, plain } from "../dom.js";

const SIDES = ["usa", "csa"];
/** What one die shows on the average. */
const EXPECTED = 3.5;

/**
 * All that the account tells. `lines` is the whole log, `scores` the points of each side at the beginning of each turn
 * and at the end, `[{turn, usa, csa}]`, `sideOf(unit)` whose a counter is.
 */
export function account(lines, scores, sideOf, names) {
  const turns = scores.slice(0, -1).map(({ turn }) => ({ turn, usa: 0, csa: 0 }));
  const dice = { usa: [], csa: [] };
  const points = [];
  let now = -1;
  for (const line of lines) {
    if (line.name === "turn-began" && now + 1 < turns.length) now += 1;
    const lost = line.trace?.kind === "loss" && sideOf(line.trace.unit);
    if (lost) turns[Math.max(0, now)][lost] += 1;
    if (line.name === "points-awarded") points.push({ turn: turns[Math.max(0, now)]?.turn, words: plain(line.text) });
    const side = SIDES.find((of) => line.text.startsWith(names[of]));
    if (side) dice[side].push(...rolled(line));
  }
  return { scores, turns, points, dice };
}

// The dice of a line, such as `5-2` or `4`.
function rolled({ details }) {
  const values = (details ?? []).filter(({ what }) => what === "dice").map(({ value }) => value);
  return values.flatMap((value) => (/^[1-6](-[1-6])?$/.test(value) ? value.split("-").map(Number) : []));
}

const average = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;

// How lucky a side's dice were: how far their average lies from what is to be expected.
function luck(all) {
  if (all.length === 0) return "no dice";
  const off = average(all) - EXPECTED;
  return `${all.length} dice, on the average ${average(all).toFixed(2)} (${off >= 0 ? "+" : "−"}${Math.abs(off).toFixed(2)} against ${EXPECTED})`;
}

/** The account as text, to be sent to somebody. */
export function told({ scores, turns, points, dice }, names, words) {
  const rows = turns.map(({ turn, usa, csa }, index) => {
    const at = scores[index + 1];
    return `${turn}: ${names.usa} ${at.usa}, ${names.csa} ${at.csa}; lost ${usa} and ${csa}`;
  });
  return [...words, "", ...rows, "", ...points.map((of) => `${of.turn}: ${of.words}`), "",
    ...SIDES.map((side) => `${names[side]}: ${luck(dice[side])}`)].join("\n");
}

/** The account as it is shown. */
export function shown(of, names, words) {
  const head = ["", "points", "units lost"];
  const row = ({ turn, usa, csa }, index) => make("tr", {}, make("th", { scope: "row" }, turn),
    make("td", {}, `${of.scores[index + 1].usa} : ${of.scores[index + 1].csa}`), make("td", {}, `${usa} : ${csa}`));
  const text = make("textarea", { class: "unseen-text", readonly: true, "aria-label": "The account as text", rows: 3 });
  text.value = told(of, names, words);
  const done = make("span", { class: "copied", role: "status" });
  return make("section", { class: "account", "aria-label": "Account" },
    make("p", {}, `${names.usa} : ${names.csa}`),
    curve(of.scores, names),
    make("table", {}, make("thead", {}, make("tr", {}, ...head.map((title) => (title ? make("th", { scope: "col" }, title) : make("td"))))), make("tbody", {}, ...of.turns.map(row))),
    of.points.length > 0 && make("details", {}, make("summary", {}, `Points as they came: ${of.points.length}`), make("ul", {}, ...of.points.map(({ turn, words }) => make("li", {}, `${turn}: ${words}`)))),
    make("ul", { class: "luck" }, ...SIDES.map((side) => make("li", {}, make("b", { class: side }, names[side]), `: ${luck(of.dice[side])}`))),
    make("p", {}, make("button", { type: "button", onclick: async () => (done.textContent = (await copy(text.value, text)) ? "Copied" : "Select the text and copy it") }, "Copy as text"), " ", done), text);
}

// The points of both sides over the turns.
function curve(scores, names) {
  const value = (text) => Number.parseFloat(text) || 0;
  const all = scores.flatMap((at) => SIDES.map((side) => value(at[side])));
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (index) => 8 + (284 * index) / Math.max(1, scores.length - 1);
  const y = (points) => 92 - (84 * (points - least)) / (most - least);
  const line = (side) => draw("path", { class: `curve ${side}`, d: scores.map((at, index) => `${index ? "L" : "M"}${x(index)} ${y(value(at[side]))}`).join("") });
  const last = scores.at(-1);
  return draw("svg", { class: "curves", viewBox: "0 0 300 100", role: "img", "aria-label": `Points over the turns: at the end ${names.usa} ${last.usa}, ${names.csa} ${last.csa}` },
    draw("path", { class: "axis", d: `M8 ${y(0)}H292` }), ...SIDES.map(line));
}
