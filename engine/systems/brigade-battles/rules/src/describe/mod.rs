//! Words for people.

mod ask;
mod tell;
mod why;

use kernel::{HexId, Ratio, Side};

use crate::board::Stage;
use crate::check::victory;
use crate::event::{Modifier, Reason};
use crate::game::{Formation, Game, LeaderId, UnitId};
use crate::look::Look;
use crate::question::FireStep;
use crate::rules::Rules;
use crate::system::{Scene, Step};

pub use ask::{coach, label, morale_words, note, prompt, roll};
pub use tell::{line, shot, time};
pub use why::why;

/// `0708 (The Mill)`.
pub fn hex(game: &Game, hex: HexId) -> String {
    let number = game.map.number(hex);
    match &game.map.hex(hex).name {
        Some(name) => format!("{number} ({name})"),
        None => number.to_string(),
    }
}

/// Hexes, one after another.
pub fn hex_numbers(game: &Game, hexes: &[HexId]) -> String {
    hexes.iter().map(|hex| self::hex(game, *hex)).collect::<Vec<_>>().join(", ")
}

/// `turn 9 (20:20)`.
pub fn turn(game: &Game, turn: u8) -> String {
    format!("turn {turn} ({})", time(game, turn))
}

/// By what strength is multiplied: `x 2`, `x 1/2`.
pub fn times(factor: Ratio) -> String {
    match factor.denominator {
        1 => format!("x {}", factor.numerator),
        _ => format!("x {factor}"),
    }
}

/// The name of a unit.
pub fn unit(game: &Game, unit: UnitId) -> &str {
    &game.units[unit.index()].name
}

/// The name of a leader.
pub fn leader(game: &Game, leader: LeaderId) -> &str {
    &game.leaders[leader.index()].name
}

/// A unit with its strength and what befell it: `Alden, 9 of 12, black, routed`.
pub fn unit_as_it_is(scene: Scene<'_>, unit: UnitId) -> String {
    let (info, state) = (scene.info(unit), scene.state(unit));
    let mark = |figure| unit_mark(scene.game(), unit, figure);
    let mut words = vec![
        format!("{}, {} of {}{}", info.name, state.strength, info.strength, mark("strength")),
        format!("{}{}", info.colour.id(), mark("morale")),
    ];
    if state.formation != Formation::Foot {
        words.push(state.formation.id().to_owned());
    }
    let marks = [
        (state.shattered, "shattered"),
        (state.routed, "routed"),
        (state.astray, "out of command"),
        (state.fired, "has fired"),
    ];
    words.extend(marks.iter().filter(|(holds, _)| *holds).map(|(_, mark)| (*mark).to_owned()));
    words.join(", ")
}

/// The mark of a figure of a unit that is reconstructed.
pub fn unit_mark(game: &Game, unit: UnitId, figure: &str) -> &'static str {
    let id = &game.units[unit.index()].id;
    game.origins.mark(&format!("units/units/{id}/{figure}"))
}

/// The mark of an objective that is reconstructed.
pub fn objective_mark(rules: &Rules, hex: HexId) -> &'static str {
    let (scenario, number) = (&rules.scenario().id, rules.game.map.number(hex));
    rules.game.origins.mark(&format!("scenarios/{scenario}/victory/hexes/{number}"))
}

/// Objectives, one after another, with their marks.
pub fn objectives(rules: &Rules) -> String {
    let hexes = rules.scenario().victory.hexes.iter();
    let words =
        |hex: &HexId| format!("{}{}", self::hex(&rules.game, *hex), objective_mark(rules, *hex));
    hexes.map(words).collect::<Vec<_>>().join(", ")
}

/// A leader with what befell him.
pub fn leader_as_he_is(scene: Scene<'_>, leader: LeaderId) -> String {
    let name = self::leader(scene.game(), leader);
    let radius = crate::check::command::radius(scene, leader);
    let who = if scene.board.leader(leader).replaced { "replacement of " } else { "" };
    format!("{who}{name}, commands {}", hexes(radius))
}

