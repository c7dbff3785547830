// Data stored in this browser: settings, and the keys of its seats.

// Fallback for browsers without storage, until the page closes.
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

/** Selected theme: `light`, `dark`, or `auto`, which follows the system. */
export const theme = () => read("theme", "auto");

/** Applies the theme to the page. */
export function dress() {
  document.documentElement.dataset.theme = theme();
}

/** Sets the theme. */
export function setTheme(wanted) {
  write("theme", wanted);
  dress();
}

/** Reads and writes a setting of this browser. */
export const setting = (name, otherwise) => read(`set.${name}`, otherwise);
export const set = (name, value) => write(`set.${name}`, value);

/** Matches with seats in this browser, the latest first. */
export const seats = () => read("seats", []);

/** Stored data of a match. */
export const seatAt = (id) => seats().find((seat) => seat.id === id);

/** Deleted matches that can still be restored. */
export const forgotten = () => read("forgotten", []);

/** Deletes them for good. The seats of other devices with these matches do not come back. */
export function letGo() {
  write("dropped", [...forgotten(), ...read("dropped", [])].slice(0, 400));
  write("forgotten", []);
}

/** Whether a match was deleted for good. */
export const isDropped = (id) => read("dropped", []).includes(id) || forgotten().includes(id);

/** Stores a seat. */
export function remember(seat) {
  write("forgotten", forgotten().filter((id) => id !== seat.id));
  write("seats", [seat, ...seats().filter((other) => other.id !== seat.id)].slice(0, 40));
}

/** Deletes a seat. */
export function forget(id) {
  write("forgotten", [...forgotten(), id]);
  write("seats", seats().filter((other) => other.id !== id));
}

/** Returns a nonce for an invitation, with which a lost reply can be requested again. */
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

/** Whether the reader prefers reduced motion. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether turn notifications are enabled and permitted. */
export const calls = () => setting("calls", false) && globalThis.Notification?.permission === "granted";

/** Enables or disables turn notifications. Returns whether they are enabled. */
export async function setCalls(wanted) {
  const may = wanted && globalThis.Notification && (await Notification.requestPermission()) === "granted";
  set("calls", Boolean(may));
  return Boolean(may);
}
