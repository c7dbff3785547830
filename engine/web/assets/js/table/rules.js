// The rules at hand: terms with their cards, the charts; words that open their card where they stand.

import { make } from "../dom.js";
import { content } from "../panel/state.js";
import { dialog } from "./dialogs.js";

/** What there is to look up in a match. */
export class Rules {
  constructor({ cards, charts }) {
    this.cards = cards;
    this.charts = charts;
    this.byWord = new Map(cards.flatMap((card) => [card.name, ...card.also].map((word) => [word, card])));
    const words = [...this.byWord.keys()].sort((a, b) => b.length - a.length).map((word) => word.replace(/[()]/g, "\\$&"));
    this.pattern = words.length > 0 ? new RegExp(`(?<![\\w(])(${words.join("|")})(?![\\w)])`, "g") : null;
  }

  /** A text whose terms open their cards. */
  linked(text) {
    if (!this.pattern) return [text];
    return text.split(this.pattern).map((part, at) => (at % 2 === 0 ? part : this.term(part)));
  }

  term(word) {
    return make("button", { type: "button", class: "term", onclick: (event) => (event.stopPropagation(), this.open(word)) }, word);
  }

  /** Opens a card, or all of them. */
  open(word) {
    const find = make("input", { id: "find-term", type: "search", autocomplete: "off", oninput: () => list() });
    const found = make("dl", { class: "cards" });
    const list = () => {
      const wanted = find.value.trim().toLowerCase();
      const fits = ({ name, also, text }) => [name, ...also, text].some((part) => part.toLowerCase().includes(wanted));
      const exact = (card) => [card.name, ...card.also].some((part) => part.toLowerCase() === wanted);
      const cards = this.cards.filter(fits).sort((a, b) => exact(b) - exact(a));
      found.replaceChildren(...cards.flatMap((card) => [
        make("dt", {}, card.name, make("small", {}, card.also.filter((also) => also.length < 6 && also !== card.name).join(", "))), make("dd", {}, card.text)]));
    };
    find.value = word ?? "";
    list();
    document.querySelector("dialog.rules")?.close();
    const charts = this.charts.map(({ title, parts }) => make("details", { class: "chart" }, make("summary", {}, title), make("div", { class: "scrolled", tabindex: 0, role: "group", "aria-label": title }, ...parts.map(content))));
    dialog("Rules", make("div", { class: "field" }, make("label", { for: "find-term" }, "Find a term"), find), make("div", { class: "scrolled", tabindex: 0, role: "group", "aria-label": "Terms" }, found), ...charts).classList.add("rules");
  }
}
