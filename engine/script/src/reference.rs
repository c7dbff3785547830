//! The reference of the interface, generated from the functions registered.

use std::fmt::Write;

use crate::api::{Function, functions};
use crate::sandbox::limits;

/// What stands before the functions in the reference.
const INTRODUCTION: &str = include_str!("reference.md");

/// `docs/scripts.md`: how to write scripts, and every function they can call.
pub fn markdown() -> String {
    let mut text = INTRODUCTION.replace("{limits}", &limits_in_words());
    for (topic, functions) in topics() {
        push(&mut text, format_args!("\n### {topic}\n\n"));
        for function in functions {
            push(
                &mut text,
                format_args!("- `{}`: {}\n", function.signature(), described(function)),
            );
        }
    }
    text
}

/// `docs/scripts.d.rhai`: all signatures with their comments, for an editor.
pub fn definitions() -> String {
    let mut text = "// Generated from the functions of engine/script.\nmodule static;\n".to_owned();
    for function in functions() {
        push(&mut text, format_args!("\n"));
        for line in &function.lines {
            push(&mut text, format_args!("/// {line}\n"));
        }
        push(&mut text, format_args!("fn {};\n", function.signature()));
    }
    text
}

fn limits_in_words() -> String {
    use limits::{CALL_LEVELS, LIST, MAP, MODULES, NESTED_SCRIPTS, OPERATIONS, TEXT, VARIABLES};
    format!(
        "{OPERATIONS} operations, {CALL_LEVELS} calls deep, texts of {TEXT} bytes, {LIST} values in \
         a list, {MAP} entries in a map,\n{VARIABLES} variables, {MODULES} imports, and \
         {NESTED_SCRIPTS} scripts inside one another"
    )
}

fn topics() -> Vec<(&'static str, Vec<&'static Function>)> {
    let mut topics: Vec<(_, Vec<_>)> = Vec::new();
    for function in functions() {
        match topics.last_mut().filter(|(topic, _)| *topic == function.topic) {
            Some((_, known)) => known.push(function),
            None => topics.push((function.topic, vec![function])),
        }
    }
    topics
}

/// The documentation in one line, with a mark where a function may not be used to test.
fn described(function: &Function) -> String {
    let text = function.lines.join(" ");
    if function.looks_only { text } else { format!("{text} *Acts.*") }
}

fn push(text: &mut String, what: std::fmt::Arguments<'_>) {
    text.write_fmt(what).expect("writing to a text cannot fail");
}
