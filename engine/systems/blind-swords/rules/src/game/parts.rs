use serde::{Deserialize, Serialize};

/// A part of the sequence of play that a scenario may omit. All other parts are essential, or
/// orders, options and scripts control them. SEQ-01, SEQ-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The Artillery Phase with its rally step. Artillery reinforcements still arrive.
    ArtilleryPhase,
    /// The Rally Step of activations: no order allows units to recover or rebuild.
    RallyStep,
    /// The play of held chits in the End Turn Phase.
    FinalHeldChits,
    /// The movement of the Broken Track: broken units stay in their boxes.
    BrokenTrack,
}

impl Part {
    /// All parts that a scenario may omit, in the order of a turn.
    pub const ALL: [Self; 4] =
        [Self::ArtilleryPhase, Self::RallyStep, Self::FinalHeldChits, Self::BrokenTrack];

    /// Returns the word used in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ArtilleryPhase => "artillery-phase",
            Self::RallyStep => "rally-step",
            Self::FinalHeldChits => "final-held-chits",
            Self::BrokenTrack => "broken-track",
        }
    }

    /// Returns the requirement that defines the part.
    pub const fn requirement(self) -> &'static str {
        match self {
            Self::ArtilleryPhase => "ART-01",
            Self::RallyStep => "SEQ-02",
            Self::FinalHeldChits => "END-01",
            Self::BrokenTrack => "END-04",
        }
    }

    /// Returns the display name of the part.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ArtilleryPhase => "the Artillery Phase",
            Self::RallyStep => "the Rally Step",
            Self::FinalHeldChits => "held chits in the End Turn Phase",
            Self::BrokenTrack => "the shift of the Broken Track",
        }
    }
}
