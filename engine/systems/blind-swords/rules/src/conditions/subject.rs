//! Subjects of claims.

/// Subject of a claim: the units, hexes or lines that the claim describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The fire or close combat as a whole, without members.
    Act,
    /// Firing units.
    Firer,
    /// Lead unit of the target of a fire combat, in the target hex.
    Target,
    /// The lines of fire of all firers together.
    Line,
    /// Attackers in the Assaulting Hex.
    Attacker,
    /// Defenders in the target hex.
    Defender,
    /// Lead unit of the defenders.
    LeadDefender,
    /// The Assaulting Hex.
    AttackerHex,
    /// The target hex of a close combat.
    DefenderHex,
    /// The hexside from the Assaulting Hex to the target.
    Hexside,
}

impl Who {
    /// Whether the members of the subject are units.
    pub(super) const fn is_of_units(self) -> bool {
        use Who::{Attacker, Defender, Firer, LeadDefender, Target};
        matches!(self, Firer | Target | Attacker | Defender | LeadDefender)
    }
}
