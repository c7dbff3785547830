//! Compilation of units and chits whose ratings a scenario overrides.

use std::sync::Arc;

use blind_swords::game::{Chit, ChitId, Roster, Unit, UnitId};
use document::tree::At;
use document::{Located, Name};

use crate::codes;
use crate::model::Keyed;
use crate::model::ratings::{GeneralRatings, Ratings, UnitRatings};

use super::chits::rate_general;
use super::context::Context;

/// Units and chits with the ratings that apply unless a scenario overrides them.
#[derive(Clone, Copy)]
pub(super) struct Counters<'a> {
    pub(super) units: &'a [Unit],
    pub(super) chits: &'a [Chit],
}

/// Units and chits with the ratings of a scenario. A list is `None` if the scenario changes nothing
/// in it.
#[derive(Clone, Debug, Default)]
pub(super) struct Rated {
    pub(super) units: Option<Arc<Roster>>,
    pub(super) chits: Option<Vec<Chit>>,
}

/// Returns the units and chits with the ratings of a scenario. VAL-02, CHIT-16, CHIT-17.
pub(super) fn rated(
    context: &mut Context<'_>,
    data: &Ratings,
    at: At<'_>,
    game: Counters<'_>,
) -> Rated {
    let Ratings { provenance: _, units, generals } = data;
    Rated {
        units: rated_units(context, units, at.key("units"), game.units),
        chits: rated_chits(context, generals, at.key("generals"), game.chits),
    }
}

fn rated_units(
    context: &mut Context<'_>,
    data: &Keyed<Name<UnitId>, UnitRatings>,
    at: At<'_>,
    units: &[Unit],
) -> Option<Arc<Roster>> {
    let mut own = units.to_vec();
    for (id, ratings) in data.iter() {
        if let Some(unit) = context.find(&named(id, at)) {
            rate(context, &mut own[unit.index()], *ratings, at.key(id.as_str()));
        }
    }
    (!data.is_empty()).then(|| Arc::new(own.into()))
}

fn rate(context: &mut Context<'_>, unit: &mut Unit, ratings: UnitRatings, at: At<'_>) {
    let UnitRatings { fresh, battleworn, dismounted } = ratings;
    unit.fresh = fresh.or(unit.fresh);
    unit.battleworn = battleworn.unwrap_or(unit.battleworn);
    match (dismounted, &mut unit.dismounted) {
        (Some(own), Some(foot)) => {
            foot.fresh = own.fresh.or(foot.fresh);
            foot.battleworn = own.battleworn.unwrap_or(foot.battleworn);
        }
        (Some(_), None) => {
            let message = format!("`{}` has no dismounted counter in the game", unit.id);
            context.refuse(codes::UNIT_FACES, at.place_of_key("dismounted"), message);
        }
        (None, _) => {}
    }
}

fn rated_chits(
    context: &Context<'_>,
    data: &Keyed<ChitId, GeneralRatings>,
    at: At<'_>,
    chits: &[Chit],
) -> Option<Vec<Chit>> {
    let mut own = chits.to_vec();
    for ((chit, ratings), id) in data.iter().zip(at.keys()) {
        if context.knows(&at.place_of_key(id)) {
            rate_general(context, &mut own[chit.index()], *ratings);
        }
    }
    (!data.is_empty()).then_some(own)
}

fn named<K: Clone + ToString>(id: &K, at: At<'_>) -> Located<K> {
    Located::new(id.clone(), at.place_of_key(&id.to_string()))
}
