//! Sandbox, the only module that creates a script engine. It defines the interface and the limits
//! of scripts.

use rhai::module_resolvers::StaticModuleResolver;
use rhai::packages::{
    ArithmeticPackage, BasicArrayPackage, BasicFnPackage, BasicIteratorPackage, BasicMapPackage,
    BasicMathPackage, BasicStringPackage, LogicPackage, MoreStringPackage, Package,
};
use rhai::{Engine, OptimizationLevel, Position, Scope, def_package};

use crate::{api, meter};

/// Limits of scripts. All limits are set explicitly, because the defaults of the script language
/// differ between builds.
pub mod limits {
    /// Maximum number of operations in one call, including nested calls. A step of the script is
    /// one operation. Reading 4 values of a list or map, or 64 bytes of a string, is one more
    /// operation.
    pub const OPERATIONS: u64 = 200_000;
    /// Maximum depth of function calls inside a script.
    pub const CALL_LEVELS: usize = 16;
    /// Maximum number of script functions nested in each other, including the first. A function is
    /// nested if another one waits for a procedure that triggered it.
    pub const NESTED_SCRIPTS: u8 = 3;
    /// Maximum nesting of expressions and blocks at the top level of a file.
    pub const EXPRESSION_DEPTH: usize = 24;
    /// Maximum nesting of expressions and blocks in a function.
    pub const FUNCTION_DEPTH: usize = 24;
    /// Maximum length of a string, in bytes.
    pub const TEXT: usize = 4_096;
    /// Maximum length of a string that players read, in bytes: messages, prompts and purposes of
    /// rolls.
    pub const LINE: usize = 1_024;
    /// Maximum number of lines that one function may show to players.
    pub const LINES: u16 = 64;
    /// Maximum number of values in a list, including those of nested lists.
    pub const LIST: usize = 1_024;
    /// Maximum number of entries in a map, including those of nested maps.
    pub const MAP: usize = 256;
    /// Maximum nesting of lists and maps.
    pub const VALUE_DEPTH: usize = 8;
    /// Maximum absolute victory points of a side, and maximum absolute result of a counting
    /// function.
    pub const POINTS: i32 = 100_000;
    /// Maximum number of variables that a function may have at the same time.
    pub const VARIABLES: usize = 64;
    /// Maximum number of functions in one file.
    pub const FUNCTIONS: usize = 256;
    /// Maximum number of files imported in one call.
    pub const MODULES: usize = 32;
}

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
