//! Position as JSON, for programs. All viewers see the same, since this system hides nothing.

use kernel::{HexId, HexNumber, MadeUp, PerSide, Side};
use serde::Serialize;

use crate::board::{Place, Points};
use crate::check::victory;
use crate::describe;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Complete view of a position.
#[derive(Debug, Serialize)]
pub struct View<'a> {
    turn: u8,
    last_turn: u8,
    night: &'a [u8],
    time: &'a str,
    phase: String,
    active: Side,
    points: PerSide<PointsSeen>,
    balance: PerSide<i32>,
    objectives: Vec<ObjectiveSeen>,
    victory: VictorySeen,
    units: Vec<UnitSeen<'a>>,
    leaders: Vec<LeaderSeen<'a>>,
    fate: Vec<&'a str>,
    arrivals: Vec<ArrivalSeen<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Ending<'a>>,
}

#[derive(Debug, Serialize)]
struct PointsSeen {
    strength: u16,
    leaders: u16,
    objectives: u16,
    price: u16,
    total: u16,
}

/// Objective hex, and the side that currently holds it. CM 14.1.6. CW-VIC-02.
#[derive(Debug, Serialize)]
struct ObjectiveSeen {
    hex: HexNumber,
    points: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    held_by: Option<Side>,
    reconstructed: bool,
    #[serde(skip_serializing_if = "is_false")]
    designed: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// Victory conditions of the scenario, and the progress of the side that must meet them. If this
/// side does not meet them, the other side wins. CM 14.1.6. CW-VIC-04.
#[derive(Debug, Serialize)]
struct VictorySeen {
    side: Side,
    counts: &'static str,
    points: i32,
    from_objectives: u16,
    strength_point: u16,
    leader_step: u16,
    would_win: Side,
}

#[derive(Debug, Serialize)]
struct UnitSeen<'a> {
    id: &'a str,
    side: Side,
    arm: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    hex: Option<HexNumber>,
    place: &'static str,
    strength: u8,
    full: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    shattered_at: Option<u8>,
    morale: &'static str,
    formation: &'static str,
    shattered: bool,
    routed: bool,
    out_of_command: bool,
    fired: bool,
    acted: bool,
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
    replacement: bool,
    acted: bool,
}

#[derive(Debug, Serialize)]
struct ArrivalSeen<'a> {
    name: &'a str,
    side: Side,
    hex: HexNumber,
    turn: Option<u8>,
}

/// Result of a finished game.
#[derive(Debug, Serialize)]
pub struct Ending<'a> {
    pub(super) winner: Side,
    pub(super) name: &'a str,
    points: PerSide<u16>,
    objectives: u16,
    why: String,
}

/// Returns the result of the game. `None` if the game is not over.
pub(super) fn ending(position: Position<'_>) -> Option<Ending<'_>> {
    let winner = victory::winner(position)?;
    let points = position.board.points();
    Some(Ending {
        winner,
        name: &position.game().side_names[winner],
        points: PerSide::from_fn(|side| points[side].total()),
        objectives: points[position.package.scenario().victory.side].objectives,
        why: describe::why_it_wins(position),
    })
}

/// Returns the complete view of a position.
pub(super) fn view(position: Position<'_>) -> View<'_> {
    let (board, game) = (position.board, position.game());
    let markers = game.fate.usa.iter().chain(&game.fate.csa);
    let markers = markers.filter(|leader| board.has_fate(**leader));
    View {
        turn: board.turn(),
        last_turn: position.package.scenario().turns.last,
        night: &game.charts.turns.night,
        time: describe::time(game, board.turn()),
        phase: describe::stage(game, board.active(), board.stage()),
        active: board.active(),
        points: PerSide::from_fn(|side| points(board.points()[side])),
        balance: PerSide::from_fn(|side| victory::balance(position, side)),
        objectives: objectives(position),
        victory: conditions(position),
        units: units(position),
        leaders: leaders(position),
        fate: markers.map(|leader| position.leader_info(*leader).id.as_str()).collect(),
        arrivals: arrivals(position),
        result: ending(position),
    }
}

fn objectives(position: Position<'_>) -> Vec<ObjectiveSeen> {
    let victory = &position.package.scenario().victory;
    let seen = |hex: &HexId| {
        let mark = describe::objective_mark(position.package, *hex);
        ObjectiveSeen {
            hex: position.map().number(*hex),
            points: victory.objective,
            reconstructed: mark == MadeUp::Reconstructed.mark(),
            designed: mark == MadeUp::Designed.mark(),
            held_by: position.board.unit_in(*hex).map(|unit| position.side_of(unit)),
        }
    };
    victory.hexes.iter().map(seen).collect()
}

fn conditions(position: Position<'_>) -> VictorySeen {
    let victory = &position.package.scenario().victory;
    VictorySeen {
        side: victory.side,
        counts: victory::standing(position).counts,
        points: victory.balance,
        from_objectives: victory.from_objectives,
        strength_point: victory.strength,
        leader_step: victory.leader,
        would_win: victory::leader(position),
    }
}

fn points(points: Points) -> PointsSeen {
    let Points { strength, leaders, objectives, price } = points;
    PointsSeen { strength, leaders, objectives, price, total: points.total() }
}

const fn place(place: Place) -> &'static str {
    match place {
        Place::Off => "off",
        Place::Hex(_) => "map",
        Place::Gone => "gone",
    }
}

fn units(position: Position<'_>) -> Vec<UnitSeen<'_>> {
    let seen = |unit| {
        let (info, state) = (position.info(unit), position.state(unit));
        let made_up =
            |kind| position.game().origins.parts(&format!("units/units/{}", info.id), kind);
        UnitSeen {
            id: &info.id,
            side: info.side,
            arm: info.arm.id(),
            hex: state.place.hex().map(|hex| position.map().number(hex)),
            place: place(state.place),
            strength: state.strength,
            full: info.strength,
            shattered_at: info.shattered,
            morale: info.colour.id(),
            formation: state.formation.id(),
            shattered: state.shattered,
            routed: state.routed,
            out_of_command: state.out_of_command,
            fired: state.fired,
            acted: state.acted,
            reconstructed: made_up(MadeUp::Reconstructed),
            designed: made_up(MadeUp::Designed),
        }
    };
    position.board.units().map(seen).collect()
}

fn leaders(position: Position<'_>) -> Vec<LeaderSeen<'_>> {
    let seen = |leader| {
        let (info, state) = (position.leader_info(leader), position.board.leader(leader));
        LeaderSeen {
            id: &info.id,
            side: info.side,
            hex: state.place.hex().map(|hex| position.map().number(hex)),
            place: place(state.place),
            replacement: state.replaced,
            acted: state.acted,
        }
    };
    position.board.leaders().map(seen).collect()
}

fn arrivals(position: Position<'_>) -> Vec<ArrivalSeen<'_>> {
    let seen = |(id, arrival): (_, &'_ crate::game::Arrival)| (id, arrival.side, arrival.hex);
    let all = position.package.arrivals().map(seen);
    all.map(|(id, side, hex)| ArrivalSeen {
        name: &position.package.arrival(id).name,
        side,
        hex: position.map().number(hex),
        turn: position.board.due(id),
    })
    .collect()
}
