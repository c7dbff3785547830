//! Compilation of orders and movement allowances.

use blind_swords::game::{OrderRow, Orders, PerArm, PerOrder};
use kernel::Sixteenths;

use crate::model::orders::{Activity, Allowances, OrderRow as ModelRow};

use super::context::Context;

/// Compiles the orders. T-24, T-25.
pub(super) fn orders(context: &mut Context<'_>) -> Orders {
    let data = &context.documents.tables.data.orders;
    Orders {
        rows: PerOrder::from_fn(|order| row(context, data.of(order))),
        without: allowances(context, &data.without_orders),
    }
}

fn row(context: &mut Context<'_>, row: &ModelRow) -> OrderRow {
    let permits = |activity| row.permits.contains(&activity).into();
    OrderRow {
        movement: allowances(context, &row.movement),
        fire: permits(Activity::Fire),
        engage: permits(Activity::Engage),
        close_combat: permits(Activity::CloseCombat),
        march_column: permits(Activity::MarchColumn),
        recovery: row.recovery,
        rebuild: permits(Activity::Rebuild),
    }
}

fn allowances(context: &mut Context<'_>, data: &Allowances) -> PerArm<Sixteenths> {
    let given = [&data.infantry, &data.cavalry, &data.artillery];
    PerArm(
        given.map(|ratio| ratio.as_ref().map_or(Sixteenths::ZERO, |ratio| context.amount(ratio))),
    )
}
