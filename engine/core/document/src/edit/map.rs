//! Entries of mappings.

use std::ops::Range;

use super::list::null_end;
use super::{CannotEdit, Change, Changed, Value, lines};
use crate::tree::{Entry, Kind, Node};

/// Returns the change that adds an entry to a mapping. `key` and `entry` are in flow style. If the
/// keys of the mapping ascend, the entry is added in order, otherwise at the end.
///
/// # Errors
/// If the value is no mapping, or its form is too unusual.
pub fn add_entry(map: &Entry, key: &str, entry: &str) -> Changed {
    let value = Value::of(map);
    let entries = entries(value)?;
    let added = format!("{key}: {entry}");
    let Some((first, last)) = entries.first().zip(entries.last()) else {
        return add_only(value, &added);
    };
    let name = key.trim_matches('"');
    let ascends = entries.is_sorted_by(|a, b| a.key < b.key);
    let before = entries.iter().position(|entry| ascends && entry.key.as_str() > name);
    if value.is_flow() {
        return Ok(match before {
            Some(at) => {
                let next = entries[at].key_place.span.start;
                Change { span: next..next, text: format!("{added}, ") }
            }
            None => value.append(&span(last), &span(first), &added),
        });
    }
    let start = first.key_place.span.start;
    let indent = start - lines::start(value.text, start);
    let (ending, blank) = (lines::ending(value.text), " ".repeat(indent));
    match before {
        Some(0) => match lines::blank_before(value.text, start) {
            Some(indent) => {
                let line = start - indent;
                Ok(Change { span: line..line, text: format!("{blank}{added}{ending}") })
            }
            None => Ok(Change { span: start..start, text: format!("{added}{ending}{blank}") }),
        },
        _ => {
            let after = &entries[before.unwrap_or(entries.len()) - 1];
            let end = lines::end(value.text, lines::end_of_value(value.text, span(after).end));
            Ok(Change { span: end..end, text: format!("{ending}{blank}{added}") })
        }
    }
}

/// Returns the change that removes the entry with a key.
///
/// # Errors
/// If there is no such entry, or the form of the mapping is too unusual.
pub fn remove_entry(map: &Entry, key: &str) -> Changed {
    let value = Value::of(map);
    let entries = entries(value)?;
    let Some(index) = entries.iter().position(|entry| entry.key == key) else {
        return Err(value.refuse(&format!("there is no `{key}`")));
    };
    let spans: Vec<_> = entries.iter().map(span).collect();
    if value.is_flow() {
        return Ok(value.remove_part(&spans, index));
    }
    let start = spans[index].start;
    if lines::blank_before(value.text, start).is_none() {
        return Err(Box::new(CannotEdit::new(
            &entries[index].key_place,
            "this entry shares its line with others",
        )));
    }
    if spans.len() == 1 {
        return value.emptied(start, "{}");
    }
    Ok(value.remove_lines(index, start, spans[index].end))
}

/// Returns the change that adds a section at the end of a document.
pub fn add_section(root: &Node, key: &str, entry: &str) -> Change {
    let text = &root.place.file.text;
    let ending = lines::ending(text);
    let before = if text.is_empty() || text.ends_with('\n') { "" } else { ending };
    Change { span: text.len()..text.len(), text: format!("{before}{key}: {entry}{ending}") }
}

fn add_only(value: Value<'_>, added: &str) -> Changed {
    if value.is_flow() {
        let inside = value.entry.value.place.span.start + 1;
        return Ok(Change { span: inside..inside, text: added.to_owned() });
    }
    let colon = value.behind_colon()?;
    Ok(Change { span: colon..null_end(value, colon), text: format!(" {{{added}}}") })
}

fn entries(value: Value<'_>) -> Result<&[Entry], Box<CannotEdit>> {
    match &value.entry.value.kind {
        Kind::Map(entries) => Ok(entries),
        Kind::Null => Ok(&[]),
        _ => Err(value.refuse("this is no mapping")),
    }
}

/// Returns the range of an entry from the start of its key to the end of its value.
fn span(entry: &Entry) -> Range<usize> {
    let key = &entry.key_place.span;
    key.start..entry.value.place.span.end.max(key.end)
}
