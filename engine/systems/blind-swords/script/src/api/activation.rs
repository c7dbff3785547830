//! Script functions: activations.

use blind_swords::board::{ActivationKind, ChitPlace};
use blind_swords::game::{BrigadeId, ChitId};
use blind_swords::{PositionExt, play};

use super::interface::interface;
use crate::call::{Call, Done, wrong};

interface! { "Activations";
    /// Gives a brigade a full activation, after the script has ended.
    acts activate(call, brigade: BrigadeId) {
        expect_nobody_active(call)?;
        Ok(play::activation::begin(call.procedure()?, brigade, ActivationKind::Full, None)?)
    }

    /// Takes a division chit out of the cup. Its owner chooses a brigade for a full activation, after the script has
    /// ended.
    acts activate_division(call, chit: ChitId) {
        expect_nobody_active(call)?;
        let position = call.table.position();
        let side = position.chit(chit).side;
        if !side.is_some_and(|side| super::chits::is_division_in_cup(position, side, chit)) {
            return wrong(format!("{} is not a division chit in the cup", position.chit(chit).name));
        }
        Ok(play::chit_draw::activate_division(call.procedure()?, chit, ActivationKind::Full)?)
    }

    /// Draws a chit that is openly in the cup before any other, with its usual effects.
    acts draw_first(call, chit: ChitId) {
        expect_nobody_active(call)?;
        let position = call.table.position();
        if position.board.chits_at(chit, ChitPlace::Cup) == 0 {
            return wrong(format!("{} is not in the cup", position.chit(chit).name));
        }
        Ok(play::chit_draw::draw_first(call.procedure()?, chit)?)
    }
}

fn expect_nobody_active(call: &Call) -> Done {
    match call.table.board().activation() {
        Some(_) => wrong("a brigade is already active"),
        None => Ok(()),
    }
}
