//! Typing errors that an author makes in an editor. Each changes one line of a file. The kinds of
//! error come from an independent program that a user once ran on these packages. The engine was
//! not tuned to detect them.

use crate::mutations::chance::Chance;
use crate::mutations::damage::PROSE;

/// Kind of typing error in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Slip {
    Key,
    Type,
    Id,
    Number,
    Doubled,
    Hexes,
    Unit,
    Deleted,
    Indented,
    Bracket,
    Hex,
    Script,
    Character,
    Word,
}

/// Groups of interchangeable words. Each word is valid in some place of a package.
const CHOICES: [&[&str]; 8] = [
    &["infantry", "cavalry", "artillery"],
    &["usa", "csa"],
    &["sm", "rf", "cc"],
    &["attack", "maneuver", "defend", "regroup"],
    &["fresh", "battleworn"],
    &["north", "south", "east", "west"],
    &["pike", "lane", "road"],
    &["full", "limited"],
];

/// Characters that are invisible or resemble other characters.
const ODD: [&str; 6] = ["\u{a0}", "\u{200b}", "\t", "\u{201d}", "\u{2013}", "\0"];

impl Slip {
    pub(crate) const ALL: [Self; 14] = [
        Self::Key,
        Self::Type,
        Self::Id,
        Self::Number,
        Self::Doubled,
        Self::Hexes,
        Self::Unit,
        Self::Deleted,
        Self::Indented,
        Self::Bracket,
        Self::Hex,
        Self::Script,
        Self::Character,
        Self::Word,
    ];

    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Key => "a key mistyped",
            Self::Type => "a value of another type",
            Self::Id => "an id mistyped",
            Self::Number => "a number out of range",
            Self::Doubled => "a line doubled",
            Self::Hexes => "two hexes exchanged",
            Self::Unit => "another unit named",
            Self::Deleted => "a line deleted",
            Self::Indented => "a line indented otherwise",
            Self::Bracket => "a bracket or quote lost",
            Self::Hex => "a neighbouring hex named",
            Self::Script => "a script broken",
            Self::Character => "an odd character",
            Self::Word => "another word of the list",
        }
    }

    /// Whether this kind of error occurs only in scripts.
    pub(crate) const fn is_of_scripts(self) -> bool {
        matches!(self, Self::Script)
    }
}

/// Makes a typing error in a file. Returns the new content and a description of the error. `None`
/// if the error is impossible in the chosen line.
pub(crate) fn slip(
    text: &str,
    slip: Slip,
    units: &[String],
    chance: &mut Chance,
) -> Option<(String, String)> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let n = chance.below(lines.len());
    let line = lines[n].clone();
    let code = line.trim_start();
    if code.is_empty() || code.starts_with('#') || code.starts_with("//") {
        return None;
    }
    let changed = match slip {
        Slip::Doubled => vec![line.clone(), line.clone()],
        Slip::Deleted => Vec::new(),
        Slip::Indented => vec![indented(&line, chance)?],
        Slip::Hexes => return exchanged(text, chance),
        Slip::Key
        | Slip::Type
        | Slip::Id
        | Slip::Number
        | Slip::Unit
        | Slip::Bracket
        | Slip::Hex
        | Slip::Script
        | Slip::Character
        | Slip::Word => vec![within(&line, slip, units, chance)?],
    };
    let said = changed.last().map_or("deleted", |line| line.trim()).to_owned();
    if changed.len() == 1 && changed[0] == line {
        return None;
    }
    lines.splice(n..=n, changed);
    Some((lines.join("\n") + "\n", format!("{}: {} -> {said}", n + 1, code)))
}

/// Makes a typing error within one line. `None` if the error is impossible there.
fn within(line: &str, slip: Slip, units: &[String], chance: &mut Chance) -> Option<String> {
    let (start, token) = match slip {
        Slip::Key => token(line, chance, |token, rest| is_word(token) && rest.starts_with(':'))?,
        Slip::Type | Slip::Id => {
            let is_prose = PROSE.iter().any(|key| line.trim_start().starts_with(key));
            let own = |token: &str, rest: &str| is_word(token) && !rest.starts_with(':');
            token_of(!is_prose, line, chance, own)?
        }
        Slip::Number => token(line, chance, |token, _| is_number(token) && token.len() < 4)?,
        Slip::Hex => token(line, chance, |token, _| is_number(token) && token.len() == 4)?,
        Slip::Unit => token(line, chance, |token, _| units.iter().any(|unit| unit == token))?,
        Slip::Word => token(line, chance, |token, _| choices(token).is_some())?,
        Slip::Script => token(line, chance, |token, rest| {
            let is_code = ['"', '`'].iter().all(|quote| rest.matches(*quote).count() % 2 == 0);
            // A parameter that the function never reads can be renamed without effect, so such a
            // name is left alone.
            let is_parameter = line.contains("fn ") && rest.contains(')') && !rest.contains('(');
            is_word(token) && token.len() > 2 && is_code && !is_parameter
        })?,
        Slip::Bracket => sign(line, chance, |sign| "[]{}\"'()".contains(sign))?,
        Slip::Character => sign(line, chance, |_| true)?,
        Slip::Doubled | Slip::Hexes | Slip::Deleted | Slip::Indented => return None,
    };
    let new = match slip {
        Slip::Key | Slip::Id | Slip::Script => mistyped(token, chance)?,
        Slip::Type => (*chance.pick(&["[1, 2]", "{a: 1}", "3.5", "yes", "~"])?).to_owned(),
        Slip::Number => match chance.below(3) {
            0 => format!("-{token}"),
            1 => format!("{token}00"),
            _ => format!("{token}000000000000"),
        },
        Slip::Hex => neighbour(token, chance)?,
        Slip::Unit => chance.pick(units)?.clone(),
        Slip::Word => (*chance.pick(choices(token)?)?).to_owned(),
        Slip::Bracket => String::new(),
        Slip::Character => format!("{token}{}", chance.pick(&ODD)?),
        Slip::Doubled | Slip::Hexes | Slip::Deleted | Slip::Indented => return None,
    };
    Some(format!("{}{new}{}", &line[..start], &line[start + token.len()..]))
}

