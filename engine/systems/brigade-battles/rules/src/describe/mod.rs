//! Human-readable descriptions of positions, questions and facts.

mod ask;
mod story;
mod tell;
mod why;

use kernel::{HexId, Ratio, Side, say};

use crate::board::Stage;
use crate::check::victory;
use crate::event::{Modifier, Reason};
use crate::game::{Arm, Colour, Formation, Game, LeaderId, OnHexside, UnitId};
use crate::position_ext::PositionExt;
use crate::question::FireStep;
use crate::rules::Rules;
use crate::system::{Position, Step};

pub use ask::{coach, label, morale_words, note, prompt, roll};
pub use story::{chapter, heading};
pub use tell::{line, shot, time};
pub use why::why;

/// Returns a hex for display: `0708 (The Mill)`.
pub fn hex(game: &Game, hex: HexId) -> String {
    let number = game.map.number(hex);
    match &game.map.hex(hex).name {
        Some(name) => format!("{number} ({name})"),
        None => number.to_string(),
    }
}

/// Returns hex numbers as a list for use in a sentence.
pub fn hex_numbers(game: &Game, hexes: &[HexId]) -> String {
    hexes.iter().map(|hex| self::hex(game, *hex)).collect::<Vec<_>>().join(", ")
}

/// Returns a turn for display: `turn 9 (20:20)`.
pub fn turn(game: &Game, turn: u8) -> String {
    say!("turn", turn, time = time(game, turn))
}

/// Returns a strength multiplier for display: `x 2`, `x 1/2`.
pub fn times(factor: Ratio) -> String {
    match factor.denominator {
        1 => format!("x {}", factor.numerator),
        _ => format!("x {factor}"),
    }
}

/// Returns the name of a unit.
pub fn unit(game: &Game, unit: UnitId) -> &str {
    &game.units[unit.index()].name
}

/// Returns the name of a leader.
pub fn leader(game: &Game, leader: LeaderId) -> &str {
    &game.leaders[leader.index()].name
}

/// Returns a unit's name, strength and state in words: `Alden, 9 of 12 SP, black, routed`.
pub fn unit_as_it_is(position: Position<'_>, unit: UnitId) -> String {
    let (info, state) = (position.info(unit), position.state(unit));
    let mark = |figure| unit_mark(position.game(), unit, figure);
    let (strength, full) = (state.strength, info.strength);
    let mut words = vec![
        say!("unit-strength", unit = &info.name, strength, full, mark = mark("strength")),
        say!("unit-morale", colour = colour(info.colour), mark = mark("morale")),
    ];
    if state.formation != Formation::Foot {
        words.push(formation(state.formation));
    }
    words.extend(state.shattered.then(|| say!("unit-shattered")));
    words.extend(state.routed.then(|| say!("unit-routed")));
    words.extend(state.out_of_command.then(|| say!("unit-out-of-command")));
    words.extend(state.fired.then(|| say!("unit-has-fired")));
    words.join(", ")
}

/// Returns the name of a formation for players.
pub fn formation(formation: Formation) -> String {
    say!("formation", formation = formation.id())
}

/// Returns the name of a morale colour.
pub fn colour(colour: Colour) -> String {
    say!("colour", colour = colour.id())
}

/// Returns the name of an arm for players.
pub fn arm(arm: Arm) -> String {
    say!("arm", arm = arm.id())
}

/// Returns the name of a hexside feature for players.
pub fn on_hexside(thing: OnHexside) -> String {
    say!("on-hexside", thing = thing.id())
}

/// Returns the mark that shows that a figure of a unit is reconstructed. Empty if the figure is not
/// reconstructed.
pub fn unit_mark(game: &Game, unit: UnitId, figure: &str) -> &'static str {
    let id = &game.units[unit.index()].id;
    game.origins.mark(&format!("units/units/{id}/{figure}"))
}

