// The next unit. The page holds it ready with its targets and its reach, so that one press on the map chooses both.

import { worth } from "../panel/odds.js";

/** Number of units tried until one has a target or a reach. */
const TRIES = 3;
/** Greatest number of answers before the target. */
const DEEPEST = 8;
/** Greatest number of acts whose targets are shown together. */
const ACTS = 4;

/** Next unit of a table. */
export class Next {
  constructor(table) {
    this.table = table;
    this.order = [];
    this.from = 0;
  }

  /** Stores the answer to a decision. The search for the next unit starts after it. */
  note(decision, id) {
    const order = this.candidates(decision).map((option) => option.id);
    if (order.includes(id)) Object.assign(this, { order, from: order.indexOf(id) + 1 });
  }

  /** Starts the search at the last chosen unit, since undo has taken its choice back. */
  back() {
    this.from = Math.max(0, this.from - 1);
  }

  /** Returns the next unit of a decision and the decisions that follow it. Returns `null` if there is none. */
  async find(decision, reach, odds) {
    if (this.table.lesson || decision.pass || reach.size > 0 || this.table.hand.gathered(decision).length > 0) return null;
    const { rev } = this.table.seen;
    let first = null;
    for (const option of this.ranked(decision, odds).slice(0, TRIES)) {
      const afters = await this.explore([option.id], rev, [decision.kind]);
      const units = afters[0]?.ids.filter((id) => this.table.board.counters.has(id)) ?? [];
      if (units.length === 0) continue;
      first ??= { id: option.id, units, afters };
      // Guns have their hex for an option. Those that can fire come before those that can only move.
      if (this.table.board.counters.has(option.id)) return first;
      if (afters.some((after) => after.odds.length > 0)) return { id: option.id, units, afters };
    }
    return first;
  }

  // Returns the options that choose an own unit, or a hex with own units only.
  candidates({ options, side, subjects, kind }) {
    const { counters, stacks } = this.table.board;
    const isOwn = (of) => of.side === side;
    if (kind.startsWith("setup.")) return [];
    const units = options.filter(({ id }) => counters.has(id) && isOwn(counters.get(id)));
    if (units.length > 0 || subjects?.length > 0) return units;
    const hexes = options.filter(({ id }) => this.table.board.hexes.get(id));
    const isHeld = ({ id }) => stacks.has(id) && stacks.get(id).every(isOwn);
    return hexes.every(isHeld) ? hexes : [];
  }

  // Puts units with odds first, the best ahead. Without odds, the unit after the last chosen one comes first.
  ranked(decision, odds) {
    const all = this.candidates(decision);
    const aimed = all.filter(({ id }) => worth(odds.get(id) ?? []) > 0);
    if (aimed.length > 0) return aimed.sort((a, b) => worth(odds.get(b.id)) - worth(odds.get(a.id)));
    const later = this.order.slice(this.from).map((id) => all.find((option) => option.id === id)).filter(Boolean);
    return [...later, ...all.filter((option) => !later.includes(option))];
  }

  // Follows answers to the decisions with targets. A stack goes as a whole.
  async explore(ids, rev, kinds) {
    const after = await this.table.hand.ahead(ids, rev);
    // An option that leads to the choice of another unit ends the action of this one.
    if (!after.options || ids.length > DEEPEST || (kinds.includes(after.kind) && after.kind !== kinds.at(-1))) return [];
    const further = (id) => this.explore([...ids, id], rev, [...kinds, after.kind]);
    const { counters, hexes } = this.table.board;
    const others = after.options.filter(({ id }) => !hexes.get(id));
    const isAimed = after.reach.some((of) => of.stop) || after.odds.some(({ odds }) => odds.some((of) => of.of));
    if (isAimed || others.length < Math.min(after.options.length, 2)) return [{ ...after, ids }];
    const units = others.filter(({ id }) => counters.has(id));
    if (units.length > 0 && others.length - units.length === 1) return further(units[0].id);
    if (others.length > ACTS || others.some((option) => option.hexes)) return [];
    return (await Promise.all(others.map(({ id }) => further(id)))).flat();
  }
}
