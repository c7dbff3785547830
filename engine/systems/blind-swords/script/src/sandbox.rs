//! Sandbox, the only place that creates an engine. It defines the interface and the limits of
//! scripts.

use rhai::module_resolvers::StaticModuleResolver;
use rhai::packages::{
    ArithmeticPackage, BasicArrayPackage, BasicFnPackage, BasicIteratorPackage, BasicMapPackage,
    BasicMathPackage, BasicStringPackage, LogicPackage, MoreStringPackage, Package,
};
use rhai::{Engine, OptimizationLevel, Position, Scope, def_package};

use crate::{api, meter};

/// Limits of scripts. All are set explicitly, since the defaults of the language differ between
/// builds.
pub mod limits {
    /// Operations in one call, including nested calls. A step of the script is one operation.
    /// Reading 4 values of a list or map, or 64 bytes of a text, is one more.
    pub const OPERATIONS: u64 = 200_000;
    /// Depth of function calls.
    pub const CALL_LEVELS: usize = 16;
    /// Nested script functions, where one waits for a procedure that it called; includes the first.
    pub const NESTED_SCRIPTS: u8 = 3;
    /// Nesting of expressions and blocks at the top level of a file.
    pub const EXPRESSION_DEPTH: usize = 24;
    /// Nesting of expressions and blocks in a function.
    pub const FUNCTION_DEPTH: usize = 24;
    /// Bytes in a text.
    pub const TEXT: usize = 4_096;
    /// Bytes in a text for people: messages, prompts and purposes of rolls.
    pub const LINE: usize = 1_024;
    /// Lines shown to players by one function.
    pub const LINES: u16 = 64;
    /// Values in a list, including those of nested lists.
    pub const LIST: usize = 1_024;
    /// Entries in a map, including those of nested maps.
    pub const MAP: usize = 256;
    /// Nesting of lists and maps.
    pub const VALUE_DEPTH: usize = 8;
    /// Absolute points of a side, and absolute result of a counting function.
    pub const POINTS: i32 = 100_000;
    /// Simultaneous variables of a function.
    pub const VARIABLES: usize = 64;
    /// Functions in one file.
    pub const FUNCTIONS: usize = 256;
    /// Files imported in one call.
    pub const MODULES: usize = 32;
}

/// Forbidden words of the language. `Fn`, `curry` and `this` would give access to values without
/// naming them, and only named values are metered.
const FORBIDDEN: [&str; 6] = ["eval", "print", "debug", "Fn", "curry", "this"];

def_package! {
    /// Integers, texts, lists and maps: no clock, random numbers, input or output.
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

/// Returns an engine with access only to plain values and the script interface.
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

/// Returns the constants known in every script.
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

/// Charges every step, and every named value by its size. Copying, comparing or searching a list
/// therefore costs its weight.
#[expect(deprecated, reason = "the language marks what may change in its later versions so")]
fn count(engine: &mut Engine) {
    engine.set_max_operations(0);
    engine.on_progress(|_| meter::charge(1).err().map(|passed| passed.to_string().into()));
    engine.on_var(|name, _, context| match context.scope().get(name).map(meter::charge_for) {
        Some(Err(passed)) => Err(passed.end(Position::NONE)),
        Some(Ok(())) | None => Ok(None),
    });
}
