//! Mappings with one value for each order.

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
            /// Value under the order Attack.
            pub attack: $value,
            /// Value under the order Defend.
            pub defend: $value,
            /// Value under the order Maneuver.
            pub maneuver: $value,
            /// Value under the order Regroup.
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
    /// The effects of orders, and the allowances of units without orders.
    #[derive(Clone, Debug)]
    pub struct Orders of OrderRow {
        /// The origin of the figures: one for all, or a mapping by order and column, such as
        /// `attack/infantry`.
        pub provenance: Option<Provenance>,
        /// Movement points of units that act without orders.
        pub without_orders: Allowances,
    }
}

by_order! {
    /// Movement points by order, for units that differ from their arm.
    #[derive(Clone, Copy, Debug)]
    pub struct RatesByOrder of Option<Ratio> {
        /// Movement points without orders.
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
    /// Movement points of units under the order, by arm.
    pub movement: Allowances,
    /// The activities that the order permits.
    #[serde(default)]
    pub permits: Vec<Activity>,
    /// The Morale Hits that Recovery removes.
    pub recovery: Recovery,
}

/// Movement points by arm (default: none).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Allowances {
    /// Movement points of infantry.
    pub infantry: Option<Located<Ratio>>,
    /// Movement points of mounted cavalry.
    pub cavalry: Option<Located<Ratio>>,
    /// Movement points of artillery.
    pub artillery: Option<Located<Ratio>>,
}

/// An activity that an order may permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Activity {
    /// Fire in the Fire Step.
    Fire,
    /// Movement next to an enemy.
    Engage,
    /// Declaration of close combat.
    CloseCombat,
    /// Movement at the march column rate.
    MarchColumn,
    /// Rebuild attempts in the Rally Step.
    Rebuild,
}
