//! Fires and close combats that an answer leads to.

use kernel::HexId;

use super::assumption::Assumption;
use crate::check::skirmish::is_skirmisher;
use crate::check::{close_combat, cross_fire, fire, legality, values};
use crate::choice::{Choice, Word};
use crate::game::{UnitId, UnitSet};
use crate::position_ext::only;
use crate::question::{
    Announced, AssaultQuestion, Assaulters, Canister, Fire, FireQuestion, Question, Volley,
};
use crate::system::Position;

/// A fire combat or close combat that an answer leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plan {
    /// A fire combat, computed as if no earlier fire had changed the position.
    Fire {
        /// Side that fires, reason for the fire, and units that have already fired.
        volley: Box<Volley>,
        /// Units that fire, and the hex that they fire at.
        fire: Fire,
        /// Assumptions about decisions that players have yet to make.
        given: Vec<Assumption>,
    },
    /// A close combat, computed as if no unit withdrew and no defensive fire had an effect.
    Close {
        /// All attackers, from one or several hexes.
        attackers: UnitSet,
        /// Assaulting Hex, whose units determine the column.
        assaulting: HexId,
        /// Hex that is attacked.
        target: HexId,
        /// Assumptions about decisions that players have yet to make.
        given: Vec<Assumption>,
    },
}

impl Plan {
    /// Returns the possible lead units of the target. SS 12.2, 14.2. FIRE-08, SKR-06.
    pub(super) fn leads(&self, position: Position<'_>) -> Vec<UnitId> {
        match self {
            Self::Fire { volley, fire, .. } => {
                values::largest(position, fire::targets(position, volley, fire.target))
            }
            Self::Close { target, .. } => {
                let fights = |unit: &UnitId| !is_skirmisher(position, *unit);
                values::largest(position, position.board.units_in(*target).filter(fights))
            }
        }
    }
}

/// Returns the combats that an answer leads to, in order. Empty for answers to questions that are
/// not about fire or close combat.
pub fn plans(position: Position<'_>, question: &Question, choice: Choice) -> Vec<Plan> {
    match question {
        Question::Fire(question) => fires(position, question, choice),
        Question::Assault(question) => assaults(position, question, choice),
        _ => Vec::new(),
    }
}

/// Returns the fire combat that an answer leads to, with its reason. `None` if the answer leads to
/// no fire combat, or to one of several.
pub fn aimed(question: &FireQuestion, choice: Choice) -> Option<(&Volley, Fire)> {
    let at = |firers, target, canister| Fire { firers, target, canister, crossing: false };
    match (question, choice) {
        (FireQuestion::Target(volley, unit), Choice::Hex(hex)) => {
            Some((volley, at(only(*unit), hex, Canister::Used)))
        }
        (FireQuestion::Join(volley, firers), Choice::Unit(unit)) => {
            let mut with = *firers;
            with.insert(unit.index());
            Some((volley, at(with, volley.target?, Canister::Used)))
        }
        (FireQuestion::Join(volley, firers), Choice::Word(Word::Fire))
        | (FireQuestion::Canister(volley, firers), Choice::Word(Word::Use)) => {
            Some((volley, at(*firers, volley.target?, Canister::Used)))
        }
        (FireQuestion::Canister(volley, firers), Choice::Word(Word::Forfeit)) => {
            Some((volley, at(*firers, volley.target?, Canister::Forfeited)))
        }
        _ => None,
    }
}

fn fires(position: Position<'_>, question: &FireQuestion, choice: Choice) -> Vec<Plan> {
    match (question, choice) {
        (FireQuestion::Unit(volley), Choice::Unit(unit)) => at_every_target(position, volley, unit),
        (FireQuestion::Announce(volley, announced), Choice::Word(Word::Resolve)) => {
            together(position, volley, announced)
        }
        _ => aimed(question, choice).map(planned).into_iter().collect(),
    }
}

