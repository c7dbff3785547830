use kernel::{IdSet, PerSide, Side};
use serde::{Deserialize, Serialize};

use super::{BrigadeId, BrigadeSet, DivisionId, TrackId, small_id};

small_id!(
    /// Id of a kind of chit. Copies of a chit share the kind.
    ChitId(u8)
);

small_id!(
    /// Id of a Fog of War effect that a script carries out.
    FogScriptId(u8)
);

/// General casualty table of each side, indexed by die. `None` is a near miss. T-15.
pub type Casualties = PerSide<[Option<ChitId>; 6]>;

/// A set of kinds of chits.
pub type ChitSet = IdSet<2>;

/// A kind of chit. Copies share the kind. T-11 to T-13.
#[derive(Clone, Debug)]
pub struct Chit {
    /// Kebab-case id, unique among the chits of one side.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Owner of the chit. `None` for wild chits.
    pub side: Option<Side>,
    /// Number of copies, at least 1.
    pub copies: u8,
    /// Effect of the chit.
    pub kind: ChitKind,
    /// Explanation supplied by the package. If there is none,
    /// [`chit_help`](crate::describe::chit_help) writes the explanation.
    pub help: Option<String>,
}

/// Effect of a chit.
#[derive(Clone, Debug)]
pub enum ChitKind {
    /// Activates a brigade of a division. CHIT-17.
    Division {
        /// Division whose brigades the chit may activate.
        division: DivisionId,
        /// Ratings of the general.
        leader: Leader,
    },
    /// Activates any brigade that the commander in chief commands. CHIT-15, CHIT-16.
    Cic {
        /// Brigades of the commander's wing or corps. `None` means all brigades of the side.
        commands: Option<BrigadeSet>,
        /// Ratings of the commander.
        leader: Leader,
    },
    /// Activates one brigade. CHIT-20, V-27.
    Brigade {
        /// Brigade that the chit activates.
        brigade: BrigadeId,
        /// Ratings of the brigade commander.
        leader: Leader,
    },
    /// Negates the next chit. CHIT-08, CHIT-09.
    FortunesOfWar,
    /// Rolls on the Fog of War table. CHIT-10 to CHIT-14.
    FogOfWar,
    /// Runs a script when drawn. The chit goes into every cup, like the other wild chits. BS 5.3.
    Wild {
        /// Script function to run when the chit is drawn.
        on_draw: String,
    },
    /// An event that the chit's owner may play. CHIT-05 to CHIT-07, CHIT-24.
    Event(EventChit),
}

/// A general's command ratings. CHIT-16, CHIT-17, ORG-04.
#[derive(Clone, Debug)]
pub struct Leader {
    /// Display name.
    pub name: String,
    /// Rating on the normal side of the chit. `None` if the general needs no command roll.
    pub rating: Option<u8>,
    /// Rating on the casualty side of the chit. `None` if the general needs no command roll.
    pub casualty: Option<u8>,
    /// Whether a casualty result applies even before the general's chit has entered the game.
    /// CHIT-13.
    pub always_in_game: bool,
}

/// An event chit. T-12.
#[derive(Clone, Debug)]
pub struct EventChit {
    /// Windows in which the event may be played.
    pub windows: Vec<Window>,
    /// Whether a player may hold the chit for later.
    pub holdable: bool,
    /// Script condition for playing the event now. `None` means always.
    pub can_play: Option<String>,
    /// Script function that carries out the event.
    pub on_play: String,
    /// Group of which at most one chit may be played on one activation. `None` if the chit belongs
    /// to no group. CHIT-23.
    pub once_per_activation: Option<String>,
}

/// Effect of the back of a drawn event chit. BS 7.3. CHIT-05, V-26.
#[derive(Clone, Debug)]
pub struct CommandEvent {
    /// Display name.
    pub name: String,
    /// Script condition for using the back now. `None` means always.
    pub can_play: Option<String>,
    /// Script function that carries out the effect.
    pub on_play: String,
    /// Explanation for players, not quoted from the rulebook.
    pub help: String,
}

