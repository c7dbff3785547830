// Events since the player's last answer, marked on the map and stepped through.

import { announce, make, plain } from "../dom.js";
import { isStill, set, setting } from "../prefs.js";
import { heard, setSounds, sounds } from "./sound.js";
import { say } from "../words.js";

/** Interval between marks in milliseconds. */
const PACES = [["0", say("pace-instantly")], ["250", say("pace-quickly")], ["800", say("pace-slowly")]];

/** Strip below the map. */
export class Happened {
  constructor(board) {
    this.board = board;
    this.lines = [];
    this.at = null;
    this.spared = 0;
    const button = (words, name, act) => make("button", { type: "button", "aria-label": name, title: name, onclick: act }, words);
    this.words = make("p", { class: "what", role: "status", tabindex: 0 });
    this.pace = make("select", { "aria-label": say("pace-name"), onchange: () => set("pace", this.pace.value) },
      ...PACES.map(([value, words]) => make("option", { value, selected: value === setting("pace", "250") }, words)));
    this.sound = button("♪", say("sounds"), () => (setSounds(!sounds()), this.sounding()));
    this.sounding();
    this.element = make("section", { class: "happened", "aria-label": say("since-name"), hidden: true },
      button("◂", say("since-previous"), () => this.step(-1)), button("▸", say("since-next"), () => this.step(1)), this.words, this.sound, this.pace,
      button("✕", say("close"), () => this.away()));
  }

  sounding() {
    this.sound.setAttribute("aria-pressed", String(sounds()));
  }

  /** Starts anew, since the player has answered. */
  begin(picture, total) {
    this.from = total;
    this.start = new Map(picture.counters.map(({ id, hex }) => [id, hex]));
    this.spared = 0;
    this.away();
  }

  /** Counts a reaction window that was declined automatically. */
  passed() {
    this.spared += 1;
  }

  /** Adds new log lines, and shows the strip if there are any. */
  add(lines, picture) {
    if (this.from === undefined) this.begin(picture, lines.at(-1)?.i + 1 || 0);
    const news = lines.filter((line) => line.i >= this.from);
    if (news.length === this.lines.length) return;
    this.lines = news;
    this.frames = frames(news, this.start, picture);
    this.at = null;
    const traced = this.frames.filter((frame) => frame.kind);
    this.element.hidden = news.length === 0;
    this.summary();
    const pace = isStill() ? 0 : Number(this.pace.value);
    this.board.happened(traced, pace);
    heard(traced, pace);
  }

  summary() {
    const [events, spared, gravestOf] = [this.lines.length, this.spared, plain(gravest(this.lines)?.text ?? "")];
    this.words.textContent = spared > 0 ? say("since-spared", { events, spared, gravest: gravestOf }) : say("since", { events, gravest: gravestOf });
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
    this.element.hidden = true;
    this.lines = [];
    this.frames = [];
    this.board.happened([], 0);
  }
}

/** Returns the severity of a log line: a loss, then a fight, then any action, and last a heading. */
const gravity = ({ trace, emphasis }) => (trace?.kind === "loss" ? 4 : emphasis === "blow" ? 3 : trace ? 2 : emphasis === "plain" || !emphasis ? 1 : 0);

// Returns the most severe line, the last one of equals.
const gravest = (lines) => lines.reduce((worst, line) => (worst && gravity(worst) > gravity(line) ? worst : line), null);

// Returns the action of each line, with the hexes of its counters at that time.
function frames(lines, start, picture) {
  const where = new Map(start);
  const later = new Map((picture?.counters ?? []).map(({ id, hex }) => [id, hex]));
  const hexOf = (id) => where.get(id) ?? later.get(id);
  return lines.map(({ trace }) => {
    if (!trace) return { units: [], all: [] };
    const { kind, unit, from, to, by, at, units } = trace;
    if (kind === "way") {
      where.set(unit, to);
      return { kind, from, to, units: [unit], all: [from, to] };
    }
    const own = by ?? units ?? [unit];
    const hexes = [...new Set(own.map(hexOf).filter(Boolean))];
    return { kind, hexes, to: at, units: kind === "change" ? own : [], all: [...hexes, at].filter(Boolean) };
  });
}
