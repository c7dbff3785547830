//! Application of facts to the board. During play, only this module writes to the board.

use kernel::{HexId, Side, Sixths};

use super::{Board, BrigadeState, Fires, LeaderState, Melee, Place, Stage, UnitState};
use crate::choice::Mover;
use crate::event::{Event, Fate, FireReport, Layer, LossKind, MeleeReport, ReserveMark};
use crate::game::{Arm, BrigadeId, Formation, LeaderId, UnitId, UnitSet};
use crate::question::{FireArm, Occasion};
use crate::rules::Rules;

impl Board {
    /// Changes the board in the way that a fact states.
    pub(crate) fn apply(&mut self, rules: &Rules, event: &Event) {
        match event {
            Event::UnitPlaced { unit, hex, formation, facing } => {
                self.place(*unit, *hex);
                let state = self.change(*unit);
                (state.formation, state.facing) = (*formation, *facing);
            }
            Event::LeaderPlaced { leader, hex } | Event::LeaderWent { leader, to: hex } => {
                self.change_leader(*leader).place = Place::Hex(*hex);
            }
            Event::SetUpEnded { side } => self.state.active = Some(side.other()),
            Event::TurnBegan { turn } => self.begin_turn(*turn),
            Event::StageBegan { side, stage } => self.begin(*side, *stage),
            Event::CommandChecked { side, out_of_command } => {
                for unit in self.units().filter(|unit| rules.game.units[unit.index()].side == *side)
                {
                    self.change(unit).out_of_command = out_of_command.contains(unit.index());
                }
            }
            Event::BrigadePaid { brigade, points } => {
                self.state.morale = self.state.morale.saturating_sub(*points);
                let brigade = self.change_brigade(*brigade);
                (brigade.paid, brigade.released) = (true, true);
            }
            Event::MoraleChanged { by, .. } => {
                self.state.morale = self.state.morale.saturating_add_signed(*by);
            }
            Event::Entered { mover, hex, formation, cost } => {
                if let (Mover::Unit(unit), Some(formation)) = (mover, formation) {
                    let state = self.change(*unit);
                    (state.formation, state.displaced) = (*formation, true);
                }
                self.go(*mover, *hex);
                self.spend(*mover, *cost);
            }
            Event::Moved { mover, from, to, cost } => {
                self.go(*mover, *to);
                self.spend(*mover, *cost);
                if let Mover::Unit(unit) = mover {
                    let state = self.change(*unit);
                    state.displaced = true;
                    let toward = rules.game.map.grid.direction(*from, *to);
                    state.facing = toward.unwrap_or(state.facing);
                    if rules.game.units[unit.index()].arm == Arm::Cavalry {
                        self.state.rides.push((*unit, *to));
                    }
                }
            }
            Event::MoveEnded { mover } => match mover {
                Mover::Unit(unit) => self.change(*unit).moved = true,
                Mover::Leader(leader) => self.change_leader(*leader).moved = true,
            },
            Event::FormationChanged { unit, formation, cost } => {
                self.change(*unit).formation = *formation;
                self.spend(Mover::Unit(*unit), *cost);
            }
            Event::ChangeFailed { unit, cost } => self.spend(Mover::Unit(*unit), *cost),
            Event::LineFormed { unit } => self.change(*unit).formation = Formation::Line,
            Event::Faced { side, hex, facing } => {
                for unit in self.own_units_in(*side, *hex) {
                    self.change(unit).facing = *facing;
                }
            }
            Event::Turned { unit, facing } => self.change(*unit).facing = *facing,
            Event::StackOrdered { unit, layer } => self.order(*unit, *layer),
            Event::ReserveChanged { units, reserve, .. } => {
                for unit in units.iter().map(UnitId::from_index) {
                    self.change(unit).reserve = *reserve == ReserveMark::Placed;
                }
            }
            Event::Exited { mover, .. } => match mover {
                Mover::Unit(unit) => self.take_off(*unit, Place::Exited),
                Mover::Leader(leader) => self.change_leader(*leader).place = Place::Exited,
            },
            Event::Fired { fire } => self.fire(fire),
            Event::Overshot { unit, points, aimed, .. } => self.overshoot(*unit, *points, *aimed),
            Event::FireEnded { hex } => {
                let arms = [FireArm::SmallArms, FireArm::Artillery];
                self.state.fires.hexes.extend(arms.map(|arm| (*hex, arm)));
            }
            Event::Pinned { side, hex } => {
                for unit in self.own_units_in(*side, *hex) {
                    self.change(unit).pinned = true;
                }
                for leader in self.leaders_in(*hex).collect::<Vec<_>>() {
                    if rules.game.leaders[leader.index()].side == *side {
                        self.change_leader(leader).pinned = true;
                    }
                }
            }
            Event::PinLifted { unit } => self.change(*unit).pinned = false,
            Event::UnitPinned { unit } => self.change(*unit).pinned = true,
            Event::StrengthLost { unit, points, loss } => self.lose(rules, *unit, *points, *loss),
            Event::CrewLost { unit, steps } => {
                let state = self.change(*unit);
                state.crew = state.crew.less(*steps);
            }
            Event::Removed { unit } => self.take_off(*unit, Place::Gone),
            Event::Trapped { unit } => {
                let points = self.unit(*unit).strength;
                self.lose(rules, *unit, points, LossKind::Captured);
                self.take_off(*unit, Place::Gone);
            }
            Event::AimTested { .. }
            | Event::AmmunitionTested { .. }
            | Event::CaissonTested { .. }
            | Event::LeaderTested { .. }
            | Event::RoutChecked { .. }
            | Event::DemoralisationTested { .. } => {}
            Event::Depleted { unit } => {
                self.change(*unit).depleted = true;
                self.state.fires.depleted.insert(unit.index());
            }
            Event::RoundsLost { unit, rounds } => {
                let state = self.change(*unit);
                state.rounds = state.rounds.saturating_sub(*rounds);
            }
            Event::LeaderLost { leader, fate } => self.lose_leader(rules, *leader, *fate),
            Event::ReplacementPlaced { leader, hex } => {
                let state = self.change_leader(*leader);
                (state.place, state.replaced, state.pinned) = (Place::Hex(*hex), true, false);
            }
            Event::LeaderRemoved { leader } => self.change_leader(*leader).place = Place::Gone,
            Event::Routed { unit, .. } => {
                let state = self.change(*unit);
                (state.routed, state.pinned, state.reserve) = (true, false, false);
            }
            Event::Retreated { unit, from, to, .. } => {
                self.state.retreats.push((*unit, *from));
                self.go(Mover::Unit(*unit), *to);
                self.change(*unit).reserve = false;
            }
            Event::Withdrew { unit } => self.change(*unit).withdrew = true,
            Event::BrigadeBroken { brigade } => self.change_brigade(*brigade).broken = true,
            Event::BrigadeRestored { brigade } => self.change_brigade(*brigade).broken = false,
            Event::Demoralised { brigade, by, .. } => {
                let brigade = self.change_brigade(*brigade);
                brigade.demoralised = true;
                brigade.lowered = brigade.lowered.saturating_add(*by);
            }
            Event::ChargeDeclared { unit, hex } => self.state.charges.push((*unit, *hex)),
            Event::Advanced { unit, to, .. } => {
                self.go(Mover::Unit(*unit), *to);
                self.change(*unit).advanced = true;
            }
            Event::MeleeEntered { mover, from, to } => self.enter_melee(*mover, *from, *to),
            Event::MeleeFought { melee } => self.fight(melee),
            Event::MeleeHeld { hex } => {
                let melee = self.state.melees.iter_mut().find(|melee| melee.hex == *hex);
                melee.into_iter().for_each(|melee| melee.held = true);
            }
            Event::Engaged { hex } => {
                for unit in self.units_in(*hex).to_vec() {
                    self.change(unit).reserve = false;
                }
            }
            Event::MeleeEnded { hex } => self.state.melees.retain(|melee| melee.hex != *hex),
            Event::Rallied { unit, .. } => self.change(*unit).routed = false,
            Event::Resupplied { unit } => self.change(*unit).depleted = false,
            Event::RoundsMoved { from, to, rounds } => {
                self.change(*from).rounds -= rounds;
                self.change(*to).rounds += rounds;
            }
            Event::GuardGiven { unit, wagon } => {
                self.change(*unit).strength -= 1;
                self.change(*wagon).new_guard = true;
            }
            Event::WagonTaken { wagon, side } => self.change(*wagon).owner = *side,
            Event::WagonDestroyed { wagon } => self.take_off(*wagon, Place::Gone),
            Event::PinsRemoved { side } => {
                for unit in
                    self.units().filter(|unit| self.unit(*unit).owner == *side).collect::<Vec<_>>()
                {
                    self.change(unit).pinned = false;
                }
                for leader in self.leaders() {
                    if rules.game.leaders[leader.index()].side == *side {
                        self.change_leader(leader).pinned = false;
                    }
                }
            }
            Event::StrategyRolled { result, .. } => self.state.strategic = Some(*result),
            Event::GameEnded {} => self.state.stage = Stage::Over,
        }
    }

