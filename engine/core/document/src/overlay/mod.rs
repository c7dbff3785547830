//! Overlays: documents that change another document. A package uses an overlay to change the
//! package that it extends, and a game uses an overlay to change shared charts.
//!
//! A value in the overlay replaces the value under the same key in the base. Mappings are merged
//! key by key. Where keys are ids, authors write a new key as `+id`, and a key without `+` must
//! already exist. `null` removes an entry.

mod list;
mod schema;
mod shape;

pub(crate) use list::name_of;
pub use schema::{loosened, schema};
pub(crate) use shape::Shape;

use serde::Deserialize;

use crate::codes;
use crate::de::Reading;
use crate::diag::Diagnostic;
use crate::kind::{Kind as DocumentKind, Nature};
use crate::origin::Provenance;
use crate::suggest;
use crate::tree::{Entry, Kind, Node};

/// Treatment of an overlay change that repeats the value of the base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restating {
    /// The repetition is an error, since every change in a package must have an effect.
    Refused,
    /// The repetition is accepted, since a case may state values that it relies on.
    Allowed,
}

/// Applies an overlay to a document of the same kind, and returns the problems in the overlay.
pub fn apply(
    kind: DocumentKind,
    base: &mut Node,
    patch: Node,
    restating: Restating,
) -> Vec<Diagnostic> {
    let mut layer = Layer { restating, problems: Vec::new() };
    let patch = match kind.nature {
        Nature::Front => take_own(base, patch),
        Nature::Charts | Nature::Plain => patch,
    };
    layer.node(base, patch, Some(&Shape::of(kind)));
    layer.problems
}

/// Key that holds the origins of figures.
const PROVENANCE: &str = "provenance";

/// Whether all changes only remove entries.
fn takes_away(changes: &[Entry]) -> bool {
    let mut others = changes.iter().filter(|change| change.key != PROVENANCE).peekable();
    others.peek().is_some()
        && others.all(|change| match &change.value.kind {
            Kind::Null => true,
            Kind::List(_) => change.key == "remove",
            Kind::Map(changes) => takes_away(changes),
            _ => false,
        })
}

/// Keys of a package's own properties, which overlays replace without a `+`.
pub const OWN: [&str; 3] = ["schema", "extends", "id"];

/// Replaces the package's own properties in the base, since they do not count as changes to the
/// extended package.
fn take_own(base: &mut Node, mut patch: Node) -> Node {
    let (Kind::Map(entries), Kind::Map(changes)) = (&mut base.kind, &mut patch.kind) else {
        return patch;
    };
    let (own, others): (Vec<Entry>, Vec<Entry>) =
        changes.drain(..).partition(|change| OWN.contains(&change.key.as_str()));
    *changes = others;
    for change in own {
        entries.retain(|entry| entry.key != change.key);
        entries.push(change);
    }
    patch
}

struct Layer {
    restating: Restating,
    problems: Vec<Diagnostic>,
}

impl Layer {
    fn node(&mut self, base: &mut Node, patch: Node, shape: Option<&Shape<'_>>) {
        if same(base, &patch) {
            return self.restated(base, patch);
        }
        match (&base.kind, patch.kind) {
            (Kind::Map(_), Kind::Map(changes)) if !replaces(base, &changes, shape) => {
                self.map(base, changes, shape);
            }
            (Kind::List(_), Kind::Map(edits)) => self.list(base, patch.place, edits, shape),
            (_, kind) => *base = Node::new(patch.place, kind),
        }
    }

    fn restated(&mut self, base: &Node, patch: Node) {
        if self.restating == Restating::Refused {
            let message = "this change has no effect: the value is already the same";
            let problem = Diagnostic::error(codes::OVERLAY_NOTHING, patch.place, message);
            self.problems.push(problem.label(base.place.clone(), "the present value is here"));
        }
    }

    fn map(&mut self, base: &mut Node, changes: Vec<Entry>, shape: Option<&Shape<'_>>) {
        let is_open = matches!(&base.kind, Kind::Map(entries) if entries.is_empty());
        let takes_away = takes_away(&changes);
        for mut change in changes {
            let field = shape.and_then(|shape| shape.field(&change.key));
            if change.key == PROVENANCE && field.is_some() {
                // A change that only removes entries contains no figures. An origin for such a
                // change is accepted and ignored.
                if !takes_away || Provenance::deserialize(Reading::plain(&change.value)).is_err() {
                    base.patched.push(change.value);
                }
                continue;
            }
            let below = match field {
                Some(field) => Some(field),
                None => match shape.and_then(Shape::values) {
                    Some(values) if self.is_settled(base, &mut change, is_open) => Some(values),
                    Some(_) => continue,
                    None => None,
                },
            };
            self.entry(base, change, below.as_ref());
        }
    }

