//! Tests of data that belong to a single game: Fog of War scripts, scenario settings, shifts by
//! terrain and turn.

use std::sync::Arc;

use blind_swords::conditions;
use blind_swords::game::{Arm, FogRow, FogScriptId, Game, GradeId, Part, Pattern, Slope, Values};
use blind_swords_documents::Loaded;
use blind_swords_documents::codes::{self, Code};
use kernel::Sixteenths;

use crate::support::with;

fn loaded(changes: &[(&str, &str, &str)]) -> Loaded {
    blind_swords_documents::load_sources(&with(changes)).expect("a good package")
}

fn refused(changes: &[(&str, &str, &str)]) -> Vec<Code> {
    let problems =
        blind_swords_documents::load_sources(&with(changes)).expect_err("it is not good");
    problems.iter().filter(|problem| problem.is_error()).map(|problem| problem.code).collect()
}

const ROW: (&str, &str, &str) = (
    "tables.yaml",
    "    - general-casualty: csa\n",
    "    - script: {name: Smoke hangs over the field, call: smoke}\n",
);

/// BS 7.3b. T-14, V-31: a Fog of War row may be a script function, which must exist and take the
/// side that rolled.
#[test]
fn a_row_of_the_fog_of_war_is_a_script() {
    fn function(text: &str) -> (&str, &str, &str) {
        ("scripts/events.rhai", "/// SS 13.5.", text)
    }
    let game = loaded(&[ROW, function("/// BS 7.3b.\nfn smoke(side) {\n}\n\n/// SS 13.5.")]).game;
    assert_eq!(game.fog[5], FogRow::Script(FogScriptId(0)));
    assert_eq!(game.fog_scripts[0].name, "Smoke hangs over the field");
    assert_eq!(refused(&[ROW]), [codes::SCRIPT_FUNCTION]);
    let none = function("/// BS 7.3b.\nfn smoke() {\n}\n\n/// SS 13.5.");
    assert_eq!(refused(&[ROW, none]), [codes::SCRIPT_FUNCTION]);
}

/// BS 5.1, 7.3b. V-13, T-14: a scenario may override options of its game, and have its own Fog of
/// War table.
#[test]
fn a_scenario_has_settings_of_its_own() {
    fn own(text: &str) -> (&str, &str, &str) {
        ("scenarios/first.yaml", "turns: {first: 1, last: 3}\n", text)
    }
    let table = "fog-of-war: {provenance: reconstructed, results: [general-casualty: usa, \
                 general-casualty: csa, uncontrolled-advance: usa, uncontrolled-advance: csa, \
                 uncontrolled-withdrawal: usa, uncontrolled-withdrawal: csa]}\n";
    let text = format!("turns: {{first: 1, last: 3}}\nprofile: {{key_chits: 2}}\n{table}");
    let game = loaded(&[own(&text)]).game;
    let scenario = &game.scenarios[0];
    assert_eq!(scenario.profile.get("key_chits"), Some("2"));
    assert_eq!(game.profile.get("key_chits"), Some("1"));
    assert_eq!(scenario.fog.expect("its own")[0], game.fog[4]);
    let unknown = "turns: {first: 1, last: 3}\nprofile: {key_chit: 2}\n";
    assert_eq!(refused(&[own(unknown)]), [codes::OPTION]);
}

/// Returns the warning messages of the sample package with changes.
fn warned(changes: &[(&str, &str, &str)]) -> Vec<String> {
    let report = blind_swords_lab::validate_sources(&with(changes));
    let found = report.diagnostics.into_iter().filter(|found| found.code == codes::NEVER);
    found.map(|found| found.message).collect()
}

fn own(text: &str) -> String {
    format!("turns: {{first: 1, last: 3}}\n{text}\n")
}

fn in_scenario(text: &str) -> (&str, &str, &str) {
    ("scenarios/first.yaml", "turns: {first: 1, last: 3}\n", text)
}

fn casualties(csa: &str) -> String {
    let usa = "[blue, near-miss, near-miss, near-miss, near-miss, near-miss]";
    own(&format!(
        "general-casualties: {{provenance: reconstructed, generals: {{usa: {usa}, csa: {csa}}}}}"
    ))
}

