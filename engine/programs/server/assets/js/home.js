// Start page: new matches, those of this browser, public ones, and replays.

import { announce, make, shown } from "./dom.js";
import { collect, ownPerson } from "./gather.js";
import { HELP, ask, bring, can, clear, receive } from "./host.js";
import { among, levels, named, usual } from "./levels.js";
import { ground } from "./map/board.js";
import { learn, learned } from "./panel/lesson.js";
import { mailFileOf } from "./panel/mail_file.js";
import { forget, forgotten, letGo, remember, seatAt, seats } from "./prefs.js";
import { code, dialog, link } from "./table/dialogs.js";
import { settings } from "./table/settings.js";
import { language, say } from "./words.js";

const PEOPLE = [["me", say("seat-me")], ["invite", say("seat-invite"), "invite"], ["open", say("seat-open"), "invite"], ["post", say("seat-post")]];

/** Clocks of a match: none, display only, or a limit in minutes for each side, whose excess is shown. */
const CLOCKS = [["", say("clocks-none")], ["shown", say("clocks-shown")], ...[30, 60, 90, 120, 180].map((minutes) => [minutes, say("clocks-limit", { minutes })])];

/** Shows the start page. */
export async function home(page) {
  if (forgotten().length > 0) await clear(forgotten()).then(letGo);
  await collect().catch(() => {});
  const [offered, open, known] = await Promise.all([ask("GET", "/api/games"), ask("GET", "/api/matches"), levels()]);
  const games = taughtFirst(offered);
  const error = make("p", { class: "error", role: "alert" });
  const failed = (problem) => (error.textContent = problem.message);
  page.replaceChildren(make("div", { class: "home", ...dropping(failed) },
    make("header", {}, banner(games), make("h1", {}, say("home-name")), make("p", {}, say("home-about")), tools()),
    error,
    leading(games),
    lessons(games, failed),
    beginning(games, known, failed),
    mine(games),
    listed(games, open, failed),
    bringing(failed)));
  document.title = say("home-name");
}

// Draws the map of the first battle as a picture that screen readers skip.
function banner([game]) {
  if (!game) return null;
  const figure = make("div", { class: "banner", "aria-hidden": "true" });
  figure.append(ground(game.name));
  return figure;
}

// Links to the manual, if the host has it, and to the settings.
const tools = () => make("p", { class: "home-tools" },
  make("a", { href: HELP, needs: "help" }, say("home-help")), make("button", { type: "button", class: "quiet", onclick: settings }, say("menu-settings")));

// A newcomer is led to the battle with the most lessons.
const taughtFirst = (games) => [...games].sort((a, b) => b.lessons.length - a.lessons.length);

// Entry points for common intentions. Each opens its prepared part of the page.
function leading(games) {
  const way = (words, also, act, needs) => make("button", { type: "button", class: "way", needs, onclick: act }, make("b", {}, words), make("small", {}, also));
  const against = (who) => {
    const form = document.querySelector("form.card");
    const sit = form.querySelector("#sit-csa");
    form.querySelector("#sit-usa").value = "me";
    sit.value = who ?? sit.dataset.computer;
    sit.dispatchEvent(new Event("change"));
    form.scrollIntoView({ block: "start" });
    form.querySelector("#battle").focus({ preventScroll: true });
  };
  const toLessons = () => {
    const list = document.querySelector(".lessons");
    list.scrollIntoView({ block: "start" });
    (list.querySelector("button:not(.done)") ?? list.querySelector("button")).focus({ preventScroll: true });
  };
  const taught = games.some((game) => game.lessons.length > 0);
  return make("nav", { class: "leading", "aria-label": say("home-begin") },
    taught && way(say("home-learn"), say("home-learn-about"), toLessons),
    way(say("home-computer"), say("home-computer-about"), () => against()),
    way(say("home-friend"), say("home-friend-about"), () => against("invite"), "invite"));
}

/** Lessons shown before the rest is expanded. */
const FIRST = 3;

