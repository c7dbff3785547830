use std::ops::{Deref, DerefMut};
use std::sync::{Arc, OnceLock};

use kernel::{Direction, Edge, HexId, Origins, PerSide, Side, Sixteenths};

use super::pairs::Pairs;
use super::{
    Brigade, Casualties, Chit, CloseCondition, CohesionTable, CommandEvent, Crt, Division,
    EntryCost, FireCondition, FogRow, FogScript, Gait, GoingId, Goings, GroundMarker, GroundSight,
    HexsideCap, Map, MapStep, Marker, Night, OddsRow, Orders, OwnArm, Passage, PerGait, Ranges,
    Roster, Scenario, Shift, Stacking, StepPrice, TerrainEffects, TerrainId, Trait, Weapon, Window,
};
use crate::profile::{LosCornerTouch, Profile};

/// A battle, and what is worked out of it once. Whoever changes the battle makes that forgotten.
#[derive(Debug)]
pub struct Game {
    battle: Battle,
    worked_out: WorkedOut,
}

/// What the battle alone decides, each worked out when it is first asked for.
#[derive(Debug, Default)]
struct WorkedOut {
    step_prices: PerGait<StepPrice>,
    map_steps: PerGait<MapStep>,
    /// With corners that count, and without.
    ground_sights: [Pairs<GroundSight>; 2],
    /// For each side the windows of all its events, each the bit of its place.
    windows: OnceLock<PerSide<u32>>,
}

impl Game {
    /// What each step costs units that go alike, in a gait: for each hex the prices of its six hexsides in ring order.
    /// MOVE-04.
    pub fn step_prices(
        &self,
        going: GoingId,
        gait: Gait,
        price: impl Fn(Passage<'_>) -> StepPrice,
    ) -> &[[StepPrice; 6]] {
        self.worked_out.step_prices.of(going, gait).get_or_init(|| self.map.price_steps(price))
    }

    /// The steps from each hex with their fares, the cheapest first, for units that go at best in a gait. MOVE-04,
    /// MOVE-07, MOVE-08.
    pub fn map_steps<'a>(
        &'a self,
        going: GoingId,
        best: Gait,
        prices: impl Fn(Gait) -> &'a [[StepPrice; 6]],
    ) -> &'a [[MapStep; 6]] {
        let step = |from: HexId, direction: Direction| {
            let road = self.map.hexside(from, direction).road.map(|link| link.rate);
            let fare = |gait| super::fare(prices(gait)[from.index()][direction.index()]);
            let to = self.map.grid.neighbour(from, direction).unwrap_or(from);
            let (by_road, off) = (fare(best.on(road)), fare(best.on(None)));
            MapStep { to, direction, least: by_road.min(off), by_road, off }
        };
        let around = |from| {
            let mut steps = Direction::ALL.map(|direction| step(from, direction));
            steps.sort_by_key(|step| step.least);
            steps
        };
        let all = || self.map.grid.hexes().map(around).collect();
        self.worked_out.map_steps.of(going, best).get_or_init(all)
    }

    /// Whether a side has an event for a window, held or not. CHIT-24.
    pub fn has_event_for(&self, side: Side, window: Window) -> bool {
        let windows = &self.worked_out.windows;
        let windows = windows.get_or_init(|| PerSide::from_fn(|side| self.windows(side)));
        windows[side] & window.bit() != 0
    }

    fn windows(&self, side: Side) -> u32 {
        let own = self.chits.iter().filter(|chit| chit.side == Some(side)).filter_map(Chit::event);
        own.flat_map(|event| &event.windows).fold(0, |bits, window| bits | window.bit())
    }

    /// What the ground does to the line of sight from a hex to another. LOS-02, LOS-09, V-34.
    pub fn ground_sight(
        &self,
        pair: (HexId, HexId),
        corners: LosCornerTouch,
        over_ground: impl FnOnce() -> GroundSight,
    ) -> &GroundSight {
        let sights = &self.worked_out.ground_sights[corners as usize];
        sights.get(self.map.grid.len(), pair, over_ground)
    }
}

impl From<Battle> for Game {
    fn from(battle: Battle) -> Self {
        Self { battle, worked_out: WorkedOut::default() }
    }
}

