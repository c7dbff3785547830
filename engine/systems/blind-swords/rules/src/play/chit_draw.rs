//! The Chit Draw Phase. SS 10.0, BS 7.0. CHIT-01 to CHIT-04, SEQ-03.

use kernel::{Fault, Play};

use crate::board::{ActivationKind, ChitPlace, ChitStep, HeldTurn, Phase};
use crate::check::{activation, cup};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{ChitId, ChitKind, Window};
use crate::play::{
    command, end_turn, events, fog_of_war, fortunes, held, overstack, turn, used_chit,
};
use crate::position_ext::PositionExt;
use crate::script::Argument;
use crate::system::{Step, Table};

/// Plays held chits before a draw, or draws a chit. SS 10.1, 10.3. CHIT-01, A-41.
pub fn play(table: &mut Table) -> Play {
    let Phase::ChitDraw(step) = *table.board().phase() else {
        return Err(Fault("chits are drawn in the Chit Draw Phase".to_owned()).into());
    };
    if step == ChitStep::Declare && table.board().cup_size() == 0 {
        return turn::enter(table, end_turn::first_step(table.package()));
    }
    table.within(Step::ChitDraw, |table| match step {
        ChitStep::Declare => held::declare(table, Window::Held).map(|held| go_on(table, held)),
        ChitStep::Held(now) => held::play(table, Window::Held, now).map(|held| go_on(table, held)),
        ChitStep::Draw => draw(table),
    })?;
    // STK-07: an overstack that an event or the Fog of War causes outside an activation is settled
    // immediately.
    if step != ChitStep::Declare && table.board().activation().is_none() {
        overstack::settle(table)?;
    }
    Ok(())
}

/// Takes a given Division chit from the cup and activates a brigade without a command roll.
/// Scenario rules use it. SS 22.1. SC1-05, A-103.
///
/// # Errors
/// If the table suspends the play, or with a fault if the chit is not in the cup.
pub fn activate_division(table: &mut Table, chit: ChitId, kind: ActivationKind) -> Play {
    let info = table.position().chit(chit);
    let (ChitKind::Division { .. }, Some(side)) = (&info.kind, info.side) else {
        return Err(Fault(format!("{} is no Division chit", info.id)).into());
    };
    if table.board().chits_at(chit, ChitPlace::Cup) == 0 {
        return Err(Fault(format!("the chit {} is not in the cup", info.id)).into());
    }
    table.emit(Event::ChitDrawn { chit });
    if activation::any_brigade_for(table.position(), chit) {
        return command::mark_and_begin(table, side, chit, kind);
    }
    table.emit(Event::ChitDiscarded { chit });
    Ok(())
}

/// Draws a given chit before any other, with its ordinary effect. Scenario rules use it. SS 22.0.
/// CHIT-01.
///
/// # Errors
/// If the table suspends the play, or with a fault if the chit is not in the cup.
pub fn draw_first(table: &mut Table, chit: ChitId) -> Play {
    if table.board().chits_at(chit, ChitPlace::Cup) == 0 {
        let id = &table.position().chit(chit).id;
        return Err(Fault(format!("the chit {id} is not in the cup")).into());
    }
    table.emit(Event::ChitDrawn { chit });
    resolve(table, chit)
}

/// Returns a discarded chit to the cup. Scenario rules use it. A chit that is in the cup or not yet
/// resolved stays where it is. SS 22.2. SC2-04, A-102.
pub fn return_to_cup(table: &mut Table, chit: ChitId) {
    let board = table.board();
    let is_out = |place| board.chits_at(chit, place) > 0;
    if is_out(ChitPlace::Discarded) && !is_out(ChitPlace::Drawn) {
        table.emit(Event::ChitToCup { chit });
    }
}

fn go_on(table: &mut Table, held: Option<HeldTurn>) {
    let step = held.map_or(ChitStep::Draw, ChitStep::Held);
    turn::go_on(table, Phase::ChitDraw(step));
}

/// Draws and resolves a chit. A new held chit step follows every draw. SS 10.3. CHIT-01.
fn draw(table: &mut Table) -> Play {
    let among = cup::alternatives(table.position());
    let Choice::Chit(chit) = table.draw(among)? else {
        return Err(Fault("a chit is drawn from the cup".to_owned()).into());
    };
    table.emit(Event::ChitDrawn { chit });
    resolve(table, chit)?;
    turn::go_on(table, Phase::ChitDraw(ChitStep::Declare));
    Ok(())
}

/// Resolves a drawn chit by its kind, or negates it. SS 10.3, BS 7.3.
fn resolve(table: &mut Table, chit: ChitId) -> Play {
    if table.board().fortunes() {
        return fortunes::negate(table, chit);
    }
    let rules = table.shared_package();
    let info = &rules.game.chits[chit.index()];
    match (&info.kind, info.side) {
        (ChitKind::FortunesOfWar, _) => {
            fortunes::strike(table, chit);
            Ok(())
        }
        (ChitKind::FogOfWar, _) => {
            fog_of_war::play(table)?;
            table.emit(Event::ChitDiscarded { chit });
            Ok(())
        }
        (ChitKind::Wild { on_draw }, _) => {
            let arguments = [Argument::Chit(chit)];
            table.within(Step::EventPlay(chit), |table| {
                rules.scripts.run(on_draw, &arguments, table)
            })?;
            used_chit::discard(table, chit);
            Ok(())
        }
        (ChitKind::Event(_), Some(side)) => events::drawn(table, side, chit),
        (ChitKind::Cic { .. }, Some(side)) => command::commander(table, side, chit),
        (ChitKind::Division { .. }, Some(side)) => command::division(table, side, chit),
        (&ChitKind::Brigade { brigade, .. }, Some(side)) => {
            command::brigade(table, side, chit, brigade)
        }
        (_, None) => Err(Fault(format!("the chit {} has no owner", info.id)).into()),
    }
}
