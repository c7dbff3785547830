use super::{Draws, ForcedPrompt, Secrecy, Why};
use crate::{Position, Side, System};

/// Questions of a rule system, and the legality of answers.
///
/// Legality is defined once, by [`Asking::why`]. [`legal`] derives the options from it.
///
/// ```
/// use kernel::{Among, Asking, Position, legal};
/// # mod race {
/// #     pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// #     mod ruleset { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/ruleset.rs")); }
/// # }
/// use race::system::{Pace, Race};
///
/// let (course, rows) = (Race::course(), kernel::PerSide::default());
/// let position: Position<'_, Race> = Position { package: &course, board: &rows };
/// let ids = legal(position, &"pace").into_iter().map(|pace| Race::id(&course, &"pace", pace));
/// assert_eq!(ids.collect::<Vec<_>>(), ["walk", "run"]);
/// // An id names a choice of the game, legal or not.
/// assert_eq!(Race::candidates(Among::Called(&course, "run")), [Pace::Run]);
/// assert!(Race::why(position, &"pace", Pace::Run).is_none(), "nothing forbids it");
/// ```
pub trait Asking: System {
    /// Queries about random draws, or [`NoDraws`](super::NoDraws).
    type Draws: Draws<Self>;

    /// Returns the name of the kind of a question, as protocols, saves and test cases use it.
    fn kind(question: &Self::Question) -> &str;
    /// Returns which sides may know of questions of a kind. Questions of unknown kinds are private.
    fn secrecy(kind: &str) -> Secrecy;
    /// Returns how to treat a question with only one option. Such a question may have to be asked
    /// to protect private information.
    fn forced_prompt(
        position: Position<'_, Self>,
        side: Side,
        question: &Self::Question,
    ) -> ForcedPrompt {
        let (_, _, _) = (position, side, question);
        ForcedPrompt::Skip
    }
    /// Returns the id of an answer to a question.
    fn id(package: &Self::Package, question: &Self::Question, choice: Self::Choice) -> String;
    /// Returns choices, legal or not.
    fn candidates(among: Among<'_, Self>) -> Vec<Self::Choice>;
    /// Returns the first rule that forbids an answer, with the relevant values. `None` if the
    /// answer is legal.
    fn why(
        position: Position<'_, Self>,
        question: &Self::Question,
        choice: Self::Choice,
    ) -> Option<Why>;
}

/// Set of choices that [`Asking::candidates`] returns; the trait has an example.
pub enum Among<'a, S: System> {
    /// Answers that a person might propose to a question.
    Proposals(Position<'a, S>, &'a S::Question),
    /// All choices of the game, including those that do not suit the question.
    All(&'a S::Package, &'a S::Question),
    /// All choices of the game with this id.
    Called(&'a S::Package, &'a str),
}

/// Returns the legal answers to a question in ascending order; [`Asking`] has an example.
pub fn legal<S: Asking>(position: Position<'_, S>, question: &S::Question) -> Vec<S::Choice> {
    let mut legal = S::candidates(Among::Proposals(position, question));
    legal.sort_unstable();
    legal.dedup();
    legal.retain(|choice| S::why(position, question, *choice).is_none());
    legal
}
