//! Acts of cases, and their forced results.

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Part of the game that a case plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Set-up of a scenario before its first turn.
    SetUp,
    /// A whole turn.
    Turn,
    /// The Command Decision Phase.
    CommandDecision,
    /// The Artillery Phase.
    ArtilleryPhase,
    /// The Chit Draw Phase, until the cup is empty.
    ChitDraw,
    /// The activation of the active brigade.
    Activation,
    /// The Orders Step of the active brigade.
    OrdersStep,
    /// The Fire Step of the active brigade.
    FireStep,
    /// The Movement Step of the active brigade.
    MovementStep,
    /// The Close Combat Step of the active brigade.
    CloseCombatStep,
    /// The Rally Step of the active brigade.
    RallyStep,
    /// The End Turn Phase.
    EndTurn,
    /// One fire.
    Fire,
    /// One close combat.
    CloseCombat,
    /// One cohesion test.
    CohesionTest,
    /// One retreat.
    Retreat,
    /// One Break Test.
    BreakTest,
    /// Morale Hits.
    MoraleHit,
    /// A depletion.
    Deplete,
    /// One unit's move.
    Move,
    /// One unit's advance.
    Advance,
    /// One rebuild.
    Rebuild,
    /// Play of an event chit.
    Event,
    /// Roll on the Fog of War table.
    Fog,
    /// Query: visibility of a hex.
    Los,
    /// Query: range.
    Range,
    /// Query: cost of a path.
    Cost,
    /// Query: modified strength.
    Sp,
    /// Query: modified cohesion rating.
    Cr,
    /// Query: support of a unit.
    Support,
    /// Query: stacking points of a hex.
    Stacking,
    /// Query: level of a hex.
    Level,
    /// Query: kind of terrain in a hex.
    Terrain,
    /// Query: column shift for the odds of a close combat.
    Odds,
}

/// Arguments of an act.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct With {
    /// A unit.
    pub unit: Option<String>,
    /// Units.
    #[serde(default)]
    pub units: Vec<String>,
    /// A target hex.
    pub target: Option<String>,
    /// A hex.
    pub hex: Option<String>,
    /// A number of hexes.
    pub hexes: Option<u8>,
    /// Enemies that cause a retreat or a test.
    #[serde(default)]
    pub causes: Vec<String>,
    /// `close-fight`, `routine`, `tough` or `severe`.
    pub test: Option<String>,
    /// `fire` or `close`.
    pub kind: Option<String>,
    /// A number of Morale Hits.
    pub hits: Option<u8>,
    /// Path of a move, without its first hex.
    #[serde(default)]
    pub path: Vec<String>,
    /// A side.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// A chit.
    pub chit: Option<String>,
    /// A die.
    pub die: Option<u8>,
    /// Starting hex.
    pub from: Option<String>,
    /// Destination hex.
    pub to: Option<String>,
}

/// Results that replace chart look-ups.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Force {
    /// Same results for every look-up.
    Always(ForcedResults),
    /// Results used in order.
    InOrder(Vec<ForcedResults>),
}

/// Set of results.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForcedResults {
    /// Combat Results Table result: `none`, `routine`, `tough` or `severe`.
    pub crt: Option<String>,
    /// Depletion result: `-`, `D`, `D2`, `DALL`, `AD` or `BD`.
    pub depletion: Option<String>,
    /// Skedaddle result: `-`, or results such as `MH R2 (P)`.
    pub skedaddle: Option<String>,
}
