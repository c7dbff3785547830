// The log: what happened, each roll with its table and shifts, and the way back in time.

import { make } from "../dom.js";

/** The log of a match. `acts` has `go(n)`. */
export class LogPanel {
  constructor(acts) {
    this.acts = acts;
    this.lines = [];
    this.list = make("ol", { class: "log" });
    this.more = make("button", { class: "quiet", type: "button", hidden: true, onclick: () => acts.older(this.lines[0]?.i ?? 0) }, "Earlier");
    this.element = make("div", { class: "log-panel" }, this.more, this.list);
  }

  /** Puts a piece of the log in its place; gives the lines that are new. */
  add(piece) {
    const gap = this.lines.length > 0 && piece.from > this.end;
    const kept = gap ? [] : this.lines.filter((line) => line.i < piece.from);
    const old = this.lines;
    this.lines = [...kept, ...piece.lines];
    if (kept.length === 0) this.first = piece.from;
    this.end = piece.total;
    const same = this.lines.findIndex((line, at) => !old[at] || old[at].i !== line.i || old[at].n !== line.n || old[at].text !== line.text);
    const from = same < 0 ? this.lines.length : same;
    this.draw(from);
    return this.lines.slice(from);
  }

  /** Puts older lines before the others. */
  before(piece, from) {
    this.lines = [...piece.lines.filter((line) => line.i < this.first), ...this.lines];
    this.first = from;
    this.draw(0);
  }

  draw(from) {
    this.more.hidden = !this.first;
    while (this.list.children.length > from) this.list.lastChild.remove();
    if (from === 0) this.list.replaceChildren();
    this.list.append(...this.lines.slice(from).map((line) => this.line(line)));
    if (this.element.parentElement) this.element.parentElement.scrollTop = this.element.scrollHeight;
  }

  line(line) {
    const go = make("button", { class: "go", type: "button", title: "Look at the table after this", onclick: () => this.acts.go(line.n) }, line.text);
    const cite = line.rule && make("cite", {}, ` ${line.rule}`);
    if (!line.details) return make("li", { class: line.name, "data-n": line.n }, go, cite);
    const rows = line.details.map(({ what, value, rule }) =>
      make("tr", {}, make("th", { scope: "row" }, what.replaceAll("_", " ")), make("td", {}, value), make("td", {}, rule ?? "")));
    return make("li", { class: line.name, "data-n": line.n }, go, cite,
      make("details", {}, make("summary", {}, "How"), make("table", {}, make("tbody", {}, ...rows))));
  }

  /** Marks where one looks. */
  mark(n) {
    for (const item of this.list.children) item.classList.toggle("later", n !== null && Number(item.dataset.n) > n);
  }
}
