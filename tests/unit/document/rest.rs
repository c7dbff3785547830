use document::de::{Error, Reading};
use document::source::SourceFile;
use document::yaml;
use serde::Deserialize;

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    #[serde(rename = "$rest")]
    position: Position,
    #[serde(default)]
    dice: Vec<u8>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    turn: Option<u8>,
    #[serde(default)]
    units: Vec<String>,
}

fn read(text: &str) -> Result<Case, Error> {
    let tree = yaml::read(&SourceFile::new("any.yaml", text)).expect("it is YAML");
    Case::deserialize(Reading::plain(&tree))
}

#[test]
fn a_struct_may_hold_the_fields_of_another() {
    let case = read("turn: 2\nname: one\nunits: [a]\ndice: [3]\n").expect("a case");
    let position = Position { turn: Some(2), units: vec!["a".to_owned()] };
    assert_eq!(case, Case { name: "one".to_owned(), position, dice: vec![3] });
}

#[test]
fn unknown_fields_are_refused_with_the_fields_of_both() {
    let said =
        ["name: one\nunitz: []\n", "nam: one\n", "name: one\nq: 1\n", "name: one\n$rest: {}\n"]
            .map(|text| read(text).expect_err("an unknown field"))
            .map(|error| format!("{}: {error}", error.path()));
    let known = "expected one of name, dice, turn, units";
    assert_eq!(
        said,
        [
            "unitz: unknown field `unitz`: did you mean `units`?".to_owned(),
            "nam: unknown field `nam`: did you mean `name`?".to_owned(),
            format!("q: unknown field `q`: {known}"),
            format!("$rest: unknown field `$rest`: {known}"),
        ]
    );
}

#[test]
fn an_error_in_the_inner_struct_has_its_path() {
    let error = read("name: one\nunits: [a, [b]]\n").expect_err("a list is no text");
    assert_eq!(error.path(), "units[1]");
    let error = read("turn: 1\n").expect_err("the name is missing");
    assert_eq!(error.to_string(), "missing field `name`");
}
