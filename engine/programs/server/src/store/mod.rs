//! Storage of matches in SQLite, with a write-ahead log and one transaction for each stored answer.

mod absent;
mod clock;
mod clocks;
mod lock;
mod match_store;
pub(crate) mod retention;
pub(crate) mod room;
pub(crate) mod schema;
pub(crate) mod seals;
mod talk;
mod written;

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use clock::Clock;
use kernel::{PerSide, Side};
use lobby::key::Lock;
use lobby::limits::{MAX_LISTED, MAX_LISTED_EACH};
use lobby::match_store::now;
use lobby::seats::{Moments, Place, Seats, Waits};
use lobby::{About, ChatLine, Damage, Kind, Sought, Stored, Unkept, Visitor};
use lock::OnlyWriter;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, Transaction, params};
use session::Seat;
use sha2::{Digest, Sha256};

use crate::asker::Asker;

pub use retention::Keep;

use crate::limits::MAX_KEPT;
use room::{make_room, weigh, weight};
use written::{Result, one, settled};

/// Database that stores the matches of a server.
#[derive(Debug)]
pub(crate) struct Store {
    connection: Mutex<Connection>,
    /// Connection for reads, which do not wait for writers. `None` if the database is in memory.
    reading: Option<Mutex<Connection>>,
    clock: Mutex<Clock>,
    /// Approximate total size, in bytes, of the matches whose creator's address is recorded.
    weight: AtomicI64,
    /// Maximum total size, in bytes, of the matches whose creator's address is recorded.
    most: i64,
    /// Path of the database file. `None` for a database in memory.
    path: Option<PathBuf>,
    /// Identity of the database file, which distinguishes it from another file at the same path.
    /// `None` for a database in memory.
    file: Option<Identity>,
    /// Description of the damage to the structure of the file. Empty as long as no check has found
    /// damage.
    unsound: OnceLock<String>,
    /// Random bytes that are hashed together with each address.
    salt: [u8; 16],
    /// Lock that excludes other servers from writing. `None` for a database in memory.
    _lock: Option<OnlyWriter>,
}

