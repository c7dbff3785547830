//! A line of sight in printed numbers, as people and programs read it.

use std::fmt;
use std::sync::Arc;

use blind_swords::check::sight;
use blind_swords::game::Game;
use blind_swords::{Look, Scene};
use kernel::{HexId, HexNumber, LineStep, Lines, Side};
use serde::Serialize;

/// Where lines of sight are ruled.
const RULE: &str = "SS 12.1a";

/// A line of sight: how far, how well, and what it crosses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SightLine {
    /// The hex that looks.
    pub from: HexNumber,
    /// The hex looked at.
    pub to: HexNumber,
    /// The distance in hexes.
    pub range: u8,
    /// `clear`, `obscured` or `blocked`.
    pub los: &'static str,
    /// The hexes crossed.
    pub hexes: Vec<HexNumber>,
    /// The pairs of hexes between which the line runs.
    pub along: Vec<(HexNumber, HexNumber)>,
    /// The first hex that blocks it.
    pub blocker: Option<HexNumber>,
}

/// A line of sight with why it is as it is; as words, one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SightExplained {
    /// The line.
    #[serde(flatten)]
    pub line: SightLine,
    /// The section of the rulebook.
    pub rule: &'static str,
    /// What about the blocking hex blocks it.
    pub reason: Option<&'static str>,
}

impl SightLine {
    /// The line between two hexes for a side.
    pub fn between(scene: Scene<'_>, from: HexId, to: HexId, side: Side) -> Self {
        let map = &scene.game().map;
        let blocked = sight::trace(scene, from, to, side).blocked;
        let mut line = Self {
            from: map.number(from),
            to: map.number(to),
            range: map.grid.distance(from, to),
            los: sight::visibility(scene, from, to, side).id(),
            hexes: Vec::new(),
            along: Vec::new(),
            blocker: blocked.map(|blocker| map.number(blocker.hex)),
        };
        line.cross(scene, from, to);
        line
    }

    fn cross(&mut self, scene: Scene<'_>, from: HexId, to: HexId) {
        let map = &scene.game().map;
        let corners_count = sight::corners_count(scene);
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

impl SightExplained {
    /// The line between two hexes for a side, with its reason.
    pub fn between(scene: Scene<'_>, from: HexId, to: HexId, side: Side) -> Self {
        let blocked = sight::trace(scene, from, to, side).blocked;
        let line = SightLine::between(scene, from, to, side);
        Self { line, rule: RULE, reason: blocked.map(|blocker| blocker.reason.words()) }
    }
}

/// `2110 to 2214: range 6, blocked by 2212, as high as the higher end (SS 12.1a); crosses 2111, …`.
impl fmt::Display for SightExplained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = &self.line;
        write!(f, "{} to {}: range {}, {}", line.from, line.to, line.range, line.los)?;
        if let (Some(hex), Some(reason)) = (line.blocker, self.reason) {
            write!(f, " by {hex}, {reason}")?;
        }
        write!(f, " ({})", self.rule)?;
        let crossed = line.hexes.iter().map(ToString::to_string);
        let between = line.along.iter().map(|(a, b)| format!("{a}/{b}"));
        let crossed: Vec<_> = crossed.chain(between).collect();
        if crossed.is_empty() { Ok(()) } else { write!(f, "; crosses {}", crossed.join(", ")) }
    }
}

/// A game with lines of sight from one end of its map to the other, not only as far as guns reach.
pub fn far_sighted(game: &Game) -> Game {
    let mut game = game.clone();
    let grid = &game.map.grid;
    let corners = [grid.hexes().next(), grid.hexes().last()];
    let reach = |corner| grid.hexes().map(|hex| grid.distance(corner, hex)).max();
    let longest = corners.into_iter().flatten().filter_map(reach).max();
    game.map.lines = Arc::new(Lines::up_to(longest.unwrap_or(1)));
    game
}
