// Frame around the map: bar, panels and time slider.

import { make } from "../dom.js";
import { HELP } from "../host.js";
import { alone } from "../map/counters.js";
import { set, setting } from "../prefs.js";
import { endDialog, help } from "./dialogs.js";
import { Clocks } from "./clocks.js";
import { printing } from "./printing.js";
import { settings } from "./settings.js";
import { say } from "../words.js";

/** Frame of a table. */
export function frame(table) {
  const button = (words, act, extra = {}) => make("button", { type: "button", onclick: act, ...extra }, words);
  const title = make("h1");
  const when = make("p", { class: "when" });
  const clocks = new Clocks(table.game.sides);
  const undo = button(say("undo"), () => table.undo(), { title: say("undo-about") });
  const ruler = button(say("menu-sight"), () => table.ruler.toggle(), { title: say("menu-sight-about"), "aria-pressed": "false" });
  const coach = button(say("menu-coach"), () => (set("coach", !setting("coach", true)), coached(), table.now()), { title: say("menu-coach-about") });
  const coached = () => coach.setAttribute("aria-pressed", String(setting("coach", true)));
  coached();
  const rules = button(say("menu-rules"), () => table.rules.open(), { class: "rules-button", title: say("menu-rules-about") });
  const plan = button(say("menu-plan"), () => table.affairs.plan(), { title: say("menu-plan-about") });
  const ends = [button(say("menu-draw"), () => endDialog(table, "offer-draw")), button(say("menu-resign"), () => endDialog(table, "resign"))];
  const more = make("div", { class: "more", id: "more" }, coach, ruler, ...ends,
    button(say("menu-hide"), () => table.board.hide(true), { title: say("menu-hide-about") }),
    plan, button(say("menu-seats"), () => table.people()), button(say("menu-print"), () => printing(table), { title: say("menu-print-about") }), button(say("menu-settings"), settings), button(say("menu-keys"), () => help(), { "aria-label": say("menu-keys-about") }),
    make("a", { href: HELP, needs: "help", target: "_blank", rel: "noopener" }, say("menu-help")));
  const menu = button("☰", () => open(!more.classList.contains("open")), { class: "burger", "aria-label": say("menu-more"), "aria-expanded": "false", "aria-controls": "more" });
  const open = (wanted) => (more.classList.toggle("open", wanted), menu.setAttribute("aria-expanded", String(wanted)));
  more.addEventListener("click", () => open(false));
  const bar = make("header", { class: "bar" }, make("a", { href: "#", class: "home-link", title: say("all-matches") }, "⌂"), title, when, clocks.element,
    make("div", { class: "tools" }, undo, rules, menu, more));
  const lost = make("p", { class: "line", role: "status", hidden: true });
  const said = make("p", { class: "say", role: "status" });
  const wish = make("p", { class: "wish", role: "status", hidden: true });
  const tip = make("section", { class: "tip", "aria-label": say("tip-name"), "aria-hidden": "true", hidden: true });
  const unpin = () => (tip.classList.remove("kept"), tip.setAttribute("aria-hidden", "true"), (tip.hidden = true));
  const time = timeline(table);
  const tabs = tabbed([["ask", say("tab-decision"), table.question], ["log", say("tab-log"), table.log.element], ["state", say("tab-status"), table.state.element], ["talk", say("tab-chat"), table.talk.element]]);
  const element = make("div", { class: "table" }, bar,
    make("div", { class: "field-side" }, table.board.element, tip, said, wish, lost, table.happened.element, time.element,
      make("p", { id: "map-help", class: "unseen" }, say("map-help"))),
    make("aside", { class: "panel", "aria-label": say("panel-name") }, tabs.element));
  table.stage.set({ said, wish, line: lost, tip });
  return {
    element,
    halt: () => (time.halt(), clocks.halt()),
    line: (words) => ((lost.textContent = words), (lost.hidden = !words), table.stage.settle()),
    say: (...words) => (said.replaceChildren(...words.filter(Boolean)), table.stage.settle()),
    news: (name) => tabs.news(name),
    ask: () => tabs.pick("ask"),
    shown: (name) => tabs.shown(name),
    beside: (name) => tabs.beside(name),
    // A tooltip avoids the pointer. A pinned one stays unchanged, and its terms open their cards.
    tip(words) {
      if (tip.classList.contains("kept")) return;
      tip.hidden = !words;
      if (!words) return;
      tip.replaceChildren(...told(words, (text) => [text]));
      table.stage.settle();
    },
    pin(words) {
      tip.replaceChildren(button("✕", unpin, { class: "away", "aria-label": say("close") }), ...told(words, (text) => table.rules.linked(text)));
      tip.classList.add("kept");
      tip.removeAttribute("aria-hidden");
      tip.hidden = false;
      table.stage.settle();
    },
    unpin,
    show(of) {
      const { seen, game } = of;
      title.textContent = seen.match.title || of.battle;
      const { when: words, score } = of.shown;
      when.replaceChildren(...words.map((word) => make("span", {}, word)),
        ...["usa", "csa"].filter((side) => score[side]).map((side) => make("span", { class: `score ${side}` }, `${game.sides[side]} ${score[side]}`)),
        make("span", { class: "you" }, role(of)));
      if (clocks.of !== seen) clocks.show((clocks.of = seen).clocks);
      undo.disabled = !seen.undo;
      undo.textContent = seen.undo === "asked" ? say("undo-ask") : say("undo");
      wish.replaceChildren(...wished(of), ...offered(of));
      wish.hidden = !seen.wish && !seen.ending.words;
      plan.hidden = !seen.you || seen.match.over || Boolean(seen.lesson);
      for (const end of ends) end.hidden = !seen.ending.acts;
      table.stage.settle();
      ruler.setAttribute("aria-pressed", String(of.ruler.on));
      element.classList.toggle("looking", of.past !== null || seen.match.over || seen.match.kind === "replay");
      time.show(of);
    },
  };
}

