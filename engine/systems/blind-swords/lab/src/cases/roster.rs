//! Predefined units and formations for cases.

use std::collections::BTreeMap;

use blind_swords::game::RangeBands;
use blind_swords_documents::document::Document;
use blind_swords_documents::source::SourceFile;
use schemars::JsonSchema;
use serde::Deserialize;

use super::model::{CaseFile, Define};

/// Predefined set of units, which the cases of a file can use in addition to those that they
/// define.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Roster {
    /// Four brigades, batteries and cavalry of both sides, with weapons `rf`, `sm`, `sr` and `mx` and their ranges.
    Standard,
}

/// Brigades, units and ranges of a roster.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Defined {
    define: Define,
    ranges: BTreeMap<String, BTreeMap<String, RangeBands>>,
}

impl Roster {
    /// Adds the definitions of the roster to a file. Definitions that the file already contains
    /// stay unchanged.
    pub(super) fn complete(self, file: &mut CaseFile) {
        let Defined { define, ranges } = self.read();
        for (id, brigade) in define.brigades {
            file.define.brigades.entry(id).or_insert(brigade);
        }
        for (id, unit) in define.units {
            file.define.units.entry(id).or_insert(unit);
        }
        for (arm, weapons) in ranges {
            let own = file.ranges.entry(arm).or_default();
            for (weapon, row) in weapons {
                own.entry(weapon).or_insert(row);
            }
        }
    }

    fn read(self) -> Defined {
        let text = match self {
            Self::Standard => include_str!("roster.yaml"),
        };
        let file = SourceFile::new("the standard roster", text);
        Document::read_plain(&file).expect("a roster that comes with the program is good").data
    }
}
