//! Storage of chat and notes.

use kernel::Side;
use lobby::ChatLine;
use rusqlite::{OptionalExtension, params};

use super::Store;
use super::written::{Result, one, settled};

impl Store {
    /// Stores a chat message, and deletes all messages with numbers below `first`.
    pub(crate) fn say(&self, id: &str, said: &ChatLine, first: usize) -> Result<()> {
        let mut connection = self.locked();
        let change = connection.transaction()?;
        let side = said.side.map(Side::id);
        one(change.execute(
            "INSERT INTO chat (match, n, side, text, at) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![id, said.n as i64, side, said.text, said.at],
        )?)?;
        let count = "UPDATE matches SET bytes = bytes + ?3 - (SELECT ifnull(sum(octet_length(text)), 0) FROM chat \
                     WHERE match = ?1 AND n < ?2) WHERE id = ?1";
        one(change.execute(count, params![id, first as i64, said.text.len() as i64])?)?;
        let forget = "DELETE FROM chat WHERE match = ?1 AND n < ?2";
        change.execute(forget, params![id, first as i64])?;
        let committed = change.commit();
        let there = "SELECT EXISTS (SELECT 1 FROM chat WHERE match = ?1 AND n = ?2)";
        settled(&connection, committed, there, params![id, said.n as i64])
    }

    /// Returns the notes of a side.
    pub(crate) fn notes(&self, id: &str, side: Side) -> Result<String> {
        let find = "SELECT text FROM notes WHERE match = ?1 AND side = ?2";
        let connection = self.reading();
        let found = connection.query_row(find, [id, side.id()], |row| row.get(0)).optional()?;
        Ok(found.unwrap_or_default())
    }

    /// Stores the notes of a side.
    pub(crate) fn note(&self, id: &str, side: Side, text: &str) -> Result<()> {
        let keep = "INSERT OR REPLACE INTO notes (match, side, text) VALUES (?1, ?2, ?3)";
        let mut connection = self.locked();
        let change = connection.transaction()?;
        let count = "UPDATE matches SET bytes = bytes + ?3 - ifnull((SELECT octet_length(text) FROM notes \
                     WHERE match = ?1 AND side = ?2), 0) WHERE id = ?1";
        one(change.execute(count, params![id, side.id(), text.len() as i64])?)?;
        one(change.execute(keep, params![id, side.id(), text])?)?;
        change.commit()
    }
}
