// What one does at a table beside playing: taking back with consent, talk, notes, seats, saves, letters, another match.

import { ask, bring, read } from "../host.js";
import { remember, seatAt } from "../prefs.js";
import { laid } from "./printing.js";

/** The affairs of a table. */
export class Affairs {
  constructor(table) {
    this.table = table;
  }

  /** Says yes or no to what the other side wishes to take back. */
  consent(consent) {
    return this.table.act(() => ask("POST", `${this.table.path}/consent`, { key: this.table.key, body: { consent } }));
  }

  /** Says whether one is asked at secret moments, or declines beforehand. */
  moments(moments) {
    return this.table.act(() => ask("PUT", `${this.table.path}/moments`, { key: this.table.key, body: { side: this.table.seen.you, moments } }));
  }

  say(text) {
    return this.table.act(() => ask("POST", `${this.table.path}/chat`, { key: this.table.key, body: this.table.seen.you === "both" ? { text, side: this.table.side } : { text } }));
  }

  async readNotes() {
    if (!this.table.seen.you || this.table.seen.you === "both") return (this.table.talk.private.hidden = true);
    this.table.talk.notes.value = (await ask("GET", `${this.table.path}/notes`, { key: this.table.key })).text;
  }

  note(text) {
    return this.table.act(() => ask("PUT", `${this.table.path}/notes`, { key: this.table.key, body: { text } }));
  }

  /** Opens a seat again that nobody has played, for whoever is sent the new link or for whoever comes first. */
  async free(side, whom) {
    const { table } = this;
    const { invitation } = await ask("POST", `${table.path}/free`, { key: table.key, body: { side, whom } });
    const own = seatAt(table.id);
    remember({ ...own, invitations: { ...own?.invitations, [side]: invitation } });
    table.seen.match.seats[side] = { who: "human", invited: true, waits: false };
  }

  seat(side, who) {
    return this.table.act(() => ask("PUT", `${this.table.path}/seat`, { key: this.table.key, body: { side, who } }));
  }

  async save() {
    laid(await read(`${this.table.path}/save`, this.table.key), `${this.table.game.id}-${this.table.id}.jsonl`);
  }

  /** The letter of a match by post, as a file to send. */
  async letter() {
    laid(await read(`${this.table.path}/letter`, this.table.key), `${this.table.game.id}-${this.table.seen.rev}.letter`);
  }

  /** What came back. */
  async received(text) {
    await bring(text, `matches/${encodeURIComponent(this.table.id)}/letter`, this.table.key);
  }

  order(orders) {
    return this.table.act(() => ask("PUT", `${this.table.path}/orders`, { key: this.table.key, body: { orders } }));
  }

  /** The same battle again, each on the other side. */
  rematch() {
    return this.table.act(async () => {
      const { match, you } = this.table.seen;
      const other = { usa: "csa", csa: "usa" };
      const sits = (side) => (match.seats[side].who === "human" ? "invite" : match.seats[side].who);
      const seats = you === "both" ? { usa: "me", csa: "me" } : { [other[you]]: "me", [you]: sits(other[you]) };
      const made = await ask("POST", "/api/matches", { body: { game: match.game, scenario: match.scenario, options: match.options, title: match.title, listed: match.listed, ...seats } });
      remember({ id: made.id, key: made.key, invitations: made.invitations, open: this.table.open, title: match.title || this.table.title, at: Date.now() });
      location.hash = `match/${made.id}`;
    });
  }
}
