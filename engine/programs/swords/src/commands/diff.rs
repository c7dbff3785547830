//! `swords diff`: the changes that one game makes to another.

use clap::Args;
use document::Sources;
use document::diff::Change;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::format::{Format, Plain};
use crate::output::out;
use crate::packages::games::PackageIndex;

/// Show a game's changes to the game that it extends, or the differences between two games.
#[derive(Debug, Args)]
pub(crate) struct Diff {
    /// The game, by its id or its folder.
    game: String,
    /// The game to compare with (default: the game that it extends).
    #[arg(long, value_name = "GAME")]
    from: Option<String>,
}

impl Diff {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let folder = package_index.find(&self.game)?;
        let after = package_index.read(&folder)?;
        let from = match (&self.from, &after.package.front().extends) {
            (Some(from), _) => package_index.find(from)?,
            (None, Some(base)) => package_index.extended(&folder, &base.text)?,
            (None, None) => {
                let message = format!("{} extends no game: name one with --from", self.game);
                return Err(Failure::Usage(message));
            }
        };
        let before = package_index.read(&from)?;
        let changes = package_index.compare(&from, &folder)?;
        match format {
            Plain::Json => out!("{}", Value::from_iter(changes.iter().map(data))),
            Plain::Human => tell(&changes, id(&before), id(&after)),
        }
        Ok(())
    }
}

/// Returns the id of a package, or the name of its source if the package has no id.
fn id(sources: &Sources) -> &str {
    sources.package.front().id.as_ref().map_or(&sources.name, |id| &id.text)
}

fn tell(changes: &[Change], before: &str, after: &str) {
    out!("{after}, compared with {before}: {} differences", changes.len());
    let mut file = "";
    for change in changes {
        if change.file != file {
            file = &change.file;
            out!("{file}");
        }
        out!("  {}", line(change));
    }
}

fn line(change: &Change) -> String {
    let path = if change.path.is_empty() { "(all of it)" } else { &change.path };
    match (&change.before, &change.after) {
        (Some(before), Some(after)) => format!("{path}: {before} -> {after}"),
        (None, Some(after)) => format!("+ {path}: {after}"),
        (Some(before), None) => format!("- {path}: {before}"),
        (None, None) => path.to_owned(),
    }
}

fn data(change: &Change) -> Value {
    let place = change.place.as_ref().map(|place| {
        let (line, column) = place.line_column();
        format!("{}:{line}:{column}", place.file.path)
    });
    json!({
        "file": change.file, "path": change.path,
        "before": change.before, "after": change.after, "place": place,
    })
}
