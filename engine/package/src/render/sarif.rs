//! Diagnostics in the interchange format of static analysis tools, SARIF 2.1.0.

use serde_json::{Value, json};

use crate::allow::Allowed;
use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::explain;

use super::severity;

/// One document for any number of diagnostics, those that their authors allow included.
pub fn sarif<'a>(
    diagnostics: impl IntoIterator<Item = &'a Diagnostic>,
    allowed: impl IntoIterator<Item = &'a Allowed>,
) -> Value {
    let given = diagnostics.into_iter().map(result);
    let results: Vec<Value> = given.chain(allowed.into_iter().map(suppressed)).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "swords validate",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules(),
            }},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

fn rules() -> Vec<Value> {
    let rule = |info: &codes::Info| {
        let code = info.code;
        let explained = explain::explain(code).map_or("", |it| it.text.as_str());
        let level = if code.is_warning() { "warning" } else { "error" };
        json!({
            "id": code.as_str(),
            "shortDescription": {"text": info.meaning},
            "fullDescription": {"text": explained},
            "defaultConfiguration": {"level": level},
        })
    };
    codes::ALL.iter().map(rule).collect()
}

fn result(diagnostic: &Diagnostic) -> Value {
    let help = diagnostic.help.as_deref().map(|help| format!(" ({help})")).unwrap_or_default();
    let labels = diagnostic.labels.iter();
    let related: Vec<Value> =
        labels.map(|label| location(&label.place, Some(&label.text))).collect();
    let index = codes::ALL.iter().position(|info| info.code == diagnostic.code);
    json!({
        "ruleId": diagnostic.code.as_str(),
        "ruleIndex": index,
        "level": severity(diagnostic.severity),
        "message": {"text": format!("{}{help}", diagnostic.message)},
        "locations": [location(&diagnostic.place, None)],
        "relatedLocations": related,
    })
}

fn suppressed(allowed: &Allowed) -> Value {
    let mut value = result(&allowed.diagnostic);
    value["suppressions"] = json!([{"kind": "inSource", "justification": allowed.reason}]);
    value
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
