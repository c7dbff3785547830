//! Script values for units, hexes, brigades, chits and sides. Scripts compare these values by
//! identity and display them as names.

use blind_swords::game::{BrigadeId, ChitId, UnitId};
use blind_swords::{Position, PositionExt};
use kernel::{HexId, Side};
use rhai::{FuncRegistration, Module, NativeCallContext};

use super::convert::Plain;
use crate::call::looks;

/// Registers comparison and display of the values.
pub(super) fn register(module: &mut Module) {
    value::<Side>(module, |position, side| position.game().side_names[side].clone());
    value::<UnitId>(module, |position, unit| position.info(unit).name.clone());
    value::<HexId>(module, |position, hex| position.game().map.number(hex).to_string());
    value::<BrigadeId>(module, |position, brigade| {
        position.game().brigades[brigade.index()].name.clone()
    });
    value::<ChitId>(module, |position, chit| position.chit(chit).name.clone());
}

fn value<T: Plain + Copy + PartialEq>(
    module: &mut Module,
    name: impl Fn(Position<'_>, T) -> String + Copy + Send + Sync + 'static,
) {
    module.set_custom_type::<T>(T::KIND);
    FuncRegistration::new("==").set_into_module(module, |a: T, b: T| a == b);
    FuncRegistration::new("!=").set_into_module(module, |a: T, b: T| a != b);
    for function in ["to_string", "to_debug"] {
        FuncRegistration::new(function).with_volatility(true).set_into_module(
            module,
            move |context: NativeCallContext<'_>, value: T| {
                looks(&context, |position| Ok(name(position, value)))
            },
        );
    }
}
