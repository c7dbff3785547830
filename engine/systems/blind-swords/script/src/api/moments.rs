//! Script functions: the open reaction window, in which events and scripts may affect a fire
//! combat, retreat, rally or die roll.

use blind_swords::board::{Moment, Verdict};
use blind_swords::event::Event;
use blind_swords::game::{ChitId, MomentKind, Say, UnitId};
use blind_swords::position_ext::members;
use kernel::{HexId, Side};
use rhai::INT;

use super::interface::interface;
use crate::call::{Call, Done, wrong};

/// Maximum number of columns that events and scripts may add to a fire combat or close combat, or
/// remove from it.
const MOST_COLUMNS: i8 = 9;

interface! { "The current moment";
    /// Returns the kind of the open reaction window: `fire`, `after-fire`, `test`, `break-test`,
    /// `retreat`, `rally`, `rebuild`, `defence`, `artillery` or `command`. Returns an empty string
    /// if no window is open.
    looks under_way(position) -> &'static str {
        Ok(position.board.moment().map_or("", |moment| moment.kind.id()))
    }

    /// Returns the acting side of the open reaction window: the side that fires, takes a test,
    /// retreats, rallies, is attacked, or rolls for command. Returns `()` if no window is open.
    looks acting_side(position) -> Option<Side> {
        Ok(position.board.moment().map(|moment| moment.side))
    }

    /// Returns the units of the open reaction window: those that fire, the lead unit tested, or
    /// those attacked.
    looks acting_units(position) -> Vec<UnitId> {
        Ok(position.board.moment().map_or_else(Vec::new, |moment| members(&moment.units).collect()))
    }

    /// Returns the hex of the open reaction window: the target of a fire combat, the hex under
    /// attack, or otherwise the hex of the units.
    looks acting_hex(position) -> Option<HexId> {
        Ok(position.board.moment().and_then(|moment| moment.hex))
    }

    /// Returns the general's chit of the command roll, or `()` if the open reaction window is of
    /// another kind.
    looks acting_chit(position) -> Option<ChitId> {
        Ok(position.board.moment().and_then(|moment| moment.chit))
    }

    /// Whether the roll was bad for the rolling side: a test with an effect, or a failed Break
    /// Test, rebuild or command roll.
    looks went_badly(position) -> bool {
        Ok(position.board.moment().is_some_and(|moment| moment.bad))
    }

    /// Shifts the current fire or close combat by a number of columns. Negative numbers shift to
    /// the left.
    acts add_columns(call, columns: INT) {
        let moment = open_to(call, Say::Columns, "has no columns to shift")?;
        let sum = i8::try_from(columns).ok().and_then(|columns| moment.columns.checked_add(columns));
        match sum.filter(|sum| (-MOST_COLUMNS..=MOST_COLUMNS).contains(sum)) {
            Some(columns) => set(call, Moment { columns, ..moment }),
            None => wrong(format!("too many columns: {columns}, expected at most {MOST_COLUMNS} in all")),
        }
    }

    /// Cancels the fire, retreat or other procedure of the open reaction window. Dice already
    /// rolled have no effect. The chit of a cancelled command roll is discarded for the turn.
    acts call_off(call) {
        let moment = open_to(call, Say::Stop, "cannot be cancelled")?;
        set(call, Moment { verdict: Verdict::Stopped, ..moment })
    }

    /// Rerolls the dice of the open reaction window. The new roll counts.
    acts roll_again(call) {
        let moment = open_to(call, Say::RollAgain, "has no dice to reroll")?;
        set(call, Moment { verdict: Verdict::RollAgain, ..moment })
    }

    /// Returns the general's chit of the current command roll to the cup without effect.
    acts send_back(call) {
        let moment = open_to(call, Say::SendBack, "has no chit to return")?;
        set(call, Moment { verdict: Verdict::SentBack, ..moment })
    }
}

/// Returns the open reaction window. Reports an error if the window does not permit this kind of
/// effect.
fn open_to(call: &Call, say: Say, but: &str) -> Done<Moment> {
    match call.table.board().moment() {
        Some(moment) if moment.kind.says().contains(&say) => Ok(*moment),
        Some(moment) => wrong(format!("a {} {but}", moment.kind.words())),
        None => wrong(format!("no current moment: expected one of {}", open_kinds(say))),
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
