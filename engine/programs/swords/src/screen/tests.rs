//! Snapshots of frames drawn from made-up view models.

use kernel::Side;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::{Color, Modifier};

use super::frame;
use super::model::{
    Cell, Choice, Field, LessonState, Mark, Overlay, Page, Panel, Row, Screen, Spot, Token, Tone,
    Within,
};

fn drawn(screen: &Screen, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("in memory");
    terminal.draw(|frame| frame::draw(frame, screen)).expect("in memory");
    terminal.backend().to_string()
}

/// Returns a field of twelve columns and eight rows, with woods in one corner and a road. Odd
/// columns are half a hex lower.
fn field() -> Field {
    let cell = |column: i32, row: i32| Cell {
        spot: Spot { x: column * 5, y: row * 2 + column % 2 },
        number: format!("{:02}{:02}", column + 10, row),
        height: (row + 1) as u8,
        ground: if column < 3 && row < 3 { '♣' } else { ' ' },
        road: row == 4,
        laid: ((column, row) == (4, 4)).then_some('B'),
        token: token(column, row),
        mark: match (column, row) {
            (5, 4) => Mark::Chosen,
            (6, 3) => Mark::Option,
            _ => Mark::None,
        },
        within: if column > 8 { Within::Yes } else { Within::No },
    };
    let cells = (0..12).flat_map(|column| (0..8).map(move |row| (column, row)));
    let cells = cells.map(|(column, row)| cell(column, row)).collect();
    Field { cells, focus: Some(Spot { x: 25, y: 9 }), pan: (0, 0) }
}

fn token(column: i32, row: i32) -> Option<Token> {
    let token = |side, name: &str, badge| Some(Token { side, name: name.to_owned(), badge });
    match (column, row) {
        (5, 3) => token(Side::Usa, "1AA", '2'),
        (6, 5) => token(Side::Csa, "9ZZ", 's'),
        _ => None,
    }
}

fn screen() -> Screen {
    let row = |label: &str, note: &str| Row { label: label.to_owned(), note: note.to_owned() };
    Screen {
        title: "A Field  Turn 3 of 8, noon".to_owned(),
        score: "North 4  South 2 ".to_owned(),
        path: "Turn 3 › A › Movement › Move".to_owned(),
        field: field(),
        decision: Some(Panel {
            who: "North".to_owned(),
            side: Some(Side::Usa),
            prompt: "1st AA moves from 1503, 4 MP left: where to? (SS 13.3)".to_owned(),
            options: vec![
                row("1603, clear", "1 MP, 3 left"),
                row(
                    "1504, clear",
                    "1 MP, 3 left; draws disengagement fire from 9th ZZ; next to the enemy in 1605",
                ),
                row("Stop here", ""),
            ],
            chosen: 1,
            filter: String::new(),
        }),
        beside: session::SidePanel {
            title: "Chits".to_owned(),
            lines: vec![
                "Cup 7: X, Y, 2 North events".to_owned(),
                "South holds 1, face down".to_owned(),
            ],
        },
        log: vec!["Turn 3, noon".to_owned(), "Full Activation of A through X".to_owned()],
        message: String::new(),
        overlay: None,
        lesson: None,
    }
}

#[test]
fn a_small_terminal_shows_map_decision_and_log() {
    insta::assert_snapshot!(drawn(&screen(), 80, 24));
}

#[test]
fn a_large_terminal_shows_the_chits_too() {
    insta::assert_snapshot!(drawn(&screen(), 160, 50));
}

#[test]
fn a_page_lies_over_the_rest() {
    let lines = vec!["1504, clear, level 5".to_owned(), "Nobody is here".to_owned()];
    let page = Page { title: "1504".to_owned(), lines, scrolled: 0 };
    let screen = Screen { overlay: Some(Overlay::Page(page)), ..screen() };
    insta::assert_snapshot!(drawn(&screen, 80, 24));
}

/// A cover hides all information of the match.
#[test]
fn a_cover_hides_everything() {
    let cover = Overlay::Cover { side: "South".to_owned() };
    let shown = drawn(&Screen { overlay: Some(cover), ..screen() }, 80, 24);
    assert!(shown.contains("For the South player's eyes only."));
    for secret in ["1504", "Cup", "North", "Turn 3", "AA"] {
        assert!(!shown.contains(secret), "{secret} shows through:\n{shown}");
    }
}

/// Without colours, an underline distinguishes the sides, signs stand for marks, and bars are in
/// reverse video.
#[test]
fn nothing_is_told_by_colour_alone() {
    let mut terminal = Terminal::new(TestBackend::new(130, 40)).expect("in memory");
    let draw = |frame: &mut ratatui::Frame<'_>| {
        frame::draw(frame, &screen());
        frame::without_colours(frame.buffer_mut());
    };
    terminal.draw(draw).expect("in memory");
    let cells = &terminal.backend().buffer().content;
    assert!(cells.iter().all(|cell| (cell.fg, cell.bg) == (Color::Reset, Color::Reset)));
    let of = |letter: &'static str| cells.iter().filter(move |cell| cell.symbol() == letter);
    let lined =
        |letter: &'static str| of(letter).any(|cell| cell.modifier.contains(Modifier::UNDERLINED));
    assert!(lined("Z") && !lined("A"), "the Confederate counter is underlined");
    assert!(of("●").count() == 1 && of("○").count() == 1 && of("░").count() > 0);
    assert!(cells[0].modifier.contains(Modifier::REVERSED));
}

fn taught() -> LessonState {
    LessonState {
        title: "Moving, 2 of 8".to_owned(),
        say: "On a road a column goes two hexes for a point. The 1st AA stands on one.".to_owned(),
        more: vec!["Look at: 1503, the question".to_owned(), "More: SS 13.3".to_owned()],
        ask: "March the 1st AA down the road.".to_owned(),
        choices: Vec::new(),
        said: Some((Tone::Wrong, "That is the wood: each hex of it costs two points.".to_owned())),
    }
}

/// The explanation, the prompt and the reply to a wrong attempt appear above the options.
#[test]
fn a_lesson_stands_above_the_answers() {
    let screen = Screen { lesson: Some(taught()), ..screen() };
    insta::assert_snapshot!("lesson_small", drawn(&screen, 80, 24));
    insta::assert_snapshot!("lesson_large", drawn(&screen, 160, 50));
}

/// While the lesson itself asks a question, the decision of the match is hidden.
#[test]
fn sentences_are_chosen_from_in_a_lesson() {
    let choice = |words: &str, is_chosen| Choice { words: words.to_owned(), is_chosen };
    let choices = vec![choice("It costs a point.", false), choice("It costs nothing.", true)];
    let said = Some((Tone::Right, "Right.".to_owned()));
    let lesson =
        Some(LessonState { choices, said, ask: "What does it cost?".to_owned(), ..taught() });
    let screen = Screen { lesson, decision: None, ..screen() };
    insta::assert_snapshot!("lesson_quiz", drawn(&screen, 80, 24));
}
