// Dialogs of a table: keyboard help and seats.

import { copy, draw, make } from "../dom.js";
import { ask } from "../host.js";
import { computers, levels, named, usual } from "../levels.js";
import { calls, seatAt, setCalls } from "../prefs.js";
import { say } from "../words.js";

const KEYS = [
  ["1 … 9 ⇧A …", say("key-choice")], ["↑ ↓ Enter", say("key-through")], ["d", say("key-choices")],
  ["m", say("key-map")], ["n p", say("key-next")], ["+ − 0", say("key-zoom")],
  ["w", say("key-why")], ["i", say("key-pin")], ["l", say("key-sight")], ["z", say("key-areas")], ["u", say("key-undo")], ["h", say("key-hide")],
  ["o", say("key-whole")], [", .", say("key-events")], ["[ ]", say("key-match")], ["Esc", say("key-leave")], ["?", say("key-keys")],
];

/** Opens a dialog with a title and returns its element. The page owns the dialog, so that both go together. */
export function dialog(title, ...content) {
  const element = make("dialog", { "aria-label": title, onclose: () => element.remove() },
    make("h2", {}, title), ...content, make("form", { method: "dialog" }, make("button", { class: "main" }, say("close"))));
  document.getElementById("page").append(element);
  element.showModal();
  return element;
}

/** Shows the keyboard shortcuts. */
export function help() {
  const rows = KEYS.map(([keys, words]) => make("tr", {}, make("th", { scope: "row" }, make("kbd", {}, keys)), make("td", {}, words)));
  dialog(say("menu-keys"), make("table", { class: "keys" }, make("tbody", {}, ...rows)),
    make("p", {}, say("keys-pointers")));
}

/** Asks once more before a resignation or a draw offer counts. */
export function endDialog(table, act) {
  const { seen: { ending: { acts }, you, match }, game } = table;
  const other = acts === "usa" ? "csa" : "usa";
  const both = you === "both" && ["usa", "csa"].every((side) => match.seats[side].who === "human");
  const [title, about, words] = act === "resign" ? [say("menu-resign"), say("resign-about", { side: game.sides[acts], other: game.sides[other] }), say("resign")]
    : both ? [say("menu-draw"), say("draw-agree-about"), say("draw-agree")] : [say("menu-draw"), say("draw-about", { other: game.sides[other] }), say("draw-offer")];
  const shown = dialog(title, make("p", {}, about), make("p", {}, make("button", { type: "button", "data-end": act, onclick: () => (shown.close(), table.affairs.end(act, acts)) }, words)));
}

