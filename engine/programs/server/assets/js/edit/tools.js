// What a click on the map does, by mode.

import { say } from "../words.js";
import { colourOf, joins } from "./field.js";

/** Modes of the editor, in the order of the panel. */
export const MODES = ["terrain", "level", "side", "road", "place", "unit", "arrival", "objective"];

/** The choices of the author, and the edits that follow from them. */
export class Tools {
  constructor(desk) {
    const { layout, state } = desk;
    Object.assign(this, {
      desk, mode: "terrain", terrain: layout.terrain[0]?.id, level: layout.levels[1] ?? layout.levels[0], side: layout.sides[0]?.id,
      derives: true, road: state.roads[0]?.name ?? null, fresh: { name: "", kind: layout.roads?.[0]?.id ?? null }, pending: null,
      unit: null, facing: layout.map.compass[0], id: state.scenarios[0]?.id ?? null, points: 5, scorer: "usa",
      turn: 1, arriving: [], brigade: null, named: "", asks: null,
    });
    this.listeners = [];
  }

  /** Whether slopes follow from levels in these rules. */
  get slopes() {
    return this.desk.layout.sides.some(({ rise }) => rise !== null);
  }

  get scenario() {
    return this.desk.state.scenarios.find(({ id }) => id === this.id) ?? null;
  }

  get course() {
    return this.mode === "road" ? this.desk.state.roads.find(({ name }) => name === this.road) ?? null : null;
  }

  set(changes) {
    Object.assign(this, changes);
    for (const listener of this.listeners) listener();
  }

  unitNamed(id) {
    return this.desk.layout.units.find((unit) => unit.id === id);
  }

  paint(hexes) {
    if (this.mode === "terrain") return this.desk.apply({ do: "terrain", hexes, to: this.terrain });
    const edits = [{ do: "level", hexes, to: this.level }];
    if (this.derives && this.slopes) edits.push({ do: "slopes", hexes });
    return this.desk.apply(...edits);
  }

  /** Reacts to a click on a hex. `way` is the nearest hexside, or null for a key. */
  tap(hex, way) {
    const { desk, mode } = this;
    if (mode === "terrain" || mode === "level") return this.paint([hex]);
    if (mode === "side") return way === null ? desk.tell(say("edit-side-key")) : this.toggle(hex, desk.layout.map.hexes.find(({ id }) => id === hex).near[way]);
    if (mode === "road") return this.extend(hex);
    if (mode === "place") return this.set({ asks: hex });
    if (mode === "unit") return this.putUnit(hex);
    if (mode === "arrival") return this.arrive(hex);
    return this.objective(hex);
  }

  toggle(one, other) {
    const all = this.desk.state.sides[this.side] ?? [];
    const there = all.some((pair) => joins(pair, one, other));
    return this.desk.apply({ do: there ? "remove-side" : "add-side", kind: this.side, side: [one, other].sort().join("/") });
  }

  // A road grows at its end, and a click on its last hex takes that hex away.
  extend(hex) {
    const { desk } = this;
    const road = this.course;
    if (!road) {
      const name = this.fresh.name.trim();
      if (!name) return desk.tell(say("edit-road-name"));
      if (!this.pending) return this.set({ pending: hex });
      const path = [this.pending, hex];
      this.set({ pending: null });
      return desk.apply({ do: "road", name, kind: this.fresh.kind, path }).then((done) => done && this.set({ road: name }));
    }
    const path = road.path;
    const near = (id) => desk.layout.map.hexes.find((it) => it.id === id)?.near.includes(hex);
    let next;
    if (hex === path.at(-1)) next = path.slice(0, -1);
    else if (hex === path[0]) next = path.slice(1);
    else if (near(path.at(-1))) next = [...path, hex];
    else if (near(path[0])) next = [hex, ...path];
    else return desk.tell(say("edit-road-far"));
    return desk.apply({ do: "road", name: road.name, kind: road.kind, path: next.length > 1 ? next : [] });
  }

