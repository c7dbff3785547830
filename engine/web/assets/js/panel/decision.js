// The decision that waits: in words, with every legal answer.

import { make, plain } from "../dom.js";
import { odds } from "./odds.js";

const FINAL = new Set(["exit", "done"]);

/** The panel of the decision. `acts` has `choose(ids)`, `point(id)`, `show(side)`. */
export class DecisionPanel {
  constructor(game, acts) {
    this.game = game;
    this.acts = acts;
    this.element = make("section", { class: "decision", "aria-labelledby": "prompt" });
  }

  show(seen) {
    const { decision } = seen;
    this.asked = null;
    const parts = decision ? this.parts(seen, decision) : [this.end(seen)];
    this.element.replaceChildren(...parts);
  }

  parts(seen, decision) {
    const side = this.game.sides[decision.side];
    const path = make("ol", { class: "path", "aria-label": "Where the sequence of play stands" }, ...decision.path.map((step) => make("li", {}, step)));
    if (!decision.yours) return [path, make("h2", { id: "prompt", class: `whose ${decision.side}` }, this.waiting(seen, side)), this.theirs(decision)];
    if (decision.covered) {
      return [path, make("h2", { id: "prompt", class: `whose ${decision.side}` }, `${side} decides in secret`),
        make("p", {}, `Let the ${side} player look at the screen alone.`),
        make("button", { class: "main", type: "button", "aria-keyshortcuts": "1", onclick: () => this.acts.show(decision.side) },
          make("kbd", {}, "1"), ` Show it to the ${side} player`)];
    }
    return [path,
      make("h2", { id: "prompt", class: `whose ${decision.side}` }, !decision.prompt.startsWith(side) && [make("small", {}, side), " "], plain(decision.prompt), decision.rule && make("cite", {}, decision.rule)),
      this.advice(), this.options(decision)];
  }

  // What the computer would do here, when it is asked.
  advice() {
    const words = make("div", { class: "advice", role: "status" });
    const ask = make("button", { class: "quiet", type: "button", onclick: () => this.acts.hint(words) }, "Suggest");
    return make("div", { class: "suggest" }, ask, words);
  }

  waiting(seen, side) {
    return seen.match.kind === "replay" ? `Here ${side} was to decide` : `${side} decides`;
  }

  theirs(decision) {
    return decision.prompt ? make("p", {}, decision.prompt) : make("p", {}, "In secret.");
  }

  end(seen) {
    const [words, score] = seen.picture.end ?? ["The game is over", ""];
    return make("div", { class: "end" }, make("h2", { id: "prompt" }, words), make("p", {}, score));
  }

  options(decision) {
    const list = make("ul", { class: "options", role: "list" });
    decision.options.forEach((option, index) => list.append(make("li", {}, this.option(decision, option, index))));
    list.addEventListener("keydown", (event) => this.key(event, list));
    return list;
  }

  option(decision, option, index) {
    const button = make("button", {
      type: "button", "data-option": option.id, "aria-keyshortcuts": index < 9 ? String(index + 1) : null,
      onclick: () => this.choose(decision, option, button),
      onfocus: () => this.acts.point(option.id), onpointerenter: () => this.acts.point(option.id), onpointerleave: () => this.acts.point(null),
    }, index < 9 && make("kbd", {}, index + 1), make("span", { class: "label" }, option.label), option.note && make("small", {}, plain(option.note)));
    return button;
  }

  /** Says which moment of the past is shown. */
  then({ n, picture: { path } }, now) {
    this.element.replaceChildren(make("ol", { class: "path", "aria-label": "Where the sequence of play stood" }, ...path.map((step) => make("li", {}, step))),
      make("div", { class: "then" }, make("h2", { id: "prompt" }, `As it stood after ${n} answers`),
        make("button", { type: "button", onclick: now }, "Back to now")));
  }

  /** Puts the chances of answers below them. `name(id)` is what a unit is called. */
  odds(all, name) {
    for (const { id, odds: forecasts } of all) {
      const button = this.element.querySelector(`[data-option="${CSS.escape(id)}"]`);
      button?.after(odds(forecasts, name));
    }
  }

  // What ends a step while something could still be done, or leaves the map, is asked twice.
  choose(decision, option, button) {
    const final = FINAL.has(option.id) && decision.options.length > 1;
    if (final && this.asked !== option.id) {
      this.asked = option.id;
      button.classList.add("asked");
      button.querySelector(".label").textContent = `${option.label}: press again`;
      return;
    }
    this.acts.choose([option.id]);
  }

  key(event, list) {
    const buttons = [...list.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[(next + buttons.length) % buttons.length].focus();
  }

  /** Marks the answer that is advised. */
  advised(id) {
    this.element.querySelector(`[data-option="${CSS.escape(id)}"]`)?.classList.add("advised");
  }

  /** Goes to an answer, or to the first. */
  focus(id) {
    const button = id && this.element.querySelector(`[data-option="${CSS.escape(id)}"]`);
    (button || this.element.querySelector(".options button, .main"))?.focus({ preventScroll: !button });
  }

  /** Chooses the answer with a number, from 1. */
  press(number) {
    this.element.querySelectorAll(".options button, .main")[number - 1]?.click();
  }
}
