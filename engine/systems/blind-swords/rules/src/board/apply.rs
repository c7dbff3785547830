//! Application of events to the board. No other code changes a board in play.

use kernel::{HexId, Side};

use super::{
    Activation, Arrival, ArtilleryPhase, BoardState, BrigadeStatus, ChitPlace, Control, Face,
    Frozen, GroundMark, Link, Morale, Phase, Place, UnitState,
};
use crate::event::{CombatEvent, Event, EventFamily, UnitEvent};
use crate::game::{Arm, BrokenBox, ChitId, ChitKind, ChitSet, Mount, TrackId, UnitId, UnitSet};
use crate::rules::Rules;

impl BoardState {
    /// Applies one event to the position.
    pub(super) fn apply(&mut self, rules: &Rules, event: &Event) {
        self.note_exertion(event);
        match *event {
            Event::TurnBegan { turn } => {
                self.turn = turn;
                self.entered = UnitSet::EMPTY;
            }
            Event::PhaseSet { ref phase } => self.set_phase(phase),
            Event::KeyChitChosen { chit, .. } => {
                self.move_chit(chit, ChitPlace::Pool, ChitPlace::Key)
            }
            Event::EventChitsMixed { side, count } => {
                self.unknown_in_cup[side] = count;
                self.ambiguous_keys[side] = None;
            }
            Event::ChitToCup { chit } => self.put_chit(chit, ChitPlace::Cup),
            Event::ChitEntered { chit } => self.move_chit(chit, ChitPlace::Out, ChitPlace::Cup),
            Event::ChitDrawn { chit } => self.draw_chit(rules, chit),
            Event::ChitHeld { chit, .. } => self.move_chit(chit, ChitPlace::Drawn, ChitPlace::Held),
            Event::ChitPlayed { chit, .. } => self.play_chit(chit),
            Event::ChitDiscarded { chit } => self.put_chit(chit, ChitPlace::Discarded),
            Event::ChitSpent { chit, track, .. } => {
                self.move_chit(chit, ChitPlace::Drawn, ChitPlace::Track(track))
            }
            Event::CommandEventPlayed { chit, .. } => {
                self.move_chit(chit, ChitPlace::Drawn, ChitPlace::Discarded)
            }
            Event::ChitsGathered {} => self.gather_chits(rules),
            Event::CommandRolled { chit, .. } => self.commanded.insert(chit.index()),
            Event::FortunesSet { pending } => self.fortunes = pending,
            Event::LeaderChanged { chit, casualty: true } => self.casualties.insert(chit.index()),
            Event::LeaderChanged { chit, casualty: false } => self.casualties.remove(chit.index()),
            Event::ArtilleryPassed { .. } => {}
            Event::ArtilleryHexChosen { hex, .. } => self.choose_artillery_hex(hex),
            Event::Acted { ref units } => units.iter().for_each(|unit| self.acted.insert(unit)),
            Event::ActionReturned { ref units } => {
                units.iter().for_each(|unit| self.acted.remove(unit))
            }
            Event::BrigadeMarked { brigade } => {
                self.brigades[brigade.index()].status = BrigadeStatus::Activated
            }
            Event::BrigadeMarkerAdded { brigade } => {
                self.brigades[brigade.index()].status = BrigadeStatus::Available
            }
            Event::MarkersReset {} => self.reset_markers(),
            Event::ArrivalSet { brigade, turn, hex, delayed } => {
                self.brigades[brigade.index()].arrival = Some(Arrival { turn, hex, delayed });
            }
            Event::ArrivalDone { brigade } => self.brigades[brigade.index()].arrival = None,
            Event::BrigadeFrozen { brigade, frozen } => {
                self.brigades[brigade.index()].frozen =
                    if frozen { Frozen::Yes } else { Frozen::Thawing };
            }
            Event::UnitFrozen { unit, frozen: true } => self.frozen_units.insert(unit.index()),
            Event::UnitFrozen { unit, frozen: false } => self.frozen_units.remove(unit.index()),
            Event::ActivationBegan { brigade, kind, chit, recycles } => {
                self.begin_activation(Activation::new(brigade, kind, chit, recycles));
            }
            Event::StepBegan { step } => {
                self.acted = UnitSet::EMPTY;
                self.active().step = step;
            }
            Event::OrderGiven { order, .. } => self.active().order = Some(order),
            Event::AllowanceChanged { bonus, halved } => {
                let activation = self.active();
                (activation.bonus, activation.halved) = (bonus, halved);
            }
            Event::ActivationEnded { .. } => {
                self.activation = None;
                self.acted = UnitSet::EMPTY;
                self.thaw();
            }
            Event::AssaultDeclared { unit, target } => {
                let from = self.hex_of(unit).expect("a unit on the map is committed");
                self.active().declare(unit, from, target)
            }
            Event::AssaultBegan { target, .. } | Event::AssaultLapsed { target } => {
                self.take_assault(target)
            }
            Event::TargetVacated { hex, far } => {
                self.active().vacated.push(super::Vacated { hex, far })
            }
            Event::EventAttackSet { ref attack } => self.event_attack = attack.as_deref().copied(),
            Event::MomentSet { ref moment } => self.moment = moment.as_deref().copied(),
            Event::Depleted { unit } => self.units[unit.index()].face = Face::Battleworn,
            Event::MoraleSet { unit, morale } => self.units[unit.index()].morale = morale,
            Event::Broken { unit, into } => self.break_unit(unit, into),
            Event::Eliminated { unit } => self.take_off(unit, Place::Eliminated),
            Event::LeftMap { unit } => self.take_off(unit, Place::Withdrawn),
            Event::Placed { unit, hex } => {
                self.entered.insert(unit.index());
                self.put_unit(rules, unit, hex);
            }
            Event::Returned { unit, hex } | Event::Deployed { unit, hex } => {
                self.put_unit(rules, unit, hex)
            }
            Event::Moved { unit, to, .. }
            | Event::Retreated { unit, to, .. }
            | Event::Advanced { unit, to, .. }
            | Event::Withdrew { unit, to, .. }
            | Event::Displaced { unit, to, .. } => self.put_unit(rules, unit, to),
            Event::LeftSkirmishOrder { unit, .. } => self.units[unit.index()].skirmish = false,
            Event::MountChanged { unit, mount, .. } => self.change_mount(rules, unit, mount),
            Event::ChargeMade { ref units } => {
                let charging = &mut self.active().charging;
                units.iter().for_each(|unit| charging.insert(unit));
            }
            Event::Rebuilt { unit } => self.units[unit.index()].face = Face::Fresh,
            Event::BrokenTrackShifted {} => self.shift_broken_track(),
            Event::PointsAwarded { side, points } => self.vp[side] += points,
            Event::TrackSet { track, reached } => self.tracks[track.index()] = reached,
            Event::VarSet { var, value } => self.vars[var.index()] = value,
            Event::Marked { marker, ref units, on } => {
                let bearers = &mut self.markers[marker.index()];
                units.iter().for_each(|unit| match on {
                    true => bearers.insert(unit),
                    false => bearers.remove(unit),
                });
            }
            Event::GroundMarked { marker, place, on } => {
                self.mark_ground(GroundMark { place, marker }, on)
            }
            Event::UnitSet { unit, ref state } => self.set_unit(rules, unit, state),
            Event::GameEnded { result } => {
                self.result = Some(result);
                self.activation = None;
                self.phase = Phase::Over;
            }
            Event::ChitNegated { .. }
            | Event::FogRolled { .. }
            | Event::CasualtyRolled { .. }
            | Event::FireWasted { .. }
            | Event::FireResolved { .. }
            | Event::CloseCombatResolved { .. }
            | Event::CohesionTested { .. }
            | Event::Panicked { .. }
            | Event::BreakTested { .. }
            | Event::ExitAnnounced { .. }
            | Event::CalledOff { .. }
            | Event::RolledAgain { .. }
            | Event::MountChangeAnnounced { .. }
            | Event::ChargeDeclared { .. }
            | Event::RebuildRolled { .. }
            | Event::TableRolled { .. }
            | Event::Told { .. }
            | Event::ScriptFailed { .. } => {}
        }
    }

