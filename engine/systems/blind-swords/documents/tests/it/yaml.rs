//! Tests of the strict YAML dialect: accepted values, and ambiguous ones that are refused with
//! their place.

use blind_swords_documents::codes::{self, Code};
use blind_swords_documents::source::SourceFile;
use blind_swords_documents::tree::Kind;
use blind_swords_documents::yaml;

/// Returns the code and place of every error in a YAML document.
fn complaints(text: &str) -> Vec<(Code, usize, usize)> {
    let problems = yaml::read(&SourceFile::new("text.yaml", text)).expect_err("a trap");
    problems
        .iter()
        .map(|problem| {
            let (line, column) = problem.place.line_column();
            (problem.code, line, column)
        })
        .collect()
}

/// Returns the parsed value of `text`, written after the key `v`.
fn value(text: &str) -> Kind {
    let tree = yaml::read(&SourceFile::new("text.yaml", format!("v: {text}\n"))).expect("good");
    tree.get("v").expect("it is there").kind.clone()
}

#[test]
fn every_trap_is_refused_at_its_place() {
    let cases = [
        ("a: 1\nb: 2\na: 3\n", codes::YAML_DUPLICATE_KEY, 3, 1),
        ("a: &x 1\n", codes::YAML_ANCHOR, 1, 7),
        ("a: *x\n", codes::YAML_ALIAS, 1, 4),
        ("a: !damage 1\n", codes::YAML_TAG, 1, 12),
        ("a:\n  <<: {b: 1}\n", codes::YAML_MERGE_KEY, 2, 3),
        ("? [a, b]\n: 1\n", codes::YAML_COMPLEX_KEY, 1, 3),
        ("a: 1\n---\nb: 2\n", codes::YAML_DOCUMENTS, 2, 1),
        ("", codes::YAML_EMPTY, 1, 1),
        ("# only a comment\n", codes::YAML_EMPTY, 1, 1),
        ("a: [1, 2\nb: 3\n", codes::YAML_SYNTAX, 2, 2),
    ];
    for (text, code, line, column) in cases {
        assert_eq!(complaints(text), [(code, line, column)], "{text:?}");
    }
}

#[test]
fn several_traps_are_reported_together() {
    let text = "a: &x 1\nb: *x\nb: !t 2\n";
    let codes: Vec<Code> = complaints(text).into_iter().map(|(code, ..)| code).collect();
    assert_eq!(
        codes,
        [codes::YAML_ANCHOR, codes::YAML_ALIAS, codes::YAML_TAG, codes::YAML_DUPLICATE_KEY]
    );
}

#[test]
fn laughs_and_towers_end_quickly() {
    let laughs = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n";
    assert!(
        complaints(laughs)
            .iter()
            .all(|(code, ..)| { [codes::YAML_ANCHOR, codes::YAML_ALIAS].contains(code) })
    );
    let tower = "[".repeat(100_000);
    let codes: Vec<Code> = complaints(&tower).into_iter().map(|(code, ..)| code).collect();
    assert!(codes == [codes::YAML_SYNTAX] || codes == [codes::YAML_DEPTH], "{codes:?}");
    let crowd = format!("[{}]", "1,".repeat(yaml::MAX_NODES + 1));
    let codes: Vec<Code> = complaints(&crowd).into_iter().map(|(code, ..)| code).collect();
    assert_eq!(codes, [codes::YAML_NODES]);
}

#[test]
fn only_true_and_false_are_booleans() {
    assert!(matches!(value("true"), Kind::Bool(true)));
    assert!(matches!(value("false"), Kind::Bool(false)));
    for word in ["yes", "no", "NO", "on", "off", "y", "True", "\"true\""] {
        assert!(matches!(value(word), Kind::Text(_)), "{word}");
    }
}

