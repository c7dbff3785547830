// The map of the editor: the drawing of the program, and above it everything that can be edited.

import { announce, draw, make } from "../dom.js";
import { Hexes } from "../map/hexes.js";
import { movable } from "../map/sheet.js";
import { say } from "../words.js";

/** Directions of a hex that each arrow key prefers. */
const ARROWS = { ArrowUp: [0], ArrowDown: [3], ArrowLeft: [1, 2], ArrowRight: [5, 4] };
/** Colours of terrain without a colour of its own, by pattern or id. */
const COLOURS = { plain: "#d9d3a0", clear: "#d9d3a0", trees: "#8fae6d", woods: "#8fae6d", town: "#c4aaa0", marsh: "#9db8a8", rough: "#bba77c" };

/** Returns the colour of a kind of terrain. */
export const colourOf = (kind) => kind?.colour ?? COLOURS[kind?.pattern] ?? COLOURS[kind?.id] ?? "#c9b88a";

/** Whether two hexes are those of a pair. */
export const joins = ([a, b], one, other) => (a === one && b === other) || (a === other && b === one);

/** The map. `acts` are the reactions to the author: `tap(hex, side)`, `drag(unit or null, hex)`, `key(event, hex)`. */
export class Field {
  constructor(desk, acts) {
    Object.assign(this, { desk, acts, cursor: null, painted: new Set() });
    const { map } = desk.layout;
    this.hexes = new Hexes({ map: { ...map, terrain: [] } });
    const box = { viewBox: `0 0 ${map.width} ${map.height}`, width: map.width, height: map.height, class: "over" };
    this.blank = draw("svg", box);
    this.land = make("img", { alt: "" });
    this.traced = make("img", { class: "traced", alt: "", hidden: true });
    this.layers = Object.fromEntries(["fresh", "sides", "road", "places", "tokens", "arrivals", "found", "hover", "cursor"].map((name) => [name, draw("g")]));
    this.over = draw("svg", box, ...Object.values(this.layers));
    this.sheet = make("div", { class: "sheet" }, this.blank, this.land, this.traced, this.over);
    this.sheet.style.width = `${map.width}px`;
    this.sheet.style.height = `${map.height}px`;
    this.element = make("div", { class: "map", tabindex: 0, role: "application", "aria-label": say("edit-map"), onkeydown: (event) => this.key(event), onpointermove: (event) => this.hover(event) }, this.sheet);
    this.blank.append(...map.hexes.flatMap((hex) => [
      draw("path", { class: "blank", d: this.hexes.outline(hex, 1), "data-blank": hex.id }),
      draw("text", { class: "number", x: hex.x, y: hex.y - this.hexes.half + 11 }, hex.id),
    ]));
  }

  /** Starts movement of the sheet, after the element is in the page. */
  start() {
    const { map } = this.desk.layout;
    this.view = movable(this.element, this.sheet, map, (x, y, event) => this.tap(x, y, event), (event) => this.grab(event));
    // The size of the frame is known only after the page is laid out.
    requestAnimationFrame(() => this.view.fit());
  }

  /** Returns the hexside nearest to a position in a hex. */
  sideAt(hex, x, y) {
    const distance = (way) => {
      const [from, to] = this.hexes.ends(hex, way);
      return Math.hypot((from.x + to.x) / 2 - x, (from.y + to.y) / 2 - y);
    };
    const ways = [0, 1, 2, 3, 4, 5].filter((way) => hex.near[way]);
    return ways.reduce((best, way) => (distance(way) < distance(best) ? way : best), ways[0]);
  }

  tap(x, y, event) {
    const hex = this.hexes.at(x, y);
    if (!hex) return;
    this.element.focus({ preventScroll: true });
    this.point(hex.id, true);
    this.acts.tap(hex.id, this.sideAt(hex, x, y), event);
  }

  // Dragging paints, or moves a unit. With the middle button or Shift it moves the sheet.
  grab(event) {
    if (event.shiftKey || event.button === 1 || event.pointerType === "touch") return null;
    const dragged = this.acts.grab(event.target.closest?.("[data-unit]")?.dataset.unit ?? null);
    if (!dragged) return null;
    const at = (x, y) => this.hexes.at(x, y)?.id ?? null;
    return { over: (x, y) => dragged.over(at(x, y)), drop: (x, y) => dragged.drop(at(x, y)) };
  }

