//! Items of the cost of a step. MOVE-04, MOVE-07 to MOVE-10, MAP-07, SKR-04.

use kernel::{HexId, Sixteenths};

use super::movers::Movers;
use crate::check::skirmish;
use crate::game::{
    Battle, EntryCost, Game, GroundMarkerId, HexsideWater, MapStep, MobilityClassId, MovementMode,
    Obstacle, OnHexside, Passage, StepPrice, TerrainId,
};
use crate::position_ext::PositionExt;

/// One item of the cost of a step.
pub type CostItem = kernel::CostItem<CostCause, Sixteenths>;

/// Cause of one item of a step's cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CostCause {
    /// Entry into a hex with this terrain.
    Ground(TerrainId),
    /// Entry into any hex, for units in Skirmish Order.
    SkirmishOrder,
    /// Movement along a road at the road rate.
    Road,
    /// Movement along a road at the march column rate.
    March,
    /// Entry into a hex that units can enter by road only, while other units block the road.
    BlockedRoad,
    /// Crossing an element of the hexside, such as a slope or stream.
    Hexside(OnHexside),
    /// A ground marker that changes the cost.
    Marker(GroundMarkerId),
    /// Enemies in Skirmish Order next to the hex.
    SkirmishScreen,
}

/// Returns the added cost of enemies in Skirmish Order next to the entered hex. SKR-04, A-94.
pub(super) fn screen(movers: &Movers<'_>, to: HexId) -> Option<CostItem> {
    let points = movers.position.game().terrain.skirmish_screen;
    let screened = skirmish::is_screened(movers.position, to, movers.side);
    screened.then_some(CostItem { cause: CostCause::SkirmishScreen, points })
}

/// Returns the step costs of a mobility class in a movement mode, for each hex and hexside.
pub(super) fn prices(
    game: &Game,
    mobility: MobilityClassId,
    mode: MovementMode,
) -> &[[StepPrice; 6]] {
    game.step_prices(mobility, mode, |passage| {
        let mut sum = Sixteenths::ZERO;
        itemise(game, passage, mobility, mode, |item| sum += item.points)?;
        Ok(sum)
    })
}

/// Returns the steps of a mobility class in the best movement mode that the units may use. SS 13.5.
/// MOVE-07, MOVE-08.
pub(super) fn map_steps(
    game: &Game,
    mobility: MobilityClassId,
    best: MovementMode,
) -> &[[MapStep; 6]] {
    game.map_steps(mobility, best, |mode| prices(game, mobility, mode))
}

/// Calls `tell` with the cost items of a step, without skirmish screens. SS 13.3, 13.5, 18.1.
/// ART-09, SKR-02.
pub(super) fn itemise(
    battle: &Battle,
    passage: Passage<'_>,
    mobility: MobilityClassId,
    mode: MovementMode,
    mut tell: impl FnMut(CostItem),
) -> Result<(), Obstacle> {
    let effects = &battle.terrain;
    let mut item = |cause, points| tell(CostItem { cause, points });
    match (mode, ground(battle, passage, mobility)?) {
        (MovementMode::Skirmish, _) => item(CostCause::SkirmishOrder, effects.skirmish_hex),
        (MovementMode::Road, _) => item(CostCause::Road, effects.road),
        (MovementMode::March, _) => item(CostCause::March, effects.march_column),
        (MovementMode::Line, None) => item(CostCause::BlockedRoad, effects.blocked_road),
        (MovementMode::Line, Some(points)) => {
            item(CostCause::Ground(battle.map.hex(passage.to).terrain), points);
            for thing in passage.side.things() {
                item(CostCause::Hexside(thing), crossing(battle, mobility, thing));
            }
        }
    }
    Ok(())
}

/// Returns the terrain cost of a hex for a mobility class. `None` if the class can enter the hex by
/// road only. SS 3.2c, 6.1b, 9.4a, 13.3, 13.5c. MAP-01, MAP-04, MOVE-10, STK-04.
fn ground(
    battle: &Battle,
    Passage { from, to, side }: Passage<'_>,
    mobility: MobilityClassId,
) -> Result<Option<Sixteenths>, Obstacle> {
    if side.water == Some(HexsideWater::Pond) {
        return Err(Obstacle::Pond);
    }
    let by_road = side.road.is_some();
    let arm = battle.mobility_classes.get(mobility).arm;
    let feature = side.feature.map(|feature| battle.terrain.feature(feature).cost(arm));
    match feature {
        Some(EntryCost::Prohibited) => return Err(Obstacle::Feature(mobility)),
        Some(EntryCost::RoadOnly) if !by_road => return Err(Obstacle::Feature(mobility)),
        Some(EntryCost::RoadOnly | EntryCost::Points(_)) | None => {}
    }
    let cost = |hex: HexId| battle.entry(mobility, battle.map.hex(hex).terrain);
    let leaves_road = !by_road && cost(from) == EntryCost::RoadOnly;
    match cost(to) {
        EntryCost::Prohibited => Err(Obstacle::Prohibited(mobility)),
        EntryCost::RoadOnly if by_road => Ok(None),
        EntryCost::Points(points) if !leaves_road => Ok(Some(points)),
        EntryCost::RoadOnly | EntryCost::Points(_) => Err(Obstacle::OffRoad(mobility)),
    }
}

/// Returns the added cost of an element of the hexside. SS 3.2c, 3.2f, 3.2g. MAP-04, MAP-07,
/// MAP-08, T-07.
fn crossing(battle: &Battle, mobility: MobilityClassId, thing: OnHexside) -> Sixteenths {
    let arm = battle.mobility_classes.get(mobility).arm;
    match thing {
        OnHexside::Slope(slope) => battle.terrain.slope(slope, arm),
        OnHexside::Water(HexsideWater::Stream) => battle.stream(mobility),
        OnHexside::Feature(feature) => match battle.terrain.feature(feature).cost(arm) {
            EntryCost::Points(points) => points,
            EntryCost::RoadOnly | EntryCost::Prohibited => Sixteenths::ZERO,
        },
        OnHexside::Water(HexsideWater::Pond) | OnHexside::Road(_) => Sixteenths::ZERO,
    }
}
