// Actions besides play: takebacks, resignations, draws, chat, notes, seats, saves, mail files and rematches.

import { ask, bring, read } from "../host.js";
import { remember, seatAt } from "../prefs.js";
import { laid } from "./printing.js";

/** Actions of a table besides play. */
export class Affairs {
  constructor(table) {
    this.table = table;
  }

  /** Answers the other side's takeback request. */
  consent(consent) {
    return this.table.act(() => ask("POST", `${this.table.path}/consent`, { key: this.table.key, body: { consent } }));
  }

  /** Resigns, or offers, withdraws, accepts or declines a draw. */
  end(act, side) {
    return this.table.act(() => ask("POST", `${this.table.path}/end`, { key: this.table.key, body: side ? { act, side } : { act } }));
  }

  /** Sets whether the player is asked in private reaction windows or declines in advance. */
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

  /** Reads where the host alerts this player. */
  alerts() {
    return ask("GET", `${this.table.path}/alerts`, { key: this.table.key });
  }

  /** Sets where the host alerts this player, or null. */
  alert(webhook) {
    return ask("PUT", `${this.table.path}/alerts`, { key: this.table.key, body: { webhook } });
  }

  /** Opens an unplayed seat again, for the recipient of a new link or for anyone. */
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

  /** Takes both seats back from the computers. The match stays where it is, and the player sees both sides. */
  async stop() {
    if (this.stops) return;
    this.stops = true;
    const { usa, csa } = this.table.seen.match.seats;
    this.stopped = { usa: usa.who, csa: csa.who };
    await this.sitAll({ usa: "human", csa: "human" });
    this.table.setOpen(true);
    this.stops = false;
  }

  /** Gives both seats back to the computers that were stopped. */
  resume() {
    return this.sitAll(this.stopped);
  }

  sitAll(players) {
    const { table } = this;
    return table.act(async () => {
      for (const side of ["usa", "csa"]) await ask("PUT", `${table.path}/seat`, { key: table.key, body: { side, who: players[side] } });
    });
  }

  async save() {
    laid(await read(`${this.table.path}/save`, this.table.key), `${this.table.game.id}-${this.table.id}.jsonl`);
  }

  /** Downloads the mail file. */
  async mailFile() {
    laid(await read(`${this.table.path}/letter`, this.table.key), `${this.table.game.id}-${this.table.seen.rev}.letter`);
  }

  /** Loads a returned mail file. */
  async received(text) {
    await bring(text, `matches/${encodeURIComponent(this.table.id)}/letter`, this.table.key);
  }

  order(orders) {
    return this.table.act(() => ask("PUT", `${this.table.path}/orders`, { key: this.table.key, body: { orders } }));
  }

  /** Opens a plan in a new tab: a private copy of the match with dice of its own. */
  plan() {
    const { table } = this;
    // A browser blocks tabs that open later than the press.
    const tab = window.open("", "_blank");
    return table.act(async () => {
      try {
        const made = await ask("POST", `${table.path}/plan?as=${table.side}`, { key: table.key, body: {} });
        remember({ id: made.id, key: made.key, open: true, at: Date.now() });
        if (tab) tab.location = `${location.href.split("#")[0]}#match/${made.id}`;
        else location.hash = `match/${made.id}`;
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  }

  /** Starts the same battle with swapped sides. */
  rematch() {
    return this.table.act(async () => {
      const { match, you } = this.table.seen;
      const other = { usa: "csa", csa: "usa" };
      const sits = (side) => (match.seats[side].who === "human" ? "invite" : match.seats[side].who);
      const both = Object.values(match.seats).every(({ who }) => who !== "human") ? { usa: sits("csa"), csa: sits("usa") } : { usa: "me", csa: "me" };
      const seats = you === "both" ? both : { [other[you]]: "me", [you]: sits(other[you]) };
      const made = await ask("POST", "/api/matches", { body: { game: match.game, scenario: match.scenario, options: match.options, title: match.title, listed: match.listed, ...seats } });
      remember({ id: made.id, key: made.key, invitations: made.invitations, open: this.table.open, title: match.title || this.table.title, at: Date.now() });
      location.hash = `match/${made.id}`;
    });
  }
}
