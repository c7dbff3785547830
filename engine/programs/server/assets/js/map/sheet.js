// The sheet on which the map lies: moved and scaled by wheel, fingers, buttons and keys.

import { isStill } from "../prefs.js";

const MOST = 6;
const STEP = 1.25;
const CLICK = 6;

/**
 * Makes `sheet` movable inside `frame`. `tap(x, y, event)` gets sheet coordinates. `grab(event)` may take hold of
 * something instead of the sheet: it then gives `over(x, y)` and `drop(x, y)`.
 */
export function movable(frame, sheet, size, tap, grab) {
  const at = { x: 0, y: 0, scale: 1 };
  const pointers = new Map();
  let travelled = 0;
  let pinch = null;
  let pressed = null;
  let held = null;

  const least = () => Math.min(frame.clientWidth / size.width, frame.clientHeight / size.height);

  function place() {
    at.scale = Math.min(Math.max(at.scale, least() * 0.9), MOST);
    at.x = hold(at.x, frame.clientWidth, size.width * at.scale);
    at.y = hold(at.y, frame.clientHeight, size.height * at.scale);
    sheet.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.scale})`;
    frame.dispatchEvent(new CustomEvent("moved", { detail: at }));
  }

  // A sheet smaller than its frame lies in the middle; a larger one never leaves it.
  function hold(start, room, length) {
    if (length <= room) return (room - length) / 2;
    return Math.min(Math.max(start, room - length - 40), 40);
  }

  function zoom(factor, x = frame.clientWidth / 2, y = frame.clientHeight / 2) {
    const scale = Math.min(Math.max(at.scale * factor, least() * 0.9), MOST);
    at.x = x - ((x - at.x) * scale) / at.scale;
    at.y = y - ((y - at.y) * scale) / at.scale;
    at.scale = scale;
    place();
  }

  function pan(dx, dy) {
    at.x += dx;
    at.y += dy;
    place();
  }

  function fit() {
    at.scale = least();
    place();
  }

  const edge = () => Math.min(70, frame.clientWidth / 6, frame.clientHeight / 6);

  /** Whether a place is well in sight. */
  function sees({ x, y }) {
    const [left, top, margin] = [x * at.scale + at.x, y * at.scale + at.y, edge()];
    return left >= margin && top >= margin && left <= frame.clientWidth - margin && top <= frame.clientHeight - margin;
  }

  /** Brings places into sight together, if they are not: moved as little as it takes, farther only if it must be. */
  function show(...places) {
    if (places.length === 0 || places.every(sees)) return;
    const margin = edge();
    const [xs, ys] = [places.map((of) => of.x), places.map((of) => of.y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [wide, high] = [frame.clientWidth - 2 * margin, frame.clientHeight - 2 * margin];
    // Under the pointer nothing may move between its aim and its press.
    if (!frame.matches(":hover") && !isStill()) glide();
    at.scale = Math.max(least(), Math.min(at.scale, wide / Math.max(1, right - left), high / Math.max(1, bottom - top)));
    at.x = within(at.x, margin - left * at.scale, frame.clientWidth - margin - right * at.scale);
    at.y = within(at.y, margin - top * at.scale, frame.clientHeight - margin - bottom * at.scale);
    place();
  }

  function glide() {
    sheet.classList.add("gliding");
    setTimeout(() => sheet.classList.remove("gliding"), 250);
  }

  // The nearest value between two bounds; between them, where they are crossed.
  const within = (value, least, most) => (least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most));

  const inside = (event) => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const toSheet = (point) => ({ x: (point.x - at.x) / at.scale, y: (point.y - at.y) / at.scale });

  frame.addEventListener("wheel", (event) => {
    event.preventDefault();
    const point = inside(event);
    zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), point.x, point.y);
  }, { passive: false });

  frame.addEventListener("pointerdown", (event) => {
    if (event.target.closest("button")) return;
    pointers.set(event.pointerId, inside(event));
    if (pointers.size === 1) travelled = 0;
    pressed = event;
    held = null;
    pinch = null;
  });

  frame.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = inside(event);
    pointers.set(event.pointerId, now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (pointers.size === 2) {
      const [a, b] = [...pointers.values()];
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
      if (pinch) {
        pan(middle.x - pinch.x, middle.y - pinch.y);
        zoom(middle.apart / pinch.apart, middle.x, middle.y);
      }
      pinch = middle;
    } else if (travelled > CLICK) {
      if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
      // What was pressed may be drawn anew while it is held.
      if (pressed) held = grab(pressed);
      pressed = null;
      if (held) held.over(...Object.values(toSheet(now)));
      else pan(now.x - before.x, now.y - before.y);
    }
  });

  const up = (event) => {
    const was = pointers.delete(event.pointerId);
    pinch = null;
    if (held) {
      const point = toSheet(inside(event));
      if (event.type === "pointerup") held.drop(point.x, point.y);
      held = null;
      return;
    }
    if (was && event.type === "pointerup" && travelled <= CLICK && pointers.size === 0 && event.button === 0) {
      const point = toSheet(inside(event));
      tap(point.x, point.y, event);
    }
  };
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", up);

  const watcher = new ResizeObserver(place);
  watcher.observe(frame);
  at.scale = Math.max(least(), 1);
  at.x = (frame.clientWidth - size.width * at.scale) / 2;
  at.y = (frame.clientHeight - size.height * at.scale) / 2;
  place();
  return { zoom, pan, fit, show, sees, toSheet, inside, scale: () => at.scale, larger: () => zoom(STEP), smaller: () => zoom(1 / STEP), leave: () => watcher.disconnect() };
}