/// T-15. CHIT-13: a scenario may have its own casualty tables. The tables must name generals of the
/// scenario, and a result must use them.
#[test]
fn a_scenario_has_casualty_tables_of_its_own() {
    let late = casualties("[near-miss, near-miss, near-miss, near-miss, grey, chief]");
    let game = loaded(&[in_scenario(&late)]).game;
    let table = game.scenarios[0].casualties.expect("its own");
    assert_eq!(table.csa[4], game.casualties.csa[0]);
    assert_ne!(table.csa, game.casualties.csa);
    assert!(warned(&[in_scenario(&late)]).is_empty());
    let enemy = casualties("[blue, near-miss, near-miss, near-miss, grey, chief]");
    assert_eq!(refused(&[in_scenario(&enemy)]), [codes::REF_CHIT]);
    let nobody = casualties("[gray, near-miss, near-miss, near-miss, grey, chief]");
    assert_eq!(refused(&[in_scenario(&nobody)]), [codes::REF_CHIT]);
    let away = ("scenarios/first.yaml", "chits: [blue, grey]", "chits: [blue]");
    let found = warned(&[in_scenario(&late), away]);
    assert_eq!(found, ["`grey` is not in this scenario and can never become a casualty"]);
    let same = casualties("[grey, chief, near-miss, near-miss, near-miss, near-miss]");
    let found = warned(&[in_scenario(&same)]);
    assert_eq!(found, ["`general-casualties` has no effect: it is the same as the game's"]);
    let calm =
        ("tables.yaml", "    - general-casualty: csa\n", "    - uncontrolled-advance: usa\n");
    let found = warned(&[in_scenario(&late), calm]);
    assert_eq!(
        found,
        ["this table is never used: no Fog of War result causes a general's casualty"]
    );
}

/// VAL-02, CHIT-16, CHIT-17: a scenario may override ratings of units and generals. These must be
/// present in the scenario, and the change must have an effect.
#[test]
fn a_scenario_has_ratings_of_its_own() {
    fn ratings(text: &str) -> String {
        own(&format!("ratings: {{provenance: reconstructed, {text}}}"))
    }
    let text =
        ratings("units: {1st-north: {fresh: 7-5, battleworn: 3-4}}, generals: {blue: {rating: 5}}");
    let game = loaded(&[in_scenario(&text)]).game;
    let scenario = &game.scenarios[0];
    let face = |strength, cr| Values { sp: Sixteenths::whole(strength), cr };
    let units = game.units_in(scenario);
    assert_eq!((units[0].fresh, units[0].battleworn), (Some(face(7, 5)), face(3, 4)));
    assert_eq!(units[1].fresh, game.units[1].fresh, "who is not named is as in the game");
    assert_eq!(game.units[0].fresh, Some(face(6, 4)), "and the game as it was");
    let blue = &game.chits_in(scenario)[0];
    assert_eq!(blue.leader().and_then(|leader| leader.rating), Some(5));
    let help = blind_swords::describe::chit_help(&game, blue);
    assert!(help.ends_with("5 or less."), "{help}");
    assert!(warned(&[in_scenario(&text)]).is_empty());
    for (wrong, code) in [
        ("units: {1st-nroth: {fresh: 7-5}}", codes::REF_UNIT),
        ("generals: {bleu: {rating: 5}}", codes::REF_CHIT),
        ("generals: {blue: {casualty: 6}}", codes::CHIT_RATING),
        ("units: {1st-north: {battleworn: 7-3}}", codes::UNIT_FACES),
        ("units: {1st-north: {dismounted: {fresh: 4-4}}}", codes::UNIT_FACES),
        ("units: {1st-north: {weapon: sm}}", codes::SCHEMA_UNKNOWN_FIELD),
    ] {
        let text = ratings(wrong);
        let report = blind_swords_lab::validate_sources(&with(&[in_scenario(&text)]));
        let found = report.diagnostics.iter().filter(|found| found.is_error());
        assert_eq!(found.map(|found| found.code).collect::<Vec<_>>(), [code], "{wrong}");
    }
    let vain = |text: &str| warned(&[in_scenario(&ratings(text))]);
    let same = vain("units: {1st-north: {fresh: 6-4}}");
    assert_eq!(
        same,
        ["these ratings have no effect: `1st-north` has the same faces as in the game"]
    );
    let unread = vain("generals: {chief: {rating: 5}}");
    assert_eq!(
        unread,
        ["these ratings have no effect: `chief` has the same ratings as in the game"]
    );
    let away = ("scenarios/first.yaml", "    \"0402\": [guns]\n", "");
    let text = ratings("units: {guns: {fresh: 5-4, battleworn: 2-3}}");
    let found = warned(&[in_scenario(&text), away]);
    assert_eq!(found, ["these ratings have no effect: `guns` is not in this scenario"]);
}

