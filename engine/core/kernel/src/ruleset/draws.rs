use crate::{Entry, Position, Side, System};

/// Queries about random draws of a rule system, such as chits from a cup.
///
/// ```
/// use kernel::{Draws, Entry, Playing, Position, Ruleset, Side};
/// # mod race {
/// # pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// # mod ruleset { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/ruleset.rs")); } }
/// use race::system::{Pace, Race};
///
/// /// Returns the names of all items that a side may still draw.
/// fn labels<F: Ruleset>(position: Position<'_, F>, side: Side) -> Vec<String> {
///     let drawn = F::Draws::possible(position, Some(side)).into_iter();
///     drawn.map(|drawn| F::Draws::label(position.package, drawn)).collect()
/// }
///
/// let course = Race::course();
/// let board = Race::start(&course);
/// let position = Position { package: &course, board: &board };
/// assert_eq!(labels::<Race>(position, Side::Usa), [""; 0], "nothing is drawn in a race");
/// ```
pub trait Draws<F: System> {
    /// Returns the prompt for the side that draws.
    fn prompt() -> String;

    /// Returns the section of the rulebook that calls for the draw.
    fn section(package: &F::Package) -> &'static str;
    /// Returns the side that makes the pending draw.
    fn drawer(board: &F::Board) -> Side;
    /// Returns the id of an item, unique among all draws.
    fn id(package: &F::Package, drawn: F::Choice) -> String;
    /// Whether `id` is the short id of an item, which is accepted in addition to [`Self::id`].
    fn is_called(package: &F::Package, drawn: F::Choice, id: &str) -> bool;
    /// Returns the display name of an item.
    fn label(package: &F::Package, drawn: F::Choice) -> String;
    /// Returns the items that may be in the cup, as far as a side knows. `None` stands for the
    /// knowledge that both sides share.
    fn possible(position: Position<'_, F>, side: Option<Side>) -> Vec<F::Choice>;
    /// Returns the only side that may know whether this item can be drawn, or `None` if both sides
    /// may know. Matches by mail depend on this. If both sides see an item once it is drawn, that
    /// draw [reveals](Self::laid_open) the item.
    fn drawn_for(position: Position<'_, F>, drawn: F::Choice) -> Option<Side>;
    /// Whether a fact reveals hidden information. `before` is the position before the play.
    fn reveals(before: Position<'_, F>, event: &F::Event) -> bool;
    /// Returns the item that a fact reveals: an item that was drawn face down earlier, or an item
    /// that is drawn openly by this fact.
    fn laid_open(package: &F::Package, entry: &Entry<F>) -> Option<F::Choice>;
}

/// The implementation for rule systems without draws.
///
/// ```
/// # mod race {
/// # pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// # mod ruleset { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/ruleset.rs")); } }
/// use kernel::{Draws, NoDraws};
/// # use race::system::Race;
/// assert_eq!(<NoDraws as Draws<Race>>::prompt(), "");
/// ```
#[derive(Clone, Copy, Debug)]
pub enum NoDraws {}

const NOTHING_IS_DRAWN: &str = "a draw is pending, but these rules have no draws";

impl<F: System> Draws<F> for NoDraws {
    fn prompt() -> String {
        String::new()
    }

    fn section(_: &F::Package) -> &'static str {
        ""
    }

    fn drawer(_: &F::Board) -> Side {
        unreachable!("{NOTHING_IS_DRAWN}")
    }

    fn id(_: &F::Package, _: F::Choice) -> String {
        unreachable!("{NOTHING_IS_DRAWN}")
    }

    fn is_called(_: &F::Package, _: F::Choice, _: &str) -> bool {
        unreachable!("{NOTHING_IS_DRAWN}")
    }

    fn label(_: &F::Package, _: F::Choice) -> String {
        unreachable!("{NOTHING_IS_DRAWN}")
    }

    fn possible(_: Position<'_, F>, _: Option<Side>) -> Vec<F::Choice> {
        Vec::new()
    }

    fn drawn_for(_: Position<'_, F>, _: F::Choice) -> Option<Side> {
        None
    }

    fn reveals(_: Position<'_, F>, _: &F::Event) -> bool {
        false
    }

    fn laid_open(_: &F::Package, _: &Entry<F>) -> Option<F::Choice> {
        None
    }
}
