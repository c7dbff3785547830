// Navigation between the start page and tables.

import { announce, make } from "./dom.js";
import { enlist } from "./gather.js";
import { home } from "./home.js";
import { can } from "./host.js";
import { enter, join } from "./join.js";
import { dress, seatAt } from "./prefs.js";
import { table } from "./table/table.js";
import { say } from "./words.js";

const page = document.getElementById("page");
let leave = () => {};
/** Format of the id of a match, a ticket or a key, which excludes path separators. */
const WORD = /^\w+$/;

async function go() {
  leave();
  leave = () => {};
  document.title = say("home-name");
  const [where, id, key, moment] = location.hash.slice(1).split("/");
  try {
    if (where === "match" && WORD.test(id)) leave = await sit(id, key || undefined, /^\d+$/.test(moment) ? Number(moment) : undefined);
    else if (where === "enter" && WORD.test(id)) await enter(id);
    else if (where === "seats" && WORD.test(id) && can.gather) await enlist(id).then(() => location.replace("#"));
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

// Opens a match with the key from the address, the history entry or this browser. The key is removed from the address, so that a
// later reader of the address gets no seat.
async function sit(id, came, moment) {
  const { hash } = location;
  const key = came ?? history.state?.key ?? seatAt(id)?.key;
  const left = await table(page, id, key, moment).catch((error) => {
    // The seat was given to someone else, so the match opens for a spectator.
    if (came || !key || error.code !== "key") throw error;
    return table(page, id, undefined, moment);
  });
  if (location.hash === hash) history.replaceState({ key }, "", `#match/${id}`);
  return left;
}

// One navigation follows another. A late answer of an earlier one would replace the page of the later one.
let navigation = Promise.resolve();
const next = () => (navigation = navigation.then(go));

dress();
addEventListener("hashchange", next);
next();
