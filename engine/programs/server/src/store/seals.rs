//! Row seals: every row carries a truncated hash of its contents, which reveals damage anywhere.
//!
//! Triggers of the server's connection write the seals. A row that was changed in another way has a
//! wrong seal. If such a row is updated, its seal stays wrong until all its columns are written
//! anew.

use kernel::Side;
use lobby::Damage;
use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Result};
use sha2::{Digest, Sha256};

/// Number of bytes of the hash that a seal stores.
const LENGTH: usize = 8;

/// A table whose rows have seals, with its key columns and its sealed columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sealed {
    table: &'static str,
    key: &'static [&'static str],
    columns: &'static [&'static str],
}

const fn sealed(
    table: &'static str,
    key: &'static [&'static str],
    columns: &'static [&'static str],
) -> Sealed {
    Sealed { table, key, columns }
}

/// All sealed tables. A test compares them with the schema.
pub(super) const ALL: [Sealed; 12] = [
    sealed(
        "matches",
        &["id"],
        &[
            "id", "title", "game", "scenario", "kind", "listed", "over", "touched", "kept",
            "bytes", "closed", "maker", "began",
        ],
    ),
    sealed(
        "seats",
        &["match", "side"],
        &[
            "match",
            "side",
            "who",
            "lock",
            "invitation",
            "claimed",
            "moments",
            "since",
            "taker",
            "barred",
        ],
    ),
    sealed("lines", &["match", "n"], &["match", "n", "line"]),
    sealed("aside", &["rowid"], &["match", "at", "n", "line"]),
    sealed("chat", &["match", "n"], &["match", "n", "side", "text", "at"]),
    sealed("notes", &["match", "side"], &["match", "side", "text"]),
    sealed("thinking", &["match"], &["match", "minutes", "usa", "csa"]),
    sealed("bans", &["address"], &["address"]),
    sealed("clock", &["one"], &["one", "stands"]),
    sealed("house", &["one"], &["one", "salt"]),
    sealed("alerts", &["match", "side"], &["match", "side", "webhook", "language", "told"]),
    sealed("gathered", &["match", "side"], &["match", "side", "person"]),
];

/// Returns the tables for absent players, the last ones of [`ALL`].
pub(super) fn of_absent() -> &'static [Sealed] {
    const { ALL.split_at(10).1 }
}

impl Sealed {
    /// Returns the SQL expression that computes the correct seal of a row.
    fn of(self, row: &str) -> String {
        let values: Vec<_> = self.columns.iter().map(|column| format!("{row}{column}")).collect();
        format!("sealed('{}', {})", self.table, values.join(", "))
    }

    fn triggers(self) -> String {
        let Self { table, key, columns } = self;
        let same: Vec<_> = key.iter().map(|column| format!("{column} = NEW.{column}")).collect();
        let (same, columns) = (same.join(" AND "), columns.join(", "));
        let (old, new) = (self.of("OLD."), self.of("NEW."));
        format!(
            "CREATE TEMP TRIGGER {table}_added AFTER INSERT ON main.{table} BEGIN \
             UPDATE {table} SET seal = {new} WHERE {same}; END; \
             CREATE TEMP TRIGGER {table}_changed AFTER UPDATE OF {columns} ON main.{table} BEGIN \
             UPDATE {table} SET seal = CASE WHEN OLD.seal IS {old} THEN {new} ELSE x'' END \
             WHERE {same}; END;"
        )
    }
}

/// Registers the hash function on a connection.
pub(super) fn reckon(connection: &Connection) -> Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("sealed", -1, flags, seal)
}

/// Creates the triggers that seal all later writes of a connection.
pub(super) fn begin(connection: &Connection) -> Result<()> {
    let triggers: String = ALL.iter().map(|table| table.triggers()).collect();
    connection.execute_batch(&triggers)
}

/// Returns the migration of tables without seals, which adds a seal to every row.
pub(super) fn introduce(tables: &[Sealed]) -> String {
    let seal = |table: &Sealed| {
        let (name, seal) = (table.table, table.of(""));
        format!("ALTER TABLE {name} ADD COLUMN seal BLOB; UPDATE {name} SET seal = {seal};")
    };
    tables.iter().map(seal).collect()
}

/// Returns the SQL condition that selects rows with a wrong seal.
pub(super) fn broken(table: &str) -> String {
    let of = ALL.iter().find(|of| of.table == table).expect("a table that is sealed");
    format!("{table}.seal IS NOT {}", of.of(&format!("{table}.")))
}

fn seal(context: &Context<'_>) -> Result<Vec<u8>> {
    let mut hash = Sha256::new();
    let mut add = |kind: u8, bytes: &[u8]| {
        hash.update([kind]);
        hash.update((bytes.len() as u64).to_be_bytes());
        hash.update(bytes);
    };
    for at in 0..context.len() {
        match context.get_raw(at) {
            ValueRef::Null => add(0, &[]),
            ValueRef::Integer(number) => add(1, &number.to_be_bytes()),
            ValueRef::Real(number) => add(2, &number.to_bits().to_be_bytes()),
            ValueRef::Text(text) => add(3, text),
            ValueRef::Blob(bytes) => add(4, bytes),
        }
    }
    Ok(hash.finalize()[..LENGTH].to_vec())
}