    fn change(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.state.units[unit.index()]
    }

    fn change_leader(&mut self, leader: LeaderId) -> &mut LeaderState {
        &mut self.state.leaders[leader.index()]
    }

    fn change_brigade(&mut self, brigade: BrigadeId) -> &mut BrigadeState {
        &mut self.state.brigades[brigade.index()]
    }

    fn own_units_in(&self, side: Side, hex: HexId) -> Vec<UnitId> {
        let own = self.units_in(hex).iter().filter(|unit| self.unit(**unit).owner == side);
        own.copied().collect()
    }

    fn begin_turn(&mut self, turn: u8) {
        self.state.turn = turn;
        for unit in &mut self.state.units {
            unit.fired_this_turn = false;
            unit.turn_began = unit.place.hex();
            if std::mem::take(&mut unit.new_guard) {
                unit.strength = 1;
            }
        }
    }

    /// Clears the marks that last for one phase, or for one player turn when its first phase
    /// begins.
    fn begin(&mut self, side: Side, stage: Stage) {
        (self.state.active, self.state.stage) = (Some(side), stage);
        self.state.fires = Fires::default();
        self.state.retreats.clear();
        for unit in &mut self.state.units {
            unit.fired_at_retreat = false;
            unit.phase_began = unit.place.hex();
        }
        for leader in &mut self.state.leaders {
            leader.began = leader.place.hex();
        }
        match stage {
            Stage::InitialCommand => self.begin_player_turn(),
            Stage::Movement => {
                for unit in &mut self.state.units {
                    (unit.began, unit.moved, unit.spent) = (unit.place.hex(), false, Sixths::ZERO);
                }
                for leader in &mut self.state.leaders {
                    (leader.moved, leader.spent) = (false, Sixths::ZERO);
                }
            }
            Stage::SetUp
            | Stage::DefensiveFire
            | Stage::OffensiveFire
            | Stage::Charges
            | Stage::BeforeMelee
            | Stage::Melee
            | Stage::FinalCommand
            | Stage::TurnEnd
            | Stage::Over => {}
        }
    }

