use kernel::Side;
use serde::{Deserialize, Serialize};

use super::{Hooks, Window};

/// Reaction window: a point within a procedure at which held events and scripts may affect the
/// action or die roll in progress. SS 10.4a, BS 7.3. CHIT-24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MomentKind {
    /// Units are about to fire. The target is chosen, but the column is not yet determined.
    /// FIRE-09.
    Fire,
    /// Units have fired, and all effects of the fire have been applied. FIRE-23.
    AfterFire,
    /// A cohesion test has been rolled, but its result is not yet applied. COH-01.
    Test,
    /// A Break Test has been rolled, but its result is not yet applied. BRK-02.
    BreakTest,
    /// A unit is about to retreat. RET-01.
    Retreat,
    /// A unit is about to recover or to rebuild. RAL-02.
    Rally,
    /// A rebuild has been rolled, but its result is not yet applied. RAL-04.
    Rebuild,
    /// A hex is attacked in close combat, before its defensive fire. CC-04.
    Defence,
    /// A unit is about to act in an artillery step. ART-02.
    Artillery,
    /// A general's command roll has been made, but its result is not yet applied. CHIT-16, CHIT-17.
    Command,
}

/// Effect that an event or a script may have on the action or die roll that a reaction window
/// interrupts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Say {
    /// Adds or subtracts columns of the Combat Results Table.
    Columns,
    /// Cancels the action, such as a fire combat or a retreat, or the effect of the die roll.
    Stop,
    /// Repeats the die roll, and discards the first result.
    RollAgain,
    /// Returns the general's chit to the cup without effect.
    SendBack,
}

impl Window {
    /// Returns the bit that represents the window in a set of windows.
    pub(super) const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// Returns the reaction window that contains this event window, and the side whose units or
    /// general it concerns. `side` is the side that plays an event in the window. `None` if no
    /// reaction window contains it, as for the window before a draw.
    pub fn moment(self, side: Side) -> Option<(MomentKind, Side)> {
        MomentKind::ALL.into_iter().find_map(|kind| match kind.windows() {
            [own, _] if own == self => Some((kind, side)),
            [_, enemy] if enemy == self => Some((kind, side.other())),
            _ => None,
        })
    }
}

impl MomentKind {
    /// All kinds of reaction windows.
    pub const ALL: [Self; 10] = [
        Self::Fire,
        Self::AfterFire,
        Self::Test,
        Self::BreakTest,
        Self::Retreat,
        Self::Rally,
        Self::Rebuild,
        Self::Defence,
        Self::Artillery,
        Self::Command,
    ];

    /// Returns the event windows that the reaction window opens. The first is for the side whose
    /// units or general it concerns, the second for the enemy.
    pub const fn windows(self) -> [Window; 2] {
        match self {
            Self::Fire => [Window::OwnFire, Window::EnemyFire],
            Self::AfterFire => [Window::AfterOwnFire, Window::AfterEnemyFire],
            Self::Test => [Window::OwnTest, Window::EnemyTest],
            Self::BreakTest => [Window::OwnBreakTest, Window::EnemyBreakTest],
            Self::Retreat => [Window::OwnRetreat, Window::EnemyRetreat],
            Self::Rally => [Window::OwnRally, Window::EnemyRally],
            Self::Rebuild => [Window::OwnRebuild, Window::EnemyRebuild],
            Self::Defence => [Window::OwnDefence, Window::EnemyDefence],
            Self::Artillery => [Window::OwnArtillery, Window::EnemyArtillery],
            Self::Command => [Window::OwnCommand, Window::EnemyCommand],
        }
    }

    /// Returns the script hook of the scenario for this reaction window.
    pub const fn hook(self, hooks: &Hooks) -> &Option<String> {
        match self {
            Self::Fire => &hooks.before_fire,
            Self::AfterFire => &hooks.after_fire,
            Self::Test => &hooks.on_test,
            Self::BreakTest => &hooks.on_break_test,
            Self::Retreat => &hooks.on_retreat,
            Self::Rally => &hooks.on_rally,
            Self::Rebuild => &hooks.on_rebuild,
            Self::Defence => &hooks.on_defence,
            Self::Artillery => &hooks.on_artillery,
            Self::Command => &hooks.on_command_roll,
        }
    }

    /// Returns the effects allowed in this reaction window.
    pub const fn says(self) -> &'static [Say] {
        match self {
            Self::Fire | Self::Defence => &[Say::Columns, Say::Stop],
            Self::AfterFire => &[],
            Self::Test | Self::BreakTest | Self::Rebuild => &[Say::Stop, Say::RollAgain],
            Self::Retreat | Self::Rally | Self::Artillery => &[Say::Stop],
            Self::Command => &[Say::Stop, Say::RollAgain, Say::SendBack],
        }
    }

    /// Returns the word used in scripts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::AfterFire => "after-fire",
            Self::Test => "test",
            Self::BreakTest => "break-test",
            Self::Retreat => "retreat",
            Self::Rally => "rally",
            Self::Rebuild => "rebuild",
            Self::Defence => "defence",
            Self::Artillery => "artillery",
            Self::Command => "command",
        }
    }

    /// Returns a short description of the reaction window, which players see.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::AfterFire => "fire that is over",
            Self::Test => "cohesion test",
            Self::BreakTest => "Break Test",
            Self::Retreat => "retreat",
            Self::Rally => "rally",
            Self::Rebuild => "rebuild",
            Self::Defence => "close combat",
            Self::Artillery => "artillery action",
            Self::Command => "command roll",
        }
    }
}
