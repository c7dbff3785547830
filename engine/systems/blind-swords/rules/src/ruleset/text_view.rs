//! The position as text for terminals and programs.

use kernel::{Ground, HexId, HexNumber, Reader, Side, SidePanel, Stack, TextView, say};

use super::{hand, map_markers};
use crate::board::{ActivationKind, ChitPlace, Face, Morale, Place};
use crate::check::victory;
use crate::describe;
use crate::game::{BrokenBox, Points, RoadInHex, UnitId};
use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::Position;
use crate::view::{self, Seen};

/// Returns the position as text for a viewer.
pub fn text_view(rules: &Rules, seen: &Seen) -> TextView {
    let position = seen.position(rules);
    let (scenario, turn) = (position.package.scenario(), position.board.turn());
    let score = score(position);
    let hexes = position.game().map.grid.hexes();
    TextView {
        title: say!(
            "shown-title",
            scenario = &scenario.name,
            turn,
            last = scenario.last_turn,
            time = scenario.time(turn)
        ),
        standing: standing(position, &score),
        score,
        state: state(rules, seen),
        panel: SidePanel { title: say!("title-chits"), lines: hand::lines(rules, seen) },
        stacks: hexes.filter_map(|hex| stack(position, hex)).collect(),
        map_markers: map_markers::map_markers(position),
        focus: active(position),
    }
}

/// Returns the winner and the margin. `None` until the game is over.
pub(super) fn outcome(position: Position<'_>) -> Option<String> {
    let result = position.board.result()?;
    let levels = &position.package.scenario().victory.levels;
    let level = result.level.map(|level| levels[usize::from(level)].name.clone());
    let level = level.unwrap_or_else(|| unnamed(position, result.winner));
    Some(say!("shown-outcome", level, score = points(position, &result.score)))
}

/// Describes a result that has no victory level: `Union wins at once`, `A draw`.
pub(super) fn unnamed(position: Position<'_>, winner: Option<Side>) -> String {
    match winner {
        Some(side) => say!("shown-wins-at-once", side = &position.game().side_names[side]),
        None => say!("shown-draw"),
    }
}

/// Describes the current points of each side, and the side in the lead with its margin. BS 14.2.
fn score(position: Position<'_>) -> String {
    points(position, &victory::score(position))
}

/// Formats the points of each side and the margin: `Union 20, Confederate 8, net Union +12`.
fn points(position: Position<'_>, score: &Points) -> String {
    let (usa, csa, net) = (&score.usa, &score.csa, net(position, score));
    let names = &position.game().side_names;
    say!("shown-score", union = &names.usa, usa = *usa, confederate = &names.csa, csa = *csa, net)
}

/// Formats the side in the lead and its margin: `Union +12`.
fn net(position: Position<'_>, score: &Points) -> String {
    match victory::net(score) {
        Some((side, points)) => format!("{} +{points}", position.game().side_names[side]),
        None => say!("shown-even"),
    }
}

/// Returns the score line, then one line for each number that the scenario shows to both players.
fn standing(position: Position<'_>, score: &str) -> Vec<String> {
    let shown = view::shown(position).map(|(name, number)| format!("{name}: {number}"));
    std::iter::once(say!("shown-points", score)).chain(shown).collect()
}

/// Describes turn, points, Broken Track and chits, limited to what a viewer may know.
fn state(rules: &Rules, seen: &Seen) -> Vec<String> {
    let position = seen.position(rules);
    let turn = position.board.turn();
    let mut lines = vec![say!("shown-turn", turn, time = position.package.scenario().time(turn))];
    lines.extend(standing(position, &score(position)));
    lines.extend(activation(position));
    lines.extend(BrokenBox::ALL.into_iter().filter_map(|at| broken(position, at)));
    lines.extend(map_markers::told(position).map(|line| say!("shown-ground", line)));
    lines.push(say!("shown-cup", chits = position.board.cup_size()));
    if let Reader::Side(side) = seen.reader() {
        lines.push(say!("shown-held", chits = held(rules, seen, side)));
    }
    lines
}

fn activation(position: Position<'_>) -> Option<String> {
    let activation = position.board.activation()?;
    let brigade = &position.game().brigades[activation.brigade.index()].name;
    let kind = match activation.kind {
        ActivationKind::Full => "full",
        ActivationKind::Limited => "limited",
    };
    Some(match activation.order {
        Some(order) => {
            say!("shown-active-under", brigade, kind, order = describe::order(order))
        }
        None => say!("shown-active", brigade, kind),
    })
}

