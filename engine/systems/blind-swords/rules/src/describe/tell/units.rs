//! Facts of units: moves, losses, recovery.

use kernel::HexId;

use crate::board::{Moment, Morale, Place, UnitState};
use crate::describe::name::{acting, broken_box, morale, number, unit_name, units};
use crate::event::UnitEvent;
use crate::game::{Game, MomentKind, Mount, UnitId, UnitSet};

/// The words of a fact.
pub(super) fn words(game: &Game, event: UnitEvent<'_>) -> String {
    let name = |unit: &UnitId| unit_name(game, *unit);
    match event {
        UnitEvent::Moved { unit, from, to, cost, left } => {
            let walk = step(game, *unit, "moves", *from, *to);
            format!("{walk}: {cost} MP, {left} left")
        }
        UnitEvent::Retreated { unit, from, to } => step(game, *unit, "retreats", *from, *to),
        UnitEvent::Advanced { unit, from, to } => step(game, *unit, "advances", *from, *to),
        UnitEvent::Withdrew { unit, from, to } => step(game, *unit, "withdraws", *from, *to),
        UnitEvent::Displaced { unit, from, to } => step(game, *unit, "is displaced", *from, *to),
        UnitEvent::ExitAnnounced { units: leaving, from, to } => {
            let to = to
                .map_or_else(|| "off the map".to_owned(), |to| format!("to {}", number(game, to)));
            format!("{}: about to leave {} {to}", units(game, leaving), number(game, *from))
        }
        UnitEvent::LeftMap { unit } => format!("{} leaves the map", name(unit)),
        UnitEvent::LeftSkirmishOrder { unit, left } => {
            format!("{} leaves Skirmish Order, {left} MP left", name(unit))
        }
        UnitEvent::MountChangeAnnounced { units: changing, hex, mount } => {
            format!(
                "{} in {}: about to {}",
                units(game, changing),
                number(game, *hex),
                verb(*mount)
            )
        }
        UnitEvent::MountChanged { unit, mount, left } => {
            format!("{} {}s, {left} MP left", name(unit), verb(*mount))
        }
        UnitEvent::ChargeDeclared { units: riders } => format!("{}: charge!", units(game, riders)),
        UnitEvent::ChargeMade { units: riders } => {
            format!("{}: the charge is made, close combat follows", units(game, riders))
        }
        UnitEvent::Deployed { unit, hex } => {
            format!("{} takes position at {}", name(unit), number(game, *hex))
        }
        UnitEvent::Placed { unit, hex } => {
            format!("{} enters at {}", name(unit), number(game, *hex))
        }
        UnitEvent::Returned { unit, hex } => {
            format!("{} returns to the map at {}", name(unit), number(game, *hex))
        }
        UnitEvent::Depleted { unit } => format!("{} is battleworn", name(unit)),
        UnitEvent::Rebuilt { unit } => format!("{} is fresh again", name(unit)),
        UnitEvent::MoraleSet { unit, morale } => marker(game, *unit, *morale),
        UnitEvent::Panicked { unit } => format!("{} panics", name(unit)),
        UnitEvent::Broken { unit, into } => {
            format!("{} breaks: Broken Track, {}", name(unit), broken_box(into.id()))
        }
        UnitEvent::Eliminated { unit } => format!("{} is eliminated", name(unit)),
        UnitEvent::UnitFrozen { unit, frozen: true } => format!("{} may not move", name(unit)),
        UnitEvent::UnitFrozen { unit, frozen: false } => format!("{} may move again", name(unit)),
        UnitEvent::UnitSet { unit, state } => set(game, *unit, state),
        UnitEvent::BrokenTrackShifted {} => "The Broken Track shifts".to_owned(),
        UnitEvent::AssaultDeclared { unit, target } => {
            format!("{} will attack {}", name(unit), number(game, *target))
        }
        UnitEvent::AssaultBegan { target, attackers } => {
            format!("{} {}", acting(game, attackers, "attack"), number(game, *target))
        }
        UnitEvent::AssaultLapsed { target } => {
            format!("The close combat at {} is not fought", number(game, *target))
        }
        UnitEvent::TargetVacated { hex, .. } => {
            format!("{} is empty before its close combat is fought", number(game, *hex))
        }
        UnitEvent::EventAttackSet { attack: Some(attack) } => {
            format!("Event bonus for {}: CR {:+}", units(game, &attack.units), attack.cr)
        }
        UnitEvent::EventAttackSet { attack: None } => "The event's bonus ends".to_owned(),
        UnitEvent::MomentSet { moment: Some(moment) } => under_way(game, moment),
        UnitEvent::MomentSet { moment: None } => "No further events apply".to_owned(),
        UnitEvent::CalledOff { what, units: of } => called_off(game, *what, of),
        UnitEvent::RolledAgain { what, units: of } => {
            format!("The {}{} is rolled again", what.words(), of_units(game, of))
        }
        UnitEvent::Marked { marker, units: marked, on } => {
            let name = &game.markers[marker.index()].name;
            let verb = if *on { "now" } else { "no longer" };
            format!("{}: {verb} {name}", units(game, marked))
        }
    }
}

/// What lies open to events and scripts, and what they have said of it so far.
fn under_way(game: &Game, moment: &Moment) -> String {
    let Moment { kind, side: _, units: of, hex, chit: _, bad: _, columns, verdict: _ } = moment;
    let at = hex.map_or_else(String::new, |hex| format!(" at {}", number(game, hex)));
    let columns = match columns {
        0 => String::new(),
        columns => format!(", {columns:+} columns"),
    };
    format!("Open to events: {}{}{at}{columns}", kind.words(), of_units(game, of))
}

fn called_off(game: &Game, what: MomentKind, of: &UnitSet) -> String {
    let of = of_units(game, of);
    match what {
        MomentKind::Test | MomentKind::BreakTest | MomentKind::Rebuild | MomentKind::Command => {
            format!("The {}{of} has no effect", what.words())
        }
        MomentKind::Fire
        | MomentKind::AfterFire
        | MomentKind::Retreat
        | MomentKind::Rally
        | MomentKind::Defence
        | MomentKind::Artillery => format!("The {}{of} is called off", what.words()),
    }
}

/// Whose act it is, where units do it.
fn of_units(game: &Game, of: &UnitSet) -> String {
    if of.is_empty() { String::new() } else { format!(" of {}", units(game, of)) }
}

const fn verb(mount: Mount) -> &'static str {
    match mount {
        Mount::Mounted => "mount",
        Mount::Dismounted => "dismount",
    }
}

fn step(game: &Game, unit: UnitId, verb: &str, from: HexId, to: HexId) -> String {
    format!("{} {verb} from {} to {}", unit_name(game, unit), number(game, from), number(game, to))
}

fn marker(game: &Game, unit: UnitId, marker: Morale) -> String {
    format!("{} is {}", unit_name(game, unit), morale(marker).unwrap_or("steady"))
}

fn set(game: &Game, unit: UnitId, state: &UnitState) -> String {
    let place = match state.place {
        Place::Hex(hex) => number(game, hex),
        Place::Broken(at) => format!("the Broken Track, {}", broken_box(at.id())),
        Place::Off => "off the map".to_owned(),
        Place::Eliminated => "the eliminated units".to_owned(),
        Place::Withdrawn => "those who left the map".to_owned(),
    };
    format!("{} is placed in {place}", unit_name(game, unit))
}
