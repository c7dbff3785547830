// The battle in one card: a small map, victory, both armies, special rules.

import { draw, make } from "../dom.js";
import { ground } from "../map/board.js";
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
  const { width, height, hexes } = game.map;
  const at = new Map(hexes.map(({ id, x, y }) => [id, { cx: x, cy: y }]));
  const there = new Map(seen.picture.counters.filter(({ hex }) => at.has(hex)).map(({ hex, side }) => [hex, side]));
  const size = width / 60;
  const dots = [...there].map(([hex, side]) => draw("circle", { class: `dot ${side}`, r: size * 0.8, ...at.get(hex) }));
  const rings = goals.filter((hex) => at.has(hex)).map((hex) => draw("circle", { class: "ring", r: size * 1.3, "stroke-width": size / 2.5, ...at.get(hex) }));
  const over = draw("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": say("briefing-map") }, ...dots, ...rings);
  const figure = make("figure", { class: "small-map" }, ground(game.name), over);
  figure.style.aspectRatio = `${width} / ${height}`;
  return make("div", {}, figure, make("p", { class: "legend" },
    ...["usa", "csa"].map((of) => make("span", {}, make("i", { class: of }), game.sides[of])),
    goals.length > 0 && make("span", {}, make("i", { class: "ring" }), say("briefing-goals"))));
}
