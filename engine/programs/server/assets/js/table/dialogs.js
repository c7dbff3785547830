// What opens over a table: the keys, who sits where.

import { copy, draw, make } from "../dom.js";
import { ask } from "../host.js";
import { computers, levels, named, usual } from "../levels.js";
import { calls, seatAt, setCalls } from "../prefs.js";

const KEYS = [
  ["1 … 9 ⇧A …", "choose the answer with this key"], ["↑ ↓ Enter", "go through the answers"], ["d", "to the answers"],
  ["m", "to the map: arrows move the cursor, Enter chooses, Shift with arrows moves the map"], ["n p", "to the next place that can be chosen, and to the one before"], ["+ − 0", "nearer, farther, whole map"],
  ["w", "why the hex under the cursor cannot be chosen"], ["i", "keeps what is said of a hex, so that its words can be opened"], ["l", "line of sight"], ["z", "parts of the map to show, where the rules have them"], ["u", "take back"], ["h", "hide counters"],
  ["o", "overview"], [", .", "back and forth through what happened since your last answer"], ["[ ]", "back and forth in time"], ["Esc", "leave what one is in"], ["?", "these keys"],
];

/** A dialog with a title; gives its element. */
export function dialog(title, ...content) {
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
    make("p", {}, "With the mouse: click what is lit; wheel and drag move the map. Who may act is dragged to where he goes, or onto whom he fires at: a stack whole, out of an open stack each alone. A click on a far hex goes there and ends the move, with Shift the move goes on. With fingers: tap, drag, pinch; a tap on a far hex shows the way, a second one goes it."));
}

/** Who sits where; links for those who are invited; the computer. */
export async function seatDialog(table) {
  const { seen, game, id } = table;
  const [known, players] = [await levels(), await computers(game.name)];
  const home = location.href.split("#")[0];
  const invitations = seatAt(id)?.invitations ?? {};
  const row = (side) => {
    const { who, invited, waits } = seen.match.seats[side];
    const own = !seen.post && (seen.you === side || seen.you === "both");
    const words = seen.post && seen.you !== side ? "sits elsewhere: a letter goes to and fro" : invited ? "waits for whoever takes up the invitation" : who === "human" ? "a player" : computer(who, known);
    const sit = (event, whom) => (table.affairs.seat(side, whom), event.target.closest("dialog").close());
    const level = make("select", { "aria-label": `How well the computer plays ${game.sides[side]}` },
      ...players.map((level) => make("option", { value: level.id, selected: level.id === usual(players) }, named(level))));
    const give = make("span", { class: "give" }, level,
      make("button", { type: "button", onclick: (event) => sit(event, level.value) }, "Let the computer play"));
    const back = make("button", { type: "button", onclick: (event) => sit(event, "human") }, "Take the seat back");
    const change = own && seen.match.kind === "match" && (who === "human" ? give : back);
    const free = waits && seen.you && seen.you !== side && seen.you !== "both" && reopened(table, side);
    const address = `${home}#join/${id}/${invitations[side]}`;
    const invitation = invited && invitations[side] && [link(address, `Invitation to ${game.sides[side]}`), code(address)];
    return make("li", {}, make("span", {}, make("b", {}, game.sides[side]), `: ${words}`), ...(invitation || []), change, free);
  };
  const declines = seen.moments === "declined";
  const moments = seen.moments && make("p", {}, make("button", {
    type: "button", "aria-pressed": String(declines),
    onclick: (event) => (table.affairs.moments(declines ? "asked" : "declined"), event.target.closest("dialog").close()),
  }, declines ? "Ask me again at secret moments" : "Pass at secret moments without asking me"),
    make("small", {}, " You are asked about what you hold even when none of it can be played, so that nobody learns what you hold."));
  const { commitment, chosen, seed } = seen.match.chance;
  const dice = seen.post ? make("p", { class: "dice" }, "Both sides make the dice together, so that nobody can look ahead or roll again.") : make("p", { class: "dice" }, seed !== null ? `The seed of the dice was ${seed}. ` : "",
    chosen ? "The seed was chosen by whoever made this match. " : "", make("small", {}, `SHA-256 of the seed: ${commitment}`));
  const error = make("p", { class: "error", role: "alert" });
  const save = () => table.affairs.save().catch((problem) => (error.textContent = problem.message));
  dialog("Seats", make("ul", { class: "seats" }, row("usa"), row("csa")),
    link(`${home}#match/${id}`, "For those who look on", "watch"),
    table.key && link(`${home}#match/${id}/${table.key}`, "Your own seat, for another browser of yours", "watch"),
    seen.you === "both" && openness(table), moments, seen.you && seen.you !== "both" && calling(), dice,
    make("p", {}, make("button", { type: "button", onclick: save }, "Save to a file")), error);
}

// Whoever took the seat up has not played: whoever made the match may open it for somebody else.
function reopened(table, side) {
  const error = make("small", { class: "error", role: "alert" });
  const open = (whom) => async (event) => {
    const shown = event.target.closest("dialog");
    await table.affairs.free(side, whom).then(() => (shown.close(), table.people())).catch((problem) => (error.textContent = problem.message));
  };
  return make("span", { class: "give" }, make("small", {}, "Nobody has played here yet."),
    make("button", { type: "button", onclick: open("invite") }, "Invite somebody else"),
    table.seen.match.listed && make("button", { type: "button", onclick: open("open") }, "Put it back in the list"), error);
}

// A call of the system when one's turn has come: only for who asks for it.
function calling() {
  const refused = make("small", { role: "status" });
  const box = make("input", { id: "calls", type: "checkbox", checked: calls(), onchange: async () => {
    const wanted = box.checked;
    box.checked = await setCalls(wanted);
    refused.textContent = wanted && !box.checked ? "The browser does not allow it for this page." : "";
  } });
  return make("div", {}, make("label", { class: "check", for: "calls" }, box, make("span", {}, "Call me when it is my turn and I look elsewhere")), refused);
}

// One person who plays both sides has nothing to hide from himself.
function openness(table) {
  const box = make("input", { id: "open", type: "checkbox", checked: table.open, onchange: () => table.setOpen(box.checked) });
  return make("label", { class: "check", for: "open" }, box, make("span", {}, "I play both sides: hide nothing"));
}

function computer(who, known) {
  const level = known.find(({ id }) => id === who);
  return level ? `the computer. ${named(level)}` : `the bot "${who}"`;
}

// The same link for the camera of a phone.
function code(address) {
  const place = make("div", { class: "qr" });
  ask("POST", "/api/qr", { body: { text: address } }).then(({ size, path }) => place.replaceChildren(
    draw("svg", { viewBox: `-4 -4 ${size + 8} ${size + 8}`, role: "img", "aria-label": "The same link as a code for a camera" },
      draw("rect", { x: -4, y: -4, width: size + 8, height: size + 8, fill: "#fff" }), draw("path", { d: path, fill: "#000" }))), () => place.remove());
  return place;
}

function link(address, words, needs) {
  const input = make("input", { readonly: true, value: address, "aria-label": words, onfocus: (event) => event.target.select() });
  const told = make("span", { class: "copied", role: "status" });
  const take = async () => (told.textContent = (await copy(address, input)) ? "Copied" : "Press Ctrl+C to copy");
  return make("div", { class: "field", needs }, make("label", {}, words), make("div", { class: "link" }, input, make("button", { type: "button", onclick: take }, "Copy")), told);
}