fn assaults(position: Position<'_>, question: &AssaultQuestion, choice: Choice) -> Vec<Plan> {
    match (question, choice) {
        (AssaultQuestion::Unit(_), Choice::Unit(unit)) => on_every_target(position, unit),
        (AssaultQuestion::Unit(Assaulters::Brigade(_)), Choice::Word(Word::Done)) => {
            let declared = declared(position).into_iter();
            declared.flat_map(|target| declared_assault(position, target)).collect()
        }
        (AssaultQuestion::Next, Choice::Hex(target)) => declared_assault(position, target),
        (AssaultQuestion::Target(unit), Choice::Hex(hex)) => attack(position, *unit, hex),
        (&AssaultQuestion::Hex(attackers, target), Choice::Hex(assaulting)) => {
            vec![Plan::Close { attackers, assaulting, target, given: Vec::new() }]
        }
        (
            AssaultQuestion::Unit(_)
            | AssaultQuestion::Target(_)
            | AssaultQuestion::Next
            | AssaultQuestion::Hex(..),
            _,
        ) => Vec::new(),
    }
}

/// Returns the attack of all units that have declared against a hex.
fn declared_assault(position: Position<'_>, target: HexId) -> Vec<Plan> {
    assault(position, close_combat::committed(position, target), target)
}

fn planned((volley, fire): (&Volley, Fire)) -> Plan {
    Plan::Fire { volley: Box::new(*volley), fire, given: Vec::new() }
}

/// Returns the fire combats that a unit could make alone, one for each possible target.
fn at_every_target(position: Position<'_>, volley: &Volley, unit: UnitId) -> Vec<Plan> {
    let question = FireQuestion::Target(*volley, unit);
    let targets = legality::options(position, &question.clone().into()).into_iter();
    targets.filter_map(|target| aimed(&question, target).map(planned)).collect()
}

/// Returns the announced fire combats with their cross fire shifts. If the other side has yet to
/// choose the primary hexside, returns them for each choice. SS 12.4. CONV-01 to CONV-03.
fn together(position: Position<'_>, volley: &Volley, announced: &Announced) -> Vec<Plan> {
    let plan = |fire: &Fire, crossing, given| Plan::Fire {
        volley: Box::new(*volley),
        fire: Fire { crossing, ..*fire },
        given,
    };
    let Some(first) = announced.first() else { return Vec::new() };
    if !cross_fire::is_crossed(position, first.target, announced) {
        return announced.iter().map(|fire| plan(fire, false, Vec::new())).collect();
    }
    if cross_fire::flanks(position) {
        return announced.iter().map(|fire| plan(fire, true, Vec::new())).collect();
    }
    let question = FireQuestion::Primary(first.target, announced.clone());
    let sides = legality::options(position, &question.into()).into_iter();
    let sides = sides.filter_map(|choice| choice.hexside().ok());
    let by_side = |primary| {
        announced.iter().map(move |fire| {
            let crossing = cross_fire::converges(position, fire.target, fire, primary);
            plan(fire, crossing, vec![Assumption::Primary(primary)])
        })
    };
    sides.flat_map(by_side).collect()
}

/// Returns the attacks of a unit, one for each hex that it may attack.
fn on_every_target(position: Position<'_>, unit: UnitId) -> Vec<Plan> {
    let hexes = hexes_offered(position, AssaultQuestion::Target(unit));
    hexes.into_iter().flat_map(|hex| attack(position, unit, hex)).collect()
}

/// Returns the attack of a unit together with all units that have declared against the same hex.
/// The unit's own hex comes first among the Assaulting Hexes.
fn attack(position: Position<'_>, unit: UnitId, target: HexId) -> Vec<Plan> {
    let mut attackers = close_combat::committed(position, target);
    attackers.insert(unit.index());
    let here = position.board.hex_of(unit);
    let mut plans = assault(position, attackers, target);
    plans.sort_by_key(|plan| match plan {
        Plan::Close { assaulting, .. } => Some(*assaulting) != here,
        Plan::Fire { .. } => true,
    });
    plans
}

/// Returns one attack for each possible Assaulting Hex. CC-10.
fn assault(position: Position<'_>, attackers: UnitSet, target: HexId) -> Vec<Plan> {
    let hexes = hexes_offered(position, AssaultQuestion::Hex(attackers, target));
    let several = hexes.len() > 1;
    let plan = |assaulting: HexId| {
        let given = several.then_some(Assumption::Assaulting(assaulting)).into_iter().collect();
        Plan::Close { attackers, assaulting, target, given }
    };
    hexes.into_iter().map(plan).collect()
}

fn hexes_offered(position: Position<'_>, question: impl Into<Question>) -> Vec<HexId> {
    let options = legality::options(position, &question.into()).into_iter();
    options.filter_map(|choice| choice.hex().ok()).collect()
}

fn declared(position: Position<'_>) -> Vec<HexId> {
    hexes_offered(position, AssaultQuestion::Next)
}