/// A copy works out its own.
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
    /// The id of the package, such as the name of its folder.
    pub id: String,
    /// The title for people.
    pub title: String,
    /// The two sides' names for people.
    pub side_names: PerSide<String>,
    /// The edge to which each side retreats. MAP-09.
    pub friendly_edge: PerSide<Edge>,
    /// The rules profile of the package, before scenario and player options. Section 26.
    pub profile: Profile,
    /// The map. T-03 to T-06.
    pub map: Map,
    /// What terrain costs and does. T-07, T-08.
    pub terrain: TerrainEffects,
    /// The units in the order of their ids, as they are unless a scenario rates them: [`Battle::units_in`]. T-09.
    pub units: Arc<Roster>,
    /// The brigades in the order of their ids. T-10.
    pub brigades: Vec<Brigade>,
    /// The divisions in the order of their ids. T-10.
    pub divisions: Vec<Division>,
    /// The kinds of chits in the order of their ids; copies share a kind. A scenario may rate their generals:
    /// [`Battle::chits_in`]. T-11 to T-13.
    pub chits: Vec<Chit>,
    /// The traits in the order of their ids. VAL-16.
    pub traits: Vec<Trait>,
    /// How units go over the ground.
    pub goings: Goings,
    /// The arms of its own in the order of their ids.
    pub own_arms: Vec<OwnArm>,
    /// The weapons in the order of their ids. VAL-10.
    pub weapons: Vec<Weapon>,
    /// Weapon ranges. T-23.
    pub ranges: Ranges,
    /// Stacking. T-26, T-36.
    pub stacking: Stacking,
    /// Orders and allowances. T-24, T-25.
    pub orders: Orders,
    /// The Combat Results Table. T-16.
    pub crt: Crt,
    /// The fire cohesion table. T-17.
    pub fire_cohesion: CohesionTable,
    /// The close combat cohesion table. T-18.
    pub close_cohesion: CohesionTable,
    /// Column shifts in fire combat. T-20.
    pub fire_shifts: Vec<Shift<FireCondition>>,
    /// Column shifts in close combat, odds apart. T-21.
    pub close_shifts: Vec<Shift<CloseCondition>>,
    /// How far the shifts of a hexside may help the defender of a close combat together. T-21.
    pub hexside_cap: Option<HexsideCap>,
    /// The odds rows, best for the attacker first. T-21, T-37.
    pub odds: Vec<OddsRow>,
    /// The Fog of War table. T-14.
    pub fog: [FogRow; 6],
    /// The effects of Fog of War tables that scripts have.
    pub fog_scripts: Vec<FogScript>,
    /// The general casualty tables. T-15.
    pub casualties: Casualties,
    /// What the backs of each side's event chits are good for, where the game says so. CHIT-05, V-26.
    pub command_events: PerSide<Option<CommandEvent>>,
    /// The markers beside those of the series, in the order of their ids.
    pub markers: Vec<Marker>,
    /// The night turns.
    pub nights: Vec<Night>,
    /// The markers that lie on the ground, in the order of their ids.
    pub ground_markers: Vec<GroundMarker>,
    /// The scenarios. T-28.
    pub scenarios: Vec<Scenario>,
    /// The origin of the figures.
    pub origins: Origins,
}

impl Battle {
    /// The units with the faces that they have in a scenario. VAL-02.
    pub fn units_in<'a>(&'a self, scenario: &'a Scenario) -> &'a Arc<Roster> {
        scenario.rated_units.as_ref().unwrap_or(&self.units)
    }

    /// The kinds of chits with the ratings that generals have in a scenario. CHIT-16, CHIT-17.
    pub fn chits_in<'a>(&'a self, scenario: &'a Scenario) -> &'a [Chit] {
        scenario.rated_chits.as_ref().unwrap_or(&self.chits)
    }

    /// What it costs those who go so to enter hexes of a kind of terrain. MOVE-04, VAL-16.
    pub fn entry(&self, going: GoingId, terrain: TerrainId) -> EntryCost {
        let going = self.goings.get(going);
        let own = going.own(terrain).map(|(cost, _)| cost);
        own.unwrap_or_else(|| self.terrain.kind(terrain).cost[going.arm])
    }

    /// What a stream adds for those who go so. MAP-04, VAL-16.
    pub fn stream(&self, going: GoingId) -> Sixteenths {
        let going = self.goings.get(going);
        going.streams.unwrap_or(self.terrain.stream[going.arm])
    }
}
