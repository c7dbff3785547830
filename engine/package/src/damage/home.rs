//! On what each kind of problem rests.

use crate::codes::{self, Code};
use crate::schema::DocumentKind;

use super::Needs;

/// Where the names are declared that problems of a code look for.
pub(super) fn of_names(code: Code) -> Needs {
    match code {
        codes::REF_UNIT => &[(DocumentKind::Units, &["units"])],
        codes::REF_BRIGADE => &[(DocumentKind::Units, &["brigades"])],
        codes::REF_DIVISION => &[(DocumentKind::Units, &["divisions"])],
        codes::REF_TERRAIN | codes::REF_FEATURE | codes::REF_ROAD => {
            &[(DocumentKind::Tables, &["terrain"])]
        }
        codes::REF_MARKER => &[(DocumentKind::Tables, &["markers"])],
        codes::REF_EDGE | codes::REF_HEX => &[(DocumentKind::Game, &["grid"])],
        codes::REF_CHIT => &[(DocumentKind::Chits, &["divisions", "commanders", "brigades"])],
        codes::REF_OPTION => &[(DocumentKind::Scenario, &["options"])],
        codes::REF_TRACK => &[(DocumentKind::Scenario, &["tracks"])],
        codes::REF_VARIABLE => &[(DocumentKind::Scenario, &["variables"])],
        _ => &[],
    }
}

/// What must be in order for problems of a code to mean anything.
pub(super) fn grounds(code: Code) -> Needs {
    match code {
        codes::MAP_COLUMN
        | codes::MAP_NEIGHBOURS
        | codes::MAP_HEXSIDE_TWICE
        | codes::AREA_EMPTY => &[(DocumentKind::Game, &["grid"])],
        codes::MAP_SLOPE => &[(DocumentKind::Game, &["grid"]), (DocumentKind::Map, &["levels"])],
        codes::SCENARIO_TURNS => &[(DocumentKind::Tables, &["turn-track"])],
        codes::SCENARIO_VICTORY => &[(DocumentKind::Tables, &["victory"])],
        codes::REF_SOURCE => &[(DocumentKind::Game, &["sources"])],
        _ => &[],
    }
}

/// Whether a problem of a code is one whatever else is wrong in its section.
pub(super) fn stands_alone(code: Code, section: &str) -> bool {
    let others = [
        codes::MAP_HEXSIDE_TWICE,
        codes::CHART_AMOUNT,
        codes::OPTION,
        codes::YAML_AMBIGUOUS,
        codes::MAP_GRID,
    ];
    let of_hexsides = [codes::MAP_NEIGHBOURS, codes::MAP_SLOPE];
    code.as_str().starts_with("E-REF-")
        || others.contains(&code)
        || section == "hexsides" && of_hexsides.contains(&code)
}
