//! Files of packages. They come from a folder on disk, from the program itself, or from memory for
//! tests and tools.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::codes;
use crate::conform;
use crate::copies;
use crate::diag::{Diagnostic, Place};
use crate::dialect::{self, Dialect};
pub use crate::file::SourceFile;
pub use crate::files::Files;
use crate::files::{self, FOLDERS};
use crate::folder::{Folder, Unread};
use crate::hash::PackageHash;
use crate::ignored;
use crate::kind::{Kind, Nature};
use crate::manifest::{self, Word};
use crate::packed::{self, Packed};
use crate::text::Id;
use crate::tree::Node;
use crate::yaml;

/// All files that loading may read: those of the package, shared scripts and charts, and those of
/// extended packages. No other file is opened.
#[derive(Clone, Debug)]
pub struct Sources {
    dialects: Vec<&'static Dialect>,
    /// Path of the package, as messages show it.
    pub name: String,
    /// Name of the folder that contains the package. `None` for a package in memory.
    pub folder: Option<String>,
    /// Files of the package itself.
    pub package: Files,
    /// Shared scripts, by file name.
    pub shared: Files,
    /// Shared charts, by file name.
    pub charts: Files,
    /// Packages that an `extends` field may name, by id.
    pub bases: BTreeMap<String, Files>,
    /// Problems found while reading the files.
    pub remarks: Vec<Diagnostic>,
    /// Error that explains further errors, if a newer version of the program packed the package.
    pub newer: Option<Diagnostic>,
}

impl Sources {
    /// Builds a package in memory from `(path, text)` pairs.
    pub fn from_memory<'a>(
        dialects: &[&'static Dialect],
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Sources {
        let mut sources = Sources {
            dialects: dialects.to_vec(),
            name: "package".to_owned(),
            folder: None,
            package: Files::default(),
            shared: Files::default(),
            charts: Files::default(),
            bases: BTreeMap::new(),
            remarks: Vec::new(),
            newer: None,
        };
        for (path, text) in files {
            sources.set(path, text);
        }
        sources
    }

    /// Adds or replaces one file of the package.
    pub fn set(&mut self, path: &str, text: &str) {
        let shown = format!("{}/{path}", self.name);
        self.overlay(path, SourceFile::new(shown, text));
    }

    /// Adds a file from elsewhere to the package. Replaces any file at the same path.
    pub fn overlay(&mut self, path: &str, file: Arc<SourceFile>) {
        self.package.insert(path, file);
    }

    /// Replaces the text of the file with this path in messages, wherever it comes from: the
    /// package, a package that it extends, or shared files. Adds the file if the path is in the
    /// package.
    pub fn lay(&mut self, shown: &str, text: &str) {
        let file = SourceFile::new(shown, text);
        let all =
            self.bases.values_mut().chain([&mut self.package, &mut self.shared, &mut self.charts]);
        for files in all {
            let known = files.iter().find(|(_, file)| file.path == shown);
            if let Some(path) = known.map(|(path, _)| path.to_owned()) {
                return files.insert(&path, file);
            }
        }
        let own = shown.strip_prefix(&self.name).and_then(|rest| rest.strip_prefix('/'));
        if let Some(path) = own.filter(|path| files::is_read(path)) {
            self.package.insert(path, file);
        }
    }

    /// Removes a file from the package.
    pub fn remove(&mut self, path: &str) {
        self.package.remove(path);
    }

    /// Adds or replaces a file of shared charts.
    pub fn set_charts(&mut self, name: &str, text: &str) {
        self.charts.insert(name, SourceFile::new(format!("charts/{name}"), text));
    }

    /// Reads the package in `folder`, the packages it extends, and shared scripts and charts.
    ///
    /// The built-in shared files are read first. If the package is in a folder `games`, the folders
    /// `scripts` and `charts` next to it add files, or replace built-in ones by name.
    ///
    /// Extended packages are searched next to the package, then in the other package folders. A
    /// packed battle contains all that it uses, and nothing else is read.
    ///
    /// # Errors
    /// If a file cannot be read, or if a packed battle was changed after packing.
    pub fn read(
        dialects: &[&'static Dialect],
        folder: &Folder,
        others: &[Folder],
    ) -> Result<Sources, Vec<Diagnostic>> {
        let label = folder.label().transpose().map_err(|problem| vec![problem.clone()])?;
        let others = if label.is_some() { &[] } else { others };
        let mut reader = Reader::default();
        let mut sources = Sources::from_memory(dialects, []);
        sources.name = folder.to_string();
        sources.folder = folder.name().map(str::to_owned);
        sources.package = reader.folder(folder, &sources.name);
        sources.bases = reader.bases(folder, others, &sources.package);
        let dialect = sources.dialect();
        sources.shared = reader.shared(folder, dialect, ("scripts", ".rhai"));
        sources.charts = reader.shared(folder, dialect, ("charts", ".yaml"));
        let seen = folder.names().unwrap_or_default();
        sources.remarks = ignored::find(dialect, &sources.name, folder, &seen);
        if seen.iter().any(|name| name == copies::FOLDER) {
            sources.remarks.extend(outdated_schemas(dialect, folder, &sources.name));
        }
        if let Some(label) = label {
            sources.newer = packed::newer(&sources.name, label);
            let found = PackageHash::of(&sources);
            if reader.problems.is_empty() && found.to_string() != label.content {
                reader.problems.push(packed::other_content(&sources.name, label, found));
            }
        }
        if reader.problems.is_empty() { Ok(sources) } else { Err(reader.problems) }
    }

    /// Returns the dialect of the rule system that the package names, or the first dialect if it
    /// names none or an unknown one.
    pub fn dialect(&self) -> &'static Dialect {
        self.named_dialect().unwrap_or(self.dialects[0])
    }

    fn named_dialect(&self) -> Result<&'static Dialect, Diagnostic> {
        let layers = self.linked().unwrap_or_else(|_| vec![&self.package]);
        dialect::common(&self.dialects, layers.iter().map(|files| files.front()))
    }

