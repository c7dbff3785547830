//! Where a package's text comes from: a folder, on disk or built in, or memory for tests and tools.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::Arc;

use crate::codes;
use crate::conform;
use crate::copies;
use crate::diag::{Diagnostic, Place};
use crate::dialect::{self, Dialect};
pub use crate::file::SourceFile;
use crate::files::FOLDERS;
pub use crate::files::Files;
use crate::folder::{Folder, Unread};
use crate::ignored;
use crate::kind::{Kind, Nature};
use crate::manifest::{self, Word};
use crate::text::Id;
use crate::tree::Node;
use crate::yaml;

/// Everything a load may read: the package, the scripts and charts shared by several games, and the
/// packages it extends. Nothing outside these is ever opened.
#[derive(Clone, Debug)]
pub struct Sources {
    dialects: Vec<&'static Dialect>,
    /// Where the package lies, as shown in messages.
    pub name: String,
    /// The name of its folder, if it lies in one.
    pub folder: Option<String>,
    /// The package itself.
    pub package: Files,
    /// Shared scripts by file name.
    pub shared: Files,
    /// Shared charts by file name.
    pub charts: Files,
    /// Packages that may be named by `extends`, by id.
    pub bases: BTreeMap<String, Files>,
    /// What was noticed while reading.
    pub remarks: Vec<Diagnostic>,
}

