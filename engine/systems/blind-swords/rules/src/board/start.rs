//! Board at the start of a scenario.

use kernel::{IdSet, PerSide, Switch};

use super::{
    Arrival, BoardState, BrigadeState, BrigadeStatus, ChitCopy, ChitPlace, Control, Frozen, Link,
    Phase, Place, UnitState,
};
use crate::event::Event;
use crate::game::{ChitId, ChitKind, Formation, Placement, UnitId, UnitSet};
use crate::rules::Rules;

impl BoardState {
    /// Returns the position before the first turn. SC1-02, SC2-02.
    pub(super) fn start(rules: &Rules) -> Self {
        let scenario = rules.scenario();
        let stands = |placement: &&Placement| !scenario.deploys(placement.unit);
        let setup: Vec<Placement> = scenario.setup.iter().filter(stands).copied().collect();
        Self::start_with(rules, &setup)
    }

    /// Returns the position before the first turn with a different set-up. Test cases use it.
    pub(super) fn start_with(rules: &Rules, setup: &[Placement]) -> Self {
        let scenario = rules.scenario();
        let mut position = Self::empty(rules);
        position.turn = scenario.first_turn;
        for placement in setup {
            let skirmish = placement.formation == Formation::Skirmish;
            let place = Place::Hex(placement.hex);
            let state = UnitState { place, skirmish, ..position.units[placement.unit.index()] };
            position.apply(rules, &Event::UnitSet { unit: placement.unit, state });
        }
        position.prepare_brigades(rules);
        position.prepare_chits(rules);
        position.frozen_units = scenario.frozen_units;
        position
    }

    /// Returns a position with tables of the right size, no unit on the map and no chit in the
    /// game.
    pub(super) fn empty(rules: &Rules) -> Self {
        let game = &rules.game;
        let scenario = rules.scenario();
        let hexes = game.map.grid.len();
        let absent =
            BrigadeState { status: BrigadeStatus::Absent, arrival: None, frozen: Frozen::No };
        let copies = |(index, chit): (usize, &crate::game::Chit)| {
            let copy = ChitCopy { kind: ChitId::from_index(index), place: ChitPlace::Out };
            std::iter::repeat_n(copy, usize::from(chit.copies))
        };
        Self {
            turn: scenario.first_turn,
            phase: Phase::Setup,
            activation: None,
            units: rules.units.iter().map(UnitState::at_first).collect(),
            stacks: vec![Link::END; hexes],
            brigades: vec![absent; game.brigades.len()],
            chits: game.chits.iter().enumerate().flat_map(copies).collect(),
            casualties: IdSet::EMPTY,
            commanded: IdSet::EMPTY,
            unknown_in_cup: PerSide::default(),
            ambiguous_keys: PerSide::default(),
            fortunes: false,
            acted: UnitSet::EMPTY,
            entered: UnitSet::EMPTY,
            event_attack: None,
            moment: None,
            frozen_units: UnitSet::EMPTY,
            control: vec![Control::default(); hexes],
            vp: PerSide::default(),
            tracks: vec![0; scenario.tracks.len()],
            vars: vec![0; scenario.vars.len()],
            markers: vec![UnitSet::EMPTY; game.markers.len()],
            ground: Vec::new(),
            result: None,
        }
    }

    /// Puts a brigade's status marker into play. The brigade must have units on the map or to
    /// deploy, or arrive on the first turn.
    fn prepare_brigades(&mut self, rules: &Rules) {
        let scenario = rules.scenario();
        for (unit, info) in rules.game.units.iter().enumerate() {
            let is_there = matches!(self.units[unit].place, Place::Hex(_))
                || scenario.deploys(UnitId::from_index(unit));
            if let (true, Some(brigade)) = (is_there, info.brigade) {
                self.brigades[brigade.index()].status = BrigadeStatus::Available;
            }
        }
        for reinforcement in &scenario.reinforcements {
            let state = &mut self.brigades[reinforcement.brigade.index()];
            state.arrival = Some(Arrival {
                turn: reinforcement.turn,
                hex: reinforcement.hexes[0],
                delayed: false,
            });
            if reinforcement.turn <= scenario.first_turn {
                state.status = BrigadeStatus::Available;
            }
        }
        for brigade in scenario.frozen_brigades.iter() {
            self.brigades[brigade].frozen = Frozen::Yes;
        }
    }

    /// Places all chits. Event chits go to the pool, the scenario's chits wait for the first cup,
    /// and all other chits stay out of play.
    fn prepare_chits(&mut self, rules: &Rules) {
        let scenario = rules.scenario();
        for copy in &mut self.chits {
            let is_event = matches!(rules.game.chits[copy.kind.index()].kind, ChitKind::Event(_));
            if is_event {
                copy.place = ChitPlace::Pool;
            } else if scenario.chits.contains(&copy.kind) {
                copy.place = ChitPlace::Discarded;
            }
        }
        for (option, _) in
            rules.options.iter().enumerate().filter(|(_, switch)| **switch == Switch::On)
        {
            if let Some(track) = scenario.options[option].track {
                self.tracks[track.index()] = 1;
            }
        }
    }
}
