// What the computer would do, and why.

import { make, plain } from "../dom.js";

const points = (thousandths) => (thousandths / 1000).toFixed(2).replace("-", "−");
const signed = (thousandths) => (thousandths > 0 ? "+" : "") + points(thousandths);

/** A hint in words; `null` where nobody has one. */
export function advice(hint) {
  if (!hint) return [make("p", {}, "Nobody can say.")];
  const because = hint.because.map(({ what, worth }) => make("li", {}, make("b", {}, signed(worth)), ` ${what}`));
  return [
    make("p", {}, `A ${hint.level} would answer: `, make("b", {}, plain(hint.label))),
    because.length > 0 && make("ul", { "aria-label": "Why, in victory points" }, ...because),
    hint.instead && make("p", {}, `Next best, ${points(hint.instead.less)} points less: ${plain(hint.instead.label)}`),
  ].filter(Boolean);
}