/// SEQ-01, SEQ-02: a scenario may omit parts of the sequence of play that would otherwise be
/// played.
#[test]
fn a_scenario_leaves_out_parts_of_the_sequence_of_play() {
    let text = own("leaves-out: [artillery-phase, rally-step, final-held-chits, broken-track]");
    let game = loaded(&[in_scenario(&text)]).game;
    assert_eq!(game.scenarios[0].left_out, Part::ALL);
    assert!(warned(&[in_scenario(&text)]).is_empty());
    let wrong = own("leaves-out: [command-phase]");
    assert_eq!(refused(&[in_scenario(&wrong)]), [codes::SCHEMA]);
    let guns = own("leaves-out: [artillery-phase]");
    let away = ("scenarios/first.yaml", "    \"0402\": [guns]\n", "");
    let found = warned(&[in_scenario(&guns), away]);
    let why = "no unit of this scenario acts in it";
    assert_eq!(found, [format!("leaving out the Artillery Phase has no effect: {why}")]);
    let twice = own("leaves-out: [broken-track, broken-track]");
    let found = warned(&[in_scenario(&twice)]);
    let why = "it is already in the list";
    assert_eq!(found, [format!("leaving out the shift of the Broken Track has no effect: {why}")]);
}

/// Definitions that the conditions below name.
const NAMED: [(&str, &str, &str); 2] = [
    (
        "tables.yaml",
        "weapons:\n",
        "traits: {keen: {name: Keen}}\n\
         markers: {low: {name: Low}}\n\
         ground-markers: {works: {name: Works, lies: hex}}\n\
         weapons:\n",
    ),
    (
        "tables.yaml",
        "  hexsides:\n",
        "  features: {wall: {name: Wall, infantry: 1, cavalry: 1, artillery: 1}}\n\
         \u{20} slopes: {cliff: {name: Cliff, levels: 3, up: {infantry: 1, cavalry: 1, artillery: 1}, down: {infantry: 1, cavalry: 1, artillery: 1}}}\n\
         \u{20} hexsides:\n",
    ),
];

/// Short forms of fire conditions, each with the equivalent condition that names subject and
/// predicate.
const FIRE: [(&str, &str); 25] = [
    ("{target-terrain: woods}", "{target: {terrain: woods}}"),
    ("{over-terrain: woods}", "{line: {terrain: woods}}"),
    ("over-units", "over-units"),
    ("firer-skirmishes", "{firer: {skirmishing: true}}"),
    ("target-skirmishes", "{target: {skirmishing: true}}"),
    (
        "{half-artillery: {weapon: mx, at: canister}}",
        "{half-firers: {arm: artillery, weapon: mx, band: [canister]}}",
    ),
    (
        "{half-artillery: {weapon: mx, at: long-and-extreme}}",
        "{half-firers: {arm: artillery, weapon: mx, band: [long, extreme]}}",
    ),
    ("cross-fire", "cross-fire"),
    (
        "{behind-feature: {feature: wall, guns-within: 3}}",
        "{firer: {any-of: [{not: {arm: artillery}}, {range: {at-most: 3}}], across: wall}}",
    ),
    ("uphill-next-door", "{all: [{not: {firer: {arm: artillery}}}, {firer: {uphill: true}}]}"),
    (
        "{late: {from-turn: 2, from-range: 3}}",
        "{all: [{turn: {at-least: 2}}, {firer: {range: {at-least: 3}}}]}",
    ),
    ("{firer-marked: low}", "{firer: {marked: low}}"),
    ("{firer-trait: keen}", "{firer: {trait: keen}}"),
    ("{target-trait: keen}", "{target: {trait: keen}}"),
    ("{firer-armed: rf}", "{firer: {weapon: rf}}"),
    ("event-fire", "event-fire"),
    ("{firer-terrain: woods}", "{firer: {terrain: woods}}"),
    ("{target-marked: low}", "{target: {marked: low}}"),
    ("{turns: {first: 2, last: 3}}", "{turn: {at-least: 2, at-most: 3}}"),
    ("{firer-side: csa}", "{acting: csa}"),
    ("{target-ground: works}", "{target: {ground: works}}"),
    ("{firer-ground: works}", "{firer: {ground: works}}"),
    ("{target-arm: cavalry}", "{target: {arm: cavalry}}"),
    ("{target-level: {at-least: 5}}", "{target: {level: {at-least: 5}}}"),
    ("{firer-level: {at-most: 5}}", "{firer: {level: {at-most: 5}}}"),
];

