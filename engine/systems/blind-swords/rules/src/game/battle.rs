use std::ops::{Deref, DerefMut};
use std::sync::{Arc, OnceLock};

use kernel::{Direction, Edge, HexId, Listed, Origins, Pairs, PerSide, Side, Sixteenths, say};

use super::{
    BlockReason, Brigade, Casualties, Chit, CloseCondition, CohesionTable, CommandEvent, Crt,
    Division, EntryCost, FireCondition, FogRow, FogScript, GroundMarker, GroundSight, HexsideCap,
    Map, MapStep, Marker, MobilityClassId, MobilityClasses, MovementMode, Night, OddsRow, Orders,
    OwnArm, Passage, PerMode, Ranges, Roster, Scenario, Shift, Stacking, StepPrice, TerrainEffects,
    TerrainId, Trait, Weapon, Window,
};
use crate::profile::{LosCornerTouch, Profile};

/// A battle with caches of derived data. Mutable access to the battle clears the caches.
#[derive(Debug)]
pub struct Game {
    battle: Battle,
    worked_out: WorkedOut,
}

/// Caches of data derived from the battle alone, filled on first use.
#[derive(Debug, Default)]
struct WorkedOut {
    step_prices: PerMode<StepPrice>,
    map_steps: PerMode<MapStep>,
    /// Parts of lines of sight that depend on the ground alone, in one cache for each value of
    /// [`LosCornerTouch`].
    ground_sights: [Pairs<Box<GroundSight>>; 2],
    /// Windows in which a side can play any of its event chits, as one bit set for each side.
    windows: OnceLock<PerSide<u32>>,
}

impl Game {
    /// Returns the cost of each step for a mobility class in a movement mode: for each hex, the
    /// costs across its six hexsides in ring order. MOVE-04.
    pub fn step_prices(
        &self,
        mobility: MobilityClassId,
        mode: MovementMode,
        price: impl Fn(Passage<'_>) -> StepPrice,
    ) -> &[[StepPrice; 6]] {
        self.worked_out.step_prices.of(mobility, mode).get_or_init(|| self.map.price_steps(price))
    }

    /// Returns the steps from each hex with their costs, cheapest first, for a mobility class and
    /// the best movement mode it may use. MOVE-04, MOVE-07, MOVE-08.
    pub fn map_steps<'a>(
        &'a self,
        mobility: MobilityClassId,
        best: MovementMode,
        prices: impl Fn(MovementMode) -> &'a [[StepPrice; 6]],
    ) -> &'a [[MapStep; 6]] {
        let step = |from: HexId, direction: Direction| {
            let road = self.map.hexside(from, direction).road.map(|link| link.rate);
            let step_cost = |mode| super::step_cost(prices(mode)[from.index()][direction.index()]);
            let to = self.map.grid.neighbour(from, direction).unwrap_or(from);
            let (by_road, off) = (step_cost(best.on(road)), step_cost(best.on(None)));
            MapStep { to, direction, least: by_road.min(off), by_road, off }
        };
        let around = |from| {
            let mut steps = Direction::ALL.map(|direction| step(from, direction));
            steps.sort_by_key(|step| step.least);
            steps
        };
        let all = || self.map.grid.hexes().map(around).collect();
        self.worked_out.map_steps.of(mobility, best).get_or_init(all)
    }

    /// Whether any event of a side, held or not, can be played in a window. CHIT-24.
    pub fn has_event_for(&self, side: Side, window: Window) -> bool {
        let windows = &self.worked_out.windows;
        let windows = windows.get_or_init(|| PerSide::from_fn(|side| self.windows(side)));
        windows[side] & window.bit() != 0
    }

    fn windows(&self, side: Side) -> u32 {
        let own = self.chits.iter().filter(|chit| chit.side == Some(side)).filter_map(Chit::event);
        own.flat_map(|event| &event.windows).fold(0, |bits, window| bits | window.bit())
    }

    /// Returns the part of the line of sight between two hexes that depends on the ground. LOS-02,
    /// LOS-09, V-34.
    pub fn ground_sight(
        &self,
        pair: (HexId, HexId),
        corners: LosCornerTouch,
        over_ground: impl FnOnce() -> GroundSight,
    ) -> &GroundSight {
        let sights = &self.worked_out.ground_sights[corners as usize];
        sights.get(self.map.grid.len(), pair, || Box::new(over_ground()))
    }
}

impl From<Battle> for Game {
    fn from(battle: Battle) -> Self {
        Self { battle, worked_out: WorkedOut::default() }
    }
}

/// Clones the battle. The copy starts with empty caches.
impl Clone for Game {
    fn clone(&self) -> Self {
        self.battle.clone().into()
    }
}

impl Deref for Game {
    type Target = Battle;

    fn deref(&self) -> &Battle {
        &self.battle
    }
}

impl DerefMut for Game {
    fn deref_mut(&mut self) -> &mut Battle {
        self.worked_out = WorkedOut::default();
        &mut self.battle
    }
}

