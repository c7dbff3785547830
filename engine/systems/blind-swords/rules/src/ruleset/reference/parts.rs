//! Parts that several charts share.

use kernel::{Content, Panel, Row, say};

use crate::game::Leader;

/// Returns the title of the Combat Results Table.
pub(super) fn combat_title() -> String {
    say!("chart-combat")
}

/// Returns the title of the fire cohesion table.
pub(super) fn fire_cohesion_title() -> String {
    say!("chart-fire-cohesion")
}

/// Returns the title of the close combat cohesion table.
pub(super) fn close_cohesion_title() -> String {
    say!("chart-close-cohesion")
}

/// Returns the title of the Fog of War table.
pub(super) fn fog_title() -> String {
    say!("chart-fog")
}

/// Returns the title of the general casualty tables.
pub fn casualties_title() -> String {
    say!("chart-casualties")
}

pub(super) fn chart(title: String, note: String, head: Vec<String>, rows: Vec<Row>) -> Panel {
    let table = Content::Table { head, rows };
    Panel { title, parts: vec![Content::Words(note), table] }
}

pub(super) fn row(cells: impl IntoIterator<Item = String>) -> Row {
    Row { side: None, cells: cells.into_iter().collect() }
}

pub(super) fn ratings(leader: &Leader) -> String {
    match (leader.rating, leader.casualty) {
        (Some(rating), Some(hit)) => say!("rating-hit", rating, hit),
        (Some(rating), None) => say!("rating", rating),
        (None, Some(hit)) => say!("rating-only-hit", hit),
        (None, None) => say!("rating-none"),
    }
}
