use serde::Serialize;

use crate::HexNumber;

/// Something that lies on the ground and may be taken up again: works, a bridge, smoke.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Laid {
    /// The hex in which it lies, or the first of the two between which it lies.
    pub hex: HexNumber,
    /// The second hex, if it lies on a hexside.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beyond: Option<HexNumber>,
    /// The character that stands for it on maps.
    pub sign: char,
    /// What it is called.
    pub name: String,
    /// The colour of its tile as `#rrggbb`, where it has one of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
}

impl Laid {
    /// Whether it lies in a hex or on one of its hexsides.
    pub fn touches(&self, hex: HexNumber) -> bool {
        self.hex == hex || self.beyond == Some(hex)
    }
}
