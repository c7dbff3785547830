use serde::{Deserialize, Serialize};

use super::small_id;

small_id!(
    /// Id of a night of the turn track.
    NightId(u8)
);

// SS 22.0.
/// Turns at night, or in mist or rain with the same effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Night {
    /// The phrase for refusals (default: `at night`).
    #[cfg_attr(
        feature = "schema",
        schemars(extend("examples" = ["in the mist", "in the rain"]))
    )]
    pub when: Option<String>,
    /// First turn.
    pub first: u8,
    /// Last night turn, included.
    pub last: u8,
    /// The longest range of any fire, in hexes (default: as by day).
    pub range: Option<u8>,
    /// Whether close combat is prohibited.
    #[serde(default)]
    pub no_close_combat: bool,
}

impl Night {
    /// Whether the night includes a turn.
    pub fn covers(&self, turn: u8) -> bool {
        (self.first..=self.last).contains(&turn)
    }

    /// Phrase that refusals use for the night, such as `by night`.
    pub fn when(&self) -> &str {
        self.when.as_deref().unwrap_or("at night")
    }
}
