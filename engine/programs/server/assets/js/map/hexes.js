// Hexes: positions, contents and overlays.

import { draw, renew } from "../dom.js";
import { say } from "../words.js";

/** Hexes by number and position. */
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

  /** Returns the hex at a position on the sheet. */
  at(x, y) {
    let [best, least] = [null, Infinity];
    for (const hex of this.all.values()) {
      const distance = (hex.x - x) ** 2 + (hex.y - y) ** 2;
      if (distance < least) [best, least] = [hex, distance];
    }
    return least <= this.side ** 2 ? best : null;
  }

  /** Returns the outline of a hex as a path, slightly smaller than the hex. */
  outline(hex, part = 0.95) {
    const [s, h] = [this.side * part, this.half * part];
    const { x, y } = hex;
    return `M${x - s / 2} ${y - h}h${s}L${x + s} ${y}L${x + s / 2} ${y + h}h${-s}L${x - s} ${y}Z`;
  }

  /** Returns the ends of a hexside. */
  ends(hex, way) {
    const [s, h] = [this.side, this.half];
    const corners = [[s / 2, -h], [-s / 2, -h], [-s, 0], [-s / 2, h], [s / 2, h], [s, 0]];
    return [way, way + 1].map((index) => ({ x: hex.x + corners[index % 6][0], y: hex.y + corners[index % 6][1] }));
  }

  /** Returns the outer sides of an area as a path. `within(id)` says whether a hex belongs to the area. */
  edge(hex, within) {
    const line = ([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`;
    return hex.near.map((id, way) => (within(id) ? "" : line(this.ends(hex, way)))).join("");
  }

  /** Describes the terrain of a hex. */
  words(hex) {
    const sides = (hex.sides ?? []).map((side) => `${this.game.map.compass[side.direction]} ${side.words.join(", ")}`);
    return [`${hex.id}${hex.name ? `, ${hex.name}` : ""}`, say("hex-level", { level: hex.level }), this.names.get(hex.terrain), ...sides].join("; ");
  }
}

/** Highlights hexes, each `{id, kind, words}`. The texts are in a separate layer above the counters. */
export function light(layer, above, hexes, lit) {
  const all = lit.filter(({ id }) => hexes.get(id));
  renew(layer, all.map(({ id, kind }) =>
    draw("path", { class: `lit ${kind}`, d: hexes.outline(hexes.get(id)), "data-hex": id })));
  renew(above, all.flatMap(({ id, words }) => {
    const { x, y } = hexes.get(id);
    const line = (text, at) => draw("text", { class: at ? "lit-words also" : "lit-words", x, y: y + hexes.half - 3 + 11 * at, "text-anchor": "middle" }, text);
    return words.map(line);
  }));
}

/** Draws a compass with the map's names of the directions. */
export function rose(compass) {
  const points = compass.map((name, index) => {
    const angle = -Math.PI / 2 - (index * Math.PI) / 3;
    return { name, x: Math.cos(angle), y: Math.sin(angle) };
  });
  const north = points.filter(({ name }) => name.includes("N"));
  const [x, y] = [north.reduce((sum, of) => sum + of.x, 0), north.reduce((sum, of) => sum + of.y, 0)];
  const length = Math.hypot(x, y) || 1;
  const [nx, ny] = [x / length, y / length];
  return draw("svg", { class: "rose", viewBox: "-46 -46 92 92", role: "img", "aria-label": say("rose-name", { up: compass[0], down: compass[3] }) },
    draw("circle", { r: 45 }),
    draw("path", { class: "needle", d: `M${nx * 20} ${ny * 20}L${-ny * 6} ${nx * 6}L${ny * 6} ${-nx * 6}Z` }),
    draw("path", { class: "tail", d: `M${-nx * 20} ${-ny * 20}L${-ny * 6} ${nx * 6}L${ny * 6} ${-nx * 6}Z` }),
    ...points.map((of) => draw("text", { x: of.x * 33, y: of.y * 33 + 4, "text-anchor": "middle" }, of.name)));
}

/** Draws the effect of a fact on the map: a path, a hit, a change or a loss. Each mark has the time at which it appears. */
export function traces(layer, hexes, frames, pace) {
  layer.replaceChildren(...frames.flatMap((frame, index) => marks(frame, hexes).map((mark) => {
    mark.style.animationDelay = `${index * pace}ms`;
    return mark;
  })));
}

function marks({ kind, from, to, hexes: places }, hexes) {
  const at = (id) => hexes.get(id);
  const ring = (className) => (id) => draw("path", { class: `trace ${className}`, d: hexes.outline(at(id), 0.8) });
  const known = (places ?? []).filter(at);
  if (kind === "way" && at(from) && at(to)) return [draw("path", { class: "trace trail", d: `M${at(from).x} ${at(from).y}L${at(to).x} ${at(to).y}` }), draw("circle", { class: "trace trail-end", cx: at(to).x, cy: at(to).y, r: 6 })];
  if (kind === "blow" && at(to)) return [...known.filter((id) => id !== to).flatMap((id) => arrow(at(id), at(to), "trace blow")), ring("struck")(to)];
  if (kind === "change") return known.map(ring("changed"));
  if (kind === "loss") return known.map((id) => draw("path", { class: "trace lost", d: `M${at(id).x - 12} ${at(id).y - 12}l24 24m0 -24l-24 24` }));
  return [];
}

/** Draws a path over hexes, with its cost. */
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

/** Draws an arrow from each firing unit to its target. */
export function aim(layer, hexes, shots) {
  layer.replaceChildren(...shots.flatMap(([from, to]) => arrow(hexes.get(from), hexes.get(to), "shot")));
}

function arrow(a, b, className) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [tip, back] = [{ x: b.x - x * 14, y: b.y - y * 14 }, { x: b.x - x * 30, y: b.y - y * 30 }];
  const d = `M${a.x + x * 22} ${a.y + y * 22}L${back.x} ${back.y}`;
  const head = `M${tip.x} ${tip.y}L${back.x - y * 9} ${back.y + x * 9}L${back.x + y * 9} ${back.y - x * 9}Z`;
  const last = className.split(" ").at(-1);
  return [draw("path", { class: `${className} under`, d }), draw("path", { class: className, d }), draw("path", { class: `${className} ${last}-head`, d: head })];
}

/** Draws a line of sight, with the crossed hexes and the blocking one. */
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
