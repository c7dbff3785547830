// The map at the table: terrain, highlights, counters, and the keyboard cursor.

import { announce, draw, make, plain } from "../dom.js";
import { picture } from "../host.js";
import { Areas } from "./areas.js";
import { FAR, NO_MARKS, all, definitions, enlarged, fan, lens, squares, stacks } from "./counters.js";
import { Hexes, aim, light, rose, sight, traces, way } from "./hexes.js";
import { laid, lies } from "./laid.js";
import { names } from "./names.js";
import { movable } from "./sheet.js";
import { say } from "../words.js";

/** Time in milliseconds that a pointer rests before details appear. */
const RESTS = 200;

// Directions in ring order for each arrow key, and the pan of the map.
const ARROWS = {
  ArrowUp: { ways: [0], pan: [0, 80] }, ArrowDown: { ways: [3], pan: [0, -80] },
  ArrowLeft: { ways: [1, 2], pan: [80, 0] }, ArrowRight: { ways: [5, 4], pan: [-80, 0] },
};

/** Image of a game's terrain, requested early since it takes longest. */
export function ground(name) {
  const image = make("img", { class: "ground", alt: "", draggable: "false" });
  picture(`/api/games/${encodeURIComponent(name)}/map.svg`).then((address) => (image.src = address));
  return image;
}

