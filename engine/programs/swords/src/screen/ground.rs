//! Conversion of a match to the view model of the battlefield.

use std::collections::BTreeMap;

use kernel::{Ground, HexNumber};
use session::{AnyMatch, DecisionOption, Stack, TextView};

use super::model::{CELL_HEIGHT, CELL_WIDTH, Cell, Field, Mark, Spot, Token, Within};

/// Returns the battlefield, in which the hexes of the decision's options are marked.
pub(super) fn field(
    game: &dyn AnyMatch,
    shown: &TextView,
    options: &[&DecisionOption],
    chosen: usize,
    pan: (i32, i32),
    area: &[HexNumber],
) -> Field {
    let about: Vec<Option<HexNumber>> =
        options.iter().map(|option| game.place(&option.id)).collect();
    let focus = about.get(chosen).copied().flatten();
    let focus = focus.or_else(|| about.iter().flatten().next().copied()).or(shown.focus);
    let mark = |hex: HexNumber| {
        if about.get(chosen) == Some(&Some(hex)) {
            Mark::Chosen
        } else if about.contains(&Some(hex)) {
            Mark::Option
        } else {
            Mark::None
        }
    };
    let ground = game.ground();
    let frame = Frame::of(&ground);
    let stacks: BTreeMap<HexNumber, &Stack> =
        shown.stacks.iter().map(|stack| (stack.hex, stack)).collect();
    let cell = |hex: &Ground| {
        let within = if area.contains(&hex.hex) { Within::Yes } else { Within::No };
        let laid =
            shown.map_markers.iter().find(|laid| laid.touches(hex.hex)).map(|laid| laid.sign);
        Cell { within, laid, ..frame.cell(hex, stacks.get(&hex.hex).copied(), mark(hex.hex)) }
    };
    let at = |number| ground.iter().find(|hex| hex.hex == number);
    Field {
        cells: ground.iter().map(cell).collect(),
        focus: focus.and_then(at).map(|hex| frame.spot(hex)),
        pan,
    }
}

/// Origin of the field on the screen, and range of the heights in it.
struct Frame {
    column: i16,
    along: i16,
    low: u8,
    span: u16,
}

impl Frame {
    fn of(ground: &[Ground]) -> Self {
        let levels = || ground.iter().map(|hex| hex.level);
        let (low, high) = (levels().min().unwrap_or(0), levels().max().unwrap_or(0));
        Self {
            column: ground.iter().map(|hex| hex.at.0).min().unwrap_or(0),
            along: ground.iter().map(|hex| hex.at.1).min().unwrap_or(0),
            low,
            span: u16::from(high - low).max(1),
        }
    }

    /// Returns the position of a hex on the screen. Half a hex is one line.
    fn spot(&self, hex: &Ground) -> Spot {
        let (column, along) = hex.at;
        Spot {
            x: i32::from(column - self.column) * CELL_WIDTH,
            y: i32::from(along - self.along) * CELL_HEIGHT / 2,
        }
    }

    fn cell(&self, hex: &Ground, stack: Option<&Stack>, mark: Mark) -> Cell {
        let token = |stack: &Stack| Token {
            side: stack.side,
            name: stack.name.clone(),
            badge: stack.badge,
        };
        Cell {
            spot: self.spot(hex),
            number: hex.hex.to_string(),
            height: (u16::from(hex.level - self.low) * 9 / self.span) as u8,
            ground: hex.sign,
            road: hex.road,
            laid: None,
            token: stack.map(token),
            mark,
            within: Within::No,
        }
    }
}