/// Returns the parts of a match whose seals are wrong.
pub(super) fn damage(connection: &Connection, id: &str) -> Result<Vec<Damage>> {
    let is_broken = |table: &str, key: &str| {
        let find =
            format!("SELECT EXISTS (SELECT 1 FROM {table} WHERE {key} AND {})", broken(table));
        connection.prepare_cached(&find)?.query_row([id], |row| row.get::<_, bool>(0))
    };
    let mut found = Vec::new();
    for side in Side::BOTH {
        if is_broken("seats", &format!("match = ?1 AND side = '{}'", side.id()))? {
            found.push(Damage::Seat(side));
        }
    }
    for (table, key, damage) in [
        ("matches", "id = ?1", Damage::About),
        ("lines", "match = ?1", Damage::Lines),
        ("chat", "match = ?1", Damage::Talk),
        ("notes", "match = ?1", Damage::Notes),
        ("thinking", "match = ?1", Damage::Clocks),
    ] {
        if is_broken(table, key)? {
            found.push(damage);
        }
    }
    Ok(found)
}

/// Returns a description of the first damage in the file. `None` if the file is intact.
pub(crate) fn check(connection: &Connection) -> Result<Option<String>> {
    if let Some(problem) = structure(connection)? {
        return Ok(Some(problem));
    }
    let mut found = Vec::new();
    for table in ALL {
        let (name, broken) = (table.table, broken(table.table));
        let whose = table.columns.iter().find(|column| ["match", "id"].contains(column));
        let whose = whose.unwrap_or(&"'the server'");
        let find = format!("SELECT count(*), min({whose}) FROM {name} WHERE {broken}");
        let (count, first): (i64, Option<String>) =
            connection.query_row(&find, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        if let Some(first) = first.filter(|_| count > 0) {
            found.push(format!("{count} of `{name}`, the first of {first}"));
        }
    }
    let words = || format!("rows have been changed: {}", found.join("; "));
    Ok((!found.is_empty()).then(words))
}

/// Whether a damaged row names no existing match. Such a row may belong to any match.
pub(super) fn is_astray(connection: &Connection) -> Result<bool> {
    for table in ALL.iter().filter(|table| table.columns.contains(&"match")) {
        let find = format!(
            "SELECT EXISTS (SELECT 1 FROM {0} WHERE {1} AND match NOT IN (SELECT id FROM matches))",
            table.table,
            broken(table.table)
        );
        if connection.query_row(&find, [], |row| row.get(0))? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns a description of the damage to the page structure of the file. `None` if the structure
/// is intact.
pub(crate) fn structure(connection: &Connection) -> Result<Option<String>> {
    let said = connection.query_row("PRAGMA integrity_check", [], |row| row.get::<_, String>(0))?;
    Ok(Some(said).filter(|said| said != "ok"))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use kernel::PerSide;
    use lobby::match_store::Used;
    use lobby::seats::Place;
    use lobby::{ChatLine, Key, Sought};
    use session::Seat;
    use session::stream::{Purpose, Stream};

    use super::super::Store;
    use super::super::retention::tests::about;
    use super::*;

    const IDS: [&str; 3] = ["aaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbb", "cccccccccccccccccccc"];

    /// Creates matches that together contain every kind of row.
    fn fill(path: &Path) {
        let store = Store::open(path).expect("a store");
        for (number, id) in IDS.iter().enumerate() {
            let maker = Some(lobby::Visitor::of(number as i64));
            let (title, game) = (format!("match {number}"), "toy".to_owned());
            let about =
                lobby::About { id: (*id).to_owned(), title, game, maker, listed: true, ..about() };
            let lock = Some(Key::fresh().lock());
            let seats = PerSide::from_fn(|_| Place { lock, ..Place::of(Seat::Human) });
            let lines: Vec<_> =
                (0..200).map(|line| format!("line {line} of {id}, and more words")).collect();
            store.create(&about, &seats, &lines).expect("it is kept");
            let said = ChatLine { n: 0, side: Some(Side::Usa), text: "hello".to_owned(), at: 7 };
            store.say(id, &said, 0).expect("it is kept");
            store.note(id, Side::Csa, "hold the hill").expect("it is kept");
            let used = PerSide { usa: 1, csa: 2 };
            store.keep_clocks(id, Used { minutes: Some(30), used }).expect("it is kept");
        }
        let ban = "INSERT INTO bans (address) VALUES ('203.0.113.9'); INSERT INTO clock VALUES (1, 9, NULL);";
        store.locked().execute_batch(ban).expect("it is kept");
        store.replace(IDS[2], &["another".to_owned()]).expect("it is kept");
        store.settle().expect("it is written");
    }

    /// Returns all data that can be read, match by match. Errors appear in the returned lines.
    fn read(store: &Store) -> Vec<String> {
        let of = |id: &str| {
            let stored = store.load(id).map(|stored| {
                stored.map(|of| {
                    format!(
                        "{:?} {:?} {:?} {} {:?}",
                        of.about, of.seats, of.lines, of.kept, of.chat
                    )
                })
            });
            let notes = Side::BOTH.map(|side| store.notes(id, side));
            format!("{stored:?} {notes:?} {:?}", store.clocks(id))
        };
        let mut all: Vec<_> = IDS.iter().map(|id| of(id)).collect();
        all.push(format!("{:?}", store.bans()));
        all.push(format!("{:?}", store.listed(&Sought::default())));
        all
    }

    #[test]
    fn every_column_is_sealed() {
        let store = Store::in_memory().expect("a store");
        let connection = store.locked();
        let names = |of: &str| -> Vec<String> {
            let mut names = connection.prepare(of).expect("a query");
            let names = names.query_map([], |row| row.get(0)).and_then(Iterator::collect);
            names.expect("names")
        };
        let mut tables = names("SELECT name FROM sqlite_schema WHERE type = 'table'");
        tables.sort();
        let mut sealed: Vec<_> = ALL.iter().map(|of| of.table.to_owned()).collect();
        sealed.sort();
        assert_eq!(tables, sealed);
        for of in ALL {
            let columns = names(&format!("SELECT name FROM pragma_table_info('{}')", of.table));
            let mut wanted: Vec<_> = of.columns.iter().map(|name| (*name).to_owned()).collect();
            wanted.push("seal".to_owned());
            let (mut columns, mut wanted) = (columns, wanted);
            columns.sort();
            wanted.sort();
            assert_eq!(columns, wanted, "{}", of.table);
        }
    }

    /// A damaged row still counts as damaged after a change of seat. A renewed key repairs the row.
    #[test]
    fn a_change_heals_no_damage() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("matches.sqlite");
        fill(&path);
        Connection::open(&path)
            .and_then(|other| other.execute_batch("UPDATE seats SET lock = x'00' WHERE match = 'aaaaaaaaaaaaaaaaaaaa' AND side = 'usa'"))
            .expect("it is damaged");
        let store = Store::open(&path).expect("it opens");
        let damage = || store.load(IDS[0]).expect("it is read").expect("it is there").damage;
        assert_eq!(damage(), [Damage::Seat(Side::Usa)]);
        store.give(IDS[0], Side::Usa, Seat::Random).expect("it is kept");
        assert_eq!(damage(), [Damage::Seat(Side::Usa)]);
        assert!(store.check().expect("it is read").is_some_and(|told| told.contains("`seats`")));
        let key = crate::Admin::open(&path).expect("it opens").renew(IDS[0], Side::Usa);
        assert!(damage().is_empty());
        let seats = store.seats(IDS[0]).expect("it is read").expect("they are there");
        assert!(seats.usa.lock.is_some_and(|lock| lock.fits(key.expect("a key"))));
        assert_eq!(store.check().expect("it is read"), None);
    }

    /// If any single bit of the file is flipped, each match whose data reads differently also
    /// reports the damage.
    #[test]
    fn no_bit_turns_in_silence() {
        let flips: u32 =
            std::env::var("FLIPS").map_or(60, |flips| flips.parse().expect("a number"));
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("matches.sqlite");
        fill(&path);
        let sound = fs::read(&path).expect("a file");
        let store = Store::open(&path).expect("it opens");
        let whole = read(&store);
        assert_eq!(store.check().expect("it is read"), None);
        drop(store);
        let mut chance = Stream::new(1862, Purpose::Chance);
        let (mut refused, mut told, mut same) = (0, 0, 0);
        for _ in 0..flips {
            for beside in ["matches.sqlite-wal", "matches.sqlite-shm"] {
                let _ = fs::remove_file(folder.path().join(beside));
            }
            let (byte, bit) = (chance.below(sound.len() as u32) as usize, chance.below(8));
            let mut damaged = sound.clone();
            damaged[byte] ^= 1 << bit;
            fs::write(&path, &damaged).expect("it is written");
            let Ok(store) = Store::open(&path) else {
                refused += 1;
                continue;
            };
            let problem = store.check().unwrap_or_else(|error| Some(error.to_string()));
            let now = read(&store);
            if problem.is_some() {
                told += 1;
            } else {
                same += 1;
            }
            for (number, (now, whole)) in now.iter().zip(&whole).enumerate() {
                if now == whole {
                    continue;
                }
                assert!(problem.is_some(), "silent: byte {byte}, bit {bit}:\n{now}\n{whole}");
                // Each match that can still be read reports the damage to its own data.
                let Some(id) = IDS.get(number) else { continue };
                if let Ok(Some(stored)) = store.load(id) {
                    assert!(!stored.damage.is_empty(), "untold: byte {byte}, bit {bit}:\n{now}");
                }
            }
        }
        session::complain!(
            "{flips} bits of {} bytes: {told} told, {refused} not opened, {same} the same",
            sound.len()
        );
        assert!(told + refused > flips / 6, "too little was damaged");
    }
}