// Lists the lessons in order with the completed ones marked. An overlay has the lessons of its base package.
function lessons(games, failed) {
  const ids = (game) => game.lessons.map(({ id }) => id).join(" ");
  const taught = games.filter((game, index) => game.lessons.length > 0 && games.findIndex((other) => ids(other) === ids(game)) === index);
  if (taught.length === 0) return null;
  const row = (game, lesson, index) => {
    const done = learned(game.name).includes(lesson.id);
    const begin = () => learn(game.name, lesson).catch(failed);
    return make("li", {}, make("button", { type: "button", class: done ? "done" : null, "data-lesson": lesson.id, onclick: begin },
      make("span", { class: "number", "aria-hidden": "true" }, done ? "✓" : index + 1),
      make("span", {}, make("b", {}, lesson.title), make("small", {}, " ", done ? say("lesson-time-done", { minutes: lesson.minutes }) : say("lesson-time", { minutes: lesson.minutes })), make("br"), make("small", {}, lesson.about))));
  };
  return make("section", { class: "card lessons" }, make("h2", {}, say("home-learn")),
    ...taught.flatMap((game, index) => course(game.title, game.lessons.map((lesson, at) => row(game, lesson, at)), index === 0 ? FIRST : 0)));
}

// Lists the lessons of a game: the first ones, with the rest collapsed until one of those was started.
function course(title, rows, first) {
  const list = (from, until) => make("ol", { start: from + 1 }, ...rows.slice(from, until));
  const rest = rows.length > first && make("details", { open: rows.slice(first - 1).some((row) => row.querySelector(".done")) },
    make("summary", {}, first > 0 ? say("lessons-more", { count: rows.length - first }) : say("lessons-of", { count: rows.length, title })), list(first));
  return [first > 0 && make("p", { class: "words" }, say("lessons-with", { title })), first > 0 && list(0, first), rest].filter(Boolean);
}

function beginning(games, known, failed) {
  const battles = games.flatMap((game) => game.scenarios.map((scenario) => ({ game, scenario })));
  const battle = make("select", { id: "battle" }, ...battles.map(({ game, scenario }, index) =>
    make("option", { value: index, "data-game": game.name }, `${game.title}: ${scenario.name}`)));
  const words = make("p", { class: "words" });
  const extras = make("fieldset", { class: "extras", hidden: true }, make("legend", {}, say("match-options")));
  const [usa, csa] = [seatList("usa"), seatList("csa")];
  const isOpen = make("input", { id: "open", type: "checkbox", checked: true });
  const alone = make("label", { class: "check", for: "open" }, isOpen, make("span", {}, say("match-open")));
  const seated = () => (alone.hidden = usa.value !== "me" || csa.value !== "me");
  for (const [sit, other] of [[usa, csa], [csa, usa]]) {
    sit.addEventListener("change", () => {
      if (sit.value === "open") isListed.checked = true;
      // The recipient of the mail plays against its sender.
      if (sit.value === "post") other.value = "me";
      seated();
    });
  }
  const clocks = make("select", { id: "clocks" }, ...CLOCKS.map(([value, words]) => make("option", { value }, words)));
  const title = make("input", { id: "title", maxlength: 80, autocomplete: "off" });
  const isListed = make("input", { id: "listed", type: "checkbox" });
  const chosen = () => battles[battle.value];
  const sides = make("div", { class: "row" });
  const show = async () => {
    const { game, scenario } = chosen();
    words.textContent = scenario.description;
    const players = among(known, game.computers);
    seat(usa, players, "me");
    seat(csa, players, opponent(players));
    seated();
    const whole = await ask("GET", `/api/games/${encodeURIComponent(game.name)}`);
    sides.replaceChildren(field(whole.sides.usa, usa), field(whole.sides.csa, csa));
    const options = whole.scenarios.find((other) => other.id === scenario.id).options;
    extras.hidden = options.length === 0;
    extras.replaceChildren(make("legend", {}, say("match-options")), ...options.map((option) =>
      make("label", { class: "check" }, make("input", { type: "checkbox", name: option.id }),
        make("span", {}, make("b", {}, option.name), " ", option.description))),
      make("p", { class: "idle", role: "status" }));
    extras.onchange = () => warnOfIdle(extras, options);
  };
  battle.addEventListener("change", () => show().catch(failed));
  show().catch(failed);
  const begin = async (event) => {
    event.preventDefault();
    const { game, scenario } = chosen();
    const on = [...extras.querySelectorAll("input:checked")].map((box) => [box.name, true]);
    const body = {
      game: game.name, scenario: scenario.id, options: Object.fromEntries(on), usa: usa.value, csa: csa.value,
      title: title.value, listed: isListed.checked,
      ...(clocks.value && { clocks: clocks.value === "shown" ? {} : { minutes: Number(clocks.value) } }),
    };
    const made = await busy(() => ask("POST", "/api/matches", { body }));
    remember({ id: made.id, key: made.key, invitations: made.invitations, open: !alone.hidden && isOpen.checked, title: title.value || `${scenario.name} · ${game.title}`, at: Date.now() });
    location.hash = `match/${made.id}`;
  };
  const start = make("button", { class: "main", type: "submit" }, say("match-begin"));
  const told = make("p", { class: "words", role: "status" });
  // One press begins one match, however long the host takes.
  const busy = async (work) => {
    start.disabled = true;
    told.textContent = say("match-begins");
    try {
      return await work();
    } finally {
      start.disabled = false;
      told.textContent = "";
    }
  };
  return make("form", { class: "card", onsubmit: (event) => begin(event).catch(failed) },
    make("h2", {}, say("match-new")),
    field(say("match-battle"), battle), words, sides, alone, extras,
    field(say("match-name"), title),
    field(say("match-clocks"), clocks),
    make("label", { class: "check", needs: "watch" }, isListed, make("span", {}, say("match-listed"))),
    start, told);
}

