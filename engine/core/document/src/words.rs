//! Index of the words that occur in scripts. Checks for unused definitions look names up in it.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::file::SourceFile;

/// Words of all scripts, each with the number of occurrences outside comments.
#[derive(Debug)]
pub struct Words<'a>(BTreeMap<&'a str, usize>);

impl<'a> Words<'a> {
    /// Counts how often each word occurs in the scripts.
    pub fn of(scripts: &'a BTreeMap<String, Arc<SourceFile>>) -> Words<'a> {
        let mut words = BTreeMap::new();
        for file in scripts.values() {
            for line in file.text.lines() {
                let text = line.split("//").next().unwrap_or_default();
                let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
                for word in text.split(|c| !is_part(c)).filter(|word| !word.is_empty()) {
                    *words.entry(word).or_default() += 1;
                }
            }
        }
        Words(words)
    }

    /// Returns the number of occurrences of a word.
    pub fn count(&self, word: &str) -> usize {
        self.0.get(word).copied().unwrap_or_default()
    }
}
