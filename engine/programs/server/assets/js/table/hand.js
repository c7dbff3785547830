// Answers of the player: single, several in a row, or repeated while nothing changes.

import { ask } from "../host.js";
import { backfires, worth } from "../panel/odds.js";
import { set, setting } from "../prefs.js";
import { say } from "../words.js";

/** Options that end a step. */
const DONE = "done";
/** Options that end something, or leave the map. */
const FINAL = new Set(["exit", DONE]);
/** Greatest number of options of two decisions that one press chooses together. */
const FEW = 6;
/** Kinds of decisions whether a unit reacts to an action of the other side. */
const REACTIONS = new Set(["reaction.unit", "defense.unit"]);
/** Options that end a move at its present hex. */
const END = "stop";

/** Answers of a table. */
export class Hand {
  constructor(table) {
    this.table = table;
    this.passes = new Map();
    this.gathering = null;
    this.finishing = null;
    this.placing = null;
    this.repeating = null;
    this.reacting = null;
    this.firing = null;
    this.answered = [];
    this.marks = [];
  }

  /** Stores the number of answers before the last press, so that undo takes it back as a whole. */
  mark() {
    // A drag is one press, whatever it answers on its way.
    if (this.table.gestures.holding) return;
    const { n } = this.table.seen;
    this.marks = [...this.marks.filter((mark) => mark < n), n];
  }

  /** Returns the number of answers after undoing one press. */
  unmark() {
    const { n } = this.table.seen;
    this.marks = this.marks.filter((mark) => mark < n);
    return this.marks.pop();
  }

  get decision() {
    return this.table.open_decision;
  }

  /** Sends answers: the first to the pending decision, the others to the following ones. */
  send(ids) {
    const { table } = this;
    // An accepted answer is not repeated before its result is shown.
    if (this.accepted === table.seen.rev) return null;
    return table.act(async () => {
      const { rev } = table.seen;
      this.answered = [...this.answered.slice(-1), this.decision];
      this.last = ids.at(-1);
      if (this.decision) table.next.note(this.decision, ids[0]);
      if (this.decision?.options.some((option) => FINAL.has(option.id))) this.begun = step(this.decision);
      table.answering(rev);
      await ask("POST", `${table.path}/choose`, { key: table.key, body: { rev, ids } });
      this.accepted = rev;
    });
  }

  /** Gives the answer that was pressed. An option that ends a step before any action and cannot be undone needs confirmation. */
  async choose(ids, option) {
    const { table, decision } = this;
    if (this.pointsOut(ids, option)) return null;
    const last = ids.length === 1 && FINAL.has(ids[0]) && decision?.options.length > 1;
    if (last && this.begun !== step(decision) && table.decision.asked !== ids[0]) {
      const { back } = await this.ahead([ids[0]]);
      if (!back && !table.decision.askAgain(option)) return null;
    }
    this.mark();
    return this.send(ids);
  }

  // With the coach on, the player is warned once for each kind of question. Warnings concern options likelier to hurt the player
  // than the target, and those flagged by the rules.
  pointsOut(ids, option) {
    const { decision, table } = this;
    const told = setting("pointed-out", []);
    if (!decision || !setting("coach", true) || told.includes(decision.kind)) return false;
    const then = ids.at(-1);
    const next = table.outlook.onward.find((after) => [...after.ids, then].join(" ") === ids.join(" "));
    const odds = next ? next.chances?.get(then) : table.outlook.odds.get(ids[0]);
    const chosen = option ?? next?.options.find((of) => of.id === then);
    const why = backfires(odds ?? []) ? say("warn-backfires") : chosen?.caution;
    if (!why) return false;
    set("pointed-out", [...told, decision.kind]);
    table.decision.pointOut(option?.id ?? ids[0]);
    table.frame.say(say("warn-again", { why }));
    return true;
  }