// Optional rules that were selected but have no effect without another.
function warnOfIdle(extras, options) {
  const named = (id) => options.find((option) => option.id === id).name;
  const isOn = (id) => extras.querySelector(`[name="${id}"]`).checked;
  const idle = options.filter((option) => option.needs && isOn(option.id) && !isOn(option.needs));
  const told = idle.map((option) => say("match-idle", { option: option.name, needs: named(option.needs) }));
  extras.querySelector(".idle").textContent = told.join(" ");
}

// A reader without any match starts against a beginner.
const opponent = (players) => (seats().length === 0 && players.find(({ id }) => id === "recruit") ? "recruit" : usual(players));

const seatList = (side) => make("select", { id: `sit-${side}` });

// Fills the list of players for a game. Keeps the player chosen before if that player can play the
// game.
function seat(select, players, first) {
  const all = [...PEOPLE, ...players.map((player) => [player.id, say("seat-computer", { player: named(player) })])];
  const before = all.some(([id]) => id === select.value) ? select.value : first;
  select.dataset.computer = opponent(players);
  select.replaceChildren(...shown(all.map(([value, words, needs]) => make("option", { value, needs, selected: value === before }, words))));
}

const field = (words, input) => make("div", { class: "field" }, make("label", { for: input.id }, words), input);

function mine() {
  const own = seats();
  if (own.length === 0) return null;
  const row = (seat) => {
    const stand = make("small", { class: "stand" }, new Date(seat.at).toLocaleString(language));
    const link = make("a", { href: `#match/${seat.id}` }, seat.title || say("match-untitled"));
    const item = make("li", {}, link, stand,
      make("button", { class: "quiet", "aria-label": say("match-forget", { title: seat.title }), onclick: () => item.replaceWith(gone(seat, item)) }, "✕"));
    tell(seat, stand).then((isMine) => isMine && first(item), () => (stand.textContent = say("match-unreachable")));
    return item;
  };
  const list = make("ul", { class: "matches" }, ...own.map(row));
  // Matches that wait for the player come first. One that has the focus stays where it is.
  const first = (item) => {
    item.classList.add("yours");
    if (!item.contains(document.activeElement)) list.insertBefore(item, list.querySelector("li:not(.yours)") ?? null);
  };
  return make("section", { class: "card" }, make("h2", {}, say("home-matches")), list,
    make("button", { type: "button", class: "quiet devices", needs: "gather", onclick: () => devices() }, say("home-devices")));
}

// Shows the link that opens all seats of this browser on another device.
async function devices() {
  const address = `${location.href.split(/[?#]/)[0]}#seats/${await ownPerson()}`;
  dialog(say("home-devices"), make("p", {}, say("devices-about")), link(address, say("devices-link")), code(address));
}

// The key exists nowhere else, so a deletion can be undone until the start page is shown again.
function gone(seat, item) {
  forget(seat.id);
  const back = make("li", {}, make("span", { class: "gone" }, say("match-forgotten", { title: seat.title || say("match-untitled") })),
    make("button", { onclick: () => (remember(seat), back.replaceWith(item)) }, say("match-remember")));
  return back;
}

