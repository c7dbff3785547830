// The seats of one person on several devices. A secret number of the person, in a link, opens all of them.

import { ask, can } from "./host.js";
import { isDropped, remember, seats, set, setting } from "./prefs.js";

/** Key of the person who uses this browser, or null. */
export const person = () => setting("person", null);

/** Returns the key of the person, and makes one if there is none. */
export async function ownPerson() {
  if (!person()) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    set("person", [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
  await gatherAll();
  return person();
}

/** Gathers a seat under the key of the person. */
export async function gather(seat) {
  const own = person();
  if (!can.gather || !own || !seat?.key || seat.gathered === own) return;
  await ask("PUT", `/api/matches/${encodeURIComponent(seat.id)}/person`, { key: seat.key, body: { person: own } });
  // The key of an earlier person opens the seat no longer.
  const key = seat.key === seat.gathered ? own : seat.key;
  write({ ...seat, key, gathered: own });
}

// Changes a seat in its place.
function write(seat) {
  const all = seats();
  if (all.some(({ id }) => id === seat.id)) for (const each of all.toReversed()) remember(each.id === seat.id ? seat : each);
}

// A seat that cannot be gathered, such as one of a removed match, is left out.
const gatherAll = () => Promise.allSettled(seats().map(gather));

/** Adds the seats of the person's other devices to those of this browser. */
export async function collect() {
  if (!can.gather || !person()) return;
  await gatherAll();
  const key = person();
  const all = await ask("GET", "/api/seats", { key });
  const known = new Set(seats().filter((seat) => seat.key).map(({ id }) => id));
  for (const { id, title, scenario, touched } of all.toReversed()) {
    if (!known.has(id) && !isDropped(id)) remember({ id, key, gathered: key, title: title || scenario, at: touched * 1000 });
  }
}

/** Makes this browser one of the person's devices. */
export async function enlist(key) {
  await ask("GET", "/api/seats", { key });
  set("person", key);
  await collect();
}
