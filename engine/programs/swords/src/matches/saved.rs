//! Saves at the terminal: creation and loading.

use std::path::Path;
use std::sync::Arc;

use kernel::say;
use session::save::{self, CannotPlay, SaveError, SaveFile};
use session::{AnyEdition, AnyMatch, Setup, edition_of};

use crate::failure::Failure;
use crate::matches::{contents, saves};
use crate::packages::games::PackageIndex;

/// A match together with its save file.
pub(crate) struct Saved {
    pub(crate) edition: Arc<dyn AnyEdition>,
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) file: SaveFile,
}

impl Saved {
    /// Starts a new match and creates its save.
    pub(crate) fn begin(
        setup: Setup,
        edition: Arc<dyn AnyEdition>,
        path: &Path,
    ) -> Result<Self, Failure> {
        let game = edition.begin(setup).map_err(|error| match error {
            CannotPlay::Setup(error) => Failure::Usage(error.to_string()),
            error => Failure::Wrong(error.to_string()),
        })?;
        saves::make_folder(path)?;
        let file = SaveFile::create(path, game.journal().lines());
        let file = file.map_err(|error| unsaved(&error))?;
        Ok(Self { edition, game, file })
    }

    /// Loads the match of a save up to the last valid line. Returns a message about the invalid
    /// rest, if there is any.
    pub(crate) fn resume(
        path: &Path,
        package_index: &PackageIndex,
    ) -> Result<(Self, Option<String>), Failure> {
        let (mut file, text) = opened(path)?;
        let edition = edition_of(&text, package_index.library());
        let edition = edition.map_err(|error| contents::refused(path, &error))?;
        let loaded = edition.load(&text).map_err(|error| contents::refused(path, &error))?;
        contents::check(path, loaded.differs.as_ref())?;
        contents::tell_kept(path, &text, package_index);
        let problem = loaded.problem.map(|problem| format!("{}: {problem}", path.display()));
        // The valid part of the save replaces invalid or truncated lines.
        if problem.is_some() || !text.ends_with('\n') {
            let kept = path.with_extension("jsonl.damaged");
            save::write_whole(&kept, &text).map_err(|error| unsaved(&error))?;
            file.rewrite(loaded.game.journal().lines()).map_err(|error| unsaved(&error))?;
        }
        Ok((Self { edition, game: loaded.game, file }, problem))
    }
}

/// Reads a save, and checks that its match can be continued.
pub(crate) fn read_save(path: &Path, package_index: &PackageIndex) -> Result<String, Failure> {
    let (_, text) = opened(path)?;
    match package_index.load_save(&text) {
        Ok(loaded) => {
            contents::check(path, loaded.differs.as_ref())?;
            contents::tell_kept(path, &text, package_index);
            Ok(text)
        }
        Err(error) => Err(contents::refused(path, &error)),
    }
}

pub(crate) fn unsaved(error: &SaveError) -> Failure {
    Failure::Wrong(error.to_string())
}

fn opened(path: &Path) -> Result<(SaveFile, String), Failure> {
    let (file, text) = SaveFile::open(path).map_err(|error| unsaved(&error))?;
    if session::pbem::is_mail_file(&text) {
        let path = path.display().to_string();
        return Err(Failure::Usage(say!("play-mail-file", path)));
    }
    Ok((file, text))
}
