// The chances of an answer, before the dice are rolled, as its rules describe them.

import { make, plain } from "../dom.js";
import { say } from "../words.js";

/** A number of ways as a percentage; what can happen at all is never 0 %. */
function percent(ways, of) {
  const part = (100 * ways) / of;
  if (part > 0 && part < 1) return "<1%";
  if (part < 100 && part > 99) return ">99%";
  return `${Math.round(part)}%`;
}

// The least and the most of something over all ways that people still decide.
function range(forecasts, what) {
  const parts = forecasts.map((of) => of[what] / of.of);
  const [least, most] = [Math.min(...parts), Math.max(...parts)].map((part) => percent(part, 1));
  return least === most ? most : say("odds-range", { least, most });
}

/** The chance that those who are aimed at suffer something, and that the attacker does, in words. */
export function chance(forecasts) {
  const told = forecasts.filter((of) => of.of);
  if (told.length === 0) return [];
  const recoil = told.some((of) => of.recoil > 0);
  return [range(told, "harm"), recoil ? say("odds-own", { chance: range(told, "recoil") }) : ""].filter(Boolean);
}

/** How much an answer is worth by its chances: the greatest share of all ways in which it hurts. */
export const worth = (forecasts) => Math.max(0, ...forecasts.filter((of) => of.of).map((of) => of.harm / of.of));

/** Whether who does it is hurt more often than those at whom it is aimed, and in a third of all ways at least. */
export const backfires = (forecasts) => forecasts.some(({ of, harm, recoil }) => recoil > harm && recoil * 3 >= of);

/** The chances of one answer: a line to see at once, the rest to open. `acts` has `linked(text)`, `cited(rule)`, `target(hex)`. */
export function odds(forecasts, acts) {
  const isOne = new Set(forecasts.map((of) => of.target)).size < 2;
  const target = (of) => !isOne && of.target && make("b", {}, `${acts.target(of.target)}: `);
  return make("details", { class: "odds" },
    make("summary", { "data-more": say("odds-more"), "data-less": say("odds-less") }, ...forecasts.map((of) => make("span", { class: "forecast" }, bar(of), make("span", {}, target(of), of.given && make("b", {}, `${of.given}: `), effects(of))))),
    ...forecasts.map((of) => whole(of, acts)));
}

const effects = (of) => of.effects.map(({ what, ways }) => `${what} ${percent(ways, of.of)}`).join(", ");

// How the rolls divide, as parts of a line: the darker the worse.
function bar(of) {
  const parts = of.parts.filter(({ ways }) => ways > 0).map(({ grade, ways }) => {
    const part = make("span", { class: `part grade-${grade}` });
    part.style.flexGrow = ways;
    return part;
  });
  return make("span", { class: "odds-bar", "aria-hidden": "true" }, ...parts);
}

function whole(of, { linked, cited }) {
  const row = (what, value, rule) => make("tr", {}, make("th", { scope: "row" }, ...linked(what)), make("td", {}, ...linked(value)), make("td", {}, rule && cited(rule)));
  const rows = [
    ...of.sums.map(({ what, value, rule }) => row(what, plain(value), rule)),
    ...of.results.map(({ what, ways }) => row(what, percent(ways, of.of))),
  ];
  const below = [...(of.taken ?? []), of.note].filter(Boolean).map((line) => make("tr", {}, make("td", { colspan: 3 }, line)));
  return make("table", {}, make("caption", {}, of.title), make("tbody", {}, ...rows), below.length > 0 && make("tfoot", {}, ...below));
}
