//! Room in the database. Above the total size limit, the store removes matches of the addresses with
//! the most bytes.

use std::collections::BTreeMap;

use super::written::Result;

/// Approximate size of a stored match without its lines, in bytes.
pub(crate) const MATCH_TAKES: usize = 2048;
/// Approximate size of a stored line without its content, in bytes.
const LINE_TAKES: usize = 64;

/// Maximum number of matches of one address to examine at once when the store makes room.
const LOOKED_AT: usize = 256;

/// Returns the approximate size of a match in bytes. `bytes` is the total length of its lines.
pub(super) const fn weight(lines: usize, bytes: i64) -> i64 {
    bytes + (lines * LINE_TAKES + MATCH_TAKES) as i64
}

/// Returns the SQL expression for the approximate size of a stored match.
fn kept_weight() -> String {
    format!("bytes + kept * {LINE_TAKES} + {MATCH_TAKES}")
}

/// Returns the approximate total size of the matches whose creator's address is recorded.
pub(super) fn weigh(connection: &rusqlite::Connection) -> Result<i64> {
    let sum =
        format!("SELECT ifnull(sum({}), 0) FROM matches WHERE maker IS NOT NULL", kept_weight());
    connection.query_row(&sum, [], |row| row.get(0))
}

/// Makes room if the matches of all addresses exceed the limit. The address with the most bytes
/// loses unplayed matches first, then finished ones, then the oldest. Each run frees more space
/// than necessary, so that the next run is far off.
pub(super) fn make_room(change: &rusqlite::Connection, most: i64) -> Result<Vec<String>> {
    let weight = kept_weight();
    let mut shares: BTreeMap<i64, i64> = {
        let sums = "SELECT maker, sum({}) FROM matches WHERE maker IS NOT NULL GROUP BY maker";
        let mut sums = change.prepare(&sums.replace("{}", &weight))?;
        sums.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_>>()?
    };
    let mut total: i64 = shares.values().sum();
    let mut gone = Vec::new();
    if total <= most {
        return Ok(gone);
    }
    let enough = most - most / 16;
    let of_one = format!(
        "SELECT id, {weight} FROM matches WHERE maker = ?1 \
         ORDER BY kept > began, over DESC, touched, id LIMIT {LOOKED_AT}"
    );
    let mut of_one = change.prepare(&of_one)?;
    while total > enough {
        let Some((&maker, &share)) = shares.iter().max_by_key(|(_, share)| **share) else { break };
        let others = shares.iter().filter(|(other, _)| **other != maker);
        let second = others.map(|(_, share)| *share).max().unwrap_or(0);
        let found = of_one.query_map([maker], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let found: Vec<(String, i64)> = found.collect::<Result<_>>()?;
        let mut left = share;
        for (id, weight) in found {
            if total <= enough || left < second {
                break;
            }
            remove(change, &id)?;
            gone.push(id);
            (left, total) = (left - weight, total - weight);
        }
        if left == share || left <= 0 {
            shares.remove(&maker);
        } else {
            shares.insert(maker, left);
        }
    }
    Ok(gone)
}

/// Removes a match and all its data. Returns false if there is no such match.
pub(crate) fn remove(change: &rusqlite::Connection, id: &str) -> Result<bool> {
    for table in ["lines", "seats", "chat", "notes", "thinking", "aside", "alerts", "gathered"] {
        change.execute(&format!("DELETE FROM {table} WHERE match = ?1"), [id])?;
    }
    Ok(change.execute("DELETE FROM matches WHERE id = ?1", [id])? > 0)
}