    fn mark_ground(&mut self, mark: GroundMark, on: bool) {
        match (self.ground.binary_search(&mark), on) {
            (Err(at), true) => self.ground.insert(at, mark),
            (Ok(at), false) => drop(self.ground.remove(at)),
            (Ok(_), true) | (Err(_), false) => {}
        }
    }

    /// Records the units that an event bars from the Artillery Rally Step. BS 6.4. ART-13.
    fn note_exertion(&mut self, event: &Event) {
        let Phase::Artillery(ArtilleryPhase { exerted: Some(exerted), .. }) = &mut self.phase
        else {
            return;
        };
        match event.family() {
            EventFamily::Units(
                UnitEvent::Moved { unit, .. }
                | UnitEvent::Retreated { unit, .. }
                | UnitEvent::Depleted { unit },
            ) => exerted.insert(unit.index()),
            EventFamily::Combat(CombatEvent::FireResolved { report }) => {
                report.firers.iter().for_each(|firer| exerted.insert(firer.unit.index()));
            }
            EventFamily::Combat(CombatEvent::FireWasted { firers, .. }) => {
                firers.iter().for_each(|unit| exerted.insert(unit));
            }
            EventFamily::Combat(
                CombatEvent::CloseCombatResolved { .. } | CombatEvent::CohesionTested { .. },
            ) => {}
            EventFamily::Sequence(_)
            | EventFamily::Chits(_)
            | EventFamily::Units(_)
            | EventFamily::Rolls(_) => {}
        }
    }

