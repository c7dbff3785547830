//! The language in which people are answered.

use std::cell::Cell;

thread_local! {
    static SPOKEN: Cell<Language> = const { Cell::new(Language::ENGLISH) };
}

/// A language that messages exist in: a folder of `words/` in the kernel, and in each crate that has been translated.
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
    /// The language that every message exists in.
    pub const ENGLISH: Self = Self("en");
    /// English with each message in brackets, `⟦…⟧`: what is outside brackets is in no catalogue. For tests.
    pub const PSEUDO: Self = Self("pseudo");

    /// All languages that people can choose, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        let others = crate::WORDS.tags().filter(|tag| *tag != Self::ENGLISH.0).map(Self);
        std::iter::once(Self::ENGLISH).chain(others)
    }

    /// The language of a tag such as `de`, `de-AT` or `de_AT.UTF-8`; nothing if there is none.
    pub fn find(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let known = Self::all().chain([Self::PSEUDO]);
        known.into_iter().find(|language| language.0.eq_ignore_ascii_case(primary))
    }

    /// The first language that exists of some tags in order of preference, else English.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter().find_map(Self::find).unwrap_or(Self::ENGLISH)
    }

    /// The tag, such as `de`.
    pub const fn tag(self) -> &'static str {
        self.0
    }

    /// The language of this thread.
    pub fn spoken() -> Self {
        SPOKEN.get()
    }
}

/// Does some work with everything said in a language. The thread's own language returns afterwards, also if the work
/// panics.
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
    /// Gives the thread its language back.
    struct Back(Language);
    impl Drop for Back {
        fn drop(&mut self) {
            SPOKEN.set(self.0);
        }
    }
    let _back = Back(SPOKEN.replace(language));
    work()
}
