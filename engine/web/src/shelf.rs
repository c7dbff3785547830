//! The games that are served, each loaded once.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use blind_swords::BlindSwords;
use blind_swords::game::Game;
use kernel::HexId;
use series::{Edition, Library, Opened, library, sight};

use crate::drawing::{self, Sheet};
use crate::geometry;

/// The games of a folder, and single ones from elsewhere.
#[derive(Debug)]
pub struct Shelf {
    root: PathBuf,
    /// Packages from elsewhere that may be played, by the name that saves give them.
    guests: Vec<String>,
    shelved: Mutex<BTreeMap<String, Arc<Shelved>>>,
}

/// A game with what is computed from it once.
#[derive(Debug)]
pub(crate) struct Shelved {
    /// The game, ready to be played.
    pub(crate) opened: Arc<Opened>,
    /// The game with lines of sight across the whole map.
    far: OnceLock<Arc<Game>>,
    dry_streams: Vec<Vec<HexId>>,
    land: OnceLock<String>,
    geometry: OnceLock<String>,
}

impl Shelf {
    /// The games in the folder `games` of a root.
    pub fn new(root: impl Into<PathBuf>) -> Self {
        Self { root: root.into(), guests: Vec::new(), shelved: Mutex::default() }
    }

    /// The same with a package from elsewhere, by the name that saves give it.
    #[must_use]
    pub fn with(mut self, package: impl Into<String>) -> Self {
        self.guests.push(package.into());
        self
    }

    /// The names of all games.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.root.join("games")).into_iter().flatten().flatten();
        let folders = entries.filter(|entry| entry.path().join("game.yaml").is_file());
        let mut names: Vec<_> =
            folders.filter_map(|entry| entry.file_name().into_string().ok()).collect();
        names.extend(
            self.guests.iter().filter(|guest| !names.contains(guest)).cloned().collect::<Vec<_>>(),
        );
        names.sort();
        names
    }

    /// A game by its name; nothing but a name of [`Shelf::names`] opens a folder.
    pub(crate) fn shelved(&self, name: &str) -> Result<Arc<Shelved>, String> {
        let mut shelved = self.shelved.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = shelved.get(name) {
            return Ok(Arc::clone(found));
        }
        let names = self.names();
        if !names.iter().any(|known| known == name) {
            return Err(format!("there is no game `{name}`: expected {}", names.join(" or ")));
        }
        let folder = package::find(&self.root, name).map_err(|problem| problem.message)?;
        let fresh = Arc::new(Shelved::open(&folder)?);
        shelved.insert(name.to_owned(), Arc::clone(&fresh));
        Ok(fresh)
    }
}

impl Library<BlindSwords> for &Shelf {
    fn open(&self, package: &str) -> Result<Arc<dyn Edition<BlindSwords>>, String> {
        Ok(Arc::clone(&self.shelved(package)?.opened) as _)
    }
}

impl Shelved {
    fn open(folder: &Path) -> Result<Self, String> {
        let (loaded, opened) = library::open(folder)?;
        let dry_streams = drawing::dry_streams(&loaded);
        Ok(Self {
            opened: Arc::new(opened),
            far: OnceLock::new(),
            dry_streams,
            land: OnceLock::new(),
            geometry: OnceLock::new(),
        })
    }

    /// The compiled game.
    pub(crate) fn game(&self) -> &Game {
        &self.opened.game
    }

    /// The game with lines of sight across the whole map.
    pub(crate) fn far(&self) -> Arc<Game> {
        Arc::clone(self.far.get_or_init(|| Arc::new(sight::far_sighted(self.game()))))
    }

    /// The land as a drawing.
    pub(crate) fn land(&self) -> &str {
        self.land.get_or_init(|| drawing::draw_land(&self.sheet()))
    }

    /// All that never changes, as JSON.
    pub(crate) fn geometry(&self) -> &str {
        self.geometry.get_or_init(|| {
            let seen = geometry::of(&self.sheet(), self.game());
            serde_json::to_string(&seen).expect("a game is plain data")
        })
    }

    fn sheet(&self) -> Sheet<'_> {
        Sheet::of_land(self.game(), self.dry_streams.clone())
    }
}
