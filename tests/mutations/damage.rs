//! Kinds of damage to the meaning of a document. Prose for people stays unchanged, since no program
//! could detect a wrong word in them.

use blind_swords_documents::tree::{Entry, Kind as Value, Node};

use crate::mutations::chance::Chance;

/// Kind of damage to the meaning of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Delete,
    Misspell,
    Swap,
    WrongType,
    WrongNumber,
    WrongNeighbour,
    WrongSection,
}

impl Kind {
    pub(crate) const ALL: [Kind; 7] = [
        Kind::Delete,
        Kind::Misspell,
        Kind::Swap,
        Kind::WrongType,
        Kind::WrongNumber,
        Kind::WrongNeighbour,
        Kind::WrongSection,
    ];

    pub(crate) const fn words(self) -> &'static str {
        match self {
            Kind::Delete => "something deleted",
            Kind::Misspell => "a name misspelled",
            Kind::Swap => "two values exchanged",
            Kind::WrongType => "a value of the wrong type",
            Kind::WrongNumber => "a wrong number",
            Kind::WrongNeighbour => "a neighbouring hex",
            Kind::WrongSection => "a field in the wrong section",
        }
    }
}

/// Keys whose values are prose for people or origins of figures.
pub(crate) const PROSE: [&str; 15] = [
    "name",
    "says",
    "sections",
    "title",
    "subtitle",
    "description",
    "help",
    "note",
    "rule",
    "common-event",
    "boxes",
    "sources",
    "names",
    "provenance",
    "dry-streams",
];

/// Path to a node of a document tree, as child indices from the root.
type Path = Vec<usize>;

/// Damages a document. Returns the damaged document and a description of the damage. `None` if no
/// node of the document is suitable.
pub(crate) fn damage(tree: &Node, kind: Kind, chance: &mut Chance) -> Option<(Node, String)> {
    let paths = paths(tree);
    let mut damaged = tree.clone();
    let done = match kind {
        Kind::Delete => delete(&mut damaged, chance.pick(&paths)?),
        Kind::Misspell => misspell(&mut damaged, &paths, chance),
        Kind::Swap => swap(&mut damaged, &paths, chance),
        Kind::WrongType => wrong_type(&mut damaged, &paths, chance),
        Kind::WrongNumber => wrong_number(&mut damaged, &paths, chance),
        Kind::WrongNeighbour => wrong_neighbour(&mut damaged, &paths, chance),
        Kind::WrongSection => wrong_section(&mut damaged, &paths, chance),
    }?;
    Some((damaged, done))
}

/// Returns the paths of all nodes except the root and nodes in prose for people.
fn paths(tree: &Node) -> Vec<Path> {
    let mut paths = Vec::new();
    collect(tree, &mut Vec::new(), &mut paths);
    paths
}

fn collect(node: &Node, path: &mut Path, paths: &mut Vec<Path>) {
    let n = match &node.kind {
        Value::List(items) => items.len(),
        Value::Map(entries) => entries.len(),
        _ => 0,
    };
    for child in 0..n {
        if let Value::Map(entries) = &node.kind
            && PROSE.contains(&entries[child].key.as_str())
        {
            continue;
        }
        path.push(child);
        paths.push(path.clone());
        collect(self::child(node, child), path, paths);
        path.pop();
    }
}

fn child(node: &Node, n: usize) -> &Node {
    match &node.kind {
        Value::List(items) => &items[n],
        Value::Map(entries) => &entries[n].value,
        _ => node,
    }
}

fn at<'a>(tree: &'a Node, path: &[usize]) -> &'a Node {
    path.iter().fold(tree, |node, n| child(node, *n))
}

fn at_mut<'a>(tree: &'a mut Node, path: &[usize]) -> &'a mut Node {
    path.iter().fold(tree, |node, n| match &mut node.kind {
        Value::List(items) => &mut items[*n],
        Value::Map(entries) => &mut entries[*n].value,
        _ => unreachable!("paths lead through lists and mappings"),
    })
}

/// Describes the position of a node in its document.
fn place(tree: &Node, path: &[usize]) -> String {
    let (mut node, mut words) = (tree, Vec::new());
    for n in path {
        words.push(match &node.kind {
            Value::Map(entries) => entries[*n].key.clone(),
            _ => n.to_string(),
        });
        node = child(node, *n);
    }
    words.join("/")
}

