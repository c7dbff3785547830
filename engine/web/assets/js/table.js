// A table: what one sees, what one may do, and how the two are kept together.

import { announce, make, mixed, plain } from "./dom.js";
import { follow } from "./feed.js";
import { frame, help, seatDialog } from "./frame.js";
import { ask, download } from "./http.js";
import { Board, ground } from "./map/board.js";
import { DecisionPanel } from "./panel/decision.js";
import { LogPanel } from "./panel/log.js";
import { advice } from "./panel/advice.js";
import { chance } from "./panel/odds.js";
import { StatePanel } from "./panel/state.js";
import { TalkPanel } from "./panel/talk.js";
import { nextTheme, remember, seats } from "./prefs.js";

/** Takes up an invitation and goes to the seat. */
export async function join(id, invitation) {
  const { key } = await ask("POST", `/api/matches/${id}/claim`, { key: invitation, body: {} });
  remember({ id, key, title: "Joined match", at: Date.now() });
  location.replace(`#match/${id}/${key}`);
}

/** Sits down at a match, or looks on. Gives what leaves it again. */
export async function table(page, id, key) {
  const seen = await ask("GET", `/api/matches/${id}`, { key });
  const land = ground(seen.match.game);
  const game = await ask("GET", `/api/games/${encodeURIComponent(seen.match.game)}`);
  game.name = seen.match.game;
  const at = new Table(game, land, id, key, seen);
  page.replaceChildren(at.frame.element);
  at.start();
  return () => at.leave();
}

class Table {
  constructor(game, land, id, key, seen) {
    Object.assign(this, { game, id, key, seen, as: null, past: null, reach: new Map(), odds: new Map(), ruler: null, busy: false });
    this.path = `/api/matches/${id}`;
    this.board = new Board(game, land, {
      hex: (hex, event) => this.hex(hex, event), unit: (unit) => this.unit(unit),
      hover: (hex) => this.hover(hex), cursor: (hex) => this.cursor(hex),
    });
    this.decision = new DecisionPanel(game, { choose: (ids) => this.choose(ids), point: (of) => this.point(of), show: (side) => this.uncover(side), hint: (element) => this.hint(element) });
    this.log = new LogPanel({ go: (n) => this.go(n), older: (from) => this.older(from) });
    this.state = new StatePanel();
    this.talk = new TalkPanel(game, { say: (text) => this.say(text), note: (text) => this.note(text) });
    this.frame = frame(this);
    this.keys = (event) => this.press(event);
  }

  start() {
    addEventListener("keydown", this.keys);
    this.board.placed();
    const scenario = this.game.scenarios.find((of) => of.id === this.seen.match.scenario);
    this.board.worth(scenario.points);
    if (this.key) {
      const known = seats().find((seat) => seat.id === this.id);
      remember({ ...known, id: this.id, key: this.key, title: known?.title || this.seen.match.title || scenario.name, at: Date.now() });
    }
    document.title = `${scenario.name} · ${this.game.title}`;
    this.told(this.seen);
    this.listen();
    this.readNotes();
    if (!this.attended) this.board.look(this.seen.picture.counters[0]?.hex);
  }

  leave() {
    this.unfollow?.();
    this.board.view?.leave();
    removeEventListener("keydown", this.keys);
  }

  get side() {
    return this.seen.you === "both" ? this.seen.decision?.side ?? "usa" : this.seen.you;
  }

  query(more = {}) {
    const all = Object.entries({ ...more, as: this.as }).filter(([, value]) => value !== null && value !== undefined);
    return all.length ? `?${new URLSearchParams(all)}` : "";
  }

  // Until the first state of another view has come, what is shown is about to change.
  listen() {
    this.unfollow?.();
    document.documentElement.dataset.turning = "true";
    this.unfollow = follow(`${this.path}/events${this.query()}`, this.key, (seen) => this.told(seen), (on, lost) => this.connected(on, lost));
  }

  connected(on, lost) {
    document.documentElement.dataset.connected = on;
    this.frame.line(on ? "" : lost ? "The match cannot be followed any more: open its link again." : "The line is down; trying again…");
  }

  /** A new state of the match. */
  told(seen) {
    delete document.documentElement.dataset.turning;
    if (seen.rev > this.seen.rev) this.busy = false;
    this.seen = seen;
    const news = this.log.add(seen.log);
    const said = this.talk.add(seen.chat);
    this.talk.seated(seen.you);
    this.frame.show(this);
    if (said > 0 && this.started) this.frame.news("talk");
    if (this.past === null) this.renew();
    this.keepFocus();
    this.handOver();
    if (this.started) announce(news.slice(-3).map((line) => line.text).join(". ") || (seen.decision?.yours ? seen.decision.prompt ?? "" : ""));
    this.started = true;
    Object.assign(document.documentElement.dataset, { rev: seen.rev, kind: seen.decision?.kind ?? "" });
  }

