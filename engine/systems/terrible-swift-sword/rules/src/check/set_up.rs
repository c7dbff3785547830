//! Set-up of units and leaders. ST 21.

use kernel::HexId;

use crate::board::Place;
use crate::check::{move_end, stacking, steps};
use crate::choice::{Choice, Mover, Word};
use crate::game::{Arm, Formation, LeaderId, UnitId, Zone, ZoneKind};
use crate::position_ext::PositionExt;
use crate::question::SetUpQuestion;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &SetUpQuestion) -> Vec<Choice> {
    match question {
        SetUpQuestion::Plan => vec![Choice::Word(Word::Historical), Choice::Word(Word::Own)],
        SetUpQuestion::Formation(_) => Formation::ALL.map(Choice::Formation).to_vec(),
        SetUpQuestion::Unit(unit, _) => {
            let hexes = zone(position, Mover::Unit(*unit)).map(|zone| zone.hexes.as_slice());
            hexes.unwrap_or_default().iter().copied().map(Choice::Hex).collect()
        }
        SetUpQuestion::Leader(leader) => {
            let troops = position.on_map(position.leader_info(*leader).side);
            troops.map(|(_, hex)| Choice::Hex(hex)).collect()
        }
    }
}

/// Checks whether a choice is legal.
pub fn check(position: Position<'_>, question: &SetUpQuestion, choice: Choice) -> Check {
    match (question, choice) {
        (SetUpQuestion::Plan, Choice::Word(Word::Historical | Word::Own)) => Ok(()),
        (SetUpQuestion::Formation(unit), Choice::Formation(formation)) => {
            forms(position, *unit, formation)
        }
        (SetUpQuestion::Unit(unit, formation), Choice::Hex(hex)) => {
            stands(position, (*unit, *formation), hex)
        }
        (SetUpQuestion::Leader(leader), Choice::Hex(hex)) => {
            move_end::has_company(position, *leader, hex)
        }
        _ => not_an_answer().err(),
    }
}

/// Checks whether a unit may be set up in a formation: infantry in line, batteries unlimbered,
/// cavalry as its owner chooses. ST 21.0. ST-SETUP-01.
fn forms(position: Position<'_>, unit: UnitId, formation: Formation) -> Check {
    let formations = position.info(unit).arm.formations();
    let is_open = formations.first() == Some(&formation) || formation == Formation::Mounted;
    require(
        formations.contains(&formation) && is_open,
        Refusal::new("ST-SETUP-01", "ST 21.0", "st-setup-01-formation").with(unit),
    )
}

/// Checks whether a unit may be set up in a hex: in its zone, within the limits of stacking or of
/// Reserve. ST 21.1, 21.2. ST-SETUP-02.
fn stands(position: Position<'_>, (unit, formation): (UnitId, Formation), hex: HexId) -> Check {
    let zone = zone(position, Mover::Unit(unit)).filter(|zone| zone.hexes.contains(&hex));
    let outside =
        Refusal::new("ST-SETUP-02", "ST 21.1", "st-setup-02-outside").with(unit).with(hex);
    let Some(zone) = zone else { return outside.err() };
    steps::is_without_enemies(position, hex)?;
    let side = position.side_of(unit);
    if goes_in_reserve(position, zone, unit) {
        let there = position.stack(side, hex);
        let there = there.map(|friend| (friend, position.state(friend).formation));
        let stack: Vec<_> = [(unit, formation)].into_iter().chain(there).collect();
        stacking::reserve(position, hex, &stack)
    } else {
        stacking::fits_as(position, side, hex, &[(unit, formation)])
    }
}

/// Whether a unit is set up in Reserve: in a zone of Reserve, unless it is a wagon. ST 21.13.
/// ST-SETUP-02.
pub fn goes_in_reserve(position: Position<'_>, zone: &Zone, unit: UnitId) -> bool {
    zone.kind == ZoneKind::Reserve && position.info(unit).arm != Arm::Wagon
}

/// Returns the zone in which a unit or leader is set up. `None` if it enters later.
pub fn zone(position: Position<'_>, mover: Mover) -> Option<&Zone> {
    let zones = position.package.scenario().zones.iter();
    let mut zones = zones.filter(|zone| zone.kind != ZoneKind::Entry);
    zones.find(|zone| match mover {
        Mover::Unit(unit) => zone.units.contains(&unit),
        Mover::Leader(leader) => zone.leaders.contains(&leader),
    })
}

/// Returns the unit that the active side sets up next: zone by zone, and in each zone wagons before
/// batteries before troops, since troops find room most easily. ST 21.1, 21.2.
pub fn next_unit(position: Position<'_>) -> Option<UnitId> {
    own_zones(position).find_map(|zone| {
        let units = zone.units.iter().copied();
        let off = units.filter(|unit| position.state(*unit).place == Place::Off);
        off.min_by_key(|unit| match position.info(*unit).arm {
            Arm::Wagon => 0,
            Arm::Artillery => 1,
            Arm::Infantry | Arm::Cavalry => 2,
        })
    })
}

/// Returns the leader whom the active side sets up next, after all its units.
pub fn next_leader(position: Position<'_>) -> Option<LeaderId> {
    let mut leaders = own_zones(position).flat_map(|zone| zone.leaders.iter().copied());
    leaders.find(|leader| position.board.leader(*leader).place == Place::Off)
}

/// Whether the active side has set up nothing yet.
pub fn is_fresh(position: Position<'_>) -> bool {
    position.on_map(position.board.active()).next().is_none()
}

fn own_zones(position: Position<'_>) -> impl Iterator<Item = &Zone> {
    let side = position.board.active();
    let zones = position.package.scenario().zones.iter();
    zones.filter(move |zone| zone.side == side && zone.kind != ZoneKind::Entry)
}
