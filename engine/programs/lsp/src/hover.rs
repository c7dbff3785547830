//! Descriptions of what is written at a place.

use std::ops::Range;

use lsp_types::{Hover, HoverContents};

use document::symbols::HEX;

use crate::complete::{markdown, one_line};
use crate::documents::Package;
use crate::grammar::{Grammar, Spot};
use crate::names::{self, FUNCTION, RULES_OPTION};
use crate::occurrences::{self, Occurrence};
use crate::path::{self, Found, Role, Step};
use crate::scripts;
use crate::text;

/// Maximum number of lines of a definition that a hover shows.
const MOST_LINES: usize = 12;

/// Maximum number of places that a hover lists.
const MOST_PLACES: usize = 8;

/// Describes the key or the value at an offset of a document.
pub(crate) fn in_document(package: &Package, path: &str, offset: usize) -> Option<Hover> {
    let file = package.file(path)?;
    let tree = file.tree.as_ref()?;
    let found = path::find(tree, offset)?;
    let schema = file.schema();
    let grammar = Grammar::new(&schema);
    let parts = described(package, &grammar, tree, &found);
    let named = occurrences::at(package, path, offset);
    let names = named.first().map(|first| about_name(package, first, &named));
    let parts: Vec<String> = names.into_iter().flatten().chain(parts).collect();
    let text = &path::file(tree).text;
    (!parts.is_empty()).then(|| hover(&parts.join("\n\n"), text, &found.span))
}

/// Describes a field, and the meaning of a fixed word.
fn described(
    package: &Package,
    grammar: &Grammar<'_>,
    tree: &document::tree::Node,
    found: &Found,
) -> Vec<String> {
    let Some((last, above)) = found.path.split_last() else { return Vec::new() };
    let (parent, own) = (grammar.at(tree, above), grammar.at(tree, &found.path));
    let mut parts = Vec::new();
    if let (Step::Key(key), true) = (last, parent.names().contains(&RULES_OPTION)) {
        let option = names::options(package).into_iter().find(|point| point.name == key);
        parts.extend(option.map(|point| names::option(&point).about));
    }
    if found.role == Role::Value {
        let words = own.words().into_iter().find(|(word, _)| *word == found.text);
        parts.extend(
            words
                .filter(|(_, about)| !about.is_empty())
                .map(|(word, about)| format!("`{word}`: {}", one_line(about))),
        );
    }
    parts.extend(field(last, &parent, &own));
    parts
}

/// Describes the field that a step leads to.
fn field(last: &Step, parent: &Spot<'_>, own: &Spot<'_>) -> Option<String> {
    let Step::Key(key) = last else { return own.described().map(one_line) };
    let field = parent.fields().into_iter().find(|(name, _)| name == key).map(|(_, about)| about);
    match field.or(own.about) {
        Some(about) => Some(format!("`{key}`: {}", one_line(about))),
        None => own.described().map(one_line),
    }
}

/// Describes a name: its kind, its definition, and for a hex the places that name it.
fn about_name(package: &Package, first: &Occurrence, all: &[Occurrence]) -> Vec<String> {
    let defined = all.iter().find(|it| it.role == occurrences::Role::Definition);
    match first.kind.as_str() {
        HEX => vec![format!("Hex {}. {}", first.name, places(all))],
        FUNCTION => function(package, &first.name).into_iter().collect(),
        kind => {
            let what = names::what(&package.symbols, kind);
            let source = defined.map(source);
            let head = format!("**{}**: {what}", first.name);
            std::iter::once(head).chain(source).collect()
        }
    }
}

fn places(all: &[Occurrence]) -> String {
    let place = |it: &Occurrence| {
        let path = std::path::Path::new(&it.file.path);
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        format!("{name}:{}", it.file.line_column(it.span.start).0)
    };
    let mut shown: Vec<String> = all.iter().map(place).collect();
    shown.dedup();
    let more = shown.len().saturating_sub(MOST_PLACES);
    shown.truncate(MOST_PLACES);
    let rest = if more > 0 { format!(" and {more} more") } else { String::new() };
    format!("Named in {}{rest}.", shown.join(", "))
}

/// Returns the lines of a definition: the line of the name, and those that are indented further.
fn source(defined: &Occurrence) -> String {
    let text = &defined.file.text;
    let start = text[..defined.span.start].rfind('\n').map_or(0, |at| at + 1);
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut lines = text[start..].lines();
    let first = lines.next().unwrap_or_default();
    let below = lines.take_while(|line| indent(line) > indent(first) && !line.trim().is_empty());
    let shown = std::iter::once(first).chain(below).take(MOST_LINES);
    let shown: Vec<&str> = shown.map(|line| line.get(indent(first)..).unwrap_or(line)).collect();
    format!("```yaml\n{}\n```", shown.join("\n"))
}

/// Describes the function at an offset of a script.
pub(crate) fn in_script(package: &Package, path: &str, text: &str, offset: usize) -> Option<Hover> {
    let tokens = scripts::tokens(text);
    let mut called = scripts::functions(text, &tokens);
    let found = called.find(|(_, span)| span.start <= offset && offset <= span.end);
    if let Some((name, span)) = found {
        return function(package, name).map(|about| hover(&about, text, span));
    }
    let named = occurrences::at(package, path, offset);
    let first = named.iter().find(|it| it.file.path == path)?;
    let parts = about_name(package, first, &named);
    Some(hover(&parts.join("\n\n"), text, &first.span))
}

/// Describes a function of the package, or else all forms of a function of the engine.
fn function(package: &Package, name: &str) -> Option<String> {
    let about = |signature: &str, about: &str| format!("```rhai\n{signature}\n```\n{about}");
    let scripts = package.sources.scripts();
    let own = scripts.values().flat_map(|file| scripts::definitions(&file.text));
    let own = own.filter(|(own, _)| own == name).map(|(_, it)| about(&it.signature, &it.about));
    let engine = names::interface(package).into_iter().filter(|it| it.name == name);
    let engine = engine.map(|it| about(&it.signature, &it.about));
    let all: Vec<String> = own.chain(engine).collect();
    (!all.is_empty()).then(|| all.join("\n\n"))
}

fn hover(about: &str, text: &str, span: &Range<usize>) -> Hover {
    let contents = HoverContents::Markup(markdown(about.to_owned()));
    Hover { contents, range: Some(text::range(text, span)) }
}
