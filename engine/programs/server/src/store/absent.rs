//! Storage for absent players: where to alert them.

use kernel::Side;
use lobby::AlertAddresses;
use rusqlite::{Connection, OptionalExtension, params};

use super::Store;
use super::written::{Result, one};

impl Store {
    /// Returns the alert addresses of a side.
    pub(crate) fn alerts(&self, id: &str, side: Side) -> Result<AlertAddresses> {
        let find = "SELECT webhook FROM alerts WHERE match = ?1 AND side = ?2";
        let found = self.reading().query_row(find, [id, side.id()], |row| row.get(0)).optional()?;
        Ok(AlertAddresses { webhook: found })
    }

    /// Stores the alert addresses of a side.
    pub(crate) fn keep_alerts(
        &self,
        id: &str,
        side: Side,
        addresses: &AlertAddresses,
        language: &str,
    ) -> Result<()> {
        let connection = self.locked();
        let Some(webhook) = &addresses.webhook else {
            let forget = "DELETE FROM alerts WHERE match = ?1 AND side = ?2";
            return connection.execute(forget, [id, side.id()]).map(drop);
        };
        let keep = "INSERT OR REPLACE INTO alerts (match, side, webhook, language) \
                    VALUES (?1, ?2, ?3, ?4)";
        one(connection.execute(keep, [id, side.id(), webhook, language])?)
    }

    /// Returns the webhook of a side and the language of its alerts, and notes that the side was
    /// alerted at `stand`. `None` if the side wants no alerts, or was alerted at this stand before.
    pub(crate) fn alert_due(
        &self,
        id: &str,
        side: Side,
        stand: i64,
    ) -> Result<Option<(String, String)>> {
        let take = "UPDATE alerts SET told = ?3 WHERE match = ?1 AND side = ?2 AND told IS NOT ?3 \
                    RETURNING webhook, language";
        let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
        self.locked().query_row(take, params![id, side.id(), stand], read).optional()
    }
}

/// Forgets what the previous player of a seat has set.
pub(super) fn forget(change: &Connection, id: &str, side: Side) -> Result<()> {
    let forget = "DELETE FROM alerts WHERE match = ?1 AND side = ?2";
    change.execute(forget, [id, side.id()]).map(drop)
}
