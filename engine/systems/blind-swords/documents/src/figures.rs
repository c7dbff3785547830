//! Figures of a package that need a stated origin, with the paths that `provenance` uses for them.

use document::figures::{Figure, Table};
use document::provenance::{Shares, Tracer};
use document::tree::At;
use document::{Diagnostic, Kind};

use crate::documents::Documents;
use crate::family::{CHITS, MAP, SCENARIO, TABLES, UNITS};
use crate::model::HexNumber;

const OF_MAP: &[Table] = &[
    ("map: hexsides", "hexsides", &["slope|steep|stream|pond/=", "(features|slopes?)/*/="]),
    ("map: road links", "roads", &["(paths)/*/(path)/>"]),
    ("map: places", "places", &["(names)/*"]),
];

const OF_UNITS: &[Table] = &[
    (
        "units",
        "units/*",
        &[
            "weapon",
            "<strength|cohesion>/fresh?",
            "<strength|cohesion>/battleworn",
            "<strength|cohesion>/dismounted?",
            "movement?",
        ],
    ),
    ("numbers of brigades", "brigades/*", &["(numbers?)/*"]),
];

const OF_TABLES: &[Table] = &[
    ("Combat Results Table", "combat-results", &["columns/=", "(rows)/*/[columns]"]),
    ("fire cohesion", "fire-cohesion", &["routine|tough|severe/depletion|skedaddle/#1"]),
    (
        "close combat cohesion",
        "close-cohesion",
        &["close-fight|routine|tough|severe/depletion|skedaddle/#1"],
    ),
    ("fire shifts", "fire-shifts", &["(shifts)/="]),
    ("close combat shifts", "close-shifts", &["(shifts)/=", "odds/#1", "hexside-cap?"]),
    (
        "ranges",
        "ranges",
        &["infantry|cavalry|artillery?/*/effective|long|extreme", "artillery?/*/canister"],
    ),
    (
        "terrain effects",
        "terrain",
        &[
            "road|march-column|blocked-road|exit|skirmish-hex|leave-skirmish|skirmish-screen",
            "kinds/*/infantry|cavalry|artillery",
            "kinds/*/effects?",
            "features?/*/infantry|cavalry|artillery|sight?",
            "hexsides/slope-up|slope-down|steep-up|steep-down|stream/infantry|cavalry|artillery",
            "slopes?/*/levels",
            "slopes?/*/up|down/infantry|cavalry|artillery",
            "roads/*",
        ],
    ),
    ("stacking", "stacking", &["limit", "artillery?/#0"]),
    (
        "orders",
        "orders",
        &[
            "attack|defend|maneuver|regroup/(movement)/infantry|cavalry|artillery?",
            "attack|defend|maneuver|regroup/permits|recovery",
            "without-orders/infantry|cavalry|artillery?",
        ],
    ),
    FOG_OF_WAR,
    GENERAL_CASUALTIES,
    ("turn track", "turn-track", &["(times)/#1"]),
    ("traits", "traits?/*", &["(effects?)/#1"]),
    ("arms", "arms?/*", &["movement?"]),
    ("markers", "markers?/*", &["break-tests|silences?"]),
    ("markers", "ground-markers?/*", &["infantry|cavalry|artillery|hides?"]),
    VICTORY,
];

const OF_CHITS: &[Table] = &[
    ("command ratings", "divisions/*", &["rating", "casualty"]),
    ("command ratings", "commanders/*", &["rating", "casualty", "always-in-game"]),
    ("command ratings", "brigades?/*", &["rating", "casualty"]),
    ("command events", "command-events?/usa|csa?", &["<effect>"]),
    ("wild chits", "wild/fortunes-of-war|fog-of-war", &["copies"]),
    ("wild chits", "wild/others?/*", &["copies"]),
    ("events", "events/usa|csa/*", &["name", "copies", "<effect>/(on-play)"]),
];

const OF_SCENARIOS: &[Table] = &[
    ("set-up", "setup", &["(hexes)/*/="]),
    (
        "special rules",
        "",
        &[
            "turns/first|last",
            "events-excluded|events-included?",
            "chits/=",
            "deployments?/*",
            "arrivals?/#1",
            "forbidden?/#1",
            "frozen?/brigades|units?/=",
            "options?/*",
            "leaves-out?/=",
        ],
    ),
    FOG_OF_WAR,
    GENERAL_CASUALTIES,
    (
        "ratings",
        "ratings?",
        &["units?/*/fresh|battleworn|dismounted?", "generals?/*/rating|casualty?"],
    ),
    ("tracks", "tracks?/*", &["(boxes)/#1"]),
    VICTORY,
];

const FOG_OF_WAR: Table = ("Fog of War", "fog-of-war?", &["(results)/#1"]);

const GENERAL_CASUALTIES: Table =
    ("general casualties", "general-casualties?", &["(generals)/usa|csa/#1"]);

const VICTORY: Table = (
    "victory",
    "victory?",
    &[
        "broken-strength|eliminated-artillery-strength",
        "captured-artillery-strength?",
        "at-end|each-turn?/usa|csa/*",
        "occupied-each-turn?/#1",
        "automatic?/usa|csa/=",
        "levels/#1",
    ],
);

/// Counts the figures by origin. Returns the counts, and diagnostics for figures without an origin.
pub(crate) fn trace(documents: &Documents) -> (Shares, Vec<Diagnostic>) {
    let mut tracer = Tracer::new(&documents.game.tree);
    let map = At::root(&documents.map.tree);
    for (section, key) in [("map: terrain", "terrain"), ("map: levels", "levels")] {
        let at = map.key(key);
        tracer.table(section, &format!("map/{key}"), at, &hexes(at, documents));
    }
    for (kind, name, tree) in documents.trees() {
        let document = name.trim_end_matches(".yaml");
        tracer.tables(document, tree, tables(kind));
    }
    tracer.finish()
}

/// Returns the tables of figures for one kind of document. Empty if the kind has none.
pub fn tables(kind: Kind) -> &'static [Table] {
    let all: [(Kind, _); 5] = [
        (&MAP, OF_MAP),
        (&UNITS, OF_UNITS),
        (&TABLES, OF_TABLES),
        (&CHITS, OF_CHITS),
        (&SCENARIO, OF_SCENARIOS),
    ];
    all.into_iter().find(|(known, _)| *known == kind).map_or(&[], |(_, tables)| tables)
}

/// Returns one figure for each hex. The figure's place is a character of a map column, or an entry
/// for this hex alone.
fn hexes<'a>(at: At<'a>, documents: &Documents) -> Vec<Figure<'a>> {
    let grid = &documents.game.data.grid;
    let mut hexes = Vec::new();
    for (column, text) in at.key("columns").texts() {
        let Ok(number) = column.parse::<u8>() else { continue };
        let rows = if number.is_multiple_of(2) { grid.even_rows } else { grid.odd_rows };
        let letters = text.chars().filter(|c| !c.is_whitespace());
        hexes.extend((rows.first..).zip(letters).map(|(row, _)| {
            let hex = HexNumber::new(number, row).to_string();
            let alone = at.get("hexes").and_then(|alone| alone.get(&hex));
            Figure::new(hex, alone.unwrap_or(at.key("columns").key(column)))
        }));
    }
    hexes
}
