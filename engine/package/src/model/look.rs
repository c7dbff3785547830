//! How ground looks on maps: pattern, colour and symbol. What is not said is as it usually is.

use std::fmt;
use std::str::FromStr;

use blind_swords::game::{LinePattern, Pattern};
use document::written;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How a kind of terrain looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainLook {
    /// What fills its hexes.
    pub pattern: Pattern,
    /// Its colour, for another than that of the pattern.
    pub colour: Option<Colour>,
    /// The sign by which terminals show it, and which the pattern `signs` strews.
    pub symbol: Option<Symbol>,
}

/// How a feature along hexsides looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FeatureLook {
    /// How its line is drawn.
    pub pattern: LinePattern,
    /// Its colour, for another than that of the line.
    pub colour: Option<Colour>,
}

/// How a marker of the ground looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MarkerLook {
    /// Its sign, for another than the first letter of its name.
    pub symbol: Option<Symbol>,
    /// The colour of its tile; the sign on it is white.
    pub colour: Option<Colour>,
}

/// A colour as `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub blind_swords::game::Colour);

impl FromStr for Colour {
    type Err = String;

    fn from_str(text: &str) -> Result<Colour, String> {
        let wrong = || format!("`{text}` is no colour: expected six digits, such as \"#3f6b3a\"");
        let digits = text.strip_prefix('#').filter(|it| it.len() == 6).ok_or_else(wrong)?;
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if !digits.bytes().all(is_digit) {
            return Err(wrong());
        }
        let number = u32::from_str_radix(digits, 16).map_err(|_| wrong())?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Colour(blind_swords::game::Colour([red, green, blue])))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

written!(Colour, "^#[0-9a-f]{6}$", "a colour: red, green and blue, such as \"#3f6b3a\"");

/// One character that is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol(pub char);

impl FromStr for Symbol {
    type Err = String;

    fn from_str(text: &str) -> Result<Symbol, String> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(sign), None) if is_narrow(sign) => Ok(Symbol(sign)),
            _ => Err(format!("`{text}` is no symbol: expected one character")),
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Whether a character takes one cell of a terminal and reads from left to right.
const fn is_narrow(sign: char) -> bool {
    matches!(sign, '!'..='~' | '¡'..='¬' | '®'..='\u{2ff}' | '\u{370}'..='\u{58f}' | '‐'..='‧' | '‰'..='\u{205e}'
        | '⁰'..='\u{20cf}' | '\u{2100}'..='\u{2bff}')
}

written!(
    Symbol,
    "^[!-~\\u00a1-\\u00ac\\u00ae-\\u02ff\\u0370-\\u058f\\u2010-\\u2027\\u2030-\\u205e\\u2070-\\u20cf\\u2100-\\u2bff]$",
    "one narrow character, such as `†`"
);
