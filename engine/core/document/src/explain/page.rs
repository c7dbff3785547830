//! Explanations of codes as Markdown pages.

use std::fmt::Write;

use super::{Example, Explanation, explain};
use crate::codes::Code;
use crate::dialect::Dialect;

/// Returns the explanation of a code in Markdown. `says` returns the diagnostics that an example
/// causes, or `None` to omit them.
pub fn page(dialect: &Dialect, code: Code, says: impl Fn(&Example) -> Option<String>) -> String {
    let mut page = format!("## {code}\n\n{}\n", code.meaning());
    if let Some(rule) = code.rule() {
        push(&mut page, format_args!("\nRule: {rule}.\n"));
    }
    if let Some(explanation) = explain(dialect, code) {
        explained(&mut page, &explanation, says);
    }
    page
}

fn explained(
    page: &mut String,
    explanation: &Explanation,
    says: impl Fn(&Example) -> Option<String>,
) {
    push(page, format_args!("\n{}\n", wrapped(&explanation.text)));
    for example in &explanation.examples {
        let language = language(&example.file);
        let place = match example.file.as_str() {
            "shell" => String::new(),
            file => format!(" in `{file}`"),
        };
        push(page, format_args!("\nWrong{place}:\n\n```{language}\n{}\n```\n", example.wrong));
        if let Some(said) = says(example) {
            push(page, format_args!("\n```text\n{said}\n```\n"));
        }
        push(page, format_args!("\nRight:\n\n```{language}\n{}\n```\n", example.right));
    }
}

fn language(file: &str) -> &str {
    match file.rsplit('.').next() {
        Some("yaml") => "yaml",
        Some("rhai") => "rust",
        _ => "sh",
    }
}

/// Wraps text at 100 characters per line.
fn wrapped(text: &str) -> String {
    let (mut wrapped, mut width) = (String::new(), 0);
    for word in text.split_whitespace() {
        let n = word.chars().count();
        if width > 0 && width + 1 + n > 100 {
            wrapped.push('\n');
            width = 0;
        } else if width > 0 {
            wrapped.push(' ');
            width += 1;
        }
        wrapped.push_str(word);
        width += n;
    }
    wrapped
}

fn push(text: &mut String, what: std::fmt::Arguments<'_>) {
    text.write_fmt(what).expect("writing to a text cannot fail");
}
