// Whoever has the matches. The rest of the page does not ask who it is: a server, or the engine in a worker of this page.
//
// A host has `can`, what it offers beside play; `ask(method, path, {key, body})`, one request and its JSON, or `Refused`;
// `read(path, key)`, an answer as a file; `picture(path)`, where an image of the page finds a drawing;
// `clear(ids)`, matches that this browser has forgotten, which a server keeps for others; `bring(text, as, key)`, a save to be looked at (`replays`) or gone on with (`saves`), or a letter; and `follow(path, key, told, connected)`, a snapshot for each change of a match until what it
// gives is called.

const { host } = await import(`./host/${document.documentElement.dataset.host}.js`);

/** What the host offers beside play, by name: `invite` somebody at another machine, let others `watch`, `talk` to them, read the manual for `help`. */
export const { can } = host;
/** Where the manual is, if the host has it. */
export const HELP = "/help/";
export const { ask, read, picture, bring, clear, follow } = host;
