// Counters, as defined by the `BoardView` of a position.

import { draw, plain, renew } from "../dom.js";

const SIZE = 42;
const STEP = 6;
/** Scale below which counters show only large values. */
export const FAR = 0.8;
/** Scale below which counters are enlarged, and their greatest enlargement: as much as their hexes hold. */
const SMALL = { scale: 0.62, most: 1.5 };
/** Size of the counters under the pointer, at any scale of the map. */
const NEAR = 1.35;
const BANDS = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#f0e442", "#7a5195"];
const PATTERNS = ["solid", "stripes", "dots", "checks"];

/** Patterns of the formation bands, distinct without colours. */
export function definitions() {
  const [stripe, dot, check] = [
    draw("path", { d: "M0 6L6 0M-1 1L1 -1M5 7L7 5", class: "grain-line" }),
    draw("circle", { cx: 3, cy: 3, r: 1.4, class: "grain-dot" }),
    draw("path", { d: "M0 0h3v3h-3zM3 3h3v3h-3z", class: "grain-dot" }),
  ];
  const pattern = (id, mark) => draw("pattern", { id, width: 6, height: 6, patternUnits: "userSpaceOnUse" }, mark);
  return draw("defs", {}, pattern("grain-stripes", stripe), pattern("grain-dots", dot), pattern("grain-checks", check));
}

/** Counters by hex, in stacking order. */
export function stacks(picture) {
  const byHex = new Map();
  for (const counter of picture.counters) byHex.set(counter.hex, [...(byHex.get(counter.hex) ?? []), counter]);
  return byHex;
}

/** Returns the enlargement of counters at a scale of the map. */
export const enlarged = (scale) => Math.min(Math.max(SMALL.scale / scale, 1), SMALL.most);

/** Returns the squares that the stacks cover: left, top, right, bottom. */
export function squares(hexes, byHex, large) {
  return [...byHex].map(([id, counters]) => {
    const { x, y } = hexes.get(id);
    const half = (SIZE * large + STEP * (counters.length - 1)) / 2;
    return [x - half, y - half, x + half, y + half];
  });
}

/** Draws all stacks. `marks` names the counters that are selectable, asked about or changed, which are drawn on top. */
export function all(layer, hexes, byHex, marks) {
  const drawn = [];
  const raised = [];
  for (const [id, counters] of byHex) {
    const hex = hexes.get(id);
    const spread = (STEP * (counters.length - 1)) / 2;
    counters.toReversed().forEach((counter, index) => {
      const shift = spread - STEP * (counters.length - 1 - index);
      const isRaised = marks.able.has(counter.id) || marks.subjects.has(counter.id);
      (isRaised ? raised : drawn).push(one(counter, hex.x - shift, hex.y - shift, marks));
    });
  }
  renew(layer, [...drawn, ...raised]);
}

/** Expands a stack, so that each counter can be read and selected. On a small map it is enlarged. */
export function fan(layer, hexes, hex, counters, marks, scale) {
  const large = Math.max(1, NEAR / scale);
  spread(layer, hexes, hex, counters, marks, large, 0);
}

/** Shows the stack under the pointer enlarged, above or below its hex, if the map is too small to read. */
export function lens(layer, hexes, hex, counters, scale) {
  if (scale >= FAR || counters.length === 0) return layer.replaceChildren();
  const large = NEAR / scale;
  const away = hexes.half + ((SIZE + 16) * large) / 2;
  return spread(layer, hexes, hex, counters, NO_MARKS, large, hex.y > 2 * away ? -away : away);
}

// Draws counters side by side on a background, moved up or down from the centre of their hex.
function spread(layer, hexes, hex, counters, marks, large, aside) {
  const gap = SIZE + 8;
  const [width, height] = [(gap * counters.length + 8) * large, (SIZE + 16) * large];
  const keep = (start, length, room) => Math.min(Math.max(start, 4), Math.max(4, room - length - 4));
  const left = keep(hex.x - width / 2, width, hexes.game.map.width);
  const top = keep(hex.y + aside - height / 2, height, hexes.game.map.height);
  layer.replaceChildren(draw("g", { transform: `translate(${left} ${top}) scale(${large})` },
    draw("rect", { class: "fan", width: width / large, height: height / large, rx: 8 }),
    ...counters.map((counter, index) => one(counter, 8 + gap * index + SIZE / 2, SIZE / 2 + 8, marks))));
}

/** Draws a single counter at the size of the text beside it. */
export const alone = (counter) => draw("svg", { class: "alone", viewBox: `-2 -6 ${SIZE + 12} ${SIZE + 10}`, "aria-hidden": "true" },
  one(counter, SIZE / 2, SIZE / 2, NO_MARKS));

