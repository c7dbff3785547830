//! The Orders Step. SS 11.0, BS 8.0. ORD-01.

use kernel::{Fault, Play};

use crate::board::ActivationStep;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{BrigadeId, Window};
use crate::play::ask::ask;
use crate::play::{events, hooks};
use crate::position_ext::PositionExt;
use crate::question::ActivationQuestion;
use crate::system::Table;

/// Asks the owner for an order. The enemy may respond with events, and the scenario's hook receives
/// the final order. SS 10.4a, 11.1. ORD-01, CHIT-06.
pub fn play(table: &mut Table, brigade: BrigadeId) -> Play {
    let side = table.position().game().brigades[brigade.index()].side;
    let Choice::Order(order) = ask(table, side, ActivationQuestion::Order(brigade))? else {
        return Err(Fault("a brigade gets an order".to_owned()).into());
    };
    table.emit(Event::OrderGiven { brigade, order });
    events::window(table, side.other(), Window::EnemyOrders)?;
    if events::step_of_enemy_movement(&table.package().profile) == ActivationStep::Orders {
        events::window(table, side.other(), Window::EnemyMovement)?;
    }
    hooks::run(table, |hooks| &hooks.on_order, &[])
}
