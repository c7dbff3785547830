//! Origins of the figures in a package.

#[cfg(feature = "schema")]
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::MadeUp;

/// Kind of source of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Authority {
    /// The rulebook or its official answers state or imply the figure.
    Rulebook,
    /// The figure comes from another game of the same battle, on which the package is based.
    Seed,
    /// The figure comes from a historical source.
    Historical,
    /// The author invented the figure to fit the known values of a printed game.
    Reconstructed,
    /// The author designed the figure for the package, without a source.
    Designed,
}

impl Authority {
    /// Returns the kind of made-up figure. `None` if a rulebook or another source gives the figure.
    pub const fn made_up(self) -> Option<MadeUp> {
        match self {
            Self::Reconstructed => Some(MadeUp::Reconstructed),
            Self::Designed => Some(MadeUp::Designed),
            Self::Rulebook | Self::Seed | Self::Historical => None,
        }
    }
}

/// Origin of a figure: `rulebook SS 12.3`, `seed SPI 21.1`, `historical returns: split estimated`,
/// `reconstructed: why` or `designed: why`.
///
/// ```
/// use kernel::origin::{Authority, Origin, Provenance};
/// let origin: Origin = "rulebook SS 12.3: by its example".parse()?;
/// assert_eq!((origin.authority, origin.authority.made_up()), (Authority::Rulebook, None));
/// assert_eq!((origin.reference.as_str(), origin.note.as_str()), ("SS 12.3", "by its example"));
/// let parts = vec![("woods".to_owned(), origin.clone())];
/// let provenance = Provenance { default: None, parts };
/// assert_eq!(provenance.of("woods/infantry"), Some(&origin));
/// assert_eq!(provenance.part("clear"), None);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Kind of source that the figure comes from.
    pub authority: Authority,
    /// Section of the rulebook, or id of the historical source.
    pub reference: String,
    /// Note that explains the origin. Empty if none is needed.
    pub note: String,
}

impl FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Origin, String> {
        if let Some(sign) = loose_bracket(text) {
            return Err(format!("unmatched `{sign}` in `{text}`"));
        }
        let (head, note) = text.split_once(": ").unwrap_or((text, ""));
        let (word, reference) = head.split_once(' ').unwrap_or((head, ""));
        let origin = |authority| Origin {
            authority,
            reference: reference.trim().to_owned(),
            note: note.trim().to_owned(),
        };
        match (word, reference.is_empty()) {
            ("rulebook", false) => Ok(origin(Authority::Rulebook)),
            ("seed", false) => Ok(origin(Authority::Seed)),
            ("designed", true) => Ok(origin(Authority::Designed)),
            ("historical", false) => Ok(origin(Authority::Historical)),
            ("reconstructed", true) => Ok(origin(Authority::Reconstructed)),
            _ => Err(format!(
                "`{text}` is not an origin: expected `rulebook SECTION`, `seed SECTION`, \
                    `historical SOURCE`, `reconstructed` or `designed`, each with an optional `: \
                    note`"
            )),
        }
    }
}

/// Returns an unbalanced bracket, which suggests a broken list or mapping.
fn loose_bracket(text: &str) -> Option<char> {
    let mut open = Vec::new();
    for sign in text.chars() {
        match sign {
            '(' | '[' | '{' => open.push(sign),
            ')' | ']' | '}' => match (open.pop(), sign) {
                (Some('('), ')') | (Some('['), ']') | (Some('{'), '}') => {}
                _ => return Some(sign),
            },
            _ => {}
        }
    }
    open.pop()
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.authority {
            Authority::Rulebook => write!(f, "rulebook {}", self.reference)?,
            Authority::Historical => write!(f, "historical {}", self.reference)?,
            Authority::Seed => write!(f, "seed {}", self.reference)?,
            Authority::Reconstructed => f.write_str("reconstructed")?,
            Authority::Designed => f.write_str("designed")?,
        }
        if self.note.is_empty() { Ok(()) } else { write!(f, ": {}", self.note) }
    }
}

crate::written!(
    Origin,
    "^((rulebook|seed) [^:\\[\\]{}]+|historical [a-z0-9-]+|reconstructed|designed)(: .+)?$",
    "an origin: `rulebook SECTION`, `seed SECTION`, `historical SOURCE`, `reconstructed` or \
        `designed`, each with an optional `: note`"
);

/// Origins of the figures in one table or row: one for all figures, or one for each part. The most
/// specific path wins, and `default` applies to the rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Provenance {
    /// Origin of all figures without an entry.
    pub default: Option<Origin>,
    /// Origins by path in the table: `65-66/1`, `woods/infantry`.
    pub parts: Vec<(String, Origin)>,
}

impl Provenance {
    /// Returns the origin of the figure at `path`.
    pub fn of(&self, path: &str) -> Option<&Origin> {
        self.part(path).or(self.default.as_ref())
    }

    /// Returns the origin of the figure at `path`. `None` if the figure has no entry of its own,
    /// even if there is a default.
    pub fn part(&self, path: &str) -> Option<&Origin> {
        let covers = |part: &str| {
            path.strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        self.parts
            .iter()
            .filter(|(part, _)| covers(part))
            .max_by_key(|(part, _)| part.len())
            .map(|(_, origin)| origin)
    }
}

impl<'de> Deserialize<'de> for Provenance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Provenance, D::Error> {
        deserializer.deserialize_any(OneOrParts)
    }
}

struct OneOrParts;

impl<'de> Visitor<'de> for OneOrParts {
    type Value = Provenance;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an origin, or a mapping from parts to origins")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Provenance, E> {
        let default = Some(text.parse().map_err(E::custom)?);
        Ok(Provenance { default, parts: Vec::new() })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Provenance, A::Error> {
        let mut provenance = Provenance::default();
        while let Some((part, origin)) = map.next_entry::<String, Origin>()? {
            match part.as_str() {
                "default" => provenance.default = Some(origin),
                // An overlay may mark new parts of a package with `+`. The path omits the mark.
                _ => provenance.parts.push((part.trim_start_matches('+').to_owned(), origin)),
            }
        }
        Ok(provenance)
    }
}

impl Serialize for Provenance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if let Some(default) = &self.default {
            map.serialize_entry("default", default)?;
        }
        for (part, origin) in &self.parts {
            map.serialize_entry(part, origin)?;
        }
        map.end()
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Provenance {
    fn schema_name() -> Cow<'static, str> {
        "Provenance".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let origin = generator.subschema_for::<Origin>();
        json_schema!({
            "description": "The origin of the figures: one for all, or one for each part.",
            "anyOf": [origin, {"type": "object", "additionalProperties": origin}],
        })
    }
}
