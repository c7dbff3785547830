use std::sync::OnceLock;

use kernel::{Direction, HexId, Sixteenths};

use super::{GoingId, Goings, GroundMarkerId, HexsideGround, Map, RoadRate};

/// How units take a step. What it costs depends on that and on the ground. SS 13.3, 13.5, 18.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// In line, over the ground.
    Line,
    /// In Skirmish Order. SKR-02.
    Skirmish,
    /// By road. MOVE-07.
    Road,
    /// By road, in march column. MOVE-08.
    March,
}

impl Gait {
    /// The number of units.
    const COUNT: usize = 4;

    /// How those who can go so at best go by a road, or off it. SS 13.5, 13.5a, 18.1. MOVE-07, MOVE-08, SKR-02.
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

/// From a hex to the next one.
#[derive(Clone, Copy, Debug)]
pub struct Passage<'a> {
    /// The hex that is left.
    pub from: HexId,
    /// The hex that is entered.
    pub to: HexId,
    /// What lies between them, seen from the first.
    pub side: &'a HexsideGround,
}

/// What of the map keeps units from taking a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The map ends there.
    Edge,
    /// Nobody crosses the water. MAP-04.
    Pond,
    /// The ground is closed to those who go so. MAP-01.
    Prohibited(GoingId),
    /// The ground is open to them by road only. STK-04, MOVE-10.
    OffRoad(GoingId),
    /// What lies on the hexside stops them. T-05, T-07.
    Feature(GoingId),
    /// A marker on the ground stops it. T-07.
    Marker(GroundMarkerId),
}

/// What a step costs, or what of the map forbids it.
pub type StepPrice = Result<Sixteenths, Obstacle>;

/// What a step costs in sixteenths of a point, for searches: the most where it is forbidden.
pub type Fare = u16;

/// The fare of a step that is forbidden.
pub const CLOSED: Fare = Fare::MAX;

/// A step by the map alone, as units that go alike see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapStep {
    /// The hex entered; where the map ends, the one that is left.
    pub to: HexId,
    /// Its place: a hex or a hexside.
    pub direction: Direction,
    /// The least that the step may cost.
    pub least: Fare,
    /// What it costs by road, if one leads there.
    pub by_road: Fare,
    /// What it costs where there is no room to use the road.
    pub off: Fare,
}

impl MapStep {
    /// What the step costs those who pay most, if others take it too.
    pub fn or(self, other: &Self) -> Self {
        let (by_road, off) = (self.by_road.max(other.by_road), self.off.max(other.off));
        Self { by_road, off, least: by_road.min(off), ..self }
    }

    /// The step where the map does not tell what it costs.
    pub const fn unpriced(self) -> Self {
        Self { by_road: 0, off: 0, least: 0, ..self }
    }
}

/// For each hex something of the steps across its six hexsides.
pub type PerStep<T> = Vec<[T; 6]>;

/// For each way to go and each gait something of each step, as far as it has been worked out.
#[derive(Debug)]
pub(super) struct PerGait<T>([[OnceLock<PerStep<T>>; Gait::COUNT]; Goings::MAX]);

impl<T> Default for PerGait<T> {
    fn default() -> Self {
        Self(Default::default())
    }
}

impl<T> PerGait<T> {
    pub(super) const fn of(&self, going: GoingId, gait: Gait) -> &OnceLock<PerStep<T>> {
        &self.0[going.index()][gait as usize]
    }
}

/// A price as a fare.
pub fn fare(price: StepPrice) -> Fare {
    price.map_or(CLOSED, |cost| cost.sixteenths().clamp(0, i32::from(CLOSED - 1)) as Fare)
}

impl Map {
    /// For each hex the prices of the steps from it, in ring order.
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
