//! Quick fixes: replacements that diagnostics suggest.

use std::collections::HashMap;

use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CodeActionParams, TextEdit, WorkspaceEdit,
};
use serde_json::{Value, json};

use document::Diagnostic;

/// Key of the replacement in the data of a diagnostic.
const REPLACEMENT: &str = "replacement";

/// Returns the data that a quick fix needs, to be sent with the diagnostic.
pub(crate) fn data(problem: &Diagnostic) -> Option<Value> {
    let text = problem.replacement.as_ref()?;
    let raw = problem.place.file.text.get(problem.place.span.clone())?;
    // The replacement of a word in quotes keeps the quotes.
    let quote = raw.chars().next().filter(|quote| matches!(quote, '"' | '\''));
    let is_word = !text.starts_with(['"', '\'']);
    let text = match quote.filter(|_| is_word) {
        Some(quote) => format!("{quote}{text}{quote}"),
        None => text.to_string(),
    };
    (!raw.is_empty()).then(|| json!({ REPLACEMENT: text }))
}

/// Returns the quick fixes of the diagnostics in a request.
// The protocol library keys changes by address, and its addresses cache what they parse.
#[allow(clippy::mutable_key_type)]
pub(crate) fn actions(params: &CodeActionParams) -> Vec<CodeActionOrCommand> {
    let uri = &params.text_document.uri;
    let diagnostics = params.context.diagnostics.iter();
    let fix = |problem: &lsp_types::Diagnostic| {
        let text = problem.data.as_ref()?.get(REPLACEMENT)?.as_str()?.to_owned();
        let edit = TextEdit::new(problem.range, text.clone());
        let changes = HashMap::from([(uri.clone(), vec![edit])]);
        Some(CodeActionOrCommand::CodeAction(CodeAction {
            title: format!("Write `{text}`"),
            kind: Some(CodeActionKind::QUICKFIX),
            diagnostics: Some(vec![problem.clone()]),
            edit: Some(WorkspaceEdit::new(changes)),
            is_preferred: Some(true),
            ..CodeAction::default()
        }))
    };
    diagnostics.filter_map(fix).collect()
}
