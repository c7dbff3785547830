//! Construction of positions: the start of a scenario, or any other position.

use kernel::{HexId, Side};

use super::{Board, LeaderState, Place, Points, Stage, State, UnitState};
use crate::game::{ArrivalId, Due, Formation, LeaderId, UnitId, UnitInfo};
use crate::rules::Rules;

/// Builder of a starting position.
#[derive(Clone, Debug)]
pub struct BoardSetup {
    state: State,
}

impl BoardSetup {
    /// Returns a builder with no units on the map, at the start of the scenario.
    pub fn bare(rules: &Rules) -> Self {
        let (game, scenario) = (&rules.game, rules.scenario());
        let unit = |info: &UnitInfo| UnitState {
            place: Place::Off,
            strength: info.strength,
            formation: info.arm.formations()[0],
            shattered: false,
            routed: false,
            out_of_command: false,
            fired: false,
            acted: false,
            shot_at: false,
        };
        let leader = LeaderState { place: Place::Off, replaced: false, acted: false };
        let mut due = vec![None; scenario.arrivals.len()];
        for (id, arrival) in rules.arrivals() {
            if let Some(Due::Turn(turn)) = arrival.due() {
                due[id.index()] = Some(turn);
            }
        }
        let markers = game.fate.usa.iter().chain(&game.fate.csa);
        let state = State {
            turn: scenario.turns.first,
            stage: Stage::TurnStart,
            active: Some(scenario.first_side),
            units: game.units.iter().map(unit).collect(),
            leaders: vec![leader; game.leaders.len()],
            due,
            fate: markers.map(|leader| leader.index()).collect(),
            ..State::default()
        };
        Self { state }
    }

    /// Returns a builder with the starting position of the scenario. CM 14.1.2, 14.2.1. CW-SCN-01.
    pub fn of_scenario(rules: &Rules) -> Self {
        let mut setup = Self::bare(rules);
        for (unit, hex) in rules.scenario().setup.placed() {
            setup.unit(unit).place = Place::Hex(hex);
        }
        setup.state.stage = Stage::SetUp(0);
        setup
    }

    /// Returns the position as built.
    pub fn board(self) -> Board {
        Board::of(self.state)
    }

    /// Sets the number of the game turn.
    #[must_use]
    pub fn turn(mut self, turn: u8) -> Self {
        self.state.turn = turn;
        self
    }

    /// Sets the phase or step, and its active side.
    #[must_use]
    pub fn stage(mut self, side: Side, stage: Stage) -> Self {
        self.state.active = Some(side);
        self.state.stage = stage;
        self
    }

    /// Returns the state of a unit, so that the caller can change it.
    pub fn unit(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.state.units[unit.index()]
    }

    /// Returns the state of a leader, so that the caller can change it.
    pub fn leader(&mut self, leader: LeaderId) -> &mut LeaderState {
        &mut self.state.leaders[leader.index()]
    }

    /// Returns the victory points of a side, so that the caller can change them.
    pub fn points(&mut self, side: Side) -> &mut Points {
        &mut self.state.points[side]
    }

    /// Places a unit in a hex.
    #[must_use]
    pub fn at(mut self, unit: UnitId, hex: HexId) -> Self {
        self.unit(unit).place = Place::Hex(hex);
        self
    }

    /// Places a leader in a hex.
    #[must_use]
    pub fn leader_at(mut self, leader: LeaderId, hex: HexId) -> Self {
        self.leader(leader).place = Place::Hex(hex);
        self
    }

    /// Sets the formation of a unit.
    #[must_use]
    pub fn drawn_up(mut self, unit: UnitId, formation: Formation) -> Self {
        self.unit(unit).formation = formation;
        self
    }

    /// Sets the turn on which a group of reinforcements is due.
    #[must_use]
    pub fn due(mut self, arrival: ArrivalId, turn: u8) -> Self {
        self.state.due[arrival.index()] = Some(turn);
        self
    }

    /// Records that the Fate marker of a leader has been spent.
    pub fn without_fate(&mut self, leader: LeaderId) {
        self.state.fate.remove(leader.index());
    }

    /// Records that a unit was adjacent to an enemy at the start of the night turn.
    pub fn in_contact(&mut self, unit: UnitId) {
        self.state.contact.insert(unit.index());
    }
}
