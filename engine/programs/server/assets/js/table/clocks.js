// Clocks of a match: the thinking time of each side.

import { make } from "../dom.js";
import { say } from "../words.js";

const SECOND = 1000;

/** Formats a time. */
function shown(milliseconds) {
  const seconds = Math.floor(milliseconds / SECOND);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Clocks beside the turn and the points. */
export class Clocks {
  constructor(sides) {
    this.sides = sides;
    this.faces = { usa: make("span", { class: "clock usa" }), csa: make("span", { class: "clock csa" }) };
    this.element = make("span", { class: "clocks", role: "timer", "aria-label": say("clocks-name"), hidden: true }, this.faces.usa, this.faces.csa);
  }

  /** Shows the times of a match state, and lets the clock of the side to move run on. */
  show(clocks) {
    this.halt();
    this.element.hidden = !clocks;
    if (!clocks) return;
    const since = performance.now();
    const tell = () => {
      for (const [side, face] of Object.entries(this.faces)) {
        const used = clocks.used[side] + (clocks.thinks === side ? performance.now() - since : 0);
        face.textContent = `${this.sides[side]} ${shown(used)}`;
        face.classList.toggle("late", clocks.minutes !== null && used > clocks.minutes * 60 * SECOND);
        face.classList.toggle("runs", clocks.thinks === side);
      }
    };
    tell();
    if (clocks.thinks) this.beat = setInterval(tell, SECOND);
  }

  halt() {
    clearInterval(this.beat);
  }
}
