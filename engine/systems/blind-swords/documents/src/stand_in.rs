//! What stands in for documents and sections that cannot be read, so that the rest can be compiled.

use crate::builtin;

/// As many turns as a scenario may have.
const TURNS: usize = 99;

pub(crate) const MAP: &str = "\
terrain: {legend: {}, columns: {}}
levels: {legend: {}, columns: {}}
hexsides: {}
roads: {paths: {}}
places: {names: {}}
";

pub(crate) const UNITS: &str = "\
divisions: {}
brigades: {}
units: {}
";

pub(crate) const CHITS: &str = "\
divisions: {}
commanders: {}
wild:
  fortunes-of-war: {name: Fortunes of War, copies: 1, help: None}
  fog-of-war: {name: Fog of War, copies: 1, help: None}
events: {usa: {}, csa: {}}
";

/// For sections alone: a scenario that cannot be read is left out.
pub(crate) const SCENARIO: &str = "\
name: Stand-in
description: Placeholder.
turns: {first: 1, last: 99}
setup: {hexes: {}}
chits: []
";

const CASUALTIES: &str = "\
general-casualties:
  generals:
    usa: [near-miss, near-miss, near-miss, near-miss, near-miss, near-miss]
    csa: [near-miss, near-miss, near-miss, near-miss, near-miss, near-miss]
";

/// The charts of the series with what they leave to each game.
pub(crate) fn tables() -> String {
    let charts = builtin::FILES.iter().filter(|file| file.folder == "charts");
    let charts = charts.map(|file| file.text).collect::<String>();
    let times = vec!["\"12:00\""; TURNS].join(", ");
    format!("{charts}{CASUALTIES}turn-track:\n  times: [{times}]\n")
}