/// Reason why the store of matches cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum CannotOpen {
    /// Another server has the file open.
    #[error("another server has these matches open: stop it, use its page, or name another file")]
    InUse,
    /// The operating system reports an error.
    #[error(transparent)]
    File(#[from] io::Error),
    /// The file is not a valid database of matches.
    #[error(transparent)]
    Database(#[from] rusqlite::Error),
}

impl Store {
    /// Opens the database file of the matches, or creates it, and locks it for this server.
    pub(crate) fn open(path: &Path) -> std::result::Result<Self, CannotOpen> {
        let lock = OnlyWriter::of(path)?;
        drop(private(path)?);
        let store = Self::ready(Connection::open(path)?, Some(lock))?;
        let reading = Some(Mutex::new(reader(path)?));
        Ok(Self { path: Some(path.to_owned()), file: identity(path), reading, ..store })
    }

    /// Opens a database in memory, whose matches are lost when the process ends.
    pub(crate) fn in_memory() -> std::result::Result<Self, CannotOpen> {
        Self::ready(Connection::open_in_memory()?, None)
    }

    fn ready(
        connection: Connection,
        lock: Option<OnlyWriter>,
    ) -> std::result::Result<Self, CannotOpen> {
        schema::prepare(&connection)?;
        let clock = Mutex::new(Clock::of(&connection, now())?);
        let salt = connection.query_row("SELECT salt FROM house", [], |row| row.get(0))?;
        let weight = AtomicI64::new(weigh(&connection)?);
        let (most, path, file, unsound) = (MAX_KEPT, None, None, OnceLock::new());
        let (connection, reading) = (Mutex::new(connection), None);
        Ok(Self {
            connection,
            reading,
            clock,
            weight,
            most,
            path,
            file,
            unsound,
            salt,
            _lock: lock,
        })
    }

    /// Returns the trusted time, in seconds since 1970.
    fn time(&self) -> i64 {
        self.clock.lock().unwrap_or_else(PoisonError::into_inner).now()
    }

    /// Verifies the file on a separate connection while matches continue. Returns a description of
    /// the damage, or `None` if there is none.
    pub(crate) fn check(&self) -> Result<Option<String>> {
        let Some(path) = &self.path else { return Ok(None) };
        let beside = reader(path)?;
        // A file that cannot be read to the end counts as damaged.
        let structure = seals::structure(&beside).unwrap_or_else(|error| Some(error.to_string()));
        if let Some(problem) = structure {
            return Ok(Some(self.unsound.get_or_init(|| problem).clone()));
        }
        let problem = seals::check(&beside)?;
        if let Some(problem) = &problem
            && seals::is_astray(&beside)?
        {
            self.unsound.get_or_init(|| problem.clone());
        }
        Ok(problem)
    }

    /// Whether more than `bytes` of disk space are free. True if the free space cannot be
    /// determined.
    pub(crate) fn has_room(&self, bytes: u64) -> bool {
        self.path.as_deref().and_then(free).is_none_or(|free| free > bytes)
    }

    fn locked(&self) -> MutexGuard<'_, Connection> {
        let connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        // A transaction whose begin or rollback failed is still open. Its writes must not become
        // visible, and other writes must not join it. If the rollback fails here too, the next
        // begin fails.
        if !connection.is_autocommit()
            && let Err(error) = connection.execute_batch("ROLLBACK")
        {
            session::complain!("cannot roll back a failed change: {error}");
        }
        connection
    }

    /// Locks the connection for reads. Reads do not wait for writers, including other programs that
    /// write to the file.
    fn reading(&self) -> MutexGuard<'_, Connection> {
        match &self.reading {
            Some(reading) => reading.lock().unwrap_or_else(PoisonError::into_inner),
            None => self.locked(),
        }
    }

    /// Stores a new match with its first lines.
    pub(crate) fn create(&self, about: &About, seats: &Seats, lines: &[String]) -> Result<()> {
        let mut connection = self.locked();
        let change = connection.transaction()?;
        let takes = about.maker.map_or(0, |_| weight(lines.len(), bytes(lines)));
        if self.weight.fetch_add(takes, Ordering::Relaxed) + takes > self.most {
            make_room(&change, self.most - takes)?;
            self.weight.store(weigh(&change)? + takes, Ordering::Relaxed);
        }
        let kind = match about.kind {
            Kind::Match => "match",
            Kind::Replay => "replay",
        };
        one(change.execute(
            "INSERT INTO matches \
             (id, title, game, scenario, kind, listed, over, touched, kept, began, bytes, maker) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9, ?10, ?11)",
            params![
                about.id,
                about.title,
                about.game,
                about.scenario,
                kind,
                about.listed,
                about.over,
                self.time(),
                lines.len() as i64,
                bytes(lines),
                about.maker.map(Visitor::number)
            ],
        )?)?;
        for side in Side::BOTH {
            write_seat(&change, &about.id, side, &seats[side])?;
        }
        write_lines(&change, &about.id, 0, lines)?;
        change.commit()
    }

    /// Appends lines to a match. `first` is the number of the first line.
    pub(crate) fn append(
        &self,
        id: &str,
        first: usize,
        lines: &[String],
        over: bool,
    ) -> Result<()> {
        let mut connection = self.locked();
        let change = connection.transaction()?;
        write_lines(&change, id, first, lines)?;
        let touch = "UPDATE matches SET over = ?2, touched = ?3, kept = ?4, bytes = bytes + ?5 \
                     WHERE id = ?1 AND kept = ?6 AND closed = 0";
        let kept = (first + lines.len()) as i64;
        self.weight.fetch_add(bytes(lines), Ordering::Relaxed);
        one(change.prepare_cached(touch)?.execute(params![
            id,
            over,
            self.time(),
            kept,
            bytes(lines),
            first as i64
        ])?)?;
        let committed = change.commit();
        let there = "SELECT EXISTS (SELECT 1 FROM matches WHERE id = ?1 AND kept = ?2)";
        settled(&connection, committed, there, params![id, kept])
    }

    /// Replaces the lines of a match, and archives the old lines.
    pub(crate) fn replace(&self, id: &str, lines: &[String]) -> Result<()> {
        let mut connection = self.locked();
        let change = connection.transaction()?;
        let aside = "INSERT INTO aside (match, at, n, line) SELECT match, ?2, n, line FROM lines WHERE match = ?1";
        change.execute(aside, params![id, self.time()])?;
        change.execute("DELETE FROM lines WHERE match = ?1", [id])?;
        write_lines(&change, id, 0, lines)?;
        let count = "UPDATE matches SET kept = ?2, bytes = ?3 + \
                     (SELECT ifnull(sum(octet_length(text)), 0) FROM chat WHERE match = ?1) + \
                     (SELECT ifnull(sum(octet_length(text)), 0) FROM notes WHERE match = ?1) WHERE id = ?1";
        one(change.execute(count, params![id, lines.len() as i64, bytes(lines)])?)?;
        change.commit()
    }

    /// Stores a player's preference for forced prompts, at which the player may have no real
    /// choice. The program shows such prompts, or declines them without asking.
    pub(crate) fn keep_moments(&self, id: &str, side: Side, moments: Moments) -> Result<()> {
        let keep = "UPDATE seats SET moments = ?3 WHERE match = ?1 AND side = ?2";
        one(self.locked().execute(keep, params![id, side.id(), moments.id()])?)
    }

    /// Changes the player of a seat, but keeps the keys of the seat valid.
    pub(crate) fn give(&self, id: &str, side: Side, who: Seat) -> Result<()> {
        let give = "UPDATE seats SET who = ?3 WHERE match = ?1 AND side = ?2";
        one(self.locked().execute(give, params![id, side.id(), who.id()])?)
    }

    /// Accepts the open invitation to a seat: replaces the hash of the invitation by the hash of
    /// the new player's key.
    pub(crate) fn claim(
        &self,
        id: &str,
        side: Side,
        invitation: Lock,
        lock: Lock,
        Waits { since, by }: Waits,
    ) -> Result<()> {
        let claim = "UPDATE seats SET lock = ?3, invitation = NULL, claimed = ?4, since = ?5, taker = ?6 \
                     WHERE match = ?1 AND side = ?2 AND invitation = ?4";
        let by = by.map(Visitor::number);
        let values = params![id, side.id(), lock.bytes(), invitation.bytes(), since, by];
        one(self.locked().execute(claim, values)?)
    }

    /// Returns the number of seats that a visitor has taken and not played yet.
    pub(crate) fn taken(&self, visitor: Visitor) -> Result<usize> {
        let count = "SELECT count(*) FROM seats JOIN matches ON matches.id = seats.match \
                     WHERE taker = ?1 AND since IS NOT NULL AND over = 0 AND closed = 0";
        let taken = self.reading().query_row(count, [visitor.number()], |row| row.get::<_, i64>(0));
        Ok(taken? as usize)
    }

    /// Returns seats that were taken before a time and never played, starting with the longest
    /// waiting.
    pub(crate) fn waiting(&self, before: i64, most: usize) -> Result<Vec<(String, Side)>> {
        let find = "SELECT match, side FROM seats WHERE since < ?1 ORDER BY since LIMIT ?2";
        let connection = self.locked();
        let mut waiting = connection.prepare(find)?;
        let seats = waiting.query_map(params![before, most as i64], |row| {
            let side: String = row.get(1)?;
            Ok(Side::from_id(&side).map(|side| (row.get(0), side)))
        })?;
        let seats = seats.collect::<Result<Vec<_>>>()?;
        seats.into_iter().flatten().map(|(id, side)| Ok((id?, side))).collect()
    }

    /// Restarts the waiting time of a taken but unplayed seat at the time `now`.
    pub(crate) fn postpone(&self, id: &str, side: Side, now: i64) -> Result<()> {
        let postpone = "UPDATE seats SET since = ?3 WHERE match = ?1 AND side = ?2";
        one(self.locked().execute(postpone, params![id, side.id(), now])?)
    }

    /// Returns the visitor number of an address. The address cannot be derived from the number.
    pub(crate) fn visitor(&self, asker: Asker) -> Visitor {
        let hash = Sha256::new().chain_update(self.salt).chain_update(asker.bytes()).finalize();
        let begun: [u8; 8] = hash[..8].try_into().expect("a hash is longer");
        Visitor::of(i64::from_be_bytes(begun))
    }

    /// Replaces all data of a seat.
    pub(crate) fn seat(&self, id: &str, side: Side, place: &Place) -> Result<()> {
        let mut connection = self.locked();
        let change = connection.transaction()?;
        let is_same = "SELECT lock IS ?3 FROM seats WHERE match = ?1 AND side = ?2";
        let lock = place.lock.as_ref().map(Lock::bytes);
        let is_same = change.query_row(is_same, params![id, side.id(), lock], |row| row.get(0));
        if !is_same.optional()?.unwrap_or(false) {
            absent::forget(&change, id, side)?;
        }
        write_seat(&change, id, side, place)?;
        change.commit()
    }

    /// Whether a match is stored.
    pub(crate) fn has(&self, id: &str) -> Result<bool> {
        let find = "SELECT EXISTS (SELECT 1 FROM matches WHERE id = ?1)";
        self.reading().query_row(find, [id], |row| row.get(0))
    }

    /// Returns a match with all its lines. `None` if there is no such match.
    pub(crate) fn load(&self, id: &str) -> Result<Option<Stored>> {
        let connection = self.reading();
        let found =
            connection.query_row("SELECT * FROM matches WHERE id = ?1", [id], about).optional()?;
        let Some(about) = found else { return Ok(None) };
        let count = "SELECT kept FROM matches WHERE id = ?1";
        let kept: i64 = connection.query_row(count, [id], |row| row.get(0))?;
        let kept = kept as usize;
        let (usa, csa) = (
            read_seat(&connection, id, Side::Usa).optional()?,
            read_seat(&connection, id, Side::Csa).optional()?,
        );
        let gone = [(Side::Usa, usa.is_none()), (Side::Csa, csa.is_none())];
        let empty = || Place::of(Seat::Human);
        let seats = PerSide { usa: usa.unwrap_or_else(empty), csa: csa.unwrap_or_else(empty) };
        let lines = read_lines(&connection, id)?;
        let chat = read_chat(&connection, id)?;
        let mut damage = seals::damage(&connection, id)?;
        damage
            .extend(gone.into_iter().filter(|(_, gone)| *gone).map(|(side, _)| Damage::Seat(side)));
        if self.unsound.get().is_some() {
            damage.push(Damage::File);
        }
        Ok(Some(Stored { about, seats, lines, kept, chat, damage }))
    }

    /// Returns the seats of a match. `None` if there is no such match.
    pub(crate) fn seats(&self, id: &str) -> Result<Option<Seats>> {
        if !self.has(id)? {
            return Ok(None);
        }
        let connection = self.reading();
        let read = |side| read_seat(&connection, id, side);
        Ok(Some(PerSide { usa: read(Side::Usa)?, csa: read(Side::Csa)? }))
    }

    /// Returns the lines of a match.
    pub(crate) fn lines(&self, id: &str) -> Result<Vec<String>> {
        read_lines(&self.reading(), id)
    }

    /// Returns one page of the public matches: first the latest match of each creator, then the
    /// second latest, and so on. No creator can therefore fill a page alone.
    pub(crate) fn listed(&self, sought: &Sought) -> Result<Vec<About>> {
        let find = "SELECT * FROM (SELECT *, row_number() OVER \
                    (PARTITION BY ifnull(maker, id) ORDER BY touched DESC, id) AS round FROM matches \
                    WHERE listed = 1 AND instr(lower(title || ' ' || game || ' ' || scenario), lower(?1)) > 0) \
                    WHERE round <= ?2 ORDER BY round, touched DESC, id LIMIT ?3 OFFSET ?4";
        let connection = self.reading();
        let mut listed = connection.prepare_cached(find)?;
        let first = sought.page.saturating_mul(MAX_LISTED) as i64;
        let (each, most) = (MAX_LISTED_EACH as i64, MAX_LISTED as i64);
        listed.query_map(params![sought.find, each, most, first], about)?.collect()
    }

    /// Returns whether the database file is still at its path. If it is not, the database is
    /// read-only until the file is back.
    pub(crate) fn is_in_place(&self) -> Result<bool> {
        let there = self.path.as_deref().map_or(self.file, identity) == self.file;
        self.locked().pragma_update(None, "query_only", !there)?;
        Ok(there)
    }

    /// Returns a number that changes when another process writes to the database.
    pub(crate) fn changed_elsewhere(&self) -> Result<i64> {
        self.locked().pragma_query_value(None, "data_version", |row| row.get(0))
    }

    /// Returns the banned addresses as one string.
    pub(crate) fn bans(&self) -> Result<Vec<String>> {
        let connection = self.reading();
        let mut all = connection.prepare("SELECT address FROM bans")?;
        all.query_map([], |row| row.get(0))?.collect()
    }

    /// Makes the database fail once, after `steps` further steps. `None` removes the failure.
    #[cfg(test)]
    pub(crate) fn fail_after(&self, steps: Option<std::sync::Arc<std::sync::atomic::AtomicU32>>) {
        use std::sync::atomic::Ordering::SeqCst;
        let mut failed = false;
        let fails = steps.map(|left| {
            move || {
                let now = left.load(SeqCst) == 0 && !failed;
                failed |= now;
                left.fetch_update(SeqCst, SeqCst, |left| left.checked_sub(1)).unwrap_or(0);
                now
            }
        });
        self.locked().progress_handler(1, fails).expect("the database takes it");
    }

    /// Writes the contents of the write-ahead log back into the database file.
    pub(crate) fn settle(&self) -> Result<()> {
        self.locked().execute_batch("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}

/// Opens a read-only connection to the database file.
fn reader(path: &Path) -> Result<Connection> {
    let reader = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    seals::reckon(&reader)?;
    Ok(reader)
}

/// Device and inode of a file, which distinguish it from another file of the same name.
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    let file = path.metadata().ok()?;
    Some((file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(_: &Path) -> Option<Identity> {
    None
}

/// Returns the number of free bytes on the disk that contains a file, for an unprivileged user.
#[cfg(unix)]
fn free(path: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(path).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}

/// Creates a file that other users cannot read, since it contains secrets of both players.
pub(crate) fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        options.mode(0o600);
        let file = options.open(path)?;
        file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
        Ok(file)
    }
    #[cfg(not(unix))]
    options.open(path)
}

fn bytes(lines: &[String]) -> i64 {
    lines.iter().map(|line| line.len() as i64).sum()
}

fn write_lines(change: &Transaction<'_>, id: &str, first: usize, lines: &[String]) -> Result<()> {
    let mut insert =
        change.prepare_cached("INSERT INTO lines (match, n, line) VALUES (?1, ?2, ?3)")?;
    for (index, line) in lines.iter().enumerate() {
        one(insert.execute(params![id, (first + index) as i64, line])?)?;
    }
    Ok(())
}

fn write_seat(change: &Transaction<'_>, id: &str, side: Side, place: &Place) -> Result<()> {
    let bytes = |lock: &Option<Lock>| lock.as_ref().map(|lock| lock.bytes().to_vec());
    one(change.execute(
        "INSERT OR REPLACE INTO seats \
         (match, side, who, lock, invitation, claimed, moments, since, taker, barred) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        params![
            id,
            side.id(),
            place.who.id(),
            bytes(&place.lock),
            bytes(&place.invitation),
            bytes(&place.claimed),
            place.moments.id(),
            place.waits.map(|waits| waits.since),
            place.waits.and_then(|waits| waits.by).map(Visitor::number),
            place.barred.map(Visitor::number)
        ],
    )?)
}

fn read_lines(connection: &Connection, id: &str) -> Result<Vec<String>> {
    let mut lines = connection.prepare("SELECT line FROM lines WHERE match = ?1 ORDER BY n")?;
    lines.query_map([id], |row| row.get(0))?.collect()
}

fn read_chat(connection: &Connection, id: &str) -> Result<Vec<ChatLine>> {
    let find = "SELECT n, side, text, at FROM chat WHERE match = ?1 ORDER BY n";
    let mut chat = connection.prepare(find)?;
    let said = chat.query_map([id], |row| {
        let side: Option<String> = row.get(1)?;
        Ok(ChatLine {
            n: row.get::<_, i64>(0)? as usize,
            side: side.as_deref().and_then(Side::from_id),
            text: row.get(2)?,
            at: row.get(3)?,
        })
    })?;
    said.collect()
}

fn read_seat(connection: &Connection, id: &str, side: Side) -> Result<Place> {
    let lock = |bytes: Option<Vec<u8>>| bytes.as_deref().and_then(Lock::from_bytes);
    // The key of a person opens the seat only if its row is undamaged.
    let find = format!(
        "SELECT who, lock, invitation, claimed, moments, since, taker, barred, (SELECT person \
         FROM gathered WHERE gathered.match = seats.match AND gathered.side = seats.side \
         AND NOT ({})) FROM seats WHERE match = ?1 AND side = ?2",
        seals::broken("gathered")
    );
    connection.query_row(&find, [id, side.id()], |row| {
        let who: String = row.get(0)?;
        let by = row.get::<_, Option<i64>>(6)?.map(Visitor::of);
        Ok(Place {
            who: who.parse::<Seat>().unwrap_or_default(),
            lock: lock(row.get(1)?),
            invitation: lock(row.get(2)?),
            claimed: lock(row.get(3)?),
            moments: Moments::from_id(&row.get::<_, String>(4)?),
            waits: row.get::<_, Option<i64>>(5)?.map(|since| Waits { since, by }),
            barred: row.get::<_, Option<i64>>(7)?.map(Visitor::of),
            person: lock(row.get(8)?),
        })
    })
}

fn about(row: &Row<'_>) -> Result<About> {
    let kind: String = row.get("kind")?;
    Ok(About {
        id: row.get("id")?,
        title: row.get("title")?,
        game: row.get("game")?,
        scenario: row.get("scenario")?,
        kind: if kind == "replay" { Kind::Replay } else { Kind::Match },
        listed: row.get("listed")?,
        over: row.get("over")?,
        closed: row.get("closed")?,
        touched: row.get("touched")?,
        maker: row.get::<_, Option<i64>>("maker")?.map(Visitor::of),
    })
}

/// Converts a database error to a store error of the lobby.
#[expect(clippy::needless_pass_by_value, reason = "it maps errors")]
pub(crate) fn unkept(error: rusqlite::Error) -> Unkept {
    Unkept(error.to_string())
}
