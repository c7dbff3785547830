//! Script functions: the active brigade and its order.

use blind_swords::board::{Activation, ActivationKind};
use blind_swords::event::Event;
use blind_swords::game::{Arm, BrigadeId, Order};
use blind_swords::{Position, PositionExt};
use rhai::{INT, ImmutableString};

use super::interface::interface;
use crate::call::{Call, Done, Halt, wrong};

interface! { "The active brigade";
    /// Returns the active brigade, or `()` if no brigade is active.
    looks active_brigade(position) -> Option<BrigadeId> {
        Ok(position.board.activation().map(|activation| activation.brigade))
    }

    /// Whether the active brigade has a full activation.
    looks is_full_activation(position) -> bool {
        let kind = position.board.activation().map(|activation| activation.kind);
        Ok(kind == Some(ActivationKind::Full))
    }

    /// Returns the order of the active brigade: `attack`, `defend`, `maneuver` or `regroup`.
    /// Returns an empty string if the brigade has no order.
    looks active_order(position) -> &'static str {
        let order = position.board.activation().and_then(|activation| activation.order);
        Ok(order.map_or("", Order::id))
    }

    /// Returns the movement points of the active brigade's infantry, including changes by events.
    looks active_allowance(position) -> INT {
        Ok(position.board.activation().map_or(0, |activation| allowance(position, activation)).into())
    }

    /// Replaces the order of the active brigade.
    acts change_order(call, order: ImmutableString) {
        let brigade = active(call)?.brigade;
        let Some(order) = Order::from_id(&order) else {
            return wrong(format!("unknown order `{order}`: expected attack, defend, maneuver or regroup"));
        };
        call.table.emit(Event::OrderGiven { brigade, order });
        Ok(())
    }

    /// Adds movement points to every unit of the active brigade for this activation.
    acts add_allowance(call, points: INT) {
        let Activation { bonus, halved, .. } = *active(call)?;
        let Some(bonus) = i8::try_from(points).ok().and_then(|points| bonus.checked_add(points)) else {
            return wrong(format!("{points} points are out of range"));
        };
        call.table.emit(Event::AllowanceChanged { bonus, halved });
        Ok(())
    }

    /// Halves the movement points of the active brigade for this activation, after all additions. Fractions are
    /// dropped.
    acts halve_allowance(call) {
        let bonus = active(call)?.bonus;
        call.table.emit(Event::AllowanceChanged { bonus, halved: true });
        Ok(())
    }
}

fn active(call: &Call) -> Done<&Activation> {
    let none = || Halt::Wrong("no brigade is active".to_owned());
    call.table.board().activation().ok_or_else(none)
}

fn allowance(position: Position<'_>, activation: &Activation) -> i32 {
    let ordered = |order| position.game().orders.allowance(order, Arm::Infantry).floor();
    let points = activation.order.map_or(0, ordered) + i32::from(activation.bonus);
    if activation.halved { points / 2 } else { points }
}
