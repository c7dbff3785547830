//! Board view for a page: counters as printed, with their states.

use kernel::{
    Badge, Content, Counter, Item, Items, PerSide, Picture, Row, Section, Shape, Side, say,
};

use super::{areas, shown};
use crate::board::UnitState;
use crate::check::victory;
use crate::describe;
use crate::game::{Formation, LeaderId, UnitId};
use crate::look::Look;
use crate::system::Scene;

/// Returns the complete board view.
pub(super) fn picture(scene: Scene<'_>) -> Picture {
    let (game, board, scenario) = (scene.game(), scene.board, scene.package.scenario());
    let when = say!("shown-turn", turn = board.turn(), last = scenario.last_turn);
    let units = board.units().filter_map(|unit| counter(scene, unit));
    let leaders = board.leaders().filter_map(|leader| leader_counter(scene, leader));
    let end = victory::winner(scene).map(|winner| {
        (say!("victory", side = &game.side_names[winner]), shown::score_and_why(scene))
    });
    Picture {
        when: vec![when.clone(), describe::time(game, board.turn()).to_owned()],
        score: PerSide::from_fn(|side| board.points()[side].total().to_string()),
        path: vec![when, describe::stage(game, board.active(), board.stage())],
        end,
        counters: units.chain(leaders).collect(),
        laid: Vec::new(),
        sections: vec![track(scene), points(scene), fate(scene), reinforcements(scene)],
        areas: areas::areas(scene),
    }
}

fn counter(scene: Scene<'_>, unit: UnitId) -> Option<Counter> {
    let (info, state) = (scene.info(unit), scene.state(unit));
    let hex = scene.map().number(state.place.hex()?);
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
        badges: badges(state),
        acted: state.acted || state.fired,
        active: info.side == scene.board.active(),
        words: describe::unit_as_it_is(scene, unit),
    })
}

/// Returns the current and printed strength: `9/12`.
fn values(full: u8, state: &UnitState) -> String {
    if state.strength == full { full.to_string() } else { format!("{}/{full}", state.strength) }
}

/// Returns the badges of a unit: square if routed, disc if out of command, triangle if limbered or
/// dismounted.
fn badges(state: &UnitState) -> Vec<Badge> {
    let face = match state.formation {
        Formation::Limbered => Some('L'),
        Formation::Dismounted => Some('F'),
        Formation::Foot | Formation::Mounted | Formation::Unlimbered => None,
    };
    let rout = state.routed.then_some(Badge { letter: 'R', shape: Shape::Square });
    let astray = state.astray.then_some(Badge { letter: 'O', shape: Shape::Disc });
    let face = face.map(|letter| Badge { letter, shape: Shape::Triangle });
    [rout, astray, face].into_iter().flatten().collect()
}

fn leader_counter(scene: Scene<'_>, leader: LeaderId) -> Option<Counter> {
    let (info, state) = (scene.leader_info(leader), scene.board.leader(leader));
    let radius = crate::check::command::radius(scene, leader).to_string();
    let hex = scene.map().number(state.place.hex()?);
    let band = match &info.commands {
        crate::game::Under::Army => None,
        crate::game::Under::Divisions(own) => own.first().map(|division| division.index()),
    };
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
        badges: Vec::new(),
        acted: state.acted,
        active: info.side == scene.board.active(),
        words: describe::leader_as_he_is(scene, leader),
    })
}

fn track(scene: Scene<'_>) -> Section {
    let (game, scenario) = (scene.game(), scene.package.scenario());
    let turns = scenario.first_turn..=scenario.last_turn;
    let boxes = turns.map(|turn| {
        let night = game.charts.turns.night.contains(&turn);
        let time = describe::time(game, turn);
        (turn.to_string(), if night { say!("track-night", time) } else { time.to_owned() })
    });
    let now = usize::from(scene.board.turn().saturating_sub(scenario.first_turn));
    Section {
        title: say!("section-turn"),
        parts: vec![
            Content::Track { boxes: boxes.collect(), now },
            Content::Words(describe::stage(game, scene.board.active(), scene.board.stage())),
        ],
    }
}

fn points(scene: Scene<'_>) -> Section {
    let head = [
        String::new(),
        say!("points-strength"),
        say!("points-leaders"),
        say!("points-objectives"),
        say!("points-other"),
        say!("points-all"),
    ];
    let row = |side: Side| {
        let points = scene.board.points()[side];
        let counts =
            [points.strength, points.leaders, points.objectives, points.price, points.total()];
        let name = scene.game().side_names[side].clone();
        let counts = counts.into_iter().map(|points| points.to_string());
        Row { side: Some(side), cells: std::iter::once(name).chain(counts).collect() }
    };
    let goal = &scene.package.scenario().victory;
    let goal = say!(
        "points-goal",
        side = &scene.game().side_names[goal.side],
        counts = victory::what_counts(scene.package),
        needed = goal.balance,
        points = goal.from_objectives,
        objectives = describe::objectives(scene.package),
    );
    Section {
        title: say!("section-points"),
        parts: vec![
            Content::Table { head: head.to_vec(), rows: Side::BOTH.map(row).to_vec() },
            Content::Words(shown::score(scene)),
            Content::Words(goal),
        ],
    }
}

fn fate(scene: Scene<'_>) -> Section {
    let game = scene.game();
    let item = |side: Side, leader: &LeaderId| Item {
        text: describe::leader(game, *leader).to_owned(),
        side: Some(side),
        covered: false,
        help: say!("fate-help"),
    };
    let items = Side::BOTH.into_iter().flat_map(|side| {
        let left = game.fate[side].iter().filter(|leader| scene.board.has_fate(**leader));
        left.map(move |leader| item(side, leader))
    });
    let items = Items { items: items.collect(), tokens: true, ..Items::default() };
    Section { title: say!("section-fate"), parts: vec![Content::Items(items)] }
}

fn reinforcements(scene: Scene<'_>) -> Section {
    let lines = shown::markers(scene).into_iter().skip(Side::BOTH.len());
    let parts: Vec<_> = lines.map(Content::Words).collect();
    let none = || vec![Content::Words(say!("reinforcements-none"))];
    Section {
        title: say!("section-reinforcements"),
        parts: if parts.is_empty() { none() } else { parts },
    }
}
