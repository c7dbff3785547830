//! What an answer would bring on: fires and close combats as they would be resolved.

use kernel::HexId;

use super::Given;
use crate::check::skirmish::is_skirmisher;
use crate::check::{close_combat, cross_fire, fire, legality, values};
use crate::choice::{Choice, Word};
use crate::game::{UnitId, UnitSet};
use crate::look::only;
use crate::question::{
    Announced, AssaultQuestion, Assaulters, Canister, Fire, FireQuestion, Question, Volley,
};
use crate::system::Scene;

/// One fire or close combat that would be resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plan {
    /// A fire, if no earlier one changes anything.
    Fire {
        /// On which occasion.
        volley: Box<Volley>,
        /// Who at what.
        fire: Fire,
        /// What is taken for granted.
        given: Vec<Given>,
    },
    /// A close combat, as if nobody withdrew and no defensive fire hit.
    Close {
        /// All attackers, of one hex or several.
        attackers: UnitSet,
        /// The Assaulting Hex.
        assaulting: HexId,
        /// The hex attacked.
        target: HexId,
        /// What is taken for granted.
        given: Vec<Given>,
    },
}

impl Plan {
    /// The units that can be the lead unit of its target. SS 12.2, 14.2. FIRE-08, SKR-06.
    pub(super) fn leads(&self, scene: Scene<'_>) -> Vec<UnitId> {
        match self {
            Self::Fire { volley, fire, .. } => {
                values::largest(scene, fire::targets(scene, volley, fire.target))
            }
            Self::Close { target, .. } => {
                let fights = |unit: &UnitId| !is_skirmisher(scene, *unit);
                values::largest(scene, scene.board.units_in(*target).filter(fights))
            }
        }
    }
}

/// What an answer to a question would bring on, in order. Fire and close combat have odds; what follows
/// from other answers is not foreseen.
pub fn plans(scene: Scene<'_>, question: &Question, choice: Choice) -> Vec<Plan> {
    match question {
        Question::Fire(question) => fires(scene, question, choice),
        Question::Assault(question) => assaults(scene, question, choice),
        _ => Vec::new(),
    }
}

/// The one fire at which an answer aims, on its occasion; nothing where it aims at none, or may still be one of several.
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

fn fires(scene: Scene<'_>, question: &FireQuestion, choice: Choice) -> Vec<Plan> {
    match (question, choice) {
        (FireQuestion::Unit(volley), Choice::Unit(unit)) => at_every_target(scene, volley, unit),
        (FireQuestion::Announce(volley, announced), Choice::Word(Word::Resolve)) => {
            together(scene, volley, announced)
        }
        _ => aimed(question, choice).map(planned).into_iter().collect(),
    }
}

fn assaults(scene: Scene<'_>, question: &AssaultQuestion, choice: Choice) -> Vec<Plan> {
    match (question, choice) {
        (AssaultQuestion::Unit(_), Choice::Unit(unit)) => on_every_target(scene, unit),
        (AssaultQuestion::Unit(Assaulters::Brigade(_)), Choice::Word(Word::Done)) => {
            let declared = declared(scene).into_iter();
            declared.flat_map(|target| declared_assault(scene, target)).collect()
        }
        (AssaultQuestion::Next, Choice::Hex(target)) => declared_assault(scene, target),
        (AssaultQuestion::Target(unit), Choice::Hex(hex)) => attack(scene, *unit, hex),
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

/// The attack of all who have declared against a hex.
fn declared_assault(scene: Scene<'_>, target: HexId) -> Vec<Plan> {
    assault(scene, close_combat::committed(scene, target), target)
}

fn planned((volley, fire): (&Volley, Fire)) -> Plan {
    Plan::Fire { volley: Box::new(*volley), fire, given: Vec::new() }
}

/// A unit by itself at each hex at which it may fire.
fn at_every_target(scene: Scene<'_>, volley: &Volley, unit: UnitId) -> Vec<Plan> {
    let question = FireQuestion::Target(*volley, unit);
    let targets = legality::options(scene, &question.clone().into()).into_iter();
    targets.filter_map(|target| aimed(&question, target).map(planned)).collect()
}

/// Announced fires, with the shift for cross fire; where the other side still names the primary
/// hexside, for each that it can name. SS 12.4. CONV-01 to CONV-03.
fn together(scene: Scene<'_>, volley: &Volley, announced: &Announced) -> Vec<Plan> {
    let plan = |fire: &Fire, crossing, given| Plan::Fire {
        volley: Box::new(*volley),
        fire: Fire { crossing, ..*fire },
        given,
    };
    let Some(first) = announced.first() else { return Vec::new() };
    if !cross_fire::is_crossed(scene, first.target, announced) {
        return announced.iter().map(|fire| plan(fire, false, Vec::new())).collect();
    }
    if cross_fire::flanks(scene) {
        return announced.iter().map(|fire| plan(fire, true, Vec::new())).collect();
    }
    let question = FireQuestion::Primary(first.target, announced.clone());
    let sides = legality::options(scene, &question.into()).into_iter();
    let sides = sides.filter_map(|choice| choice.hexside().ok());
    let by_side = |primary| {
        announced.iter().map(move |fire| {
            let crossing = cross_fire::converges(scene, fire.target, fire, primary);
            plan(fire, crossing, vec![Given::Primary(primary)])
        })
    };
    sides.flat_map(by_side).collect()
}

/// A unit at each hex that it may attack.
fn on_every_target(scene: Scene<'_>, unit: UnitId) -> Vec<Plan> {
    let hexes = hexes_offered(scene, AssaultQuestion::Target(unit));
    hexes.into_iter().flat_map(|hex| attack(scene, unit, hex)).collect()
}

/// A unit with those who have declared against the same hex, its own hex first.
fn attack(scene: Scene<'_>, unit: UnitId, target: HexId) -> Vec<Plan> {
    let mut attackers = close_combat::committed(scene, target);
    attackers.insert(unit.index());
    let here = scene.board.hex_of(unit);
    let mut plans = assault(scene, attackers, target);
    plans.sort_by_key(|plan| match plan {
        Plan::Close { assaulting, .. } => Some(*assaulting) != here,
        Plan::Fire { .. } => true,
    });
    plans
}

/// An attack for each hex that can be the Assaulting Hex. CC-10.
fn assault(scene: Scene<'_>, attackers: UnitSet, target: HexId) -> Vec<Plan> {
    let hexes = hexes_offered(scene, AssaultQuestion::Hex(attackers, target));
    let several = hexes.len() > 1;
    let plan = |assaulting: HexId| {
        let given = several.then_some(Given::Assaulting(assaulting)).into_iter().collect();
        Plan::Close { attackers, assaulting, target, given }
    };
    hexes.into_iter().map(plan).collect()
}

fn hexes_offered(scene: Scene<'_>, question: impl Into<Question>) -> Vec<HexId> {
    let options = legality::options(scene, &question.into()).into_iter();
    options.filter_map(|choice| choice.hex().ok()).collect()
}

fn declared(scene: Scene<'_>) -> Vec<HexId> {
    hexes_offered(scene, AssaultQuestion::Next)
}
