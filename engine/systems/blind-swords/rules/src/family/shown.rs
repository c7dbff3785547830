//! Position for text displays.

use kernel::{Ground, HexId, HexNumber, Panel, Reader, Shown, Side, Stack, say};

use super::{hand, laid};
use crate::board::{ActivationKind, ChitPlace, Face, Morale, Place};
use crate::check::victory;
use crate::describe;
use crate::game::{BrokenBox, Points, RoadInHex, UnitId};
use crate::look::Look;
use crate::rules::Rules;
use crate::system::Scene;
use crate::view;

/// Returns the position as text for a reader.
pub fn shown(scene: Scene<'_>, reader: Reader) -> Shown {
    let (scenario, turn) = (scene.package.scenario(), scene.board.turn());
    let score = score(scene);
    let hexes = scene.game().map.grid.hexes();
    Shown {
        title: say!(
            "shown-title",
            scenario = &scenario.name,
            turn,
            last = scenario.last_turn,
            time = scenario.time(turn)
        ),
        standing: standing(scene, &score),
        score,
        state: state(scene, reader),
        panel: Panel { title: say!("title-chits"), lines: hand::lines(scene, reader) },
        stacks: hexes.filter_map(|hex| stack(scene, hex)).collect(),
        laid: laid::laid(scene),
        focus: active(scene),
    }
}

/// Winner and margin, once the game is over.
pub(super) fn outcome(scene: Scene<'_>) -> Option<String> {
    let result = scene.board.result()?;
    let levels = &scene.package.scenario().victory.levels;
    let level = result.level.map(|level| levels[usize::from(level)].name.clone());
    let level = level.unwrap_or_else(|| unnamed(scene, result.winner));
    Some(say!("shown-outcome", level, score = points(scene, &result.score)))
}

/// Result without a victory level: `Union wins at once`, `A draw`.
pub(super) fn unnamed(scene: Scene<'_>, winner: Option<Side>) -> String {
    match winner {
        Some(side) => say!("shown-wins-at-once", side = &scene.game().side_names[side]),
        None => say!("shown-draw"),
    }
}

/// Current points of both sides, and the side in the lead with its margin. BS 14.2.
fn score(scene: Scene<'_>) -> String {
    points(scene, &victory::score(scene))
}

/// Points of both sides: `Union 20, Confederate 8, net Union +12`.
fn points(scene: Scene<'_>, score: &Points) -> String {
    let (usa, csa, net) = (&score.usa, &score.csa, net(scene, score));
    let names = &scene.game().side_names;
    say!("shown-score", union = &names.usa, usa = *usa, confederate = &names.csa, csa = *csa, net)
}

/// Side in the lead and its margin: `Union +12`.
fn net(scene: Scene<'_>, score: &Points) -> String {
    match victory::net(score) {
        Some((side, points)) => format!("{} +{points}", scene.game().side_names[side]),
        None => say!("shown-even"),
    }
}

/// Points and the public numbers of the scenario.
fn standing(scene: Scene<'_>, score: &str) -> Vec<String> {
    let shown = view::shown(scene).map(|(name, number)| format!("{name}: {number}"));
    std::iter::once(say!("shown-points", score)).chain(shown).collect()
}

/// Turn, points, Broken Track and chits, limited to what a reader may know.
fn state(scene: Scene<'_>, reader: Reader) -> Vec<String> {
    let turn = scene.board.turn();
    let mut lines = vec![say!("shown-turn", turn, time = scene.package.scenario().time(turn))];
    lines.extend(standing(scene, &score(scene)));
    lines.extend(activation(scene));
    lines.extend(BrokenBox::ALL.into_iter().filter_map(|at| broken(scene, at)));
    lines.extend(laid::told(scene).map(|line| say!("shown-ground", line)));
    lines.push(say!("shown-cup", chits = scene.board.cup_size()));
    if let Reader::Side(side) = reader {
        lines.push(say!("shown-held", chits = held(scene, side)));
    }
    lines
}

