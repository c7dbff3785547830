// The table: its view and its controls, kept consistent.

import { announce, copy, make, plain } from "../dom.js";
import { gather } from "../gather.js";
import { ask, follow } from "../host.js";
import { Board, ground } from "../map/board.js";
import { advice, review } from "../panel/advice.js";
import { DecisionPanel } from "../panel/decision.js";
import { LessonPanel } from "../panel/lesson.js";
import { LogPanel } from "../panel/log.js";
import { StatePanel } from "../panel/state.js";
import { TalkPanel } from "../panel/talk.js";
import { calls, remember, seatAt } from "../prefs.js";
import { Affairs } from "./affairs.js";
import { brief } from "./briefing.js";
import { help, seatDialog } from "./dialogs.js";
import { frame } from "./frame.js";
import { Gestures } from "./gestures.js";
import { Hand } from "./hand.js";
import { Happened } from "./happened.js";
import { Next } from "./next.js";
import { Outlook } from "./outlook.js";
import { report } from "./report.js";
import { Ruler } from "./ruler.js";
import { Rules } from "./rules.js";
import { Stage } from "./stage.js";
import { say } from "../words.js";

/** Opens a match as a player or spectator, at a past position if given. Returns a function that closes it. */
export async function table(page, id, key, moment) {
  const seen = await ask("GET", `/api/matches/${encodeURIComponent(id)}`, { key });
  const land = ground(seen.match.game);
  const game = await ask("GET", `/api/games/${encodeURIComponent(seen.match.game)}`);
  game.name = seen.match.game;
  const rules = new Rules(await ask("GET", `/api/matches/${id}/reference`, { key }));
  const lesson = seen.lesson && (await ask("GET", `/api/matches/${id}/lesson`, { key }));
  const at = new Table(game, land, id, key, seen, rules, lesson);
  page.replaceChildren(at.frame.element);
  at.start();
  if (moment !== undefined) at.go(moment);
  return () => at.leave();
}

class Table {
  constructor(game, land, id, key, seen, rules, lesson) {
    const own = seatAt(id);
    Object.assign(this, { game, id, key, seen, rules, as: null, past: null, busy: false, open: own?.open ?? false, reports: true });
    this.path = `/api/matches/${encodeURIComponent(id)}`;
    this.board = new Board(game, land, {
      hex: (hex, event) => this.gestures.hex(hex, event), unit: (unit) => this.gestures.unit(unit),
      grab: (unit, alone) => this.gestures.grab(unit, alone), hover: (hex) => this.gestures.hover(hex), cursor: (hex) => this.gestures.cursor(hex),
    });
    this.stage = new Stage(this.board);
    this.hand = new Hand(this);
    this.affairs = new Affairs(this);
    this.ruler = new Ruler(this);
    this.outlook = new Outlook(this);
    this.next = new Next(this);
    this.gestures = new Gestures(this);
    this.happened = new Happened(this.board, { returns: () => this.back() });
    this.decision = new DecisionPanel(game, {
      choose: (ids, option) => this.hand.choose(ids, option), point: (option) => this.gestures.point(option),
      show: (side) => this.uncover(side), rematch: () => this.affairs.rematch(), stop: () => this.affairs.stop(), resume: () => this.affairs.resume(), stopped: () => this.affairs.stopped, open: () => this.setOpen(true), hint: (element) => this.hint(element), review: (n, element) => this.review(n, element),
      linked: (text) => rules.linked(text), cited: (rule) => rules.cited(rule), read: (text) => rules.read(text), target: (hex) => this.board.standing(hex), all: () => this.hand.all(), placed: (decision) => this.hand.placed(decision), placeAll: () => this.hand.placeAll(), repeated: (decision) => this.hand.repeated(decision), repeat: (id) => this.hand.repeat(id), finish: () => this.hand.finish(), activity: (decision) => this.hand.activity(decision), standing: () => this.hand.standing(), reaction: (decision) => this.hand.reaction(decision), react: () => this.hand.react(), canFireAll: (next) => this.hand.canFireAll(next), fireAll: () => this.hand.fireAll(), named: (ids) => ids.map((id) => this.board.counters.get(id)?.name).filter(Boolean).join(", "), gathered: (decision) => this.hand.gathered(decision),
      mailFile: () => this.affairs.mailFile(), received: (text) => this.affairs.received(text), order: (orders) => this.affairs.order(orders),
    });
    this.lesson = lesson && new LessonPanel(lesson, game.name, {
      linked: (text) => rules.linked(text), cited: (rule) => rules.cited(rule), open: (card) => rules.open(card), light: (ids) => this.board.teach(ids), point: (ids, options) => this.gestures.pointOut(ids, options),
      pick: (panel) => this.frame.beside(panel), hide: (hidden, inert) => Object.assign(this.decision.element, { hidden, inert }),
    });
    this.question = this.lesson ? make("div", {}, this.lesson.element, this.decision.element) : this.decision.element;
    this.log = new LogPanel({ go: (n) => this.go(n), older: (from) => this.older(from), lit: (line) => this.past === null && this.happened.lit(line), linked: (text) => rules.linked(text), cited: (rule) => rules.cited(rule), results: (text) => rules.results(text), chart: (used) => rules.chart(used) });
    this.state = new StatePanel();
    this.talk = new TalkPanel(game, { say: (text) => this.affairs.say(text), note: (text) => this.affairs.note(text) });
    this.frame = frame(this);
    this.battle = game.scenarios.find((of) => of.id === seen.match.scenario).name;
    if (!seen.lesson) rules.battle = () => this.brief();
    this.keys = (event) => this.press(event);
  }

