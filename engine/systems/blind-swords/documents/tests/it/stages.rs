//! Tests of the stages of an inspection. An error in one stage hides no independent error of a
//! later stage, and errors that only follow from it are suppressed.

use blind_swords_documents::{Diagnostic, Sources};
use blind_swords_lab::validate_sources;

use crate::support::with;

fn said(sources: &Sources) -> Vec<String> {
    let told = |it: &Diagnostic| {
        let file = it.place.file.path.trim_start_matches("package/");
        format!("{} {file}:{}", it.code, it.place.line_column().0)
    };
    validate_sources(sources).diagnostics.iter().map(told).collect()
}

fn codes_of(changes: &[(&str, &str, &str)]) -> Vec<String> {
    let mut codes: Vec<String> = said(&with(changes))
        .iter()
        .map(|it| it.split(' ').next().unwrap_or_default().to_owned())
        .collect();
    codes.sort();
    codes
}

#[test]
fn one_error_of_each_stage_and_all_are_said_at_once() {
    let codes = codes_of(&[
        // A file that is not YAML.
        ("facts.yaml", "hexes:", "hexes: ["),
        // A value that its schema refuses.
        ("units.yaml", "guns: {side: usa,", "guns: {side: union,"),
        // An unknown name.
        ("scenarios/first.yaml", "brigade: south", "brigade: sowth"),
        // An impossible hexside on the map.
        ("map.yaml", "steep: [0203/0303", "steep: [0201/0303"),
        // A chart with a result in an invalid position.
        (
            "tables.yaml",
            "depletion: [\"-\", \"-\", \"-\", \"-\", D, D]",
            "depletion: [AD, \"-\", \"-\", \"-\", D, D]",
        ),
        // A figure without an origin.
        ("tables.yaml", "stacking:\n  provenance: rulebook 6.1\n", "stacking:\n"),
        // A function that no script defines, and a script with a misspelt call.
        ("chits.yaml", "on-play: rush", "on-play: rsh"),
        ("scripts/events.rhai", "add_allowance(3)", "add_alowance(3)"),
    ]);
    let expected = [
        "E-CHART-TOKEN",
        "E-MAP-NEIGHBOURS",
        "E-PROVENANCE-MISSING",
        "E-REF-BRIGADE",
        "E-SCHEMA",
        "E-SCRIPT",
        "E-SCRIPT-FUNCTION",
        "E-YAML-SYNTAX",
    ];
    assert_eq!(codes, expected);
}

#[test]
fn a_unit_that_cannot_be_read_is_not_missed_elsewhere() {
    let codes = codes_of(&[(
        "units.yaml",
        "1st-north: {brigade: north, weapon: rf",
        "1st-north: {brigade: north, weapon: 7*",
    )]);
    assert_eq!(codes, ["E-SCHEMA"], "the set-up names it, and is right to");
    let codes = codes_of(&[
        (
            "units.yaml",
            "1st-north: {brigade: north, weapon: rf",
            "1st-north: {brigade: north, weapon: 7*",
        ),
        ("scenarios/first.yaml", "[guns]", "[gunz]"),
    ]);
    assert_eq!(codes, ["E-REF-UNIT", "E-SCHEMA"], "another name is still looked up");
}

#[test]
fn a_file_that_cannot_be_read_is_not_missed_elsewhere() {
    for (path, from) in [
        ("units.yaml", "divisions:"),
        ("map.yaml", "terrain:"),
        ("tables.yaml", "combat-results:"),
        ("chits.yaml", "divisions:"),
        ("game.yaml", "sides:"),
        ("scenarios/first.yaml", "setup:"),
        ("facts.yaml", "hexes:"),
    ] {
        let codes = codes_of(&[(path, from, &format!("{from} [["))]);
        assert_eq!(codes, ["E-YAML-SYNTAX"], "{path}");
    }
}

#[test]
fn a_file_that_is_not_there_is_not_missed_elsewhere() {
    let first = "scenarios/first.yaml";
    for path in ["units.yaml", "map.yaml", "tables.yaml", "chits.yaml", "game.yaml", first] {
        let whole = with(&[]);
        let files = whole.package.iter().filter(|(own, _)| *own != path);
        let sources =
            blind_swords_documents::in_memory(files.map(|(path, file)| (path, file.text.as_str())));
        assert_eq!(said(&sources).len(), 1, "{path}: {:?}", said(&sources));
        assert!(said(&sources)[0].starts_with("E-SOURCE-MISSING"), "{path}");
    }
}

