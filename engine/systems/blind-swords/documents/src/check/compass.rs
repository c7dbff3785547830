//! Checks that the names of directions and map edges agree with the compass.

use document::tree::At;
use kernel::Edge;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

/// Compass points with their bearings in degrees.
const POINTS: [(&str, u16); 16] = [
    ("N", 0),
    ("NE", 45),
    ("E", 90),
    ("SE", 135),
    ("S", 180),
    ("SW", 225),
    ("W", 270),
    ("NW", 315),
    ("north", 0),
    ("northeast", 45),
    ("east", 90),
    ("southeast", 135),
    ("south", 180),
    ("southwest", 225),
    ("west", 270),
    ("northwest", 315),
];

/// Maximum angle in degrees between the bearing of a map edge and the bearing that the edge's name
/// states.
const ASIDE: u16 = 60;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let grid = &subject.documents.game.data.grid;
    let at = At::root(&subject.documents.game.tree).key("grid");
    let bearings: Vec<u16> = grid.ring.iter().filter_map(|name| bearing(name)).collect();
    let Ok(ring) = <[u16; 6]>::try_from(bearings) else { return };
    if !goes_round(ring) {
        let message = format!("{} are not in compass order", grid.ring.join(", "));
        return findings.error(codes::MAP_COMPASS, at.key("ring").place(), message);
    }
    for (name, edge) in grid.edges.iter() {
        let outward = match edge {
            Edge::FirstRow => ring[0],
            Edge::FirstColumn => between(ring[1], ring[2]),
            Edge::LastRow => ring[3],
            Edge::LastColumn => between(ring[4], ring[5]),
        };
        if bearing(name).is_some_and(|named| apart(named, outward) > ASIDE) {
            let message = format!("the name of edge `{name}` contradicts the directions in `ring`");
            findings.error(codes::MAP_COMPASS, at.key("edges").place_of_key(name), message);
        }
    }
}

/// Returns the bearing of a compass point in degrees.
pub fn bearing(name: &str) -> Option<u16> {
    POINTS.iter().find(|(point, _)| *point == name).map(|(_, bearing)| *bearing)
}

/// Whether six bearings turn in one direction and complete exactly one circle.
pub fn goes_round(ring: [u16; 6]) -> bool {
    let turn = |n: usize| (ring[(n + 1) % 6] + 360 - ring[n]) % 360;
    let right: u16 = (0..6).map(turn).sum();
    let is_turn = |n: usize| turn(n) != 0;
    (0..6).all(is_turn) && (right == 360 || right == 5 * 360)
}

/// Returns the smaller angle between two bearings, in degrees.
fn apart(one: u16, other: u16) -> u16 {
    let turn = one.abs_diff(other) % 360;
    turn.min(360 - turn)
}

/// Returns the bearing halfway between two bearings, within the smaller angle.
pub fn between(one: u16, other: u16) -> u16 {
    let half = apart(one, other) / 2;
    if (one + apart(one, other)) % 360 == other { (one + half) % 360 } else { (other + half) % 360 }
}
