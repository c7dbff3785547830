// Map markers: works, bridges, smoke. Each has a tile with its sign, and a hexside marker also a bar below it.

import { draw, renew } from "../dom.js";
import { say } from "../words.js";

/** Half the width and height of a tile. */
const [HALF, HIGH] = [8, 7];
/** Positions of the tiles in a hex, clear of its counters: right, left, then above these. */
const IN_HEX = [[29, 0], [-29, 0], [22, -16], [-22, -16]];
/** Positions of tiles along a hexside. */
const ON_SIDE = [0.5, 0.1, 0.9];

/** Whether a marker is in a hex or on one of its hexsides. */
const touches = (thing, id) => thing.hex === id || thing.beyond === id;

/** Describes the markers in a hex or on its hexsides. */
export const lies = (laid, hex) => laid.filter((thing) => touches(thing, hex.id)).map((thing) => {
  const other = thing.beyond === hex.id ? thing.hex : thing.beyond;
  return other ? say("laid-towards", { thing: thing.name, hex: other }) : thing.name;
});

/** Draws all map markers. Tiles are `large` times their size on paper. */
export function laid(layer, hexes, all, large) {
  renew(layer, all.map((thing, index) => {
    const nth = all.slice(0, index).filter((other) => other.hex === thing.hex && other.beyond === thing.beyond).length;
    const place = [thing.hex, thing.beyond].filter(Boolean).join("/");
    const drawn = draw("g", { class: "laid-thing", "data-laid": place }, draw("title", {}, thing.name), ...one(hexes, thing, nth, large));
    if (thing.colour) drawn.style.setProperty("--own", thing.colour);
    return drawn;
  }));
}

function one(hexes, thing, nth, large) {
  const hex = hexes.get(thing.hex);
  const way = thing.beyond ? hex.near.indexOf(thing.beyond) : -1;
  if (way < 0) {
    const [dx, dy] = IN_HEX[nth % IN_HEX.length];
    return [draw("path", { class: "laid-ring", d: hexes.outline(hex, 0.88) }), tile(thing, { x: hex.x + dx, y: hex.y + dy }, large)];
  }
  const [a, b] = hexes.ends(hex, way);
  const part = (share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  const [from, to] = [part(0.06), part(0.94)];
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return [draw("path", { class: "laid-bar under", d }), draw("path", { class: "laid-bar", d }), tile(thing, part(ON_SIDE[nth % ON_SIDE.length]), large)];
}

const tile = (thing, { x, y }, large) => draw("g", { transform: `translate(${x} ${y}) scale(${large})` },
  draw("rect", { class: "laid-tile", x: -HALF, y: -HIGH, width: 2 * HALF, height: 2 * HIGH, rx: 3 }),
  draw("text", { class: "laid-sign", y: 3.7, "text-anchor": "middle" }, thing.sign));
