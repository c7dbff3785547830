// Where one is: at home, or at a table.

import { announce, make } from "./dom.js";
import { home } from "./home.js";
import { join } from "./join.js";
import { dress } from "./prefs.js";
import { table } from "./table/table.js";

const page = document.getElementById("page");
let leave = () => {};

async function go() {
  leave();
  leave = () => {};
  document.title = "Swords";
  const [where, id, key] = location.hash.slice(1).split("/");
  try {
    if (where === "match" && id) leave = await table(page, id, key);
    else if (where === "join" && id && key) await join(id, key);
    else await home(page);
  } catch (error) {
    page.replaceChildren(make("section", { class: "sorry" },
      make("h1", {}, error.title ?? "This does not work"),
      make("p", {}, error.message),
      error.look && make("p", {}, make("a", { href: error.look }, "Look on at this match")),
      make("p", {}, make("a", { href: "#" }, "All matches"))));
    announce(error.message);
  }
  document.documentElement.dataset.ready = where || "home";
}

dress();
addEventListener("hashchange", go);
go();
