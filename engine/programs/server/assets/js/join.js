// Taking up an invitation.

import { ask } from "./host.js";
import { nonce, remember, seatAt } from "./prefs.js";

/** Goes to the seat that the program has opened this browser for: the ticket in the address is good once. */
export async function enter(ticket) {
  const { id, key } = await ask("POST", "/api/tickets", { body: { ticket } });
  remember({ ...seatAt(id), id, key, at: Date.now() });
  location.replace(`#match/${id}`);
}

/** Takes up an invitation and goes to the seat. Who took it up before goes to the seat he has. */
export async function join(id, invitation) {
  const own = seatAt(id);
  if (own?.key && own.invitation === invitation) return location.replace(`#match/${id}`);
  const { key } = await claim(id, invitation);
  remember({ id, key, invitation, title: "Joined match", at: Date.now() });
  location.replace(`#match/${id}`);
}

async function claim(id, invitation) {
  try {
    return await ask("POST", `/api/matches/${encodeURIComponent(id)}/claim`, { key: invitation, body: { nonce: nonce(invitation) } });
  } catch (error) {
    if (error.code !== "key") throw error;
    throw Object.assign(new Error("An invitation works once, and this one has been used. If you used it, open the match in the browser where you joined. Otherwise ask the sender for a new invitation. Anyone may watch the match."),
      { title: "This seat is taken", look: `#match/${id}` });
  }
}
