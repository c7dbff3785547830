use kernel::Side;
use serde::{Deserialize, Serialize};

use super::{Hooks, Window};

/// A moment within a procedure at which held events and the scenario's scripts may have their say of what is under way.
/// SS 10.4a, BS 7.3. CHIT-24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MomentKind {
    /// Units are about to fire: the target is named, its column is not yet found. FIRE-09.
    Fire,
    /// Units have fired, and all that came of it is carried out. FIRE-23.
    AfterFire,
    /// A cohesion test is rolled, nothing of it is carried out. COH-01.
    Test,
    /// A Break Test is rolled, nothing of it is carried out. BRK-02.
    BreakTest,
    /// A unit is about to retreat. RET-01.
    Retreat,
    /// A unit is about to recover or to rebuild. RAL-02.
    Rally,
    /// A rebuild is rolled, nothing of it is carried out. RAL-04.
    Rebuild,
    /// A hex is attacked in close combat, before its defensive fire. CC-04.
    Defence,
    /// A unit is about to act in an artillery step. ART-02.
    Artillery,
    /// A general's command roll is made, nothing of it is carried out. CHIT-16, CHIT-17.
    Command,
}

/// What may be said at a moment of what is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Say {
    /// Columns are added, or taken away.
    Columns,
    /// It does not happen, or what was rolled has no effect.
    Stop,
    /// What was rolled is rolled again.
    RollAgain,
    /// The general's chit goes back into the cup and brings nothing now.
    SendBack,
}

impl Window {
    /// The bit of its place, for sets of windows.
    pub(super) const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// The moment within a procedure at which a side may play its events then, and whose act it is; nothing for a window
    /// of the sequence of play.
    pub fn moment(self, side: Side) -> Option<(MomentKind, Side)> {
        MomentKind::ALL.into_iter().find_map(|kind| match kind.windows() {
            [own, _] if own == self => Some((kind, side)),
            [_, enemy] if enemy == self => Some((kind, side.other())),
            _ => None,
        })
    }
}

impl MomentKind {
    /// Every kind.
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

    /// When the side whose act it is may play events, and when its enemy may.
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

    /// The scenario's script for it.
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

    /// What may be said at it.
    pub const fn says(self) -> &'static [Say] {
        match self {
            Self::Fire | Self::Defence => &[Say::Columns, Say::Stop],
            Self::AfterFire => &[],
            Self::Test | Self::BreakTest | Self::Rebuild => &[Say::Stop, Say::RollAgain],
            Self::Retreat | Self::Rally | Self::Artillery => &[Say::Stop],
            Self::Command => &[Say::Stop, Say::RollAgain, Say::SendBack],
        }
    }

    /// The word in scripts.
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

    /// What is under way, in a word or two for people.
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
