//! Differences between two packages, such as a package and the one that it extends.

use blind_swords::profile::Profile;
use document::diff;
pub use document::diff::Change;
use document::tree::Node;

use crate::load::Loaded;

/// Returns all differences between two packages, in the order of files and of positions in the
/// files.
pub fn between(before: &Loaded, after: &Loaded) -> Vec<Change> {
    let mut changes = rules(before, after);
    changes.extend(diff::documents(&played(before), &played(after)));
    changes.extend(diff::scripts(&before.scripts, &after.scripts));
    changes
}

/// Returns the documents that affect play, by file name.
fn played(loaded: &Loaded) -> Vec<(String, &Node)> {
    let trees = loaded.documents.trees().filter(|(kind, ..)| !kind.number.is_aside());
    trees.map(|(_, file, tree)| (file, tree)).collect()
}

/// Returns the rules options whose values differ, no matter whether a preset or an option sets
/// them.
fn rules(before: &Loaded, after: &Loaded) -> Vec<Change> {
    let values = |name| [before, after].map(|loaded| loaded.game.profile.get(name));
    let points = Profile::POINTS.iter();
    points.filter_map(|point| Change::of_rule(point.name, point.id, values(point.name))).collect()
}
