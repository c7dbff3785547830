// Acceptance of invitations.

import { ask } from "./host.js";
import { nonce, remember, seatAt } from "./prefs.js";
import { say } from "./words.js";

/** Opens the seat of a ticket in the address. Tickets work once. */
export async function enter(ticket) {
  const { id, key } = await ask("POST", "/api/tickets", { body: { ticket } });
  remember({ ...seatAt(id), id, key, at: Date.now() });
  location.replace(`#match/${id}`);
}

/** Accepts an invitation and opens the seat. A player who accepted it before returns to that seat. */
export async function join(id, invitation) {
  const own = seatAt(id);
  if (own?.key && own.invitation === invitation) return location.replace(`#match/${id}`);
  const { key } = await claim(id, invitation);
  remember({ id, key, invitation, title: say("match-joined"), at: Date.now() });
  location.replace(`#match/${id}`);
}

async function claim(id, invitation) {
  try {
    return await ask("POST", `/api/matches/${encodeURIComponent(id)}/claim`, { key: invitation, body: { nonce: nonce(invitation) } });
  } catch (error) {
    if (error.code !== "key") throw error;
    throw Object.assign(new Error(say("seat-taken-about")),
      { title: say("seat-taken"), look: `#match/${id}` });
  }
}
