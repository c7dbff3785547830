//! What it costs to enter a hex, and what cannot be entered at all. MOVE-04 to MOVE-11.

use kernel::{HexId, Side, Sixteenths};

use super::bill;
use super::movers::{Kind, Movers};
use crate::game::{
    Arm, EntryCost, HexsideGround, HexsideWater, RoadInHex, RoadRate, TerrainId, UnitId, UnitSet,
};
use crate::look::Look;
use crate::profile::MarchEligibility;
use crate::question::MoveOrder;
use crate::refusal::{Check, Refusal};
use crate::system::Scene;

/// What units that move together pay to enter a hex next to theirs, whatever they have left.
/// SS 13.3, 13.5. MOVE-04, MOVE-07 to MOVE-11.
///
/// # Errors
/// The rule that keeps them out of the hex altogether.
pub fn cost(
    scene: Scene<'_>,
    movers: &UnitSet,
    from: HexId,
    to: HexId,
    order: MoveOrder,
) -> Check<Sixteenths> {
    let nobody = Refusal::new("MOVE-01", "SS 13.1", "nobody is there to move");
    Movers::new(scene, movers, order).ok_or(nobody)?.cost(from, to)
}

/// Whether a unit can enter a hex next to one at all, be it by retreat, withdrawal or displacement.
/// SS 3.2c, 13.3, 13.5c. MOVE-10, MOVE-11, STK-04.
///
/// # Errors
/// The rule that keeps it out.
pub fn may_enter(scene: Scene<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    let info = scene.info(unit);
    let side = across(scene, from, to)?;
    let barrier = closed(scene, info.side, side, to)
        .or_else(|| ground(scene, scene.arm(unit), side, from, to).err());
    barrier.map_or(Ok(()), |barrier| barrier.refusal(from, to).err())
}

/// Whether a unit may stand on the ground of a hex, however it came there. MOVE-11, STK-04.
pub fn may_stand(scene: Scene<'_>, unit: UnitId, hex: HexId) -> bool {
    let ground = scene.game().map.hex(hex);
    match scene.game().terrain.kind(ground.terrain).cost[scene.arm(unit)] {
        EntryCost::Points(_) => true,
        EntryCost::RoadOnly => ground.road == RoadInHex::Present,
        EntryCost::Prohibited => false,
    }
}

/// What keeps a unit out of a hex altogether.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Barrier {
    /// An enemy stands there. MOVE-11.
    Enemy,
    /// Nobody crosses the water. MAP-04.
    Pond,
    /// The scenario forbids the hex. SC1-06.
    Forbidden,
    /// The ground is closed to the arm. MAP-01.
    Prohibited(Arm),
    /// The ground is open to the arm by road only. STK-04, MOVE-10.
    OffRoad(Arm),
    /// What lies on the hexside stops the arm. T-05, T-07.
    Feature(Arm),
}

impl Barrier {
    pub(super) fn refusal(self, from: HexId, to: HexId) -> Refusal {
        match self {
            Self::Enemy => Refusal::new("MOVE-11", "SS 13.3", "an enemy stands in {}").with(to),
            Self::Pond => {
                Refusal::new("MAP-04", "SS 3.2c", "the water before {} cannot be crossed").with(to)
            }
            Self::Forbidden => {
                Refusal::new("SC1-06", "SS 22.1", "nobody may enter {} in this scenario").with(to)
            }
            Self::Prohibited(arm) => {
                Refusal::new("MAP-01", "SS 13.3", "no {} may enter {}").with(arm.id()).with(to)
            }
            Self::Feature(arm) => {
                Refusal::new("MOVE-11", "BS 10.3", "{} cannot cross what lies between {} and {}")
                    .with(arm.id())
                    .with(from)
                    .with(to)
            }
            Self::OffRoad(arm) => {
                Refusal::new("STK-04", "SS 6.1b, 13.5c", "{} goes from {} to {} only along a road")
                    .with(arm.id())
                    .with(from)
                    .with(to)
            }
        }
    }
}

