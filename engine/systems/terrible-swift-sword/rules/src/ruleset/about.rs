//! Descriptions of a hex, a unit, a leader or a brigade, including command.

use kernel::words::all_of;
use kernel::{Direction, HexId, Side, Subject, say};

use crate::check::{brigade, command, zones};
use crate::describe;
use crate::game::{BrigadeId, Game, LeaderId, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Indices of the groups in [`names`].
const UNITS: usize = 0;
const LEADERS: usize = 1;

/// Returns the ids and names of all units, then those of all leaders and of all brigades.
pub(super) fn names(game: &Game) -> Vec<Vec<(&str, &str)>> {
    let units = game.units.iter().map(|unit| (&*unit.id, &*unit.name)).collect();
    let leaders = game.leaders.iter().map(|leader| (&*leader.id, &*leader.name)).collect();
    let brigades = game.brigades.iter().map(|brigade| (&*brigade.id, &*brigade.name)).collect();
    vec![units, leaders, brigades]
}

/// Describes a hex, a unit, a leader or a brigade.
pub(super) fn about(position: Position<'_>, subject: Subject) -> Vec<String> {
    match subject {
        Subject::Hex(hex) => about_hex(position, hex),
        Subject::Named { group: UNITS, index } => about_unit(position, UnitId::from_index(index)),
        Subject::Named { group: LEADERS, index } => {
            about_leader(position, LeaderId::from_index(index))
        }
        Subject::Named { index, .. } => about_brigade(position, BrigadeId::from_index(index)),
    }
}

fn about_hex(position: Position<'_>, hex: HexId) -> Vec<String> {
    let (game, board) = (position.game(), position.board);
    let ground = position.map().hex(hex);
    let mut lines = vec![say!(
        "about-hex",
        hex = describe::hex(game, hex),
        terrain = describe::terrain(ground.terrain),
        level = describe::level(ground.level),
    )];
    lines.extend(hexsides(game, hex));
    let hills = position.package.scenario().hills.iter().filter(|hill| hill.hexes.contains(&hex));
    lines.extend(hills.map(|hill| {
        let side = &game.side_names[hill.side];
        say!("about-hill", hill = &hill.name, points = hill.points, side)
    }));
    let stack = board.units_in(hex).iter();
    lines.extend(stack.map(|unit| describe::unit_as_it_is(position, *unit)));
    let leaders = board.leaders().filter(|it| board.hex_of_leader(*it) == Some(hex));
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
    let side = |way: Direction| {
        let side = game.map.side(hex, way);
        let here: Vec<_> = side.features().map(describe::on_hexside).collect();
        (!here.is_empty()).then(|| format!("{} {}", describe::direction(game, way), all_of(here)))
    };
    let sides: Vec<_> = Direction::ALL.into_iter().filter_map(side).collect();
    (!sides.is_empty()).then(|| sides.join(", "))
}

fn about_unit(position: Position<'_>, unit: UnitId) -> Vec<String> {
    let (game, info) = (position.game(), position.info(unit));
    let side = &game.side_names[info.side];
    let mut lines = vec![describe::unit_as_it_is(position, unit)];
    lines.push(match info.brigade {
        Some(own) => say!("about-unit", side, brigade = describe::brigade(game, own)),
        None => say!("about-no-brigade", side),
    });
    let Some(hex) = position.board.hex_of(unit) else {
        lines.push(say!("about-not-on-map"));
        return lines;
    };
    lines.push(say!("about-place", hex = describe::hex(game, hex)));
    let leaders = position.board.leaders();
    let near = leaders.filter(|it| command::commands(position, *it, unit));
    let near = near.filter(|it| command::reaches(position, *it, unit));
    let names: Vec<_> = near.map(|leader| describe::leader(game, leader)).collect();
    lines.push(match names.is_empty() {
        true if command::needs_leader(position, unit) => say!("about-no-leader"),
        true => say!("about-free"),
        false => say!("about-leaders", leaders = names.join(", ")),
    });
    lines
}

/// Returns the description of a leader, with the hexes that the leader's command reaches. ST 17.12.
fn about_leader(position: Position<'_>, leader: LeaderId) -> Vec<String> {
    let (game, info) = (position.game(), position.leader_info(leader));
    let side = &game.side_names[info.side];
    let mut lines = vec![describe::leader_as_he_is(position, leader)];
    lines.push(match info.brigade {
        Some(own) => say!("about-unit", side, brigade = describe::brigade(game, own)),
        None => say!("about-commander", side),
    });
    let Some(hex) = position.board.hex_of_leader(leader) else {
        lines.push(say!("about-not-on-map"));
        return lines;
    };
    lines.push(say!("about-place", hex = describe::hex(game, hex)));
    let area = command::area(position, leader);
    let numbers: Vec<_> = area.iter().map(|hex| position.map().number(*hex).to_string()).collect();
    lines.push(say!("about-command", hexes = numbers.join(" ")));
    lines
}

/// Returns the description of a brigade: rating, losses and units. ST 19.0.
fn about_brigade(position: Position<'_>, own: BrigadeId) -> Vec<String> {
    let (game, state) = (position.game(), position.board.brigade(own));
    let info = position.brigade_info(own);
    let rating = say!(
        "about-brigade",
        brigade = &info.name,
        side = &game.side_names[info.side],
        rating = brigade::rating(position, own),
        mark = game.origins.mark(&format!("units/brigades/{}/rating", info.id)),
        losses = state.killed + state.captured,
    );
    let units = (0..game.units.len()).map(UnitId::from_index);
    let units = units.filter(|unit| position.info(*unit).brigade == Some(own));
    let units = units.map(|unit| describe::unit_as_it_is(position, unit));
    std::iter::once(rating).chain(units).collect()
}
