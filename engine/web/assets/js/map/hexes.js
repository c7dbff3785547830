// The hexes: where they are, what is in them, what lies over them.

import { draw } from "../dom.js";

/** Hexes by number and by place. */
export class Hexes {
  constructor(game) {
    this.game = game;
    this.all = new Map(game.map.hexes.map((hex) => [hex.id, hex]));
    [this.side, this.half] = game.map.hex;
    this.names = new Map(game.map.terrain.map((kind) => [kind.id, kind.name]));
  }

  get(id) {
    return this.all.get(id);
  }

  /** The hex at a place on the sheet. */
  at(x, y) {
    let [best, least] = [null, Infinity];
    for (const hex of this.all.values()) {
      const distance = (hex.x - x) ** 2 + (hex.y - y) ** 2;
      if (distance < least) [best, least] = [hex, distance];
    }
    return least <= this.side ** 2 ? best : null;
  }

  /** The outline of a hex as a path, a little smaller than it is. */
  outline(hex, part = 0.95) {
    const [s, h] = [this.side * part, this.half * part];
    const { x, y } = hex;
    return `M${x - s / 2} ${y - h}h${s}L${x + s} ${y}L${x + s / 2} ${y + h}h${-s}L${x - s} ${y}Z`;
  }

  /** What there is to say about the ground of a hex. */
  words(hex) {
    const sides = (hex.sides ?? []).map((side) => `${this.game.map.compass[side.direction]} ${side.words.join(", ")}`);
    return [`${hex.id}${hex.name ? `, ${hex.name}` : ""}`, `level ${hex.level}`, this.names.get(hex.terrain), ...sides].join("; ");
  }
}

/** Lights hexes up: each `{id, kind, words}`. The words lie in a layer of their own, over the counters. */
export function light(layer, above, hexes, lit) {
  const all = lit.filter(({ id }) => hexes.get(id));
  layer.replaceChildren(...all.map(({ id, kind }) =>
    draw("path", { class: `lit ${kind}`, d: hexes.outline(hexes.get(id)), "data-hex": id })));
  above.replaceChildren(...all.filter(({ words }) => words).map(({ id, words }) => {
    const { x, y } = hexes.get(id);
    return draw("text", { class: "lit-words", x, y: y + hexes.half - 3, "text-anchor": "middle" }, words);
  }));
}

/** A way over hexes, with what it costs. */
export function way(layer, hexes, ids, words) {
  const points = ids.map((id) => hexes.get(id));
  if (points.length < 2) return layer.replaceChildren();
  const last = points.at(-1);
  const d = points.map((hex, index) => `${index ? "L" : "M"}${hex.x} ${hex.y}`).join("");
  layer.replaceChildren(
    draw("path", { class: "way under", d }),
    draw("path", { class: "way", d }),
    draw("circle", { class: "way-end", cx: last.x, cy: last.y, r: 13 }),
    draw("text", { class: "way-words", x: last.x, y: last.y + 5, "text-anchor": "middle" }, words));
}

/** Shots: an arrow from each firer to what it fires at. */
export function aim(layer, hexes, shots) {
  layer.replaceChildren(...shots.flatMap(([from, to]) => {
    const [a, b] = [hexes.get(from), hexes.get(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const [tip, back] = [{ x: b.x - x * 14, y: b.y - y * 14 }, { x: b.x - x * 30, y: b.y - y * 30 }];
    const d = `M${a.x + x * 22} ${a.y + y * 22}L${back.x} ${back.y}`;
    const head = `M${tip.x} ${tip.y}L${back.x - y * 9} ${back.y + x * 9}L${back.x + y * 9} ${back.y - x * 9}Z`;
    return [draw("path", { class: "shot under", d }), draw("path", { class: "shot", d }), draw("path", { class: "shot-head", d: head })];
  }));
}

/** A line of sight, with the hexes it crosses and the one that blocks it. */
export function sight(layer, hexes, line) {
  const [from, to] = [hexes.get(line.from), hexes.get(line.to)];
  const crossed = line.hexes.map((id) => draw("path", { class: "crossed", d: hexes.outline(hexes.get(id)) }));
  const blocker = line.blocker && hexes.get(line.blocker);
  layer.replaceChildren(...crossed,
    draw("line", { class: `sight ${line.los}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
    draw("circle", { class: "sight-end", cx: from.x, cy: from.y, r: 7 }),
    draw("circle", { class: "sight-end", cx: to.x, cy: to.y, r: 7 }),
    ...(blocker ? [draw("path", { class: "blocker", d: `${hexes.outline(blocker)}M${blocker.x - 14} ${blocker.y - 14}l28 28m0 -28l-28 28` })] : []));
}
