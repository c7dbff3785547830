//! Descriptions of a hex, a unit or a leader, including command relations.

use kernel::words::all_of;
use kernel::{Direction, HexId, Side, Subject, say};

use crate::check::{command, zones};
use crate::describe;
use crate::game::{Game, LeaderId, OnHexside, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Index of the units in [`names`].
const UNITS: usize = 0;

/// Returns the ids and names of all units, then those of all leaders.
pub(super) fn names(game: &Game) -> Vec<Vec<(&str, &str)>> {
    let units = game.units.iter().map(|unit| (&*unit.id, &*unit.name)).collect();
    let leaders = game.leaders.iter().map(|leader| (&*leader.id, &*leader.name)).collect();
    vec![units, leaders]
}

/// Describes a hex, a unit or a leader.
pub(super) fn about(position: Position<'_>, subject: Subject) -> Vec<String> {
    match subject {
        Subject::Hex(hex) => about_hex(position, hex),
        Subject::Named { group: UNITS, index } => about_unit(position, UnitId::from_index(index)),
        Subject::Named { index, .. } => about_leader(position, LeaderId::from_index(index)),
    }
}

fn about_hex(position: Position<'_>, hex: HexId) -> Vec<String> {
    let (game, map) = (position.game(), position.map());
    let ground = map.hex(hex);
    let terrain = &game.charts.terrain(ground.terrain).name;
    let number = map.number(hex);
    let marked = |words: String, table: &str| {
        format!("{words}{}", game.origins.mark(&format!("map/{table}/{number}")))
    };
    let mut lines = vec![say!(
        "about-hex",
        hex = marked(describe::hex(game, hex), "places"),
        terrain = marked(terrain.clone(), "terrain"),
        level = marked(ground.level.to_string(), "levels"),
        road = if map.has_road(hex) { "road" } else { "none" },
    )];
    lines.extend(hexsides(game, hex));
    if position.package.scenario().victory.hexes.contains(&hex) {
        let victory = &position.package.scenario().victory;
        let who = &game.side_names[victory.side];
        let mark = describe::objective_mark(position.package, hex);
        lines.push(say!("about-objective", mark, points = victory.objective, side = who));
    }
    lines.extend(position.board.unit_in(hex).map(|unit| describe::unit_as_it_is(position, unit)));
    let leaders = position.board.leaders_in(hex);
    lines.extend(leaders.map(|leader| describe::leader_as_he_is(position, leader)));
    for side in Side::BOTH {
        let zones = zones::controllers(position, hex, side);
        let names: Vec<_> = zones.map(|unit| describe::unit(game, unit)).collect();
        if !names.is_empty() {
            let who = &game.side_names[side];
            lines.push(say!("about-zones", side = who, units = names.join(", ")));
        }
    }
    lines
}

/// Returns the features of a hex's six sides in words, by direction. `None` if there are none.
fn hexsides(game: &Game, hex: HexId) -> Option<String> {
    let map = &game.map;
    let side = |way: Direction| {
        let marked = |thing: OnHexside| {
            let beyond = map.grid.neighbour(hex, way);
            let mark = beyond.map_or("", |beyond| side_mark(game, thing, hex, beyond));
            format!("{}{mark}", describe::on_hexside(thing))
        };
        let here: Vec<_> = map.side(hex, way).things().map(marked).collect();
        let compass = &map.compass[way.index()];
        (!here.is_empty()).then(|| format!("{compass} {}", all_of(here)))
    };
    let sides: Vec<_> = Direction::ALL.into_iter().filter_map(side).collect();
    (!sides.is_empty()).then(|| sides.join(", "))
}

/// Returns the mark that shows that a hexside feature is reconstructed. Empty if the feature is not
/// reconstructed.
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

fn about_unit(position: Position<'_>, unit: UnitId) -> Vec<String> {
    let (game, info) = (position.game(), position.info(unit));
    let under = match info.division {
        Some(division) => game.divisions[division.index()].name.clone(),
        None if info.independent => say!("about-independent"),
        None => say!("about-no-division"),
    };
    let (side, arm) = (&game.side_names[info.side], info.arm.id());
    let morale = describe::morale_words(position, unit);
    let mut lines = vec![
        describe::unit_as_it_is(position, unit),
        say!("about-unit", side, arm, division = under, morale),
    ];
    lines.extend(info.shattered.map(|strength| {
        let mark = describe::unit_mark(game, unit, "shattered");
        say!("about-shattered", strength, mark)
    }));
    match position.board.hex_of(unit) {
        None => lines.push(say!("about-not-on-map")),
        Some(hex) => {
            lines.push(say!("about-place", hex = describe::hex(game, hex)));
            let near = |leader: &LeaderId| command::commands(position, *leader, unit);
            let names: Vec<_> = position
                .board
                .leaders()
                .filter(near)
                .map(|it| describe::leader(game, it))
                .collect();
            lines.push(match names.len() {
                0 if info.independent => say!("about-always-in-command"),
                0 => say!("about-no-leader"),
                _ => say!("about-leaders", leaders = names.join(", ")),
            });
        }
    }
    lines
}

/// Returns the description of a leader, line by line, with the hexes of the command range. CM 6.2.
fn about_leader(position: Position<'_>, leader: LeaderId) -> Vec<String> {
    let mut lines = vec![describe::leader_as_he_is(position, leader)];
    let Some(hex) = position.board.hex_of_leader(leader) else {
        lines.push(say!("about-not-on-map"));
        return lines;
    };
    lines.push(say!("about-place", hex = describe::hex(position.game(), hex)));
    let area = command::area(position, leader);
    let numbers: Vec<_> = area.iter().map(|hex| position.map().number(*hex).to_string()).collect();
    lines.push(say!("about-command", hexes = numbers.join(" ")));
    lines
}
