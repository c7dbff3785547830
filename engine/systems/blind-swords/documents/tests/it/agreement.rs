//! Agreement of schemas and types. Randomly damaged documents are either read, or refused with the
//! place of an error.

use crate::support::sample;
use blind_swords_documents::source::SourceFile;
use proptest::prelude::*;

const WORDS: [&str; 16] = [
    "0", "1", "-1", "300", "0805", "true", "null", "\"\"", "[]", "{}", "C-2", "6-4", "3/2", "road",
    "woods", "-|0|1-3",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// A sample document with a replaced scalar is read, or refused with the place of the error.
    #[test]
    fn damage_is_refused_or_read(
        file in 0_usize..6,
        position in 0_usize..400,
        word in 0_usize..WORDS.len(),
    ) {
        let mut sources = sample();
        let (path, text) = {
            let (path, file) = sources.package.iter().nth(file).expect("six files");
            (path.to_owned(), file.text.clone())
        };
        sources.set(&path, &damaged(&text, position, WORDS[word]));
        if let Err(problems) = blind_swords_documents::load_sources(&sources) {
            prop_assert!(!problems.is_empty());
            for problem in &problems {
                prop_assert!(
                    problem.code != blind_swords_documents::codes::SCHEMA_TYPE,
                    "the schema let through what the types refuse: {}",
                    problem.message
                );
                prop_assert!(problem.place.span.end <= problem.place.file.text.len());
            }
        }
    }

    /// Any string is read or refused, without a panic.
    #[test]
    fn any_text_is_refused_or_read(text in "[ -~\n]{0,200}") {
        let _ = blind_swords_documents::yaml::read(&SourceFile::new("any.yaml", text));
    }
}

/// Returns the document with one of its scalars replaced by `word`. `position` selects the scalar,
/// modulo the number of scalars.
fn damaged(text: &str, position: usize, word: &str) -> String {
    let starts: Vec<usize> = text.match_indices(": ").map(|(at, _)| at + 2).collect();
    let Some(&start) = starts.get(position % starts.len().max(1)) else {
        return word.to_owned();
    };
    let rest = &text[start..];
    let end = start + rest.find([',', '}', '\n']).unwrap_or(rest.len());
    format!("{}{word}{}", &text[..start], &text[end..])
}
