use serde::Serialize;

use crate::HexNumber;

/// Something that lies on the ground and may be taken up again: works, a bridge, smoke.
///
/// ```
/// use kernel::{HexNumber, Laid};
/// let [near, far] = [HexNumber::new(3, 4), HexNumber::new(3, 5)];
/// let (name, colour) = ("Bridge".to_owned(), None);
/// let bridge = Laid { hex: near, beyond: Some(far), sign: '=', name, colour };
/// assert!(bridge.touches(near) && bridge.touches(far), "it lies between the two");
/// let smoke = Laid { beyond: None, sign: '%', name: "Smoke".to_owned(), ..bridge };
/// assert!(smoke.touches(near) && !smoke.touches(far));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Laid {
    /// The hex in which it lies, or the first of the two between which it lies.
    pub hex: HexNumber,
    /// The second hex, if it lies on a hexside.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beyond: Option<HexNumber>,
    /// The character that stands for it on maps.
    pub sign: char,
    /// What people call it, such as `Works`.
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