/** Map of a game over its terrain image. `acts` has `hex(id, event)`, `hover(id)`. */
export class Board {
  constructor(game, land, acts) {
    this.game = game;
    this.acts = acts;
    this.hexes = new Hexes(game);
    this.able = new Set();
    this.subjects = new Set();
    this.changed = new Set();
    this.large = 1;
    this.counters = new Map();
    this.stacks = new Map();
    this.laid = [];
    this.lit = [];
    this.codes = new Map((game.formations ?? []).map((of) => [of.number, of.code]));
    const { width, height } = game.map;
    const layer = (name) => (this[name] = draw("g", { class: name }));
    this.over = draw("svg", { class: "over", viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true" },
      definitions(), layer("points"), layer("parts"), layer("lights"), layer("teaching"), layer("units"), layer("things"), layer("places"), layer("captions"), layer("traced"), layer("held"), layer("pointed"), layer("ways"), layer("shots"), layer("sights"), layer("lenses"), layer("fans"), layer("cursors"));
    this.ground = land;
    Object.assign(land, { width, height });
    this.sheet = make("div", { class: "sheet" }, this.ground, this.over);
    this.sheet.style.width = `${width}px`;
    this.sheet.style.height = `${height}px`;
    this.areas = new Areas(this.parts, this.hexes, game.sides);
    this.buttons = this.scaling();
    this.rose = rose(game.map.compass);
    this.element = make("div", {
      class: "map", tabindex: 0, role: "application", "aria-label": say("map-name"), "aria-describedby": "map-help",
    }, this.sheet, this.buttons, this.areas.element, this.rose, this.covered());
    this.cursor = null;
    this.fanned = null;
  }

  scaling() {
    const button = (words, sign, act) => make("button", { type: "button", "aria-label": words, title: words, onclick: act }, sign);
    return make("div", { class: "map-buttons" },
      button(say("zoom-in"), "+", () => this.view.larger()),
      button(say("zoom-out"), "−", () => this.view.smaller()),
      button(say("zoom-whole"), "⤢", () => this.view.fit()),
      this.areas.button);
  }

  /** Notice while the counters are hidden, with a way back. */
  covered() {
    return make("p", { class: "covered", role: "status" }, say("counters-hidden"), " ", make("button", { type: "button", onclick: () => this.hide(false) }, say("counters-show")));
  }

  /** Inserts the map into the page. Its size is known only then. */
  placed() {
    this.view = movable(this.element, this.sheet, this.game.map, (x, y, event) => this.tap(x, y, event), (event) => this.grab(event));
    this.element.addEventListener("keydown", (event) => this.key(event));
    const scaled = () => {
      const scale = this.view.scale();
      this.element.classList.toggle("far", scale < FAR);
      if (enlarged(scale) === this.large) return;
      this.large = enlarged(scale);
      this.drawAll();
    };
    this.element.addEventListener("moved", () => (this.lens(null), scaled()));
    scaled();
    this.element.addEventListener("pointermove", (event) => this.hover(event));
    this.element.addEventListener("pointerleave", () => ((this.hovered = null), this.lens(null), this.acts.hover(null)));
  }

  /** Shows a position and marks the units asked about. */
  show(picture, decision) {
    const ids = new Set((decision?.options ?? []).map((option) => option.id));
    for (const counter of picture.counters) counter.code = this.codes.get(counter.band);
    this.counters = new Map(picture.counters.map((counter) => [counter.id, counter]));
    this.able = new Set([...this.counters.keys()].filter((id) => ids.has(id)));
    this.subjects = new Set(decision?.subjects ?? []);
    this.stacks = stacks(picture);
    this.laid = picture.laid ?? [];
    this.areas.show(picture.areas ?? []);
    this.drawAll();
    this.fold();
  }

  /** Announces that lit places or an expanded stack have changed. */
  marked() {
    this.element.dispatchEvent(new CustomEvent("marked"));
  }

  /** Returns what no box may cover, in pixels of the view: the centres of lit places, and the areas of expanded stacks and of the hex under the pointer. */
  marks() {
    const lit = [...this.lit, ...[...this.able].map((id) => this.hexOf(id))];
    const points = [...new Set(lit)].map((id) => this.hexes.get(id)).filter(Boolean).map((hex) => this.view.toView(hex));
    const frame = this.element.getBoundingClientRect();
    const within = ({ left, right, top, bottom }) => ({ left: left - frame.left, right: right - frame.left, top: top - frame.top, bottom: bottom - frame.top });
    const fans = [...this.fans.children, ...this.cursors.children].map((it) => within(it.getBoundingClientRect()));
    const pointed = this.hexes.get(this.hovered);
    return { points, solids: pointed ? [...fans, this.view.around(pointed, this.hexes.side)] : fans };
  }

  drawAll() {
    all(this.units, this.hexes, this.stacks, this);
    laid(this.things, this.hexes, this.laid, this.large);
    names(this.places, this.hexes, squares(this.hexes, this.stacks, this.large));
  }

  /** Marks changed counters and actions. Successive marks appear at intervals of `pace`. */
  happened(frames, pace) {
    this.changed = new Set(frames.flatMap(({ units }) => units));
    this.drawAll();
    traces(this.traced, this.hexes, frames, pace);
  }

  /** Marks one action, or none. */
  trace(frame) {
    traces(this.traced, this.hexes, frame ? [frame] : [], 0);
  }

  /** Returns the hex of an id: the hex itself, or that of a counter. */
  hexOf(id) {
    return this.hexes.get(id) ? id : this.counters.get(id)?.hex;
  }

  /** Returns the units of a hex that may be chosen. */
  choices(hex) {
    return (this.stacks.get(hex) ?? []).filter((unit) => this.able.has(unit.id));
  }

  /** Outlines the hex of the next unit, or none. */
  hold(unit) {
    const hex = unit && this.hexes.get(this.hexOf(unit));
    this.held.replaceChildren(...(hex ? [draw("path", { class: "cursor held", d: this.hexes.outline(hex), "data-hex": hex.id })] : []));
  }

  /** Highlights hexes. */
  light(lit) {
    this.lit = lit.map(({ id }) => id);
    light(this.lights, this.captions, this.hexes, lit);
    this.marked();
  }

  /** Highlights the hexes and counters of a lesson and brings them into view. */
  teach(ids) {
    const hexes = [...new Set(ids.map((id) => this.hexOf(id)).filter(Boolean))];
    const key = hexes.join(" ");
    if (key === this.teaches) return;
    this.teaches = key;
    this.teaching.replaceChildren(...hexes.map((id) => draw("path", { class: "taught-hex", d: this.hexes.outline(this.hexes.get(id), 1), "data-hex": id })));
    if (!hexes.every((id) => this.sees(id))) this.look(...hexes);
  }

  /** Shows a path, or none. */
  way(ids, words) {
    way(this.ways, this.hexes, ids, words);
  }

  /** Shows shots, each from hex to hex. */
  aim(shots) {
    aim(this.shots, this.hexes, shots);
  }

  /** Shows a line of sight, or none. */
  sight(line) {
    if (line) sight(this.sights, this.hexes, line);
    else this.sights.replaceChildren();
  }

  /** Shows the victory points of hexes in a scenario. */
  worth(points) {
    const stars = points.map(({ hex, side, points: worth }) => {
      const at = this.hexes.get(hex);
      const x = at.x + (side === "usa" ? -24 : 24);
      return draw("g", { class: `worth ${side}`, transform: `translate(${x} ${at.y - 20})` },
        draw("circle", { r: 9 }), draw("text", { y: 3.4, "text-anchor": "middle" }, worth));
    });
    this.points.replaceChildren(...stars);
  }

  /** Expands a stack. */
  fan(id) {
    const units = this.stacks.get(id) ?? [];
    if (units.length < 2) return this.fold();
    this.fanned = id;
    fan(this.fans, this.hexes, this.hexes.get(id), units, { ...NO_MARKS, able: this.able, subjects: this.subjects }, this.view.scale());
    this.marked();
  }

  fold() {
    this.fanned = null;
    this.fans.replaceChildren();
    this.lens(null);
    this.marked();
  }

  /** Enlarges the stack of a hex on a small map, once the pointer rests there. */
  lens(id) {
    clearTimeout(this.resting);
    this.lenses.replaceChildren();
    const units = this.stacks.get(id);
    if (!units || this.fanned) return;
    this.resting = setTimeout(() => lens(this.lenses, this.hexes, this.hexes.get(id), units, this.view.scale()), RESTS);
  }

  /** Hides or shows the counters. */
  hide(hidden = !this.element.classList.contains("bare")) {
    this.element.classList.toggle("bare", hidden);
    if (hidden) announce(say("counters-hidden"));
    return hidden;
  }

  /** Brings hexes into view. */
  look(...ids) {
    this.frame(ids, []);
  }

  /** Frames hexes, and more of them as long as all can be read. */
  frame(ids, more) {
    const known = (of) => of.map((id) => this.hexes.get(id)).filter(Boolean);
    this.view.frame(known(ids), known(more));
  }

  /** Whether hexes can be read when framed together. */
  fits(ids) {
    return this.view.fits(ids.map((id) => this.hexes.get(id)).filter(Boolean));
  }

  /** Whether a hex is in view. */
  sees(id) {
    const hex = this.hexes.get(id);
    return Boolean(hex) && this.view.sees(hex);
  }

  /** Marks hexes of an option without moving the map. */
  pointAt(ids) {
    const outline = (id) => draw("path", { class: "cursor pointed", d: this.hexes.outline(this.hexes.get(id)) });
    this.pointed.replaceChildren(...ids.filter((id) => this.hexes.get(id)).map(outline));
  }

  /** Who is in a hex, in a few words: the first by name, and how many more. */
  standing(id) {
    const [first, ...others] = this.stacks.get(id) ?? [];
    return first ? say("hex-standing", { unit: first.name, others: others.length, hex: id }) : id;
  }

  /** A hex and who is in it, in words. */
  words(id) {
    const hex = this.hexes.get(id);
    const counters = this.stacks.get(id) ?? [];
    const units = counters.map((counter) => `${this.game.sides[counter.side]}: ${plain(counter.words)}`);
    const ground = [this.hexes.words(hex), ...lies(this.laid, hex)].join("; ");
    return { ground, units, counters };
  }

  tap(x, y, event) {
    const unit = event.target.closest?.(".fans [data-unit]")?.dataset.unit;
    if (unit) return this.acts.unit(unit, event);
    this.element.focus({ preventScroll: true });
    const hex = this.hexes.at(x, y);
    this.fold();
    if (hex) this.acts.hex(hex.id, event);
  }

  // With the mouse, units that may act are dragged to their destination or target.
  grab(event) {
    const unit = event.pointerType === "mouse" && event.target.closest?.("[data-unit]")?.dataset.unit;
    const dragged = unit && this.acts.grab(unit, event.target.closest(".fans") !== null);
    if (!dragged) return null;
    const hexAt = (x, y) => this.hexes.at(x, y)?.id ?? null;
    return {
      over: (x, y) => {
        const id = hexAt(x, y);
        if (id === this.hovered) return;
        this.hovered = id;
        this.acts.hover(id);
      },
      drop: (x, y) => dragged(hexAt(x, y)),
    };
  }

  hover(event) {
    if (event.buttons || event.pointerType === "touch") return;
    const point = this.view.toSheet(this.view.inside(event));
    const id = this.hexes.at(point.x, point.y)?.id ?? null;
    if (id === this.hovered) return;
    this.hovered = id;
    this.lens(id);
    this.acts.hover(id);
  }

  /** Moves the cursor to a hex and announces its contents. */
  point(id, also = "") {
    const hex = this.hexes.get(id);
    if (!hex) return;
    this.cursor = id;
    this.cursors.replaceChildren(draw("path", { class: "cursor under", d: this.hexes.outline(hex) }), draw("path", { class: "cursor", d: this.hexes.outline(hex) }));
    this.look(id);
    const { ground, units } = this.words(id);
    announce([ground, ...units, also].filter(Boolean).join(". "));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      return event.shiftKey ? this.view.pan(...arrow.pan) : this.step(arrow.ways);
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.cursor) this.acts.hex(this.cursor, event);
    }
  }

  // Of two neighbours on one side, prefer the one in the same row.
  step(ways) {
    if (!this.cursor) return this.acts.cursor(this.middle());
    const near = ways.map((way) => this.hexes.get(this.cursor).near[way]).filter(Boolean);
    const next = near.find((id) => id.slice(2) === this.cursor.slice(2)) ?? near[0];
    if (next) this.acts.cursor(next);
    else announce(say("map-edge"));
  }

  middle() {
    const box = this.element;
    const point = this.view.toSheet({ x: box.clientWidth / 2, y: box.clientHeight / 2 });
    return (this.hexes.at(point.x, point.y) ?? this.game.map.hexes[0]).id;
  }
}
