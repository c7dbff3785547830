//! Rhai scripts as sequences of tokens, which suffice to find names in unfinished scripts.

use std::ops::Range;

/// A token of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    /// Range of the token; of a text, without its quotes.
    pub(crate) span: Range<usize>,
}

/// Kinds of tokens. Comments are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    Word,
    Text,
    Sign(char),
}

/// A function that a script defines.
pub(crate) struct Definition {
    /// Range of the name.
    pub(crate) span: Range<usize>,
    /// Declaration without its body.
    pub(crate) signature: String,
    /// Documentation comment.
    pub(crate) about: String,
}

/// Returns the tokens of a script.
pub(crate) fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        let rest = &text[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("/*") {
            at += rest.find("*/").map_or(rest.len(), |end| end + 2);
        } else if matches!(letter, '"' | '`') {
            let (length, is_closed) = quoted(&rest[1..], letter);
            let span = at + 1..at + 1 + length;
            at = span.end + usize::from(is_closed);
            tokens.push(Token { kind: TokenKind::Text, span });
        } else if letter.is_alphanumeric() || letter == '_' {
            let part = |letter: char| !letter.is_alphanumeric() && letter != '_';
            let end = rest.find(part).unwrap_or(rest.len());
            tokens.push(Token { kind: TokenKind::Word, span: at..at + end });
            at += end;
        } else {
            let end = at + letter.len_utf8();
            if !letter.is_whitespace() {
                tokens.push(Token { kind: TokenKind::Sign(letter), span: at..end });
            }
            at = end;
        }
    }
    tokens
}

/// Returns the length of a text up to its closing quote, and whether it has one. A text in double
/// quotes ends with its line.
fn quoted(rest: &str, quote: char) -> (usize, bool) {
    let mut is_escaped = false;
    for (at, letter) in rest.char_indices() {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' if quote == '"' => is_escaped = true,
            '\n' if quote == '"' => return (at, false),
            letter if letter == quote => return (at, true),
            _ => {}
        }
    }
    (rest.len(), false)
}

/// Returns the name of the function in whose arguments a token is.
pub(crate) fn call<'t>(text: &'t str, tokens: &[Token], index: usize) -> Option<&'t str> {
    let mut depth = 0_usize;
    let mut at = index;
    while at > 0 {
        at -= 1;
        match tokens[at].kind {
            TokenKind::Sign(')' | ']' | '}') => depth += 1,
            TokenKind::Sign('(') if depth == 0 => {
                let name = tokens.get(at.checked_sub(1)?)?;
                return (name.kind == TokenKind::Word).then(|| &text[name.span.clone()]);
            }
            TokenKind::Sign('(' | '[' | '{') => depth = depth.checked_sub(1)?,
            TokenKind::Sign(';') => return None,
            _ => {}
        }
    }
    None
}

/// Whether a token is the last argument of a call.
pub(crate) fn is_last(tokens: &[Token], index: usize) -> bool {
    tokens.get(index + 1).is_some_and(|next| next.kind == TokenKind::Sign(')'))
}

/// Returns the words of a script that are the names of functions: those before a bracket.
pub(crate) fn functions<'t>(
    text: &'t str,
    tokens: &'t [Token],
) -> impl Iterator<Item = (&'t str, &'t Range<usize>)> {
    let is_called = |at: usize| {
        tokens[at].kind == TokenKind::Word
            && tokens.get(at + 1).is_some_and(|next| next.kind == TokenKind::Sign('('))
    };
    let found = (0..tokens.len()).filter(move |at| is_called(*at));
    found.map(|at| (&text[tokens[at].span.clone()], &tokens[at].span))
}

/// Returns the functions that a script defines, in its order.
pub(crate) fn definitions(text: &str) -> Vec<(String, Definition)> {
    let tokens = tokens(text);
    let named = tokens.windows(2).filter(|pair| {
        pair.iter().all(|token| token.kind == TokenKind::Word)
            && &text[pair[0].span.clone()] == "fn"
    });
    let definition = |pair: &[Token]| {
        let span = pair[1].span.clone();
        let rest = &text[span.start..];
        let signature = rest.find(')').map_or(rest.lines().next(), |end| rest.get(..=end));
        let signature = signature.unwrap_or_default().to_owned();
        let about = comment(&text[..pair[0].span.start]);
        (text[span.clone()].to_owned(), Definition { span, signature, about })
    };
    named.map(definition).collect()
}

/// Returns the documentation comment at the end of a text.
fn comment(before: &str) -> String {
    let lines = before.lines().rev().map(str::trim);
    let lines = lines.skip_while(|line| line.is_empty() || *line == "private");
    let about = lines.map_while(|line| line.strip_prefix("///")).map(str::trim);
    let mut lines: Vec<&str> = about.collect();
    lines.reverse();
    lines.join(" ")
}
