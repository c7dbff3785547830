//! The label of a packed battle: the file `swords.json`.

use serde::{Deserialize, Serialize};

use crate::text::Id;

/// Name of the label in a packed battle.
pub(crate) const FILE: &str = "swords.json";

/// Number of the format that this program writes and reads.
pub const FORMAT: u64 = 1;

/// Version of the schemas that this program has.
pub(crate) const SCHEMAS: &str = env!("CARGO_PKG_VERSION");

/// Label of a packed battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// Number of the file format.
    pub format: u64,
    /// Id of the package.
    pub package: String,
    /// Name of the package's rule system.
    pub rules: String,
    /// Version of the schemas by which the package was validated: the version of the program.
    pub schemas: String,
    /// Hash of the content, as in saves, in hexadecimal.
    pub content: String,
}

/// The one field of a label that every format has.
#[derive(Deserialize)]
struct Format {
    format: u64,
}

/// Reason why a label cannot be used.
pub(super) enum BadLabel {
    /// The label has another format.
    Format(u64),
    /// The label is not as expected.
    Malformed(String),
}

impl Label {
    pub(super) fn read(bytes: &[u8]) -> Result<Self, BadLabel> {
        let malformed = |error: serde_json::Error| BadLabel::Malformed(error.to_string());
        // A newer format may have other fields, so its number is read first.
        let Format { format } = serde_json::from_slice(bytes).map_err(malformed)?;
        if format != FORMAT {
            return Err(BadLabel::Format(format));
        }
        let label: Self = serde_json::from_slice(bytes).map_err(malformed)?;
        label.package.parse::<Id>().map_err(BadLabel::Malformed)?;
        Ok(label)
    }

    pub(crate) fn written(&self) -> String {
        format!("{:#}\n", serde_json::json!(self))
    }

    /// Whether a newer version of the program packed the battle.
    pub(crate) fn is_newer(&self) -> bool {
        numbers(&self.schemas) > numbers(SCHEMAS)
    }
}

/// Returns the numbers of a version such as `0.1.0`.
fn numbers(version: &str) -> Vec<u64> {
    version.split(['.', '-']).map_while(|number| number.parse().ok()).collect()
}
