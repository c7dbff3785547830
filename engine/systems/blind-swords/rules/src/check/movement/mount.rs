//! Mounting and dismounting. CAV-04.

use kernel::Sixteenths;

use super::walk;
use crate::board::Board;
use crate::check::stacking;
use crate::event::Event;
use crate::game::{EntryCost, Mount, RoadInHex, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members};
use crate::profile::MountDismount;
use crate::question::{Begun, Pace, Walk};
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Cost to mount or dismount, in movement points. BS 10.9.
const COST: Sixteenths = Sixteenths::whole(3);

/// Returns the movers that can change to the given counter, mounted or dismounted, and do not show
/// it yet.
pub fn changing(position: Position<'_>, walk: &Walk, mount: Mount) -> UnitSet {
    let changes = |&unit: &UnitId| {
        position.info(unit).dismounted.is_some() && position.board.unit(unit).mount != mount
    };
    members(&walk.movers).filter(changes).map(UnitId::index).collect()
}

/// Returns the move after the movers have paid for mounting or dismounting. The movement allowance
/// is not computed again. BS 10.9.
#[must_use]
pub fn paid(mut walk: Walk) -> Walk {
    walk.left = walk.left.less(COST);
    walk.begun = match walk.begun {
        Begun::NotYet | Begun::ChangedMount => Begun::ChangedMount,
        Begun::Entered => Begun::Entered,
    };
    walk
}

/// Checks whether the movers may mount or dismount here. BS 10.9. CAV-04, V-46.
pub(super) fn may_change(position: Position<'_>, walk: &Walk, mount: Mount) -> Check {
    let refusal = |reason| Refusal::new("CAV-04", "BS 10.9", reason);
    let permitted = match position.profile().mount_dismount {
        MountDismount::Off => false,
        MountDismount::On => true,
    };
    require(permitted, refusal("cav-04-no-mounting"))?;
    require(walk.pace == Pace::Ordinary, refusal("cav-04-not-in-charge"))?;
    let changing = changing(position, walk, mount);
    require(!changing.is_empty(), refusal("cav-04-no-other-counter"))?;
    let too_few = refusal("cav-04-needs-mp").with(COST).with(walk.left);
    require(COST <= walk.left, too_few)?;
    let board = changed(position, &changing, mount);
    let after = Position { package: position.package, board: &board };
    for unit in members(&changing) {
        require(may_stand(after, unit), refusal("cav-04-not-on-this-ground").with(unit))?;
    }
    let full =
        Refusal::new("STK-08", "SS 6.1", "stk-08-hold-more-than-stacking-limit").with(walk.here);
    let may_stay = stacking::may_stay(after, walk.here) || walk::may_go_on(after, &paid(*walk));
    if may_stay { Ok(()) } else { stacking::may_share(after, walk.here, &changing).and(Err(full)) }
}

/// Returns a copy of the board with the units mounted or dismounted.
fn changed(position: Position<'_>, units: &UnitSet, mount: Mount) -> Board {
    let mut board = position.board.clone();
    for unit in members(units) {
        board.apply(position.package, &Event::MountChanged { unit, mount, left: Sixteenths::ZERO });
    }
    board
}

/// Whether the terrain of a unit's hex is open to the unit. BS 10.9.
fn may_stand(position: Position<'_>, unit: UnitId) -> bool {
    let Some(hex) = position.board.hex_of(unit) else { return false };
    let ground = position.game().map.hex(hex);
    match position.game().entry(position.mobility(unit), ground.terrain) {
        EntryCost::Points(_) => true,
        EntryCost::RoadOnly => ground.road == RoadInHex::Present,
        EntryCost::Prohibited => false,
    }
}