    fn begin_player_turn(&mut self) {
        self.state.aimed.clear();
        self.state.charges.clear();
        self.state.rides.clear();
        for unit in &mut self.state.units {
            (unit.displaced, unit.withdrew, unit.advanced) = (false, false, false);
        }
        for brigade in &mut self.state.brigades {
            brigade.paid = false;
        }
        for melee in &mut self.state.melees {
            (melee.held, melee.settled) = (false, false);
        }
    }

    fn spend(&mut self, mover: Mover, cost: Sixths) {
        match mover {
            Mover::Unit(unit) => self.change(unit).spent += cost,
            Mover::Leader(leader) => self.change_leader(leader).spent += cost,
        }
    }

    /// Moves a unit or leader. A unit joins a stack on top.
    fn go(&mut self, mover: Mover, to: HexId) {
        match mover {
            Mover::Unit(unit) => self.place(unit, to),
            Mover::Leader(leader) => self.change_leader(leader).place = Place::Hex(to),
        }
    }

    fn place(&mut self, unit: UnitId, hex: HexId) {
        if let Some(from) = self.hex_of(unit) {
            self.there.of_mut(from).retain(|it| *it != unit);
        }
        self.there.of_mut(hex).insert(0, unit);
        self.on_map.insert(unit.index());
        self.change(unit).place = Place::Hex(hex);
        self.renumber(hex);
    }

    fn order(&mut self, unit: UnitId, layer: Layer) {
        let Some(hex) = self.hex_of(unit) else { return };
        let stack = self.there.of_mut(hex);
        stack.retain(|it| *it != unit);
        match layer {
            Layer::Top => stack.insert(0, unit),
            Layer::Bottom => stack.push(unit),
        }
        self.renumber(hex);
    }

    /// Numbers the layers of a stack from the bottom, so that a save preserves their order.
    fn renumber(&mut self, hex: HexId) {
        for (layer, unit) in self.units_in(hex).to_vec().into_iter().rev().enumerate() {
            self.change(unit).layer = layer as u8;
        }
    }

    fn take_off(&mut self, unit: UnitId, place: Place) {
        if let Some(hex) = self.hex_of(unit) {
            self.there.of_mut(hex).retain(|it| *it != unit);
        }
        self.on_map.remove(unit.index());
        self.change(unit).place = place;
    }

    /// Records who fired at whom, and spends the rounds of batteries: one in a fire phase, even if
    /// the battery divides its fire, and one for each reaction fire. ST 10.33, 12.31, 13.2.
    /// ST-FIRE-07, ST-ART-01, ST-MEL-03, ST-ZOC-07.
    fn fire(&mut self, fire: &FireReport) {
        let attack = &fire.attack;
        // Batteries that overshot have fired at the hex at which they aimed.
        if attack.miss.is_some() {
            return;
        }
        // Distant batteries roll again for each further unit of a stack: that is the same fire.
        let is_same = attack.occasion.is_none() && self.was_fired_at(attack.hex, attack.arm);
        for shot in attack.shots.iter().filter(|_| !is_same) {
            self.shoot((shot.unit, shot.strength), attack.hex, attack.arm, attack.occasion);
        }
        if attack.occasion.is_none() {
            if !is_same {
                self.state.fires.hexes.push((attack.hex, attack.arm));
            }
            let units = match attack.arm {
                FireArm::SmallArms => &mut self.state.fires.by_small_arms,
                FireArm::Artillery => &mut self.state.fires.by_artillery,
            };
            units.insert(attack.target.index());
        }
    }

