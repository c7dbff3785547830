// A small map of the battlefield with marks over it.

import { draw, make } from "../dom.js";
import { ground } from "./board.js";

/** Colours of the sides on a small map, which has the same ground in all themes. */
export const COLOURS = { usa: "#1f3a68", csa: "#8a5a2b" };

/** Returns the map of a game with marks in its units. */
export function smallMap({ name, map: { width, height } }, label, ...marks) {
  const over = draw("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label }, ...marks);
  const figure = make("figure", { class: "small-map" }, ground(name), over);
  figure.style.aspectRatio = `${width} / ${height}`;
  return figure;
}

/** Returns the centre of each hex of a game. */
export const centres = ({ map: { hexes } }) => new Map(hexes.map(({ id, x, y }) => [id, { cx: x, cy: y }]));

/** Returns a dot for each hex with counters. */
export function dots(game, counters) {
  const at = centres(game);
  const there = new Map(counters.filter(({ hex }) => at.has(hex)).map(({ hex, side }) => [hex, side]));
  return [...there].map(([hex, side]) => draw("circle", { class: "dot", fill: COLOURS[side], stroke: "#fff", "stroke-width": 4, r: game.map.width / 75, ...at.get(hex) }));
}

/** Returns the legend of the dots, with further entries. */
export const legend = ({ sides }, ...more) => make("p", { class: "legend" },
  ...["usa", "csa"].map((side) => make("span", {}, make("i", { class: side }), sides[side])), ...more);
