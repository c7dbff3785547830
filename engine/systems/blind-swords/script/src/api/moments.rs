//! What is under way at a moment at which events and scripts may have their say.

use blind_swords::board::{Moment, Verdict};
use blind_swords::event::Event;
use blind_swords::game::{ChitId, MomentKind, Say, UnitId};
use blind_swords::look::members;
use kernel::{HexId, Side};
use rhai::INT;

use super::interface;
use crate::call::{Call, Done, wrong};

/// The most columns that events and scripts add to a fire or a close combat, or take away.
const MOST_COLUMNS: i8 = 9;

interface! { "What is under way";
    /// What events and scripts may have their say of now: `fire`, `after-fire`, `test`, `break-test`, `retreat`,
    /// `rally`, `rebuild`, `defence`, `artillery`, `command`, or nothing.
    looks under_way(scene) -> &'static str {
        Ok(scene.board.moment().map_or("", |moment| moment.kind.id()))
    }

    /// Whose act it is: who fires, is tested, retreats, rallies, is attacked or rolls for command.
    looks acting_side(scene) -> Option<Side> {
        Ok(scene.board.moment().map(|moment| moment.side))
    }

    /// The units that do it, or to which it happens: the firers, the lead unit tested, the units attacked.
    looks acting_units(scene) -> Vec<UnitId> {
        Ok(scene.board.moment().map_or_else(Vec::new, |moment| members(&moment.units).collect()))
    }

    /// The hex that it is about: at which they fire, in which they are attacked; else where they stand.
    looks acting_hex(scene) -> Option<HexId> {
        Ok(scene.board.moment().and_then(|moment| moment.hex))
    }

    /// The general's chit of a command roll.
    looks acting_chit(scene) -> Option<ChitId> {
        Ok(scene.board.moment().and_then(|moment| moment.chit))
    }

    /// Whether what was rolled is bad for its side: a test that has an effect; a Break Test, a rebuild or a
    /// command roll that failed.
    looks went_badly(scene) -> bool {
        Ok(scene.board.moment().is_some_and(|moment| moment.bad))
    }

    /// Adds columns to the fire or the close combat that is under way; negative ones take columns away.
    acts add_columns(call, columns: INT) {
        let moment = open_to(call, Say::Columns, "has no column")?;
        let sum = i8::try_from(columns).ok().and_then(|columns| moment.columns.checked_add(columns));
        match sum.filter(|sum| (-MOST_COLUMNS..=MOST_COLUMNS).contains(sum)) {
            Some(columns) => set(call, Moment { columns, ..moment }),
            None => wrong(format!("{columns} columns are too many: at most {MOST_COLUMNS} in all")),
        }
    }

    /// Calls off what is under way; what was rolled already has no effect. A command roll that is called off
    /// leaves its chit out for the turn.
    acts call_off(call) {
        let moment = open_to(call, Say::Stop, "cannot be called off")?;
        set(call, Moment { verdict: Verdict::Stopped, ..moment })
    }

    /// Has the dice of what is under way rolled again: the new roll counts.
    acts roll_again(call) {
        let moment = open_to(call, Say::RollAgain, "has no dice to be rolled again")?;
        set(call, Moment { verdict: Verdict::RollAgain, ..moment })
    }

    /// Puts the general's chit of the command roll that is under way back into the cup: it brings nothing now.
    acts send_back(call) {
        let moment = open_to(call, Say::SendBack, "has no chit to be sent back")?;
        set(call, Moment { verdict: Verdict::SentBack, ..moment })
    }
}

/// The moment, if it lets scripts say such a thing.
fn open_to(call: &Call, say: Say, but: &str) -> Done<Moment> {
    match call.table.board().moment() {
        Some(moment) if moment.kind.says().contains(&say) => Ok(*moment),
        Some(moment) => wrong(format!("a {} {but}", moment.kind.words())),
        None => wrong(format!("nothing is under way: expected one of {}", open_kinds(say))),
    }
}

fn open_kinds(say: Say) -> String {
    let kinds = MomentKind::ALL.into_iter().filter(|kind| kind.says().contains(&say));
    kinds.map(MomentKind::words).collect::<Vec<_>>().join(", ")
}

fn set(call: &mut Call, moment: Moment) -> Done {
    call.table.emit(Event::MomentSet { moment: Some(moment.into()) });
    Ok(())
}
