// The battle in one card: a small map, victory, both armies, special rules.

import { draw, make } from "../dom.js";
import { centres, dots, legend, smallMap } from "../map/small.js";
import { content } from "../panel/state.js";
import { say } from "../words.js";
import { dialog } from "./dialogs.js";

/** Opens the card of a table's battle; `of` is the engine's briefing. */
export function brief(table, of) {
  const section = ({ title, parts }) => make("section", {}, make("h3", {}, title), ...parts.map(content));
  const [wins, ...others] = of.sections;
  const opened = dialog(of.title,
    make("p", { class: "whose-side" }, ...side(table)),
    make("div", { class: "battle" },
      make("div", {}, map(table, of.goals), make("p", { class: "length" }, of.length), make("p", {}, of.about)),
      section(wins)),
    ...others.map(section));
  opened.classList.add("briefing");
  const begin = opened.querySelector("form .main");
  begin.textContent = table.seen.begins ? say("briefing-begin") : say("close");
  begin.focus({ preventScroll: true });
  opened.scrollTop = 0;
}

// Returns the words that tell the viewer which side they play, or that they play both sides or
// watch.
function side({ seen, game }) {
  if (seen.you === "both") return [say("briefing-both")];
  if (!seen.you) return [say("briefing-watch", { usa: game.sides.usa, csa: game.sides.csa })];
  return [say("briefing-you"), " ", make("b", { class: seen.you }, game.sides[seen.you])];
}

// Draws a small map. Hexes with counters have a dot, and hexes that are worth points have a ring.
function map({ game, seen }, goals) {
  const at = centres(game);
  const size = game.map.width / 60;
  const rings = goals.filter((hex) => at.has(hex)).map((hex) => draw("circle", { class: "ring", r: size * 1.3, "stroke-width": size / 2.5, ...at.get(hex) }));
  return make("div", {}, smallMap(game, say("briefing-map"), ...dots(game, seen.picture.counters), ...rings),
    legend(game, goals.length > 0 && make("span", {}, make("i", { class: "ring" }), say("briefing-goals"))));
}
