//! The kinds of questions: their ids in the protocol, in cases and in saves, and who may know of them.

use super::Occasion::{ArtilleryStep, Defensive, Disengagement, Event, FireStep};
use super::{Question, Question as Q, ScriptKind, ScriptQuestion, Volley};

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
        impl Question {
            /// The kind in the protocol.
            pub const fn kind(&self) -> &'static str {
                match self {
                    $($pattern => $id,)+
                }
            }

            /// Who may know of it.
            pub const fn secrecy(&self) -> Secrecy {
                match self {
                    $($pattern => Secrecy::$secrecy,)+
                }
            }
        }

        impl Secrecy {
            /// Who may know of the questions of a kind; of one that the rules do not have, nobody else.
            pub fn of_kind(id: &str) -> Self {
                match id {
                    $($id => Self::$secrecy,)+
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
    Q::EntryHex(_) | Q::Script(ScriptQuestion { kind: ScriptKind::EntryHex, .. }) => "entry.hex" Open,
    Q::Script(ScriptQuestion { kind: ScriptKind::Unit, .. }) => "event.unit" Open,
    Q::Script(ScriptQuestion { kind: ScriptKind::Hex, .. }) => "event.hex" Open,
    Q::Script(ScriptQuestion { kind: ScriptKind::Choice, .. }) => "event.choice" Open,
    Q::Script(ScriptQuestion { kind: ScriptKind::Bombardment, .. }) => "bombardment.unit" Open,
    Q::Script(ScriptQuestion { kind: ScriptKind::FirstChit, .. }) => "first-chit" Open,
    Q::Script(ScriptQuestion { kind: ScriptKind::ArrivalBrigade, .. }) => "arrival.brigade" Open,
}
