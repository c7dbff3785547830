//! What each game of the series has of its own: fog by script, settings of a scenario, shifts by ground and hour.

use blind_swords::game::{CloseCondition, FireCondition, FogRow, FogScriptId, TerrainId};
use kernel::Side;
use package::Loaded;
use package::codes::{self, Code};

use crate::support::with;

fn loaded(changes: &[(&str, &str, &str)]) -> Loaded {
    package::load_sources(&with(changes)).expect("a good package")
}

fn refused(changes: &[(&str, &str, &str)]) -> Vec<Code> {
    let problems = package::load_sources(&with(changes)).expect_err("it is not good");
    problems.iter().filter(|problem| problem.is_error()).map(|problem| problem.code).collect()
}

const ROW: (&str, &str, &str) = (
    "tables.yaml",
    "    - general-casualty: csa\n",
    "    - script: {name: Smoke hangs over the field, call: smoke}\n",
);

/// BS 7.3b. T-14, V-31: a row may be a function, which must be there and take the side that rolled.
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

/// BS 5.1, 7.3b. V-13, T-14: a scenario sets options otherwise than its game, and has a table of its own.
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

/// T-20, T-21: conditions by ground, hour and side are there for fire and for close combat.
#[test]
fn shifts_look_at_ground_hour_and_side() {
    let uphill = "when: defender-up-slope,";
    let close = |when: &str| {
        let game = loaded(&[("tables.yaml", uphill, &format!("when: {{{when}}},"))]).game;
        game.close_shifts[0].when
    };
    assert_eq!(close("target-terrain: woods"), CloseCondition::TargetTerrain(TerrainId(1)));
    assert_eq!(close("attacker-terrain: woods"), CloseCondition::AttackerTerrain(TerrainId(1)));
    assert_eq!(close("turns: {first: 1, last: 2}"), CloseCondition::Turns { first: 1, last: 2 });
    assert_eq!(close("attacker-side: usa"), CloseCondition::AttackerSide(Side::Usa));
    let over = "when: {over-terrain: woods},";
    let fire = |when: &str| {
        let game = loaded(&[("tables.yaml", over, &format!("when: {{{when}}},"))]).game;
        game.fire_shifts[1].when
    };
    assert_eq!(fire("firer-terrain: woods"), FireCondition::FirerTerrain(TerrainId(1)));
    assert_eq!(fire("turns: {first: 2, last: 3}"), FireCondition::Turns { first: 2, last: 3 });
    assert_eq!(fire("firer-side: csa"), FireCondition::FirerSide(Side::Csa));
    let nowhere = ("tables.yaml", uphill, "when: {target-terrain: swamp},");
    assert_eq!(refused(&[nowhere]), [codes::REF_TERRAIN]);
}
