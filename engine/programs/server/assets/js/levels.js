// Levels of the computer player.

import { ask } from "./host.js";
import { say } from "./words.js";

let known;
let games;

/** All bots: `id`, and a description. */
export async function levels() {
  known ??= await ask("GET", "/api/levels");
  return known;
}

/** Bots that play a game, the best first. */
export async function computers(name) {
  games ??= await ask("GET", "/api/games");
  const own = games.find((game) => game.name === name)?.computers ?? [];
  return among(await levels(), own);
}

/** Bots by id, in that order. */
export const among = (all, ids) => ids.map((id) => all.find((player) => player.id === id)).filter(Boolean);

/** Default level: captain, or the best available. */
export const usual = (players) => (players.find(({ id }) => id === "captain") ?? players[0])?.id;

/** A bot's name with its description: `Captain: has a plan for each activation`. */
export const named = ({ id, words }) => say("computer-player", { id, about: words });
