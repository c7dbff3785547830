//! A position as a page draws it: counters as they are printed, and what befell them.

use kernel::{
    Badge, Card, Content, Counter, Item, Items, PerSide, Picture, Reference, Row, Section, Shape,
    Side,
};

use super::{areas, shown};
use crate::board::UnitState;
use crate::check::victory;
use crate::describe;
use crate::game::{Allowances, Costs, Formation, Game, LeaderId, Terrain, UnitId};
use crate::look::Look;
use crate::system::Scene;

/// Everything there is.
pub(super) fn picture(scene: Scene<'_>) -> Picture {
    let (game, board, scenario) = (scene.game(), scene.board, scene.package.scenario());
    let when = format!("Turn {} of {}", board.turn(), scenario.last_turn);
    let units = board.units().filter_map(|unit| counter(scene, unit));
    let leaders = board.leaders().filter_map(|leader| leader_counter(scene, leader));
    let end = victory::winner(scene)
        .map(|winner| (format!("{} victory", game.side_names[winner]), shown::score(scene)));
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

/// `9/12`: what is left of what is printed.
fn values(full: u8, state: &UnitState) -> String {
    if state.strength == full { full.to_string() } else { format!("{}/{full}", state.strength) }
}

/// Routed is a square, out of command a disc, on the march or on foot a triangle.
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
        let note = if night { " night" } else { "" };
        (turn.to_string(), format!("{}{note}", describe::time(game, turn)))
    });
    let now = usize::from(scene.board.turn().saturating_sub(scenario.first_turn));
    Section {
        title: "Turn".to_owned(),
        parts: vec![
            Content::Track { boxes: boxes.collect(), now },
            Content::Words(describe::stage(game, scene.board.active(), scene.board.stage())),
        ],
    }
}

fn points(scene: Scene<'_>) -> Section {
    let head = ["", "strength", "leaders", "objectives", "other", "all"].map(str::to_owned);
    let row = |side: Side| {
        let points = scene.board.points()[side];
        let counts =
            [points.strength, points.leaders, points.objectives, points.price, points.total()];
        let name = scene.game().side_names[side].clone();
        let counts = counts.into_iter().map(|points| points.to_string());
        Row { side: Some(side), cells: std::iter::once(name).chain(counts).collect() }
    };
    let victory = &scene.package.scenario().victory;
    let hexes: Vec<_> = victory.hexes.iter().map(|hex| describe::hex(scene.game(), *hex)).collect();
    let goal = format!(
        "The {} wins with a balance of {} and {} points from objectives: {}.",
        scene.game().side_names[victory.side],
        victory.balance,
        victory.from_objectives,
        hexes.join(", ")
    );
    Section {
        title: "Points".to_owned(),
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
        help: "Spend it to roll a die again that concerns a unit under him in his range."
            .to_owned(),
    };
    let items = Side::BOTH.into_iter().flat_map(|side| {
        let left = game.fate[side].iter().filter(|leader| scene.board.has_fate(**leader));
        left.map(move |leader| item(side, leader))
    });
    let items = Items { items: items.collect(), tokens: true, ..Items::default() };
    Section { title: "Fate".to_owned(), parts: vec![Content::Items(items)] }
}

fn reinforcements(scene: Scene<'_>) -> Section {
    let lines = shown::markers(scene).into_iter().skip(Side::BOTH.len());
    let parts: Vec<_> = lines.map(Content::Words).collect();
    let nobody = vec![Content::Words("Nobody is still to come.".to_owned())];
    Section {
        title: "Reinforcements".to_owned(),
        parts: if parts.is_empty() { nobody } else { parts },
    }
}

/// The chart on which fires are looked up.
pub(super) const COMBAT: &str = "Combat";

/// The charts, and what the terms mean.
pub(super) fn reference(game: &Game) -> Reference {
    let card = |name: &'static str, also: &[&'static str], text: &str| Card {
        name,
        also: also.to_vec(),
        text: text.to_owned(),
    };
    Reference {
        articles: Vec::new(),
        cards: vec![
            card(
                "Strength points",
                &["SP"],
                "What a unit fires with and loses. At nothing it is gone.",
            ),
            card(
                "Zone of control",
                &["ZOC"],
                "The six hexes around a unit that is not routed: whoever enters stops.",
            ),
            card(
                "Command",
                &[],
                &format!(
                    "A unit within {} hexes of its leader is in command; others enter no enemy zone.",
                    game.charts.command.radius
                ),
            ),
            card(
                "Shattered",
                &[],
                "A unit that has lost half or so turns its back: it enters no enemy zone and does not march in column.",
            ),
            card(
                "Routed",
                &[],
                "It has fled. It controls nothing, does not fire and goes one hex until it rallies.",
            ),
            card("Fate", &[], "A marker of a leader: one die is rolled again, once."),
        ],
        charts: vec![combat(game), ranges(game), terrain(game), movement(game)],
    }
}

