//! Text view of a position.

use kernel::{Ground, HexId, Side, SidePanel, Stack, TextView, say};

use crate::check::{entry, victory};
use crate::describe;
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::Position;

/// Returns the complete text view.
pub(super) fn text_view(position: Position<'_>) -> TextView {
    let (game, board) = (position.game(), position.board);
    let scenario = position.package.scenario();
    let (turn, last) = (board.turn(), scenario.turns.last);
    let time = describe::time(game, turn);
    let stage = describe::stage(game, board.active(), board.stage());
    let score = score(position);
    let standing = vec![say!("shown-points", score = &score)];
    let state = [say!("shown-now", turn, time), stage].into_iter().chain(standing.clone());
    TextView {
        title: say!("shown-title", scenario = &scenario.name, turn, last, time),
        score,
        standing,
        state: state.chain(markers(position)).collect(),
        panel: SidePanel { title: say!("panel-fate"), lines: markers(position) },
        stacks: game.map.grid.hexes().filter_map(|hex| stack(position, hex)).collect(),
        map_markers: Vec::new(),
        focus: None,
    }
}

/// Returns the score as text: `Union 12, Confederate 9: Union +3`.
pub(super) fn score(position: Position<'_>) -> String {
    let (names, points) = (&position.game().side_names, position.board.points());
    let ahead = Side::BOTH.into_iter().find(|side| victory::balance(position, *side) > 0);
    let net = ahead.map_or(say!("score-even"), |side| {
        format!("{} +{}", names[side], victory::balance(position, side))
    });
    let (usa, csa) = (points.usa.total(), points.csa.total());
    format!("{} {usa}, {} {csa}: {net}", names.usa, names.csa)
}

/// Returns the score, and the reason why the current winner wins, as text.
pub(super) fn score_and_why(position: Position<'_>) -> String {
    format!("{}. {}.", score(position), describe::why_it_wins(position))
}

/// Returns lines of text about the available Fate markers and the reinforcements that have not
/// arrived.
pub(super) fn markers(position: Position<'_>) -> Vec<String> {
    let game = position.game();
    let of_side = |side: Side| {
        let left = game.fate[side].iter().filter(|leader| position.board.has_fate(**leader));
        let names: Vec<_> = left.map(|leader| describe::leader(game, *leader)).collect();
        let side = &game.side_names[side];
        if names.is_empty() {
            say!("fate-none", side)
        } else {
            say!("fate-left", side, leaders = names.join(", "))
        }
    };
    let coming = position
        .package
        .arrivals()
        .filter(|(_, arrival)| entry::members(arrival).any(|mover| entry::is_off(position, mover)));
    let coming = coming.map(|(id, arrival)| {
        let (group, hex) = (&arrival.name, describe::hex(game, arrival.hex));
        match position.board.due(id) {
            Some(turn) => say!("arrival-on-turn", group, hex, turn),
            None => say!("arrival-by-die", group, hex),
        }
    });
    Side::BOTH.map(of_side).into_iter().chain(coming).collect()
}

fn stack(position: Position<'_>, hex: HexId) -> Option<Stack> {
    let game = position.game();
    let unit = position.board.unit_in(hex);
    let leaders: Vec<_> = position.board.leaders_in(hex).collect();
    let (side, name) = match (unit, leaders.first()) {
        (Some(unit), _) => (position.side_of(unit), position.info(unit).name.clone()),
        (None, Some(leader)) => {
            let info = position.leader_info(*leader);
            (info.side, info.name.clone())
        }
        (None, None) => return None,
    };
    let units = unit.map(|unit| describe::unit_as_it_is(position, unit)).into_iter();
    let words: Vec<_> =
        units.chain(leaders.iter().map(|it| describe::leader_as_he_is(position, *it))).collect();
    let badge = unit.map_or(' ', |unit| badge(position, unit));
    let badge = if badge == ' ' && !leaders.is_empty() { '*' } else { badge };
    Some(Stack {
        hex: position.map().number(hex),
        side,
        name: name.chars().filter(|letter| letter.is_alphanumeric()).take(4).collect(),
        badge,
        words: format!("{}: {}", describe::hex(game, hex), words.join("; ")),
    })
}

fn badge(position: Position<'_>, unit: UnitId) -> char {
    let state = position.state(unit);
    match (state.routed, state.shattered, state.out_of_command) {
        (true, ..) => 'r',
        (_, true, _) => 's',
        (_, _, true) => 'o',
        _ => ' ',
    }
}

/// Returns the text map of the ground, without counters.
pub(super) fn ground(rules: &Rules) -> Vec<Ground> {
    let map = &rules.game.map;
    let ground = |hex: HexId| {
        let here = map.hex(hex);
        let terrain = rules.game.charts.terrain(here.terrain);
        Ground {
            hex: map.number(hex),
            at: map.grid.position(hex),
            level: here.level,
            sign: terrain.look().sign(),
            road: map.has_road(hex),
        }
    };
    map.grid.hexes().map(ground).collect()
}

/// Returns the legend of the text map: symbols of terrain, and badges of counters.
pub(super) fn signs(rules: &Rules) -> String {
    let kinds = rules.game.charts.terrain.kinds.iter();
    let ground = Ground::signs(kinds.map(|kind| (kind.look().sign(), kind.name.as_str())));
    format!("{ground} {}", say!("signs-of-counters"))
}
