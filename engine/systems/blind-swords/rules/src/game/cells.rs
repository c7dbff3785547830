//! Cells of charts in their printed form: `6-7`, `-|0|1-3`, `MH R2 (P)`.

use std::fmt;
use std::str::FromStr;

use kernel::written;

use super::{Band, CrtCell, DepletionToken, NotAToken, SkedaddleToken};

/// A column of the Combat Results Table, by its printed heading: `C`, `4`, `6-7`, `23+`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrtColumn {
    /// Printed heading of the column.
    pub label: String,
    /// Lowest whole strength in the column. 0 for column `C`.
    pub from: u8,
    /// Highest whole strength in the column. `None` if the column is open-ended.
    pub to: Option<u8>,
}

impl FromStr for CrtColumn {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong =
            || format!("`{text}` is not a column heading: expected `C`, `4`, `6-7` or `23+`");
        let number = |digits: &str| digits.parse::<u8>().map_err(|_| wrong());
        let (from, to) = match (text, text.strip_suffix('+'), text.split_once('-')) {
            ("C", ..) => (0, Some(0)),
            (_, Some(from), _) => (number(from)?, None),
            (_, _, Some((from, to))) => (number(from)?, Some(number(to)?)),
            _ => (number(text)?, Some(number(text)?)),
        };
        Ok(Self { label: text.to_owned(), from, to })
    }
}

impl fmt::Display for CrtColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label)
    }
}

written!(CrtColumn,
    "^(C|[0-9]{1,2}|[0-9]{1,2}-[0-9]{1,2}|[0-9]{1,2}\\+)$" or 0 to 99,
    "a column heading: `C`, `4`, `6-7` or `23+`"
);

impl FromStr for CrtCell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!("`{text}` is not a cell: expected `severe|tough|routine`, such as `-|0|1-3`")
        };
        let bands: Option<Vec<_>> = text.split('|').map(band).collect();
        match bands.as_deref() {
            Some([severe, tough, routine]) => {
                Ok(Self { severe: *severe, tough: *tough, routine: *routine })
            }
            _ => Err(wrong()),
        }
    }
}

/// Parses a band: `Some(None)` for a dash, `None` if invalid.
fn band(text: &str) -> Option<Option<Band>> {
    if text == "-" {
        return Some(None);
    }
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let (first, last) = (first.parse().ok()?, last.parse().ok()?);
    (last <= 9).then_some(Some(Band { first, last }))
}

impl fmt::Display for CrtCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { severe, tough, routine } = *self;
        for (n, band) in [severe, tough, routine].into_iter().enumerate() {
            if n > 0 {
                f.write_str("|")?;
            }
            match band {
                None => f.write_str("-")?,
                Some(Band { first, last }) if first == last => write!(f, "{first}")?,
                Some(Band { first, last }) => write!(f, "{first}-{last}")?,
            }
        }
        Ok(())
    }
}

written!(
    CrtCell,
    "^(-|[0-9](-[0-9])?)(\\|(-|[0-9](-[0-9])?)){2}$",
    "a cell: ratings for `severe|tough|routine`, such as `-|0|1-3`"
);

/// Depletion result of a cohesion table: `-`, `D`, `D2`, `DALL`, `AD`, `BD*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepletionCell(pub Option<DepletionToken>);

impl FromStr for DepletionCell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "-" => Ok(Self(None)),
            token => token
                .parse()
                .map(|token| Self(Some(token)))
                .map_err(|error: NotAToken| error.to_string()),
        }
    }
}

impl fmt::Display for DepletionCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str("-"),
            Some(token) => token.fmt(f),
        }
    }
}

written!(
    DepletionCell,
    "^(-|D|D2|DALL|D all|AD|BD\\*?)$",
    "a depletion result: `-`, `D`, `D2`, `DALL`, `AD` or `BD*`"
);

/// Skedaddle result of a cohesion table: `-`, `MH`, `2MH R2 (P)`, `AMH AR2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkedaddleCell(pub Vec<SkedaddleToken>);

impl FromStr for SkedaddleCell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "-" {
            return Ok(Self(Vec::new()));
        }
        let tokens: Result<Vec<_>, NotAToken> = text.split_whitespace().map(str::parse).collect();
        tokens.map(Self).map_err(|error| error.to_string())
    }
}

impl fmt::Display for SkedaddleCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        let words: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&words.join(" "))
    }
}

written!(
    SkedaddleCell,
    "^(-|(2?MH|BT|AMH|RA?[1-9]|AR[1-9]|\\(?P[1-9]?\\)?)( (2?MH|BT|AMH|RA?[1-9]|AR[1-9]|\\(?P[1-9]?\\)?))*)$",
    "Skedaddle results in order, such as `-` or `2MH R2 (P)`"
);
