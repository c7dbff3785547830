//! Limits on the sizes of lists and values. Loading reports anything above a limit before it
//! compiles the package.

use blind_swords::game::MAX_UNITS;
use document::diag::{Diagnostic, Place};
use document::tree::At;

use crate::codes;
use crate::documents::Documents;

/// Maximum number of entries in most lists of a package.
const MAX_ENTRIES: usize = 64;
/// Maximum number of roads on a map.
const MAX_ROADS: usize = 250;
/// Maximum number of different chits in a game, without copies.
const MAX_CHITS: usize = 128;

/// Returns a diagnostic for each list or value that exceeds its limit.
pub(crate) fn check(documents: &Documents) -> Vec<Diagnostic> {
    let mut limits = Limits::default();
    limits.of_order_of_battle(documents);
    limits.of_map(documents);
    limits.of_chits(documents);
    limits.of_scenarios(documents);
    limits.problems
}

#[derive(Default)]
struct Limits {
    problems: Vec<Diagnostic>,
}

impl Limits {
    fn of_order_of_battle(&mut self, documents: &Documents) {
        let (data, at) = (&documents.units.data, At::root(&documents.units.tree));
        self.limit("units", data.units.len(), MAX_UNITS, || at.key("units").place());
        self.limit("brigades", data.brigades.len(), MAX_ENTRIES, || at.key("brigades").place());
        self.limit("divisions", data.divisions.len(), MAX_ENTRIES, || at.key("divisions").place());
    }

    fn of_map(&mut self, documents: &Documents) {
        let kinds = documents.tables.data.terrain.kinds.len();
        let at = At::root(&documents.tables.tree).key("terrain");
        self.limit("kinds of terrain", kinds, MAX_ENTRIES, || at.key("kinds").place());
        let terrain = &documents.tables.data.terrain;
        for (what, n) in [("features", terrain.features.len()), ("slopes", terrain.slopes.len())] {
            self.limit(what, n, MAX_ENTRIES, || at.key(what).place());
        }
        let (at, tables) = (At::root(&documents.tables.tree), &documents.tables.data);
        for (what, n) in [
            ("traits", tables.traits.len()),
            ("arms", tables.arms.len()),
            ("weapons", tables.weapons.len()),
            ("markers", tables.markers.len()),
            ("ground-markers", tables.ground_markers.len()),
        ] {
            self.limit(what, n, MAX_ENTRIES, || at.key(what).place());
        }
        let roads = documents.map.data.roads.paths.len();
        let at = At::root(&documents.map.tree).key("roads");
        self.limit("roads", roads, MAX_ROADS, || at.key("paths").place());
    }

    fn of_chits(&mut self, documents: &Documents) {
        let data = &documents.chits.data;
        let events = data.events.usa.len() + data.events.csa.len();
        let generals = data.divisions.len() + data.commanders.len() + data.brigades.len();
        let place = || documents.chits.tree.place.clone();
        self.limit("kinds of chits", events + generals + 2, MAX_CHITS, place);
    }

    fn of_scenarios(&mut self, documents: &Documents) {
        let place = || documents.game.tree.place.clone();
        self.limit("scenarios", documents.scenarios.len(), MAX_ENTRIES, place);
        for (_, document) in &documents.scenarios {
            let (data, at) = (&document.data, At::root(&document.tree));
            let lists = [
                ("options", data.options.len()),
                ("tracks", data.tracks.len()),
                ("variables", data.variables.len()),
                ("triggers", data.triggers.len()),
                ("arrivals", data.arrivals.len()),
                ("chits", data.chits.len()),
            ];
            for (list, n) in lists {
                self.limit(list, n, MAX_ENTRIES, || at.key(list).place());
            }
        }
    }

    fn limit(&mut self, what: &str, n: usize, most: usize, place: impl FnOnce() -> Place) {
        if n > most {
            let message = format!("too many {what}: {n}, expected at most {most}");
            self.problems.push(Diagnostic::error(codes::LIMIT, place(), message));
        }
    }
}
