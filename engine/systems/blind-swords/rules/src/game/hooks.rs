//! Script functions that the engine calls at fixed points of a scenario.

use serde::{Deserialize, Serialize};

/// Defines the hooks. Each has its key in documents and the number of its arguments.
macro_rules! hooks {
    ($($(#[$doc:meta])* $field:ident = $key:literal($arguments:literal),)*) => {
        /// Names of the script functions that the engine calls at fixed points of a scenario.
        /// `None` if the scenario has no such function.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields)]
        pub struct Hooks {
            $(
                $(#[$doc])*
                #[serde(rename = $key)]
                #[cfg_attr(feature = "schema", schemars(extend("x-names" = "function")))]
                pub $field: Option<String>,
            )*
        }

        impl Hooks {
            /// All hooks, each with its key in documents and its number of arguments.
            pub const EACH: &[(&str, usize)] = &[$(($key, $arguments)),*];
        }
    };
}

hooks! {
    /// Called before the first turn.
    on_setup = "on-setup"(0),
    /// Called with the name of a phase, at the start of that phase.
    on_phase = "on-phase"(1),
    /// Called in the arrival step of the End Turn Phase.
    on_end_turn = "on-end-turn"(0),
    /// Called when a chit enters the game.
    on_chit_enters = "on-chit-enters"(1),
    /// Called when the active brigade has received its order.
    on_order = "on-order"(0),
    /// Called with a unit and the hex that it left, after the unit has voluntarily left the map.
    on_leave_map = "on-leave-map"(2),
    /// Called with a unit and the target hex, when the unit fires.
    on_fire = "on-fire"(2),
    /// Called with a side, before units of that side fire. This hook and the next nine may affect
    /// the action or die roll in progress.
    before_fire = "before-fire"(1),
    /// Called with a side, after units of that side have fired and all effects are resolved.
    after_fire = "after-fire"(1),
    /// Called with a side, when a cohesion test of its units is rolled, before the effects.
    on_test = "on-test"(1),
    /// Called with a side, when a Break Test of one of its units is rolled, before the effects.
    on_break_test = "on-break-test"(1),
    /// Called with a side, before one of its units retreats.
    on_retreat = "on-retreat"(1),
    /// Called with a side, before one of its units recovers or rebuilds.
    on_rally = "on-rally"(1),
    /// Called with a side, when a rebuild of one of its units is rolled, before the effects.
    on_rebuild = "on-rebuild"(1),
    /// Called with the defending side, when a hex is attacked in close combat, before defensive
    /// fire.
    on_defence = "on-defence"(1),
    /// Called with a side, before one of its units acts in an artillery step.
    on_artillery = "on-artillery"(1),
    /// Called with a side, when a command roll of one of its generals is made, before the effects.
    on_command_roll = "on-command-roll"(1),
    /// Called with a unit and the target hex, when the unit attacks in close combat.
    on_close_combat = "on-close-combat"(2),
    /// Called with a unit and a hex, when the unit enters the hex by any kind of movement.
    on_hex_entered = "on-hex-entered"(2),
    /// Called with a unit and the hex in which it broke, after the unit has gone to the Broken
    /// Track.
    on_broken = "on-broken"(2),
    /// Called with a unit and its last hex, when the unit is eliminated on the map.
    on_eliminated = "on-eliminated"(2),
    /// Called at the end of an activation, before the activating chit is discarded or returns to
    /// the cup.
    on_activation_end = "on-activation-end"(0),
    /// Called with a unit and a hex. Returns whether the unit may voluntarily move into the hex.
    can_move = "can-move"(2),
    /// Called with a unit and a hex. Returns whether the unit may fire at the hex.
    can_fire = "can-fire"(2),
    /// Called with the word of an order. Returns whether the active brigade may take the order.
    /// Regroup is always allowed.
    can_order = "can-order"(1),
    /// Called with a side. Returns the side's additional points, as if the game ended now. The
    /// function may not change the position.
    points = "points"(1),
}
