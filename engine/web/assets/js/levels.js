// How well the computer plays, from the weakest up.

import { ask } from "./http.js";

let known;

/** All levels: `id`, and in words what such a player does. */
export async function levels() {
  known ??= await ask("GET", "/api/levels");
  return known;
}

/** A level by its name: `Captain, has a plan for each activation`. */
export const named = ({ id, words }) => `${id[0].toUpperCase()}${id.slice(1)}: ${words}`;
