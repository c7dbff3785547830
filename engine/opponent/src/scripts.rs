//! What a script asks, of which nothing is known but what may be chosen.

use blind_swords::choice::Word;
use blind_swords::{Choice, Look};

use crate::mind::Mind;
use crate::tally::{Tally, Term, Weighed, weigh_each};

/// What speaks for each answer: one's own best unit, the enemy's best hex, to do it rather than not.
pub(crate) fn weigh(mind: Mind<'_>, options: &[Choice]) -> Vec<Weighed> {
    weigh_each(options, |choice| match choice {
        Choice::Unit(unit) => {
            let sign = if mind.scene.side_of(unit) == mind.side { 1 } else { -1 };
            Tally::of(Term::Moment, sign * mind.stake(unit) / 100)
        }
        Choice::Hex(hex) if mind.scene.enemy_in(hex, mind.side) => {
            Tally::of(Term::Harm, mind.stake_in(hex))
        }
        Choice::Word(Word::Yes) => Tally::of(Term::Moment, 1),
        _ => Tally::default(),
    })
}
