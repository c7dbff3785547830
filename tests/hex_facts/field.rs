//! Compiled package of the first game. Map facts are compared with this package.

use std::path::PathBuf;
use std::sync::Arc;

use blind_swords::board::{BoardSetup, Place, UnitState};
use blind_swords::check::sight::{Visibility, visibility};
use blind_swords::game::{Game, Map, Scenario, ScenarioId, Terrain, UnitId};
use blind_swords::{Event, Position, Rules};
use blind_swords_documents::Loaded;
use kernel::{Direction, HexId, Side};

/// Width of a hex, in yards. SS 3.1.
pub(crate) const YARDS_PER_HEX: f64 = 140.0;

/// Compiled package of the first game, and the rules of its first scenario.
pub(crate) struct Field {
    pub(crate) loaded: Loaded,
    pub(crate) rules: Rules,
}

impl Field {
    pub(crate) fn load() -> Field {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../games/stonewalls-sword");
        let loaded = blind_swords_documents::load(&folder).expect("a good package");
        let rules = Rules::plain(Arc::clone(&loaded.game), ScenarioId(0));
        Field { loaded, rules }
    }

    /// Returns the visibility of one hex from another, and checks that it is the same for both
    /// sides. Each hex in `occupied` contains a unit.
    pub(crate) fn sight(&self, from: &str, to: &str, occupied: &[String]) -> Visibility {
        let mut setup = BoardSetup::empty(&self.rules);
        for (n, hex) in occupied.iter().enumerate() {
            let mut state = UnitState::OFF;
            state.place = Place::Hex(self.hex(hex));
            let unit = UnitId::from_index(n);
            setup.establish(&Event::UnitSet { unit, state });
        }
        let board = setup.finish();
        let position = Position { package: &self.rules, board: &board };
        let [union, confederate] =
            Side::BOTH.map(|side| visibility(position, self.hex(from), self.hex(to), side));
        assert_eq!(union, confederate, "a unit of either side is in the way");
        union
    }

    pub(crate) fn game(&self) -> &Game {
        &self.rules.game
    }

    pub(crate) fn map(&self) -> &Map {
        &self.rules.game.map
    }

    pub(crate) fn scenario(&self, name: &str) -> &Scenario {
        let mut scenarios = self.game().scenarios.iter();
        scenarios.find(|scenario| scenario.name == name).expect("a scenario")
    }

    pub(crate) fn hex(&self, number: &str) -> HexId {
        let number = number.parse().expect("four digits");
        self.map().grid.hex(number).expect("on the map")
    }

    pub(crate) fn level(&self, hex: &str) -> u8 {
        self.level_of(self.hex(hex))
    }

    pub(crate) fn level_of(&self, hex: HexId) -> u8 {
        self.map().hex(hex).level
    }

    pub(crate) fn terrain(&self, hex: &str) -> &Terrain {
        self.terrain_of(self.hex(hex))
    }

    pub(crate) fn terrain_of(&self, hex: HexId) -> &Terrain {
        self.game().terrain.kind(self.map().hex(hex).terrain)
    }

    pub(crate) fn road(&self, name: &str) -> &[HexId] {
        let mut roads = self.map().roads.iter();
        &roads.find(|road| road.name == name).expect("a road").path
    }

    pub(crate) fn yards(&self, a: &str, b: &str) -> f64 {
        f64::from(self.map().grid.distance(self.hex(a), self.hex(b))) * YARDS_PER_HEX
    }

    pub(crate) fn is_linked(&self, a: HexId, b: HexId) -> bool {
        self.map().between(a, b).is_some_and(|side| side.road.is_some())
    }

    pub(crate) fn arms(&self, hex: HexId) -> usize {
        self.map().grid.neighbours(hex).filter(|next| self.is_linked(hex, *next)).count()
    }

    /// Returns every hexside inside the map twice, once from each of its two hexes.
    pub(crate) fn hexsides(&self) -> impl Iterator<Item = (HexId, HexId, Direction)> + '_ {
        let grid = &self.map().grid;
        grid.hexes().flat_map(move |hex| {
            Direction::ALL
                .into_iter()
                .filter_map(move |way| Some((hex, grid.neighbour(hex, way)?, way)))
        })
    }
}
