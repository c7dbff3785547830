//! `swords diff`: the changes that one game makes to another, and the briefings of games with
//! different rules.

use std::collections::BTreeSet;

use clap::Args;
use document::diff::Change;
use document::{Folder, Sources};
use kernel::Briefing;
use serde_json::{Value, json};
use session::Listed;

use crate::failure::Failure;
use crate::format::{Format, Plain};
use crate::output::out;
use crate::packages::games::{self, PackageIndex};

/// Show a game's changes to the game that it extends, or the differences between two games.
///
/// Games with different rules are compared by the briefings of their scenarios: length, victory,
/// armies and special rules.
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
        if package_index.book(&before).id() != package_index.book(&after).id() {
            let compared = [&from, &folder].map(|folder| briefings(package_index, folder));
            let [before, after] = compared;
            return tell_briefings(&[before?, after?].concat(), format);
        }
        let changes = package_index.compare(&from, &folder)?;
        match format {
            Plain::Json => out!("{}", Value::from_iter(changes.iter().map(data))),
            Plain::Human => tell(&changes, id(&before), id(&after)),
        }
        Ok(())
    }
}

/// Scenario of a game with its briefing.
#[derive(Clone)]
struct Briefed {
    name: String,
    rules: &'static str,
    briefing: Briefing,
}

fn briefings(index: &PackageIndex, folder: &Folder) -> Result<Vec<Briefed>, Failure> {
    let rules = index.book(&index.read(folder)?).id();
    let package = index.open_folder(folder)?;
    let briefed = |listed: Listed| {
        let briefing = games::begun(&*package, &listed.id)?.briefing();
        let name = format!("{}: {}", package.title(), listed.name);
        Ok(briefing.map(|briefing| Briefed { name, rules, briefing }))
    };
    package.scenarios().into_iter().filter_map(|listed| briefed(listed).transpose()).collect()
}

/// Prints the briefings section by section, with all scenarios in each.
fn tell_briefings(all: &[Briefed], format: Plain) -> Result<(), Failure> {
    if matches!(format, Plain::Json) {
        let data =
            |of: &Briefed| json!({"name": of.name, "rules": of.rules, "briefing": of.briefing});
        out!("{}", Value::from_iter(all.iter().map(data)));
        return Ok(());
    }
    for Briefed { name, rules, briefing } in all {
        out!("{name} ({rules})\n  {}\n  {}", briefing.about, briefing.length);
    }
    let titles = all.iter().flat_map(|of| &of.briefing.sections).map(|panel| &panel.title);
    let mut told = BTreeSet::new();
    for title in titles.filter(|title| told.insert(*title)) {
        out!("\n{title}");
        for Briefed { name, briefing, .. } in all {
            for panel in briefing.sections.iter().filter(|panel| panel.title == *title) {
                out!("  {name}");
                // The first two lines are empty and the title.
                panel.lines().iter().skip(2).for_each(|line| out!("    {line}"));
            }
        }
    }
    Ok(())
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