    /// Returns the files of the package and of the packages it extends, base first.
    ///
    /// # Errors
    /// If an extended package is missing, or if any rule system is unknown or differs from the
    /// package's own.
    pub fn layers(&self) -> Result<Vec<&Files>, Diagnostic> {
        let layers = self.linked()?;
        self.named_dialect().map(|_| layers)
    }

    /// Checks that the manifests of the package and of the packages it extends can be read.
    ///
    /// # Errors
    /// If a manifest is missing or is invalid YAML.
    pub(crate) fn check_fronts(&self) -> Result<(), Vec<Diagnostic>> {
        let layers = self.linked().unwrap_or_else(|_| vec![&self.package]);
        let unreadable = layers.into_iter().find_map(|files| match files.get(manifest::FILE) {
            Some(file) => yaml::read(file).err(),
            None => Some(vec![self.missing(manifest::FILE)]),
        });
        unreadable.map_or(Ok(()), Err)
    }

    /// Returns the error for a missing file that every package must have.
    pub(crate) fn missing(&self, path: &str) -> Diagnostic {
        let place = Place::of_file(&SourceFile::new(format!("{}/{path}", self.name), ""));
        let message = format!("missing file `{path}`: every package needs one");
        Diagnostic::error(codes::SOURCE_MISSING, place, message)
    }

    /// Guesses the rule system of a manifest that names none: the rule system whose manifest schema
    /// reports the fewest errors.
    pub(crate) fn likeliest_front(&self, tree: &Node) -> Option<Kind> {
        let layers = self.linked().ok()?;
        if layers.iter().any(|files| files.front().rules.is_some()) {
            return None;
        }
        let fronts = self.dialects.iter().flat_map(|dialect| dialect.kinds);
        let fronts = fronts.filter(|kind| kind.nature == Nature::Front).copied();
        fronts.min_by_key(|kind| conform::check(kind, tree).len())
    }

