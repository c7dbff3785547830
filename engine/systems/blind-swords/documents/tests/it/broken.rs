//! Snapshots of rendered diagnostics for broken packages.

use crate::support::{rendered, sample, with};

/// Loads the sample with changes and compares its diagnostics with a snapshot.
fn complains(name: &str, changes: &[(&str, &str, &str)]) {
    let problems =
        blind_swords_documents::load_sources(&with(changes)).expect_err("a broken package");
    insta::assert_snapshot!(name, rendered(&problems));
}

#[test]
fn the_sample_itself_is_good() {
    let loaded = blind_swords_documents::load_sources(&sample()).unwrap_or_else(|problems| {
        panic!("{}", rendered(&problems));
    });
    assert_eq!(rendered(&loaded.warnings), "");
    assert_eq!(loaded.game.units.len(), 4);
    assert_eq!(loaded.game.profile.get("cross_fire"), Some("flanking"));
}

#[test]
fn unknown_names_are_suggested() {
    complains(
        "unknown names",
        &[
            ("units.yaml", "brigade: north, weapon: rf", "brigade: nroth, weapon: rf"),
            ("units.yaml", "weapon: sm", "weapon: sn"),
            ("tables.yaml", "    sm: {effective", "    rm: {effective"),
            ("scenarios/first.yaml", "[guns]", "[gunz]"),
            ("scenarios/first.yaml", "brigade: south", "brigade: sowth"),
            ("map.yaml", "kind: pike", "kind: pyke"),
            ("map.yaml", "\"w\": woods", "\"w\": wods"),
            ("tables.yaml", "[grey, chief", "[gray, chief"),
            ("game.yaml", "friendly-edge: west", "friendly-edge: wset"),
        ],
    );
}

/// Unknown names in a scenario's tables, ratings and omitted parts get suggestions, like unknown
/// names in the game's own tables.
#[test]
fn unknown_names_in_settings_are_suggested() {
    let turns = "turns: {first: 1, last: 3}\n";
    let settings = "turns: {first: 1, last: 3}
general-casualties:
  provenance: reconstructed
  generals:
    usa: [bleu, near-miss, near-miss, near-miss, near-miss, near-miss]
    csa: [grey, near-mis, near-miss, near-miss, near-miss, near-miss]
ratings:
  provenance: reconstructed
  units: {1st-nroth: {fresh: 7-5}}
  generals: {cheif: {casualty: 3}}
";
    complains("unknown names in settings", &[("scenarios/first.yaml", turns, settings)]);
    let parts = "turns: {first: 1, last: 3}\nleaves-out: [artilery-phase]\n";
    complains("unknown part", &[("scenarios/first.yaml", turns, parts)]);
}

#[test]
fn unknown_fields_and_words() {
    complains(
        "unknown fields and words",
        &[
            ("units.yaml", "fresh: 6-4", "frsh: 6-4"),
            ("units.yaml", "arm: artillery", "arm: artilery"),
            ("chits.yaml", "windows: [own-movement]", "windows: [own-movment]"),
            ("tables.yaml", "permits: [fire, engage, close-combat]", "permits: [shoot]"),
        ],
    );
}

/// A misspelt condition gives one error. The error suggests the intended condition or lists all
/// conditions.
#[test]
fn unknown_conditions() {
    complains(
        "unknown conditions",
        &[
            ("tables.yaml", "when: {target-terrain: woods}", "when: {target-terain: woods}"),
            ("tables.yaml", "when: {over-terrain: woods}", "when: {weather: rain}"),
            ("tables.yaml", "when: defender-up-slope", "when: 3"),
        ],
    );
}

/// A shift has one condition, and an id is a string.
#[test]
fn values_that_are_something_else() {
    complains(
        "values that are something else",
        &[
            (
                "tables.yaml",
                "when: {over-terrain: woods}",
                "when: {over-terrain: woods, target-terrain: woods}",
            ),
            ("tables.yaml", "when: {target-terrain: woods}", "when: {}"),
            ("units.yaml", "brigade: north, weapon: rf", "brigade: north, weapon: ~"),
            ("units.yaml", "weapon: sm", "weapon: [sm]"),
            ("units.yaml", "guns: 4", "guns: four"),
        ],
    );
}

#[test]
fn texts_that_are_not_what_they_should_be() {
    complains(
        "texts that are not what they should be",
        &[
            ("units.yaml", "battleworn: C-2", "battleworn: 0/2"),
            ("map.yaml", "0202/0203", "0202-0203"),
            ("tables.yaml", "-|0|1-3", "-|0"),
            ("tables.yaml", "\"51-66\"", "\"51-67\""),
            ("tables.yaml", "march-column: 1/2", "march-column: half"),
            ("tables.yaml", "artillery: road", "artillery: rail"),
            ("scenarios/first.yaml", "{first: 1, last: 3}", "{first: 0, last: 3}"),
            ("scenarios/first.yaml", "hex: \"0406\"", "hex: west"),
        ],
    );
}

