//! Wording of conditions for players.

use std::fmt::Display;

use kernel::{Formula, Side, say};

use super::Condition;
use super::fact::Fact;
use super::predicates::Predicate;
use super::subject::Who;
use super::values::{Climb, Variable};
use crate::describe;
use crate::game::{
    Arm, Between, FeatureId, Game, GroundMarkerId, HexsideWater, MarkerId, RangeBand, TerrainId,
    TraitId, WeaponId,
};

/// Returns the wording of a condition for players.
pub fn words(when: &Condition, game: &Game) -> String {
    let both = |one, other| say!("condition-both", one, other);
    told(when, both, &|claim| {
        let is = list(&claim.is, game);
        match claim.who {
            Who::Act => is,
            who => say!("condition-who", who = format!("{:?}-{who:?}", claim.share), is),
        }
    })
}

/// Returns the wording of a claim's predicates for players.
pub(super) fn list(is: &Formula<Predicate>, game: &Game) -> String {
    told(is, |one, other| say!("condition-all", one, other), &|is| is.told(game))
}

/// Returns the wording of a formula for players. `statement` words one statement. `both` joins the
/// wordings of two statements that must both hold.
fn told<T>(
    formula: &Formula<T>,
    both: fn(String, String) -> String,
    statement: &impl Fn(&T) -> String,
) -> String {
    let each = |it: &Formula<T>| told(it, both, statement);
    let either = |one, other| say!("condition-any", one, other);
    match formula {
        Formula::Is(it) => statement(it),
        Formula::All(of) => of.iter().map(each).reduce(both).unwrap_or_default(),
        Formula::AnyOf(of) => of.iter().map(each).reduce(either).unwrap_or_default(),
        Formula::Not(it) => say!("condition-not", it = each(it)),
    }
}

/// A value that a predicate can have, with its wording for players.
pub(super) trait Told {
    /// Returns the wording of the value.
    fn name(&self, game: &Game) -> String;

    /// Returns the wording of a predicate with this value. If the catalogue has no message for the
    /// predicate's word, only the value is shown.
    fn told(&self, word: &str, game: &Game) -> String {
        say!("condition-is", word, value = self.name(game))
    }
}

/// Implements [`Told`] for the types of values.
macro_rules! told {
    ($($value:ty: |$it:ident, $game:ident| $name:expr;)+) => {
        $(impl Told for $value {
            fn name(&self, $game: &Game) -> String {
                let $it = self;
                $name
            }
        })+
    };
}

told! {
    TerrainId: |it, game| game.terrain.kind(*it).name.clone();
    FeatureId: |it, game| game.terrain.features[it.index()].name.clone();
    Climb: |it, game| game.terrain.grade(it.grade()).name.clone();
    GroundMarkerId: |it, game| game.ground_markers[it.index()].name.clone();
    MarkerId: |it, game| game.markers[it.index()].name.clone();
    TraitId: |it, game| game.traits[it.index()].name.clone();
    WeaponId: |it, game| game.weapons[it.index()].name.clone();
    Arm: |it, _game| describe::arm_name(*it);
    Side: |it, game| game.side_names[*it].clone();
    HexsideWater: |it, game| game.terrain.water.of(*it).to_owned();
    Vec<RangeBand>: |it, _game| {
        let bands = it.iter().map(|band| describe::band_name(*band));
        bands.reduce(|one, other| say!("condition-any", one, other)).unwrap_or_default()
    };
    Variable: |it, game| {
        say!("condition-variable", name = it.name.as_str(), value = it.is.name(game))
    };
}

impl<N: Display> Told for Between<N> {
    fn name(&self, _: &Game) -> String {
        let number = |bound: &N| bound.to_string();
        match (self.at_least.as_ref().map(number), self.at_most.as_ref().map(number)) {
            (Some(least), None) => say!("condition-from", least),
            (None, Some(most)) => say!("condition-to", most),
            (Some(least), Some(most)) if least == most => least,
            (Some(least), Some(most)) => say!("condition-between", least, most),
            (None, None) => String::new(),
        }
    }
}

impl Told for bool {
    fn name(&self, _: &Game) -> String {
        self.to_string()
    }

    fn told(&self, word: &str, _: &Game) -> String {
        say!("condition-whether", word = format!("{word}-{self}"))
    }
}

impl Told for Fact {
    fn name(&self, _: &Game) -> String {
        say!("condition-fact", fact = format!("{self:?}"))
    }
}
