//! Orders and allowances.

use blind_swords::game::{OrderRow, Orders, PerArm};
use kernel::Sixteenths;

use crate::model::Ratio;
use crate::model::tables::{Activity, Allowances, OrderRow as ModelRow};
use document::tree::At;

use super::context::Context;

/// T-24, T-25.
pub(super) fn orders(context: &mut Context<'_>) -> Orders {
    let document = &context.documents.tables;
    let at = At::root(&document.tree).key("orders");
    let data = &document.data.orders;
    Orders {
        rows: [
            row(context, &data.attack, at.key("attack")),
            row(context, &data.defend, at.key("defend")),
            row(context, &data.maneuver, at.key("maneuver")),
            row(context, &data.regroup, at.key("regroup")),
        ],
        without: allowances(context, data.without_orders, at.key("without-orders")),
    }
}

fn row(context: &mut Context<'_>, row: &ModelRow, at: At<'_>) -> OrderRow {
    let permits = |activity| row.permits.contains(&activity).into();
    OrderRow {
        movement: allowances(context, row.movement, at.key("movement")),
        fire: permits(Activity::Fire),
        engage: permits(Activity::Engage),
        close_combat: permits(Activity::CloseCombat),
        march_column: permits(Activity::MarchColumn),
        recovery: row.recovery,
        rebuild: permits(Activity::Rebuild),
    }
}

fn allowances(context: &mut Context<'_>, data: Allowances, at: At<'_>) -> PerArm<Sixteenths> {
    let mut amount = |ratio: Option<Ratio>, key: &str| {
        ratio.map_or(Sixteenths::ZERO, |ratio| context.amount(ratio, at.key(key).place()))
    };
    PerArm([
        amount(data.infantry, "infantry"),
        amount(data.cavalry, "cavalry"),
        amount(data.artillery, "artillery"),
    ])
}
