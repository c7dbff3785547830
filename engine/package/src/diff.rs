//! What is different between two packages, such as one and the one that it extends.

use blind_swords::profile::Profile;
use document::diff;
pub use document::diff::Change;
use document::tree::Node;

use crate::load::Loaded;

/// Every difference, in the order of files and of what stands in them.
pub fn between(before: &Loaded, after: &Loaded) -> Vec<Change> {
    let mut changes = rules(before, after);
    changes.extend(diff::documents(&played(before), &played(after)));
    changes.extend(diff::scripts(&before.scripts, &after.scripts));
    changes
}

/// The documents on which matches depend, by their files.
fn played(loaded: &Loaded) -> Vec<(String, &Node)> {
    let trees = loaded.documents.trees().filter(|(kind, ..)| !kind.number.is_aside());
    trees.map(|(_, file, tree)| (file, tree)).collect()
}

/// Variant points that are played otherwise, be it by preset or by option.
fn rules(before: &Loaded, after: &Loaded) -> Vec<Change> {
    let points = Profile::POINTS.iter().filter_map(|point| {
        let value = |loaded: &Loaded| loaded.game.profile.get(point.name).map(str::to_owned);
        let (before, after) = (value(before), value(after));
        (before != after).then(|| Change {
            file: "rules".to_owned(),
            path: format!("{} ({})", point.name, point.id),
            before,
            after,
            place: None,
        })
    });
    points.collect()
}
