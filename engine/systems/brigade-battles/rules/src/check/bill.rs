//! Movement cost of a step, item by item. CM 8.3 to 8.5.

use kernel::{HexId, Sixteenths};

use crate::check::movement::search_cost;
use crate::check::zones::{Enemies, EnemySide};
use crate::choice::Mover;
use crate::game::{CLOSED, Costs, Formation, HexsideGround, MapStep, OnHexside, Pace, TerrainId};
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
    crossing: Crossing,
}

/// Step into a hex, apart from its mover.
#[derive(Clone, Copy, Debug)]
struct Crossing {
    formation: Formation,
    pace: Pace,
    /// Hex that the mover leaves. `None` if the mover enters the map.
    from: Option<HexId>,
    to: HexId,
    side: HexsideGround,
    costs: Costs,
}

/// Distance of the nearest enemy, as the column rate and the road cost regard it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Enemy {
    Near,
    Far,
}

/// Returns the steps from each hex for a mover, apart from the exit from enemy zones. A routed unit
/// pays nothing. CM 8.4, 9.8.3.
pub(super) fn map_steps<'a>(position: Position<'a>, mover: Mover) -> &'a [[MapStep; 6]] {
    let (formation, pace) = (formation(position, mover), pace(position, mover));
    let (arm, formation) = match formation {
        Formation::Foot | Formation::Dismounted => (0, Formation::Foot),
        Formation::Mounted => (1, Formation::Mounted),
        Formation::Limbered | Formation::Unlimbered => (2, Formation::Limbered),
    };
    let level_price = position.package.variants.level_price as usize;
    let steps = &position.game().cache().steps[level_price][arm][pace as usize];
    steps.get_or_init(|| {
        let grid = &position.map().grid;
        let closed = |to| MapStep { to, least: CLOSED, near: CLOSED, far: CLOSED };
        let step = |from, to: Option<HexId>| {
            let Some(to) = to else { return closed(from) };
            let crossing = Crossing::step(position, (formation, pace), from, to);
            let Some(crossing) = crossing else { return closed(to) };
            let [near, far] = [Enemy::Near, Enemy::Far].map(|enemy| crossing.cost(position, enemy));
            MapStep { to, least: near.min(far), near, far }
        };
        let around = |from| {
            let mut steps = grid.around(from).map(|to| step(from, to));
            steps.sort_by_key(|step| step.least);
            steps
        };
        grid.hexes().map(around).collect()
    })
}

fn formation(position: Position<'_>, mover: Mover) -> Formation {
    match mover {
        Mover::Unit(unit) => position.state(unit).formation,
        Mover::Leader(_) => Formation::Mounted,
    }
}

impl Passage {
    /// Returns the step from the mover's hex into an adjacent hex. `None` if the mover cannot enter
    /// the terrain or cross the hexside. CM 2.2. CW-MOV-08.
    pub fn step(position: Position<'_>, walk: &Walk, to: HexId) -> Option<Self> {
        let Walk { mover, here, .. } = *walk;
        let how = (formation(position, mover), pace(position, mover));
        Some(Self { mover, crossing: Crossing::step(position, how, here, to)? })
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
        let (costs, pace) = (position.costs(to)?, pace(position, mover));
        Some(Self { mover, crossing: Crossing { formation, pace, from: None, to, side, costs } })
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
        let Crossing { from, to, .. } = self.crossing;
        let enemy = match self.crossing.is_even(position) && is_far(position, enemies, from, to) {
            true => Enemy::Far,
            false => Enemy::Near,
        };
        self.crossing.itemise(position, enemy, &mut tell);
        if from.is_some_and(|from| leaves_zone(position, enemies, self.mover, from)) {
            let points = whole(position.game().charts.allowances.leave_zone);
            tell(CostItem { cause: CostCause::Zone, points });
        }
    }
}

impl Crossing {
    fn step(
        position: Position<'_>,
        (formation, pace): (Formation, Pace),
        from: HexId,
        to: HexId,
    ) -> Option<Self> {
        let side = position.map().between(from, to);
        let costs = position.costs(to).filter(|_| !side.closed)?;
        Some(Self { formation, pace, from: Some(from), to, side, costs })
    }

    /// Returns the cost in sixteenths.
    fn cost(&self, position: Position<'_>, enemy: Enemy) -> u16 {
        let mut sum = Sixteenths::ZERO;
        self.itemise(position, enemy, |item| sum += item.points);
        search_cost(sum)
    }

    /// Whether a road or the terrain lets the mover go faster where no enemy is near.
    fn is_even(&self, position: Position<'_>) -> bool {
        let ground = position.map().hex(self.to).terrain;
        self.side.road || position.game().charts.terrain(ground).column
    }

    /// Passes the cost items of the ground to `tell`.
    fn itemise(&self, position: Position<'_>, enemy: Enemy, mut tell: impl FnMut(CostItem)) {
        let (charts, ground) = (&position.game().charts, position.map().hex(self.to).terrain);
        let allowances = &charts.allowances;
        let mut item = |cause, points| tell(CostItem { cause, points });
        let is_far = enemy == Enemy::Far && self.is_even(position);
        let by_road = self.side.road && is_far;
        if is_far && self.pace == Pace::Column {
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
        if let Some(from) = self.from {
            item(CostCause::Level, whole(levels(position, from, self.to) * allowances.level));
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

/// Whether every enemy is far enough away for the column rate and the road cost. CM 8.4.
/// CW-COL-02, CW-COL-05.
fn is_far(position: Position<'_>, enemies: &impl Enemies, from: Option<HexId>, to: HexId) -> bool {
    let far = |hex| !enemies.are_near(position, hex);
    match position.package.variants.column_hexes {
        ColumnHexes::Both => far(to) && from.is_none_or(far),
        ColumnHexes::EnteredOnly => far(to),
    }
}

/// Returns the cost of a step, as [`Passage::price`] does.
pub(super) fn price_of(
    position: Position<'_>,
    enemies: &impl Enemies,
    walk: &Walk,
    step: &MapStep,
) -> Sixteenths {
    let is_far = || is_far(position, enemies, Some(walk.here), step.to);
    let cost = if step.near == step.far || !is_far() { step.near } else { step.far };
    let zone = match leaves_zone(position, enemies, walk.mover, walk.here) {
        true => whole(position.game().charts.allowances.leave_zone),
        false => Sixteenths::ZERO,
    };
    Sixteenths::from_sixteenths(cost.into()) + zone
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

/// Returns the pace of a mover where no enemy is near. CM 2.4, 6.3, 8.4. CW-COL-06.
fn pace(position: Position<'_>, mover: Mover) -> Pace {
    let Mover::Unit(unit) = mover else { return Pace::Column };
    let state = position.state(unit);
    let is_slow = state.routed || state.shattered || state.out_of_command;
    if is_slow { Pace::Ordinary } else { Pace::Column }
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
