// Match by mail: instructions while the other side is to move, and standing orders.

import { make } from "../dom.js";
import { say } from "../words.js";

/** Shows that the other side is to move. `acts` has `mailFile()`, which saves the mail file, and `received(text)`. */
export function underWay({ post, you }, sides, acts) {
  const other = sides[you === "usa" ? "csa" : "usa"];
  const error = make("p", { class: "error", role: "alert" });
  const tried = (act) => act().catch((problem) => (error.textContent = problem.message));
  const file = make("input", { id: "came-back", type: "file", accept: ".letter,.jsonl,.json,text/plain" });
  file.addEventListener("change", () => tried(async () => acts.received(await file.files[0].text())));
  return make("div", { class: "mail-file" },
    make("h2", { id: "prompt" }, post.joined ? say("mail-file-send-to", { side: other }) : say("mail-file-send")),
    make("p", {}, say("mail-file-about")),
    make("p", {}, make("button", { type: "button", class: "main", onclick: () => tried(acts.mailFile) }, say("mail-file-save"))),
    make("div", { class: "field" }, make("label", { for: "came-back" }, say("mail-file-reply")), file), error);
}

const WHEN = [["", say("order-ask")], ["never", say("order-never")], ...[25, 50, 75].map((least) => [String(least), say("order-harm", { least })])];

/** Offers standing orders for questions like the pending one, if it may be declined. `order(orders)` sets them. */
export function standing({ post }, decision, order) {
  if (!post?.leave) return null;
  const others = post.orders.filter(({ at }) => at !== decision.kind);
  const now = post.orders.find(({ at }) => at === decision.kind)?.act;
  const stands = now === undefined ? "" : now === "never" ? now : String(now.chance);
  const give = ({ target: { value } }) => {
    const act = value === "never" ? value : { chance: Number(value) };
    return order(value ? [...others, { at: decision.kind, act }] : others);
  };
  const select = make("select", { id: "standing-order", onchange: give }, ...WHEN.map(([value, words]) => make("option", { value, selected: value === stands }, words)));
  return make("div", { class: "field standing" }, make("label", { for: "standing-order" }, say("order-from-now")), select,
    make("small", {}, say("order-about")));
}

/** Returns the match id of a mail file, or nothing for other files. */
export function mailFileOf(text) {
  try {
    const { format, id } = JSON.parse(text.slice(0, text.indexOf("\n")));
    return format?.startsWith("swords-post ") ? id.slice(0, 32) : null;
  } catch {
    return null;
  }
}
