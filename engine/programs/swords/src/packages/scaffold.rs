//! Location and creation of a new package.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use blind_swords_documents::model::Id;
use document::Folder;
use document::copies;
use registry::{Rulebook, SCHEMAS, schemas_folder};

use crate::failure::Failure;
use crate::packages::games::PackageIndex;

/// Location of a package to create.
#[derive(Debug)]
pub(crate) struct Site {
    folder: PathBuf,
    id: Id,
    schemas: Schemas,
    book: &'static Rulebook,
}

/// Location of the schemas to which the files of a package refer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Schemas {
    /// The package contains the schemas.
    Own,
    /// The schemas are next to the folder `games`.
    Shared,
}

impl Site {
    /// Returns the location for a package, given its name or path. A package with a name goes into
    /// the folder `games` if that folder exists, and otherwise into the current folder.
    pub(crate) fn named(name: &str, root: &Path, book: &'static Rulebook) -> Result<Self, Failure> {
        let games = root.join("games");
        let is_path = Path::new(name).components().count() > 1;
        let folder =
            if is_path || !games.is_dir() { PathBuf::from(name) } else { games.join(name) };
        let last = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let id = last.parse().map_err(|error| {
            Failure::Usage(format!("`{last}` cannot be the id of a game: {error}"))
        })?;
        // A dangling link counts as existing, since writing through it would create files
        // elsewhere.
        if fs::symlink_metadata(&folder).is_ok() {
            let shown = folder.display();
            return Err(Failure::Usage(format!(
                "cannot create {shown}: it already exists; choose another name"
            )));
        }
        let beside = folder.parent() == Some(games.as_path()) && root.join(SCHEMAS).is_dir();
        let schemas = if beside { Schemas::Shared } else { Schemas::Own };
        Ok(Self { folder, id, schemas, book })
    }

    /// Returns the folder of the package.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the id of the package.
    pub(crate) const fn id(&self) -> &Id {
        &self.id
    }

    /// Returns the relative path to the schemas. `depth` is the number of folders between the
    /// referring file and the package.
    pub(crate) fn schemas_from(&self, depth: usize) -> String {
        match self.schemas {
            Schemas::Own => format!("{}{}", "../".repeat(depth), copies::FOLDER),
            Schemas::Shared => self.shared_schemas_from(depth),
        }
    }

    /// Returns the relative path to the schemas next to `games`. `depth` is the number of folders
    /// between the referring file and the package.
    pub(crate) fn shared_schemas_from(&self, depth: usize) -> String {
        format!("{}{}", "../".repeat(depth + 2), schemas_folder(self.book))
    }

    /// Returns the rule system of the package.
    pub(crate) const fn book(&self) -> &'static Rulebook {
        self.book
    }

    /// Writes the files of the package. Adds the files for editors if the package contains its own.
    /// Returns the paths of all files written.
    pub(crate) fn write(
        &self,
        files: Vec<(String, impl AsRef<[u8]>)>,
    ) -> Result<Vec<String>, Failure> {
        let mut paths = Vec::new();
        for (path, text) in files {
            write(&self.folder, &self.folder.join(&path), text)?;
            paths.push(path);
        }
        if self.schemas == Schemas::Own {
            self.write_for_editors(&mut paths)?;
        }
        Ok(paths)
    }

    /// Writes the schemas and the declarations of script functions.
    fn write_for_editors(&self, paths: &mut Vec<String>) -> Result<(), Failure> {
        if let Some(text) = definitions(self.book) {
            write(&self.folder, &self.folder.join(copies::DEFINITIONS), text)?;
            paths.push(copies::DEFINITIONS.to_owned());
        }
        for (path, schema) in self.book.schemas() {
            let path = format!("{}/{path}", copies::FOLDER);
            write(&self.folder, &self.folder.join(&path), copies::written(&schema))?;
            paths.push(path);
        }
        Ok(())
    }
}

/// Returns the declarations of the functions that scripts of a rule system may call. `None` if its
/// packages have no scripts.
fn definitions(book: &Rulebook) -> Option<String> {
    book.opening.dialect.scripts.map(|scripts| (scripts.definitions)())
}

/// Returns the files for editors in a package that this program would write differently, each with
/// its new content.
pub(crate) fn outdated_for_editors(
    package_index: &PackageIndex,
    package: &Path,
) -> Result<Vec<(PathBuf, String)>, Failure> {
    let own = package.join(copies::FOLDER);
    if !own.is_dir() {
        return Ok(Vec::new());
    }
    let book = package_index.book(&package_index.read(&Folder::on_disk(package))?);
    let schemas = book.schemas().map(|(path, schema)| (own.join(path), copies::written(&schema)));
    let declared = definitions(book).map(|text| (package.join(copies::DEFINITIONS), text));
    let wanted = schemas.chain(declared);
    let is_old =
        |(path, text): &(PathBuf, String)| fs::read_to_string(path).ok().as_ref() != Some(text);
    Ok(wanted.filter(is_old).collect())
}

/// Writes a file below `root`, and creates the folders on its path. Refuses links below `root` and
/// files with several hard links, since a package author could use them to redirect the write.
pub(crate) fn write(root: &Path, path: &Path, text: impl AsRef<[u8]>) -> Result<(), Failure> {
    let is_link = |path: &&Path| fs::symlink_metadata(path).is_ok_and(|of| of.is_symlink());
    let below = path.ancestors().take_while(|above| *above != root);
    if let Some(link) = below.filter(is_link).last() {
        let message = "is a link, and the program does not write through links: replace it with a file or folder";
        return Err(Failure::Wrong(format!("{} {message}", link.display())));
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    put(path, text.as_ref()).map_err(|error| Failure::file(path, &error))
}

/// Replaces a file by a new one. Other hard links to the old file keep its contents.
fn put(path: &Path, text: &[u8]) -> std::io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.new"));
    if fs::symlink_metadata(&beside).is_ok() {
        fs::remove_file(&beside)?;
    }
    let written = File::create_new(&beside).and_then(|mut file| {
        file.write_all(text)?;
        if let Ok(before) = fs::metadata(path) {
            file.set_permissions(before.permissions())?;
        }
        fs::rename(&beside, path)
    });
    if written.is_err() {
        fs::remove_file(&beside).unwrap_or_default();
    }
    written
}
