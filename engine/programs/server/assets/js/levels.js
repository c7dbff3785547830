// How the computer plays.

import { ask } from "./host.js";

let known;
let games;

/** All who can sit at a table instead of a person: `id`, and in words what such a player does. */
export async function levels() {
  known ??= await ask("GET", "/api/levels");
  return known;
}

/** Those of them who play a game, the best first. */
export async function computers(name) {
  games ??= await ask("GET", "/api/games");
  const own = games.find((game) => game.name === name)?.computers ?? [];
  return among(await levels(), own);
}

/** Players by their ids, in that order. */
export const among = (all, ids) => ids.map((id) => all.find((player) => player.id === id)).filter(Boolean);

/** Who is taken unless another is chosen: a captain, or the best there is. */
export const usual = (players) => (players.find(({ id }) => id === "captain") ?? players[0])?.id;

/** A player by his name: `Captain: has a plan for each activation`. */
export const named = ({ id, words }) => `${id[0].toUpperCase()}${id.slice(1)}: ${words}`;
