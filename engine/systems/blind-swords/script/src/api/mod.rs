//! Interface of scripts. Each function is declared once, with its documentation. The declarations
//! generate the engine module, the reference and the editor definitions.

mod activation;
mod brigades;
mod chits;
mod convert;
mod dice;
mod interface;
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

use rhai::{Module, Shared};

use interface::Interface;

pub use interface::Function;
pub(crate) use interface::{Reader, Readers};
pub(crate) use names::SIDES;
pub(crate) use questions::Options;
pub(crate) use units::MORALE;

/// Returns the interface with the functions of all topics.
fn interface() -> Interface {
    let mut interface = Interface::default();
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

/// Returns the functions as a module of the engine.
pub(crate) fn module() -> Shared<Module> {
    let mut module = interface().module;
    values::register(&mut module);
    for (name, side) in SIDES {
        module.set_var(name, side);
    }
    Shared::new(module)
}

/// Returns all functions in the order of the reference.
pub fn functions() -> &'static [Function] {
    static FUNCTIONS: OnceLock<Vec<Function>> = OnceLock::new();
    FUNCTIONS.get_or_init(|| interface().functions)
}

/// Returns the functions that only read, by name.
pub(crate) fn readers() -> &'static Readers {
    static READERS: OnceLock<Readers> = OnceLock::new();
    READERS.get_or_init(|| interface().readers)
}

/// Returns the signatures of all functions with the given name.
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
