use brigade_battles::board::{Board, BoardSetup, Place, Stage, UnitState};
use brigade_battles::game::{ArrivalId, Game, LeaderId, UnitId};
use brigade_battles::{BrigadeBattles, Rules};
use kernel::HexId;
use laboratory::cases::{Laid, Named};
use session::Edition;

use super::model::{Begin, Case, CaseFile, StageWord};
use crate::Opened;

/// The rules and the position with which a case begins.
pub(super) fn lay(opened: &Opened, file: &CaseFile, case: &Case) -> Named<Laid<BrigadeBattles>> {
    let scenario = case.scenario.as_ref().unwrap_or(&file.scenario);
    let rules = opened.rules(scenario, &case.options).map_err(|error| error.to_string())?;
    let board = board(&rules, case)?;
    Ok((rules, board))
}

fn board(rules: &Rules, case: &Case) -> Named<Board> {
    let game = &rules.game;
    let mut setup = match case.begin {
        Begin::Bare => BoardSetup::bare(rules),
        Begin::Scenario => BoardSetup::of_scenario(rules),
    };
    if let Some(turn) = case.turn {
        setup = setup.turn(turn);
    }
    if let Some(word) = case.stage {
        setup = setup.stage(case.side.unwrap_or(rules.scenario().first_side), stage(word));
    }
    for (id, laid) in &case.units {
        let (unit, words) = (unit(game, id)?, laid.words());
        let place = words.at.as_deref().map(|at| place(game, at)).transpose()?;
        let state = setup.unit(unit);
        lay_unit(state, &words);
        if let Some(place) = place {
            state.place = place;
        }
        if words.contact == Some(true) {
            setup.in_contact(unit);
        }
    }
    for (id, laid) in &case.leaders {
        let (leader, words) = (leader(game, id)?, laid.words());
        if let Some(at) = words.at.as_deref() {
            setup.leader(leader).place = place(game, at)?;
        }
        setup.leader(leader).replaced = words.replaced.unwrap_or_default();
        if words.fate == Some(false) {
            setup.without_fate(leader);
        }
    }
    for (name, turn) in &case.due {
        setup = setup.due(arrival(rules, name)?, *turn);
    }
    for (side, points) in &case.points {
        let laid = setup.points(*side);
        laid.strength = points.strength.unwrap_or_default();
        laid.leaders = points.leaders.unwrap_or_default();
        laid.objectives = points.objectives.unwrap_or_default();
        laid.price = points.price.unwrap_or_default();
    }
    Ok(setup.board())
}

fn lay_unit(state: &mut UnitState, words: &super::model::UnitWords) {
    state.strength = words.strength.unwrap_or(state.strength);
    state.formation = words.formation.unwrap_or(state.formation);
    state.shattered = words.shattered.unwrap_or(state.shattered);
    state.routed = words.routed.unwrap_or(state.routed);
    state.astray = words.astray.unwrap_or(state.astray);
    state.fired = words.fired.unwrap_or(state.fired);
    state.acted = words.acted.unwrap_or(state.acted);
}

/// The stage of a word.
pub(super) const fn stage(word: StageWord) -> Stage {
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

/// A hex by its number.
pub(super) fn hex(game: &Game, number: &str) -> Named<HexId> {
    let parsed = number.parse().map_err(|error| format!("{error}"))?;
    game.map.grid.hex(parsed).ok_or_else(|| format!("{number} is not on the map"))
}

/// A place by its word.
pub(super) fn place(game: &Game, word: &str) -> Named<Place> {
    match word {
        "off" => Ok(Place::Off),
        "gone" => Ok(Place::Gone),
        number => hex(game, number).map(Place::Hex),
    }
}

/// A unit by its id.
pub(super) fn unit(game: &Game, id: &str) -> Named<UnitId> {
    let found = game.units.iter().position(|unit| unit.id == id);
    found.map(UnitId::from_index).ok_or_else(|| format!("there is no unit `{id}`"))
}

/// A leader by his id.
pub(super) fn leader(game: &Game, id: &str) -> Named<LeaderId> {
    let found = game.leaders.iter().position(|leader| leader.id == id);
    found.map(LeaderId::from_index).ok_or_else(|| format!("there is no leader `{id}`"))
}

/// A group of reinforcements by its name.
pub(super) fn arrival(rules: &Rules, name: &str) -> Named<ArrivalId> {
    let found = rules.scenario().arrivals.iter().position(|arrival| arrival.name == name);
    found.map(ArrivalId::from_index).ok_or_else(|| format!("nobody called `{name}` comes"))
}
