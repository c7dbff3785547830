//! Tests of packages that extend another package.

use crate::support::{rendered, sample};
use blind_swords_documents::{Loaded, Sources, codes};

const OVERLAY: &str = "schema: 1\nextends: sample\nid: variant\ntitle: Variant\n";

/// Returns a package that extends the sample with the given files.
fn variant(files: &[(&str, &str)]) -> Sources {
    let mut sources = blind_swords_documents::in_memory([("game.yaml", OVERLAY)]);
    for (path, text) in files {
        sources.set(path, text);
    }
    sources.bases.insert("sample".to_owned(), sample().package);
    sources
}

fn load(files: &[(&str, &str)]) -> Loaded {
    let loaded = blind_swords_documents::load_sources(&variant(files));
    loaded.unwrap_or_else(|problems| panic!("{}", rendered(&problems)))
}

/// Returns the rendered errors of a package that extends the sample with the given files.
fn problems_of(files: &[(&str, &str)]) -> String {
    blind_swords_documents::load_sources(&variant(files))
        .err()
        .map_or_else(String::new, |said| rendered(&said))
}

fn problems(files: &[(&str, &str)]) -> String {
    rendered(
        &blind_swords_documents::load_sources(&variant(files))
            .expect_err("a package that is wrong"),
    )
}

#[test]
fn what_both_say_is_changed() {
    let units = "units:\n  1st-south: {fresh: 8-5, battleworn: 4-4, provenance: rulebook counter}\n  \
                 2nd-north: null\n";
    let scenario = "setup: {hexes: {\"0101\": null}, skirmish-order: []}\n";
    let loaded = load(&[("units.yaml", units), ("scenarios/first.yaml", scenario)]);
    assert_eq!(loaded.game.id, "variant");
    let ids: Vec<&str> = loaded.game.units.iter().map(|unit| unit.id.as_str()).collect();
    assert_eq!(ids, ["1st-north", "guns", "1st-south"]);
    assert_eq!(loaded.game.units[2].battleworn.cr, 4);
}

#[test]
fn what_is_new_says_so() {
    let units = "units:\n  +3rd-south: {brigade: south, weapon: rf, fresh: 6-4, battleworn: 3-3, \
                 provenance: reconstructed}\n";
    let loaded = load(&[("units.yaml", units)]);
    assert_eq!(loaded.game.units.last().map(|unit| unit.id.as_str()), Some("3rd-south"));
    insta::assert_snapshot!(
        "overlay that hits nothing",
        problems(&[
            ("units.yaml", "units: {1st-suoth: {fresh: 8-5}, 9th: null, +guns: {fresh: 5-4}}\n"),
            ("scenarios/first.yaml", "setup: {hexes: {\"0302\": [guns]}}\nturns: {last: 3}\n"),
        ])
    );
}

/// An overlay may mark a section as new whether or not the shared charts already have it. Errors in
/// the section are reported only in the file that adds it.
#[test]
fn a_sign_of_what_is_new_is_good_wherever_it_is_new() {
    let add = |sign: &str| {
        let tables = format!(
            "terrain:\n  features:\n    {sign}rail-fence: {{name: Rail fence, infantry: 1, cavalry: 2, artillery: 2}}\n  \
             provenance: {{{sign}features/rail-fence: reconstructed}}\n"
        );
        problems_of(&[("tables.yaml", &tables)])
    };
    assert_eq!(add("+"), add(""));
}

#[test]
fn lists_are_changed_in_part() {
    let tables = "close-shifts:\n  provenance: reconstructed\n  shifts:\n    change: {uphill_slope: \
                  {columns: -1}}\n    add: [{id: event_attack, columns: 2, when: event-attack, \
                  rule: house}]\n  odds: {remove: [2]}\n";
    let map = "hexsides: {slope: {remove: [0205/0204]}}\n";
    let loaded = load(&[("tables.yaml", tables), ("map.yaml", map)]);
    let shifts = &loaded.documents.tables.data.close_shifts;
    let columns: Vec<_> =
        shifts.shifts.iter().map(|shift| (shift.id.as_str(), shift.columns)).collect();
    assert_eq!(columns, [("uphill_slope", -1), ("event_attack", 2)]);
    assert_eq!(shifts.odds.len(), 1);
    assert_eq!(loaded.documents.map.data.hexsides.slope.len(), 1);
    insta::assert_snapshot!(
        "overlay of lists",
        problems(&[
            (
                "tables.yaml",
                "close-shifts:\n  odds: {remove: [3], change: {1: {columns: 1}}}\n  shifts:\n    \
                 insert: []\nturn-track: {times: {add: [\"1:20\"], remove: [\"1:00\"], \
                 change: {\"1:00\": \"1:05\"}}}\n"
            ),
            ("map.yaml", "hexsides: {slope: {}}\n"),
        ])
    );
}

#[test]
fn single_hexes_are_corrected() {
    let map = "terrain: {provenance: rulebook map, hexes: {\"0101\": woods}}\n\
               levels: {hexes: {\"0101\": 1, \"0909\": 1}}\n";
    let text = problems(&[("map.yaml", map)]);
    assert!(text.contains("hex 0909 is not on the map"), "{text}");
    let map = "terrain: {provenance: rulebook map, hexes: {\"0101\": woods}}\n";
    let loaded = load(&[("map.yaml", map)]);
    let hex = loaded.game.map.grid.hex("0101".parse().expect("a number")).expect("a hex");
    let woods = loaded.game.map.hexes[hex.index()].terrain;
    assert_eq!(loaded.game.terrain.kinds[woods.index()].id, "woods");
    let of_map = loaded.provenance.sections.iter().find(|share| share.section == "map: terrain");
    assert_eq!(of_map.map(|share| share.rulebook), Some(1), "that hex and no other");
}

