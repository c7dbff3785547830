//! Storage for absent players: where to alert them, and the persons who have gathered seats.

use kernel::Side;
use lobby::key::Lock;
use lobby::limits::MAX_GATHERED;
use lobby::{About, AlertAddresses};
use rusqlite::{Connection, OptionalExtension, params};

use super::written::{Result, one};
use super::{Store, about};

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

    /// Sets the person who has gathered a seat with others.
    pub(crate) fn gather(&self, id: &str, side: Side, person: Option<Lock>) -> Result<()> {
        let connection = self.locked();
        let Some(person) = person else {
            let end = "DELETE FROM gathered WHERE match = ?1 AND side = ?2";
            return connection.execute(end, [id, side.id()]).map(drop);
        };
        let keep = "INSERT OR REPLACE INTO gathered (match, side, person) VALUES (?1, ?2, ?3)";
        one(connection.execute(keep, params![id, side.id(), person.bytes()])?)
    }

    /// Returns the seats that a person has gathered, those of the latest matches first.
    pub(crate) fn gathered(&self, person: Lock) -> Result<Vec<(About, Side)>> {
        let find = "SELECT matches.*, gathered.side AS own FROM gathered \
                    JOIN matches ON matches.id = gathered.match WHERE person = ?1 \
                    ORDER BY touched DESC, id, own DESC LIMIT ?2";
        let connection = self.reading();
        let mut seats = connection.prepare_cached(find)?;
        let read = |row: &rusqlite::Row<'_>| Ok((about(row)?, row.get::<_, String>("own")?));
        let seats = seats.query_map(params![person.bytes(), MAX_GATHERED as i64], read)?;
        let sided = |(about, side): (About, String)| Some((about, Side::from_id(&side)?));
        seats.filter_map(|seat| seat.map(sided).transpose()).collect()
    }
}

/// Forgets what the previous player of a seat has set.
pub(super) fn forget(change: &Connection, id: &str, side: Side) -> Result<()> {
    for table in ["alerts", "gathered"] {
        let forget = format!("DELETE FROM {table} WHERE match = ?1 AND side = ?2");
        change.execute(&forget, [id, side.id()])?;
    }
    Ok(())
}
