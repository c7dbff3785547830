//! Template for a new package: a small complete battle for each rule system. The files are in
//! `engine/systems/registry/template`.

use crate::failure::Failure;
use crate::packages::scaffold::Site;

/// Returns the files of the template, each with its path. The placeholders are replaced.
pub(crate) fn files(site: &Site) -> Result<Vec<(String, String)>, Failure> {
    let files = registry::template(site.book()).files();
    let files = files.map_err(|error| Failure::Wrong(error.to_string()))?;
    let filled = |bytes: Vec<u8>| filled(&String::from_utf8_lossy(&bytes), site);
    Ok(files.into_iter().map(|(path, bytes)| (path, filled(bytes))).collect())
}

/// Replaces the placeholders in a file of the template.
fn filled(text: &str, site: &Site) -> String {
    let id = site.id().as_str();
    text.replace("{schemas}", &site.schemas_from(0))
        .replace("{schemas_up}", &site.schemas_from(1))
        .replace("{id}", id)
        .replace("{title}", &title(id))
}

/// Converts an id to a title: `two-mile-creek` becomes *Two Mile Creek*.
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

    #[test]
    fn titles_are_made_of_ids() {
        assert_eq!(title("two-mile-creek"), "Two Mile Creek");
    }
}
