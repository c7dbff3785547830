//! A checkout of the project: its requirements, code and cases.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use blind_swords::profile::Profile;
use package::render;
use package::source::SourceFile;
use series::library;

use super::REQUIREMENTS;
use super::matrix::Matrix;
use super::requirements::Requirements;
use super::source::SourceText;
use crate::cases::{self, model::CaseFile};

/// The folders of code, of cases and of packages.
const CODE: [(&str, &str); 4] =
    [("engine", "rs"), ("tests", "rs"), ("games", "rhai"), ("scripts", "rhai")];

/// Where the options of the profile are declared; they are carried out elsewhere.
const DECLARATIONS: &str = "engine/rules/src/profile.rs";

/// Where the code of other families begins: their requirements are lists of their own.
const OTHERS: &str = "engine/brigade-";

/// Whether a package of a checkout is played by the series, as packages are that name no other rules.
pub fn is_of_series(root: &Path, package: &str) -> bool {
    let front = fs::read_to_string(root.join("games").join(package).join("game.yaml"));
    let front = front.unwrap_or_default();
    let mut named = front.lines().filter_map(|line| line.strip_prefix("rules:"));
    named.all(|word| word.trim() == package::BLIND_SWORDS.id)
}

/// A checkout of the project, read.
#[derive(Clone, Debug)]
pub struct Project {
    /// The list of requirements.
    pub requirements: Requirements,
    /// The sources, those of tests too.
    pub code: Vec<SourceText>,
    /// The case files.
    pub cases: Vec<CaseSource>,
}

/// A case file, and the values of options that its package plays by.
#[derive(Clone, Debug)]
pub struct CaseSource {
    /// The file, from the root of the project.
    pub file: String,
    /// Its cases.
    pub cases: CaseFile,
    /// The id of its package.
    pub package: String,
    /// The values of the package.
    pub profile: Profile,
}

impl Project {
    /// The root of the checkout that a folder lies in.
    pub fn root_around(folder: &Path) -> Option<&Path> {
        folder.ancestors().find(|root| root.join(REQUIREMENTS).is_file())
    }

    /// Reads a checkout.
    ///
    /// # Errors
    /// What cannot be read, in words for people.
    pub fn read(root: &Path) -> Result<Self, String> {
        let list = SourceFile::new(REQUIREMENTS, read(&root.join(REQUIREMENTS))?);
        let requirements = Requirements::read(&list).map_err(|p| render::plain(&p))?;
        let mut code = Vec::new();
        for (folder, extension) in CODE {
            for path in files(&root.join(folder), extension)? {
                let file = name(root, &path);
                if file != DECLARATIONS && !file.starts_with(OTHERS) {
                    code.push(SourceText { file, text: read(&path)? });
                }
            }
        }
        Ok(Self { requirements, code, cases: case_files(root)? })
    }

    /// Joins requirements, code and cases.
    pub fn matrix(&self) -> Matrix {
        Matrix::of(self)
    }
}

fn case_files(root: &Path) -> Result<Vec<CaseSource>, String> {
    let mut profiles = BTreeMap::new();
    let mut found = Vec::new();
    for path in
        files(&root.join("tests"), "yaml")?.into_iter().chain(files(&root.join("games"), "yaml")?)
    {
        if path.parent().is_some_and(|folder| folder.ends_with("cases")) {
            let file = name(root, &path);
            if package_of(&file).is_some_and(|package| !is_of_series(root, &package)) {
                continue;
            }
            let source: Arc<SourceFile> = SourceFile::new(file.clone(), read(&path)?);
            let cases = cases::read(&source).map_err(|problems| render::plain(&problems))?;
            let package = cases.package.clone().or_else(|| package_of(&file));
            let package = package.ok_or_else(|| format!("{file} names no package"))?;
            let profile = match profiles.get(&package) {
                Some(&known) => known,
                None => profile(root, &package)?,
            };
            profiles.insert(package.clone(), profile);
            found.push(CaseSource { file, cases, package, profile });
        }
    }
    Ok(found)
}

fn profile(root: &Path, package: &str) -> Result<Profile, String> {
    Ok(library::open(&root.join("games").join(package))?.1.game.profile)
}

/// The package in whose folder a case file lies.
fn package_of(file: &str) -> Option<String> {
    file.strip_prefix("games/")?.split('/').next().map(str::to_owned)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn name(root: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(root).unwrap_or(path);
    let parts = inside.components().map(|part| part.as_os_str().to_string_lossy());
    parts.collect::<Vec<_>>().join("/")
}

/// The files with an extension in a folder and below it, in the order of their names.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let (mut found, mut open) = (Vec::new(), vec![folder.to_path_buf()]);
    while let Some(folder) = open.pop() {
        if !folder.is_dir() {
            continue;
        }
        let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|own| own == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