  /** Returns the decision that would follow an option of a revision, and options of the decisions after it. */
  ahead([id, ...then], rev = this.table.seen.rev) {
    const { table } = this;
    const more = then.length > 0 && { then: then.join(" ") };
    return ask("GET", `${table.path}/ahead?${new URLSearchParams({ id, ...more, rev })}`, { key: table.key }).catch(() => ({ back: false }));
  }

  /**
   * Returns the decisions that follow a few options without a place, so that their targets can be chosen at once.
   * Does the same for hex-by-hex steps without movement points, so that the second step can be chosen.
   */
  async onward(decision, reach) {
    const { subjects, options, kind, pass } = decision;
    if (pass || options.some((option) => FINAL.has(option.id))) return [];
    const places = options.filter((option) => this.table.board.hexes.get(option.id));
    const acts = options.length <= 4 && !options.some((option) => option.hexes);
    const steps = places.length === options.length && options.length <= 6 && reach.size === 0;
    if (subjects?.length !== 1 || (!acts && !steps)) return [];
    const all = await Promise.all(options.map(async ({ id }) => ({ ...(await this.ahead([id])), ids: [id] })));
    return all.filter((after) => after.options && (acts || after.kind === kind));
  }

  /** Returns the decisions that follow options without a place, if those have few options without a place. One press chooses both. */
  async following(decision) {
    if (!this.isBrief(decision)) return [];
    const all = await Promise.all(decision.options.map(async ({ id }) => ({ ...(await this.ahead([id])), ids: [id], isBrief: true })));
    return all.filter((after) => after.options?.length <= FEW && !after.options.some((option) => option.hexes));
  }

  /** Whether a decision has only a few options, all without a place. */
  isBrief({ options, pass, subjects }) {
    const isAbroad = ({ id }) => this.table.board.hexes.get(id) || this.table.board.counters.has(id);
    return !pass && subjects?.length !== 1 && options.length <= FEW && !options.some((option) => isAbroad(option) || FINAL.has(option.id));
  }

  /** Returns the units that may still join a group: all options but one are units. */
  gathered(decision) {
    const begun = decision?.subjects?.length > 0 && decision.options.filter((option) => !option.hexes).length === 1;
    const others = (decision?.options ?? []).filter((option) => option.hexes);
    return begun && others.every((option) => this.table.board.counters.has(option.id)) ? others : [];
  }

  // After a placement, the next unplaced unit follows automatically. After an undo the player chooses another.
  nextInRow(decision) {
    const [unit, place] = this.answered;
    const waits = (option) => !option.hexes && !FINAL.has(option.id);
    const inRow = unit?.kind === decision.kind && place?.options.every((option) => option.hexes);
    const left = decision.options.filter(waits).length;
    return inRow && left > (this.placing ? 0 : 1) && waits(decision.options[0]);
  }

  /** Whether a single unit is being placed in one of several hexes. */
  placed(decision) {
    const { options, subjects } = decision;
    return subjects?.length === 1 && options.length > 1 && !this.table.board.counters.has(subjects[0]) && options.every((option) => this.table.board.hexes.get(option.id));
  }

  // Returns the only unit in the hex that was just chosen, if the alternative is to end the step. The choice of the hex meant it.
  lone({ options }) {
    const [unit, other] = options.filter((option) => !FINAL.has(option.id));
    const isMeant = unit && !other && options.length === 2 && unit.hexes?.length === 1 && unit.hexes[0] === this.last && this.table.board.counters.has(unit.id);
    return isMeant && !this.table.lesson ? unit.id : null;
  }

  /** Places this unit and all further ones, spread out. Each can be undone. */
  placeAll() {
    this.mark();
    const { kind, side } = this.decision;
    this.placing = { kind, side };
    return this.send([this.roomiest(this.decision)]);
  }

  // Returns the offered place with the fewest counters.
  roomiest({ options }) {
    const many = ({ id }) => (this.table.board.stacks.get(id) ?? []).length;
    return options.reduce((best, option) => (many(option) < many(best) ? option : best)).id;
  }

