// Where one is: at home, or at a table.

import { home } from "./home.js";
import { join, table } from "./table.js";

const page = document.getElementById("page");
let leave = () => {};

async function go() {
  leave();
  leave = () => {};
  const [where, id, key] = location.hash.slice(1).split("/");
  page.replaceChildren();
  if (where === "match" && id) leave = await table(page, id, key);
  else if (where === "join" && id && key) await join(id, key);
  else await home(page);
}

addEventListener("hashchange", go);
go();
