//! Differences between two packages, for instance a package and its extension.

use blind_swords::profile::Profile;
use document::diff;
pub use document::diff::Change;
use document::tree::Node;

use crate::load::Loaded;

/// Returns all differences, in the order of files and of their contents.
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

/// Returns the variant points with different values, whether by preset or by option.
fn rules(before: &Loaded, after: &Loaded) -> Vec<Change> {
    let values = |name| [before, after].map(|loaded| loaded.game.profile.get(name));
    let points = Profile::POINTS.iter();
    points.filter_map(|point| Change::of_rule(point.name, point.id, values(point.name))).collect()
}
