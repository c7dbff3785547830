//! What documents say order by order.

use blind_swords::game::{Order, Recovery};
use document::Located;
use document::origin::Provenance;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::Ratio;

/// Defines a mapping with a value for each order, and what else stands in it.
macro_rules! by_order {
    ($(#[$about:meta])* pub struct $name:ident of $value:ty {
        $($(#[$of:meta])* pub $other:ident: $kind:ty,)*
    }) => {
        $(#[$about])*
        #[derive(PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct $name {
            /// Under Attack.
            pub attack: $value,
            /// Under Defend.
            pub defend: $value,
            /// Under Maneuver.
            pub maneuver: $value,
            /// Under Regroup.
            pub regroup: $value,
            $($(#[$of])* pub $other: $kind,)*
        }

        impl $name {
            /// What is said of an order.
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
    /// The effects of orders, and the allowances of units without orders.
    #[derive(Clone, Debug)]
    pub struct Orders of OrderRow {
        /// The origin of the figures. Parts are orders, then columns: `attack/infantry`.
        pub provenance: Option<Provenance>,
        /// Movement points of units that act without orders.
        pub without_orders: Allowances,
    }
}

by_order! {
    /// Movement points by order, for units that differ from their arm.
    #[derive(Clone, Copy, Debug)]
    pub struct RatesByOrder of Option<Ratio> {
        /// Without orders.
        pub without_orders: Option<Ratio>,
    }
}

by_order! {
    /// The cost of orders, in victory points (default: 0).
    #[derive(Clone, Debug, Default)]
    pub struct OrderCosts of Option<Located<Ratio>> {}
}

/// The effects of one order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OrderRow {
    /// Movement points.
    pub movement: Allowances,
    /// The permitted activities.
    #[serde(default)]
    pub permits: Vec<Activity>,
    /// The Morale Hits that Recovery removes.
    pub recovery: Recovery,
}

/// Movement points by arm (default: none).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Allowances {
    /// For infantry.
    pub infantry: Option<Located<Ratio>>,
    /// Mounted.
    pub cavalry: Option<Located<Ratio>>,
    /// For artillery.
    pub artillery: Option<Located<Ratio>>,
}

/// An activity that an order may permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Activity {
    /// Fire in the Fire Step.
    Fire,
    /// Moving next to an enemy.
    Engage,
    /// Declaring close combat.
    CloseCombat,
    /// The march column rate.
    MarchColumn,
    /// Rebuilding.
    Rebuild,
}
