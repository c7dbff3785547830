//! Script reference, generated from the registered functions.

use std::fmt::Write;

use crate::api::{Function, functions};
use crate::limits;

/// Introduction at the head of the reference.
const HEAD: &str = "\
# Script functions

Every function that a script can call, by topic. Functions marked *Acts* change the match and fail in functions that only look,
such as `can-play`.

## Limits

A script that passes a limit fails, at the same place on every machine.

| limit | at most |
|---|---|
";

/// Returns the reference of all functions and limits, as a Markdown page.
pub fn markdown() -> String {
    let mut text = format!("{HEAD}{}\n", limits_in_words());
    for (topic, functions) in topics() {
        push(&mut text, format_args!("\n## {topic}\n\n"));
        for function in functions {
            push(
                &mut text,
                format_args!("- `{}`: {}\n", function.signature(), described(function)),
            );
        }
    }
    text
}

/// Returns the contents of `docs/scripts.d.rhai`: all signatures with their comments, for editors.
pub fn definitions() -> String {
    let mut text =
        "// Generated from the functions of engine/systems/blind-swords/script.\nmodule static;\n"
            .to_owned();
    for function in functions() {
        push(&mut text, format_args!("\n"));
        for line in &function.lines {
            push(&mut text, format_args!("/// {line}\n"));
        }
        push(&mut text, format_args!("fn {};\n", declaration(function)));
    }
    text
}

/// Returns the signature of a function with types in the grammar of Rhai's definition files.
fn declaration(function: &Function) -> String {
    let parameters = function.parameters.iter();
    let parameters = parameters.map(|(name, kind)| format!("{name}: {}", in_rhai(kind)));
    let parameters: Vec<String> = parameters.collect();
    let result = match function.result.as_str() {
        "" => "()".to_owned(),
        kind => in_rhai(kind),
    };
    format!("{}({}) -> {result}", function.name, parameters.join(", "))
}

/// Returns the name of a type in the grammar of Rhai's definition files: `[unit]` for `list of
/// units`, and `side | ()` for `side or ()`.
fn in_rhai(kind: &str) -> String {
    if let Some(kind) = kind.strip_suffix(" or ()") {
        return format!("{} | ()", in_rhai(kind));
    }
    match kind.strip_prefix("list of ") {
        Some("hexes") => "[hex]".to_owned(),
        Some(kinds) => format!("[{}]", in_rhai(kinds.trim_end_matches('s'))),
        None => match kind {
            "number" => "int",
            "text" => "String",
            "map" | "options" => "Map",
            kind => kind,
        }
        .to_owned(),
    }
}

fn limits_in_words() -> String {
    let rows = [
        ("operations in a call, including everything it triggers", limits::OPERATIONS.to_string()),
        ("nested calls", limits::CALL_LEVELS.to_string()),
        ("nested expressions and blocks", limits::FUNCTION_DEPTH.to_string()),
        ("nested scripts", limits::NESTED_SCRIPTS.to_string()),
        ("variables in a function", limits::VARIABLES.to_string()),
        ("bytes in a text", limits::TEXT.to_string()),
        ("bytes in a text shown to players", limits::LINE.to_string()),
        ("log lines from a call", limits::LINES.to_string()),
        ("values in a list", limits::LIST.to_string()),
        ("entries in a map", limits::MAP.to_string()),
        ("nested lists and maps", limits::VALUE_DEPTH.to_string()),
        ("points of a side, and the result of `points` and `shown`", limits::POINTS.to_string()),
        ("functions in a file", limits::FUNCTIONS.to_string()),
        ("imports in a call", limits::MODULES.to_string()),
    ];
    rows.map(|(what, most)| format!("| {what} | {most} |")).join("\n")
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

/// Returns the documentation of a function in one line, with a mark if the function changes the
/// game. Read-only script functions may not call marked functions.
fn described(function: &Function) -> String {
    let text = function.lines.join(" ");
    if function.looks_only { text } else { format!("{text} *Acts.*") }
}

fn push(text: &mut String, what: std::fmt::Arguments<'_>) {
    text.write_fmt(what).expect("writing to a text cannot fail");
}
