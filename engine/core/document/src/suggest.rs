//! Search for the most similar known word, for suggestions such as `did you mean …`.

use std::collections::BTreeSet;

/// Maximum length of compared words in bytes. The time to compare grows with the square of the
/// length.
const MAX_WORD: usize = 64;

/// Returns the known word most similar to `written`. `None` if no word is similar enough.
pub fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    all_nearest(written, known).into_iter().next()
}

/// Returns all known words that are equally and most similar to `written`. A name is similar if it
/// differs in only a few letters, or in one of several words.
pub fn all_nearest<'a>(
    written: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> BTreeSet<&'a str> {
    if written.len() > MAX_WORD {
        return BTreeSet::new();
    }
    let letters = written.chars().count();
    let limit = (letters / 3).clamp(1, 3);
    let is_near = |distance: usize, word: &str| {
        distance <= limit || distance <= letters / 2 && differs_in_a_word(written, word)
    };
    let words = known.into_iter().filter(|word| *word != written && word.len() <= MAX_WORD);
    let near = words.map(|word| (distance(written, word), word));
    let near: Vec<_> = near.filter(|(distance, word)| is_near(*distance, word)).collect();
    let least = near.iter().map(|(distance, _)| *distance).min();
    near.into_iter()
        .filter(|(distance, _)| Some(*distance) == least)
        .map(|(_, word)| word)
        .collect()
}

/// Whether two names of several words differ in exactly one word.
fn differs_in_a_word(a: &str, b: &str) -> bool {
    let (a, b): (Vec<&str>, Vec<&str>) = (a.split(' ').collect(), b.split(' ').collect());
    let differing = a.iter().zip(&b).filter(|(a, b)| a != b).count();
    a.len() == b.len() && a.len() > 1 && differing == 1
}

/// Whether two words differ in one letter, or by a swap of two adjacent letters.
pub(crate) fn differs_in_a_letter(a: &str, b: &str) -> bool {
    a.len() <= MAX_WORD && b.len() <= MAX_WORD && distance(a, b) == 1
}

/// Returns the edit distance of two words. A swap of two adjacent characters counts as one edit.
pub fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    rows[0] = (0..=b.len()).collect();
    for i in 1..=a.len() {
        rows[i][0] = i;
        for j in 1..=b.len() {
            let differs = usize::from(a[i - 1] != b[j - 1]);
            let mut least =
                (rows[i - 1][j] + 1).min(rows[i][j - 1] + 1).min(rows[i - 1][j - 1] + differs);
            let exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if exchanged {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = least;
        }
    }
    rows[a.len()][b.len()]
}
