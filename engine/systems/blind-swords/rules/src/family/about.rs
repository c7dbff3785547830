//! What is here, and who can see it.

use kernel::{Direction, HexId, HexNumber, Side};

use crate::board::{BrigadeStatus, Place};
use crate::check::{range, sight, stacking, support, values};
use crate::describe;
use crate::game::{Brigade, BrigadeId, Mount, OnHexside, UnitId};
use crate::look::Look;
use crate::system::Scene;

/// What there is to say about a hex by its number, or about a unit by its id or a part of its name,
/// one line a fact.
pub fn about(scene: Scene<'_>, what: &str) -> String {
    let what = what.trim();
    if let Ok(number) = what.parse::<HexNumber>() {
        let hex = scene.game().map.grid.hex(number);
        return hex.map_or_else(
            || format!("{number} is not on the map"),
            |hex| about_hex(scene, hex).join("\n"),
        );
    }
    let brigade = brigade_called(scene, what);
    let is_named = |brigade: &BrigadeId| {
        scene.game().brigades[brigade.index()].name.eq_ignore_ascii_case(what)
    };
    if let Some(brigade) = brigade.filter(is_named) {
        return about_brigade(scene, brigade).join("\n");
    }
    match units_called(scene, what)[..] {
        [] => brigade.map_or_else(
            || format!("`{what}` is neither a hex of the map nor a unit nor a brigade"),
            |brigade| about_brigade(scene, brigade).join("\n"),
        ),
        [unit] => about_unit(scene, unit).join("\n"),
        ref several => {
            let ids: Vec<_> = several.iter().map(|&unit| scene.info(unit).id.as_str()).collect();
            format!("`{what}` may be {}", ids.join(", "))
        }
    }
}

/// A brigade by its whole name, by its id, or by a part of its name.
fn brigade_called(scene: Scene<'_>, what: &str) -> Option<BrigadeId> {
    let wanted = what.to_lowercase();
    let brigades = &scene.game().brigades;
    let find = |is: &dyn Fn(&Brigade) -> bool| brigades.iter().position(is);
    let found = find(&|brigade| brigade.name.to_lowercase() == wanted || brigade.id == wanted);
    let near = || find(&|brigade| brigade.name.to_lowercase().contains(&wanted));
    let found = found.or_else(|| near().filter(|_| !wanted.is_empty()));
    found.map(BrigadeId::from_index)
}

/// Whose it is, how it stands, and where its units are.
fn about_brigade(scene: Scene<'_>, brigade: BrigadeId) -> Vec<String> {
    let (game, info) = (scene.game(), &scene.game().brigades[brigade.index()]);
    let stands = match scene.board.brigade(brigade).status {
        BrigadeStatus::Absent => "not in play",
        BrigadeStatus::Available => "may be activated",
        BrigadeStatus::Activated => "has been activated",
    };
    let mut lines = vec![format!("{}, {}: {stands}", info.name, game.side_names[info.side])];
    for unit in scene.board.units().filter(|unit| scene.info(*unit).brigade == Some(brigade)) {
        let place = match scene.board.unit(unit).place {
            Place::Hex(hex) => format!("in {}", game.map.number(hex)),
            Place::Broken(at) => format!("on the Broken Track, box {}", at.id()),
            Place::Off => "not on the map".to_owned(),
            Place::Eliminated => "eliminated".to_owned(),
            Place::Withdrawn => "off the map for good".to_owned(),
        };
        lines.push(format!("  {}, {place}", state(scene, unit)));
    }
    lines
}

fn units_called(scene: Scene<'_>, what: &str) -> Vec<UnitId> {
    let wanted = what.to_lowercase();
    let exact = scene.board.units().find(|&unit| scene.info(unit).id == wanted);
    if let Some(unit) = exact {
        return vec![unit];
    }
    let near = |unit: &UnitId| {
        let info = scene.info(*unit);
        !wanted.is_empty()
            && (info.id.contains(&wanted) || info.name.to_lowercase().contains(&wanted))
    };
    scene.board.units().filter(near).collect()
}

fn about_hex(scene: Scene<'_>, hex: HexId) -> Vec<String> {
    let ground = scene.game().map.hex(hex);
    let (title, mark) =
        (describe::marked_hex(scene, hex), describe::hex_mark(scene.game(), hex, "levels"));
    let mut lines = vec![format!("{title}, level {}{mark}{}", ground.level, ways(scene, hex))];
    lines.extend(hexsides(scene, hex));
    if let Some(side) = scene.board.control(hex) {
        lines.push(format!("Controlled by the {} side", scene.game().side_names[side]));
    }
    lines.extend(worth(scene, hex));
    let units: Vec<_> = scene.board.units_in(hex).collect();
    if units.is_empty() {
        lines.push("Nobody is here".to_owned());
    } else {
        let limit = scene.game().stacking.limit;
        lines.push(format!("Stack of {}, limit {limit}:", stacking::load(scene, hex)));
        lines.extend(units.into_iter().map(|unit| format!("  {}", state(scene, unit))));
    }
    lines.extend(watchers(scene, hex));
    lines
}

fn about_unit(scene: Scene<'_>, unit: UnitId) -> Vec<String> {
    let printed = describe::printed(scene, unit);
    let mut lines = vec![state(scene, unit), belongs(scene, unit), printed];
    let game = scene.game();
    let traits = describe::traits_of(game, scene.info(unit));
    lines.extend(traits.map(|it| describe::unit_trait(game, it)));
    match scene.board.unit(unit).place {
        Place::Hex(hex) => {
            lines.push(format!("Stands in {}", describe::hex(scene, hex)));
            lines.push(if support::is_supported(scene, unit) {
                "Supported".to_owned()
            } else {
                "Without support: one less cohesion".to_owned()
            });
            lines.extend(reach(scene, unit));
            lines.extend(targets(scene, unit, hex));
        }
        Place::Broken(at) => lines.push(format!("On the Broken Track, box {}", at.id())),
        Place::Off => lines.push("Not on the map".to_owned()),
        Place::Eliminated => lines.push("Eliminated".to_owned()),
        Place::Withdrawn => lines.push("Has left the map for good".to_owned()),
    }
    lines
}

