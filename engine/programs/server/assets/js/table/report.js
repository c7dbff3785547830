// The report on a finished match, on a page of its own over the table.

import { make } from "../dom.js";
import { read } from "../host.js";
import { dots, legend, smallMap } from "../map/small.js";
import { marks, shown } from "../panel/account.js";
import { say } from "../words.js";
import { dialog } from "./dialogs.js";
import { laid } from "./printing.js";

/** Opens the report of a table. `of` is the engine's report. */
export function report(table, of) {
  const { game, seen, path, key } = table;
  const go = (n) => ((table.reports = true), opened.remove(), table.go(n));
  const map = smallMap(game, say("report-map"), ...dots(game, seen.picture.counters), ...marks(game, of, go));
  const [words, score] = seen.picture.end ?? [];
  const acts = {
    go,
    text: async () => (await read(`${path}/account?form=text`, key)).text(),
    file: async () => laid(await file(table, map), `${game.id}-${table.id}.html`),
  };
  const opened = dialog(table.title, make("p", { class: "verdict" }, make("b", {}, words), " ", score),
    shown(of, make("div", {}, map, legend(game, make("span", {}, say("report-final")))), acts));
  opened.classList.add("report");
  opened.addEventListener("close", () => (table.reports = false));
  const form = opened.querySelector(":scope > form");
  const back = form.querySelector("button");
  back.textContent = say("report-to-map");
  if (seen.you && !seen.post) form.append(make("button", { type: "button", onclick: () => table.affairs.rematch() }, say("rematch")));
  back.focus({ preventScroll: true });
  opened.scrollTop = 0;
  return opened;
}

// Returns the report as one file, with the map.
async function file({ game, path, key }, map) {
  const page = await (await read(`${path}/account?form=page`, key)).text();
  const land = await (await read(`/api/games/${encodeURIComponent(game.name)}/map.svg`)).text();
  const { width, height } = game.map;
  const over = new XMLSerializer().serializeToString(map.querySelector("svg"));
  const drawn = `<svg viewBox="0 0 ${width} ${height}">${land.slice(land.indexOf("<svg"))}${over}</svg>`;
  return new Blob([page.replace("</h1>", () => `</h1>${drawn}`)], { type: "text/html" });
}
