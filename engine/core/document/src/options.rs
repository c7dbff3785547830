//! Rules options that a manifest chooses: a preset, and values that differ from it.

use std::fmt::Display;

use kernel::Keyed;

use crate::codes::Code;
use crate::diag::Diagnostic;
use crate::located::Located;

/// Sets the options of a manifest by `set`. Returns an error for an unknown preset, with the most
/// similar of the `known` ones, and for each option that cannot be set.
pub fn choose<E: Display>(
    code: Code,
    (preset, known): (&Located<String>, &[&'static str]),
    options: &Keyed<String, Located<String>>,
    mut set: impl FnMut(&str, &str) -> Result<(), E>,
) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    if !known.contains(&preset.as_str()) {
        let message = format!("unknown preset `{preset}`");
        let problem = Diagnostic::error(code, preset.place.clone(), message);
        problems.push(problem.suggest(preset, known.iter().copied()));
    }
    for (name, value) in options.iter() {
        if let Err(error) = set(name, value) {
            problems.push(Diagnostic::error(code, value.place.clone(), error.to_string()));
        }
    }
    problems
}
