//! Requests to a match, in the spelling that all interfaces share.

use kernel::{HexNumber, Level, Reader};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ending::EndAct;
use crate::matches::{MatchError, Status, Unreviewed};
use crate::seed::Seed;

/// A request to a match. The field `do` of the JSON object names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// The position as data.
    State {},
    /// The position for drawing on a page.
    Picture {},
    /// The position as text.
    Text {},
    /// The pending decision, or the result of the game.
    Decision {},
    /// Ids of the options of the pending decision, without texts.
    Options {},
    /// Answers the pending decision. The response is the next decision.
    Choose {
        /// Id of the option.
        id: String,
    },
    /// Reasons why options are legal or illegal.
    Why {
        /// Id of the option. `None` for every answer that a person might propose.
        id: Option<String>,
    },
    /// Odds of the options of the pending decision.
    Odds {
        /// Id of the option. `None` for all options.
        id: Option<String>,
    },
    /// Hexes within reach of the current move.
    Reach {},
    /// Effect of an option: the next decision, if the player could take the option back.
    Ahead {
        /// Id of the option.
        id: String,
        /// Options of the decisions that follow, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        then: Vec<String>,
    },
    /// Units and hexes that the pending decision concerns.
    Involved {},
    /// Hex that an option concerns.
    Place {
        /// Id of the option.
        id: String,
    },
    /// Choice of a bot with its reasons, or the review of an earlier answer.
    Hint {
        /// Level of the bot. `None` for the usual level.
        #[serde(default, deserialize_with = "level", serialize_with = "level_id")]
        level: Option<Level>,
        /// Number of answers before the reviewed one. `None` for the pending decision.
        at: Option<usize>,
    },
    /// Items that may be in the cup, as far as the reader knows.
    Cup {},
    /// Whether undo can take back the last decision.
    CanUndo {},
    /// Takes back the last decision of a person. The response is the decision.
    Undo {},
    /// Resigns, or offers, withdraws, accepts or declines a draw. The response is the result of the
    /// game, or the draw offer.
    End {
        /// Act of the side.
        act: EndAct,
    },
    /// Draw offer.
    Offer {},
    /// Log, starting with the fact `from`.
    Log {
        /// Number of the first fact.
        #[serde(default)]
        from: usize,
        /// Number of the fact after the last one. `None` for the rest of the log.
        to: Option<usize>,
    },
    /// Log in chapters, starting with the chapter that contains the fact `from`.
    Story {
        /// Number of the first fact.
        #[serde(default)]
        from: usize,
        /// Number of the fact after the last one. `None` for the rest of the log.
        to: Option<usize>,
    },
    /// An earlier position.
    Past {
        /// Number of answers up to the position.
        n: usize,
    },
    /// Report on the match.
    Report {},
    /// Line of sight between two hexes.
    Sight {
        /// Hex that the line begins in.
        #[serde(deserialize_with = "hex", serialize_with = "hex_number")]
        from: HexNumber,
        /// Hex that the line ends in.
        #[serde(deserialize_with = "hex", serialize_with = "hex_number")]
        to: HexNumber,
    },
    /// Description of a hex or of a unit.
    About {
        /// Number of the hex, id of the unit, or a part of the unit's name.
        what: String,
    },
    /// Ids and names of everything that can be looked up, such as units.
    Names {},
    /// Map without counters and markers.
    Ground {},
    /// Rules reference for players.
    Rules {
        /// Term, section or words to look up. `None` for the whole reference.
        about: Option<String>,
    },
    /// Briefing of the scenario.
    Briefing {},
    /// Lesson that the match plays.
    Lesson {},
    /// Lines of the save.
    Save {},
    /// Lines of the save of a plan: a private copy of the match, with only what the reader knows
    /// and dice of its own.
    Plan {
        /// Seed of the plan. `None` for a fresh one.
        seed: Option<Seed>,
    },
    /// Internal errors of bots since the last such request.
    Faults {},
}

/// Readers that may make a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Every reader. The response depends only on what the reader may know.
    Open,
    /// The referee, and the side that has to decide.
    Turn,
    /// The referee, and both sides.
    Players,
    /// The referee, since the response shows both sides.
    Referee,
    /// The referee, and every reader once the game is over.
    End,
}

impl Request {
    /// Names of all requests, in the field `do`.
    pub const NAMES: [&str; 32] = [
        "state", "picture", "text", "decision", "options", "choose", "why", "odds", "reach",
        "ahead", "involved", "place", "hint", "cup", "can-undo", "undo", "end", "offer", "log",
        "story", "past", "report", "sight", "about", "names", "ground", "rules", "briefing",
        "lesson", "save", "plan", "faults",
    ];