  start() {
    addEventListener("keydown", this.keys);
    this.board.placed();
    this.log.placed();
    const scenario = this.game.scenarios.find((of) => of.id === this.seen.match.scenario);
    this.board.worth(scenario.points);
    this.title = `${scenario.name} · ${this.game.title}`;
    const known = seatAt(this.id);
    if (this.key) remember({ ...known, id: this.id, key: this.key, letter: this.seen.post?.id, title: known?.title || this.seen.match.title || this.title, at: Date.now() });
    if (this.key) gather(seatAt(this.id)).catch(() => {});
    this.told(this.seen);
    this.listen();
    this.affairs.readNotes();
    const begun = this.seen.begins && this.past === null && this.rules.battle?.();
    if (!begun && !this.seen.lesson) this.briefing();
    if (Object.values(known?.invitations ?? {}).some(Boolean) && Object.values(this.seen.match.seats).some((seat) => seat.invited)) Promise.resolve(begun).then(() => this.people());
  }

  // Reads the briefing once. The table opens without it, and then shows the battle's title.
  briefing() {
    const read = async () => {
      const of = await ask("GET", `${this.path}/briefing`, { key: this.key });
      this.battle = of.title;
      this.frame.show(this);
      return of;
    };
    this.briefed ??= read().catch(() => (this.briefed = null));
    return this.briefed;
  }

  /** Shows the battle in one card. */
  async brief() {
    const of = await this.briefing();
    if (of && this.frame.element.isConnected) brief(this, of);
  }

  leave() {
    this.unfollow?.();
    this.frame.halt();
    this.stage.leave();
    this.board.view?.leave();
    this.log.leave();
    removeEventListener("keydown", this.keys);
    turnMark(false);
  }

  get side() {
    return this.seen.you === "both" ? this.seen.decision?.side ?? "usa" : this.seen.you;
  }

  /** The decision that this seat may answer and see. */
  get open_decision() {
    const { decision } = this.seen;
    return decision?.yours && !decision.covered ? decision : null;
  }

  query(more = {}) {
    const all = Object.entries({ ...more, as: this.as }).filter(([, value]) => value !== null && value !== undefined);
    return all.length ? `?${new URLSearchParams(all)}` : "";
  }

  // Subscribes to the changes of the match in the chosen view. Until the first state of this view
  // arrives, the display is outdated.
  listen() {
    this.unfollow?.();
    document.documentElement.dataset.turning = "true";
    this.unfollow = follow(`${this.path}/events${this.query()}`, this.key, (seen) => this.told(seen), (on, lost) => this.connected(on, lost));
  }

  connected(on, lost) {
    document.documentElement.dataset.connected = on;
    if (on) this.frame.say("");
    this.frame.line(on ? "" : lost ? say("line-lost") : say("line-down"));
  }

