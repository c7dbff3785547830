//! Invariants that every legal position satisfies.

use kernel::{Breach, HexId, Side, Sixteenths};

use crate::board::{Board, ChitPlace, Face, Morale, Phase, Place, UnitState};
use crate::check::{overstack, values};
use crate::game::{Arm, ChitId, ChitKind, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns all invariants that a position violates between two plays.
pub fn check(position: Position<'_>) -> Vec<Breach> {
    let mut breaches = Breaches(check_in_play(position));
    if breaches.0.is_empty() {
        breaches.stacking(position);
    }
    breaches.0
}

/// Returns all invariants that a position violates during a play. A moving unit may pass through a
/// full hex. STK-02.
pub fn check_in_play(position: Position<'_>) -> Vec<Breach> {
    let mut breaches = Breaches(Vec::new());
    if !position.board.fits(position.package) {
        breaches.add("the board is one of its game", "sizes, ids or stacks".to_owned());
        return breaches.0;
    }
    breaches.units(position);
    breaches.stacks(position);
    breaches.chits(position);
    breaches.sequence(position);
    breaches.0
}

/// Returns all contradictions between a position and an earlier board of the same match.
pub fn check_since(before: &Board, position: Position<'_>) -> Vec<Breach> {
    let mut breaches = Breaches(Vec::new());
    for unit in position.board.units() {
        breaches.since(position, unit, before.unit(unit), position.board.unit(unit));
    }
    if position.board.turn() < before.turn() {
        breaches.add("time goes on", format!("turn {}", position.board.turn()));
    }
    breaches.0
}

struct Breaches(Vec<Breach>);

impl Breaches {
    fn add(&mut self, invariant: &'static str, what: String) {
        self.0.push(Breach { invariant, what });
    }

    fn require(&mut self, holds: bool, invariant: &'static str, what: impl FnOnce() -> String) {
        if !holds {
            self.add(invariant, what());
        }
    }

    /// Checks markers, faces and mounts of all units. VAL-01, VAL-05, VAL-14, BTR-01.
    fn units(&mut self, position: Position<'_>) {
        for unit in position.board.units() {
            let (state, info) = (position.board.unit(unit), position.info(unit));
            let name = || info.id.clone();
            let on_map = matches!(state.place, Place::Hex(_));
            let clean = state.morale == Morale::None && !state.skirmish;
            self.require(on_map || clean, "a unit off the map has no markers", name);
            let has_face = state.face == Face::Battleworn || info.fresh_as(state.mount).is_some();
            self.require(has_face, "a unit shows a face that it has", name);
            let has_mount = state.mount.is_mounted() || info.dismounted.is_some();
            self.require(has_mount, "only a unit with a counter for it is on foot", name);
            if let Place::Broken(_) = state.place {
                let worn = state.face == Face::Battleworn && state.broken_before;
                self.require(worn, "a broken unit is battleworn and marked as such", name);
                self.require(info.arm != Arm::Artillery, "no battery is on the Broken Track", name);
            }
            self.strength(position, unit);
        }
    }

    /// Checks that modified strength is between zero and the printed strength. VAL-02, VAL-03.
    fn strength(&mut self, position: Position<'_>, unit: UnitId) {
        let (printed, sp) = (position.printed(unit).sp, values::modified_sp(position, unit));
        let within = Sixteenths::ZERO <= sp && sp <= printed;
        let name = || position.info(unit).id.clone();
        self.require(within, "strength lies between nothing and what is printed", name);
    }

    /// Checks that each hex contains units of one side only. STK-01, MOVE-11.
    fn stacks(&mut self, position: Position<'_>) {
        let map = &position.game().map;
        for hex in map.grid.hexes() {
            let mut units = position.board.units_in(hex);
            let Some(first) = units.next() else { continue };
            let side = position.side_of(first);
            let number = || map.number(hex).to_string();
            let alone = units.all(|unit| position.side_of(unit) == side);
            self.require(alone, "a hex holds units of one side", number);
            self.control(position, hex, side);
        }
    }

    /// Checks that, between activations, no unit remains in an overstacked hex that it could leave.
    /// STK-02, STK-07.
    fn stacking(&mut self, position: Position<'_>) {
        if position.board.activation().is_some() {
            return;
        }
        let over =
            |&hex: &HexId| overstack::can_be_relieved(position, hex) && !may_be_over(position, hex);
        for hex in position.game().map.grid.hexes().filter(over) {
            let number = position.game().map.number(hex).to_string();
            self.add("nobody stays in a hex that holds too much between activations", number);
        }
    }

    /// Checks that a hex with infantry is controlled by the infantry's side. VIC-01.
    fn control(&mut self, position: Position<'_>, hex: HexId, side: Side) {
        let infantry = position.board.units_in(hex).any(|unit| position.arm(unit) == Arm::Infantry);
        let held = !infantry || position.board.control(hex) == Some(side);
        let number = || position.game().map.number(hex).to_string();
        self.require(held, "infantry controls the hex in which it stands", number);
    }

    /// Checks that no copy of a chit is lost, and that the cup holds no more unknown chits than
    /// exist. CHIT-22, CMD-02.
    fn chits(&mut self, position: Position<'_>) {
        for (index, chit) in position.game().chits.iter().enumerate() {
            let chit_id = ChitId::from_index(index);
            let copies =
                position.board.chit_copies().iter().filter(|copy| copy.kind == chit_id).count();
            let name = || chit.id.clone();
            self.require(copies == usize::from(chit.copies), "no chit is lost or made", name);
            let drawn = position.board.chits_at(chit_id, ChitPlace::Drawn);
            self.require(drawn <= 1, "one chit is drawn at a time", name);
        }
        for side in Side::BOTH {
            let unknown = usize::from(position.board.unknown_in_cup(side));
            let pool = position.board.chit_copies().iter().filter(|copy| {
                let info = &position.game().chits[copy.kind.index()];
                let event = matches!(info.kind, ChitKind::Event(_));
                copy.place == ChitPlace::Pool && event && info.side == Some(side)
            });
            let enough = unknown <= pool.count();
            let what = || side.id().to_owned();
            self.require(enough, "the cup holds no more event chits than there are", what);
        }
    }

    /// Checks turn, phase and result. SEQ-01, SEQ-04.
    fn sequence(&mut self, position: Position<'_>) {
        let (board, scenario) = (position.board, position.package.scenario());
        let over = *board.phase() == Phase::Over;
        let phase = || format!("{:?}", board.phase());
        self.require(over == board.result().is_some(), "a game that is over has a result", phase);
        let turn = board.turn();
        let within = scenario.first_turn <= turn && turn <= scenario.last_turn;
        self.require(within, "the turn is one of the scenario", || turn.to_string());
        if let Some(activation) = board.activation() {
            let brigade = &position.game().brigades[activation.brigade.index()];
            let name = || brigade.id.clone();
            self.require(!over, "no brigade is active when the game is over", name);
        }
    }

    /// Checks that irreversible changes of a unit have not been reversed. BRK-03, OFF-01, RAL-09,
    /// SKR-01.
    fn since(&mut self, position: Position<'_>, unit: UnitId, before: &UnitState, now: &UnitState) {
        let name = || position.info(unit).id.clone();
        let gone = matches!(before.place, Place::Eliminated | Place::Withdrawn);
        self.require(!gone || now.place == before.place, "who left the game stays out", name);
        let marked = now.broken_before || !before.broken_before;
        self.require(marked, "a unit that broke is remembered", name);
        let arrives = before.place == Place::Off;
        let order = before.skirmish || !now.skirmish || arrives;
        self.require(order, "skirmish order is never taken up again", name);
    }
}

/// Whether a hex may still be overstacked. Batteries that entered the hex have until the end of
/// their step to leave. ART-14, REIN-05.
fn may_be_over(position: Position<'_>, hex: HexId) -> bool {
    let Phase::Artillery(artillery) = position.board.phase() else { return false };
    let entered = |unit: UnitId| position.board.entered().contains(unit.index());
    let acts = artillery.hex == Some(hex) && position.board.units_in(hex).any(entered);
    acts || overstack::holds_newcomers(position, hex)
}
