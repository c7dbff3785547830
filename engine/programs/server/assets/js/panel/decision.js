// The pending decision with every legal option.

import { make, plain } from "../dom.js";
import { setting } from "../prefs.js";
import { standing, underWay } from "./mail_file.js";
import { odds, targets, worth } from "./odds.js";
import { say } from "../words.js";

/** How many targets are offered at once below what leads to them. */
const AT_ONCE = 3;
/** How many hexes are listed beside other options. More are chosen on the map, or from a folded list. */
const MOST_HEXES = 9;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Key of an option by its index: digits, then capital letters. */
const keyOf = (index) => (index < 9 ? String(index + 1) : LETTERS[index - 9]);

const keyName = (key) => (key >= "A" ? `⇧${key}` : key);

/** Panel of the decision. `acts` has `choose(option)`, `point(option)`, `show(side)`, `hint`, `review`, `all`, `standing`, `open`. */
export class DecisionPanel {
  constructor(game, acts) {
    this.game = game;
    this.acts = acts;
    this.element = make("section", { class: "decision", "aria-labelledby": "prompt", onpointermove: (event) => (this.pointer = place(event)) });
  }

  /** Shows the prompt. The options follow with `offer`, once their values are known. */
  show(seen) {
    const { decision } = seen;
    this.decision = decision;
    this.asked = null;
    this.buttons = [];
    this.list = make("ul", { class: "options", role: "list", onkeydown: (event) => this.key(event) });
    const away = seen.post && seen.post.stand !== "over";
    const offer = seen.post?.stand === "yours" && seen.ending.offer;
    const parts = decision ? this.parts(seen, decision) : [offer ? make("h2", { id: "prompt" }, seen.ending.words) : away ? underWay(seen, this.game.sides, this.acts) : this.end(seen)];
    const stops = this.stopping && document.activeElement === this.stopping;
    this.element.replaceChildren(...parts);
    if (stops) this.stopping?.focus();
    this.element.scrollTop = 0;
  }

  parts(seen, decision) {
    const side = this.game.sides[decision.side];
    const path = steps(say("path-now"), decision.path);
    const prompt = (...words) => make("h2", { id: "prompt", class: `whose ${decision.side}` }, ...words);
    if (!decision.yours) return [path, prompt(this.waiting(seen, side)), make("p", {}, ...(decision.prompt ? this.acts.linked(plain(decision.prompt)) : [say("decision-secret")])), ...this.stop(seen)];
    if (decision.covered) return [path, prompt(say("cover-title", { side })), this.cover(decision.side, side)];
    return [path,
      prompt(!decision.prompt.startsWith(side) && [make("small", {}, side), " "], ...this.acts.linked(plain(decision.prompt)), decision.rule && this.acts.cited(decision.rule)),
      decision.coach && setting("coach", true) && make("p", { class: "coach" }, ...this.acts.linked(decision.coach)),
      this.advice(), this.list, this.resume(seen), standing(seen, decision, this.acts.order)].filter(Boolean);
  }

  // While computers play both sides, their maker may take over from them. The panel is drawn again at each of their answers, so the
  // button acts as soon as it is pressed, and keeps the focus.
  stop({ you, match, n }) {
    const playing = you === "both" && match.kind === "match" && Object.values(match.seats).every(({ who }) => who !== "human");
    this.stopping = playing ? make("button", { type: "button", class: "main", "data-act": "stop", "aria-keyshortcuts": "1", onclick: () => this.acts.stop(), onpointerdown: () => this.acts.stop() }, make("kbd", {}, "1"), " ", say("computers-stop")) : null;
    if (!playing) return [];
    this.buttons = [this.stopping];
    return [make("p", { class: "plays" }, say("computers-play", { answers: n })), make("p", {}, this.stopping), make("small", {}, say("computers-stop-about"))];
  }

