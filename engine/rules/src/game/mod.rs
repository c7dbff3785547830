//! The compiled game: everything about a battle that never changes during a match.
//!
//! Ids are small integers given when a package is compiled; nothing is looked up by name in play.
//! Requirements section 29 (T-01 to T-40) lists what each part answers to.

mod charts;
mod chits;
mod map;
mod markers;
mod orders;
mod roster;
mod scenario;
mod shifts;
mod terrain;
mod tokens;
mod units;

pub use charts::*;
pub use chits::*;
pub use map::*;
pub use markers::*;
pub use orders::*;
pub use roster::*;
pub use scenario::*;
pub use shifts::*;
pub use terrain::*;
pub use tokens::*;
pub use units::*;

use kernel::{Edge, PerSide};

use crate::profile::Profile;

/// A battle of the series, compiled from its package.
#[derive(Clone, Debug)]
pub struct Game {
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
    pub fog: [FogEffect; 6],
    /// Each side's general casualty table: the leader hit, or a near miss. T-15.
    pub casualties: PerSide<[Option<ChitId>; 6]>,
    /// What the backs of each side's event chits are good for, where the game says so. CHIT-05, V-26.
    pub command_events: PerSide<Option<CommandEvent>>,
    /// The markers beside those of the series, in the order of their ids.
    pub markers: Vec<Marker>,
    /// The scenarios. T-28.
    pub scenarios: Vec<Scenario>,
}

/// An id over a small integer: its name, its width, and the index it stands for.
macro_rules! small_id {
    ($(#[$doc:meta])* $name:ident($width:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub $width);

        impl $name {
            /// The index into tables with one entry for each.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The id of a table's entry.
            ///
            /// # Panics
            /// If the index does not fit; packages are checked for that when compiled.
            pub fn from_index(index: usize) -> Self {
                Self(<$width>::try_from(index).expect("packages have few enough entries"))
            }
        }
    };
}

pub(crate) use small_id;
