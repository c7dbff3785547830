//! Acts of cases, and their forced results.

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// The action of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// The actions of a scenario before its first turn.
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
    /// The visibility of a hex.
    Los,
    /// Query: range.
    Range,
    /// The cost of a path.
    Cost,
    /// Query: modified strength.
    Sp,
    /// Query: modified cohesion rating.
    Cr,
    /// Query: support of a unit.
    Support,
    /// The stacking points in a hex.
    Stacking,
    /// Query: level of a hex.
    Level,
    /// Query: kind of terrain in a hex.
    Terrain,
    /// Query: column shift for the odds of a close combat.
    Odds,
}

/// The arguments of an action.
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
    /// The hexes of a move, without the first.
    #[serde(default)]
    pub path: Vec<String>,
    /// A side.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// A chit.
    pub chit: Option<String>,
    /// A die.
    pub die: Option<u8>,
    /// The starting hex.
    pub from: Option<String>,
    /// The destination hex.
    pub to: Option<String>,
}

/// Results that replace chart lookups.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Force {
    /// For every lookup.
    Always(ForcedResults),
    /// For each lookup in order.
    InOrder(Vec<ForcedResults>),
}

/// Set of results.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForcedResults {
    /// The Combat Results Table: `none`, `routine`, `tough` or `severe`.
    pub crt: Option<String>,
    /// The depletion: `-`, `D`, `D2`, `DALL`, `AD` or `BD`.
    pub depletion: Option<String>,
    /// The skedaddle: `-`, or results such as `MH R2 (P)`.
    pub skedaddle: Option<String>,
}
