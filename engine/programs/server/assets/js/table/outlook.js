// Consequences known before an answer: reachable hexes, odds, and the decisions that follow.

import { mixed } from "../dom.js";
import { ask } from "../host.js";
import { chance, worth } from "../panel/odds.js";

/** Knowledge about the pending decision, and its highlights on the map. */
export class Outlook {
  constructor(table) {
    Object.assign(this, { table, reach: new Map(), odds: new Map(), onward: new Map() });
  }

  clear() {
    this.table.board.view?.forget();
    for (const known of [this.reach, this.odds, this.onward]) known.clear();
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
    const actors = [...new Set((decision.subjects ?? []).map((id) => this.table.board.hexOf(id)).filter(Boolean))];
    this.table.stage.attend(actors, this.worthwhile(decision));
  }

  // Returns the places of the options and of those that they lead to, the most valuable first.
  worthwhile(decision) {
    const valued = (options, value) => options.filter((option) => option.hexes).map((option) => ({ hexes: option.hexes, value: value(option.id) }));
    const own = valued(decision.options, (id) => (this.odds.has(id) ? worth(this.odds.get(id)) : 1));
    const led = [...this.onward.values()].flatMap((after) => valued(after.options, (id) => worth(after.chances.get(id) ?? [])));
    const useful = [...own, ...led].filter(({ value }) => value > 0);
    const all = (useful.length > 0 ? useful : own).toSorted((a, b) => b.value - a.value);
    return [...new Set(all.flatMap(({ hexes }) => hexes))];
  }

  lit(decision) {
    const options = (decision?.options ?? []).filter((option) => this.table.board.hexes.get(option.id));
    const can = options.map((option) => ({ id: option.id, kind: "can", words: this.told_of(option.id) }));
    const led = [...this.onward.values()].flatMap((after) => this.ledTo(after));
    const far = [...this.reach.values()].filter((of) => of.stop).map((of) => ({ id: of.hex, kind: "far", words: [of.cost] }));
    const seen = new Set();
    this.table.board.light([...can, ...led, ...far].filter(({ id }) => !seen.has(id) && seen.add(id)).reverse());
  }

  ledTo(after) {
    const targets = after.options.filter((option) => this.table.board.hexes.get(option.id) && !after.ways.has(option.id));
    const far = [...after.ways.values()].filter((of) => of.stop);
    return [...targets.map(({ id }) => ({ id, kind: "can", words: chance(after.chances.get(id) ?? []) })),
      ...far.map((of) => ({ id: of.hex, kind: "far", words: [of.cost] }))];
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
    const by = [...this.onward].find(([, after]) => after.ways.get(hex)?.stop);
    const reach = this.reach.has(hex) || !by ? this.reach : by[1].ways;
    const hexes = [];
    for (let at = hex; reach.has(at) && hexes.length < 200; at = reach.get(at).from) hexes.unshift(at);
    const of = reach.get(hex);
    return of && { from: reach.get(hexes[0]).from, hexes, cost: of.cost, stop: of.stop, ids: reach === this.reach ? hexes : [by[0], ...hexes] };
  }
}

/** Reachable hexes by number, with formatted costs. */
const ways = (reached) => new Map(reached.map((of) => [of.hex, { ...of, cost: mixed(of.cost) }]));