/// A battle of the series, compiled from its package.
#[derive(Clone, Debug)]
pub struct Battle {
    /// Package id, such as the name of its folder.
    pub id: String,
    /// Display title of the battle.
    pub title: String,
    /// Display names of the Union and Confederate sides.
    pub side_names: PerSide<String>,
    /// Map edge toward which each side retreats. MAP-09.
    pub friendly_edge: PerSide<Edge>,
    /// The rules profile of the package, before scenario and player options. Section 26.
    pub profile: Profile,
    /// The map on which the battle is played. T-03 to T-06.
    pub map: Map,
    /// Costs and other effects of terrain, slopes and hexside features. T-07, T-08.
    pub terrain: TerrainEffects,
    /// Units sorted by id, with their default values. [`Battle::units_in`] applies the changes of a
    /// scenario. T-09.
    pub units: Arc<Roster>,
    /// Brigades sorted by id. T-10.
    pub brigades: Vec<Brigade>,
    /// Divisions sorted by id. T-10.
    pub divisions: Vec<Division>,
    /// Kinds of chits sorted by id. Copies share a kind. [`Battle::chits_in`] applies the ratings
    /// of a scenario. T-11 to T-13.
    pub chits: Vec<Chit>,
    /// Traits sorted by id. VAL-16.
    pub traits: Listed<Trait>,
    /// Mobility classes of the units: combinations of arm and traits with their own terrain costs.
    pub mobility_classes: MobilityClasses,
    /// Arms defined by the package, sorted by id.
    pub own_arms: Listed<OwnArm>,
    /// Weapons sorted by id. VAL-10.
    pub weapons: Listed<Weapon>,
    /// Range bands of each weapon. T-23.
    pub ranges: Ranges,
    /// Stacking limit of a hex, and stacking points of guns. T-26, T-36.
    pub stacking: Stacking,
    /// Permissions and movement allowances of each order. T-24, T-25.
    pub orders: Orders,
    /// The Combat Results Table. T-16.
    pub crt: Crt,
    /// The fire cohesion table. T-17.
    pub fire_cohesion: CohesionTable,
    /// The close combat cohesion table. T-18.
    pub close_cohesion: CohesionTable,
    /// Column shifts in fire combat. T-20.
    pub fire_shifts: Vec<Shift<FireCondition>>,
    /// Column shifts in close combat, without the odds. T-21.
    pub close_shifts: Vec<Shift<CloseCondition>>,
    /// Cap on the total shift that hexsides give the defender in close combat. `None` if the total
    /// is unlimited. T-21.
    pub hexside_cap: Option<HexsideCap>,
    /// Odds rows, best for the attacker first. T-21, T-37.
    pub odds: Vec<OddsRow>,
    /// The Fog of War table. T-14.
    pub fog: [FogRow; 6],
    /// Fog of War effects carried out by scripts.
    pub fog_scripts: Vec<FogScript>,
    /// The general casualty tables. T-15.
    pub casualties: Casualties,
    /// Event printed on the back of each side's event chits. `None` if the side's chits have no
    /// such event. CHIT-05, V-26.
    pub command_events: PerSide<Option<CommandEvent>>,
    /// Unit markers of the package, sorted by id.
    pub markers: Listed<Marker>,
    /// The night turns.
    pub nights: Vec<Night>,
    /// Kinds of ground markers, sorted by id.
    pub ground_markers: Listed<GroundMarker>,
    /// The scenarios of the package. T-28.
    pub scenarios: Vec<Scenario>,
    /// Sources that the package states for its numbers.
    pub origins: Origins,
}

impl Battle {
    /// Returns the units with their values in a scenario. VAL-02.
    pub fn units_in<'a>(&'a self, scenario: &'a Scenario) -> &'a Arc<Roster> {
        scenario.rated_units.as_ref().unwrap_or(&self.units)
    }

    /// Returns the kinds of chits with the generals' ratings in a scenario. CHIT-16, CHIT-17.
    pub fn chits_in<'a>(&'a self, scenario: &'a Scenario) -> &'a [Chit] {
        scenario.rated_chits.as_ref().unwrap_or(&self.chits)
    }

    /// Returns the cost for a mobility class to enter a kind of terrain. MOVE-04, VAL-16.
    pub fn entry(&self, mobility: MobilityClassId, terrain: TerrainId) -> EntryCost {
        let mobility = self.mobility_classes.get(mobility);
        let own = mobility.own(terrain).map(|(cost, _)| cost);
        own.unwrap_or_else(|| self.terrain.kind(terrain).cost(mobility.arm))
    }

    /// Returns the extra cost for a mobility class to cross a stream. MAP-04, VAL-16.
    pub fn stream(&self, mobility: MobilityClassId) -> Sixteenths {
        let mobility = self.mobility_classes.get(mobility);
        mobility.streams.unwrap_or(self.terrain.hexsides.stream[mobility.arm])
    }

    /// Describes why a hex blocks a line.
    pub fn why_blocked(&self, reason: BlockReason) -> String {
        let reason = match reason {
            BlockReason::Higher => "higher",
            BlockReason::AsHigh => "as-high",
            BlockReason::Terrain => "terrain",
            BlockReason::Unit => "unit",
            BlockReason::NextToFirer => "next-to-firer",
            BlockReason::Hidden => "hidden",
            BlockReason::Feature(feature, before) => {
                let feature = self.terrain.feature(feature).name.to_lowercase();
                return say!("sight-behind", feature, hex = self.map.number(before));
            }
        };
        say!("sight-blocked", reason)
    }
}
