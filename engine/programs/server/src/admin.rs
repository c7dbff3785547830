//! Administration of a server's matches, whether or not the server is running.
//!
//! Each action that changes matches writes to the database. A running server notices the change
//! within a second.

use std::fs;
use std::io;
use std::net::IpAddr;
use std::path::{Path, PathBuf};

use kernel::Side;
use lobby::Key;
use rusqlite::{Connection, params};
use serde::Serialize;
use session::{Library, edition_of};

use crate::asker::Asker;
use crate::store::room::remove;
use crate::store::{private, schema, seals};

/// Administrative access to the matches of a server.
#[derive(Debug)]
pub struct Admin {
    path: PathBuf,
    connection: Connection,
}

/// Reason why an administrative action failed.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The administrator's action cannot read or write the database.
    #[error("{path}: {error}", path = .path.display())]
    Database {
        /// Path of the database that cannot be read or written.
        path: PathBuf,
        /// Error reported by SQLite.
        error: rusqlite::Error,
    },
    /// The operating system reports an error.
    #[error("{path}: {error}", path = .path.display())]
    File {
        /// Path of the file that the operating system could not access.
        path: PathBuf,
        /// Error reported by the operating system.
        error: io::Error,
    },
    /// No match has this id.
    #[error("unknown match `{0}`")]
    NoMatch(String),
    /// The file to which a backup should be written already exists.
    #[error("cannot write {path}: it already exists; name another file", path = .0.display())]
    Exists(PathBuf),
    /// The copy to restore is the database itself. Restoring it would change nothing, so the
    /// command reports an error.
    #[error("cannot restore {path}: it is the store itself; name the copy", path = .0.display())]
    Itself(PathBuf),
    /// The copy to restore is damaged.
    #[error("cannot restore the copy: {0}; nothing has changed")]
    Unsound(String),
}

/// Returns the canonical path of a file, with links resolved.
fn whereabouts(path: &Path) -> Result<PathBuf, AdminError> {
    fs::canonicalize(path).map_err(|error| AdminError::File { path: path.to_owned(), error })
}

/// Entry in the list of matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// Id of the match.
    pub id: String,
    /// Title that the maker chose.
    pub title: String,
    /// Id of the game.
    pub game: String,
    /// Kind of match: `match` or `replay`.
    pub kind: String,
    /// Whether the match is over.
    pub over: bool,
    /// Whether the match is closed for play.
    pub closed: bool,
    /// Number of lines in the record.
    pub lines: i64,
    /// Total size of the lines, in bytes.
    pub bytes: i64,
    /// Time of the last change, in seconds since 1970.
    pub touched: i64,
}

/// Result of the examination of one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Examined {
    /// Id of the examined match.
    pub id: String,
    /// Problem found by replaying the match. `None` if the record is sound.
    pub problem: Option<String>,
}

/// Tables of the database. Rows inserted in this order satisfy the foreign keys.
const TABLES: [&str; 10] = [
    "matches", "seats", "lines", "aside", "chat", "notes", "thinking", "alerts", "gathered", "bans",
];

impl Admin {
    /// Opens the database of a server, which may be running.
    ///
    /// # Errors
    /// If the database is missing or cannot be read.
    pub fn open(path: &Path) -> Result<Self, AdminError> {
        fs::metadata(path).map_err(|error| AdminError::File { path: path.to_owned(), error })?;
        let opened = Connection::open(path).and_then(|connection| {
            schema::prepare(&connection)?;
            Ok(connection)
        });
        let connection =
            opened.map_err(|error| AdminError::Database { path: path.to_owned(), error })?;
        Ok(Self { path: path.to_owned(), connection })
    }

    fn done<T>(&self, done: rusqlite::Result<T>) -> Result<T, AdminError> {
        done.map_err(|error| AdminError::Database { path: self.path.clone(), error })
    }

