use serde::Serialize;

/// What begins with a fact in the story of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// A turn, which always has a line of its own.
    Turn,
    /// A part of a turn, such as an activation: it has a line if there is something to tell.
    Part,
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
    /// The number of its first fact.
    pub from: usize,
    /// What it is.
    #[serde(rename = "kind")]
    pub opening: Opening,
    /// Its line, the gravest result first.
    pub text: String,
}
