//! Compilation of divisions, brigades and units.

use blind_swords::game::{
    Brigade, BrigadeId, Division, DivisionId, MobilityClasses, Unit, UnitArm, UnitId, rates_of,
};
use document::tree::At;
use kernel::Side;

use crate::codes;
use crate::model::Id;
use crate::model::units::Unit as ModelUnit;

use super::context::Context;
use super::traits;

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
    let tables = &context.documents.tables.data;
    let arm = data.arm.unwrap_or_default().acts_as(&tables.arms);
    let own = data.arm.and_then(UnitArm::own);
    let own_arm = own.filter(|own| own.index() < tables.arms.len());
    let traits = traits::of_unit(context, data, own_arm);
    let of_arm = own_arm.and_then(|own| tables.arms[own.index()].movement).unwrap_or_default();
    let all = &tables.traits;
    Unit {
        id: id.to_string(),
        name: data.name.clone().unwrap_or_else(|| id.to_string()),
        side: side_of(context, id, data, units),
        arm,
        own_arm,
        weapon: data.weapon,
        brigade: data.brigade.filter(|_| context.knows(&at.key("brigade").place())),
        fresh: data.fresh,
        battleworn: data.battleworn,
        dismounted: data.dismounted,
        movement: data.movement.unwrap_or_default().or(rates_of(&traits, all)).or(of_arm),
        mobility: traits::mobility(context, arm, &traits, (mobility_classes, all), at),
        traits,
    }
}

/// Returns the side of a unit: the side of its brigade, or the side in the unit's own entry if the
/// unit has no brigade.
fn side_of(context: &mut Context<'_>, id: &Id, data: &ModelUnit, units: At<'_>) -> Side {
    let brigades = &context.documents.units.data.brigades;
    let brigade = data.brigade.and_then(|brigade| brigades.get(brigade.index()));
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

/// Returns the brigades with their units, in file order.
pub(super) fn brigades(context: &Context<'_>, units: &[Unit]) -> Vec<Brigade> {
    let units_of = |brigade: BrigadeId| {
        let belongs = |(_, unit): &(usize, &Unit)| unit.brigade == Some(brigade);
        units.iter().enumerate().filter(belongs).map(|(n, _)| UnitId::from_index(n)).collect()
    };
    let listed = context.documents.units.data.brigades.iter().enumerate();
    let complete = |(n, brigade): (usize, &Brigade)| Brigade {
        units: units_of(BrigadeId::from_index(n)),
        ..brigade.clone()
    };
    listed.map(complete).collect()
}

/// Returns the divisions with their brigades, in file order.
pub(super) fn divisions(context: &Context<'_>) -> Vec<Division> {
    let data = &context.documents.units.data;
    let brigades_of = |division: DivisionId| {
        let belongs = |(_, brigade): &(usize, &Brigade)| brigade.division == division;
        let all = data.brigades.iter().enumerate();
        all.filter(belongs).map(|(n, _)| BrigadeId::from_index(n)).collect()
    };
    let complete = |(n, division): (usize, &Division)| Division {
        brigades: brigades_of(DivisionId::from_index(n)),
        ..division.clone()
    };
    data.divisions.iter().enumerate().map(complete).collect()
}
