// What opens over a table: the keys, who sits where.

import { copy, draw, make } from "../dom.js";
import { ask } from "../host.js";
import { computers, levels, named, usual } from "../levels.js";
import { calls, seatAt, setCalls } from "../prefs.js";

const KEYS = [
  ["1 … 9 ⇧A …", "make the choice with this key"], ["↑ ↓ Enter", "move through the choices"], ["d", "go to the choices"],
  ["m", "go to the map: arrow keys move the cursor, Enter chooses, Shift with an arrow key moves the map"], ["n p", "go to the next or the previous place that you can choose"], ["+ − 0", "zoom in, zoom out, whole map"],
  ["w", "explain why you cannot choose the hex under the cursor"], ["i", "pin the hex details, so that you can open the terms in them"], ["l", "line of sight"], ["z", "choose areas to show on the map"], ["u", "undo"], ["h", "hide counters"],
  ["o", "whole map"], [", .", "step back and forward through the events since your last move"], ["[ ]", "step back and forward through the match"], ["Esc", "leave the current mode"], ["?", "show these keys"],
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
    make("p", {}, "Mouse: click anything that is lit. Turn the wheel to zoom, and drag to move the map. Drag a unit to its destination or onto its target. A stack moves as a whole; open it to drag one of its units. Click a distant hex to move there and end the move, or hold Shift to keep moving. Touch: tap, drag and pinch. Tap a distant hex to see the path, and tap it again to move."));
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
    const words = seen.post && seen.you !== side ? "plays by mail" : invited ? "open: waiting for your opponent" : who === "human" ? "a player" : computer(who, known);
    const sit = (event, whom) => (table.affairs.seat(side, whom), event.target.closest("dialog").close());
    const level = make("select", { "aria-label": `Computer level for ${game.sides[side]}` },
      ...players.map((level) => make("option", { value: level.id, selected: level.id === usual(players) }, named(level))));
    const give = make("span", { class: "give" }, level,
      make("button", { type: "button", onclick: (event) => sit(event, level.value) }, "Let the computer play"));
    const back = make("button", { type: "button", onclick: (event) => sit(event, "human") }, "Take the seat back");
    const change = own && seen.match.kind === "match" && (who === "human" ? give : back);
    const free = waits && seen.you && seen.you !== side && seen.you !== "both" && reopened(table, side);
    const address = `${home}#join/${id}/${invitations[side]}`;
    const invitation = invited && invitations[side] && [link(address, `Invitation for the ${game.sides[side]} player`), code(address)];
    return make("li", {}, make("span", {}, make("b", {}, game.sides[side]), `: ${words}`), ...(invitation || []), change, free);
  };
  const declines = seen.moments === "declined";
  const moments = seen.moments && make("p", {}, make("button", {
    type: "button", "aria-pressed": String(declines),
    onclick: (event) => (table.affairs.moments(declines ? "asked" : "declined"), event.target.closest("dialog").close()),
  }, declines ? "Ask me in secret reaction windows" : "Pass secret reaction windows for me"),
    make("small", {}, " You get these prompts even when you hold nothing that you can play, so that your opponent learns nothing from them."));
  const { commitment, chosen, seed } = seen.match.chance;
  const dice = seen.post ? make("p", { class: "dice" }, "Both sides generate the dice together, so that neither can look ahead or roll again.") : make("p", { class: "dice" }, seed !== null ? `Dice seed: ${seed}. ` : "",
    chosen ? "The player who created this match chose the seed. " : "", make("small", {}, `SHA-256 of the seed: ${commitment}`));
  const error = make("p", { class: "error", role: "alert" });
  const save = () => table.affairs.save().catch((problem) => (error.textContent = problem.message));
  dialog("Seats", make("ul", { class: "seats" }, row("usa"), row("csa")),
    link(`${home}#match/${id}`, "Link for spectators", "watch"),
    table.key && link(`${home}#match/${id}/${table.key}`, "Link to your own seat, for another browser", "watch"),
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
    refused.textContent = wanted && !box.checked ? "The browser blocks notifications for this page." : "";
  } });
  return make("div", {}, make("label", { class: "check", for: "calls" }, box, make("span", {}, "Notify me when it's my turn")), refused);
}

// One person who plays both sides has nothing to hide from himself.
function openness(table) {
  const box = make("input", { id: "open", type: "checkbox", checked: table.open, onchange: () => table.setOpen(box.checked) });
  return make("label", { class: "check", for: "open" }, box, make("span", {}, "I play both sides: hide nothing"));
}

function computer(who, known) {
  const level = known.find(({ id }) => id === who);
  return level ? `the computer, as ${named(level)}` : `the bot "${who}"`;
}

// The same link for the camera of a phone.
function code(address) {
  const place = make("div", { class: "qr" });
  ask("POST", "/api/qr", { body: { text: address } }).then(({ size, path }) => place.replaceChildren(
    draw("svg", { viewBox: `-4 -4 ${size + 8} ${size + 8}`, role: "img", "aria-label": "The same link as a QR code" },
      draw("rect", { x: -4, y: -4, width: size + 8, height: size + 8, fill: "#fff" }), draw("path", { d: path, fill: "#000" }))), () => place.remove());
  return place;
}

function link(address, words, needs) {
  const input = make("input", { readonly: true, value: address, "aria-label": words, onfocus: (event) => event.target.select() });
  const told = make("span", { class: "copied", role: "status" });
  const take = async () => (told.textContent = (await copy(address, input)) ? "Copied" : "Press Ctrl+C to copy");
  return make("div", { class: "field", needs }, make("label", {}, words), make("div", { class: "link" }, input, make("button", { type: "button", onclick: take }, "Copy")), told);
}