/// Short forms of close combat conditions, each with the equivalent condition that names subject
/// and predicate.
const CLOSE: [(&str, &str); 25] = [
    ("defender-half-artillery", "{half-defenders: {arm: artillery}}"),
    ("attacker-cr-better", "attacker-cr-better"),
    ("defender-cr-better", "defender-cr-better"),
    ("defender-up-slope", "{hexside: {rises: slope}}"),
    ("defender-up-steep-slope", "{hexside: {rises: steep}}"),
    ("{defender-up: cliff}", "{hexside: {rises: cliff}}"),
    ("{attacker-half-armed: sm}", "{half-attackers: {arm: infantry, weapon: sm}}"),
    ("{defender-half-armed: sm}", "{half-defenders: {arm: infantry, weapon: sm}}"),
    ("{attacker-half-trait: keen}", "{half-attackers: {trait: keen}}"),
    ("{defender-half-trait: keen}", "{half-defenders: {trait: keen}}"),
    ("{across-feature: wall}", "{hexside: {feature: wall}}"),
    ("across-stream", "{hexside: {water: stream}}"),
    ("event-attack", "event-attack"),
    ("flanking-attack", "flanking-attack"),
    ("{defender-half-marked: low}", "{half-defenders: {marked: low}}"),
    (
        "attacker-half-sabres",
        "{all: [{defender-hex: {permits-charges: true}}, \
         {half-attackers: {arm: cavalry, fires: false, charged: false}}]}",
    ),
    ("{target-terrain: woods}", "{defender-hex: {terrain: woods}}"),
    ("{attacker-terrain: woods}", "{attacker-hex: {terrain: woods}}"),
    ("{turns: {first: 1, last: 2}}", "{turn: {at-least: 1, at-most: 2}}"),
    ("{attacker-side: usa}", "{acting: usa}"),
    ("{target-ground: works}", "{defender-hex: {ground: works}}"),
    ("{attacker-ground: works}", "{attacker-hex: {ground: works}}"),
    ("{across-ground: works}", "{hexside: {ground: works}}"),
    ("{target-level: {at-least: 5}}", "{defender-hex: {level: {at-least: 5}}}"),
    ("{attacker-level: {at-least: 5}}", "{attacker-hex: {level: {at-least: 5}}}"),
];

const OVER: &str = "when: {over-terrain: woods},";
const UPHILL: &str = "when: defender-up-slope,";

/// Returns the game of a package with these conditions instead of two of its own.
fn with_conditions(fire: &str, close: &str) -> Game {
    let (fire, close) = (format!("when: {fire},"), format!("when: {close},"));
    let other = ("tables.yaml", "when: {target-terrain: woods},", "when: {turn: {at-least: 99}},");
    let own = [("tables.yaml", OVER, &*fire), ("tables.yaml", UPHILL, &*close)];
    let game = loaded(&[NAMED[0], NAMED[1], other, own[0], own[1]]).game;
    Arc::unwrap_or_clone(game)
}