// Returns the details of a hex and its units.
function told({ ground, note, units, counters }, linked) {
  return [make("p", {}, ...linked(ground)), note && make("p", {}, ...linked(note)),
    make("ul", {}, ...units.map((unit, index) => make("li", {}, alone(counters[index]), make("span", {}, ...linked(unit)))))].filter(Boolean);
}

// Shows a takeback request, which the other side accepts or declines.
function wished(table) {
  const { seen, game } = table;
  if (!seen.wish) return [];
  const who = game.sides[seen.wish.side];
  if (!seen.you || seen.you === seen.wish.side) return [say("wish-waits", { side: who })];
  const button = (words, consent) => make("button", { type: "button", onclick: () => table.affairs.consent(consent) }, words);
  return [say("wish-asked", { side: who }), " ", button(say("wish-agree"), "yes"), " ", button(say("wish-refuse"), "no")];
}

// Shows the draw offer and its reply. The other side accepts or declines, the offering side withdraws.
function offered({ seen: { ending, you, post }, affairs }) {
  if (!ending.words) return [];
  const button = (words, act) => make("button", { type: "button", "data-end": act, onclick: () => affairs.end(act) }, words);
  const acts = !ending.offer || !ending.acts ? [] : you !== ending.offer ? [button(say("draw-accept"), "accept-draw"), " ", button(say("draw-decline"), "decline-draw")]
    : post ? [] : [button(say("draw-withdraw"), "withdraw-draw")];
  return [make("span", {}, ending.words), " ", ...acts];
}

function role({ seen, game, open }) {
  if (seen.match.kind === "replay") return say("role-replay");
  if (seen.you === "both") return seen.as && !open ? say("role-viewing", { side: game.sides[seen.as] }) : say("role-both");
  return seen.you ? say("role-side", { side: game.sides[seen.you] }) : say("role-watching");
}

/**
 * Step sizes of a replay: label, display time in milliseconds, and end. A step ends at the next log line with such an
 * emphasis, or else at the next decision.
 */
const STEPS = {
  decision: { words: say("step-decision"), pause: 700 },
  part: { words: say("step-part"), pause: 1600, to: ["part", "turn"] },
  turn: { words: say("step-turn"), pause: 2400, to: ["turn"] },
};

