// Place names: below the centre of their hex, clear of the counters as far as possible.

import { draw, renew } from "../dom.js";

/** Font sizes to try, the best first. Then the average letter width, and the possible shifts to the side. */
const SIZES = [11.5, 9.5];
const LETTER = 0.6;
const SHIFTS = [0, -0.25, 0.25, -0.45, 0.45];

/** Draws all place names clear of the squares `[left, top, right, bottom]` that counters cover. */
export function names(layer, hexes, squares) {
  const taken = [...squares];
  const texts = [];
  for (const hex of hexes.all.values()) {
    if (!hex.name) continue;
    const { x, y, size, square } = place(hex, hexes.half, taken);
    taken.push(square);
    texts.push(draw("text", { class: "place", x, y, "font-size": size, "text-anchor": "middle", "data-place": hex.id }, hex.name));
  }
  renew(layer, texts);
}

// Returns the position with the least overlap.
function place(hex, half, taken) {
  let [best, least] = [null, Infinity];
  for (const size of SIZES) {
    const width = hex.name.length * size * LETTER;
    for (const shift of SHIFTS) {
      // Between the counters of the hex and the number of the one below.
      const [x, y] = [hex.x + shift * width, hex.y + half - 2.6];
      const square = [x - width / 2, y - size * 0.8, x + width / 2, y + 2];
      const cost = taken.reduce((sum, other) => sum + overlap(square, other), 0);
      if (cost < least) [best, least] = [{ x, y, size, square }, cost];
    }
  }
  return best;
}

const overlap = (a, b) => Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
