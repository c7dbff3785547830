// The sheet with the map, moved and scaled by wheel, fingers, buttons and keys.

import { isStill } from "../prefs.js";

const MOST = 6;
/** Scale at which counters are easy to read, and the least one at which they can be read. */
const READS = 1;
const LEAST = 0.9;
/** Fraction of the frame on each side that counts as margin. Places to be seen lie further inside. */
const RIM = 0.15;
const STEP = 1.25;
const CLICK = 6;
/** Time in milliseconds for which a moving mouse counts as aiming. */
const AIMS = 1500;
/** Time in milliseconds that a camera move waits after a press, so that its consequence can replace it. */
const FOLLOWS = 300;
/** Modifier keys of a mouse press. */
const WITH_MOUSE = new Set(["Shift", "Control", "Alt", "Meta"]);

/**
 * Makes `sheet` movable inside `frame`. `tap(x, y, event)` gets sheet coordinates. `grab(event)` may start a drag
 * instead of moving the sheet. It then returns `over(x, y)` and `drop(x, y)`.
 */
export function movable(frame, sheet, size, tap, grab) {
  const at = { x: 0, y: 0, scale: 1 };
  const pointers = new Map();
  let travelled = 0;
  let pinch = null;
  let pressed = null;
  let held = null;
  // Scale that the player has set, to which the camera returns. Null if the player has set none.
  let wanted = null;

  const least = () => Math.min(frame.clientWidth / size.width, frame.clientHeight / size.height);

  function place() {
    at.scale = Math.min(Math.max(at.scale, least() * 0.9), MOST);
    const { across, down } = rim();
    at.x = hold(at.x, frame.clientWidth, size.width * at.scale, across);
    at.y = hold(at.y, frame.clientHeight, size.height * at.scale, down);
    sheet.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.scale})`;
    frame.dispatchEvent(new CustomEvent("moved", { detail: at }));
  }

  // A sheet smaller than its frame is centred. A larger one leaves only a rim empty, so that its edges can be framed as well.
  function hold(start, room, length, rim) {
    if (length <= room - 2 * rim) return (room - length) / 2;
    return Math.min(Math.max(start, room - length - rim), rim);
  }

  function zoom(factor, x = frame.clientWidth / 2, y = frame.clientHeight / 2) {
    const scale = Math.min(Math.max(at.scale * factor, least() * 0.9), MOST);
    at.x = x - ((x - at.x) * scale) / at.scale;
    at.y = y - ((y - at.y) * scale) / at.scale;
    at.scale = scale;
    wanted = scale;
    place();
  }

  function pan(dx, dy) {
    at.x += dx;
    at.y += dy;
    place();
  }

  function centre() {
    at.x = (frame.clientWidth - size.width * at.scale) / 2;
    at.y = (frame.clientHeight - size.height * at.scale) / 2;
  }

  function fit() {
    wanted = at.scale = least();
    centre();
    place();
  }

  const rim = () => ({ across: frame.clientWidth * RIM, down: frame.clientHeight * RIM });

  /** Whether a position is inside the margins. */
  function sees({ x, y }) {
    const [place, { across, down }] = [toView({ x, y }), rim()];
    return place.x >= across && place.y >= down && place.x <= frame.clientWidth - across && place.y <= frame.clientHeight - down;
  }

  /** Returns the bounding box of positions. */
  function around(places) {
    const [xs, ys] = [places.map((of) => of.x), places.map((of) => of.y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  /** Returns the scale that frames positions: the readable one or the one set by hand, or less if they are far apart. */
  function framing(places) {
    const { left, right, top, bottom } = around(places);
    const { across, down } = rim();
    const fits = Math.min((frame.clientWidth - 2 * across) / Math.max(1, right - left), (frame.clientHeight - 2 * down) / Math.max(1, bottom - top));
    return Math.max(least(), Math.min(wanted ?? READS, fits));
  }

  /** Whether positions can be read when framed together, or at the scale set by hand. */
  const fits = (places) => framing(places) >= Math.min(LEAST, wanted ?? LEAST);

  /** Whether positions are about as large as when framed. */
  const reads = (places) => at.scale >= framing(places) * 0.9;

  const aim = aiming(() => pointers.size > 0);

  /**
   * Shows positions in the centre at a readable scale, unless all are well in view already. Shows further ones as long as all can
   * be read. Waits while a pointer is pressed or aiming, so the map never moves between aim and press. The latest call wins.
   */
  function show(places, more) {
    if (places.length === 0) return;
    aim.then(() => {
      if (!places.every(sees) || !reads(places)) move(more.reduce(joined, places));
    });
  }

  // Adds a position if all can still be read, or if the scale stays the same.
  const joined = (places, further) => (framing([...places, further]) < Math.min(framing(places), wanted ?? LEAST) ? places : [...places, further]);

  function move(places) {
    const { left, right, top, bottom } = around(places);
    if (!frame.matches(":hover") && !isStill()) glide();
    at.scale = framing(places);
    at.x = frame.clientWidth / 2 - ((left + right) / 2) * at.scale;
    at.y = frame.clientHeight / 2 - ((top + bottom) / 2) * at.scale;
    place();
  }

  function glide() {
    sheet.classList.add("gliding");
    setTimeout(() => sheet.classList.remove("gliding"), 250);
  }

  const inside = (event) => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const toSheet = (point) => ({ x: (point.x - at.x) / at.scale, y: (point.y - at.y) / at.scale });
  const toView = (point) => ({ x: point.x * at.scale + at.x, y: point.y * at.scale + at.y });

  /** Returns the square around a position in the view. */
  function near(place, half) {
    const [{ x, y }, by] = [toView(place), half * at.scale];
    return { left: x - by, right: x + by, top: y - by, bottom: y + by };
  }

  frame.addEventListener("wheel", (event) => {
    event.preventDefault();
    aim.forget();
    const point = inside(event);
    zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), point.x, point.y);
  }, { passive: false });

  frame.addEventListener("pointerdown", (event) => {
    if (event.target.closest("button")) return;
    pointers.set(event.pointerId, inside(event));
    aim.begins();
    if (pointers.size === 1) travelled = 0;
    pressed = event;
    held = null;
    pinch = null;
  });

  frame.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") aim.begins();
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
      // The pressed element may be redrawn during the press.
      if (pressed) held = grab(pressed);
      pressed = null;
      if (held) held.over(...Object.values(toSheet(now)));
      else (aim.forget(), pan(now.x - before.x, now.y - before.y));
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
  for (const kind of ["pointerup", "pointercancel"]) frame.addEventListener(kind, (event) => (up(event), aim.pressed()));
  frame.addEventListener("pointerleave", aim.ends);
  const typed = (event) => !WITH_MOUSE.has(event.key) && aim.ends();
  addEventListener("keydown", typed, true);

  const watcher = new ResizeObserver(place);
  watcher.observe(frame);
  at.scale = Math.max(least(), 1);
  centre();
  place();
  return { zoom, pan, fit, frame: show, fits, forget: aim.forget, sees, toSheet, toView, around: near, inside, scale: () => at.scale, larger: () => zoom(STEP), smaller: () => zoom(1 / STEP), leave };

  function leave() {
    watcher.disconnect();
    removeEventListener("keydown", typed, true);
    aim.leave();
  }
}

/** Defers an action until the pointer has stopped aiming. `isDown()` says whether a pointer is pressed. */
function aiming(isDown) {
  let rests = null;
  let follows = null;
  let waits = null;
  const isAiming = () => rests !== null || isDown();

  function forget() {
    clearTimeout(follows);
    waits = null;
  }

  function rest() {
    clearTimeout(rests);
    rests = null;
  }

  function ends() {
    rest();
    if (isAiming() || !waits) return;
    const act = waits;
    forget();
    act();
  }

  return {
    forget,
    ends,
    begins: () => (rest(), (rests = setTimeout(ends, AIMS))),
    pressed: () => (rest(), clearTimeout(follows), (follows = setTimeout(ends, FOLLOWS))),
    then: (act) => (forget(), isAiming() ? (waits = act) : act()),
    leave: () => (rest(), forget()),
  };
}
