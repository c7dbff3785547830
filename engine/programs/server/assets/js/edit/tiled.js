// Maps of the program Tiled: export as `.tmj` with a picture of the tiles, import of `.tmj` and `.tmx`.

import { make } from "../dom.js";
import { say } from "../words.js";
import { colourOf } from "./field.js";

/** Width and height of a tile in pixels. */
const [WIDE, HIGH] = [80, 70];
/** Bits of a tile number that say how the tile is turned. */
const TURNED = 0xe0000000;
const FILE = "map-tiles.png";

const columnOf = (id) => Number(id.slice(0, 2));
const rowOf = (id) => Number(id.slice(2));

/** Returns the extent of the grid, and the index parity of the columns that are half a hex lower. */
function extent({ hexes }) {
  const [columns, rows] = [hexes.map(({ id }) => columnOf(id)), hexes.map(({ id }) => rowOf(id))];
  const [first, top] = [Math.min(...columns), Math.min(...rows)];
  // Positions of the first hexes of two columns, brought to the same row.
  const step = hexes[1].y - hexes[0].y;
  const lift = (column) => {
    const hex = hexes.find(({ id }) => columnOf(id) === column);
    return hex.y - rowOf(hex.id) * step;
  };
  const width = Math.max(...columns) - first + 1;
  const isLower = width > 1 && lift(first + 1) > lift(first);
  return { first, top, width, height: Math.max(...rows) - top + 1, stagger: isLower ? "odd" : "even" };
}

/** Returns the tiles: terrain first, then levels. */
const tilesOf = ({ terrain, levels }) => [
  ...terrain.map((kind) => ({ layer: "terrain", value: kind.id, colour: colourOf(kind), words: kind.name })),
  ...levels.map((level) => ({ layer: "level", value: level, colour: "#fffdf6", words: level })),
];

/** Returns the map in the JSON format of Tiled. */
export function toTiled(layout, state) {
  const { first, top, width, height, stagger } = extent(layout.map);
  const tiles = tilesOf(layout);
  const gid = (layer, value) => tiles.findIndex((tile) => tile.layer === layer && tile.value === value) + 1;
  const data = (layer, values) => {
    const cells = new Array(width * height).fill(0);
    for (const { id } of layout.map.hexes) cells[(rowOf(id) - top) * width + columnOf(id) - first] = gid(layer, values[id]);
    return cells;
  };
  const layer = (id, name, values, opacity) => ({ id, name, type: "tilelayer", width, height, x: 0, y: 0, opacity, visible: true, data: data(name, values) });
  return {
    type: "map", version: "1.10", orientation: "hexagonal", renderorder: "right-down", infinite: false, width, height,
    tilewidth: WIDE, tileheight: HIGH, hexsidelength: WIDE / 2, staggeraxis: "x", staggerindex: stagger, nextlayerid: 3, nextobjectid: 1,
    layers: [layer(1, "terrain", state.terrain, 1), layer(2, "level", state.levels, 0.6)],
    tilesets: [{
      firstgid: 1, name: "ground", image: FILE, imagewidth: WIDE * tiles.length, imageheight: HIGH, columns: tiles.length, tilecount: tiles.length,
      tilewidth: WIDE, tileheight: HIGH, margin: 0, spacing: 0,
      tiles: tiles.map(({ layer, value }, id) => ({ id, type: value, properties: [{ name: layer, type: "string", value }] })),
    }],
  };
}

/** Draws the picture of the tiles. */
function picture(layout) {
  const tiles = tilesOf(layout);
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE * tiles.length, height: HIGH });
  const pen = canvas.getContext("2d");
  Object.assign(pen, { textAlign: "center", font: "14px sans-serif", strokeStyle: "#5d6b4a" });
  tiles.forEach(({ colour, words, layer }, index) => {
    const x = index * WIDE;
    pen.beginPath();
    for (const [dx, dy] of [[0, 0.5], [0.25, 0], [0.75, 0], [1, 0.5], [0.75, 1], [0.25, 1]]) pen.lineTo(x + dx * WIDE, dy * HIGH);
    pen.closePath();
    pen.fillStyle = colour;
    if (layer === "terrain") pen.fill();
    pen.stroke();
    pen.fillStyle = "#241d12";
    pen.fillText(words, x + WIDE / 2, HIGH / 2 + (layer === "terrain" ? 5 : 25));
  });
  return canvas.toDataURL("image/png");
}

const properties = (all) => Object.fromEntries((all ?? []).map(({ name, value }) => [name, String(value)]));

