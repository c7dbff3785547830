// Chat, and private notes.

import { make } from "../dom.js";
import { say } from "../words.js";

/** Chat and notes. `acts` has `say(text)`, `note(text)`, `notes()`. */
export class TalkPanel {
  constructor(game, acts) {
    this.game = game;
    this.said = [];
    this.list = make("ol", { class: "said", "aria-live": "polite" });
    this.words = make("input", { id: "words", maxlength: 1000, autocomplete: "off", "aria-label": say("talk-message") });
    this.form = make("form", { needs: "talk", onsubmit: (event) => this.send(event, acts) }, this.words, make("button", { type: "submit" }, say("talk-send")));
    this.notes = make("textarea", { id: "notes", rows: 6, maxlength: 15000, onchange: () => acts.note(this.notes.value) });
    this.private = make("div", { class: "field" }, make("label", { for: "notes" }, say("talk-notes")), this.notes);
    this.element = make("div", { class: "talk" }, this.list, this.form, this.private);
  }

  send(event, acts) {
    event.preventDefault();
    if (this.words.value.trim()) acts.say(this.words.value);
    this.words.value = "";
  }

  /** Enables chat and notes for a player. */
  seated(side) {
    this.form.hidden = !side;
    this.private.hidden = !side;
  }

  /** Inserts messages. Returns the number of new ones. */
  add({ from, said }) {
    const known = this.said.at(-1)?.n ?? -1;
    this.said = [...this.said.filter(({ n }) => n < from), ...said];
    this.list.replaceChildren(...this.said.map(({ side, text }) =>
      make("li", { class: side ?? "table" }, make("b", {}, side ? this.game.sides[side] : say("talk-notice")), " ", text)));
    return said.filter(({ n }) => n > known).length;
  }
}