/// Returns the mark that shows that an objective is reconstructed. Empty if it is not.
pub fn objective_mark(rules: &Rules, hex: HexId) -> &'static str {
    let (scenario, number) = (&rules.scenario().id, rules.game.map.number(hex));
    rules.game.origins.mark(&format!("scenarios/{scenario}/victory/hexes/{number}"))
}

/// Returns the objectives as a list for use in a sentence, each with its mark.
pub fn objectives(rules: &Rules) -> String {
    let hexes = rules.scenario().victory.hexes.iter();
    let words =
        |hex: &HexId| format!("{}{}", self::hex(&rules.game, *hex), objective_mark(rules, *hex));
    hexes.map(words).collect::<Vec<_>>().join(", ")
}

/// Returns a leader's name and state in words.
pub fn leader_as_he_is(position: Position<'_>, leader: LeaderId) -> String {
    let name = self::leader(position.game(), leader);
    let hexes = crate::check::command::radius(position, leader);
    let counter = if position.board.leader(leader).replaced { "replacement" } else { "leader" };
    say!("leader", counter, leader = name, hexes)
}

/// Returns the name of a side's phase or step, as players read it in the log.
pub fn stage(game: &Game, side: Side, stage: Stage) -> String {
    let (own, other) = (&game.side_names[side], &game.side_names[side.other()]);
    match stage {
        Stage::SetUp(_) => say!("set-up"),
        Stage::TurnStart => say!("stage-turn-start"),
        Stage::Command => say!("stage-command", side = own),
        Stage::Artillery => say!("stage-artillery", side = own),
        Stage::Movement => say!("stage-movement", side = own),
        Stage::Defence => say!("stage-defence", side = own, other),
        Stage::Offence => say!("stage-offence", side = own),
        Stage::Rally => say!("stage-rally", side = own),
        Stage::TurnEnd => say!("stage-turn-end"),
        Stage::Over => say!("game-ended"),
    }
}

/// Explains why the current winner wins. It compares the progress of one side with the victory
/// conditions that this side must meet. CM 14.1.6. CW-VIC-04.
pub fn why_it_wins(position: Position<'_>) -> String {
    let side = &position.game().side_names[position.package.scenario().victory.side];
    let victory::Standing { counts, points, needed, objectives, needed_objectives } =
        victory::standing(position);
    say!("why-it-wins", side, counts, needed, points, needed_objectives, objectives)
}

/// Returns the name of a step in the path that shows the current point of the sequence of play.
pub fn step(rules: &Rules, step: &Step) -> String {
    let name = |unit: &UnitId| self::unit(&rules.game, *unit);
    match step {
        Step::SetUp => say!("set-up"),
        Step::TurnStart => say!("step-turn-start"),
        Step::Command => say!("step-command"),
        Step::Fire(FireStep::Artillery) => say!("step-artillery"),
        Step::Fire(FireStep::Defence) => say!("step-defence"),
        Step::Fire(FireStep::Offence) => say!("step-offence"),
        Step::Movement => say!("step-movement"),
        Step::Results(unit) => say!("step-results", unit = name(unit)),
        Step::Retreat(unit) => say!("step-retreat", unit = name(unit)),
        Step::Rout(unit) => say!("step-rout", unit = name(unit)),
        Step::Advance => say!("step-advance"),
        Step::Rally => say!("step-rally"),
        Step::TurnEnd => say!("step-turn-end"),
    }
}

/// Returns a number with its sign: `+1`, `-2`.
pub fn signed(number: i8) -> String {
    format!("{number:+}")
}

/// Returns the name of the rule behind a die modifier.
pub fn reason(game: &Game, modifier: &Modifier) -> String {
    match modifier.reason {
        Reason::Flank => say!("reason-flank"),
        Reason::Terrain => say!("reason-terrain"),
        Reason::Higher => say!("reason-higher"),
        Reason::Leader(leader) => self::leader(game, leader).to_owned(),
        Reason::MoraleTerrain => say!("reason-morale-terrain"),
    }
}
