//! Secrecy of events. CMD-01, CHIT-05, V-24, V-25.

use kernel::{Entry, Side};

use super::drawn::sees_draws;
use crate::board::ChitPlace;
use crate::check::chits::held_are_hidden;
use crate::event::Event;
use crate::game::{ChitId, TrackId};
use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::{BlindSwords, Position, Step};

/// Secrecy of an event. Every new kind of event must be classified in [`disclosure`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Disclosure {
    /// Everyone sees the event in full.
    Open,
    /// Bookkeeping of the engine, which players do not see.
    Bookkeeping,
    /// A side chose its key chit. Only that side sees the chit.
    KeyChit(Side),
    /// A side holds a chit face down.
    Held(Side, ChitId),
    /// A side spent a chit for the event on the chit's back. Only that side knows the front.
    Spent(Side, TrackId),
    /// A chit was drawn. If the chit is an event, only its owner sees it. The profile may also let
    /// the drawing side see it.
    Drawn(ChitId),
    /// A chit that may have been face down is revealed.
    LaidOpen(ChitId),
}

/// Whether all viewers see an event in full.
pub fn is_open(event: &Event) -> bool {
    match disclosure(event) {
        Disclosure::Open | Disclosure::LaidOpen(_) => true,
        Disclosure::Bookkeeping
        | Disclosure::KeyChit(_)
        | Disclosure::Held(..)
        | Disclosure::Spent(..)
        | Disclosure::Drawn(_) => false,
    }
}

/// Whether an event reveals hidden information, because it turns up a chit that was held face down.
pub fn reveals(before: Position<'_>, event: &Event) -> bool {
    match disclosure(event) {
        Disclosure::LaidOpen(chit) => {
            held_are_hidden(before.profile()) && before.board.chits_at(chit, ChitPlace::Held) > 0
        }
        Disclosure::Open
        | Disclosure::Bookkeeping
        | Disclosure::KeyChit(_)
        | Disclosure::Held(..)
        | Disclosure::Spent(..)
        | Disclosure::Drawn(_) => false,
    }
}

/// Returns the chit that an event reveals to both sides. Such an event plays, discards or negates
/// the chit, or draws or holds it openly. `None` for all other events. SS 10.4. CHIT-05, V-24,
/// V-25.
pub fn laid_open(rules: &Rules, entry: &Entry<BlindSwords>) -> Option<ChitId> {
    match disclosure(&entry.event) {
        Disclosure::LaidOpen(chit) => Some(chit),
        Disclosure::Drawn(chit) => is_drawn_openly(rules, entry, chit).then_some(chit),
        Disclosure::Held(_, chit) => (!held_are_hidden(&rules.profile)).then_some(chit),
        Disclosure::Open
        | Disclosure::Bookkeeping
        | Disclosure::KeyChit(_)
        | Disclosure::Spent(..) => None,
    }
}

/// Whether both sides see a drawn event chit. V-25.
fn is_drawn_openly(rules: &Rules, entry: &Entry<BlindSwords>, chit: ChitId) -> bool {
    let owner = rules.game.chits[chit.index()].side;
    owner.zip(turn(&entry.path)).is_some_and(|(owner, turn)| sees_draws(rules, turn, owner.other()))
}

/// Returns the turn of an event, read from the event's path.
pub(super) fn turn(path: &[Step]) -> Option<u8> {
    path.iter().find_map(|step| if let Step::Turn(turn) = step { Some(*turn) } else { None })
}

/// Returns the secrecy of an event.
pub(super) const fn disclosure(event: &Event) -> Disclosure {
    match *event {
        Event::KeyChitChosen { side, .. } => Disclosure::KeyChit(side),
        Event::ChitHeld { side, chit } => Disclosure::Held(side, chit),
        Event::ChitSpent { side, track, .. } => Disclosure::Spent(side, track),
        Event::ChitDrawn { chit } => Disclosure::Drawn(chit),
        Event::ChitPlayed { chit, .. }
        | Event::ChitDiscarded { chit }
        | Event::ChitNegated { chit } => Disclosure::LaidOpen(chit),
        Event::Acted { .. }
        | Event::ActionReturned { .. }
        | Event::VarSet { .. }
        | Event::UnitSet { .. }
        | Event::EventAttackSet { .. }
        | Event::MomentSet { .. } => Disclosure::Bookkeeping,
        Event::TurnBegan { .. }
        | Event::PhaseSet { .. }
        | Event::EventChitsMixed { .. }
        | Event::ChitToCup { .. }
        | Event::ChitEntered { .. }
        | Event::CommandEventPlayed { .. }
        | Event::ChitsGathered { .. }
        | Event::FortunesSet { .. }
        | Event::CommandRolled { .. }
        | Event::FogRolled { .. }
        | Event::CasualtyRolled { .. }
        | Event::LeaderChanged { .. }
        | Event::ArtilleryPassed { .. }
        | Event::ArtilleryHexChosen { .. }
        | Event::BrigadeMarked { .. }
        | Event::BrigadeMarkerAdded { .. }
        | Event::MarkersReset { .. }
        | Event::ArrivalSet { .. }
        | Event::ArrivalDone { .. }
        | Event::BrigadeFrozen { .. }
        | Event::UnitFrozen { .. }
        | Event::ActivationBegan { .. }
        | Event::StepBegan { .. }
        | Event::OrderGiven { .. }
        | Event::AllowanceChanged { .. }
        | Event::ActivationEnded { .. }
        | Event::AssaultDeclared { .. }
        | Event::AssaultBegan { .. }
        | Event::AssaultLapsed { .. }
        | Event::TargetVacated { .. }
        | Event::FireResolved { .. }
        | Event::FireWasted { .. }
        | Event::CloseCombatResolved { .. }
        | Event::CohesionTested { .. }
        | Event::CalledOff { .. }
        | Event::RolledAgain { .. }
        | Event::Panicked { .. }
        | Event::Depleted { .. }
        | Event::MoraleSet { .. }
        | Event::BreakTested { .. }
        | Event::Broken { .. }
        | Event::Eliminated { .. }
        | Event::Deployed { .. }
        | Event::Placed { .. }
        | Event::ExitAnnounced { .. }
        | Event::Moved { .. }
        | Event::Retreated { .. }
        | Event::Advanced { .. }
        | Event::Withdrew { .. }
        | Event::Displaced { .. }
        | Event::LeftMap { .. }
        | Event::LeftSkirmishOrder { .. }
        | Event::MountChangeAnnounced { .. }
        | Event::MountChanged { .. }
        | Event::ChargeDeclared { .. }
        | Event::ChargeMade { .. }
        | Event::RebuildRolled { .. }
        | Event::Rebuilt { .. }
        | Event::Returned { .. }
        | Event::BrokenTrackShifted { .. }
        | Event::PointsAwarded { .. }
        | Event::TableRolled { .. }
        | Event::TrackSet { .. }
        | Event::Marked { .. }
        | Event::GroundMarked { .. }
        | Event::Told { .. }
        | Event::ScriptFailed { .. }
        | Event::GameEnded { .. } => Disclosure::Open,
    }
}