    /// Returns the readers that may make the request.
    pub const fn scope(&self) -> Scope {
        match self {
            Self::State {}
            | Self::Picture {}
            | Self::Text {}
            | Self::Decision {}
            | Self::Hint { at: Some(_), .. }
            | Self::Cup {}
            | Self::Offer {}
            | Self::Log { .. }
            | Self::Story { .. }
            | Self::Past { .. }
            | Self::Sight { .. }
            | Self::About { .. }
            | Self::Names {}
            | Self::Ground {}
            | Self::Rules { .. }
            | Self::Briefing {}
            | Self::Lesson {} => Scope::Open,
            Self::Choose { .. }
            | Self::Why { .. }
            | Self::Odds { .. }
            | Self::Reach {}
            | Self::Ahead { .. }
            | Self::Options {}
            | Self::Involved {}
            | Self::Place { .. }
            | Self::Hint { at: None, .. } => Scope::Turn,
            Self::End { .. } | Self::Plan { .. } => Scope::Players,
            Self::CanUndo {} | Self::Undo {} | Self::Save {} | Self::Faults {} => Scope::Referee,
            Self::Report {} => Scope::End,
        }
    }

    /// Checks that a reader may make the request.
    pub(crate) fn check(&self, status: &Status<'_>, reader: Reader) -> Result<(), MatchError> {
        let is_turn = || match reader {
            Reader::Side(side) => status.is_over || status.asked == Some(side),
            Reader::Everybody => status.is_over,
            Reader::Referee => true,
        };
        match self.scope() {
            Scope::Open => Ok(()),
            Scope::Turn if is_turn() => Ok(()),
            Scope::Players if reader != Reader::Everybody => Ok(()),
            Scope::Turn | Scope::Players => Err(MatchError::NotYourTurn(reader)),
            Scope::Referee | Scope::End if reader == Reader::Referee => Ok(()),
            Scope::End if status.is_over => Ok(()),
            Scope::Referee | Scope::End => Err(MatchError::BothSides),
        }
    }

    /// Converts the number of answers in a request, which counts only answers that a reader knows
    /// of. The result counts all answers of the match.
    ///
    /// # Errors
    /// If the reader knows of fewer answers than the request states.
    pub fn counted(self, answered_at: impl Fn(usize) -> Option<usize>) -> Result<Self, MatchError> {
        Ok(match self {
            Self::Hint { level, at: Some(n) } => {
                let at = answered_at(n).ok_or(Unreviewed::NoMoment)?;
                Self::Hint { level, at: Some(at) }
            }
            Self::Past { n } => Self::Past { n: answered_at(n).ok_or(MatchError::NoPosition)? },
            other => other,
        })
    }
}

fn level<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Level>, D::Error> {
    let id: Option<String> = Deserialize::deserialize(from)?;
    let known =
        || D::Error::custom(format!("expected a level: {}", Level::ALL.map(Level::id).join(", ")));
    id.map(|id| Level::from_id(&id).ok_or_else(known)).transpose()
}

#[expect(clippy::ref_option, reason = "serde passes the field by reference")]
fn level_id<S: Serializer>(level: &Option<Level>, to: S) -> Result<S::Ok, S::Error> {
    level.map(Level::id).serialize(to)
}

fn hex<'de, D: Deserializer<'de>>(from: D) -> Result<HexNumber, D::Error> {
    let number: String = Deserialize::deserialize(from)?;
    number.parse().map_err(D::Error::custom)
}

fn hex_number<S: Serializer>(hex: &HexNumber, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(hex)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// [`Request::NAMES`] equals the list of names in the parser's error message, so no name is
    /// missing.
    #[test]
    fn the_names_are_those_of_the_parser() {
        let error = serde_json::from_value::<Request>(json!({ "do": "?" })).expect_err("no name");
        let known = error.to_string();
        let (_, known) = known.split_once("expected one of ").expect("the names");
        assert_eq!(known, Request::NAMES.map(|name| format!("`{name}`")).join(", "));
    }

    #[test]
    fn a_request_is_read_as_it_is_written() {
        for line in [
            json!({ "do": "hint", "level": "captain", "at": 3 }),
            json!({ "do": "sight", "from": "0102", "to": "0304" }),
            json!({ "do": "why", "id": null }),
        ] {
            let request: Request = serde_json::from_value(line.clone()).expect("a request");
            assert_eq!(json!(request), line);
        }
        for wrong in [
            json!({ "do": "hint", "level": "corporal" }),
            json!({ "do": "sight", "from": "here", "to": "0304" }),
            json!({ "do": "undo", "id": "0102" }),
            json!({ "do": "choose" }),
        ] {
            assert!(serde_json::from_value::<Request>(wrong.clone()).is_err(), "{wrong}");
        }
    }
}
