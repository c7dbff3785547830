use serde::Serialize;

/// Kind of chapter that a fact opens in the story of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// A turn. Its chapter always has a line.
    Turn,
    /// A part of a turn, such as an activation. Its chapter has a line only if something happened.
    Part,
}

/// Rank of a fact that can begin a chapter.
///
/// ```
/// use kernel::{Heading, Opening};
/// assert_eq!(Heading::Phase.opening(None), Some(Opening::Part));
/// assert_eq!(Heading::Phase.opening(Some(Heading::Activation)), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// A turn.
    Turn,
    /// An activation, which includes its phases.
    Activation,
    /// Another part of a turn.
    Part,
    /// A phase: part of an activation if one is under way, otherwise a part of the turn.
    Phase,
}

impl Heading {
    /// Returns the kind of chapter that the fact opens, or `None` if it opens none. `within` is the
    /// rank of the first fact of the current chapter.
    pub fn opening(self, within: Option<Self>) -> Option<Opening> {
        match self {
            Self::Turn => Some(Opening::Turn),
            Self::Phase if within == Some(Self::Activation) => None,
            Self::Activation | Self::Part | Self::Phase => Some(Opening::Part),
        }
    }
}

/// A chapter in the story of a match: one line for an activation, a phase or an event. Its facts are those up to the next
/// chapter.
///
/// ```
/// use kernel::{Chapter, Opening};
/// let chapter = |from, opening, text: &str| Chapter { from, opening, text: text.to_owned() };
/// let story = [
///     chapter(0, Opening::Turn, "Turn 1"),
///     chapter(9, Opening::Part, "Blue attacks row 4: the second runner out"),
/// ];
/// assert_eq!(story[1].from - story[0].from, 9, "the facts of the turn before its first part");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chapter {
    /// Number of the first fact of the chapter.
    pub from: usize,
    /// Kind of chapter: a turn or a part of a turn.
    #[serde(rename = "kind")]
    pub opening: Opening,
    /// Summary of the chapter in one line, with the most serious result first.
    pub text: String,
}
