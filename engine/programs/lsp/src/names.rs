//! Names that may be written at a place, by the kind of object that they name.

use document::symbols::{HEX, Symbols};
use document::{Dialect, ScriptFunction};
use laboratory::trace::Point;
use session::Library;

use crate::documents::Package;
use crate::scripts;
use crate::workspace::Workspace;

/// Kind of the functions of scripts.
pub(crate) const FUNCTION: &str = "function";
/// Kind of the options of a rule system.
pub(crate) const RULES_OPTION: &str = "rules option";

/// A name with its description.
pub(crate) struct Name {
    pub(crate) word: String,
    pub(crate) about: String,
}

/// Returns all names of a kind.
pub(crate) fn of(
    workspace: &Workspace,
    package: &Package,
    symbols: &Symbols,
    kind: &str,
) -> Vec<Name> {
    let plain = |words: Vec<String>, about: &str| -> Vec<Name> {
        words.into_iter().map(|word| Name { word, about: about.to_owned() }).collect()
    };
    match kind {
        HEX => plain(workspace.hexes(&package.sources.name), "Hex of the map."),
        FUNCTION => functions(package),
        RULES_OPTION => options(package).iter().map(option).collect(),
        "package" => plain(workspace.library.names(), "Package."),
        "rules" => plain(dialects().map(|dialect| dialect.id.to_owned()).collect(), "Rule system."),
        "preset" => plain(presets(package), "Preset of the rules."),
        "charts" => {
            let names = package.sources.charts.iter();
            let names = names.map(|(path, _)| document::source::Files::stem(path).to_owned());
            plain(names.collect(), "Shared charts.")
        }
        kind => {
            let names = symbols.names(kind);
            let about = what(symbols, kind);
            names.map(|(word, _)| Name { word: word.to_owned(), about: about.clone() }).collect()
        }
    }
}

/// Returns the name of a kind in messages, as a sentence.
pub(crate) fn what(symbols: &Symbols, kind: &str) -> String {
    let what = symbols.kinds().find(|(own, _)| *own == kind).map_or(kind, |(_, what)| what);
    let mut letters = what.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

/// Returns the options of the package's rules.
pub(crate) fn options(package: &Package) -> Vec<Point> {
    package.book.traced.points()
}

/// Returns an option with its description and its values.
pub(crate) fn option(point: &Point) -> Name {
    let values: Vec<String> = point.values.iter().map(|(value, _)| format!("`{value}`")).collect();
    let about = format!("{} Values: {}.", point.about.trim(), values.join(", "));
    Name { word: point.name.to_owned(), about }
}

/// Returns the values of an option, each with the presets that select it.
pub(crate) fn values(package: &Package, option: &str) -> Vec<Name> {
    let point = options(package).into_iter().find(|point| point.name == option);
    let values = point.into_iter().flat_map(|point| point.values);
    let value = |(value, presets): (&str, Vec<&str>)| {
        let about = match presets[..] {
            [] => String::new(),
            _ => format!("Value of the presets {}.", presets.join(", ")),
        };
        Name { word: value.to_owned(), about }
    };
    values.map(value).collect()
}

/// Returns the functions that scripts may call.
pub(crate) fn interface(package: &Package) -> Vec<ScriptFunction> {
    let interface = package.sources.dialect().scripts;
    interface.map(|interface| (interface.functions)()).unwrap_or_default()
}

fn functions(package: &Package) -> Vec<Name> {
    let scripts = package.sources.scripts();
    let defined = scripts.values().flat_map(|file| scripts::definitions(&file.text));
    defined.map(|(word, definition)| Name { word, about: definition.about }).collect()
}

fn dialects() -> impl Iterator<Item = &'static Dialect> {
    registry::ALL.into_iter().map(|book| book.opening.dialect)
}

fn presets(package: &Package) -> Vec<String> {
    (package.book.traced.presets)().into_iter().map(str::to_owned).collect()
}
