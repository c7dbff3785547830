//! Construction of the positions that cases and lessons describe.

use brigade_battles::Rules;
use brigade_battles::board::{Board, BoardSetup, Place, Stage};
use brigade_battles::game::{ArrivalId, Game, LeaderId, UnitId};
use kernel::HexId;

use crate::model::position::{Begin, LeaderWords, PointsSetup, Position, StageWord, UnitWords};

/// Result of a lookup by name, with a human-readable error.
pub type Named<T> = Result<T, String>;

/// Returns the position that a case or a lesson describes.
///
/// # Errors
/// If the description names an unknown unit, leader, hex or group.
pub fn board(rules: &Rules, laid: &Position) -> Named<Board> {
    let game = &rules.game;
    let mut setup = match laid.begin {
        Begin::Bare => BoardSetup::bare(rules),
        Begin::Scenario => BoardSetup::of_scenario(rules),
    };
    if let Some(turn) = laid.turn {
        setup = setup.turn(turn);
    }
    if let Some(word) = laid.stage {
        setup = setup.stage(laid.side.unwrap_or(rules.scenario().first_side), stage(word));
    }
    for (id, own) in &laid.units {
        let (unit, words) = (unit(game, id)?, own.words());
        lay_unit(&mut setup, game, unit, &words)?;
    }
    for (id, own) in &laid.leaders {
        let (leader, words) = (leader(game, id)?, own.words());
        let LeaderWords { at, replaced, fate } = words;
        if let Some(at) = at {
            setup.leader(leader).place = place(game, &at)?;
        }
        setup.leader(leader).replaced = replaced.unwrap_or_default();
        if fate == Some(false) {
            setup.without_fate(leader);
        }
    }
    for (name, turn) in &laid.due {
        setup = setup.due(arrival(rules, name)?, *turn);
    }
    for (side, points) in &laid.points {
        let PointsSetup { strength, leaders, objectives, price } = points;
        let own = setup.points(*side);
        own.strength = strength.unwrap_or_default();
        own.leaders = leaders.unwrap_or_default();
        own.objectives = objectives.unwrap_or_default();
        own.price = price.unwrap_or_default();
    }
    Ok(setup.board())
}

fn lay_unit(setup: &mut BoardSetup, game: &Game, unit: UnitId, words: &UnitWords) -> Named<()> {
    let UnitWords { at, strength, formation, shattered, routed, astray, fired, acted, contact } =
        words;
    let place = at.as_deref().map(|at| place(game, at)).transpose()?;
    let state = setup.unit(unit);
    state.place = place.unwrap_or(state.place);
    state.strength = strength.unwrap_or(state.strength);
    state.formation = formation.unwrap_or(state.formation);
    state.shattered = shattered.unwrap_or(state.shattered);
    state.routed = routed.unwrap_or(state.routed);
    state.out_of_command = astray.unwrap_or(state.out_of_command);
    state.fired = fired.unwrap_or(state.fired);
    state.acted = acted.unwrap_or(state.acted);
    if *contact == Some(true) {
        setup.in_contact(unit);
    }
    Ok(())
}

/// Returns the stage for a keyword.
pub const fn stage(word: StageWord) -> Stage {
    match word {
        StageWord::TurnStart => Stage::TurnStart,
        StageWord::Command => Stage::Command,
        StageWord::Artillery => Stage::Artillery,
        StageWord::Movement => Stage::Movement,
        StageWord::Defence => Stage::Defence,
        StageWord::Offence => Stage::Offence,
        StageWord::Rally => Stage::Rally,
        StageWord::TurnEnd => Stage::TurnEnd,
        StageWord::Over => Stage::Over,
    }
}

/// Returns the hex with the given number.
///
/// # Errors
/// If the hex is off the map.
pub fn hex(game: &Game, number: &str) -> Named<HexId> {
    let parsed = number.parse()?;
    game.map.grid.hex(parsed).ok_or_else(|| format!("{number} is not on the map"))
}

/// Returns the place for a word: a hex number, `off` or `gone`.
///
/// # Errors
/// If the word is not a place.
pub fn place(game: &Game, word: &str) -> Named<Place> {
    match word {
        "off" => Ok(Place::Off),
        "gone" => Ok(Place::Gone),
        number => hex(game, number).map(Place::Hex),
    }
}

/// Returns the unit with the given id.
///
/// # Errors
/// If no unit has this id.
pub fn unit(game: &Game, id: &str) -> Named<UnitId> {
    let found = game.units.iter().position(|unit| unit.id == id);
    found.map(UnitId::from_index).ok_or_else(|| format!("unknown unit `{id}`"))
}

/// Returns the leader with the given id.
///
/// # Errors
/// If no leader has this id.
pub fn leader(game: &Game, id: &str) -> Named<LeaderId> {
    let found = game.leaders.iter().position(|leader| leader.id == id);
    found.map(LeaderId::from_index).ok_or_else(|| format!("unknown leader `{id}`"))
}

/// Returns the group of reinforcements with the given name.
///
/// # Errors
/// If no group has this name.
pub fn arrival(rules: &Rules, name: &str) -> Named<ArrivalId> {
    let found = rules.scenario().arrivals.iter().position(|arrival| arrival.name == name);
    found
        .map(ArrivalId::from_index)
        .ok_or_else(|| format!("unknown group of reinforcements `{name}`"))
}
