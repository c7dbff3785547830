// Gestures on the map: selecting a hex or counter, dragging, pointing, and cycling through places.

import { announce, plain } from "../dom.js";
import { say } from "../words.js";

/** Map gestures of a table. */
export class Gestures {
  constructor(table) {
    this.table = table;
  }

  /** Handles a press on a hex. */
  hex(hex, event) {
    if (this.table.happened.halt()) return;
    if (this.table.ruler.on) return this.table.ruler.measure(hex);
    const decision = this.table.past === null ? this.table.open_decision : null;
    if (decision && this.table.readied !== this.table.stand) return this.later(() => this.hex(hex, event));
    const options = decision?.options ?? [];
    this.tip(hex);
    if (this.table.lesson?.point([hex, ...(this.table.board.stacks.get(hex) ?? []).map((unit) => unit.id)])) return this.table.board.fan(hex);
    const way = decision && this.table.outlook.wayTo(hex);
    if (way?.stop) return this.walk(hex, way, event);
    if (options.some((option) => option.id === hex)) return this.table.hand.choose([hex], this.table.option(hex));
    const units = this.table.board.choices(hex);
    if (units.length === 1 && decision) return this.table.hand.choose([units[0].id], this.table.option(units[0].id));
    const led = this.table.outlook.isFree(hex) && this.table.outlook.onward.find((after) => after.options.some((option) => option.id === hex));
    if (led) return this.table.hand.choose([...led.ids, hex]);
    this.table.board.fan(hex);
    if (!decision || units.length > 0) this.keep(hex);
    if (!decision) return;
    if (units.length === 0) this.refuse(hex, options);
    else if (event.type === "keydown") this.table.decision.focus(units[0].id);
  }

  // The meaning of a hex depends on the reach, so an earlier press waits for it.
  async later(act) {
    const { stand } = this.table;
    const waits = () => this.table.stand === stand && this.table.readied !== stand;
    for (let tries = 0; tries < 60 && waits(); tries += 1) await new Promise((resume) => setTimeout(resume, 50));
    if (this.table.readied === stand && this.table.stand === stand) act();
  }

  /** Picks up a counter that may act, which also chooses it. Returns the action for a drop on a hex. */
  grab(unit, alone) {
    if (this.table.happened.playing) return null;
    const hex = this.table.board.hexOf(unit);
    const ids = this.table.past === null && !this.table.ruler.on && !this.table.lesson?.reads && (this.table.option(unit) ? [unit] : this.table.option(hex) && [hex, unit]);
    if (!ids) return null;
    this.table.hand.mark();
    this.holding = true;
    const held = this.hold(ids, alone);
    return async (target) => {
      await held;
      if (target && target !== hex) this.hex(target, { type: "drop" });
      this.holding = false;
    };
  }

  // A unit dragged out of an expanded stack goes alone, and a stack goes as a whole.
  async hold(ids, alone) {
    const { rev } = this.table.seen;
    this.table.hand.send(ids);
    await this.readyAfter(rev);
    if (this.table.hand.gathered(this.table.open_decision).length === 0) return;
    const then = this.table.seen.rev;
    if (alone) this.table.hand.send([this.table.open_decision.options.find((option) => !option.hexes).id]);
    else this.table.hand.all();
    await this.readyAfter(then);
  }

