//! Reasons why an action is illegal: the rule, the message and its values.

use std::borrow::Cow;

use crate::words::{Argument, Worded};
use crate::{Detail, Why};

/// Reason why an action is illegal. Cheap to build: the text is formatted on request.
///
/// `V` is a value in a reason of one rule system. `E` is evidence that the system can show with a
/// reason.
///
/// The reason is a message in the system's catalogue. Its variables are named after the kinds of
/// the values ([`RefusalValue::kind`]), in order: `$unit`, `$hex`, and `$unit2` for a second unit.
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
    /// Id of the requirement, such as `MOVE-05`.
    pub requirement: &'static str,
    /// Section of the rulebook, such as `SS 13.3`.
    pub section: &'static str,
    /// Further data that explains the refusal. `None` if the reason alone is enough.
    pub evidence: Option<E>,
    message: &'static str,
    values: [Option<V>; 3],
}

/// A value in the reasons of a rule system: a unit, a hex, a number.
pub trait RefusalValue: Copy + Worded {
    /// Game data in which the rule system looks up names, such as the names of units.
    type Game;

    /// Returns the kind of the value, which names its variable: `unit`, `hex`.
    fn kind(self) -> &'static str;

    /// Returns the name of the value in the protocol. Defaults to the kind of the value.
    fn detail(self) -> &'static str {
        self.kind()
    }

    /// Converts the value to a message argument: a name or a number.
    fn argument(self, game: &Self::Game) -> Argument;
}

impl<V: RefusalValue, E> Refusal<V, E> {
    /// Builds a refusal without values from its message key.
    #[inline]
    pub const fn new(
        requirement: &'static str,
        section: &'static str,
        message: &'static str,
    ) -> Self {
        Self { requirement, section, evidence: None, message, values: [None; 3] }
    }

    /// Adds the next value. A fourth value is ignored.
    #[inline]
    #[must_use]
    pub fn with(mut self, value: impl Into<V>) -> Self {
        if let Some(free) = self.values.iter_mut().find(|value| value.is_none()) {
            *free = Some(value.into());
        }
        self
    }

    /// Adds evidence, which the system can show with the reason.
    #[inline]
    #[must_use]
    pub fn showing(mut self, evidence: E) -> Self {
        self.evidence = Some(evidence);
        self
    }

    /// Returns the refusal as the error of a check.
    ///
    /// # Errors
    /// Always.
    #[inline]
    pub fn err<T>(self) -> Result<T, Self> {
        Err(self)
    }

    /// Returns the key of the message that states the reason.
    pub const fn message(&self) -> &'static str {
        self.message
    }

    /// Returns the explanation of the refusal without values of a game.
    pub fn plain(&self) -> Why {
        Why {
            requirement: self.requirement,
            section: self.section,
            reason: self.message().to_owned(),
            values: Vec::new(),
        }
    }

    /// Returns the reason as text, with the names of the units and places.
    pub fn describe(&self, game: &V::Game) -> String {
        let arguments: Vec<_> = self.arguments(game).collect();
        V::catalogue().say(self.message, &arguments)
    }

    /// Returns the values, each with its name in the protocol.
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

/// Returns the variable name of a value, such as `unit`. The second and third value of one kind get
/// a number: `unit2`, `unit3`.
fn numbered(kind: &'static str, before: usize) -> Cow<'static, str> {
    if before == 0 { kind.into() } else { format!("{kind}{}", before + 1).into() }
}

/// Returns `refusal` as an error if the condition is false. Inlined, so that an unused refusal is
/// never built.
///
/// # Errors
/// The refusal, if the condition is false.
#[inline]
pub fn require<V, E>(holds: bool, refusal: Refusal<V, E>) -> Result<(), Refusal<V, E>> {
    if holds { Ok(()) } else { Err(refusal) }
}
