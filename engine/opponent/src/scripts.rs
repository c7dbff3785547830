//! What a script asks, of which nothing is known but what may be chosen.

use blind_swords::choice::Word;
use blind_swords::{Choice, Look};

use crate::mind::Mind;
use crate::tally::{Tally, Term, Weighed, weigh_each};

/// What speaks for each answer: the best unit, the enemy's best hex, to do it rather than not. Of one's own
/// units one mostly chooses who is helped, of the enemy's who is hurt.
pub(crate) fn weigh(mind: Mind<'_>, options: &[Choice]) -> Vec<Weighed> {
    weigh_each(options, |choice| match choice {
        Choice::Unit(unit) if mind.scene.side_of(unit) == mind.side => {
            Tally::of(Term::Moment, mind.stake(unit) / 100)
        }
        Choice::Unit(unit) => Tally::of(Term::Harm, mind.stake(unit) / 100),
        Choice::Hex(hex) if mind.scene.enemy_in(hex, mind.side) => {
            Tally::of(Term::Harm, mind.stake_in(hex))
        }
        Choice::Word(Word::Yes) => Tally::of(Term::Moment, 1),
        _ => Tally::default(),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blind_swords::testing::Field;
    use kernel::Side;

    use super::*;
    use crate::ground::Ground;
    use crate::tally::best;
    use crate::weights::Weights;

    /// Who may choose one of the enemy's units takes one that he misses.
    #[test]
    fn of_the_enemy_the_best_is_hurt() {
        let mut field = Field::clear();
        field.put("g1", "2110").put("g3", "2310");
        let ground = Ground::new(Arc::new(field.rules.clone()));
        let (scene, weights) = (field.scene(), &Weights::STANDARD);
        let mind = Mind { scene, side: Side::Usa, ground: &ground, weights, scheme: None };
        let units = [field.unit("g1"), field.unit("g3")];
        let most = units.into_iter().max_by_key(|&unit| mind.stake(unit)).expect("two");
        assert_ne!(mind.stake(units[0]), mind.stake(units[1]));
        let chosen = best(&weigh(mind, &units.map(Choice::Unit))).expect("two");
        assert_eq!(chosen.choice, Choice::Unit(most));
    }
}