/// Window in which an event may be played. CHIT-24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// When the event chit is drawn.
    Draw,
    /// In the held chit step before a draw.
    Held,
    /// In the last play of held chits in a turn.
    Final,
    /// After the enemy has announced an order.
    EnemyOrders,
    /// At the start of your own Movement Step.
    OwnMovement,
    /// At the start of the enemy's Movement Step, after the enemy's own windows.
    EnemyMovement,
    /// At the start of your own Close Combat Step.
    OwnCloseCombat,
    /// Before your own units fire.
    OwnFire,
    /// Before enemy units fire.
    EnemyFire,
    /// After your own units have fired.
    AfterOwnFire,
    /// After enemy units have fired.
    AfterEnemyFire,
    /// When a cohesion test of your own units is rolled.
    OwnTest,
    /// When a cohesion test of enemy units is rolled.
    EnemyTest,
    /// When a Break Test of your own unit is rolled.
    OwnBreakTest,
    /// When a Break Test of an enemy unit is rolled.
    EnemyBreakTest,
    /// Before your own unit retreats.
    OwnRetreat,
    /// Before an enemy unit retreats.
    EnemyRetreat,
    /// Before your own unit recovers or rebuilds.
    OwnRally,
    /// Before an enemy unit recovers or rebuilds.
    EnemyRally,
    /// When a rebuild of your own unit is rolled.
    OwnRebuild,
    /// When a rebuild of an enemy unit is rolled.
    EnemyRebuild,
    /// When your own hex is attacked in close combat, before its defensive fire.
    OwnDefence,
    /// When an enemy hex is attacked in close combat, before its defensive fire.
    EnemyDefence,
    /// Before your own unit acts in an artillery step.
    OwnArtillery,
    /// Before an enemy unit acts in an artillery step.
    EnemyArtillery,
    /// When a command roll of your own general is made.
    OwnCommand,
    /// When a command roll of an enemy general is made.
    EnemyCommand,
}

/// An effect of the Fog of War table. CHIT-10 to CHIT-13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FogEffect {
    /// The opponent may move one unit of the side towards its enemy.
    UncontrolledAdvance(Side),
    /// The opponent may move one unit of the side away from its enemy.
    UncontrolledWithdrawal(Side),
    /// A general of the side may become a casualty.
    GeneralCasualty(Side),
}

/// Row of the Fog of War table. CHIT-10, V-31.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FogRow {
    /// An effect of the series rules on one side.
    Effect(FogEffect),
    /// An effect carried out by a script.
    Script(FogScriptId),
}

/// A Fog of War effect by script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FogScript {
    /// Display name of the effect.
    pub name: String,
    /// The script function, called with the side that rolled. It may ask either side and place markers.
    pub call: String,
}

impl Chit {
    /// Returns the event data of the chit. `None` if the chit is not an event.
    pub const fn event(&self) -> Option<&EventChit> {
        if let ChitKind::Event(event) = &self.kind { Some(event) } else { None }
    }

    /// Returns the general of the chit. `None` if the chit belongs to no general.
    pub const fn leader(&self) -> Option<&Leader> {
        match &self.kind {
            ChitKind::Division { leader, .. }
            | ChitKind::Cic { leader, .. }
            | ChitKind::Brigade { leader, .. } => Some(leader),
            ChitKind::Event(_)
            | ChitKind::FogOfWar
            | ChitKind::FortunesOfWar
            | ChitKind::Wild { .. } => None,
        }
    }
}

/// A track on which event chits may be spent as common events. CHIT-07, T-30.
#[derive(Clone, Debug)]
pub struct Track {
    /// Kebab-case id.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Side that may spend chits on the track.
    pub side: Side,
    /// Chit that advances along the track.
    pub chit: ChitId,
    /// Names of the boxes, in order.
    pub boxes: Vec<String>,
    /// Name of the common event.
    pub common_event: String,
}

impl Track {
    /// Returns the id of a track by its index in the scenario.
    pub fn id_of(index: usize) -> TrackId {
        TrackId::from_index(index)
    }
}
