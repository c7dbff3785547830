//! Positions laid out: that of a scenario, and others beside it.

use kernel::{HexId, Side};

use super::{Board, LeaderState, Place, Points, Stage, State, UnitState};
use crate::game::{ArrivalId, Due, Formation, LeaderId, UnitId, UnitInfo};
use crate::rules::Rules;

/// A position that is laid out.
#[derive(Clone, Debug)]
pub struct BoardSetup {
    state: State,
}

impl BoardSetup {
    /// A map on which nobody stands yet, at the beginning of a scenario.
    pub fn bare(rules: &Rules) -> Self {
        let (game, scenario) = (&rules.game, rules.scenario());
        let unit = |info: &UnitInfo| UnitState {
            place: Place::Off,
            strength: info.strength,
            formation: info.arm.formations()[0],
            shattered: false,
            routed: false,
            astray: false,
            fired: false,
            acted: false,
            shot_at: false,
        };
        let leader = LeaderState { place: Place::Off, replaced: false, acted: false };
        let mut due = vec![None; scenario.arrivals.len()];
        for (id, arrival) in rules.arrivals() {
            if let Due::Turn(turn) = arrival.due {
                due[id.index()] = Some(turn);
            }
        }
        let markers = game.fate.usa.iter().chain(&game.fate.csa);
        let state = State {
            turn: scenario.first_turn,
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

    /// The position with which a scenario begins. CM 14.1.2, 14.2.1. CW-SCN-01.
    pub fn of_scenario(rules: &Rules) -> Self {
        let mut setup = Self::bare(rules);
        for placed in &rules.scenario().setup {
            setup.unit(placed.unit).place = Place::Hex(placed.hex);
        }
        setup.state.stage = Stage::SetUp(0);
        setup
    }

    /// The position.
    pub fn board(self) -> Board {
        Board::of(self.state)
    }

    /// The game turn.
    #[must_use]
    pub fn turn(mut self, turn: u8) -> Self {
        self.state.turn = turn;
        self
    }

    /// Where the sequence of play stands.
    #[must_use]
    pub fn stage(mut self, side: Side, stage: Stage) -> Self {
        self.state.active = Some(side);
        self.state.stage = stage;
        self
    }

    /// A unit, to be changed.
    pub fn unit(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.state.units[unit.index()]
    }

    /// A leader, to be changed.
    pub fn leader(&mut self, leader: LeaderId) -> &mut LeaderState {
        &mut self.state.leaders[leader.index()]
    }

    /// The points of a side, to be changed.
    pub fn points(&mut self, side: Side) -> &mut Points {
        &mut self.state.points[side]
    }

    /// A unit in a hex.
    #[must_use]
    pub fn at(mut self, unit: UnitId, hex: HexId) -> Self {
        self.unit(unit).place = Place::Hex(hex);
        self
    }

    /// A leader in a hex.
    #[must_use]
    pub fn leader_at(mut self, leader: LeaderId, hex: HexId) -> Self {
        self.leader(leader).place = Place::Hex(hex);
        self
    }

    /// A unit drawn up so.
    #[must_use]
    pub fn drawn_up(mut self, unit: UnitId, formation: Formation) -> Self {
        self.unit(unit).formation = formation;
        self
    }

    /// A group of reinforcements that is due on a turn.
    #[must_use]
    pub fn due(mut self, arrival: ArrivalId, turn: u8) -> Self {
        self.state.due[arrival.index()] = Some(turn);
        self
    }

    /// A leader's Fate marker is gone.
    pub fn without_fate(&mut self, leader: LeaderId) {
        self.state.fate.remove(leader.index());
    }

    /// A unit that was next to an enemy when the night turn began.
    pub fn in_contact(&mut self, unit: UnitId) {
        self.state.contact.insert(unit.index());
    }
}
