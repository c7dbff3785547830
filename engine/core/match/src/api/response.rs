//! Responses to requests, with the JSON that programs receive.

use std::fmt;

use kernel::{
    BoardView, Briefing, Chapter, Ground, HexNumber, Lesson, Line, Reached, Reference, Sight,
};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::ahead::Ahead;
use crate::matches::{
    Candidate, DecisionOption, DrawOffer, DrawOption, Foretold, Glimpse, Hint, Involved,
    MatchError, Offered, OptionOdds, Review, Verdict, Waiting,
};
use crate::report::Report;
use crate::seated::PlayerFault;
use crate::text_view::TextView;

/// Response to a request.
#[derive(Clone, Debug)]
pub enum Response {
    /// Position as data.
    State(Value),
    /// Position for drawing on a page.
    Picture(Box<BoardView>),
    /// Position as text, and an explanation of the characters of its maps and stacks.
    Text(Box<TextView>, String),
    /// Pending decision, or the result of the game.
    Decision(Pending),
    /// Options of the pending decision. `None` for a roll or a draw, and if nothing is pending.
    Options(Option<Offered>),
    /// Ids and names of everything that can be looked up.
    Names(Vec<(String, String)>),
    /// Verdict on the option of this id.
    Verdict(String, Verdict),
    /// Every answer that a person might propose, with its verdict.
    Candidates(Vec<Candidate>),
    /// Odds of the options that lead to rolls.
    Odds(Vec<OptionOdds<Foretold>>),
    /// Hexes that the moving unit can reach. `None` if the pending decision is not about movement.
    Reach(Option<Vec<Reached>>),
    /// Effect of an option.
    Ahead(Box<Ahead>),
    /// Units and hexes that the pending decision concerns.
    Involved(Involved),
    /// Hex that an option concerns. `None` if the option concerns no hex.
    Place(Option<HexNumber>),
    /// Choice of a bot. `None` if there is no bot of the level, or if no side is asked.
    Hint(Option<Hint>),
    /// Review of an answer. `None` if there is no bot of the level.
    Review(Option<Box<Review>>),
    /// Items of the pending draw, with their weights.
    Cup(Vec<DrawOption>),
    /// Items that may be in the cup, as far as the reader knows.
    Drawable(Vec<DecisionOption>),
    /// Whether undo can take back the last decision. The check does not consider reveals.
    CanUndo(bool),
    /// Draw offer.
    Offer(DrawOffer),
    /// Lines of the log.
    Log {
        /// Lines that the reader may see, each with the number of its fact.
        lines: Vec<(usize, Line)>,
        /// Number of the next fact.
        next: usize,
        /// Message that states how many figures in the charts used for rolls have no source. `None`
        /// if all figures have one.
        note: Option<String>,
    },
    /// Chapters of the log.
    Story {
        /// Chapters, starting with the chapter that contains the first requested fact.
        chapters: Vec<Chapter>,
        /// Number of the next fact.
        next: usize,
    },
    /// Earlier position.
    Past(Box<Glimpse>),
    /// Report on the match.
    Report(Box<Report>),
    /// Line of sight.
    Sight(Box<Sight>),
    /// Description as text.
    About(String),
    /// Hexes of the map.
    Ground(Vec<Ground>),
    /// Rules reference, and the words to look up in it. Without words, the whole reference.
    Rules(Box<Reference>, Option<String>),
    /// Briefing of the scenario. `None` if there is none.
    Briefing(Option<Box<Briefing>>),
    /// Lesson that the match plays.
    Lesson(Box<Lesson>),
    /// Lines of the save.
    Save(Vec<String>),
    /// Internal errors of bots. The match continued despite them.
    Faults(Vec<PlayerFault>),
}

/// Pending decision as a reader may know it, or the result of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Pending {
    /// A decision, a roll or a draw is pending.
    Waiting(Waiting),
    /// Nothing is pending.
    Over {
        /// Result of the game as data. `None` if the game is not over.
        result: Option<Value>,
        /// Result of the game as one line. `None` if the game is not over.
        #[serde(skip)]
        outcome: Option<String>,
    },
}

