//! The words that scripts use.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::file::SourceFile;

/// The words of all scripts, with how often each occurs outside comments.
#[derive(Debug)]
pub struct Words<'a>(BTreeMap<&'a str, usize>);

impl<'a> Words<'a> {
    /// Counts the words.
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

    /// How often a word occurs.
    pub fn count(&self, word: &str) -> usize {
        self.0.get(word).copied().unwrap_or_default()
    }
}
