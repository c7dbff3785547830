// Host of the matches. The page does not depend on its kind: a server, or the engine in a worker.
//
// A host has
// - `can`: its features besides play.
// - `ask(method, path, {key, body})`: one request. Resolves to its JSON or throws `Refused`.
// - `read(path, key)`: a response as a file.
// - `picture(path)`: the address of a drawing for an image.
// - `clear(ids)`: deletes matches of this browser. A server keeps them for others.
// - `receive(file)`: adds a packed battle to the games of this browser. Resolves to its `name`.
// - `bring(text, as, key)`: uploads a save to view (`replays`) or continue (`saves`), or a mail file.
// - `follow(path, key, told, connected)`: sends a snapshot for each change of a match. Returns a function that stops it.

const { host } = await import(`./host/${document.documentElement.dataset.host}.js`);

/** Features besides play: `receive` packed battles, `gather` the seats of several devices, `invite` a remote player, let others `watch`, `talk` to them, read the manual as `help`. */
export const { can } = host;
/** Address of the manual, if the host has it. */
export const HELP = "/help/";
export const { ask, read, picture, bring, receive, clear, follow } = host;
