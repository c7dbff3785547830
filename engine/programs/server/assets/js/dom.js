// Creation of elements. Text is always text, never markup.

import { can } from "./host.js";

const SVG = "http://www.w3.org/2000/svg";

// Feature that a host must offer for an element to be shown. Without it the element is created but not inserted.
const absent = new WeakSet();

/** Returns the children that exist and whose required features the host offers. */
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

/** Creates an element of the page. `needs` names the host feature that it requires. */
export const make = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);

/** Creates an SVG element. */
export const draw = (tag, attributes = {}, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

const KEYS = ["data-unit", "data-hex", "data-place"];
const keyOf = (element) => KEYS.map((name) => element.getAttribute(name)).find(Boolean) ?? element.outerHTML;

/** Replaces the children of an element. Equal ones stay in the page, so that the browser does not draw them again. */
export function renew(parent, children) {
  const was = new Map([...parent.children].map((child) => [keyOf(child), child]));
  const wanted = children.map((child) => {
    const key = keyOf(child);
    const old = was.get(key);
    was.delete(key);
    return old?.isEqualNode(child) ? old : child;
  });
  const kept = new Set(wanted);
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
  let next = parent.firstElementChild;
  for (const child of wanted) {
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}

/** Announces a text to screen readers. */
export function announce(text) {
  document.getElementById("live").textContent = text;
}

const PARTS = { "1/4": "¼", "1/2": "½", "3/4": "¾", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞" };

/** Formats a fraction such as `11/2` as a mixed number: `5½`. */
export function mixed(fraction) {
  const [over, under] = fraction.split("/").map(Number);
  if (!under) return fraction;
  const rest = `${over % under}/${under}`;
  const part = over % under === 0 ? "" : PARTS[rest] ?? ` ${rest}`;
  return `${Math.floor(over / under) || (part ? "" : "0")}${part}`;
}

/** Formats the fractions in a text. Two four-digit hex numbers are not a fraction. */
export const plain = (text) => text.replace(/\b\d{1,3}\/\d{1,2}\b/g, mixed);

/** Copies a text to the clipboard, even without a secure context. */
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
