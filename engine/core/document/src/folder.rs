//! Folders with documents, on disk or built into the program. All reading of documents goes through
//! this module.

use std::borrow::Cow;
use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::diag::Diagnostic;
use crate::packed::{Label, Packed};

/// A set of files built into the program.
pub struct Archive {
    /// Prefix of the file paths that messages show.
    pub name: &'static str,
    /// Paths of all files, with `/` as separator.
    pub paths: fn() -> Vec<Cow<'static, str>>,
    /// Reads the file at a path.
    pub read: fn(&str) -> Option<Cow<'static, [u8]>>,
}

impl fmt::Debug for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Archive({})", self.name)
    }
}

/// A folder on disk, in an archive or in a packed battle.
#[derive(Clone, Debug)]
pub struct Folder(Kind);

#[derive(Clone, Debug)]
enum Kind {
    OnDisk(PathBuf),
    /// The part of an archive below a path. The empty path is the whole archive.
    BuiltIn(&'static Archive, String),
    /// The part of a packed battle below a path.
    Packed(Arc<Packed>, String),
}

/// Maximum number of names read from a folder.
const MAX_NAMES: usize = 4_096;
/// Maximum number of files in a folder and its subfolders.
const MAX_BELOW: usize = 4_096;

/// Reason why a file was not read.
#[derive(Debug)]
pub enum Unread {
    /// The file is a link, which packages may not contain.
    Link,
    /// The file does not exist.
    NoFile,
    /// The operating system reported an error.
    Failed(io::Error),
}

impl Folder {
    /// Returns the folder at a path.
    pub fn on_disk(path: impl Into<PathBuf>) -> Self {
        Self(Kind::OnDisk(path.into()))
    }

    /// Returns the root of an archive.
    pub const fn built_in(archive: &'static Archive) -> Self {
        Self(Kind::BuiltIn(archive, String::new()))
    }

    /// Returns the folder of the package in a packed battle. If the battle cannot be opened, the
    /// folder is empty.
    pub fn packed(packed: impl Into<Arc<Packed>>) -> Self {
        let packed = packed.into();
        let main = packed.contents().map_or_else(String::new, |contents| contents.main.clone());
        Self(Kind::Packed(packed, main))
    }

    /// Returns the path of the folder, if it is on disk.
    pub fn path(&self) -> Option<&Path> {
        match &self.0 {
            Kind::OnDisk(path) => Some(path),
            Kind::BuiltIn(..) | Kind::Packed(..) => None,
        }
    }

    /// Returns the path of the folder, or of the packed battle that contains it. `None` if neither
    /// is on disk.
    pub fn path_or_file(&self) -> Option<&Path> {
        match &self.0 {
            Kind::OnDisk(path) => Some(path),
            Kind::BuiltIn(..) => None,
            Kind::Packed(packed, _) => packed.path(),
        }
    }

    /// Returns the label of the packed battle that contains the folder. `None` for other folders.
    ///
    /// # Errors
    /// If the packed battle cannot be opened.
    pub fn label(&self) -> Option<Result<&Label, &Diagnostic>> {
        match &self.0 {
            Kind::Packed(packed, _) => Some(packed.label()),
            Kind::OnDisk(_) | Kind::BuiltIn(..) => None,
        }
    }

    /// Returns the root of the packed battle that contains the folder. `None` for other folders.
    pub(crate) fn packed_root(&self) -> Option<Self> {
        match &self.0 {
            Kind::Packed(packed, _) => Some(Self(Kind::Packed(Arc::clone(packed), String::new()))),
            Kind::OnDisk(_) | Kind::BuiltIn(..) => None,
        }
    }

    /// Returns the subfolder with this name, whether or not it exists.
    #[must_use]
    pub fn join(&self, name: &str) -> Self {
        Self(match &self.0 {
            Kind::OnDisk(path) => Kind::OnDisk(path.join(name)),
            Kind::BuiltIn(archive, path) => Kind::BuiltIn(archive, below(path, name)),
            Kind::Packed(packed, path) => Kind::Packed(Arc::clone(packed), below(path, name)),
        })
    }

