//! Cost and legality of entering a hex. MOVE-04 to MOVE-11.

use kernel::{Direction, HexId, Side, Sixteenths};

use super::items;
use super::movers::{Kind, Movers};
use crate::check::{ground, traits};
use crate::game::{
    Activity, Arm, EntryCost, Game, HexsideGround, MobilityClassId, MovementMode, Obstacle,
    RoadInHex, RoadRate, StepPrice, UnitId, UnitSet,
};
use crate::position_ext::PositionExt;
use crate::profile::MarchEligibility;
use crate::question::MoveOrder;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Returns the cost for units to enter an adjacent hex, even if they have too few points left. SS
/// 13.3, 13.5. MOVE-04, MOVE-07 to MOVE-11.
pub fn cost(
    position: Position<'_>,
    movers: &UnitSet,
    from: HexId,
    to: HexId,
    order: MoveOrder,
) -> Check<Sixteenths> {
    Movers::new(position, movers, order)?.cost(from, to)
}

/// Checks whether a unit can enter an adjacent hex at all, including by retreat, withdrawal or
/// displacement. SS 3.2c, 13.3, 13.5c. MOVE-10, MOVE-11, STK-04.
pub fn may_enter(position: Position<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    let direction = toward(position, from, to)?;
    is_open(position, position.side_of(unit), to)?;
    match in_line(position, position.mobility(unit), (from, direction, to)) {
        Ok(_) => Ok(()),
        Err(obstacle) => refusal(position.game(), obstacle, from, to).err(),
    }
}

/// Whether the ground, without regard to units, allows an arm to step into an adjacent hex. SS
/// 13.3. MOVE-11.
pub fn ground_lets(position: Position<'_>, arm: Arm, from: HexId, to: HexId) -> bool {
    toward(position, from, to).is_ok_and(|direction| {
        in_line(position, MobilityClassId::of_arm(arm), (from, direction, to)).is_ok()
    })
}

/// Returns the cost of a step for a mobility class that moves in line.
fn in_line(
    position: Position<'_>,
    mobility: MobilityClassId,
    (from, direction, to): (HexId, Direction, HexId),
) -> StepPrice {
    let price = items::prices(position.game(), mobility, MovementMode::Line)[from.index()]
        [direction.index()];
    ground::price(position, from, to, position.game().mobility_classes.get(mobility).arm, price)
}

/// Whether the terrain of a hex is open to a unit, no matter how the unit gets there. MOVE-11,
/// STK-04.
pub fn may_stand(position: Position<'_>, unit: UnitId, hex: HexId) -> bool {
    let ground = position.game().map.hex(hex);
    match position.game().entry(position.mobility(unit), ground.terrain) {
        EntryCost::Points(_) => true,
        EntryCost::RoadOnly => ground.road == RoadInHex::Present,
        EntryCost::Prohibited => false,
    }
}

/// Returns the refusal for a step that an obstacle prohibits.
pub(super) fn refusal(game: &Game, obstacle: Obstacle, from: HexId, to: HexId) -> Refusal {
    let arm = |mobility| game.mobility_classes.get(mobility).arm;
    let closed =
        |mobility, hex: HexId| game.mobility_classes.get(mobility).own(game.map.hex(hex).terrain);
    match obstacle {
        Obstacle::Edge => far(from, to),
        Obstacle::Pond => {
            Refusal::new("MAP-04", "SS 3.2c", "map-04-water-before-cannot-crossed").with(to)
        }
        Obstacle::Prohibited(mobility) => match closed(mobility, to) {
            Some((_, by)) => traits::refusal("val-16-may-not-enter").with(by).with(to),
            None => Refusal::new("MAP-01", "SS 13.3", "map-01-no-may-enter")
                .with(arm(mobility))
                .with(to),
        },
        Obstacle::Feature(mobility) => {
            Refusal::new("MOVE-11", "BS 10.3", "move-11-cannot-cross-what-lies-between")
                .with(arm(mobility))
                .with(from)
                .with(to)
        }
        Obstacle::Marker(marker) => {
            Refusal::new("MOVE-11", "SS 22.0", "move-11-bars-way").with(marker).with(from).with(to)
        }
        Obstacle::OffRoad(mobility) => {
            Refusal::new("STK-04", "SS 6.1b, 13.5c", "stk-04-goes-only-along-road")
                .with(arm(mobility))
                .with(from)
                .with(to)
        }
    }
}

