// A match by post: what to do while the letter is under way, and what is answered without it.

import { make } from "../dom.js";
import { say } from "../words.js";

/** The letter is with the other side, or on its way. `acts` has `letter()`, which saves it, and `received(text)`. */
export function underWay({ post, you }, sides, acts) {
  const other = sides[you === "usa" ? "csa" : "usa"];
  const error = make("p", { class: "error", role: "alert" });
  const tried = (act) => act().catch((problem) => (error.textContent = problem.message));
  const file = make("input", { id: "came-back", type: "file", accept: ".letter,.jsonl,.json,text/plain" });
  file.addEventListener("change", () => tried(async () => acts.received(await file.files[0].text())));
  return make("div", { class: "letter" },
    make("h2", { id: "prompt" }, post.joined ? say("letter-send-to", { side: other }) : say("letter-send")),
    make("p", {}, say("letter-about")),
    make("p", {}, make("button", { type: "button", class: "main", onclick: () => tried(acts.letter) }, say("letter-save"))),
    make("div", { class: "field" }, make("label", { for: "came-back" }, say("letter-reply")), file), error);
}

const WHEN = [["", say("order-ask")], ["never", say("order-never")], ...[25, 50, 75].map((least) => [String(least), say("order-harm", { least })])];

/** What is answered from now on to questions like the one that waits, if one may let them pass. `order(orders)` gives orders. */
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

/** The number of the match of a letter; nothing for other files. */
export function letterOf(text) {
  try {
    const { format, id } = JSON.parse(text.slice(0, text.indexOf("\n")));
    return format?.startsWith("swords-post ") ? id.slice(0, 32) : null;
  } catch {
    return null;
  }
}
