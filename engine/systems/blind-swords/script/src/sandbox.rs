//! The one place where an engine is made: what scripts can reach, and how much of it.

use rhai::module_resolvers::StaticModuleResolver;
use rhai::packages::{
    ArithmeticPackage, BasicArrayPackage, BasicFnPackage, BasicIteratorPackage, BasicMapPackage,
    BasicMathPackage, BasicStringPackage, LogicPackage, MoreStringPackage, Package,
};
use rhai::{Engine, OptimizationLevel, Position, Scope, def_package};

use crate::{api, meter};

/// How much a script may use. All are set outright: the defaults of the language differ between
/// builds, and a game must not.
pub mod limits {
    /// Operations in one call, with all that it sets off. A step of the script is one; reading 4 values
    /// of a list or a map, or 64 bytes of a text, is one more.
    pub const OPERATIONS: u64 = 200_000;
    /// Functions that call each other.
    pub const CALL_LEVELS: usize = 16;
    /// Script functions that run while another one waits for a procedure it called, itself counted too.
    pub const NESTED_SCRIPTS: u8 = 3;
    /// Nesting of expressions and blocks at the top level of a file.
    pub const EXPRESSION_DEPTH: usize = 24;
    /// Nesting of expressions and blocks in a function.
    pub const FUNCTION_DEPTH: usize = 24;
    /// Bytes of a text.
    pub const TEXT: usize = 4_096;
    /// Bytes of a text that people read: what is told, asked or rolled for.
    pub const LINE: usize = 1_024;
    /// Lines that one function tells.
    pub const LINES: u16 = 64;
    /// Values in a list, those of lists inside it counted too.
    pub const LIST: usize = 1_024;
    /// Entries of a map, those of maps inside it counted too.
    pub const MAP: usize = 256;
    /// Lists and maps inside one another.
    pub const VALUE_DEPTH: usize = 8;
    /// Points of a side, above or below nothing, and numbers that a function counts.
    pub const POINTS: i32 = 100_000;
    /// Variables of a function at one time.
    pub const VARIABLES: usize = 64;
    /// Functions in one file.
    pub const FUNCTIONS: usize = 256;
    /// Files imported in one call.
    pub const MODULES: usize = 32;
}

/// Words of the language that scripts do without. With `Fn`, `curry` and `this` a value could be reached or
/// grow without being named, and only what is named is counted.
const FORBIDDEN: [&str; 6] = ["eval", "print", "debug", "Fn", "curry", "this"];

def_package! {
    /// Numbers without fractions, texts, lists and maps: no clock, no chance, no input or output.
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

/// An engine that reaches nothing but plain values and the interface of scripts.
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

/// What is known by name in every script.
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

/// Every step counts, and every value that is named counts by its size: so a list that is copied, compared
/// or searched costs what it weighs.
#[expect(deprecated, reason = "the language marks what may change in its later versions so")]
fn count(engine: &mut Engine) {
    engine.set_max_operations(0);
    engine.on_progress(|_| meter::charge(1).err().map(|passed| passed.to_string().into()));
    engine.on_var(|name, _, context| match context.scope().get(name).map(meter::charge_for) {
        Some(Err(passed)) => Err(passed.end(Position::NONE)),
        Some(Ok(())) | None => Ok(None),
    });
}