/** Shows the seats, links for invited players, and the bots. */
export async function seatDialog(table) {
  const { seen, game, id } = table;
  const [known, players] = [await levels(), await computers(game.name)];
  const home = location.href.split(/[?#]/)[0];
  const invitations = seatAt(id)?.invitations ?? {};
  const row = (side) => {
    const { who, invited, waits } = seen.match.seats[side];
    const own = !seen.post && (seen.you === side || seen.you === "both");
    const words = seen.post && seen.you !== side ? say("seats-by-mail") : invited ? say("seats-open") : who === "human" ? say("seats-player") : computer(who, known);
    const sit = (event, whom) => (table.affairs.seat(side, whom), event.target.closest("dialog").close());
    const level = make("select", { "aria-label": say("seats-level", { side: game.sides[side] }) },
      ...players.map((level) => make("option", { value: level.id, selected: level.id === usual(players) }, named(level))));
    const give = make("span", { class: "give" }, level,
      make("button", { type: "button", onclick: (event) => sit(event, level.value) }, say("seats-give")));
    const back = make("button", { type: "button", onclick: (event) => sit(event, "human") }, say("seats-take-back"));
    const change = own && seen.match.kind === "match" && (who === "human" ? give : back);
    const free = waits && seen.you && seen.you !== side && seen.you !== "both" && reopened(table, side);
    const address = `${home}#join/${id}/${invitations[side]}`;
    const invitation = invited && invitations[side] && [link(address, say("seats-invitation", { side: game.sides[side] })), code(address)];
    return make("li", {}, make("span", {}, make("b", {}, game.sides[side]), `: ${words}`), ...(invitation || []), change, free);
  };
  const declines = seen.moments === "declined";
  const moments = seen.moments && make("p", {}, make("button", {
    type: "button", "aria-pressed": String(declines),
    onclick: (event) => (table.affairs.moments(declines ? "asked" : "declined"), event.target.closest("dialog").close()),
  }, declines ? say("windows-ask") : say("windows-pass")),
    make("small", {}, " ", say("windows-about")));
  const { commitment, chosen, seed } = seen.match.chance;
  const rolled = seen.post ? [say("dice-shared")] : [seed !== null && say("dice-seed", { seed: String(seed) }), " ",
    chosen && say("dice-chosen"), " ", make("small", {}, say("dice-hash", { hash: commitment }))];
  const dice = make("details", { class: "dice" }, make("summary", {}, say("dice-name")), make("p", {}, ...rolled.filter(Boolean)));
  const error = make("p", { class: "error", role: "alert" });
  const save = () => table.affairs.save().catch((problem) => (error.textContent = problem.message));
  // An invitation comes first, so that its link has the focus.
  const sides = ["usa", "csa"].sort((a, b) => Boolean(invitations[b] && seen.match.seats[b].invited) - Boolean(invitations[a] && seen.match.seats[a].invited));
  dialog(say("menu-seats"), make("ul", { class: "seats" }, ...sides.map(row)),
    link(`${home}#match/${id}`, say("seats-spectators"), "watch"),
    table.key && link(`${home}#match/${id}/${table.key}`, say("seats-own"), "watch"),
    seen.you === "both" && openness(table), moments, seen.you && seen.you !== "both" && calling(), seen.you && seen.you !== "both" && alerting(table), dice,
    make("p", {}, make("button", { type: "button", onclick: save }, say("seats-save"))), error);
}

// The player has claimed the seat but not played, so the creator may open it again.
function reopened(table, side) {
  const error = make("small", { class: "error", role: "alert" });
  const open = (whom) => async (event) => {
    const shown = event.target.closest("dialog");
    await table.affairs.free(side, whom).then(() => (shown.close(), table.people())).catch((problem) => (error.textContent = problem.message));
  };
  return make("span", { class: "give" }, make("small", {}, say("seats-unplayed")),
    make("button", { type: "button", onclick: open("invite") }, say("seats-invite-other")),
    table.seen.match.listed && make("button", { type: "button", onclick: open("open") }, say("seats-list")), error);
}

// System notification of the player's turn, only on request.
function calling() {
  const refused = make("small", { role: "status" });
  const box = make("input", { id: "calls", type: "checkbox", checked: calls(), onchange: async () => {
    const wanted = box.checked;
    box.checked = await setCalls(wanted);
    refused.textContent = wanted && !box.checked ? say("notify-blocked") : "";
  } });
  return make("div", {}, make("label", { class: "check", for: "calls" }, box, make("span", {}, say("notify"))), refused);
}

// The address that the host alerts while this player is away. Empty if the host sends no alerts.
function alerting(table) {
  const place = make("div", { needs: "watch" });
  const told = make("small", { role: "status" });
  table.affairs.alerts().then(({ kinds, webhook }) => {
    if (!kinds.includes("webhook")) return;
    const input = make("input", { id: "webhook", type: "url", maxlength: 500, autocomplete: "off", value: webhook ?? "" });
    const set = async (event) => {
      event.preventDefault();
      told.textContent = await table.affairs.alert(input.value.trim() || null).then(() => say("alert-kept"), (problem) => problem.message);
    };
    place.append(make("form", { class: "field", onsubmit: set }, make("label", { for: "webhook" }, say("alert-webhook")),
      make("div", { class: "link" }, input, make("button", { type: "submit" }, say("alert-set"))), make("small", {}, say("alert-about")), told));
  }, () => {});
  return place;
}

// A person who plays both sides has nothing to hide.
function openness(table) {
  const box = make("input", { id: "open", type: "checkbox", checked: table.open, onchange: () => table.setOpen(box.checked) });
  return make("label", { class: "check", for: "open" }, box, make("span", {}, say("match-open")));
}

function computer(who, known) {
  const level = known.find(({ id }) => id === who);
  return level ? say("seats-computer", { level: named(level) }) : say("seats-bot", { who });
}

/** Shows a link as a QR code for phones. */
export function code(address) {
  const place = make("div", { class: "qr" });
  ask("POST", "/api/qr", { body: { text: address } }).then(({ size, path }) => place.replaceChildren(
    draw("svg", { viewBox: `-4 -4 ${size + 8} ${size + 8}`, role: "img", "aria-label": say("seats-code") },
      draw("rect", { x: -4, y: -4, width: size + 8, height: size + 8, fill: "#fff" }), draw("path", { d: path, fill: "#000" }))), () => place.remove());
  return place;
}

/** Shows a link to copy. */
export function link(address, words, needs) {
  const input = make("input", { readonly: true, value: address, "aria-label": words, onfocus: (event) => event.target.select() });
  const told = make("span", { class: "copied", role: "status" });
  const take = async () => (told.textContent = (await copy(address, input)) ? say("copied") : say("copy-by-hand"));
  return make("div", { class: "field", needs }, make("label", {}, words), make("div", { class: "link" }, input, make("button", { type: "button", onclick: take }, say("copy"))), told);
}