fn activation(scene: Scene<'_>) -> Option<String> {
    let activation = scene.board.activation()?;
    let brigade = &scene.game().brigades[activation.brigade.index()].name;
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

fn broken(scene: Scene<'_>, at: BrokenBox) -> Option<String> {
    let units =
        scene.board.units().filter(|&unit| scene.board.unit(unit).place == Place::Broken(at));
    let names: Vec<_> = units.map(|unit| scene.info(unit).name.clone()).collect();
    (!names.is_empty()).then(|| say!("shown-broken", track_box = at.id(), units = names.join(", ")))
}

fn held(scene: Scene<'_>, side: Side) -> String {
    let chits = &scene.game().chits;
    let held = scene.board.chits().iter().filter(|copy| copy.place == ChitPlace::Held);
    let own = held.map(|copy| &chits[copy.kind.index()]).filter(|chit| chit.side == Some(side));
    let names: Vec<_> = own.map(|chit| chit.name.as_str()).collect();
    if names.is_empty() { say!("shown-no-chit") } else { names.join(", ") }
}

fn stack(scene: Scene<'_>, hex: HexId) -> Option<Stack> {
    let first = scene.board.any_in(hex)?;
    let units: Vec<_> = scene.board.units_in(hex).collect();
    let words: Vec<_> = units.iter().map(|&unit| describe::unit(scene, unit)).collect();
    let side = scene.side_of(first);
    let badge = match units.len() {
        1 => marker(scene, first),
        count => char::from_digit(count as u32, 10).unwrap_or('+'),
    };
    Some(Stack {
        hex: scene.game().map.number(hex),
        side,
        name: short(&scene.info(first).name),
        badge,
        words: format!(
            "{}, {}: {}",
            describe::hex(scene, hex),
            scene.game().side_names[side],
            words.join("; ")
        ),
    })
}

/// Worst state of a unit: `d` disrupted, `s` shaken, `b` battleworn.
fn marker(scene: Scene<'_>, unit: UnitId) -> char {
    let state = scene.board.unit(unit);
    match (state.morale, state.face) {
        (Morale::Disrupted, _) => 'd',
        (Morale::Shaken, _) => 's',
        (Morale::None, Face::Battleworn) => 'b',
        (Morale::None, Face::Fresh) => ' ',
    }
}

/// Name shortened to four letters: the number without its ending, then the following letters.
pub fn short(name: &str) -> String {
    let mut words = name.split_whitespace();
    let first = words.next().unwrap_or_default();
    let digits: String = first.chars().take_while(char::is_ascii_digit).collect();
    let rest: String = if digits.is_empty() { name.to_owned() } else { words.collect() };
    let letters = rest.chars().filter(|letter| letter.is_alphanumeric());
    digits.chars().chain(letters).take(4).collect()
}

/// A hex of the active brigade.
fn active(scene: Scene<'_>) -> Option<HexNumber> {
    let brigade = scene.board.activation()?.brigade;
    let (_, hex) = scene.brigade_on_map(brigade).next()?;
    Some(scene.game().map.number(hex))
}

/// Map without units.
pub(super) fn ground(rules: &Rules) -> Vec<Ground> {
    let map = &rules.game.map;
    let ground = |hex: HexId| {
        let here = map.hex(hex);
        Ground {
            hex: map.number(hex),
            at: map.grid.position(hex),
            level: here.level,
            sign: rules.game.terrain.kind(here.terrain).look.sign(),
            road: here.road == RoadInHex::Present,
        }
    };
    map.grid.hexes().map(ground).collect()
}

/// Legend of the ground signs and counter badges.
pub(super) fn signs(rules: &Rules) -> String {
    let kinds = rules.game.terrain.kinds.iter();
    let ground = Ground::signs(kinds.map(|kind| (kind.look.sign(), kind.name.as_str())));
    format!("{ground} {}", say!("shown-signs"))
}

/// Hex of an answer: the hex itself, or that of a unit.
pub(super) fn place(scene: Scene<'_>, id: &str) -> Option<HexNumber> {
    let game = scene.game();
    let hex = id.parse().ok().and_then(|number| game.map.grid.hex(number));
    let unit = || {
        let found = game.units.iter().position(|unit| unit.id == id)?;
        scene.board.hex_of(UnitId::from_index(found))
    };
    hex.or_else(unit).map(|hex| game.map.number(hex))
}
