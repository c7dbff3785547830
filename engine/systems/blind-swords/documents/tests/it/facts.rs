//! Tests that compare facts with the package: each kind of fact, once right and once wrong.

use blind_swords_documents::{codes, load_sources, render};

use crate::support::{sample, with};

/// Returns the diagnostics of the sample package with the given `facts.yaml`.
fn told(facts: &str) -> Vec<String> {
    let mut sources = sample();
    sources.set("facts.yaml", facts);
    let said = match load_sources(&sources) {
        Ok(loaded) => loaded.warnings,
        Err(said) => said,
    };
    for problem in said.iter().filter(|problem| problem.code == codes::FACT) {
        assert_eq!(problem.labels.len(), 1, "the fact is shown too: {}", problem.message);
        assert!(problem.labels[0].place.file.path.ends_with("facts.yaml"));
        assert!(!problem.place.file.path.ends_with("facts.yaml"), "{}", problem.message);
    }
    said.into_iter().map(|problem| format!("{} {}", problem.code, problem.message)).collect()
}

fn fact(text: &str) -> Vec<String> {
    vec![format!("E-FACT {text}")]
}

#[test]
fn hexes() {
    let hex = |fields: &str| told(&format!("hexes: {{\"0303\": {{{fields}, source: p. 2}}}}"));
    let good = "level: 4, level-at-most: 4, terrain: woods, terrain-not: [clear]";
    assert_eq!(hex(good), Vec::<String>::new());
    assert_eq!(hex("level: 3"), fact("the level of 0303 is 4, but p. 2 says 3"));
    assert_eq!(hex("level-at-most: 3"), fact("0303 is at level 4, but p. 2 says at most 3"));
    assert_eq!(hex("terrain: clear"), fact("the terrain of 0303 is woods, but p. 2 says clear"));
    assert_eq!(hex("terrain-not: [woods]"), fact("0303 is woods, but p. 2 says that it is not"));
    assert_eq!(hex("name: Knob"), fact("`0303` is unnamed, but p. 2 says Knob"));
    assert_eq!(hex("road: pike"), fact("no pike runs through 0303, but p. 2 says so"));
    assert_eq!(hex("road-arms: 1"), fact("0303 has roads across 0 hexsides, but p. 2 says 1"));
    assert_eq!(hex("terrain: woodz"), ["E-REF-TERRAIN unknown terrain `woodz`"]);
}

#[test]
fn a_name_with_its_article_is_the_same_name() {
    assert_eq!(told("hexes: {\"0403\": {name: The Crossing, source: p. 2}}"), Vec::<String>::new());
}

#[test]
fn hexsides() {
    let side = |pair: &str, fields: &str| {
        told(&format!("hexsides: {{{pair}: {{{fields}, source: p. 2}}}}"))
    };
    assert_eq!(side("0202/0203", "is: slope, road: false"), Vec::<String>::new());
    assert_eq!(side("0302/0303", "is: steep"), Vec::<String>::new());
    assert_eq!(side("0102/0101", "is: stream"), Vec::<String>::new());
    assert_eq!(side("0402/0403", "road: true, is: nothing"), Vec::<String>::new());
    assert_eq!(side("0202/0203", "is: sloop"), ["E-REF-GRADE unknown slope or water `sloop`"]);
    let wrong = fact("hexside `0203/0202` is a downward slope, but p. 2 says slope");
    assert_eq!(side("0203/0202", "is: slope"), wrong);
    assert_eq!(
        side("0202/0203", "is: stream"),
        fact("hexside `0202/0203` is slope, but p. 2 says stream")
    );
    let wrong = fact("hexside `0202/0203` is no feature, but p. 2 says stone-wall");
    assert_eq!(side("0202/0203", "feature: stone-wall"), wrong);
    let wrong =
        fact("hexside `0202/0203` is not crossed by a road, but p. 2 says crossed by a road");
    assert_eq!(side("0202/0203", "road: true"), wrong);
    assert_eq!(side("0101/0404", "is: slope"), ["E-MAP-NEIGHBOURS 0101 and 0404 are not adjacent"]);
}

#[test]
fn tallies() {
    let good = "tallies: {source: the sheet, terrain: {woods: 3}, levels: {\"4\": 1}, \
                hexsides: {slope: 2, steep: 6, stream: 4, pond: 0}, roads: {Old road: 6}}";
    assert_eq!(told(good), Vec::<String>::new());
    let wrong = told("tallies: {source: the sheet, terrain: {woods: 4}, hexsides: {slope: 3}}");
    let said = [
        "E-FACT 2 hexsides of `slope`, but the sheet says 3",
        "E-FACT 3 hexes of woods, but the sheet says 4",
    ];
    assert!(said.iter().all(|it| wrong.iter().any(|own| own == it)), "{wrong:?}");
    let unknown = told("tallies: {source: the sheet, roads: {New road: 6}}");
    assert_eq!(unknown, ["E-REF-ROAD unknown road `New road`"]);
    let unknown = told("tallies: {source: the sheet, hexsides: {walls: 6}}");
    assert_eq!(unknown, ["E-REF-FEATURE unknown kind of hexside `walls`"]);
}

