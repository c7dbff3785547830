//! The section that a fact follows.

use crate::event::Event;

/// The section; none for the words of a script and for the engine's own books.
pub(super) const fn of(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Deployed { .. } => "SS 22.0",
        Event::TurnBegan { .. } | Event::PhaseSet { .. } => "SS 7.0",
        Event::KeyChitChosen { .. } => "SS 8.1",
        Event::EventChitsMixed { .. } => "SS 8.2",
        Event::ChitToCup { .. } | Event::ChitEntered { .. } => "SS 8.3",
        Event::ArtilleryPassed { .. } | Event::ArtilleryHexChosen { .. } => "SS 9.1",
        Event::ChitDrawn { .. } => "SS 10.3",
        Event::ChitHeld { .. } | Event::ChitPlayed { .. } | Event::ChitSpent { .. } => "SS 10.4",
        Event::CommandEventPlayed { .. } => "BS 7.3",
        Event::FortunesSet { .. } | Event::ChitNegated { .. } => "SS 10.5a",
        Event::FogRolled { .. } | Event::CasualtyRolled { .. } | Event::LeaderChanged { .. } => {
            "SS 10.5b"
        }
        Event::CommandRolled { .. } => "SS 10.6, 10.7",
        Event::OrderGiven { .. } | Event::ActivationBegan { .. } => "SS 11.0",
        Event::FireResolved { .. } | Event::FireWasted { .. } => "SS 12.2",
        Event::Moved { .. } => "SS 13.3",
        Event::ExitAnnounced { .. } => "SS 13.7",
        Event::AssaultDeclared { .. } | Event::AssaultBegan { .. } => "SS 14.1",
        Event::AssaultLapsed { .. } | Event::CloseCombatResolved { .. } => "SS 14.2",
        Event::CohesionTested { close: false, .. } => "SS 15.1",
        Event::CohesionTested { close: true, .. } => "SS 15.2",
        Event::Panicked { .. } => "SS 15.1b",
        Event::Depleted { .. } => "SS 15.1a",
        Event::Retreated { .. } => "SS 15.4",
        Event::MoraleSet { .. } => "SS 15.6",
        Event::BreakTested { .. } => "SS 15.7",
        Event::Broken { .. } | Event::Eliminated { .. } => "SS 15.9",
        Event::BrokenTrackShifted {} => "SS 17.4",
        Event::Advanced { .. } => "SS 15.8",
        Event::RebuildRolled { .. } | Event::Rebuilt { .. } | Event::Returned { .. } => "SS 16.2",
        Event::Displaced { .. } => "SS 6.3",
        Event::LeftSkirmishOrder { .. } => "SS 18.1",
        Event::SeatChangeAnnounced { .. } | Event::SeatChanged { .. } => "BS 10.9",
        Event::ChargeDeclared { .. } | Event::ChargeMade { .. } => "BS 10.10",
        Event::PointsAwarded { .. } | Event::GameEnded { .. } => "SS 19.0",
        Event::Withdrew { .. } => "SS 14.2b, 18.2",
        Event::TargetVacated { .. } => "SS 14.1, 15.8",
        Event::ChitDiscarded { .. } | Event::ChitsGathered {} => "SS 10.0, 17.6",
        Event::BrigadeMarked { .. } => "SS 10.7",
        Event::MarkersReset {} | Event::BrigadeMarkerAdded { .. } => "SS 17.3",
        Event::ArrivalSet { .. } | Event::ArrivalDone { .. } | Event::Placed { .. } => "SS 13.8",
        Event::BrigadeFrozen { .. } | Event::UnitFrozen { .. } => "SS 22.0",
        Event::StepBegan { .. } | Event::ActivationEnded { .. } => "SS 11.0",
        Event::AllowanceChanged { .. } => "SS 4.8",
        Event::LeftMap { .. } => "SS 13.9",
        Event::TableRolled { .. } | Event::TrackSet { .. } => "SS 10.4b, 20.0, 22.0",
        Event::EventAttackSet { .. } | Event::ScriptFailed { .. } => "SS 10.4a",
        Event::Marked { .. } => "SS 4.2, 22.0",
        // The words of a script, and the engine's own books.
        Event::Told { .. }
        | Event::Acted { .. }
        | Event::ActionReturned { .. }
        | Event::VarSet { .. }
        | Event::UnitSet { .. } => return None,
    })
}
