// The page's own words, in the language of its reader. Catalogues are Project Fluent files, one a language.

import { FluentBundle, FluentNumber, FluentResource } from "../fluent/index.js";
import { setting } from "./prefs.js";

/** The languages that the page speaks, each named in itself. What one lacks is said in the first. */
export const LANGUAGES = { en: "English", de: "Deutsch" };
const [FIRST] = Object.keys(LANGUAGES);

/** The language that the address names; `pseudo` puts brackets around every text of a catalogue. */
const named = new URLSearchParams(location.search).get("lang");
const isPseudo = named === "pseudo";

/** The tag of the language: of the address, of the settings, or the first of the browser's that the page speaks. */
export const language = [named, setting("language", null), ...(isPseudo ? [] : navigator.languages)]
  .map((tag) => tag?.toLowerCase().split("-")[0]).find((tag) => Object.hasOwn(LANGUAGES, tag ?? "")) ?? FIRST;

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

/** The text of a key, its variables filled in. */
export function say(key, values = {}) {
  const given = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value]);
  const bundle = bundles.find((of) => of.getMessage(key)?.value);
  const text = bundle ? bundle.formatPattern(bundle.getMessage(key).value, Object.fromEntries(given), []) : key;
  return isPseudo ? `⟦${text}⟧` : text;
}

const MARK = "\u{e000}";

/** The text of a key in parts. A variable may be an element, or a list of elements and texts. */
export function phrase(key, values) {
  const isMade = (value) => typeof value === "object";
  const marked = Object.entries(values).map(([name, value]) => [name, isMade(value) ? `${MARK}${name}${MARK}` : value]);
  const parts = say(key, Object.fromEntries(marked)).split(MARK);
  return parts.flatMap((part, index) => (index % 2 === 0 ? [part] : values[part])).filter((part) => part !== "");
}

/** A number with a fixed count of decimals. */
export const decimal = (value, digits) => new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(value);