// Shows side, opponent and progress of a match. Returns whether the match waits for the player.
async function tell(seat, stand) {
  const { you, decision, picture, match } = await ask("GET", `/api/matches/${seat.id}`, { key: seat.key });
  const other = you === "usa" ? "csa" : "usa";
  const { who, invited } = match.seats[other];
  const side = you?.toUpperCase();
  const plays = Object.values(match.seats).every((at) => at.who !== "human");
  const against = !you ? null : plays ? say("stand-computers") : you === "both" ? say("stand-both") : invited ? say("stand-open", { side }) : who === "human" ? say("stand-player", { side }) : say("stand-computer", { side, who });
  const isMine = !match.over && decision?.yours;
  const state = match.over ? say("match-over") : isMine ? say("stand-yours") : "";
  const waits = Boolean(isMine) && you !== "both";
  stand.classList.toggle("mine", waits);
  stand.textContent = [against, picture.when[0], state].filter(Boolean).join(" · ");
  return waits;
}

/** Matches on one page of the list. */
const PAGE = 50;

// Lists the public matches in pages, with a search if there are many.
function listed(games, open, failed) {
  if (open.length === 0) return null;
  const title = (match) => match.title || games.find((game) => game.name === match.game)?.title || match.game;
  const seat = (match, side) => match.open?.[side] && !seatAt(match.id) && make("a", { class: "sit-down", href: `#join/${match.id}/${match.open[side]}` }, say("match-sit", { side: side.toUpperCase() }));
  const row = (match) => make("li", {}, make("a", { href: `#match/${match.id}` }, title(match)), seat(match, "usa"), seat(match, "csa"),
    make("small", {}, match.over ? say("match-over") : say("match-runs")));
  const list = make("ul", { class: "matches" });
  const find = make("input", { id: "find", type: "search", maxlength: 80, autocomplete: "off" });
  const more = make("button", { type: "button" }, say("home-more"));
  let pages = 0;
  const add = (matches) => {
    pages += 1;
    list.append(...matches.map(row));
    more.hidden = matches.length < PAGE;
  };
  const next = async () => add(await ask("GET", `/api/matches?${new URLSearchParams({ page: pages, find: find.value.trim() })}`));
  const again = async () => {
    pages = 0;
    list.replaceChildren();
    await next();
  };
  more.onclick = () => next().catch(failed);
  find.onchange = () => again().catch(failed);
  add(open);
  return make("section", { class: "card" }, make("h2", {}, say("home-public")), field(say("home-find"), find), list, more);
}

/** A packed battle can be dropped anywhere on the start page. */
function dropping(failed) {
  if (!can.receive) return {};
  return {
    ondragover: (event) => event.preventDefault(),
    ondrop: (event) => {
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file) receiving(file).catch(failed);
    },
  };
}

// Adds a packed battle to the games, and selects it for a new match.
async function receiving(file) {
  const { name } = await receive(file);
  const page = document.getElementById("page");
  await home(page);
  const battle = page.querySelector("#battle");
  battle.value = [...battle.options].find((option) => option.dataset.game === name).value;
  battle.dispatchEvent(new Event("change"));
  battle.focus();
  announce(say("battle-received", { title: battle.selectedOptions[0].textContent }));
}

const PACKED = /\.swords$/i;

function bringing(failed) {
  const accept = `.jsonl,.json,text/plain${can.receive ? ",.swords" : ""}`;
  const file = make("input", { id: "save", type: "file", accept });
  const goesOn = make("input", { id: "goes-on", type: "checkbox" });
  const show = async () => {
    if (can.receive && PACKED.test(file.files[0].name)) return receiving(file.files[0]);
    const text = await file.files[0].text();
    const id = mailFileOf(text);
    if (id) return mailFileOpened(text, id);
    const made = await bring(text, goesOn.checked ? "saves" : "replays");
    if (made.key) remember({ id: made.id, key: made.key, open: true, title: file.files[0].name, at: Date.now() });
    location.hash = `match/${made.id}`;
  };
  file.addEventListener("change", () => show().catch(failed));
  return make("section", { class: "card" }, make("h2", {}, say("home-saved")),
    make("label", { class: "check", for: "goes-on" }, goesOn, make("span", {}, say("saved-continue"))),
    field(can.receive ? say("saved-open-battle") : say("saved-open"), file));
}

// A mail file continues its match. Without a seat in that match here, it is an offer to join.
async function mailFileOpened(text, letter) {
  const known = seats().find((seat) => seat.letter === letter);
  if (known) await bring(text, `matches/${encodeURIComponent(known.id)}/letter`, known.key);
  const at = known ?? { ...(await bring(text, "letters")), letter, at: Date.now() };
  if (!known) remember({ id: at.id, key: at.key, letter, title: say("match-by-mail"), at: at.at });
  location.hash = `match/${at.id}`;
}