fn indented(line: &str, chance: &mut Chance) -> Option<String> {
    match (chance.below(2), line.strip_prefix("  ")) {
        (0, Some(rest)) => Some(rest.to_owned()),
        (0, None) => None,
        (_, Some(_) | None) => Some(format!(" {line}")),
    }
}

/// Exchanges two hex numbers in a file. `None` if the file has too few.
fn exchanged(text: &str, chance: &mut Chance) -> Option<(String, String)> {
    let hexes: Vec<(usize, &str)> =
        tokens(text).filter(|(_, token)| is_number(token) && token.len() == 4).collect();
    let (mut one, mut two) = (*chance.pick(&hexes)?, *chance.pick(&hexes)?);
    if one.0 > two.0 {
        std::mem::swap(&mut one, &mut two);
    }
    if one.1 == two.1 {
        return None;
    }
    let between = &text[one.0 + 4..two.0];
    let new = format!("{}{}{between}{}{}", &text[..one.0], two.1, one.1, &text[two.0 + 4..]);
    Some((new, format!("{} and {} exchanged", one.1, two.1)))
}

/// Drops, doubles or replaces one letter of a word.
fn mistyped(token: &str, chance: &mut Chance) -> Option<String> {
    let mut signs: Vec<char> = token.chars().collect();
    let at = chance.below(signs.len());
    match chance.below(3) {
        0 if signs.len() > 1 => drop(signs.remove(at)),
        1 => signs.insert(at, signs[at]),
        _ if at + 1 < signs.len() && signs[at] != signs[at + 1] => signs.swap(at, at + 1),
        _ => return None,
    }
    Some(signs.into_iter().collect())
}

fn neighbour(hex: &str, chance: &mut Chance) -> Option<String> {
    let number: u16 = hex.parse().ok()?;
    let by = *chance.pick(&[-100_i16, -1, 1, 100])?;
    Some(format!("{:04}", number.checked_add_signed(by)?))
}

fn choices(word: &str) -> Option<&'static [&'static str]> {
    CHOICES.into_iter().find(|words| words.contains(&word))
}

/// Returns the words of a line with their offsets. A word is an id, a key or a number.
fn tokens(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'))
        .filter(|token| !token.is_empty())
        .map(move |token| (token.as_ptr() as usize - text.as_ptr() as usize, token))
}

fn token<'a>(
    line: &'a str,
    chance: &mut Chance,
    wanted: impl Fn(&str, &str) -> bool,
) -> Option<(usize, &'a str)> {
    token_of(true, line, chance, wanted)
}

/// Returns a random matching word of a line, outside comments. `None` if no word matches.
fn token_of<'a>(
    is_meant: bool,
    line: &'a str,
    chance: &mut Chance,
    wanted: impl Fn(&str, &str) -> bool,
) -> Option<(usize, &'a str)> {
    let line = line.split(" #").next().filter(|_| is_meant)?;
    let found: Vec<_> =
        tokens(line).filter(|(start, token)| wanted(token, &line[start + token.len()..])).collect();
    chance.pick(&found).copied()
}

/// Returns the position of a random matching character of a line. `None` if there is none.
fn sign<'a>(
    line: &'a str,
    chance: &mut Chance,
    wanted: fn(char) -> bool,
) -> Option<(usize, &'a str)> {
    let found: Vec<usize> = line
        .char_indices()
        .filter(|(_, sign)| sign.is_ascii() && wanted(*sign))
        .map(|(at, _)| at)
        .collect();
    let at = *chance.pick(&found)?;
    Some((at, &line[at..=at]))
}

fn is_word(token: &str) -> bool {
    token.starts_with(|sign: char| sign.is_ascii_alphanumeric())
        && token.chars().any(|sign| sign.is_ascii_lowercase())
}

fn is_number(token: &str) -> bool {
    token.chars().all(|sign| sign.is_ascii_digit())
}
