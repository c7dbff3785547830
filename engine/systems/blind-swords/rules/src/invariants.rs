//! Invariants of every legal position.

use kernel::{Breach, HexId, Side, Sixteenths};

use crate::board::{Board, ChitPlace, Face, Morale, Phase, Place, UnitState};
use crate::check::{overstack, values};
use crate::game::{Arm, ChitId, ChitKind, UnitId};
use crate::look::Look;
use crate::system::Scene;

/// Returns all invariants that a position breaks between two plays.
pub fn check(scene: Scene<'_>) -> Vec<Breach> {
    let mut breaches = Breaches(check_in_play(scene));
    if breaches.0.is_empty() {
        breaches.stacking(scene);
    }
    breaches.0
}

/// Returns all invariants that a position breaks during a play. A moving unit may pass through a
/// full hex. STK-02.
pub fn check_in_play(scene: Scene<'_>) -> Vec<Breach> {
    let mut breaches = Breaches(Vec::new());
    if !scene.board.fits(scene.package) {
        breaches.add("the board is one of its game", "sizes, ids or stacks".to_owned());
        return breaches.0;
    }
    breaches.units(scene);
    breaches.stacks(scene);
    breaches.chits(scene);
    breaches.sequence(scene);
    breaches.0
}

/// Returns all signs that a position cannot follow from an earlier one.
pub fn check_since(before: &Board, scene: Scene<'_>) -> Vec<Breach> {
    let mut breaches = Breaches(Vec::new());
    for unit in scene.board.units() {
        breaches.since(scene, unit, before.unit(unit), scene.board.unit(unit));
    }
    if scene.board.turn() < before.turn() {
        breaches.add("time goes on", format!("turn {}", scene.board.turn()));
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
    fn units(&mut self, scene: Scene<'_>) {
        for unit in scene.board.units() {
            let (state, info) = (scene.board.unit(unit), scene.info(unit));
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
            self.strength(scene, unit);
        }
    }

    /// Checks that modified strength is between zero and the printed strength. VAL-02, VAL-03.
    fn strength(&mut self, scene: Scene<'_>, unit: UnitId) {
        let (printed, sp) = (scene.printed(unit).sp, values::modified_sp(scene, unit));
        let within = Sixteenths::ZERO <= sp && sp <= printed;
        let name = || scene.info(unit).id.clone();
        self.require(within, "strength lies between nothing and what is printed", name);
    }

    /// Checks that each hex contains units of one side only. STK-01, MOVE-11.
    fn stacks(&mut self, scene: Scene<'_>) {
        let map = &scene.game().map;
        for hex in map.grid.hexes() {
            let mut units = scene.board.units_in(hex);
            let Some(first) = units.next() else { continue };
            let side = scene.side_of(first);
            let number = || map.number(hex).to_string();
            let alone = units.all(|unit| scene.side_of(unit) == side);
            self.require(alone, "a hex holds units of one side", number);
            self.control(scene, hex, side);
        }
    }

    /// STK-02, STK-07: between activations, no unit remains in an overstacked hex that it could
    /// leave.
    fn stacking(&mut self, scene: Scene<'_>) {
        if scene.board.activation().is_some() {
            return;
        }
        let over =
            |&hex: &HexId| overstack::can_be_relieved(scene, hex) && !may_be_over(scene, hex);
        for hex in scene.game().map.grid.hexes().filter(over) {
            let number = scene.game().map.number(hex).to_string();
            self.add("nobody stays in a hex that holds too much between activations", number);
        }
    }

    /// Checks that infantry controls its hex. VIC-01.
    fn control(&mut self, scene: Scene<'_>, hex: HexId, side: Side) {
        let infantry = scene.board.units_in(hex).any(|unit| scene.arm(unit) == Arm::Infantry);
        let held = !infantry || scene.board.control(hex) == Some(side);
        let number = || scene.game().map.number(hex).to_string();
        self.require(held, "infantry controls the hex in which it stands", number);
    }

    /// CHIT-22, CMD-02: no copy is lost, and the cup holds no more unknown chits than exist.
    fn chits(&mut self, scene: Scene<'_>) {
        for (index, chit) in scene.game().chits.iter().enumerate() {
            let chit_id = ChitId::from_index(index);
            let copies = scene.board.chits().iter().filter(|copy| copy.kind == chit_id).count();
            let name = || chit.id.clone();
            self.require(copies == usize::from(chit.copies), "no chit is lost or made", name);
            let drawn = scene.board.chits_at(chit_id, ChitPlace::Drawn);
            self.require(drawn <= 1, "one chit is drawn at a time", name);
        }
        for side in Side::BOTH {
            let unknown = usize::from(scene.board.unknown_in_cup(side));
            let pool = scene.board.chits().iter().filter(|copy| {
                let info = &scene.game().chits[copy.kind.index()];
                let event = matches!(info.kind, ChitKind::Event(_));
                copy.place == ChitPlace::Pool && event && info.side == Some(side)
            });
            let enough = unknown <= pool.count();
            let what = || side.id().to_owned();
            self.require(enough, "the cup holds no more event chits than there are", what);
        }
    }

    /// Checks turn, phase and result. SEQ-01, SEQ-04.
    fn sequence(&mut self, scene: Scene<'_>) {
        let (board, scenario) = (scene.board, scene.package.scenario());
        let over = *board.phase() == Phase::Over;
        let phase = || format!("{:?}", board.phase());
        self.require(over == board.result().is_some(), "a game that is over has a result", phase);
        let turn = board.turn();
        let within = scenario.first_turn <= turn && turn <= scenario.last_turn;
        self.require(within, "the turn is one of the scenario", || turn.to_string());
        if let Some(activation) = board.activation() {
            let brigade = &scene.game().brigades[activation.brigade.index()];
            let name = || brigade.id.clone();
            self.require(!over, "no brigade is active when the game is over", name);
        }
    }

    /// Checks that irreversible changes of a unit persist. BRK-03, OFF-01, RAL-09, SKR-01.
    fn since(&mut self, scene: Scene<'_>, unit: UnitId, before: &UnitState, now: &UnitState) {
        let name = || scene.info(unit).id.clone();
        let gone = matches!(before.place, Place::Eliminated | Place::Withdrawn);
        self.require(!gone || now.place == before.place, "who left the game stays out", name);
        let marked = now.broken_before || !before.broken_before;
        self.require(marked, "a unit that broke is remembered", name);
        let arrives = before.place == Place::Off;
        let order = before.skirmish || !now.skirmish || arrives;
        self.require(order, "skirmish order is never taken up again", name);
    }
}

/// Whether a hex may still be overstacked: batteries that entered it have until the end of their
/// step to leave. ART-14, REIN-05.
fn may_be_over(scene: Scene<'_>, hex: HexId) -> bool {
    let Phase::Artillery(artillery) = scene.board.phase() else { return false };
    let entered = |unit: UnitId| scene.board.entered().contains(unit.index());
    let acts = artillery.hex == Some(hex) && scene.board.units_in(hex).any(entered);
    acts || overstack::holds_newcomers(scene, hex)
}
