use std::sync::OnceLock;

use kernel::{Direction, HexId, Sixteenths};

use super::{GroundMarkerId, HexsideGround, Map, MobilityClassId, MobilityClasses, RoadRate};

/// Movement mode. The mode and the ground together determine the cost of a step. SS 13.3, 13.5,
/// 18.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovementMode {
    /// Movement in line, over the ground.
    Line,
    /// Movement in Skirmish Order. SKR-02.
    Skirmish,
    /// Movement along a road. MOVE-07.
    Road,
    /// Movement along a road in march column. MOVE-08.
    March,
}

impl MovementMode {
    /// Number of movement modes, for tables indexed by mode.
    const COUNT: usize = 4;

    /// Returns the mode used for a hexside, given the best mode that the units may use and the road
    /// across it. SS 13.5, 13.5a, 18.1. MOVE-07, MOVE-08, SKR-02.
    #[inline]
    pub const fn on(self, road: Option<RoadRate>) -> Self {
        match (self, road) {
            (Self::Skirmish, _) => Self::Skirmish,
            (Self::Line, _) | (Self::Road | Self::March, None) => Self::Line,
            (Self::March, Some(RoadRate::March)) => Self::March,
            (Self::Road | Self::March, Some(RoadRate::March | RoadRate::Road)) => Self::Road,
        }
    }
}

/// A step from a hex to a neighbour.
#[derive(Clone, Copy, Debug)]
pub struct Passage<'a> {
    /// Hex that the step leaves.
    pub from: HexId,
    /// Hex that the step enters.
    pub to: HexId,
    /// Hexside between the two hexes, seen from `from`.
    pub side: &'a HexsideGround,
}

/// Obstacle that prohibits a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The edge of the map.
    Edge,
    /// Water that no unit can cross. MAP-04.
    Pond,
    /// Terrain prohibited to the mobility class. MAP-01.
    Prohibited(MobilityClassId),
    /// Terrain open to the mobility class by road only. STK-04, MOVE-10.
    OffRoad(MobilityClassId),
    /// A hexside feature that stops the mobility class. T-05, T-07.
    Feature(MobilityClassId),
    /// A ground marker that prohibits the step. T-07.
    Marker(GroundMarkerId),
}

/// Cost of a step, or the obstacle that prohibits it.
pub type StepPrice = Result<Sixteenths, Obstacle>;

/// Cost of a step in sixteenths of a movement point, for searches. [`CLOSED`] means prohibited.
pub type StepCost = u16;

/// Value that represents a prohibited step in searches.
pub const CLOSED: StepCost = StepCost::MAX;

/// A step from a hex, with the costs that the map alone determines for one mobility class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapStep {
    /// Hex that the step enters. At the edge of the map, the hex that the step starts from.
    pub to: HexId,
    /// Direction of the step, seen from the hex that it leaves.
    pub direction: Direction,
    /// Lower of the costs by road and off the road.
    pub least: StepCost,
    /// Cost by road. Equal to `off` if no road crosses the hexside.
    pub by_road: StepCost,
    /// Cost off the road, which applies if stacking prevents use of the road.
    pub off: StepCost,
}

impl MapStep {
    /// Combines the costs of one step for two mobility classes: the higher cost by road, and the
    /// higher cost off the road.
    pub fn or(self, other: &Self) -> Self {
        let (by_road, off) = (self.by_road.max(other.by_road), self.off.max(other.off));
        Self { by_road, off, least: by_road.min(off), ..self }
    }

    /// Returns the step with all costs set to 0. Searches use it where ground markers may change
    /// the costs.
    pub const fn unpriced(self) -> Self {
        Self { by_road: 0, off: 0, least: 0, ..self }
    }
}

/// One value for each of the six hexsides of each hex.
pub type PerStep<T> = Vec<[T; 6]>;

/// Cache of step values for each mobility class and movement mode.
#[derive(Debug)]
pub(super) struct PerMode<T>([[OnceLock<PerStep<T>>; MovementMode::COUNT]; MobilityClasses::MAX]);

impl<T> Default for PerMode<T> {
    fn default() -> Self {
        Self(Default::default())
    }
}

impl<T> PerMode<T> {
    pub(super) const fn of(
        &self,
        mobility: MobilityClassId,
        mode: MovementMode,
    ) -> &OnceLock<PerStep<T>> {
        &self.0[mobility.index()][mode as usize]
    }
}

/// Converts the cost for searches. A prohibited step costs [`CLOSED`].
pub fn step_cost(price: StepPrice) -> StepCost {
    price.map_or(CLOSED, |cost| cost.sixteenths().clamp(0, i32::from(CLOSED - 1)) as StepCost)
}

impl Map {
    /// Returns the costs of the six steps from each hex, in ring order.
    pub(super) fn price_steps(
        &self,
        price: impl Fn(Passage<'_>) -> StepPrice,
    ) -> PerStep<StepPrice> {
        let step = |from, direction| match self.grid.neighbour(from, direction) {
            Some(to) => price(Passage { from, to, side: self.hexside(from, direction) }),
            None => Err(Obstacle::Edge),
        };
        let around = |from| Direction::ALL.map(|direction| step(from, direction));
        self.grid.hexes().map(around).collect()
    }
}
