//! Moves of a case: along a path, and what a path costs.

use blind_swords::Event;
use blind_swords::Refusal;
use blind_swords::Scene;
use blind_swords::Table;
use blind_swords::check::{legality, movement};
use blind_swords::choice::Choice;
use blind_swords::game::{Arm, UnitId};
use blind_swords::look::{Look, only};
use blind_swords::play;
use blind_swords::question::{EventMove, MoveOrder, Question, Walk};
use kernel::{HexId, Play, Sixteenths};

use super::act::{Done, one};
use super::model::With;
use super::names::{self, Named};
use super::outside::Script;

/// An allowance that no path of a case uses up.
const FREE: Sixteenths = Sixteenths::whole(99);

/// `move {unit, path}`.
pub(super) fn along(table: &mut Table, script: &Script, with: &With) -> Named<Play> {
    let unit = one(table, with)?;
    let id = table.package().game.units[unit.index()].id.clone();
    let hexes = with.path.iter().map(|hex| ("move.hex", hex.clone()));
    let hexes = hexes.chain([("move.hex", "stop".to_owned())]);
    match order(table.scene(), unit) {
        MoveOrder::Artillery(unit) => {
            script.act(hexes);
            Ok(play::movement::by_independent(table, unit))
        }
        MoveOrder::Brigade(..) => {
            script.act([("move.unit", id)].into_iter().chain(hexes));
            Ok(play::movement::step(table).map(|_| ()))
        }
        MoveOrder::Event(granted) => {
            script.act([("move.unit", id)].into_iter().chain(hexes));
            Ok(play::movement::by_event(table, granted))
        }
    }
}

/// By what right a unit of a case moves: its brigade's order if that is active, as artillery, or freely.
fn order(scene: Scene<'_>, unit: UnitId) -> MoveOrder {
    let active = scene.board.activation().map(|active| (active.brigade, active.order));
    match active {
        _ if scene.info(unit).arm != Arm::Infantry => MoveOrder::Artillery(unit),
        Some((brigade, Some(order))) if scene.info(unit).brigade == Some(brigade) => {
            MoveOrder::Brigade(brigade, order)
        }
        _ => MoveOrder::Event(EventMove {
            units: only(unit),
            allowance: FREE,
            march: false,
            engage: true,
        }),
    }
}

/// Why the rest of a path is not legal that nobody was asked about: a decision with a single option
/// answers itself.
pub(super) fn refused_unasked(
    table: &Table,
    script: &Script,
    with: &With,
) -> Named<Option<(String, Refusal)>> {
    let Some((kind, id)) = script.with(|state| state.next_act()) else { return Ok(None) };
    let (scene, unit) = (table.scene(), one(table, with)?);
    let order = order(scene, unit);
    let (question, choice) = match kind.as_str() {
        "move.unit" => (Question::MoveUnit(order), Choice::Unit(unit)),
        "move.hex" if id != "stop" => {
            let next = names::hex(scene.game(), &id)?;
            match walk(table, order, unit, before(with, &id)) {
                Some(walk) => (Question::MoveHex(walk), Choice::Hex(next)),
                None => return Ok(None),
            }
        }
        _ => return Ok(None),
    };
    Ok(legality::check(scene, &question, choice).err().map(|refusal| (id, refusal)))
}

/// The hex of the path before one of its hexes; none before the first.
fn before<'a>(with: &'a With, id: &str) -> Option<&'a String> {
    let place = with.path.iter().position(|hex| hex == id)?;
    place.checked_sub(1).map(|place| &with.path[place])
}

/// The move as it stands, if it went as the path says.
fn walk(table: &Table, order: MoveOrder, unit: UnitId, path: Option<&String>) -> Option<Walk> {
    let scene = table.scene();
    let Some(path) = path else { return movement::begin(scene, order, &only(unit)).ok() };
    let here = scene.board.hex_of(unit)?;
    let left = left_after(table, unit, here)?;
    let goes_well = scene.game().map.number(here).to_string() == *path;
    goes_well.then_some(Walk { order, movers: only(unit), here, left, fresh: false })
}

fn left_after(table: &Table, unit: UnitId, here: HexId) -> Option<Sixteenths> {
    table.entries().iter().rev().find_map(|entry| match entry.event {
        Event::Moved { unit: mover, to, left, .. } if mover == unit && to == here => Some(left),
        _ => None,
    })
}

/// `cost {unit, path}`: the points that a path takes from hex to hex.
pub(super) fn cost(table: &Table, with: &With) -> Named<Done> {
    let scene = table.scene();
    let unit = one(table, with)?;
    let order = order(scene, unit);
    let mut here = scene.board.hex_of(unit).ok_or("the unit is not on the map")?;
    let mut total = Sixteenths::ZERO;
    for number in &with.path {
        let to = names::hex(scene.game(), number)?;
        match movement::cost(scene, &only(unit), here, to, order) {
            Ok(points) => total += points,
            Err(refusal) => return Ok(Done::Refused(number.clone(), refusal)),
        }
        here = to;
    }
    Ok(Done::Value(total.to_string()))
}
