use std::collections::BTreeMap;

use brigade_battles::board::Place;
use brigade_battles::check::victory;
use brigade_battles::game::Game;
use brigade_battles::{BrigadeBattles, Table};
use kernel::{Ask, Viewing};
use laboratory::cases::Named;
use laboratory::cases::played::Found;

use crate::model::position::{LeaderWords, PointsSetup, UnitWords};
use crate::setup;

use super::model::Expected;

/// Returns the differences between the position on the table and the result that a case expects.
pub(super) fn differences(expect: &Expected, table: &Table) -> Named<Vec<String>> {
    let (board, rules) = (table.board(), table.package());
    let mut found = Found::default();
    for (id, laid) in &expect.units {
        unit(&mut found, table, id, &laid.words())?;
    }
    for (id, laid) in &expect.leaders {
        leader(&mut found, table, id, &laid.words())?;
    }
    for (side, expected) in &expect.points {
        let PointsSetup { strength, leaders, objectives, price } = *expected;
        let points = board.points()[*side];
        let of = |kind: &str| format!("{kind} points of {}", side.id());
        found.compare(&of("strength"), strength, &points.strength);
        found.compare(&of("leader"), leaders, &points.leaders);
        found.compare(&of("objective"), objectives, &points.objectives);
        found.compare(&of("other"), price, &points.price);
    }
    for (name, turn) in &expect.due {
        let due = board.due(setup::arrival(rules, name)?);
        found.compare(&format!("{name} are due"), Some(Some(*turn)), &due);
    }
    found.compare("turn", expect.turn, &board.turn());
    found.compare("side", expect.side, &board.active());
    found.compare("stage", expect.stage.map(setup::stage), &board.stage());
    found.compare("winner", expect.winner.map(Some), &victory::winner(table.position()));
    let reached = reach(table);
    for (hex, cost) in &expect.reach {
        let got = reached.get(hex).cloned();
        found.compare(&format!("reach of {hex}"), Some(cost.clone()), &got);
    }
    Ok(found.0)
}

fn unit(found: &mut Found, table: &Table, id: &str, words: &UnitWords) -> Named<()> {
    let UnitWords { at, strength, formation, shattered, routed, astray, fired, acted, contact } =
        words;
    let game = &table.package().game;
    let own = setup::unit(game, id)?;
    let state = table.board().unit(own);
    let of = |what: &str| format!("{id} {what}");
    found.compare(&of("at"), known_place(game, at.as_deref())?, &place(game, state.place));
    found.compare(&of("strength"), *strength, &state.strength);
    found.compare(&of("formation"), *formation, &state.formation);
    found.compare(&of("shattered"), *shattered, &state.shattered);
    found.compare(&of("routed"), *routed, &state.routed);
    found.compare(&of("astray"), *astray, &state.out_of_command);
    found.compare(&of("fired"), *fired, &state.fired);
    found.compare(&of("acted"), *acted, &state.acted);
    found.compare(&of("contact"), *contact, &table.board().had_contact(own));
    Ok(())
}

fn leader(found: &mut Found, table: &Table, id: &str, words: &LeaderWords) -> Named<()> {
    let LeaderWords { at, replaced, fate } = words;
    let game = &table.package().game;
    let own = setup::leader(game, id)?;
    let state = table.board().leader(own);
    let of = |what: &str| format!("{id} {what}");
    found.compare(&of("at"), known_place(game, at.as_deref())?, &place(game, state.place));
    found.compare(&of("replaced"), *replaced, &state.replaced);
    found.compare(&of("fate"), *fate, &table.board().has_fate(own));
    Ok(())
}

/// Returns the expected place unchanged, or an error if the place is unknown. Without this check,
/// the runner would report a misspelt hex only as a difference.
fn known_place(game: &Game, word: Option<&str>) -> Named<Option<String>> {
    word.map(|word| setup::place(game, word).map(|at| place(game, at))).transpose()
}

fn place(game: &Game, place: Place) -> String {
    match place {
        Place::Off => "off".to_owned(),
        Place::Gone => "gone".to_owned(),
        Place::Hex(hex) => game.map.number(hex).to_string(),
    }
}

/// Returns the cost of each hex in which the current move can end, as a string, by hex number.
fn reach(table: &Table) -> BTreeMap<String, String> {
    let Some(Ask::Choose { question, .. }) = table.pending().map(|pending| &pending.ask) else {
        return BTreeMap::new();
    };
    let reached = BrigadeBattles::marks(table.position(), Some(question), &[])
        .reach
        .get()
        .unwrap_or_default();
    reached.into_iter().filter(|hex| hex.stop).map(|hex| (hex.hex, hex.cost)).collect()
}
