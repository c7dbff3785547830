//! Moves of units along a given path, and costs of paths.

use blind_swords::check::affiliation::acts_with;
use blind_swords::check::movement;
use blind_swords::choice::Word;
use blind_swords::game::{Arm, UnitId, UnitSet};
use blind_swords::play;
use blind_swords::position_ext::{PositionExt, only};
use blind_swords::question::{EventMove, MoveOrder, MoveQuestion, Question};
use blind_swords::{Choice, Position, Refusal, Table};
use kernel::Sixteenths;

use super::Done;
use super::act::one;
use super::judged::{outcome, refused_in};
use super::model::With;
use super::names::{self, Named};
use crate::cases::model::Script;

/// Movement allowance that exceeds the cost of any path in a case.
const FREE: Sixteenths = Sixteenths::whole(99);

/// Performs `move {unit, path}`. The path consists of hexes and the words `exit`, `leave-skirmish`,
/// `mount`, `dismount` and `charge`. A refusal names the refused step of the path, or the unit.
pub(super) fn along(table: &mut Table, script: &Script, with: &With) -> Named<Done> {
    let unit = one(table, with)?;
    let steps: Vec<Choice> =
        with.path.iter().map(|step| step_of(table, step)).collect::<Named<_>>()?;
    if steps.is_empty() {
        return Err("missing `path` in `with`".to_owned());
    }
    let order = order(table.position(), unit);
    let movers = companions(table, script, unit)?;
    let played = play::movement::along(table, order, &movers, &steps);
    let game = &table.package().game;
    let question = Question::from(MoveQuestion::Unit(order));
    let named = |(step, refusal): (Choice, Refusal)| {
        Box::new((vec![question.id_of(game, step), game.units[unit.index()].id.clone()], refusal))
    };
    outcome(table, played.map(|judged| judged.map_err(named)))
}

/// Returns a unit and the units that move with it. The first `move.stack` choices of the case name
/// them.
fn companions(table: &Table, script: &Script, unit: UnitId) -> Named<UnitSet> {
    let mut movers = only(unit);
    for id in script.leading("move.stack") {
        if id != Word::Go.id() {
            movers.insert(names::unit(&table.package().game, &id)?.index());
        }
    }
    Ok(movers)
}

fn step_of(table: &Table, step: &str) -> Named<Choice> {
    match Word::ALL.iter().find(|word| word.id() == step) {
        Some(&word) => Ok(word.into()),
        None => names::hex(&table.package().game, step).map(Choice::Hex),
    }
}

/// Returns the kind of order under which a unit moves: the order of its active brigade, an
/// artillery move, or an event.
fn order(position: Position<'_>, unit: UnitId) -> MoveOrder {
    let active = position.board.activation().map(|active| (active.brigade, active.order));
    match active {
        Some((brigade, Some(order))) if acts_with(position, unit) == Some(brigade) => {
            MoveOrder::Brigade(brigade, order)
        }
        _ if position.arm(unit) != Arm::Infantry => MoveOrder::Artillery(unit),
        _ => MoveOrder::Event(EventMove {
            units: only(unit),
            allowance: FREE,
            march: false,
            engage: true,
        }),
    }
}

/// Performs `cost {unit, path}`: returns the cost of the path in movement points.
pub(super) fn cost(table: &Table, with: &With) -> Named<Done> {
    let position = table.position();
    let unit = one(table, with)?;
    let order = order(position, unit);
    let mut here = position.board.hex_of(unit).ok_or("the unit is not on the map")?;
    let mut total = Sixteenths::ZERO;
    for number in &with.path {
        let to = names::hex(position.game(), number)?;
        match movement::cost(position, &only(unit), here, to, order) {
            Ok(points) => total += points,
            Err(refusal) => return Ok(refused_in(table, vec![number.clone()], refusal)),
        }
        here = to;
    }
    Ok(Done::Value(total.to_string()))
}
