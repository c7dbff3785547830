use super::{Asking, Deferred, Heading, Highlight, Line, Reader, Sum, Trace, Used};
use crate::{Entry, Position};

/// Texts of questions, options and facts for players.
///
/// ```
/// use kernel::{Entry, Position, Reader, Side, Wording};
/// # mod race {
/// #     pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// #     mod ruleset { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/ruleset.rs")); }
/// # }
/// use race::system::{Pace, Race};
///
/// let (course, rows) = (Race::course(), kernel::PerSide::default());
/// let position: Position<'_, Race> = Position { package: &course, board: &rows };
/// let prompt = Race::prompt(position, &"pace");
/// assert_eq!((&*prompt.text, prompt.section), ("How do you go on?", "1"));
/// assert_eq!(Race::label(position, &"pace", Pace::Walk), "two rows");
///
/// let entry = Entry { event: (Side::Usa, 9), path: [Side::Usa].into() };
/// let told = Race::told(position, &entry, Reader::Everybody);
/// assert_eq!(told.line.get().expect("nothing is hidden").text, "Blue goes on by 9");
/// ```
pub trait Wording: Asking {
    /// Returns the prompt of a question for the side that answers.
    fn prompt<'a>(position: Position<'_, Self>, question: &'a Self::Question) -> Prompt<'a>;
    /// Returns the purpose of a roll in a few words.
    fn roll<'a>(position: Position<'_, Self>, roll: &'a Self::Roll) -> Prompt<'a>;
    /// Returns the label of an option.
    fn label(
        position: Position<'_, Self>,
        question: &Self::Question,
        choice: Self::Choice,
    ) -> String {
        Self::id(position.package, question, choice)
    }
    /// Returns information that a player needs before choosing an option.
    fn notes(
        position: Position<'_, Self>,
        question: &Self::Question,
        choice: Self::Choice,
    ) -> Notes {
        let (_, _, _) = (position, question, choice);
        Notes::default()
    }
    /// Describes a step of the path to the current procedure.
    fn step(package: &Self::Package, step: &Self::Step) -> String;
    /// Describes a fact for a reader. Only [`Told::awarded`] depends on the board, which must be the
    /// one after the play that emitted the fact.
    fn told<'a>(position: Position<'a, Self>, entry: &'a Entry<Self>, reader: Reader) -> Told<'a>;
    /// Returns one line that summarises a chapter with these facts, most serious result first.
    /// `None` if nothing notable happened. All readers get the same line, so it contains only
    /// public information.
    fn chapter(package: &Self::Package, events: &[&Self::Event]) -> Option<String> {
        let (_, _) = (package, events);
        None
    }
}

/// Prompt of a question or a roll; [`Wording`] has an example.
#[derive(Debug)]
pub struct Prompt<'a> {
    /// Prompt for the player who answers, or the purpose of a roll.
    pub text: String,
    /// Section of the rulebook that asks.
    pub section: &'a str,
    /// Explanation for newcomers. `None` if the question needs none.
    pub coach: Deferred<'a, Option<String>>,
}

impl<'a> Prompt<'a> {
    /// Builds a prompt without an explanation.
    pub fn new(section: &'a str, text: impl Into<String>) -> Self {
        Self { text: text.into(), section, coach: Deferred::default() }
    }
}

/// Information about an option.
///
/// ```
/// let kernel::Notes { note: None, caution: None } = kernel::Notes::default() else { panic!() };
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Information that a player needs before choosing the option. `None` if there is none.
    pub note: Option<String>,
    /// Warning that a learner sees before choosing the option. `None` if the option is not risky.
    pub caution: Option<String>,
}

/// Description of a fact. The default describes a fact that no reader sees; [`Wording`] has an
/// example.
#[derive(Debug, Default)]
pub struct Told<'a> {
    /// Line of the log. `None` if the fact tells the reader nothing.
    pub line: Deferred<'a, Option<Line>>,
    /// Rank of the fact in the story. `None` if the fact never begins a chapter. Depends only on
    /// public information.
    pub heading: Option<Heading>,
    /// Graphic that the map shows for a public fact. `None` for other facts.
    pub trace: Deferred<'a, Option<Trace>>,
    /// Chart cells that the engine read for the fact.
    pub used: Deferred<'a, Vec<Used>>,
    /// Action of a side that may decide the game. `None` for all other facts.
    pub highlight: Deferred<'a, Option<Highlight>>,
    /// Points that the fact awards, by source. The points by source after a game list these entries
    /// in place of the total of [`Score::awarded_source`](super::Score::awarded_source).
    pub awarded: Deferred<'a, Vec<Sum>>,
}
