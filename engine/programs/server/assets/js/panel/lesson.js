// Lesson beside the prompt: explanation, highlights, the learner's task, and feedback.

import { announce, make } from "../dom.js";
import { ask } from "../host.js";
import { remember, set, setting } from "../prefs.js";
import { say } from "../words.js";

/** Parts of the page by their names in lessons. */
const PARTS = {
  decision: [".decision"], log: ["#tab-log", "#panel-log"], map: [".map"], here: [".tip"], score: [".when"],
  beside: ["#tab-state", "#panel-state"], rules: [".rules-button"],
};
/** Parts on panels. */
const PANELS = { log: "log", beside: "state" };

/** Lessons completed in this browser, by game. */
export const learned = (game) => setting(`learned.${game}`, []);

/** Starts a lesson. */
export async function learn(game, lesson) {
  const made = await ask("POST", "/api/matches", { body: { game, lesson: lesson.id } });
  remember({ id: made.id, key: made.key, title: say("lesson-named", { title: lesson.title }), at: Date.now() });
  location.hash = `match/${made.id}`;
}

/** Panel of a lesson. `acts` has `linked(text)`, `open(card)`, `light(ids)`, `point(ids, options)`, `pick(panel)`. */
export class LessonPanel {
  constructor(lesson, game, acts) {
    Object.assign(this, { lesson, game, acts, at: 0, lit: [] });
    this.element = make("section", { class: "lesson", "aria-label": say("lesson-name") });
  }

  get step() {
    return this.lesson.steps[this.at];
  }

  /** Whether the learner reads, points or answers a quiz while the decision waits. */
  get reads() {
    return this.at < this.stage.due;
  }

  get isOver() {
    return this.at >= this.lesson.steps.length || (this.stage.done && this.step.task.kind === "play");
  }

  /** Shows the progress of the lesson. */
  show(stage) {
    const known = this.stage;
    this.stage = stage;
    if (known && stage.floor <= this.at && this.at <= stage.due && stage.done === known.done) return this.told();
    this.go(Math.min(Math.max(this.at, stage.floor), stage.due));
  }

  go(at) {
    this.at = at;
    this.element.replaceChildren(...(this.isOver ? this.end() : this.parts()));
    this.told();
    announce(this.isOver ? say("lesson-over") : `${this.step.say} ${this.step.task.ask ?? ""}`);
  }

  // Highlights survive a redraw.
  told() {
    document.documentElement.dataset.step = this.isOver ? "over" : this.at;
    for (const element of this.lit) element.classList.remove("taught");
    const { parts, hexes, units } = this.isOver ? { parts: [], hexes: [], units: [] } : this.step.light;
    this.acts.light([...hexes, ...units]);
    for (const part of parts) if (PANELS[part]) this.acts.pick(PANELS[part]);
    this.lit = parts.flatMap((part) => PARTS[part].flatMap((of) => [...document.querySelectorAll(of)]));
    for (const element of this.lit) element.classList.add("taught");
    this.acts.hide(this.reads && !parts.includes("decision"), this.reads);
  }

  parts() {
    const { say: said, task, sections, cards } = this.step;
    const back = this.at > this.stage.floor && make("button", { class: "quiet", type: "button", onclick: () => this.go(this.at - 1) }, say("lesson-back"));
    const more = [...cards.map((card) => make("button", { class: "term", type: "button", onclick: () => this.acts.open(card) }, card)), ...sections.map((section) => this.acts.cited(section))];
    return [
      make("h2", {}, this.lesson.title, make("small", {}, " ", say("lesson-step", { at: this.at + 1, of: this.lesson.steps.length }))),
      make("p", { class: "said" }, ...this.acts.linked(said)),
      more.length > 0 && make("p", { class: "more-of-it" }, ...more.flatMap((part) => [part, " "])),
      task.ask && make("p", { class: "task" }, task.ask),
      ...this.answers(task),
      (this.feedback = make("p", { class: "feedback", role: "status" })),
      back && make("p", {}, back),
    ].filter(Boolean);
  }

