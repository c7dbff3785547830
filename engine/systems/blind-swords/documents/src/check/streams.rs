//! Checks that streams have no gaps: each end of a stream segment meets other water or the map
//! edge. SS 3.2c, MAP-04.

use std::collections::BTreeMap;

use document::tree::At;
use kernel::{Direction, Grid, HexId, HexNumber, HexPair};

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

/// Corner of a hex, identified by the three hexes that meet there.
type Corner = [HexId; 3];

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    check_flowing(subject, findings);
    check_dry(subject, findings);
}

fn check_flowing(subject: Subject<'_>, findings: &mut Findings) {
    let grid = &subject.game.map.grid;
    let sides = &subject.documents.map.data.hexsides;
    findings.checked("pieces of streams", sides.stream.len());
    let mut water: BTreeMap<Corner, usize> = BTreeMap::new();
    for corner in sides.stream.iter().chain(&sides.pond).flat_map(|pair| corners(grid, *pair)) {
        *water.entry(corner).or_default() += 1;
    }
    let at = At::root(&subject.documents.map.tree).key("hexsides").key("stream");
    for (n, pair) in sides.stream.iter().enumerate() {
        for corner in corners(grid, *pair).filter(|corner| water[corner] == 1) {
            let [a, b, c] = corner.map(|hex| grid.number(hex));
            let message = format!("the stream ends in the open where {a}, {b} and {c} meet");
            let help = "continue it to other water or a map edge, or allow a spring with `# \
                allow W-MAP-STREAM: a spring`";
            let place = at.item(n).place();
            findings.warning_with_help(codes::MAP_STREAM, place, message, help);
        }
    }
}

/// Returns the corners at the ends of a hexside, except those on the map edge.
fn corners(grid: &Grid, HexPair(one, other): HexPair) -> impl Iterator<Item = Corner> {
    let hex = |number: HexNumber| grid.hex(number);
    let pair = hex(one).zip(hex(other));
    let found = pair.and_then(|(a, b)| Some((a, b, grid.direction(a, b)?)));
    let corner = |(a, b, way): (HexId, HexId, Direction), turn: u8| {
        let aside = Direction::new((way.ring() + turn) % 6)?;
        let mut corner = [a, b, grid.neighbour(a, aside)?];
        corner.sort_unstable();
        Some(corner)
    };
    let ends = [1, 5].map(|turn| found.and_then(|found| corner(found, turn)));
    ends.into_iter().flatten()
}

fn check_dry(subject: Subject<'_>, findings: &mut Findings) {
    let grid = &subject.game.map.grid;
    let at = At::root(&subject.documents.map.tree).key("dry-streams");
    for (course, at) in subject.documents.map.data.dry_streams.iter().zip(at.items()) {
        for (pair, at) in course.windows(2).zip(at.items().skip(1)) {
            if !grid.adjacent(pair[0], pair[1]) {
                let [from, to] = [pair[0], pair[1]].map(|hex| grid.number(hex));
                let message = format!("{from} and {to} are not adjacent");
                findings.warning(codes::MAP_STREAM, at.place(), message);
            }
        }
    }
}
