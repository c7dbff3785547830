//! Board view for the web page: counters as they are printed, with their current states.

use kernel::{
    Badge, BoardView, Content, Counter, Item, Items, Panel, PerSide, Row, Shape, Side, say,
};

use super::{areas, standing};
use crate::board::UnitState;
use crate::check::{entry, victory};
use crate::describe;
use crate::game::{Arrival, ArrivalId, Formation, LeaderId, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns the complete board view.
pub(super) fn board_view(position: Position<'_>) -> BoardView {
    let (game, board, scenario) = (position.game(), position.board, position.package.scenario());
    let when = say!("shown-turn", turn = board.turn(), last = scenario.turns.last);
    let units = board.units().filter_map(|unit| counter(position, unit));
    let leaders = board.leaders().filter_map(|leader| leader_counter(position, leader));
    let end = victory::winner(position).map(|winner| {
        (say!("victory", side = &game.side_names[winner]), standing::score_and_why(position))
    });
    let summary = standing::score(position);
    BoardView {
        title: scenario.name.clone(),
        standing: vec![say!("shown-points", score = &summary)],
        summary,
        when: vec![when.clone(), describe::time(game, board.turn()).to_owned()],
        score: PerSide::from_fn(|side| board.points()[side].total().to_string()),
        path: vec![when, describe::stage(game, board.active(), board.stage())],
        end,
        counters: units.chain(leaders).collect(),
        map_markers: Vec::new(),
        sections: vec![track(position), points(position), fate(position), reinforcements(position)],
        beside: (say!("panel-fate"), vec![say!("section-fate"), say!("section-reinforcements")]),
        areas: areas::areas(position),
    }
}

fn counter(position: Position<'_>, unit: UnitId) -> Option<Counter> {
    let (info, state) = (position.info(unit), position.state(unit));
    let hex = position.map().number(state.place.hex()?);
    let sign = match state.formation {
        Formation::Dismounted => "infantry",
        Formation::Foot | Formation::Mounted | Formation::Limbered | Formation::Unlimbered => {
            info.arm.id()
        }
    };
    Some(Counter {
        id: info.id.clone(),
        name: info.name.clone(),
        side: info.side,
        hex,
        sign,
        band: info.division.map(crate::game::DivisionId::index),
        values: values(info.strength, state),
        figures: vec![state.strength.to_string()],
        worn: state.shattered,
        framed: state.formation == Formation::Unlimbered,
        facing: None,
        badges: badges(state),
        acted: state.acted || state.fired,
        active: info.side == position.board.active(),
        state: letter(state),
        words: describe::unit_as_it_is(position, unit),
    })
}

/// Returns the strength of a unit for display: `12` at full strength, otherwise current and printed
/// strength as in `9/12`.
fn values(full: u8, state: &UnitState) -> String {
    if state.strength == full { full.to_string() } else { format!("{}/{full}", state.strength) }
}

/// Returns the badges on a unit's counter: a square if the unit is routed, a disc if it is out of
/// command, a triangle if it is limbered or dismounted.
fn badges(state: &UnitState) -> Vec<Badge> {
    let face = match state.formation {
        Formation::Limbered => Some('L'),
        Formation::Dismounted => Some('F'),
        Formation::Foot | Formation::Mounted | Formation::Unlimbered => None,
    };
    let rout = state.routed.then_some(Badge { letter: 'R', shape: Shape::Square });
    let out_of_command = state.out_of_command.then_some(Badge { letter: 'O', shape: Shape::Disc });
    let face = face.map(|letter| Badge { letter, shape: Shape::Triangle });
    [rout, out_of_command, face].into_iter().flatten().collect()
}

/// Returns the letter for the worst state of a unit: `r` routed, `s` shattered, `o` out of command.
const fn letter(state: &UnitState) -> char {
    match (state.routed, state.shattered, state.out_of_command) {
        (true, ..) => 'r',
        (_, true, _) => 's',
        (_, _, true) => 'o',
        _ => ' ',
    }
}

fn leader_counter(position: Position<'_>, leader: LeaderId) -> Option<Counter> {
    let (info, state) = (position.leader_info(leader), position.board.leader(leader));
    let radius = crate::check::command::radius(position, leader).to_string();
    let hex = position.map().number(state.place.hex()?);
    let band = info.divisions.first().map(|division| division.index());
    Some(Counter {
        id: info.id.clone(),
        name: info.name.clone(),
        side: info.side,
        hex,
        sign: "leader",
        band,
        values: radius.clone(),
        figures: vec![radius],
        worn: state.replaced,
        framed: false,
        facing: None,
        badges: Vec::new(),
        acted: state.acted,
        active: info.side == position.board.active(),
        state: '*',
        words: describe::leader_as_he_is(position, leader),
    })
}

fn track(position: Position<'_>) -> Panel {
    let (game, scenario) = (position.game(), position.package.scenario());
    let turns = scenario.turns.first..=scenario.turns.last;
    let boxes = turns.map(|turn| {
        let night = game.charts.turns.night.contains(&turn);
        let time = describe::time(game, turn);
        (turn.to_string(), if night { say!("track-night", time) } else { time.to_owned() })
    });
    let now = usize::from(position.board.turn().saturating_sub(scenario.turns.first));
    Panel {
        title: say!("section-turn"),
        parts: vec![
            Content::Track { boxes: boxes.collect(), now },
            Content::Words(describe::stage(game, position.board.active(), position.board.stage())),
        ],
    }
}

fn points(position: Position<'_>) -> Panel {
    let head = [
        String::new(),
        say!("points-strength"),
        say!("points-leaders"),
        say!("points-objectives"),
        say!("points-other"),
        say!("points-all"),
    ];
    let row = |side: Side| {
        let points = position.board.points()[side];
        let counts =
            [points.strength, points.leaders, points.objectives, points.price, points.total()];
        let name = position.game().side_names[side].clone();
        let counts = counts.into_iter().map(|points| points.to_string());
        Row { side: Some(side), cells: std::iter::once(name).chain(counts).collect() }
    };
    let goal = &position.package.scenario().victory;
    let goal = say!(
        "points-goal",
        side = &position.game().side_names[goal.side],
        counts = victory::what_counts(position.package),
        needed = goal.balance,
        points = goal.from_objectives,
        objectives = describe::objectives(position.package),
    );
    Panel {
        title: say!("section-points"),
        parts: vec![
            Content::Table { head: head.to_vec(), rows: Side::BOTH.map(row).to_vec() },
            Content::Words(standing::score(position)),
            Content::Words(goal),
        ],
    }
}

fn fate(position: Position<'_>) -> Panel {
    let game = position.game();
    let item = |side: Side, leader: &LeaderId| Item {
        text: describe::leader(game, *leader).to_owned(),
        side: Some(side),
        covered: false,
        help: say!("fate-help"),
    };
    let of_side = |side: Side| {
        let left = game.fate[side].iter().filter(|leader| position.board.has_fate(**leader));
        let items = left.map(|leader| item(side, leader)).collect();
        let title = game.side_names[side].clone();
        Content::Items(Items { title, tokens: true, items, ..Items::default() })
    };
    Panel { title: say!("section-fate"), parts: Side::BOTH.map(of_side).to_vec() }
}

fn reinforcements(position: Position<'_>) -> Panel {
    let game = position.game();
    let is_due =
        |arrival: &Arrival| entry::members(arrival).any(|mover| entry::is_off(position, mover));
    let coming = position.package.arrivals().filter(|(_, arrival)| is_due(arrival));
    let line = |(id, arrival): (ArrivalId, &Arrival)| {
        let (group, hex) = (&arrival.name, describe::hex(game, arrival.hex));
        Content::Words(match position.board.due(id) {
            Some(turn) => say!("arrival-on-turn", group, hex, turn),
            None => say!("arrival-by-die", group, hex),
        })
    };
    let parts: Vec<_> = coming.map(line).collect();
    let none = || vec![Content::Words(say!("reinforcements-none"))];
    Panel {
        title: say!("section-reinforcements"),
        parts: if parts.is_empty() { none() } else { parts },
    }
}