#[test]
fn missing_parts() {
    complains(
        "missing parts",
        &[("units.yaml", "weapon: sm, ", ""), ("tables.yaml", "  limit: 8\n", "")],
    );
}

/// If `game.yaml` is invalid, nothing else is reported, since everything depends on it.
#[test]
fn the_front_is_told_alone() {
    complains(
        "the front alone",
        &[
            ("game.yaml", "title: Sample\n", ""),
            ("game.yaml", "preset: ss-default", "preset: ss-defaults"),
            ("units.yaml", "weapon: sm, ", ""),
            ("scenarios/first.yaml", "[guns]", "[gunz]"),
        ],
    );
}

#[test]
fn the_map_is_drawn_wrong() {
    complains(
        "map drawn wrong",
        &[
            ("map.yaml", "\". . w w . .\"", "\". . w w .\""),
            ("map.yaml", "\" . . w . .\"", "\" . . x . .\""),
            ("map.yaml", "\"04\": \"1 1 2 2 1 1\"", "\"05\": \"1 1 2 2 1 1\""),
        ],
    );
}

#[test]
fn hexsides_do_not_fit_the_ground() {
    complains(
        "hexsides that do not fit",
        &[
            ("map.yaml", "0202/0203, 0205/0204", "0203/0202, 0201/0202, 0201/0204"),
            ("map.yaml", "steep: [0203/0303", "steep: [0203/0303, 0203/0303"),
            ("map.yaml", "0101/0102, 0101/0202", "0101/0702, 0101/0202"),
            ("map.yaml", "\"0402\", \"0403\"", "\"0403\""),
        ],
    );
}

#[test]
fn charts_with_holes() {
    complains(
        "charts with holes",
        &[
            ("tables.yaml", "\"11-46\"", "\"11-45\""),
            ("tables.yaml", "[-|-|0, -|0|1-2, -|0|1-3, 0|1-2|3-4]", "[-|-|0, -|0|1-2, -|0|1-3]"),
        ],
    );
}

#[test]
fn charts_out_of_order() {
    complains(
        "charts out of order",
        &[
            ("tables.yaml", "columns: [C, 1, 2-3, 4+]", "columns: [C, 1, 3, 4+]"),
            ("tables.yaml", "0|1-2|3-4]", "0|2|3-4]"),
            (
                "tables.yaml",
                "depletion: [\"-\", \"-\", \"-\", \"-\", D, D]",
                "depletion: [AD, \"-\", \"-\", \"-\", D, D]",
            ),
            ("tables.yaml", "long: 2, extreme: 3", "long: 4, extreme: 3"),
        ],
    );
}

#[test]
fn counters_that_cannot_be() {
    complains(
        "counters that cannot be",
        &[
            ("units.yaml", "2nd-north: {brigade: north, ", "2nd-north: {side: usa, "),
            ("units.yaml", "guns: {side: usa,", "guns: {brigade: north,"),
            ("units.yaml", "battleworn: 1-3", "battleworn: 5-3"),
            (
                "units.yaml",
                "1st-south: {brigade: south, weapon: rf",
                "1st-south: {brigade: south, side: usa, weapon: mx",
            ),
        ],
    );
}

#[test]
fn a_scenario_that_cannot_be_set_up() {
    complains(
        "scenario that cannot be set up",
        &[
            (
                "scenarios/first.yaml",
                "\"0101\": [2nd-north]",
                "\"0101\": [2nd-north, 1st-north, 1st-south]",
            ),
            ("scenarios/first.yaml", "\"0402\": [guns]", "\"0203\": [guns]"),
            ("scenarios/first.yaml", "hex: \"0406\"", "hex: \"0404\""),
            ("scenarios/first.yaml", "chits: [blue, grey]", "chits: [blue, blue, chief]"),
            ("scenarios/first.yaml", "turn: 2", "turn: 4"),
        ],
    );
}

#[test]
fn a_hex_that_holds_too_much() {
    complains(
        "hex that holds too much",
        &[
            ("scenarios/first.yaml", "\"0202\": [1st-north]", "\"0202\": [1st-north, guns]"),
            ("scenarios/first.yaml", "    \"0402\": [guns]\n", ""),
            ("scenarios/first.yaml", "hex: \"0406\"", "hex: \"0404\""),
        ],
    );
}

#[test]
fn figures_from_nowhere() {
    complains(
        "figures from nowhere",
        &[
            ("tables.yaml", "stacking:\n  provenance: rulebook 6.1\n", "stacking:\n"),
            ("units.yaml", "provenance: historical diary", "provenance: historical dairy"),
            ("map.yaml", "\"0203\": rulebook 3.1}", "\"0707\": rulebook 3.1}"),
            (
                "chits.yaml",
                "grey: {rating: 4, casualty: 3, provenance: reconstructed}",
                "grey: {rating: 4, casualty: 3, provenance: {rating: reconstructed}}",
            ),
        ],
    );
}

