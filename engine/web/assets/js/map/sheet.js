// The sheet on which the map lies: moved and scaled by wheel, fingers, buttons and keys.

import { isStill } from "../prefs.js";

const MOST = 6;
const STEP = 1.25;
const CLICK = 6;

/** Makes `sheet` movable inside `frame`. `tap(x, y, event)` gets sheet coordinates. */
export function movable(frame, sheet, size, tap) {
  const at = { x: 0, y: 0, scale: 1 };
  const pointers = new Map();
  let travelled = 0;
  let pinch = null;

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

  /** Brings a place into sight, if it is not. */
  function show(x, y) {
    const [left, top] = [x * at.scale + at.x, y * at.scale + at.y];
    const margin = Math.min(90, frame.clientWidth / 4);
    const out = left < margin || top < margin || left > frame.clientWidth - margin || top > frame.clientHeight - margin;
    if (!out) return;
    sheet.classList.toggle("gliding", !isStill());
    at.x = frame.clientWidth / 2 - x * at.scale;
    at.y = frame.clientHeight / 2 - y * at.scale;
    place();
    setTimeout(() => sheet.classList.remove("gliding"), 250);
  }

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
      pan(now.x - before.x, now.y - before.y);
    }
  });

  const up = (event) => {
    const was = pointers.delete(event.pointerId);
    pinch = null;
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
  return { zoom, pan, fit, show, toSheet, inside, larger: () => zoom(STEP), smaller: () => zoom(1 / STEP), leave: () => watcher.disconnect() };
}
