//! What a step costs, item by item. MOVE-04, MOVE-07 to MOVE-10, MAP-07, SKR-04.

use kernel::{HexId, Sixteenths};

use super::party::{Kind, Party};
use super::{cost, walk};
use crate::check::skirmish;
use crate::game::{HexsideGround, HexsideWater, RoadRate, Slope, TerrainId};
use crate::look::Look;
use crate::question::Walk;
use crate::refusal::Check;
use crate::system::Scene;

/// One part of what a step costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// What costs it.
    pub what: Toll,
    /// How much.
    pub points: Sixteenths,
}

/// What costs movement points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    /// The ground of the hex entered.
    Ground(TerrainId),
    /// The hex, for units in Skirmish Order, whatever its ground.
    SkirmishOrder,
    /// A road.
    Road,
    /// A road in march column.
    March,
    /// A hex that only the road lets in, while the road is blocked.
    BlockedRoad,
    /// A slope on the hexside.
    Slope(Slope),
    /// Water on the hexside.
    Water(HexsideWater),
    /// Enemies in Skirmish Order next to the hex.
    SkirmishScreen,
}

/// The items of a step, of the movers that pay most; they add up to its cost. SS 13.3, 13.5.
///
/// # Errors
/// The rule that keeps the movers out of the hex altogether.
pub fn bill(scene: Scene<'_>, walk: &Walk, to: HexId) -> Check<Vec<Item>> {
    let party = walk::party(scene, walk)?;
    let total = party.cost(walk.here, to)?;
    let side = cost::across(scene, walk.here, to)?;
    let screened = skirmish::is_screened(scene, to, party.side);
    let screen = scene.game().terrain.skirmish_screen;
    let screen = screened.then_some(Item { what: Toll::SkirmishScreen, points: screen });
    let bill_of = |kind| {
        let items = items(scene, &party, kind, side, to).into_iter().chain(screen);
        items.filter(|item| item.points != Sixteenths::ZERO).collect::<Vec<_>>()
    };
    let bills: Vec<_> = party.kinds().map(bill_of).collect();
    let sum = |bill: &[Item]| bill.iter().map(|item| item.points).sum::<Sixteenths>();
    let dearest = bills.into_iter().find(|bill| sum(bill) == total);
    debug_assert!(dearest.is_some(), "some mover pays the cost of the step");
    Ok(dearest.unwrap_or_default())
}

fn items(
    scene: Scene<'_>,
    party: &Party<'_>,
    kind: Kind,
    side: &HexsideGround,
    to: HexId,
) -> Vec<Item> {
    let effects = &scene.game().terrain;
    let one = |what, points| vec![Item { what, points }];
    if kind.skirmishes {
        return one(Toll::SkirmishOrder, effects.skirmish_hex);
    }
    if let Some(link) = side.road.filter(|_| party.has_room(to)) {
        let marches = link.rate == RoadRate::March && party.may_march(kind);
        let toll = if marches { Toll::March } else { Toll::Road };
        return one(toll, party.road_rate(kind, link.rate));
    }
    let terrain = scene.game().map.hex(to).terrain;
    match effects.kind(terrain).cost[kind.arm] {
        crate::game::EntryCost::Points(points) => {
            let ground = Item { what: Toll::Ground(terrain), points };
            std::iter::once(ground).chain(crossing(scene, kind, side)).collect()
        }
        _ => one(Toll::BlockedRoad, effects.blocked_road),
    }
}

fn crossing<'a>(
    scene: Scene<'a>,
    kind: Kind,
    side: &'a HexsideGround,
) -> impl Iterator<Item = Item> + 'a {
    let costs = &scene.game().terrain.hexsides;
    let slope = side.slope.map(|slope| {
        let points = costs.slope(slope, kind.arm);
        Item { what: Toll::Slope(slope), points }
    });
    let water = side.water.and_then(|water| {
        let points = costs.water(water, kind.arm)?;
        Some(Item { what: Toll::Water(water), points })
    });
    slope.into_iter().chain(water)
}
