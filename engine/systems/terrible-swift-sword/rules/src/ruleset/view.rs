//! Position as JSON, for programs. All viewers see the same, since this system hides nothing.

use kernel::{HexNumber, MadeUp, PerSide, Side, say};
use serde::Serialize;

use super::score;
use crate::board::{BrigadeState, Place, Stage, UnitState};
use crate::check::brigade;
use crate::check::victory::{self, Level, Tally};
use crate::describe;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Complete view of a position.
#[derive(Debug, Serialize)]
pub struct View<'a> {
    turn: u8,
    last_turn: u8,
    time: &'a str,
    phase: String,
    active: Side,
    morale: MoraleSeen,
    points: PerSide<PointsSeen>,
    units: Vec<UnitSeen<'a>>,
    leaders: Vec<LeaderSeen<'a>>,
    brigades: Vec<BrigadeSeen<'a>>,
    melees: Vec<HexNumber>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Ending<'a>>,
}

#[derive(Debug, Serialize)]
struct MoraleSeen {
    side: Side,
    points: u16,
}

#[derive(Debug, Serialize)]
struct PointsSeen {
    losses: u16,
    brigades: u16,
    exits: u16,
    hills: u16,
    morale: u16,
    total: u16,
}

#[derive(Debug, Serialize)]
struct UnitSeen<'a> {
    id: &'a str,
    side: Side,
    arm: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    hex: Option<HexNumber>,
    place: &'static str,
    full: u8,
    weapon: &'static str,
    morale: Option<&'static str>,
    /// State of the unit as saves hold it.
    state: &'a UnitState,
    #[serde(skip_serializing_if = "Option::is_none")]
    facing: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reconstructed: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    designed: Vec<&'a str>,
}

#[derive(Debug, Serialize)]
struct LeaderSeen<'a> {
    id: &'a str,
    side: Side,
    #[serde(skip_serializing_if = "Option::is_none")]
    hex: Option<HexNumber>,
    place: &'static str,
    radius: u8,
    rally: u8,
    replacement: bool,
    pinned: bool,
}

#[derive(Debug, Serialize)]
struct BrigadeSeen<'a> {
    id: &'a str,
    side: Side,
    rating: i16,
    points: u16,
    state: &'a BrigadeState,
}

/// Result of a finished game.
#[derive(Debug, Serialize)]
pub struct Ending<'a> {
    /// Winner. `None` if the game is a draw.
    pub winner: Option<Side>,
    /// Level of the victory in words.
    pub level: String,
    /// Explanation of the score.
    pub why: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    points: PerSide<u16>,
}

/// Returns the result of the game. `None` if the game is not over. ST 22.4. ST-VIC-10.
pub(super) fn ending(position: Position<'_>) -> Option<Ending<'_>> {
    if position.board.stage() != Stage::Over {
        return None;
    }
    let (winner, level) = victory::level(position);
    let name = winner.map(|side| position.game().side_names[side].as_str());
    let level = match level {
        Level::Draw => "draw",
        Level::Marginal => "marginal",
        Level::Substantial => "substantial",
        Level::Decisive => "decisive",
    };
    let level = say!("victory", level, side = name.unwrap_or_default());
    let why = format!("{level}. {}.", score::words(position));
    let points = PerSide::from_fn(|side| victory::tally(position, side).total());
    Some(Ending { winner, level, why, name, points })
}

/// Returns the complete view of a position.
pub(super) fn view(position: Position<'_>) -> View<'_> {
    let (board, game) = (position.board, position.game());
    View {
        turn: board.turn(),
        last_turn: position.package.scenario().turns.last,
        time: describe::time(position.package, board.turn()),
        phase: describe::stage(game, board.active(), board.stage()),
        active: board.active(),
        morale: MoraleSeen { side: game.charts.morale.side, points: board.morale() },
        points: PerSide::from_fn(|side| points(victory::tally(position, side))),
        units: units(position),
        leaders: leaders(position),
        brigades: brigades(position),
        melees: board.melees().iter().map(|melee| game.map.number(melee.hex)).collect(),
        result: ending(position),
    }
}

fn points(tally: Tally) -> PointsSeen {
    let Tally { losses, brigades, exits, hills, morale } = tally;
    PointsSeen { losses, brigades, exits, hills, morale, total: tally.total() }
}

const fn place(place: Place) -> &'static str {
    match place {
        Place::Off => "off",
        Place::Hex(_) => "map",
        Place::Exited => "exited",
        Place::Fallen => "fallen",
        Place::Gone => "gone",
    }
}

fn units(position: Position<'_>) -> Vec<UnitSeen<'_>> {
    let seen = |unit| {
        let (info, state) = (position.info(unit), position.state(unit));
        let made_up =
            |kind| position.game().origins.parts(&format!("units/units/{}", info.id), kind);
        let facing = state.formation.has_facing();
        UnitSeen {
            id: &info.id,
            side: state.owner,
            arm: info.arm.id(),
            hex: state.place.hex().map(|hex| position.map().number(hex)),
            place: place(state.place),
            full: info.strength,
            weapon: info.weapon.id(),
            morale: info.morale.map(crate::game::Letter::id),
            state,
            facing: facing.then(|| describe::direction(position.game(), state.facing)),
            reconstructed: made_up(MadeUp::Reconstructed),
            designed: made_up(MadeUp::Designed),
        }
    };
    position.board.units().map(seen).collect()
}

fn leaders(position: Position<'_>) -> Vec<LeaderSeen<'_>> {
    let seen = |leader| {
        let (info, state) = (position.leader_info(leader), position.board.leader(leader));
        let ratings = position.ratings(leader);
        LeaderSeen {
            id: &info.id,
            side: info.side,
            hex: state.place.hex().map(|hex| position.map().number(hex)),
            place: place(state.place),
            radius: ratings.radius,
            rally: ratings.rally,
            replacement: state.replaced,
            pinned: state.pinned,
        }
    };
    position.board.leaders().map(seen).collect()
}

fn brigades(position: Position<'_>) -> Vec<BrigadeSeen<'_>> {
    let seen = |id| {
        let info = position.brigade_info(id);
        BrigadeSeen {
            id: &info.id,
            side: info.side,
            rating: brigade::rating(position, id),
            points: info.points,
            state: position.board.brigade(id),
        }
    };
    position.board.brigades().map(seen).collect()
}
