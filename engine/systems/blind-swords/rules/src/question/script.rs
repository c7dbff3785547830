//! What scripts ask, and the kinds of their questions.

use std::borrow::Cow;
use std::sync::Arc;

use kernel::Side;

use super::kind::{family, is_of_the_rules};
use crate::choice::Choice;

/// A question of a script.
#[derive(Clone, Debug, PartialEq)]
pub struct ScriptQuestion {
    /// The kind in the protocol, such as `event.unit`.
    pub kind: ScriptKind,
    /// Who is asked.
    pub side: Side,
    /// The question in the script's words.
    pub prompt: Arc<str>,
    /// The rule it carries out, as the script names it.
    pub rule: Arc<str>,
    /// What may be chosen.
    pub among: Arc<[Choice]>,
    /// The words of [`Choice::Alternative`]s.
    pub alternatives: Arc<[String]>,
}

/// The kind of a question of a script: one of those that have no name of their own, or one that the script
/// names. Both sides may know of all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptKind(Cow<'static, str>);

/// Why a script cannot name a kind of question so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoScriptKind {
    /// It is too long to be told.
    #[error("a kind of question has at most {most} letters, not {0}", most = ScriptKind::LONGEST)]
    TooLong(usize),
    /// It is not written as kinds are.
    #[error(
        "`{0}` is no kind of question: expected small letters, digits and hyphens, with dots between parts"
    )]
    NotAnId(String),
    /// It could be taken for a question of the rules.
    #[error(
        "`{id}` is for the rules to ask, as all that begins with `{family}`: use a first part of your own"
    )]
    OfTheRules {
        /// What the script wrote.
        id: String,
        /// What the rules keep for themselves.
        family: String,
    },
}

impl ScriptKind {
    /// The most letters of a kind.
    pub const LONGEST: usize = 40;
    /// A unit is chosen.
    pub const UNIT: Self = Self(Cow::Borrowed("event.unit"));
    /// A hex is chosen.
    pub const HEX: Self = Self(Cow::Borrowed("event.hex"));
    /// Something else is chosen.
    pub const CHOICE: Self = Self(Cow::Borrowed("event.choice"));
    /// Where somebody enters is chosen: the rules ask that too.
    pub const ENTRY_HEX: Self = Self(Cow::Borrowed("entry.hex"));

    /// A kind that a script names.
    ///
    /// # Errors
    /// If it is not written as kinds are, or could be taken for one of the rules: some of theirs are secret,
    /// and a record is known by its kind alone.
    pub fn named(id: &str) -> Result<Self, NoScriptKind> {
        let common = [Self::UNIT, Self::HEX, Self::CHOICE, Self::ENTRY_HEX];
        if let Some(common) = common.into_iter().find(|common| common.id() == id) {
            return Ok(common);
        }
        if id.len() > Self::LONGEST {
            return Err(NoScriptKind::TooLong(id.len()));
        }
        if !id.split('.').all(is_part) {
            return Err(NoScriptKind::NotAnId(id.to_owned()));
        }
        if is_of_the_rules(id) {
            let (id, family) = (id.to_owned(), family(id).to_owned());
            return Err(NoScriptKind::OfTheRules { id, family });
        }
        Ok(Self(Cow::Owned(id.to_owned())))
    }

    /// The kind in the protocol.
    pub fn id(&self) -> &str {
        &self.0
    }
}

fn is_part(part: &str) -> bool {
    let may_stand = |letter: u8| matches!(letter, b'a'..=b'z' | b'0'..=b'9' | b'-');
    !part.is_empty() && part.bytes().all(may_stand)
}
