//! What a step costs, item by item. MOVE-04, MOVE-07 to MOVE-10, MAP-07, SKR-04.

use kernel::{HexId, Sixteenths};

use super::cost::{self, Barrier};
use super::movers::{Kind, Movers};
use super::walk;
use crate::check::skirmish;
use crate::game::{EntryCost, HexsideGround, OnHexside, RoadRate, TerrainId};
use crate::look::Look;
use crate::question::Walk;
use crate::refusal::Check;
use crate::system::Scene;

/// One part of what a step costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CostItem {
    /// What costs it.
    pub what: CostCause,
    /// The movement points that it costs.
    pub points: Sixteenths,
}

/// What costs movement points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CostCause {
    /// The ground of the hex entered.
    Ground(TerrainId),
    /// The hex, for units in Skirmish Order, whatever its ground.
    SkirmishOrder,
    /// A road, at the rate of the road.
    Road,
    /// A road in march column.
    March,
    /// A hex that only the road lets in, while the road is blocked.
    BlockedRoad,
    /// What lies on the hexside.
    Hexside(OnHexside),
    /// Enemies in Skirmish Order next to the hex.
    SkirmishScreen,
}

/// The items of a step, of the movers that pay most; they add up to its cost. SS 13.3, 13.5.
///
/// # Errors
/// The rule that keeps the movers out of the hex altogether.
pub fn bill(scene: Scene<'_>, walk: &Walk, to: HexId) -> Check<Vec<CostItem>> {
    let movers = walk::movers(scene, walk)?;
    let from = walk.here;
    let side = cost::across(scene, from, to)?;
    movers.cost(from, to)?;
    let mut dearest = Vec::new();
    for kind in movers.kinds() {
        let mut items = Vec::new();
        itemise(&movers, kind, side, from, to, |item| items.push(item))
            .map_err(|why| why.refusal(from, to))?;
        if dearest.is_empty() || sum(&items) > sum(&dearest) {
            dearest = items;
        }
    }
    dearest.extend(screen(&movers, to));
    dearest.retain(|item| item.points != Sixteenths::ZERO);
    Ok(dearest)
}

fn sum(items: &[CostItem]) -> Sixteenths {
    items.iter().map(|item| item.points).sum()
}

/// What enemies in Skirmish Order next to a hex add for whoever enters it. SKR-04, A-94.
pub(super) fn screen(movers: &Movers<'_>, to: HexId) -> Option<CostItem> {
    let points = movers.scene.game().terrain.skirmish_screen;
    let screened = skirmish::is_screened(movers.scene, to, movers.side);
    screened.then_some(CostItem { what: CostCause::SkirmishScreen, points })
}

/// Tells what one kind of mover pays for a step, without a screen: what a step costs is the sum of these.
/// SS 13.3, 13.5. STK-05: a column on the road needs the room of the whole hex.
#[inline]
pub(super) fn itemise(
    movers: &Movers<'_>,
    kind: Kind,
    side: &HexsideGround,
    from: HexId,
    to: HexId,
    mut tell: impl FnMut(CostItem),
) -> Result<(), Barrier> {
    let scene = movers.scene;
    let effects = &scene.game().terrain;
    let ground = cost::ground(scene, kind.arm, side, from, to)?;
    if kind.skirmishes {
        tell(CostItem { what: CostCause::SkirmishOrder, points: effects.skirmish_hex });
    } else if let Some(link) = side.road.filter(|_| movers.has_room(to)) {
        let marches = link.rate == RoadRate::March && movers.may_march(kind);
        let what = if marches { CostCause::March } else { CostCause::Road };
        tell(CostItem { what, points: movers.road_rate(kind, link.rate) });
    } else if let Some(points) = ground {
        tell(CostItem { what: CostCause::Ground(scene.game().map.hex(to).terrain), points });
        side.things().filter_map(|thing| crossing(scene, kind, thing)).for_each(tell);
    } else {
        tell(CostItem { what: CostCause::BlockedRoad, points: effects.blocked_road });
    }
    Ok(())
}

/// SS 3.2c, 3.2f, 3.2g. MAP-04, MAP-07, MAP-08, T-07.
fn crossing(scene: Scene<'_>, kind: Kind, thing: OnHexside) -> Option<CostItem> {
    let terrain = &scene.game().terrain;
    let points = match thing {
        OnHexside::Slope(slope) => Some(terrain.hexsides.slope(slope, kind.arm)),
        OnHexside::Water(water) => terrain.hexsides.water(water, kind.arm),
        OnHexside::Feature(feature) => match terrain.feature(feature).cost[kind.arm] {
            EntryCost::Points(points) => Some(points),
            EntryCost::RoadOnly | EntryCost::Prohibited => None,
        },
        OnHexside::Road(_) => None,
    };
    points.map(|points| CostItem { what: CostCause::Hexside(thing), points })
}