fn delete(tree: &mut Node, path: &Path) -> Option<String> {
    let place = place(tree, path);
    let (last, parent) = path.split_last()?;
    match &mut at_mut(tree, parent).kind {
        Value::List(items) => drop(items.remove(*last)),
        Value::Map(entries) => drop(entries.remove(*last)),
        _ => return None,
    }
    Some(format!("{place} deleted"))
}

/// Changes one letter of a random key or id.
fn misspell(tree: &mut Node, paths: &[Path], chance: &mut Chance) -> Option<String> {
    let path = chance.pick(paths)?;
    let place = place(tree, path);
    let (last, parent) = path.split_last()?;
    if chance.below(2) == 0
        && let Value::Map(entries) = &mut at_mut(tree, parent).kind
    {
        let key = &mut entries[*last].key;
        *key = misspelled(key, chance)?;
        return Some(format!("{place} becomes {key}"));
    }
    match &mut at_mut(tree, path).kind {
        Value::Text(word) if is_name(word) => {
            *word = misspelled(word, chance)?;
            Some(format!("{place} becomes {word}"))
        }
        _ => None,
    }
}

fn is_name(word: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    word.len() > 2 && word.chars().all(is_part) && word.contains(|c: char| c.is_ascii_alphabetic())
}

fn misspelled(word: &str, chance: &mut Chance) -> Option<String> {
    let mut letters: Vec<char> = word.chars().collect();
    let places: Vec<usize> =
        (0..letters.len()).filter(|n| letters[*n].is_ascii_lowercase()).collect();
    let place = *chance.pick(&places)?;
    let other = (b'a' + chance.below(26) as u8) as char;
    if letters[place] == other {
        return None;
    }
    letters[place] = other;
    Some(letters.into_iter().collect())
}

/// Exchanges the values of two entries in a mapping or list.
fn swap(tree: &mut Node, paths: &[Path], chance: &mut Chance) -> Option<String> {
    let path = chance.pick(paths)?;
    let (last, parent) = path.split_last()?;
    let siblings: Vec<&Path> = paths
        .iter()
        .filter(|other| {
            other.len() == path.len() && other.starts_with(parent) && other.last() != Some(last)
        })
        .collect();
    let other = chance.pick(&siblings)?.last().copied()?;
    let words = format!("{} and {}", place(tree, path), place(tree, &[parent, &[other]].concat()));
    let (one, two) = (at(tree, path).kind.clone(), child(at(tree, parent), other).kind.clone());
    if format!("{:?}", bare(&one)) == format!("{:?}", bare(&two)) {
        return None;
    }
    at_mut(tree, path).kind = two;
    at_mut(tree, &[parent, &[other]].concat()).kind = one;
    Some(format!("{words} exchanged"))
}

/// Converts a value to JSON, without positions.
fn bare(kind: &Value) -> serde_json::Value {
    match kind {
        Value::Null => serde_json::Value::Null,
        Value::Bool(value) => (*value).into(),
        Value::Int(value) => (*value).into(),
        Value::Text(text) => text.as_str().into(),
        Value::List(items) => items.iter().map(|item| bare(&item.kind)).collect(),
        Value::Map(entries) => entries
            .iter()
            .map(|entry| serde_json::json!([entry.key, bare(&entry.value.kind)]))
            .collect(),
    }
}

fn wrong_type(tree: &mut Node, paths: &[Path], chance: &mut Chance) -> Option<String> {
    let path = chance.pick(paths)?;
    let place = place(tree, path);
    let node = at_mut(tree, path);
    let wrong = match (&node.kind, chance.below(3)) {
        (Value::Text(_) | Value::Int(_), 0) => Value::Bool(true),
        (Value::Text(_), 1) => Value::List(vec![node.clone()]),
        (Value::Text(_) | Value::Int(_), _) => Value::Map(Vec::new()),
        (Value::Bool(_), _) => Value::Text("yes".to_owned()),
        (Value::List(_), _) => Value::Text("list".to_owned()),
        (Value::Map(_), _) => Value::Int(1),
        (Value::Null, _) => return None,
    };
    node.kind = wrong;
    Some(format!("{place} of another type"))
}

