//! The files of a package and its manifest.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::file::SourceFile;
use crate::manifest::{self, Manifest};

/// Folders of a package, with the extension of their files.
pub(crate) const FOLDERS: [(&str, &str); 5] = [
    ("scenarios", ".yaml"),
    ("lessons", ".yaml"),
    ("plans", ".yaml"),
    ("cases", ".yaml"),
    ("scripts", ".rhai"),
];

/// Whether a package reads the file at a path.
pub(crate) fn is_read(path: &str) -> bool {
    match path.split_once('/') {
        None => path.ends_with(".yaml"),
        Some((folder, name)) => FOLDERS.iter().any(|(known, extension)| {
            *known == folder && !name.contains('/') && name.ends_with(extension)
        }),
    }
}

/// The files of one package, with the manifest. Paths such as `scenarios/first.yaml` are relative
/// to the folder of the package.
#[derive(Clone, Debug, Default)]
pub struct Files {
    files: BTreeMap<String, Arc<SourceFile>>,
    front: Manifest,
}

impl Files {
    /// Returns the file at `path` in the package.
    pub fn get(&self, path: &str) -> Option<&Arc<SourceFile>> {
        self.files.get(path)
    }

    /// Returns the manifest, which was read from `game.yaml` before the rest of that file.
    pub fn front(&self) -> &Manifest {
        &self.front
    }

    /// Returns all files, sorted by path.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arc<SourceFile>)> {
        self.files.iter().map(|(path, file)| (path.as_str(), file))
    }

    /// Returns the files directly in `folder` whose names end in `extension`, sorted by path.
    pub fn inside<'a>(
        &'a self,
        folder: &'a str,
        extension: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a Arc<SourceFile>)> {
        self.iter().filter(move |(path, _)| {
            path.strip_prefix(folder)
                .and_then(|rest| rest.strip_prefix('/'))
                .is_some_and(|name| !name.contains('/') && name.ends_with(extension))
        })
    }

    /// Returns the file name without folder and extension: `first` for `scenarios/first.yaml`.
    pub fn stem(path: &str) -> &str {
        let name = path.rsplit('/').next().unwrap_or(path);
        name.split('.').next().unwrap_or(name)
    }

    pub(crate) fn insert(&mut self, path: &str, file: Arc<SourceFile>) {
        if path == manifest::FILE {
            self.front = Manifest::read(&file);
        }
        self.files.insert(path.to_owned(), file);
    }

    pub(crate) fn remove(&mut self, path: &str) {
        if path == manifest::FILE {
            self.front = Manifest::default();
        }
        self.files.remove(path);
    }
}
