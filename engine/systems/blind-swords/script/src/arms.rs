//! The values that stand before the arms of a `switch`. The tree keeps only hashes of them, so they are read from the text.

use rhai::{Engine, Position, Token};

/// The values of an arm, written out, with their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Arm {
    /// The place of its `=>`.
    arrow: Position,
    values: Vec<(String, Position)>,
}

/// All arms of a file, in order.
pub(crate) fn of(engine: &Engine, text: &str) -> Vec<Arm> {
    let mut arms = Vec::new();
    let mut heads = vec![Head::default()];
    let texts = [text];
    let (tokens, control) = engine.lex(&texts);
    let mut is_text_cut = false;
    for (token, position) in tokens {
        let was_text_cut = std::mem::take(&mut is_text_cut);
        match (token, heads.last_mut()) {
            // It is given again and again.
            (Token::EOF, _) => break,
            // A value stands within a text, which goes on behind it.
            (Token::InterpolatedString(_), _) => is_text_cut = true,
            (Token::LeftBrace, _) if was_text_cut => {
                heads.push(Head { is_within_text: true, ..Head::default() });
            }
            (Token::RightBrace, Some(Head { is_within_text: true, .. })) => {
                control.borrow_mut().is_within_text = true;
                heads.pop();
            }
            (Token::DoubleArrow, Some(head)) => {
                arms.push(Arm { arrow: position, values: std::mem::take(head).values });
            }
            (Token::LeftBrace | Token::LeftParen | Token::LeftBracket | Token::MapStart, _) => {
                heads.push(Head::default());
            }
            (Token::RightBrace, _) => {
                heads.pop();
                heads.last_mut().into_iter().for_each(|head| *head = Head::default());
            }
            (Token::RightParen | Token::RightBracket, _) => drop(heads.pop()),
            (Token::Comma | Token::SemiColon, Some(head)) => *head = Head::default(),
            (Token::If, Some(head)) => head.has_condition = true,
            (Token::StringConstant(text), Some(head)) => head.note(text.to_string(), position),
            (Token::IntegerConstant(number), Some(head)) => head.note(number.to_string(), position),
            _ => {}
        }
    }
    arms
}

/// The values of the arm whose body begins at a place.
pub(crate) fn before(arms: &[Arm], body: Position) -> &[(String, Position)] {
    let arm = arms.iter().rfind(|arm| arm.arrow < body);
    arm.map_or(&[], |arm| &arm.values)
}

/// What stands so far where an arm may begin.
#[derive(Debug, Default)]
struct Head {
    values: Vec<(String, Position)>,
    /// Whether its condition has begun: that has no values of the arm.
    has_condition: bool,
    /// Whether it is a value within a text.
    is_within_text: bool,
}

impl Head {
    fn note(&mut self, value: String, position: Position) {
        if !self.has_condition {
            self.values.push((value, position));
        }
    }
}