/// Reply of a match to a request.
pub enum Reply {
    /// The response.
    Now(Response),
    /// Function that computes the response without blocking the match.
    Later(Box<dyn FnOnce() -> Result<Response, MatchError> + Send>),
}

impl Reply {
    /// Returns the response, and computes it if necessary.
    ///
    /// # Errors
    /// If a play of the past fails.
    pub fn response(self) -> Result<Response, MatchError> {
        match self {
            Self::Now(response) => Ok(response),
            Self::Later(compute) => compute(),
        }
    }
}

impl From<Response> for Reply {
    fn from(response: Response) -> Self {
        Self::Now(response)
    }
}

impl fmt::Debug for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Now(response) => response.fmt(f),
            Self::Later(_) => f.write_str("Later"),
        }
    }
}

impl Response {
    /// Returns the response as programs receive it.
    pub fn json(&self) -> Value {
        match self {
            Self::State(view) => view.clone(),
            Self::Picture(picture) => json!(picture),
            Self::Text(text, _) => json!(text),
            Self::Decision(pending) => json!(pending),
            Self::Options(offered) => json!({ "options": offered }),
            Self::Names(names) => json!({ "names": names }),
            Self::Verdict(id, verdict) => judged(id, verdict),
            Self::Candidates(all) => json!({ "why": all.iter().map(proposed).collect::<Vec<_>>() }),
            Self::Odds(odds) => json!({ "odds": odds }),
            Self::Reach(reach) => json!({ "reach": reach }),
            Self::Ahead(ahead) => json!(ahead),
            Self::Involved(involved) => json!(involved),
            Self::Place(hex) => json!({ "hex": hex }),
            Self::Hint(hint) => json!({ "hint": hint }),
            Self::Review(review) => json!({ "review": review }),
            Self::Cup(items) => json!({ "cup": items }),
            Self::Drawable(items) => json!({ "cup": items }),
            Self::CanUndo(can) => json!({ "undo": can }),
            Self::Offer(offer) => json!(offer),
            Self::Log { lines, next, note } => log(lines, *next, note.as_deref()),
            Self::Story { chapters, next } => json!({ "story": chapters, "next": next }),
            Self::Past(glimpse) => json!(glimpse),
            Self::Report(report) => json!(report),
            Self::Sight(sight) => json!(sight),
            Self::About(words) => json!({ "about": words }),
            Self::Ground(hexes) => json!(hexes),
            Self::Rules(reference, Some(about)) => json!(reference.look_up(about)),
            Self::Rules(reference, None) => json!(reference),
            Self::Briefing(briefing) => json!({ "briefing": briefing }),
            Self::Lesson(lesson) => json!(lesson),
            Self::Save(lines) => {
                json!({ "save": lines.iter().map(|text| line(text)).collect::<Vec<_>>() })
            }
            Self::Faults(faults) => {
                let words: Vec<_> = faults.iter().map(ToString::to_string).collect();
                json!({ "faults": words })
            }
        }
    }
}

impl Serialize for Response {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}

fn judged(id: &str, verdict: &Verdict) -> Value {
    match verdict {
        Verdict::Legal => json!({ "id": id, "legal": true }),
        Verdict::Illegal(reason) => {
            let mut value = json!(reason);
            value["legal"] = json!(false);
            value
        }
    }
}

fn proposed(candidate: &Candidate) -> Value {
    let mut value = judged(&candidate.id, &candidate.verdict);
    value["label"] = json!(candidate.label);
    value
}

fn log(lines: &[(usize, Line)], next: usize, note: Option<&str>) -> Value {
    let lines: Vec<_> = lines.iter().map(|(_, line)| line).collect();
    let mut value = json!({ "log": lines, "next": next });
    if let Some(note) = note {
        value["note"] = json!(note);
    }
    value
}

fn line(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or(Value::Null)
}
