//! The kinds of questions: their ids in the protocol, in cases and in saves, and who may know of them.

use super::Occasion::{ArtilleryStep, Defensive, Disengagement, Event, FireStep};
use super::{Question, Question as Q, ScriptKind, Volley};

/// The kind of a roll in the protocol.
pub const ROLL: &str = "roll";
/// The kind of a draw in the protocol.
pub const DRAW: &str = "draw";

/// Whether the side that is not asked may know that a question is asked, in which words, and what was
/// answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// Both sides may know.
    Open,
    /// Only the side that is asked, since the question alone tells of its chits. A-26.
    Secret,
}

macro_rules! kinds {
    ($($pattern:pat => $id:literal $secrecy:ident,)+) => {
        /// The kinds of the rules.
        const KINDS: &[&str] = &[$($id),+];

        impl Question {
            /// The kind in the protocol.
            pub fn kind(&self) -> &str {
                match self {
                    $($pattern => $id,)+
                    Q::Script(question) => question.kind.id(),
                }
            }

            /// Who may know of it.
            pub const fn secrecy(&self) -> Secrecy {
                match self {
                    $($pattern => Secrecy::$secrecy,)+
                    Q::Script(_) => Secrecy::Open,
                }
            }
        }

        impl Secrecy {
            /// Who may know of the questions of a kind. Chance is open: what a draw shows is for the log to
            /// say. So are the questions of scripts. What looks like a question of the rules and is none that
            /// they have, nobody else may know of.
            pub fn of_kind(id: &str) -> Self {
                match id {
                    $($id => Self::$secrecy,)+
                    ROLL | DRAW => Self::Open,
                    _ if ScriptKind::named(id).is_ok() => Self::Open,
                    _ => Self::Secret,
                }
            }
        }
    };
}

kinds! {
    Q::KeyChit(_) => "key-chit" Secret,
    Q::ArtilleryHex(_) => "artillery.hex" Open,
    Q::ArtilleryUnit(_) => "artillery.unit" Open,
    Q::ArtilleryAction(_) => "artillery.action" Open,
    Q::HeldDeclare(..) => "held.declare" Secret,
    Q::HeldOrder => "held.order" Open,
    Q::HeldPlay(..) => "held.play" Secret,
    Q::ChitDrawn(..) => "chit.drawn" Secret,
    Q::FortunesBrigade(_) => "fortunes.brigade" Open,
    Q::FogUnit(_) => "fog.unit" Open,
    Q::FogHex(..) => "fog.hex" Open,
    Q::ActivateBrigade(_) => "activate.brigade" Open,
    Q::Order(_) => "order" Open,
    Q::EventWindow(..) => "event.window" Secret,
    Q::FireUnit(Volley { occasion: FireStep | ArtilleryStep(_) | Event(_), .. }) => "fire.unit" Open,
    Q::FireUnit(Volley { occasion: Disengagement(_), .. }) => "reaction.unit" Open,
    Q::FireUnit(Volley { occasion: Defensive(..), .. }) => "defense.unit" Open,
    Q::FireTarget(Volley { occasion: FireStep | ArtilleryStep(_) | Event(_) | Disengagement(_), .. }, _) => "fire.target" Open,
    Q::FireTarget(Volley { occasion: Defensive(..), .. }, _) => "defense.target" Open,
    Q::FireJoin(Volley { occasion: FireStep | ArtilleryStep(_) | Event(_), .. }, _) => "fire.join" Open,
    Q::FireJoin(Volley { occasion: Disengagement(_), .. }, _) => "reaction.join" Open,
    Q::FireJoin(Volley { occasion: Defensive(..), .. }, _) => "defense.join" Open,
    Q::FireCanister(..) => "fire.canister" Open,
    Q::FireAnnounce(..) => "fire.announce" Open,
    Q::FirePrimary(..) => "fire.primary" Open,
    Q::Lead(_) => "lead" Open,
    Q::NextLargest(_) => "next-largest" Open,
    Q::Attacker(_) => "attacker" Open,
    Q::Panic(_) => "panic" Open,
    Q::MoveUnit(_) => "move.unit" Open,
    Q::MoveStack(..) => "move.stack" Open,
    Q::MoveHex(_) => "move.hex" Open,
    Q::SkirmishHex(_) => "skirmish.hex" Open,
    Q::CavalryWithdraw(..) => "cavalry.withdraw" Open,
    Q::RetreatUnit(_) => "retreat.unit" Open,
    Q::RetreatHex(_) => "retreat.hex" Open,
    Q::AssaultUnit(_) => "assault.unit" Open,
    Q::AssaultTarget(_) => "assault.target" Open,
    Q::AssaultNext => "assault.next" Open,
    Q::AssaultHex(..) => "assault.hex" Open,
    Q::AdvanceUnit(_) => "advance.unit" Open,
    Q::AdvanceHex(_) => "advance.hex" Open,
    Q::RallyUnit(_) => "rally.unit" Open,
    Q::RallyAction(..) => "rally.action" Open,
    Q::RebuildHex(..) => "rebuild.hex" Open,
    Q::DisplaceHex(_) => "displace.hex" Open,
    Q::OverstackUnit(_) => "overstack.unit" Open,
    Q::OverstackHex(_) => "overstack.hex" Open,
    Q::PlacementUnit(_) => "placement.unit" Open,
    Q::PlacementHex(..) => "placement.hex" Open,
    Q::EntryHex(_) => "entry.hex" Open,
}

/// Whether a kind belongs to the rules, or would if they had it: its first part is that of one of theirs.
pub(super) fn is_of_the_rules(id: &str) -> bool {
    KINDS.iter().chain(&[ROLL, DRAW]).any(|own| family(own) == family(id))
}

/// The part before the first dot.
pub(super) fn family(id: &str) -> &str {
    id.split('.').next().unwrap_or(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// what a script asks, both sides may know; it cannot pass for a question of the rules.
    #[test]
    fn no_script_asks_as_the_rules_do() {
        let theirs = KINDS.iter().chain(&[ROLL, DRAW]).filter(|kind| **kind != "entry.hex");
        for kind in theirs {
            assert!(ScriptKind::named(kind).is_err(), "{kind}");
        }
        for kind in ["held.more", "event.window.usa", "chit", "fire"] {
            assert!(ScriptKind::named(kind).is_err(), "{kind}");
            assert_eq!(Secrecy::of_kind(kind), Secrecy::Secret, "{kind}");
        }
        for kind in
            ["", "Salvo", "salvo.", ".unit", "salvo unit", "salvo..unit", "sälvo", &"s".repeat(41)]
        {
            assert!(ScriptKind::named(kind).is_err(), "{kind}");
            assert_eq!(Secrecy::of_kind(kind), Secrecy::Secret, "{kind}");
        }
    }

    #[test]
    fn what_scripts_ask_is_open() {
        for kind in
            ["event.unit", "event.hex", "event.choice", "entry.hex", "salvo.unit", "first-gun-2"]
        {
            assert_eq!(ScriptKind::named(kind).expect("a kind of scripts").id(), kind);
            assert_eq!(Secrecy::of_kind(kind), Secrecy::Open, "{kind}");
        }
        assert_eq!([ROLL, DRAW].map(Secrecy::of_kind), [Secrecy::Open; 2]);
        assert_eq!(Secrecy::of_kind("held.play"), Secrecy::Secret);
    }
}
