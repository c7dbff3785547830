//! Literal values before the `=>` of `switch` arms. The syntax tree keeps only hashes of these
//! values, so this module reads the values from the source code.

use rhai::{Engine, Position, Token};

/// Literal values of a `switch` arm, with their positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Arm {
    /// Position of the `=>` that follows the values.
    arrow: Position,
    values: Vec<(String, Position)>,
}

/// Returns all `switch` arms of a file, in order.
pub(crate) fn of(engine: &Engine, text: &str) -> Vec<Arm> {
    let mut arms = Vec::new();
    let mut heads = vec![Head::default()];
    let texts = [text];
    let (tokens, control) = engine.lex(&texts);
    let mut is_text_cut = false;
    for (token, position) in tokens {
        let was_text_cut = std::mem::take(&mut is_text_cut);
        match (token, heads.last_mut()) {
            // The lexer returns the end of input endlessly. The loop therefore stops at the first
            // such token.
            (Token::EOF, _) => break,
            // An interpolated value interrupts a string, which continues after the value.
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

/// Returns the values of the arm whose body begins at a position.
pub(crate) fn before(arms: &[Arm], body: Position) -> &[(String, Position)] {
    let arm = arms.iter().rfind(|arm| arm.arrow < body);
    arm.map_or(&[], |arm| &arm.values)
}

/// Tokens read so far of a possible `switch` arm.
#[derive(Debug, Default)]
struct Head {
    values: Vec<(String, Position)>,
    /// Whether the arm's condition has begun. Literals in a condition are not values of the arm.
    has_condition: bool,
    /// Whether the tokens belong to a value interpolated in a string.
    is_within_text: bool,
}

impl Head {
    fn note(&mut self, value: String, position: Position) {
        if !self.has_condition {
            self.values.push((value, position));
        }
    }
}