  // What is shown already is left alone: an answer half given, a stack spread out, the focus.
  renew() {
    const { view, picture, decision, as } = this.seen;
    const stand = JSON.stringify([view, picture, decision, as]);
    if (stand === this.stand) return;
    this.stand = stand;
    this.now();
  }

  /** Shows the present. */
  now() {
    const { seen } = this;
    const decision = seen.decision?.yours && !seen.decision.covered ? seen.decision : null;
    this.decision.show(seen);
    this.board.show(seen.picture, decision);
    this.state.show(seen.picture, seen.as);
    this.board.way([], "");
    this.reach.clear();
    this.odds.clear();
    this.lit(decision);
    this.log.mark(null);
    this.attend(decision);
    if (decision?.kind === "move.hex") this.readReach(this.stand);
    else if (decision) this.readOdds(this.stand);
  }

  // Brings what is asked about into sight, once for each decision.
  attend(decision) {
    if (!decision || this.attended === this.seen.rev) return;
    this.attended = this.seen.rev;
    this.board.cursors.replaceChildren();
    const first = decision.options.map((option) => this.board.hexOf(option.id)).find(Boolean);
    if (first) this.board.look(first);
  }

  lit(decision) {
    const options = (decision?.options ?? []).filter((option) => this.board.hexes.get(option.id));
    const can = options.map((option) => ({ id: option.id, kind: "can" }));
    const far = [...this.reach.values()].filter((of) => of.stop && !options.some((option) => option.id === of.hex))
      .map((of) => ({ id: of.hex, kind: "far" }));
    const told = (id) => this.reach.get(id)?.cost ?? (this.odds.has(id) ? chance(this.odds.get(id)) : "");
    this.board.light([...far, ...can].map((of) => ({ ...of, words: told(of.id) })));
  }

  async readReach(stand) {
    const reached = await ask("GET", `${this.path}/reach`, { key: this.key }).catch(() => []);
    if (stand !== this.stand || this.past !== null) return;
    this.reach = new Map(reached.map((of) => [of.hex, { ...of, cost: mixed(of.cost) }]));
    this.lit(this.seen.decision);
  }

  // What the dice can bring, under each answer and on each target.
  async readOdds(stand) {
    const all = await ask("GET", `${this.path}/odds`, { key: this.key }).catch(() => []);
    if (stand !== this.stand || this.past !== null || all.length === 0) return;
    this.odds = new Map(all.map(({ id, odds }) => [id, odds]));
    this.decision.odds(all, (id) => this.board.counters.get(id)?.name ?? id);
    this.lit(this.seen.decision);
  }

  /** Says what the computer would do in this place, and why. */
  async hint(element) {
    const { stand } = this;
    element.textContent = "…";
    const hint = await ask("GET", `${this.path}/hint`, { key: this.key }).catch(() => null);
    if (stand !== this.stand) return;
    element.replaceChildren(...advice(hint));
    if (!hint) return;
    this.decision.advised(hint.id);
    this.point(hint.id);
  }

  /** The way to a hex within reach. */
  wayTo(hex) {
    const ids = [];
    for (let at = hex; this.reach.has(at) && ids.length < 200; at = this.reach.get(at).from) ids.unshift(at);
    return ids;
  }

  startOf(ids) {
    return this.reach.get(ids[0])?.from;
  }

  async act(work) {
    if (this.busy) return;
    const own = (this.busy = {});
    this.frame.say("");
    try {
      return await work();
    } catch (error) {
      this.frame.say(error.message + (error.rule && !error.message.includes(error.rule) ? ` (${error.rule})` : ""));
      announce(error.message);
    } finally {
      if (this.busy === own) this.busy = false;
    }
  }

  // What was accepted is not sent again before what came of it is shown.
  choose(ids) {
    if (this.accepted === this.seen.rev) return null;
    return this.act(async () => {
      const { rev } = this.seen;
      this.answered = rev;
      this.focused = this.decision.element.contains(document.activeElement) ? rev : undefined;
      await ask("POST", `${this.path}/choose`, { key: this.key, body: { rev, ids } });
      this.accepted = rev;
    });
  }

  // Focus stays in the list of answers as one decision follows another, from the moment that it is shown.
  keepFocus() {
    if (this.focused === undefined || this.seen.rev <= this.focused) return;
    this.focused = undefined;
    this.decision.focus();
  }

  undo() {
    return this.act(() => ask("POST", `${this.path}/undo`, { key: this.key, body: { rev: this.seen.rev } }));
  }

