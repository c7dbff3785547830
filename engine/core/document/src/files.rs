//! The files of a package.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::file::SourceFile;
use crate::manifest::{self, Manifest};

/// The folders of a package, with the extension of their files.
pub(crate) const FOLDERS: [(&str, &str); 5] = [
    ("scenarios", ".yaml"),
    ("lessons", ".yaml"),
    ("plans", ".yaml"),
    ("cases", ".yaml"),
    ("scripts", ".rhai"),
];

/// The files of one package by their path inside it, such as `scenarios/first.yaml`, and its front.
#[derive(Clone, Debug, Default)]
pub struct Files {
    files: BTreeMap<String, Arc<SourceFile>>,
    front: Manifest,
}

impl Files {
    /// The file at `path` inside the package.
    pub fn get(&self, path: &str) -> Option<&Arc<SourceFile>> {
        self.files.get(path)
    }

    /// What its `game.yaml` says before it is read as a whole.
    pub fn front(&self) -> &Manifest {
        &self.front
    }

    /// Every file, in the order of its path.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arc<SourceFile>)> {
        self.files.iter().map(|(path, file)| (path.as_str(), file))
    }

    /// Files directly inside `folder` whose name ends in `extension`, in order.
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

    /// The name without folder and extension: `scenarios/first.yaml` is `first`.
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
