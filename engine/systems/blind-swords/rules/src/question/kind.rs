//! Kinds of questions, with their ids in the protocol, cases and saves, their sections and their
//! secrecy.

use kernel::{DRAW, ROLL, Secrecy};

use super::Occasion::{ArtilleryStep, Defensive, Disengagement, Event, FireStep};
use super::WithdrawalOccasion::{Approach, CloseCombat};
use super::{
    ActivationQuestion, AdvanceQuestion, ArtilleryQuestion, AssaultQuestion, ChitQuestion,
    FireQuestion, FogQuestion, MoveQuestion, OverstackQuestion, PlacementQuestion, Question,
    Question as Q, RallyQuestion, Rallying, RetreatQuestion, ScriptKind, TieQuestion, Volley,
    Withdrawal,
};
use crate::game::Window;

macro_rules! kinds {
    ($($pattern:pat => $id:literal $section:literal $secrecy:ident,)+) => {
        /// Kinds of questions that the rules ask. A kind that several rulebook sections use is
        /// listed once for each section.
        pub const KINDS: &[(&str, Secrecy)] = &[$(($id, Secrecy::$secrecy)),+];

        impl Question {
            /// Returns the kind as named in the protocol.
            pub fn kind(&self) -> &str {
                match self {
                    $($pattern => $id,)+
                    Q::Script(question) => question.kind.id(),
                }
            }

            /// Returns the section of the rule that asks the question, such as `SS 15.4`.
            pub fn rule(&self) -> &str {
                match self {
                    $($pattern => $section,)+
                    Q::Script(question) => &question.rule,
                }
            }
        }
    };
}

kinds! {
    Q::Chits(ChitQuestion::Key(_)) => "key-chit" "SS 8.1" NeverRevealed,
    Q::Chits(ChitQuestion::HeldDeclare(_, Window::Final)) => "held.declare" "SS 17.1" Private,
    Q::Chits(ChitQuestion::HeldDeclare(..)) => "held.declare" "SS 10.1" Private,
    Q::Chits(ChitQuestion::HeldOrder) => "held.order" "SS 10.1" Open,
    Q::Chits(ChitQuestion::HeldPlay(_, Window::Final)) => "held.play" "SS 17.1" Private,
    Q::Chits(ChitQuestion::HeldPlay(..)) => "held.play" "SS 10.1" Private,
    Q::Chits(ChitQuestion::Drawn(..)) => "chit.drawn" "SS 10.4" Private,
    Q::Chits(ChitQuestion::EventWindow(..)) => "event.window" "SS 10.4a" Private,
    Q::Activation(ActivationQuestion::FortunesBrigade(_)) => "fortunes.brigade" "SS 10.5a" Open,
    Q::Activation(ActivationQuestion::Brigade(_)) => "activate.brigade" "SS 10.6, 10.7" Open,
    Q::Activation(ActivationQuestion::Order(_)) => "order" "SS 11.1" Open,
    Q::Fog(FogQuestion::Unit(_)) => "fog.unit" "SS 10.5b" Open,
    Q::Fog(FogQuestion::Hex(..)) => "fog.hex" "SS 10.5b" Open,
    Q::Artillery(ArtilleryQuestion::Hex(_)) => "artillery.hex" "SS 9.1" Open,
    Q::Artillery(ArtilleryQuestion::Unit(_)) => "artillery.unit" "SS 9.1" Open,
    Q::Artillery(ArtilleryQuestion::Action(_)) => "artillery.action" "SS 9.1" Open,
    Q::Fire(FireQuestion::Unit(Volley { occasion: FireStep | Event(_), .. })) => "fire.unit" "SS 12.1" Open,
    Q::Fire(FireQuestion::Unit(Volley { occasion: ArtilleryStep(_), .. })) => "fire.unit" "SS 9.1" Open,
    Q::Fire(FireQuestion::Unit(Volley { occasion: Disengagement(_), .. })) => "reaction.unit" "SS 13.7" Open,
    Q::Fire(FireQuestion::Unit(Volley { occasion: Defensive(..), .. })) => "defense.unit" "SS 14.2a" Open,
    Q::Fire(FireQuestion::Target(Volley { occasion: FireStep | Event(_), .. }, _)) => "fire.target" "SS 12.1" Open,
    Q::Fire(FireQuestion::Target(Volley { occasion: ArtilleryStep(_), .. }, _)) => "fire.target" "SS 9.1" Open,
    Q::Fire(FireQuestion::Target(Volley { occasion: Disengagement(_), .. }, _)) => "fire.target" "SS 13.7" Open,
    Q::Fire(FireQuestion::Target(Volley { occasion: Defensive(..), .. }, _)) => "defense.target" "SS 14.2a" Open,
    Q::Fire(FireQuestion::Join(Volley { occasion: FireStep | ArtilleryStep(_) | Event(_), .. }, _)) => "fire.join" "SS 12.1c" Open,
    Q::Fire(FireQuestion::Join(Volley { occasion: Disengagement(_), .. }, _)) => "reaction.join" "SS 12.1c" Open,
    Q::Fire(FireQuestion::Join(Volley { occasion: Defensive(..), .. }, _)) => "defense.join" "SS 12.1c" Open,
    Q::Fire(FireQuestion::Canister(..)) => "fire.canister" "SS 12.1a" Open,
    Q::Fire(FireQuestion::Announce(..)) => "fire.announce" "SS 12.4" Open,
    Q::Fire(FireQuestion::Primary(..)) => "fire.primary" "SS 12.4" Open,
    Q::Tie(TieQuestion::Lead(_)) => "lead" "SS 12.2" Open,
    Q::Tie(TieQuestion::NextLargest(_)) => "next-largest" "SS 15.1a" Open,
    Q::Tie(TieQuestion::Attacker(_)) => "attacker" "SS 15.2" Open,
    Q::Panic(_) => "panic" "SS 15.1b" Open,
    Q::Move(MoveQuestion::Unit(_)) => "move.unit" "SS 13.1" Open,
    Q::Move(MoveQuestion::Stack(..)) => "move.stack" "SS 13.4" Open,
    Q::Move(MoveQuestion::Hex(_)) => "move.hex" "SS 13.3" Open,
    Q::Skirmish(_) => "skirmish.hex" "SS 18.2" Open,
    Q::Cavalry(Withdrawal { occasion: CloseCombat, .. }) => "cavalry.withdraw" "SS 14.2b" Open,
    Q::Cavalry(Withdrawal { occasion: Approach, .. }) => "cavalry.withdraw" "BS 10.8" Open,
    Q::Retreat(RetreatQuestion::Unit(_)) => "retreat.unit" "SS 15.4" Open,
    Q::Retreat(RetreatQuestion::Hex(_)) => "retreat.hex" "SS 15.4" Open,
    Q::Assault(AssaultQuestion::Unit(_)) => "assault.unit" "SS 14.1" Open,
    Q::Assault(AssaultQuestion::Target(_)) => "assault.target" "SS 14.1" Open,
    Q::Assault(AssaultQuestion::Next) => "assault.next" "SS 14.2" Open,
    Q::Assault(AssaultQuestion::Hex(..)) => "assault.hex" "SS 14.2c" Open,
    Q::Advance(AdvanceQuestion::Unit(_)) => "advance.unit" "SS 15.8" Open,
    Q::Advance(AdvanceQuestion::Hex(_)) => "advance.hex" "SS 15.8" Open,
    Q::Rally(RallyQuestion::Unit(Rallying::Brigade(_))) => "rally.unit" "SS 16.1" Open,
    Q::Rally(RallyQuestion::Unit(Rallying::Artillery(_))) => "rally.unit" "BS 6.4" Open,
    Q::Rally(RallyQuestion::Action(Rallying::Brigade(_), _)) => "rally.action" "SS 16.2" Open,
    Q::Rally(RallyQuestion::Action(Rallying::Artillery(_), _)) => "rally.action" "BS 6.4" Open,
    Q::Rally(RallyQuestion::RebuildHex(..)) => "rebuild.hex" "SS 16.2" Open,
    Q::Rally(RallyQuestion::DisplaceHex(_)) => "displace.hex" "SS 16.2" Open,
    Q::Overstack(OverstackQuestion::Unit(_)) => "overstack.unit" "SS 6.3" Open,
    Q::Overstack(OverstackQuestion::Hex(_)) => "overstack.hex" "SS 6.3" Open,
    Q::Placement(PlacementQuestion::Unit(_)) => "placement.unit" "SS 22.0" Open,
    Q::Placement(PlacementQuestion::Hex(..)) => "placement.hex" "SS 22.0" Open,
    Q::Entry(_) => "entry.hex" "SS 13.8" Open,
}

