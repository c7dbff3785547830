// The panel of a mode: its palette and fields.

import { make } from "../dom.js";
import { say } from "../words.js";
import { colourOf } from "./field.js";

const choice = (name, value, chosen, words, choose, swatch) => make("label", { class: "choice" },
  make("input", { type: "radio", name, value, checked: value === chosen, onchange: () => choose(value) }),
  swatch && Object.assign(make("span", { class: "swatch" }), { style: `background: ${swatch}` }), make("span", {}, words));

const check = (words, checked, change) => make("label", { class: "choice" },
  make("input", { type: "checkbox", checked, onchange: (event) => change(event.target.checked) }), make("span", {}, words));

const field = (id, words, input) => make("div", { class: "field" }, make("label", { for: id }, words), Object.assign(input, { id }));

const number = (value, least, most, change) => make("input", { type: "number", value, min: least, max: most, onchange: (event) => change(Number(event.target.value)) });

const options = (all, chosen, choose) => make("select", { onchange: (event) => choose(event.target.value) },
  ...all.map(({ id, name }) => make("option", { value: id, selected: id === chosen }, name)));

function terrain(tools) {
  const { layout } = tools.desk;
  return [make("fieldset", { class: "few" }, make("legend", {}, say("edit-terrain")),
    ...layout.terrain.map((kind) => choice("terrain", kind.id, tools.terrain, kind.name, (terrain) => tools.set({ terrain }), colourOf(kind))))];
}

function level(tools) {
  const { layout } = tools.desk;
  return [
    make("fieldset", {}, make("legend", {}, say("edit-level")), ...layout.levels.map((level) => choice("level", level, tools.level, level, () => tools.set({ level })))),
    tools.slopes && check(say("edit-derive"), tools.derives, (derives) => tools.set({ derives })),
    tools.slopes && make("button", { onclick: () => tools.desk.apply({ do: "slopes", hexes: [] }) }, say("edit-derive-all")),
  ];
}

function side(tools) {
  const { layout, state } = tools.desk;
  const words = ({ id, name }) => `${name} (${(state.sides[id] ?? []).length})`;
  return [make("fieldset", { class: "few" }, make("legend", {}, say("edit-side")),
    ...layout.sides.map((kind) => choice("side", kind.id, tools.side, words(kind), (side) => tools.set({ side })))),
  make("p", { class: "words" }, say("edit-side-about"))];
}

function road(tools) {
  const { layout, state } = tools.desk;
  const { fresh } = tools;
  return [
    make("fieldset", { class: "few" }, make("legend", {}, say("edit-road")),
      ...state.roads.map(({ name, path }) => choice("road", name, tools.road, `${name} (${path.length})`, () => tools.set({ road: name, pending: null }))),
      choice("road", "", tools.course ? "-" : "", say("edit-road-new"), () => tools.set({ road: null, pending: null }))),
    !tools.course && field("road-name", say("edit-name"), make("input", { value: fresh.name, maxlength: 80, oninput: (event) => (fresh.name = event.target.value) })),
    !tools.course && layout.roads && field("road-kind", say("edit-kind"), options(layout.roads, fresh.kind, (kind) => (fresh.kind = kind))),
    tools.course && make("button", { onclick: () => tools.desk.apply({ do: "road", name: tools.road, kind: null, path: [] }) }, say("edit-road-remove")),
    make("p", { class: "words" }, tools.pending ? say("edit-road-second", { hex: tools.pending }) : say("edit-road-about")),
  ];
}

function place(tools) {
  const hex = tools.asks;
  if (!hex) return [make("p", { class: "words" }, say("edit-place-about"))];
  const input = make("input", { value: tools.desk.state.places[hex] ?? "", maxlength: 80 });
  const form = make("form", { onsubmit: (event) => (event.preventDefault(), tools.name(hex, input.value.trim())) },
    field("place-name", say("edit-place-name", { hex }), input), make("button", { class: "main" }, say("edit-set")));
  queueMicrotask(() => input.focus());
  return [form];
}

