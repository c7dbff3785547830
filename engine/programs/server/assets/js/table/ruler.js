// Measurement of lines of sight between hexes.

import { ask } from "../host.js";
import { say } from "../words.js";

/** Ruler of a table. */
export class Ruler {
  constructor(table) {
    Object.assign(this, { table, on: false, from: null });
  }

  /** Starts measuring, from a hex if given, or stops. */
  toggle(from = null) {
    const { board, frame } = this.table;
    Object.assign(this, { on: !this.on, from: this.on ? null : from });
    board.sight(null);
    frame.show(this.table);
    frame.say(this.on ? (from ? say("sight-second") : say("sight-first")) : "");
  }

  /** Handles a press on a hex, either end of the line. */
  measure(hex) {
    if (!this.from) {
      this.from = hex;
      return this.table.frame.say(say("sight-from", { hex }));
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
    const { range, los, rule, blocker, reason } = line;
    table.frame.say(blocker ? say("sight-blocked", { from, to, range, los, blocker, reason, rule }) : say("sight-open", { from, to, range, los, rule }));
  }
}
