// What this browser remembers: how things look, and the keys of its seats.

// What a browser is told that keeps nothing: it is known until the page goes.
const held = new Map();

const read = (name, otherwise) => {
  try {
    return JSON.parse(held.get(name) ?? localStorage.getItem(name)) ?? otherwise;
  } catch {
    return otherwise;
  }
};

const write = (name, value) => {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    held.set(name, JSON.stringify(value));
  }
};

/** The theme that is set: `light`, `dark`, or `auto`, which follows the system. */
export const theme = () => read("theme", "auto");

/** Puts the theme on the page. */
export function dress() {
  document.documentElement.dataset.theme = theme();
}

/** Sets the theme. */
export function setTheme(wanted) {
  write("theme", wanted);
  dress();
}

/** Something that was set in this browser, and setting it. */
export const setting = (name, otherwise) => read(`set.${name}`, otherwise);
export const set = (name, value) => write(`set.${name}`, value);

/** The matches this browser has sat at, the last one first. */
export const seats = () => read("seats", []);

/** What is remembered of a match. */
export const seatAt = (id) => seats().find((seat) => seat.id === id);

/** The matches that were forgotten, and may still be taken back. */
export const forgotten = () => read("forgotten", []);

/** From now on they may not. */
export const letGo = () => write("forgotten", []);

/** Remembers a seat. */
export function remember(seat) {
  write("forgotten", forgotten().filter((id) => id !== seat.id));
  write("seats", [seat, ...seats().filter((other) => other.id !== seat.id)].slice(0, 40));
}

/** Forgets a seat. */
export function forget(id) {
  write("forgotten", [...forgotten(), id]);
  write("seats", seats().filter((other) => other.id !== id));
}

/** A number with which the answer to an invitation can be asked for again, if it is lost. */
export function nonce(invitation) {
  const known = read("nonces", {});
  if (!known[invitation]) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const fresh = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    write("nonces", Object.fromEntries([...Object.entries(known).slice(-20), [invitation, fresh]]));
    return fresh;
  }
  return known[invitation];
}

/** Whether movement should be kept to what is needed. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether one wants to be called by the system when it is one's turn, and the browser may do so. */
export const calls = () => setting("calls", false) && globalThis.Notification?.permission === "granted";

/** Asks to be called, or no longer. Gives whether one is. */
export async function setCalls(wanted) {
  const may = wanted && globalThis.Notification && (await Notification.requestPermission()) === "granted";
  set("calls", Boolean(may));
  return Boolean(may);
}
