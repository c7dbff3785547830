// Map and counters on paper: saved as drawings, or printed at true size on several pages.

import { make } from "../dom.js";
import { picture, read } from "../host.js";
import { dialog } from "./dialogs.js";
import { say } from "../words.js";

/** Printable size on both A4 and US Letter, and overlap of map pages, in millimetres. */
const PAGE = { width: 186, height: 255 };
const GLUED = 6;

/** Printable parts of a game. */
export function printing(table) {
  const { game, seen } = table;
  const path = `/api/games/${encodeURIComponent(game.name)}`;
  const scenario = new URLSearchParams({ scenario: seen.match.scenario });
  const rows = [
    [say("print-map"), `${path}/paper.svg`, "map", GLUED],
    [say("print-set-up"), `${path}/paper.svg?${scenario}`, "set-up", GLUED],
    [say("print-counters"), `${path}/counters.svg`, "counters", 0],
  ];
  const told = make("p", { class: "error", role: "status" });
  const tried = (work) => () => work().catch((error) => (told.textContent = error.message));
  const button = (words, name, work) => make("button", { type: "button", "data-print": name, onclick: tried(work) }, words);
  const row = ([words, address, name, overlap]) => make("li", {}, make("span", {}, words), " ",
    button(say("menu-print"), name, () => print(address, overlap)), " ",
    button(say("print-svg"), `${name}-svg`, async () => laid(await read(address), `${game.id}-${name}.svg`)));
  dialog(say("menu-print"), make("p", {}, say("print-scale")),
    make("ul", { class: "seats" }, ...rows.map(row)), told).addEventListener("close", away);
}

/** Saves a file as a download. */
export function laid(blob, name) {
  const link = make("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// Removes an earlier print layout. A browser may read the page more than once while printing, so the layout stays until the
// dialog closes. It is invisible on screen.
const away = () => document.querySelector(".printed")?.remove();

async function print(address, overlap) {
  away();
  const sheet = make("img", { alt: "" });
  sheet.src = await picture(address);
  await sheet.decode();
  const pages = pieces(sheet, overlap);
  const printed = make("div", { class: "printed" }, ...pages);
  document.body.append(printed);
  await Promise.all(pages.map((piece) => piece.firstChild.decode()));
  printed.dataset.ready = "true";
  globalThis.print();
}

// Splits a drawing into pages, row by row. Its size is in CSS pixels that stand for millimetres.
function pieces(sheet, overlap) {
  const [width, height] = [sheet.naturalWidth, sheet.naturalHeight].map((pixels) => (pixels * 25.4) / 96);
  const starts = (length, room) => Array.from({ length: Math.max(0, Math.ceil((length - room - 0.5) / (room - overlap))) + 1 }, (_, at) => at * (room - overlap));
  return starts(height, PAGE.height).flatMap((top) => starts(width, PAGE.width).map((left) => {
    const image = make("img", { src: sheet.src, alt: "" });
    Object.assign(image.style, { left: `${-left}mm`, top: `${-top}mm`, width: `${width}mm` });
    return make("div", { class: "piece" }, image);
  }));
}