  /** Handles a new state of the match. */
  told(seen) {
    delete document.documentElement.dataset.turning;
    const moved = seen.rev > this.seen.rev;
    if (moved) this.busy = false;
    this.seen = seen;
    const news = this.log.add(seen.log);
    const said = this.talk.add(seen.chat);
    this.talk.seated(seen.you);
    this.frame.show(this);
    if (said > 0 && this.started) this.frame.news("talk");
    const goesOn = this.past === null && (this.seeThrough() || this.hand.goesOn());
    if (this.past === null) this.renew(goesOn);
    else this.decision.waits(Boolean(seen.decision?.yours));
    if (this.past === null) this.happened.add(this.log.lines, this.log.chapters, seen.picture);
    this.lesson?.show(seen.lesson);
    this.keepFocus();
    this.handOver();
    turnMark(seen.decision?.yours && seen.you !== "both");
    this.call(moved);
    document.title = `${seen.decision?.yours && seen.you !== "both" ? "● " : ""}${this.title}`;
    if (this.started) announce(news.slice(-3).map((line) => plain(line.text)).join(". ") || (seen.decision?.yours ? seen.decision.prompt ?? "" : ""));
    this.started = true;
    Object.assign(document.documentElement.dataset, { rev: seen.rev, kind: seen.decision?.kind ?? "" });
  }

  // A player who asked for it is notified of their turn and of a draw offer while the page is hidden.
  call(moved) {
    const mine = Boolean(this.seen.decision?.yours && this.seen.you !== "both");
    if (this.started && moved && mine && !this.mine && document.hidden && calls()) new Notification(this.title, { body: say("your-turn"), tag: this.id });
    this.mine = mine;
    const { offer, words } = this.seen.ending;
    if (this.started && offer && offer !== this.offer && offer !== this.seen.you && this.seen.you && document.hidden && calls()) new Notification(this.title, { body: words, tag: this.id });
    this.offer = offer;
  }

  // Unchanged parts stay: a half-given answer, an expanded stack, the focus.
  renew(goesOn) {
    const { view, picture, decision, as, post, ending } = this.seen;
    const stand = JSON.stringify([view, picture, decision, as, post && [post.stand, ending.offer]]);
    if (stand === this.stand) return;
    this.stand = stand;
    this.now(goesOn);
  }

  /** Shows the present position. Earlier texts, paths and arrows disappear. */
  now(goesOn = false) {
    this.happened.halt();
    const { seen } = this;
    const decision = this.open_decision;
    delete document.documentElement.dataset.listing;
    delete document.documentElement.dataset.readying;
    this.decision.show(seen);
    this.board.show(seen.picture, decision);
    this.state.show(seen.picture, seen.as);
    this.outlook.clear();
    this.gestures.previewed = null;
    this.board.way([], "");
    this.board.aim([]);
    this.board.pointAt([]);
    this.board.hold(null);
    this.frame.say("");
    this.frame.unpin();
    this.outlook.lit(decision);
    this.log.mark(null);
    if (seen.decision?.yours) this.frame.ask();
    if (!seen.decision && seen.picture.end) this.sumUp(this.stand);
    if (!goesOn) this.ready(decision, this.stand);
    this.gestures.hover(this.board.hovered ?? null);
  }

  // Queries reach and odds, then lists the options and brings their places into view.
  async ready(decision, stand) {
    if (!decision) return;
    document.documentElement.dataset.readying = "true";
    // Targets change the order and the keys of the list, so it waits for them.
    if (this.aims(decision)) document.documentElement.dataset.listing = "true";
    else this.decision.offer(this.outlook.odds, this.outlook.onward);
    const [reach, odds] = await Promise.all([this.outlook.readReach(), this.outlook.readOdds()]);
    const [led, following, next] = stand === this.stand ? await Promise.all([this.hand.onward(decision, reach), this.hand.following(decision), this.next.find(decision, reach, odds)]) : [[], [], null];
    if (stand !== this.stand || this.past !== null) return;
    const onward = [...led, ...following, ...(next?.afters ?? [])];
    Object.assign(this.outlook, { reach, odds, onward, next });
    for (const after of onward) this.outlook.reachBy(after);
    if (document.documentElement.dataset.listing || odds.size > 0 || onward.length > 0) this.decision.offer(odds, onward, next);
    this.board.hold(next?.units[0]);
    if (this.hand.firesOn(next)) return;
    delete document.documentElement.dataset.listing;
    this.readied = stand;
    this.outlook.lit(decision);
    this.outlook.attend(decision);
    this.gestures.hover(this.board.hovered ?? null);
    delete document.documentElement.dataset.readying;
  }

  // Whether the options of a decision may have targets.
  aims(decision) {
    const enemies = new Set([...this.board.counters.values()].filter((counter) => counter.side !== decision.side).map((counter) => counter.hex));
    return decision.options.some((option) => option.hexes?.some((hex) => enemies.has(hex))) || this.next.candidates(decision).length > 0 || this.hand.isBrief(decision);
  }

