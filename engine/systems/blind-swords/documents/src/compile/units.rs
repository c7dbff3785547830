//! Compilation of divisions, brigades and units.

use blind_swords::game::{
    Brigade, BrigadeId, Dismounted, Division, DivisionId, MobilityClasses, Unit, UnitId, WeaponId,
    rates_of,
};
use document::tree::At;
use kernel::Side;

use crate::codes;
use crate::model::Id;
use crate::model::units::{Dismounted as ModelDismounted, Unit as ModelUnit};

use super::context::Context;
use super::{arms, traits};

/// Units of the package, and the mobility classes that occur among them.
pub(super) struct OrderOfBattle {
    pub(super) units: Vec<Unit>,
    pub(super) mobility_classes: MobilityClasses,
}

/// Compiles the units, in file order.
pub(super) fn order_of_battle(context: &mut Context<'_>) -> OrderOfBattle {
    let document = &context.documents.units;
    let at = At::root(&document.tree).key("units");
    let mut mobility_classes = MobilityClasses::default();
    let units = document.data.units.iter();
    let units = units.map(|(id, data)| unit(context, id, data, &mut mobility_classes, at));
    OrderOfBattle { units: units.collect(), mobility_classes }
}

fn unit(
    context: &mut Context<'_>,
    id: &Id,
    data: &ModelUnit,
    mobility_classes: &mut MobilityClasses,
    units: At<'_>,
) -> Unit {
    let at = units.key(id.as_str());
    let (arm, own_arm) = arms::of_unit(context, data);
    let brigade = data.brigade.as_ref().and_then(|brigade| context.find(brigade));
    let traits = traits::of_unit(context, data, own_arm);
    let tables = &context.documents.tables.data;
    let of_arm = own_arm.and_then(|own| tables.arms[own.index()].movement).unwrap_or_default();
    let all = &tables.traits;
    Unit {
        id: id.to_string(),
        name: data.name.clone().unwrap_or_else(|| id.to_string()),
        side: side_of(context, id, data, units),
        arm,
        own_arm,
        weapon: context.find(&data.weapon).unwrap_or(WeaponId(0)),
        brigade,
        fresh: data.fresh,
        battleworn: data.battleworn,
        dismounted: data.dismounted.as_ref().map(|foot| on_foot(context, data, foot)),
        movement: data.movement.unwrap_or_default().or(rates_of(&traits, all)).or(of_arm),
        mobility: traits::mobility(context, arm, &traits, (mobility_classes, all), at),
        traits,
    }
}

fn on_foot(context: &mut Context<'_>, mounted: &ModelUnit, foot: &ModelDismounted) -> Dismounted {
    let own = foot.weapon.as_ref().map_or(&mounted.weapon, |own| own);
    Dismounted {
        weapon: context.find(own).unwrap_or(WeaponId(0)),
        fresh: foot.fresh,
        battleworn: foot.battleworn,
    }
}

/// Returns the side of a unit: the side of its brigade, or the side in the unit's own entry if the
/// unit has no brigade.
fn side_of(context: &mut Context<'_>, id: &Id, data: &ModelUnit, units: At<'_>) -> Side {
    let brigades = &context.documents.units.data.brigades;
    let brigade = data.brigade.as_ref().and_then(|brigade| brigades.get(brigade));
    match (brigade, data.side) {
        (Some(brigade), _) => brigade.side,
        (None, Some(own)) => own,
        (None, None) => {
            if data.brigade.is_none() {
                let place = units.place_of_key(id.as_str());
                let message = format!("missing side of `{id}`: expected `brigade` or `side`");
                context.refuse(codes::UNIT_SIDE, place, message);
            }
            Side::Usa
        }
    }
}

/// Returns the brigades, in file order.
pub(super) fn brigades(context: &mut Context<'_>, units: &[Unit]) -> Vec<Brigade> {
    let document = &context.documents.units;
    let mut compiled = Vec::new();
    for (n, (id, data)) in document.data.brigades.iter().enumerate() {
        let division = context.find(&data.division);
        compiled.push(Brigade {
            id: id.to_string(),
            name: data.name.clone().unwrap_or_else(|| capitalised(id.as_str())),
            side: data.side,
            division: division.unwrap_or(DivisionId(0)),
            units: units_of(BrigadeId::from_index(n), units),
            numbers: data.numbers.iter().map(|(name, n)| (name.clone(), i32::from(*n))).collect(),
        });
    }
    compiled
}

fn units_of(brigade: BrigadeId, units: &[Unit]) -> Vec<UnitId> {
    let belongs = |(_, unit): &(usize, &Unit)| unit.brigade == Some(brigade);
    units.iter().enumerate().filter(belongs).map(|(n, _)| UnitId::from_index(n)).collect()
}

/// Returns an id with its first letter capitalised, for use as a default name.
pub(super) fn capitalised(id: &str) -> String {
    let mut letters = id.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Returns the divisions, in file order.
pub(super) fn divisions(context: &Context<'_>) -> Vec<Division> {
    let data = &context.documents.units.data;
    let brigades_of = |division: &Id| {
        let belongs = |(_, (_, brigade)): &(usize, (&Id, &crate::model::units::Brigade))| {
            **brigade.division == *division
        };
        let all = data.brigades.iter().enumerate();
        all.filter(belongs).map(|(n, _)| BrigadeId::from_index(n)).collect()
    };
    data.divisions
        .iter()
        .map(|(id, division)| Division {
            id: id.to_string(),
            name: division.name.clone(),
            side: division.side,
            brigades: brigades_of(id),
        })
        .collect()
}
