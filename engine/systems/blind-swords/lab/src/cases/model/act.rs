//! Actions that a case can perform, their arguments and the forced results.

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Action or query of a case. An action changes the position, and a query only returns a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Action: runs the set-up of a scenario before its first turn.
    SetUp,
    /// Action: runs a whole turn.
    Turn,
    /// Action: runs the Command Decision Phase.
    CommandDecision,
    /// Action: runs the Artillery Phase.
    ArtilleryPhase,
    /// Action: runs the Chit Draw Phase until the cup is empty.
    ChitDraw,
    /// Action: runs the activation of the active brigade.
    Activation,
    /// Action: runs the Orders Step of the active brigade.
    OrdersStep,
    /// Action: runs the Fire Step of the active brigade.
    FireStep,
    /// Action: runs the Movement Step of the active brigade.
    MovementStep,
    /// Action: runs the Close Combat Step of the active brigade.
    CloseCombatStep,
    /// Action: runs the Rally Step of the active brigade.
    RallyStep,
    /// Action: runs the End Turn Phase.
    EndTurn,
    /// Action: `units` fire together at `target`.
    Fire,
    /// Action: `units` attack `target` in close combat.
    CloseCombat,
    /// Action: the hex of `unit` takes a cohesion test.
    CohesionTest,
    /// Action: `unit` retreats by `hexes` hexes.
    Retreat,
    /// Action: `unit` takes a Break Test.
    BreakTest,
    /// Action: `unit` takes `hits` Morale Hits.
    MoraleHit,
    /// Action: `unit` is depleted.
    Deplete,
    /// Action: `unit` moves along `path`.
    Move,
    /// Action: `unit` advances along `path` after close combat.
    Advance,
    /// Action: `unit` makes a rebuild attempt.
    Rebuild,
    /// Action: `side` plays the event chit `chit`.
    Event,
    /// Action: a die is rolled on the Fog of War table.
    Fog,
    /// Query: visibility of one hex from another.
    Los,
    /// Query: range between two hexes, in hexes.
    Range,
    /// Query: cost of a path for a unit, in movement points.
    Cost,
    /// Query: modified strength points of a unit.
    Sp,
    /// Query: modified cohesion rating of a unit.
    Cr,
    /// Query: whether a unit has support.
    Support,
    /// Query: number of stacking points in a hex.
    Stacking,
    /// Query: level of `hex`.
    Level,
    /// Query: kind of terrain in a hex.
    Terrain,
    /// Query: column shift for the odds of a close combat. 0 if no row of the odds applies.
    Odds,
}

/// Arguments of the action or query. Each action uses some of them.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct With {
    /// Id of the unit that acts or is tested.
    pub unit: Option<String>,
    /// Ids of the units that act, such as the firers or the attackers.
    #[serde(default)]
    pub units: Vec<String>,
    /// Number of the hex that the units fire at or attack.
    pub target: Option<String>,
    /// Number of the hex that the action or query is about.
    pub hex: Option<String>,
    /// Length of the retreat, in hexes (default: 1).
    pub hexes: Option<u8>,
    /// Ids of the enemy units that cause the retreat or the test. For a cohesion test the default
    /// is all adjacent enemies.
    #[serde(default)]
    pub causes: Vec<String>,
    /// Kind of cohesion test: `close-fight`, `routine`, `tough` or `severe`.
    pub test: Option<String>,
    /// Cause of the cohesion test: `fire` or `close` combat.
    pub kind: Option<String>,
    /// Number of Morale Hits that the unit receives.
    pub hits: Option<u8>,
    /// Steps of the move: hex numbers without the starting hex, and words such as `charge`.
    #[serde(default)]
    pub path: Vec<String>,
    /// Side that performs the action: `usa` or `csa`.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// Id of the chit that the action plays.
    pub chit: Option<String>,
    /// Result of the first die roll. Absent if `dice` supplies it.
    pub die: Option<u8>,
    /// Number of the first hex in a range or visibility query.
    pub from: Option<String>,
    /// Number of the second hex in a range or visibility query.
    pub to: Option<String>,
}

/// Forced results, which replace chart lookups.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Force {
    /// One set of results that replaces every lookup.
    Always(ForcedResults),
    /// One set of results for each lookup, in order.
    InOrder(Vec<ForcedResults>),
}

/// Results that replace one chart lookup. Without `crt`, the dice determine the result on the
/// Combat Results Table. If only one of `depletion` and `skedaddle` is given, the other table has
/// no effect.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForcedResults {
    /// Result on the Combat Results Table: `none`, `routine`, `tough` or `severe`.
    pub crt: Option<String>,
    /// Depletion result: `-`, `D`, `D2`, `DALL`, `AD` or `BD`.
    pub depletion: Option<String>,
    /// Skedaddle result: `-`, or a list such as `MH R2 (P)`.
    pub skedaddle: Option<String>,
}
