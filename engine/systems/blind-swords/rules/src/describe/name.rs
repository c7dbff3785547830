//! How units, hexes and sides are called.

use kernel::{HexId, Side, Sixteenths};

use super::origin::hex_mark;
use super::traits::traits_of;
use crate::board::{Face, GroundMark, GroundPlace, Morale, Place};
use crate::game::{BrigadeId, ChitId, Game, Mount, Unit, UnitId, UnitSet, Values};
use crate::look::{Look, members};
use crate::system::Scene;

/// A unit with its values and state: `10th ME, 9-5 Rf, shaken`.
pub fn unit(scene: Scene<'_>, unit: UnitId) -> String {
    let mut text = format!("{}, {}", unit_name(scene.game(), unit), counter(scene, unit));
    let state = scene.board.unit(unit);
    if state.face == Face::Battleworn {
        text.push_str(", battleworn");
    }
    if let Some(word) = morale(state.morale) {
        text.push_str(", ");
        text.push_str(word);
    }
    if state.skirmish {
        text.push_str(", in Skirmish Order");
    }
    if state.mount == Mount::Dismounted {
        text.push_str(", dismounted");
    }
    for it in traits_of(scene.game(), scene.info(unit)) {
        text.push_str(", ");
        text.push_str(&it.name);
    }
    for marker in scene.board.markers_of(unit) {
        text.push_str(", ");
        text.push_str(&scene.game().markers[marker.index()].name);
    }
    text
}

/// The names of units: `10th ME`, `10th ME and 46th PA`, `10th ME, 46th PA and 28th NY`.
pub fn units(game: &Game, units: &UnitSet) -> String {
    list(members(units).map(|unit| unit_name(game, unit)))
}

/// What units do: `10th ME moves`, `10th ME and 46th PA move`.
pub(super) fn acting(game: &Game, who: &UnitSet, verb: &str) -> String {
    let ending = if members(who).count() == 1 { "s" } else { "" };
    format!("{} {verb}{ending}", units(game, who))
}

/// What the face that shows says: `9-5 Rf`, with `C` for a cadre.
pub fn counter(scene: Scene<'_>, unit: UnitId) -> String {
    let Values { sp, cr } = scene.printed(unit);
    format!("{}-{cr} {}", strength(sp), scene.arms(unit).sign)
}

/// The arm of a unit as its game calls it: `cavalry`, `gunboat`.
pub fn arm<'a>(game: &'a Game, unit: &Unit) -> &'a str {
    unit.own_arm.map_or(unit.arm.id(), |own| &game.own_arms[own.index()].name)
}

/// A hex with what fills it: `1510, woods`.
pub fn hex(scene: Scene<'_>, hex: HexId) -> String {
    hex_with(scene, hex, |_| "")
}

/// The same with marks behind what is reconstructed.
pub fn marked_hex(scene: Scene<'_>, hex: HexId) -> String {
    hex_with(scene, hex, |table| hex_mark(scene.game(), hex, table))
}

fn hex_with(scene: Scene<'_>, hex: HexId, mark: impl Fn(&str) -> &'static str) -> String {
    let (game, terrain_mark) = (scene.game(), mark("terrain"));
    let ground = game.map.hex(hex);
    let number = game.map.number(hex);
    let terrain = game.terrain.kind(ground.terrain).name.to_lowercase();
    let named = match &ground.name {
        Some(name) => format!("{number} {name}{}, {terrain}{terrain_mark}", mark("places")),
        None => format!("{number}, {terrain}{terrain_mark}"),
    };
    let marks = scene.board.ground().iter().filter(|mark| mark.place.hexes().any(|at| at == hex));
    marks.fold(named, |words, mark| format!("{words}, {}", ground_mark(game, *mark, hex)))
}

/// A marker on the ground, seen from a hex: `breastworks`, `burnt bridge towards 1511`.
fn ground_mark(game: &Game, mark: GroundMark, from: HexId) -> String {
    let name = game.ground_markers[mark.marker.index()].name.to_lowercase();
    match mark.place.hexes().find(|&other| other != from) {
        Some(other) => format!("{name} towards {}", game.map.number(other)),
        None => name,
    }
}

/// A strength point amount as counters show it.
pub fn strength(sp: Sixteenths) -> String {
    if sp == Sixteenths::HALF { "C".to_owned() } else { sp.to_string() }
}

/// The word for a morale marker; none for a steady unit.
pub(super) const fn morale(morale: Morale) -> Option<&'static str> {
    match morale {
        Morale::None => None,
        Morale::Shaken => Some("shaken"),
        Morale::Disrupted => Some("disrupted"),
    }
}

/// Where a unit is: `1510`, `Broken Track, box 2`.
pub(super) fn place(scene: Scene<'_>, unit: UnitId) -> String {
    match scene.board.unit(unit).place {
        Place::Hex(hex) => number(scene.game(), hex),
        Place::Broken(at) => format!("Broken Track, {}", broken_box(at.id())),
        Place::Off => "off the map".to_owned(),
        Place::Eliminated => "eliminated".to_owned(),
        Place::Withdrawn => "off the map for good".to_owned(),
    }
}

/// A box of the Broken Track: `box 2`, `Available`.
pub(super) fn broken_box(id: &str) -> String {
    if id == "available" { "Available".to_owned() } else { format!("box {id}") }
}

pub(super) fn number(game: &Game, hex: HexId) -> String {
    game.map.number(hex).to_string()
}

pub(super) fn side(game: &Game, side: Side) -> &str {
    &game.side_names[side]
}

pub(super) fn unit_name(game: &Game, unit: UnitId) -> &str {
    &game.units[unit.index()].name
}

pub(super) fn brigade(game: &Game, brigade: BrigadeId) -> &str {
    &game.brigades[brigade.index()].name
}

pub(super) fn chit(game: &Game, chit: ChitId) -> &str {
    &game.chits[chit.index()].name
}

/// Puts words in a row: `a`, `a and b`, `a, b and c`.
pub(super) fn list<T: AsRef<str>>(words: impl Iterator<Item = T>) -> String {
    let words: Vec<T> = words.collect();
    let Some((last, first)) = words.split_last() else { return "nobody".to_owned() };
    if first.is_empty() {
        return last.as_ref().to_owned();
    }
    let first: Vec<&str> = first.iter().map(T::as_ref).collect();
    format!("{} and {}", first.join(", "), last.as_ref())
}

/// The first letter in upper case.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}

/// A number of things: `1 hex`, `2 hexes`.
pub(super) fn count(number: impl Into<i64>, one: &str, many: &str) -> String {
    let number = number.into();
    format!("{number} {}", if number == 1 { one } else { many })
}

/// A hex, or the two hexes of a hexside.
pub(crate) fn ground_place(game: &Game, place: GroundPlace) -> String {
    match place {
        GroundPlace::Hex(hex) => number(game, hex),
        GroundPlace::Hexside(a, b) => format!("{}/{}", number(game, a), number(game, b)),
    }
}
