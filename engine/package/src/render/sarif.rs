//! Diagnostics in the interchange format of static analysis tools, SARIF 2.1.0.

use serde_json::{Value, json};

use crate::codes;
use crate::diag::{Diagnostic, Place};

use super::severity;

/// One document for any number of diagnostics.
pub fn sarif<'a>(diagnostics: impl IntoIterator<Item = &'a Diagnostic>) -> Value {
    let results: Vec<Value> = diagnostics.into_iter().map(result).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": "swords validate", "rules": rules()}},
            "results": results,
        }],
    })
}

fn rules() -> Vec<Value> {
    let rule = |(code, meaning): &(codes::Code, &str)| json!({"id": code.as_str(), "shortDescription": {"text": meaning}});
    codes::ALL.iter().map(rule).collect()
}

fn result(diagnostic: &Diagnostic) -> Value {
    let help = diagnostic.help.as_deref().map(|help| format!(" ({help})")).unwrap_or_default();
    let labels = diagnostic.labels.iter();
    let related: Vec<Value> =
        labels.map(|label| location(&label.place, Some(&label.text))).collect();
    json!({
        "ruleId": diagnostic.code.as_str(),
        "level": severity(diagnostic.severity),
        "message": {"text": format!("{}{help}", diagnostic.message)},
        "locations": [location(&diagnostic.place, None)],
        "relatedLocations": related,
    })
}

fn location(place: &Place, text: Option<&str>) -> Value {
    let (line, column) = place.line_column();
    let (end_line, end_column) = place.file.line_column(place.span.end);
    let mut location = json!({"physicalLocation": {
        "artifactLocation": {"uri": place.file.path},
        "region": {
            "startLine": line, "startColumn": column,
            "endLine": end_line, "endColumn": end_column,
        },
    }});
    if let Some(text) = text {
        location["message"] = json!({"text": text});
    }
    location
}
