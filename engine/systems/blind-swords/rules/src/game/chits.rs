use kernel::origin::Provenance;
use kernel::{IdSet, PerSide, Side};
use serde::{Deserialize, Serialize};

use super::{BrigadeId, BrigadeSet, DivisionId, listed, small_id};

small_id!(
    /// Id of a kind of chit. Copies of a chit share the kind. Documents refer only to chits of
    /// divisions, commanders and brigades, which come first.
    ChitId(u8),
    "$ref chit"
);

small_id!(
    /// Entry in a general casualty table in a document: a near miss, or the chit of a general.
    CasualtyRow(u8),
    "$ref casualty"
);

impl CasualtyRow {
    /// Returns the chit of the general. `None` for a near miss.
    pub fn chit(self) -> Option<ChitId> {
        self.index().checked_sub(1).map(ChitId::from_index)
    }
}

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
    /// Kebab-case id of the kind, unique among the chits of one side.
    pub id: String,
    /// Display name of the kind.
    pub name: String,
    /// Owner of the chit. `None` for wild chits.
    pub side: Option<Side>,
    /// Number of copies, at least 1.
    pub copies: u8,
    /// Effect of the chit when it is drawn or played.
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
        /// Command ratings of the general.
        leader: Leader,
    },
    /// Activates any brigade that the commander in chief commands. CHIT-15, CHIT-16.
    Cic {
        /// Brigades that the commander commands, such as a wing or corps. `None` means all brigades
        /// of the side.
        commands: Option<BrigadeSet>,
        /// Command ratings of the commander.
        leader: Leader,
    },
    /// Activates one brigade. CHIT-20, V-27.
    Brigade {
        /// Brigade that the chit activates.
        brigade: BrigadeId,
        /// Command ratings of the brigade commander.
        leader: Leader,
    },
    /// Negates the next chit that is drawn. CHIT-08, CHIT-09.
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
    /// Display name of the general.
    pub name: String,
    /// Rating on the normal side of the chit. `None` if the general needs no command roll.
    pub rating: Option<u8>,
    /// Rating on the casualty side of the chit. `None` if the general needs no command roll.
    pub casualty: Option<u8>,
    /// Whether a casualty result applies even before the general's chit has entered the game.
    /// CHIT-13.
    pub always_in_game: bool,
}

// T-12.
/// Event of an event chit, which scripts carry out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EventChit {
    /// Points of the sequence of play at which the chit may be played.
    pub windows: Vec<Window>,
    /// Whether the owner may hold the chit and play it later (default: yes).
    #[serde(default = "yes")]
    pub holdable: bool,
    /// Name of the script function that decides whether the chit can be played now (default: the
    /// chit can always be played).
    #[cfg_attr(feature = "schema", schemars(extend("x-names" = "function")))]
    pub can_play: Option<String>,
    /// Name of the script function that carries out the event.
    #[cfg_attr(feature = "schema", schemars(extend("x-names" = "function")))]
    pub on_play: String,
    // CHIT-23.
    /// Name of a group of chits, of which only one may be played in each activation (default: no
    /// such limit).
    pub once_per_activation: Option<String>,
}

const fn yes() -> bool {
    true
}

// BS 7.3. CHIT-05, V-26.
/// Command event, which is printed on the back of event chits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CommandEvent {
    /// Name of the command event, shown to players.
    pub name: String,
    /// Name of the script function that decides whether the event can be played now (default: the
    /// event can always be played).
    #[cfg_attr(feature = "schema", schemars(extend("x-names" = "function")))]
    pub can_play: Option<String>,
    /// Name of the script function that carries out the event.
    #[cfg_attr(feature = "schema", schemars(extend("x-names" = "function")))]
    pub on_play: String,
    /// Description of the event's effect for players, in our own words.
    pub help: String,
    /// Origin of the event, or a mapping with the key `effect`.
    pub provenance: Option<Provenance>,
}

/// Window in which an event may be played. In the names and descriptions of the windows, "your own"
/// refers to the side that plays the event. CHIT-24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// The window opens when the event chit is drawn.
    Draw,
    /// The window opens in the held chit step before a draw.
    Held,
    /// The window opens in the last play of held chits in a turn.
    Final,
    /// The window opens after the enemy has announced an order.
    EnemyOrders,
    /// The window opens at the start of your own Movement Step.
    OwnMovement,
    /// The window opens at the start of the enemy's Movement Step, after the enemy's own windows.
    EnemyMovement,
    /// The window opens at the start of your own Close Combat Step.
    OwnCloseCombat,
    /// The window opens before your own units fire.
    OwnFire,
    /// The window opens before enemy units fire.
    EnemyFire,
    /// The window opens after your own units have fired.
    AfterOwnFire,
    /// The window opens after enemy units have fired.
    AfterEnemyFire,
    /// The window opens after the roll for a cohesion test of your own units.
    OwnTest,
    /// The window opens after the roll for a cohesion test of enemy units.
    EnemyTest,
    /// The window opens after the roll for a Break Test of your own unit.
    OwnBreakTest,
    /// The window opens after the roll for a Break Test of an enemy unit.
    EnemyBreakTest,
    /// The window opens before your own unit retreats.
    OwnRetreat,
    /// The window opens before an enemy unit retreats.
    EnemyRetreat,
    /// The window opens before your own unit recovers or rebuilds.
    OwnRally,
    /// The window opens before an enemy unit recovers or rebuilds.
    EnemyRally,
    /// The window opens after the roll for a rebuild of your own unit.
    OwnRebuild,
    /// The window opens after the roll for a rebuild of an enemy unit.
    EnemyRebuild,
    /// The window opens when your own hex is attacked in close combat, before its defensive fire.
    OwnDefence,
    /// The window opens when an enemy hex is attacked in close combat, before its defensive fire.
    EnemyDefence,
    /// The window opens before your own unit acts in an artillery step.
    OwnArtillery,
    /// The window opens before an enemy unit acts in an artillery step.
    EnemyArtillery,
    /// The window opens after the command roll of your own general.
    OwnCommand,
    /// The window opens after the command roll of an enemy general.
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
    #[cfg_attr(feature = "schema", schemars(extend("x-names" = "function")))]
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

small_id!(
    /// Id of a track of a scenario.
    TrackId(u8),
    "$ref track"
);

// CHIT-07, T-30.
/// Arrival track, along whose boxes a chit moves into the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Track {
    /// Kebab-case id of the track, unique in the scenario.
    #[serde(skip)]
    pub id: String,
    /// Name of the track, shown to players.
    pub name: String,
    /// Side that may spend event chits on the track.
    pub side: Side,
    /// Id of the chit that moves along the track.
    pub chit: ChitId,
    /// Name of the action with which a side spends an event chit on the track, shown to players.
    pub common_event: String,
    /// Names of the track's boxes, from the first to the last.
    pub boxes: Vec<String>,
    /// Origin of the boxes: one origin for all, or a mapping with box numbers as keys, counted from
    /// 1.
    pub provenance: Option<Provenance>,
}

listed!(Track);

impl Track {
    /// Returns the id of a track by its index in the scenario.
    pub fn id_of(index: usize) -> TrackId {
        TrackId::from_index(index)
    }
}