  // Computers that were stopped may go on.
  resume({ match }) {
    const stopped = this.acts.stopped();
    if (!stopped || !Object.values(match.seats).every(({ who }) => who === "human")) return null;
    return make("p", {}, make("button", { type: "button", "data-act": "resume", onclick: () => this.acts.resume() }, say("computers-resume")));
  }

  cover(id, side) {
    return make("div", { class: "cover" },
      make("p", {}, say("cover-about", { side })),
      make("button", { class: "main", type: "button", "aria-keyshortcuts": "1", onclick: () => this.acts.show(id) }, make("kbd", {}, "1"), " ", say("cover-show", { side })),
      make("button", { class: "quiet", type: "button", "aria-keyshortcuts": "2", onclick: () => this.acts.open() }, make("kbd", {}, "2"), " ", say("match-open")));
  }

  // Shows the bot's choice on request.
  advice() {
    const words = make("div", { class: "advice", role: "status" });
    const ask = make("button", { class: "quiet", type: "button", onclick: () => this.acts.hint(words) }, say("suggest"));
    return make("div", { class: "suggest" }, ask, words);
  }

  waiting(seen, side) {
    if (seen.match.kind === "replay") return say("waiting-replay", { side });
    const { who } = seen.match.seats[seen.decision.side];
    return who === "human" || seen.decision.kind === "roll" ? say("waiting-player", { side }) : say("waiting-computer", { side });
  }

  end(seen) {
    const [words, score] = seen.picture.end ?? [say("game-over"), ""];
    this.told = make("div", { class: "told" });
    return make("div", { class: "end" }, make("h2", { id: "prompt" }, words), make("p", {}, score), this.told,
      seen.post && make("p", {}, make("button", { type: "button", onclick: () => this.acts.mailFile() }, say("mail-file-final"))),
      seen.you && !seen.post && make("p", {}, make("button", { type: "button", class: "main", onclick: () => this.acts.rematch() }, say("rematch"))));
  }

  /**
   * Lists the options: those with targets sorted by the number of targets and their odds, those without effect and long lists of hexes collapsed below.
   * `chances` are the odds of the options, `onward` the decisions that follow some of them, and `next` is the next unit, which
   * comes first.
   */
  offer(chances, onward, next = null) {
    const { decision } = this;
    if (!decision?.yours || decision.covered) return;
    const all = decision.options.map((option) => ({ option, odds: chances.get(option.id) }));
    const aimed = all.filter(({ odds }) => odds).sort((a, b) => targets(b.odds) - targets(a.odds) || worth(b.odds) - worth(a.odds));
    const useful = aimed.filter(({ odds }) => worth(odds) > 0);
    const shown = useful.length > 0 ? useful : aimed;
    const folded = useful.length > 0 ? aimed.filter(({ odds }) => worth(odds) === 0) : [];
    const unaimed = all.filter(({ odds }) => !odds);
    const hexes = unaimed.filter(({ option }) => option.hexes?.length === 1 && option.hexes[0] === option.id && option.id !== next?.id);
    const far = hexes.length > MOST_HEXES && hexes.length < all.length ? hexes : [];
    const listed = [...shown, ...unaimed.filter((of) => !far.includes(of))];
    const first = listed.filter(({ option }) => option.id === next?.id);
    const rows = [...first, ...listed.filter((of) => !first.includes(of))].flatMap((of) => this.withTargets(of, onward.filter(({ ids }) => ids[0] === of.option.id), next));
    this.list.replaceChildren(...rows, ...this.shortcuts(next), this.fold(folded, say("options-idle", { count: folded.length })) ?? "", this.fold(far, say("options-hexes", { count: far.length })) ?? "");
    this.number();
  }

  // Groups options that are rarely chosen from the list.
  fold(folded, summary) {
    if (folded.length === 0) return null;
    const inside = make("ul", { class: "options", role: "list" }, ...folded.map((of) => this.row(of)));
    return make("li", {}, make("details", { class: "folded", ontoggle: () => this.number() },
      make("summary", {}, summary), inside));
  }

