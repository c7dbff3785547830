use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A result of the depletion half of a cohesion test. COH-02 to COH-04, CCO-01 to CCO-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum DepletionToken {
    /// `D`: the result depletes the lead unit.
    Lead,
    /// `D2`: the result depletes the lead unit and the next largest.
    Two,
    /// `DALL`: the result depletes every unit in the hex.
    All,
    /// `AD`: the result depletes the largest attacker.
    Attacker,
    /// `BD`: the result depletes the lead unit and the largest attacker.
    Both,
}

/// A result of the skedaddle half of a cohesion test. COH-06, CCO-05 to CCO-09, T-19.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum SkedaddleToken {
    /// `MH`, `2MH`: the lead unit suffers a number of Morale Hits.
    MoraleHits(u8),
    /// `BT`: the lead unit takes a Break Test.
    BreakTest,
    /// `R#`, also printed `RA#`: a retreat of a number of hexes.
    Retreat(u8),
    /// `AMH`: the largest attacker suffers one Morale Hit.
    AttackerMoraleHit,
    /// `AR#`: the largest attacker retreats a number of hexes.
    AttackerRetreat(u8),
    /// `P`, `P#`: a number of units panic.
    Panic(u8),
}

/// Result of a cohesion test.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CohesionResult {
    /// Depletion result, from the coloured die. `None` if the die gives no depletion.
    pub depletion: Option<DepletionToken>,
    /// Skedaddle results, from the white die, in printed order.
    pub skedaddle: Vec<SkedaddleToken>,
}

/// Error for a string that is not a token of the cohesion tables.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a {kind} result: expected {expected}")]
pub struct NotAToken {
    text: String,
    kind: &'static str,
    expected: &'static str,
}

impl FromStr for DepletionToken {
    type Err = NotAToken;

    fn from_str(text: &str) -> Result<Self, NotAToken> {
        match text {
            "D" => Ok(Self::Lead),
            "D2" => Ok(Self::Two),
            "DALL" | "D all" => Ok(Self::All),
            "AD" => Ok(Self::Attacker),
            "BD" | "BD*" => Ok(Self::Both),
            _ => Err(NotAToken {
                text: text.to_owned(),
                kind: "depletion",
                expected: "D, D2, DALL, AD or BD",
            }),
        }
    }
}

impl FromStr for SkedaddleToken {
    type Err = NotAToken;

    fn from_str(text: &str) -> Result<Self, NotAToken> {
        let number =
            |prefix: &str| text.strip_prefix(prefix).and_then(|digits| digits.parse::<u8>().ok());
        let bare = text.trim_start_matches('(').trim_end_matches(')');
        match bare {
            "MH" => return Ok(Self::MoraleHits(1)),
            "2MH" => return Ok(Self::MoraleHits(2)),
            "BT" => return Ok(Self::BreakTest),
            "AMH" => return Ok(Self::AttackerMoraleHit),
            "P" => return Ok(Self::Panic(1)),
            _ => {}
        }
        let panic = bare.strip_prefix('P').and_then(|digits| digits.parse().ok()).map(Self::Panic);
        let retreat = || number("RA").or_else(|| number("R")).map(Self::Retreat);
        let attacker = || number("AR").map(Self::AttackerRetreat);
        panic.or_else(attacker).or_else(retreat).ok_or_else(|| NotAToken {
            text: text.to_owned(),
            kind: "skedaddle",
            expected: "MH, 2MH, BT, R1 to R9, AMH, AR1 to AR9, P or P1 to P9",
        })
    }
}

impl fmt::Display for DepletionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Lead => "D",
            Self::Two => "D2",
            Self::All => "DALL",
            Self::Attacker => "AD",
            Self::Both => "BD",
        })
    }
}

impl fmt::Display for SkedaddleToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MoraleHits(1) => f.write_str("MH"),
            Self::MoraleHits(hits) => write!(f, "{hits}MH"),
            Self::BreakTest => f.write_str("BT"),
            Self::Retreat(hexes) => write!(f, "R{hexes}"),
            Self::AttackerMoraleHit => f.write_str("AMH"),
            Self::AttackerRetreat(hexes) => write!(f, "AR{hexes}"),
            Self::Panic(1) => f.write_str("(P)"),
            Self::Panic(units) => write!(f, "(P{units})"),
        }
    }
}

impl fmt::Display for CohesionResult {
    /// Writes the result as printed, such as `D2; MH R2 (P)`, with `-` for an empty half.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.depletion {
            Some(token) => write!(f, "{token}; ")?,
            None => f.write_str("-; ")?,
        }
        if self.skedaddle.is_empty() {
            return f.write_str("-");
        }
        let words: Vec<_> = self.skedaddle.iter().map(ToString::to_string).collect();
        f.write_str(&words.join(" "))
    }
}

macro_rules! as_text {
    ($token:ty) => {
        impl TryFrom<String> for $token {
            type Error = NotAToken;

            fn try_from(text: String) -> Result<Self, NotAToken> {
                text.parse()
            }
        }

        impl From<$token> for String {
            fn from(token: $token) -> Self {
                token.to_string()
            }
        }
    };
}

as_text!(DepletionToken);
as_text!(SkedaddleToken);
