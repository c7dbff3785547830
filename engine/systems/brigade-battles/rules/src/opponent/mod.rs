//! Candidate rows, habits and worths for the computer player.

mod fire_risk;
mod rows;
mod worth;

use std::sync::Arc;

use kernel::{Level, Opponent, Side, say};
use player::{Planned, Planner, Skill};

use crate::choice::Choice;
use crate::question::Question;
use crate::rules::Rules;
use crate::system::{BrigadeBattles, Position};

pub use worth::Term;

/// Levels of bots, weakest first.
pub const LEVELS: &[Level] = &[Level::Recruit, Level::Sergeant, Level::Captain];

/// Returns a bot of a level. `None` if the rules have no bot of this level.
pub fn seated(rules: &Rules, level: Level) -> Option<Box<dyn Opponent<BrigadeBattles>>> {
    let trials = match level {
        Level::Sergeant => 2,
        Level::Captain => 20,
        Level::Recruit | Level::General => return None,
    };
    Some(Box::new(Planner::new(Arc::new(rules.clone()), Skill { trials })))
}

impl Planned for BrigadeBattles {
    type Term = Term;

    fn rows(
        position: Position<'_>,
        _: Side,
        question: &Question,
        options: &[Choice],
    ) -> Vec<Vec<Choice>> {
        rows::rows(position, question, options)
    }

    fn habit(position: Position<'_>, _: Side, question: &Question, options: &[Choice]) -> Choice {
        rows::habit(position, question, options)
    }

    fn worth(position: Position<'_>, side: Side) -> Vec<(Term, i64)> {
        worth::worth(position, side)
    }

    fn reason(term: Term) -> (String, &'static str) {
        match term {
            Term::Points => (say!("term-points"), "CM 13"),
            Term::Objectives => (say!("term-objectives"), "CM 14.1.6"),
            Term::Strength => (say!("term-strength"), "CM 9.6"),
            Term::Fire => (say!("term-fire"), "CM 9.5"),
            Term::Command => (say!("term-command"), "CM 6.1"),
            Term::Leaders => (say!("term-leaders"), "CM 6.4"),
            Term::Fate => (say!("term-fate"), "CM 14.1.5"),
        }
    }
}
