// What one answers: once, at several questions in a row, or as long as nothing changes.

import { ask } from "../host.js";
import { backfires } from "../panel/odds.js";
import { set, setting } from "../prefs.js";
import { say } from "../words.js";

/** What ends a step. */
const DONE = "done";
/** What ends something, or leaves the map. */
const FINAL = new Set(["exit", DONE]);
/** What ends a move where it has come to. */
const END = "stop";

/** The answers of a table. */
export class Hand {
  constructor(table) {
    this.table = table;
    this.passes = new Map();
    this.gathering = null;
    this.finishing = null;
    this.placing = null;
    this.repeating = null;
    this.answered = [];
    this.marks = [];
  }

  /** How many answers had been given before what was pressed last; to take it back as a whole. */
  mark() {
    // A drag is one press, whatever is answered on its way.
    if (this.table.gestures.holding) return;
    const { n } = this.table.seen;
    this.marks = [...this.marks.filter((mark) => mark < n), n];
  }

  /** To how many answers one press takes back. */
  unmark() {
    const { n } = this.table.seen;
    this.marks = this.marks.filter((mark) => mark < n);
    return this.marks.pop();
  }

  get decision() {
    return this.table.open_decision;
  }

  /** Sends answers: the first to what is asked, the others to what follows from it. */
  send(ids) {
    const { table } = this;
    // What was accepted is not sent again before what came of it is shown.
    if (this.accepted === table.seen.rev) return null;
    return table.act(async () => {
      const { rev } = table.seen;
      this.answered = [...this.answered.slice(-1), this.decision];
      if (this.decision?.options.some((option) => FINAL.has(option.id))) this.begun = step(this.decision);
      table.answering(rev);
      await ask("POST", `${table.path}/choose`, { key: table.key, body: { rev, ids } });
      this.accepted = rev;
    });
  }

  /** Gives the answer that was pressed. What ends a step before anything was done in it is asked twice, if it cannot be taken back. */
  async choose(ids, option) {
    const { table, decision } = this;
    if (this.pointsOut(ids, option)) return null;
    const last = ids.length === 1 && FINAL.has(ids[0]) && decision?.options.length > 1;
    if (last && this.begun !== step(decision) && table.decision.asked !== ids[0]) {
      const { back } = await this.ahead(ids[0]);
      if (!back && !table.decision.askAgain(option)) return null;
    }
    this.mark();
    return this.send(ids);
  }

  // What is likelier to hurt whoever does it than those at whom it is aimed, and what its rules caution against: who has
  // the coach is told so once for each kind of question, before he does it.
  pointsOut(ids, option) {
    const { decision, table } = this;
    const [id, then] = ids;
    const told = setting("pointed-out", []);
    if (!decision || !setting("coach", true) || told.includes(decision.kind)) return false;
    const next = table.outlook.onward.get(id);
    const odds = then ? next?.chances?.get(then) : table.outlook.odds.get(id);
    const chosen = option ?? next?.options.find((of) => of.id === then);
    const why = backfires(odds ?? []) ? say("warn-backfires") : chosen?.caution;
    if (!why) return false;
    set("pointed-out", [...told, decision.kind]);
    table.decision.pointOut(option?.id ?? id);
    table.frame.say(say("warn-again", { why }));
    return true;
  }

  /** What an answer would lead to. */
  ahead(id) {
    const { table } = this;
    return ask("GET", `${table.path}/ahead?${new URLSearchParams({ id, rev: table.seen.rev })}`, { key: table.key }).catch(() => ({ back: false }));
  }

  /**
   * What the few answers lead to that are no places, so that its targets can be chosen at once; or the steps of one who
   * goes hex by hex without points to spend, so that the second can be.
   */
  async onward(decision, reach) {
    const { subjects, options, kind, pass } = decision;
    if (subjects?.length !== 1 || pass || options.some((option) => FINAL.has(option.id))) return new Map();
    const places = options.filter((option) => this.table.board.hexes.get(option.id));
    const acts = options.length <= 4 && !options.some((option) => option.hexes);
    const steps = places.length === options.length && options.length <= 6 && reach.size === 0;
    if (!acts && !steps) return new Map();
    const all = await Promise.all(options.map(async ({ id }) => [id, await this.ahead(id)]));
    return new Map(all.filter(([, after]) => after.options && (acts || after.kind === kind)));
  }

  /** Those who could still join where some have begun: all answers are units but the one that goes on. */
  gathered(decision) {
    const begun = decision?.subjects?.length > 0 && decision.options.filter((option) => !option.hexes).length === 1;
    const others = (decision?.options ?? []).filter((option) => option.hexes);
    return begun && others.every((option) => this.table.board.counters.has(option.id)) ? others : [];
  }