    fn linked(&self) -> Result<Vec<&Files>, Diagnostic> {
        let mut layers = vec![&self.package];
        let mut seen = BTreeSet::new();
        while let Some(base) = &layers[layers.len() - 1].front().extends {
            let id = base.text.as_str();
            let Some(files) = self.bases.get(id) else {
                if self.bases.len() == MAX_BASES {
                    let message = format!(
                        "cannot extend `{id}`: at most {MAX_BASES} packages may extend one another"
                    );
                    let place = base.place.clone();
                    return Err(Diagnostic::error(codes::SOURCE_SIZE, place, message));
                }
                let known = self.bases.keys().map(String::as_str);
                let message = format!("unknown package `{id}`: expected a folder beside this one");
                let place = base.place.clone();
                let problem = Diagnostic::error(codes::SOURCE_NO_PACKAGE, place, message);
                return Err(problem.suggest(id, known));
            };
            if !seen.insert(id) {
                let message = format!("cannot extend `{id}`: it extends this package itself");
                let place = base.place.clone();
                return Err(Diagnostic::error(codes::SOURCE_EXTENDS_CYCLE, place, message));
            }
            layers.push(files);
        }
        layers.reverse();
        Ok(layers)
    }

    /// Returns the name of the shared charts. If several packages of the `extends` chain name
    /// charts, the package itself takes precedence over the packages it extends.
    pub(crate) fn named_charts(&self) -> Option<&Word> {
        let layers = self.linked().ok()?;
        layers.into_iter().rev().find_map(|files| files.front().charts.as_ref())
    }

    /// Returns the shared charts and their file name, if they exist.
    pub fn shared_charts(&self) -> Option<(String, &Arc<SourceFile>)> {
        let name = format!("{}.yaml", self.named_charts()?.text);
        let file = self.charts.get(&name)?;
        Some((name, file))
    }

    /// Returns all scripts by the name under which scripts import them: `name` for a script of the
    /// package, `shared/name` for a shared script.
    pub fn scripts(&self) -> BTreeMap<String, Arc<SourceFile>> {
        let layers = self.layers().unwrap_or_default();
        let own = layers.into_iter().flat_map(|files| files.inside("scripts", ".rhai"));
        let own = own.map(|(path, file)| (Files::stem(path).to_owned(), file));
        let shared = self.shared.iter();
        let shared = shared.map(|(path, file)| (format!("shared/{}", Files::stem(path)), file));
        own.chain(shared).map(|(name, file)| (name, Arc::clone(file))).collect()
    }

    /// Returns the case files, sorted by name.
    pub fn cases(&self) -> Vec<Arc<SourceFile>> {
        self.package.inside("cases", ".yaml").map(|(_, file)| Arc::clone(file)).collect()
    }
}

const MAX_FILE_BYTES: u64 = 1 << 20;
const MAX_BYTES: u64 = 16 << 20;
const MAX_FILES: usize = 512;
const MAX_BASES: usize = 8;

#[derive(Default)]
struct Reader {
    n_files: usize,
    n_bytes: u64,
    problems: Vec<Diagnostic>,
}

impl Reader {
    fn folder(&mut self, folder: &Folder, shown: &str) -> Files {
        let mut files = Files::default();
        self.list(folder, shown, "", ".yaml", &mut files);
        for (inside, extension) in FOLDERS {
            if folder.has_any(inside) {
                let shown = format!("{shown}/{inside}");
                self.list(&folder.join(inside), &shown, inside, extension, &mut files);
            }
        }
        files
    }

    /// Reads shared files. Files in folders next to `games` extend and replace the built-in files.
    /// In a packed battle there are no others, so that its content depends on no program.
    fn shared(
        &mut self,
        package: &Folder,
        dialect: &Dialect,
        (name, extension): (&str, &str),
    ) -> Files {
        let packed = package.packed_root().map(|root| root.join(packed::SHARED).join(name));
        let mut files = if packed.is_some() { Files::default() } else { dialect.built_in(name) };
        let own = packed.or_else(|| beside_games(package, name));
        if let Some(own) = own.filter(Folder::is_there) {
            self.list(&own, &own.to_string(), "", extension, &mut files);
        }
        files
    }

