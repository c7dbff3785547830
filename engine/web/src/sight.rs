//! Lines of sight on the board of a match, across the whole map.

use blind_swords::check::sight::{self, Visibility};
use blind_swords::game::Rules;
use blind_swords::profile::LosCornerTouch;
use blind_swords::{Board, Look, Scene};
use kernel::{HexId, HexNumber, LineStep, Side};
use serde::Serialize;

use crate::failure::Refused;
use crate::shelf::Packed;

/// A line of sight.
#[derive(Debug, Serialize)]
pub(crate) struct LineSeen {
    from: HexNumber,
    to: HexNumber,
    range: u8,
    los: &'static str,
    /// The hexes crossed.
    hexes: Vec<HexNumber>,
    /// The pairs of hexes between which the line runs.
    along: Vec<(HexNumber, HexNumber)>,
    /// The first hex that blocks it.
    blocker: Option<HexNumber>,
    /// Why it does.
    reason: Option<&'static str>,
    rule: &'static str,
}

/// The line of sight between two hexes for a side.
pub(crate) fn line(
    packed: &Packed,
    rules: &Rules,
    board: &Board,
    ends: (&str, &str),
    side: Side,
) -> Result<LineSeen, Refused> {
    let far = Rules { game: packed.far(), ..rules.clone() };
    let scene = Scene { package: &far, board };
    let (from, to) = (hex(scene, ends.0)?, hex(scene, ends.1)?);
    let visibility = sight::visibility(scene, from, to, side);
    let blocked = (visibility == Visibility::Blocked)
        .then(|| sight::trace(scene, from, to, side).blocked)
        .flatten();
    let map = &scene.game().map;
    let mut line = LineSeen {
        from: map.number(from),
        to: map.number(to),
        range: map.grid.distance(from, to),
        los: visibility.id(),
        hexes: Vec::new(),
        along: Vec::new(),
        blocker: blocked.map(|blocker| map.number(blocker.hex)),
        reason: blocked.map(|blocker| blocker.reason.words()),
        rule: "SS 12.1a",
    };
    line.cross(scene, from, to);
    Ok(line)
}

impl LineSeen {
    fn cross(&mut self, scene: Scene<'_>, from: HexId, to: HexId) {
        let map = &scene.game().map;
        let corners_count = scene.profile().los_corner_touch == LosCornerTouch::Count;
        for step in map.lines.between(&map.grid, from, to) {
            match step {
                LineStep::In(hex) => self.hexes.push(map.number(hex)),
                LineStep::Along(a, b) => self.along.push((map.number(a), map.number(b))),
                LineStep::Corner(hex) if corners_count => self.hexes.push(map.number(hex)),
                LineStep::Corner(_) => {}
            }
        }
    }
}

fn hex(scene: Scene<'_>, number: &str) -> Result<HexId, Refused> {
    let parsed: HexNumber = number
        .parse()
        .map_err(|error: kernel::NotAHexNumber| Refused::malformed(error.to_string()))?;
    scene.game().map.grid.hex(parsed).ok_or_else(|| Refused::unknown("hex"))
}
