// Stage: the one owner of the camera and of the boxes over the map.

/** Number of best places that the camera always frames with the acting units. */
const BEST = 3;
/** Number of further places that the camera frames if the scale stays the same. */
const MORE = 3;
/** Distance in pixels between boxes, and from the edges of the map. */
const GAP = 8;
/** Distance in pixels that a box keeps from the centre of a lit place. */
const CLEAR = 16;
/** Number of further positions tried in each direction, if every corner covers something. */
const STEPS = 6;

/** Corners of the map, as shares of the free width and height. */
const LEFT = [0, 1];
const RIGHT = [1, 1];
const ABOVE = [0, 0];
const ABOVE_RIGHT = [1, 0];

/** Stage of a table. */
export class Stage {
  constructor(board) {
    this.board = board;
    this.boxes = [];
    this.tidy = () => this.settle();
    for (const kind of ["moved", "marked"]) board.element.addEventListener(kind, this.tidy);
  }

  /**
   * Sets the boxes over the map. An earlier box is placed first. A box that finds no clear position is hidden if it `yields`,
   * goes below the map if it may, and else covers as little as possible. A box that `stays` returns to its
   * usual corner.
   */
  set({ said, wish, line, tip }) {
    const { buttons, rose } = this.board;
    this.boxes = [
      { element: line, corners: [ABOVE, ABOVE_RIGHT] },
      { element: said, corners: [LEFT, RIGHT, ABOVE, ABOVE_RIGHT], below: true },
      { element: wish, corners: [LEFT, RIGHT, ABOVE, ABOVE_RIGHT], below: true },
      { element: buttons, corners: [RIGHT, ABOVE_RIGHT, LEFT, ABOVE], stays: true, yields: () => true },
      { element: tip, corners: [LEFT, ABOVE, RIGHT, ABOVE_RIGHT], below: true, yields: () => !tip.classList.contains("kept") },
      { element: rose, corners: [ABOVE_RIGHT, ABOVE, LEFT, RIGHT], stays: true, yields: () => true },
    ];
  }

  /**
   * Frames the acting units and the best places: the first `needed` in any case, and as many others as can be read together.
   * Without acting units, the first place is needed.
   */
  attend(actors, places, needed = actors.length > 0 ? BEST : 1) {
    this.board.frame([...actors, ...places.slice(0, needed)], places.slice(needed, BEST + MORE));
  }

  /** Places the boxes before the next picture is painted. */
  settle() {
    this.due ??= requestAnimationFrame(() => {
      this.due = null;
      this.place();
    });
  }

  leave() {
    cancelAnimationFrame(this.due);
  }

  place() {
    const room = { width: this.board.element.clientWidth, height: this.board.element.clientHeight };
    const { points, solids } = this.board.marks();
    const taken = [...solids];
    for (const box of this.boxes) {
      box.element.classList.remove("below");
      const { width, height } = box.element.getBoundingClientRect();
      if (width === 0) continue;
      const spot = best(box, room, { width, height }, points, taken);
      box.at = spot.at;
      const isAway = spot.cost > 0 && Boolean(box.yields?.());
      const isBelow = spot.cost > 0 && !isAway && Boolean(box.below);
      box.element.classList.toggle("yields", isAway);
      box.element.classList.toggle("below", isBelow);
      box.element.style.inset = isBelow ? `${room.height}px auto auto ${GAP}px` : `${spot.top}px auto auto ${spot.left}px`;
      if (!isAway && !isBelow) taken.push(spot);
    }
  }
}

// Returns the first position that covers nothing: the present corner, another corner, or a position between corners. Returns the
// position that covers the least if all cover something.
function best(box, room, size, points, taken) {
  const corners = box.at && !box.stays ? [box.at, ...box.corners] : box.corners;
  const spots = (at) => at.map(([x, y]) => spot([x, y], room, size, points, taken));
  const clear = (of) => of.find(({ cost }) => cost === 0);
  const first = spots(corners);
  if (clear(first)) return clear(first);
  const others = [...first, ...spots(between())];
  return clear(others) ?? others.reduce((least, of) => (of.cost < least.cost ? of : least));
}

// Returns positions over the whole map, the outer ones first.
function between() {
  const shares = [...Array(STEPS + 1).keys()].map((step) => step / STEPS);
  const outer = ([x, y]) => Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5));
  return shares.flatMap((y) => shares.map((x) => [x, y])).sort((a, b) => outer(b) - outer(a));
}

function spot([x, y], room, { width, height }, points, taken) {
  const left = Math.round(GAP + x * Math.max(0, room.width - width - 2 * GAP));
  const top = Math.round(GAP + y * Math.max(0, room.height - height - 2 * GAP));
  const [right, bottom] = [left + width, top + height];
  const under = points.filter((of) => of.x > left - CLEAR && of.x < right + CLEAR && of.y > top - CLEAR && of.y < bottom + CLEAR);
  const over = taken.filter((of) => of.left < right && of.right > left && of.top < bottom && of.bottom > top);
  return { at: [x, y], left, top, right, bottom, cost: under.length + 3 * over.length };
}