  hover(event) {
    if (event.buttons) return;
    const { x, y } = this.view.toSheet(this.view.inside(event));
    const hex = this.hexes.at(x, y);
    const marks = hex ? [draw("path", { class: "hovered", d: this.hexes.outline(hex) })] : [];
    if (hex && this.acts.sides()) marks.push(this.line("side hint", hex, this.sideAt(hex, x, y)));
    this.layers.hover.replaceChildren(...marks);
  }

  line(className, hex, way) {
    const [from, to] = this.hexes.ends(hex, way);
    return draw("path", { class: className, d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const ways = ARROWS[event.key];
    if (ways) {
      event.preventDefault();
      const from = this.hexes.get(this.cursor) ?? this.desk.layout.map.hexes[0];
      const to = this.cursor ? ways.map((way) => from.near[way]).find(Boolean) : from.id;
      if (to) this.point(to);
      return;
    }
    const side = Number(event.key) - 1;
    if (event.key === "Enter" || event.key === " " || (side >= 0 && side < 6)) {
      event.preventDefault();
      const hex = this.hexes.get(this.cursor);
      if (!hex) return;
      const way = side >= 0 ? side : null;
      if (way !== null && !hex.near[way]) return;
      this.acts.tap(hex.id, way, event);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      this.acts.remove();
    } else if (event.key === "+" || event.key === "-") {
      this.view[event.key === "+" ? "larger" : "smaller"]();
    }
  }

  /** Moves the cursor to a hex. */
  point(id, isQuiet = false) {
    const hex = this.hexes.get(id);
    if (!hex) return;
    this.cursor = id;
    this.layers.cursor.replaceChildren(draw("path", { class: "pointed", d: this.hexes.outline(hex) }));
    if (!isQuiet) {
      this.view.frame([hex], []);
      announce(this.words(id));
    }
  }

  /** Shows hexes. */
  frame(ids) {
    const all = ids.map((id) => this.hexes.get(id)).filter(Boolean);
    if (all.length === 0) return;
    this.view.forget();
    this.view.frame(all, []);
    this.point(ids[0], true);
  }

  words(id) {
    const { state, layout } = this.desk;
    const terrain = layout.terrain.find((kind) => kind.id === state.terrain[id])?.name ?? state.terrain[id] ?? "";
    const units = this.acts.scenario()?.stacks[id] ?? [];
    const names = units.map((unit) => layout.units.find((it) => it.id === unit)?.name ?? unit);
    return [id, state.places[id], terrain, say("hex-level", { level: state.levels[id] ?? "" }), ...names].filter(Boolean).join(", ");
  }

  /** Shows a hex in a colour while the author paints. */
  preview(id, colour) {
    if (this.painted.has(id)) return;
    this.painted.add(id);
    this.layers.fresh.append(draw("path", { class: "fresh", fill: colour, d: this.hexes.outline(this.hexes.get(id), 1) }));
  }

  /** Shows the present state. */
  renew() {
    const { state, check, layout } = this.desk;
    const colours = new Map(layout.terrain.map((kind) => [kind.id, colourOf(kind)]));
    if (check.land && check.land !== this.shown) {
      this.shown = check.land;
      const [width, height] = check.size;
      this.land.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(check.land)}`;
      Object.assign(this.land.style, { width: `${width}px`, height: `${height}px`, left: `${(layout.map.width - width) / 2}px`, top: `${(layout.map.height - height) / 2}px` });
    }
    const { drawn } = check;
    for (const path of this.blank.querySelectorAll("[data-blank]")) path.style.fill = colours.get(state.terrain[path.dataset.blank]) ?? "#eee";
    this.painted.clear();
    const stale = layout.map.hexes.filter(({ id }) => !drawn || drawn.terrain[id] !== state.terrain[id] || drawn.levels[id] !== state.levels[id]);
    this.layers.fresh.replaceChildren(...stale.flatMap((hex) => [
      draw("path", { class: "fresh", fill: colours.get(state.terrain[hex.id]) ?? "#eee", d: this.hexes.outline(hex, 1) }),
      drawn?.levels[hex.id] === state.levels[hex.id] ? null : draw("text", { class: "fresh-level", x: hex.x, y: hex.y + 6 }, state.levels[hex.id] ?? ""),
    ].filter(Boolean)));
    this.renewSides();
    this.renewRoad();
    this.renewNames();
    this.renewUnits();
    this.layers.found.replaceChildren(...check.findings.flatMap(({ severity, hexes }) =>
      hexes.map((id) => this.hexes.get(id)).filter(Boolean).map((hex) => draw("path", { class: `found is-${severity}`, d: this.hexes.outline(hex, 0.88) }))));
  }

  renewSides() {
    const kind = this.acts.sides();
    const all = (kind && this.desk.state.sides[kind]) || [];
    this.layers.sides.replaceChildren(...all.map(([a, b]) => {
      const hex = this.hexes.get(a);
      const way = hex?.near.indexOf(b) ?? -1;
      return way < 0 ? null : this.line("side", hex, way);
    }).filter(Boolean));
  }

  renewRoad() {
    const points = (this.acts.road()?.path ?? []).map((id) => this.hexes.get(id)).filter(Boolean);
    if (points.length === 0) return this.layers.road.replaceChildren();
    const last = points.at(-1);
    this.layers.road.replaceChildren(
      draw("path", { class: "road-chosen", d: points.map((hex, at) => `${at ? "L" : "M"}${hex.x} ${hex.y}`).join("") }),
      draw("circle", { class: "road-end", cx: last.x, cy: last.y, r: 9 }));
  }

  renewNames() {
    const names = Object.entries(this.desk.state.places).filter(([id]) => this.hexes.get(id));
    this.layers.places.replaceChildren(...names.map(([id, name]) => {
      const { x, y } = this.hexes.get(id);
      return draw("text", { class: "place-name", x, y: y + this.hexes.half - 4 }, name);
    }));
  }

  renewUnits() {
    const scenario = this.acts.scenario();
    const units = new Map(this.desk.layout.units.map((unit) => [unit.id, unit]));
    const chosen = this.acts.unit();
    const stacks = Object.entries(scenario?.stacks ?? {}).filter(([id]) => this.hexes.get(id));
    this.layers.tokens.replaceChildren(...stacks.flatMap(([id, stack]) => stack.map((unit, at) => {
      const { x, y } = this.hexes.get(id);
      const { side, name } = units.get(unit) ?? { side: "", name: unit };
      const [left, top] = [x - 21 + at * 4, y - 13 - at * 7];
      return draw("g", { class: `token ${side ?? ""}${unit === chosen ? " chosen" : ""}`, "data-unit": unit },
        draw("rect", { x: left, y: top, width: 42, height: 26, rx: 3 }),
        draw("text", { x: left + 21, y: top + 16 }, name.length > 8 ? `${name.slice(0, 7)}…` : name));
    })));
    const stars = (scenario?.objectives ?? []).filter(({ hex }) => this.hexes.get(hex)).map(({ hex, side, points }) => {
      const { x, y } = this.hexes.get(hex);
      return draw("text", { class: `star ${side}`, x, y: y - 15 }, `★${points}`);
    });
    const arriving = (scenario?.arrivals ?? []).filter(({ hex }) => this.hexes.get(hex)).map(({ hex, turn }) => {
      const { x, y } = this.hexes.get(hex);
      return draw("text", { class: "arriving", x, y: y + 21 }, `▶${turn ?? "?"}`);
    });
    this.layers.arrivals.replaceChildren(...stars, ...arriving);
  }

  /** Places a scanned map above the drawing. */
  trace({ source, opacity, x, y, scale }) {
    this.traced.hidden = !source;
    if (source && this.traced.src !== source) this.traced.src = source;
    Object.assign(this.traced.style, { opacity, transform: `translate(${x}px, ${y}px) scale(${scale})` });
  }

  leave() {
    this.view?.leave();
  }
}