function unit(tools) {
  const { layout } = tools.desk;
  const { unit, scenario } = tools;
  const place = unit && scenario?.units[unit];
  return [
    make("p", { class: "words" }, unit ? say("edit-unit-chosen", { unit: tools.unitNamed(unit)?.name ?? unit }) : say("edit-unit-about")),
    layout.setup === "facing" && field("facing", say("edit-facing"), options(layout.map.compass.map((name) => ({ id: name, name })), tools.facing, (facing) => tools.set({ facing }))),
    place && make("button", { onclick: () => tools.remove() }, say("edit-unit-remove")),
    make("div", { class: "units" }, ...waiting(tools, unit, (id) => tools.set({ unit: id === unit ? null : id }))),
  ];
}

/** Units that can still be placed, by formation. */
function waiting(tools, chosen, choose) {
  const { layout } = tools.desk;
  let last = null;
  const all = tools.waiting();
  const isChosen = (id) => (Array.isArray(chosen) ? chosen.includes(id) : chosen === id);
  const rows = all.flatMap(({ id, name, side, group, value }) => {
    const heading = group ?? layout.names[side] ?? "";
    const above = heading === last ? [] : [make("h3", {}, layout.brigades.find((it) => it.id === heading)?.name ?? heading)];
    last = heading;
    return [...above, make("button", { class: side ?? "", "data-waits": id, "aria-pressed": String(isChosen(id)), onclick: () => choose(id) }, make("span", {}, name), make("span", {}, value ?? ""))];
  });
  return rows.length > 0 ? rows : [make("p", { class: "words" }, say("edit-unit-none"))];
}

function arrival(tools) {
  const { desk, scenario, arriving } = tools;
  const { layout } = desk;
  if (!layout.arrivals) return [make("p", { class: "words" }, say("edit-no-arrivals"))];
  const isGroups = layout.arrivals === "groups";
  const who = ({ name, brigade, units }) => name || brigade || units.map((unit) => tools.unitNamed(unit)?.name ?? unit).join(", ");
  const row = (it, index) => make("li", {}, make("span", {}, `${who(it)} ${it.hex ?? ""}`),
    it.turn !== null && it.hex && number(it.turn, 1, 40, (turn) => desk.apply({ do: "move-arrival", scenario: tools.id, index, turn, hex: it.hex })),
    make("button", { "aria-label": say("edit-arrival-remove", { who: who(it) }), onclick: () => desk.apply({ do: "remove-arrival", scenario: tools.id, index }) }, "✕"));
  const choose = (id) => tools.set({ brigade: null, arriving: arriving.includes(id) ? arriving.filter((it) => it !== id) : [...arriving, id] });
  return [
    make("ul", { class: "arrivals" }, ...(scenario?.arrivals ?? []).map(row)),
    field("arrival-turn", say("edit-turn"), number(tools.turn, 1, 40, (turn) => tools.set({ turn }))),
    isGroups && field("arrival-name", say("edit-name"), make("input", { value: tools.named, maxlength: 80, oninput: (event) => (tools.named = event.target.value) })),
    !isGroups && layout.brigades.length > 0 && field("arrival-brigade", say("edit-brigade"), options([{ id: "", name: "–" }, ...layout.brigades], tools.brigade ?? "", (brigade) => tools.set({ brigade: brigade || null, arriving: [] }))),
    make("p", { class: "words" }, say("edit-arrival-about")),
    make("div", { class: "units" }, ...waiting(tools, arriving, choose)),
  ];
}

function objective(tools) {
  const { desk } = tools;
  const { layout } = desk;
  if (!layout.objectives) return [make("p", { class: "words" }, say("edit-no-objectives"))];
  const isBySide = layout.objectives === "by-side";
  return [
    isBySide && field("scorer", say("edit-scorer"), options(["usa", "csa"].map((id) => ({ id, name: layout.names[id] })), tools.scorer, (scorer) => tools.set({ scorer }))),
    isBySide && field("points", say("edit-points"), number(tools.points, 1, 999, (points) => tools.set({ points }))),
    make("p", { class: "words" }, say("edit-objective-about")),
    make("ul", { class: "objectives" }, ...(tools.scenario?.objectives ?? []).map(({ hex, side, points }) => make("li", {}, make("span", {}, `${hex} ${layout.names[side] ?? side}`), make("strong", {}, points)))),
  ];
}

/** Builds the panel of a mode. */
export const PANELS = { terrain, level, side, road, place, unit, arrival, objective };
