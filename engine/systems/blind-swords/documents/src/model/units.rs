//! `units.yaml`: the order of battle.

use blind_swords::game::{
    Brigade, BrigadeId, Dismounted, Division, Rates, TraitId, UnitArm, Values, WeaponId,
};
use kernel::Listed;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Named, Provenance, Side};

/// Root of `units.yaml`: divisions, brigades and combat units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords order of battle")]
pub struct Units {
    /// Divisions of both sides, by division id.
    pub divisions: Listed<Division>,
    /// Brigades of both sides, by brigade id.
    pub brigades: Listed<Brigade>,
    /// Combat units of both sides, by unit id.
    pub units: Named<Unit>,
}

/// Combat unit, as printed on its counter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Unit {
    /// Name printed on the counter (default: the unit id).
    pub name: Option<String>,
    /// Id of the brigade to which the unit belongs. Absent for a unit without a brigade, such as a
    /// battery.
    pub brigade: Option<BrigadeId>,
    /// Side of the unit. Only for a unit without a brigade.
    pub side: Option<Side>,
    /// Arm of the unit: `infantry`, `cavalry`, `artillery`, or the id of an arm from `tables.yaml`
    /// (default: `infantry`).
    #[schemars(extend("examples" = ["infantry", "cavalry", "artillery"]))]
    pub arm: Option<UnitArm>,
    /// Id of the unit's weapon, from `tables.yaml`.
    #[schemars(extend("examples" = ["rf", "sm", "mx", "sr", "cc"]))]
    pub weapon: WeaponId,
    /// Strength and cohesion of the front.
    pub fresh: Option<Values>,
    /// Strength and cohesion on the battleworn face. A unit without a fresh face is fragile.
    pub battleworn: Values,
    /// Dismounted counter, for cavalry that can dismount (default: none).
    pub dismounted: Option<Dismounted>,
    /// Movement points of the unit (default: those of its arm). Dismounted cavalry moves as
    /// infantry.
    pub movement: Option<Rates>,
    /// Ids of the unit's traits (default: none).
    #[serde(default)]
    pub traits: Vec<TraitId>,
    /// Historical number of men. Absent if unknown.
    pub men: Option<u16>,
    /// Number of guns. Only for artillery.
    pub guns: Option<u8>,
    /// Origin of the figures: one origin for all, or a mapping with `strength`, `cohesion` and
    /// `weapon` as keys.
    pub provenance: Option<Provenance>,
    /// Note about the unit for readers of the package. Players do not see it.
    pub note: Option<String>,
}
