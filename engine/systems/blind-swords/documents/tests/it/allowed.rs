//! Tests of warnings that an author allows with a reason, and of allowances that match no warning.

use blind_swords_documents::{BLIND_SWORDS, codes, render};
use blind_swords_lab::validate_sources;

use crate::support::{rendered, sample, with};

const SPRING: &str = "0205/0304,  # allow W-MAP-STREAM: a spring";

#[test]
fn what_is_allowed_is_counted_with_its_reason() {
    let report = validate_sources(&sample());
    assert_eq!(rendered(&report.diagnostics), "");
    let reasons: Vec<&str> = report.allowed.iter().map(|it| it.reason.as_str()).collect();
    assert_eq!(reasons, ["a spring", "a spring"], "both ends of the piece");
    assert!(render::summary(&report).contains("0 warnings, 2 allowed"));
    let json = render::summary_json(&report);
    assert_eq!(json["allowed"][0]["diagnostic"]["code"], "W-MAP-STREAM");
    let sarif = render::sarif(&[&BLIND_SWORDS], &report.diagnostics, &report.allowed);
    let suppressed = &sarif["runs"][0]["results"][0]["suppressions"][0];
    assert_eq!(
        (suppressed["kind"].as_str(), suppressed["justification"].as_str()),
        (Some("inSource"), Some("a spring"))
    );
}

#[test]
fn a_comment_may_stand_alone_above_the_line() {
    let above = "# allow W-MAP-STREAM: a spring\n    # in the woods\n\n    0205/0304,";
    let report = validate_sources(&with(&[("map.yaml", SPRING, above)]));
    assert_eq!(rendered(&report.diagnostics), "");
    assert_eq!(report.allowed.len(), 2);
}

#[test]
fn a_comment_on_another_line_allows_nothing() {
    let below = "0205/0304,\n    # allow W-MAP-STREAM: a spring";
    let report = validate_sources(&with(&[("map.yaml", SPRING, below)]));
    let given: Vec<_> = report.diagnostics.iter().map(|it| it.code).collect();
    assert_eq!(given, [codes::MAP_STREAM, codes::MAP_STREAM, codes::ALLOW_UNUSED]);
}

#[test]
fn comments_that_make_no_sense_are_refused() {
    for (comment, expected) in [
        ("# allow W-MAP-STREAM", "without a reason"),
        ("# allow W-MAP-STREAM:  ", "without a reason"),
        ("# allow W-MAP-STREEM: a spring", "unknown code"),
        ("# allow E-MAP-SLOPE: steep", "it is an error"),
    ] {
        let text = format!("0205/0304,  {comment}");
        let report = validate_sources(&with(&[("map.yaml", SPRING, &text)]));
        let problem = report.diagnostics.iter().find(|it| it.code == codes::ALLOW);
        let message = problem.map_or("", |it| it.message.as_str());
        assert!(message.contains(expected), "{comment}: {message}");
    }
}

#[test]
fn other_comments_are_left_alone() {
    let text = format!("{SPRING}\n    # we allow for some water here");
    let report = validate_sources(&with(&[("map.yaml", SPRING, &text)]));
    assert_eq!(rendered(&report.diagnostics), "");
}

#[test]
fn scripts_have_comments_of_their_own() {
    let script = "// allow W-UNUSED: called by a game that extends this one\nfn rest(side, chit) {}\n\n/// SS 22.2";
    let report = validate_sources(&with(&[("scripts/events.rhai", "/// SS 22.2", script)]));
    assert_eq!(rendered(&report.diagnostics), "");
    assert_eq!(report.allowed.len(), 3);
}