  row({ option, odds: forecasts }) {
    return make("li", {}, this.option(option, () => this.acts.choose([option.id], option)), forecasts && odds(forecasts, this.acts));
  }

  // Returns the row of an option, and those of its targets. The odds of the option appear only once.
  withTargets(of, afters, next) {
    const brief = afters.filter(({ isBrief }) => isBrief).map((after) => this.brief(of.option, after));
    const rows = [...brief, ...this.led(of, afters)];
    const isNext = next?.id === of.option.id;
    const row = this.row(isNext && rows.length > 0 ? { option: of.option } : of);
    if (isNext) row.append(make("p", { class: "next" }, say("next-unit", { units: this.acts.named(next.units) })));
    return [row, ...rows];
  }

  // Lists the options of a decision that follows an option, side by side.
  brief({ label }, { ids, options }) {
    return make("li", { class: "onward brief", role: "group", "aria-label": plain(label) }, ...options.map((next) =>
      this.option({ ...next, note: null, id: [...ids, next.id].join(" "), hexes: undefined }, () => this.acts.choose([...ids, next.id], next))));
  }

  // Lists the options of the decisions that follow an option. One press chooses both.
  led({ option }, afters) {
    const all = afters.flatMap((after) => after.odds.map(({ id, odds }) => ({ ids: after.ids, next: after.options.find((of) => of.id === id), odds })));
    const aimed = all.filter(({ next, odds }) => next && worth(odds) > 0).sort((a, b) => worth(b.odds) - worth(a.odds));
    const rows = aimed.map(({ ids, next, odds: forecasts }) => make("li", { class: "onward" },
      this.option({ ...next, note: null, id: [...ids, next.id].join(" "), label: `${this.acts.named(ids) || option.label}: ${next.label}` }, () => this.acts.choose([...ids, next.id], next)), odds(forecasts, this.acts)));
    return rows.length <= AT_ONCE + 1 ? rows : [...rows.slice(0, AT_ONCE), this.others(rows.slice(AT_ONCE))];
  }

  // Returns a folded list of the less valuable options.
  others(rows) {
    return make("li", { class: "onward" }, make("details", { class: "folded", ontoggle: () => this.number() },
      make("summary", {}, say("options-others", { count: rows.length })), make("ul", { class: "options", role: "list" }, ...rows)));
  }

  // Returns the options that give several answers with one press. For example, all units join a
  // fire, or a prompt is declined now and as long as it stays the same.
  shortcuts(next) {
    const { decision } = this;
    const rows = [];
    if (this.acts.canFireAll(next)) {
      rows.push(make("li", {}, this.option({ id: "fire-all", label: say("option-fire-all"), note: say("option-fire-all-about") }, () => this.acts.fireAll())));
    }
    if (this.acts.gathered(decision).length > 1) {
      const last = decision.options.find((option) => !option.hexes);
      rows.push(make("li", {}, this.option({ id: "all", label: say("option-all", { option: last.label }) }, () => this.acts.all())));
    }
    if (this.acts.placed(decision)) {
      rows.push(make("li", {}, this.option({ id: "place-all", label: say("option-place"), note: say("option-place-about") }, () => this.acts.placeAll())));
    }
    if (this.acts.repeated(decision)) {
      rows.push(...decision.options.map(({ id, label }) =>
        make("li", {}, this.option({ id: `repeat-${id}`, label: say("option-repeat", { option: label }), note: say("option-repeat-about") }, () => this.acts.repeat(id)))));
    }
    if (this.acts.activity(decision)) {
      rows.push(make("li", {}, this.option({ id: "finish", label: say("option-finish", { activity: decision.path[1] }), note: say("option-finish-about") }, () => this.acts.finish())));
    }
    if (this.acts.reaction(decision)) {
      rows.push(make("li", {}, this.option({ id: "react", label: say("option-react"), note: say("option-react-about") }, () => this.acts.react())));
    }
    if (decision.pass) {
      rows.push(make("li", {}, this.option({ id: "standing", label: say("option-standing"), note: say("option-standing-about") }, () => this.acts.standing())));
    }
    return rows;
  }

