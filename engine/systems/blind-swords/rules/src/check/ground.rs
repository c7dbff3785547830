//! Ground changed by markers: entrenchments, a burnt bridge, a ford, smoke. SS 22.0. MAP-01,
//! MOVE-11, LOS-02.

use kernel::HexId;

use crate::board::GroundPlace;
use crate::game::{Arm, ChangedStep, GroundMarker, GroundMarkerId, Obstacle, StepPrice};
use crate::look::Look;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Whether any ground marker is on the map.
pub fn is_changed(scene: Scene<'_>) -> bool {
    !scene.board.ground().is_empty()
}

/// Returns the cost of a step, adjusted for the ground markers on the hexside and in the entered
/// hex.
#[inline]
pub fn price(scene: Scene<'_>, from: HexId, to: HexId, arm: Arm, before: StepPrice) -> StepPrice {
    if is_changed(scene) { changed_price(scene, from, to, arm, before) } else { before }
}

fn changed_price(
    scene: Scene<'_>,
    from: HexId,
    to: HexId,
    arm: Arm,
    before: StepPrice,
) -> StepPrice {
    on_the_way(scene, from, to).try_fold(before, |price, id| match marker(scene, id).step[arm] {
        ChangedStep::AsBefore => Ok(price),
        ChangedStep::More(points) => Ok(price.map(|price| price + points)),
        ChangedStep::Instead(points) => Ok(Ok(points)),
        ChangedStep::Closed => Err(Obstacle::Marker(id)),
    })?
}

/// Markers on a hexside and in the hex beyond it.
pub fn on_the_way(
    scene: Scene<'_>,
    from: HexId,
    to: HexId,
) -> impl Iterator<Item = GroundMarkerId> + '_ {
    lying(scene, [GroundPlace::between(from, to), GroundPlace::Hex(to)])
}

/// Markers in some places, in order of placement.
fn lying<const N: usize>(
    scene: Scene<'_>,
    places: [GroundPlace; N],
) -> impl Iterator<Item = GroundMarkerId> + '_ {
    let marks = scene.board.ground().iter().filter(move |mark| places.contains(&mark.place));
    marks.map(|mark| mark.marker)
}

/// Whether a marker is in a hex.
pub fn lies_in(scene: Scene<'_>, hex: HexId, marker: GroundMarkerId) -> bool {
    scene.board.has_ground(marker, GroundPlace::Hex(hex))
}

/// Whether a marker is on the hexside between two hexes.
pub fn lies_between(scene: Scene<'_>, from: HexId, to: HexId, marker: GroundMarkerId) -> bool {
    scene.board.has_ground(marker, GroundPlace::between(from, to))
}

/// Whether a marker blocks lines of sight through a hex.
pub fn hides(scene: Scene<'_>, hex: HexId) -> bool {
    lying(scene, [GroundPlace::Hex(hex)]).any(|id| marker(scene, id).hides.granted())
}

/// Checks whether an arm may attack across a hexside that a marker may close. SS 14.1. CC-01,
/// MOVE-11.
pub fn may_attack_across(scene: Scene<'_>, from: HexId, to: HexId, arm: Arm) -> Check {
    let mut between = lying(scene, [GroundPlace::between(from, to)]);
    let closed = between.any(|id| marker(scene, id).step[arm] == ChangedStep::Closed);
    let refusal = Refusal::new("MOVE-11", "SS 22.0", "move-11-closed").with(to).with(arm);
    require(!closed, refusal)
}

fn marker(scene: Scene<'_>, id: GroundMarkerId) -> &GroundMarker {
    &scene.game().ground_markers[id.index()]
}
