//! Steps of a move. MOVE-04 to MOVE-06, STK-02, STK-08, SKR-03, OFF-01.

use kernel::{HexId, Sixteenths};

use super::movers::{Movers, NOBODY};
use super::payment::{Paid, afford, too_dear};
use super::{charge, cost, reach};
use crate::check::engagement::{self, Engager};
use crate::check::{skirmish, stacking};
use crate::position_ext::{PositionExt, members};
use crate::question::{Begun, MoveOrder, Walk};
use crate::refusal::{Check, Evidence, Refusal, require};
use crate::system::Position;

/// Returns the payment for a step into a hex that the movers may enter. SS 13.1, 13.3, 13.6.
/// MOVE-04 to MOVE-06, ENG-02, STK-08.
pub fn pay_for_step(position: Position<'_>, walk: &Walk, to: HexId) -> Check<Paid> {
    Steps::of(position, walk)?.pay(to)
}

/// Steps of a move from its current hex, with shared data computed once.
pub(super) struct Steps<'a> {
    movers: Movers<'a>,
    engager: Engager,
    walk: Walk,
}

impl<'a> Steps<'a> {
    pub(super) fn of(position: Position<'a>, walk: &Walk) -> Check<Self> {
        let movers = Movers::of(position, walk)?;
        Ok(Self { engager: movers.engager(), movers, walk: *walk })
    }

    /// Returns the payment for a step into an adjacent hex.
    pub(super) fn pay(&self, to: HexId) -> Check<Paid> {
        let Self { movers, engager, walk } = self;
        let position = movers.position;
        let cost = movers.cost(walk.here, to)?;
        engagement::may_step(position, engager, walk.here, to)?;
        let paid = afford(position, walk, cost)?;
        charge::may_enter(movers, walk, to, paid.left)?;
        let goes_on = || reach::can_end(movers, &walk.after(to, paid.left));
        if !movers.fits(to) && !goes_on() {
            stacking::may_share(position, to, &walk.movers)?;
            let full = "stk-08-full-and-no-further-hex";
            return Refusal::new("STK-08", "SS 13.1", full).with(to).showing(Evidence::Room).err();
        }
        Ok(paid)
    }
}

/// Returns the refusal for a distant hex that the movers cannot enter directly. The reason is an
/// enemy, the cost of the cheapest path, or stacking at the end. If nothing prevents the move, the
/// refusal explains that units move one hex at a time. MOVE-04, MOVE-05, MOVE-11, STK-08.
pub fn goal(position: Position<'_>, walk: &Walk, to: HexId) -> Refusal {
    let Some(side) = members(&walk.movers).next().map(|unit| position.side_of(unit)) else {
        return NOBODY;
    };
    if to == walk.here {
        return Refusal::new("MOVE-04", "SS 13.1", "move-04-where-movers-stand").with(to);
    }
    if let Err(refusal) = cost::is_open(position, side, to) {
        return refusal;
    }
    let way = |walk: &Walk| reach::ways(position, walk)?.all().find(|way| way.hex == to);
    match way(walk) {
        Some(way) if way.stop == reach::Stop::Allowed => {
            Refusal::new("MOVE-04", "SS 13.1", "move-04-reached-step-step-mp")
                .with(to)
                .with(way.cost)
        }
        Some(_) => Refusal::new("STK-08", "SS 13.1", "stk-08-holds-too-much-stop")
            .with(to)
            .showing(Evidence::Room),
        None => match way(&Walk { left: BOUNDLESS, ..*walk }) {
            Some(way) => Refusal::new("MOVE-05", "SS 13.3", "move-05-too-far-needs-mp-left")
                .with(to)
                .with(way.cost)
                .with(walk.left),
            None => Refusal::new("MOVE-04", "SS 13.1", "move-04-no-way-leads-under-order").with(to),
        },
    }
}

/// Allowance in movement points, larger than the cost of any path on a map.
const BOUNDLESS: Sixteenths = Sixteenths::whole(200);

/// Returns the payment for leaving the map. SS 13.9. OFF-01.
pub fn pay_for_exit(position: Position<'_>, walk: &Walk) -> Check<Paid> {
    require(!walk.movers.is_empty(), NOBODY)?;
    charge::may_stop(position, walk)?;
    require(
        position.game().map.grid.is_on_any_edge(walk.here),
        Refusal::new("OFF-01", "SS 13.9", "off-01-not-edge-map").with(walk.here),
    )?;
    let cost = position.game().terrain.exit;
    require(cost <= walk.left, too_dear(cost, walk.left))?;
    Ok(Paid { cost, left: walk.left - cost })
}

/// Checks whether the movers may end their move here. Movers in a full hex must move on or leave
/// the map, if they can. SS 6.3, 13.1, 13.9. STK-02, STK-08.
pub(super) fn may_stop(position: Position<'_>, walk: &Walk) -> Check {
    charge::may_stop(position, walk)?;
    let leaves = || walk.begun != Begun::NotYet && pay_for_exit(position, walk).is_ok();
    if stacking::may_stay(position, walk.here) || !(may_go_on(position, walk) || leaves()) {
        return Ok(());
    }
    stacking::may_share(position, walk.here, &walk.movers)?;
    Err(Refusal::new("STK-08", "SS 13.1", "stk-08-holds-too-much-stop").with(walk.here))
}

/// Whether the movers have any legal step.
pub fn may_go_on(position: Position<'_>, walk: &Walk) -> bool {
    let mut next = position.game().map.grid.neighbours(walk.here);
    Steps::of(position, walk).is_ok_and(|steps| next.any(|hex| steps.pay(hex).is_ok()))
}

/// Checks whether the movers may leave Skirmish Order. SS 18.1. SKR-03.
pub(super) fn may_leave_skirmish(position: Position<'_>, walk: &Walk) -> Check {
    require(
        members(&walk.movers).any(|unit| skirmish::is_skirmisher(position, unit)),
        Refusal::new("SKR-03", "SS 18.1", "skr-03-nobody-here-skirmish-order"),
    )?;
    require(
        walk.begun == Begun::NotYet && matches!(walk.order, MoveOrder::Brigade(..)),
        Refusal::new("SKR-03", "SS 18.1", "skr-03-skirmish-order-left-only-start"),
    )?;
    let cost = position.game().terrain.leave_skirmish;
    require(cost <= walk.left, too_dear(cost, walk.left))
}

impl Walk {
    /// Returns the move after a step into a hex, with `left` points remaining.
    #[must_use]
    pub const fn after(mut self, to: HexId, left: Sixteenths) -> Self {
        (self.here, self.left, self.begun) = (to, left, Begun::Entered);
        self
    }
}
