//! Texts about chits, limited to what a viewer may know.

use kernel::{PerSide, Reader, Side, say};

use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::Position;
use crate::view::{Hand, Seen};

/// Describes the cup and the held, spent and discarded chits, one line each.
pub(super) fn lines(rules: &Rules, seen: &Seen) -> Vec<String> {
    if seen.reader() == Reader::Referee {
        return all(rules, seen);
    }
    let position = seen.position(rules);
    let seen = seen.known_chits(rules);
    let mut lines = vec![cup(position, seen.cup.size, &seen.cup.known, seen.cup.unknown)];
    if !seen.key.is_empty() {
        lines.push(say!("hand-key", chits = names(position, &seen.key)));
    }
    for of in Side::BOTH {
        lines.extend(hand(position, of, "held", &seen.held[of]));
        lines.extend(hand(position, of, "spent", &seen.spent[of]));
    }
    if !seen.discarded.is_empty() {
        lines.push(say!("hand-out", chits = names(position, &seen.discarded)));
    }
    lines
}

fn cup(position: Position<'_>, size: usize, known: &[&str], unknown: PerSide<u8>) -> String {
    let events = |of: Side| match unknown[of] {
        0 => None,
        count => Some(say!("hand-events", count, side = &position.game().side_names[of])),
    };
    let known = (!known.is_empty()).then(|| names(position, known));
    let parts: Vec<_> =
        known.into_iter().chain(Side::BOTH.into_iter().filter_map(events)).collect();
    if parts.is_empty() {
        say!("hand-cup", size)
    } else {
        say!("hand-cup-of", size, chits = parts.join(", "))
    }
}

/// Describes the chits that a side has held or spent. `kind` is `held` or `spent`.
fn hand(position: Position<'_>, of: Side, kind: &str, hand: &Hand<'_>) -> Option<String> {
    let side = &position.game().side_names[of];
    match hand {
        Hand::Open(chits) if chits.is_empty() => None,
        Hand::Open(chits) => Some(say!("hand-open", side, kind, chits = names(position, chits))),
        Hand::Covered { count: 0, .. } => None,
        Hand::Covered { count, seen } if seen.is_empty() => {
            Some(say!("hand-face-down", side, kind, count = *count))
        }
        Hand::Covered { count, seen } => Some(say!(
            "hand-partly-seen",
            side,
            kind,
            count = *count,
            chits = names(position, seen)
        )),
    }
}

fn all(rules: &Rules, seen: &Seen) -> Vec<String> {
    let chits = seen.all_chits(rules);
    let mut lines = vec![say!("hand-cup", size = chits.cup_size)];
    lines.extend(chits.places.iter().map(|(place, ids)| format!("{place}: {}", ids.join(", "))));
    lines
}

/// Returns the names of the chits with some ids. A repeated name appears once with a count.
fn names(position: Position<'_>, ids: &[&str]) -> String {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for id in ids {
        let chit = position.game().chits.iter().find(|chit| chit.id == *id);
        let name = chit.map_or(*id, |chit| chit.name.as_str());
        match counted.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    let words: Vec<_> = counted
        .into_iter()
        .map(|(name, count)| if count > 1 { format!("{name} ×{count}") } else { name.to_owned() })
        .collect();
    words.join(", ")
}
