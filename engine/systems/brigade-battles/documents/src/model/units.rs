//! `units.yaml`: divisions, leaders and combat units.

use brigade_battles::game::{Arm, Colour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Id, Located, Named, Provenance, Side};

/// Order of battle: divisions, leaders and combat units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles units")]
pub struct Units {
    /// Divisions by id.
    pub divisions: Named<Division>,
    /// Leaders by id.
    pub leaders: Named<Leader>,
    /// Combat units by id.
    pub units: Named<Unit>,
}

/// Division of one side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// Name of the division.
    pub name: String,
    /// Side of the division.
    pub side: Side,
    /// Hexes towards which the division's units may retreat, in addition to those of the side.
    #[serde(default)]
    pub retreat: Vec<Located<Hex>>,
    /// Origin of the division.
    pub provenance: Option<Provenance>,
}

/// A leader. A leader without divisions commands the army.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    /// Name of the leader.
    pub name: String,
    /// Side of the leader.
    pub side: Side,
    /// Ids of the divisions under the leader's command. Empty for an army leader.
    #[serde(default)]
    pub divisions: Vec<Located<Id>>,
    /// Origin of the leader's figures.
    pub provenance: Option<Provenance>,
}

/// Combat unit, as printed on its counter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Name of the unit.
    pub name: String,
    /// Side of the unit.
    pub side: Side,
    /// Arm of the unit: infantry, cavalry or artillery.
    #[schemars(with = "ArmWord")]
    pub arm: Arm,
    /// Division of the unit, if any. Its leader may start next to the unit, and the unit shares the
    /// division's retreat hexes. Artillery may have a division, but obeys any leader.
    pub division: Option<Located<Id>>,
    /// Whether the unit is always in command.
    #[serde(default)]
    pub independent: bool,
    /// Morale of the unit, by the colour of its strength.
    #[schemars(with = "ColourWord")]
    pub morale: Colour,
    /// Strength points at full strength.
    pub strength: u8,
    /// Strength at which the unit is shattered. Absent for artillery.
    pub shattered: Option<u8>,
    /// Historical number of men, if known.
    pub men: Option<u16>,
    /// Historical number of guns, if known.
    pub guns: Option<u16>,
    /// Regiments combined in the unit, by their ids in the game at regimental scale.
    #[serde(default)]
    pub sums: Vec<Id>,
    /// Note for readers of the package.
    pub note: Option<String>,
    /// Origin of the unit's figures.
    pub provenance: Option<Provenance>,
}

/// Keywords of arms, for the JSON Schema.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase", inline)]
#[expect(dead_code, reason = "the schema of a type that the rules own")]
enum ArmWord {
    Infantry,
    Cavalry,
    Artillery,
}

/// Keywords of morale colours, for the JSON Schema.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase", inline)]
#[expect(dead_code, reason = "the schema of a type that the rules own")]
enum ColourWord {
    Green,
    Black,
    Gold,
}