/// T-20, T-21: the short form of a condition compiles to the same condition as the form that names
/// subject and predicate.
#[test]
fn conditions_are_subjects_and_predicates() {
    for ((fire, new_fire), (close, new_close)) in FIRE.into_iter().zip(CLOSE) {
        let (old, new) = (with_conditions(fire, close), with_conditions(new_fire, new_close));
        assert_eq!(old.fire_shifts[1], new.fire_shifts[1]);
        assert_eq!(old.close_shifts[0], new.close_shifts[0]);
    }
}

/// T-20, T-21: conditions can combine predicates, and a script variable can be one of them. Wrong
/// names in a condition are refused.
#[test]
fn conditions_are_joined() {
    let fog = "{variable: {name: crossed, is: {at-least: 1}}}";
    let when = format!("{{all: [{{firer: {{arm: artillery, terrain: woods}}}}, {fog}]}}");
    let game = with_conditions(&when, fog);
    let words = conditions::words(&game.fire_shifts[1].when.0, &game);
    assert_eq!(words, "a firing unit: artillery, Woods; crossed 1 or more");
    for (wrong, code) in [
        ("{firer: {terrain: swamp}}", codes::REF_TERRAIN),
        ("{all: [{variable: {name: fog, is: {at-least: 1}}}, over-units]}", codes::REF_VARIABLE),
        ("{not: {target: {any-of: [{trait: lame}, {arm: cavalry}]}}}", codes::REF_TRAIT),
        ("{firer: {feature: wall}}", codes::SCHEMA_UNKNOWN_FIELD),
        ("{firer: {}}", codes::SCHEMA),
        ("{all: []}", codes::SCHEMA),
        ("{line: {terrain: woods, arm: cavalry}}", codes::SCHEMA_UNKNOWN_FIELD),
    ] {
        let when = format!("when: {wrong},");
        assert_eq!(refused(&[("tables.yaml", OVER, &when)]), [code], "{wrong}");
    }
    let nowhere = ("tables.yaml", UPHILL, "when: {target-terrain: swamp},");
    assert_eq!(refused(&[nowhere]), [codes::REF_TERRAIN]);
}

/// T-20, T-21: a condition that nothing in the package can meet is reported.
#[test]
fn conditions_that_never_hold_are_reported() {
    let why = |fire: &str| {
        let when = format!("when: {fire},");
        let changes = [NAMED[0], NAMED[1], ("tables.yaml", OVER, &*when)];
        let found = warned(&changes).into_iter();
        let own = found.filter_map(|it| {
            it.strip_prefix("the shift `over_terrain` never applies: ").map(str::to_owned)
        });
        own.collect::<Vec<_>>()
    };
    assert_eq!(
        why("{firer: {arm: artillery, weapon: sm}}"),
        ["no unit has `artillery, smoothbores`"]
    );
    assert!(why("{firer: {any-of: [{weapon: sm}, {weapon: rf}]}}").is_empty());
    assert_eq!(why("{firer: {trait: keen}}"), ["no unit has `Keen`"]);
    assert!(why("{not: {firer: {trait: keen}}}").is_empty());
    assert_eq!(
        why("{target: {level: {at-least: 50}}}"),
        ["no hex on the map has `level 50 or more`"]
    );
    assert_eq!(
        why("{firer: {across: wall, arm: infantry}}"),
        ["no hexside on the map has `fire across Wall`"]
    );
    assert_eq!(why("{firer: {marked: low}}"), ["no script places the marker `low`"]);
    assert_eq!(
        why("{all: [over-units, {turn: {at-least: 9}}]}"),
        ["no scenario lasts longer than turn 3"]
    );
    assert!(why("{any-of: [over-units, {turn: {at-least: 9}}]}").is_empty());
}

