//! Construction of the positions that cases describe.

use std::sync::Arc;

use kernel::{Answer, Ask, Direction, Driver, HexId, Log, NamedId, Playing};
use terrible_swift_sword::board::{Board, BoardSetup, Melee, Place, Stage};
use terrible_swift_sword::choice::{Choice, Word};
use terrible_swift_sword::game::{BrigadeId, Game, LeaderId, UnitId, UnitSet};
use terrible_swift_sword::{Position as At, Rules, Table, TerribleSwiftSword};

use crate::model::position::{Begin, MeleeWords, Position, UnitWords};

/// Result of a lookup by name, with a human-readable error.
pub type Named<T> = Result<T, String>;

/// Returns the position that a case describes.
///
/// # Errors
/// If the description names an unknown unit, leader, brigade, hex or direction.
pub fn board(rules: &Rules, laid: &Position) -> Named<Board> {
    let game = &rules.game;
    let mut setup = match laid.begin {
        Begin::Bare => BoardSetup::bare(rules),
        Begin::Scenario => BoardSetup::of(&historical(rules)?),
    };
    let side = laid.side.unwrap_or(rules.scenario().first);
    setup = setup.turn(laid.turn.unwrap_or(1));
    setup = setup.stage(side, laid.stage.unwrap_or(Stage::InitialCommand));
    if let Some(points) = laid.morale {
        setup = setup.morale(points);
    }
    for (id, own) in laid.units.iter() {
        setup = lay_unit(setup, game, unit(game, id)?, &own.words())?;
    }
    for (id, own) in laid.leaders.iter() {
        let (leader, words) = (leader(game, id)?, own.words());
        match words.at.as_deref().map(|at| place(game, at)).transpose()? {
            Some(Place::Hex(hex)) => setup = setup.leader_at(leader, hex),
            Some(place) => setup.leader(leader).place = place,
            None => {}
        }
        words.lay(setup.leader(leader));
    }
    for (id, words) in laid.brigades.iter() {
        words.lay(setup.brigade(brigade(game, id)?));
    }
    for (side, words) in laid.points.iter() {
        words.lay(setup.points(*side));
    }
    for (id, target) in laid.charges.iter() {
        setup = setup.charge(unit(game, id)?, hex(game, target)?);
    }
    for (id, target) in laid.aimed.iter() {
        setup = setup.aimed(unit(game, id)?, hex(game, target)?);
    }
    for (id, ride) in laid.rides.iter() {
        for entered in ride {
            setup = setup.ride(unit(game, id)?, hex(game, entered)?);
        }
    }
    for (number, words) in laid.melees.iter() {
        let melee = melee(game, words, hex(game, number)?)?;
        setup = setup.melee(Melee { attacker: words.attacker.unwrap_or(side), ..melee });
    }
    Ok(setup.board())
}

fn lay_unit(
    mut setup: BoardSetup,
    game: &Game,
    unit: UnitId,
    words: &UnitWords,
) -> Named<BoardSetup> {
    let facing = words.facing.as_deref().map(|name| direction(game, name)).transpose()?;
    match words.at.as_deref().map(|at| place(game, at)).transpose()? {
        Some(Place::Hex(hex)) => {
            let usual = setup.unit(unit).facing;
            setup = setup.at(unit, hex, facing.unwrap_or(usual));
        }
        Some(place) => setup.unit(unit).place = place,
        None => {}
    }
    let state = setup.unit(unit);
    state.facing = facing.unwrap_or(state.facing);
    words.lay(state);
    Ok(setup)
}

fn melee(game: &Game, words: &MeleeWords, hex: HexId) -> Named<Melee> {
    let charged: Named<Vec<UnitId>> = words.charged.iter().map(|id| unit(game, id)).collect();
    let entered = words.entered_from.iter();
    let entered = entered.map(|(id, from)| Ok((unit(game, id)?, self::hex(game, from)?)));
    Ok(Melee {
        hex,
        attacker: kernel::Side::Usa,
        charged: charged?.into_iter().map(UnitId::index).collect::<UnitSet>(),
        fought: words.fought.unwrap_or(true),
        held: words.held.unwrap_or(false),
        settled: words.settled.unwrap_or(false),
        entered_from: entered.collect::<Named<_>>()?,
    })
}

/// Driver that sets up both sides as the battle began.
struct AsItBegan;

impl Driver<TerribleSwiftSword> for AsItBegan {
    fn answer(
        &mut self,
        ask: &Ask<TerribleSwiftSword>,
        _: At<'_>,
    ) -> Option<Answer<TerribleSwiftSword>> {
        let Ask::Choose { options, .. } = ask else { return None };
        let historical = Choice::Word(Word::Historical);
        options.contains(&historical).then_some(Answer::Choice(historical))
    }
}

/// Returns the board at the start of the first turn after the historical set-up. ST 21.0.
fn historical(rules: &Rules) -> Named<Board> {
    let start = TerribleSwiftSword::start(rules);
    let mut table = Table::new(Arc::new(rules.clone()), start, Box::new(AsItBegan), Log::Dropped);
    while table.board().stage() == Stage::SetUp {
        table.play().map_err(|_| "the scenario has no historical set-up".to_owned())?;
    }
    Ok(table.board().clone())
}

/// Returns the hex with the given number.
///
/// # Errors
/// If the hex is off the map.
pub fn hex(game: &Game, number: &str) -> Named<HexId> {
    let parsed = number.parse()?;
    game.map.grid.hex(parsed).ok_or_else(|| format!("{number} is not on the map"))
}

/// Returns the place for a word: a hex number, `off`, `exited`, `fallen` or `gone`.
///
/// # Errors
/// If the word is not a place.
pub fn place(game: &Game, word: &str) -> Named<Place> {
    match word {
        "off" => Ok(Place::Off),
        "exited" => Ok(Place::Exited),
        "fallen" => Ok(Place::Fallen),
        "gone" => Ok(Place::Gone),
        number => hex(game, number).map(Place::Hex),
    }
}

/// Returns the direction with a name of the map's compass.
///
/// # Errors
/// If the compass has no such direction.
pub fn direction(game: &Game, name: &str) -> Named<Direction> {
    let known = || format!("unknown direction `{name}`: expected {}", game.map.compass.join(", "));
    game.map.direction(name).ok_or_else(known)
}

/// Returns the unit with the given id.
///
/// # Errors
/// If no unit has this id.
pub fn unit(game: &Game, id: &str) -> Named<UnitId> {
    named("unit", id, game.units.position(id))
}

/// Returns the leader with the given id.
///
/// # Errors
/// If no leader has this id.
pub fn leader(game: &Game, id: &str) -> Named<LeaderId> {
    named("leader", id, game.leaders.position(id))
}

/// Returns the brigade with the given id.
///
/// # Errors
/// If no brigade has this id.
pub fn brigade(game: &Game, id: &str) -> Named<BrigadeId> {
    named("brigade", id, game.brigades.position(id))
}

fn named<T: NamedId>(kind: &str, id: &str, found: Option<usize>) -> Named<T> {
    found.map(T::from_index).ok_or_else(|| format!("unknown {kind} `{id}`"))
}
