//! What a step costs, item by item. CM 8.3 to 8.5.

use kernel::{HexId, Sixteenths};

use crate::check::zones;
use crate::choice::Mover;
use crate::game::{Costs, Formation, HexsideGround, OnHexside, TerrainId};
use crate::look::Look;
use crate::question::Walk;
use crate::system::Scene;
use crate::variants::{ColumnHexes, LeaderZones, LevelPrice};

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
    /// The hex, at the column rate.
    Column,
    /// The hex, along a road, for those who do not move in column.
    Road,
    /// The ground of the hex.
    Ground(TerrainId),
    /// What lies on the hexside.
    Hexside(OnHexside),
    /// A change of level.
    Level,
    /// The enemy zone that is left.
    Zone,
}

/// A way into a hex that somebody may take.
#[derive(Clone, Copy, Debug)]
pub struct Passage {
    mover: Mover,
    formation: Formation,
    /// Nothing for who comes from off the map.
    from: Option<HexId>,
    to: HexId,
    side: HexsideGround,
    costs: Costs,
}

impl Passage {
    /// The way from a hex into its neighbour, unless nobody goes there. CM 2.2. CW-MOV-08.
    pub fn step(scene: Scene<'_>, walk: &Walk, to: HexId) -> Option<Self> {
        let Walk { mover, here, .. } = *walk;
        let side = scene.map().between(here, to);
        let costs = scene.costs(to).filter(|_| scene.is_open(here, to))?;
        let formation = match mover {
            Mover::Unit(unit) => scene.state(unit).formation,
            Mover::Leader(_) => Formation::Mounted,
        };
        Some(Self { mover, formation, from: Some(here), to, side, costs })
    }

    /// The way from off the map, along a road where one runs through the hex: whoever may use the column rate uses it,
    /// as on any step. CM 8.5. CW-REI-01.
    pub fn entry(scene: Scene<'_>, mover: Mover, formation: Formation, to: HexId) -> Option<Self> {
        let side = HexsideGround { road: scene.map().has_road(to), ..HexsideGround::default() };
        let costs = scene.costs(to)?;
        Some(Self { mover, formation, from: None, to, side, costs })
    }

    /// What it costs, item by item: they add up to [`Passage::price`].
    pub fn bill(&self, scene: Scene<'_>) -> Vec<CostItem> {
        let mut items = Vec::new();
        self.itemise(scene, |item| items.push(item));
        items.retain(|item| item.points != Sixteenths::ZERO);
        items
    }

    /// What it costs.
    pub fn price(&self, scene: Scene<'_>) -> Sixteenths {
        let mut sum = Sixteenths::ZERO;
        self.itemise(scene, |item| sum += item.points);
        sum
    }

    /// The hex in column, along a road or by its ground, then what lies before it. CM 8.3, 8.4. CW-MOV-03,
    /// CW-COL-01 to CW-COL-06, CW-ZOC-03.
    fn itemise(&self, scene: Scene<'_>, mut tell: impl FnMut(CostItem)) {
        let (charts, ground) = (&scene.game().charts, scene.map().hex(self.to).terrain);
        let allowances = &charts.allowances;
        let mut item = |what, points| tell(CostItem { what, points });
        let is_even = self.side.road || charts.terrain(ground).column;
        let is_far = is_even && self.is_far(scene);
        let by_road = self.side.road && is_far;
        if is_far && may_use_column(scene, self.mover) {
            item(CostCause::Column, allowances.column);
        } else if by_road {
            item(CostCause::Road, whole(allowances.road));
        } else {
            item(CostCause::Ground(ground), whole(self.of(self.costs)));
        }
        for thing in self.side.things() {
            match thing {
                OnHexside::Stream if by_road => {}
                OnHexside::Stream => item(CostCause::Hexside(thing), whole(self.of(charts.stream))),
                OnHexside::Road | OnHexside::Closed => {}
            }
        }
        let Some(from) = self.from else { return };
        item(CostCause::Level, whole(levels(scene, from, self.to) * allowances.level));
        if leaves_zone(scene, self.mover, from) {
            item(CostCause::Zone, whole(allowances.leave_zone));
        }
    }

    /// Whether no enemy is near enough to keep anybody from marching. CM 8.4. CW-COL-02, CW-COL-05.
    fn is_far(&self, scene: Scene<'_>) -> bool {
        let enemy = self.mover.side(scene.game()).other();
        let near = scene.game().charts.allowances.column_beyond;
        let far = |hex| !scene.on_map(enemy).any(|(_, there)| scene.distance(hex, there) <= near);
        match scene.package.variants.column_hexes {
            ColumnHexes::Both => far(self.to) && self.from.is_none_or(far),
            ColumnHexes::EnteredOnly => far(self.to),
        }
    }

    const fn of(&self, costs: Costs) -> u8 {
        match self.formation {
            Formation::Foot | Formation::Dismounted => costs.foot,
            Formation::Mounted => costs.horse,
            Formation::Limbered | Formation::Unlimbered => costs.guns,
        }
    }
}

/// By how many levels a step is dearer. CM 8.4. CW-MOV-03.
fn levels(scene: Scene<'_>, from: HexId, to: HexId) -> u8 {
    let (from, level) = (scene.map().hex(from).level, scene.map().hex(to).level);
    match scene.package.variants.level_price {
        LevelPrice::Hexside => u8::from(from != level),
        LevelPrice::PerLevel => from.abs_diff(level),
        LevelPrice::UpOnly => u8::from(level > from),
    }
}

/// CM 2.4, 6.3, 8.4. CW-COL-06.
fn may_use_column(scene: Scene<'_>, mover: Mover) -> bool {
    match mover {
        Mover::Leader(_) => true,
        Mover::Unit(unit) => {
            let state = scene.state(unit);
            !(state.routed || state.shattered || state.astray)
        }
    }
}

/// Whether a step leads out of an enemy zone that counts. A leader with troops minds none, unless he always pays. CM 2.2,
/// 8.3. CW-ZOC-03, CW-LDR-01.
fn leaves_zone(scene: Scene<'_>, mover: Mover, from: HexId) -> bool {
    let side = mover.side(scene.game());
    let is_covered = match mover {
        Mover::Unit(_) => false,
        Mover::Leader(_) => {
            scene.package.variants.leader_zones == LeaderZones::TroopsCover
                && scene.unit_of(side, from).is_some()
        }
    };
    !is_covered && zones::is_controlled(scene, from, side.other())
}

fn whole(points: u8) -> Sixteenths {
    Sixteenths::whole(points.into())
}
