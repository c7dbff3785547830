//! Results of statements that write.

use rusqlite::{Connection, Params};

pub(super) type Result<T> = rusqlite::Result<T>;

/// Checks whether a change is stored although its commit reported a failure. A database can report
/// a failure after a successful commit. If the lookup fails too, the change counts as not stored.
pub(super) fn settled(
    connection: &Connection,
    committed: Result<()>,
    there: &str,
    of: impl Params,
) -> Result<()> {
    committed.or_else(|error| {
        let is_there = connection.is_autocommit()
            && connection.query_row(there, of, |row| row.get(0)).unwrap_or(false);
        if is_there { Ok(()) } else { Err(error) }
    })
}

/// Checks that a statement changed exactly one row.
pub(super) fn one(written: usize) -> Result<()> {
    if written == 1 { Ok(()) } else { Err(rusqlite::Error::StatementChangedRows(written)) }
}