    fn list(
        &mut self,
        folder: &Folder,
        shown: &str,
        inside: &str,
        extension: &str,
        into: &mut Files,
    ) {
        if folder.is_link() {
            return self.refuse(shown, codes::SOURCE_SYMLINK, "is a symbolic link");
        }
        let mut names = match folder.names() {
            Ok(names) => names,
            Err(error) => return self.refuse(shown, codes::SOURCE_READ, &error.to_string()),
        };
        names.retain(|name| name.ends_with(extension));
        names.sort();
        for name in names {
            let key = if inside.is_empty() { name.clone() } else { format!("{inside}/{name}") };
            if let Some(file) = self.file(folder, &name, &format!("{shown}/{name}")) {
                into.insert(&key, file);
            }
        }
    }

    fn file(&mut self, folder: &Folder, name: &str, shown: &str) -> Option<Arc<SourceFile>> {
        self.n_files += 1;
        // Report only the first file over the limit.
        if self.n_files > MAX_FILES + 1 {
            return None;
        }
        match self.read_limited(folder, name) {
            Ok(text) => Some(SourceFile::new(shown, text)),
            Err((code, why)) => {
                self.refuse(shown, code, &why);
                None
            }
        }
    }

    /// Reads a file as text if it is a regular file within all limits.
    fn read_limited(
        &mut self,
        folder: &Folder,
        name: &str,
    ) -> Result<String, (codes::Code, String)> {
        if self.n_files > MAX_FILES {
            let why = format!("exceeds the limit of {MAX_FILES} files");
            return Err((codes::SOURCE_SIZE, why));
        }
        let bytes = folder.read(name, MAX_FILE_BYTES + 1).map_err(|unread| {
            let code = match unread {
                Unread::Link => codes::SOURCE_SYMLINK,
                Unread::NoFile => codes::SOURCE_KIND,
                Unread::Failed(_) => codes::SOURCE_READ,
            };
            (code, unread.to_string())
        })?;
        self.within_size(bytes.len() as u64)?;
        String::from_utf8(bytes).map_err(|error| (codes::SOURCE_TEXT, not_text(&error)))
    }

    fn within_size(&mut self, n_bytes: u64) -> Result<(), (codes::Code, String)> {
        self.n_bytes += n_bytes;
        if n_bytes > MAX_FILE_BYTES {
            return Err((codes::SOURCE_SIZE, format!("exceeds {MAX_FILE_BYTES} bytes")));
        }
        if self.n_bytes > MAX_BYTES {
            let why = format!("makes the package exceed {MAX_BYTES} bytes");
            return Err((codes::SOURCE_SIZE, why));
        }
        Ok(())
    }

    /// Follows `extends` from package to package, and returns the files of each extended package.
    /// Packages are searched next to the package, then in the other package folders.
    fn bases(
        &mut self,
        folder: &Folder,
        others: &[Folder],
        package: &Files,
    ) -> BTreeMap<String, Files> {
        let mut bases = BTreeMap::new();
        let mut next = package.front().extends.clone();
        while let Some(Word { text: id, .. }) = next {
            if bases.contains_key(&id) || bases.len() == MAX_BASES {
                break;
            }
            let Some(path) = extended(folder, others, &id) else { break };
            let base = self.folder(&path, &path.to_string());
            next = base.front().extends.clone();
            bases.insert(id, base);
        }
        bases
    }

    fn refuse(&mut self, shown: &str, code: codes::Code, why: &str) {
        let place = Place::of_file(&SourceFile::new(shown, ""));
        self.problems.push(Diagnostic::error(code, place, format!("`{shown}` {why}")));
    }
}

/// Returns the package with this id that the package in `folder` may extend. Searches the folder
/// that contains `folder`, then the other package folders.
pub fn extended(folder: &Folder, others: &[Folder], id: &str) -> Option<Folder> {
    id.parse::<Id>().ok()?;
    let elsewhere = others.iter().map(|games| games.join(id)).filter(|it| it.has(manifest::FILE));
    let beside = folder.beside(id).filter(Folder::is_there);
    beside.into_iter().chain(elsewhere).next()
}

/// Returns the folder `name` beside the folder `games` that contains a package. `None` if the
/// package is not inside a folder `games`.
fn beside_games(package: &Folder, name: &str) -> Option<Folder> {
    let games = package.path()?.parent().filter(|folder| folder.ends_with("games"))?;
    Some(Folder::on_disk(games.parent()?.join(name)))
}

