// What lies beside the map: turn, points, cup, held chits, Broken Track, reinforcements, brigades.

import { make } from "../dom.js";

const BOXES = [["3", "3"], ["2", "2"], ["1", "1"], ["available", "Available"]];

/** The tracks and lists beside the map. */
export class StatePanel {
  constructor(game, counters) {
    this.game = game;
    this.counters = counters;
    this.chits = new Map(game.chits.map((chit) => [`${chit.side ?? ""}:${chit.id}`, chit]));
    this.element = make("div", { class: "state" });
  }

  /** Shows a position as a side sees it, or as both may. */
  show(view, as) {
    this.view = view;
    this.element.dataset.as = as ?? "";
    this.scenario = this.game.scenarios.find((scenario) => scenario.id === view.scenario);
    this.element.replaceChildren(this.turns(), this.score(), this.cup(), this.held(), this.broken(), this.coming(), this.brigades(), this.tracks());
  }

  part(title, ...content) {
    return make("section", {}, make("h3", {}, title), ...content);
  }

  turns() {
    const { turn } = this.view;
    const { first_turn: first, last_turn: last, clock } = this.scenario;
    const boxes = Array.from({ length: last - first + 1 }, (_, index) => {
      const number = first + index;
      return make("li", { class: number === turn ? "now" : number < turn ? "past" : "", "aria-current": number === turn ? "step" : null },
        make("b", {}, number), make("small", {}, clock[index] ?? ""));
    });
    return this.part("Turns", make("ol", { class: "turns" }, ...boxes));
  }

  score() {
    const { sides } = this.game;
    const { score, vp } = this.view;
    const difference = Number(score.usa) - Number(score.csa);
    const level = this.scenario.levels.findLast((of) => difference >= of.from) ?? this.scenario.levels[0];
    const row = (side) => make("tr", {}, make("th", { scope: "row" }, sides[side]), make("td", {}, score[side]), make("td", {}, vp[side]));
    return this.part("Victory points",
      make("table", {}, make("thead", {}, make("tr", {}, make("td"), make("th", { scope: "col" }, "if it ended now"), make("th", { scope: "col" }, "awarded"))),
        make("tbody", {}, row("usa"), row("csa"))),
      level && Number.isFinite(difference) && make("p", {}, `That would be: ${level.name}`));
  }

  chit(id, side) {
    const chit = this.chits.get(`${side ?? ""}:${id}`) ?? this.chits.get(`:${id}`) ?? this.game.chits.find((other) => other.id === id);
    return make("li", { class: `chit ${chit?.side ?? "wild"}`, title: chit?.help ?? "" }, chit?.name ?? id);
  }

  hand(hand, side) {
    if (Array.isArray(hand)) {
      return hand.length ? make("ul", { class: "chits" }, ...hand.map((id) => this.chit(id, side))) : make("p", {}, "None");
    }
    const seen = (hand.seen ?? []).map((id) => this.chit(id, side));
    const hidden = hand.count - seen.length;
    if (hand.count === 0) return make("p", {}, "None");
    return make("ul", { class: "chits" }, ...seen, hidden > 0 && make("li", { class: `chit covered ${side}` }, `${hidden} face down`));
  }

  cup() {
    const { cup, key, discarded, drawn } = this.view.chits;
    const { sides } = this.game;
    const hidden = ["usa", "csa"].filter((side) => cup.unknown[side] > 0).map((side) =>
      make("li", { class: `chit covered ${side}` }, `${cup.unknown[side]} × ${sides[side]} event`));
    return this.part(`Cup: ${cup.size}`,
      make("ul", { class: "chits" }, ...cup.known.map((id) => this.chit(id)), ...hidden),
      key?.length && make("p", {}, "Your key chit: ", key.map((id) => this.chit(id).textContent).join(", ")),
      drawn && make("div", {}, make("h4", {}, "Drawn"), this.hand(drawn)),
      discarded.length > 0 && make("details", {}, make("summary", {}, `Out for the turn: ${discarded.length}`), make("ul", { class: "chits" }, ...discarded.map((id) => this.chit(id)))));
  }

  held() {
    const { held } = this.view.chits;
    const side = (of) => [make("h4", {}, this.game.sides[of]), this.hand(held[of], of)];
    return this.part("Held chits", ...side("usa"), ...side("csa"));
  }

  broken() {
    const unit = (of) => make("li", { class: this.counters.printed.get(of.id).side }, this.counters.printed.get(of.id).name);
    const box = ([id, name]) => {
      const units = this.view.units.filter((of) => of.box === id);
      return make("div", { class: "box" }, make("h4", {}, name), make("ul", {}, ...units.map(unit)));
    };
    const gone = this.view.units.filter((of) => of.gone);
    return this.part("Broken Track", make("div", { class: "boxes" }, ...BOXES.map(box)),
      gone.length > 0 && make("details", {}, make("summary", {}, `Out of the game: ${gone.length}`), make("ul", {}, ...gone.map(unit))));
  }

  coming() {
    const due = this.view.brigades.filter((brigade) => brigade.due);
    const name = (id) => this.counters.brigades.get(id)?.name ?? id;
    const rows = due.map((brigade) => make("li", {}, `${name(brigade.id)}: turn ${brigade.due}${brigade.enters ? `, at ${brigade.enters}` : ""}`));
    return this.part("Reinforcements", rows.length ? make("ul", {}, ...rows) : make("p", {}, "None to come"));
  }

  brigades() {
    const rows = this.view.brigades.filter((brigade) => !brigade.due).map(({ id, status }) => {
      const of = this.counters.brigades.get(id);
      return make("tr", { class: of.side }, make("th", { scope: "row" }, of.name), make("td", {}, status.replaceAll("-", " ")));
    });
    return this.part("Brigades", make("table", {}, make("tbody", {}, ...rows)));
  }

  tracks() {
    const rows = (this.view.tracks ?? []).map((track) => {
      const of = this.scenario.tracks.find((other) => other.id === track.id);
      return make("li", {}, `${of.name}: ${of.boxes[track.box - 1] ?? track.box}${track.spent ? `, ${track.spent} spent this turn` : ""}`);
    });
    return rows.length ? this.part("Tracks", make("ul", {}, ...rows)) : make("span");
  }
}
