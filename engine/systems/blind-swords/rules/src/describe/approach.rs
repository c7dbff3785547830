//! Descriptions of a step's effects: cost, enemy fire, engagement, stacking.

use kernel::words::all_of;
use kernel::{HexId, say};

use super::name::{number, unit_name};
use crate::check::{fire, movement, stacking};
use crate::game::{UnitId, UnitSet};
use crate::position_ext::{PositionExt, members};
use crate::question::{Occasion, RetreatWalk, Volley, Walk};
use crate::rulebook;
use crate::system::Position;

/// Describes a step of a move: `2 MP, 2 left; draws disengagement fire from G1; next to an enemy`.
pub(super) fn step(position: Position<'_>, walk: &Walk, to: HexId) -> Option<String> {
    let paid = movement::pay_for_step(position, walk, to).ok()?;
    let mut words = vec![say!("step-cost", cost = paid.cost, left = paid.left)];
    words.extend(draws_fire(position, &walk.movers, walk.here));
    words.extend(ahead(position, &walk.movers, to));
    if !movement::may_go_on(position, &walk.after(to, paid.left)) {
        words.push(say!("step-ends-move"));
    }
    Some(words.join("; "))
}

/// Describes the cost and effects of a step off the map.
pub(super) fn exit(position: Position<'_>, walk: &Walk) -> Option<String> {
    let paid = movement::pay_for_exit(position, walk).ok()?;
    let mut words = vec![say!("step-exit-cost", cost = paid.cost)];
    words.extend(draws_fire(position, &walk.movers, walk.here));
    Some(words.join("; "))
}

/// Describes a step of a retreat. A retreat draws fire only from its second hex on. DIS-07.
pub(super) fn retreat(position: Position<'_>, walk: &RetreatWalk, to: HexId) -> Option<String> {
    let unit = crate::position_ext::only(walk.unit);
    let fire = if walk.at_start() { None } else { draws_fire(position, &unit, walk.here()) };
    let words: Vec<_> = fire.into_iter().chain(ahead(position, &unit, to)).collect();
    (!words.is_empty()).then(|| words.join("; "))
}

/// Describes a hex in which units may arrive, with adjacent enemies and the units already there.
pub(super) fn arrive(position: Position<'_>, units: &UnitSet, to: HexId) -> Option<String> {
    let words = ahead(position, units, to);
    (!words.is_empty()).then(|| words.join("; "))
}

fn ahead(position: Position<'_>, units: &UnitSet, to: HexId) -> Vec<String> {
    let Some(first) = members(units).next() else { return Vec::new() };
    let beside = position.enemy_hexes_next_to(to, position.side_of(first));
    let beside = beside.map(|hex| number(position.game(), hex));
    let mut words = Vec::new();
    if position.next_to_enemy(to, position.side_of(first)) {
        words.push(say!("step-next-to-enemy", hexes = all_of(beside)));
    }
    if position.board.any_in(to).is_some() {
        let (load, limit) =
            (stacking::load_with(position, to, units), position.game().stacking.limit);
        words.push(say!("step-stack", load, limit));
    }
    words
}

/// Names the enemies that may fire at units leaving a hex. DIS-01.
fn draws_fire(position: Position<'_>, movers: &UnitSet, from: HexId) -> Option<String> {
    let first = members(movers).next()?;
    let side = position.side_of(first);
    let volley = Volley::new(side.other(), Occasion::Disengagement(*movers));
    let fires = |unit: &UnitId| {
        fire::may_fire(position, &volley, *unit).is_ok()
            && fire::may_target(position, &volley, *unit, from).is_ok()
    };
    let units =
        position.enemy_hexes_next_to(from, side).flat_map(|hex| position.board.units_in(hex));
    let units = units.filter(fires);
    let mut names = units.map(|unit| unit_name(position.game(), unit).to_owned()).peekable();
    names.peek()?;
    let rulebook = if rulebook::is_first(position.profile()) { "first" } else { "series" };
    Some(say!("step-draws-fire", rulebook, units = all_of(names)))
}
