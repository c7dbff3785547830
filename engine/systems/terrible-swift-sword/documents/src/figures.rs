//! Figures of a package that need a stated origin.

use document::Diagnostic;
use document::figures::Table;
use document::provenance::{Shares, Tracer};
use document::tree::At;

use crate::documents::Documents;

const OF_GAME: &[Table] = &[("grid", "grid", &["columns|rows/first|last", "shifted-columns"])];

const OF_MAP: &[Table] = &[
    ("map: hexsides", "hexsides", &["slope|crest|ridge|wall|stream|ford|bridge|river?/="]),
    ("map: thoroughfares", "ways", &["(paths)/*/(path)/>"]),
    ("map: places", "places", &["(names)/*"]),
];

const OF_UNITS: &[Table] = &[
    ("brigades", "brigades/*", &["rating|points"]),
    ("leaders", "leaders/*", &["ratings/radius|rally"]),
    ("units", "units/*", &["strength|weapon", "morale?", "rounds?"]),
];

const OF_TABLES: &[Table] = &[
    ("movement", "allowances", &["foot|battery|mounted"]),
    ("movement", "formation", &["infantry|battery|cavalry"]),
    (
        "movement",
        "movement",
        &[
            "pike|road|trail|clear|woods|town|marsh/line|column|battery|wagon|mounted|leader",
            "slope-up|slope-down|crest-up|crest-down|ridge|stream|ford|wall/foot|mounted",
        ],
    ),
    ("ranges", "ranges", &["R|P|N|T/#1"]),
    ("fire chart", "fire", &["columns/=", "(rows)/*/[columns]", "cap|limbered|column|mounted"]),
    ("melee chart", "melee", &["(rows)/*/#1", "lowest|leader|terrain"]),
    ("rout table", "rout", &["more-than-half|depleted|leader|town|hexes"]),
    ("guns", "guns", &["captured"]),
    ("army morale", "morale", &["start|each-turn|brigade|ineffective|check|again"]),
    ("stacking", "stacking", &["units|points|wagon|reserve-points|reserve-batteries"]),
];

const OF_SCENARIOS: &[Table] = &[
    ("turns", "turns", &["last"]),
    ("special rules", "", &["first"]),
    ("set-up", "zones/=", &["hexes/="]),
    ("set-up", "placements?/=", &["hex", "facing"]),
    (
        "victory",
        "points",
        &[
            "infantry-killed|infantry-captured|cavalry-lost|gun-destroyed|gun-captured|leader-lost|leader-captured|morale",
        ],
    ),
    ("victory", "exit", &["infantry|cavalry", "hexes/="]),
    ("victory", "hills?/=", &["points", "hexes/="]),
    ("victory", "levels", &["marginal|substantial|decisive"]),
];

/// Counts the figures by origin. Returns the counts, with diagnostics for figures without an
/// origin.
pub(crate) fn trace(documents: &Documents) -> (Shares, Vec<Diagnostic>) {
    let mut tracer = Tracer::new(&documents.game.tree);
    let map = At::root(&documents.map.tree);
    for (section, key) in [("map: terrain", "terrain"), ("map: levels", "levels")] {
        let at = map.key(key);
        tracer.table(section, &format!("map/{key}"), at, &document::ground::figures(at));
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
