//! Ground markers that change the ground, such as entrenchments, a burnt bridge, a ford or smoke.
//! SS 22.0. MAP-01, MOVE-11, LOS-02.

use kernel::HexId;

use crate::board::GroundPlace;
use crate::game::{Arm, ChangedStep, GroundMarker, GroundMarkerId, Obstacle, StepPrice};
use crate::position_ext::PositionExt;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Whether any ground marker is on the map.
pub fn is_changed(position: Position<'_>) -> bool {
    !position.board.ground().is_empty()
}

/// Returns the cost of a step, with the effects of the ground markers on the hexside and in the
/// entered hex.
#[inline]
pub fn price(
    position: Position<'_>,
    from: HexId,
    to: HexId,
    arm: Arm,
    before: StepPrice,
) -> StepPrice {
    if is_changed(position) { changed_price(position, from, to, arm, before) } else { before }
}

fn changed_price(
    position: Position<'_>,
    from: HexId,
    to: HexId,
    arm: Arm,
    before: StepPrice,
) -> StepPrice {
    on_the_way(position, from, to).try_fold(before, |price, id| {
        match marker(position, id).step(arm) {
            None => Ok(price),
            Some(ChangedStep::More(points)) => Ok(price.map(|price| price + points)),
            Some(ChangedStep::Instead(points)) => Ok(Ok(points)),
            Some(ChangedStep::Closed) => Err(Obstacle::Marker(id)),
        }
    })?
}

/// Returns the ground markers on a hexside and in the hex beyond it.
pub fn on_the_way(
    position: Position<'_>,
    from: HexId,
    to: HexId,
) -> impl Iterator<Item = GroundMarkerId> + '_ {
    lying(position, [GroundPlace::between(from, to), GroundPlace::Hex(to)])
}

/// Returns the ground markers on any of the given places, in order of placement.
fn lying<const N: usize>(
    position: Position<'_>,
    places: [GroundPlace; N],
) -> impl Iterator<Item = GroundMarkerId> + '_ {
    let marks = position.board.ground().iter().filter(move |mark| places.contains(&mark.place));
    marks.map(|mark| mark.marker)
}

/// Whether a marker is in a hex.
pub fn lies_in(position: Position<'_>, hex: HexId, marker: GroundMarkerId) -> bool {
    position.board.has_ground(marker, GroundPlace::Hex(hex))
}

/// Whether a marker is on the hexside between two hexes.
pub fn lies_between(
    position: Position<'_>,
    from: HexId,
    to: HexId,
    marker: GroundMarkerId,
) -> bool {
    position.board.has_ground(marker, GroundPlace::between(from, to))
}

/// Whether a marker blocks lines of sight through a hex.
pub fn hides(position: Position<'_>, hex: HexId) -> bool {
    lying(position, [GroundPlace::Hex(hex)]).any(|id| marker(position, id).hides)
}

/// Checks whether an arm may attack across a hexside. A ground marker may close the hexside. SS
/// 14.1. CC-01, MOVE-11.
pub fn may_attack_across(position: Position<'_>, from: HexId, to: HexId, arm: Arm) -> Check {
    let mut between = lying(position, [GroundPlace::between(from, to)]);
    let closed = between.any(|id| marker(position, id).step(arm) == Some(ChangedStep::Closed));
    let refusal = Refusal::new("MOVE-11", "SS 22.0", "move-11-closed").with(to).with(arm);
    require(!closed, refusal)
}

fn marker(position: Position<'_>, id: GroundMarkerId) -> &GroundMarker {
    &position.game().ground_markers[id.index()]
}