fn belongs(scene: Scene<'_>, unit: UnitId) -> String {
    let info = scene.info(unit);
    let side = &scene.game().side_names[info.side];
    let arm = match scene.board.unit(unit).mount {
        Mount::Mounted => describe::arm(scene.game(), info),
        Mount::Dismounted => "cavalry on foot",
    };
    match info.brigade {
        Some(brigade) => {
            format!("{side} {arm}, {}", scene.game().brigades[brigade.index()].name)
        }
        None => format!("{side} {arm}, independent"),
    }
}

/// `28th NY, 7-5 Rf, shaken: now 6 SP, CR 4`.
fn state(scene: Scene<'_>, unit: UnitId) -> String {
    let printed = describe::unit(scene, unit);
    if scene.board.hex_of(unit).is_none() {
        return printed;
    }
    let (sp, cr) = (values::modified_sp(scene, unit), values::modified_cr(scene, unit));
    format!("{printed}: now {sp} SP, CR {cr}")
}

/// Roads through a hex.
fn ways(scene: Scene<'_>, hex: HexId) -> String {
    let roads = scene.game().map.roads.iter().filter(|road| road.path.contains(&hex));
    let names: Vec<_> = roads.map(|road| road.name.as_str()).collect();
    if names.is_empty() { String::new() } else { format!("; {}", names.join(", ")) }
}

/// What lies on the hexsides, by compass name.
fn hexsides(scene: Scene<'_>, hex: HexId) -> Option<String> {
    let map = &scene.game().map;
    let mut words = Vec::new();
    for direction in Direction::ALL {
        let ground = map.hexside(hex, direction);
        let here: Vec<_> =
            ground.things().map(|thing| marked(scene, hex, direction, thing)).collect();
        if !here.is_empty() {
            words.push(format!("{} {}", map.compass[direction.index()], here.join(" and ")));
        }
    }
    (!words.is_empty()).then(|| words.join(", "))
}

/// One thing on a hexside, with its mark if it is reconstructed.
fn marked(scene: Scene<'_>, hex: HexId, way: Direction, thing: OnHexside) -> String {
    let game = scene.game();
    let words = describe::on_hexside(game, thing);
    let beyond = game.map.grid.neighbour(hex, way);
    let mark = beyond.map_or("", |beyond| describe::side_mark(game, thing, hex, beyond));
    format!("{words}{mark}")
}

/// What a hex is worth in the scenario.
fn worth(scene: Scene<'_>, hex: HexId) -> Vec<String> {
    let victory = &scene.package.scenario().victory;
    let kinds = [
        (&victory.at_end, "at the end"),
        (&victory.each_turn, "each turn"),
        (&victory.occupied_each_turn, "each turn while its infantry is here"),
    ];
    let rows = kinds.into_iter().flat_map(|(rows, when)| rows.iter().map(move |row| (row, when)));
    rows.filter(|(row, _)| row.hex == hex)
        .map(|(row, when)| {
            format!("Worth {} to the {} side {when}", row.points, scene.game().side_names[row.side])
        })
        .collect()
}

/// Units of either side that see a hex within their range.
fn watchers(scene: Scene<'_>, hex: HexId) -> Vec<String> {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let seen = scene.on_map(side).filter_map(|(unit, from)| {
            let band = range::band(scene, unit, hex)?;
            let how = sight::visibility(scene, from, hex, side);
            let visible = from != hex && how != sight::Visibility::Blocked;
            visible.then(|| {
                let distance = scene.distance(from, hex);
                let obscured = if how == sight::Visibility::Obscured { ", obscured" } else { "" };
                format!("{} ({distance} {band:?}{obscured})", scene.info(unit).name)
            })
        });
        let seen: Vec<_> = seen.collect();
        if !seen.is_empty() {
            let who = &scene.game().side_names[side];
            lines.push(format!("Seen in range by {who}: {}", seen.join(", ")));
        }
    }
    lines
}

fn reach(scene: Scene<'_>, unit: UnitId) -> Option<String> {
    let bands = range::bands(scene, unit)?;
    let canister = bands.canister.map(|last| format!("Canister to {last}"));
    let long = bands.long.map(|last| format!("Long to {last}"));
    let parts = [
        canister,
        Some(format!("Effective to {}", bands.effective)),
        long,
        Some(format!("Extreme to {}", bands.extreme)),
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    Some(format!("Range: {}", parts.join(", ")))
}

/// Enemy hexes within range and sight.
fn targets(scene: Scene<'_>, unit: UnitId, from: HexId) -> Option<String> {
    let side = scene.side_of(unit);
    let mut hexes: Vec<_> = scene.on_map(side.other()).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let in_sight =
        |hex: &HexId| sight::visibility(scene, from, *hex, side) != sight::Visibility::Blocked;
    let seen = hexes.into_iter().filter(in_sight).filter_map(|hex| {
        let band = range::band(scene, unit, hex)?;
        Some(format!("{} ({} {band:?})", scene.game().map.number(hex), scene.distance(from, hex)))
    });
    let seen: Vec<_> = seen.collect();
    (!seen.is_empty()).then(|| format!("Enemies in range and sight: {}", seen.join(", ")))
}
