//! Names of units, hexes and sides.

use kernel::words::all_of;
use kernel::{HexId, Side, Sixteenths, say};

use super::origin::hex_mark;
use crate::board::{Face, GroundMark, GroundPlace, Morale, Place};
use crate::game::{
    Arm, BrigadeId, ChitId, CohesionTest, Game, Mount, Order, RangeBand, Trait, Unit, UnitId,
    UnitSet, Values,
};
use crate::odds::Effect;
use crate::position_ext::{PositionExt, members};
use crate::system::Position;

/// Describes a unit with its values and state: `10th ME, 9-5 Rf, shaken`.
pub fn unit(position: Position<'_>, unit: UnitId) -> String {
    let (game, state) = (position.game(), position.board.unit(unit));
    let mut words = vec![unit_name(game, unit).to_owned(), counter(position, unit)];
    if state.face == Face::Battleworn {
        words.push(say!("state-battleworn"));
    }
    words.extend(match state.morale {
        Morale::None => None,
        Morale::Shaken => Some(say!("state-shaken")),
        Morale::Disrupted => Some(say!("state-disrupted")),
    });
    if state.skirmish {
        words.push(say!("state-skirmish-order"));
    }
    if state.mount == Mount::Dismounted {
        words.push(say!("state-dismounted"));
    }
    words.extend(traits_of(game, position.info(unit)).map(|it| it.name.clone()));
    let markers = position.board.markers_of(unit);
    words.extend(markers.map(|marker| game.markers[marker.index()].name.clone()));
    words.join(", ")
}

/// Returns the names of units: `10th ME`, `10th ME and 46th PA`, `10th ME, 46th PA and 28th NY`.
pub fn units(game: &Game, units: &UnitSet) -> String {
    list(members(units).map(|unit| unit_name(game, unit)))
}

/// Returns the values of the face shown: `9-5 Rf`, with `C` for a cadre.
pub fn counter(position: Position<'_>, unit: UnitId) -> String {
    let Values { sp, cr } = position.printed(unit);
    format!("{}-{cr} {}", strength(sp), position.arms(unit).sign)
}

/// Returns the name of a unit's arm in the terms of the game: `cavalry`, `gunboat`.
pub fn arm(game: &Game, unit: &Unit) -> String {
    unit.own_arm.map_or_else(|| arm_name(unit.arm), |own| game.own_arms[own.index()].name.clone())
}

/// Returns the name of an arm of the series: `cavalry`.
pub(crate) fn arm_name(arm: Arm) -> String {
    match arm {
        Arm::Infantry => say!("arm-infantry"),
        Arm::Cavalry => say!("arm-cavalry"),
        Arm::Artillery => say!("arm-artillery"),
    }
}

/// Returns the name of an order: `Attack`.
pub(crate) fn order(order: Order) -> String {
    match order {
        Order::Attack => say!("order-attack"),
        Order::Defend => say!("order-defend"),
        Order::Maneuver => say!("order-maneuver"),
        Order::Regroup => say!("order-regroup"),
    }
}

/// Returns the name of a range band: `Long`.
pub(crate) fn band_name(band: RangeBand) -> String {
    match band {
        RangeBand::Canister => say!("band-canister"),
        RangeBand::Effective => say!("band-effective"),
        RangeBand::Long => say!("band-long"),
        RangeBand::Extreme => say!("band-extreme"),
    }
}

/// Returns the name of a cohesion test: `Routine`.
pub(crate) fn test_name(test: CohesionTest) -> String {
    match test {
        CohesionTest::CloseFight => say!("test-close-fight"),
        CohesionTest::Routine => say!("test-routine"),
        CohesionTest::Tough => say!("test-tough"),
        CohesionTest::Severe => say!("test-severe"),
    }
}

/// Returns the name of a cohesion test, or the words for no test.
pub(super) fn test_or_none(test: Option<CohesionTest>) -> String {
    test.map_or_else(|| say!("test-none"), test_name)
}

/// Returns the name of an effect of the dice: `break test`.
pub(crate) fn effect_name(effect: Effect) -> String {
    match effect {
        Effect::Nothing => say!("effect-nothing"),
        Effect::Depletion => say!("effect-depletion"),
        Effect::AttackerDepletion => say!("effect-attacker-depletion"),
        Effect::MoraleHit => say!("effect-morale-hit"),
        Effect::BreakTest => say!("effect-break-test"),
        Effect::Retreat => say!("effect-retreat"),
        Effect::Panic => say!("effect-panic"),
        Effect::AttackerMoraleHit => say!("effect-attacker-morale-hit"),
        Effect::AttackerRetreat => say!("effect-attacker-retreat"),
    }
}

