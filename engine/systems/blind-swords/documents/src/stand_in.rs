//! Stand-ins for documents and sections that cannot be read, so that the rest can be compiled.

use crate::builtin;

/// Number of turns on the stand-in turn track: the maximum length of a scenario.
const TURNS: usize = 99;

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

/// Stand-in for unreadable sections of a scenario. A scenario that is unreadable as a whole is
/// omitted.
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

/// Returns the shared charts of the series, with stand-ins for the parts that each game must supply
/// itself.
pub(crate) fn tables() -> String {
    let charts = builtin::FILES.iter().filter(|file| file.folder == "charts");
    let charts = charts.map(|file| file.text).collect::<String>();
    let times = vec!["\"12:00\""; TURNS].join(", ");
    format!("{charts}{CASUALTIES}turn-track:\n  times: [{times}]\n")
}
