use std::fmt;

use serde::Serialize;

use crate::{Corners, Grid, HexId, HexNumber, LineStep, Lines, say};

/// A line of sight: its range, its result and the hexes it crosses; [`Sight`] has an example.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SightLine {
    /// Hex that the viewer looks from.
    pub from: HexNumber,
    /// Hex that the viewer looks at.
    pub to: HexNumber,
    /// Distance in hexes, 0 within one hex.
    pub range: u8,
    /// Result, such as `clear` or `blocked`.
    pub los: &'static str,
    /// Hexes that the line crosses, in order, without its two end hexes.
    pub hexes: Vec<HexNumber>,
    /// Pairs of hexes between which the line runs along a hexside, in order.
    pub along: Vec<(HexNumber, HexNumber)>,
    /// First hex that blocks the line. `None` if the line is clear.
    pub blocker: Option<HexNumber>,
}

impl SightLine {
    /// Builds a line of sight, and computes the hexes that it crosses. `corners` decides whether a
    /// hex counts if the line only touches its corner.
    pub fn of(
        (grid, lines): (&Grid, &Lines),
        (from, to): (HexId, HexId),
        corners: Corners,
        (los, blocker): (&'static str, Option<HexId>),
    ) -> Self {
        let number = |hex| grid.number(hex);
        let (mut hexes, mut along) = (Vec::new(), Vec::new());
        for step in lines.between(grid, from, to).filter(|step| step.counts(corners)) {
            match step {
                LineStep::In(hex) | LineStep::Corner(hex) => hexes.push(number(hex)),
                LineStep::Along(left, right) => along.push((number(left), number(right))),
            }
        }
        let (range, blocker) = (grid.distance(from, to), blocker.map(number));
        Self { from: number(from), to: number(to), range, los, hexes, along, blocker }
    }
}

/// A line of sight with the reason for its result. Displays as one sentence.
///
/// ```
/// use kernel::{HexNumber, Sight, SightLine};
/// let [from, between, to] = [3, 4, 5].map(|row| HexNumber::new(2, row));
/// let (hexes, blocker) = (vec![between], Some(between));
/// let line = SightLine { from, to, range: 2, los: "blocked", hexes, along: vec![], blocker };
/// let blocked = Sight { line, rule: "4", reason: Some("a wood".to_owned()) };
/// assert_eq!(
///     blocked.to_string(),
///     "0203 to 0205: range 2, blocked by 0204, a wood (4); crosses 0204"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sight {
    /// Line of sight, without the reason.
    #[serde(flatten)]
    pub line: SightLine,
    /// Section of the rulebook that determines the result.
    pub rule: &'static str,
    /// Reason why the hex blocks the line. `None` if the line is not blocked.
    pub reason: Option<String>,
}

/// Writes `2110 to 2214: range 6, blocked by 2212, higher than both ends (4.2); crosses 2111, …`.
impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = &self.line;
        let seen = match (line.blocker, &self.reason) {
            (Some(hex), Some(reason)) => say!("sight-blocked-by", hex, reason),
            _ => say!("sight-seen", los = line.los),
        };
        let (from, to, range, rule) = (line.from, line.to, line.range, self.rule);
        let crossed = line.hexes.iter().map(ToString::to_string);
        let between = line.along.iter().map(|(a, b)| format!("{a}/{b}"));
        let crossed: Vec<_> = crossed.chain(between).collect();
        f.write_str(&if crossed.is_empty() {
            say!("sight", from, to, range, seen, rule)
        } else {
            say!("sight-crossing", from, to, range, seen, rule, hexes = crossed.join(", "))
        })
    }
}