#[test]
fn strengths() {
    let of = |fields: &str| told(&format!("strengths: [{{source: p. 2, {fields}}}]"));
    let both = "units: [1st-north, 2nd-north]";
    assert_eq!(of(&format!("{both}, brigade: north, men: 450, strength: 9")), Vec::<String>::new());
    assert_eq!(
        of("units: [guns], guns: 4, fresh: 4-4, battleworn: 1-3, weapon: rf"),
        Vec::<String>::new()
    );
    let wrong = fact("the number of men of `1st-north`, `2nd-north` is 450, but p. 2 says 455");
    assert_eq!(of(&format!("{both}, men: 455")), wrong);
    let wrong = fact("brigade `north` has other units than p. 2 says: 2nd-north");
    assert_eq!(of("units: [1st-north], brigade: north"), wrong);
    assert_eq!(
        of("units: [guns], weapon: sm"),
        fact("the weapon of `guns` is rf, but p. 2 says sm")
    );
    assert_eq!(
        of("units: [guns], fresh: 4-5"),
        fact("the front of `guns` is 4-4, but p. 2 says 4-5")
    );
    assert_eq!(of("units: [], men: 1"), Vec::<String>::new(), "nobody has no strength");
    assert_eq!(of("units: [gunz], men: 1"), ["E-REF-UNIT unknown unit `gunz`"]);
}

#[test]
fn scenarios() {
    let first = |fields: &str| told(&format!("scenarios: {{first: {{source: p. 2, {fields}}}}}"));
    let set_up = "set-up: [{brigade: north, division: blue, side: usa, arm: infantry, \
                  units: {1st-north: \"0202\", 2nd-north: \"0101\"}}, {units: {guns: \"0402\"}}]";
    assert_eq!(first(set_up), Vec::<String>::new());
    let moved = set_up.replace("0402", "0403");
    assert_eq!(first(&moved), fact("`guns` is in 0402, but p. 2 says 0403"));
    let fewer = set_up.replace(", {units: {guns: \"0402\"}}", "");
    assert_eq!(first(&fewer), fact("`guns` is set up, but p. 2 does not list it"));
    let other = set_up.replace("{guns: \"0402\"}", "{guns: \"0402\", 1st-south: \"0405\"}");
    assert_eq!(first(&other), fact("`1st-south` is not set up, but p. 2 says 0405"));
    let heading = set_up.replace("{units: {guns", "{arm: cavalry, units: {guns");
    assert_eq!(first(&heading), fact("`guns` is artillery, but p. 2 says cavalry"));
    let turns = fact("the range of turns is 1 to 3, but p. 2 says 1 to 4");
    assert_eq!(first("turns: {first: 1, last: 4}"), turns);
    let order = "`2nd-north` is in Skirmish Order but should not be, according to p. 2";
    assert_eq!(first("skirmish-order: []"), fact(order));
    let chits = fact("`grey` is among the starting chits but should not be, according to p. 2");
    assert_eq!(first("chits: [blue]"), chits);
    assert_eq!(
        first("frozen: [south]"),
        fact("`south` is not frozen but should be, according to p. 2")
    );
}

#[test]
fn arrivals() {
    let arrivals =
        |list: &str| told(&format!("scenarios: {{first: {{source: p. 2, arrivals: [{list}]}}}}"));
    let (south, chief) = ("{turn: 2, who: south, hex: \"0406\"}", "{turn: 3, who: chief}");
    assert_eq!(arrivals(&format!("{south}, {chief}")), Vec::<String>::new());
    let late = south.replace("turn: 2", "turn: 3");
    let said = fact("`south` does not arrive on turn 3 at 0406, but p. 2 says so");
    assert_eq!(arrivals(&format!("{late}, {chief}")), said);
    assert_eq!(arrivals(south), fact("`chief` arrives, but p. 2 does not list it"));
}

#[test]
fn chits_and_victory() {
    let levels = told("levels: {source: p. 9, ranges: {Grey wins: {to: 0, winner: csa}}}");
    assert_eq!(levels, fact("p. 9 does not list the level `Blue wins`"));
    let levels = told(
        "levels: {source: p. 9, ranges: {Grey wins: {to: 1, winner: csa}, \
         Blue wins: {from: 1, winner: usa}}}",
    );
    assert_eq!(levels, fact("`Grey wins` differs from p. 9"));
    let losses = |fields: &str| told(&format!("losses: {{source: p. 9, {fields}}}"));
    assert_eq!(losses("broken: 1, eliminated-artillery: 1"), Vec::<String>::new());
    assert_eq!(losses("broken: 1/2"), fact("`broken-strength` is not 1/2, but p. 9 says so"));
    let chits = told("chits: [{side: csa, copies: 99, source: p. 4}]");
    assert_eq!(chits.len(), 1, "{chits:?}");
}

#[test]
fn who_contradicts_his_own_facts_is_refused() {
    let sources = with(&[("map.yaml", "\"0403\": Crossing", "\"0403\": Ford")]);
    let report = blind_swords_documents::inspect(&sources);
    assert_eq!(report.diagnostics.iter().map(|it| it.code).collect::<Vec<_>>(), [codes::FACT]);
    assert!(!report.is_good(), "it is not valid");
    assert!(report.loaded.is_some(), "but nobody is kept from playing it");
}

#[test]
fn a_fact_that_is_not_so_on_purpose_is_allowed_with_a_reason() {
    let sources = with(&[(
        "map.yaml",
        "\"0403\": Crossing",
        "\"0403\": Ford  # allow E-FACT: the house calls it so",
    )]);
    let loaded = load_sources(&sources).expect("a package that can be played");
    let warnings: Vec<String> =
        loaded.warnings.iter().map(|it| render::human(it, render::Style::Plain)).collect();
    assert_eq!(warnings, Vec::<String>::new());
    assert!(loaded.allowed.iter().any(|it| it.diagnostic.code == codes::FACT));
}
