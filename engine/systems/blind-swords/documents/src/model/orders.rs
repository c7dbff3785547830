//! Mappings with one value for each order.

use blind_swords::game::Order;
use document::Located;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::Ratio;

/// Defines a struct with one field for each order, followed by further fields.
macro_rules! by_order {
    ($(#[$about:meta])* pub struct $name:ident of $value:ty {
        $($(#[$of:meta])* pub $other:ident: $kind:ty,)*
    }) => {
        $(#[$about])*
        #[derive(PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct $name {
            /// Value under the Attack order.
            pub attack: $value,
            /// Value under the Defend order.
            pub defend: $value,
            /// Value under the Maneuver order.
            pub maneuver: $value,
            /// Value under the Regroup order.
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
    /// Cost of giving each order, in victory points (default: 0).
    #[derive(Clone, Debug, Default)]
    pub struct OrderCosts of Option<Located<Ratio>> {}
}
