// Events since the player's last answer, marked on the map and stepped through.

import { announce, make, plain } from "../dom.js";
import { isStill, set, setting } from "../prefs.js";
import { heard, setSounds, sounds } from "./sound.js";
import { say } from "../words.js";

/** Interval between marks in milliseconds. */
const PACES = [["0", say("pace-instantly")], ["250", say("pace-quickly")], ["800", say("pace-slowly")]];

/** Least interval between the events of a replay, in milliseconds. */
const REPLAY = 500;

/** Strip below the map. `acts` has `returns()`, which shows the present position and its decision. */
export class Happened {
  constructor(board, acts) {
    this.board = board;
    this.acts = acts;
    this.lines = [];
    this.at = null;
    this.spared = 0;
    const button = (words, name, act) => make("button", { type: "button", "aria-label": name, title: name, onclick: act }, words);
    this.words = make("p", { class: "what", role: "status", tabindex: 0 });
    this.pace = make("select", { "aria-label": say("pace-name"), onchange: () => set("pace", this.pace.value) },
      ...PACES.map(([value, words]) => make("option", { value, selected: value === setting("pace", "250") }, words)));
    this.sound = button("♪", say("sounds"), () => (setSounds(!sounds()), this.sounding()));
    this.sounding();
    this.player = button("▶", say("since-replay"), () => this.replay());
    this.player.classList.add("replay");
    this.element = make("section", { class: "happened", "aria-label": say("since-name"), hidden: true },
      this.player, button("◂", say("since-previous"), () => this.step(-1)), button("▸", say("since-next"), () => this.step(1)), this.words, this.sound, this.pace,
      button("✕", say("close"), () => this.away()));
  }

  sounding() {
    this.sound.setAttribute("aria-pressed", String(sounds()));
  }

  /** Starts anew, since the player has answered. */
  begin(picture, total) {
    this.from = total;
    this.before = picture;
    this.start = new Map(picture.counters.map(({ id, hex }) => [id, hex]));
    this.spared = 0;
    this.away();
  }

  /** Counts a reaction window that was declined automatically. */
  passed() {
    this.spared += 1;
  }

  /** Adds new log lines, and shows the strip if there are any. */
  add(lines, chapters, picture) {
    if (this.from === undefined) this.begin(picture, lines.at(-1)?.i + 1 || 0);
    const news = lines.filter((line) => line.i >= this.from);
    if (news.length === this.lines.length) return;
    this.lines = news;
    this.frames = frames(news, this.start, picture);
    this.after = picture;
    this.chapters = chapters;
    this.at = null;
    const traced = this.frames.filter((frame) => frame.kind);
    this.element.hidden = news.length === 0;
    this.player.hidden = traced.length === 0;
    this.summary();
    const pace = isStill() ? 0 : Number(this.pace.value);
    this.board.happened(traced, pace);
    heard(traced, pace);
  }

  summary() {
    const [events, spared, gravestOf] = [this.lines.length, this.spared, plain(this.gravest())];
    this.words.textContent = spared > 0 ? say("since-spared", { events, spared, gravest: gravestOf }) : say("since", { events, gravest: gravestOf });
  }

  // Returns the story line of the most severe event, or the event alone if its story began before.
  gravest() {
    const line = gravest(this.lines);
    const chapter = line && this.chapters.findLast(({ from }) => from <= line.i);
    return (chapter?.kind === "part" && chapter.from >= this.from ? chapter : line)?.text ?? "";
  }

  /** Plays the events on the map, from the position before them. A second press ends the replay. */
  async replay() {
    if (this.playing) return this.halt();
    const own = (this.playing = {});
    const scenes = this.frames.filter((frame) => frame.kind);
    const counters = new Map(this.before.counters.map((counter) => [counter.id, counter]));
    const pause = () => new Promise((resume) => setTimeout(resume, Math.max(Number(this.pace.value), REPLAY)));
    this.replaying(true);
    this.board.light([]);
    for (const scene of scenes) {
      move(counters, scene, this.after);
      this.board.show({ ...this.before, counters: [...counters.values()] }, null);
      this.board.trace(scene);
      this.board.look(...scene.all);
      this.words.textContent = plain(scene.text);
      await pause();
      if (this.playing !== own) return;
    }
    this.halt();
  }

  replaying(on) {
    this.player.textContent = on ? "■" : "▶";
    this.player.setAttribute("aria-pressed", String(on));
  }

  /** Ends a replay and returns to the present position. Returns whether one was running. */
  halt() {
    if (!this.playing) return false;
    this.playing = null;
    this.replaying(false);
    this.acts.returns();
    this.summary();
    this.lit(null);
    return true;
  }

  /** Goes to the next or previous event. */
  step(by) {
    if (this.lines.length === 0) return;
    const from = this.at ?? (by > 0 ? -1 : this.lines.length);
    this.at = Math.min(Math.max(from + by, 0), this.lines.length - 1);
    const line = this.lines[this.at];
    this.words.textContent = say("since-at", { at: this.at + 1, of: this.lines.length, text: plain(line.text) });
    announce(plain(line.text));
    const frame = this.frames[this.at];
    this.board.trace(frame.kind ? frame : null);
    this.board.look(...frame.all);
  }

  /** Marks a log line on the map, or without one all new lines. */
  lit(line) {
    if (line) return this.board.trace(frames([line], this.start ?? new Map(), null)[0]);
    this.board.happened(this.frames?.filter((frame) => frame.kind) ?? [], 0);
  }

  away() {
    this.halt();
    this.element.hidden = true;
    this.lines = [];
    this.frames = [];
    this.board.happened([], 0);
  }
}

// Returns the severity of a log line: a loss, then a retreat or another move that is no march, then a fight, then any action, and
// last a heading.
function gravity({ trace, emphasis }) {
  const isPlain = emphasis === "plain" || !emphasis;
  if (trace?.kind === "loss") return 5;
  if (trace?.kind === "way" && isPlain) return 4;
  if (emphasis === "blow") return 3;
  return trace ? 2 : isPlain ? 1 : 0;
}

// Returns the most severe line, the last one of equals.
const gravest = (lines) => lines.reduce((worst, line) => (worst && gravity(worst) > gravity(line) ? worst : line), null);

// Returns the action of each line, with the hexes of its counters at that time.
function frames(lines, start, picture) {
  const where = new Map(start);
  const later = new Map((picture?.counters ?? []).map(({ id, hex }) => [id, hex]));
  const hexOf = (id) => where.get(id) ?? later.get(id);
  return lines.map(({ trace, text }) => ({ text, ...frameOf(trace) }));

  function frameOf(trace) {
    if (!trace) return { units: [], all: [] };
    const { kind, unit, from, to, by, at, units } = trace;
    if (kind === "way") {
      where.set(unit, to);
      return { kind, from, to, units: [unit], all: [from, to] };
    }
    const own = by ?? units ?? [unit];
    const hexes = [...new Set(own.map(hexOf).filter(Boolean))];
    return { kind, hexes, to: at, units: kind === "change" ? own : [], own, all: [...hexes, at].filter(Boolean) };
  }
}

// Applies an event of a replay to the counters: a unit moves, changes to its present state, or leaves the map.
function move(counters, { kind, to, units, own }, after) {
  const later = new Map(after.counters.map((counter) => [counter.id, counter]));
  for (const id of units) {
    const known = counters.get(id) ?? later.get(id);
    if (known) counters.set(id, kind === "way" ? { ...known, hex: to } : { ...(later.get(id) ?? known), hex: known.hex });
  }
  if (kind === "loss") for (const id of own) counters.delete(id);
}
