//! Colours and symbols of maps and counters.

use std::fmt;
use std::str::FromStr;

/// A colour of a map or counter: red, green and blue, written `#rrggbb`.
///
/// ```
/// use kernel::Colour;
/// assert_eq!(Colour([63, 107, 58]).to_string(), "#3f6b3a");
/// assert_eq!("#3f6b3a".parse(), Ok(Colour([63, 107, 58])));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Colour(pub [u8; 3]);

impl FromStr for Colour {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "`{text}` is not a colour: expected `#` and six hexadecimal digits, such as \"#3f6b3a\""
            )
        };
        let digits = text.strip_prefix('#').filter(|it| it.len() == 6).ok_or_else(wrong)?;
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if !digits.bytes().all(is_digit) {
            return Err(wrong());
        }
        let number = u32::from_str_radix(digits, 16).map_err(|_| wrong())?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Self([red, green, blue]))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

crate::written!(Colour, "^#[0-9a-f]{6}$", "a colour: red, green and blue, such as \"#3f6b3a\"");

/// One visible character.
///
/// ```
/// use kernel::Symbol;
/// assert_eq!("†".parse(), Ok(Symbol('†')));
/// assert!("ab".parse::<Symbol>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol(pub char);

impl FromStr for Symbol {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(sign), None) if is_narrow(sign) => Ok(Self(sign)),
            _ => Err(format!("`{text}` is not a symbol: expected one character")),
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Whether a character is one terminal cell wide and written left to right.
const fn is_narrow(sign: char) -> bool {
    matches!(sign, '!'..='~' | '¡'..='¬' | '®'..='\u{2ff}' | '\u{370}'..='\u{58f}' | '‐'..='‧' | '‰'..='\u{205e}'
        | '⁰'..='\u{20cf}' | '\u{2100}'..='\u{2bff}')
}

crate::written!(
    Symbol,
    "^[!-~\\u00a1-\\u00ac\\u00ae-\\u02ff\\u0370-\\u058f\\u2010-\\u2027\\u2030-\\u205e\\u2070-\\u20cf\\u2100-\\u2bff]$",
    "one narrow character, such as `†`"
);
