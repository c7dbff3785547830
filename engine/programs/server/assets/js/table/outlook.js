// Consequences known before an answer: reachable hexes, odds, and the decisions that follow.

import { mixed } from "../dom.js";
import { ask } from "../host.js";
import { chance, worth } from "../panel/odds.js";

/** Knowledge about the pending decision, and its highlights on the map. */
export class Outlook {
  constructor(table) {
    Object.assign(this, { table, reach: new Map(), odds: new Map(), onward: [], next: null });
  }

  clear() {
    this.table.board.view?.forget();
    for (const known of [this.reach, this.odds]) known.clear();
    Object.assign(this, { onward: [], next: null });
  }

  reachBy(after) {
    after.ways = ways(after.reach);
    after.chances = new Map(after.odds.map(({ id, odds }) => [id, odds]));
  }

  // Frames the acting units and their best options, once for each decision.
  attend(decision) {
    if (this.attended === this.table.seen.rev) return;
    this.attended = this.table.seen.rev;
    this.table.board.cursors.replaceChildren();
    this.frame(decision);
  }

  /** Frames the acting units and the best options of a decision. */
  frame(decision) {
    const actors = [...new Set((this.next?.units ?? decision.subjects ?? []).map((id) => this.table.board.hexOf(id)).filter(Boolean))];
    // The unit held ready is only a proposal, so it stays readable even if its targets are far.
    const places = this.worthwhile(decision);
    const proposed = this.next && (this.table.board.fits([...actors, ...places.slice(0, 1)]) ? 1 : 0);
    this.table.stage.attend(actors, places, proposed ?? undefined);
  }

  // Returns the places of the options and of those that they lead to, the most valuable first. The targets of the next unit come
  // before all others.
  worthwhile(decision) {
    const valued = (options, value) => options.filter((option) => option.hexes).map((option) => ({ hexes: option.hexes, value: value(option.id) }));
    const own = valued(decision.options, (id) => (this.odds.has(id) ? worth(this.odds.get(id)) : 1));
    const led = this.targets().map(({ option, value }) => ({ hexes: option.hexes, value }));
    const best = (all) => all.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
    const useful = this.next ? [...best(led), ...best(own)] : best([...own, ...led]);
    const all = useful.length > 0 ? useful : own;
    return [...new Set(all.flatMap(({ hexes }) => hexes))];
  }

  // Returns the options of the decisions that follow, with their values.
  targets() {
    const valued = (after) => after.options.filter((option) => option.hexes).map((option) => ({ option, value: worth(after.chances.get(option.id) ?? []) }));
    return this.onward.flatMap(valued).filter(({ value }) => value > 0);
  }

  lit(decision) {
    const options = (decision?.options ?? []).filter((option) => this.table.board.hexes.get(option.id));
    const can = options.map((option) => ({ id: option.id, kind: "can", words: this.told_of(option.id) }));
    const led = this.onward.flatMap((after) => this.ledTo(after));
    const far = [...this.reach.values()].filter((of) => of.stop).map((of) => ({ id: of.hex, kind: "far", words: [of.cost] }));
    const seen = new Set();
    this.table.board.light([...can, ...led, ...far].filter(({ id }) => !seen.has(id) && seen.add(id)).reverse());
  }

  ledTo(after) {
    const targets = after.options.filter(({ id }) => this.table.board.hexes.get(id) && !after.ways.has(id) && this.isFree(id));
    const far = [...after.ways.values()].filter((of) => of.stop && this.isFree(of.hex));
    return [...targets.map(({ id }) => ({ id, kind: "can", words: chance(after.chances.get(id) ?? []) })),
      ...far.map((of) => ({ id: of.hex, kind: "far", words: [of.cost] }))];
  }

  // Whether a hex is no choice of the pending decision, and no unit in it is one. A press there means what comes after it.
  isFree(hex) {
    return this.table.board.choices(hex).length === 0 && !this.table.option(hex);
  }

  told_of(id) {
    const cost = this.reach.get(id)?.cost;
    return cost ? [cost] : this.odds.has(id) ? chance(this.odds.get(id)) : [];
  }

  async readReach() {
    return ways(await ask("GET", `${this.table.path}/reach?rev=${this.table.seen.rev}`, { key: this.table.key }).catch(() => []));
  }

  // Reads the odds for each option and target.
  async readOdds() {
    const all = await ask("GET", `${this.table.path}/odds?rev=${this.table.seen.rev}`, { key: this.table.key }).catch(() => []);
    return new Map(all.filter(({ odds }) => odds.some((of) => of.of)).map(({ id, odds }) => [id, odds]));
  }

  /** Returns the path to a reachable hex, including an option that must be chosen before the move. */
  wayTo(hex) {
    const by = this.isFree(hex) && this.onward.find((after) => after.ways.get(hex)?.stop);
    const reach = this.reach.has(hex) || !by ? this.reach : by.ways;
    const hexes = [];
    for (let at = hex; reach.has(at) && hexes.length < 200; at = reach.get(at).from) hexes.unshift(at);
    const of = reach.get(hex);
    return of && { from: reach.get(hexes[0]).from, hexes, cost: of.cost, stop: of.stop, ids: reach === this.reach ? hexes : [...by.ids, ...hexes] };
  }
}

/** Reachable hexes by number, with formatted costs. */
const ways = (reached) => new Map(reached.map((of) => [of.hex, { ...of, cost: mixed(of.cost) }]));