    /// Returns the folder with this name next to the current one. `None` if the folder has no
    /// parent.
    pub fn beside(&self, name: &str) -> Option<Self> {
        match &self.0 {
            Kind::OnDisk(path) => Some(Self::on_disk(path.parent()?.join(name))),
            Kind::BuiltIn(archive, path) => {
                Some(Self(Kind::BuiltIn(archive, below(parent(path), name))))
            }
            Kind::Packed(packed, path) => {
                Some(Self(Kind::Packed(Arc::clone(packed), below(parent(path), name))))
            }
        }
    }

    /// Returns the name of the folder. `None` for a root.
    pub fn name(&self) -> Option<&str> {
        match &self.0 {
            Kind::OnDisk(path) => path.file_name()?.to_str(),
            Kind::BuiltIn(_, path) | Kind::Packed(_, path) => {
                path.rsplit('/').next().filter(|name| !name.is_empty())
            }
        }
    }

    /// Whether the folder exists.
    pub fn is_there(&self) -> bool {
        match &self.0 {
            Kind::OnDisk(path) => or_here(path).is_dir(),
            Kind::BuiltIn(..) | Kind::Packed(..) => !self.inside().is_empty(),
        }
    }

    /// Whether the folder contains a file with this name.
    pub fn has(&self, file: &str) -> bool {
        match &self.0 {
            Kind::OnDisk(path) => path.join(file).is_file(),
            Kind::BuiltIn(archive, path) => (archive.read)(&below(path, file)).is_some(),
            Kind::Packed(packed, path) => packed_file(packed, &below(path, file)).is_some(),
        }
    }

    /// Returns the names of the folder's contents, unsorted. Names that are not UTF-8 are omitted.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn names(&self) -> io::Result<Vec<String>> {
        match &self.0 {
            Kind::OnDisk(path) => {
                let entries = fs::read_dir(or_here(path))?.take(MAX_NAMES);
                let names = entries.map(|entry| Ok(entry?.file_name().into_string().ok()));
                names.filter_map(io::Result::transpose).collect()
            }
            Kind::BuiltIn(..) | Kind::Packed(..) => {
                let first = |path: &String| path.split('/').next().unwrap_or(path).to_owned();
                let mut names: Vec<String> = self.inside().iter().map(first).collect();
                names.dedup();
                Ok(names)
            }
        }
    }

    /// Returns the paths and contents of all files in the folder and its subfolders, sorted by
    /// path. Links are omitted.
    ///
    /// # Errors
    /// If a file cannot be read, or if the folder contains too many files.
    pub fn files(&self) -> io::Result<Vec<(String, Vec<u8>)>> {
        let mut paths = match &self.0 {
            Kind::OnDisk(path) => on_disk_below(path)?,
            Kind::BuiltIn(..) | Kind::Packed(..) => self.inside(),
        };
        if paths.len() > MAX_BELOW {
            let message = format!("contains more than {MAX_BELOW} files");
            return Err(io::Error::other(message));
        }
        paths.sort();
        let whole = |path: String| match self.read(&path, u64::MAX) {
            Ok(bytes) => Ok((path, bytes)),
            Err(unread) => Err(io::Error::other(format!("{path}: {unread}"))),
        };
        paths.into_iter().map(whole).collect()
    }

    /// Whether the folder is a link.
    pub(crate) fn is_link(&self) -> bool {
        self.path().is_some_and(is_link)
    }

    /// Whether the folder contains a file or folder with this name.
    pub fn has_any(&self, name: &str) -> bool {
        match &self.0 {
            Kind::OnDisk(path) => fs::symlink_metadata(path.join(name)).is_ok(),
            Kind::BuiltIn(..) | Kind::Packed(..) => self.has(name) || self.join(name).is_there(),
        }
    }

