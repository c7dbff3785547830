use std::sync::OnceLock;

use kernel::{Direction, HexId, Sixteenths};

use super::{GoingId, Goings, GroundMarkerId, HexsideGround, Map};

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
    /// How many there are.
    const COUNT: usize = 4;
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

/// For each way to go and each gait, what steps cost, as far as it has been worked out.
#[derive(Debug, Default)]
pub(super) struct StepPrices([[OnceLock<Vec<[StepPrice; 6]>>; Gait::COUNT]; Goings::MAX]);

impl StepPrices {
    pub(super) const fn of(&self, going: GoingId, gait: Gait) -> &OnceLock<Vec<[StepPrice; 6]>> {
        &self.0[going.index()][gait as usize]
    }
}

impl Map {
    /// For each hex the prices of the steps from it, in ring order.
    pub(super) fn price_steps(
        &self,
        price: impl Fn(Passage<'_>) -> StepPrice,
    ) -> Vec<[StepPrice; 6]> {
        let step = |from, direction| match self.grid.neighbour(from, direction) {
            Some(to) => price(Passage { from, to, side: self.hexside(from, direction) }),
            None => Err(Obstacle::Edge),
        };
        let around = |from| Direction::ALL.map(|direction| step(from, direction));
        self.grid.hexes().map(around).collect()
    }
}
