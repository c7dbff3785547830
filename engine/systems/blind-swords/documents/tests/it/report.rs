//! Tests of the output formats of validation reports.

use blind_swords_documents::BLIND_SWORDS;
use blind_swords_documents::render;
use blind_swords_lab::validate_sources;

use crate::support::{sample, with};

#[test]
fn a_good_package_says_what_was_checked_and_what_it_rests_on() {
    let report = validate_sources(&sample());
    assert!(report.is_good());
    insta::assert_snapshot!("summary", render::summary(&report));
    let json = render::summary_json(&report);
    assert_eq!(json["good"], true);
    assert_eq!(json["checked"]["units"], 4);
    assert_eq!(json["provenance"]["total"]["historical"], 5);
}

#[test]
fn every_form_names_code_and_place() {
    let report = validate_sources(&with(&[("units.yaml", "brigade: south", "brigade: sowth")]));
    assert!(!report.is_good());
    let diagnostic = &report.diagnostics[0];
    assert_eq!(
        render::github(diagnostic),
        "::error file=package/units.yaml,line=15,col=24,title=E-REF-BRIGADE::unknown brigade `sowth`%0Adid you mean `south`?"
    );
    let json = render::json(diagnostic);
    assert_eq!(json["code"], "E-REF-BRIGADE");
    assert_eq!(
        (json["place"]["line"].as_u64(), json["place"]["column"].as_u64()),
        (Some(15), Some(24))
    );
    assert_eq!(json["help"], "did you mean `south`?");
    let sarif = render::sarif(&[&BLIND_SWORDS], &report.diagnostics, &report.allowed);
    let result = &sarif["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "E-REF-BRIGADE");
    let region = &result["locations"][0]["physicalLocation"]["region"];
    assert_eq!((region["startLine"].as_u64(), region["endColumn"].as_u64()), (Some(15), Some(29)));
}

#[test]
fn every_code_is_named_once() {
    let codes: Vec<&str> =
        BLIND_SWORDS.codes().map(blind_swords_documents::codes::Code::as_str).collect();
    let mut unique = codes.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), codes.len());
}
