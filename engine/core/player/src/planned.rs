//! The part of a rule system that the player needs.

use std::fmt::Debug;

use kernel::{Forecasting, Position, Side};

/// Returns a row of one answer for each option.
pub fn each<C: Copy>(options: &[C]) -> Vec<Vec<C>> {
    options.iter().map(|choice| vec![*choice]).collect()
}

/// A rule system whose positions and options the player can compare.
pub trait Planned: Forecasting {
    /// Part of the worth of a position, such as victory points or exposure to fire.
    type Term: Copy + PartialEq + Debug;

    /// Returns the rows of answers worth a try. Each begins with an option of the question and may
    /// go on with answers to later questions of the same play.
    fn rows(
        position: Position<'_, Self>,
        side: Side,
        question: &Self::Question,
        options: &[Self::Choice],
    ) -> Vec<Vec<Self::Choice>>;

    /// Returns the option that a side of average care takes without much thought. Simulated sides
    /// answer so where no row says otherwise.
    fn habit(
        position: Position<'_, Self>,
        side: Side,
        question: &Self::Question,
        options: &[Self::Choice],
    ) -> Self::Choice;

    /// Returns the worth of a position for a side by terms, in thousandths of a victory point.
    /// Each term counts for the side and against the enemy.
    fn worth(position: Position<'_, Self>, side: Side) -> Vec<(Self::Term, i64)>;

    /// Returns the words for a term, and the section of the rulebook that it rests on.
    fn reason(term: Self::Term) -> (String, &'static str);
}
