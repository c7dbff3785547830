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
use crate::system::{Position, TerribleSwiftSword};

pub use worth::Term;

/// Levels of bots, weakest first.
pub const LEVELS: &[Level] = &[Level::Recruit, Level::Sergeant, Level::Captain];

/// Returns a bot of a level. `None` if the rules have no bot of this level.
pub fn seated(rules: &Rules, level: Level) -> Option<Box<dyn Opponent<TerribleSwiftSword>>> {
    let trials = match level {
        Level::Sergeant => 2,
        Level::Captain => 12,
        Level::Recruit | Level::General => return None,
    };
    Some(Box::new(Planner::new(Arc::new(rules.clone()), Skill { trials })))
}

impl Planned for TerribleSwiftSword {
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
            Term::Points => (say!("term-points"), "ST 22.0"),
            Term::Ground => (say!("term-ground"), "ST 22.2"),
            Term::Strength => (say!("term-strength"), "ST 14.0"),
            Term::Fire => (say!("term-fire"), "ST 10.0"),
            Term::Command => (say!("term-command"), "ST 17.12"),
            Term::Leaders => (say!("term-leaders"), "ST 17.4"),
            Term::Wagon => (say!("term-wagon"), "ST 12.1"),
        }
    }
}