    fn active(&mut self) -> &mut Activation {
        self.activation.as_mut().expect("a brigade is active while its activation is spoken of")
    }

    fn set_phase(&mut self, phase: &Phase) {
        if std::mem::discriminant(phase) != std::mem::discriminant(&self.phase) {
            self.acted = UnitSet::EMPTY;
            self.thaw();
        }
        self.phase = phase.clone();
    }

    fn begin_activation(&mut self, activation: Activation) {
        self.thaw();
        self.acted = UnitSet::EMPTY;
        self.activation = Some(activation);
    }

    /// Frees the brigades that are thawing, because a release takes effect from the next phase.
    /// SC2-04.
    fn thaw(&mut self) {
        for brigade in self.brigades.iter_mut().filter(|brigade| brigade.frozen == Frozen::Thawing)
        {
            brigade.frozen = Frozen::No;
        }
    }

    fn choose_artillery_hex(&mut self, hex: HexId) {
        if let Phase::Artillery(artillery) = &mut self.phase {
            artillery.hex = Some(hex);
        }
    }

    fn reset_markers(&mut self) {
        for brigade in
            self.brigades.iter_mut().filter(|brigade| brigade.status == BrigadeStatus::Activated)
        {
            brigade.status = BrigadeStatus::Available;
        }
    }

    fn take_assault(&mut self, target: HexId) {
        if let Some(activation) = &mut self.activation {
            activation.assaults.retain(|assault| assault.target != target);
        }
    }

    /// Moves one copy of a chit between two places.
    fn move_chit(&mut self, chit: ChitId, from: ChitPlace, to: ChitPlace) {
        let copy = self.chits.iter_mut().find(|copy| copy.kind == chit && copy.place == from);
        copy.expect("a chit is moved from where it is").place = to;
    }

    /// Moves one copy of a chit to a place. Takes a drawn copy first, then a held copy, then a
    /// discarded copy, then a copy outside the game.
    fn put_chit(&mut self, chit: ChitId, to: ChitPlace) {
        const ORDER: [ChitPlace; 4] =
            [ChitPlace::Drawn, ChitPlace::Held, ChitPlace::Discarded, ChitPlace::Out];
        let found = ORDER.into_iter().find(|&place| place != to && self.chits_at(chit, place) > 0);
        if let Some(from) = found {
            self.move_chit(chit, from, to);
        }
    }

    /// Draws an event chit. A known copy is drawn before the key chit, and the key chit before an
    /// unknown copy.
    fn draw_chit(&mut self, rules: &Rules, chit: ChitId) {
        // SC2-04: a released brigade is free from the next phase on, and each draw begins a new
        // phase.
        self.thaw();
        const ORDER: [ChitPlace; 3] = [ChitPlace::Cup, ChitPlace::Key, ChitPlace::Pool];
        let from = ORDER.into_iter().find(|&place| self.chits_at(chit, place) > 0);
        let from = from.expect("a chit is drawn from the cup");
        if let Some(side) = rules.game.chits[chit.index()].side {
            let has_copy = self.chits_at(chit, ChitPlace::Pool) > 0;
            match from {
                ChitPlace::Key if has_copy => self.ambiguous_keys[side] = Some(chit),
                ChitPlace::Pool => self.draw_unknown(side, chit),
                _ => {}
            }
        }
        self.move_chit(chit, from, ChitPlace::Drawn);
        self.commanded.remove(chit.index());
    }

    /// Subtracts one from the side's unknown chits in the cup. CMD-02.
    fn draw_unknown(&mut self, side: Side, chit: ChitId) {
        self.unknown_in_cup[side] -= 1;
        if self.ambiguous_keys[side] == Some(chit) {
            self.ambiguous_keys[side] = None;
        }
    }

    fn play_chit(&mut self, chit: ChitId) {
        if let Some(activation) = &mut self.activation {
            activation.played.insert(chit.index());
        }
        self.put_chit(chit, ChitPlace::Discarded);
    }

    /// Returns event chits to the pool. All other chits wait for the next cup. END-06.
    fn gather_chits(&mut self, rules: &Rules) {
        for copy in self.chits.iter_mut().filter(|copy| copy.place != ChitPlace::Out) {
            let is_event = matches!(rules.game.chits[copy.kind.index()].kind, ChitKind::Event(_));
            copy.place = if is_event { ChitPlace::Pool } else { ChitPlace::Discarded };
        }
        self.unknown_in_cup = kernel::PerSide::default();
        self.ambiguous_keys = kernel::PerSide::default();
    }