/// Historical losses in men become whole points for sides and quarter points for brigades.
#[test]
fn losses_of_history_are_counted_in_men() {
    let turns = "turns: {first: 1, last: 3}\n";
    let history = |brigades: &str| {
        let losses = "{men-per-point: 50, losses: {usa: 2381, csa: 24}, source: returns, brigades:";
        format!("{turns}history: {losses} {{{brigades}}}}}\n")
    };
    let own = |text: &str| loaded(&[("scenarios/first.yaml", turns, text)]).game;
    let of = own(&history("north: 163")).scenarios[0].history.clone().expect("it says so");
    assert_eq!((of.sides.usa, of.sides.csa), (Sixteenths::whole(48), Sixteenths::ZERO));
    assert_eq!(of.brigades[0].1, Sixteenths::from_sixteenths(3 * 16 + 4));
    let unknown = history("nobody: 1");
    assert_eq!(refused(&[("scenarios/first.yaml", turns, &unknown)]), [codes::REF_BRIGADE]);
}

/// T-07: a package chooses the appearance of terrain from the patterns of the drawing.
#[test]
fn ground_looks_as_the_package_says() {
    let clear = "clear: {name: Clear, infantry: 1,";
    let look = |look: &str| {
        [("tables.yaml", clear, format!("clear: {{look: {look}, name: Clear, infantry: 1,"))]
    };
    let drawn = |said: &str| {
        let [(file, from, to)] = &look(said);
        loaded(&[(file, from, to)]).game.terrain.kinds[0].look()
    };
    let own = drawn("{pattern: signs, symbol: †, colour: \"#0a0b0c\"}");
    assert_eq!((own.pattern, own.sign()), (Pattern::Signs, '†'));
    assert_eq!(own.colour.map(|it| it.to_string()).as_deref(), Some("#0a0b0c"));
    assert_eq!(drawn("{pattern: water}").sign(), '≈');
    assert_eq!(loaded(&[]).game.terrain.kinds[0].look().pattern, Pattern::Rocks, "nothing is said");
    for (wrong, code) in [
        ("{pattern: signs}", codes::CHART_LOOK),
        ("{pattern: lava}", codes::SCHEMA),
        ("{pattern: plain, colour: red}", codes::SCHEMA),
        ("{pattern: plain, symbol: ab}", codes::SCHEMA),
    ] {
        let [(file, from, to)] = &look(wrong);
        assert_eq!(refused(&[(file, from, to)]), [code], "{wrong}");
    }
}

/// MAP-07, MAP-08: a custom grade rises by its stated levels, and costs no less than a gentler one.
#[test]
fn slopes_have_grades_of_the_package() {
    fn grade(levels: u8, points: u8) -> String {
        let costs = format!("{{infantry: {points}, cavalry: {points}, artillery: {points}}}");
        format!(
            "  slopes: {{cliff: {{name: Cliff, levels: {levels}, up: {costs}, down: {costs}}}}}\n  hexsides:\n"
        )
    }
    let drawn = |id: &str| format!("slopes: {{{id}: [0203/0303]}}\n  steep: [");
    let steep = "steep: [0203/0303, ";
    let (own, cliff, scarp) = (grade(2, 4), drawn("cliff"), drawn("scarp"));
    let tables = ("tables.yaml", "  hexsides:\n", own.as_str());
    let game = loaded(&[tables, ("map.yaml", steep, &cliff)]).game;
    let sides = game.map.hexsides.iter().flatten();
    let slopes = sides.filter_map(|side| side.slope).filter(|slope| slope.grade == GradeId(2));
    assert_eq!(slopes.count(), 2, "one from each of its hexes");
    assert_eq!(game.terrain.slope(Slope::up(GradeId(2)), Arm::Infantry), Sixteenths::whole(4));
    let wrong = grade(3, 4);
    let tables = ("tables.yaml", "  hexsides:\n", wrong.as_str());
    assert_eq!(refused(&[tables, ("map.yaml", steep, &cliff)]), [codes::MAP_SLOPE]);
    assert_eq!(refused(&[("map.yaml", steep, &scarp)]), [codes::REF_GRADE]);
    let cheap = grade(3, 1);
    let report =
        blind_swords_lab::validate_sources(&with(&[("tables.yaml", "  hexsides:\n", &cheap)]));
    assert!(report.diagnostics.iter().any(|found| found.code == codes::CHART_COST), "too cheap");
}
