//! Where matches are saved if no file is named.

use std::fs;
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use kernel::Side;

use crate::failure::Failure;

/// The variable that names the folder of saves.
const SAVES: &str = "SWORDS_SAVES";

/// The folder of saves: the one that is named at the command line, or in the environment, or the platform's for data
/// of programs; `saves` here where the platform has none, as for who has no home.
#[derive(Clone, Debug)]
pub(crate) struct Saves {
    folder: PathBuf,
    /// What has to be said again to find it again.
    argument: String,
}

impl Saves {
    /// The folder, by what the command line names.
    pub(crate) fn of(named: Option<&Path>) -> Self {
        if let Some(folder) = named {
            let argument = format!(" --saves {}", folder.display());
            return Self { folder: folder.to_path_buf(), argument };
        }
        let of_environment = std::env::var_os(SAVES).filter(|folder| !folder.is_empty());
        let folder = of_environment.map(PathBuf::from).or_else(of_platform);
        Self { folder: folder.unwrap_or_else(|| "saves".into()), argument: String::new() }
    }

    /// The same, ready to be written into.
    pub(crate) fn ready(&self) -> Result<&Self, Failure> {
        let probe = self.folder.join(format!(".writable-{}", std::process::id()));
        let written = fs::create_dir_all(&self.folder).and_then(|()| fs::write(&probe, ""));
        let removed = written.and_then(|()| fs::remove_file(&probe));
        removed.map_err(|error| {
            Failure::Wrong(format!(
                "cannot save a match in {}: {error}; name another folder with --saves DIR or the environment \
                 variable {SAVES}",
                self.folder.display()
            ))
        })?;
        Ok(self)
    }

    /// The file in which matches of the browser are kept, if none is named.
    pub(crate) fn matches(&self, named: Option<&Path>) -> PathBuf {
        named.map_or_else(|| self.folder.join("matches.sqlite"), Path::to_path_buf)
    }

    /// A name for a save that is not taken yet.
    pub(crate) fn free_name(&self, game: &str, scenario: &str) -> PathBuf {
        let name = |n: u32| self.folder.join(format!("{game}-{scenario}-{n}.jsonl"));
        let mut names = (1..).map(name);
        names.find(|path| !path.exists()).unwrap_or_else(|| self.folder.join("match.jsonl"))
    }

    /// The file of one side's own copy of a match by post.
    pub(crate) fn own_copy(&self, id: &str, side: Side) -> PathBuf {
        self.folder.join("by-post").join(format!("{id}-{}.jsonl", side.id()))
    }

    /// What to type after `swords play` to go on with a match of the browser.
    pub(crate) fn again(&self, id: &str) -> String {
        format!("{id}{}", self.argument)
    }
}

/// The platform's folder for what this program keeps, for who has a home.
fn of_platform() -> Option<PathBuf> {
    Some(choose_native_strategy().ok()?.data_dir().join("blind-swords"))
}

/// Makes the folder in which a file is to lie.
pub(crate) fn make_folder(path: &Path) -> Result<(), Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.map_or(Ok(()), |folder| {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))
    })
}
