//! Log text for events about units: moves, losses, recovery.

use kernel::{HexId, say};

use crate::board::{EventAttack, Moment, Morale, Place, UnitState};
use crate::describe::name::{broken_box, number, unit_name, units};
use crate::event::UnitEvent;
use crate::game::{Game, MomentKind, Mount, UnitId, UnitSet};
use crate::position_ext::members;

/// Returns the log text of an event about units.
pub(super) fn words(game: &Game, event: UnitEvent<'_>) -> String {
    let name = |unit: &UnitId| unit_name(game, *unit);
    let at = |hex: &HexId| number(game, *hex);
    match event {
        UnitEvent::Moved { unit, from, to, cost, left } => {
            let (cost, left) = (*cost, *left);
            say!("log-moved", unit = name(unit), from = at(from), to = at(to), cost, left)
        }
        UnitEvent::Retreated { unit, from, to } => step(game, "retreat", *unit, *from, *to),
        UnitEvent::Advanced { unit, from, to } => step(game, "advance", *unit, *from, *to),
        UnitEvent::Withdrew { unit, from, to } => step(game, "withdrawal", *unit, *from, *to),
        UnitEvent::Displaced { unit, from, to } => step(game, "displacement", *unit, *from, *to),
        UnitEvent::ExitAnnounced { units: leaving, from, to } => {
            exit_announced(game, leaving, *from, *to)
        }
        UnitEvent::LeftMap { unit } => say!("log-left-map", unit = name(unit)),
        UnitEvent::LeftSkirmishOrder { unit, left } => {
            say!("log-left-skirmish-order", unit = name(unit), left = *left)
        }
        UnitEvent::MountChangeAnnounced { units: changing, hex, mount } => {
            let (units, mount) = (units(game, changing), mount_id(*mount));
            say!("log-mount-announced", units, hex = at(hex), mount)
        }
        UnitEvent::MountChanged { unit, mount, left } => {
            say!("log-mount-changed", unit = name(unit), mount = mount_id(*mount), left = *left)
        }
        UnitEvent::ChargeDeclared { units: riders } => {
            say!("log-charge-declared", units = units(game, riders))
        }
        UnitEvent::ChargeMade { units: riders } => {
            say!("log-charge-made", units = units(game, riders))
        }
        UnitEvent::Deployed { unit, hex } => say!("log-deployed", unit = name(unit), hex = at(hex)),
        UnitEvent::Placed { unit, hex } => say!("log-placed", unit = name(unit), hex = at(hex)),
        UnitEvent::Returned { unit, hex } => say!("log-returned", unit = name(unit), hex = at(hex)),
        UnitEvent::Depleted { unit } => say!("log-depleted", unit = name(unit)),
        UnitEvent::Rebuilt { unit } => say!("log-rebuilt", unit = name(unit)),
        UnitEvent::MoraleSet { unit, morale } => {
            say!("log-morale-set", unit = name(unit), morale = morale_id(*morale))
        }
        UnitEvent::Panicked { unit } => say!("log-panicked", unit = name(unit)),
        UnitEvent::Broken { unit, into } => {
            say!("log-broken", unit = name(unit), place = broken_box(into.id()))
        }
        UnitEvent::Eliminated { unit } => say!("log-eliminated", unit = name(unit)),
        UnitEvent::UnitFrozen { unit, frozen: true } => say!("log-unit-frozen", unit = name(unit)),
        UnitEvent::UnitFrozen { unit, frozen: false } => {
            say!("log-unit-released", unit = name(unit))
        }
        UnitEvent::UnitSet { unit, state } => set(game, *unit, state),
        UnitEvent::BrokenTrackShifted {} => say!("log-broken-track-shifted"),
        UnitEvent::AssaultDeclared { unit, target } => {
            say!("log-assault-declared", unit = name(unit), hex = at(target))
        }
        UnitEvent::AssaultBegan { target, attackers } => {
            let (units, count) = (units(game, attackers), members(attackers).count());
            say!("log-assault-began", units, count, hex = at(target))
        }
        UnitEvent::AssaultLapsed { target } => say!("log-assault-lapsed", hex = at(target)),
        UnitEvent::TargetVacated { hex, .. } => say!("log-target-vacated", hex = at(hex)),
        UnitEvent::EventAttackSet { attack: Some(attack) } => event_attack(game, attack),
        UnitEvent::EventAttackSet { attack: None } => say!("log-event-attack-ended"),
        UnitEvent::MomentSet { moment: Some(moment) } => under_way(game, moment),
        UnitEvent::MomentSet { moment: None } => say!("log-moment-over"),
        UnitEvent::CalledOff { what, units: of } => called_off(game, *what, of),
        UnitEvent::RolledAgain { what, units: of } => {
            say!("log-rolled-again", what = act(*what), units = of_units(game, of))
        }
        UnitEvent::Marked { marker, units: marked, on } => {
            let marker = &game.markers[marker.index()].name;
            let since = if *on { "now" } else { "no-longer" };
            say!("log-marked", what = units(game, marked), since, marker)
        }
    }
}