#[test]
fn rules_that_do_not_exist() {
    complains(
        "rules that do not exist",
        &[("game.yaml", "{cross_fire: flanking}", "{cros_fire: flanking, cr_max: 7}")],
    );
}

/// V-31: the Fog of War table is not a rules option, since every package states its own table.
#[test]
fn a_variant_point_of_the_package_is_no_option() {
    complains(
        "a variant point of the package",
        &[("game.yaml", "{cross_fire: flanking}", "{fog_table: package}")],
    );
}

#[test]
fn an_optional_rule_needs_another_one() {
    let track = "    track: where-is-the-chief\n\ntracks";
    complains(
        "an optional rule that needs itself",
        &[("scenarios/first.yaml", track, &format!("    needs: late_chief\n{track}"))],
    );
    complains(
        "an optional rule that needs nobody",
        &[("scenarios/first.yaml", track, &format!("    needs: late_cheif\n{track}"))],
    );
}

#[test]
fn no_preset_is_refused_for_an_option() {
    let loaded =
        blind_swords_documents::load_sources(&with(&[("game.yaml", "ss-default", "series")]));
    let problems = loaded.err().into_iter().flatten();
    let of_options =
        problems.filter(|problem| problem.code == blind_swords_documents::codes::OPTION);
    assert_eq!(of_options.count(), 0);
}

#[test]
fn nobody_is_forgotten_and_no_set_is_empty() {
    let loaded = blind_swords_documents::load_sources(&with(&[
        ("scenarios/first.yaml", "    \"0101\": [2nd-north]\n", ""),
        ("scenarios/first.yaml", "skirmish-order: [2nd-north]", "skirmish-order: []"),
    ]));
    let warnings = loaded.expect("a package that can be played").warnings;
    insta::assert_snapshot!("forgotten", rendered(&warnings));
    complains(
        "empty set",
        &[(
            "scenarios/first.yaml",
            "chits: [blue, grey]",
            "forbidden: [{columns: {first: 5, last: 9}}]\nchits: [blue, grey]",
        )],
    );
}

#[test]
fn scripts_that_cannot_run() {
    complains(
        "scripts that cannot run",
        &[("scripts/events.rhai", "add_allowance(3)", "brigade(\"nroth\");\n    add_alowance(3)")],
    );
}

#[test]
fn functions_that_no_script_has() {
    complains(
        "functions that no script has",
        &[
            ("chits.yaml", "on-play: rush", "on-play: rsh"),
            ("scripts/events.rhai", "fn rush(side, chit)", "fn rush(side)"),
        ],
    );
}

/// The suggestion for an unknown name comes from the names that the script itself introduces.
#[test]
fn names_in_scripts_are_shown_where_they_are_given() {
    for (text, unknown) in [
        ("fn play(side) { shoow(side); }\nprivate fn show(side) { }\n", "shoow"),
        ("fn play(side) {\n    let halves = 1;\n    hlaves\n}\n", "hlaves"),
    ] {
        let mut sources = sample();
        sources.set("scripts/more.rhai", text);
        let said = blind_swords_documents::load_sources(&sources)
            .expect_err("a script that cannot be run");
        let told = said.iter().find(|it| it.message.contains(unknown)).expect("it is told");
        assert_eq!(told.labels.len(), 1, "{told:?}");
        assert_ne!(told.labels[0].place.line_column(), told.place.line_column());
        assert!(told.help.as_ref().is_some_and(|help| help.starts_with("did you mean")));
    }
}

/// An unreadable origin is reported at its place, and its figures are not reported as missing an
/// origin.
#[test]
fn an_origin_that_cannot_be_read_is_told_where_it_stands() {
    let chit = "  grey: {rating: 4, casualty: 3, provenance: reconstructed}";
    let wrong = "  grey:\n    rating: 4\n    casualty: 3\n    provenance:\n      casualty: designed\n      rating: desiged";
    let said = blind_swords_documents::load_sources(&with(&[("chits.yaml", chit, wrong)]))
        .expect_err("no origin");
    let places: Vec<usize> = said.iter().map(|it| it.place.line_column().0).collect();
    assert_eq!(places, [10], "{}", rendered(&said));
}

/// If a heading is missing, its contents are not taken for a part of the previous section.
#[test]
fn a_heading_that_is_missing_is_told_alone() {
    for (file, heading) in [("chits.yaml", "wild:\n"), ("units.yaml", "units:\n")] {
        let problems = blind_swords_documents::load_sources(&with(&[(file, heading, "")]));
        let problems = problems.expect_err("a heading is missing");
        let said: Vec<&str> = problems.iter().map(|it| it.message.as_str()).collect();
        let name = heading.trim_end_matches(":\n");
        assert_eq!(said, [format!("missing field `{name}` (at /)")]);
    }
}
