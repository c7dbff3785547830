//! Differences between two packages, such as a package and the one that it extends.

use document::diff::{self, Change};
use terrible_swift_sword::variants::Variants;

use crate::inspect::Loaded;

/// Returns all differences between two packages, in the order of files and of positions in the
/// files.
pub fn between(before: &Loaded, after: &Loaded) -> Vec<Change> {
    let values = |name| [before, after].map(|loaded| loaded.variants.get(name));
    let points = Variants::POINTS.iter();
    let readings =
        points.filter_map(|point| Change::of_rule(point.name, point.id, values(point.name)));
    let documents = diff::documents(&before.documents.trees(), &after.documents.trees());
    readings.chain(documents).collect()
}
