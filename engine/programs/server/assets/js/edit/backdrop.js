// A scanned map above the drawing, to trace. It stays in this browser.

import { make } from "../dom.js";
import { say } from "../words.js";

/** Builds the fields of the backdrop. `show` gets its settings after each change. */
export function backdrop(show) {
  const at = { source: null, opacity: 0.5, x: 0, y: 0, scale: 1 };
  const slider = (name, words, least, most, step) => {
    const input = make("input", { id: `traced-${name}`, type: "range", min: least, max: most, step, value: at[name], oninput: (event) => (Object.assign(at, { [name]: Number(event.target.value) }), show(at)) });
    return make("div", { class: "field" }, make("label", { for: `traced-${name}` }, words), input);
  };
  const load = (event) => {
    const [file] = event.target.files;
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener("load", () => (Object.assign(at, { source: reader.result }), show(at)));
    reader.readAsDataURL(file);
  };
  return make("details", {}, make("summary", {}, say("edit-backdrop")),
    make("div", { class: "field" }, make("label", { for: "traced-file" }, say("edit-backdrop-file")), make("input", { id: "traced-file", type: "file", accept: "image/*", onchange: load })),
    slider("opacity", say("edit-backdrop-opacity"), 0, 1, 0.05),
    slider("x", say("edit-backdrop-x"), -1500, 3000, 1),
    slider("y", say("edit-backdrop-y"), -1500, 3000, 1),
    slider("scale", say("edit-backdrop-scale"), 0.1, 4, 0.01));
}
