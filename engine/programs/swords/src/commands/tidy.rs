//! `swords format`: formats package files.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use document::copies;
use document::source::SourceFile;
use document::tidy;

use crate::failure::Failure;
use crate::output::out;
use crate::packages::games::{self, PackageIndex};
use crate::packages::scaffold;

/// Format the files of packages: indentation, blank lines and trailing spaces.
///
/// Comments and contents stay the same. This also renews the files for editors: `.schemas` and `scripts.d.rhai`.
#[derive(Debug, Args)]
pub(crate) struct Tidy {
    /// Packages by id or folder, single files, or other folders.
    #[arg(required = true)]
    paths: Vec<String>,
    /// Change nothing. List the untidy files, and fail if there are any.
    #[arg(long)]
    check: bool,
}

/// An untidy file below the named folder, with its formatted content.
struct Change {
    root: PathBuf,
    path: PathBuf,
    text: String,
}

impl Change {
    fn of(root: &Path, path: PathBuf, text: String) -> Self {
        Self { root: root.to_owned(), path, text }
    }
}

impl Tidy {
    pub(crate) fn run(&self, package_index: &PackageIndex) -> Result<(), Failure> {
        let (mut files, mut changes) = (Vec::new(), Vec::new());
        for path in &self.paths {
            let path = place(package_index, path)?;
            let root = if path.is_dir() { path.as_path() } else { path.parent().unwrap_or(&path) };
            let mut found = Vec::new();
            collect(&path, &mut found)?;
            files.extend(found.into_iter().map(|file| (root.to_owned(), file)));
            let old = scaffold::outdated_for_editors(package_index, &path)?;
            changes.extend(old.into_iter().map(|(file, text)| Change::of(root, file, text)));
        }
        let of = files.len() + changes.len();
        for (root, path) in files {
            let text = games::read(&path)?;
            let tidied = tidied(&path, &text)?;
            if tidied != text {
                changes.push(Change::of(&root, path, tidied));
            }
        }
        for Change { root, path, text } in &changes {
            out!("{}", path.display());
            if !self.check {
                scaffold::write(root, path, text)?;
            }
        }
        match (changes.len(), self.check) {
            (0, _) => out!("{of} files are tidy"),
            (n, false) => out!("{n} of {of} files tidied"),
            (n, true) => {
                let message = format!("{n} of {of} files are not tidy: run swords format");
                return Err(Failure::Wrong(message));
            }
        }
        Ok(())
    }
}

/// Returns the given path. If no such path exists, returns the folder of the game with this id.
fn place(package_index: &PackageIndex, path: &str) -> Result<PathBuf, Failure> {
    let direct = PathBuf::from(path);
    if direct.exists() { Ok(direct) } else { package_index.on_disk(path) }
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let failure = |error: &std::io::Error| Failure::file(path, error);
    let kind = fs::symlink_metadata(path).map_err(|error| failure(&error))?;
    if kind.is_file() && language(path).is_some() {
        files.push(path.to_owned());
    }
    if kind.is_dir() {
        let entries = fs::read_dir(path).map_err(|error| failure(&error))?;
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        for path in paths {
            collect(&path, files)?;
        }
    }
    Ok(())
}

/// Language of a file in a package.
enum Language {
    Yaml,
    Rhai,
}

fn language(path: &Path) -> Option<Language> {
    match path.extension()?.to_str()? {
        // The program writes this file, in a form that editors expect.
        _ if path.ends_with(copies::DEFINITIONS) => None,
        "yaml" => Some(Language::Yaml),
        "rhai" => Some(Language::Rhai),
        _ => None,
    }
}

fn tidied(path: &Path, text: &str) -> Result<String, Failure> {
    match language(path) {
        Some(Language::Rhai) => Ok(tidy::script(text)),
        _ => {
            let file = SourceFile::new(path.display().to_string(), text);
            tidy::document(&file).map_err(|problems| Failure::Wrong(games::written(&problems)))
        }
    }
}
