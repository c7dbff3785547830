//! `units.yaml`: divisions, leaders and combat units.

use brigade_battles::game::{Arm, Colour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Id, Located, Named, Provenance, Side};

/// Who fights.
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
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// Hexes to which it may retreat beside those of its side.
    #[serde(default)]
    pub retreat: Vec<Located<Hex>>,
    /// Where it comes from.
    pub provenance: Option<Provenance>,
}

/// A leader: of the army where no division is named.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    /// His name.
    pub name: String,
    /// Whose he is.
    pub side: Side,
    /// The divisions that he commands.
    #[serde(default)]
    pub divisions: Vec<Located<Id>>,
    /// Where he comes from.
    pub provenance: Option<Provenance>,
}

/// A combat unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// Foot, horse or guns.
    #[schemars(with = "ArmWord")]
    pub arm: Arm,
    /// Its division, next to whose units its leader begins and whose hexes of retreat it shares. Guns may have one; they
    /// obey any leader all the same.
    pub division: Option<Located<Id>>,
    /// Always in command.
    #[serde(default)]
    pub independent: bool,
    /// Its morale.
    #[schemars(with = "ColourWord")]
    pub morale: Colour,
    /// Full strength points.
    pub strength: u8,
    /// Strength points of its back.
    pub shattered: Option<u8>,
    /// How many men it had.
    pub men: Option<u16>,
    /// How many guns it had.
    pub guns: Option<u16>,
    /// Of what it is the sum, by the ids of the game at the scale of regiments.
    #[serde(default)]
    pub sums: Vec<Id>,
    /// Anything more to say.
    pub note: Option<String>,
    /// Where its figures come from.
    pub provenance: Option<Provenance>,
}

/// The words of arms, for the schema.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase", inline)]
#[expect(dead_code, reason = "the schema of a type that the rules own")]
enum ArmWord {
    Infantry,
    Cavalry,
    Artillery,
}

/// The words of morale, for the schema.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase", inline)]
#[expect(dead_code, reason = "the schema of a type that the rules own")]
enum ColourWord {
    Green,
    Black,
    Gold,
}
