//! The Command Decision Phase. SS 8.0, BS 5.0. CMD-01 to CMD-05.

use kernel::{Play, Side};

use crate::board::ChitPlace;
use crate::check::cup;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{ChitId, ChitKind};
use crate::play::ask::ask;
use crate::play::{artillery_phase, hooks};
use crate::position_ext::PositionExt;
use crate::profile::{BrigadeChits, KeyChits};
use crate::question::ChitQuestion;
use crate::script::Argument;
use crate::system::{Position, Step, Table};

/// Runs the Command Decision Phase. SS 8.1 to 8.3, BS 5.1 to 5.3. CMD-01 to CMD-04.
pub fn play(table: &mut Table) -> Play {
    table.within(Step::CommandDecision, |table| {
        for chit in arriving(table) {
            table.emit(Event::ChitEntered { chit });
            hooks::run(table, |hooks| &hooks.on_chit_enters, &[Argument::Chit(chit)])?;
        }
        for side in Side::BOTH {
            choose_key_chits(table, side)?;
        }
        for side in Side::BOTH {
            mix_other_events(table, side);
        }
        fill_cup(table);
        Ok(())
    })?;
    artillery_phase::begin(table)
}

/// Returns the chits that enter the game on this turn. SS 8.3, 22.0. CMD-04, OPT-01.
fn arriving(table: &Table) -> Vec<ChitId> {
    let (rules, board) = (table.package(), table.board());
    let is_due = |arrival: &&crate::game::ChitArrival| {
        arrival.turn <= board.turn()
            && !arrival.unless.is_some_and(|option| rules.uses(option))
            && board.chits_at(arrival.chit, ChitPlace::Out) > 0
            && is_used(table.position(), arrival.chit)
    };
    rules.scenario().chit_arrivals.iter().filter(is_due).map(|arrival| arrival.chit).collect()
}

/// Asks a side for its key chits. SS 8.1, BS 5.1. CMD-01, V-13.
fn choose_key_chits(table: &mut Table, side: Side) -> Play {
    let count = match table.package().profile.key_chits {
        KeyChits::One => 1,
        KeyChits::Two => 2,
    };
    for _ in 0..count.min(cup::in_pool(table.position(), side)) {
        if let Choice::Chit(chit) = ask(table, side, ChitQuestion::Key(side))? {
            table.emit(Event::KeyChitChosen { side, chit });
        }
    }
    Ok(())
}

/// Puts a number of the side's other event chits into the cup. SS 8.2, BS 5.2. CMD-02.
///
/// Neither side may know which chits are in the cup, so only their number is recorded. An unknown
/// chit gets its identity when it is drawn. Whether the opponent excludes chits or the owner
/// includes them affects only the number.
fn mix_other_events(table: &mut Table, side: Side) {
    let pool = cup::in_pool(table.position(), side);
    let number = u32::from(table.package().scenario().event_count);
    let excludes = cup::excludes_events(&table.package().profile);
    let count = if excludes { pool.saturating_sub(number) } else { pool.min(number) };
    table.emit(Event::EventChitsMixed { side, count: count as u8 });
}

/// Puts all other waiting chits into the cup. SS 8.3. CMD-03.
fn fill_cup(table: &mut Table) {
    let waiting: Vec<ChitId> = table
        .board()
        .chit_copies()
        .iter()
        .filter(|copy| copy.place == ChitPlace::Discarded)
        .map(|copy| copy.kind)
        .filter(|&chit| is_used(table.position(), chit))
        .collect();
    for chit in waiting {
        table.emit(Event::ChitToCup { chit });
    }
}

/// Whether the game uses a chit that is not an event, so that the chit goes into the cup. CMD-03,
/// CHIT-20, V-27.
fn is_used(position: Position<'_>, chit: ChitId) -> bool {
    match position.chit(chit).kind {
        ChitKind::Event(_) => false,
        ChitKind::Brigade { .. } => position.profile().brigade_chits == BrigadeChits::On,
        ChitKind::Division { .. }
        | ChitKind::Cic { .. }
        | ChitKind::FogOfWar
        | ChitKind::Wild { .. }
        | ChitKind::FortunesOfWar => true,
    }
}
