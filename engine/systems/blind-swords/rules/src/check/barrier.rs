//! Hexside features that lines of sight cross, such as a hedge or an embankment. SS 12.1a. LOS-02,
//! LOS-08, T-05.

use kernel::{Corners, HexId, LineStep};

use crate::game::{BlockReason, Blocker, FeatureSight};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns the first feature that blocks the line between two hexes. Adjacent hexes always see each
/// other. LOS-01, LOS-02, A-52.
pub(super) fn first(
    position: Position<'_>,
    corners: Corners,
    from: HexId,
    to: HexId,
) -> Option<Blocker> {
    let game = position.game();
    let any = game.terrain.features.iter().any(|kind| kind.sight.is_some());
    if !any || position.distance(from, to) < 2 {
        return None;
    }
    crossed(position, corners, from, to).into_iter().find_map(|(before, hex)| {
        let feature = game.map.between(before, hex)?.feature?;
        let sight = game.terrain.feature(feature).sight?;
        blocks(position, sight, (from, to), (before, hex))
            .then_some(Blocker { hex, reason: BlockReason::Feature(feature, before) })
    })
}

/// Whether a feature on a hexside blocks the line between two hexes. `sides` holds the hexes of the
/// hexside, and `ends` the ends of the line.
fn blocks(
    position: Position<'_>,
    sight: FeatureSight,
    ends: (HexId, HexId),
    sides: (HexId, HexId),
) -> bool {
    let level = |hex| position.level(hex);
    let stands = level(sides.0).max(level(sides.1));
    let is_level = level(ends.0) == level(ends.1) && stands == level(ends.0);
    let is_beside = [sides.0, sides.1].iter().any(|hex| [ends.0, ends.1].contains(hex));
    match sight {
        FeatureSight::Blocks => true,
        FeatureSight::BlocksAtLevel => is_level,
        FeatureSight::BlocksUnlessAdjacent => !is_beside,
        FeatureSight::BlocksAtLevelUnlessAdjacent => is_level && !is_beside,
    }
}

/// Returns the pairs of hexes whose common hexside the line crosses, in order along the line. A
/// line along a hexside crosses both hexes of that hexside. A hex that the line only touches at a
/// corner counts as crossed, if the profile requires it. LOS-08, LOS-09.
fn crossed(
    position: Position<'_>,
    corners: Corners,
    from: HexId,
    to: HexId,
) -> Vec<(HexId, HexId)> {
    let mut met = vec![(along(position, (from, to), from), from)];
    let mut grazed = Vec::new();
    let map = &position.game().map;
    for step in map.lines.between(&map.grid, from, to).filter(|step| step.counts(corners)) {
        match step {
            LineStep::Corner(hex) => grazed.push((along(position, (from, to), hex), hex)),
            LineStep::In(_) | LineStep::Along(..) => {
                met.extend(step.hexes().map(|hex| (along(position, (from, to), hex), hex)));
            }
        }
    }
    met.push((along(position, (from, to), to), to));
    met.sort_unstable();
    let mut crossed = pairs(&met);
    for corner in grazed {
        let mut through = met.clone();
        through.push(corner);
        through.sort_unstable();
        crossed.extend(pairs(&through).into_iter().filter(|(a, b)| [*a, *b].contains(&corner.1)));
    }
    crossed
}

/// Returns the pairs of successive hexes along the line. If several hexes are at the same position,
/// each of them is paired with all hexes at the next position.
fn pairs(met: &[(i32, HexId)]) -> Vec<(HexId, HexId)> {
    let groups: Vec<_> = met.chunk_by(|a, b| a.0 == b.0).collect();
    let mut pairs = Vec::new();
    for next in groups.windows(2) {
        for &(_, before) in next[0] {
            pairs.extend(next[1].iter().map(|&(_, hex)| (before, hex)));
        }
    }
    pairs
}

/// Returns the position of a hex along a line, for sorting. The function projects the hex's centre
/// onto the line, because a line meets hexes in the order of their centres.
fn along(position: Position<'_>, (from, to): (HexId, HexId), hex: HexId) -> i32 {
    let grid = &position.game().map.grid;
    let place = |hex| {
        let (column, along) = grid.position(hex);
        (i32::from(column), i32::from(along))
    };
    let (start, end, here) = (place(from), place(to), place(hex));
    3 * (end.0 - start.0) * (here.0 - start.0) + (end.1 - start.1) * (here.1 - start.1)
}