// Creates the time slider, the playback controls and the choice of view.
function timeline(table) {
  const at = () => table.past ?? table.seen.n;
  const slider = make("input", { type: "range", min: 0, "aria-label": say("time-slider"), oninput: () => (halt(), table.go(Number(slider.value))) });
  const back = make("button", { type: "button", title: say("time-back-key"), "aria-label": say("time-back"), onclick: () => (halt(), table.go(at() - 1)) }, "◂");
  const forth = make("button", { type: "button", title: say("time-forward-key"), "aria-label": say("time-forward"), onclick: () => (halt(), table.go(at() + 1)) }, "▸");
  const now = make("button", { type: "button", class: "now", onclick: () => (halt(), table.go(null)) }, say("time-now"));
  const link = make("button", { type: "button", class: "moment", title: say("time-link-about"), onclick: () => table.linkTo(at()) }, say("time-link"));
  const play = make("button", { type: "button", class: "play", "aria-pressed": "false", onclick: () => (playing ? halt() : run()) }, "▶");
  const pace = make("select", { "aria-label": say("time-step"), onchange: () => set("step", pace.value) },
    ...Object.entries(STEPS).map(([value, { words }]) => make("option", { value, selected: value === setting("step", "decision") }, words)));
  const words = make("output");
  const from = make("select", { id: "from-seat", onchange: () => ((table.as = from.value || null), table.listen(), table.past !== null && table.go(table.past)) });
  const seat = make("label", { class: "from", for: "from-seat", title: say("time-view-about") }, make("span", {}, say("time-view")), from);
  const runs = make("span", { class: "runs" }, play, pace);
  const element = make("div", { class: "time" }, back, slider, forth, runs, words, link, now, seat);
  // Current playback. A stopped one that resumes after a wait sees that it has been replaced.
  let playing = null;

  function halt() {
    playing = null;
    play.textContent = "▶";
    play.setAttribute("aria-pressed", "false");
    play.setAttribute("aria-label", say("time-play"));
  }

  // Starts at the position on display, or at the beginning if that is the end.
  async function run() {
    const own = (playing = {});
    const goes = () => playing === own && element.isConnected && table.past !== null;
    play.textContent = "❚❚";
    play.setAttribute("aria-pressed", "true");
    play.setAttribute("aria-label", say("time-pause"));
    await table.allOfLog();
    if (table.past === null) await table.go(0);
    while (goes()) {
      await new Promise((resume) => setTimeout(resume, STEPS[pace.value].pause));
      if (goes()) await table.go(next());
    }
    if (playing === own) halt();
  }

  function next() {
    const { to } = STEPS[pace.value];
    if (!to) return at() + 1;
    return table.log.lines.find(({ n, emphasis }) => n > at() && to.includes(emphasis))?.n ?? null;
  }

  halt();
  return {
    element,
    halt,
    show({ seen, past, game }) {
      slider.max = seen.n;
      slider.value = past ?? seen.n;
      words.textContent = past === null ? `${seen.n}` : say("time-at", { at: past, of: seen.n });
      now.hidden = past === null;
      now.textContent = past !== null && seen.decision?.yours ? say("time-now-yours") : say("time-now");
      element.classList.toggle("past", past !== null);
      const open = seen.match.over || seen.match.kind === "replay";
      seat.hidden = !open && seen.you !== "both";
      runs.hidden = !open && past === null;
      link.hidden = past === null;
      const wanted = seen.as ?? "";
      const all = [["", say("time-view-both")], ["usa", game.sides.usa], ["csa", game.sides.csa]];
      if (from.children.length === 0) from.append(...all.map(([value, text]) => make("option", { value }, text)));
      from.value = wanted;
    },
  };
}

// Panels shown one at a time. With enough room the first, the prompt, stays visible above the selected one.
function tabbed(panels) {
  const names = panels.map(([name]) => name);
  const buttons = panels.map(([name, words], index) => make("button", {
    type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, onclick: () => choose(index),
    onkeydown: (event) => event.key === "ArrowRight" ? choose(beside(index, 1), true) : event.key === "ArrowLeft" && choose(beside(index, -1), true),
  }, words));
  const bodies = panels.map(([name, , body]) => make("div", { role: "tabpanel", id: `panel-${name}`, "aria-labelledby": `tab-${name}`, tabindex: name === "ask" ? null : 0 }, body));
  const beside = (index, step) => {
    const next = (index + step + panels.length) % panels.length;
    return buttons[next].checkVisibility() ? next : beside(next, step);
  };
  const element = make("div", { class: "tabs" }, bodies[0], make("div", { role: "tablist", "aria-label": say("tabs-name") }, ...buttons), ...bodies.slice(1));
  let under = 1;
  function choose(index, focus) {
    if (index > 0) under = index;
    element.dataset.open = names[index];
    const roomy = () => !buttons[0].checkVisibility();
    const seen = element.isConnected && roomy() ? under : index;
    buttons.forEach((button, at) => {
      button.setAttribute("aria-selected", String(at === seen));
      button.tabIndex = at === seen ? 0 : -1;
      bodies[at].classList.toggle("open", at === index);
      bodies[at].classList.toggle("under", at === under);
    });
    buttons[index].classList.remove("news");
    if (focus) buttons[index].focus();
  }
  choose(1);
  return {
    element,
    pick: (name) => choose(names.indexOf(name)),
    shown: (name) => bodies[names.indexOf(name)].checkVisibility(),
    // Opens a panel if the prompt stays visible.
    beside: (name) => element.isConnected && !buttons[0].checkVisibility() && choose(names.indexOf(name)),
    news(name) {
      const index = names.indexOf(name);
      if (!bodies[index].checkVisibility()) buttons[index].classList.add("news");
    },
  };
}
