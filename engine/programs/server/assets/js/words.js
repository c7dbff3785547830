// The page's texts in the language of its reader, from Project Fluent files, one for each language.

import { FluentBundle, FluentNumber, FluentResource } from "../fluent/index.js";
import { setting } from "./prefs.js";

/** Languages of the page, each by its own name. Missing messages fall back to the first. */
export const LANGUAGES = { en: "English", de: "Deutsch" };
const [FIRST] = Object.keys(LANGUAGES);

/** Language in the address. `pseudo` puts brackets around every catalogue text. */
const named = new URLSearchParams(location.search).get("lang");
const isPseudo = named === "pseudo";

/** Tag of the language: from the address, the settings, or the first supported one of the browser. */
export const language = [named, setting("language", null), ...(isPseudo ? [] : navigator.languages)]
  .map((tag) => tag?.toLowerCase().split("-")[0]).find((tag) => Object.hasOwn(LANGUAGES, tag ?? "")) ?? FIRST;

/** Tag of the language in which the engine answers. */
export const spoken = isPseudo ? named : language;

document.documentElement.lang = language;

const bundles = await Promise.all([...new Set([language, FIRST])].map(async (tag) => {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(await catalogue(tag)));
  return bundle;
}));

async function catalogue(tag) {
  const response = await fetch(new URL(`../words/${tag}/page.ftl`, import.meta.url)).catch(() => null);
  return response?.ok ? response.text() : "";
}

/** Formats a message with its variables. */
export function say(key, values = {}) {
  const given = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value]);
  const bundle = bundles.find((of) => of.getMessage(key)?.value);
  const text = bundle ? bundle.formatPattern(bundle.getMessage(key).value, Object.fromEntries(given), []) : key;
  return isPseudo ? `⟦${text}⟧` : text;
}

const MARK = "\u{e000}";

/** Formats a message in parts. A variable may be an element, or a list of elements and texts. */
export function phrase(key, values) {
  const isMade = (value) => typeof value === "object";
  const marked = Object.entries(values).map(([name, value]) => [name, isMade(value) ? `${MARK}${name}${MARK}` : value]);
  const parts = say(key, Object.fromEntries(marked)).split(MARK);
  return parts.flatMap((part, index) => (index % 2 === 0 ? [part] : values[part])).filter((part) => part !== "");
}

/** Formats a number with fixed decimals. */
export const decimal = (value, digits) => new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(value);
