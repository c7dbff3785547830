//! Limits on the sizes of lists in a package.

use blind_swords::game::{BrigadeSet, ChitSet, MAX_UNITS};
use document::Kind;
use document::limits::Limit;

use crate::family::{CHITS, MAP, SCENARIO, TABLES, UNITS};

/// Maximum number of entries in most lists of a package.
const MAX_ENTRIES: usize = 64;
/// Maximum number of roads on a map.
const MAX_ROADS: usize = 250;
/// Number of wild chits that every game has.
const WILD: usize = 2;

/// Limits of all documents.
pub(crate) static LIMITS: [Limit; 21] = [
    limit("units", &UNITS, &[&["units"]], MAX_UNITS),
    limit("brigades", &UNITS, &[&["brigades"]], BrigadeSet::CAPACITY),
    limit("divisions", &UNITS, &[&["divisions"]], MAX_ENTRIES),
    limit("kinds of terrain", &TABLES, &[&["terrain", "kinds"]], MAX_ENTRIES),
    limit("features", &TABLES, &[&["terrain", "features"]], MAX_ENTRIES),
    limit("slopes", &TABLES, &[&["terrain", "slopes"]], MAX_ENTRIES),
    limit("kinds of roads", &TABLES, &[&["terrain", "roads"]], MAX_ENTRIES),
    limit("traits", &TABLES, &[&["traits"]], MAX_ENTRIES),
    limit("arms", &TABLES, &[&["arms"]], MAX_ENTRIES),
    limit("weapons", &TABLES, &[&["weapons"]], MAX_ENTRIES),
    limit("markers", &TABLES, &[&["markers"]], MAX_ENTRIES),
    limit("ground-markers", &TABLES, &[&["ground-markers"]], MAX_ENTRIES),
    limit("roads", &MAP, &[&["roads", "paths"]], MAX_ROADS),
    limit("kinds of chits", &CHITS, CHIT_SECTIONS, ChitSet::CAPACITY - WILD),
    limit("scenarios", &SCENARIO, &[], MAX_ENTRIES),
    limit("options", &SCENARIO, &[&["options"]], MAX_ENTRIES),
    limit("tracks", &SCENARIO, &[&["tracks"]], MAX_ENTRIES),
    limit("variables", &SCENARIO, &[&["variables"]], MAX_ENTRIES),
    limit("triggers", &SCENARIO, &[&["triggers"]], MAX_ENTRIES),
    limit("arrivals", &SCENARIO, &[&["arrivals"]], MAX_ENTRIES),
    limit("chits", &SCENARIO, &[&["chits"]], MAX_ENTRIES),
];

/// Sections that define chits.
const CHIT_SECTIONS: &[&[&str]] = &[
    &["divisions"],
    &["commanders"],
    &["brigades"],
    &["wild", "others"],
    &["events", "usa"],
    &["events", "csa"],
];

const fn limit(
    what: &'static str,
    document: Kind,
    sections: &'static [&'static [&'static str]],
    most: usize,
) -> Limit {
    Limit { what, document, sections, most }
}