    /// Reads a regular file of at most `most` bytes. The method checks the file type before it
    /// opens the file, since opening a pipe would block. It checks again afterwards, in case
    /// another program replaced the file.
    pub fn read(&self, file: &str, most: u64) -> Result<Vec<u8>, Unread> {
        let path = match &self.0 {
            Kind::OnDisk(path) => path.join(file),
            Kind::BuiltIn(archive, path) => {
                let found = (archive.read)(&below(path, file)).ok_or(Unread::NoFile)?;
                return Ok(found.into_owned());
            }
            Kind::Packed(packed, path) => {
                let found = packed_file(packed, &below(path, file)).ok_or(Unread::NoFile)?;
                return Ok(found.to_vec());
            }
        };
        let kind = fs::symlink_metadata(&path)?.file_type();
        if kind.is_symlink() {
            return Err(Unread::Link);
        }
        if !kind.is_file() {
            return Err(Unread::NoFile);
        }
        let file = fs::File::open(&path)?;
        if !file.metadata()?.is_file() {
            return Err(Unread::NoFile);
        }
        let mut bytes = Vec::new();
        file.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Returns the paths of the files of an archive or packed battle below this folder. The paths
    /// are relative to the folder and sorted.
    fn inside(&self) -> Vec<String> {
        let (own, mut all): (_, Vec<String>) = match &self.0 {
            Kind::OnDisk(_) => return Vec::new(),
            Kind::BuiltIn(archive, own) => {
                (own, (archive.paths)().into_iter().map(Cow::into_owned).collect())
            }
            Kind::Packed(packed, own) => {
                let files =
                    packed.contents().into_iter().flat_map(|contents| contents.files.keys());
                (own, files.cloned().collect())
            }
        };
        if !own.is_empty() {
            let rest = |path: String| Some(path.strip_prefix(own)?.strip_prefix('/')?.to_owned());
            all = all.into_iter().filter_map(rest).collect();
        }
        all.sort();
        all
    }
}

impl fmt::Display for Folder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::OnDisk(path) => path.display().fmt(f),
            Kind::BuiltIn(archive, path) => f.write_str(&below(archive.name, path)),
            Kind::Packed(packed, path) => {
                let main = packed.contents().map_or("", |contents| &contents.main);
                let inside = path.strip_prefix(main).unwrap_or(path);
                f.write_str(&below(packed.shown(), inside.trim_start_matches('/')))
            }
        }
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Link => f.write_str("is a symbolic link"),
            Self::NoFile => f.write_str("is not a regular file"),
            Self::Failed(error) => write!(f, "cannot be read: {error}"),
        }
    }
}

impl From<io::Error> for Unread {
    fn from(error: io::Error) -> Self {
        Self::Failed(error)
    }
}

fn packed_file<'a>(packed: &'a Packed, path: &str) -> Option<&'a [u8]> {
    packed.contents()?.files.get(path).map(Vec::as_slice)
}

fn parent(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(parent, _)| parent)
}

fn below(path: &str, name: &str) -> String {
    match (path, name) {
        ("", rest) | (rest, "") => rest.to_owned(),
        (path, name) => format!("{path}/{name}"),
    }
}

/// Returns `.` for the empty path. A folder stores the empty path so that file names appear as the
/// user typed them.
fn or_here(path: &Path) -> &Path {
    if path.as_os_str().is_empty() { Path::new(".") } else { path }
}

fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|metadata| metadata.file_type().is_symlink())
}

fn on_disk_below(folder: &Path) -> io::Result<Vec<String>> {
    let (mut paths, mut open) = (Vec::new(), vec![String::new()]);
    while let Some(inside) = open.pop().filter(|_| paths.len() <= MAX_BELOW) {
        for entry in fs::read_dir(folder.join(&inside))? {
            let entry = entry?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            let (kind, path) = (entry.file_type()?, below(&inside, &name));
            if kind.is_dir() {
                open.push(path);
            } else if kind.is_file() {
                paths.push(path);
            }
        }
    }
    Ok(paths)
}
