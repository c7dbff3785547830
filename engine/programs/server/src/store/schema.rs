//! Database schema and durability settings.

use rusqlite::Connection;

use super::seals;

/// Current version of the database schema.
const VERSION: i64 = 6;

/// Table that stores the trusted time.
const CLOCK: &str = "
CREATE TABLE clock (one INTEGER PRIMARY KEY CHECK (one = 1), stands INTEGER NOT NULL) STRICT;
";

/// Table with the thinking time of each side in milliseconds, for matches that have clocks.
const THINKING: &str = "
CREATE TABLE thinking (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    minutes INTEGER,
    usa INTEGER NOT NULL,
    csa INTEGER NOT NULL
) STRICT;
";

const TABLES: &str = "
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    kind TEXT NOT NULL,
    listed INTEGER NOT NULL,
    over INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    kept INTEGER NOT NULL DEFAULT 0,
    bytes INTEGER NOT NULL DEFAULT 0,
    closed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE bans (address TEXT PRIMARY KEY) STRICT;
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    side TEXT NOT NULL,
    who TEXT NOT NULL,
    lock BLOB,
    invitation BLOB,
    claimed BLOB,
    moments TEXT NOT NULL DEFAULT 'asked',
    PRIMARY KEY (match, side)
) STRICT;
CREATE TABLE lines (
    match TEXT NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE aside (
    match TEXT NOT NULL,
    at INTEGER NOT NULL,
    n INTEGER NOT NULL,
    line TEXT NOT NULL
) STRICT;
CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    side TEXT,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE notes (
    match TEXT NOT NULL REFERENCES matches (id),
    side TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, side)
) STRICT, WITHOUT ROWID;
";

/// Columns for the creator of a match, the visitors who took its seats, and its number of lines at
/// creation. Visitor numbers are salted hashes of addresses.
const OWNERS: &str = "
ALTER TABLE matches ADD COLUMN maker INTEGER;
ALTER TABLE matches ADD COLUMN began INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN since INTEGER;
ALTER TABLE seats ADD COLUMN taker INTEGER;
ALTER TABLE seats ADD COLUMN barred INTEGER;
CREATE INDEX shown ON matches (touched) WHERE listed = 1;
CREATE INDEX made ON matches (maker) WHERE maker IS NOT NULL;
CREATE INDEX waiting ON seats (taker, since) WHERE since IS NOT NULL;
CREATE TABLE house (one INTEGER PRIMARY KEY CHECK (one = 1), salt BLOB NOT NULL) STRICT;
INSERT INTO house (one, salt) VALUES (1, randomblob(16));
";

/// Tables for absent players: their alert addresses, and the persons who have gathered their seats.
const ABSENT: &str = "
CREATE TABLE alerts (
    match TEXT NOT NULL REFERENCES matches (id),
    side TEXT NOT NULL,
    webhook TEXT NOT NULL,
    language TEXT NOT NULL,
    told INTEGER,
    PRIMARY KEY (match, side)
) STRICT, WITHOUT ROWID;
CREATE TABLE gathered (
    match TEXT NOT NULL REFERENCES matches (id),
    side TEXT NOT NULL,
    person BLOB NOT NULL,
    PRIMARY KEY (match, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX persons ON gathered (person);
";

/// Migration from version 1, which had no line counts and no accepted invitations.
const FROM_FIRST: &str = "
ALTER TABLE matches ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
CREATE TABLE bans (address TEXT PRIMARY KEY) STRICT;
ALTER TABLE seats ADD COLUMN claimed BLOB;
ALTER TABLE seats ADD COLUMN moments TEXT NOT NULL DEFAULT 'asked';
UPDATE matches SET
    kept = (SELECT count(*) FROM lines WHERE match = id),
    bytes = (SELECT ifnull(sum(length(line)), 0) FROM lines WHERE match = id);
";

/// Creates or migrates the schema. Sets the journal mode so that committed changes survive a power
/// loss.
pub(crate) fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    seals::reckon(connection)?;
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let seals = seals::introduce(&seals::ALL);
    match version {
        VERSION => Ok(()),
        0 => connection.execute_batch(&step(&[TABLES, CLOCK, THINKING, OWNERS, ABSENT, &seals])),
        1 => {
            connection.execute_batch(&step(&[FROM_FIRST, CLOCK, THINKING, OWNERS, ABSENT, &seals]))
        }
        2 => connection.execute_batch(&step(&[CLOCK, THINKING, OWNERS, ABSENT, &seals])),
        3 => connection.execute_batch(&step(&[THINKING, OWNERS, ABSENT, &seals])),
        4 => connection.execute_batch(&step(&[OWNERS, ABSENT, &seals])),
        5 => connection.execute_batch(&step(&[ABSENT, &seals::introduce(seals::of_absent())])),
        other => Err(rusqlite::Error::InvalidParameterName(format!(
            "the matches were written by another version ({other}): expected {VERSION}"
        ))),
    }?;
    seals::begin(connection)
}

/// Returns a migration as one SQL transaction.
fn step(changes: &[&str]) -> String {
    let change = changes.concat();
    format!("BEGIN;{change}PRAGMA user_version = {VERSION};COMMIT;")
}