#[test]
fn a_section_that_cannot_be_read_hides_no_other() {
    let codes = codes_of(&[
        ("tables.yaml", "stacking:\n  provenance: rulebook 6.1\n  limit: 8", "stacking: 8"),
        ("tables.yaml", "0|1-2|3-4]", "0|2|3-4]"),
    ]);
    assert_eq!(codes, ["E-CHART-BANDS", "E-SCHEMA", "W-CHART-ORDER", "W-CHART-ORDER"]);
}

#[test]
fn a_field_that_is_missing_says_nothing_of_those_beside_it() {
    assert_eq!(codes_of(&[("game.yaml", "title: Sample\n", "")]), ["E-SCHEMA-MISSING"]);
    let codes = codes_of(&[("units.yaml", "fresh: 6-4", "frsh: 6-4")]);
    assert_eq!(codes, ["E-SCHEMA-FIELD"], "not that it has no front");
    let codes = codes_of(&[("map.yaml", "0202/0203, 0205/0204", "0202-0203, 0201/0204")]);
    assert_eq!(codes, ["E-MAP-NEIGHBOURS", "E-SCHEMA"], "items of a list are read one by one");
}

#[test]
fn a_grid_that_is_none_is_said_once() {
    let codes =
        codes_of(&[("game.yaml", "columns: {first: 1, last: 4}", "columns: {first: 4, last: 1}")]);
    assert_eq!(codes, ["E-MAP-GRID"]);
}

#[test]
fn what_could_not_be_looked_at_is_told() {
    let report =
        validate_sources(&with(&[("units.yaml", "guns: {side: usa,", "guns: {side: union,")]));
    assert!(report.unchecked.contains(&"scenarios"), "{:?}", report.unchecked);
    assert!(!report.unchecked.contains(&"Combat Results Table"), "{:?}", report.unchecked);
}

#[test]
fn roads_and_areas_with_unknown_hexes_are_wrong_once() {
    let codes = codes_of(&[("map.yaml", "\"0402\", \"0403\"", "\"0902\", \"0403\"")]);
    assert_eq!(codes, ["E-REF-HEX"]);
    let codes = codes_of(&[(
        "scenarios/first.yaml",
        "hexes: {hexes: [\"0403\"]}",
        "hexes: {hexes: [\"0903\"]}",
    )]);
    assert_eq!(codes, ["E-REF-HEX"]);
}

/// Each value of the sample in turn is replaced by one that its schema refuses.
#[test]
fn a_value_of_the_wrong_type_has_no_consequences() {
    let whole = with(&[]);
    let (mut noise, mut tried) = (Vec::new(), 0);
    for (path, file) in whole.package.iter().filter(|(path, _)| path.ends_with(".yaml")) {
        for (n, (at, _)) in file.text.match_indices(": ").enumerate() {
            let start = at + 2;
            let rest = &file.text[start..];
            let end = start + rest.find([',', '}', '\n']).unwrap_or(rest.len());
            let is_plain = !rest.starts_with(['{', '[', '"', '#', '>']);
            if n % 2 == 1 || !is_plain || file.text[start..end].contains([']', '#', '&']) {
                continue;
            }
            tried += 1;
            let mut sources = with(&[]);
            sources
                .set(path, &format!("{}{{of: no type}}{}", &file.text[..start], &file.text[end..]));
            let report = validate_sources(&sources);
            let is_own = |it: &&Diagnostic| {
                let code = it.code.as_str();
                code.starts_with("E-SCHEMA") || code.starts_with("E-YAML")
            };
            let others = report.diagnostics.iter().filter(|it| !is_own(it));
            let line = &file.text[file.text[..start].rfind('\n').map_or(0, |at| at + 1)..end];
            noise.extend(others.map(|it| format!("{path}: {line}: {} {}", it.code, it.message)));
        }
    }
    assert!(tried > 100, "{tried}");
    assert!(noise.is_empty(), "{}", noise.join("\n"));
}

#[test]
fn a_name_that_is_no_id_is_not_missed_where_its_id_is_used() {
    let codes = codes_of(&[("units.yaml", "  1st-north: {", "  1st North: {")]);
    assert_eq!(codes, ["E-SCHEMA"]);
}