    /// Whether a change names an existing id, or marks a new one with `+`. Reports a problem
    /// otherwise.
    fn is_settled(&mut self, base: &Node, change: &mut Entry, is_open: bool) -> bool {
        let added = change.key.strip_prefix('+').map(str::to_owned);
        let key = added.as_deref().unwrap_or(&change.key);
        let known = base.get(key);
        let problem = match (known, &added) {
            (Some(known), Some(key)) => {
                let message =
                    format!("cannot add `{key}`: it already exists; remove the `+` to change it");
                let place = change.key_place.clone();
                Diagnostic::error(codes::OVERLAY_CONFLICT, place, message)
                    .label(known.place.clone(), "it exists here")
            }
            (None, None) if !is_open => nothing_here(base, change),
            _ => {
                change.key = added.unwrap_or_else(|| change.key.clone());
                return true;
            }
        };
        self.problems.push(problem);
        false
    }

    fn entry(&mut self, base: &mut Node, change: Entry, shape: Option<&Shape<'_>>) {
        let Kind::Map(entries) = &mut base.kind else { return };
        let at = entries.iter().position(|entry| entry.key == change.key);
        match (at, &change.value.kind) {
            (Some(at), Kind::Null) => {
                entries.remove(at);
            }
            (Some(at), _) => self.node(&mut entries[at].value, change.value, shape),
            (None, Kind::Null) => {
                let problem = nothing_here(base, &change);
                self.problems.push(problem);
            }
            (None, _) => {
                let mut change = change;
                take_signs(&mut change.value, shape);
                entries.push(change);
            }
        }
    }
}

/// Removes the `+` signs inside a new section. All entries of the section are new, so the sign is
/// optional there.
fn take_signs(node: &mut Node, shape: Option<&Shape<'_>>) {
    let (Kind::Map(entries), Some(shape)) = (&mut node.kind, shape) else { return };
    for entry in entries {
        let below = match shape.field(&entry.key) {
            Some(field) => Some(field),
            None => shape.values().inspect(|_| {
                if let Some(id) = entry.key.strip_prefix('+') {
                    entry.key = id.to_owned();
                }
            }),
        };
        take_signs(&mut entry.value, below.as_ref());
    }
}

/// Whether a mapping in the overlay replaces the mapping in the base, instead of changing it. It
/// does if the schema allows several kinds of mapping here and the overlay has keys that the base
/// lacks.
fn replaces(base: &Node, changes: &[Entry], shape: Option<&Shape<'_>>) -> bool {
    let is_other = || changes.iter().any(|change| base.get(&change.key).is_none());
    shape.is_some_and(Shape::is_choice) && is_other()
}

fn nothing_here(base: &Node, change: &Entry) -> Diagnostic {
    let key = &change.key;
    let (message, help) = match change.value.kind {
        Kind::Null => {
            (format!("cannot remove `{key}`: it does not exist"), "remove this line".to_owned())
        }
        _ => (
            format!("cannot change `{key}`: it does not exist"),
            format!("write `+{key}` to add it"),
        ),
    };
    let known: Vec<&str> = match &base.kind {
        Kind::Map(entries) => entries.iter().map(|entry| entry.key.as_str()).collect(),
        _ => Vec::new(),
    };
    let problem = Diagnostic::error(codes::OVERLAY_NOTHING, change.key_place.clone(), message);
    match (suggest::nearest(key, known), &change.value.kind) {
        (Some(near), _) => {
            let help = format!("did you mean `{near}`? Otherwise {help}");
            problem.help(help).replacement(near)
        }
        (None, Kind::Null) => problem.help(help),
        (None, _) => problem.help(help).replacement(format!("+{key}")),
    }
}

/// Whether two values are equal, apart from their source positions.
fn same(a: &Node, b: &Node) -> bool {
    match (&a.kind, &b.kind) {
        (Kind::Map(_), Kind::Map(changes)) => changes.is_empty(),
        (Kind::List(a), Kind::List(b)) => a.len() == b.len() && a.iter().zip(b).all(equal),
        _ => equal((a, b)),
    }
}

pub(crate) fn equal((a, b): (&Node, &Node)) -> bool {
    a.to_json() == b.to_json()
}
