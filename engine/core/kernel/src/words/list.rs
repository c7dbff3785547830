//! Enumerations in sentences: `A`, `A and B`, `A, B and C`.

use crate::say;

/// Joins a list with "and". Returns an empty string for an empty list.
pub fn all_of(items: impl IntoIterator<Item = String>) -> String {
    joined(items, |first, last| say!("list-and", first, last))
}

/// Joins a list with "or". Returns an empty string for an empty list.
///
/// ```
/// let hexes = ["0104", "0105", "0206"].map(str::to_owned);
/// assert_eq!(kernel::words::any_of(hexes), "0104, 0105 or 0206");
/// ```
pub fn any_of(items: impl IntoIterator<Item = String>) -> String {
    joined(items, |first, last| say!("list-or", first, last))
}

fn joined(
    items: impl IntoIterator<Item = String>,
    join: impl FnOnce(String, String) -> String,
) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    let Some(last) = items.pop() else { return String::new() };
    let mut items = items.into_iter();
    let Some(first) = items.next() else { return last };
    let before = items.fold(first, |before, item| say!("list-comma", before, item));
    join(before, last)
}
