//! Limits on the sizes of lists in a package.

use blind_swords::game::{BrigadeSet, ChitSet, MAX_UNITS};
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
    Limit::new("units", &UNITS, &[&["units"]], MAX_UNITS),
    Limit::new("brigades", &UNITS, &[&["brigades"]], BrigadeSet::CAPACITY),
    Limit::new("divisions", &UNITS, &[&["divisions"]], MAX_ENTRIES),
    Limit::new("kinds of terrain", &TABLES, &[&["terrain", "kinds"]], MAX_ENTRIES),
    Limit::new("features", &TABLES, &[&["terrain", "features"]], MAX_ENTRIES),
    Limit::new("slopes", &TABLES, &[&["terrain", "slopes"]], MAX_ENTRIES),
    Limit::new("kinds of roads", &TABLES, &[&["terrain", "roads"]], MAX_ENTRIES),
    Limit::new("traits", &TABLES, &[&["traits"]], MAX_ENTRIES),
    Limit::new("arms", &TABLES, &[&["arms"]], MAX_ENTRIES),
    Limit::new("weapons", &TABLES, &[&["weapons"]], MAX_ENTRIES),
    Limit::new("markers", &TABLES, &[&["markers"]], MAX_ENTRIES),
    Limit::new("ground-markers", &TABLES, &[&["ground-markers"]], MAX_ENTRIES),
    Limit::new("roads", &MAP, &[&["roads", "paths"]], MAX_ROADS),
    Limit::new("kinds of chits", &CHITS, CHIT_SECTIONS, ChitSet::CAPACITY - WILD),
    Limit::new("scenarios", &SCENARIO, &[], MAX_ENTRIES),
    Limit::new("options", &SCENARIO, &[&["options"]], MAX_ENTRIES),
    Limit::new("tracks", &SCENARIO, &[&["tracks"]], MAX_ENTRIES),
    Limit::new("variables", &SCENARIO, &[&["variables"]], MAX_ENTRIES),
    Limit::new("triggers", &SCENARIO, &[&["triggers"]], MAX_ENTRIES),
    Limit::new("arrivals", &SCENARIO, &[&["arrivals"]], MAX_ENTRIES),
    Limit::new("chits", &SCENARIO, &[&["chits"]], MAX_ENTRIES),
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
