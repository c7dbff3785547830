//! A folder in which documents lie: on disk, or built into the program. Whoever reads documents reads them here.

use std::borrow::Cow;
use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Files that are built into a program.
pub struct Archive {
    /// What stands before their paths where people read them.
    pub name: &'static str,
    /// The paths of all of them, parts parted by `/`.
    pub paths: fn() -> Vec<Cow<'static, str>>,
    /// The file at a path.
    pub read: fn(&str) -> Option<Cow<'static, [u8]>>,
}

impl fmt::Debug for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Archive({})", self.name)
    }
}

/// A folder.
#[derive(Clone, Debug)]
pub struct Folder(Kind);

#[derive(Clone, Debug)]
enum Kind {
    OnDisk(PathBuf),
    /// The part of an archive below a path; all of it below the empty path.
    BuiltIn(&'static Archive, String),
}

/// The most names of a folder that are looked at.
const MAX_NAMES: usize = 4_096;
/// The most files that lie in a folder and below it.
const MAX_BELOW: usize = 4_096;

/// Why a file is not read.
#[derive(Debug)]
pub enum Unread {
    /// It is a link, which a package may not have.
    Link,
    /// There is no such file.
    NoFile,
    /// The operating system refuses.
    Failed(io::Error),
}

impl Folder {
    /// The folder at a path.
    pub fn on_disk(path: impl Into<PathBuf>) -> Self {
        Self(Kind::OnDisk(path.into()))
    }

    /// All that an archive holds.
    pub const fn built_in(archive: &'static Archive) -> Self {
        Self(Kind::BuiltIn(archive, String::new()))
    }

    /// Where it lies, if it lies on a disk.
    pub fn path(&self) -> Option<&Path> {
        match &self.0 {
            Kind::OnDisk(path) => Some(path),
            Kind::BuiltIn(..) => None,
        }
    }

    /// A folder in it.
    #[must_use]
    pub fn join(&self, name: &str) -> Self {
        Self(match &self.0 {
            Kind::OnDisk(path) => Kind::OnDisk(path.join(name)),
            Kind::BuiltIn(archive, path) => Kind::BuiltIn(archive, below(path, name)),
        })
    }

    /// A folder beside it.
    pub fn beside(&self, name: &str) -> Option<Self> {
        match &self.0 {
            Kind::OnDisk(path) => Some(Self::on_disk(path.parent()?.join(name))),
            Kind::BuiltIn(archive, path) => {
                let parent = path.rsplit_once('/').map_or("", |(parent, _)| parent);
                Some(Self(Kind::BuiltIn(archive, below(parent, name))))
            }
        }
    }

    /// Its own name. The root has none.
    pub fn name(&self) -> Option<&str> {
        match &self.0 {
            Kind::OnDisk(path) => path.file_name()?.to_str(),
            Kind::BuiltIn(_, path) => path.rsplit('/').next().filter(|name| !name.is_empty()),
        }
    }

    /// Whether there is such a folder.
    pub fn is_there(&self) -> bool {
        match &self.0 {
            Kind::OnDisk(path) => or_here(path).is_dir(),
            Kind::BuiltIn(..) => !self.inside().is_empty(),
        }
    }

    /// Whether a file of a name lies in it.
    pub fn has(&self, file: &str) -> bool {
        match &self.0 {
            Kind::OnDisk(path) => path.join(file).is_file(),
            Kind::BuiltIn(archive, path) => (archive.read)(&below(path, file)).is_some(),
        }
    }

    /// The names of what it holds, in no order. Names that are no text are not ours.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn names(&self) -> io::Result<Vec<String>> {
        match &self.0 {
            Kind::OnDisk(path) => {
                let entries = fs::read_dir(or_here(path))?.take(MAX_NAMES);
                let names = entries.map(|entry| Ok(entry?.file_name().into_string().ok()));
                names.filter_map(io::Result::transpose).collect()
            }
            Kind::BuiltIn(..) => {
                let first = |path: &String| path.split('/').next().unwrap_or(path).to_owned();
                let mut names: Vec<String> = self.inside().iter().map(first).collect();
                names.dedup();
                Ok(names)
            }
        }
    }

    /// The paths of all files in it and below it, in order, each with what it holds. Links are left out.
    ///
    /// # Errors
    /// If one cannot be read, or they are too many.
    pub fn files(&self) -> io::Result<Vec<(String, Vec<u8>)>> {
        let mut paths = match &self.0 {
            Kind::OnDisk(path) => on_disk_below(path)?,
            Kind::BuiltIn(..) => self.inside(),
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

    /// Whether it is a link to a folder.
    pub(crate) fn is_link(&self) -> bool {
        self.path().is_some_and(is_link)
    }

    /// Whether anything of a name lies in it.
    pub fn has_any(&self, name: &str) -> bool {
        match &self.0 {
            Kind::OnDisk(path) => fs::symlink_metadata(path.join(name)).is_ok(),
            Kind::BuiltIn(..) => self.has(name) || self.join(name).is_there(),
        }
    }

    /// A plain file, up to so many bytes. What it is is looked at before it is opened, since opening a
    /// pipe waits for a writer, and again afterwards.
    pub fn read(&self, file: &str, most: u64) -> Result<Vec<u8>, Unread> {
        let path = match &self.0 {
            Kind::OnDisk(path) => path.join(file),
            Kind::BuiltIn(archive, path) => {
                let found = (archive.read)(&below(path, file)).ok_or(Unread::NoFile)?;
                return Ok(found.into_owned());
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

    /// The paths of an archive below this one, without it, in order.
    fn inside(&self) -> Vec<String> {
        let Kind::BuiltIn(archive, own) = &self.0 else { return Vec::new() };
        let all = (archive.paths)().into_iter();
        let mut inside: Vec<String> = match own.as_str() {
            "" => all.map(Cow::into_owned).collect(),
            own => {
                let rest = |path: Cow<'_, str>| {
                    Some(path.strip_prefix(own)?.strip_prefix('/')?.to_owned())
                };
                all.filter_map(rest).collect()
            }
        };
        inside.sort();
        inside
    }
}

impl fmt::Display for Folder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::OnDisk(path) => path.display().fmt(f),
            Kind::BuiltIn(archive, path) => f.write_str(&below(archive.name, path)),
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

fn below(path: &str, name: &str) -> String {
    match (path, name) {
        ("", rest) | (rest, "") => rest.to_owned(),
        (path, name) => format!("{path}/{name}"),
    }
}

/// The empty path is this folder: a name that is joined to it stays as it was typed.
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
