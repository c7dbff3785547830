use std::ops::{Deref, DerefMut};

use kernel::{Edge, HexId, PerSide};

use super::pairs::Pairs;
use super::{
    Arm, Brigade, Chit, ChitId, CloseCondition, CohesionTable, CommandEvent, Crt, Division,
    FireCondition, FogRow, FogScript, Gait, GroundSight, HexsideCap, Map, Marker, OddsRow, Orders,
    Passage, Ranges, Roster, Scenario, Shift, Stacking, StepPrice, StepPrices, TerrainEffects,
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
    step_prices: StepPrices,
    /// With corners that count, and without.
    ground_sights: [Pairs<GroundSight>; 2],
}

impl Game {
    /// What each step costs an arm in a gait: for each hex the prices of its six hexsides in ring order.
    /// MOVE-04.
    pub fn step_prices(
        &self,
        arm: Arm,
        gait: Gait,
        price: impl Fn(Passage<'_>) -> StepPrice,
    ) -> &[[StepPrice; 6]] {
        self.worked_out.step_prices.of(arm, gait).get_or_init(|| self.map.price_steps(price))
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
    /// The units in the order of their ids. T-09.
    pub units: Roster,
    /// The brigades in the order of their ids. T-10.
    pub brigades: Vec<Brigade>,
    /// The divisions in the order of their ids. T-10.
    pub divisions: Vec<Division>,
    /// The kinds of chits in the order of their ids; copies share a kind. T-11 to T-13.
    pub chits: Vec<Chit>,
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
    /// Each side's general casualty table: the leader hit, or a near miss. T-15.
    pub casualties: PerSide<[Option<ChitId>; 6]>,
    /// What the backs of each side's event chits are good for, where the game says so. CHIT-05, V-26.
    pub command_events: PerSide<Option<CommandEvent>>,
    /// The markers beside those of the series, in the order of their ids.
    pub markers: Vec<Marker>,
    /// The scenarios. T-28.
    pub scenarios: Vec<Scenario>,
}
