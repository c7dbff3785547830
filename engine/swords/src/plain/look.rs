//! What is here, how it is, and who can see it.

use blind_swords::board::{Face, Morale, Place};
use blind_swords::check::sight::{self, Visibility};
use blind_swords::check::{range, stacking, support, values};
use blind_swords::game::UnitId;
use blind_swords::{Look, Scene};
use kernel::{HexId, Side};

/// What stands in a hex, or how a unit is.
pub(crate) fn at(scene: Scene<'_>, what: &str) -> String {
    let game = scene.game();
    if let Some(hex) = what.parse().ok().and_then(|number| game.map.grid.hex(number)) {
        return hex_words(scene, hex);
    }
    let found = game.units.iter().position(|unit| unit.id == what);
    match found {
        Some(index) => unit_words(scene, UnitId::from_index(index)),
        None => format!("`{what}` is neither a hex of the map nor the id of a unit"),
    }
}

/// A line for each hex with units.
pub(crate) fn map(scene: Scene<'_>) -> String {
    let hexes = scene.game().map.grid.hexes().filter(|&hex| scene.board.any_in(hex).is_some());
    hexes.map(|hex| stack_words(scene, hex)).collect::<Vec<_>>().join("\n")
}

fn stack_words(scene: Scene<'_>, hex: HexId) -> String {
    let units: Vec<_> = scene.board.units_in(hex).map(|unit| short(scene, unit)).collect();
    let side = scene.occupant(hex).map_or("", |side| scene.game().side_names[side].as_str());
    format!("{} {side}: {}", ground(scene, hex), units.join("; "))
}

fn hex_words(scene: Scene<'_>, hex: HexId) -> String {
    let game = scene.game();
    let ground_words = game.map.hex(hex);
    let mut lines = vec![format!("{}, level {}", ground(scene, hex), ground_words.level)];
    if let Some(side) = scene.board.control(hex) {
        lines.push(format!("Controlled by {}", game.side_names[side]));
    }
    let units: Vec<_> = scene.board.units_in(hex).map(|unit| unit_words(scene, unit)).collect();
    lines.push(format!("Stacking {} of {}", stacking::load(scene, hex), game.stacking.limit));
    lines.extend(units);
    for side in Side::BOTH {
        lines.extend(seen_by(scene, hex, side));
    }
    lines.join("\n")
}

/// The units of a side that see a hex within their range.
fn seen_by(scene: Scene<'_>, hex: HexId, side: Side) -> Option<String> {
    let sees = |from: HexId| {
        scene.distance(from, hex) < 2
            || sight::visibility(scene, from, hex, side) != Visibility::Blocked
    };
    let seers = scene.on_map(side).filter(|&(unit, from)| {
        from != hex && range::band(scene, unit, hex).is_some() && sees(from)
    });
    let names: Vec<_> = seers
        .map(|(unit, from)| {
            format!("{} from {}", scene.info(unit).name, scene.game().map.number(from))
        })
        .collect();
    (!names.is_empty()).then(|| {
        format!("Seen in range by {}: {}", scene.game().side_names[side], names.join(", "))
    })
}

fn ground(scene: Scene<'_>, hex: HexId) -> String {
    let game = scene.game();
    let ground = game.map.hex(hex);
    let terrain = &game.terrain.kind(ground.terrain).name;
    let name = ground.name.as_ref().map(|name| format!(", {name}")).unwrap_or_default();
    format!("{} {terrain}{name}", game.map.number(hex))
}

fn unit_words(scene: Scene<'_>, unit: UnitId) -> String {
    let info = scene.info(unit);
    let brigade = info
        .brigade
        .map(|brigade| format!(", {}", scene.game().brigades[brigade.index()].name))
        .unwrap_or_default();
    let place = match scene.board.unit(unit).place {
        Place::Hex(hex) => format!("in {}", scene.game().map.number(hex)),
        Place::Broken(at) => format!("broken, box {}", at.id()),
        Place::Off => "not on the map".to_owned(),
        Place::Eliminated => "eliminated".to_owned(),
        Place::Withdrawn => "left the map".to_owned(),
    };
    let now = format!(
        "fights with {} SP, cohesion {}",
        values::modified_sp(scene, unit),
        values::modified_cr(scene, unit)
    );
    let support = if support::is_supported(scene, unit) { "supported" } else { "unsupported" };
    format!(
        "{} ({}{brigade}): {}; {place}; {now}, {support}",
        info.name,
        info.arm.id(),
        short(scene, unit)
    )
}

/// The name and what the counter shows.
fn short(scene: Scene<'_>, unit: UnitId) -> String {
    let info = scene.info(unit);
    let printed = scene.printed(unit);
    let state = scene.board.unit(unit);
    let face = if state.face == Face::Battleworn { ", battleworn" } else { "" };
    let morale = match state.morale {
        Morale::None => "",
        Morale::Shaken => ", shaken",
        Morale::Disrupted => ", disrupted",
    };
    let skirmish = if state.skirmish { ", skirmish order" } else { "" };
    format!(
        "{} {}-{} {}{face}{morale}{skirmish}",
        info.name,
        printed.sp,
        printed.cr,
        info.weapon.id()
    )
}