impl Movers<'_> {
    /// The dearest of its units' costs, and what a skirmish screen adds. SKR-04, A-94.
    pub(super) fn cost(&self, from: HexId, to: HexId) -> Check<Sixteenths> {
        let price = self.price(across(self.scene, from, to)?, from, to);
        let cost = price.map_err(|barrier| barrier.refusal(from, to))?;
        Ok(bill::screen(self, to).map_or(cost, |screen| cost + screen.points))
    }

    /// The same without a screen, where the hexside is known.
    pub(super) fn price(
        &self,
        side: &HexsideGround,
        from: HexId,
        to: HexId,
    ) -> Result<Sixteenths, Barrier> {
        if let Some(barrier) = closed(self.scene, self.side, side, to) {
            return Err(barrier);
        }
        let mut price = Sixteenths::ZERO;
        for kind in self.kinds() {
            let mut sum = Sixteenths::ZERO;
            bill::itemise(self, kind, side, from, to, |item| sum += item.points)?;
            price = price.max(sum);
        }
        Ok(price)
    }

    /// What no step into a hex of some ground costs less than; `None` if none leads there.
    pub(super) fn least_price(&self, ground: TerrainId, road: RoadInHex) -> Option<Sixteenths> {
        let terrain = &self.scene.game().terrain;
        let least = |kind: Kind| {
            if kind.skirmishes {
                return Some(terrain.skirmish_hex);
            }
            let by_road = [self.road_rate(kind, RoadRate::March), terrain.blocked_road];
            let by_road = by_road.into_iter().filter(|_| road == RoadInHex::Present);
            let across = match terrain.kind(ground).cost[kind.arm] {
                EntryCost::Points(points) => Some(points),
                EntryCost::RoadOnly | EntryCost::Prohibited => None,
            };
            by_road.chain(across).min()
        };
        self.kinds().map(least).try_fold(Sixteenths::ZERO, |dearest, cost| Some(dearest.max(cost?)))
    }

    /// SS 13.5, 13.5a. MOVE-07, MOVE-08.
    pub(super) fn road_rate(&self, kind: Kind, rate: RoadRate) -> Sixteenths {
        let terrain = &self.scene.game().terrain;
        if rate == RoadRate::March && self.may_march(kind) { terrain.march } else { terrain.road }
    }

    /// SS 9.0, 9.5, 11.4, 13.5a, BS 10.5a. MOVE-08, V-41.
    pub(super) fn may_march(&self, kind: Kind) -> bool {
        let ordered = match self.order {
            MoveOrder::Brigade(_, order) => {
                self.scene.game().orders.row(order).march_column.granted()
            }
            MoveOrder::Artillery(_) => true,
            MoveOrder::Event(granted) => granted.march,
        };
        let always = match self.scene.profile().march_eligibility {
            MarchEligibility::Ss => kind.arm != Arm::Infantry,
            MarchEligibility::Bs => kind.arm == Arm::Artillery,
        };
        ordered || always
    }
}

pub(super) fn across(scene: Scene<'_>, from: HexId, to: HexId) -> Check<&HexsideGround> {
    let far = Refusal::new("MOVE-04", "SS 13.1", "{} is not next to {}");
    scene.game().map.between(from, to).ok_or_else(|| far.with(to).with(from))
}

/// Enemies, ponds and forbidden hexes. SS 3.2c, 13.3, 22.1. MAP-04, MOVE-11, SC1-06.
fn closed(scene: Scene<'_>, side: Side, hexside: &HexsideGround, to: HexId) -> Option<Barrier> {
    if scene.enemy_in(to, side) {
        Some(Barrier::Enemy)
    } else if hexside.water == Some(HexsideWater::Pond) {
        Some(Barrier::Pond)
    } else if scene.package.scenario().forbids(to) {
        Some(Barrier::Forbidden)
    } else {
        None
    }
}

/// What the ground of a hex costs an arm; `None` where only the road lets it in.
/// SS 6.1b, 9.4a, 13.3, 13.5c. STK-04, MOVE-10, MAP-01.
pub(super) fn ground(
    scene: Scene<'_>,
    arm: Arm,
    side: &HexsideGround,
    from: HexId,
    to: HexId,
) -> Result<Option<Sixteenths>, Barrier> {
    let game = scene.game();
    let feature = side.feature.map(|feature| game.terrain.feature(feature).cost[arm]);
    match feature {
        Some(EntryCost::Prohibited) => return Err(Barrier::Feature(arm)),
        Some(EntryCost::RoadOnly) if side.road.is_none() => return Err(Barrier::Feature(arm)),
        Some(EntryCost::RoadOnly | EntryCost::Points(_)) | None => {}
    }
    let ground = |hex: HexId| game.terrain.kind(game.map.hex(hex).terrain).cost[arm];
    let leaves_road = || side.road.is_none() && ground(from) == EntryCost::RoadOnly;
    match ground(to) {
        EntryCost::Prohibited => Err(Barrier::Prohibited(arm)),
        EntryCost::RoadOnly if side.road.is_none() => Err(Barrier::OffRoad(arm)),
        EntryCost::RoadOnly => Ok(None),
        EntryCost::Points(_) if leaves_road() => Err(Barrier::OffRoad(arm)),
        EntryCost::Points(points) => Ok(Some(points)),
    }
}
