//! Completeness of fires: every option that the rules offer during a fire can lead to a complete
//! fire. FIRE-02 to FIRE-06, VAL-08.

mod crowd;
mod gunner;
mod listed;

use std::sync::Arc;

use black_box::number;
use blind_swords::board::{ActivationKind, ActivationStep};
use blind_swords::check::fire as fire_check;
use blind_swords::game::{Arm, Order, UnitId, UnitSet};
use blind_swords::play::fire::Volleyed;
use blind_swords::play::flow::Flow;
use blind_swords::play::{close_combat, disengagement, fire};
use blind_swords::position_ext::only;
use blind_swords::question::{FireQuestion, Occasion, Volley};
use blind_swords::{Choice, Event, PositionExt, Table};
use blind_swords_table::stream::{Purpose, Stream};
use kernel::{HexId, Log, Play};
use testing::field::Field;

use gunner::Gunner;

/// No player of any style reaches a question of a fire without a legal option. The positions are
/// random crowds of worn units, with every preset, fire option and occasion of a fire.
/// `FIRES=100000` sets the number of fires.
#[test]
fn every_listed_firer_leads_to_a_fire() {
    let wanted = number("FIRES", 3_000) as usize;
    let mut stream = Stream::new(1862, Purpose::Chance);
    let (mut fired, mut positions) = (0, 0);
    while fired < wanted {
        let field = crowd::gather(&mut stream);
        let mut table = sit_down(&field, positions);
        let mut played = Play::Ok(());
        for occasion in [fire_step, leaving, defence, artillery_step, event] {
            played = played.and_then(|()| occasion(&mut table, &mut stream));
        }
        let profile = field.rules.profile;
        played.unwrap_or_else(|fault| panic!("position {positions}: {fault:?}\n{profile:?}"));
        fired += table.entries().iter().filter(|entry| is_fire(&entry.event)).count();
        positions += 1;
    }
    assert!(fired > positions as usize, "{fired} fires in {positions} positions");
}

const fn is_fire(event: &Event) -> bool {
    matches!(event, Event::FireResolved { .. } | Event::FireWasted { .. })
}

fn sit_down(field: &Field, seed: u64) -> Table {
    let rules = Arc::new(field.rules.clone());
    Table::new(rules, field.board.clone(), Box::new(Gunner::new(seed)), Log::Kept)
}

/// Plays the Fire Step of a random brigade.
fn fire_step(table: &mut Table, stream: &mut Stream) -> Play {
    let Some(brigade) =
        any_unit(table, stream).and_then(|unit| table.position().info(unit).brigade)
    else {
        return Ok(());
    };
    let kind = ActivationKind::Full;
    table.emit(Event::ActivationBegan { brigade, kind, chit: None, recycles: false });
    table.emit(Event::OrderGiven { brigade, order: Order::Attack });
    table.emit(Event::StepBegan { step: ActivationStep::Fire });
    while fire::step(table)? == Flow::Goes {}
    Ok(())
}

/// Plays the departure of a random unit or its stack from a hex, which may cause Disengagement
/// Fire.
fn leaving(table: &mut Table, stream: &mut Stream) -> Play {
    let Some((unit, from)) = any_place(table, stream) else { return Ok(()) };
    let side = table.position().side_of(unit);
    let stack: UnitSet = table.board().units_in(from).map(UnitId::index).collect();
    let movers = if stream.below(2) == 0 { only(unit) } else { stack };
    let to = table.position().game().map.grid.neighbours(from).next();
    debug_assert!(
        stack.iter().all(|unit| table.position().side_of(UnitId::from_index(unit)) == side)
    );
    disengagement::leave(table, &movers, from, to).map(drop)
}

/// Plays an attack on a random hex by all adjacent enemy infantry, which may cause Defensive Fire.
fn defence(table: &mut Table, stream: &mut Stream) -> Play {
    let Some((unit, target)) = any_place(table, stream) else { return Ok(()) };
    let position = table.position();
    let around = position.game().map.grid.neighbours(target);
    let attacks = |&other: &UnitId| {
        position.side_of(other) != position.side_of(unit) && position.arm(other) == Arm::Infantry
    };
    let attackers = around.flat_map(|hex| position.board.units_in(hex)).filter(attacks);
    let attackers: UnitSet = attackers.map(UnitId::index).collect();
    close_combat::fight(table, &attackers, target)
}

/// Plays the fire of a random battery in the Artillery Step.
fn artillery_step(table: &mut Table, stream: &mut Stream) -> Play {
    let Some((unit, hex)) = any_place(table, stream) else { return Ok(()) };
    let volley = Volley::new(table.position().side_of(unit), Occasion::ArtilleryStep(hex));
    let may_begin =
        fire_check::check(table.position(), &FireQuestion::Unit(volley), Choice::Unit(unit));
    if may_begin.is_ok() { fire::by_battery(table, hex, unit) } else { Ok(()) }
}

/// Plays an event that lets all units of a random side fire.
fn event(table: &mut Table, stream: &mut Stream) -> Play {
    let Some(unit) = any_unit(table, stream) else { return Ok(()) };
    let side = table.position().side_of(unit);
    let units = table.position().on_map(side).map(|(unit, _)| unit.index()).collect();
    let mut volley = Volley::new(side, Occasion::Event(units));
    while let Volleyed::Fired(fired, _) = fire::volley(table, volley)? {
        fired.iter().for_each(|unit| volley.used.insert(unit));
    }
    Ok(())
}

fn any_unit(table: &Table, stream: &mut Stream) -> Option<UnitId> {
    any_place(table, stream).map(|(unit, _)| unit)
}

fn any_place(table: &Table, stream: &mut Stream) -> Option<(UnitId, HexId)> {
    let places: Vec<_> =
        kernel::Side::BOTH.into_iter().flat_map(|side| table.position().on_map(side)).collect();
    let at = stream.below(places.len().max(1) as u32) as usize;
    places.get(at).copied()
}