#[test]
fn a_redundant_zero_never_makes_a_number() {
    for text in ["0805", "0123", "007", "00", "-01", "0x10", "1_000", "1.5", "1e3", "+1"] {
        assert!(matches!(value(text), Kind::Text(read) if read == text), "{text}");
    }
    assert!(matches!(value("1300"), Kind::Int(1300)));
    assert!(matches!(value("0"), Kind::Int(0)));
    assert!(matches!(value("-3"), Kind::Int(-3)));
    assert!(matches!(value("99999999999999999999"), Kind::Text(_)), "too large for a number");
    assert!(matches!(value("~"), Kind::Null));
    assert!(matches!(value("null"), Kind::Null));
}

#[test]
fn places_count_characters_not_bytes() {
    let text = "name: Weed’s — V Corps\nä: {b: ö, b: ü}\n";
    assert_eq!(complaints(text), [(codes::YAML_DUPLICATE_KEY, 2, 11)]);
}

#[test]
fn a_block_ends_with_its_last_value() {
    let file = SourceFile::new("text.yaml", "a:\n  b: 1\n  c: [2,\n    3]\n\n# more\nd: 4\n");
    let tree = yaml::read(&file).expect("good");
    let span = tree.get("a").expect("a").place.span.clone();
    assert_eq!(&file.text[span], "b: 1\n  c: [2,\n    3]");
}

#[test]
fn a_reader_of_yaml_is_told_what_has_mostly_been_done() {
    let help = |text: &str| {
        let said = blind_swords_documents::yaml::read(
            &blind_swords_documents::source::SourceFile::new("any.yaml", text),
        );
        said.err().and_then(|said| said.first().and_then(|it| it.help.clone())).unwrap_or_default()
    };
    assert!(help("a:\n\tb: 1\n").contains("tabs"));
    assert!(help("a: [1\nb: 2\n").contains("bracket"));
    assert!(help("a {b: 1, c: 2}\n").contains("`:`"));
    assert!(help("a:\n    b: 1\n   c: 2\n").contains("indent"));
}

/// Each ambiguous notation has its own message. Messages of the YAML library are matched in order,
/// and the first match counts.
#[test]
fn each_slip_of_writing_has_words_of_its_own() {
    let cases = [
        ("a: \"open\nb: 1\n", "unclosed quote"),
        ("a: 'open\nb: 1\n", "unclosed quote"),
        ("a: \"\\q\"\n", "invalid text in quotes"),
        ("a: \"x\"# remark\n", "missing space before `#`"),
        ("a: [1, 2]# remark\n", "missing space before `#`"),
        ("a: !<x y\n", "tags are not allowed"),
        ("a: [1}\n", "unmatched closing bracket"),
        ("a: [1\n", "unclosed bracket"),
        ("a:\n\tb: 1\n", "unexpected tab"),
    ];
    let said = |text: &str| {
        let said = yaml::read(&SourceFile::new("any.yaml", text)).err().unwrap_or_default();
        said.first().map_or_else(String::new, |problem| problem.message.clone())
    };
    let wrong: Vec<_> = cases
        .into_iter()
        .filter(|(text, words)| said(text) != *words)
        .map(|(text, words)| (text, words, said(text)))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// If a missing key line merges two mappings, all their duplicate keys are reported together.
#[test]
fn keys_that_are_given_twice_are_told_at_once() {
    let text = "a: 1\nb: 2\nc: 3\na: 4\nc: 5\nb: 6\n";
    let problems = yaml::read(&SourceFile::new("any.yaml", text)).expect_err("a trap");
    let said: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
    assert_eq!(said, ["duplicate key `a`, and also `b`, `c`"]);
    assert_eq!(problems[0].place.line_column(), (4, 1));
}

/// An origin with a stray bracket is refused.
#[test]
fn a_loose_bracket_is_no_origin() {
    let origin = |text: &str| text.parse::<blind_swords_documents::document::origin::Origin>();
    assert!(origin("rulebook SS 3.1 (a), 22.1").is_ok());
    for text in ["rulebook SS 3.1, 22.1, 22.2 ]", "rulebook [SS 3.1", "designed: (so", "seed 2)"] {
        let refused = origin(text).expect_err("a bracket");
        assert!(refused.contains("unmatched"), "{text}: {refused}");
    }
}
