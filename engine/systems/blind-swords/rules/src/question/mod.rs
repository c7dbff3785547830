//! What a side can be asked, with all that is needed to judge each answer.
//!
//! A question belongs to a family: the questions of one rule, beside which it is judged
//! ([`crate::check::legality`]) and put into words ([`crate::describe`]). Every match over a family is
//! exhaustive, so that a new question does not compile until each place has said what it makes of it.

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
        /// What a side is asked.
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
    /// What a side does with its chits.
    Chits(ChitQuestion),
    /// Who is activated through a chit, and with what order.
    Activation(ActivationQuestion),
    /// What the opponent makes of the Fog of War.
    Fog(FogQuestion),
    /// What a script asks. CHIT-24.
    Script(ScriptQuestion),
    /// Who acts in an artillery step, and how.
    Artillery(ArtilleryQuestion),
    /// Who fires at what, with whom, and how.
    Fire(FireQuestion),
    /// Which of several units with the largest printed strength counts.
    Tie(TieQuestion),
    /// Which unit panics? PAN-01.
    Panic(PanicPool),
    /// Who moves, with whom, and where to.
    Move(MoveQuestion),
    /// Where does the skirmisher withdraw? SKR-05.
    Skirmish(SkirmishWithdrawal),
    /// Where does the cavalry withdraw? CAV-01.
    Cavalry(Withdrawal),
    /// Who retreats first, and where to.
    Retreat(RetreatQuestion),
    /// Who attacks what in close combat, and what is fought first.
    Assault(AssaultQuestion),
    /// Who advances after it, and how far.
    Advance(AdvanceQuestion),
    /// Who rallies, how, and where a rebuilt unit stands.
    Rally(RallyQuestion),
    /// Who leaves a hex that holds too much, and where to.
    Overstack(OverstackQuestion),
    /// How a side fills a zone before the first turn.
    Placement(PlacementQuestion),
    /// Where does somebody enter? REIN-01, REIN-04.
    Entry(Entrant),
}
