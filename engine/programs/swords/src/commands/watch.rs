//! `swords watch`: checks a package whenever one of its files changes.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use clap::Args;
use document::Folder;
use notify::{Event, EventKind, RecursiveMode, Watcher};

use super::export::map;
use super::validate;
use crate::failure::Failure;
use crate::output::out;
use crate::packages::games::PackageIndex;

/// Check a package and redraw its map whenever one of its files changes.
#[derive(Debug, Args)]
pub(crate) struct Watch {
    /// The game, by its id or its folder.
    game: String,
    /// The file for the map (default: the id of the game with `.svg`, in this folder).
    #[arg(short, long, value_name = "FILE.svg")]
    output: Option<PathBuf>,
    /// Draw the units of this scenario as well.
    #[arg(long)]
    scenario: Option<String>,
}

impl Watch {
    /// Runs the command until the user interrupts it.
    pub(crate) fn run(&self, package_index: &PackageIndex) -> Result<(), Failure> {
        self.output.as_deref().map_or(Ok(()), map::expect_svg)?;
        let folder = package_index.on_disk(&self.game)?;
        let (sender, changes) = mpsc::channel();
        let mut watcher = notify::recommended_watcher(move |event| {
            // The receiver closes only when the program ends.
            let _ = sender.send(event);
        })
        .map_err(|error| unwatched(&error))?;
        for place in watched(package_index, &folder) {
            watcher.watch(&place, RecursiveMode::Recursive).map_err(|error| unwatched(&error))?;
        }
        self.look(package_index, &folder)?;
        while wait(&changes, SETTLED) {
            self.look(package_index, &folder)?;
        }
        Ok(())
    }

    /// Checks the package and draws its map. Prints the findings, which do not end the watch.
    fn look(&self, package_index: &PackageIndex, folder: &Path) -> Result<(), Failure> {
        let folder = Folder::on_disk(folder);
        validate::check(package_index, &folder).tell_briefly();
        let Ok(package) = package_index.open_folder(&folder) else { return Ok(()) };
        let output = self.output.clone();
        let output = output.unwrap_or_else(|| PathBuf::from(format!("{}.svg", package.id())));
        match map::picture(&package, self.scenario.as_deref()) {
            Ok(picture) => {
                fs::write(&output, picture).map_err(|error| Failure::file(&output, &error))?;
                out!("map written to {}", output.display());
            }
            Err(problem) => out!("{problem}"),
        }
        Ok(())
    }
}

/// Time without further changes after which a change counts as complete. Editors write a file in
/// several steps.
const SETTLED: Duration = Duration::from_millis(80);

/// Waits for a relevant change and for the quiet time `settled` after it. Returns false if the
/// watcher has ended.
fn wait(changes: &Receiver<notify::Result<Event>>, settled: Duration) -> bool {
    loop {
        match changes.recv() {
            Ok(Ok(event)) if matters(&event) => break,
            Ok(_) => {}
            Err(_) => return false,
        }
    }
    while changes.recv_timeout(settled).is_ok() {}
    true
}

/// Whether an event may have changed a package.
fn matters(event: &Event) -> bool {
    let is_source = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension == "yaml" || extension == "rhai")
    };
    !matches!(event.kind, EventKind::Access(_)) && event.paths.iter().any(is_source)
}

/// Returns the folders that affect the package: its own, those of the packages it extends, and
/// those of shared files.
fn watched(package_index: &PackageIndex, folder: &Path) -> Vec<PathBuf> {
    let beside = folder.parent();
    let own = Folder::on_disk(folder);
    let bases = package_index.read(&own).map(|sources| sources.bases).unwrap_or_default();
    let base = |id: String| Some(package_index.extended(&own, &id).ok()?.path()?.to_path_buf());
    let bases = bases.into_keys().filter_map(base);
    let root = beside.filter(|games| games.ends_with("games")).and_then(Path::parent);
    let shared = ["charts", "scripts"].into_iter().filter_map(|name| Some(root?.join(name)));
    let all = std::iter::once(folder.to_owned()).chain(bases).chain(shared);
    all.filter(|place| place.is_dir()).collect()
}

fn unwatched(error: &notify::Error) -> Failure {
    Failure::Wrong(format!("cannot watch for changes: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use notify::event::{AccessKind, ModifyKind};

    fn event(kind: EventKind, path: &str) -> Event {
        Event::new(kind).add_path(PathBuf::from(path))
    }

    const SAVED: EventKind = EventKind::Modify(ModifyKind::Any);

    #[test]
    fn only_a_changed_source_matters() {
        assert!(matters(&event(SAVED, "games/a/map.yaml")));
        assert!(matters(&event(SAVED, "scripts/a.rhai")));
        assert!(!matters(&event(SAVED, "a.svg")), "the picture is our own");
        assert!(!matters(&event(EventKind::Access(AccessKind::Any), "games/a/map.yaml")));
    }

    #[test]
    fn several_changes_are_one() {
        let (sender, changes) = mpsc::channel();
        for path in ["a.svg", "map.yaml", "units.yaml"] {
            sender.send(Ok(event(SAVED, path))).expect("somebody listens");
        }
        assert!(wait(&changes, Duration::ZERO));
        assert!(changes.try_recv().is_err(), "all of them are looked at together");
        drop(sender);
        assert!(!wait(&changes, Duration::ZERO), "there will be no more");
    }
}
