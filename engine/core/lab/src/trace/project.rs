//! A checkout of the project, with its requirements, code and cases.

use std::fs;
use std::path::{Path, PathBuf};

use document::render;
use document::source::SourceFile;

use super::citation::cited;
use super::matrix::Matrix;
use super::requirements::Requirements;
use super::source::SourceText;
use super::traced::{CitingFile, Claim, Traced};

/// Folders that contain code, each with the extension of its source files.
const CODE: [(&str, &str); 4] =
    [("engine", "rs"), ("tests", "rs"), ("games", "rhai"), ("scripts", "rhai")];

/// Folder of the rule systems. Each system has a folder there, which has the system's id as name.
const SYSTEMS: &str = "engine/systems";

/// Returns the rule system that the `game.yaml` of a package names. `None` if it names none.
pub fn rules_of(root: &Path, package: &str) -> Option<String> {
    let front = fs::read_to_string(root.join("games").join(package).join("game.yaml")).ok()?;
    let named = front.lines().find_map(|line| line.strip_prefix("rules:"))?;
    Some(named.trim().to_owned())
}

/// Data of a checkout of the project, for one rule system.
#[derive(Clone, Debug)]
pub struct Project {
    /// Traceability data of the rule system.
    pub traced: &'static Traced,
    /// Requirements list of the rule system.
    pub requirements: Requirements,
    /// Source files of the checkout, including tests.
    pub code: Vec<SourceText>,
    /// Case files, with the citations of their cases.
    pub cases: Vec<CitingFile>,
}

impl Project {
    /// Returns the root of the checkout that contains a folder.
    pub fn root_around<'f>(folder: &'f Path, traced: &Traced) -> Option<&'f Path> {
        folder.ancestors().find(|root| root.join(traced.list).is_file())
    }

    /// Reads a checkout for a rule system.
    ///
    /// # Errors
    /// A human-readable message if a file cannot be read.
    pub fn read(root: &Path, traced: &'static Traced) -> Result<Self, String> {
        let list = SourceFile::new(traced.list, read(&root.join(traced.list))?);
        let requirements = Requirements::read(&list).map_err(|p| render::plain(&p))?;
        let systems = systems(root)?;
        let mut code = Vec::new();
        for (folder, extension) in CODE {
            for path in files(&root.join(folder), extension)? {
                let file = name(root, &path);
                if file != traced.declarations && owns(traced, &systems, &file) {
                    code.push(SourceText { file, text: read(&path)? });
                }
            }
        }
        Ok(Self { traced, requirements, code, cases: (traced.cases)(root)? })
    }

    /// Returns a message for each case whose `proves` has a requirement that its `rules` lacks.
    pub fn unnamed_proofs(&self) -> Vec<String> {
        let cases = self.cases.iter().flat_map(|of| of.cases.iter().map(move |case| (of, case)));
        let unnamed = cases.flat_map(|(of, case)| {
            let named: Vec<String> = case.rules.iter().flat_map(|rule| cited(rule)).collect();
            let strange = case.proves.iter().filter(move |id| !named.contains(id));
            strange.map(move |id| format!("{}:{} does not name {id}", of.file, case.line))
        });
        unnamed.collect()
    }

    /// Builds the traceability matrix from requirements, code and cases.
    pub fn matrix(&self) -> Matrix {
        Matrix::of(self)
    }
}

/// Returns the ids of the rule systems in a checkout. Folders that are crates belong to no system.
fn systems(root: &Path) -> Result<Vec<String>, String> {
    let folder = root.join(SYSTEMS);
    let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let folders = entries.flatten().map(|entry| entry.path());
    let folders = folders.filter(|path| path.is_dir() && !path.join("Cargo.toml").is_file());
    Ok(folders.map(|path| name(&folder, &path)).collect())
}

/// Whether a source file belongs to a rule system. `systems` contains the ids of all systems.
fn owns(traced: &Traced, systems: &[String], file: &str) -> bool {
    match traced.sources {
        Claim::Named => is_named(file, traced.id),
        Claim::Rest => !systems.iter().any(|id| id != traced.id && is_named(file, id)),
    }
}

/// Whether a file or one of its folders has the name of a rule system. In names of Rust modules,
/// `_` replaces `-`.
fn is_named(file: &str, system: &str) -> bool {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    stem.split('/').any(|part| part.replace('_', "-") == system)
}

/// Returns the case files of a checkout, with their names. The list contains the case files of
/// matching packages, and all case files outside packages.
///
/// # Errors
/// If a folder or file cannot be read.
pub fn case_files_of(
    root: &Path,
    belongs: impl Fn(&str) -> bool,
) -> Result<Vec<(String, PathBuf)>, String> {
    let mut all = files(&root.join("tests/cases"), "yaml")?;
    all.extend(files(&root.join("games"), "yaml")?);
    all.retain(|path| path.parent().is_some_and(|folder| folder.ends_with("cases")));
    let named = all.into_iter().map(|path| (name(root, &path), path));
    Ok(named.filter(|(file, _)| package_of(file).is_none_or(|package| belongs(&package))).collect())
}

/// Returns the name of the package whose folder contains a case file. `None` if the file is outside
/// packages.
pub fn package_of(file: &str) -> Option<String> {
    file.strip_prefix("games/")?.split('/').next().map(str::to_owned)
}

/// Returns the text of a file.
///
/// # Errors
/// If the file cannot be read.
pub fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn name(root: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(root).unwrap_or(path);
    let parts = inside.components().map(|part| part.as_os_str().to_string_lossy());
    parts.collect::<Vec<_>>().join("/")
}

/// Returns the files with an extension in a folder and its subfolders, sorted by name.
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
