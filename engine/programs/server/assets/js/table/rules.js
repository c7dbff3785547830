// Rule lookup: terms with their cards, charts, and words that open their card in place.

import { make } from "../dom.js";
import { content } from "../panel/state.js";
import { dialog } from "./dialogs.js";
import { say } from "../words.js";

// The first Escape closes the dialog. Browsers would only clear the field.
function leave(event) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.target.closest("dialog").close();
}

/** Rule reference of a match. */
export class Rules {
  constructor({ cards, articles, charts }) {
    this.cards = cards;
    this.articles = articles;
    this.charts = charts;
    // Cited books, such as SS.
    this.books = [...new Set(articles.flatMap(({ sections }) => sections.map((section) => section.split(" ")[0])))].filter((book) => /^[A-Z]+$/.test(book)).join("|") || "SS|BS";
    this.byWord = new Map(cards.flatMap((card) => [card.name, ...card.also].map((word) => [word, card])));
    const words = [...this.byWord.keys()].sort((a, b) => b.length - a.length).map((word) => word.replace(/[()]/g, "\\$&"));
    // The letter of a name such as D'Afrique is not a rule term.
    this.pattern = words.length > 0 ? new RegExp(`(?<![\\w(])(${words.join("|")})(?![\\w)]|['’][A-Z])`, "g") : null;
  }

  /** Returns a text whose terms open their cards. */
  linked(text) {
    if (!this.pattern) return [text];
    return text.split(this.pattern).map((part, at) => (at % 2 === 0 ? part : this.term(part)));
  }

  /** Returns a citation that opens its rules. */
  cited(rule) {
    return make("cite", {}, ...rule.split(new RegExp(`((?:${this.books}) [\\d.]+[a-z]?)`)).map((part, at) => (at % 2 === 0 ? part : make("button", { type: "button", class: "term", onclick: (event) => (event.stopPropagation(), this.open(part)) }, part))));
  }

  /** Returns a text whose terms and citations open their explanations. */
  read(text) {
    return text.split(new RegExp(`((?:${this.books}) \\d[\\d.]*[a-z]?)`)).flatMap((part, at) => (at % 2 === 0 ? this.linked(part) : [this.cited(part)]));
  }

  /** Returns the result codes in a text, such as `MH` and `R1`, without duplicates. */
  results(text) {
    if (!this.pattern) return [];
    const found = [...text.matchAll(this.pattern)].map(([word]) => word).filter((word) => /^[(A-Z0-9)]{1,5}$/.test(word));
    return [...new Set(found)].map((word) => this.term(word));
  }

  // Returns the rules of a section. If no rule names it, returns those of the section without its letter, of its subsections, or
  // of its parent section.
  of(section) {
    const naming = (isMeant) => this.articles.filter(({ sections }) => sections.some(isMeant)).sort((a, b) => a.sections.length - b.sections.length);
    let found = naming((of) => of === section);
    let wanted = section.replace(/[a-z]+$/, "");
    while (found.length === 0) {
      const within = wanted;
      found = naming((of) => of === within);
      if (found.length === 0) found = naming((of) => of.startsWith(`${within}.`));
      if (!wanted.includes(".")) break;
      wanted = wanted.slice(0, wanted.lastIndexOf("."));
    }
    return found;
  }

  term(word) {
    return make("button", { type: "button", class: "term", onclick: (event) => (event.stopPropagation(), this.open(word)) }, word);
  }

  /** Returns a button that opens the charts of a look-up with its cells highlighted. */
  chart(used) {
    const charts = [...new Set(used.map(({ chart }) => chart))].filter((title) => this.charts.some((of) => of.title === title));
    return charts.map((title) => make("button", { type: "button", class: "term", "data-chart": title, onclick: (event) => (event.stopPropagation(), this.openChart(title, used)) }, say("rules-chart")));
  }

  // Opens the rules at one chart, marks the cells of a look-up, and scrolls the first of them into
  // view.
  openChart(title, used) {
    this.open();
    const chart = [...document.querySelectorAll("dialog.rules[open] .chart")].find((of) => of.dataset.chart === title);
    chart.open = true;
    const rows = chart.querySelectorAll("tbody tr");
    const cells = used.filter((of) => of.chart === title).map(({ row, column }) => rows[row]?.children[column]).filter(Boolean);
    for (const cell of cells) {
      cell.classList.add("used");
      cell.append(make("span", { class: "unseen" }, " ", say("rules-used")));
    }
    chart.querySelector("summary").focus({ preventScroll: true });
    cells[0]?.scrollIntoView({ block: "center", inline: "center" });
  }

  /** Opens a card, or all of them. */
  open(word) {
    const find = make("input", { id: "find-term", type: "search", autocomplete: "off", oninput: () => list(), onkeydown: leave });
    const found = make("dl", { class: "cards" });
    const rules = make("dl", { class: "cards articles" });
    const list = () => {
      const wanted = find.value.trim().toLowerCase();
      const fits = ({ name, also, text }) => [name, ...also, text].some((part) => part.toLowerCase().includes(wanted));
      const exact = (card) => [card.name, ...card.also].some((part) => part.toLowerCase() === wanted);
      const cards = this.cards.filter(fits).sort((a, b) => exact(b) - exact(a));
      const cited = new RegExp(`^(${this.books}) \\d`, "i").test(wanted) ? this.of(find.value.trim().replace(/^\S+/, (book) => book.toUpperCase())) : [];
      const said = wanted.length < 3 ? [] : this.articles.filter(({ id, title, text }) => [id, title, text].some((part) => part.toLowerCase().includes(wanted)));
      rules.replaceChildren(...[...new Set([...cited, ...said])].flatMap((of) => this.article(of)));
      found.replaceChildren(...(wanted ? cards : []).flatMap((card) => this.card(card)));
    };
    // A lesson may name a card by its id.
    find.value = this.cards.find(({ id }) => id === word)?.name ?? word ?? "";
    list();
    document.querySelector("dialog.rules")?.close();
    const charts = this.charts.map(({ title, parts }) => make("details", { class: "chart", "data-chart": title }, make("summary", {}, title), make("div", { class: "scrolled", tabindex: 0, role: "group", "aria-label": title }, ...parts.map(content))));
    const chapters = [...new Set(this.articles.map(({ chapter }) => chapter))].map((chapter) => make("details", { class: "chapter" }, make("summary", {}, chapter),
      make("dl", { class: "cards" }, ...this.articles.filter((of) => of.chapter === chapter).flatMap((of) => this.article(of)))));
    const terms = make("details", { class: "chapter" }, make("summary", {}, say("rules-terms")), make("dl", { class: "cards" }, ...this.cards.flatMap((card) => this.card(card))));
    const battle = this.battle && make("button", { type: "button", class: "the-battle", onclick: () => this.battle() }, say("rules-battle"));
    dialog(say("menu-rules"), battle, make("div", { class: "field" }, make("label", { for: "find-term" }, say("rules-find")), find), make("div", { class: "scrolled", tabindex: 0, role: "group", "aria-label": say("rules-found") }, rules, found), chapters.length > 0 && make("h3", {}, say("rules-all")), ...chapters, make("h3", {}, say("rules-lists")), ...charts, terms).classList.add("rules");
  }

  card({ name, also, text }) {
    const short = also.filter((word) => word.length < 6 && word.toLowerCase() !== name.toLowerCase());
    return [make("dt", {}, name, make("small", {}, short.join(", "))), make("dd", {}, text)];
  }

  article({ id, title, sections, text }) {
    return [make("dt", {}, title, make("small", {}, [id, ...sections].join(", "))), make("dd", {}, text)];
  }
}
