//! Validation of boards from external sources, such as saves.

use kernel::HexId;

use super::{Activation, BoardState, ChitPlace, Phase, Place};
use crate::game::{UnitId, UnitSet};
use crate::rules::Rules;

impl BoardState {
    /// Whether the board fits the game: table sizes, ids, and the consistency of stacks and units.
    pub fn fits(&self, rules: &Rules) -> bool {
        let empty = Self::empty(rules);
        self.has_sizes_of(&empty)
            && self.chits.iter().all(|copy| self.knows_place(copy.place))
            && self.same_chits_as(&empty)
            && self.knows_units(rules)
            && self.activation.as_ref().is_none_or(|activation| self.knows(activation))
            && self.phase_fits()
            && self.stacks_agree()
    }

    fn has_sizes_of(&self, other: &Self) -> bool {
        let sizes = |board: &Self| {
            [
                board.units.len(),
                board.stacks.len(),
                board.brigades.len(),
                board.chits.len(),
                board.control.len(),
                board.tracks.len(),
                board.vars.len(),
                board.markers.len(),
            ]
        };
        sizes(self) == sizes(other)
    }

    fn same_chits_as(&self, other: &Self) -> bool {
        self.chits.iter().zip(&other.chits).all(|(own, other)| own.kind == other.kind)
    }

    fn knows_place(&self, place: ChitPlace) -> bool {
        match place {
            ChitPlace::Track(track) => track.index() < self.tracks.len(),
            ChitPlace::Out
            | ChitPlace::Pool
            | ChitPlace::Key
            | ChitPlace::Cup
            | ChitPlace::Drawn
            | ChitPlace::Held
            | ChitPlace::Discarded => true,
        }
    }

    fn knows_units(&self, rules: &Rules) -> bool {
        let sets = [&self.acted, &self.entered, &self.frozen_units];
        let attack = self.event_attack.as_ref().map(|attack| &attack.units);
        let moment = self.moment.as_ref().map(|moment| &moment.units);
        let known = |unit: usize| unit < self.units.len();
        let sets = sets.into_iter().chain(attack).chain(moment).chain(&self.markers);
        let has_chit = |chit: usize| chit < rules.game.chits.len();
        sets.into_iter().all(|set| set.iter().all(known))
            && self.casualties.iter().all(has_chit)
            && self.ground.iter().all(|mark| {
                mark.marker.index() < rules.game.ground_markers.len()
                    && mark.place.hexes().all(|hex| self.has(hex))
            })
            && self.moment.is_none_or(|moment| {
                moment.hex.is_none_or(|hex| self.has(hex))
                    && moment.chit.is_none_or(|chit| has_chit(chit.index()))
            })
    }

    fn knows(&self, activation: &Activation) -> bool {
        let mut assaults = activation.assaults.iter();
        activation.brigade.index() < self.brigades.len()
            && self.has_units(&activation.charging)
            && activation.targets.iter().all(|&hex| self.has(hex))
            && assaults.all(|a| {
                a.unit.index() < self.units.len() && self.has(a.from) && self.has(a.target)
            })
    }

    fn phase_fits(&self) -> bool {
        match &self.phase {
            Phase::Artillery(artillery) => {
                artillery.hex.is_none_or(|hex| self.has(hex))
                    && artillery.exerted.is_none_or(|units| self.has_units(&units))
            }
            Phase::ArtilleryRally(rally) => self.has_units(&rally.exerted),
            Phase::Setup
            | Phase::CommandDecision
            | Phase::ChitDraw(_)
            | Phase::EndTurn(_)
            | Phase::Over => true,
        }
    }

    fn has_units(&self, units: &UnitSet) -> bool {
        units.iter().all(|unit| unit < self.units.len())
    }

    fn has(&self, hex: HexId) -> bool {
        hex.index() < self.stacks.len()
    }

    /// Whether every unit on the map is in the stack of its hex once, and in no other stack.
    fn stacks_agree(&self) -> bool {
        let mut found = vec![false; self.units.len()];
        for hex in 0..self.stacks.len() {
            if !self.stack_agrees(HexId(hex as u16), &mut found) {
                return false;
            }
        }
        let on_map = self.units.iter().map(|unit| matches!(unit.place, Place::Hex(_)));
        on_map.eq(found.iter().copied())
    }

    fn stack_agrees(&self, hex: HexId, found: &mut [bool]) -> bool {
        let mut link = self.stacks[hex.index()];
        let mut last: Option<UnitId> = None;
        while let Some(unit) = link.get() {
            let Some(state) = self.units.get(unit.index()) else { return false };
            if state.place != Place::Hex(hex) || last.is_some_and(|last| last >= unit) {
                return false;
            }
            found[unit.index()] = true;
            (last, link) = (Some(unit), state.next);
        }
        true
    }
}
