// The editor of a package's map and set-ups.

import { announce, make } from "../dom.js";
import { dress } from "../prefs.js";
import { say } from "../words.js";
import { backdrop } from "./backdrop.js";
import { Desk } from "./desk.js";
import { Field } from "./field.js";
import { PANELS } from "./panels.js";
import { exchange } from "./tiled.js";
import { MODES, Tools } from "./tools.js";

/** Time in milliseconds between two looks at the disk. */
const LOOKS = 2000;
const NAMES = {
  terrain: say("edit-terrain"), level: say("edit-level"), side: say("edit-side"), road: say("edit-road"),
  place: say("edit-place"), unit: say("edit-unit"), arrival: say("edit-arrival"), objective: say("edit-objective"),
};

const page = document.getElementById("page");

async function open() {
  dress();
  const desk = new Desk();
  try {
    await desk.open();
  } catch (error) {
    page.replaceChildren(make("p", { class: "sorry" }, error.message));
    return;
  }
  document.title = desk.layout.title || say("edit-title");
  if (!desk.layout.map) return broken(desk);
  edit(desk);
}

/** Shows only the findings of a package without a map. */
function broken(desk) {
  const renew = () => {
    if (desk.layout.map) return location.reload();
    page.replaceChildren(make("section", { class: "sorry editor-broken" }, make("h1", {}, say("edit-broken")), desk.layout.unknown && make("p", {}, desk.layout.unknown),
      make("p", {}, desk.said), make("ul", { class: "findings" }, ...desk.check.findings.map((it) => make("li", {}, ...words(it))))));
    document.documentElement.dataset.checked = desk.check.revision;
  };
  for (const notice of ["changed", "checked"]) desk.addEventListener(notice, renew);
  renew();
  setInterval(() => desk.look(), LOOKS);
  document.documentElement.dataset.ready = "edit";
}

const words = ({ code, message, help, file, line, column }) => [
  make("span", {}, message), help && make("small", {}, help), make("cite", {}, `${file}:${line}:${column} ${code}`)];

function edit(desk) {
  const tools = new Tools(desk);
  const field = new Field(desk, {
    tap: (hex, way) => tools.tap(hex, way),
    grab: (unit) => tools.grab(unit, field),
    remove: () => tools.remove(),
    sides: () => (tools.mode === "side" ? tools.side : null),
    road: () => tools.course,
    scenario: () => tools.scenario,
    unit: () => (tools.mode === "unit" ? tools.unit : null),
  });
  const bar = make("header", { class: "bar" });
  const conflict = make("div", { class: "conflict", role: "alert", hidden: true });
  const modes = make("fieldset", { class: "modes" }, make("legend", {}, say("edit-mode")), ...MODES.map((mode) => make("label", { class: "choice" },
    make("input", { type: "radio", name: "mode", value: mode, checked: mode === tools.mode, onchange: () => tools.set({ mode, asks: null, pending: null }) }), make("span", {}, NAMES[mode]))));
  const panel = make("div", { class: "panel-of-mode" });
  const said = make("p", { class: "said", role: "status" });
  const findings = make("section", { class: "findings" });
  page.replaceChildren(make("div", { class: "editor" }, bar, conflict,
    make("aside", { class: "left" }, modes, said, panel, backdrop((at) => field.trace(at)), exchange(desk)),
    field.element,
    make("aside", { class: "right" }, findings, make("p", { class: "words" }, say("edit-keys")))));
  field.start();

  function renewBar() {
    const { undo, redo, unsaved, scenarios } = desk.state;
    const scenario = make("select", { "aria-label": say("edit-scenario"), onchange: (event) => tools.set({ id: event.target.value, unit: null }) },
      ...scenarios.map(({ id, name }) => make("option", { value: id, selected: id === tools.id }, name || id)));
    bar.replaceChildren(make("h1", {}, desk.layout.title), make("span", { class: "when" }, unsaved.length > 0 ? say("edit-unsaved", { files: unsaved.join(", ") }) : say("edit-saved")),
      make("div", { class: "tools" }, scenario,
        make("button", { disabled: undo === 0, onclick: () => desk.act("undo") }, say("edit-undo")),
        make("button", { disabled: redo === 0, onclick: () => desk.act("redo") }, say("edit-redo")),
        make("button", { class: "main", disabled: unsaved.length === 0, onclick: save }, say("edit-save"))));
  }

  function renewConflict() {
    const files = desk.state.conflict ?? [];
    conflict.hidden = files.length === 0;
    conflict.replaceChildren(make("span", {}, say("edit-conflict", { files: files.join(", ") })),
      make("button", { onclick: () => desk.act("rebase") }, say("edit-conflict-mine")), make("button", { onclick: () => desk.act("reload") }, say("edit-conflict-theirs")));
  }

  function renewFindings() {
    const all = desk.check.findings;
    const errors = all.filter(({ severity }) => severity === "error").length;
    const isOld = desk.check.revision !== desk.state.revision;
    findings.replaceChildren(make("h2", {}, isOld ? say("edit-checking") : say("edit-found", { errors, warnings: all.length - errors })),
      make("ul", {}, ...all.map((it) => make("li", { class: it.severity }, make("button", { class: "quiet", disabled: it.hexes.length === 0, onclick: () => field.frame(it.hexes) }, ...words(it))))));
    document.documentElement.dataset.checked = desk.check.revision;
    document.documentElement.dataset.revision = desk.state.revision;
  }

  // A field in which the author is typing is not built again.
  function renewPanel() {
    if (panel.contains(document.activeElement) && document.activeElement.matches("input:not([type]), input[type=number]")) return;
    const focused = document.activeElement?.name;
    panel.replaceChildren(...PANELS[tools.mode](tools).filter(Boolean));
    if (focused) panel.querySelector(`[name="${focused}"]:checked`)?.focus();
  }

  function renew() {
    renewBar();
    renewConflict();
    renewFindings();
    renewPanel();
    field.renew();
    if (said.textContent !== desk.said) said.textContent = desk.said;
  }

  async function save() {
    if (await desk.act("save")) announce(say("edit-saved"));
  }

  tools.listeners.push(() => (renewPanel(), field.renew(), renewBar()));
  desk.addEventListener("changed", renew);
  desk.addEventListener("checked", () => (renewFindings(), field.renew()));
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const typed = event.target.matches?.("input:not([type]), input[type=number]");
    const act = { s: save, z: () => desk.act(event.shiftKey ? "redo" : "undo"), y: () => desk.act("redo") }[event.key.toLowerCase()];
    if (!act || (typed && event.key.toLowerCase() !== "s")) return;
    event.preventDefault();
    act();
  });
  addEventListener("beforeunload", (event) => desk.state.unsaved.length > 0 && event.preventDefault());
  setInterval(() => desk.look(), LOOKS);
  renew();
  document.documentElement.dataset.ready = "edit";
}

open();
