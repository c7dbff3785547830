//! Movement cost of a step, item by item. CM 8.3 to 8.5.

use kernel::{HexId, Sixteenths};

use crate::check::zones::{Enemies, EnemySide};
use crate::choice::Mover;
use crate::game::{Costs, Formation, HexsideGround, OnHexside, TerrainId};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::system::Position;
use crate::variants::{ColumnHexes, LeaderZones, LevelPrice};

/// Item in the movement cost of a step.
pub type CostItem = kernel::CostItem<CostCause, Sixteenths>;

/// Cause of a movement cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CostCause {
    /// Entry into the hex at the column rate.
    Column,
    /// Entry into the hex along a road, by a mover that does not use the column rate.
    Road,
    /// Entry into the terrain of the hex.
    Ground(TerrainId),
    /// Crossing of a hexside with this feature.
    Hexside(OnHexside),
    /// Change of level between the two hexes.
    Level,
    /// Departure from an enemy zone of control.
    Zone,
}

/// Step of a mover into a hex, with the data that determine its cost.
#[derive(Clone, Copy, Debug)]
pub struct Passage {
    mover: Mover,
    formation: Formation,
    /// Hex that the mover leaves. `None` if the mover enters the map.
    from: Option<HexId>,
    to: HexId,
    side: HexsideGround,
    costs: Costs,
}

impl Passage {
    /// Returns the step from the mover's hex into an adjacent hex. `None` if the mover cannot enter
    /// the terrain or cross the hexside. CM 2.2. CW-MOV-08.
    pub fn step(position: Position<'_>, walk: &Walk, to: HexId) -> Option<Self> {
        let Walk { mover, here, .. } = *walk;
        let side = position.map().between(here, to);
        let costs = position.costs(to).filter(|_| !side.closed)?;
        let formation = match mover {
            Mover::Unit(unit) => position.state(unit).formation,
            Mover::Leader(_) => Formation::Mounted,
        };
        Some(Self { mover, formation, from: Some(here), to, side, costs })
    }

    /// Returns the step onto the map, along a road if one runs through the entry hex. The column
    /// rate is possible as on any other step. CM 8.5. CW-REI-01.
    pub fn entry(
        position: Position<'_>,
        mover: Mover,
        formation: Formation,
        to: HexId,
    ) -> Option<Self> {
        let side = HexsideGround { road: position.map().has_road(to), ..HexsideGround::default() };
        let costs = position.costs(to)?;
        Some(Self { mover, formation, from: None, to, side, costs })
    }

    /// Returns the cost items that are not zero. Their sum is [`Passage::price`].
    pub fn bill(&self, position: Position<'_>) -> Vec<CostItem> {
        let mut items = Vec::new();
        self.itemise(position, &self.enemies(position), |item| items.push(item));
        items.retain(|item| item.points != Sixteenths::ZERO);
        items
    }

    /// Returns the total cost of the step in movement points.
    pub fn price(&self, position: Position<'_>) -> Sixteenths {
        self.price_among(position, &self.enemies(position))
    }

    /// Returns the total cost of the step in movement points. `enemies` decides which hexes enemies
    /// control, and which are near an enemy.
    pub(super) fn price_among(&self, position: Position<'_>, enemies: &impl Enemies) -> Sixteenths {
        let mut sum = Sixteenths::ZERO;
        self.itemise(position, enemies, |item| sum += item.points);
        sum
    }

    /// Returns a lower bound for the cost of the step, wherever the enemies are. A routed unit pays
    /// nothing. CM 8.4, 9.8.3.
    pub(super) fn least(&self, position: Position<'_>) -> Sixteenths {
        if let Mover::Unit(unit) = self.mover
            && position.state(unit).routed
        {
            return Sixteenths::ZERO;
        }
        let (charts, ground) = (&position.game().charts, position.map().hex(self.to).terrain);
        let mut least = whole(self.of(self.costs));
        if self.side.road {
            least = least.min(whole(charts.allowances.road));
        }
        let is_even = self.side.road || charts.terrain(ground).column;
        if is_even && may_use_column(position, self.mover) {
            least = least.min(charts.allowances.column_cost());
        }
        least
    }

