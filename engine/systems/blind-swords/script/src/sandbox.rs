//! Sandbox, the only module that creates a script engine. It applies the interface and the
//! limits of scripts.

use rhai::module_resolvers::StaticModuleResolver;
use rhai::packages::{
    ArithmeticPackage, BasicArrayPackage, BasicFnPackage, BasicIteratorPackage, BasicMapPackage,
    BasicMathPackage, BasicStringPackage, LogicPackage, MoreStringPackage, Package,
};
use rhai::{Engine, OptimizationLevel, Position, Scope, def_package};

use crate::{api, limits, meter};

/// Forbidden keywords of the script language. `Fn`, `curry` and `this` would give scripts access to
/// unnamed values, but the meter charges only for named values.
const FORBIDDEN: [&str; 6] = ["eval", "print", "debug", "Fn", "curry", "this"];

def_package! {
    /// Parts of the script language that scripts can use: integers, strings, lists and maps.
    /// Scripts have no clock, random numbers, input or output.
    PlainValues(module):
        ArithmeticPackage,
        LogicPackage,
        BasicMathPackage,
        BasicStringPackage,
        MoreStringPackage,
        BasicIteratorPackage,
        BasicArrayPackage,
        BasicMapPackage,
        BasicFnPackage
    {}
}

/// Returns an engine whose scripts can use only plain values and the script interface.
pub(crate) fn engine() -> Engine {
    let mut engine = Engine::new_raw();
    engine.register_global_module(PlainValues::new().as_shared_module());
    engine.register_global_module(api::module());
    engine.set_module_resolver(StaticModuleResolver::new());
    forbid(&mut engine);
    limit(&mut engine);
    count(&mut engine);
    engine
}

/// Returns the constants that every script can use.
pub(crate) fn constants() -> Scope<'static> {
    let mut scope = Scope::new();
    for (name, side) in api::SIDES {
        scope.push_constant(name, side);
    }
    scope
}

fn forbid(engine: &mut Engine) {
    for word in FORBIDDEN {
        engine.disable_symbol(word);
    }
    engine.set_optimization_level(OptimizationLevel::None);
    engine.set_strict_variables(true);
    engine.set_fail_on_invalid_map_property(true);
}

fn limit(engine: &mut Engine) {
    engine
        .set_max_call_levels(limits::CALL_LEVELS)
        .set_max_expr_depths(limits::EXPRESSION_DEPTH, limits::FUNCTION_DEPTH)
        .set_max_string_size(limits::TEXT)
        .set_max_array_size(limits::LIST)
        .set_max_map_size(limits::MAP)
        .set_max_variables(limits::VARIABLES)
        .set_max_functions(limits::FUNCTIONS)
        .set_max_modules(limits::MODULES);
}

/// Registers the meter. The meter charges every step, and charges for every named value by its
/// weight. Copying, comparing or searching a list therefore costs the list's weight.
#[expect(deprecated, reason = "the language marks what may change in its later versions so")]
fn count(engine: &mut Engine) {
    engine.set_max_operations(0);
    engine.on_progress(|_| meter::charge(1).err().map(|passed| passed.to_string().into()));
    engine.on_var(|name, _, context| match context.scope().get(name).map(meter::charge_for) {
        Some(Err(passed)) => Err(passed.end(Position::NONE)),
        Some(Ok(())) | None => Ok(None),
    });
}
