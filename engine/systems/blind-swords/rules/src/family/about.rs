//! Information about hexes, units and brigades.

use kernel::words::all_of;
use kernel::{Direction, HexId, HexNumber, Side, say};

use crate::board::{BrigadeStatus, Place};
use crate::check::{range, sight, stacking, support, values};
use crate::describe;
use crate::game::{Brigade, BrigadeId, HexPoints, Mount, OnHexside, RangeBand, UnitId};
use crate::look::Look;
use crate::system::Scene;

/// Describes a hex (by number), or a unit or brigade (by id or a part of its name), one fact a
/// line.
pub fn about(scene: Scene<'_>, what: &str) -> String {
    let what = what.trim();
    if let Ok(number) = what.parse::<HexNumber>() {
        let hex = scene.game().map.grid.hex(number);
        return hex.map_or_else(
            || say!("about-off-map", hex = number),
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
            || say!("about-unknown", what),
            |brigade| about_brigade(scene, brigade).join("\n"),
        ),
        [unit] => about_unit(scene, unit).join("\n"),
        ref several => {
            let ids: Vec<_> = several.iter().map(|&unit| scene.info(unit).id.as_str()).collect();
            say!("about-several", what, ids = ids.join(", "))
        }
    }
}

/// Finds a brigade by its full name, by its id, or by a part of its name.
fn brigade_called(scene: Scene<'_>, what: &str) -> Option<BrigadeId> {
    let wanted = what.to_lowercase();
    let brigades = &scene.game().brigades;
    let find = |is: &dyn Fn(&Brigade) -> bool| brigades.iter().position(is);
    let found = find(&|brigade| brigade.name.to_lowercase() == wanted || brigade.id == wanted);
    let near = || find(&|brigade| brigade.name.to_lowercase().contains(&wanted));
    let found = found.or_else(|| near().filter(|_| !wanted.is_empty()));
    found.map(BrigadeId::from_index)
}