    /// Removes a unit from the map. VAL-14: the unit loses its markers.
    fn take_off(&mut self, unit: UnitId, place: Place) {
        self.unlink(unit);
        let state = &mut self.units[unit.index()];
        (state.place, state.morale, state.skirmish) = (place, Morale::None, false);
    }

    /// Moves a unit to a box of the Broken Track, on its battleworn face. BTR-01.
    fn break_unit(&mut self, unit: UnitId, into: BrokenBox) {
        self.take_off(unit, Place::Broken(into));
        let state = &mut self.units[unit.index()];
        (state.face, state.broken_before) = (Face::Battleworn, true);
    }

    fn shift_broken_track(&mut self) {
        for state in &mut self.units {
            if let Place::Broken(at) = state.place {
                state.place = Place::Broken(at.after_end_turn());
            }
        }
    }

    fn set_unit(&mut self, rules: &Rules, unit: UnitId, state: &UnitState) {
        self.unlink(unit);
        self.units[unit.index()] = UnitState { place: Place::Off, next: Link::END, ..*state };
        // VAL-11: a fragile unit has no fresh face.
        if rules.units[unit.index()].fresh_as(state.mount).is_none() {
            self.units[unit.index()].face = Face::Battleworn;
        }
        match state.place {
            Place::Hex(hex) => self.put_unit(rules, unit, hex),
            place => self.units[unit.index()].place = place,
        }
    }

    /// Places a unit in a hex.
    fn put_unit(&mut self, rules: &Rules, unit: UnitId, hex: HexId) {
        self.unlink(unit);
        let mut before = None;
        let mut link = self.stacks[hex.index()];
        while let Some(other) = link.get().filter(|&other| other < unit) {
            before = Some(other);
            link = self.units[other.index()].next;
        }
        self.units[unit.index()].next = link;
        match before {
            Some(other) => self.units[other.index()].next = Link::to(unit),
            None => self.stacks[hex.index()] = Link::to(unit),
        }
        self.units[unit.index()].place = Place::Hex(hex);
        self.hold_ground(rules, unit, hex);
    }

    /// Changes the counter of a cavalry unit. Dismounted cavalry is infantry, so it takes control
    /// of its hex. CAV-04.
    fn change_mount(&mut self, rules: &Rules, unit: UnitId, mount: Mount) {
        self.units[unit.index()].mount = mount;
        if let Place::Hex(hex) = self.units[unit.index()].place {
            self.hold_ground(rules, unit, hex);
        }
    }

    /// Gives a unit's side control of the hex, if the unit is infantry. VIC-01.
    fn hold_ground(&mut self, rules: &Rules, unit: UnitId, hex: HexId) {
        let (info, mount) = (&rules.game.units[unit.index()], self.units[unit.index()].mount);
        if info.arm_as(mount) == Arm::Infantry {
            self.take_control(hex, info.side);
        }
    }

    pub(super) fn take_control(&mut self, hex: HexId, side: Side) {
        self.control[hex.index()] = Control::by(side);
    }

    fn unlink(&mut self, unit: UnitId) {
        let Place::Hex(hex) = self.units[unit.index()].place else { return };
        let next = self.units[unit.index()].next;
        let before = self.units_in(hex).take_while(|&other| other != unit).last();
        match before {
            Some(other) => self.units[other.index()].next = next,
            None => self.stacks[hex.index()] = next,
        }
        self.units[unit.index()].next = Link::END;
    }
}

impl Activation {
    fn new(
        brigade: crate::game::BrigadeId,
        kind: super::ActivationKind,
        chit: Option<ChitId>,
        recycles: bool,
    ) -> Self {
        Self {
            brigade,
            kind,
            chit,
            recycles,
            step: super::ActivationStep::Orders,
            order: None,
            bonus: 0,
            halved: false,
            played: ChitSet::EMPTY,
            assaults: Vec::new(),
            targets: Vec::new(),
            vacated: Vec::new(),
            charging: UnitSet::EMPTY,
        }
    }

    fn declare(&mut self, unit: UnitId, from: HexId, target: HexId) {
        self.assaults.push(super::Assault { unit, from, target });
        if !self.targets.contains(&target) {
            self.targets.push(target);
        }
    }
}

impl BoardState {
    /// Returns the number of chits spent on a track this turn. OPT-02.
    pub fn spent_on(&self, track: TrackId) -> usize {
        self.chits.iter().filter(|copy| copy.place == ChitPlace::Track(track)).count()
    }
}
