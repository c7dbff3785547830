// Counters, as they are printed: side, brigade, arm, strength, weapon, cohesion, and what befell them.

import { draw } from "../dom.js";

const SIZE = 42;
const STEP = 6;
const BANDS = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#f0e442", "#7a5195"];
const PATTERNS = ["solid", "stripes", "dots", "checks"];

/** Patterns for the bands of brigades: told apart without colours. */
export function definitions() {
  const [stripe, dot, check] = [
    draw("path", { d: "M0 6L6 0M-1 1L1 -1M5 7L7 5", class: "grain-line" }),
    draw("circle", { cx: 3, cy: 3, r: 1.4, class: "grain-dot" }),
    draw("path", { d: "M0 0h3v3h-3zM3 3h3v3h-3z", class: "grain-dot" }),
  ];
  const pattern = (id, mark) => draw("pattern", { id, width: 6, height: 6, patternUnits: "userSpaceOnUse" }, mark);
  return draw("defs", {}, pattern("grain-stripes", stripe), pattern("grain-dots", dot), pattern("grain-checks", check));
}

/** Who is printed on what. */
export class Counters {
  constructor(game) {
    this.game = game;
    this.printed = new Map(game.units.map((unit) => [unit.id, unit]));
    this.brigades = new Map(game.brigades.map((brigade, index) => [brigade.id, { ...brigade, index }]));
  }

  /** The units on the map by hex. */
  stacks(view) {
    const stacks = new Map();
    for (const unit of view.units) {
      if (unit.hex) stacks.set(unit.hex, [...(stacks.get(unit.hex) ?? []), unit]);
    }
    return stacks;
  }

  /** Draws all stacks; `marks` says which units are lit and which have acted. */
  all(layer, hexes, view, marks) {
    const drawn = [];
    for (const [id, units] of this.stacks(view)) {
      const hex = hexes.get(id);
      const spread = (STEP * (units.length - 1)) / 2;
      units.toReversed().forEach((unit, index) => {
        const shift = spread - STEP * (units.length - 1 - index);
        drawn.push(this.one(unit, hex.x - shift, hex.y - shift, marks));
      });
    }
    layer.replaceChildren(...drawn);
  }

  /** A stack spread out, so that each counter can be read and chosen. */
  fan(layer, hexes, hex, units, marks) {
    const gap = SIZE + 8;
    const width = gap * units.length + 8;
    const left = Math.min(Math.max(hex.x - width / 2, 4), hexes.game.map.width - width - 4);
    const top = hex.y - SIZE / 2 - 8;
    layer.replaceChildren(
      draw("rect", { class: "fan", x: left, y: top, width, height: SIZE + 16, rx: 8 }),
      ...units.map((unit, index) => this.one(unit, left + 8 + gap * index + SIZE / 2, hex.y, marks)));
  }

  one(unit, x, y, marks) {
    const printed = this.printed.get(unit.id);
    const states = [printed.side, unit.face];
    if (marks.lit?.has(unit.id)) states.push("can");
    if (marks.acted?.has(unit.id)) states.push("acted");
    if (marks.active?.has(unit.id)) states.push("active");
    const face = unit.face === "battleworn" ? printed.battleworn : printed.fresh ?? printed.battleworn;
    const group = draw("g", { class: `counter ${states.join(" ")}`, transform: `translate(${x - SIZE / 2} ${y - SIZE / 2})`, "data-unit": unit.id });
    group.append(
      draw("rect", { class: "shade", x: 1.5, y: 2, width: SIZE, height: SIZE, rx: 4 }),
      draw("rect", { class: "body", width: SIZE, height: SIZE, rx: printed.side === "usa" ? 7 : 1.5 }),
      ...this.band(printed),
      ...this.symbol(printed.arm),
      draw("text", { class: "name", x: SIZE / 2, y: 16, ...this.squeeze(printed.name) }, printed.name),
      draw("text", { class: "values", x: SIZE / 2, y: SIZE - 3.5 }, `${face.sp}-${printed.weapon}-${face.cr}`),
      ...this.badges(unit));
    if (unit.face === "battleworn") group.append(draw("path", { class: "worn", d: `M0 ${SIZE - 12}V${SIZE}H12Z` }));
    if (unit.skirmish) group.append(draw("rect", { class: "skirmish", x: 1.5, y: 1.5, width: SIZE - 3, height: SIZE - 3 }));
    return group;
  }

  band(printed) {
    const brigade = this.brigades.get(printed.brigade);
    const index = brigade?.index ?? 0;
    const fill = brigade ? BANDS[index % BANDS.length] : "#8c1d18";
    const grain = brigade ? PATTERNS[Math.floor(index / BANDS.length) % PATTERNS.length] : "solid";
    const box = { x: 2.5, y: 2.5, width: SIZE - 5, height: 6, rx: 1.5 };
    const band = draw("rect", { ...box, fill });
    return grain === "solid" ? [band] : [band, draw("rect", { ...box, fill: `url(#grain-${grain})` })];
  }

  symbol(arm) {
    const box = draw("rect", { class: "symbol", x: 12, y: 18, width: 18, height: 12 });
    if (arm === "infantry") return [box, draw("path", { class: "symbol", d: "M12 18L30 30M12 30L30 18" })];
    if (arm === "cavalry") return [box, draw("path", { class: "symbol", d: "M12 30L30 18" })];
    return [box, draw("circle", { class: "symbol full", cx: 21, cy: 24, r: 2.8 })];
  }

  squeeze(name) {
    return name.length > 8 ? { textLength: SIZE - 6, lengthAdjust: "spacingAndGlyphs" } : {};
  }

  badges(unit) {
    const letters = [];
    if (unit.morale === "shaken") letters.push(["S", "shaken"]);
    if (unit.morale === "disrupted") letters.push(["D", "disrupted"]);
    return letters.flatMap(([letter, state]) => [
      draw(state === "shaken" ? "circle" : "path", state === "shaken"
        ? { class: `badge ${state}`, cx: SIZE - 2, cy: 3, r: 7 }
        : { class: `badge ${state}`, d: `M${SIZE - 10} -4h16v14h-16z` }),
      draw("text", { class: "badge-words", x: SIZE - 2, y: 6.2 }, letter),
    ]);
  }

  /** A unit in words. */
  words(unit) {
    const printed = this.printed.get(unit.id);
    const face = unit.face === "battleworn" ? printed.battleworn : printed.fresh ?? printed.battleworn;
    const states = [
      unit.face === "battleworn" && "battleworn",
      unit.morale !== "none" && unit.morale,
      unit.skirmish && "in Skirmish Order",
      unit.unsupported && "without support",
      unit.frozen && "may not move",
      unit.box && `Broken Track ${unit.box}`,
      unit.gone,
    ].filter(Boolean);
    const now = unit.sp ? `; now ${unit.sp} SP, CR ${unit.cr}` : "";
    return `${printed.name}, ${face.sp}-${face.cr} ${printed.weapon}${states.length ? `, ${states.join(", ")}` : ""}${now}`;
  }
}