  answers(task) {
    const show = () => make("button", { class: "quiet", type: "button", onclick: () => this.showRight() }, say("lesson-show"));
    if (task.kind === "read") return [make("p", {}, make("button", { class: "main", type: "button", "aria-keyshortcuts": "1", onclick: () => this.go(this.at + 1) }, say("lesson-next")))];
    if (task.kind === "quiz") return [make("ul", { class: "choices", role: "list" }, ...task.choices.map((choice, index) =>
      make("li", {}, make("button", { type: "button", "aria-keyshortcuts": String(index + 1), onclick: (event) => this.take(choice, event.currentTarget) }, make("kbd", {}, index + 1), " ", choice.text))))];
    return task.kind === "play" ? [] : [make("p", {}, show())];
  }

  take(choice, button) {
    button.classList.add(choice.right ? "right" : "wrong");
    if (choice.right) this.right(choice.say);
    else this.wrong(choice.say);
  }

  /** Handles a press on a hex or counter. Returns whether the lesson asked for it. */
  point(ids) {
    if (this.isOver || !this.reads) return false;
    const { task } = this.step;
    if (task.kind !== "point") return this.wrong(say("lesson-read-first")), true;
    if (ids.some((id) => task.right.includes(id))) this.right(say("lesson-right"));
    else this.wrong(task.wrong.to[ids.find((id) => task.wrong.to[id])] ?? task.wrong.otherwise);
    return true;
  }

  /** Returns the feedback to an answer refused by the rules, if any. */
  said(id) {
    return this.isOver || this.reads ? null : this.step.task.wrong?.to[id];
  }

  right(words) {
    this.tell(words, "right");
    const next = make("button", { class: "main", type: "button", "aria-keyshortcuts": "1", onclick: () => this.go(this.at + 1) }, say("lesson-next"));
    this.feedback.append(" ", next);
    this.element.querySelectorAll(".choices button").forEach((button) => (button.disabled = true));
  }

  /** Shows the feedback to a wrong try. */
  wrong(words) {
    this.tell(words, "wrong");
  }

  tell(words, kind) {
    if (!this.feedback) return;
    this.feedback.className = `feedback ${kind}`;
    this.feedback.replaceChildren(words);
    announce(words);
    this.feedback.scrollIntoView({ block: "nearest" });
  }

  // Points out the requested places on the map and in the options.
  showRight() {
    const { task } = this.step;
    if (task.kind === "point") return this.acts.point(task.right, []);
    const { answer } = task.right[this.stage.answered];
    const ids = answer["one-of"] ?? (answer["way-to"] ? [answer["way-to"]] : []);
    this.acts.point(ids, ids);
  }

  /** Handles a key while the learner reads. Returns whether the lesson used it. */
  press(key) {
    if (this.isOver || !this.reads || !/^[1-9]$/.test(key)) return false;
    const buttons = [...this.element.querySelectorAll("[aria-keyshortcuts]")].filter((button) => !button.disabled);
    buttons.find((button) => button.getAttribute("aria-keyshortcuts") === key)?.click();
    return true;
  }

  end() {
    set(`learned.${this.game}`, [...new Set([...learned(this.game), this.lesson.id])]);
    const next = make("p", {});
    this.after(next).catch(() => {});
    return [make("h2", {}, say("lesson-over")), make("p", { class: "said" }, this.lesson.about), next, make("p", {}, make("a", { href: "#" }, say("lesson-all")))];
  }

  async after(place) {
    const { lessons } = (await ask("GET", "/api/games")).find((game) => game.name === this.game);
    const next = lessons[lessons.findIndex((lesson) => lesson.id === this.lesson.id) + 1];
    if (next) place.append(make("button", { class: "main", type: "button", onclick: () => learn(this.game, next) }, say("lesson-following", { title: next.title })));
  }
}