/// Side, status and unit places of a brigade.
fn about_brigade(scene: Scene<'_>, brigade: BrigadeId) -> Vec<String> {
    let (game, info) = (scene.game(), &scene.game().brigades[brigade.index()]);
    let (brigade_name, side) = (&info.name, &game.side_names[info.side]);
    let mut lines = vec![match scene.board.brigade(brigade).status {
        BrigadeStatus::Absent => say!("about-brigade-absent", brigade = brigade_name, side),
        BrigadeStatus::Available => say!("about-brigade-available", brigade = brigade_name, side),
        BrigadeStatus::Activated => say!("about-brigade-activated", brigade = brigade_name, side),
    }];
    for unit in scene.board.units().filter(|unit| scene.info(*unit).brigade == Some(brigade)) {
        let place = match scene.board.unit(unit).place {
            Place::Hex(hex) => say!("about-in", hex = game.map.number(hex)),
            Place::Broken(at) => say!("about-on-broken-track", track_box = at.id()),
            Place::Off => say!("about-not-on-map"),
            Place::Eliminated => say!("place-eliminated"),
            Place::Withdrawn => say!("place-withdrawn"),
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
    let level = format!("{}{mark}", ground.level);
    let mut lines = vec![match ways(scene, hex) {
        Some(roads) => say!("about-hex-with-roads", hex = title, level, roads),
        None => say!("about-hex", hex = title, level),
    }];
    lines.extend(hexsides(scene, hex));
    if let Some(side) = scene.board.control(hex) {
        lines.push(say!("about-controlled", side = &scene.game().side_names[side]));
    }
    lines.extend(worth(scene, hex));
    let units: Vec<_> = scene.board.units_in(hex).collect();
    if units.is_empty() {
        lines.push(say!("about-empty"));
    } else {
        let limit = scene.game().stacking.limit;
        lines.push(say!("about-stack", load = stacking::load(scene, hex), limit));
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
            lines.push(say!("about-stands", hex = describe::hex(scene, hex)));
            lines.push(if support::is_supported(scene, unit) {
                say!("about-supported")
            } else {
                say!("about-unsupported")
            });
            lines.extend(reach(scene, unit));
            lines.extend(targets(scene, unit, hex));
        }
        Place::Broken(at) => lines.push(say!("about-unit-broken", track_box = at.id())),
        Place::Off => lines.push(say!("about-unit-off")),
        Place::Eliminated => lines.push(say!("about-unit-eliminated")),
        Place::Withdrawn => lines.push(say!("about-unit-withdrawn")),
    }
    lines
}

fn belongs(scene: Scene<'_>, unit: UnitId) -> String {
    let info = scene.info(unit);
    let side = &scene.game().side_names[info.side];
    let arm = match scene.board.unit(unit).mount {
        Mount::Mounted => describe::arm(scene.game(), info),
        Mount::Dismounted => say!("arm-cavalry-on-foot"),
    };
    match info.brigade {
        Some(brigade) => {
            let brigade = &scene.game().brigades[brigade.index()].name;
            say!("about-unit-of-brigade", side, arm, brigade)
        }
        None => say!("about-unit-independent", side, arm),
    }
}

/// `28th NY, 7-5 Rf, shaken: now 6 SP, CR 4`.
fn state(scene: Scene<'_>, unit: UnitId) -> String {
    let printed = describe::unit(scene, unit);
    if scene.board.hex_of(unit).is_none() {
        return printed;
    }
    let (sp, cr) = (values::modified_sp(scene, unit), values::modified_cr(scene, unit));
    say!("about-unit-now", unit = printed, sp, cr)
}

/// Roads through a hex.
fn ways(scene: Scene<'_>, hex: HexId) -> Option<String> {
    let roads = scene.game().map.roads.iter().filter(|road| road.path.contains(&hex));
    let names: Vec<_> = roads.map(|road| road.name.as_str()).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// Elements of the hexsides, by compass name.
fn hexsides(scene: Scene<'_>, hex: HexId) -> Option<String> {
    let map = &scene.game().map;
    let mut words = Vec::new();
    for direction in Direction::ALL {
        let ground = map.hexside(hex, direction);
        let mut here = ground.things().map(|thing| marked(scene, hex, direction, thing)).peekable();
        if here.peek().is_some() {
            words.push(format!("{} {}", map.compass[direction.index()], all_of(here)));
        }
    }
    (!words.is_empty()).then(|| words.join(", "))
}

/// An element of a hexside, marked if it is reconstructed.
fn marked(scene: Scene<'_>, hex: HexId, way: Direction, thing: OnHexside) -> String {
    let game = scene.game();
    let words = describe::on_hexside(game, thing);
    let beyond = game.map.grid.neighbour(hex, way);
    let mark = beyond.map_or("", |beyond| describe::side_mark(game, thing, hex, beyond));
    format!("{words}{mark}")
}

/// Victory points for a hex in the scenario.
fn worth(scene: Scene<'_>, hex: HexId) -> Vec<String> {
    let victory = &scene.package.scenario().victory;
    let worth = |rows: &[HexPoints], when: &str| {
        let here = rows.iter().filter(|row| row.hex == hex);
        let line = |row: &HexPoints| {
            say!(
                "about-worth",
                points = row.points,
                side = &scene.game().side_names[row.side],
                when
            )
        };
        here.map(line).collect::<Vec<_>>()
    };
    let mut lines = worth(&victory.at_end, "at-end");
    lines.extend(worth(&victory.each_turn, "each-turn"));
    lines.extend(worth(&victory.occupied_each_turn, "occupied"));
    lines
}

/// Units of either side that have a hex in range and sight.
fn watchers(scene: Scene<'_>, hex: HexId) -> Vec<String> {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let seen = scene.on_map(side).filter_map(|(unit, from)| {
            let band = range::band(scene, unit, hex)?;
            let how = sight::visibility(scene, from, hex, side);
            let visible = from != hex && how != sight::Visibility::Blocked;
            visible.then(|| {
                let distance = scene.distance(from, hex);
                let (unit, band) = (&scene.info(unit).name, describe::band_name(band));
                match how {
                    sight::Visibility::Obscured => {
                        say!("about-watcher-obscured", unit, distance, band)
                    }
                    sight::Visibility::Clear | sight::Visibility::Blocked => {
                        say!("about-watcher", unit, distance, band)
                    }
                }
            })
        });
        let seen: Vec<_> = seen.collect();
        if !seen.is_empty() {
            let side = &scene.game().side_names[side];
            lines.push(say!("about-seen", side, units = seen.join(", ")));
        }
    }
    lines
}

fn reach(scene: Scene<'_>, unit: UnitId) -> Option<String> {
    let bands = range::bands(scene, unit)?;
    let ends = [
        (RangeBand::Canister, bands.canister),
        (RangeBand::Effective, Some(bands.effective)),
        (RangeBand::Long, bands.long),
        (RangeBand::Extreme, Some(bands.extreme)),
    ];
    let part = |(band, last): (RangeBand, Option<u8>)| {
        Some(say!("about-band", band = describe::band_name(band), last = last?))
    };
    let parts: Vec<_> = ends.into_iter().filter_map(part).collect();
    Some(say!("about-range", bands = parts.join(", ")))
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
        let band = describe::band_name(range::band(scene, unit, hex)?);
        let (number, distance) = (scene.game().map.number(hex), scene.distance(from, hex));
        Some(say!("about-target", hex = number, distance, band))
    });
    let seen: Vec<_> = seen.collect();
    (!seen.is_empty()).then(|| say!("about-targets", hexes = seen.join(", ")))
}
