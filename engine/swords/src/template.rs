//! A small complete battle to start from. Its files are in `engine/swords/template`.

use crate::scaffold::Site;

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

/// The files by their paths in the package, filled in for where they are to lie.
pub(crate) fn files(site: &Site) -> Vec<(String, String)> {
    FILES.iter().map(|(path, text)| ((*path).to_owned(), filled(text, site))).collect()
}

/// A text of the template with its blanks filled in.
fn filled(text: &str, site: &Site) -> String {
    let id = site.id().as_str();
    text.replace("{schemas}", &site.schemas_from(0))
        .replace("{schemas_up}", &site.schemas_from(1))
        .replace("{id}", id)
        .replace("{title}", &title(id))
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

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
