//! Interface of scripts. Each function is declared once, with its documentation. The declarations
//! generate the engine module, the reference and the editor definitions.

mod activation;
mod brigades;
mod chits;
mod convert;
mod dice;
mod map;
mod markers;
mod moments;
mod names;
mod orders;
mod procedures;
mod questions;
mod scenario;
mod units;
mod values;

use std::sync::OnceLock;

use kernel::Side;
use rhai::{FuncRegistration, Module, Shared};

pub(crate) use names::SIDES;
pub(crate) use questions::Options;
pub(crate) use units::MORALE;

/// Function that scripts can call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Chapter of the reference that lists the function.
    pub topic: &'static str,
    /// Name by which scripts call the function.
    pub name: &'static str,
    /// Names and types of the parameters.
    pub parameters: Vec<(&'static str, String)>,
    /// Type of the result, as the reference names it.
    pub result: String,
    /// Lines of the function's documentation.
    pub lines: Vec<&'static str>,
    /// Whether the function only reads. Script functions that must not change the position may call
    /// only such functions.
    pub looks_only: bool,
}

impl Function {
    /// Returns the signature, such as `distance(a: hex, b: hex) -> number`.
    pub fn signature(&self) -> String {
        let parameters: Vec<_> =
            self.parameters.iter().map(|(name, kind)| format!("{name}: {kind}")).collect();
        let result =
            if self.result.is_empty() { String::new() } else { format!(" -> {}", self.result) };
        format!("{}({}){result}", self.name, parameters.join(", "))
    }
}

/// Builder for the list of functions and their engine module.
pub(crate) struct Interface {
    module: Module,
    functions: Vec<Function>,
}

impl Interface {
    fn new() -> Self {
        let mut interface = Self { module: Module::new(), functions: Vec::new() };
        names::register(&mut interface);
        units::register(&mut interface);
        map::register(&mut interface);
        brigades::register(&mut interface);
        markers::register(&mut interface);
        orders::register(&mut interface);
        chits::register(&mut interface);
        moments::register(&mut interface);
        scenario::register(&mut interface);
        questions::register(&mut interface);
        dice::register(&mut interface);
        procedures::register(&mut interface);
        activation::register(&mut interface);
        interface
    }

    fn add(&mut self, function: Function, register: impl FnOnce(FuncRegistration, &mut Module)) {
        let registration = FuncRegistration::new(function.name)
            .with_volatility(true)
            .with_comments(&function.lines);
        register(registration, &mut self.module);
        self.functions.push(function);
    }
}

/// Returns the functions as a module of the engine.
pub(crate) fn module() -> Shared<Module> {
    let mut module = Interface::new().module;
    values::register(&mut module);
    for (name, side) in SIDES {
        module.set_var(name, side);
    }
    Shared::new(module)
}

/// Returns all functions in the order of the reference.
pub fn functions() -> &'static [Function] {
    static FUNCTIONS: OnceLock<Vec<Function>> = OnceLock::new();
    FUNCTIONS.get_or_init(|| Interface::new().functions)
}

/// Returns the signatures of all functions with a name.
pub(crate) fn signatures(name: &str) -> Vec<String> {
    functions().iter().filter(|known| known.name == name).map(Function::signature).collect()
}

/// Whether a function with `arguments` arguments takes the options of a question as its last
/// argument.
pub(crate) fn takes_options(name: &str, arguments: usize) -> bool {
    functions().iter().filter(|known| known.name == name).any(|known| {
        let last = known.parameters.last();
        known.parameters.len() == arguments && last.is_some_and(|(_, kind)| kind == Options::KIND)
    })
}

/// Constants for the two sides: name and value.
type Sides = [(&'static str, Side); 2];

/// Declares the functions of one topic. The body of a `looks` function gets the position, and the
/// body of an `acts` function gets the running call. Both return [`Done`](crate::call::Done).
macro_rules! interface {
    ($topic:literal; $(
        $(#[doc = $line:literal])+
        $kind:ident $name:ident($at:ident $(, $parameter:ident: $type:ty)*) $(-> $result:ty)? $body:block
    )+) => {
        pub(super) fn register(interface: &mut crate::api::Interface) {
            $({
                use crate::api::convert::Give;
                type Given = crate::api::result_type!($($result)?);
                let function = crate::api::Function {
                    topic: $topic,
                    name: stringify!($name),
                    parameters: vec![$((stringify!($parameter), <$type as crate::api::convert::Take>::kind())),*],
                    result: <Given as Give>::kind(),
                    lines: vec![$($line.trim()),+],
                    looks_only: crate::api::looks_only(stringify!($kind)),
                };
                interface.add(function, |registration, module| {
                    registration.set_into_module(
                        module,
                        move |context: rhai::NativeCallContext<'_>
                              $(, $parameter: <$type as crate::api::convert::Take>::Value)*|
                              -> Result<<Given as Give>::Value, Box<rhai::EvalAltResult>> {
                            crate::call::$kind(&context, |$at| {
                                $(let $parameter = <$type as crate::api::convert::Take>::take($parameter)?;)*
                                let done: crate::call::Done<Given> = $body;
                                done
                            })
                            .map(Give::give)
                        },
                    );
                });
            })+
        }
    };
}

/// Result type of a function. `()` if the declaration states no type.
macro_rules! result_type {
    () => {
        ()
    };
    ($type:ty) => {
        $type
    };
}

pub(crate) use {interface, result_type};

fn looks_only(kind: &str) -> bool {
    kind == "looks"
}