  /** Returns to the present position and its decision after a replay. */
  back() {
    this.board.show(this.shown, this.past === null ? this.open_decision : null);
    if (this.past !== null) return;
    this.outlook.lit(this.open_decision);
    if (this.open_decision) this.outlook.frame(this.open_decision);
  }

  /** Shows the bot's choice and its reasons. */
  async hint(element) {
    const { stand } = this;
    element.textContent = "…";
    const hint = await ask("GET", `${this.path}/hint`, { key: this.key }).catch(() => null);
    if (stand !== this.stand) return;
    element.replaceChildren(...advice(hint));
    if (!hint) return;
    this.decision.advised(hint.id);
    this.gestures.point(this.option(hint.id) ?? null);
  }

  /** Shows the answer at a past position, and the bot's best choice there. */
  async review(n, element) {
    element.textContent = "…";
    const of = await ask("GET", `${this.path}/at/${n}/hint${this.query()}`, { key: this.key }).catch((error) => error);
    if (this.past === n) element.replaceChildren(...(of instanceof Error ? [make("p", {}, of.message)] : review(of)));
  }

  option(id) {
    return this.open_decision?.options.find((option) => option.id === id);
  }

  async act(work) {
    if (this.busy) return;
    const own = (this.busy = {});
    this.frame.say("");
    try {
      return await work();
    } catch (error) {
      if (error.code === "lesson") return this.lesson.wrong(error.message);
      this.frame.say(error.message + (error.rule && !error.message.includes(error.rule) ? ` (${error.rule})` : ""));
      announce(error.message);
    } finally {
      if (this.busy === own) this.busy = false;
    }
  }

  /** Prepares for an answer. */
  answering(rev) {
    this.answered = rev;
    this.focused = this.decision.element.contains(document.activeElement) ? rev : undefined;
    this.happened.begin(this.seen.picture, this.log.end);
  }

  // The focus stays in the list of options from one decision to the next.
  keepFocus() {
    if (this.focused === undefined || this.seen.rev <= this.focused) return;
    this.focused = undefined;
    this.decision.focus();
  }

  undo() {
    this.hand.answered = [];
    this.hand.finishing = null;
    this.hand.placing = null;
    this.hand.repeating = null;
    this.hand.reacting = null;
    this.hand.firing = null;
    this.next.back();
    return this.act(() => ask("POST", `${this.path}/undo`, { key: this.key, body: { rev: this.seen.rev, to: this.hand.unmark() } }));
  }

  /** Reveals a side's private information to the player at the screen. */
  uncover(side) {
    this.as = side;
    this.listen();
  }

  cover() {
    this.as = null;
    this.listen();
  }

  /** Sets whether one person plays both sides, or two people hide information from each other. */
  setOpen(open) {
    this.open = open;
    remember({ ...seatAt(this.id), id: this.id, key: this.key, open });
    if (!this.seeThrough() && !open) this.cover();
  }

  // A person who plays both sides sees the decisions of either.
  seeThrough() {
    const { you, decision } = this.seen;
    if (!this.open || you !== "both" || !decision?.covered || !decision.yours || this.as === decision.side) return false;
    this.uncover(decision.side);
    return true;
  }

  // On a shared screen, private information is hidden again after its owner has answered, unless the next decision is private to
  // the same side.
  handOver() {
    const { you, rev, decision } = this.seen;
    if (this.open || you !== "both" || !this.as || this.answered === undefined || rev <= this.answered) return;
    this.answered = undefined;
    if (!decision?.secret || decision.side !== this.as) this.cover();
  }

  async why(id) {
    const said = this.lesson?.said(id);
    if (said) return this.lesson.wrong(said);
    const verdict = await ask("GET", `${this.path}/why?${new URLSearchParams({ id })}`, { key: this.key }).catch(() => null);
    if (!verdict || verdict.legal) return;
    const values = (verdict.values ?? []).map(({ what, value, rule }) => `${what} ${value}${rule ? ` (${rule})` : ""}`);
    const made = values.length ? `: ${values.join(", ")}` : "";
    const name = this.board.counters.get(id)?.name ?? id;
    const whom = verdict.reason.includes(name) ? "" : `${name}: `;
    const words = plain(`${whom}${verdict.reason}${made}${verdict.rule ? ` (${verdict.rule})` : ""}`);
    this.frame.say(...this.rules.read(words));
    // The lesson's feedback to an earlier try disappears.
    if (this.lesson && !this.lesson.isOver) this.lesson.wrong(words);
    else announce(words);
  }

