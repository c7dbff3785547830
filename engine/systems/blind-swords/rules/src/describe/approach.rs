//! Effects of a step: cost, enemy fire, engagement, stacking.

use kernel::words::all_of;
use kernel::{HexId, say};

use super::name::{number, unit_name};
use crate::check::{fire, movement, stacking};
use crate::game::{UnitId, UnitSet};
use crate::look::{Look, members};
use crate::question::{Occasion, RetreatWalk, Volley, Walk};
use crate::rulebook;
use crate::system::Scene;

/// Describes a step of a move: `2 MP, 2 left; draws disengagement fire from G1; next to an enemy`.
pub(super) fn step(scene: Scene<'_>, walk: &Walk, to: HexId) -> Option<String> {
    let paid = movement::pay_for_step(scene, walk, to).ok()?;
    let mut words = vec![say!("step-cost", cost = paid.cost, left = paid.left)];
    words.extend(draws_fire(scene, &walk.movers, walk.here));
    words.extend(ahead(scene, &walk.movers, to));
    if !movement::may_go_on(scene, &walk.after(to, paid.left)) {
        words.push(say!("step-ends-move"));
    }
    Some(words.join("; "))
}

/// Describes a step off the map.
pub(super) fn exit(scene: Scene<'_>, walk: &Walk) -> Option<String> {
    let paid = movement::pay_for_exit(scene, walk).ok()?;
    let mut words = vec![say!("step-exit-cost", cost = paid.cost)];
    words.extend(draws_fire(scene, &walk.movers, walk.here));
    Some(words.join("; "))
}

/// Describes a step of a retreat. It draws fire only from the second hex on. DIS-07.
pub(super) fn retreat(scene: Scene<'_>, walk: &RetreatWalk, to: HexId) -> Option<String> {
    let unit = crate::look::only(walk.unit);
    let fire = if walk.at_start() { None } else { draws_fire(scene, &unit, walk.here()) };
    let words: Vec<_> = fire.into_iter().chain(ahead(scene, &unit, to)).collect();
    (!words.is_empty()).then(|| words.join("; "))
}

/// Describes a hex for arriving units: adjacent enemies and units already there.
pub(super) fn arrive(scene: Scene<'_>, units: &UnitSet, to: HexId) -> Option<String> {
    let words = ahead(scene, units, to);
    (!words.is_empty()).then(|| words.join("; "))
}

fn ahead(scene: Scene<'_>, units: &UnitSet, to: HexId) -> Vec<String> {
    let Some(first) = members(units).next() else { return Vec::new() };
    let beside = scene.enemy_hexes_next_to(to, scene.side_of(first));
    let beside = beside.map(|hex| number(scene.game(), hex));
    let mut words = Vec::new();
    if scene.next_to_enemy(to, scene.side_of(first)) {
        words.push(say!("step-next-to-enemy", hexes = all_of(beside)));
    }
    if scene.board.any_in(to).is_some() {
        let (load, limit) = (stacking::load_with(scene, to, units), scene.game().stacking.limit);
        words.push(say!("step-stack", load, limit));
    }
    words
}

/// DIS-01: names the units that may fire at units that leave a hex.
fn draws_fire(scene: Scene<'_>, movers: &UnitSet, from: HexId) -> Option<String> {
    let first = members(movers).next()?;
    let side = scene.side_of(first);
    let volley = Volley::new(side.other(), Occasion::Disengagement(*movers));
    let fires = |unit: &UnitId| {
        fire::may_fire(scene, &volley, *unit).is_ok()
            && fire::may_target(scene, &volley, *unit, from).is_ok()
    };
    let units = scene.enemy_hexes_next_to(from, side).flat_map(|hex| scene.board.units_in(hex));
    let units = units.filter(fires);
    let mut names = units.map(|unit| unit_name(scene.game(), unit).to_owned()).peekable();
    names.peek()?;
    let rulebook = if rulebook::is_first(scene.profile()) { "first" } else { "series" };
    Some(say!("step-draws-fire", rulebook, units = all_of(names)))
}
