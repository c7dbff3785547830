// Side panels, as defined by the `BoardView` of a position.

import { make } from "../dom.js";
import { say } from "../words.js";

/** Tracks and lists beside the map. */
export class StatePanel {
  constructor() {
    this.element = make("div", { class: "state" });
  }

  /** Shows a position as one side, or both, may see it. */
  show(picture, as) {
    this.element.dataset.as = as ?? "";
    const section = ({ title, parts }) => make("section", {}, make("h2", {}, title), ...parts.map(content));
    this.element.replaceChildren(...picture.sections.map(section));
  }
}

/** Returns the kind and contents of a panel part, an object with a single key. */
export function content(part) {
  const [[kind, of]] = Object.entries(part);
  return { words, track, table, items, boxes }[kind](of);
}

const words = (of) => make("p", {}, of);

function track({ boxes: all, now }) {
  const box = ([title, note], index) => make("li", { class: index === now ? "now" : index < now ? "past" : "", "aria-current": index === now ? "step" : null },
    make("b", {}, title), make("small", {}, note));
  return make("ol", { class: "turns" }, ...all.map(box));
}

function table({ head, rows }) {
  const titles = head.map((title) => (title ? make("th", { scope: "col" }, title) : make("td")));
  const row = ({ side, cells: [first, ...rest] }) => make("tr", { class: side },
    make("th", { scope: "row" }, first), ...rest.map((cell) => make("td", {}, cell)));
  return make("table", {}, head.length > 0 && make("thead", {}, make("tr", {}, ...titles)), make("tbody", {}, ...rows.map(row)));
}

function items(of) {
  if (of.folded) return make("details", {}, make("summary", {}, of.title), list(of));
  return make("div", {}, of.title && make("h3", {}, of.title), of.items.length ? list(of) : make("p", {}, say("state-none")));
}

function boxes(all) {
  return make("div", { class: "boxes" }, ...all.map((of) => make("div", { class: "box" }, make("h3", {}, of.title), list(of))));
}

function list({ items: all, tokens }) {
  const look = ({ side, covered }) => (tokens ? ["token", side ?? "wild", covered && "covered"].filter(Boolean).join(" ") : side);
  return make("ul", { class: tokens && "tokens" }, ...all.map((item) => make("li", { class: look(item), title: item.help }, item.text)));
}