/** No marks. */
export const NO_MARKS = { able: new Set(), subjects: new Set(), changed: new Set() };

function one(counter, x, y, marks) {
  const { id, name, side, sign, worn, framed, facing, acted, active } = counter;
  const large = marks.large ?? 1;
  const corner = (middle) => middle - (SIZE * large) / 2;
  const states = ["counter", side, worn && "worse", marks.able.has(id) && "can", marks.subjects.has(id) && "subject", marks.changed.has(id) && "changed", acted && "acted", active && "active"].filter(Boolean);
  return draw("g", { class: states.join(" "), transform: `translate(${corner(x)} ${corner(y)}) scale(${large})`, "data-unit": id },
    draw("rect", { class: "shade", x: 1.5, y: 2, width: SIZE, height: SIZE, rx: 4 }),
    draw("rect", { class: "body", width: SIZE, height: SIZE, rx: side === "usa" ? 7 : 1.5 }),
    worn && draw("path", { class: "worn", d: `M${SIZE - 11} 19.5H${SIZE - 1}V29.5Z` }),
    acted && draw("path", { class: "done", d: "M3 25l3 3l5 -7" }),
    marks.changed.has(id) && draw("circle", { class: "new", cx: 2, cy: SIZE - 2, r: 4 }),
    band(counter),
    symbol(sign),
    draw("text", { class: "name", x: SIZE / 2, y: 18.4, ...squeeze(name, 8) }, name),
    values(plain(counter.values)),
    afar(counter.figures.map(plain)),
    facing !== undefined && draw("path", { class: "facing", d: "M-8 -21L0 -32L8 -21Z", transform: `translate(${SIZE / 2} ${SIZE / 2}) rotate(${-60 * facing})` }),
    badges(counter.badges),
    framed && draw("rect", { class: "framing", x: 1.5, y: 1.5, width: SIZE - 3, height: SIZE - 3 }));
}

// A unit without a formation has a band in its side's colour.
function band({ band: index, code }) {
  const fill = index === undefined ? "#8c1d18" : BANDS[index % BANDS.length];
  const grain = index === undefined ? "solid" : PATTERNS[Math.floor(index / BANDS.length) % PATTERNS.length];
  const box = { x: 2.5, y: 2.5, width: SIZE - 5, height: 8, rx: 1.5 };
  return [draw("rect", { ...box, fill }), grain !== "solid" && draw("rect", { ...box, fill: `url(#grain-${grain})` }),
    code && draw("text", { class: "code", x: SIZE / 2, y: 9.1, ...squeeze(code, 8) }, code)];
}

function symbol(sign) {
  const box = draw("rect", { class: "symbol", x: 12, y: 20, width: 18, height: 11 });
  const inside = {
    infantry: () => draw("path", { class: "symbol", d: "M12 20L30 31M12 31L30 20" }),
    cavalry: () => draw("path", { class: "symbol", d: "M12 31L30 20" }),
    artillery: () => draw("circle", { class: "symbol full", cx: 21, cy: 25.5, r: 2.8 }),
    leader: () => draw("path", { class: "symbol full", d: "M21 20.1L22.4 24.1H26.6L23.2 26.5L24.5 30.5L21 28.1L17.5 30.5L18.8 26.5L15.4 24.1H19.6Z" }),
  }[sign];
  return draw("g", { class: "sign" }, box, inside?.());
}

const squeeze = (words, most) => (words.length > most ? { textLength: SIZE - 6, lengthAdjust: "spacingAndGlyphs" } : {});

// Values legible on the whole map.
function afar([first, second]) {
  const text = (x, part) => draw("text", { class: "afar", x, y: SIZE - 4, ...(part.length > 1 && second ? { textLength: SIZE / 2 - 1, lengthAdjust: "spacingAndGlyphs" } : squeeze(part, 3)) }, part);
  if (!first) return [];
  return second ? [text(SIZE * 0.3, first), text(SIZE * 0.78, second)] : [text(SIZE / 2, first)];
}

const values = (words) => draw("text", { class: "values", x: SIZE / 2, y: SIZE - 3.5, ...squeeze(words, 5) }, words);

const SHAPES = {
  disc: () => draw("circle", { cx: 0, cy: 0, r: 7 }),
  square: () => draw("rect", { x: -7, y: -7, width: 14, height: 14, rx: 1 }),
  triangle: () => draw("path", { d: "M0 -9L9 7H-9Z" }),
};

// Distinct by shape, without colours.
function badges(all) {
  return all.map(({ letter, shape }, index) => draw("g", { class: `badge ${shape}`, transform: `translate(${SIZE - 2} ${3 + 14 * index})` },
    SHAPES[shape](), draw("text", { y: 3.2 }, letter)));
}
