//! Descriptions of hexes, units and brigades that players look up.

use kernel::words::all_of;
use kernel::{Direction, HexId, Side, Subject, say};

use crate::board::{BrigadeStatus, Place};
use crate::check::{range, sight, stacking, support, values};
use crate::describe;
use crate::game::{BrigadeId, Game, HexPoints, Mount, OnHexside, RangeBand, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Index of the units among the groups that [`names`] returns.
const UNITS: usize = 0;

/// Returns the ids and names of all units, then those of all brigades.
pub(super) fn names(game: &Game) -> Vec<Vec<(&str, &str)>> {
    let units = game.units.iter().map(|unit| (&*unit.id, &*unit.name)).collect();
    let brigades = game.brigades.iter().map(|brigade| (&*brigade.id, &*brigade.name)).collect();
    vec![units, brigades]
}

/// Describes a hex, a unit or a brigade.
pub(super) fn about(position: Position<'_>, subject: Subject) -> Vec<String> {
    match subject {
        Subject::Hex(hex) => about_hex(position, hex),
        Subject::Named { group: UNITS, index } => about_unit(position, UnitId::from_index(index)),
        Subject::Named { index, .. } => about_brigade(position, BrigadeId::from_index(index)),
    }
}

/// Describes the side and status of a brigade, and the state and place of each of its units.
fn about_brigade(position: Position<'_>, brigade: BrigadeId) -> Vec<String> {
    let (game, info) = (position.game(), &position.game().brigades[brigade.index()]);
    let (brigade_name, side) = (&info.name, &game.side_names[info.side]);
    let mut lines = vec![match position.board.brigade(brigade).status {
        BrigadeStatus::Absent => say!("about-brigade-absent", brigade = brigade_name, side),
        BrigadeStatus::Available => say!("about-brigade-available", brigade = brigade_name, side),
        BrigadeStatus::Activated => say!("about-brigade-activated", brigade = brigade_name, side),
    }];
    for unit in position.board.units().filter(|unit| position.info(*unit).brigade == Some(brigade))
    {
        let place = match position.board.unit(unit).place {
            Place::Hex(hex) => say!("about-in", hex = game.map.number(hex)),
            Place::Broken(at) => say!("about-on-broken-track", track_box = at.id()),
            Place::Off => say!("about-not-on-map"),
            Place::Eliminated => say!("place-eliminated"),
            Place::Withdrawn => say!("place-withdrawn"),
        };
        lines.push(format!("  {}, {place}", state(position, unit)));
    }
    lines
}

fn about_hex(position: Position<'_>, hex: HexId) -> Vec<String> {
    let ground = position.game().map.hex(hex);
    let (title, mark) =
        (describe::marked_hex(position, hex), describe::hex_mark(position.game(), hex, "levels"));
    let level = format!("{}{mark}", ground.level);
    let mut lines = vec![match ways(position, hex) {
        Some(roads) => say!("about-hex-with-roads", hex = title, level, roads),
        None => say!("about-hex", hex = title, level),
    }];
    lines.extend(hexsides(position, hex));
    if let Some(side) = position.board.control(hex) {
        lines.push(say!("about-controlled", side = &position.game().side_names[side]));
    }
    lines.extend(worth(position, hex));
    let units: Vec<_> = position.board.units_in(hex).collect();
    if units.is_empty() {
        lines.push(say!("about-empty"));
    } else {
        let limit = position.game().stacking.limit;
        lines.push(say!("about-stack", load = stacking::load(position, hex), limit));
        lines.extend(units.into_iter().map(|unit| format!("  {}", state(position, unit))));
    }
    lines.extend(watchers(position, hex));
    lines
}

fn about_unit(position: Position<'_>, unit: UnitId) -> Vec<String> {
    let printed = describe::printed(position, unit);
    let mut lines = vec![state(position, unit), belongs(position, unit), printed];
    let game = position.game();
    let traits = describe::traits_of(game, position.info(unit));
    lines.extend(traits.map(|it| describe::unit_trait(game, it)));
    match position.board.unit(unit).place {
        Place::Hex(hex) => {
            lines.push(say!("about-stands", hex = describe::hex(position, hex)));
            lines.push(if support::is_supported(position, unit) {
                say!("about-supported")
            } else {
                say!("about-unsupported")
            });
            lines.extend(reach(position, unit));
            lines.extend(targets(position, unit, hex));
        }
        Place::Broken(at) => lines.push(say!("about-unit-broken", track_box = at.id())),
        Place::Off => lines.push(say!("about-unit-off")),
        Place::Eliminated => lines.push(say!("about-unit-eliminated")),
        Place::Withdrawn => lines.push(say!("about-unit-withdrawn")),
    }
    lines
}

fn belongs(position: Position<'_>, unit: UnitId) -> String {
    let info = position.info(unit);
    let side = &position.game().side_names[info.side];
    let arm = match position.board.unit(unit).mount {
        Mount::Mounted => describe::arm(position.game(), info),
        Mount::Dismounted => say!("arm-cavalry-on-foot"),
    };
    match info.brigade {
        Some(brigade) => {
            let brigade = &position.game().brigades[brigade.index()].name;
            say!("about-unit-of-brigade", side, arm, brigade)
        }
        None => say!("about-unit-independent", side, arm),
    }
}

/// Describes the state of a unit: `28th NY, 7-5 Rf, shaken: now 6 SP, CR 4`.
fn state(position: Position<'_>, unit: UnitId) -> String {
    let printed = describe::unit(position, unit);
    if position.board.hex_of(unit).is_none() {
        return printed;
    }
    let (sp, cr) = (values::modified_sp(position, unit), values::modified_cr(position, unit));
    say!("about-unit-now", unit = printed, sp, cr)
}

/// Describes the roads through a hex. `None` if there is no road.
fn ways(position: Position<'_>, hex: HexId) -> Option<String> {
    let roads = position.game().map.roads.iter().filter(|road| road.path.contains(&hex));
    let names: Vec<_> = roads.map(|road| road.name.as_str()).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// Describes the elements of a hex's sides, by compass name. `None` if the sides are plain.
fn hexsides(position: Position<'_>, hex: HexId) -> Option<String> {
    let map = &position.game().map;
    let mut words = Vec::new();
    for direction in Direction::ALL {
        let ground = map.hexside(hex, direction);
        let mut here =
            ground.things().map(|thing| marked(position, hex, direction, thing)).peekable();
        if here.peek().is_some() {
            words.push(format!("{} {}", map.compass[direction.index()], all_of(here)));
        }
    }
    (!words.is_empty()).then(|| words.join(", "))
}

/// Returns the name of an element of a hexside, with a mark if the element is reconstructed.
fn marked(position: Position<'_>, hex: HexId, way: Direction, thing: OnHexside) -> String {
    let game = position.game();
    let words = describe::on_hexside(game, thing);
    let beyond = game.map.grid.neighbour(hex, way);
    let mark = beyond.map_or("", |beyond| describe::side_mark(game, thing, hex, beyond));
    format!("{words}{mark}")
}

/// Describes the victory points that the scenario awards for a hex.
fn worth(position: Position<'_>, hex: HexId) -> Vec<String> {
    let victory = &position.package.scenario().victory;
    let worth = |rows: &[HexPoints], when: &str| {
        let here = rows.iter().filter(|row| row.hex == hex);
        let line = |row: &HexPoints| {
            say!(
                "about-worth",
                points = row.points,
                side = &position.game().side_names[row.side],
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

/// Describes the units of either side that have a hex in range and in sight.
fn watchers(position: Position<'_>, hex: HexId) -> Vec<String> {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let seen = position.on_map(side).filter_map(|(unit, from)| {
            let band = range::band(position, unit, hex)?;
            let how = sight::visibility(position, from, hex, side);
            let visible = from != hex && how != sight::Visibility::Blocked;
            visible.then(|| {
                let distance = position.distance(from, hex);
                let (unit, band) = (&position.info(unit).name, describe::band_name(band));
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
            let side = &position.game().side_names[side];
            lines.push(say!("about-seen", side, units = seen.join(", ")));
        }
    }
    lines
}

fn reach(position: Position<'_>, unit: UnitId) -> Option<String> {
    let bands = range::bands(position, unit)?;
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

/// Describes the enemy hexes that a unit has in range and in sight.
fn targets(position: Position<'_>, unit: UnitId, from: HexId) -> Option<String> {
    let side = position.side_of(unit);
    let mut hexes: Vec<_> = position.on_map(side.other()).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let in_sight =
        |hex: &HexId| sight::visibility(position, from, *hex, side) != sight::Visibility::Blocked;
    let seen = hexes.into_iter().filter(in_sight).filter_map(|hex| {
        let band = describe::band_name(range::band(position, unit, hex)?);
        let (number, distance) = (position.game().map.number(hex), position.distance(from, hex));
        Some(say!("about-target", hex = number, distance, band))
    });
    let seen: Vec<_> = seen.collect();
    (!seen.is_empty()).then(|| say!("about-targets", hexes = seen.join(", ")))
}
