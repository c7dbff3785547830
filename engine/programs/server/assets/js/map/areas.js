// Areas of the map shown on demand, as defined by the `BoardView` of a position.

import { announce, draw, make } from "../dom.js";
import { say } from "../words.js";

/** Areas of a position: a list, and a map layer for the selected ones. */
export class Areas {
  constructor(layer, hexes, sides) {
    Object.assign(this, { layer, hexes, sides, all: [], chosen: new Set() });
    this.list = make("ul");
    this.element = make("div", { class: "areas", id: "areas", role: "group", "aria-label": say("areas-name"), hidden: true }, this.list);
    // Events on the list must not reach the map below.
    for (const kind of ["pointerdown", "pointerup", "wheel", "keydown"]) this.element.addEventListener(kind, (event) => this.keep(event));
    this.button = make("button", {
      type: "button", "aria-label": say("areas-show"), title: say("areas-show-key"), "aria-expanded": "false", "aria-controls": "areas", hidden: true, onclick: () => this.open(),
    }, "◎");
  }

  keep(event) {
    event.stopPropagation();
    if (event.key === "Escape" || event.key === "z") this.open(false);
  }

  /** Updates the areas of a position. Selected areas stay selected. */
  show(all) {
    this.all = all;
    this.button.hidden = all.length === 0;
    if (all.length === 0) this.open(false);
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.area : null;
    this.list.replaceChildren(...all.map((area) => make("li", {}, make("button", {
      type: "button", class: area.side, "data-area": area.id, "aria-pressed": String(this.chosen.has(area.id)), onclick: () => this.choose(area),
    }, area.title))));
    if (focused) this.list.querySelector(`[data-area="${CSS.escape(focused)}"]`)?.focus();
    this.draw();
  }

  /** Opens or closes the list. */
  open(wanted = this.element.hidden) {
    if (wanted && this.all.length === 0) return announce(say("areas-none"));
    if (wanted === !this.element.hidden) return;
    const inside = this.element.contains(document.activeElement);
    this.element.hidden = !wanted;
    this.button.setAttribute("aria-expanded", String(wanted));
    if (wanted) this.list.querySelector("button").focus();
    else if (inside) this.button.focus();
  }

  choose(area) {
    if (!this.chosen.delete(area.id)) this.chosen.add(area.id);
    const shown = this.chosen.has(area.id);
    announce(shown ? `${area.title}: ${area.hexes.join(", ")}` : say("areas-hidden", { area: area.title }));
    this.list.querySelector(`[data-area="${CSS.escape(area.id)}"]`).setAttribute("aria-pressed", String(shown));
    this.draw();
  }

  draw() {
    const shown = this.all.filter((area) => this.chosen.has(area.id));
    this.layer.replaceChildren(...shown.map((area) => {
      const within = new Set(area.hexes);
      const hexes = area.hexes.map((id) => this.hexes.get(id)).filter(Boolean);
      const d = hexes.map((hex) => this.hexes.outline(hex, 1)).join("");
      const edge = hexes.map((hex) => this.hexes.edge(hex, (id) => within.has(id))).join("");
      return draw("g", { class: `area ${area.side ?? ""}`, "data-area": area.id, "data-hexes": area.hexes.join(" ") },
        draw("path", { class: "inside", d }), draw("path", { class: "edge under", d: edge }), draw("path", { class: "edge", d: edge }));
    }));
  }
}
