//! What stands in for documents and sections that cannot be read, so that the rest can be compiled.
//! Nobody plays it, and nothing is ever said of it.

use std::sync::OnceLock;

use crate::builtin;
use crate::diag::Place;
use crate::schema::DocumentKind;
use crate::source::SourceFile;
use crate::tree::{Kind, Node};
use crate::yaml;

const FOLDER: &str = "stand-in/";
/// As many turns as a scenario may have.
const TURNS: usize = 99;

const GAME: &str = "\
schema: 1
id: stand-in
title: Stand-in
preset: ss-default
sides:
  usa: {name: Union, friendly-edge: first}
  csa: {name: Confederate, friendly-edge: last}
grid:
  columns: {first: 0, last: 9}
  even-rows: {first: 0, last: 9}
  odd-rows: {first: 0, last: 9}
  shifted-columns: odd
  ring: [A, B, C, D, E, F]
  edges: {first: first-row, last: last-row}
";

const MAP: &str = "\
terrain: {legend: {}, columns: {}}
levels: {legend: {}, columns: {}}
hexsides: {}
roads: {paths: {}}
places: {names: {}}
";

const UNITS: &str = "\
divisions: {}
brigades: {}
units: {}
";

const CHITS: &str = "\
divisions: {}
commanders: {}
wild:
  fortunes-of-war: {name: Fortunes of War, copies: 1, help: None}
  fog-of-war: {name: Fog of War, copies: 1, help: None}
events: {usa: {}, csa: {}}
";

/// For sections alone: a scenario that cannot be read is left out.
const SCENARIO: &str = "\
name: Stand-in
description: Stands in.
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

/// What stands in for a document, if anything does.
pub(crate) fn stand_in(kind: DocumentKind) -> Option<&'static Node> {
    static ALL: OnceLock<[Node; 6]> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        [
            read("game.yaml", GAME),
            read("map.yaml", MAP),
            read("units.yaml", UNITS),
            tables(),
            read("chits.yaml", CHITS),
            read("scenario.yaml", SCENARIO),
        ]
    });
    let n = match kind {
        DocumentKind::Game => 0,
        DocumentKind::Map => 1,
        DocumentKind::Units => 2,
        DocumentKind::Tables => 3,
        DocumentKind::Chits => 4,
        DocumentKind::Scenario => 5,
        DocumentKind::Facts => return None,
    };
    Some(&all[n])
}

/// Whether a place is in what stands in for something.
pub(crate) fn is_stand_in(place: &Place) -> bool {
    place.file.path.starts_with(FOLDER)
}

fn read(name: &str, text: &str) -> Node {
    let file = SourceFile::new(format!("{FOLDER}{name}"), text);
    yaml::read(&file).expect("a test reads each")
}

/// The charts of the series with what they leave to each game.
fn tables() -> Node {
    let charts = builtin::folder("charts");
    let charts = charts.iter().map(|(_, file)| file.text.clone()).collect::<String>();
    let times = vec!["\"12:00\""; TURNS].join(", ");
    let text = format!("{CASUALTIES}turn-track:\n  times: [{times}]\n");
    let mut tables = read("tables.yaml", &charts);
    if let (Kind::Map(entries), Kind::Map(own)) =
        (&mut tables.kind, read("tables.yaml", &text).kind)
    {
        entries.extend(own);
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_fits_its_schema() {
        for kind in DocumentKind::ALL {
            let Some(tree) = stand_in(kind) else { continue };
            let said = crate::conform::check(kind, tree);
            assert!(said.is_empty(), "{}: {said:?}", kind.word());
        }
    }
}