fn broken(position: Position<'_>, at: BrokenBox) -> Option<String> {
    let units =
        position.board.units().filter(|&unit| position.board.unit(unit).place == Place::Broken(at));
    let names: Vec<_> = units.map(|unit| position.info(unit).name.clone()).collect();
    (!names.is_empty()).then(|| say!("shown-broken", track_box = at.id(), units = names.join(", ")))
}

fn held(rules: &Rules, seen: &Seen, side: Side) -> String {
    let held = seen.chits(rules).filter(|chit| chit.place == ChitPlace::Held);
    let own = held.filter(|chit| chit.owner == Some(side)).filter_map(|chit| chit.kind);
    let names: Vec<_> = own.map(|chit| rules.game.chits[chit.index()].name.as_str()).collect();
    if names.is_empty() { say!("shown-no-chit") } else { names.join(", ") }
}

fn stack(position: Position<'_>, hex: HexId) -> Option<Stack> {
    let first = position.board.any_in(hex)?;
    let units: Vec<_> = position.board.units_in(hex).collect();
    let words: Vec<_> = units.iter().map(|&unit| describe::unit(position, unit)).collect();
    let side = position.side_of(first);
    let badge = match units.len() {
        1 => marker(position, first),
        count => char::from_digit(count as u32, 10).unwrap_or('+'),
    };
    Some(Stack {
        hex: position.game().map.number(hex),
        side,
        name: short(&position.info(first).name),
        badge,
        words: format!(
            "{}, {}: {}",
            describe::hex(position, hex),
            position.game().side_names[side],
            words.join("; ")
        ),
    })
}

/// Returns the character for the worst state of a unit: `d` disrupted, `s` shaken, `b` battleworn.
fn marker(position: Position<'_>, unit: UnitId) -> char {
    let state = position.board.unit(unit);
    match (state.morale, state.face) {
        (Morale::Disrupted, _) => 'd',
        (Morale::Shaken, _) => 's',
        (Morale::None, Face::Battleworn) => 'b',
        (Morale::None, Face::Fresh) => ' ',
    }
}

/// Shortens a name to four characters: the digits of the number without their suffix, then the
/// letters that follow.
pub fn short(name: &str) -> String {
    let mut words = name.split_whitespace();
    let first = words.next().unwrap_or_default();
    let digits: String = first.chars().take_while(char::is_ascii_digit).collect();
    let rest: String = if digits.is_empty() { name.to_owned() } else { words.collect() };
    let letters = rest.chars().filter(|letter| letter.is_alphanumeric());
    digits.chars().chain(letters).take(4).collect()
}

/// Returns the number of a hex that contains a unit of the active brigade. `None` if no brigade is
/// active or on the map.
fn active(position: Position<'_>) -> Option<HexNumber> {
    let brigade = position.board.activation()?.brigade;
    let (_, hex) = position.brigade_on_map(brigade).next()?;
    Some(position.game().map.number(hex))
}

/// Returns the ground of each hex for text maps, without units.
pub(super) fn ground(rules: &Rules) -> Vec<Ground> {
    let map = &rules.game.map;
    let ground = |hex: HexId| {
        let here = map.hex(hex);
        Ground {
            hex: map.number(hex),
            at: map.grid.position(hex),
            level: here.level,
            sign: rules.game.terrain.kind(here.terrain).look().sign(),
            road: here.road == RoadInHex::Present,
        }
    };
    map.grid.hexes().map(ground).collect()
}

/// Returns the legend of the ground symbols and counter badges.
pub(super) fn signs(rules: &Rules) -> String {
    let kinds = rules.game.terrain.kinds.iter();
    let ground = Ground::signs(kinds.map(|kind| (kind.look().sign(), kind.name.as_str())));
    format!("{ground} {}", say!("shown-signs"))
}

/// Returns the hex that an answer id names, either by hex number or by the id of a unit.
pub(super) fn place(position: Position<'_>, id: &str) -> Option<HexNumber> {
    let game = position.game();
    let hex = id.parse().ok().and_then(|number| game.map.grid.hex(number));
    let unit = || {
        let found = game.units.iter().position(|unit| unit.id == id)?;
        position.board.hex_of(UnitId::from_index(found))
    };
    hex.or_else(unit).map(|hex| game.map.number(hex))
}
