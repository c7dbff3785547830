// What is around the map: the bar, the panels, the slider of time, the dialogs.

import { make } from "./dom.js";
import { levels, named } from "./levels.js";
import { seats } from "./prefs.js";

const KEYS = [
  ["1 … 9", "choose the answer with this number"], ["↑ ↓ Enter", "go through the answers"], ["d", "to the answers"],
  ["m", "to the map: arrows move the cursor, Enter chooses, Shift with arrows moves the map"], ["n p", "to the next place that can be chosen, and to the one before"], ["+ − 0", "nearer, farther, whole map"],
  ["w", "why the hex under the cursor cannot be chosen"], ["l", "line of sight"], ["u", "take back"], ["h", "hide counters"],
  ["o", "overview"], ["[ ]", "back and forth in time"], ["Esc", "leave what one is in"], ["?", "these keys"],
];

/** The frame of a table. */
export function frame(table) {
  const button = (words, act, extra = {}) => make("button", { type: "button", onclick: act, ...extra }, words);
  const title = make("h1");
  const when = make("p", { class: "when" });
  const undo = button("Undo", () => table.undo(), { title: "Take the last decision back (u)" });
  const ruler = button("Sight", () => table.sights(), { title: "Line of sight (l)", "aria-pressed": "false" });
  const bare = button("Units", () => table.board.hide(), { title: "Hide or show the counters (h)" });
  const bar = make("header", { class: "bar" }, make("a", { href: "#", class: "home-link", title: "All matches" }, "⌂"), title, when,
    make("div", { class: "tools" }, undo, ruler, bare, button("Seats", () => table.people()), button("Colours", () => table.theme()), button("Keys", () => help(), { "aria-label": "Keys and help" })));
  const line = make("p", { class: "line", role: "status", hidden: true });
  const say = make("p", { class: "say", role: "status" });
  const under = make("ul", { class: "under", "aria-hidden": "true" });
  const here = make("section", { class: "here", "aria-label": "This hex", hidden: true });
  const time = timeline(table);
  const tabs = tabbed([["log", "Log", table.log.element], ["state", "Table", table.state.element], ["talk", "Talk", table.talk.element]]);
  const element = make("div", { class: "table" }, bar,
    make("div", { class: "field-side" }, table.board.element, under, say, line, time.element,
      make("p", { id: "map-help", class: "unseen" }, "Arrow keys move from hex to hex, Enter chooses, question mark lists all keys.")),
    make("aside", { class: "panel", "aria-label": "Decision and log" }, table.decision.element, here, tabs.element));
  return {
    element,
    line: (words) => ((line.textContent = words), (line.hidden = !words)),
    say: (words) => (say.textContent = words ?? ""),
    under: (lines) => under.replaceChildren(...lines.map((line) => make("li", {}, line))),
    news: (name) => tabs.news(name),
    here({ ground, units }) {
      here.hidden = false;
      here.replaceChildren(make("h3", {}, ground), make("ul", {}, ...units.map((unit) => make("li", {}, unit))));
    },
    show(of) {
      const { seen, game } = of;
      const scenario = game.scenarios.find((other) => other.id === seen.match.scenario);
      title.textContent = seen.match.title || scenario.name;
      const { when: words, score } = of.shown;
      when.replaceChildren(...words.map((word) => make("span", {}, word)),
        ...["usa", "csa"].filter((side) => score[side]).map((side) => make("span", { class: `score ${side}` }, `${game.sides[side]} ${score[side]}`)),
        make("span", { class: "you" }, role(of)));
      undo.disabled = !seen.can_undo;
      ruler.setAttribute("aria-pressed", String(Boolean(of.ruler)));
      time.show(of);
    },
  };
}

function role({ seen, game }) {
  if (seen.match.kind === "replay") return "Replay";
  if (seen.you === "both") return seen.as ? `Shown: ${game.sides[seen.as]}` : "Both sides";
  return seen.you ? `You: ${game.sides[seen.you]}` : "Looking on";
}

// The slider of time, and from whose seat one looks.
function timeline(table) {
  const slider = make("input", { type: "range", min: 0, "aria-label": "Moment of the match", oninput: () => table.go(Number(slider.value)) });
  const back = make("button", { type: "button", title: "Back ([)", "aria-label": "Back", onclick: () => table.go((table.past ?? table.seen.n) - 1) }, "◂");
  const forth = make("button", { type: "button", title: "Forth (])", "aria-label": "Forth", onclick: () => table.go((table.past ?? table.seen.n) + 1) }, "▸");
  const now = make("button", { type: "button", class: "now", onclick: () => table.go(null) }, "Now");
  const words = make("output");
  const from = make("select", { id: "from-seat", onchange: () => ((table.as = from.value || null), table.listen(), table.past !== null && table.go(table.past)) });
  const seat = make("label", { class: "from", for: "from-seat", title: "From whose seat one looks" }, make("span", {}, "Seen by"), from);
  const element = make("div", { class: "time" }, back, slider, forth, words, now, seat);
  return {
    element,
    show({ seen, past, game }) {
      slider.max = seen.n;
      slider.value = past ?? seen.n;
      words.textContent = past === null ? `${seen.n}` : `${past} of ${seen.n}`;
      now.hidden = past === null;
      element.classList.toggle("past", past !== null);
      const open = seen.match.over || seen.match.kind === "replay";
      seat.hidden = !open && seen.you !== "both";
      const wanted = seen.as ?? "";
      const all = [["", "both"], ["usa", game.sides.usa], ["csa", game.sides.csa]];
      if (from.children.length === 0) from.append(...all.map(([value, text]) => make("option", { value }, text)));
      from.value = wanted;
    },
  };
}

