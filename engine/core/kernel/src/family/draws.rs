use super::Family;
use crate::{Entry, Scene, Side};

/// What a family has to say of what is drawn blindly, such as chits from a cup.
///
/// ```
/// use kernel::{Draws, Entry, Family, Scene, Side};
/// # mod race {
/// # pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// # mod family { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/family.rs")); } }
/// use race::system::{Pace, Race};
///
/// /// What a family calls everything that a side may still draw.
/// fn labels<F: Family>(scene: Scene<'_, F>, side: Side) -> Vec<String> {
///     let drawn = F::Draws::possible(scene, Some(side)).into_iter();
///     drawn.map(|drawn| F::Draws::label(scene.package, drawn)).collect()
/// }
///
/// let course = Race::course();
/// let board = Race::start(&course);
/// let scene = Scene { package: &course, board: &board };
/// assert_eq!(labels::<Race>(scene, Side::Usa), [""; 0], "nothing is drawn in a race");
/// ```
pub trait Draws<F: Family> {
    /// The prompt of the side that draws.
    fn prompt() -> String;

    /// The section of the rulebook that has somebody draw.
    fn section(package: &F::Package) -> &'static str;
    /// Who draws, where a draw waits.
    fn drawer(board: &F::Board) -> Side;
    /// The id of what is drawn, which no other draw has.
    fn id(package: &F::Package, drawn: F::Choice) -> String;
    /// Whether what is drawn also goes by a shorter id.
    fn is_called(package: &F::Package, drawn: F::Choice, id: &str) -> bool;
    /// The name of what is drawn.
    fn label(package: &F::Package, drawn: F::Choice) -> String;
    /// What may come out of a real cup for all that a side knows; without a side, that both know.
    fn possible(scene: Scene<'_, F>, side: Option<Side>) -> Vec<F::Choice>;
    /// Where two play apart, each at a table of his own: who alone knows which of it there is to draw; nobody where both
    /// may. What both see once it is drawn is [laid open](Self::laid_open) then.
    fn drawn_for(scene: Scene<'_, F>, drawn: F::Choice) -> Option<Side>;
    /// What a fact lays open that was drawn before, perhaps covered, or is drawn by it before all eyes.
    fn laid_open(package: &F::Package, entry: &Entry<F>) -> Option<F::Choice>;
}

/// Rules by which nothing is drawn.
///
/// ```
/// # mod race {
/// # pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// # mod family { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/family.rs")); } }
/// use kernel::{Draws, NoDraws};
/// # use race::system::Race;
/// assert_eq!(<NoDraws as Draws<Race>>::prompt(), "");
/// ```
#[derive(Clone, Copy, Debug)]
pub enum NoDraws {}

const NOTHING_IS_DRAWN: &str = "a draw is pending, but these rules have no draws";

impl<F: Family> Draws<F> for NoDraws {
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

    fn possible(_: Scene<'_, F>, _: Option<Side>) -> Vec<F::Choice> {
        Vec::new()
    }

    fn drawn_for(_: Scene<'_, F>, _: F::Choice) -> Option<Side> {
        None
    }

    fn laid_open(_: &F::Package, _: &Entry<F>) -> Option<F::Choice> {
        None
    }
}
