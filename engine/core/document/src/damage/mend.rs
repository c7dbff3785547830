//! Repair of documents that their schema refuses. The repair removes the smallest invalid parts, so
//! that the checks can continue with the rest.

use std::collections::BTreeSet;

use jsonschema::ValidationError;
use jsonschema::error::ValidationErrorKind;
use jsonschema::paths::LocationSegment;

use crate::kind::{Kind as DocumentKind, Nature};
use crate::overlay::Shape;
use crate::suggest;
use crate::tree::{Children, Kind, Node};

use super::Damage;

/// Maximum number of repair rounds. A document that is still invalid after them counts as
/// unreadable.
const ROUNDS: usize = 8;
/// Maximum number of errors handled in one round.
const MAX_ERRORS: usize = 400;

type Path = Vec<String>;

/// Returns the document without its invalid parts. `None` if nothing is left.
pub(crate) fn mend(kind: DocumentKind, mut tree: Node, damage: &mut Damage) -> Option<Node> {
    for _ in 0..ROUNDS {
        let json = tree.to_json();
        let errors = kind.validator().iter_errors(&json).take(MAX_ERRORS);
        let wrong: Vec<Path> = errors.flat_map(|error| wrong_paths(&error)).collect();
        if wrong.is_empty() {
            return Some(tree);
        }
        let mut doomed = BTreeSet::new();
        let mut missing = missing_sections(kind, &tree);
        let mut children = Children::default();
        for path in wrong {
            match removable(kind, &tree, &path, &mut children) {
                Some(path) => {
                    if let [name] = &path[..]
                        && let Some(section) = misnamed(kind, &missing, name)
                    {
                        damage.replace(kind, section);
                    }
                    damage.drop_names(kind, &path);
                    doomed.insert(path);
                }
                None => {
                    replace_section(kind, &mut tree, path.first()?, damage);
                    missing = missing_sections(kind, &tree);
                    children = Children::default();
                }
            }
        }
        prune(&mut tree, &mut Vec::new(), &doomed);
    }
    None
}

fn missing_sections(kind: DocumentKind, tree: &Node) -> Vec<&'static str> {
    Shape::of(kind).fields().filter(|field| tree.get(field).is_none()).collect()
}

/// Returns the missing section whose name an unknown section seems to misspell. The content of the
/// missing section then counts as unknown.
fn misnamed(kind: DocumentKind, missing: &[&'static str], name: &str) -> Option<&'static str> {
    let nearest = suggest::nearest(name, missing.iter().copied());
    nearest.filter(|_| Shape::of(kind).field(name).is_none())
}

/// Returns the paths of the invalid parts of a document. For a missing field, returns the path that
/// the field would have.
fn wrong_paths(error: &ValidationError<'_>) -> Vec<Path> {
    let segments = error.instance_path().segments();
    let path: Path = segments
        .map(|segment| match segment {
            LocationSegment::Property(name) => name.into_owned(),
            LocationSegment::Index(index) => index.to_string(),
        })
        .collect();
    let below = |key: &str| path.iter().cloned().chain([key.to_owned()]).collect();
    match error.kind() {
        ValidationErrorKind::PropertyNames { error: inner } => {
            vec![below(inner.instance().as_str().unwrap_or_default())]
        }
        ValidationErrorKind::AdditionalProperties { unexpected } => {
            unexpected.iter().map(|key| below(key)).collect()
        }
        ValidationErrorKind::Required { property } => {
            vec![below(property.as_str().unwrap_or_default())]
        }
        _ => vec![path],
    }
}

/// Returns the innermost removable element around a path: an entry of a mapping by name, or a list
/// item. In charts, the order of list items is significant, so the function removes a list item
/// only if the item is a mapping.
fn removable<'a>(
    kind: DocumentKind,
    tree: &'a Node,
    path: &[String],
    children: &mut Children<'a>,
) -> Option<Path> {
    let mut shape = Shape::of(kind);
    let mut node = tree;
    let mut found = None;
    for (n, step) in path.iter().enumerate() {
        let Some(child) = children.child(node, step) else { return found };
        let (next, is_one_of_many) = match &node.kind {
            Kind::List(_) => {
                let has_fields = matches!(child.kind, Kind::Map(_));
                (shape.items(), has_fields || kind.nature != Nature::Charts)
            }
            _ => match shape.field(step) {
                Some(field) => (Some(field), false),
                None => (shape.values(), shape.values().is_some() || n == 0),
            },
        };
        if is_one_of_many {
            found = Some(path[..=n].to_vec());
        }
        let Some(next) = next else { return found };
        shape = next;
        node = child;
    }
    found
}

/// Replaces a section that cannot be repaired by a stand-in. An optional section is removed
/// instead.
fn replace_section(kind: DocumentKind, tree: &mut Node, section: &str, damage: &mut Damage) {
    let Kind::Map(entries) = &mut tree.kind else { return };
    damage.replace(kind, section);
    let spare = kind.stand_in().and_then(|spare| spare.entry(section));
    match (entries.iter().position(|entry| entry.key == section), spare) {
        (Some(at), Some(spare)) => entries[at].value = spare.value.clone(),
        (Some(at), None) => drop(entries.remove(at)),
        (None, Some(spare)) => entries.push(spare.clone()),
        (None, None) => {}
    }
}

fn prune(node: &mut Node, path: &mut Path, doomed: &BTreeSet<Path>) {
    if doomed.is_empty() {
        return;
    }
    let mut stays = |child: &mut Node, step: String| {
        path.push(step);
        let stays = !doomed.contains(path);
        if stays {
            prune(child, path, doomed);
        }
        path.pop();
        stays
    };
    match &mut node.kind {
        Kind::List(items) => {
            let mut n = 0;
            items.retain_mut(|item| {
                n += 1;
                stays(item, (n - 1).to_string())
            });
        }
        Kind::Map(entries) => {
            entries.retain_mut(|entry| stays(&mut entry.value, entry.key.clone()))
        }
        _ => {}
    }
}