#[test]
fn who_changes_a_figure_says_where_it_comes_from() {
    let rulebook = |loaded: &Loaded| {
        let sections = &loaded.provenance.sections;
        sections.iter().find(|share| share.section == "units").map(|share| share.rulebook)
    };
    let plain = "units: {1st-south: {fresh: 8-5, provenance: rulebook counter}}\n";
    assert_eq!(rulebook(&load(&[("units.yaml", plain)])), Some(2), "strength and rating");
    let origins = "units: {1st-south: {provenance: {weapon: rulebook counter}}}\n";
    assert_eq!(rulebook(&load(&[("units.yaml", origins)])), Some(1), "an origin alone");
    insta::assert_snapshot!(
        "overlay without origins",
        problems(&[
            (
                "units.yaml",
                "units:\n  1st-south: {fresh: 8-5}\n  guns: {provenance: rulebook counter}\n  \
                 1st-north: {weapon: sm, provenance: {wepon: rulebook counter}}\n"
            ),
            ("tables.yaml", "stacking: {limit: 9, provenance: historical nobody}\n"),
        ])
    );
}

/// An overlay may remove a value but keep its origin. Validation still reports an invalid origin,
/// and an origin without a value.
#[test]
fn an_origin_may_stand_beside_a_removal() {
    let beside = |origin: &str| {
        let tables = format!("close-shifts: {{odds: {{remove: [2]}}, provenance: {origin}}}\n");
        problems_of(&[("tables.yaml", &tables)])
    };
    assert_eq!(problems_of(&[("tables.yaml", "close-shifts: {odds: {remove: [2]}}\n")]), "");
    assert_eq!(beside("designed"), "");
    assert!(beside("desiged").contains("expected `rulebook SECTION`"), "{}", beside("desiged"));
    let alone = problems_of(&[("tables.yaml", "close-shifts: {provenance: designed}\n")]);
    assert!(alone.contains("applies to no figure"), "{alone}");
}

#[test]
fn an_overlay_is_blamed_for_its_own_words() {
    let units = "units:\n  1st-south: {brigade: nroth}\n";
    insta::assert_snapshot!("overlay", problems(&[("units.yaml", units)]));
}

#[test]
fn whoever_changes_a_package_means_to_differ_from_its_facts() {
    let units = "units: {1st-north: {weapon: sm, provenance: rulebook counter}}\n";
    let mut sources = blind_swords_documents::in_memory([]);
    sources.name = "variant".to_owned();
    sources.set("game.yaml", OVERLAY);
    sources.set("units.yaml", units);
    sources.bases.insert("sample".to_owned(), sample().package);
    let loaded = blind_swords_documents::load_sources(&sources);
    assert!(loaded.is_ok(), "{}", rendered(&loaded.err().unwrap_or_default()));
}

#[test]
fn packages_do_not_extend_themselves() {
    let mut sources = variant(&[]);
    let base = blind_swords_documents::in_memory([("game.yaml", "extends: sample\n")]).package;
    sources.bases.insert("sample".to_owned(), base);
    let problems = blind_swords_documents::load_sources(&sources).expect_err("a circle");
    assert_eq!(problems[0].code, codes::SOURCE_EXTENDS_CYCLE);
    let mut sources = variant(&[]);
    sources.bases.clear();
    let problems = blind_swords_documents::load_sources(&sources).expect_err("no base");
    assert_eq!(problems[0].code, codes::SOURCE_NO_PACKAGE);
}

#[test]
fn the_hash_covers_what_is_extended() {
    let mut sources = variant(&[]);
    let hash = blind_swords_documents::PackageHash::of(&sources);
    let units = sample().package.get("units.yaml").expect("units").text.replace("6-4", "7-4");
    let mut base = sample();
    base.set("units.yaml", &units);
    sources.bases.insert("sample".to_owned(), base.package);
    assert_ne!(hash, blind_swords_documents::PackageHash::of(&sources));
}

#[test]
fn a_diff_lists_what_an_overlay_changes() {
    let files = [
        ("game.yaml", "extends: sample\nid: variant\noptions: {cross_fire: converging}\n"),
        (
            "units.yaml",
            "units:\n  1st-south: {fresh: 8-5, provenance: rulebook counter}\n  2nd-north: null\n",
        ),
        ("scenarios/first.yaml", "setup: {hexes: {\"0101\": null}, skirmish-order: []}\n"),
        ("tables.yaml", "close-shifts: {odds: {remove: [2]}}\n"),
        ("scripts/more.rhai", "fn more(side, chit) {}\n"),
    ];
    let base = blind_swords_documents::load_sources(&sample()).expect("a good package");
    let changes = blind_swords_documents::diff::between(&base, &load(&files));
    let lines = changes.iter().map(|change| {
        let shown = |text: &Option<String>| text.clone().unwrap_or_else(|| "nothing".to_owned());
        let (before, after) = (shown(&change.before), shown(&change.after));
        format!("{} {}: {before} -> {after}", change.file, change.path)
    });
    insta::assert_snapshot!("diff", lines.collect::<Vec<_>>().join("\n"));
    assert!(blind_swords_documents::diff::between(&base, &base).is_empty());
}
