//! A small complete battle to start from. Its files are in `engine/swords/template`.

use std::fs;
use std::path::{Path, PathBuf};

use package::model::Id;
use package::{BLIND_SWORDS, copies};
use serde_json::Value;

use crate::failure::Failure;

macro_rules! template {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../template/", $path)))),*]
    };
}

/// The files by their paths in the package. A test compares the list with the folder.
const FILES: &[(&str, &str)] = template![
    "NOTES.md",
    "cases/first.yaml",
    "chits.yaml",
    "facts.yaml",
    "game.yaml",
    "map.yaml",
    "scenarios/meeting.yaml",
    "scenarios/pitched-battle.yaml",
    "scripts/water_carriers.rhai",
    "tables.yaml",
    "units.yaml",
];

/// A package that is about to be made.
#[derive(Debug)]
pub(crate) struct Scaffold {
    folder: PathBuf,
    id: Id,
    schemas: Schemas,
}

/// Where the schemas are that its files name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Schemas {
    /// In the package.
    Own,
    /// Beside the folder `games`.
    Shared,
}

impl Scaffold {
    /// A package with a name: under `games` if there is such a folder, else here; or at a path.
    pub(crate) fn named(name: &str, root: &Path) -> Result<Self, Failure> {
        let games = root.join("games");
        let is_path = Path::new(name).components().count() > 1;
        let folder =
            if is_path || !games.is_dir() { PathBuf::from(name) } else { games.join(name) };
        let last = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let id = last.parse().map_err(|error| {
            Failure::Usage(format!("`{last}` cannot be the id of a game: {error}"))
        })?;
        if folder.exists() {
            let shown = folder.display();
            return Err(Failure::Usage(format!("{shown} is there already: choose another name")));
        }
        let beside = folder.parent() == Some(games.as_path()) && root.join("schemas").is_dir();
        Ok(Self { folder, id, schemas: if beside { Schemas::Shared } else { Schemas::Own } })
    }

    /// Where it will lie.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Writes all files and gives their paths in the package.
    pub(crate) fn write(&self) -> Result<Vec<String>, Failure> {
        let mut files: Vec<(String, String)> =
            FILES.iter().map(|(path, text)| ((*path).to_owned(), self.filled(text))).collect();
        if self.schemas == Schemas::Own {
            files.extend(schemas().map(|(path, schema)| {
                (format!("{}/{path}", copies::FOLDER), copies::written(&schema))
            }));
        }
        for (path, text) in &files {
            write(&self.folder.join(path), text)?;
        }
        Ok(files.into_iter().map(|(path, _)| path).collect())
    }

    /// A text of the template with its blanks filled in.
    fn filled(&self, text: &str) -> String {
        let (here, below) = match self.schemas {
            Schemas::Own => (copies::FOLDER.to_owned(), format!("../{}", copies::FOLDER)),
            Schemas::Shared => ("../../schemas".to_owned(), "../../../schemas".to_owned()),
        };
        text.replace("{schemas}", &here)
            .replace("{schemas_up}", &below)
            .replace("{id}", self.id.as_str())
            .replace("{title}", &title(self.id.as_str()))
    }
}

/// `two-mile-creek` is *Two Mile Creek*.
fn title(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_uppercase().to_string());
        first.unwrap_or_default() + letters.as_str()
    };
    id.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

/// All schemas for editors, those of cases too.
fn schemas() -> impl Iterator<Item = (String, Value)> {
    copies::schemas(&BLIND_SWORDS)
        .chain([("case.schema.json".to_owned(), laboratory::cases::schema())])
}

/// The copies of schemas in a package that are not those of this program, as they should be.
pub(crate) fn outdated_schemas(package: &Path) -> Vec<(PathBuf, String)> {
    let own = package.join(copies::FOLDER);
    if !own.is_dir() {
        return Vec::new();
    }
    let wanted = schemas().map(|(path, schema)| (own.join(path), copies::written(&schema)));
    let is_old =
        |(path, text): &(PathBuf, String)| fs::read_to_string(path).ok().as_ref() != Some(text);
    wanted.filter(is_old).collect()
}

/// Writes a file, and the folders in which it lies. Nothing is written through a link: whoever made the package would
/// say what is overwritten.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    let is_link = |path: &&Path| fs::symlink_metadata(path).is_ok_and(|of| of.is_symlink());
    if let Some(link) = [Some(path), path.parent()].into_iter().flatten().find(is_link) {
        let message =
            "is a link, and nothing is written through links: put a file or folder in its place";
        return Err(Failure::Wrong(format!("{} {message}", link.display())));
    }
    fs::write(path, text).map_err(|error| Failure::file(path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files_under(folder: &Path, inside: &str, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let name = format!("{inside}{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                files_under(&entry.path(), &format!("{name}/"), found);
            } else {
                found.push(name);
            }
        }
    }

    #[test]
    fn every_file_of_the_template_is_built_in() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("template");
        let mut found = Vec::new();
        files_under(&folder, "", &mut found);
        found.sort();
        let listed: Vec<&str> = FILES.iter().map(|(path, _)| *path).collect();
        assert_eq!(listed, found);
    }

    #[test]
    fn titles_are_made_of_ids() {
        assert_eq!(title("two-mile-creek"), "Two Mile Creek");
    }
}
