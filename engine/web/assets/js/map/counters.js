// Counters, as they are printed: side, brigade, arm, strength, weapon, cohesion, and what befell them.

import { draw, mixed } from "../dom.js";

const SIZE = 42;
const STEP = 6;
// The strength of a cadre, which its counter shows as a letter.
const CADRE = "1/2";
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
    const { arm, weapon, sp, cr } = this.face(unit);
    const group = draw("g", { class: `counter ${states.join(" ")}`, transform: `translate(${x - SIZE / 2} ${y - SIZE / 2})`, "data-unit": unit.id });
    group.append(
      draw("rect", { class: "shade", x: 1.5, y: 2, width: SIZE, height: SIZE, rx: 4 }),
      draw("rect", { class: "body", width: SIZE, height: SIZE, rx: printed.side === "usa" ? 7 : 1.5 }),
      ...(unit.face === "battleworn" ? [draw("path", { class: "worn", d: `M0 ${SIZE - 15}V${SIZE}H15Z` })] : []),
      ...this.band(printed),
      ...this.symbol(arm),
      draw("text", { class: "name", x: SIZE / 2, y: 16, ...this.squeeze(printed.name) }, printed.name),
      this.values(`${sp}-${weapon}-${cr}`),
      ...this.badges(unit));
    if (unit.skirmish) group.append(draw("rect", { class: "skirmish", x: 1.5, y: 1.5, width: SIZE - 3, height: SIZE - 3 }));
    return group;
  }

  /** What the side of the counter that shows says. Cavalry on foot has a counter of its own. */
  face(unit) {
    const printed = this.printed.get(unit.id);
    const counter = unit.dismounted ? printed.dismounted ?? printed : printed;
    const { sp, cr } = unit.face === "battleworn" ? counter.battleworn : counter.fresh ?? counter.battleworn;
    return { arm: unit.dismounted ? "infantry" : printed.arm, weapon: counter.weapon, sp: sp === CADRE ? "C" : mixed(sp), cr };
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

  values(words) {
    const fit = words.length > 6 ? { textLength: SIZE - 6, lengthAdjust: "spacingAndGlyphs" } : {};
    return draw("text", { class: "values", x: SIZE / 2, y: SIZE - 3.5, ...fit }, words);
  }

  squeeze(name) {
    return name.length > 8 ? { textLength: SIZE - 6, lengthAdjust: "spacingAndGlyphs" } : {};
  }

  // Shaken is a disc, disrupted a square, dismounted a triangle: told apart without colours.
  badges(unit) {
    const badges = [
      unit.morale === "shaken" && ["S", "shaken", draw("circle", { cx: 0, cy: 0, r: 7 })],
      unit.morale === "disrupted" && ["D", "disrupted", draw("rect", { x: -7, y: -7, width: 14, height: 14, rx: 1 })],
      unit.dismounted && ["F", "on-foot", draw("path", { d: "M0 -9L9 7H-9Z" })],
    ].filter(Boolean);
    return badges.map(([letter, state, shape], index) => draw("g", { class: `badge ${state}`, transform: `translate(${SIZE - 2} ${3 + 14 * index})` },
      shape, draw("text", { y: 3.2 }, letter)));
  }

  /** A unit in words. */
  words(unit) {
    const printed = this.printed.get(unit.id);
    const { weapon, sp, cr } = this.face(unit);
    const states = [
      unit.face === "battleworn" && "battleworn",
      unit.morale !== "none" && unit.morale,
      unit.skirmish && "in Skirmish Order",
      unit.dismounted && "dismounted",
      unit.unsupported && "without support",
      unit.frozen && "may not move",
      unit.box && `Broken Track ${unit.box}`,
      unit.gone,
    ].filter(Boolean);
    const now = unit.sp ? `; now ${mixed(unit.sp)} SP, CR ${unit.cr}` : "";
    return `${printed.name}, ${sp}-${cr} ${weapon}${states.length ? `, ${states.join(", ")}` : ""}${now}`;
  }
}