  /** Shows a side's secrets to whoever sits before the screen. */
  uncover(side) {
    this.as = side;
    this.listen();
  }

  cover() {
    this.as = null;
    this.listen();
  }

  // Two at one screen: once the one who was shown something has answered, it is hidden again, unless he
  // goes on deciding in secret.
  handOver() {
    const { you, rev, decision } = this.seen;
    if (you !== "both" || !this.as || this.answered === undefined || rev <= this.answered) return;
    this.answered = undefined;
    if (!decision?.secret || decision.side !== this.as) this.cover();
  }

  /** A hex was chosen on the map. */
  hex(hex, event) {
    if (this.ruler) return this.measure(hex);
    const { decision } = this.seen;
    const free = this.past === null && decision?.yours && !decision.covered;
    const options = free ? decision.options : [];
    this.frame.here(this.board.words(hex));
    if (options.some((option) => option.id === hex)) return this.choose([hex]);
    if (this.reach.get(hex)?.stop && free) return this.walk(hex, event);
    const units = (this.board.stacks.get(hex) ?? []).filter((unit) => this.board.able.has(unit.id));
    if (units.length === 1 && free) return this.choose([units[0].id]);
    this.board.fan(hex);
    if (!free) return;
    if (units.length === 0) this.refuse(hex, options);
    else if (event.type === "keydown") this.decision.focus(units[0].id);
  }

  // The places on the map that can be chosen, each once.
  places() {
    const options = this.past === null ? this.seen.decision?.options ?? [] : [];
    return [...new Set(options.map((option) => this.board.hexOf(option.id)).filter(Boolean))];
  }

  /** Moves the cursor to the next place that can be chosen, or to the one before. */
  next(step) {
    const places = this.places();
    if (places.length === 0) return announce("Nothing on the map can be chosen now");
    const at = places.indexOf(this.board.cursor);
    const from = at < 0 && step < 0 ? 0 : at;
    this.board.element.focus();
    this.cursor(places[(from + step + places.length) % places.length]);
  }

  // What cannot be chosen says why: the hex where hexes are asked for, else the unit on top.
  refuse(hex, options) {
    const [top] = this.board.stacks.get(hex) ?? [];
    if (options.some((option) => this.board.hexes.get(option.id))) this.why(hex);
    else if (top && this.board.able.size > 0) this.why(top.id);
  }

  // A finger cannot hover: its first tap shows the way, the second goes it.
  walk(hex, event) {
    const ids = this.wayTo(hex);
    if (event.pointerType === "touch" && this.previewed !== hex) return this.preview(hex);
    return this.choose(ids);
  }

  preview(hex) {
    this.previewed = hex;
    const ids = this.wayTo(hex);
    this.board.way([this.startOf(ids), ...ids], this.reach.get(hex).cost);
  }

  unit(unit) {
    this.frame.here(this.board.words(this.board.fanned));
    if (this.board.able.has(unit) && this.past === null) this.choose([unit]);
  }

  hover(hex) {
    if (hex && this.reach.has(hex) && !this.ruler && this.past === null) this.preview(hex);
    else this.board.way([], "");
    this.aim(hex);
    if (this.ruler?.from && hex && hex !== this.ruler.from) this.look(this.ruler.from, hex);
    const option = this.past === null && this.seen.decision?.options?.find((of) => of.id === hex);
    const { ground, units } = hex ? this.board.words(hex) : { ground: "", units: [] };
    this.frame.under([ground, option?.note && plain(option.note), ...units].filter(Boolean));
  }

  // Who fires at what, or attacks it, for an answer whose chances are known.
  aim(id) {
    const forecasts = this.past === null ? this.odds.get(id) ?? [] : [];
    const hexOf = (id) => this.board.counters.get(id)?.hex;
    const shots = forecasts.flatMap(({ firers, target, given }) => {
      const from = firers ? firers.map(({ unit }) => hexOf(unit)) : [given?.assaulting ?? hexOf(id)];
      return from.filter(Boolean).map((hex) => [hex, target]);
    });
    this.board.aim(shots);
  }

  cursor(hex) {
    const option = this.seen.decision?.options?.find((of) => of.id === hex);
    const far = this.reach.get(hex);
    const also = option ? `Can be chosen: ${option.label}${option.note ? `, ${option.note}` : ""}` : far?.stop ? `Within reach for ${far.cost}` : "";
    this.board.point(hex, also);
    this.hover(hex);
    this.frame.here(this.board.words(hex));
  }

  /** Shows on the map what an answer means. */
  point(id) {
    this.aim(id);
    const hex = this.board.hexOf(id);
    if (!hex) return this.board.unmark();
    this.board.look(hex);
    this.board.mark(hex);
  }

