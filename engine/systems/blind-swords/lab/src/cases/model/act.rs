//! Acts of cases, and their forced results.

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// The action of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Action: the set-up of a scenario before its first turn.
    SetUp,
    /// Action: a whole turn.
    Turn,
    /// Action: the Command Decision Phase.
    CommandDecision,
    /// Action: the Artillery Phase.
    ArtilleryPhase,
    /// Action: the Chit Draw Phase, until the cup is empty.
    ChitDraw,
    /// Action: the activation of the active brigade.
    Activation,
    /// Action: the Orders Step of the active brigade.
    OrdersStep,
    /// Action: the Fire Step of the active brigade.
    FireStep,
    /// Action: the Movement Step of the active brigade.
    MovementStep,
    /// Action: the Close Combat Step of the active brigade.
    CloseCombatStep,
    /// Action: the Rally Step of the active brigade.
    RallyStep,
    /// Action: the End Turn Phase.
    EndTurn,
    /// Action: one fire.
    Fire,
    /// Action: one close combat.
    CloseCombat,
    /// Action: one cohesion test.
    CohesionTest,
    /// Action: one retreat.
    Retreat,
    /// Action: one Break Test.
    BreakTest,
    /// Action: Morale Hits on a unit.
    MoraleHit,
    /// Action: a depletion of a unit.
    Deplete,
    /// Action: the move of one unit.
    Move,
    /// Action: the advance of one unit after close combat.
    Advance,
    /// Action: one rebuild attempt.
    Rebuild,
    /// Action: the play of an event chit.
    Event,
    /// Action: a roll on the Fog of War table.
    Fog,
    /// Query: visibility of a hex.
    Los,
    /// Query: range between two hexes.
    Range,
    /// Query: cost of a path.
    Cost,
    /// Query: modified strength of a unit.
    Sp,
    /// Query: modified cohesion rating of a unit.
    Cr,
    /// Query: support of a unit.
    Support,
    /// Query: stacking points in a hex.
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
    /// The unit of the action, by id.
    pub unit: Option<String>,
    /// The units of the action, by id.
    #[serde(default)]
    pub units: Vec<String>,
    /// The target hex of the action.
    pub target: Option<String>,
    /// The hex of the action or query.
    pub hex: Option<String>,
    /// The length of a retreat in hexes (default: 1).
    pub hexes: Option<u8>,
    /// Enemies that cause a retreat or a test.
    #[serde(default)]
    pub causes: Vec<String>,
    /// The cohesion test: `close-fight`, `routine`, `tough` or `severe`.
    pub test: Option<String>,
    /// The cause of the cohesion test: `fire` or `close`.
    pub kind: Option<String>,
    /// The number of Morale Hits.
    pub hits: Option<u8>,
    /// The hexes of a move, without the starting hex.
    #[serde(default)]
    pub path: Vec<String>,
    /// The side of the action.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// The chit of the action, by id.
    pub chit: Option<String>,
    /// The result of the first die roll.
    pub die: Option<u8>,
    /// The first hex of a range or visibility query.
    pub from: Option<String>,
    /// The second hex of a range or visibility query.
    pub to: Option<String>,
}

/// Forced results that replace chart lookups.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Force {
    /// Results for every lookup.
    Always(ForcedResults),
    /// Results for each lookup, in order.
    InOrder(Vec<ForcedResults>),
}

/// Set of forced results.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForcedResults {
    /// The result on the Combat Results Table: `none`, `routine`, `tough` or `severe`.
    pub crt: Option<String>,
    /// The depletion result: `-`, `D`, `D2`, `DALL`, `AD` or `BD`.
    pub depletion: Option<String>,
    /// The skedaddle result: `-`, or results such as `MH R2 (P)`.
    pub skedaddle: Option<String>,
}
