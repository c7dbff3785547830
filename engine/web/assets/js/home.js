// Choosing a game, and who sits where.

import { make } from "./dom.js";
import { ask } from "./http.js";

export async function home(page) {
  const games = await ask("GET", "/api/games");
  const scenarios = games.flatMap((game) => game.scenarios.map((scenario) => ({ game, scenario })));
  page.append(
    make("h1", {}, "Swords"),
    ...scenarios.map(({ game, scenario }) =>
      make("section", { class: "offer" },
        make("h2", {}, `${game.title}: ${scenario.name}`),
        make("p", {}, scenario.description),
        make("button", { onclick: () => begin(game.name, scenario.id, "me", "me") }, "Two at this screen"),
        make("button", { onclick: () => begin(game.name, scenario.id, "me", "random") }, "Against a bot"),
      ),
    ),
  );
}

async function begin(game, scenario, usa, csa) {
  const made = await ask("POST", "/api/matches", { body: { game, scenario, usa, csa } });
  location.hash = `match/${made.id}/${made.key}`;
}
