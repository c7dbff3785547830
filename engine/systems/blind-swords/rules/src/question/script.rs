//! Questions of scripts, and the kinds of these questions.

use std::borrow::Cow;
use std::sync::Arc;

use kernel::Side;

use super::kind::{family, is_of_the_rules};
use crate::choice::Choice;

/// A question that a script asks.
#[derive(Clone, Debug, PartialEq)]
pub struct ScriptQuestion {
    /// Kind of the question in the protocol, such as `event.unit`.
    pub kind: ScriptKind,
    /// Side that must answer the question.
    pub side: Side,
    /// Prompt that the player reads, supplied by the script.
    pub prompt: Arc<str>,
    /// Rulebook section that the question cites, supplied by the script.
    pub rule: Arc<str>,
    /// Choices that the script allows.
    pub among: Arc<[Choice]>,
    /// Strings that the script offers as [`Choice::Alternative`]s, in order.
    pub alternatives: Arc<[String]>,
}

/// Kind of a script's question: a generic kind, or a name chosen by the script. Questions of
/// scripts are visible to both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptKind(Cow<'static, str>);

/// Reason why a script may not use a name as the kind of its question.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoScriptKind {
    /// The name exceeds the maximum length.
    #[error("a kind of question has at most {most} letters, not {0}", most = ScriptKind::LONGEST)]
    TooLong(usize),
    /// The name contains a character that kinds may not contain, or an empty part.
    #[error(
        "`{0}` is no kind of question: expected small letters, digits and hyphens, with dots between parts"
    )]
    NotAnId(String),
    /// The name could be mistaken for a kind of the rules.
    #[error(
        "`{id}` is for the rules to ask, as all that begins with `{family}`: use a first part of your own"
    )]
    OfTheRules {
        /// Name that the script gave to its question.
        id: String,
        /// First part of the name, reserved for the rules.
        family: String,
    },
}

impl ScriptKind {
    /// Maximum length of a kind, in letters.
    pub const LONGEST: usize = 40;
    /// Kind for the choice of a unit.
    pub const UNIT: Self = Self(Cow::Borrowed("event.unit"));
    /// Kind for the choice of a hex.
    pub const HEX: Self = Self(Cow::Borrowed("event.hex"));
    /// Kind for any other choice, such as one of several strings.
    pub const CHOICE: Self = Self(Cow::Borrowed("event.choice"));
    /// Kind for the choice of an entry hex. The rules also use this kind.
    pub const ENTRY_HEX: Self = Self(Cow::Borrowed("entry.hex"));

    /// Returns a kind with a name chosen by the script.
    ///
    /// # Errors
    /// If the name is malformed, or could be mistaken for a kind of the rules. Some kinds of the
    /// rules are secret, and a record identifies a question by its kind alone.
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

    /// Returns the kind as named in the protocol.
    pub fn id(&self) -> &str {
        &self.0
    }
}

fn is_part(part: &str) -> bool {
    let may_stand = |letter: u8| matches!(letter, b'a'..=b'z' | b'0'..=b'9' | b'-');
    !part.is_empty() && part.bytes().all(may_stand)
}
