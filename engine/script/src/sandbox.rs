//! The one place where an engine is made: what scripts can reach, and how much of it.

use rhai::module_resolvers::StaticModuleResolver;
use rhai::packages::{
    ArithmeticPackage, BasicArrayPackage, BasicFnPackage, BasicIteratorPackage, BasicMapPackage,
    BasicMathPackage, BasicStringPackage, LogicPackage, MoreStringPackage, Package,
};
use rhai::{Engine, OptimizationLevel, Scope, def_package};

use crate::api;

/// How much a script may use. All are set outright: the defaults of the language differ between
/// builds, and a game must not.
pub mod limits {
    /// Operations in one call.
    pub const OPERATIONS: u64 = 200_000;
    /// Functions that call each other.
    pub const CALL_LEVELS: usize = 32;
    /// Script functions that run while another one waits for a procedure it called.
    pub const NESTED_SCRIPTS: u8 = 4;
    /// Nesting of expressions and blocks at the top level of a file.
    pub const EXPRESSION_DEPTH: usize = 64;
    /// Nesting of expressions and blocks in a function.
    pub const FUNCTION_DEPTH: usize = 32;
    /// Bytes of a text.
    pub const TEXT: usize = 65_536;
    /// Values in a list, those of lists inside it counted too.
    pub const LIST: usize = 4_096;
    /// Entries of a map, those of maps inside it counted too.
    pub const MAP: usize = 1_024;
    /// Variables at one time.
    pub const VARIABLES: usize = 256;
    /// Functions in one file.
    pub const FUNCTIONS: usize = 256;
    /// Files imported in one call.
    pub const MODULES: usize = 32;
}

/// Words of the language that scripts do without, and what they write instead.
const FORBIDDEN: [&str; 3] = ["eval", "print", "debug"];

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
        .set_max_operations(limits::OPERATIONS)
        .set_max_call_levels(limits::CALL_LEVELS)
        .set_max_expr_depths(limits::EXPRESSION_DEPTH, limits::FUNCTION_DEPTH)
        .set_max_string_size(limits::TEXT)
        .set_max_array_size(limits::LIST)
        .set_max_map_size(limits::MAP)
        .set_max_variables(limits::VARIABLES)
        .set_max_functions(limits::FUNCTIONS)
        .set_max_modules(limits::MODULES);
}