/** Reads a map in the XML format of Tiled into the form of the JSON format. */
function fromXml(text) {
  const root = new DOMParser().parseFromString(text, "application/xml").querySelector("map");
  if (!root) throw new Error(say("edit-tiled-damaged"));
  const number = (element, name) => Number(element.getAttribute(name));
  const tiles = (set) => [...set.querySelectorAll("tile")].map((tile) => ({
    id: number(tile, "id"), type: tile.getAttribute("type") ?? tile.getAttribute("class"),
    properties: [...tile.querySelectorAll("property")].map((of) => ({ name: of.getAttribute("name"), value: of.getAttribute("value") })),
  }));
  return {
    width: number(root, "width"), height: number(root, "height"),
    tilesets: [...root.querySelectorAll("tileset")].map((set) => ({ firstgid: number(set, "firstgid"), tiles: tiles(set), source: set.getAttribute("source") })),
    layers: [...root.querySelectorAll("layer")].map((layer) => {
      const data = layer.querySelector("data");
      const isText = data.getAttribute("encoding") === "csv";
      return { type: "tilelayer", encoding: data.getAttribute("encoding"), compression: data.getAttribute("compression"), data: isText ? data.textContent.split(",").map(Number) : data.textContent.trim() };
    }),
  };
}

function cellsOf({ data, encoding, compression }) {
  if (Array.isArray(data)) return data;
  if (encoding !== "base64" || compression) throw new Error(say("edit-tiled-packed"));
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => view.getUint32(at * 4, true));
}

/** Returns the edits that make the ground that of a map of Tiled. */
export function fromTiled(text, layout, state) {
  const map = text.trimStart().startsWith("<") ? fromXml(text) : JSON.parse(text);
  const { first, top, width, height } = extent(layout.map);
  if (map.width !== width || map.height !== height) throw new Error(say("edit-tiled-size", { width, height }));
  const meaning = new Map();
  const byName = (word) => layout.terrain.find(({ id, name }) => id === word || name === word)?.id;
  for (const { firstgid, tiles } of map.tilesets ?? []) {
    for (const { id, type, properties: all } of tiles ?? []) {
      const { terrain, level } = properties(all);
      const of = terrain ?? byName(type);
      meaning.set(firstgid + id, level === undefined ? of && ["terrain", of] : ["level", level]);
    }
  }
  const wanted = new Map();
  const unknown = new Set();
  for (const layer of (map.layers ?? []).filter(({ type }) => type === "tilelayer")) {
    cellsOf(layer).forEach((cell, at) => {
      const gid = (cell & ~TURNED) >>> 0;
      const id = `${String(first + (at % width)).padStart(2, "0")}${String(top + Math.floor(at / width)).padStart(2, "0")}`;
      if (gid === 0 || !layout.map.hexes.some((hex) => hex.id === id)) return;
      const of = meaning.get(gid);
      if (!of) return void unknown.add(gid);
      const [kind, value] = of;
      if ((kind === "terrain" ? state.terrain : state.levels)[id] === value) return;
      const key = `${kind} ${value}`;
      wanted.set(key, [...(wanted.get(key) ?? []), id]);
    });
  }
  if (unknown.size > 0) throw new Error(say("edit-tiled-unknown", { tiles: [...unknown].join(", ") }));
  return [...wanted].map(([key, hexes]) => ({ do: key.split(" ")[0], hexes, to: key.slice(key.indexOf(" ") + 1) }));
}

function download(name, address) {
  make("a", { href: address, download: name }).click();
}

/** Builds the buttons for other programs. */
export function exchange(desk) {
  const text = (kind, words) => `data:${kind};charset=utf-8,${encodeURIComponent(words)}`;
  const bring = async (event) => {
    const [file] = event.target.files;
    if (!file) return;
    try {
      const edits = fromTiled(await file.text(), desk.layout, desk.state);
      if (edits.length > 0) await desk.apply(...edits);
    } catch (error) {
      desk.tell(error instanceof SyntaxError ? say("edit-tiled-damaged") : error.message);
    }
    event.target.value = "";
  };
  return make("details", {}, make("summary", {}, say("edit-exchange")),
    make("button", { onclick: () => desk.check.land && download("map.svg", text("image/svg+xml", desk.check.land)) }, say("edit-svg")),
    make("button", { onclick: () => (download("map.tmj", text("application/json", JSON.stringify(toTiled(desk.layout, desk.state)))), download(FILE, picture(desk.layout))) }, say("edit-tiled-export")),
    make("div", { class: "field" }, make("label", { for: "tiled-file" }, say("edit-tiled-import")), make("input", { id: "tiled-file", type: "file", accept: ".tmj,.tmx,.json", onchange: bring })));
}
