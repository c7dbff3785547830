use serde::Serialize;

use crate::HexNumber;

/// A removable marker on the map, such as works, a bridge or smoke.
///
/// ```
/// use kernel::{HexNumber, MapMarker};
/// let [near, far] = [HexNumber::new(3, 4), HexNumber::new(3, 5)];
/// let (name, colour) = ("Bridge".to_owned(), None);
/// let bridge = MapMarker { hex: near, beyond: Some(far), sign: '=', name, colour };
/// assert!(bridge.touches(near) && bridge.touches(far), "it lies between the two");
/// let smoke = MapMarker { beyond: None, sign: '%', name: "Smoke".to_owned(), ..bridge };
/// assert!(smoke.touches(near) && !smoke.touches(far));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MapMarker {
    /// Hex that contains the marker. For a marker on a hexside, the first of the two hexes.
    pub hex: HexNumber,
    /// Second hex of the hexside. `None` if the marker is inside a hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beyond: Option<HexNumber>,
    /// Character that stands for the marker on text maps.
    pub sign: char,
    /// Display name, such as `Works`.
    pub name: String,
    /// Colour of the marker as `#rrggbb`. `None` for the default colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
}

impl MapMarker {
    /// Whether the marker is in a hex or on one of its hexsides.
    pub fn touches(&self, hex: HexNumber) -> bool {
        self.hex == hex || self.beyond == Some(hex)
    }
}
