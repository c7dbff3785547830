// The log: the story, a line for each activation, phase or event, which unfolds to its steps; each roll with its table and shifts,
// and the way back in time.

import { make, plain } from "../dom.js";
import { say } from "../words.js";

/** Distance in pixels that still counts as the end of the log. */
const NEAR = 24;

/** Log of a match. `acts` has `go(n)`, `older(from)`, `lit(line)`. */
export class LogPanel {
  constructor(acts) {
    this.acts = acts;
    this.lines = [];
    this.chapters = [];
    this.groups = [];
    this.atEnd = true;
    this.list = make("ol", { class: "log" });
    this.more = make("button", { class: "quiet", type: "button", hidden: true, onclick: () => acts.older(this.first) }, say("log-earlier"));
    this.note = make("p", { class: "quiet", hidden: true });
    this.element = make("div", { class: "log-panel" }, this.note, this.more, this.list);
  }

  /** Stays at the end through changes of size, unless the reader has scrolled up. */
  placed() {
    const box = this.element.parentElement;
    box.addEventListener("scroll", () => this.scrolled(box));
    this.watcher = new ResizeObserver(() => this.settle());
    this.watcher.observe(box);
    this.watcher.observe(this.list);
  }

  // The reader has scrolled up. A resized log or list must instead return to its end.
  scrolled(box) {
    if (box.clientHeight !== this.room || box.scrollHeight !== this.length) return;
    this.atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  }

  leave() {
    this.watcher?.disconnect();
  }

  settle() {
    const box = this.element.parentElement;
    if (!box || box.clientHeight === 0) return;
    if (this.moment !== undefined) this.reach(this.moment);
    else if (this.atEnd) box.scrollTop = box.scrollHeight;
    [this.room, this.length] = [box.clientHeight, box.scrollHeight];
  }

  // Scrolls the last line up to position `n` to the lower edge of the log, and unfolds the line's
  // chapter.
  reach(n) {
    const box = this.element.parentElement;
    const last = [...this.list.querySelectorAll("li[data-n]")].findLast((item) => Number(item.dataset.n) <= n);
    const fold = last?.closest("details.chapter-steps");
    if (fold) fold.open = true;
    const bottom = last ? last.getBoundingClientRect().bottom - this.list.getBoundingClientRect().top + this.list.offsetTop : 0;
    box.scrollTop = Math.max(0, bottom - box.clientHeight + NEAR);
  }

  /** Inserts a part of the log. Returns the new lines. */
  add(piece) {
    const gap = this.lines.length > 0 && piece.from > this.end;
    const kept = gap ? [] : this.lines.filter((line) => line.i < piece.from);
    const old = this.lines;
    this.lines = [...kept, ...piece.lines];
    if (kept.length === 0) this.first = piece.from;
    this.end = piece.total;
    const renewed = piece.chapters[0]?.from ?? piece.from;
    this.chapters = [...(gap ? [] : this.chapters.filter((chapter) => chapter.from < renewed)), ...piece.chapters];
    this.note.hidden = !piece.note;
    this.note.replaceChildren(piece.note ?? "");
    const same = this.lines.findIndex((line, at) => !old[at] || old[at].i !== line.i || old[at].n !== line.n || old[at].text !== line.text);
    const from = same < 0 ? this.lines.length : same;
    this.draw(from);
    return this.lines.slice(from);
  }

  /** Inserts older lines at the top. */
  before(piece, from) {
    this.lines = [...piece.lines.filter((line) => line.i < this.first), ...this.lines];
    const [known] = this.chapters;
    this.chapters = [...piece.chapters.filter((chapter) => !known || chapter.from < known.from), ...this.chapters];
    this.first = from;
    this.draw(0);
  }

  // Redraws the changed chapters and all chapters after them. A chapter has changed if one of its
  // lines or its summary has. `from` is the index of the first changed line.
  draw(from) {
    this.more.hidden = !this.first;
    const drawn = this.groups;
    this.groups = this.grouped();
    const key = (group) => group && JSON.stringify([group.at, group.lines.length, group.chapter?.from, group.chapter?.text]);
    const changed = this.groups.findIndex((group, at) => key(drawn[at]) !== key(group) || group.at + group.lines.length > from);
    const first = changed < 0 ? this.groups.length : changed;
    const open = new Set([...this.list.querySelectorAll("details.chapter-steps[open]")].map((fold) => fold.dataset.from));
    while (this.list.children.length > first) this.list.lastChild.remove();
    this.list.append(...this.groups.slice(first).map((group) => this.group(group, open)));
    this.settle();
  }

  // Groups the lines by chapter. Lines before the first chapter form a separate group.
  grouped() {
    const groups = [];
    let next = 0;
    this.lines.forEach((line, at) => {
      let chapter = groups.at(-1)?.chapter;
      while (this.chapters[next] && this.chapters[next].from <= line.i) chapter = this.chapters[next++];
      if (groups.length === 0 || groups.at(-1).chapter !== chapter) groups.push({ chapter, at, lines: [] });
      groups.at(-1).lines.push(line);
    });
    return groups;
  }

  // A chapter is one line, which unfolds to its steps.
  group({ chapter, lines }, open) {
    const steps = make("ol", { class: "steps" }, ...lines.map((line) => this.line(line)));
    if (!chapter) return make("li", { class: "loose" }, steps);
    const fold = make("details", { class: "chapter-steps", "data-from": chapter.from, open: open.has(String(chapter.from)) },
      make("summary", {}, make("span", { class: "told" }, plain(chapter.text))), steps);
    return make("li", { class: `chapter chapter-${chapter.kind}` }, fold);
  }

  line(line) {
    const lit = line.trace && { onpointerenter: () => this.acts.lit(line), onpointerleave: () => this.acts.lit(null), onfocus: () => this.acts.lit(line), onblur: () => this.acts.lit(null) };
    const go = make("button", { class: "go", type: "button", title: say("log-go"), onclick: () => this.acts.go(line.n), ...lit }, plain(line.text));
    const cite = line.rule && this.acts.cited(line.rule);
    const results = [...this.acts.results(line.text), ...this.acts.chart(line.used ?? [])];
    const opens = results.length > 0 && make("span", { class: "results" }, ...results);
    const emphasis = `line-${line.emphasis ?? "plain"}`;
    if (!line.details) return make("li", { class: emphasis, "data-n": line.n, "data-name": line.name }, go, cite, opens);
    const rows = line.details.map(({ what, value, rule }) =>
      make("tr", {}, make("th", { scope: "row" }, what.replaceAll("_", " ")), make("td", {}, ...this.acts.linked(plain(value))), make("td", {}, rule && this.acts.cited(rule))));
    return make("li", { class: emphasis, "data-n": line.n, "data-name": line.name }, go, cite, opens,
      make("details", {}, make("summary", {}, say("log-details")), make("table", {}, make("tbody", {}, ...rows))));
  }

  /** Whether lines before a position are still missing. */
  lacks(n) {
    return Boolean(this.first) && (this.lines.length === 0 || this.lines[0].n > n);
  }

  /** Marks the position on display. */
  mark(n) {
    const isLater = (item) => n !== null && Number(item.dataset.n) > n;
    for (const item of this.list.querySelectorAll("li[data-n]")) item.classList.toggle("later", isLater(item));
    for (const item of this.list.children) item.classList.toggle("later", isLater(item.querySelector("li[data-n]")));
    this.moment = n ?? undefined;
    if (n === null) this.atEnd = true;
    this.settle();
  }
}
