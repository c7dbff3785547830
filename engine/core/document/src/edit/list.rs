//! Items of lists.

use std::ops::Range;

use super::{Change, Changed, Value, lines};
use crate::tree::{Entry, Kind, Node};

/// Returns the change that inserts an item before the item at an index. `item` is in flow style.
///
/// # Errors
/// If the value is no list, or its form is too unusual.
pub fn insert_item(list: &Entry, index: usize, item: &str) -> Changed {
    let value = Value::of(list);
    let items = items(value)?;
    if items.is_empty() {
        return insert_only(value, item);
    }
    let spans = spans(items);
    let (first, last) = (&spans[0], &spans[spans.len() - 1]);
    if value.is_flow() {
        return Ok(match spans.get(index) {
            Some(next) => Change { span: next.start..next.start, text: format!("{item}, ") },
            None => value.append(last, first, item),
        });
    }
    let dash = dash(value, first)?;
    let indent = dash - lines::start(value.text, dash);
    let ending = lines::ending(value.text);
    let blank = " ".repeat(indent);
    if index == 0 {
        let line = lines::start(value.text, dash);
        return Ok(Change { span: line..line, text: format!("{blank}- {item}{ending}") });
    }
    let before = &spans[index.min(spans.len()) - 1];
    let end = lines::end(value.text, lines::end_of_value(value.text, before.end));
    Ok(Change { span: end..end, text: format!("{ending}{blank}- {item}") })
}

/// Returns the change that removes the item at an index.
///
/// # Errors
/// If there is no such item, or the form of the list is too unusual.
pub fn remove_item(list: &Entry, index: usize) -> Changed {
    let value = Value::of(list);
    let spans = spans(items(value)?);
    let Some(own) = spans.get(index) else {
        return Err(value.refuse("this list has fewer items"));
    };
    if value.is_flow() {
        return Ok(value.remove_part(&spans, index));
    }
    let dash = dash(value, own)?;
    if spans.len() == 1 {
        return value.emptied(dash, "[]");
    }
    Ok(value.remove_lines(index, dash, own.end))
}

fn items(value: Value<'_>) -> Result<&[Node], Box<super::CannotEdit>> {
    match &value.entry.value.kind {
        Kind::List(items) => Ok(items),
        Kind::Null => Ok(&[]),
        _ => Err(value.refuse("this is no list")),
    }
}

fn spans(items: &[Node]) -> Vec<Range<usize>> {
    items.iter().map(|item| item.place.span.clone()).collect()
}

fn insert_only(value: Value<'_>, item: &str) -> Changed {
    if value.is_flow() {
        let inside = value.entry.value.place.span.start + 1;
        return Ok(Change { span: inside..inside, text: item.to_owned() });
    }
    let colon = value.behind_colon()?;
    let end =
        if matches!(value.entry.value.kind, Kind::Null) { null_end(value, colon) } else { colon };
    Ok(Change { span: colon..end, text: format!(" [{item}]") })
}

/// Returns the end of a null that is written as a word, or the offset behind the colon.
pub(super) fn null_end(value: Value<'_>, colon: usize) -> usize {
    let span = &value.entry.value.place.span;
    let is_word = span.start >= colon && matches!(value.text.get(span.clone()), Some("null" | "~"));
    if is_word { span.end } else { colon }
}

/// Returns the offset of the dash before an item, which its line begins with.
fn dash(value: Value<'_>, item: &Range<usize>) -> Result<usize, Box<super::CannotEdit>> {
    let unusual = || value.refuse("this list is written in a form that the editor does not know");
    let before = value.text.get(..item.start).ok_or_else(unusual)?.trim_end_matches(' ');
    // The range of a block mapping or list in an item may begin at its dash.
    let dash = match before.strip_suffix('-') {
        Some(rest) => rest.len(),
        None if value.text[item.start..].starts_with("- ") => item.start,
        None => return Err(unusual()),
    };
    lines::blank_before(value.text, dash).map(|_| dash).ok_or_else(unusual)
}
