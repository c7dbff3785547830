//! The battlefield of a scene, ready to be drawn.

use blind_swords::board::{Face, Morale};
use blind_swords::game::{RoadInHex, UnitId};
use blind_swords::{Look, Scene};
use kernel::HexId;
use series::DecisionOption;

use super::model::{CELL_HEIGHT, CELL_WIDTH, Cell, Field, Mark, Spot, Token};

/// The field with the hexes marked that the options are about.
pub(super) fn field(
    scene: Scene<'_>,
    options: &[&DecisionOption],
    chosen: usize,
    pan: (i32, i32),
) -> Field {
    let about: Vec<Option<HexId>> = options.iter().map(|option| place(scene, &option.id)).collect();
    let focus = about.get(chosen).copied().flatten();
    let focus = focus.or_else(|| about.iter().flatten().next().copied()).or_else(|| active(scene));
    let mark = |hex: HexId| {
        if about.get(chosen) == Some(&Some(hex)) {
            Mark::Chosen
        } else if about.contains(&Some(hex)) {
            Mark::Option
        } else {
            Mark::None
        }
    };
    let hexes = scene.game().map.grid.hexes();
    let frame = Frame::of(scene);
    let cells = hexes.map(|hex| frame.cell(scene, hex, mark(hex))).collect();
    Field { cells, focus: focus.map(|hex| frame.spot(scene, hex)), pan }
}

/// The hex that an option is about: itself, or that of a unit.
fn place(scene: Scene<'_>, id: &str) -> Option<HexId> {
    let game = scene.game();
    let hex = id.parse().ok().and_then(|number| game.map.grid.hex(number));
    let unit = || {
        let found = game.units.iter().position(|unit| unit.id == id)?;
        scene.board.hex_of(UnitId::from_index(found))
    };
    hex.or_else(unit)
}

/// A hex of the active brigade.
fn active(scene: Scene<'_>) -> Option<HexId> {
    let brigade = scene.board.activation()?.brigade;
    scene.brigade_on_map(brigade).next().map(|(_, hex)| hex)
}

/// Where the field begins, and how high its ground lies.
struct Frame {
    column: i16,
    along: i16,
    low: u8,
    span: u16,
}

impl Frame {
    fn of(scene: Scene<'_>) -> Self {
        let map = &scene.game().map;
        let positions = || map.grid.hexes().map(|hex| map.grid.position(hex));
        let levels = || map.hexes.iter().map(|hex| hex.level);
        let (low, high) = (levels().min().unwrap_or(0), levels().max().unwrap_or(0));
        Self {
            column: positions().map(|(column, _)| column).min().unwrap_or(0),
            along: positions().map(|(_, along)| along).min().unwrap_or(0),
            low,
            span: u16::from(high - low).max(1),
        }
    }

    /// Columns from left to right; half a hex is one line.
    fn spot(&self, scene: Scene<'_>, hex: HexId) -> Spot {
        let (column, along) = scene.game().map.grid.position(hex);
        Spot {
            x: i32::from(column - self.column) * CELL_WIDTH,
            y: i32::from(along - self.along) * CELL_HEIGHT / 2,
        }
    }

    fn cell(&self, scene: Scene<'_>, hex: HexId, mark: Mark) -> Cell {
        let game = scene.game();
        let ground = game.map.hex(hex);
        Cell {
            spot: self.spot(scene, hex),
            number: game.map.number(hex).to_string(),
            height: (u16::from(ground.level - self.low) * 9 / self.span) as u8,
            ground: sign(&game.terrain.kind(ground.terrain).id),
            road: ground.road == RoadInHex::Present,
            token: token(scene, hex),
            mark,
        }
    }
}

/// The sign of a kind of terrain.
fn sign(kind: &str) -> char {
    match kind {
        "clear" => ' ',
        "woods" | "forest" => '♣',
        "cornfield" | "wheatfield" | "field" | "orchard" => '≡',
        "town" | "village" => '⌂',
        "marsh" | "swamp" => '~',
        "summit" => '▲',
        _ => '^',
    }
}

fn token(scene: Scene<'_>, hex: HexId) -> Option<Token> {
    let first = scene.board.any_in(hex)?;
    let badge = match scene.board.units_in(hex).count() {
        1 => marker(scene, first),
        count => char::from_digit(count as u32, 10).unwrap_or('+'),
    };
    Some(Token { side: scene.side_of(first), name: short(&scene.info(first).name), badge })
}

/// `d` disrupted, `s` shaken, `b` battleworn: the worst of the three.
fn marker(scene: Scene<'_>, unit: UnitId) -> char {
    let state = scene.board.unit(unit);
    match (state.morale, state.face) {
        (Morale::Disrupted, _) => 'd',
        (Morale::Shaken, _) => 's',
        (Morale::None, Face::Battleworn) => 'b',
        (Morale::None, Face::Fresh) => ' ',
    }
}

/// Four letters of a name: the number without its ending, then what follows.
fn short(name: &str) -> String {
    let mut words = name.split_whitespace();
    let first = words.next().unwrap_or_default();
    let digits: String = first.chars().take_while(char::is_ascii_digit).collect();
    let rest: String = if digits.is_empty() { name.to_owned() } else { words.collect() };
    let letters = rest.chars().filter(|letter| letter.is_alphanumeric());
    digits.chars().chain(letters).take(4).collect()
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn names_are_cut_to_four_letters() {
        let cases =
            [("10th ME", "10ME"), ("3rd WI (A)", "3WIA"), ("102nd NY", "102N"), ("Knap", "Knap")];
        for (name, expected) in cases {
            assert_eq!(short(name), expected);
        }
    }
}