/// Returns a warning if the package's copies of the schemas are outdated.
fn outdated_schemas(dialect: &Dialect, folder: &Folder, shown: &str) -> Option<Diagnostic> {
    let own = folder.join(copies::FOLDER);
    copies::outdated(dialect, shown, |path| {
        let mut reader = Reader::default();
        reader.read_limited(&own, path).ok()
    })
}

/// Describes the first invalid UTF-8 sequence of a file, with its line.
fn not_text(error: &std::string::FromUtf8Error) -> String {
    let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
    format!("is not UTF-8 text: invalid bytes on line {line}")
}

/// Finds a package by id, or by path relative to one of the folders. The first folder that has the
/// package or a packed battle of it wins.
///
/// A packed battle that is not at its path is searched by its file name. Saves from elsewhere name
/// it by a path that may not exist here.
///
/// # Errors
/// If the package does not exist. The error suggests the most similar name.
pub fn find(places: &[Folder], id_or_path: &str) -> Result<Folder, Diagnostic> {
    let in_place = |place: &Folder| {
        let folder = Some(place.join(id_or_path)).filter(|folder| folder.has(manifest::FILE));
        folder.map(with_a_name).or_else(|| packed_in(place, id_or_path))
    };
    if let Some(found) = places.iter().find_map(in_place) {
        return Ok(found);
    }
    let is_packed = is_packed_name(id_or_path);
    // The path may come from a system that separates folders by backslashes.
    let file = id_or_path.rsplit(['/', '\\']).next();
    if let Some(file) = file.filter(|_| is_packed)
        && let Some(found) = places.iter().find_map(|place| packed_in(place, file))
    {
        return Ok(found);
    }
    let known = names_of_packages(places);
    let place = Place::of_file(&SourceFile::new(id_or_path, ""));
    if is_packed {
        let message = format!("unknown packed battle `{id_or_path}`: expected a file");
        let problem = Diagnostic::error(codes::SOURCE_NO_PACKAGE, place, message);
        return Err(problem.help("get it from its author, and put it here or in a folder `games`"));
    }
    let message = format!("unknown package `{id_or_path}`: expected a folder with a `game.yaml`");
    Err(Diagnostic::error(codes::SOURCE_NO_PACKAGE, place, message)
        .suggest(id_or_path, known.iter().map(String::as_str)))
}

/// Whether a name or path is that of a packed battle.
pub fn is_packed_name(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|end| end.eq_ignore_ascii_case(packed::EXTENSION))
}

/// Returns the packed battle with this id or path in a folder.
fn packed_in(place: &Folder, id_or_path: &str) -> Option<Folder> {
    packed_path(place, id_or_path).map(|path| Folder::packed(Packed::read(&path)))
}

fn packed_path(place: &Folder, id_or_path: &str) -> Option<PathBuf> {
    let file = match is_packed_name(id_or_path) {
        true => id_or_path.to_owned(),
        false => format!("{}.{}", id_or_path.parse::<Id>().ok()?, packed::EXTENSION),
    };
    Some(place.path()?.join(file)).filter(|path| path.is_file())
}

/// Returns an equivalent folder whose path ends in a name, unlike `.`. Otherwise the folders next
/// to it could not be found.
fn with_a_name(folder: Folder) -> Folder {
    let nameless = folder.path().filter(|path| path.file_name().is_none());
    match nameless.map(fs::canonicalize) {
        Some(Ok(whole)) => Folder::on_disk(whole),
        Some(Err(_)) | None => folder,
    }
}

/// Returns the names of all packages in some folders, sorted, without duplicates.
pub fn names_of_packages(places: &[Folder]) -> Vec<String> {
    let of_place = |place: &Folder| {
        let names = place.names().unwrap_or_default().into_iter();
        let id = |name: String| match place.join(&name).has(manifest::FILE) {
            true => Some(name),
            false => {
                let id = name.strip_suffix(packed::EXTENSION)?.strip_suffix('.')?;
                packed_path(place, id).map(|_| id.to_owned())
            }
        };
        names.filter_map(id).collect::<Vec<_>>()
    };
    let names: BTreeSet<String> = places.iter().flat_map(of_place).collect();
    names.into_iter().collect()
}
