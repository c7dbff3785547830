//! `swords los`: lines of sight on the empty map.

use std::io::{self, BufWriter, Write};
use std::sync::Arc;

use blind_swords::check::sight::{self, Blocker, Visibility};
use blind_swords::game::{Rules, ScenarioId};
use blind_swords::profile::LosCornerTouch;
use blind_swords::{Board, Look, Scene};
use clap::Args;
use kernel::{HexId, HexNumber, LineStep, Lines, Side};
use serde::Serialize;

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games;
use crate::output::{self, say};

/// Says whether one hex can be seen from another on the empty map.
#[derive(Debug, Args)]
pub(crate) struct Los {
    /// The game: its id under `games/`, or its folder.
    game: String,
    /// The hex that looks.
    #[arg(required_unless_present = "all")]
    from: Option<String>,
    /// The hex looked at.
    #[arg(required_unless_present = "all")]
    to: Option<String>,
    /// Every ordered pair of hexes, as JSON Lines.
    #[arg(long, conflicts_with_all = ["from", "to"])]
    all: bool,
}

/// One line of sight.
#[derive(Debug, Serialize)]
struct Line {
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
}

/// One line with its reason.
#[derive(Debug, Serialize)]
struct Explained {
    #[serde(flatten)]
    line: Line,
    rule: &'static str,
    reason: Option<&'static str>,
}

const RULE: &str = "SS 12.1a";

impl Los {
    /// Runs the command.
    pub(crate) fn run(&self, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let rules = self.rules()?;
        let board = Board::empty(&rules);
        let scene = Scene { package: &rules, board: &board };
        match (&self.from, &self.to) {
            (Some(from), Some(to)) => {
                let hex = |number| games::hex(scene.game(), number);
                one(scene, hex(from)?, hex(to)?, format);
                Ok(())
            }
            _ => all(scene).or_else(|error| output::end(&error)),
        }
    }

    /// The rules with lines as long as the map.
    fn rules(&self) -> Result<Rules, Failure> {
        let mut game = (*games::Shelf::here().load(&self.game)?.game).clone();
        let grid = &game.map.grid;
        let corners = [grid.hexes().next(), grid.hexes().last()];
        let longest = corners.into_iter().flatten().flat_map(|corner| {
            grid.hexes().map(move |hex| grid.distance(corner, hex)).collect::<Vec<_>>()
        });
        game.map.lines = Lines::up_to(longest.max().unwrap_or(1));
        Ok(games::plain_rules(&Arc::new(game), ScenarioId(0)))
    }
}

fn one(scene: Scene<'_>, from: HexId, to: HexId, format: Plain) {
    let line = line(scene, from, to);
    let blocker = sight::trace(scene, from, to, Side::Usa).blocked;
    match format {
        Plain::Human => say!("{}", words(&line, blocker)),
        Plain::Json => {
            let reason = blocker.map(|blocker| blocker.reason.words());
            say!("{}", format::json(&Explained { line, rule: RULE, reason }));
        }
    }
}

/// `2110 to 2214: range 6, blocked by 2212, as high as the higher end (SS 12.1a); crosses 2111, …`.
fn words(line: &Line, blocker: Option<Blocker>) -> String {
    let mut text = format!("{} to {}: range {}, {}", line.from, line.to, line.range, line.los);
    if let (Some(hex), Some(blocker)) = (line.blocker, blocker) {
        text.push_str(&format!(" by {hex}, {}", blocker.reason.words()));
    }
    text.push_str(&format!(" ({RULE})"));
    let crossed = line.hexes.iter().map(ToString::to_string);
    let between = line.along.iter().map(|(a, b)| format!("{a}/{b}"));
    let crossed: Vec<_> = crossed.chain(between).collect();
    if !crossed.is_empty() {
        text.push_str(&format!("; crosses {}", crossed.join(", ")));
    }
    text
}

fn all(scene: Scene<'_>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 20, io::stdout().lock());
    let grid = &scene.game().map.grid;
    for from in grid.hexes() {
        for to in grid.hexes().filter(|&to| to != from) {
            serde_json::to_writer(&mut out, &line(scene, from, to))?;
            out.write_all(b"\n")?;
        }
    }
    out.flush()
}

fn line(scene: Scene<'_>, from: HexId, to: HexId) -> Line {
    let map = &scene.game().map;
    let visibility = sight::visibility(scene, from, to, Side::Usa);
    let blocked = (visibility == Visibility::Blocked)
        .then(|| sight::trace(scene, from, to, Side::Usa).blocked)
        .flatten();
    let mut line = Line {
        from: map.number(from),
        to: map.number(to),
        range: map.grid.distance(from, to),
        los: visibility.id(),
        hexes: Vec::new(),
        along: Vec::new(),
        blocker: blocked.map(|blocker| map.number(blocker.hex)),
    };
    let corners_count = scene.profile().los_corner_touch == LosCornerTouch::Count;
    for step in map.lines.between(&map.grid, from, to) {
        match step {
            LineStep::In(hex) => line.hexes.push(map.number(hex)),
            LineStep::Along(a, b) => line.along.push((map.number(a), map.number(b))),
            LineStep::Corner(hex) if corners_count => line.hexes.push(map.number(hex)),
            LineStep::Corner(_) => {}
        }
    }
    line
}
