//! Names that the documents of a package define.

use blind_swords::game::Arm;
use document::Kind;
use document::symbols::Defined;

use crate::codes::{self, Code};
use crate::family::{CHITS, MAP, SCENARIO, TABLES, UNITS};

/// Grades of slopes that the series defines. The additional grades of a game follow.
const OF_SERIES: [&str; OF_THE_SERIES] = ["slope", "steep"];

/// Number of grades of slopes that the series defines.
pub(crate) const OF_THE_SERIES: usize = 2;

/// Arms that the rules define. Those of a game follow them.
const ARMS: [&str; 3] = [Arm::ALL[0].id(), Arm::ALL[1].id(), Arm::ALL[2].id()];

/// Keyword for streams in the list of obstacles to charges.
pub(crate) const STREAM: &str = "stream";

/// Chits that documents name, in messages.
const CHIT: &str = "division, commander or brigade chit";

/// Sections of the chits that documents name.
const ACTIVATION_CHITS: [&[&str]; 3] = [&["divisions"], &["commanders"], &["brigades"]];

/// Sections in which names are defined. The order within a section is the order of the ids.
pub(crate) static DEFINED: [Defined; 20] = [
    defined(("unit", "unit"), codes::REF_UNIT, &UNITS, &[&["units"]]),
    defined(("brigade", "brigade"), codes::REF_BRIGADE, &UNITS, &[&["brigades"]]),
    defined(("division", "division"), codes::REF_DIVISION, &UNITS, &[&["divisions"]]),
    defined(("road", "road"), codes::REF_ROAD, &MAP, &[&["roads", "paths"]]),
    defined(("road-kind", "kind of road"), codes::REF_ROAD, &TABLES, &[&["terrain", "roads"]]),
    defined(("terrain", "terrain"), codes::REF_TERRAIN, &TABLES, &[&["terrain", "kinds"]]),
    defined(("feature", "feature"), codes::REF_FEATURE, &TABLES, &[&["terrain", "features"]]),
    Defined {
        words: &[STREAM],
        ..defined(("bar", "feature"), codes::REF_FEATURE, &TABLES, &[&["terrain", "features"]])
    },
    Defined {
        before: OF_THE_SERIES,
        ..defined(("grade", "grade of slope"), codes::REF_GRADE, &TABLES, &[&["terrain", "slopes"]])
    },
    Defined {
        words: &OF_SERIES,
        ..defined(("climb", "grade of slope"), codes::REF_GRADE, &TABLES, &[&["terrain", "slopes"]])
    },
    defined(("weapon", "weapon"), codes::REF_WEAPON, &TABLES, &[&["weapons"]]),
    defined(("trait", "trait"), codes::REF_TRAIT, &TABLES, &[&["traits"]]),
    Defined { words: &ARMS, ..defined(("unit-arm", "arm"), codes::REF_ARM, &TABLES, &[&["arms"]]) },
    defined(("arm", "arm"), codes::REF_ARM, &TABLES, &[&["arms"]]),
    defined(("marker", "marker"), codes::REF_MARKER, &TABLES, &[&["markers"]]),
    defined(("ground-marker", "ground marker"), codes::REF_MARKER, &TABLES, &[&["ground-markers"]]),
    defined(("chit", CHIT), codes::REF_CHIT, &CHITS, &ACTIVATION_CHITS),
    Defined {
        words: &["near-miss"],
        ..defined(("casualty", CHIT), codes::REF_CHIT, &CHITS, &ACTIVATION_CHITS)
    },
    // Each scenario has options and tracks of its own.
    defined(("option", "optional rule"), codes::REF_OPTION, &SCENARIO, &[&["options"]]),
    defined(("track", "track"), codes::REF_TRACK, &SCENARIO, &[&["tracks"]]),
];

const fn defined(
    (kind, what): (&'static str, &'static str),
    code: Code,
    document: Kind,
    paths: &'static [&'static [&'static str]],
) -> Defined {
    Defined { kind, what, code, document, paths, before: 0, words: &[] }
}
