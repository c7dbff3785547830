use serde::Serialize;

use crate::{HexNumber, Side};

/// A part of the map that a table shows on demand, such as what somebody controls, commands or sees.
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
    /// By which a table remembers that it is shown; no other area of a position has it.
    pub id: String,
    /// What people switch on, in a few words.
    pub title: String,
    /// Whose it is, if it is anybody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Its hexes, each once.
    pub hexes: Vec<HexNumber>,
}
