//! The language of all messages shown to people.

use std::cell::Cell;

thread_local! {
    static SPOKEN: Cell<Language> = const { Cell::new(Language::ENGLISH) };
}

/// A language that messages are written in. It has a folder in `words/` of the kernel and of each
/// translated crate.
///
/// ```
/// use kernel::words::Language;
/// assert_eq!(Language::find("de-AT").map(Language::tag), Some("de"));
/// assert_eq!(Language::preferred(["fr-FR", "de", "en"]).tag(), "de", "the first that there is");
/// assert_eq!(Language::preferred(["fr"]), Language::ENGLISH);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(pub(super) &'static str);

impl Language {
    /// English, the only language that has every message.
    pub const ENGLISH: Self = Self("en");
    /// Pseudo-language for tests: English with each message in brackets, `⟦…⟧`. Text outside
    /// brackets is missing from the catalogues.
    pub const PSEUDO: Self = Self("pseudo");
    /// No language, for programs that read no texts: each message is empty, and costs nothing.
    ///
    /// ```
    /// use kernel::words::{Language, all_of, speaking};
    /// assert_eq!(speaking(Language::SILENT, || all_of(["a".to_owned(), "b".to_owned()])), "");
    /// ```
    pub const SILENT: Self = Self("");

    /// Returns all languages that players can choose, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        let others = crate::WORDS.tags().filter(|tag| *tag != Self::ENGLISH.0).map(Self);
        std::iter::once(Self::ENGLISH).chain(others)
    }

    /// Returns the language of a tag such as `de`, `de-AT` or `de_AT.UTF-8`. `None` if there are no
    /// messages in that language.
    pub fn find(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let known = Self::all().chain([Self::PSEUDO]);
        known.into_iter().find(|language| language.0.eq_ignore_ascii_case(primary))
    }

    /// Returns the first language in a list of tags for which messages exist. English if there is
    /// none.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter().find_map(Self::find).unwrap_or(Self::ENGLISH)
    }

    /// Returns the preferred language of a list of weighted tags in the syntax of
    /// `Accept-Language`, or English if none of them exists.
    ///
    /// ```
    /// use kernel::words::Language;
    /// assert_eq!(Language::accepted("fr, en;q=0.5, de-AT;q=0.9").tag(), "de");
    /// assert_eq!(Language::accepted("*").tag(), "en");
    /// assert_eq!(Language::accepted("de;q=0, en").tag(), "en", "a weight of 0 excludes it");
    /// ```
    pub fn accepted(list: &str) -> Self {
        let mut tags: Vec<(u32, &str)> = list.split(',').filter_map(weighted).collect();
        tags.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
        Self::preferred(tags.into_iter().map(|(_, tag)| tag))
    }

    /// Returns the tag, such as `de`.
    pub const fn tag(self) -> &'static str {
        self.0
    }

    /// Returns the language in which the current thread formats messages.
    pub fn spoken() -> Self {
        SPOKEN.get()
    }
}

/// Parses a tag with its weight in thousandths. `None` if the weight is 0 or invalid.
fn weighted(entry: &str) -> Option<(u32, &str)> {
    let (tag, weight) = entry.split_once(';').unwrap_or((entry, "q=1"));
    let weight = weight.trim().strip_prefix("q=")?;
    let (whole, parts) = weight.split_once('.').unwrap_or((weight, ""));
    let digits = parts.bytes().chain(*b"000").take(3).map(char::from);
    let weight = whole.chars().chain(digits).collect::<String>().parse().ok()?;
    (weight > 0).then(|| (weight, tag.trim()))
}

/// Runs `work` with all messages in a language. Restores the language of the thread afterwards,
/// even after a panic.
///
/// ```
/// use kernel::words::{Language, all_of, speaking};
/// let german = Language::find("de").expect("it is translated");
/// let sides = || all_of(["Blue".to_owned(), "Grey".to_owned()]);
/// assert_eq!(sides(), "Blue and Grey");
/// assert_eq!(speaking(german, sides), "Blue und Grey");
/// assert_eq!(Language::spoken(), Language::ENGLISH);
/// ```
pub fn speaking<T>(language: Language, work: impl FnOnce() -> T) -> T {
    /// Guard that restores the previous language of the thread when dropped.
    struct Back(Language);
    impl Drop for Back {
        fn drop(&mut self) {
            SPOKEN.set(self.0);
        }
    }
    let _back = Back(SPOKEN.replace(language));
    work()
}
