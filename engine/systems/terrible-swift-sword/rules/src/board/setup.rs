//! Construction of positions: the start of a scenario, or any other position.

use kernel::{Direction, HexId, Side, Sixths};

use super::{
    Board, BrigadeState, Crew, LeaderState, Melee, Place, Points, Stage, State, UnitState,
};
use crate::game::{BrigadeId, LeaderId, UnitId, UnitInfo};
use crate::rules::Rules;

/// Builder of a starting position.
#[derive(Clone, Debug)]
pub struct BoardSetup {
    state: State,
}

impl BoardSetup {
    /// Returns a builder with no units on the map, at the start of the scenario. ST 21.0.
    /// ST-SETUP-01.
    pub fn bare(rules: &Rules) -> Self {
        let game = &rules.game;
        let leader = LeaderState {
            place: Place::Off,
            replaced: false,
            pinned: false,
            moved: false,
            spent: Sixths::ZERO,
            began: None,
        };
        let state = State {
            stage: Stage::SetUp,
            active: Some(rules.scenario().first.other()),
            units: game.units.iter().map(off_map).collect(),
            leaders: vec![leader; game.leaders.len()],
            brigades: vec![BrigadeState::default(); game.brigades.len()],
            morale: game.charts.morale.start,
            ..State::default()
        };
        Self { state }
    }

    /// Returns a builder that begins with a board.
    pub fn of(board: &Board) -> Self {
        Self { state: board.state.clone() }
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

    /// Sets the phase and the phasing side.
    #[must_use]
    pub fn stage(mut self, side: Side, stage: Stage) -> Self {
        self.state.active = Some(side);
        self.state.stage = stage;
        self
    }

    /// Sets the army morale.
    #[must_use]
    pub fn morale(mut self, points: u16) -> Self {
        self.state.morale = points;
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

    /// Returns the state of a brigade, so that the caller can change it.
    pub fn brigade(&mut self, brigade: BrigadeId) -> &mut BrigadeState {
        &mut self.state.brigades[brigade.index()]
    }

    /// Returns the victory points of a side, so that the caller can change them.
    pub fn points(&mut self, side: Side) -> &mut Points {
        &mut self.state.points[side]
    }

    /// Places a unit in a hex, facing a hexside, under the units that were placed there before.
    #[must_use]
    pub fn at(mut self, unit: UnitId, hex: HexId, facing: Direction) -> Self {
        let there = self.state.units.iter().filter(|it| it.place == Place::Hex(hex)).count();
        let state = self.unit(unit);
        (state.place, state.facing) = (Place::Hex(hex), facing);
        (state.began, state.turn_began, state.phase_began) = (Some(hex), Some(hex), Some(hex));
        // Layers count down, so that the first unit of a stack lies on top.
        state.layer = 100 - there as u8;
        self
    }

    /// Places a leader in a hex.
    #[must_use]
    pub fn leader_at(mut self, leader: LeaderId, hex: HexId) -> Self {
        let state = self.leader(leader);
        (state.place, state.began) = (Place::Hex(hex), Some(hex));
        self
    }

    /// Adds a declared charge.
    #[must_use]
    pub fn charge(mut self, unit: UnitId, hex: HexId) -> Self {
        self.state.charges.push((unit, hex));
        self
    }

    /// Records a hex that cavalry entered in this player turn.
    #[must_use]
    pub fn ride(mut self, unit: UnitId, hex: HexId) -> Self {
        self.state.rides.push((unit, hex));
        self
    }

    /// Adds a melee.
    #[must_use]
    pub fn melee(mut self, melee: Melee) -> Self {
        self.state.melees.push(melee);
        self
    }

    /// Records that a unit fired at a hex in the Offensive Fire Phase.
    #[must_use]
    pub fn aimed(mut self, unit: UnitId, hex: HexId) -> Self {
        self.state.aimed.push((unit, hex));
        self
    }
}

fn off_map(info: &UnitInfo) -> UnitState {
    UnitState {
        place: Place::Off,
        owner: info.side,
        strength: info.strength,
        formation: info.arm.formations()[0],
        facing: Direction::ALL[0],
        layer: 0,
        rounds: info.rounds.unwrap_or(0),
        crew: Crew::Full,
        routed: false,
        pinned: false,
        depleted: false,
        out_of_command: false,
        reserve: false,
        moved: false,
        spent: Sixths::ZERO,
        displaced: false,
        fired_at_retreat: false,
        fired_this_turn: false,
        withdrew: false,
        advanced: false,
        new_guard: false,
        began: None,
        turn_began: None,
        phase_began: None,
    }
}
