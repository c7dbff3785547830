//! `units.yaml`: the order of battle.

use std::fmt;
use std::str::FromStr;

use blind_swords::game::Arm;
use document::Located;
use document::text::Id;
use document::written;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::{FaceValues, Ratio};
use super::{Keyed, Named, Provenance, Side};

/// The order of battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords order of battle")]
pub struct Units {
    /// Divisions by id.
    pub divisions: Named<Division>,
    /// Brigades by id.
    pub brigades: Named<Brigade>,
    /// Combat units by id.
    pub units: Named<Unit>,
}

/// A division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Division {
    /// Its commander's name.
    pub name: String,
    /// Whose it is.
    pub side: Side,
}

/// A brigade.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Brigade {
    /// Its commander's name; the id with a capital where not given.
    pub name: Option<String>,
    /// Whose it is.
    pub side: Side,
    /// The division it belongs to.
    pub division: Located<Id>,
    /// Figures that scripts ask for by name.
    #[serde(default)]
    pub numbers: Keyed<String, i16>,
    /// Where they come from; parts are their names.
    pub provenance: Option<Provenance>,
}

/// A combat unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Unit {
    /// Name as printed; the id where not given.
    pub name: Option<String>,
    /// The brigade it belongs to.
    pub brigade: Option<Located<Id>>,
    /// Whose it is, for units without a brigade.
    pub side: Option<Side>,
    /// Infantry where not given.
    #[serde(default)]
    pub arm: Arm,
    /// What it fights with.
    pub weapon: Weapon,
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back. A unit with no front is fragile.
    pub battleworn: FaceValues,
    /// The second counter of cavalry that can dismount.
    pub dismounted: Option<Dismounted>,
    /// Movement points of artillery, where it has others than the guns of the tables.
    pub movement: Option<Located<Ratio>>,
    /// Men present, where known.
    pub men: Option<u16>,
    /// Guns, of artillery.
    pub guns: Option<u8>,
    /// Where the figures come from; parts are `strength`, `cohesion` and `weapon`.
    pub provenance: Option<Provenance>,
    /// Anything a reader should know.
    pub note: Option<String>,
}

/// The counter of a cavalry unit on foot.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Dismounted {
    /// What it fights with; the weapon of the mounted counter where not given.
    pub weapon: Option<Weapon>,
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back.
    pub battleworn: FaceValues,
}

/// What a unit fights with: `sm` smoothbore (`s` on infantry counters), `rf` rifled, `sr` carbine,
/// `mx` rifles and smoothbores together, `cc` close-combat arms only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Weapon(pub blind_swords::game::Weapon);

impl FromStr for Weapon {
    type Err = String;

    fn from_str(text: &str) -> Result<Weapon, String> {
        let letters = if text == "s" { "sm" } else { text };
        let known = blind_swords::game::Weapon::ALL.map(Weapon);
        let named = known.into_iter().find(|weapon| weapon.to_string() == letters);
        named.ok_or_else(|| format!("`{text}` is no weapon: expected sm, rf, sr, mx or cc"))
    }
}

impl fmt::Display for Weapon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.id().to_lowercase())
    }
}

written!(Weapon, "^(sm?|rf|sr|mx|cc)$", "a weapon: `sm`, `rf`, `sr`, `mx` or `cc`");
