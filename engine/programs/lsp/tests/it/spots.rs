//! Listed spots: what the server answers at each.
//!
//! A row names a file and a piece of its text with `|` at the cursor. The piece may replace another
//! piece of the file, as if it had just been typed.

use serde_json::Value;

use crate::client::Client;

/// A spot and the request there.
struct Spot {
    file: &'static str,
    /// Piece of the file that is replaced. Empty if `piece` without its cursor is in the file.
    old: &'static str,
    /// Piece of the text with `|` at the cursor.
    piece: &'static str,
    request: Request,
}

/// A request, with the expected part of its answer.
enum Request {
    /// Labels that the completions contain.
    Completes(&'static [&'static str]),
    /// Texts that the hover contains.
    Hovers(&'static [&'static str]),
    /// Files and text of the lines that define the name.
    Defines(&'static [(&'static str, &'static str)]),
    /// New name, and the number of edits in each file.
    Renames(&'static str, &'static [(&'static str, usize)]),
    /// Part of the error of a renaming.
    Refuses(&'static str, &'static str),
}

use Request::{Completes, Defines, Hovers, Refuses, Renames};

const fn spot(
    file: &'static str,
    old: &'static str,
    piece: &'static str,
    request: Request,
) -> Spot {
    Spot { file, old, piece, request }
}

const MEETING: &str = "scenarios/meeting.yaml";
const PITCHED: &str = "scenarios/pitched-battle.yaml";
const SCRIPT: &str = "scripts/water_carriers.rhai";
const CASES: &str = "cases/first.yaml";
const ALDEN: &str = "{name: 1st, brigade: alden, weapon: rf";

/// The listed spots.
const SPOTS: [Spot; 44] = [
    // Fields.
    spot("units.yaml", "alden: {side: usa", "alden: {s|", Completes(&["side"])),
    spot("game.yaml", "options: {}", "ext|", Completes(&["extends", "options"])),
    spot(MEETING, "chits: [hale", "arr|\nchits: [hale", Completes(&["arrivals", "hooks"])),
    spot(
        PITCHED,
        "- {turn: 2, brigade: brooke",
        "- {|turn: 2, brigade: brooke",
        Completes(&["zone"]),
    ),
    spot("game.yaml", "even-rows: {first: 1", "even-rows: {fi|", Completes(&["first"])),
    spot(
        "chits.yaml",
        "      can-play: can_quick_march\n",
        "      can|\n",
        Completes(&["can-play"]),
    ),
    spot(
        MEETING,
        "turns: {first: 1, last: 4}",
        "hooks:\n  on|",
        Completes(&["on-setup", "before-fire"]),
    ),
    spot(CASES, "do: event\n", "do: ev|\n", Completes(&["event", "fire-step"])),
    // Ids.
    spot(
        "units.yaml",
        ALDEN,
        "{name: 1st, brigade: |, weapon: rf",
        Completes(&["alden", "brooke", "carter", "dunn"]),
    ),
    spot("units.yaml", ALDEN, "{name: 1st, brigade: alden, weapon: r|", Completes(&["rf", "sm"])),
    spot(
        "units.yaml",
        "alden: {side: usa, division: hale",
        "alden: {side: usa, division: |",
        Completes(&["hale", "mercer"]),
    ),
    spot(
        MEETING,
        "\"0604\": [1st-alden]",
        "\"0604\": [|]",
        Completes(&["1st-alden", "hale-battery"]),
    ),
    spot(MEETING, "chits: [hale, mercer]", "chits: [hale, |]", Completes(&["hale", "mercer"])),
    spot(MEETING, "chits: [hale, mercer]", "chits:\n  - hale\n  - |", Completes(&["mercer"])),
    spot(
        PITCHED,
        "brigade: dunn, hex: \"0510\"",
        "brigade: d|, hex: \"0510\"",
        Completes(&["dunn"]),
    ),
    spot("map.yaml", "\"w\": woods", "\"w\": wo|", Completes(&["woods", "clear"])),
    spot("map.yaml", "kind: pike", "kind: |", Completes(&["pike", "lane"])),
    spot(
        "tables.yaml",
        "usa: [hale, near-miss,",
        "usa: [|, near-miss,",
        Completes(&["hale", "near-miss"]),
    ),
    // Hexes.
    spot(PITCHED, "hex: \"0601\"", "hex: |", Completes(&["0601", "1210"])),
    spot(PITCHED, "hex: \"0601\"", "hex: \"06|\"", Completes(&["0601"])),
    spot(MEETING, "\"0604\": [1st-alden]", "\"06|\": [1st-alden]", Completes(&["0604"])),
    // Closed words, options and their values.
    spot(
        "units.yaml",
        "hale: {name: Hale, side: usa",
        "hale: {name: Hale, side: |",
        Completes(&["usa", "csa"]),
    ),
    spot(
        "chits.yaml",
        "windows: [own-movement]",
        "windows: [|]",
        Completes(&["draw", "held", "own-movement"]),
    ),
    spot("game.yaml", "preset: ss-default", "preset: |", Completes(&["ss-text", "series"])),
    spot("game.yaml", "options: {}", "options: {cross|}", Completes(&["cross_fire"])),
    spot("game.yaml", "options: {}", "options: {cross_fire: |}", Completes(&["flanking"])),
    spot("game.yaml", "charts: blind-swords", "charts: |", Completes(&["blind-swords"])),
    // Conditions of shifts.
    spot(
        "tables.yaml",
        "victory:\n",
        "fire-shifts:\n  shifts:\n    change:\n      target_terrain:\n        when: |\nvictory:\n",
        Completes(&["firer-terrain", "turns"]),
    ),
    // Functions.
    spot(
        "chits.yaml",
        "on-play: water_carriers",
        "on-play: |",
        Completes(&["water_carriers", "quick_march"]),
    ),
    spot(SCRIPT, "recover(unit);", "rec|", Completes(&["recover"])),
    spot(SCRIPT, "recover(unit);", "recover(unit(\"|\"));", Completes(&["1st-alden", "5th-dunn"])),
    spot(SCRIPT, "recover(unit);", "brigade(\"|", Completes(&["alden"])),
    // Hover.
    spot("units.yaml", "", "al|den: {side: usa", Hovers(&["**alden**: Brigade."])),
    spot(
        "game.yaml",
        "",
        "pre|set: ss-default",
        Hovers(&["Preset that determines all rules options"]),
    ),
    spot("chits.yaml", "", "windows: [own-mo|vement]", Hovers(&["`own-movement`"])),
    spot(SCRIPT, "", "    reco|ver(unit);", Hovers(&["recover(unit: unit)"])),
    // Definitions.
    spot(MEETING, "", "[1st-al|den]", Defines(&[("units.yaml", "1st-alden:")])),
    spot("chits.yaml", "", "on-play: water_car|riers", Defines(&[(SCRIPT, "fn water_carriers")])),
    spot(PITCHED, "", "brigade: br|ooke,", Defines(&[("units.yaml", "brooke: {side")])),
    // Renaming.
    spot("units.yaml", "", "bro|oke: {side", Renames("brook", &[(PITCHED, 1), ("units.yaml", 3)])),
    spot(
        MEETING,
        "",
        "chits: [ha|le,",
        Renames(
            "hill",
            &[
                (MEETING, 1),
                (PITCHED, 1),
                ("chits.yaml", 1),
                ("facts.yaml", 1),
                ("tables.yaml", 1),
                ("units.yaml", 3),
            ],
        ),
    ),
    spot(
        SCRIPT,
        "",
        "fn water_car|riers(",
        Renames("carry_water", &[("chits.yaml", 2), (SCRIPT, 1)]),
    ),
    spot("units.yaml", "", "bro|oke: {side", Refuses("dunn", "exists already")),
    spot("units.yaml", "", "bro|oke: {side", Refuses("Brook No", "id")),
];

#[test]
fn each_listed_spot_is_answered() {
    let mut client = Client::new();
    client.open("map.yaml", &client.text("map.yaml").replace("  \"0606\": C", "  0606: C"));
    // The hexes are known once the package was validated.
    client.diagnostics("map.yaml");
    client.change("map.yaml", &client.text("map.yaml"));
    let mut wrong = Vec::new();
    for (n, spot) in SPOTS.iter().enumerate() {
        if let Err(answer) = spot.hold(&mut client) {
            wrong.push(format!("{n}: {} {:?}\n    {answer}", spot.file, spot.piece));
        }
    }
    assert!(wrong.is_empty(), "{} spots:\n{}", wrong.len(), wrong.join("\n"));
}

impl Spot {
    fn hold(&self, client: &mut Client) -> Result<(), String> {
        let text = client.text(self.file);
        let piece = self.piece.replacen('|', "", 1);
        let old = if self.old.is_empty() { &piece } else { self.old };
        let at = text.find(old).ok_or("the piece is not in the file")?;
        let new = text.replacen(old, &piece, 1);
        let cursor = at + self.piece.find('|').expect("a cursor");
        client.open(self.file, &new);
        let answer = self.request.judge(client, self.file, place(&new, cursor));
        client.open(self.file, &text);
        answer
    }
}

/// Returns the line and the column of an offset in a text of one-unit characters.
fn place(text: &str, offset: usize) -> (u32, u32) {
    let before = &text[..offset];
    let line = before.matches('\n').count();
    let column = before.len() - before.rfind('\n').map_or(0, |at| at + 1);
    (u32::try_from(line).expect("few lines"), u32::try_from(column).expect("short lines"))
}

impl Request {
    fn judge(&self, client: &mut Client, file: &str, place: (u32, u32)) -> Result<(), String> {
        let hold = |holds: bool, answer: String| if holds { Ok(()) } else { Err(answer) };
        match self {
            Completes(labels) => {
                let answer = client.ask_at("textDocument/completion", file, place);
                let items = answer.as_array().cloned().unwrap_or_default();
                let found: Vec<&str> = items.iter().filter_map(|it| it["label"].as_str()).collect();
                hold(labels.iter().all(|label| found.contains(label)), found.join(" "))
            }
            Hovers(parts) => {
                let answer = client.ask_at("textDocument/hover", file, place);
                let text = answer["contents"]["value"].as_str().unwrap_or_default();
                hold(parts.iter().all(|part| text.contains(part)), text.to_owned())
            }
            Defines(lines) => {
                let answer = client.ask_at("textDocument/definition", file, place);
                let found: Vec<String> = locations(client, &answer);
                let is_found = |(file, line): &(&str, &str)| {
                    found.iter().any(|it| it.starts_with(file) && it.contains(line))
                };
                hold(lines.iter().all(is_found) && found.len() == lines.len(), found.join("; "))
            }
            Renames(new, expected) => {
                let answer = rename(client, file, place, new);
                let changes = answer["changes"].as_object().cloned().unwrap_or_default();
                let of_file = |(file, n): &(&str, usize)| {
                    changes.get(&client.uri(file)).and_then(Value::as_array).map(Vec::len)
                        == Some(*n)
                };
                let is_right = expected.iter().all(of_file) && changes.len() == expected.len();
                hold(is_right, answer.to_string())
            }
            Refuses(new, part) => {
                let answer = rename(client, file, place, new);
                let error = answer["error"].as_str().unwrap_or_default();
                hold(error.contains(part), answer.to_string())
            }
        }
    }
}

fn rename(client: &mut Client, file: &str, (line, column): (u32, u32), new: &str) -> Value {
    let params = serde_json::json!({
        "textDocument": {"uri": client.uri(file)},
        "position": {"line": line, "character": column},
        "newName": new,
    });
    client.ask("textDocument/rename", &params)
}

/// Returns the file and the line of each location.
fn locations(client: &Client, answer: &Value) -> Vec<String> {
    let locations = answer.as_array().cloned().unwrap_or_default();
    let shown = |it: Value| {
        let uri = it["uri"].as_str().unwrap_or_default().to_owned();
        let file = uri.strip_prefix(&client.uri("")).unwrap_or(&uri).to_owned();
        let line = it["range"]["start"]["line"].as_u64().unwrap_or_default();
        let line = usize::try_from(line).expect("few lines");
        let text = client.text(&file);
        format!("{file}: {}", text.lines().nth(line).unwrap_or_default())
    };
    locations.into_iter().map(shown).collect()
}
