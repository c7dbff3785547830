//! Event chits. SS 10.4, BS 7.3. CHIT-05 to CHIT-07, CHIT-23, CHIT-24.

use kernel::{Fault, Play, Side};

use crate::board::ActivationStep;
use crate::check::chits::Back;
use crate::check::{chits, legality};
use crate::choice::{Choice, Word};
use crate::event::Event;
use crate::game::{ChitId, Window};
use crate::play::ask::ask;
use crate::profile::{FatigueTiming, Profile};
use crate::question::ChitQuestion;
use crate::script::Argument;
use crate::system::{Step, Table};

/// Resolves a drawn event chit. The owner plays, holds or spends the chit. If none of these is
/// possible, the chit is discarded. SS 10.3a, 10.4. CHIT-05, CHIT-07.
pub fn drawn(table: &mut Table, side: Side, chit: ChitId) -> Play {
    let question = ChitQuestion::Drawn(side, chit).into();
    let options = legality::options(table.position(), &question);
    if options.is_empty() {
        table.emit(Event::ChitDiscarded { chit });
        return Ok(());
    }
    match table.choose(side, question, options)? {
        Choice::Word(Word::Play) => play(table, side, chit),
        Choice::Word(Word::Common) => use_back(table, side, chit),
        _ => {
            table.emit(Event::ChitHeld { side, chit });
            Ok(())
        }
    }
}

/// Plays an event chit. SS 10.4a. CHIT-06.
pub fn play(table: &mut Table, side: Side, chit: ChitId) -> Play {
    let rules = table.shared_package();
    let Some(event) = rules.game.chits[chit.index()].event() else {
        return Err(Fault(format!("{chit:?} is no event chit")).into());
    };
    table.within(Step::EventPlay(chit), |table| {
        let on = table.board().activation().map(|activation| activation.brigade);
        table.emit(Event::ChitPlayed { side, chit, on });
        let arguments = [Argument::Side(side), Argument::Chit(chit)];
        rules.scripts.run(&event.on_play, &arguments, table)
    })
}

/// Opens a window in which a side may play any number of held events. SS 10.4a. CHIT-06.
pub fn window(table: &mut Table, side: Side, window: Window) -> Play {
    while !table.board().is_over() {
        let Choice::Chit(chit) = ask(table, side, ChitQuestion::EventWindow(side, window))? else {
            break;
        };
        play(table, side, chit)?;
    }
    Ok(())
}

/// Returns the activation step in which events that slow enemy movement are played. FAQ Event
/// Chits. V-74, A-11.
pub const fn step_of_enemy_movement(profile: &Profile) -> ActivationStep {
    match profile.fatigue_timing {
        FatigueTiming::OrdersStep => ActivationStep::Orders,
        FatigueTiming::MovementStep => ActivationStep::Movement,
    }
}

/// Uses the back of a drawn event chit: spends it on a track, or runs the command event. SS 10.4b,
/// 20.1a, 20.2a, BS 7.3. CHIT-05, CHIT-07, OPT-07.
fn use_back(table: &mut Table, side: Side, chit: ChitId) -> Play {
    let rules = table.shared_package();
    match chits::back(table.position(), side) {
        Some(Back::Track(track)) => {
            table.emit(Event::ChitSpent { side, chit, track });
            Ok(())
        }
        Some(Back::CommandEvent(_)) => {
            let event = rules.game.command_events[side].as_ref();
            let function = &event.expect("the side has a command event").on_play;
            table.emit(Event::CommandEventPlayed { side, chit });
            let arguments = [Argument::Side(side), Argument::Chit(chit)];
            table.within(Step::EventPlay(chit), |table| {
                rules.scripts.run(function, &arguments, table)
            })
        }
        None => Err(Fault("the back of the chit has a use".to_owned()).into()),
    }
}
