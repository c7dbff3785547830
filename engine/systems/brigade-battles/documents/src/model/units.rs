//! `units.yaml`: divisions, leaders and combat units.

use brigade_battles::game::{Arm, Colour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HexNumber, Id, Located, Named, Provenance, Side};

/// The order of battle.
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

/// A division.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Hexes that it may retreat towards, in addition to those of its side.
    #[serde(default)]
    pub retreat: Vec<Located<HexNumber>>,
    /// The origin.
    pub provenance: Option<Provenance>,
}

/// A leader. Without divisions he commands the army.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    /// Name of the leader.
    pub name: String,
    /// His side.
    pub side: Side,
    /// Divisions under the leader's command.
    #[serde(default)]
    pub divisions: Vec<Located<Id>>,
    /// Origin of the leader.
    pub provenance: Option<Provenance>,
}

/// A combat unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Infantry, cavalry or artillery.
    #[schemars(with = "ArmWord")]
    pub arm: Arm,
    /// Its division: the units that its leader starts adjacent to, and whose retreat hexes it shares. Artillery may
    /// have one, but obeys any leader.
    pub division: Option<Located<Id>>,
    /// Whether it is always in command.
    #[serde(default)]
    pub independent: bool,
    /// Morale, by the colour of its strength.
    #[schemars(with = "ColourWord")]
    pub morale: Colour,
    /// Full strength points.
    pub strength: u8,
    /// The strength at which it is shattered.
    pub shattered: Option<u8>,
    /// The historical number of men.
    pub men: Option<u16>,
    /// The historical number of guns.
    pub guns: Option<u16>,
    /// The regiments that it combines, by their ids in the game at regimental scale.
    #[serde(default)]
    pub sums: Vec<Id>,
    /// A note for readers.
    pub note: Option<String>,
    /// The origin of its figures.
    pub provenance: Option<Provenance>,
}

/// Keywords of arms, for the schema.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase", inline)]
#[expect(dead_code, reason = "the schema of a type that the rules own")]
enum ArmWord {
    Infantry,
    Cavalry,
    Artillery,
}

/// Keywords of morale colours, for the schema.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase", inline)]
#[expect(dead_code, reason = "the schema of a type that the rules own")]
enum ColourWord {
    Green,
    Black,
    Gold,
}