    fn enemies(&self, position: Position<'_>) -> EnemySide {
        EnemySide(self.mover.side(position.game()).other())
    }

    /// Passes each cost item to `tell`. The first item is the column rate, the road or the terrain.
    /// Hexside, level and zone follow. CM 8.3, 8.4. CW-MOV-03, CW-COL-01 to CW-COL-06, CW-ZOC-03.
    fn itemise(
        &self,
        position: Position<'_>,
        enemies: &impl Enemies,
        mut tell: impl FnMut(CostItem),
    ) {
        let (charts, ground) = (&position.game().charts, position.map().hex(self.to).terrain);
        let allowances = &charts.allowances;
        let mut item = |cause, points| tell(CostItem { cause, points });
        let is_even = self.side.road || charts.terrain(ground).column;
        let is_far = is_even && self.is_far(position, enemies);
        let by_road = self.side.road && is_far;
        if is_far && may_use_column(position, self.mover) {
            item(CostCause::Column, allowances.column_cost());
        } else if by_road {
            item(CostCause::Road, whole(allowances.road));
        } else {
            item(CostCause::Ground(ground), whole(self.of(self.costs)));
        }
        for thing in self.side.things() {
            match thing {
                OnHexside::Stream if by_road => {}
                OnHexside::Stream => {
                    let costs = charts.terrain.stream.costs();
                    item(CostCause::Hexside(thing), whole(self.of(costs)));
                }
                OnHexside::Road | OnHexside::Closed => {}
            }
        }
        let Some(from) = self.from else { return };
        item(CostCause::Level, whole(levels(position, from, self.to) * allowances.level));
        if leaves_zone(position, enemies, self.mover, from) {
            item(CostCause::Zone, whole(allowances.leave_zone));
        }
    }

    /// Whether every enemy is far enough away for the column rate and the road cost. CM 8.4.
    /// CW-COL-02, CW-COL-05.
    fn is_far(&self, position: Position<'_>, enemies: &impl Enemies) -> bool {
        let far = |hex| !enemies.are_near(position, hex);
        match position.package.variants.column_hexes {
            ColumnHexes::Both => far(self.to) && self.from.is_none_or(far),
            ColumnHexes::EnteredOnly => far(self.to),
        }
    }

    const fn of(&self, costs: Costs) -> u8 {
        match self.formation {
            Formation::Foot | Formation::Dismounted => costs.infantry,
            Formation::Mounted => costs.cavalry,
            Formation::Limbered | Formation::Unlimbered => costs.guns,
        }
    }
}

/// Returns the number of changes of level for which a step must pay. CM 8.4. CW-MOV-03.
fn levels(position: Position<'_>, from: HexId, to: HexId) -> u8 {
    let (from, level) = (position.map().hex(from).level, position.map().hex(to).level);
    match position.package.variants.level_price {
        LevelPrice::Hexside => u8::from(from != level),
        LevelPrice::PerLevel => from.abs_diff(level),
        LevelPrice::UpOnly => u8::from(level > from),
    }
}

/// Whether a mover may use the column rate if no enemy is near. CM 2.4, 6.3, 8.4. CW-COL-06.
fn may_use_column(position: Position<'_>, mover: Mover) -> bool {
    match mover {
        Mover::Leader(_) => true,
        Mover::Unit(unit) => {
            let state = position.state(unit);
            !(state.routed || state.shattered || state.out_of_command)
        }
    }
}

/// Whether a mover must pay for leaving an enemy zone of control. A leader stacked with troops pays
/// only under the variant `always-pay`. CM 2.2, 8.3. CW-ZOC-03, CW-LDR-01.
fn leaves_zone(position: Position<'_>, enemies: &impl Enemies, mover: Mover, from: HexId) -> bool {
    let side = mover.side(position.game());
    let is_covered = match mover {
        Mover::Unit(_) => false,
        Mover::Leader(_) => {
            position.package.variants.leader_zones == LeaderZones::TroopsCover
                && position.unit_of(side, from).is_some()
        }
    };
    !is_covered && enemies.control(position, from)
}

fn whole(points: u8) -> Sixteenths {
    Sixteenths::whole(points.into())
}
