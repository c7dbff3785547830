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
    let roster = Roster::deserialize(&tree).expect("a roster");
    let at = |value: &Located<String>| (value.value.clone(), value.place.line_column());
    let units: Vec<_> = roster.units.iter().map(at).collect();
    assert_eq!(units, [("one".to_owned(), (1, 9)), ("two".to_owned(), (2, 3))]);
    assert_eq!(roster.general.as_ref().map(at), Some(("three".to_owned(), (3, 10))));
}
