// Settings of this browser: language and colours.

import { make } from "../dom.js";
import { set, setTheme, setting, theme } from "../prefs.js";
import { LANGUAGES, say } from "../words.js";
import { dialog } from "./dialogs.js";

/** Opens the settings. */
export function settings() {
  const languages = [["", say("settings-automatic")], ...Object.entries(LANGUAGES)];
  const themes = [["auto", say("theme-auto")], ["light", say("theme-light")], ["dark", say("theme-dark")]];
  dialog(say("menu-settings"),
    choice("language", say("settings-language"), languages, setting("language", ""), speak),
    choice("theme", say("settings-theme"), themes, theme(), setTheme));
}

// All texts change, so the page reloads. A language in the address would override the setting.
function speak(language) {
  set("language", language);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
  location.reload();
}

function choice(id, words, all, now, chosen) {
  const select = make("select", { id, onchange: () => chosen(select.value) }, ...all.map(([value, text]) => make("option", { value, selected: value === now }, text)));
  return make("div", { class: "field" }, make("label", { for: id }, words), select);
}
