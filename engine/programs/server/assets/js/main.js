// Where one is: at home, or at a table.

import { announce, make } from "./dom.js";
import { home } from "./home.js";
import { enter, join } from "./join.js";
import { dress, seatAt } from "./prefs.js";
import { table } from "./table/table.js";
import { say } from "./words.js";

const page = document.getElementById("page");
let leave = () => {};
/** What the id of a match, a ticket or a key may be: no part of another path. */
const WORD = /^\w+$/;

async function go() {
  leave();
  leave = () => {};
  document.title = "Swords";
  const [where, id, key, moment] = location.hash.slice(1).split("/");
  try {
    if (where === "match" && WORD.test(id)) leave = await sit(id, key || undefined, /^\d+$/.test(moment) ? Number(moment) : undefined);
    else if (where === "enter" && WORD.test(id)) await enter(id);
    else if (where === "join" && WORD.test(id) && key) await join(id, key);
    else await home(page);
  } catch (error) {
    page.replaceChildren(make("section", { class: "sorry" },
      make("h1", {}, error.title ?? say("error-title")),
      make("p", {}, error.message),
      error.look && make("p", {}, make("a", { href: error.look }, say("match-watch"))),
      make("p", {}, make("a", { href: "#" }, say("all-matches")))));
    announce(error.message);
  }
  document.documentElement.dataset.ready = where || "home";
}

// Sits down with the key that came with the address, or that this entry of the history or this browser has. It is taken
// out of the address: whoever sees that later has no seat.
async function sit(id, came, moment) {
  const { hash } = location;
  const key = came ?? history.state?.key ?? seatAt(id)?.key;
  const left = await table(page, id, key, moment).catch((error) => {
    // A seat that was given to somebody else since: one may look on.
    if (came || !key || error.code !== "key") throw error;
    return table(page, id, undefined, moment);
  });
  if (location.hash === hash) history.replaceState({ key }, "", `#match/${id}`);
  return left;
}

dress();
addEventListener("hashchange", go);
go();