  name(hex, name) {
    this.set({ asks: null });
    return this.desk.apply({ do: "place", hex, name });
  }

  // A click chooses the top unit of a hex, and another click places it.
  putUnit(hex) {
    const { desk, scenario } = this;
    if (!scenario) return desk.tell(say("edit-no-scenario"));
    const stack = scenario.stacks[hex] ?? [];
    if (!this.unit || (stack.length > 0 && scenario.units[this.unit] === hex)) {
      const at = stack.indexOf(this.unit);
      return this.set({ unit: stack.at(at - 1) ?? null });
    }
    return this.move(this.unit, hex);
  }

  move(unit, hex) {
    const isNew = hex !== null && !this.scenario.units[unit];
    const done = this.desk.apply({ do: "unit", scenario: this.id, unit, hex, facing: this.facing });
    // After a unit from the list is placed, the next one of the list is chosen.
    return done.then((done) => done && this.set({ unit: isNew ? this.waiting().find((it) => it.group === this.unitNamed(unit)?.group)?.id ?? null : null }));
  }

  remove() {
    if (this.mode === "unit" && this.unit && this.scenario?.units[this.unit]) this.move(this.unit, null);
  }

  /** Units that are neither on the map nor among the reinforcements of the scenario. */
  waiting() {
    const { scenario } = this;
    const coming = new Set((scenario?.arrivals ?? []).flatMap(({ units }) => units));
    const brigades = new Set((scenario?.arrivals ?? []).map(({ brigade }) => brigade).filter(Boolean));
    const all = this.desk.layout.units;
    const groups = [...new Set(all.map(({ group, side }) => group ?? side))];
    const place = ({ group, side }) => groups.indexOf(group ?? side);
    const waits = all.filter(({ id, group }) => !scenario?.units[id] && !coming.has(id) && !brigades.has(group));
    return waits.sort((one, other) => place(one) - place(other));
  }

  arrive(hex) {
    const { desk, arriving, brigade, turn } = this;
    if (!this.scenario) return desk.tell(say("edit-no-scenario"));
    if (!desk.layout.arrivals) return desk.tell(say("edit-no-arrivals"));
    if (arriving.length === 0 && !brigade) return desk.tell(say("edit-arrival-who"));
    const words = (more) => ({ do: "add-arrival", scenario: this.id, arrival: { turn, hex, ...more } });
    const edits = desk.layout.arrivals === "groups"
      ? [words({ name: this.named || this.unitNamed(arriving[0])?.name, side: this.unitNamed(arriving[0])?.side, units: arriving })]
      : brigade ? [words({ brigade })] : arriving.map((unit) => words({ units: [unit] }));
    return desk.apply(...edits).then((done) => done && this.set({ arriving: [], brigade: null, named: "" }));
  }

  objective(hex) {
    const { desk, scenario, scorer, points } = this;
    if (!scenario) return desk.tell(say("edit-no-scenario"));
    const isListed = desk.layout.objectives === "listed";
    const there = scenario.objectives.find((it) => it.hex === hex && (isListed || it.side === scorer));
    const isSame = there && (isListed || there.points === points);
    return desk.apply({ do: "objective", scenario: this.id, hex, side: scorer, points: isSame ? null : points });
  }

  /** Starts a drag on the map. Returns its reactions, or null to move the sheet instead. */
  grab(unit, field) {
    const { mode } = this;
    if (mode === "terrain" || mode === "level") {
      const hexes = new Set();
      const colour = mode === "terrain" ? colourOf(this.desk.layout.terrain.find(({ id }) => id === this.terrain)) : "#fffdf6";
      const over = (hex) => {
        if (!hex || hexes.has(hex)) return;
        hexes.add(hex);
        field.preview(hex, colour);
      };
      return { over, drop: (hex) => (over(hex), hexes.size > 0 && this.paint([...hexes])) };
    }
    if (mode !== "unit" || !unit || !this.scenario) return null;
    this.set({ unit });
    return { over: () => {}, drop: (hex) => hex && this.move(unit, hex) };
  }
}
