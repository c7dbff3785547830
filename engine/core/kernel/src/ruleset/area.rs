use serde::Serialize;

use crate::{HexNumber, Side};

/// A part of the map that is shown on request, such as the hexes that a side controls, commands or
/// sees.
///
/// ```
/// use kernel::{Area, HexNumber, Side};
/// let seen = Area {
///     id: "seen".to_owned(),
///     title: "What can be seen".to_owned(),
///     side: Some(Side::Usa),
///     hexes: vec![HexNumber::new(3, 4), HexNumber::new(3, 5)],
/// };
/// let areas = [Area { id: "held".to_owned(), side: None, ..seen.clone() }, seen];
/// let shown = areas.iter().find(|area| area.id == "seen").expect("it was shown before");
/// assert_eq!((shown.side, shown.hexes.len()), (Some(Side::Usa), 2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Area {
    /// Id, unique within a position. A program uses the id to remember which areas the player has
    /// switched on.
    pub id: String,
    /// Short label of the control that shows and hides the area.
    pub title: String,
    /// Side that the area belongs to. `None` if it belongs to neither side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Hexes of the area, without duplicates.
    pub hexes: Vec<HexNumber>,
}
