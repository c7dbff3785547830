//! Figures of a package that need a stated origin.

use document::Diagnostic;
use document::figures::Table;
use document::ground;
use document::provenance::{Shares, Tracer};
use document::tree::At;

use crate::documents::Documents;

const OF_GAME: &[Table] = &[
    ("grid", "grid", &["columns|rows/first|last", "shifted-columns"]),
    ("retreat hexes", "sides/*", &["(retreat)/="]),
    ("Fate markers", "fate", &["usa|csa/="]),
    ("men of a point", "men?", &["infantry|cavalry"]),
];

const OF_MAP: &[Table] = &[
    ("map: hexsides", "hexsides", &["stream|closed?/="]),
    ("map: road links", "roads", &["(paths)/*/(path)/>"]),
    ("map: places", "places", &["(names)/*"]),
];

const OF_UNITS: &[Table] = &[
    ("divisions", "divisions/*", &["side"]),
    ("leaders", "leaders/*", &["side"]),
    ("units", "units/*", &["strength|morale", "shattered?"]),
];

const OF_TABLES: &[Table] = &[
    (
        "Combat Chart",
        "combat",
        &["columns/=", "(rows)/*/[columns]", "flank|limbered|higher|leader-check"],
    ),
    ("ranges", "ranges", &["foot|guns/#1", "night"]),
    (
        "movement",
        "movement",
        &[
            "foot|limbered|mounted|dismounted|leader|change|leave-zone|level|road|column|column-beyond",
        ],
    ),
    ("terrain effects", "terrain/kinds/*", &["foot|horse|guns|die|blocks|column|morale?"]),
    ("terrain effects", "terrain/stream", &["foot|horse|guns"]),
    ("morale", "morale", &["green|black|gold|leader"]),
    ("command", "command", &["radius|replacement|hit|refuge"]),
    ("turn track", "turn-track", &["(times)/#1", "night/="]),
];

const OF_SCENARIOS: &[Table] = &[
    ("set-up", "setup?", &["(hexes)/*"]),
    ("special rules", "", &["turns/first|last", "first-turn?", "first-side", "leaders?"]),
    (
        "reinforcements",
        "arrivals?/=",
        &["hex", "turn?", "table?", "each-turn?", "price?", "allowance?"],
    ),
    ("special rules", "held?", &["until", "units"]),
    ("victory", "victory", &["side|objective|balance|from-objectives|strength|leader", "hexes/="]),
];

/// Counts the figures by origin. Returns the counts, with diagnostics for figures without an
/// origin. CW-MAP-03.
pub(crate) fn trace(documents: &Documents) -> (Shares, Vec<Diagnostic>) {
    let mut tracer = Tracer::new(&documents.game.tree);
    let map = At::root(&documents.map.tree);
    for (section, key) in [("map: terrain", "terrain"), ("map: levels", "levels")] {
        let at = map.key(key);
        tracer.table(section, &format!("map/{key}"), at, &ground::figures(at));
    }
    tracer.tables("game", &documents.game.tree, OF_GAME);
    tracer.tables("map", &documents.map.tree, OF_MAP);
    tracer.tables("units", &documents.units.tree, OF_UNITS);
    tracer.tables("tables", &documents.tables.tree, OF_TABLES);
    for (id, scenario) in &documents.scenarios {
        tracer.tables(&format!("scenarios/{id}"), &scenario.tree, OF_SCENARIOS);
    }
    tracer.finish()
}