fn combat(game: &Game) -> Section {
    let chart = &game.charts.combat;
    let columns = (0..chart.columns.len()).map(|column| chart.column_words(column));
    let head = std::iter::once("die".to_owned()).chain(columns).collect();
    let row = |(index, row): (usize, &Vec<crate::game::Result>)| {
        let results = row.iter().map(ToString::to_string);
        Row { side: None, cells: std::iter::once((index + 1).to_string()).chain(results).collect() }
    };
    let rows = chart.rows.iter().enumerate().map(row).collect();
    Section { title: COMBAT.to_owned(), parts: vec![Content::Table { head, rows }] }
}

fn ranges(game: &Game) -> Section {
    let bands = [("foot", &game.charts.foot_range), ("guns", &game.charts.gun_range)];
    let rows = bands.into_iter().flat_map(|(who, bands)| {
        bands.iter().map(move |band| Row {
            side: None,
            cells: vec![
                who.to_owned(),
                format!("{} to {}", band.first, band.last),
                format!("x {}", band.factor),
            ],
        })
    });
    let head = ["", "hexes", "strength"].map(str::to_owned).to_vec();
    Section {
        title: "Ranges".to_owned(),
        parts: vec![Content::Table { head, rows: rows.collect() }],
    }
}

fn terrain(game: &Game) -> Section {
    let costs = |costs: Option<Costs>| {
        costs.map_or(["-"; 3].map(str::to_owned), |Costs { foot, horse, guns }| {
            [foot, horse, guns].map(|points| points.to_string())
        })
    };
    let mark = |holds: bool, word: &str| if holds { word } else { "" }.to_owned();
    let row = |kind: &Terrain| {
        let Terrain { id: _, name, costs: points, die, morale, blocks, column, look: _ } = kind;
        let [fire, morale] = [die, morale].map(|die| describe::signed(*die));
        let marks = [mark(*blocks, "blocks"), mark(*column, "march")];
        let cells = costs(*points).into_iter().chain([fire, morale]).chain(marks);
        Row { side: None, cells: std::iter::once(name.clone()).chain(cells).collect() }
    };
    let stream = costs(Some(game.charts.stream)).into_iter().map(|points| format!("+{points}"));
    let blank = std::iter::repeat_n(String::new(), 4);
    let stream = std::iter::once("Stream, but for a road far from all enemies".to_owned())
        .chain(stream)
        .chain(blank);
    let head = ["", "foot", "horse", "guns", "fire", "morale", "sight", "column"];
    let kinds = game.charts.terrain.iter().map(row);
    let rows = kinds.chain([Row { side: None, cells: stream.collect() }]).collect();
    let head = head.map(str::to_owned).to_vec();
    Section { title: "Terrain".to_owned(), parts: vec![Content::Table { head, rows }] }
}

/// Movement points, and what costs them beside the ground. CM 8.3, 8.4.
fn movement(game: &Game) -> Section {
    let Allowances {
        foot,
        limbered,
        mounted,
        dismounted,
        leader,
        change,
        leave_zone,
        level,
        column,
        column_beyond,
        road,
    } = game.charts.allowances;
    let has = [
        ("Infantry has", foot),
        ("Limbered guns have", limbered),
        ("Mounted cavalry has", mounted),
        ("Dismounted cavalry has", dismounted),
        ("A leader has", leader),
        ("A change of formation costs", change),
        ("Leaving an enemy zone costs", leave_zone),
        ("A change of level costs", level),
    ];
    let has = has.map(|(what, points)| (what.to_owned(), points.to_string()));
    let far = format!("farther than {column_beyond} hexes from all enemies");
    let marches = [
        (format!("A hex in column costs, {far}"), column.to_string()),
        (format!("A hex along a road, not in column, costs, {far}"), road.to_string()),
    ];
    let row = |(what, points)| Row { side: None, cells: vec![what, points] };
    let rows = has.into_iter().chain(marches).map(row).collect();
    let head = ["", "points"].map(str::to_owned).to_vec();
    Section { title: "Movement".to_owned(), parts: vec![Content::Table { head, rows }] }
}
