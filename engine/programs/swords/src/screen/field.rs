//! Drawing of the battlefield as a text map.

use kernel::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::model::{CELL_HEIGHT, CELL_WIDTH, Cell, Field, Mark, Spot, Token, Within};

/// Draws the part of the battlefield around its focus.
pub(super) fn draw(field: &Field, area: Rect, buffer: &mut Buffer) {
    let corner = corner(field, area);
    for cell in &field.cells {
        cell_lines(cell, corner, area, buffer);
    }
}

/// Returns the upper left corner of the visible part. The focus is as central as the edges of the
/// field allow.
fn corner(field: &Field, area: Rect) -> Spot {
    let right = field.cells.iter().map(|cell| cell.spot.x + CELL_WIDTH).max().unwrap_or(0);
    let bottom = field.cells.iter().map(|cell| cell.spot.y + CELL_HEIGHT).max().unwrap_or(0);
    let (width, height) = (i32::from(area.width), i32::from(area.height));
    let focus = field.focus.unwrap_or(Spot { x: right / 2, y: bottom / 2 });
    let within = |wanted: i32, size: i32, whole: i32| wanted.clamp(0, (whole - size).max(0));
    Spot {
        x: within(focus.x - width / 2 + CELL_WIDTH / 2 + field.pan.0, width, right),
        y: within(focus.y - height / 2 + CELL_HEIGHT / 2 + field.pan.1, height, bottom),
    }
}

fn cell_lines(cell: &Cell, corner: Spot, area: Rect, buffer: &mut Buffer) {
    let ground = Style::new().fg(Color::Rgb(28, 34, 22)).bg(tint(cell.height));
    let number = match cell.mark {
        Mark::None if cell.within == Within::Yes => {
            Style::new().fg(Color::Rgb(255, 255, 255)).bg(Color::Rgb(96, 60, 140))
        }
        Mark::None => ground.fg(Color::Rgb(84, 92, 66)),
        Mark::Option => ground.bg(Color::Rgb(255, 221, 87)).add_modifier(Modifier::BOLD),
        Mark::Chosen => Style::new()
            .fg(Color::Rgb(255, 255, 255))
            .bg(Color::Rgb(178, 34, 34))
            .add_modifier(Modifier::BOLD),
    };
    let sign = match cell.mark {
        Mark::None if cell.within == Within::Yes => '░',
        Mark::None => cell.laid.unwrap_or(cell.ground),
        Mark::Option => '○',
        Mark::Chosen => '●',
    };
    write(&cell.number, number, (cell.spot, 0), corner, area, buffer);
    let is_laid = cell.laid == Some(sign);
    let sign_style = if is_laid { LAID } else { number };
    let beside = Spot { x: cell.spot.x + cell.number.chars().count() as i32, ..cell.spot };
    write(&sign.to_string(), sign_style, (beside, 0), corner, area, buffer);
    match &cell.token {
        Some(token) => {
            let words = format!("{:<4}{}", token.name, token.badge);
            write(&words, counter(token), (cell.spot, 1), corner, area, buffer);
        }
        None => {
            write(&open_ground(cell), ground, (cell.spot, 1), corner, area, buffer);
            let middle = Spot { x: cell.spot.x + CELL_WIDTH / 2, ..cell.spot };
            let laid = cell.laid.map(String::from).unwrap_or_default();
            write(&laid, LAID, (middle, 1), corner, area, buffer);
        }
    }
}

/// Style of the signs that stand for map markers.
const LAID: Style = Style::new()
    .fg(Color::Rgb(255, 255, 255))
    .bg(Color::Rgb(70, 58, 44))
    .add_modifier(Modifier::BOLD);

/// Returns the lower line of a hex without units.
fn open_ground(cell: &Cell) -> String {
    let ground = cell.ground;
    if cell.road { format!("{ground} ═ {ground}") } else { format!("{ground} {ground} {ground}") }
}

/// Writes the visible part of one line of a hex.
fn write(
    words: &str,
    style: Style,
    (spot, line): (Spot, i32),
    corner: Spot,
    area: Rect,
    buffer: &mut Buffer,
) {
    let y = spot.y + line - corner.y;
    if y < 0 || y >= i32::from(area.height) {
        return;
    }
    for (index, letter) in words.chars().enumerate() {
        let x = spot.x + index as i32 - corner.x;
        if x >= 0 && x < i32::from(area.width) {
            let (x, y) = (area.x + x as u16, area.y + y as u16);
            if let Some(cell) = buffer.cell_mut((x, y)) {
                cell.set_char(letter).set_style(style);
            }
        }
    }
}

/// Returns the colour of a side's counters.
pub(super) const fn side_colour(side: Side) -> Color {
    match side {
        Side::Usa => Color::Rgb(38, 72, 130),
        Side::Csa => Color::Rgb(122, 88, 52),
    }
}

/// Returns the style of a counter. An underline distinguishes the sides on terminals without
/// colours.
fn counter(token: &Token) -> Style {
    let lined = match token.side {
        Side::Usa => Modifier::BOLD,
        Side::Csa => Modifier::BOLD | Modifier::UNDERLINED,
    };
    Style::new().fg(Color::Rgb(255, 255, 255)).bg(side_colour(token.side)).add_modifier(lined)
}

/// Returns the background colour for a height, from dark green in valleys to yellow on hills.
fn tint(height: u8) -> Color {
    const TINTS: [(u8, u8, u8); 10] = [
        (104, 146, 100),
        (124, 161, 106),
        (145, 176, 114),
        (166, 190, 122),
        (186, 203, 132),
        (204, 214, 142),
        (220, 222, 150),
        (233, 227, 156),
        (242, 228, 150),
        (248, 226, 138),
    ];
    let (red, green, blue) = TINTS[usize::from(height).min(TINTS.len() - 1)];
    Color::Rgb(red, green, blue)
}
