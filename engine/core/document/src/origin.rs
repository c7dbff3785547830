//! Where a figure comes from.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use kernel::MadeUp;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::written;

/// On what a figure rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Authority {
    /// The rulebook or its published answers state or force it.
    Rulebook,
    /// Another game of the same battle gives it, from which the package starts.
    Seed,
    /// A historical source gives it.
    Historical,
    /// It was made up to fit what is known of a printed game.
    Reconstructed,
    /// It is the package's own design.
    Designed,
}

impl Authority {
    /// The kind of a figure that neither a rulebook nor a source gives.
    pub const fn made_up(self) -> Option<MadeUp> {
        match self {
            Self::Reconstructed => Some(MadeUp::Reconstructed),
            Self::Designed => Some(MadeUp::Designed),
            Self::Rulebook | Self::Seed | Self::Historical => None,
        }
    }
}

/// The origin of a figure: `rulebook SS 12.3`, `seed SPI 21.1`, `historical returns: split estimated`,
/// `reconstructed: why`, `designed: why`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// On what it rests.
    pub authority: Authority,
    /// The section of the rulebook, or the id of the historical source.
    pub reference: String,
    /// A note for readers.
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

/// A bracket that closes nothing or is not closed: what is left of a list or a mapping.
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

written!(
    Origin,
    "^((rulebook|seed) [^:\\[\\]{}]+|historical [a-z0-9-]+|reconstructed|designed)(: .+)?$",
    "an origin: `rulebook SECTION`, `seed SECTION`, `historical SOURCE`, `reconstructed` or \
        `designed`, each with an optional `: note`"
);

/// The origins of the figures of one table or row: one for all, or one for each part, where the
/// part that is named most exactly wins and `default` stands for the rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Provenance {
    /// For whatever is not named.
    pub default: Option<Origin>,
    /// Parts by their path in the table: `65-66/1`, `woods/infantry`.
    pub parts: Vec<(String, Origin)>,
}

impl Provenance {
    /// The origin of the figure at `path`.
    pub fn of(&self, path: &str) -> Option<&Origin> {
        self.part(path).or(self.default.as_ref())
    }

    /// The origin of the figure at `path`, where the figure is named.
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
                // What is new in a package bears a `+` where it stands, and may here.
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