  /** Whether a choice of the set-up that is no place may be made for all the rest at once. */
  repeated({ kind, options, subjects }) {
    return kind.startsWith("setup.") && subjects?.length > 0 && options.length > 1 && !options.some((option) => this.table.board.hexes.get(option.id));
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

  /** Ends the current activation: this step and the following ones, as far as they are optional. */
  finish() {
    this.mark();
    this.finishing = this.activity(this.decision);
    return this.send([DONE]);
  }

  /** Returns the activation of a decision, if it is an optional step of one. */
  activity({ side, path, options }) {
    const [turn, whose, ...step] = path;
    return step.length > 0 && options.some((option) => option.id === DONE) ? JSON.stringify([side, turn, whose]) : null;
  }

  /** Declines a reaction window, and later ones of its kind while the same could be played in the same turn. */
  standing() {
    const { decision } = this;
    this.mark();
    this.passes.set(this.moment(decision), decision.turn);
    return this.send([decision.pass.id]);
  }

  moment({ side, kind, prompt, pass }) {
    return JSON.stringify([side, kind, prompt, pass.stake]);
  }

  /** Asks again in reaction windows declined for good. */
  askAgain() {
    this.passes.clear();
  }

  /** Takes a path and stops at its end, or goes on. */
  walk(way, goesOn) {
    this.mark();
    return this.send(goesOn ? way : [...way, END]);
  }

  /** Returns the only unit that may react to an action of the other side, if the player may also let the action pass. */
  reaction({ kind, options, side }) {
    const units = options.filter(({ id }) => this.table.board.counters.get(id)?.side === side);
    return REACTIONS.has(kind) && options.length === 2 && units.length === 1 && !units[0].caution ? units[0].id : null;
  }

  /** Reacts now, and again during this activation whenever only one unit may. */
  react() {
    this.mark();
    this.reacting = activation(this.decision);
    return this.send([this.reaction(this.decision)]);
  }

  /** Returns the answers that fire the next unit at its best target. Returns `null` if it has none, or if the fire may hurt the unit. */
  bestShot(next) {
    const shots = (next?.afters ?? []).flatMap((after) => after.odds.filter(({ odds }) => worth(odds) > 0).map(({ id, odds }) => ({ ids: [...after.ids, id], odds })));
    if (shots.length === 0 || shots.some(({ odds }) => odds.some((of) => of.recoil > 0))) return null;
    return shots.reduce((best, shot) => (worth(shot.odds) > worth(best.odds) ? shot : best)).ids;
  }

  /** Whether several units may fire at the best targets in turn. */
  canFireAll(next) {
    return !REACTIONS.has(this.decision?.kind) && this.table.next.candidates(this.decision).length > 1 && this.bestShot(next) !== null;
  }

  /** Fires with the next unit, and with each one after it, at the best target. */
  fireAll() {
    this.mark();
    this.firing = step(this.decision);
    return this.send(this.bestShot(this.table.outlook.next));
  }

  /** Fires again as long as the same step lasts. Returns whether it did. */
  firesOn(next) {
    if (!this.firing || this.firing !== step(this.decision)) return false;
    const ids = this.bestShot(next);
    if (ids) this.send(ids);
    else this.firing = null;
    return Boolean(ids);
  }

  /** Answers decisions that need no question. Returns whether it did. */
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
    const lone = this.lone(decision);
    if (lone) {
      this.send([lone]);
      return true;
    }
    if (this.reacting !== activation(decision)) this.reacting = null;
    const reaction = this.reacting && this.reaction(decision);
    if (reaction) {
      this.send([reaction]);
      return true;
    }
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

/** Returns the activation step of a question. */
const step = ({ side, kind, turn, path }) => JSON.stringify([side, kind, turn, path]);

/** Returns the activation in which a decision is made. */
const activation = ({ side, turn, path: [part, whose] }) => JSON.stringify([side, turn, part, whose]);
