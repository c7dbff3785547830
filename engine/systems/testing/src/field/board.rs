//! Builder of test positions for Blind Swords.

use std::sync::Arc;

use kernel::{HexId, Log, Sixteenths};

use super::charts::TERRAIN;
use super::roster::rules;
use super::scripted_driver::{Chance, ScriptedDriver};
use blind_swords::board::{ActivationKind, ActivationStep, Board, Place, UnitState};
use blind_swords::event::Event;
use blind_swords::game::{
    BrigadeId, ChitId, EntryCost, Feature, FeatureId, Game, HexsideWater, Order, RoadId, RoadInHex,
    RoadLink, RoadRate, Slope, TerrainId, Unit, UnitId,
};
use blind_swords::rules::Rules;
use blind_swords::{Position, Table};

/// Test position under construction. An unknown name makes the test fail.
#[derive(Clone)]
pub struct Field {
    /// Rules of the position. A test may change them before it creates a table.
    pub rules: Rules,
    /// Board of the position as built so far.
    pub board: Board,
}

impl Field {
    /// Returns the empty field of requirements 0.3, without any units.
    pub fn clear() -> Self {
        let rules = rules();
        let board = Board::empty(&rules);
        Self { rules, board }
    }

    /// Returns the game, so that a test can change its data.
    pub fn game(&mut self) -> &mut Game {
        Arc::make_mut(&mut self.rules.game)
    }

    /// Replaces the data of a unit, such as its printed values or its arm.
    pub fn rate(&mut self, unit: UnitId, info: Unit) -> &mut Self {
        let units = &mut self.game().units;
        Arc::make_mut(units).put(unit, info);
        self.rules.units = Arc::clone(units);
        self
    }

    /// Sets an option of the profile.
    pub fn option(&mut self, name: &str, value: &str) -> &mut Self {
        self.rules.profile.set(name, value).expect("an option that is built");
        self
    }

    /// Sets the terrain of a hex.
    pub fn terrain(&mut self, hex: &str, kind: &str) -> &mut Self {
        let hex = self.hex(hex);
        let terrain = TERRAIN.iter().position(|&id| id == kind).expect("a kind of terrain");
        self.game().map.hexes[hex.index()].terrain = TerrainId::from_index(terrain);
        self
    }

    /// Sets the level of a hex.
    pub fn level(&mut self, hex: &str, level: u8) -> &mut Self {
        let hex = self.hex(hex);
        self.game().map.hexes[hex.index()].level = level;
        self
    }

    /// Draws a slope on the hexside between two hexes, as seen from the first.
    pub fn slope(&mut self, from: &str, to: &str, slope: Slope) -> &mut Self {
        self.hexside(from, to, |side, seen| {
            side.slope = Some(if seen == Seen::FromFirst { slope } else { slope.opposite() });
        })
    }

    /// Puts water on the hexside between two hexes.
    pub fn water(&mut self, from: &str, to: &str, water: HexsideWater) -> &mut Self {
        self.hexside(from, to, |side, _| side.water = Some(water))
    }

    /// Adds a hexside feature with a name. Crossing it costs every arm `points` movement points.
    pub fn feature(&mut self, from: &str, to: &str, name: &str, points: i32) -> &mut Self {
        let cost = EntryCost::Points(Sixteenths::whole(points));
        let (id, name) = (name.to_lowercase(), name.to_owned());
        let features = &mut self.game().terrain.features;
        let (infantry, cavalry, artillery) = (cost, cost, cost);
        features.push(Feature { id, name, infantry, cavalry, artillery, sight: None, look: None });
        let feature = FeatureId::from_index(features.len() - 1);
        self.hexside(from, to, |side, _| side.feature = Some(feature))
    }

    /// Adds a road along a chain of hexes.
    pub fn road(&mut self, path: &[&str], rate: RoadRate) -> &mut Self {
        for hex in path {
            let hex = self.hex(hex);
            self.game().map.hexes[hex.index()].road = RoadInHex::Present;
        }
        for pair in path.windows(2) {
            let link = RoadLink { road: RoadId(0), rate };
            self.hexside(pair[0], pair[1], |side, _| side.road = Some(link));
        }
        self
    }

    /// Puts a fresh, steady unit in line into a hex.
    pub fn put(&mut self, unit: &str, hex: &str) -> &mut Self {
        self.put_as(unit, hex, |_| {})
    }

    /// Puts a unit into a hex after changing its state.
    pub fn put_as(
        &mut self,
        unit: &str,
        hex: &str,
        change: impl FnOnce(&mut UnitState),
    ) -> &mut Self {
        let mut state = UnitState::OFF;
        state.place = Place::Hex(self.hex(hex));
        change(&mut state);
        let unit = self.unit(unit);
        self.happen(&Event::UnitSet { unit, state })
    }

    /// Applies a fact to the board.
    pub fn happen(&mut self, event: &Event) -> &mut Self {
        let mut table = self.table(&[], &[]);
        table.emit(event.clone());
        self.board = table.board().clone();
        self
    }

    /// Begins a full activation of a brigade, with a given order, at a given step.
    pub fn activate(&mut self, brigade: &str, order: Order, step: ActivationStep) -> &mut Self {
        let brigade = self.brigade(brigade);
        let kind = ActivationKind::Full;
        self.happen(&Event::ActivationBegan { brigade, kind, chit: None, recycles: false });
        self.happen(&Event::OrderGiven { brigade, order });
        self.happen(&Event::StepBegan { step })
    }

    /// Returns a table with scripted answers and dice. Answers are ids, in the order of the
    /// questions. A question after the last answer suspends the play.
    pub fn table(&self, answers: &[&str], chances: &[Chance]) -> Table {
        let rules = Arc::new(self.rules.clone());
        let scripted_driver = ScriptedDriver::new(answers, chances);
        Table::new(rules, self.board.clone(), Box::new(scripted_driver), Log::Kept)
    }

    /// Returns the rules and the board as a position.
    pub fn position(&self) -> Position<'_> {
        Position { package: &self.rules, board: &self.board }
    }

    /// Returns the hex with the given number.
    pub fn hex(&self, number: &str) -> HexId {
        let number = number.parse().expect("four digits");
        self.rules.game.map.grid.hex(number).expect("on the map")
    }

    /// Returns the unit with the given id.
    pub fn unit(&self, id: &str) -> UnitId {
        super::unit(&self.rules, id)
    }

    /// Returns the brigade with the given id.
    pub fn brigade(&self, id: &str) -> BrigadeId {
        let found = self.rules.game.brigades.iter().position(|brigade| brigade.id == id);
        BrigadeId::from_index(found.expect("a brigade"))
    }

    /// Returns the chit with the given id.
    pub fn chit(&self, id: &str) -> ChitId {
        let found = self.rules.game.chits.iter().position(|chit| chit.id == id);
        ChitId::from_index(found.expect("a chit"))
    }

    fn hexside(
        &mut self,
        from: &str,
        to: &str,
        change: impl Fn(&mut blind_swords::game::HexsideGround, Seen),
    ) -> &mut Self {
        let (from, to) = (self.hex(from), self.hex(to));
        let map = &mut self.game().map;
        let direction = map.grid.direction(from, to).expect("neighbours");
        change(&mut map.hexsides[from.index()][direction.index()], Seen::FromFirst);
        change(&mut map.hexsides[to.index()][direction.opposite().index()], Seen::FromSecond);
        self
    }
}

/// Hex from which a feature of a hexside is described: one of the two adjacent hexes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    FromFirst,
    FromSecond,
}
