//! Names that the documents of a package define, and limits on their numbers.

use document::Kind;
use document::limits::Limit;
use document::symbols::Defined;
use terrible_swift_sword::game::{BrigadeSet, LeaderSet, UnitSet};

use crate::codes;
use crate::family::{SCENARIO, UNITS};

/// Document sections that define names. The order of the names in a section determines their
/// numeric ids.
pub(crate) static DEFINED: [Defined; 3] = [
    defined("unit", &UNITS, &[&["units"]]),
    defined("leader", &UNITS, &[&["leaders"]]),
    defined("brigade", &UNITS, &[&["brigades"]]),
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
pub(crate) static LIMITS: [Limit; 6] = [
    Limit::new("units", &UNITS, &[&["units"]], UnitSet::CAPACITY),
    Limit::new("leaders", &UNITS, &[&["leaders"]], LeaderSet::CAPACITY),
    Limit::new("brigades", &UNITS, &[&["brigades"]], BrigadeSet::CAPACITY),
    Limit::new("scenarios", &SCENARIO, &[], MAX_ENTRIES),
    Limit::new("zones", &SCENARIO, &[&["zones"]], MAX_ENTRIES),
    Limit::new("options", &SCENARIO, &[&["options"]], MAX_ENTRIES),
];