/// Changes a number, which may be part of a string such as `6-4`. The new number is one more, one
/// less, ten times as much, or negative.
fn wrong_number(tree: &mut Node, paths: &[Path], chance: &mut Chance) -> Option<String> {
    let path = chance.pick(paths)?;
    let place = place(tree, path);
    let node = at_mut(tree, path);
    let wrong = |n: i64, chance: &mut Chance| match chance.below(4) {
        0 => n + 1,
        1 => n - 1,
        2 => n * 10 + 10,
        _ => -n - 1,
    };
    match &mut node.kind {
        Value::Int(n) => {
            *n = wrong(*n, chance);
            Some(format!("{place} becomes {n}"))
        }
        Value::Text(text) if !text.contains(' ') && text.len() < 12 => {
            let start = text.find(|c: char| c.is_ascii_digit())?;
            let rest = &text[start..];
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            let n = rest[..end].parse::<i64>().ok()?;
            let number = wrong(n, chance);
            *text = format!("{}{:0width$}{}", &text[..start], number, &rest[end..], width = end);
            Some(format!("{place} becomes {text}"))
        }
        Value::Text(text) if text.split_whitespace().all(|letter| letter.len() == 1) => {
            *text = another_letter(text, chance)?;
            Some(format!("{place} has another letter"))
        }
        _ => None,
    }
}

/// Changes one letter in a column of the map. `None` if the string is not a map column.
fn another_letter(column: &str, chance: &mut Chance) -> Option<String> {
    let mut letters: Vec<char> = column.chars().collect();
    let places: Vec<usize> = (0..letters.len()).filter(|n| letters[*n] != ' ').collect();
    let (one, other) = (*chance.pick(&places)?, *chance.pick(&places)?);
    if letters[one] == letters[other] {
        return None;
    }
    letters[one] = letters[other];
    Some(letters.into_iter().collect())
}

/// Replaces a hex number with the number of an adjacent hex. The number is a value, part of a pair,
/// or a key.
fn wrong_neighbour(tree: &mut Node, paths: &[Path], chance: &mut Chance) -> Option<String> {
    let path = chance.pick(paths)?;
    let place = place(tree, path);
    let (last, parent) = path.split_last()?;
    if let Value::Map(entries) = &mut at_mut(tree, parent).kind
        && is_hex(&entries[*last].key)
    {
        let hex = beside(&entries[*last].key, chance)?;
        entries[*last].key.clone_from(&hex);
        return Some(format!("{place} becomes {hex}"));
    }
    let Value::Text(text) = &mut at_mut(tree, path).kind else { return None };
    *text = match text.split_once('/') {
        Some((one, other)) if is_hex(one) && is_hex(other) => match chance.below(2) {
            0 => format!("{}/{other}", beside(one, chance)?),
            _ => format!("{one}/{}", beside(other, chance)?),
        },
        _ if is_hex(text) => beside(text, chance)?,
        _ => return None,
    };
    Some(format!("{place} becomes {text}"))
}

fn is_hex(text: &str) -> bool {
    text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn beside(hex: &str, chance: &mut Chance) -> Option<String> {
    let (column, row) = (hex[..2].parse::<i32>().ok()?, hex[2..].parse::<i32>().ok()?);
    let (column, row) = match chance.below(4) {
        0 => (column + 1, row),
        1 => (column - 1, row),
        2 => (column, row + 1),
        _ => (column, row - 1),
    };
    (column >= 0 && row >= 0).then(|| format!("{column:02}{row:02}"))
}

/// Moves a field from its mapping to another mapping.
fn wrong_section(tree: &mut Node, paths: &[Path], chance: &mut Chance) -> Option<String> {
    let path = chance.pick(paths)?.clone();
    let words = place(tree, &path);
    let (last, parent) = path.split_last()?;
    let Value::Map(entries) = &at(tree, parent).kind else { return None };
    let key = entries[*last].key.clone();
    let is_other = |other: &&Path| {
        let can_take = match &at(tree, other).kind {
            Value::Map(entries) => !entries.iter().any(|entry| entry.key == key),
            _ => false,
        };
        can_take && !other.starts_with(&path) && other.as_slice() != parent
    };
    let others: Vec<Path> = paths.iter().filter(is_other).cloned().collect();
    let target = chance.pick(&others)?.clone();
    let into = place(tree, &target);
    let moved: Entry = match &at(tree, parent).kind {
        Value::Map(entries) => entries[*last].clone(),
        _ => return None,
    };
    if let Value::Map(entries) = &mut at_mut(tree, &target).kind {
        entries.push(moved);
    }
    if let Value::Map(entries) = &mut at_mut(tree, parent).kind {
        entries.remove(*last);
    }
    Some(format!("{words} moved into {into}"))
}
