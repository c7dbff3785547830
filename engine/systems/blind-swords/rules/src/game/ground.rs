use kernel::Sixteenths;

use super::{MarkerLook, PerArm, Permission, small_id};

small_id!(
    /// A marker of the package that lies on the ground.
    GroundMarkerId(u8)
);

/// A marker that scripts lay on a hex or a hexside and take away: works thrown up, a bridge burnt, a ford found, smoke.
/// SS 22.0, BS 1.0. T-07.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroundMarker {
    /// The kebab-case id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// Its place: a hex or a hexside.
    pub lies: Lies,
    /// What it does to a step of each arm: into its hex, or across its hexside.
    pub step: PerArm<ChangedStep>,
    /// Whether its hex blocks lines of sight.
    pub hides: Permission,
    /// How it looks.
    pub look: MarkerLook,
}

impl GroundMarker {
    /// The character by which maps show it.
    pub fn sign(&self) -> char {
        let first = || self.name.chars().next().map(|first| first.to_ascii_uppercase());
        self.look.symbol.or_else(first).unwrap_or('?')
    }
}

/// Where a marker of the ground lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// In a hex.
    OnHex,
    /// On a hexside.
    OnHexside,
}

/// What a marker of the ground does to a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangedStep {
    /// Nothing.
    AsBefore,
    /// It costs more.
    More(Sixteenths),
    /// It costs this, whatever lies there.
    Instead(Sixteenths),
    /// It cannot be taken.
    Closed,
}
