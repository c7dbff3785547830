//! Script functions: the moment under way, at which events and scripts may intervene.

use blind_swords::board::{Moment, Verdict};
use blind_swords::event::Event;
use blind_swords::game::{ChitId, MomentKind, Say, UnitId};
use blind_swords::look::members;
use kernel::{HexId, Side};
use rhai::INT;

use super::interface;
use crate::call::{Call, Done, wrong};

/// Maximum number of columns that events and scripts may add to a fire or close combat, or remove
/// from it.
const MOST_COLUMNS: i8 = 9;

interface! { "What is under way";
    /// The kind of moment under way: `fire`, `after-fire`, `test`, `break-test`, `retreat`,
    /// `rally`, `rebuild`, `defence`, `artillery`, `command`, or an empty text.
    looks under_way(scene) -> &'static str {
        Ok(scene.board.moment().map_or("", |moment| moment.kind.id()))
    }

    /// The acting side: the one that fires, is tested, retreats, rallies, is attacked or rolls for
    /// command.
    looks acting_side(scene) -> Option<Side> {
        Ok(scene.board.moment().map(|moment| moment.side))
    }

    /// The units that act or are affected: the firers, the lead unit tested, the units attacked.
    looks acting_units(scene) -> Vec<UnitId> {
        Ok(scene.board.moment().map_or_else(Vec::new, |moment| members(&moment.units).collect()))
    }

    /// The hex of the moment: the target of a fire, the hex under attack, otherwise the hex of the
    /// units.
    looks acting_hex(scene) -> Option<HexId> {
        Ok(scene.board.moment().and_then(|moment| moment.hex))
    }

    /// The general's chit of a command roll.
    looks acting_chit(scene) -> Option<ChitId> {
        Ok(scene.board.moment().and_then(|moment| moment.chit))
    }

    /// Whether the roll is bad for its side: a test with an effect, or a failed Break Test, rebuild
    /// or command roll.
    looks went_badly(scene) -> bool {
        Ok(scene.board.moment().is_some_and(|moment| moment.bad))
    }

    /// Adds columns to the fire or close combat under way. Negative numbers remove columns.
    acts add_columns(call, columns: INT) {
        let moment = open_to(call, Say::Columns, "has no column")?;
        let sum = i8::try_from(columns).ok().and_then(|columns| moment.columns.checked_add(columns));
        match sum.filter(|sum| (-MOST_COLUMNS..=MOST_COLUMNS).contains(sum)) {
            Some(columns) => set(call, Moment { columns, ..moment }),
            None => wrong(format!("{columns} columns are too many: at most {MOST_COLUMNS} in all")),
        }
    }

    /// Cancels the procedure under way. Dice already rolled have no effect. A cancelled command
    /// roll leaves its chit out for the turn.
    acts call_off(call) {
        let moment = open_to(call, Say::Stop, "cannot be called off")?;
        set(call, Moment { verdict: Verdict::Stopped, ..moment })
    }

    /// Rerolls the dice of the procedure under way. The new roll counts.
    acts roll_again(call) {
        let moment = open_to(call, Say::RollAgain, "has no dice to be rolled again")?;
        set(call, Moment { verdict: Verdict::RollAgain, ..moment })
    }

    /// Puts the general's chit of the command roll under way back into the cup, without effect.
    acts send_back(call) {
        let moment = open_to(call, Say::SendBack, "has no chit to be sent back")?;
        set(call, Moment { verdict: Verdict::SentBack, ..moment })
    }
}

/// Returns the moment, if it permits this kind of intervention.
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
