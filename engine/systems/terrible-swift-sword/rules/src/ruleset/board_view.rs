//! Board view for the web page: counters as they are printed, with their current states.

use kernel::{
    Badge, BoardView, Content, Counter, HexNumber, Panel, PerSide, Row, Shape, Side, say,
};

use super::{areas, score, view};
use crate::board::UnitState;
use crate::check::{brigade, victory};
use crate::describe;
use crate::game::{Arm, BrigadeId, Formation, LeaderId, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns the complete board view.
pub(super) fn board_view(position: Position<'_>) -> BoardView {
    let (game, board, scenario) = (position.game(), position.board, position.package.scenario());
    let when = say!("shown-turn", turn = board.turn(), last = scenario.turns.last);
    let leaders = board.leaders().filter_map(|leader| leader_counter(position, leader));
    let summary = score::words(position);
    BoardView {
        title: scenario.title.clone(),
        standing: vec![summary.clone()],
        summary,
        when: vec![when.clone(), describe::time(position.package, board.turn()).to_owned()],
        score: PerSide::from_fn(|side| victory::tally(position, side).total().to_string()),
        path: vec![when, describe::stage(game, board.active(), board.stage())],
        end: view::ending(position).map(|ending| (ending.level, ending.why)),
        counters: counters(position).chain(leaders).collect(),
        map_markers: Vec::new(),
        sections: vec![track(position), points(position), brigades(position)],
        beside: (say!("section-brigades"), vec![say!("section-brigades")]),
        areas: areas::areas(position),
    }
}

/// Returns the counters of the units on the map, hex by hex from the top to the bottom of a stack.
fn counters(position: Position<'_>) -> impl Iterator<Item = Counter> + '_ {
    position.map().grid.hexes().flat_map(move |hex| {
        let number = position.map().number(hex);
        let stack = position.board.units_in(hex).iter();
        stack.map(move |unit| counter(position, *unit, number))
    })
}

fn counter(position: Position<'_>, unit: UnitId, hex: HexNumber) -> Counter {
    let (info, state) = (position.info(unit), position.state(unit));
    let sign = match (info.arm, state.formation) {
        (_, Formation::Dismounted) | (Arm::Infantry, _) => "infantry",
        (Arm::Cavalry, _) => "cavalry",
        (Arm::Artillery | Arm::Wagon, _) => "artillery",
    };
    Counter {
        id: info.id.clone(),
        name: info.name.clone(),
        side: state.owner,
        hex,
        sign,
        band: info.brigade.map(BrigadeId::index),
        values: values(position, unit),
        figures: vec![state.strength.to_string()],
        worn: state.routed,
        framed: false,
        facing: state.formation.has_facing().then(|| state.facing.ring()),
        badges: badges(position, unit),
        acted: state.moved,
        active: state.owner == position.board.active(),
        state: letter(state),
        words: describe::unit_as_it_is(position, unit),
    }
}

/// Returns the printed values of a unit: strength with weapon, and morale or rounds.
fn values(position: Position<'_>, unit: UnitId) -> String {
    let (info, state) = (position.info(unit), position.state(unit));
    let strength = format!("{}{}", state.strength, info.weapon.id());
    match (info.arm, info.morale) {
        (Arm::Artillery, _) => format!("{strength} {}", state.rounds),
        (_, Some(morale)) => format!("{strength} {}", morale.id()),
        (_, None) => strength,
    }
}

/// Returns the badges on a unit's counter: squares for rout and pin, discs for ammunition, command
/// and Reserve, and a triangle for a marching formation.
fn badges(position: Position<'_>, unit: UnitId) -> Vec<Badge> {
    let state = position.state(unit);
    let badge = |is_set: bool, letter, shape| is_set.then_some(Badge { letter, shape });
    let formation = match state.formation {
        Formation::Column => Some('C'),
        Formation::Limbered => Some('L'),
        Formation::Mounted => Some('M'),
        Formation::Train | Formation::Line | Formation::Dismounted | Formation::Unlimbered => None,
    };
    [
        badge(state.routed, 'R', Shape::Square),
        badge(state.pinned, 'P', Shape::Square),
        badge(state.depleted, 'A', Shape::Disc),
        badge(state.out_of_command, 'O', Shape::Disc),
        badge(state.reserve, 'V', Shape::Disc),
        formation.map(|letter| Badge { letter, shape: Shape::Triangle }),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Returns the letter for the worst state of a unit: `r` routed, `p` pinned, `a` out of ammunition,
/// `o` out of command.
const fn letter(state: &UnitState) -> char {
    match (state.routed, state.pinned, state.depleted, state.out_of_command) {
        (true, ..) => 'r',
        (_, true, ..) => 'p',
        (_, _, true, _) => 'a',
        (_, _, _, true) => 'o',
        _ => ' ',
    }
}

fn leader_counter(position: Position<'_>, leader: LeaderId) -> Option<Counter> {
    let (info, state) = (position.leader_info(leader), position.board.leader(leader));
    let (ratings, hex) = (position.ratings(leader), state.place.hex()?);
    let values = format!("{}-{}", ratings.radius, ratings.rally);
    Some(Counter {
        band: info.brigade.map(BrigadeId::index),
        figures: vec![values.clone()],
        values,
        worn: state.replaced,
        badges: state
            .pinned
            .then_some(Badge { letter: 'P', shape: Shape::Square })
            .into_iter()
            .collect(),
        acted: state.moved,
        active: info.side == position.board.active(),
        state: '*',
        words: describe::leader_as_he_is(position, leader),
        ..Counter::plain(&info.id, &info.name, info.side, position.map().number(hex), "leader")
    })
}

fn track(position: Position<'_>) -> Panel {
    let turns = &position.package.scenario().turns;
    let time = |turn| describe::time(position.package, turn).to_owned();
    let boxes = (1..=turns.last).map(|turn| (turn.to_string(), time(turn)));
    let now = usize::from(position.board.turn().saturating_sub(1));
    let phase = describe::stage(position.game(), position.board.active(), position.board.stage());
    Panel {
        title: say!("section-turn"),
        parts: vec![Content::Track { boxes: boxes.collect(), now }, Content::Words(phase)],
    }
}

fn points(position: Position<'_>) -> Panel {
    let causes = score::causes(victory::Tally::default()).map(|(cause, _)| cause);
    let head = [String::new()].into_iter().chain(causes).chain([say!("points-all")]).collect();
    let row = |side: Side| {
        let tally = victory::tally(position, side);
        let counts = score::causes(tally).into_iter().map(|(_, points)| points);
        let counts = counts.chain([tally.total()]).map(|points| points.to_string());
        let name = position.game().side_names[side].clone();
        Row { side: Some(side), cells: std::iter::once(name).chain(counts).collect() }
    };
    let track = &position.charts().morale;
    let side = &position.game().side_names[track.side];
    let morale = say!("army-morale", side, points = position.board.morale());
    Panel {
        title: say!("section-points"),
        parts: vec![
            Content::Table { head, rows: Side::BOTH.map(row).to_vec() },
            Content::Words(morale),
        ],
    }
}

/// Returns the panel of brigades: losses, ratings and states.
fn brigades(position: Position<'_>) -> Panel {
    let head = vec![
        say!("brigade-name"),
        say!("brigade-losses"),
        say!("brigade-rating"),
        say!("brigade-state"),
    ];
    let row = |id: BrigadeId| {
        let (info, state) = (position.brigade_info(id), position.board.brigade(id));
        let condition = match (brigade::is_ineffective(position, id), state.demoralised) {
            (true, _) => "ineffective",
            (false, true) => "demoralised",
            (false, false) => "effective",
        };
        let cells = vec![
            info.name.clone(),
            (state.killed + state.captured).to_string(),
            brigade::rating(position, id).to_string(),
            say!("brigade-condition", condition),
        ];
        Row { side: Some(info.side), cells }
    };
    let rows = position.board.brigades().map(row).collect();
    Panel { title: say!("section-brigades"), parts: vec![Content::Table { head, rows }] }
}
