//! Compiled package `kernstown-1862`. The tests compare the facts from SPI's *Stonewall* with this
//! package.

use std::collections::BTreeMap;
use std::sync::Arc;

use blind_swords::Rules;
use blind_swords::board::{BoardSetup, Place, UnitState};
use blind_swords::check::sight::{Visibility, visibility};
use blind_swords::game::{Deployment, Game, Map, ScenarioId, UnitId};
use blind_swords::{Event, Position};
use kernel::{HexId, Side};

/// Rules of the package, and the groups of hexes that the facts name.
pub(crate) struct Field {
    pub(crate) rules: Rules,
    pub(crate) groups: BTreeMap<String, Vec<String>>,
}

impl Field {
    /// Loads the package with the scenario of the whole battle.
    pub(crate) fn load() -> Self {
        let folder = black_box::root().join("games/kernstown-1862");
        let loaded = blind_swords_documents::load(&folder).expect("a good package");
        let game = Arc::clone(&loaded.game);
        let scenario = game.scenarios.iter().position(|one| one.id == "a-sabbath-attack");
        let scenario = ScenarioId::from_index(scenario.expect("the whole battle"));
        let rules = Rules::plain(game, scenario);
        Self { rules, groups: BTreeMap::new() }
    }

    pub(crate) fn game(&self) -> &Game {
        &self.rules.game
    }

    pub(crate) fn map(&self) -> &Map {
        &self.rules.game.map
    }

    pub(crate) fn find(&self, number: &str) -> Option<HexId> {
        self.map().grid.hex(number.parse().ok()?)
    }

    pub(crate) fn hex(&self, number: &str) -> HexId {
        self.find(number).unwrap_or_else(|| panic!("no hex {number}"))
    }

    pub(crate) fn group(&self, name: &str) -> Vec<HexId> {
        self.groups[name].iter().map(|number| self.hex(number)).collect()
    }

    pub(crate) fn level(&self, hex: HexId) -> u8 {
        self.map().hex(hex).level
    }

    /// Returns the line-of-sight class of a hex, by its name in *Stonewall*.
    pub(crate) fn class(&self, hex: HexId) -> &'static str {
        match self.level(hex) {
            0..=3 => "ground",
            4 => "ridge",
            _ => "hilltop",
        }
    }

    pub(crate) fn terrain(&self, hex: HexId) -> &str {
        &self.game().terrain.kind(self.map().hex(hex).terrain).id
    }

    pub(crate) fn road(&self, name: &str) -> &[HexId] {
        let mut roads = self.map().roads.iter();
        &roads.find(|road| road.name == name).expect("a road").path
    }

    pub(crate) fn zone(&self, name: &str) -> Vec<HexId> {
        let scenario = self.rules.scenario();
        let named = |zone: &&Deployment| {
            let words = match name {
                "kimball" => "Pritchard's Hill",
                "sullivan" => "East of the turnpike",
                "tyler" => "The tollgate",
                _ => "South of Hogg Run",
            };
            zone.name == words
        };
        match name {
            "csa_entry" => scenario.reinforcements[0].hexes.clone(),
            _ => scenario.deployments.iter().find(named).expect("a zone").hexes.clone(),
        }
    }

    /// Whether a side sees one hex from another when a unit is in each of the occupied hexes.
    pub(crate) fn sight(&self, from: HexId, to: HexId, occupied: &[String]) -> Visibility {
        let mut setup = BoardSetup::empty(&self.rules);
        for (n, number) in occupied.iter().enumerate() {
            let mut state = UnitState::OFF;
            state.place = Place::Hex(self.hex(number));
            let unit = UnitId::from_index(n);
            setup.establish(&Event::UnitSet { unit, state });
        }
        let board = setup.finish();
        visibility(Position { package: &self.rules, board: &board }, from, to, Side::Usa)
    }
}