  option(option, choose) {
    return make("button", {
      type: "button", "data-option": option.id, onclick: choose,
      onfocus: () => this.acts.point(option), onpointerenter: (event) => this.enters(event, option), onpointerleave: () => this.acts.point(null),
    }, make("kbd"), make("span", { class: "label" }, plain(option.label)), option.note && make("small", {}, plain(option.note)));
  }

  /** Assigns a key to every visible option. */
  number() {
    this.buttons = [...this.list.querySelectorAll("[data-option]")].filter((button) => !button.closest("details:not([open])"));
    this.buttons.forEach((button, index) => {
      const key = keyOf(index);
      const sign = button.querySelector("kbd");
      sign.textContent = key ? keyName(key) : "";
      sign.hidden = !key;
      if (key) button.setAttribute("aria-keyshortcuts", key >= "A" ? `Shift+${key}` : key);
    });
  }

  // A list drawn under a resting pointer does not count as pointed at.
  enters(event, option) {
    if (place(event) !== this.pointer) this.acts.point(option);
  }

  /** Asks for confirmation of an answer that cannot be undone. */
  askAgain(option) {
    const button = this.find(option.id);
    if (!button || this.asked === option.id) return true;
    this.asked = option.id;
    button.classList.add("asked");
    button.querySelector(".label").textContent = say("option-again", { option: option.label });
    return false;
  }

  /** Marks an option with a warning before it is chosen. */
  pointOut(id) {
    this.find(id)?.classList.add("asked");
  }

  find(id) {
    return this.element.querySelector(`[data-option="${CSS.escape(id)}"]`);
  }

  /** Offers the report below the result of the match. */
  account(open) {
    this.told?.replaceChildren(make("button", { type: "button", "data-act": "report", onclick: open }, say("report-name")));
  }

  /** Shows which past position is on display. */
  then({ n, picture: { path } }, now) {
    this.turn = make("p", { class: "turn", role: "status", hidden: true }, say("your-turn"));
    this.element.replaceChildren(steps(say("path-then"), path),
      make("div", { class: "then" }, make("h2", { id: "prompt" }, say("then-title", { n })), this.turn, this.review(n),
        make("button", { type: "button", onclick: now }, say("then-return"))));
  }

  // Returns a button that requests a review of the answer given at a past position, and the place
  // for the review.
  review(n) {
    const words = make("div", { class: "advice", role: "status" });
    const ask = make("button", { class: "quiet", type: "button", onclick: () => this.acts.review(n, words) }, say("then-review"));
    return make("div", { class: "suggest" }, ask, words);
  }

  /** Shows during a view of the past whether the player is to move now. */
  waits(yours) {
    if (this.turn) this.turn.hidden = !yours;
  }

  key(event) {
    const at = this.buttons.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: this.buttons.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.buttons[(next + this.buttons.length) % this.buttons.length].focus();
  }

  /** Marks the advised option. */
  advised(id) {
    this.find(id)?.classList.add("advised");
  }

  /** Focuses an option, or the first. */
  focus(id) {
    const button = id && this.find(id);
    (button || this.element.querySelector(".options button, .main"))?.focus({ preventScroll: !button });
  }

  /** Chooses the option with a key. */
  press(key) {
    const index = key >= "A" ? 9 + LETTERS.indexOf(key) : Number(key) - 1;
    const covered = [...this.element.querySelectorAll(".cover button")];
    (covered.length > 0 ? covered : this.buttons ?? [])[index]?.click();
  }
}

const place = ({ clientX, clientY }) => `${clientX} ${clientY}`;

// Returns the path of the sequence of play without repetitions.
function steps(name, path) {
  const own = path.filter((step, at) => step.toLowerCase() !== path[at - 1]?.toLowerCase());
  return make("ol", { class: "path", "aria-label": name }, ...own.map((step) => make("li", {}, step)));
}
