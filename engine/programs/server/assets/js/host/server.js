// A server with the matches, accessed with the key of a seat if there is one.

import { Refused } from "../refused.js";
import { follow } from "./feed.js";
import { say, spoken } from "../words.js";

const UNREACHABLE = { code: "unreachable", message: say("error-unreachable") };

const opened = (key) => ({ "Accept-Language": spoken, ...(key && { Authorization: `Bearer ${key}` }) });

async function answered(path, request) {
  let response;
  try {
    response = await fetch(path, request);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refused(0, UNREACHABLE);
  }
  if (response.ok) return response;
  const { error } = await response.json().catch(() => ({}));
  throw new Refused(response.status, error ?? { code: "server", message: response.statusText });
}

async function ask(method, path, { key, body } = {}) {
  const headers = opened(key);
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return (await answered(path, { method, headers, body: sent })).json().catch(() => ({}));
}

export const host = {
  can: { receive: false, gather: true, invite: true, watch: true, talk: true, help: true },
  ask,
  follow,
  read: async (path, key) => (await answered(path, { headers: opened(key) })).blob(),
  picture: async (path) => path,
  clear: async () => {},
  bring: async (text, as, key) => (await answered(`/api/${as}`, { method: "POST", headers: opened(key), body: text })).json(),
};
