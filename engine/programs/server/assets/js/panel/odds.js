// Odds of an option before the roll, as its rules define them.

import { make, plain } from "../dom.js";
import { say } from "../words.js";

/** Formats a number of ways as a percentage. A possible result is never shown as 0 %. */
function percent(ways, of) {
  const part = (100 * ways) / of;
  if (part > 0 && part < 1) return "<1%";
  if (part < 100 && part > 99) return ">99%";
  return `${Math.round(part)}%`;
}

// Returns the least and greatest value over all open decisions.
function range(forecasts, what) {
  const parts = forecasts.map((of) => of[what] / of.of);
  const [least, most] = [Math.min(...parts), Math.max(...parts)].map((part) => percent(part, 1));
  return least === most ? most : say("odds-range", { least, most });
}

/** Describes the chance that the target suffers a result, and that the attacker does. */
export function chance(forecasts) {
  const told = forecasts.filter((of) => of.of);
  if (told.length === 0) return [];
  const recoil = told.some((of) => of.recoil > 0);
  return [range(told, "harm"), recoil ? say("odds-own", { chance: range(told, "recoil") }) : ""].filter(Boolean);
}

/** Returns the value of an option: its greatest chance of hurting the target. */
export const worth = (forecasts) => Math.max(0, ...forecasts.filter((of) => of.of).map((of) => of.harm / of.of));

/** Returns the number of targets of an option. A plan has several. */
export const targets = (forecasts) => new Set(forecasts.map((of) => of.target)).size;

/** Whether the acting side is hurt more often than the target, and in at least a third of all ways. */
export const backfires = (forecasts) => forecasts.some(({ of, harm, recoil }) => recoil > harm && recoil * 3 >= of);

/** The chances of one answer: a line to see at once, the rest to open. `acts` has `linked(text)`, `cited(rule)`, `target(hex)`. */
export function odds(forecasts, acts) {
  const isOne = targets(forecasts) < 2;
  // Several forecasts of one target differ in what they assume. A single one states it among its details.
  const given = (of) => forecasts.filter(({ target }) => target === of.target).length > 1 && of.given;
  const target = (of) => !isOne && of.target && make("b", {}, `${acts.target(of.target)}: `);
  return make("details", { class: "odds" },
    make("summary", { "data-more": say("odds-more"), "data-less": say("odds-less") }, ...forecasts.map((of) => make("span", { class: "forecast" }, bar(of), make("span", {}, target(of), given(of) && make("b", {}, `${of.given}: `), effects(of))))),
    ...forecasts.map((of) => whole(of, acts)));
}

const effects = (of) => of.effects.map(({ what, ways }) => `${what} ${percent(ways, of.of)}`).join(", ");

// Draws the distribution of rolls as segments of a bar, darker for worse results.
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
  const below = [of.given, ...(of.taken ?? []), of.note].filter(Boolean).map((line) => make("tr", {}, make("td", { colspan: 3 }, line)));
  return make("table", {}, make("caption", {}, of.title), make("tbody", {}, ...rows), below.length > 0 && make("tfoot", {}, ...below));
}