  // Those who stand nowhere yet come one after the other: who was placed is followed by the next. Who takes that
  // back chooses another.
  nextInRow(decision) {
    const [unit, place] = this.answered;
    const waits = (option) => !option.hexes && !FINAL.has(option.id);
    const inRow = unit?.kind === decision.kind && place?.options.every((option) => option.hexes);
    const left = decision.options.filter(waits).length;
    return inRow && left > (this.placing ? 0 : 1) && waits(decision.options[0]);
  }

  /** Whether units are placed one after the other, each in one of several places. */
  placed(decision) {
    const { options, subjects } = decision;
    return subjects?.length === 1 && options.length > 1 && !this.table.board.counters.has(subjects[0]) && options.every((option) => this.table.board.hexes.get(option.id));
  }

  /** Places this one and the rest of those who stand nowhere yet, spread out. Each can be taken back. */
  placeAll() {
    this.mark();
    const { kind, side } = this.decision;
    this.placing = { kind, side };
    return this.send([this.roomiest(this.decision)]);
  }

  // Of the places offered the one with the fewest counters.
  roomiest({ options }) {
    const many = ({ id }) => (this.table.board.stacks.get(id) ?? []).length;
    return options.reduce((best, option) => (many(option) < many(best) ? option : best)).id;
  }

  /** Whether a choice of the set-up that is no place may be made for all the rest at once. */
  repeated({ kind, options }) {
    return kind.startsWith("setup.") && options.length > 1 && !options.some((option) => this.table.board.hexes.get(option.id));
  }

  /** Chooses the same for this one and for the rest of the set-up. Each can be taken back. */
  repeat(id) {
    this.mark();
    const { kind, side } = this.decision;
    this.repeating = { kind, side, id };
    return this.send([id]);
  }

  /** Lets all join. */
  all() {
    this.mark();
    const { kind, options, side } = this.decision;
    const last = options.find((option) => !option.hexes).id;
    this.gathering = { kind, side, last };
    return this.send([...this.gathered(this.decision).map((option) => option.id), last]);
  }

  /** Is done with whoever is active: with this step and with those that follow, as far as they may be left. */
  finish() {
    this.mark();
    this.finishing = this.activity(this.decision);
    return this.send([DONE]);
  }

  /** Whose activity a decision belongs to, where it is a step of one that may be left. */
  activity({ side, path, options }) {
    const [turn, whose, ...step] = path;
    return step.length > 0 && options.some((option) => option.id === DONE) ? JSON.stringify([side, turn, whose]) : null;
  }

  /** Lets a moment pass, and others of its kind as long as the same could be played in the same turn. */
  standing() {
    const { decision } = this;
    this.mark();
    this.passes.set(this.moment(decision), decision.turn);
    return this.send([decision.pass.id]);
  }

  moment({ side, kind, prompt, pass }) {
    return JSON.stringify([side, kind, prompt, pass.stake]);
  }

  /** Asks again at the moments that were passed for good. */
  askAgain() {
    this.passes.clear();
  }

  /** Goes a way and stops at its end; or goes on from there. */
  walk(way, goesOn) {
    this.mark();
    return this.send(goesOn ? way : [...way, END]);
  }

  /** Answers what need not be asked; tells whether it did. */
  goesOn() {
    const { decision, gathering } = this;
    this.gathering = null;
    if (!decision) return false;
    if (gathering && gathering.kind === decision.kind && gathering.side === decision.side) {
      const next = this.gathered(decision)[0]?.id ?? gathering.last;
      if (decision.options.some((option) => option.id === next)) {
        this.gathering = gathering;
        this.send([next]);
        return true;
      }
    }
    if (this.finishing && this.finishing === this.activity(decision)) {
      this.send([DONE]);
      return true;
    }
    this.finishing = null;
    const { repeating } = this;
    if (repeating?.side === decision.side && repeating.kind === decision.kind && decision.options.some((option) => option.id === repeating.id)) {
      this.send([repeating.id]);
      return true;
    }
    this.repeating = null;
    const { placing } = this;
    if (placing?.side === decision.side && (placing.kind === decision.kind || this.nextInRow(decision))) {
      this.send([placing.kind === decision.kind ? this.roomiest(decision) : decision.options[0].id]);
      return true;
    }
    this.placing = null;
    if (this.nextInRow(decision)) {
      this.send([decision.options[0].id]);
      return true;
    }
    if (decision.pass && this.passes.get(this.moment(decision)) === decision.turn) {
      this.table.happened.passed();
      this.send([decision.pass.id]);
      return true;
    }
    return false;
  }
}

/** In which step of whose activity a question is asked. */
const step = ({ side, kind, turn, path }) => JSON.stringify([side, kind, turn, path]);
