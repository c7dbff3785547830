//! Messages for people, in all languages. Each crate keeps its messages as Project Fluent files in
//! a folder for each language, `words/en/*.ftl`, and formats them with [`say!`](crate::say).
//!
//! The function that receives a request chooses the language once, with [`speaking`]. The language
//! applies to all messages of that thread until the request is answered. Rules, saves and options
//! never depend on the language.

mod argument;
mod catalogue;
mod language;
mod list;

pub use argument::Argument;
pub use catalogue::Catalogue;
pub use language::{Language, speaking};
pub use list::{all_of, any_of};

/// Converts a name to an id for message keys and message variants: lower case, with words joined by
/// hyphens.
///
/// ```
/// assert_eq!(kernel::words::id("Attacker's Morale Hit"), "attackers-morale-hit");
/// assert_eq!(kernel::words::id("map: road links"), "map-road-links");
/// ```
pub fn id(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric() && letter != '\'');
    let words: Vec<_> = words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    words.join("-").replace('\'', "")
}

#[doc(hidden)]
pub use include_dir;

/// A type whose messages come from the message catalogue of its crate.
/// [`messages!`](crate::messages) implements it.
///
/// ```
/// use kernel::words::include_dir::{Dir, DirEntry, File};
/// use kernel::words::{Catalogue, Worded};
///
/// const FILES: &[DirEntry<'_>] = &[DirEntry::File(File::new("en/race.ftl", b"won = You win."))];
/// const LANGUAGES: &[DirEntry<'_>] = &[DirEntry::Dir(Dir::new("en", FILES))];
/// static WORDS: Catalogue = Catalogue::new(&Dir::new("", LANGUAGES));
///
/// struct Race;
/// impl Worded for Race {
/// fn catalogue() -> &'static Catalogue {
/// &WORDS
/// }
/// }
/// assert_eq!(Race::catalogue().say("won", &[]), "You win.");
/// ```
pub trait Worded {
    /// Returns the catalogue of the crate.
    fn catalogue() -> &'static Catalogue;
}

/// Defines `WORDS`, the catalogue of a crate. Its messages are in the folder `words` next to the
/// manifest.
#[macro_export]
macro_rules! messages {
    ($of:ty) => {
        $crate::messages!();

        impl $crate::words::Worded for $of {
            fn catalogue() -> &'static $crate::words::Catalogue {
                &WORDS
            }
        }
    };
    () => {
        /// The messages of this crate.
        pub(crate) static WORDS: $crate::words::Catalogue = {
            use $crate::words::include_dir;
            $crate::words::Catalogue::new(&include_dir::include_dir!("$CARGO_MANIFEST_DIR/words"))
        };
    };
}

/// Returns a message of the crate's own catalogue in the language of the thread, as a `String`.
///
/// `say!("key", unit, hex = number(to))` names each argument by its variable in the message; `unit` alone stands for
/// `unit = unit`.
// The macro must use `WORDS` of the calling crate.
#[allow(clippy::crate_in_macro_def)]
#[macro_export]
macro_rules! say {
    ($key:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        crate::WORDS.say($key, &[$((stringify!($name).into(), $crate::argument!($name $(= $value)?))),*])
    };
}

/// Converts an argument of a message: a value, or a variable of the same name.
#[doc(hidden)]
#[macro_export]
macro_rules! argument {
    ($name:ident) => {
        $crate::words::Argument::from($name)
    };
    ($name:ident = $value:expr) => {
        $crate::words::Argument::from($value)
    };
}
