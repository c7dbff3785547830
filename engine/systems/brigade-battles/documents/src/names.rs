//! Names that the documents of a package define, and limits on their numbers.

use brigade_battles::game::{LeaderSet, UnitSet};
use document::Kind;
use document::limits::Limit;
use document::symbols::Defined;

use crate::codes;
use crate::family::{SCENARIO, TABLES, UNITS};

/// Document sections that define names. The order of the names in a section determines their
/// numeric ids.
pub(crate) static DEFINED: [Defined; 5] = [
    defined("unit", &UNITS, &[&["units"]]),
    defined("leader", &UNITS, &[&["leaders"]]),
    defined("division", &UNITS, &[&["divisions"]]),
    defined("terrain", &TABLES, &[&["terrain", "kinds"]]),
    // Each scenario has options of its own.
    defined("option", &SCENARIO, &[&["options"]]),
];

const fn defined(
    kind: &'static str,
    document: Kind,
    paths: &'static [&'static [&'static str]],
) -> Defined {
    Defined { kind, what: kind, code: codes::NAME, document, paths, before: 0, words: &[] }
}

/// Maximum number of entries in most lists of a package.
const MAX_ENTRIES: usize = 64;

/// Limits of all documents.
pub(crate) static LIMITS: [Limit; 7] = [
    Limit::new("units", &UNITS, &[&["units"]], UnitSet::CAPACITY),
    Limit::new("leaders", &UNITS, &[&["leaders"]], LeaderSet::CAPACITY),
    Limit::new("divisions", &UNITS, &[&["divisions"]], MAX_ENTRIES),
    Limit::new("kinds of terrain", &TABLES, &[&["terrain", "kinds"]], MAX_ENTRIES),
    Limit::new("scenarios", &SCENARIO, &[], MAX_ENTRIES),
    Limit::new("options", &SCENARIO, &[&["options"]], MAX_ENTRIES),
    Limit::new("arrivals", &SCENARIO, &[&["arrivals"]], MAX_ENTRIES),
];
