use document::de::Reading;
use document::source::SourceFile;
use document::{Located, yaml};
use serde::Deserialize;

#[derive(Deserialize)]
struct Roster {
    units: Vec<Located<String>>,
    general: Option<Located<String>>,
}

#[test]
fn values_know_their_places() {
    let file = SourceFile::new("any.yaml", "units: [one,\n  two]\ngeneral: three\n");
    let tree = yaml::read(&file).expect("it is YAML");
    let roster = Roster::deserialize(Reading::plain(&tree)).expect("a roster");
    let at = |value: &Located<String>| (value.value.clone(), value.place.line_column());
    let units: Vec<_> = roster.units.iter().map(at).collect();
    assert_eq!(units, [("one".to_owned(), (1, 9)), ("two".to_owned(), (2, 3))]);
    assert_eq!(roster.general.as_ref().map(at), Some(("three".to_owned(), (3, 10))));
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Order {
    March {
        #[expect(dead_code, reason = "it is read and no more")]
        hexes: Vec<u8>,
    },
}

/// An error inside an enum variant is reported at its own place, not at the variant.
#[test]
fn an_error_within_a_variant_has_its_place() {
    let file = SourceFile::new("any.yaml", "march:\n  hexes: [1, two]\n");
    let tree = yaml::read(&file).expect("it is YAML");
    let error = Order::deserialize(Reading::plain(&tree)).expect_err("two is no number");
    assert_eq!(error.path(), "march.hexes[1]");
    let steps: Vec<String> = error.steps().collect();
    let place = tree.locate(steps.iter().map(String::as_str)).place.line_column();
    assert_eq!(place, (2, 14));
}
