//! What is here, and who commands it.

use kernel::{Direction, HexId, HexNumber, Side};

use crate::check::{command, zones};
use crate::describe;
use crate::game::{Game, LeaderId, OnHexside, UnitId};
use crate::look::Look;
use crate::system::Scene;

/// What there is to say of a hex by its number, or of a unit or a leader by its id or a part of its name.
pub(super) fn about(scene: Scene<'_>, what: &str) -> String {
    let what = what.trim();
    if let Ok(number) = what.parse::<HexNumber>() {
        let hex = scene.map().grid.hex(number);
        return hex.map_or_else(
            || format!("{number} is not on the map"),
            |hex| about_hex(scene, hex).join("\n"),
        );
    }
    let wanted = what.to_lowercase();
    let is = |id: &str, name: &str| {
        !wanted.is_empty() && (id.contains(&wanted) || name.to_lowercase().contains(&wanted))
    };
    let exact = |id: &str| id == wanted;
    let leaders = || scene.board.leaders();
    let units = || scene.board.units();
    let leader = leaders().find(|it| exact(&scene.leader_info(*it).id));
    let unit = units().find(|it| exact(&scene.info(*it).id));
    let near_leader =
        || leaders().find(|it| is(&scene.leader_info(*it).id, &scene.leader_info(*it).name));
    let near_unit = || units().find(|it| is(&scene.info(*it).id, &scene.info(*it).name));
    if let Some(unit) = unit.or_else(|| if leader.is_none() { near_unit() } else { None }) {
        return about_unit(scene, unit).join("\n");
    }
    leader.or_else(near_leader).map_or_else(
        || format!("`{what}` is neither a hex of the map nor a unit nor a leader"),
        |leader| about_leader(scene, leader).join("\n"),
    )
}

fn about_hex(scene: Scene<'_>, hex: HexId) -> Vec<String> {
    let (game, map) = (scene.game(), scene.map());
    let ground = map.hex(hex);
    let terrain = &game.charts.terrain(ground.terrain).name;
    let road = if map.has_road(hex) { ", a road" } else { "" };
    let title = describe::hex(game, hex);
    let number = map.number(hex);
    let mark = |table: &str| game.origins.mark(&format!("map/{table}/{number}"));
    let mut lines = vec![format!(
        "{title}{}: {terrain}{}, level {}{}{road}",
        mark("places"),
        mark("terrain"),
        ground.level,
        mark("levels")
    )];
    lines.extend(hexsides(game, hex));
    if scene.package.scenario().victory.hexes.contains(&hex) {
        let victory = &scene.package.scenario().victory;
        let who = &game.side_names[victory.side];
        let mark = describe::objective_mark(scene.package, hex);
        lines.push(format!("An objective{mark}: {} to the {who} each turn", victory.objective));
    }
    lines.extend(scene.board.unit_in(hex).map(|unit| describe::unit_as_it_is(scene, unit)));
    let leaders = scene.board.leaders_in(hex);
    lines.extend(leaders.map(|leader| describe::leader_as_he_is(scene, leader)));
    for side in Side::BOTH {
        let zones = zones::controllers(scene, hex, side);
        let names: Vec<_> = zones.map(|unit| describe::unit(game, unit)).collect();
        if !names.is_empty() {
            let who = &game.side_names[side];
            lines.push(format!("In the {who} zones of control of {}", names.join(", ")));
        }
    }
    lines
}

/// What lies on the hexsides, by compass name.
fn hexsides(game: &Game, hex: HexId) -> Option<String> {
    let map = &game.map;
    let side = |way: Direction| {
        let marked = |thing: OnHexside| {
            let beyond = map.grid.neighbour(hex, way);
            let mark = beyond.map_or("", |beyond| side_mark(game, thing, hex, beyond));
            format!("{}{mark}", thing.id())
        };
        let here: Vec<_> = map.side(hex, way).things().map(marked).collect();
        let words = || format!("{} {}", map.compass[way.index()], here.join(" and "));
        (!here.is_empty()).then(words)
    };
    let sides: Vec<_> = Direction::ALL.into_iter().filter_map(side).collect();
    (!sides.is_empty()).then(|| sides.join(", "))
}

/// The mark of what lies between two hexes, if it is reconstructed.
fn side_mark(game: &Game, thing: OnHexside, one: HexId, other: HexId) -> &'static str {
    let numbers = [one, other].map(|hex| game.map.number(hex));
    let [one_first, other_first] = [[0, 1], [1, 0]].map(|[first, second]| {
        let side = format!("{}/{}", numbers[first], numbers[second]);
        game.origins.mark(&format!("map/hexsides/{}/{side}", thing.id()))
    });
    let link = game.map.roads.iter().find_map(|road| {
        let step =
            road.path.windows(2).position(|step| step == [one, other] || step == [other, one]);
        step.map(|step| game.origins.mark(&format!("map/roads/{}/{}", road.name, step + 1)))
    });
    match thing {
        OnHexside::Road => link.unwrap_or_default(),
        OnHexside::Stream | OnHexside::Closed if one_first.is_empty() => other_first,
        OnHexside::Stream | OnHexside::Closed => one_first,
    }
}

fn about_unit(scene: Scene<'_>, unit: UnitId) -> Vec<String> {
    let (game, info) = (scene.game(), scene.info(unit));
    let under = match info.division {
        Some(division) => game.divisions[division.index()].name.clone(),
        None if info.independent => "independent".to_owned(),
        None => "no division".to_owned(),
    };
    let side = &game.side_names[info.side];
    let mut lines = vec![
        describe::unit_as_it_is(scene, unit),
        format!("{side} {}, {under}; {}", info.arm.id(), describe::morale_words(scene, unit)),
    ];
    lines.extend(info.shattered.map(|value| {
        format!("Shattered at {value}{}", describe::unit_mark(game, unit, "shattered"))
    }));
    match scene.board.hex_of(unit) {
        None => lines.push("Not on the map".to_owned()),
        Some(hex) => {
            lines.push(format!("Stands in {}", describe::hex(game, hex)));
            let near = |leader: &LeaderId| command::commands(scene, *leader, unit);
            let names: Vec<_> =
                scene.board.leaders().filter(near).map(|it| describe::leader(game, it)).collect();
            lines.push(match names.len() {
                0 if info.independent => "Always in command".to_owned(),
                0 => "No leader commands it now".to_owned(),
                _ => format!("In the command range of {}", names.join(", ")),
            });
        }
    }
    lines
}

/// CM 6.2: the hexes that his line of command reaches.
fn about_leader(scene: Scene<'_>, leader: LeaderId) -> Vec<String> {
    let mut lines = vec![describe::leader_as_he_is(scene, leader)];
    let Some(hex) = scene.board.hex_of_leader(leader) else {
        lines.push("Not on the map".to_owned());
        return lines;
    };
    lines.push(format!("Is in {}", describe::hex(scene.game(), hex)));
    let mut area = command::area(scene, leader);
    area.sort_unstable();
    let numbers: Vec<_> = area.iter().map(|hex| scene.map().number(*hex).to_string()).collect();
    lines.push(format!("Commands in {}", numbers.join(" ")));
    lines
}
