//! Why something is not legal: the rule, the message that gives the reason, and its values.

use std::borrow::Cow;

use crate::Detail;
use crate::words::{Argument, Worded};

/// Why something is not legal. Cheap to make: the words are put together when somebody asks.
///
/// `V` is a value in a reason of one rule system, `E` what that system can show beside a reason.
///
/// The reason is a message of the system's catalogue. Its variables are named by the kinds of the values
/// ([`RefusalValue::kind`]), in the order in which they were given: `$unit`, `$hex`, and `$unit2` for a second unit.
///
/// ```
/// use kernel::words::include_dir::{Dir, DirEntry, File};
/// use kernel::words::{Argument, Catalogue, Worded};
/// use kernel::{Refusal, RefusalValue, require};
///
/// const REASONS: &[u8] = b"race-02-too-far = { $row } is { $row2 } rows beyond the goal";
/// const FILES: &[DirEntry<'_>] = &[DirEntry::File(File::new("en/race.ftl", REASONS))];
/// const LANGUAGES: &[DirEntry<'_>] = &[DirEntry::Dir(Dir::new("en", FILES))];
/// static FOLDER: Dir<'_> = Dir::new("", LANGUAGES);
/// static WORDS: Catalogue = Catalogue::new(&FOLDER);
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// struct Row(u8);
/// impl Worded for Row {
///     fn catalogue() -> &'static Catalogue { &WORDS }
/// }
/// impl RefusalValue for Row {
///     type Game = ();
///     fn kind(self) -> &'static str { "row" }
///     fn detail(self) -> &'static str { "line" }
///     fn argument(self, (): &()) -> Argument { self.0.into() }
/// }
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// struct Steps;
/// let far = Refusal::<Row, Steps>::new("RACE-02", "2", "race-02-too-far");
/// let far = far.with(Row(12)).with(Row(3)).showing(Steps);
/// assert!(require(true, far).is_ok());
/// assert_eq!(require(false, far), far.err());
/// assert_eq!((far.message(), far.evidence), ("race-02-too-far", Some(Steps)));
/// assert_eq!(far.describe(&()), "12 is 3 rows beyond the goal");
/// assert_eq!(far.values(&())[1].what, "line");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal<V, E> {
    /// The requirement, such as `MOVE-05`.
    pub requirement: &'static str,
    /// The section of the rulebook, such as `SS 13.3`.
    pub section: &'static str,
    /// What explains it further, if its reason does not say it all.
    pub evidence: Option<E>,
    message: &'static str,
    values: [Option<V>; 3],
}

/// A value in the reasons of a rule system: a unit, a hex, a number.
pub trait RefusalValue: Copy + Worded {
    /// What names are looked up in.
    type Game;

    /// The kind of the value, which names its variable: `unit`, `hex`.
    fn kind(self) -> &'static str;

    /// The name of the value in the protocol, if it is another than its kind.
    fn detail(self) -> &'static str {
        self.kind()
    }

    /// The value as it is read: a name, a number.
    fn argument(self, game: &Self::Game) -> Argument;
}

impl<V: RefusalValue, E> Refusal<V, E> {
    /// A refusal without values, by the key of its message.
    #[inline]
    pub const fn new(
        requirement: &'static str,
        section: &'static str,
        message: &'static str,
    ) -> Self {
        Self { requirement, section, evidence: None, message, values: [None; 3] }
    }

    /// The same with its next value. A fourth is dropped.
    #[inline]
    #[must_use]
    pub fn with(mut self, value: impl Into<V>) -> Self {
        if let Some(free) = self.values.iter_mut().find(|value| value.is_none()) {
            *free = Some(value.into());
        }
        self
    }

    /// The same with something that explains it further.
    #[inline]
    #[must_use]
    pub fn showing(mut self, evidence: E) -> Self {
        self.evidence = Some(evidence);
        self
    }

    /// The refusal as the error of a check.
    ///
    /// # Errors
    /// Always: the refusal.
    #[inline]
    pub fn err<T>(self) -> Result<T, Self> {
        Err(self)
    }

    /// The key of its message.
    pub const fn message(&self) -> &'static str {
        self.message
    }

    /// The reason in words.
    pub fn describe(&self, game: &V::Game) -> String {
        let arguments: Vec<_> = self.arguments(game).collect();
        V::catalogue().say(self.message, &arguments)
    }

    /// The values by themselves, each under its name in the protocol.
    pub fn values(&self, game: &V::Game) -> Vec<Detail> {
        let values = self.values.iter().flatten();
        values.map(|value| Detail::new(value.detail(), value.argument(game).to_string())).collect()
    }

    fn arguments(&self, game: &V::Game) -> impl Iterator<Item = (Cow<'static, str>, Argument)> {
        let values = self.values.iter().flatten().enumerate();
        values.map(move |(index, value)| {
            let before = self.values[..index].iter().flatten();
            let alike = before.filter(|other| other.kind() == value.kind()).count();
            (numbered(value.kind(), alike), value.argument(game))
        })
    }
}

/// The name of a variable: of the first value of a kind the kind itself.
fn numbered(kind: &'static str, before: usize) -> Cow<'static, str> {
    if before == 0 { kind.into() } else { format!("{kind}{}", before + 1).into() }
}

/// Refuses unless something holds. Inlined, so that a refusal that nobody gets is not put together.
///
/// # Errors
/// The refusal, if it does not hold.
#[inline]
pub fn require<V, E>(holds: bool, refusal: Refusal<V, E>) -> Result<(), Refusal<V, E>> {
    if holds { Ok(()) } else { Err(refusal) }
}