  /** Goes to the position after a number of answers, or to the present with null. */
  async go(n) {
    const latest = this.seen.n;
    this.happened.halt();
    this.past = n === null || n >= latest ? null : Math.max(0, n);
    this.frame.show(this);
    if (this.past === null) return this.now();
    const asked = this.past;
    const then = await ask("GET", `${this.path}/at/${asked}${this.query()}`, { key: this.key }).catch((error) => this.frame.say(error.message));
    if (!then || this.past !== asked) return;
    this.then = then.picture;
    this.frame.show(this);
    this.decision.then(then, () => this.go(null));
    this.decision.waits(Boolean(this.seen.decision?.yours));
    this.board.light([]);
    this.board.way([], "");
    this.board.aim([]);
    this.board.pointAt([]);
    this.board.hold(null);
    this.board.show(then.picture, null);
    this.board.trace(null);
    this.state.show(then.picture, this.as);
    while (this.past === asked && this.log.lacks(asked)) await this.older(this.log.first);
    if (this.past === asked) this.log.mark(asked);
  }

  /** Returns the position on display, present or past. */
  get shown() {
    return this.past === null ? this.seen.picture : this.then ?? this.seen.picture;
  }

  /** Loads the whole log. */
  async allOfLog() {
    while (this.log.first) await this.older(this.log.first);
  }

  /** Returns a link to a position for everyone, without a key. */
  async linkTo(n) {
    const address = `${location.href.split(/[?#]/)[0]}#match/${this.id}//${n}`;
    const field = make("input", { readonly: true, value: address, "aria-label": say("link-here") });
    this.frame.say(field);
    const told = (await copy(address, field)) ? say("link-copied") : say("link-copy");
    this.frame.say(told, " ", field);
    field.select();
  }

  async older(from) {
    const start = Math.max(0, from - 400);
    const piece = await ask("GET", `${this.path}/log${this.query({ from: start, to: from })}`, { key: this.key });
    this.log.before(piece, start);
  }

  /** Handles keys that work everywhere except in text fields. */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog[open]")) return;
    if (this.lesson?.press(event.key)) return;
    if (/^[1-9]$/.test(event.key) || (event.shiftKey && /^[A-Z]$/.test(event.key))) return this.decision.press(event.key);
    const view = this.board.view;
    const act = {
      u: () => this.seen.undo && this.undo(),
      w: () => this.board.cursor && this.why(this.board.cursor),
      i: () => this.gestures.keep(),
      z: () => this.board.areas.open(),
      h: () => this.board.hide(),
      o: () => view.fit(), 0: () => view.fit(),
      "+": () => view.larger(), "=": () => view.larger(), "-": () => view.smaller(), "−": () => view.smaller(),
      l: () => this.ruler.toggle(document.activeElement === this.board.element ? this.board.cursor : null),
      m: () => this.board.element.focus(),
      n: () => this.gestures.next(1),
      p: () => this.gestures.next(-1),
      d: () => this.decision.focus(),
      ",": () => this.happened.step(-1),
      ".": () => this.happened.step(1),
      "[": () => this.go((this.past ?? this.seen.n) - 1),
      "]": () => this.go((this.past ?? this.seen.n) + 1),
      Escape: () => this.escape(),
      "?": () => help(),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  escape() {
    this.board.hide(false);
    if (this.happened.halt()) return;
    if (this.ruler.on) this.ruler.toggle();
    else if (this.past !== null) this.go(null);
    this.board.fold();
    this.frame.unpin();
    this.board.way([], "");
  }

  // Shows the report after the match, and again on the way back from one of its positions.
  async sumUp(stand) {
    const of = await ask("GET", `${this.path}/account`, { key: this.key }).catch(() => null);
    if (!of || stand !== this.stand || this.past !== null) return;
    this.report?.remove();
    const open = () => (this.report = report(this, of));
    this.decision.account(open);
    if (this.reports && !this.lesson) open();
  }

  /** Shows the seats and their actions. */
  people() {
    seatDialog(this);
  }
}

/** Marks the player's turn in the page icon. */
function turnMark(mine) {
  const icon = document.querySelector("link[rel=icon]");
  const wanted = mine ? "assets/icon-turn.svg" : "assets/icon.svg";
  if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