  async why(id) {
    const verdict = await ask("GET", `${this.path}/why?${new URLSearchParams({ id })}`, { key: this.key }).catch(() => null);
    if (!verdict || verdict.legal) return;
    const values = (verdict.values ?? []).map(({ what, value, rule }) => `${what} ${value}${rule ? ` (${rule})` : ""}`);
    const made = values.length ? `: ${values.join(", ")}` : "";
    const words = plain(`${id}: ${verdict.reason}${made}${verdict.rule ? ` (${verdict.rule})` : ""}`);
    this.frame.say(words);
    announce(words);
  }

  /** Begins or ends the measuring of lines of sight. */
  sights(from = null) {
    this.ruler = this.ruler ? null : { from };
    this.board.sight(null);
    this.frame.show(this);
    this.frame.say(this.ruler ? (from ? "To which hex?" : "From which hex?") : "");
  }

  measure(hex) {
    if (!this.ruler.from) {
      this.ruler.from = hex;
      return this.frame.say(`From ${hex}: to which hex?`);
    }
    this.look(this.ruler.from, hex);
    this.ruler.from = null;
  }

  async look(from, to) {
    const line = await ask("GET", `${this.path}/los${this.query({ from, to })}`, { key: this.key }).catch(() => null);
    if (!line || !this.ruler) return;
    this.board.sight(line);
    const why = line.blocker ? ` by ${line.blocker}, ${line.reason}` : "";
    this.frame.say(`${from} to ${to}: range ${line.range}, ${line.los}${why} (${line.rule})`);
  }

  /** Goes back in time to after so many answers; forth again with null. */
  async go(n) {
    const latest = this.seen.n;
    this.past = n === null || n >= latest ? null : Math.max(0, n);
    this.frame.show(this);
    if (this.past === null) return this.now();
    const asked = this.past;
    const then = await ask("GET", `${this.path}/at/${asked}${this.query()}`, { key: this.key }).catch((error) => this.frame.say(error.message));
    if (!then || this.past !== asked) return;
    this.then = then.picture;
    this.frame.show(this);
    this.decision.then(then, () => this.go(null));
    this.board.light([]);
    this.board.way([], "");
    this.board.aim([]);
    this.board.show(then.picture, null);
    this.state.show(then.picture, this.as);
    this.log.mark(asked);
  }

  /** The position that is shown: the present one, or one of the past. */
  get shown() {
    return this.past === null ? this.seen.picture : this.then ?? this.seen.picture;
  }

  async older(from) {
    const start = Math.max(0, from - 400);
    const piece = await ask("GET", `${this.path}/log${this.query({ from: start, to: from })}`, { key: this.key });
    this.log.before(piece, start);
  }

  say(text) {
    return this.act(() => ask("POST", `${this.path}/chat`, { key: this.key, body: this.seen.you === "both" ? { text, side: this.side } : { text } }));
  }

  async readNotes() {
    if (!this.seen.you || this.seen.you === "both") return (this.talk.private.hidden = true);
    this.talk.notes.value = (await ask("GET", `${this.path}/notes`, { key: this.key })).text;
  }

  note(text) {
    return this.act(() => ask("PUT", `${this.path}/notes`, { key: this.key, body: { text } }));
  }

  seat(side, who) {
    return this.act(() => ask("PUT", `${this.path}/seat`, { key: this.key, body: { side, who } }));
  }

  async save() {
    const blob = await download(`${this.path}/save`, this.key).catch((error) => this.frame.say(error.message));
    if (!blob) return;
    const link = make("a", { href: URL.createObjectURL(blob), download: `${this.game.id}-${this.id}.jsonl` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  theme() {
    this.frame.say(`Colours: ${nextTheme()}`);
  }

  /** The keys that work everywhere but where one types. */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) return;
    if (/^[1-9]$/.test(event.key)) return this.decision.press(Number(event.key));
    const act = {
      u: () => this.seen.can_undo && this.undo(),
      w: () => this.board.cursor && this.why(this.board.cursor),
      h: () => this.frame.say(this.board.hide() ? "Counters are hidden: h shows them" : ""),
      o: () => this.board.view.fit(),
      l: () => this.sights(document.activeElement === this.board.element ? this.board.cursor : null),
      m: () => this.board.element.focus(),
      n: () => this.next(1),
      p: () => this.next(-1),
      d: () => this.decision.focus(),
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
    if (this.ruler) this.sights();
    else if (this.past !== null) this.go(null);
    this.board.fold();
    this.board.way([], "");
  }

  /** Who sits where, and what can be done about it. */
  people() {
    seatDialog(this);
  }
}
