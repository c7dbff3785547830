use serde::{Deserialize, Serialize};

use super::small_id;

small_id!(
    /// Id of a period of night on the turn track.
    NightId(u8)
);

// SS 22.0.
/// Period of night turns, or of turns with mist or rain that have the effects of night.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Night {
    /// Phrase that refusals use for the night (default: `at night`).
    #[cfg_attr(
        feature = "schema",
        schemars(extend("examples" = ["in the mist", "in the rain"]))
    )]
    pub when: Option<String>,
    /// First night turn.
    pub first: u8,
    /// Last night turn.
    pub last: u8,
    /// Longest range of any fire at night, in hexes (default: as by day).
    pub range: Option<u8>,
    /// Whether close combat is prohibited during the night.
    #[serde(default)]
    pub no_close_combat: bool,
}

impl Night {
    /// Whether the night includes a turn.
    pub fn covers(&self, turn: u8) -> bool {
        (self.first..=self.last).contains(&turn)
    }

    /// Returns the phrase that refusals use for the night, such as `at night`.
    pub fn when(&self) -> &str {
        self.when.as_deref().unwrap_or("at night")
    }
}