impl Movers<'_> {
    /// Returns the highest cost among the movers, including skirmish screens. SKR-04, A-94.
    pub(super) fn cost(&self, from: HexId, to: HexId) -> Check<Sixteenths> {
        let direction = toward(self.position, from, to)?;
        is_open(self.position, self.side, to)?;
        self.scenario_lets(to)?;
        let price = self.price(from, direction, to);
        let cost = price.map_err(|obstacle| refusal(self.position.game(), obstacle, from, to))?;
        Ok(items::screen(self, to).map_or(cost, |screen| cost + screen.points))
    }

    /// Returns the cost of a step into an open hex, without skirmish screens.
    pub(super) fn price(&self, from: HexId, direction: Direction, to: HexId) -> StepPrice {
        let game = self.position.game();
        let road = self.road(game.map.hexside(from, direction), to);
        let price = |kind: Kind| {
            let prices = items::prices(game, kind.mobility, self.mode(kind, road));
            let price = prices[from.index()][direction.index()];
            ground::price(self.position, from, to, kind.arm, price)
        };
        max_cost(self.kinds().map(price))
    }

    /// Returns the road that the movers may use across a hexside. `None` if they may use no road.
    /// STK-05: the whole group must fit in the hex to use the road.
    #[inline]
    pub(super) fn road(&self, side: &HexsideGround, to: HexId) -> Option<RoadRate> {
        side.road.filter(|_| self.has_room(to)).map(|link| link.rate)
    }

    /// Returns the movement mode of a kind of mover for a step, given the road across the hexside.
    /// SS 13.5, 13.5a, 18.1. MOVE-07, MOVE-08, SKR-02.
    pub(super) fn mode(&self, kind: Kind, road: Option<RoadRate>) -> MovementMode {
        self.best_gait(kind).on(road)
    }

    /// Returns the best movement mode of a kind of mover.
    pub(super) fn best_gait(&self, kind: Kind) -> MovementMode {
        if kind.skirmishes {
            MovementMode::Skirmish
        } else if self.may_march(kind) {
            MovementMode::March
        } else {
            MovementMode::Road
        }
    }

    /// Whether a kind of mover may use the march column rate. SS 9.0, 9.5, 11.4, 13.5a, BS 10.5a.
    /// MOVE-08, V-41.
    fn may_march(&self, kind: Kind) -> bool {
        let ordered = match self.order {
            MoveOrder::Brigade(_, order) => {
                self.position.game().orders.row(order).permits(Activity::MarchColumn)
            }
            MoveOrder::Artillery(_) => true,
            MoveOrder::Event(granted) => granted.march,
        };
        let always = match self.position.profile().march_eligibility {
            MarchEligibility::Ss => kind.arm != Arm::Infantry,
            MarchEligibility::Bs => kind.arm == Arm::Artillery,
        };
        ordered || always
    }
}

/// Returns the highest cost among the kinds of movers. The whole group pays this cost.
#[inline]
fn max_cost(prices: impl Iterator<Item = StepPrice>) -> StepPrice {
    let mut max_cost = Sixteenths::ZERO;
    for price in prices {
        max_cost = max_cost.max(price?);
    }
    Ok(max_cost)
}

/// Returns the direction from a hex to an adjacent one.
pub(super) fn toward(position: Position<'_>, from: HexId, to: HexId) -> Check<Direction> {
    position.game().map.grid.direction(from, to).ok_or_else(|| far(from, to))
}

fn far(from: HexId, to: HexId) -> Refusal {
    Refusal::new("MOVE-04", "SS 13.1", "move-04-not-next").with(to).with(from)
}

/// Checks that a hex contains no enemy and is not forbidden. SS 13.3, 22.1. MOVE-11, SC1-06.
pub(super) fn is_open(position: Position<'_>, side: Side, to: HexId) -> Check {
    let enemy = Refusal::new("MOVE-11", "SS 13.3", "move-11-enemy-stands").with(to);
    require(!position.enemy_in(to, side), enemy)?;
    let forbidden = Refusal::new("SC1-06", "SS 22.1", "sc1-06-nobody-may-enter-scenario");
    require(!position.package.scenario().forbids(to), forbidden.with(to))
}
