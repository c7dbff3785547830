// What the computer would do, and why.

import { make, plain } from "../dom.js";

const points = (thousandths) => (thousandths / 1000).toFixed(2).replace("-", "−");
const signed = (thousandths) => (thousandths > 0 ? "+" : "") + points(thousandths);

/** A hint in words; `null` where nobody has one. */
export function advice(hint) {
  if (!hint) return [make("p", {}, "Nobody can say.")];
  return told(`A ${hint.level} would answer: `, hint);
}

/** An answer that was given, beside what the computer held for best; `null` where nobody can say. */
export function review(of) {
  if (!of) return advice(null);
  const { hint, less } = of;
  const worse = of.id === hint.id ? "That is what it held for best." : less > 0 ? `It seemed ${points(less)} points worse than the best.`
    : less === null ? "" : "At first sight it seemed no worse than the best.";
  return [make("p", {}, plain(of.prompt), " ", make("b", {}, plain(of.label)), " ", worse), ...told(`A ${hint.level} held for best: `, hint)];
}

function told(words, hint) {
  const because = hint.because.map(({ what, rule, worth }) => make("li", {}, make("b", {}, signed(worth)), ` ${what} (${rule})`));
  return [
    make("p", {}, words, make("b", {}, plain(hint.label))),
    because.length > 0 && make("ul", { "aria-label": "Why, in victory points" }, ...because),
    hint.instead && make("p", {}, `Next best, ${points(hint.instead.less)} points less: ${plain(hint.instead.label)}`),
  ].filter(Boolean);
}
