//! Facts about a fire combat or close combat, and the side that a condition helps.

use serde::Deserialize;

/// A fact about a whole fire or close combat, which does not depend on a subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The line of fire passes over a unit.
    OverUnits,
    /// The fire qualifies as converging or flanking. V-38.
    CrossFire,
    /// An event helps the fire or the attack.
    HelpedByEvent,
    /// An attacker in the Assaulting Hex has a better modified CR than the defending lead unit.
    AttackerCrBetter,
    /// The defending lead unit has a better modified CR than every attacker in the Assaulting Hex.
    DefenderCrBetter,
    /// Attackers are in two flanking hexes, or in one that is two hexes from the Assaulting Hex.
    /// V-50.
    FlankingAttack,
}

impl Fact {
    pub(super) const fn helps(self) -> Helps {
        match self {
            Fact::CrossFire
            | Fact::HelpedByEvent
            | Fact::AttackerCrBetter
            | Fact::FlankingAttack => Helps::Attacker,
            Fact::OverUnits | Fact::DefenderCrBetter => Helps::Defender,
        }
    }
}

/// Side that benefits if a condition shifts columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helps {
    /// The firers or attackers benefit: columns shift to the right.
    Attacker,
    /// The target or the defenders benefit: columns shift to the left.
    Defender,
    /// Either side may benefit: the package decides the direction of the shift.
    Either,
}

impl Helps {
    pub(super) const fn defender_if(helps: bool) -> Helps {
        if helps { Helps::Defender } else { Helps::Either }
    }

    /// Returns the side that the parts of a condition help. Parts that help `Either` are ignored.
    /// Returns `Either` if the remaining parts disagree, or if none remain.
    pub(super) fn joined(parts: impl Iterator<Item = Helps>) -> Helps {
        let mut told = parts.filter(|helps| *helps != Helps::Either);
        let first = told.next().unwrap_or(Helps::Either);
        if told.all(|other| other == first) { first } else { Helps::Either }
    }
}