/// Returns the secrecy of a kind of question.
///
/// The choice of key chit is never revealed to the other side. Other secret answers become visible
/// through their effects (SS 8.1, CMD-01). Rolls, draws and script questions are open, and the log
/// decides how much of a draw to show. An unknown kind that resembles a kind of the rules is
/// secret.
pub fn secrecy_of(kind: &str) -> Secrecy {
    match KINDS.iter().find(|(own, _)| *own == kind) {
        Some((_, secrecy)) => *secrecy,
        None if kind == ROLL || kind == DRAW => Secrecy::Open,
        None if ScriptKind::named(kind).is_ok() => Secrecy::Open,
        None => Secrecy::Private,
    }
}

/// Returns the kinds of questions that the rules ask. A kind that several rulebook sections use
/// occurs once for each section.
pub fn kinds() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|(kind, _)| *kind)
}

/// Whether a word names questions. The word may be a complete kind of the rules, the last part of
/// such a kind, or a kind that scripts may use.
pub fn is_kind(word: &str) -> bool {
    let goes_by = |kind: &str| kind == word || kind.rsplit('.').next() == Some(word);
    kinds().any(goes_by) || (word.contains('.') && ScriptKind::named(word).is_ok())
}

/// Whether the part of a kind before the first dot is reserved for the rules.
pub fn is_of_the_rules(id: &str) -> bool {
    let own = KINDS.iter().map(|(kind, _)| *kind).chain([ROLL, DRAW]);
    own.map(family).any(|own| own == family(id))
}

/// Returns the part of a kind before the first dot.
pub fn family(id: &str) -> &str {
    id.split('.').next().unwrap_or(id)
}
