// A table: the map, the decision, the log.

import { announce, draw, make } from "./dom.js";
import { follow } from "./feed.js";
import { ask } from "./http.js";

/** Takes up an invitation and goes to the seat. */
export async function join(id, invitation) {
  const { key } = await ask("POST", `/api/matches/${id}/claim`, { key: invitation, body: {} });
  location.replace(`#match/${id}/${key}`);
}

/** Sits down at a match, or looks on. */
export async function table(page, id, key) {
  const path = `/api/matches/${id}`;
  const first = await ask("GET", path, { key });
  const name = encodeURIComponent(first.match.game);
  const game = await ask("GET", `/api/games/${name}`);
  const counters = draw("g");
  const map = draw("svg", { viewBox: `0 0 ${game.map.width} ${game.map.height}`, class: "map", role: "img", "aria-label": "Map" },
    draw("image", { href: `/api/games/${name}/map.svg`, width: game.map.width, height: game.map.height }),
    counters,
  );
  const decision = make("section", { class: "decision" });
  const log = make("ol", { class: "log" });
  page.append(make("div", { class: "table" }, map, make("aside", {}, decision, log)));
  let lines = [];
  const told = (seen) => {
    lines = lines.filter((line) => line.i < seen.log.from).concat(seen.log.lines);
    units(counters, game, seen.view.units);
    options(decision, seen, path, key);
    log.replaceChildren(...lines.slice(-60).map((line) => make("li", {}, line.text)));
    announce(lines.at(-1)?.text ?? "");
    document.documentElement.dataset.rev = seen.rev;
  };
  return follow(`${path}/events`, key, told, (on) => (document.documentElement.dataset.connected = on));
}

function units(layer, game, seen) {
  const hexes = new Map(game.map.hexes.map((hex) => [hex.id, hex]));
  const printed = new Map(game.units.map((unit) => [unit.id, unit]));
  const here = seen.filter((unit) => unit.hex);
  layer.replaceChildren(...here.map((unit) => {
    const { x, y } = hexes.get(unit.hex);
    const { side, name } = printed.get(unit.id);
    return draw("g", { class: `counter ${side}`, transform: `translate(${x - 18} ${y - 18})` },
      draw("rect", { width: 36, height: 36, rx: 3 }),
      draw("text", { x: 18, y: 22, "text-anchor": "middle", "font-size": 9 }, name));
  }));
}

function options(section, seen, path, key) {
  const { decision } = seen;
  if (!decision) return section.replaceChildren("The game is over.");
  section.replaceChildren(
    make("h2", {}, decision.prompt ?? `${decision.side} decides`),
    ...(decision.options ?? []).map((option) =>
      make("button", { onclick: () => ask("POST", `${path}/choose`, { key, body: { rev: seen.rev, ids: [option.id] } }) }, option.label)),
  );
}
