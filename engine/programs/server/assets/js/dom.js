// Making elements. Text is always text, never markup.

import { can } from "./host.js";

const SVG = "http://www.w3.org/2000/svg";

// What a host must offer for an element to be shown: without it the element is made and put nowhere.
const absent = new WeakSet();

/** Of what may stand in a place, what is there and is offered by the host. */
export const shown = (children) => children.filter((child) => child !== null && child !== undefined && child !== false && !absent.has(child));

function fill(element, { needs, ...attributes }, children) {
  if (needs && !can[needs]) absent.add(element);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...shown(children.flat()));
  return element;
}

/** An element of the page. `needs` names what a host must offer for it to be shown. */
export const make = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);

/** An element of a drawing. */
export const draw = (tag, attributes = {}, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

/** Says something to those who listen instead of looking. */
export function announce(text) {
  document.getElementById("live").textContent = text;
}

const PARTS = { "1/4": "¼", "1/2": "½", "3/4": "¾", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞" };

/** A fraction such as `11/2` as people write it: `5½`. */
export function mixed(fraction) {
  const [over, under] = fraction.split("/").map(Number);
  if (!under) return fraction;
  const rest = `${over % under}/${under}`;
  const part = over % under === 0 ? "" : PARTS[rest] ?? ` ${rest}`;
  return `${Math.floor(over / under) || (part ? "" : "0")}${part}`;
}

/** A text with its fractions as people write them. Two hexes of four digits are none. */
export const plain = (text) => text.replace(/\b\d{1,3}\/\d{1,2}\b/g, mixed);

/** Puts a text where it can be pasted from: the page need not be served over a line that browsers call safe. */
export async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}
