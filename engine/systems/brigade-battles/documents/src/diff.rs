//! Differences between two packages, for example a package and its extension.

use brigade_battles::variants::Variants;
use document::diff::{self, Change};

use crate::inspect::Loaded;

/// Returns all differences, in file order and then in document order.
pub fn between(before: &Loaded, after: &Loaded) -> Vec<Change> {
    let values = |name| [before, after].map(|loaded| loaded.variants.get(name));
    let points = Variants::POINTS.iter();
    let readings =
        points.filter_map(|point| Change::of_rule(point.name, point.id, values(point.name)));
    let documents = diff::documents(&before.documents.played(), &after.documents.played());
    readings.chain(documents).collect()
}