    /// Returns all matches, sorted by last change, the latest first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn list(&self) -> Result<Vec<Listed>, AdminError> {
        let list = || {
            let mut all = self.connection.prepare(
                "SELECT id, title, game, kind, over, closed, kept, bytes, touched FROM matches \
                 ORDER BY touched DESC, id",
            )?;
            let listed = all.query_map([], |row| {
                Ok(Listed {
                    id: row.get(0)?,
                    title: row.get(1)?,
                    game: row.get(2)?,
                    kind: row.get(3)?,
                    over: row.get(4)?,
                    closed: row.get(5)?,
                    lines: row.get(6)?,
                    bytes: row.get(7)?,
                    touched: row.get(8)?,
                })
            })?;
            listed.collect()
        };
        self.done(list())
    }

    /// Removes a match and all its data.
    ///
    /// # Errors
    /// If the match is unknown, or the database cannot be written.
    pub fn remove(&mut self, id: &str) -> Result<(), AdminError> {
        let removed = self.connection.transaction().and_then(|change| {
            let removed = remove(&change, id)?;
            change.commit()?;
            Ok(removed)
        });
        if self.done(removed)? { Ok(()) } else { Err(AdminError::NoMatch(id.to_owned())) }
    }

    /// Closes a match, after which people can view the match but not play it.
    ///
    /// # Errors
    /// If the match is unknown, or the database cannot be written.
    pub fn close(&self, id: &str) -> Result<(), AdminError> {
        let closed = self.connection.execute("UPDATE matches SET closed = 1 WHERE id = ?1", [id]);
        if self.done(closed)? == 1 { Ok(()) } else { Err(AdminError::NoMatch(id.to_owned())) }
    }

    /// Gives a seat a new key, and makes the old key invalid. Administrators use this if a key is
    /// lost or its row in the database is damaged.
    ///
    /// # Errors
    /// If the match is unknown, or the database cannot be written.
    pub fn renew(&self, id: &str, side: Side) -> Result<Key, AdminError> {
        let find = "SELECT EXISTS (SELECT 1 FROM matches WHERE id = ?1)";
        if !self.done(self.connection.query_row(find, [id], |row| row.get(0)))? {
            return Err(AdminError::NoMatch(id.to_owned()));
        }
        let key = Key::fresh();
        let seat =
            "INSERT OR REPLACE INTO seats (match, side, who, lock) VALUES (?1, ?2, 'human', ?3)";
        let written = self.connection.execute(seat, params![id, side.id(), key.lock().bytes()]);
        self.done(written)?;
        Ok(key)
    }

    /// Bans an address. An IPv6 address bans its whole /64 network.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn ban(&self, address: IpAddr) -> Result<(), AdminError> {
        let ban = "INSERT OR IGNORE INTO bans (address) VALUES (?1)";
        self.done(self.connection.execute(ban, [address.to_string()])).map(drop)
    }

    /// Lifts the ban of an address.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn unban(&self, address: IpAddr) -> Result<(), AdminError> {
        let unban = || {
            let mut all = self.connection.prepare("SELECT address FROM bans")?;
            let all =
                all.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<Vec<String>>>()?;
            let meant = |text: &&String| {
                text.parse::<IpAddr>().is_ok_and(|ban| Asker::from(ban) == Asker::from(address))
            };
            for text in all.iter().filter(meant) {
                self.connection.execute("DELETE FROM bans WHERE address = ?1", [text])?;
            }
            Ok(())
        };
        self.done(unban())
    }

    /// Writes a consistent copy of all matches while the server keeps running.
    ///
    /// # Errors
    /// If the target exists already, or cannot be written.
    pub fn back_up(&self, to: &Path) -> Result<(), AdminError> {
        if fs::symlink_metadata(to).is_ok() {
            return Err(AdminError::Exists(to.to_owned()));
        }
        drop(private(to).map_err(|error| AdminError::File { path: to.to_owned(), error })?);
        let copied = self.connection.execute("VACUUM INTO ?1", [to.display().to_string()]);
        self.done(copied).map(drop)
    }

    /// Replaces all matches with those of a backup, in one transaction. A running server then
    /// serves the restored matches.
    ///
    /// # Errors
    /// If the backup is the store itself, is damaged, or cannot be written to the store.
    pub fn restore(&mut self, from: &Path) -> Result<(), AdminError> {
        let copy = Self::open(from)?;
        if whereabouts(from)? == whereabouts(&self.path)? {
            return Err(AdminError::Itself(from.to_owned()));
        }
        if let Some(problem) = copy.integrity()? {
            return Err(AdminError::Unsound(problem));
        }
        drop(copy);
        let mut restored = || {
            self.connection.execute("ATTACH ?1 AS copy", [from.display().to_string()])?;
            let change = self.connection.transaction()?;
            for table in TABLES.iter().rev() {
                change.execute(&format!("DELETE FROM main.{table}"), [])?;
            }
            for table in TABLES {
                let columns = columns(&change, table)?.join(", ");
                let fill = format!(
                    "INSERT INTO main.{table} ({columns}) SELECT {columns} FROM copy.{table}"
                );
                change.execute(&fill, [])?;
            }
            change.commit()?;
            self.connection.execute("DETACH copy", []).map(drop)
        };
        let restored = restored();
        self.done(restored)
    }

    /// Checks the structure of the file and the seals of all rows. Returns a description of the
    /// first problem, or `None` if there is none.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn integrity(&self) -> Result<Option<String>, AdminError> {
        self.done(seals::check(&self.connection))
    }

    /// Replays every match and reports the result for each.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn examine(&self, library: &dyn Library) -> Result<Vec<Examined>, AdminError> {
        let listed = self.list()?.into_iter();
        listed
            .map(|Listed { id, lines, .. }| {
                let problem = self.problem(&id, lines as usize, library)?;
                Ok(Examined { id, problem })
            })
            .collect()
    }

    fn problem(
        &self,
        id: &str,
        kept: usize,
        library: &dyn Library,
    ) -> Result<Option<String>, AdminError> {
        let read = || {
            let mut lines =
                self.connection.prepare("SELECT line FROM lines WHERE match = ?1 ORDER BY n")?;
            lines.query_map([id], |row| row.get(0))?.collect::<rusqlite::Result<Vec<String>>>()
        };
        let lines = self.done(read())?;
        if lines.len() != kept {
            return Ok(Some(format!("found {} lines, expected {kept}", lines.len())));
        }
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let played = edition_of(&text, library).and_then(|edition| edition.replay(&text, None));
        Ok(played.err().map(|error| error.to_string()))
    }
}

/// Returns the columns that the table has in both the backup and the store.
fn columns(change: &Connection, table: &str) -> rusqlite::Result<Vec<String>> {
    let mut columns = change.prepare(&format!("SELECT name FROM pragma_table_info('{table}')"))?;
    columns.query_map([], |row| row.get(0))?.collect()
}
