//! Questions to a side, with all data needed to judge each answer.
//!
//! A question belongs to a family, which holds the questions of one rule. The same rule judges the
//! answers ([`crate::check::legality`]), and [`crate::describe`] describes the question. Every
//! match over a family is exhaustive, so a new question does not compile until each place handles
//! it.

mod answers;
mod artillery;
mod chits;
mod close_combat;
mod fire;
pub mod kind;
mod moves;
mod places;
mod rally;
mod script;

pub use artillery::*;
pub use chits::*;
pub use close_combat::*;
pub use fire::*;
pub use kind::{is_kind, kinds, secrecy_of};
pub use moves::*;
pub use places::*;
pub use rally::*;
pub use script::{NoScriptKind, ScriptKind, ScriptQuestion};

macro_rules! families {
    ($($(#[doc = $doc:literal])+ $family:ident($question:ty),)+) => {
        /// A question to a side. Each variant holds the questions of one rule.
        #[expect(clippy::large_enum_variant, reason = "one question stands at a time")]
        #[derive(Clone, Debug, PartialEq)]
        pub enum Question {
            $($(#[doc = $doc])+ $family($question),)+
        }

        $(impl From<$question> for Question {
            fn from(question: $question) -> Self {
                Self::$family(question)
            }
        })+
    };
}

families! {
    /// Questions about playing and choosing chits.
    Chits(ChitQuestion),
    /// Questions about an activation through a chit: brigade and order.
    Activation(ActivationQuestion),
    /// Questions to the opponent about Fog of War moves.
    Fog(FogQuestion),
    /// A question that a script asks. CHIT-24.
    Script(ScriptQuestion),
    /// Questions of an artillery step: hex, unit and action.
    Artillery(ArtilleryQuestion),
    /// Questions about a fire combat: firers, target and mode.
    Fire(FireQuestion),
    /// Questions that choose between units tied for the largest printed strength.
    Tie(TieQuestion),
    /// Which unit panics? PAN-01.
    Panic(PanicPool),
    /// Questions about a move: movers and destination.
    Move(MoveQuestion),
    /// Which hex does the skirmisher withdraw to? SKR-05.
    Skirmish(SkirmishWithdrawal),
    /// Which hex does the cavalry withdraw to? CAV-01.
    Cavalry(Withdrawal),
    /// Questions about retreats: order of units and destination.
    Retreat(RetreatQuestion),
    /// Questions about close combats: attackers, targets and order of resolution.
    Assault(AssaultQuestion),
    /// Questions about the advance after close combat: units and distance.
    Advance(AdvanceQuestion),
    /// Questions about rally: units, actions, and hexes of rebuilt units.
    Rally(RallyQuestion),
    /// Questions about an overstacked hex: the units that leave, and their destinations.
    Overstack(OverstackQuestion),
    /// Questions about deployment in a zone before the first turn.
    Placement(PlacementQuestion),
    /// Which hex does the reinforcement enter? REIN-01, REIN-04.
    Entry(Entrant),
}