  // Waits for a decision after a revision, with a time limit.
  async readyAfter(rev) {
    for (let tries = 0; tries < 60 && !(this.table.seen.rev > rev && this.table.readied === this.table.stand); tries += 1) {
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }

  // Returns the selectable places on the map without duplicates.
  places() {
    const options = this.table.past === null ? this.table.open_decision?.options ?? [] : [];
    const led = this.table.outlook.onward.flatMap((after) => after.options);
    return [...new Set([...options, ...led].map((option) => this.table.board.hexOf(option.id)).filter(Boolean))];
  }

  /** Moves the cursor to the next or previous selectable place. */
  next(step) {
    const places = this.places();
    if (places.length === 0) return announce(say("map-nothing"));
    const at = places.indexOf(this.table.board.cursor);
    const from = at < 0 && step < 0 ? 0 : at;
    this.table.board.element.focus();
    this.cursor(places[(from + step + places.length) % places.length]);
  }

  // Shows why a place cannot be selected: the hex if hexes are asked for, else the top unit.
  refuse(hex, options) {
    const [top] = this.table.board.stacks.get(hex) ?? [];
    if (options.some((option) => this.table.board.hexes.get(option.id))) this.table.why(hex);
    else if (top && this.table.board.able.size > 0) this.table.why(top.id);
  }

  // Without hover, a first tap shows the path and a second one takes it. Shift continues the move.
  walk(hex, way, event) {
    if (event.pointerType === "touch" && this.previewed !== hex) return this.preview(hex, way);
    return this.table.hand.walk(way.ids, event.shiftKey);
  }

  preview(hex, way) {
    this.previewed = hex;
    this.table.board.way([way.from, ...way.hexes], way.cost);
  }

  unit(unit) {
    if (this.table.lesson?.point([unit])) return;
    if (this.table.board.able.has(unit) && this.table.past === null) this.table.hand.choose([unit], this.table.option(unit));
  }

  /** Shows the path, the shots and the details for the hex under the pointer. */
  hover(hex) {
    const way = hex && !this.table.ruler.on && this.table.past === null && this.table.open_decision ? this.table.outlook.wayTo(hex) : null;
    if (way?.stop) this.preview(hex, way);
    else this.table.board.way([], "");
    this.aim(hex, this.table.outlook.odds);
    if (this.table.ruler.from && hex && hex !== this.table.ruler.from) this.table.ruler.look(hex);
    this.tip(hex);
  }

  tip(hex) {
    this.table.frame.tip(hex ? this.told(hex) : null);
  }

  told(hex) {
    const note = this.table.past === null && this.table.option(hex)?.note;
    return { ...this.table.board.words(hex), note: note && plain(note) };
  }

  /** Pins the details of the hex under the pointer or the cursor. */
  keep(hex = this.table.board.hovered ?? this.table.board.cursor) {
    if (hex) this.table.frame.pin(this.told(hex));
    else announce(say("map-point-first"));
  }

  // Shows the shots or attacks of an option with known odds.
  aim(id, odds) {
    const forecasts = this.table.past === null ? odds.get(id) ?? [] : [];
    const shots = forecasts.flatMap(({ from, target }) => (from ?? [this.table.board.hexOf(id)])
      .filter((hex) => hex && target && hex !== target).map((hex) => [hex, target]));
    this.table.board.aim(shots);
  }

  cursor(hex) {
    const option = this.table.option(hex);
    const far = this.table.outlook.reach.get(hex);
    const also = option ? say("map-can", { option: [option.label, option.note].filter(Boolean).join(", ") }) : far?.stop ? say("map-reach", { cost: far.cost }) : "";
    this.table.board.point(hex, also);
    this.hover(hex);
  }

  /** Points out what a lesson asks for: hexes and counters on the map, options in the list. */
  pointOut(ids, options) {
    const hexes = ids.map((id) => this.table.board.hexOf(id)).filter(Boolean);
    this.table.board.pointAt(hexes);
    this.table.board.look(...hexes);
    for (const id of options) this.table.decision.advised(id);
  }

  /** Highlights the hexes of an option. The map moves only if none of them is in view. */
  point(option) {
    const led = option && this.table.outlook.onward.find(({ ids }) => option.id.startsWith(`${ids.join(" ")} `));
    if (led) this.aim(option.id.split(" ").at(-1), led.chances);
    else this.aim(option?.id, this.table.outlook.odds);
    const hexes = option?.hexes ?? [];
    this.table.board.pointAt(hexes);
    if (hexes.length > 0 && !hexes.some((hex) => this.table.board.sees(hex))) this.table.board.look(...hexes);
  }
}
