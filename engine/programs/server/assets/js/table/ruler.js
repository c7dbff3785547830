// Measuring lines of sight: from one hex to another.

import { ask } from "../host.js";

/** The ruler of a table. */
export class Ruler {
  constructor(table) {
    Object.assign(this, { table, on: false, from: null });
  }

  /** Begins the measuring, from a hex if one is named, or ends it. */
  toggle(from = null) {
    const { board, frame } = this.table;
    Object.assign(this, { on: !this.on, from: this.on ? null : from });
    board.sight(null);
    frame.show(this.table);
    frame.say(this.on ? (from ? "Choose the second hex." : "Choose the first hex.") : "");
  }

  /** A hex was chosen: the one end, or the other. */
  measure(hex) {
    if (!this.from) {
      this.from = hex;
      return this.table.frame.say(`From ${hex}: choose the second hex.`);
    }
    this.look(hex);
    this.from = null;
  }

  /** Shows the line to a hex. */
  async look(to) {
    const { table, from } = this;
    const line = await ask("GET", `${table.path}/los${table.query({ from, to })}`, { key: table.key }).catch(() => null);
    if (!line || !this.on) return;
    table.board.sight(line);
    const why = line.blocker ? ` by ${line.blocker}, ${line.reason}` : "";
    table.frame.say(`${from} to ${to}: range ${line.range}, ${line.los}${why} (${line.rule})`);
  }
}