    /// Records the fire of a battery that overshoots, which is fire at the hex at which it aimed. ST
    /// 23.13. R-95.
    fn overshoot(&mut self, unit: UnitId, points: u8, aimed: HexId) {
        self.shoot((unit, points), aimed, FireArm::Artillery, None);
        if !self.was_fired_at(aimed, FireArm::Artillery) {
            self.state.fires.hexes.push((aimed, FireArm::Artillery));
        }
    }

    fn shoot(
        &mut self,
        (unit, points): (UnitId, u8),
        hex: HexId,
        arm: FireArm,
        occasion: Option<Occasion>,
    ) {
        let has_fired = occasion.is_none() && self.fires().spent_by(unit) > 0;
        let state = self.change(unit);
        state.fired_this_turn = true;
        state.fired_at_retreat |= occasion == Some(Occasion::Retreat);
        if arm == FireArm::Artillery && !has_fired {
            state.rounds = state.rounds.saturating_sub(1);
        }
        if occasion.is_none() {
            self.state.fires.spent.push((unit, points));
            if self.state.stage == Stage::OffensiveFire {
                self.state.aimed.push((unit, hex));
            }
        }
    }

    /// Takes strength points from a unit and scores them. Guards do not count. ST 10.74, 20.12,
    /// 22.1. ST-FIRE-19, ST-BCE-01, ST-VIC-01, ST-VIC-03.
    fn lose(&mut self, rules: &Rules, unit: UnitId, points: u8, loss: LossKind) {
        self.change(unit).strength -= points;
        let (info, values) = (&rules.game.units[unit.index()], &rules.scenario().points);
        let (number, enemy) = (u16::from(points), info.side.other());
        let is_captured = loss == LossKind::Captured;
        let score = &mut self.state.points[enemy];
        match info.arm {
            Arm::Infantry if is_captured => score.infantry += number * values.infantry_captured,
            Arm::Infantry => score.infantry += number * values.infantry_killed,
            Arm::Cavalry => score.cavalry += number * values.cavalry_lost,
            Arm::Artillery if is_captured => score.guns += number * values.gun_captured,
            Arm::Artillery => score.guns += number * values.gun_destroyed,
            Arm::Wagon => {}
        }
        if let (Arm::Infantry | Arm::Cavalry, Some(brigade)) = (info.arm, info.brigade) {
            let brigade = self.change_brigade(brigade);
            let account = if is_captured { &mut brigade.captured } else { &mut brigade.killed };
            *account += number;
        }
    }

    /// Removes a lost leader from the map and scores the loss. ST 17.5, 22.1. ST-LEAD-12, ST-VIC-02.
    fn lose_leader(&mut self, rules: &Rules, leader: LeaderId, fate: Fate) {
        let (info, values) = (&rules.game.leaders[leader.index()], &rules.scenario().points);
        let state = self.change_leader(leader);
        let ratings = info.replacement.filter(|_| state.replaced).unwrap_or(info.ratings);
        state.place = if info.replacement.is_some() { Place::Fallen } else { Place::Gone };
        let each = match fate {
            Fate::Killed | Fate::Wounded => values.leader_lost,
            Fate::Captured => values.leader_captured,
        };
        self.state.points[info.side.other()].leaders += each * u16::from(ratings.radius);
    }

    fn enter_melee(&mut self, mover: Mover, from: HexId, to: HexId) {
        let attacker = self.active();
        self.go(mover, to);
        if self.melee_in(to).is_none() {
            self.state.melees.push(Melee {
                hex: to,
                attacker,
                charged: UnitSet::EMPTY,
                fought: false,
                held: true,
                settled: false,
                entered_from: Vec::new(),
            });
        }
        let Mover::Unit(unit) = mover else { return };
        let is_charge = self.charge_of(unit) == Some(to);
        if let Some(melee) = self.state.melees.iter_mut().find(|melee| melee.hex == to) {
            if is_charge {
                melee.charged.insert(unit.index());
            }
            melee.entered_from.push((unit, from));
        }
    }

    fn fight(&mut self, report: &MeleeReport) {
        let hex = report.assault.hex;
        if let Some(melee) = self.state.melees.iter_mut().find(|melee| melee.hex == hex) {
            melee.attacker = report.assault.attacker;
            (melee.fought, melee.settled) = (true, true);
        }
    }
}
