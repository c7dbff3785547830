//! Candidate firers and targets, before any check. FIRE-01, FIRE-02.

use kernel::HexId;

use super::eligibility;
use crate::game::UnitId;
use crate::position_ext::{PositionExt, members};
use crate::question::{Occasion, Volley};
use crate::system::Position;

/// Returns the candidate firers for the given reason.
pub(super) fn unit_candidates(position: Position<'_>, volley: &Volley) -> Vec<UnitId> {
    let near = |hex: HexId| {
        let hexes = position.game().map.grid.neighbours(hex).chain([hex]);
        let units = hexes.flat_map(|hex| position.board.units_in(hex));
        units.filter(|&unit| position.side_of(unit) == volley.side).collect::<Vec<_>>()
    };
    match volley.occasion {
        Occasion::FireStep => {
            let brigade = position.board.activation().map(|activation| activation.brigade);
            brigade
                .map(|brigade| position.brigade_on_map(brigade).map(|(unit, _)| unit).collect())
                .unwrap_or_default()
        }
        Occasion::ArtilleryStep(_) if volley.target.is_some() => {
            position.on_map(volley.side).map(|(unit, _)| unit).collect()
        }
        Occasion::ArtilleryStep(hex) => position.board.units_in(hex).collect(),
        Occasion::Disengagement(movers) => {
            eligibility::hexes_of(position, &movers).flat_map(near).collect()
        }
        Occasion::Defensive(defended, attackers) => {
            let attackers = eligibility::hexes_of(position, &attackers).flat_map(near);
            attackers.chain(position.board.units_in(defended)).collect()
        }
        Occasion::Event(units) => members(&units).collect(),
    }
}

/// Returns the candidate target hexes for the given reason. A hex may occur more than once.
pub(super) fn target_candidates(position: Position<'_>, volley: &Volley) -> Vec<HexId> {
    match (volley.target, volley.occasion) {
        (Some(announced), _) => vec![announced],
        (None, Occasion::Disengagement(units) | Occasion::Defensive(_, units)) => {
            eligibility::hexes_of(position, &units).collect()
        }
        (None, Occasion::FireStep | Occasion::ArtilleryStep(_) | Occasion::Event(_)) => {
            position.hexes_of(volley.side.other()).collect()
        }
    }
}
