//! The pseudo-language: text outside its brackets does not come from a message catalogue.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Folders of packages, and of the charts and scripts that they share.
const FOLDERS: [&str; 3] = ["games", "charts", "scripts"];

/// Results on a chart, which are the same in every language.
const ON_CHARTS: [&str; 2] = ["dall", "amh"];

/// Words of packages, which keep their own language: titles, names, notes and ids.
#[derive(Debug)]
pub struct PackageWords(BTreeSet<String>);

impl PackageWords {
    /// Reads the packages of a repository.
    pub fn of(root: &Path) -> Self {
        let mut words = BTreeSet::new();
        FOLDERS.iter().for_each(|folder| read(&root.join(folder), &mut words));
        Self(words)
    }

    /// Returns the words in a string that neither a catalogue nor a package has. Numbers, ids of
    /// requirements and words of one or two letters do not count.
    pub fn strange(&self, text: &str) -> Vec<String> {
        let left = outside(text);
        let left = left.split_whitespace().filter(|piece| !is_id(piece));
        let left = left.collect::<Vec<_>>().join(" ");
        let is_word = |word: &String| word.len() > 2 && word.chars().all(char::is_alphabetic);
        let known =
            |word: &String| self.0.contains(word) || ON_CHARTS.iter().any(|own| own == word);
        split(&left).filter(|word| is_word(word) && !known(word)).collect()
    }

    /// Whether any word of a package begins with a string, such as the code on a counter.
    pub fn begins_one(&self, text: &str) -> bool {
        self.0.iter().any(|word| word.starts_with(text))
    }
}

/// Returns the part of a string outside brackets.
pub fn outside(text: &str) -> String {
    let mut depth = 0_usize;
    let mut left = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            _ if depth == 0 => left.push(letter),
            _ => {}
        }
    }
    left
}

/// Returns the text between the tags of a page or drawing, without style sheets.
pub fn between_tags(markup: &str) -> String {
    let mut text = String::new();
    for (index, part) in markup.split("<style>").enumerate() {
        let plain =
            if index == 0 { part } else { part.split_once("</style>").map_or("", |it| it.1) };
        for piece in plain.split('<') {
            text.push_str(piece.split_once('>').map_or(piece, |(_, after)| after));
            text.push(' ');
        }
    }
    [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'")]
        .into_iter()
        .fold(text, |text, (entity, sign)| text.replace(entity, sign))
}

/// Whether a string is the id of a requirement, such as `BTR-01`.
fn is_id(piece: &str) -> bool {
    let piece = piece.trim_matches(|sign: char| !sign.is_alphanumeric());
    let is_number = |end: &str| !end.is_empty() && end.chars().all(|sign| sign.is_ascii_digit());
    let is_prefix = |start: &str| start.chars().all(|sign| sign.is_uppercase() || sign == '-');
    piece.rsplit_once('-').is_some_and(|(start, end)| is_prefix(start) && is_number(end))
}

fn read(path: &Path, words: &mut BTreeSet<String>) {
    words.extend(path.file_stem().and_then(|name| name.to_str()).into_iter().flat_map(split));
    for inner in fs::read_dir(path).into_iter().flatten().flatten() {
        let inner = inner.path();
        let is_text = inner.extension().is_some_and(|own| own == "yaml" || own == "rhai");
        if inner.is_dir() {
            read(&inner, words);
        } else if is_text {
            words.extend(split(&fs::read_to_string(&inner).unwrap_or_default()));
        }
    }
}

fn split(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_lowercase)
}
