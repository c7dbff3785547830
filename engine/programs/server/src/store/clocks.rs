//! Storage of thinking times.

use kernel::PerSide;
use lobby::match_store::Used;
use rusqlite::{OptionalExtension, Result, Row, params};

use super::Store;

impl Store {
    /// Returns the thinking times of a match. `None` for a match without clocks.
    pub(crate) fn clocks(&self, id: &str) -> Result<Option<Used>> {
        let find = "SELECT minutes, usa, csa FROM thinking WHERE match = ?1";
        let read = |row: &Row<'_>| {
            let thought = |column| row.get::<_, i64>(column).map(i64::unsigned_abs);
            Ok(Used { minutes: row.get(0)?, used: PerSide { usa: thought(1)?, csa: thought(2)? } })
        };
        self.locked().query_row(find, [id], read).optional()
    }

    /// Stores the thinking times of a match.
    pub(crate) fn keep_clocks(&self, id: &str, Used { minutes, used }: Used) -> Result<()> {
        let keep =
            "INSERT OR REPLACE INTO thinking (match, minutes, usa, csa) VALUES (?1, ?2, ?3, ?4)";
        let whole = |thought: u64| i64::try_from(thought).unwrap_or(i64::MAX);
        let kept = params![id, minutes, whole(used.usa), whole(used.csa)];
        self.locked().execute(keep, kept).map(drop)
    }
}