/// What a phase or step of a side is called.
pub fn stage(game: &Game, side: Side, stage: Stage) -> String {
    let (own, other) = (&game.side_names[side], &game.side_names[side.other()]);
    match stage {
        Stage::SetUp(_) => "Set-up".to_owned(),
        Stage::TurnStart => "The turn begins".to_owned(),
        Stage::Command => format!("{own} Command Phase"),
        Stage::Artillery => format!("{own} Artillery Phase"),
        Stage::Movement => format!("{own} Movement Phase"),
        Stage::Defence => format!("{own} Combat Phase: {other} defensive fire"),
        Stage::Offence => format!("{own} Combat Phase: offensive fire"),
        Stage::Rally => format!("{own} Rally Phase"),
        Stage::TurnEnd => "The turn ends".to_owned(),
        Stage::Over => "The game is over".to_owned(),
    }
}

/// Why a side wins as things stand: what the side that has to win has of what it needs. CM 14.1.6. CW-VIC-04.
pub fn why_it_wins(scene: Scene<'_>) -> String {
    let side = &scene.game().side_names[scene.package.scenario().victory.side];
    let victory::Standing { counts, points, needed, objectives, needed_objectives } =
        victory::standing(scene);
    format!(
        "{side} needs a {counts} of {needed} and has {points}; it needs {needed_objectives} points from objectives and has {objectives}"
    )
}

/// A step of the path to the present moment.
pub fn step(rules: &Rules, step: &Step) -> String {
    let name = |unit: &UnitId| unit_name(rules, *unit);
    match step {
        Step::SetUp => "Set-up".to_owned(),
        Step::TurnStart => "Turn begins".to_owned(),
        Step::Command => "Command Phase".to_owned(),
        Step::Fire(FireStep::Artillery) => "Artillery Phase".to_owned(),
        Step::Fire(FireStep::Defence) => "Defensive fire".to_owned(),
        Step::Fire(FireStep::Offence) => "Offensive fire".to_owned(),
        Step::Movement => "Movement Phase".to_owned(),
        Step::Results(unit) => format!("Result for {}", name(unit)),
        Step::Retreat(unit) => format!("Retreat of {}", name(unit)),
        Step::Rout(unit) => format!("Rout of {}", name(unit)),
        Step::Advance => "Advance after combat".to_owned(),
        Step::Rally => "Rally Phase".to_owned(),
        Step::TurnEnd => "Turn ends".to_owned(),
    }
}

fn unit_name(rules: &Rules, unit: UnitId) -> String {
    self::unit(&rules.game, unit).to_owned()
}

/// `1 point`, `12 points`.
pub fn counted(number: impl std::fmt::Display, one: &str, many: &str) -> String {
    let number = number.to_string();
    let noun = if number == "1" || number == "1/2" { one } else { many };
    format!("{number} {noun}")
}

/// `1 point`, `12 points`.
pub fn points(number: impl std::fmt::Display) -> String {
    counted(number, "point", "points")
}

/// `1 hex`, `3 hexes`.
pub fn hexes(number: impl std::fmt::Display) -> String {
    counted(number, "hex", "hexes")
}

/// `one`, `one and two`, `one, two and three`.
pub fn listed(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// `+1`, `-2`.
pub fn signed(number: i8) -> String {
    format!("{number:+}")
}

/// A share of all ways in which dice can fall, to a tenth of a percent where it is not whole.
pub fn percent(ways: u32, of: u32) -> String {
    let tenths = (u64::from(ways) * 1000 + u64::from(of) / 2) / u64::from(of);
    match (tenths / 10, tenths % 10) {
        (0, 0) if ways > 0 => "<0.1 %".to_owned(),
        (whole, 0) => format!("{whole} %"),
        (whole, tenth) => format!("{whole}.{tenth} %"),
    }
}

/// Why something is added to a die.
pub fn reason(game: &Game, modifier: &Modifier) -> String {
    match modifier.reason {
        Reason::Flank => "flank fire".to_owned(),
        Reason::Terrain => "terrain of the target".to_owned(),
        Reason::Higher => "target above all who fire".to_owned(),
        Reason::Leader(leader) => self::leader(game, leader).to_owned(),
        Reason::MoraleTerrain => "terrain".to_owned(),
    }
}
