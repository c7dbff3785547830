// Requests to the server, with the key of a seat where there is one.

/** A request that the server refused: `code`, `message`, `rule`. */
export class Refused extends Error {
  constructor(status, error) {
    super(error.message);
    Object.assign(this, { status, code: error.code, rule: error.rule, requirement: error.requirement });
  }
}

const UNREACHABLE = { code: "unreachable", message: "The server cannot be reached." };

/** One request; gives its JSON, or throws `Refused`. */
export async function ask(method, path, { key, body, signal } = {}) {
  const headers = key ? { Authorization: `Bearer ${key}` } : {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let response;
  try {
    response = await fetch(path, { method, headers, body: sent, signal });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refused(0, UNREACHABLE);
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer.error ?? { code: "server", message: response.statusText });
  return answer;
}

/** A file as the server sends it. */
export async function download(path, key) {
  const response = await fetch(path, { headers: key ? { Authorization: `Bearer ${key}` } : {} });
  if (!response.ok) throw new Refused(response.status, (await response.json()).error);
  return response.blob();
}