fn exit_announced(game: &Game, leaving: &UnitSet, from: HexId, to: Option<HexId>) -> String {
    let (units, from) = (units(game, leaving), number(game, from));
    match to {
        Some(to) => say!("log-exit-announced", units, from, to = number(game, to)),
        None => say!("log-exit-off-map-announced", units, from),
    }
}

fn event_attack(game: &Game, attack: &EventAttack) -> String {
    let cr = format!("{:+}", attack.cr);
    say!("log-event-attack", units = units(game, &attack.units), cr)
}

/// Describes the action to which a reaction window belongs, with the column shifts added so far.
fn under_way(game: &Game, moment: &Moment) -> String {
    let Moment { kind, side: _, units: of, hex, chit: _, bad: _, columns, verdict: _ } = moment;
    say!(
        "log-under-way",
        what = act(*kind),
        units = of_units(game, of),
        hex = hex.map_or_else(|| "none".to_owned(), |hex| number(game, hex)),
        columns = match columns {
            0 => "none".to_owned(),
            columns => format!("{columns:+}"),
        }
    )
}

fn called_off(game: &Game, what: MomentKind, of: &UnitSet) -> String {
    let how = match what {
        MomentKind::Test | MomentKind::BreakTest | MomentKind::Rebuild | MomentKind::Command => {
            "no-effect"
        }
        MomentKind::Fire
        | MomentKind::AfterFire
        | MomentKind::Retreat
        | MomentKind::Rally
        | MomentKind::Defence
        | MomentKind::Artillery => "called-off",
    };
    say!("log-called-off", how, what = act(what), units = of_units(game, of))
}

/// Returns the name of an action or a roll that events may affect.
fn act(kind: MomentKind) -> String {
    say!("log-act", kind = kind.id())
}

/// Returns the names of the acting units. `none` if no units act.
fn of_units(game: &Game, of: &UnitSet) -> String {
    if of.is_empty() { "none".to_owned() } else { units(game, of) }
}

const fn mount_id(mount: Mount) -> &'static str {
    match mount {
        Mount::Mounted => "mounted",
        Mount::Dismounted => "dismounted",
    }
}

const fn morale_id(morale: Morale) -> &'static str {
    match morale {
        Morale::None => "steady",
        Morale::Shaken => "shaken",
        Morale::Disrupted => "disrupted",
    }
}

fn step(game: &Game, how: &'static str, unit: UnitId, from: HexId, to: HexId) -> String {
    let (from, to) = (number(game, from), number(game, to));
    say!("log-step", how, unit = unit_name(game, unit), from, to)
}

fn set(game: &Game, unit: UnitId, state: &UnitState) -> String {
    let unit = unit_name(game, unit);
    let place = match state.place {
        Place::Hex(hex) => return say!("log-set-in-hex", unit, hex = number(game, hex)),
        Place::Broken(at) => return say!("log-set-broken", unit, place = broken_box(at.id())),
        Place::Off => "off",
        Place::Eliminated => "eliminated",
        Place::Withdrawn => "withdrawn",
    };
    say!("log-set-off-map", unit, place)
}
