//! Clock for the retention of matches. The system clock may temporarily be wrong by years. Such an
//! error must not cause the removal of a match.

use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension};

use super::seals;
use super::written::Result;

/// Maximum speed of this clock while it catches up with the system clock, as a multiple of real
/// time.
const CATCHES_UP: i64 = 24;
/// Interval in seconds at which the clock is stored.
const WRITTEN: i64 = 3600;

/// Trusted time, in seconds since 1970. The value never decreases and never jumps ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    stands: i64,
    looked: Instant,
    written: i64,
}

impl Clock {
    /// Loads the stored clock. Uses the system clock if none is stored or the row is damaged.
    pub(super) fn of(connection: &Connection, machine: i64) -> Result<Self> {
        let find = format!("SELECT stands FROM clock WHERE NOT ({})", seals::broken("clock"));
        let stood: Option<i64> = connection.query_row(&find, [], |row| row.get(0)).optional()?;
        let stands = stood.unwrap_or(machine);
        Ok(Self { stands, looked: Instant::now(), written: stood.unwrap_or(0) })
    }

    /// Returns the trusted time.
    pub(super) fn now(&self) -> i64 {
        self.stands + self.looked.elapsed().as_secs() as i64
    }

    /// Moves the trusted time towards the system clock.
    pub(super) fn meet(&mut self, machine: i64) {
        let passed = self.looked.elapsed();
        self.looked = Instant::now();
        self.meet_after(passed, machine);
    }

    /// Moves the trusted time towards the system clock. `passed` is the time since the previous
    /// adjustment.
    pub(super) fn meet_after(&mut self, passed: Duration, machine: i64) {
        let passed = passed.as_secs() as i64;
        self.stands += passed;
        let behind = (machine - self.stands).max(0);
        self.stands += behind.min(passed * (CATCHES_UP - 1));
    }

    /// Stores the clock if `WRITTEN` seconds have passed.
    pub(super) fn keep(&mut self, connection: &Connection) -> Result<()> {
        if self.stands - self.written < WRITTEN {
            return Ok(());
        }
        let keep = "INSERT OR REPLACE INTO clock (one, stands) VALUES (1, ?1)";
        connection.execute(keep, [self.stands])?;
        self.written = self.stands;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);
    const YEAR: i64 = 365 * 24 * 3600;

    #[test]
    fn it_goes_with_the_machine_and_not_with_its_leaps() {
        let began = 1_800_000_000;
        let mut clock = Clock { stands: began, looked: Instant::now(), written: 0 };
        let hour = HOUR.as_secs() as i64;
        clock.meet_after(HOUR, began + hour);
        assert_eq!(clock.stands, began + hour);
        // The system clock is reset to 1970, as on a machine without a battery.
        clock.meet_after(HOUR, 0);
        assert_eq!(clock.stands, began + 2 * hour);
        // The system clock is ten years ahead for an hour. The trusted time gains one day, then
        // waits.
        clock.meet_after(HOUR, began + 10 * YEAR);
        assert_eq!(clock.stands, began + 2 * hour + 24 * hour);
        clock.meet_after(HOUR, began + 4 * hour);
        assert_eq!(clock.stands, began + 27 * hour, "it never goes back");
        // The machine was off for ten days. The trusted time catches up in half a day.
        let switched_on = clock.stands + 10 * 24 * hour;
        for passed in 1..=12 {
            clock.meet_after(HOUR, switched_on + passed * hour);
        }
        assert_eq!(clock.stands, switched_on + 12 * hour);
    }
}