// Panels of which one is seen at a time.
function tabbed(panels) {
  const buttons = panels.map(([name, words], index) => make("button", {
    type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, onclick: () => pick(index),
    onkeydown: (event) => event.key === "ArrowRight" ? pick((index + 1) % panels.length, true) : event.key === "ArrowLeft" && pick((index + panels.length - 1) % panels.length, true),
  }, words));
  const bodies = panels.map(([name, , body]) => make("div", { role: "tabpanel", id: `panel-${name}`, "aria-labelledby": `tab-${name}`, tabindex: 0 }, body));
  function pick(index, focus) {
    buttons.forEach((button, at) => {
      button.setAttribute("aria-selected", String(at === index));
      button.tabIndex = at === index ? 0 : -1;
      bodies[at].hidden = at !== index;
    });
    buttons[index].classList.remove("news");
    if (focus) buttons[index].focus();
  }
  pick(0);
  const news = (name) => {
    const button = buttons[panels.findIndex(([of]) => of === name)];
    if (button.getAttribute("aria-selected") !== "true") button.classList.add("news");
  };
  return { element: make("div", { class: "tabs" }, make("div", { role: "tablist", "aria-label": "Panels" }, ...buttons), ...bodies), news };
}

function dialog(title, ...content) {
  const element = make("dialog", { "aria-label": title, onclose: () => element.remove() },
    make("h2", {}, title), ...content, make("form", { method: "dialog" }, make("button", { class: "main" }, "Close")));
  document.body.append(element);
  element.showModal();
  return element;
}

/** The keys. */
export function help() {
  const rows = KEYS.map(([keys, words]) => make("tr", {}, make("th", { scope: "row" }, make("kbd", {}, keys)), make("td", {}, words)));
  dialog("Keys", make("table", { class: "keys" }, make("tbody", {}, ...rows)),
    make("p", {}, "With the mouse: click what is lit; wheel and drag move the map. With fingers: tap, drag, pinch; a tap on a far hex shows the way, a second one goes it."));
}

/** Who sits where; links for those who are invited; bots. */
export async function seatDialog(table) {
  const { seen, game, id } = table;
  const known = await levels();
  const home = location.href.split("#")[0];
  const invitations = seats().find((seat) => seat.id === id)?.invitations ?? {};
  const row = (side) => {
    const { who, invited } = seen.match.seats[side];
    const own = seen.you === side || seen.you === "both";
    const words = invited ? "waits for whoever takes up the invitation" : who === "human" ? "a player" : computer(who, known);
    const sit = (event, whom) => (table.seat(side, whom), event.target.closest("dialog").close());
    const level = make("select", { "aria-label": `How well the computer plays ${game.sides[side]}` },
      ...known.map((level) => make("option", { value: level.id, selected: level.id === "captain" }, named(level))));
    const give = make("span", { class: "give" }, level,
      make("button", { type: "button", onclick: (event) => sit(event, level.value) }, "Let the computer play"));
    const back = make("button", { type: "button", onclick: (event) => sit(event, "human") }, "Take the seat back");
    const change = own && seen.match.kind === "match" && (who === "human" ? give : back);
    const invitation = invited && invitations[side] && link(`${home}#join/${id}/${invitations[side]}`, `Invitation to ${game.sides[side]}`);
    return make("li", {}, make("span", {}, make("b", {}, game.sides[side]), `: ${words}`), change, invitation);
  };
  dialog("Seats", make("ul", { class: "seats" }, row("usa"), row("csa")),
    link(`${home}#match/${id}`, "For those who look on"),
    make("p", {}, make("button", { type: "button", onclick: () => table.save() }, "Save to a file")));
}

function computer(who, known) {
  const level = known.find(({ id }) => id === who);
  return level ? `the computer. ${named(level)}` : `the bot "${who}"`;
}

function link(address, words) {
  const input = make("input", { readonly: true, value: address, "aria-label": words, onfocus: (event) => event.target.select() });
  const copy = make("button", { type: "button", onclick: () => navigator.clipboard?.writeText(address) }, "Copy");
  return make("div", { class: "field" }, make("label", {}, words), make("div", { class: "link" }, input, copy));
}
