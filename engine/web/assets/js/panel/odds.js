// The chances of an answer, before the dice are rolled.

import { make, mixed } from "../dom.js";

const TESTS = [["none", "no test"], ["close-fight", "close fight"], ["routine", "Routine"], ["tough", "Tough"], ["severe", "Severe"]];
const EFFECTS = [
  ["nothing", "nothing happens"], ["depletion", "depletion"], ["morale-hit", "morale hit"], ["retreat", "retreat"], ["break-test", "break test"], ["panic", "panic"],
  ["attacker-depletion", "attacker depleted"], ["attacker-morale-hit", "attacker's morale hit"], ["attacker-retreat", "attacker retreats"],
];
const GIVEN = { lead: "lead", assaulting: "attacked from", primary: "primary hexside" };

/** A number of ways as a percentage; what can happen at all is never 0 %. */
function percent(ways, of) {
  const part = (100 * ways) / of;
  if (part > 0 && part < 1) return "<1%";
  if (part < 100 && part > 99) return ">99%";
  return `${Math.round(part)}%`;
}

// The least and the most of something over all ways that people still decide.
function range(forecasts, what) {
  const parts = forecasts.map((of) => of[what]);
  const [least, most] = [Math.min(...parts), Math.max(...parts)].map((ways) => percent(ways, forecasts[0].of));
  return least === most ? most : `${least} to ${most}`;
}

/** The chance that those who are aimed at suffer something, and that the attacker does, in words. */
export function chance(forecasts) {
  const told = forecasts.filter((of) => of.of);
  if (told.length === 0) return [];
  const recoil = told.some((of) => of.recoil > 0);
  return [range(told, "harm"), recoil ? `own ${range(told, "recoil")}` : ""].filter(Boolean);
}

/** How much an answer is worth by its chances: the most ways in which it hurts, less those in which it costs. */
export const worth = (forecasts) => Math.max(0, ...forecasts.filter((of) => of.of).map((of) => of.harm));

/** The chances of one answer: a line to see at once, the rest to open. `name(id)` is what a unit is called. */
export function odds(forecasts, name) {
  return make("details", { class: "odds" },
    make("summary", {}, ...forecasts.map((of) => make("span", { class: "forecast" }, bar(of), make("span", {}, given(of, name), effects(of))))),
    ...forecasts.map((of) => whole(of, name)));
}

function given(of, name) {
  const parts = Object.entries(of.given ?? {}).map(([what, value]) => `${GIVEN[what] ?? what} ${what === "lead" ? name(value) : value}`);
  return parts.length > 0 && make("b", {}, `${parts.join(", ")}: `);
}

function effects(of) {
  const all = EFFECTS.filter(([id]) => of.effects[id] > 0).map(([id, words]) => `${words} ${percent(of.effects[id], of.of)}`);
  return all.join(", ");
}

// How often each test is called for, as parts of a line.
function bar(of) {
  const parts = TESTS.filter(([id]) => of.tests[id] > 0).map(([id]) => {
    const part = make("span", { class: `part ${id}` });
    part.style.flexGrow = of.tests[id];
    return part;
  });
  return make("span", { class: "odds-bar", "aria-hidden": "true" }, ...parts);
}

function whole(of, name) {
  const row = (what, value, rule) => make("tr", {}, make("th", { scope: "row" }, what), make("td", {}, value), make("td", {}, rule ?? ""));
  const signed = (columns) => (columns > 0 ? `+${columns}` : String(columns));
  const rows = [
    ...(of.firers ?? []).map(({ unit, band, sp }) => row(name(unit), `${mixed(sp)} SP, ${band} range`)),
    row("strength", `${mixed(of.strength)} SP: column ${of.first_column}`),
    ...of.shifts.map(({ id, columns, rule }) => row(id.replaceAll("_", " "), signed(columns), rule)),
    row("column used", of.column ?? "none: without effect"),
    row("tested", `${name(of.lead)}, cohesion ${of.cr}`),
    ...TESTS.filter(([id]) => of.tests[id] > 0).map(([id, words]) => row(words, percent(of.tests[id], of.of))),
    ...of.results.map(({ test, result, ways }) => row(`${test}: ${result}`, percent(ways, of.of))),
  ];
  return make("table", {}, make("caption", {}, `Against ${of.target}`), make("tbody", {}, ...rows));
}
