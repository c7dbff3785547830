//! Values by order.

use blind_swords::game::{Order, Recovery};
use document::Located;
use document::origin::Provenance;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::Ratio;

/// Defines a mapping with a value for each order, and further fields.
macro_rules! by_order {
    ($(#[$about:meta])* pub struct $name:ident of $value:ty {
        $($(#[$of:meta])* pub $other:ident: $kind:ty,)*
    }) => {
        $(#[$about])*
        #[derive(PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct $name {
            /// Value under Attack.
            pub attack: $value,
            /// Value under Defend.
            pub defend: $value,
            /// Value under Maneuver.
            pub maneuver: $value,
            /// Value under Regroup.
            pub regroup: $value,
            $($(#[$of])* pub $other: $kind,)*
        }

        impl $name {
            /// Returns the value for an order.
            pub const fn of(&self, order: Order) -> &$value {
                match order {
                    Order::Attack => &self.attack,
                    Order::Defend => &self.defend,
                    Order::Maneuver => &self.maneuver,
                    Order::Regroup => &self.regroup,
                }
            }
        }
    };
}

by_order! {
    /// Permissions of orders, and the allowances of units without orders.
    #[derive(Clone, Debug)]
    pub struct Orders of OrderRow {
        /// Origin of the figures. Part names are orders, then columns: `attack/infantry`.
        pub provenance: Option<Provenance>,
        /// Movement points of units that act without orders.
        pub without_orders: Allowances,
    }
}

by_order! {
    /// Individual movement points by order, for units that differ from their arm.
    #[derive(Clone, Copy, Debug)]
    pub struct RatesByOrder of Option<Ratio> {
        /// Movement points without orders.
        pub without_orders: Option<Ratio>,
    }
}

by_order! {
    /// Costs of orders in victory points; zero if omitted.
    #[derive(Clone, Debug, Default)]
    pub struct OrderCosts of Option<Located<Ratio>> {}
}

/// Permissions of one order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OrderRow {
    /// Movement points.
    pub movement: Allowances,
    /// Permitted actions.
    #[serde(default)]
    pub permits: Vec<Activity>,
    /// Morale Hits removed by Recovery.
    pub recovery: Recovery,
}

/// Movement points by arm; zero if omitted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Allowances {
    /// Infantry.
    pub infantry: Option<Located<Ratio>>,
    /// Mounted cavalry.
    pub cavalry: Option<Located<Ratio>>,
    /// Artillery.
    pub artillery: Option<Located<Ratio>>,
}

/// Action that an order may permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Activity {
    /// Fire in the Fire Step.
    Fire,
    /// Movement next to an enemy.
    Engage,
    /// Declaration of close combat.
    CloseCombat,
    /// The march column rate.
    MarchColumn,
    /// Rebuilding.
    Rebuild,
}