impl Sources {
    /// A package held in memory: pairs of path and text.
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
        };
        for (path, text) in files {
            sources.set(path, text);
        }
        sources
    }

    /// Adds or replaces one file of the package.
    pub fn set(&mut self, path: &str, text: &str) {
        let shown = format!("{}/{path}", self.name);
        self.lay(path, SourceFile::new(shown, text));
    }

    /// Adds or replaces one file of the package by one that lies elsewhere.
    pub fn lay(&mut self, path: &str, file: Arc<SourceFile>) {
        self.package.insert(path, file);
    }

    /// Takes a file out of the package.
    pub fn remove(&mut self, path: &str) {
        self.package.remove(path);
    }

    /// Adds or replaces shared charts.
    pub fn set_charts(&mut self, name: &str, text: &str) {
        self.charts.insert(name, SourceFile::new(format!("charts/{name}"), text));
    }

    /// Reads the package in `folder`, those that it extends, and what it may share with others: the
    /// built-in scripts and charts, and over them those of the folders `scripts` and `charts` beside the
    /// folder `games`, if it lies there. What it extends lies beside it, or else in one of the other
    /// folders of packages, the first that has it.
    ///
    /// # Errors
    /// Files that cannot be read.
    pub fn read(
        dialects: &[&'static Dialect],
        folder: &Folder,
        others: &[Folder],
    ) -> Result<Sources, Vec<Diagnostic>> {
        let mut reader = Reader::default();
        let mut sources = Sources::from_memory(dialects, []);
        sources.name = folder.to_string();
        sources.folder = folder.name().map(str::to_owned);
        sources.package = reader.folder(folder, &sources.name);
        sources.bases = reader.bases(folder, others, &sources.package);
        let dialect = sources.dialect();
        sources.shared = reader.shared(folder, dialect.built_in("scripts"), ("scripts", ".rhai"));
        sources.charts = reader.shared(folder, dialect.built_in("charts"), ("charts", ".yaml"));
        let seen = folder.names().unwrap_or_default();
        sources.remarks = ignored::find(dialect, &sources.name, folder, &seen);
        if seen.iter().any(|name| name == copies::FOLDER) {
            sources.remarks.extend(outdated_schemas(dialect, folder, &sources.name));
        }
        if reader.problems.is_empty() { Ok(sources) } else { Err(reader.problems) }
    }

    /// The dialect of the rules that the package names; the first where it names none, or none that is known.
    pub fn dialect(&self) -> &'static Dialect {
        self.named_dialect().unwrap_or(self.dialects[0])
    }

    fn named_dialect(&self) -> Result<&'static Dialect, Diagnostic> {
        let layers = self.linked().unwrap_or_else(|_| vec![&self.package]);
        dialect::common(&self.dialects, layers.iter().map(|files| files.front()))
    }

    /// The files of the package and of those it extends, the lowest first.
    ///
    /// # Errors
    /// What keeps the package from being read at all: a package that it extends is not there, or
    /// nobody knows its rules, or they are those of another family.
    pub fn layers(&self) -> Result<Vec<&Files>, Diagnostic> {
        let layers = self.linked()?;
        self.named_dialect().map(|_| layers)
    }

    /// That the fronts of the package and of those it extends can be read.
    ///
    /// # Errors
    /// That one is missing, or what makes it no YAML.
    pub(crate) fn check_fronts(&self) -> Result<(), Vec<Diagnostic>> {
        let layers = self.linked().unwrap_or_else(|_| vec![&self.package]);
        let unreadable = layers.into_iter().find_map(|files| match files.get(manifest::FILE) {
            Some(file) => yaml::read(file).err(),
            None => Some(vec![self.missing(manifest::FILE)]),
        });
        unreadable.map_or(Ok(()), Err)
    }

    /// That a file is missing which every package has.
    pub(crate) fn missing(&self, path: &str) -> Diagnostic {
        let place = Place::of_file(&SourceFile::new(format!("{}/{path}", self.name), ""));
        let message = format!("missing file `{path}`: every package needs one");
        Diagnostic::error(codes::SOURCE_MISSING, place, message)
    }

    /// Where a front does not name its rules, the kind of front of those rules by which least in it is wrong.
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

    /// The shared charts that the package names: the highest layer that names any decides.
    pub(crate) fn named_charts(&self) -> Option<&Word> {
        let layers = self.linked().ok()?;
        layers.into_iter().rev().find_map(|files| files.front().charts.as_ref())
    }

    /// These charts with the name of their file, if they are there.
    pub(crate) fn shared_charts(&self) -> Option<(String, &Arc<SourceFile>)> {
        let name = format!("{}.yaml", self.named_charts()?.text);
        let file = self.charts.get(&name)?;
        Some((name, file))
    }

    /// Scripts by the names under which they are imported: those of the package as `name`, those shared
    /// by several games as `shared/name`.
    pub fn scripts(&self) -> BTreeMap<String, Arc<SourceFile>> {
        let layers = self.layers().unwrap_or_default();
        let own = layers.into_iter().flat_map(|files| files.inside("scripts", ".rhai"));
        let own = own.map(|(path, file)| (Files::stem(path).to_owned(), file));
        let shared = self.shared.iter();
        let shared = shared.map(|(path, file)| (format!("shared/{}", Files::stem(path)), file));
        own.chain(shared).map(|(name, file)| (name, Arc::clone(file))).collect()
    }

    /// Case files, in the order of their names.
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

    /// What packages share: what is built in, replaced and extended by what lies beside `games`.
    fn shared(
        &mut self,
        package: &Folder,
        mut files: Files,
        (name, extension): (&str, &str),
    ) -> Files {
        if let Some(own) = beside_games(package, name).filter(Folder::is_there) {
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
        // Of all that are too many the first is told.
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

    /// The text of a file, if it is a plain file within all limits.
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

    /// Follows `extends` from package to package, to those beside this one and on the shelves alone.
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

/// The package of an id that the one in a folder can extend: beside it, or in one of the other folders
/// of packages.
pub fn extended(folder: &Folder, others: &[Folder], id: &str) -> Option<Folder> {
    id.parse::<Id>().ok()?;
    let elsewhere = others.iter().map(|games| games.join(id)).filter(|it| it.has(manifest::FILE));
    let beside = folder.beside(id).filter(Folder::is_there);
    beside.into_iter().chain(elsewhere).next()
}

/// A folder beside the folder `games` in which a package lies on disk.
fn beside_games(package: &Folder, name: &str) -> Option<Folder> {
    let games = package.path()?.parent().filter(|folder| folder.ends_with("games"))?;
    Some(Folder::on_disk(games.parent()?.join(name)))
}

/// What is said of a package's copies of the schemas.
fn outdated_schemas(dialect: &Dialect, folder: &Folder, shown: &str) -> Option<Diagnostic> {
    let own = folder.join(copies::FOLDER);
    copies::outdated(dialect, shown, |path| {
        let mut reader = Reader::default();
        reader.read_limited(&own, path).ok()
    })
}

/// What is wrong with bytes that are no text, with the line on which it is wrong.
fn not_text(error: &std::string::FromUtf8Error) -> String {
    let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
    format!("is not UTF-8 text: invalid bytes on line {line}")
}

/// The folder of a package that is named by its id in one of some folders, the first that has it, or by
/// its path from there.
///
/// # Errors
/// That there is none, with the nearest that there is.
pub fn find(places: &[Folder], id_or_path: &str) -> Result<Folder, Diagnostic> {
    let candidates = places.iter().map(|place| place.join(id_or_path));
    if let Some(found) = candidates.into_iter().find(|folder| folder.has(manifest::FILE)) {
        return Ok(with_a_name(found));
    }
    let known = names_of_packages(places);
    let place = Place::of_file(&SourceFile::new(id_or_path, ""));
    let message = format!("unknown package `{id_or_path}`: expected a folder with a `game.yaml`");
    Err(Diagnostic::error(codes::SOURCE_NO_PACKAGE, place, message)
        .suggest(id_or_path, known.iter().map(String::as_str)))
}

/// A path that ends in a name, so that what lies beside the package is found: `.` does not.
fn with_a_name(folder: Folder) -> Folder {
    let nameless = folder.path().filter(|path| path.file_name().is_none());
    match nameless.map(fs::canonicalize) {
        Some(Ok(whole)) => Folder::on_disk(whole),
        Some(Err(_)) | None => folder,
    }
}

/// The names of all packages in some folders, in order, each once.
pub fn names_of_packages(places: &[Folder]) -> Vec<String> {
    let of_place = |place: &Folder| {
        let names = place.names().unwrap_or_default().into_iter();
        names.filter(|name| place.join(name).has(manifest::FILE)).collect::<Vec<_>>()
    };
    let names: BTreeSet<String> = places.iter().flat_map(of_place).collect();
    names.into_iter().collect()
}
