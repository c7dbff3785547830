//! A match as a program sees it from one seat. The program queries and acts for its own side only,
//! with the knowledge of a person at the same seat. Structured replies have the form of the line
//! protocol.

mod resources;
mod tools;
mod words;

use std::collections::BTreeSet;

use kernel::{Reader, Reference, Side, say};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use session::api::{Request, Response, handle};
use session::save::SaveFile;
use session::{AnyMatch, Refused};

pub(crate) use resources::{RESOURCES, Resource};
use tools::Arguments;
pub(crate) use tools::{Effect, TOOLS, Tool};
use words::Notes;

use crate::plain;

/// Successful reply to a tool call.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reply {
    /// Reply in words, for a language model.
    pub(crate) text: String,
    /// The same reply as data, for a program.
    pub(crate) data: Value,
}

/// Refusal of a tool call. The match is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refusal(pub(crate) Value);

impl Refusal {
    fn new(message: &str) -> Self {
        Self(json!({ "error": { "code": "request", "message": message } }))
    }
}

impl<E: Into<Refused>> From<E> for Refusal {
    fn from(refused: E) -> Self {
        Self(json!({ "error": refused.into() }))
    }
}

/// A seat in a match, with the save to which every action is written.
pub(crate) struct OneSeat {
    game: Box<dyn AnyMatch>,
    file: SaveFile,
    side: Side,
    /// Number of log facts that earlier replies have already reported.
    told: usize,
    /// Notes of options that earlier replies have already given.
    notes: BTreeSet<String>,
}

impl OneSeat {
    /// Creates a seat in a match. The save file must already exist.
    pub(crate) const fn new(game: Box<dyn AnyMatch>, file: SaveFile, side: Side) -> Self {
        Self { game, file, side, told: 0, notes: BTreeSet::new() }
    }

    /// Calls a tool.
    ///
    /// # Errors
    /// If the match refuses the call. It is then unchanged.
    pub(crate) fn call(
        &mut self,
        tool: &str,
        arguments: Map<String, Value>,
    ) -> Result<Reply, Refusal> {
        let Some(tool) = TOOLS.iter().find(|known| known.name == tool) else {
            let known = TOOLS.map(|tool| tool.name).join(", ");
            return Err(Refusal::new(&format!("unknown tool `{tool}`: expected {known}")));
        };
        for argument in arguments.keys() {
            if !tool.arguments.iter().any(|known| known.name == argument) {
                let message = format!("`{}` has no argument `{argument}`", tool.name);
                return Err(Refusal::new(&message));
            }
        }
        let given: Arguments = Deserialize::deserialize(Value::Object(arguments))
            .map_err(|error| Refusal::new(&format!("the arguments of `{}`: {error}", tool.name)))?;
        (tool.call)(self, given)
    }

    /// Returns the text of a resource.
    ///
    /// # Errors
    /// If the match refuses to tell it.
    pub(crate) fn read(&mut self, resource: &Resource) -> Result<String, Refusal> {
        (resource.text)(self)
    }

    fn act(&mut self, given: Arguments) -> Result<Reply, Refusal> {
        let Some(id) = given.id else {
            return Err(Refusal::new("`act` needs the `id` of an option: `options` lists them"));
        };
        let next = self.response(Request::Choose { id })?;
        self.reported(&next, None)
    }

    /// Resigns or offers a draw, and reports the reply of the other side.
    fn end(&mut self, Arguments { act, .. }: Arguments) -> Result<Reply, Refusal> {
        let Some(act) = act else {
            return Err(Refusal::new("`end` needs an `act`: resign or offer-draw"));
        };
        let offer = match self.response(Request::End { act })? {
            Response::Offer(offer) => Some(offer.words).filter(|words| !words.is_empty()),
            _ => None,
        };
        let next = self.response(Request::Decision {})?;
        self.reported(&next, offer)
    }

    /// Saves the match, and reports the events since the last report and the next decision.
    fn reported(&mut self, next: &Response, offer: Option<String>) -> Result<Reply, Refusal> {
        self.save()?;
        let log = self.response(Request::Log { from: self.told, to: None })?;
        let mut happened = Vec::new();
        if let Response::Log { lines, next, .. } = log {
            self.told = next;
            happened.extend(lines.into_iter().map(|(_, line)| line.text));
        }
        happened.extend(offer);
        let decided = match next {
            Response::Decision(pending) => {
                words::decision(pending, &mut Notes::New(&mut self.notes))
            }
            other => words::of(other),
        };
        let text = words::lines(happened.iter().cloned().chain([String::new(), decided]));
        Ok(Reply { text, data: json!({ "happened": happened, "next": next }) })
    }

    /// Saves the match. If the lines cannot be written, the next action tries to write them again.
    fn save(&mut self) -> Result<(), Refusal> {
        for fault in self.game.take_player_faults() {
            session::complain!(
                "{fault}; the save {} contains the moves that led to the fault",
                self.file.path().display()
            );
        }
        let written = self.file.append(self.game.journal().lines());
        written.map_err(|error| {
            Refusal::new(&format!("the move counts, but cannot be saved yet: {error}"))
        })
    }

    fn view(&mut self) -> Result<Reply, Refusal> {
        let data = self.response(Request::State {})?.json();
        let text = match self.response(Request::Text {})? {
            Response::Text(view, _) => words::position(&view),
            other => words::of(&other),
        };
        Ok(Reply { text, data })
    }

    fn rules(&self, term: Option<&str>) -> Result<Reply, Refusal> {
        let reference = self.reference();
        let Some(asked) = term else {
            let terms: Vec<_> = reference.cards.iter().map(|card| &*card.name).collect();
            let charts: Vec<_> = reference.charts.iter().map(|chart| &*chart.title).collect();
            let text = format!("Terms: {}\nCharts: {}", terms.join(", "), charts.join(", "));
            return Ok(Reply { text, data: json!({ "terms": terms, "charts": charts }) });
        };
        let lower = asked.to_lowercase();
        let is_meant = |title: &str| title.to_lowercase().contains(&lower);
        let charts = reference.charts.iter().filter(|chart| is_meant(&chart.title));
        let charts: Vec<_> = charts.collect();
        let found = reference.look_up(asked);
        let told = plain::found(&found);
        let drawn = charts.iter().flat_map(|chart| chart.lines());
        let text = words::lines([told].into_iter().chain(drawn).filter(|line| !line.is_empty()));
        let text = if text.is_empty() { say!("no-rule-found", wanted = asked) } else { text };
        let data = json!({ "terms": found.cards, "rules": found.articles, "charts": charts });
        Ok(Reply { text, data })
    }

    fn reference(&self) -> Reference {
        self.game.reference()
    }

    fn ask(&mut self, request: Request) -> Result<Reply, Refusal> {
        let response = self.response(request)?;
        Ok(Reply { text: words::of(&response), data: response.json() })
    }

    fn response(&mut self, request: Request) -> Result<Response, Refusal> {
        let reader = Reader::Side(self.side);
        let request = request.counted(|n| self.game.answered_at(n, reader))?;
        Ok(handle(&mut *self.game, &request, reader)?.response()?)
    }
}
