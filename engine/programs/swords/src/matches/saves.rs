//! The folder that saves are stored in by default.

use std::fs;
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use kernel::{Side, say};

use crate::failure::Failure;

/// Environment variable with the folder of saves.
const SAVES: &str = "SWORDS_SAVES";
/// Name of the folder with the packages of saves, beside the saves or the database.
pub(crate) const PACKAGES: &str = "packages";

/// Folder of saves. The command line or the environment can name the folder. Otherwise, it is the
/// platform's data folder, or `saves` in the current folder if the user has no home folder.
#[derive(Clone, Debug)]
pub(crate) struct Saves {
    folder: PathBuf,
    /// Command-line argument by which another command uses the same folder.
    argument: String,
}

impl Saves {
    /// Returns the folder of saves. `named` is the folder from the command line, if any.
    pub(crate) fn of(named: Option<&Path>) -> Self {
        if let Some(folder) = named {
            let argument = format!(" --saves {}", folder.display());
            return Self { folder: folder.to_path_buf(), argument };
        }
        let of_environment = std::env::var_os(SAVES).filter(|folder| !folder.is_empty());
        let folder = of_environment.map(PathBuf::from).or_else(of_platform);
        Self { folder: folder.unwrap_or_else(|| "saves".into()), argument: String::new() }
    }

    /// Creates the folder if necessary and returns `self`.
    pub(crate) fn ready(&self) -> Result<&Self, Failure> {
        let probe = self.folder.join(format!(".writable-{}", std::process::id()));
        let written = fs::create_dir_all(&self.folder).and_then(|()| fs::write(&probe, ""));
        let removed = written.and_then(|()| fs::remove_file(&probe));
        removed.map_err(|error| {
            let (folder, error) = (self.folder.display().to_string(), error.to_string());
            Failure::Wrong(say!("saves-not-writable", folder, error, variable = SAVES))
        })?;
        Ok(self)
    }

    /// Returns the folder with the packages of saves.
    pub(crate) fn packages(&self) -> PathBuf {
        self.folder.join(PACKAGES)
    }

    /// Returns the path of the database for browser matches. `named` is the path from the command
    /// line, if any.
    pub(crate) fn matches(&self, named: Option<&Path>) -> PathBuf {
        named.map_or_else(|| self.folder.join("matches.sqlite"), Path::to_path_buf)
    }

    /// Returns a path for a new save, at which no file exists.
    pub(crate) fn free_name(&self, game: &str, scenario: &str) -> PathBuf {
        let name = |n: u32| self.folder.join(format!("{game}-{scenario}-{n}.jsonl"));
        let mut names = (1..).map(name);
        names.find(|path| !path.exists()).unwrap_or_else(|| self.folder.join("match.jsonl"))
    }

    /// Returns the path of one side's own copy of a match by mail.
    pub(crate) fn own_copy(&self, id: &str, side: Side) -> PathBuf {
        self.folder.join("by-post").join(format!("{id}-{}.jsonl", side.id()))
    }

    /// Returns the arguments of `swords play` that continue a browser match with this id.
    pub(crate) fn again(&self, id: &str) -> String {
        format!("{id}{}", self.argument)
    }
}

/// Returns the platform's data folder for this program. `None` if the user has no home folder.
fn of_platform() -> Option<PathBuf> {
    Some(choose_native_strategy().ok()?.data_dir().join("blind-swords"))
}

/// Creates the folder that contains a file.
pub(crate) fn make_folder(path: &Path) -> Result<(), Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.map_or(Ok(()), |folder| {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))
    })
}
