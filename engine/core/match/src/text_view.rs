//! Position as text for terminals and programs, derived from the position as drawn.

use std::collections::BTreeMap;

use kernel::{BoardView, Counter, Ground, HexNumber, MapMarker, Panel, PerSide, Side, say};
use serde::Serialize;

/// A position as text, limited to the knowledge of one reader. Any text interface can draw it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TextView {
    /// Name of the scenario, the turn and the time.
    pub title: String,
    /// Victory points of each side, in one line.
    pub score: String,
    /// Lines that the program prints at the start of each turn.
    pub standing: Vec<String>,
    /// Lines with all information that is not on the map.
    pub state: Vec<String>,
    /// Panel that is always visible beside the map.
    pub panel: SidePanel,
    /// Stacks on the map, one for each hex with counters.
    pub stacks: Vec<Stack>,
    /// Removable markers on the map, such as bridges.
    #[serde(rename = "laid", skip_serializing_if = "Vec::is_empty")]
    pub map_markers: Vec<MapMarker>,
    /// Hex of the first counter that acts now. `None` if none does.
    pub focus: Option<HexNumber>,
}

/// A text panel beside the map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SidePanel {
    /// Title of the panel.
    pub title: String,
    /// Lines of the panel, top to bottom.
    pub lines: Vec<String>,
}

/// A stack of counters in a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stack {
    /// Hex that contains the stack.
    pub hex: HexNumber,
    /// Side that controls the stack.
    pub side: Side,
    /// Name of the first counter, in four letters.
    pub name: String,
    /// Badge of the stack: the number of units as a digit, or the state of a single unit as a
    /// character.
    pub badge: char,
    /// Description of all counters in the stack for players.
    pub words: String,
}

impl TextView {
    /// Derives the text from the position as drawn, the map and the names of the sides.
    pub fn of(board: &BoardView, ground: &[Ground], sides: &PerSide<String>) -> Self {
        let when = filled(&board.when).join(", ");
        Self {
            title: filled(&[board.title.clone(), when.clone()]).join("  "),
            score: board.summary.clone(),
            standing: board.standing.clone(),
            state: state(board, when),
            panel: beside(board),
            stacks: stacks(board, ground, sides),
            map_markers: board.map_markers.clone(),
            focus: board.counters.iter().find(|counter| counter.active).map(|it| it.hex),
        }
    }
}

fn filled(words: &[String]) -> Vec<&str> {
    words.iter().map(String::as_str).filter(|words| !words.is_empty()).collect()
}

/// Returns the turn, the step, the standing and the contents of all panels.
fn state(board: &BoardView, when: String) -> Vec<String> {
    let head = [when, board.path.join(" › ")].into_iter().filter(|line| !line.is_empty());
    let standing = board.standing.iter().cloned();
    head.chain(standing).chain(board.sections.iter().flat_map(lines)).collect()
}

/// Returns a panel as lines: an empty line, the title, then the content. Empty without content.
fn lines(panel: &Panel) -> Vec<String> {
    let lines = panel.lines();
    if lines.len() > 2 { lines } else { Vec::new() }
}

fn beside(board: &BoardView) -> SidePanel {
    let (title, panels) = &board.beside;
    let shown = board.sections.iter().filter(|panel| panels.contains(&panel.title));
    let lines = shown.flat_map(lines).filter(|line| !line.is_empty()).collect();
    SidePanel { title: title.clone(), lines }
}

fn stacks(board: &BoardView, ground: &[Ground], sides: &PerSide<String>) -> Vec<Stack> {
    let mut by_hex: BTreeMap<HexNumber, Vec<&Counter>> = BTreeMap::new();
    for counter in &board.counters {
        by_hex.entry(counter.hex).or_default().push(counter);
    }
    let stack = |hex: &Ground| {
        let counters = by_hex.get(&hex.hex)?;
        let first = counters.first()?;
        let words: Vec<_> = counters.iter().map(|counter| counter.words.as_str()).collect();
        let (place, side) = (place(board, hex), &sides[first.side]);
        Some(Stack {
            hex: hex.hex,
            side: first.side,
            name: short(&first.name),
            badge: badge(counters),
            words: format!("{place}, {side}: {}", words.join("; ")),
        })
    };
    ground.iter().filter_map(stack).collect()
}

/// Describes a hex with its markers: `1510, woods, burnt bridge towards 1511`.
fn place(board: &BoardView, hex: &Ground) -> String {
    let markers = board.map_markers.iter().filter(|marker| marker.touches(hex.hex));
    markers.fold(hex.name.clone(), |words, MapMarker { hex: at, beyond, name, .. }| {
        let name = name.to_lowercase();
        match beyond {
            Some(beyond) => {
                let other = if *at == hex.hex { *beyond } else { *at };
                format!("{words}, {}", say!("marker-towards", marker = name, hex = other))
            }
            None => format!("{words}, {name}"),
        }
    })
}

/// Returns the badge of a stack. For several units it is their number, or `+` for more than nine.
/// Otherwise it is the first state of a counter that is not blank.
fn badge(counters: &[&Counter]) -> char {
    match counters.iter().filter(|counter| counter.sign != "leader").count() {
        0 | 1 => counters.iter().map(|it| it.state).find(|state| *state != ' ').unwrap_or(' '),
        units => char::from_digit(units as u32, 10).unwrap_or('+'),
    }
}

/// Shortens a name to four characters: the digits of the number without their suffix, then the
/// letters that follow.
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
    use super::*;

    #[test]
    fn names_are_cut_to_four_letters() {
        let cases =
            [("10th ME", "10ME"), ("3rd WI (A)", "3WIA"), ("102nd NY", "102N"), ("Knap", "Knap")];
        for (name, expected) in cases {
            assert_eq!(short(name), expected);
        }
    }

    fn view(states: &[(&'static str, char)]) -> TextView {
        let hex = HexNumber::new(3, 4);
        let counter = |&(sign, state): &(&'static str, char)| Counter {
            state,
            ..Counter::plain("s", "Scouts", Side::Csa, hex, sign)
        };
        let bridge = MapMarker {
            hex: HexNumber::new(3, 5),
            beyond: Some(hex),
            sign: '=',
            name: "Bridge".to_owned(),
            colour: None,
        };
        let board = BoardView {
            when: vec!["Turn 2".to_owned(), String::new()],
            counters: states.iter().map(counter).collect(),
            map_markers: vec![bridge],
            ..BoardView::default()
        };
        let (level, sign, name) = (0, '.', "0304, clear".to_owned());
        let ground = Ground { hex, at: (0, 0), level, sign, road: false, name };
        let sides = PerSide { usa: "Blue".to_owned(), csa: "Grey".to_owned() };
        TextView::of(&board, &[ground], &sides)
    }

    #[test]
    fn a_stack_is_told_with_its_hex() {
        let shown = view(&[("cavalry", ' ')]);
        assert_eq!((&*shown.title, shown.state.len()), ("Turn 2", 1));
        assert_eq!(shown.stacks[0].words, "0304, clear, bridge towards 0305, Grey: Scouts");
        assert_eq!(shown.focus, None);
    }

    #[test]
    fn a_badge_counts_units_or_tells_the_state_of_one() {
        for (states, badge) in [
            (&[("cavalry", ' ')][..], ' '),
            (&[("cavalry", 's')], 's'),
            (&[("cavalry", 's'), ("infantry", ' ')], '2'),
            (&[("cavalry", ' '), ("leader", '*')], '*'),
            (&[("cavalry", 'r'), ("leader", '*')], 'r'),
        ] {
            assert_eq!(view(states).stacks[0].badge, badge, "{states:?}");
        }
    }
}