/// Describes a hex with its terrain: `1510, woods`.
pub fn hex(position: Position<'_>, hex: HexId) -> String {
    hex_with(position, hex, |_| "")
}

/// Describes a hex with its terrain. A mark (`†` or `‡`) follows each made-up value.
pub fn marked_hex(position: Position<'_>, hex: HexId) -> String {
    hex_with(position, hex, |table| hex_mark(position.game(), hex, table))
}

/// Describes a hex with its terrain, without removable markers: `1510, woods`.
pub(crate) fn ground(game: &Game, hex: HexId) -> String {
    ground_with(game, hex, |_| "")
}

fn hex_with(position: Position<'_>, hex: HexId, mark: impl Fn(&str) -> &'static str) -> String {
    let game = position.game();
    let marks =
        position.board.ground().iter().filter(|mark| mark.place.hexes().any(|at| at == hex));
    marks.fold(ground_with(game, hex, mark), |words, mark| {
        format!("{words}, {}", ground_mark(game, *mark, hex))
    })
}

fn ground_with(game: &Game, hex: HexId, mark: impl Fn(&str) -> &'static str) -> String {
    let (ground, terrain_mark) = (game.map.hex(hex), mark("terrain"));
    let number = game.map.number(hex);
    let terrain = game.terrain.kind(ground.terrain).name.to_lowercase();
    match &ground.name {
        Some(name) => format!("{number} {name}{}, {terrain}{terrain_mark}", mark("places")),
        None => format!("{number}, {terrain}{terrain_mark}"),
    }
}

/// Describes a ground marker as seen from a hex: `breastworks`, `burnt bridge towards 1511`.
fn ground_mark(game: &Game, mark: GroundMark, from: HexId) -> String {
    let name = game.ground_markers[mark.marker.index()].name.to_lowercase();
    match mark.place.hexes().find(|&other| other != from) {
        Some(other) => say!("marker-towards", marker = name, hex = game.map.number(other)),
        None => name,
    }
}

/// Returns the number of a hex, with the name of the place if it has one: `The Gate (1914)`,
/// `1510`.
pub(crate) fn place_name(game: &Game, hex: HexId) -> String {
    match &game.map.hex(hex).name {
        Some(name) => say!("place-named", name, hex = game.map.number(hex)),
        None => number(game, hex),
    }
}

/// Formats an amount of strength points as counters print it.
pub fn strength(sp: Sixteenths) -> String {
    if sp == Sixteenths::HALF { "C".to_owned() } else { sp.to_string() }
}

/// Describes the place of a unit: `1510`, `Broken Track, box 2`.
pub(super) fn place(position: Position<'_>, unit: UnitId) -> String {
    match position.board.unit(unit).place {
        Place::Hex(hex) => number(position.game(), hex),
        Place::Broken(at) => say!("place-broken", track_box = broken_box(at.id())),
        Place::Off => say!("place-off"),
        Place::Eliminated => say!("place-eliminated"),
        Place::Withdrawn => say!("place-withdrawn"),
    }
}

/// Returns the name of a box of the Broken Track: `box 2`, `Available`.
pub(super) fn broken_box(id: &str) -> String {
    say!("broken-box", id)
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

/// Returns a unit's traits.
pub(crate) fn traits_of<'a>(game: &'a Game, unit: &'a Unit) -> impl Iterator<Item = &'a Trait> {
    unit.traits.iter().map(|it| &game.traits[it.index()])
}

pub(super) fn brigade(game: &Game, brigade: BrigadeId) -> &str {
    &game.brigades[brigade.index()].name
}

pub(super) fn chit(game: &Game, chit: ChitId) -> &str {
    &game.chits[chit.index()].name
}

/// Joins words into a list: `a`, `a and b`, `a, b and c`.
pub(super) fn list<T: AsRef<str>>(words: impl Iterator<Item = T>) -> String {
    let mut words = words.map(|word| word.as_ref().to_owned()).peekable();
    if words.peek().is_none() { say!("list-empty") } else { all_of(words) }
}

/// Describes a hex, or the two hexes of a hexside.
pub(crate) fn ground_place(game: &Game, place: GroundPlace) -> String {
    match place {
        GroundPlace::Hex(hex) => number(game, hex),
        GroundPlace::Hexside(a, b) => format!("{}/{}", number(game, a), number(game, b)),
    }
}
