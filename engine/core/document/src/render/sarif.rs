//! Diagnostics in SARIF 2.1.0, the interchange format of static analysis tools.

use serde_json::{Value, json};

use crate::allow::Allowed;
use crate::codes::Code;
use crate::diag::{Diagnostic, Place};
use crate::dialect::Dialect;
use crate::explain;

use super::severity;

/// Returns one SARIF document with the diagnostics of several packages, including the diagnostics
/// that authors allowed.
pub fn sarif<'a>(
    dialects: &[&Dialect],
    diagnostics: impl IntoIterator<Item = &'a Diagnostic>,
    allowed: impl IntoIterator<Item = &'a Allowed>,
) -> Value {
    let mut rules = Vec::new();
    let mut codes: Vec<Code> = Vec::new();
    for dialect in dialects {
        let own: Vec<Code> = dialect.codes().filter(|code| !codes.contains(code)).collect();
        rules.extend(rules_of(dialect, &own));
        codes.extend(own);
    }
    let given = diagnostics.into_iter().map(|diagnostic| result(&codes, diagnostic));
    let allowed = allowed.into_iter().map(|allowed| suppressed(&codes, allowed));
    let results: Vec<Value> = given.chain(allowed).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "swords validate",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            }},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

fn rules_of(dialect: &Dialect, codes: &[Code]) -> Vec<Value> {
    let explanations = explain::all(dialect);
    let rule = |code: &Code| {
        let explained = explanations.iter().find(|it| it.code == *code);
        let explained = explained.map_or("", |it| it.text.as_str());
        let level = if code.is_warning() { "warning" } else { "error" };
        json!({
            "id": code.as_str(),
            "shortDescription": {"text": code.meaning()},
            "fullDescription": {"text": explained},
            "defaultConfiguration": {"level": level},
        })
    };
    codes.iter().map(rule).collect()
}

fn result(codes: &[Code], diagnostic: &Diagnostic) -> Value {
    let help = diagnostic.help.as_deref().map(|help| format!(" ({help})")).unwrap_or_default();
    let labels = diagnostic.labels.iter();
    let related: Vec<Value> =
        labels.map(|label| location(&label.place, Some(&label.text))).collect();
    let index = codes.iter().position(|code| *code == diagnostic.code);
    json!({
        "ruleId": diagnostic.code.as_str(),
        "ruleIndex": index,
        "level": severity(diagnostic.severity),
        "message": {"text": format!("{}{help}", diagnostic.message)},
        "locations": [location(&diagnostic.place, None)],
        "relatedLocations": related,
    })
}

fn suppressed(codes: &[Code], allowed: &Allowed) -> Value {
    let mut value = result(codes, &allowed.diagnostic);
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
