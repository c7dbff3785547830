// Advice: the bot's choice and its reasons.

import { make, plain } from "../dom.js";
import { decimal, phrase, say } from "../words.js";

const points = (thousandths) => decimal(thousandths / 1000, 2).replace("-", "−");
const signed = (thousandths) => (thousandths > 0 ? "+" : "") + points(thousandths);

/** Formats advice. `null` if none is available. */
export function advice(hint) {
  if (!hint) return [make("p", {}, say("advice-none"))];
  return told((best) => phrase("advice-suggests", { level: hint.level, best }), hint);
}

/** Formats a review of an answer beside the bot's best choice. `null` if none is available. */
export function review(of) {
  if (!of) return advice(null);
  const { hint, less } = of;
  const worse = of.id === hint.id ? say("advice-agrees", { level: hint.level }) : less > 0 ? say("advice-worse", { points: points(less) })
    : less === null ? "" : say("advice-equal");
  return [make("p", {}, plain(of.prompt), " ", make("b", {}, plain(of.label)), " ", worse), ...told((best) => phrase("advice-had-chosen", { level: hint.level, best }), hint)];
}

function told(words, hint) {
  const because = hint.because.map(({ what, rule, worth }) => make("li", {}, worth !== 0 && make("b", {}, signed(worth)), ` ${what} (${rule})`));
  return [
    make("p", {}, ...words(make("b", {}, plain(hint.label)))),
    because.length > 0 && make("ul", { "aria-label": say("advice-why") }, ...because),
    hint.instead && make("p", {}, say("advice-next", { points: points(hint.instead.less), option: plain(hint.instead.label) })),
  ].filter(Boolean);
}
