//! Application of facts to the board. During play, only this module writes to the board.

use kernel::HexId;

use super::{Board, Place, Stage, UnitState};
use crate::choice::Mover;
use crate::event::{Event, FireReport};
use crate::game::{Formation, LeaderId, UnitId};
use crate::rules::Rules;

impl Board {
    /// Changes the board in the way that a fact states.
    pub(crate) fn apply(&mut self, rules: &Rules, event: &Event) {
        match event {
            Event::FormationChosen { unit, formation } => {
                self.change(*unit).formation = *formation;
                self.go_on_setting_up();
            }
            Event::LeaderPlaced { leader, hex } => {
                self.state.leaders[leader.index()].place = Place::Hex(*hex);
                self.go_on_setting_up();
            }
            Event::StageBegan { side, stage } => self.begin(*side, *stage),
            Event::TurnBegan { turn } => self.state.turn = *turn,
            Event::NightFell { contact } => self.state.contact = *contact,
            Event::ArrivalRolled { arrival, turn, .. } => self.state.due[arrival.index()] = *turn,
            Event::PricePaid { arrival, points } => {
                let paid = rules.arrival(*arrival).side;
                self.state.points[paid.other()].price += points;
            }
            Event::CommandChecked { side, out_of_command } => {
                for unit in self.units().filter(|unit| rules.game.units[unit.index()].side == *side)
                {
                    self.change(unit).out_of_command = out_of_command.contains(unit.index());
                }
            }
            Event::Fired { fire } => self.fire(fire),
            Event::FateUsed { leader, .. } => self.state.fate.remove(leader.index()),
            Event::StrengthLost { unit, points, .. } => {
                self.change(*unit).strength -= points;
                self.score_strength(rules, *unit, *points);
            }
            Event::Shattered { unit } => self.change(*unit).shattered = true,
            Event::FormationChanged { unit, formation, .. } => {
                self.change(*unit).formation = *formation;
            }
            Event::Limbered { unit } => self.change(*unit).formation = Formation::Limbered,
            Event::MoraleChecked { .. } | Event::LeaderTested { .. } => {}
            Event::Routed { unit } => self.change(*unit).routed = true,
            Event::Fled { unit, to, .. } | Event::Advanced { unit, to, .. } => self.go(*unit, *to),
            Event::Eliminated { unit, points } => self.eliminate(rules, *unit, *points),
            Event::LeaderReplaced { leader } => {
                self.state.leaders[leader.index()].replaced = true;
                self.score_leader(rules, *leader);
            }
            Event::LeaderLost { leader } => {
                self.state.leaders[leader.index()].place = Place::Gone;
                self.state.fate.remove(leader.index());
                self.score_leader(rules, *leader);
            }
            Event::LeaderWent { leader, to } | Event::LeaderJoined { leader, to } => {
                self.state.leaders[leader.index()].place = Place::Hex(*to);
            }
            Event::Entered { mover, hex, .. } => self.move_to(*mover, *hex),
            Event::Moved { mover, to, .. } => self.move_to(*mover, *to),
            Event::MoveEnded { mover } => match mover {
                Mover::Unit(unit) => self.change(*unit).acted = true,
                Mover::Leader(leader) => self.state.leaders[leader.index()].acted = true,
            },
            Event::RallyTried { unit, .. } => self.change(*unit).acted = true,
            Event::Rallied { unit } => self.change(*unit).routed = false,
            Event::MarkersRemoved { side } => {
                for unit in self.units().filter(|unit| rules.game.units[unit.index()].side == *side)
                {
                    let unit = self.change(unit);
                    (unit.fired, unit.out_of_command) = (false, false);
                }
            }
            Event::ObjectivesScored { side, points, .. } => {
                self.state.points[*side].objectives += points;
            }
            Event::GameEnded {} => self.state.stage = Stage::Over,
        }
    }

    fn change(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.state.units[unit.index()]
    }

    fn go_on_setting_up(&mut self) {
        if let Stage::SetUp(step) = &mut self.state.stage {
            *step += 1;
        }
    }

    /// Clears the marks for actions of units and leaders when a phase or step begins. CM 9.1.
    /// CW-FIR-02.
    fn begin(&mut self, side: kernel::Side, stage: Stage) {
        (self.state.active, self.state.stage) = (Some(side), stage);
        for unit in &mut self.state.units {
            (unit.acted, unit.shot_at) = (false, false);
        }
        for leader in &mut self.state.leaders {
            leader.acted = false;
        }
    }

    /// Marks units that have fired. In the Artillery Phase, guns that fire get a Fired marker. CM
    /// 3.3.5. CW-ART-02.
    fn fire(&mut self, fire: &FireReport) {
        let is_marked = self.state.stage == Stage::Artillery;
        for shot in &fire.attack.shots {
            let unit = self.change(shot.unit);
            unit.acted = true;
            unit.fired |= is_marked;
        }
        self.change(fire.attack.target).shot_at = true;
    }

    fn go(&mut self, unit: UnitId, to: HexId) {
        if let Some(from) = self.hex_of(unit) {
            self.vacate(from, unit);
        }
        self.change(unit).place = Place::Hex(to);
        self.occupy(to, unit);
    }

    fn move_to(&mut self, mover: Mover, to: HexId) {
        match mover {
            Mover::Unit(unit) => self.go(unit, to),
            Mover::Leader(leader) => self.state.leaders[leader.index()].place = Place::Hex(to),
        }
    }

    /// Removes a unit. Its remaining strength points count as lost. CM 9.8.1, 13. CW-VIC-06.
    fn eliminate(&mut self, rules: &Rules, unit: UnitId, points: u8) {
        if let Some(hex) = self.hex_of(unit) {
            self.vacate(hex, unit);
        }
        self.on_map.remove(unit.index());
        let gone = self.change(unit);
        (gone.place, gone.strength) = (Place::Gone, 0);
        self.score_strength(rules, unit, points);
    }

    /// Gives the enemy the victory points for strength points that a unit has lost. CM 13, 14.1.6.
    /// CW-VIC-01.
    fn score_strength(&mut self, rules: &Rules, unit: UnitId, points: u8) {
        let side = rules.game.units[unit.index()].side;
        let each = rules.scenario().victory.strength;
        self.state.points[side.other()].strength += each * u16::from(points);
    }

    /// Gives the enemy the victory points for a step that a leader has lost. CM 13. CW-LDR-05,
    /// CW-VIC-01.
    fn score_leader(&mut self, rules: &Rules, leader: LeaderId) {
        let side = rules.game.leaders[leader.index()].side;
        self.state.points[side.other()].leaders += rules.scenario().victory.leader;
    }
}
