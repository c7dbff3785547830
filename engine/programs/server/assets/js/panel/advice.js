// What the computer would do, and why.

import { make, plain } from "../dom.js";

const points = (thousandths) => (thousandths / 1000).toFixed(2).replace("-", "−");
const signed = (thousandths) => (thousandths > 0 ? "+" : "") + points(thousandths);

/** A hint in words; `null` where nobody has one. */
export function advice(hint) {
  if (!hint) return [make("p", {}, "No advice is available.")];
  return told(`The ${hint.level} suggests: `, hint);
}

/** An answer that was given, beside what the computer held for best; `null` where nobody can say. */
export function review(of) {
  if (!of) return advice(null);
  const { hint, less } = of;
  const worse = of.id === hint.id ? `The ${hint.level} agrees.` : less > 0 ? `Estimated ${points(less)} points worse than the best choice.`
    : less === null ? "" : "Static evaluation: as good as the best choice.";
  return [make("p", {}, plain(of.prompt), " ", make("b", {}, plain(of.label)), " ", worse), ...told(`The ${hint.level} would have chosen: `, hint)];
}

function told(words, hint) {
  const because = hint.because.map(({ what, rule, worth }) => make("li", {}, make("b", {}, signed(worth)), ` ${what} (${rule})`));
  return [
    make("p", {}, words, make("b", {}, plain(hint.label))),
    because.length > 0 && make("ul", { "aria-label": "Why, in victory points" }, ...because),
    hint.instead && make("p", {}, `Next best, ${points(hint.instead.less)} points lower: ${plain(hint.instead.label)}`),
  ].filter(Boolean);
}
