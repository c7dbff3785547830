//! A match as a program sees it from one seat. The program queries and acts for its own side only,
//! with the knowledge of a person at the same seat. Replies have the form of the line protocol.

use kernel::{Reader, Side};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use session::api::Request;
use session::protocol::Protocol;
use session::save::SaveFile;

/// Tool that a client can call in order to query the match or to act.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    /// Description of the tool, for a client that has no other documentation.
    pub(crate) about: &'static str,
    pub(crate) arguments: &'static [Argument],
    act: fn(&mut OneSeat, &Arguments) -> Result<Value, Value>,
}

/// String argument of a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Argument {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// Whether the client must give the argument.
    pub(crate) need: Need,
}

/// Requirement level of a tool's argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// The client must give the argument.
    Required,
    /// The client may omit the argument.
    Optional,
}

/// Arguments that a client gives in a tool call.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Arguments {
    id: Option<String>,
    term: Option<String>,
}

const OPTION: Argument = Argument {
    name: "id",
    about: "the id of one option (default: all options)",
    need: Need::Optional,
};

/// All tools that a seat offers.
pub(crate) static TOOLS: [Tool; 6] = [
    Tool {
        name: "view",
        about: "The position as your side knows it: units and their hexes, points, brigades, chits and the turn.",
        arguments: &[],
        act: |seat, _| seat.ask(Request::State {}),
    },
    Tool {
        name: "options",
        about: "Your current decision: the prompt, its rule, and every legal choice with its id. \
                After the match, the result.",
        arguments: &[],
        act: |seat, _| seat.ask(Request::Decision {}),
    },
    Tool {
        name: "why",
        about: "Why a choice is legal or not, with the rule and the numbers. Without an id, every possible choice.",
        arguments: &[OPTION],
        act: |seat, given| seat.ask(Request::Why { id: given.id.clone() }),
    },
    Tool {
        name: "odds",
        about: "The exact odds of each option that leads to a die roll.",
        arguments: &[OPTION],
        act: |seat, given| seat.ask(Request::Odds { id: given.id.clone() }),
    },
    Tool {
        name: "rules",
        about: "The names of the game's terms and charts. With a term, its meaning. With a section, its rules.",
        arguments: &[Argument {
            name: "term",
            about: "a term or an abbreviation such as SP, part of one, or a section (default: all names)",
            need: Need::Optional,
        }],
        act: |seat, given| Ok(seat.rules(given.term.as_deref())),
    },
    Tool {
        name: "act",
        about: "Chooses one option of the current decision. Replies with the events since then that your side knows, \
                and with your next decision.",
        arguments: &[Argument {
            name: "id",
            about: "the id of one of the options",
            need: Need::Required,
        }],
        act: OneSeat::act,
    },
];

/// A seat in a match, with the save to which every action is written.
pub(crate) struct OneSeat {
    protocol: Protocol,
    file: SaveFile,
    side: Side,
    /// Number of log facts that earlier replies have already reported.
    told: usize,
}

impl OneSeat {
    /// Creates a seat in the match of a protocol session. The save file must already exist.
    pub(crate) const fn new(protocol: Protocol, file: SaveFile, side: Side) -> Self {
        Self { protocol, file, side, told: 0 }
    }

    /// Calls a tool.
    ///
    /// # Errors
    /// If the protocol refuses the call. The match is then unchanged.
    pub(crate) fn call(
        &mut self,
        tool: &str,
        arguments: Map<String, Value>,
    ) -> Result<Value, Value> {
        let Some(tool) = TOOLS.iter().find(|known| known.name == tool) else {
            let known = TOOLS.map(|tool| tool.name).join(", ");
            return Err(refused(&format!("unknown tool `{tool}`: expected {known}")));
        };
        for argument in arguments.keys() {
            if !tool.arguments.iter().any(|known| known.name == argument) {
                return Err(refused(&format!("`{}` has no argument `{argument}`", tool.name)));
            }
        }
        let given: Arguments = Deserialize::deserialize(Value::Object(arguments))
            .map_err(|error| refused(&format!("the arguments of `{}`: {error}", tool.name)))?;
        (tool.act)(self, &given)
    }

    fn act(&mut self, given: &Arguments) -> Result<Value, Value> {
        let Some(id) = given.id.clone() else {
            return Err(refused("`act` needs the `id` of an option: `options` lists them"));
        };
        let next = self.ask(Request::Choose { id })?;
        self.save()?;
        let log = self.ask(Request::Log { from: self.told, to: None })?;
        self.told = log["next"].as_u64().unwrap_or_default() as usize;
        let lines = log["log"].as_array().into_iter().flatten();
        let happened: Vec<&Value> = lines.map(|line| &line["text"]).collect();
        Ok(json!({ "happened": happened, "next": next }))
    }

    /// Saves the match. If the lines cannot be written, the next action tries to write them again.
    fn save(&mut self) -> Result<(), Value> {
        let Some(game) = self.protocol.game() else { return Ok(()) };
        for fault in game.take_player_faults() {
            session::complain!(
                "{fault}; the save {} shows what led to it",
                self.file.path().display()
            );
        }
        self.file
            .append(game.journal().lines())
            .map_err(|error| refused(&format!("the move counts, but cannot be saved yet: {error}")))
    }

    fn rules(&self, term: Option<&str>) -> Value {
        let Some(reference) = self.protocol.game().map(|game| game.reference()) else {
            return Value::Null;
        };
        let Some(asked) = term else {
            let terms: Vec<_> = reference.cards.iter().map(|card| &card.name).collect();
            let charts: Vec<_> = reference.charts.iter().map(|chart| &chart.title).collect();
            return json!({ "terms": terms, "charts": charts });
        };
        let term = asked.to_lowercase();
        let is_meant = |name: &str| name.to_lowercase().contains(&term);
        let cards = reference.cards.iter();
        let cards = cards
            .filter(|card| is_meant(&card.name) || card.also.iter().any(|also| is_meant(also)));
        let charts = reference.charts.iter().filter(|chart| is_meant(&chart.title));
        json!({
            "terms": cards.collect::<Vec<_>>(),
            "rules": reference.look_up(asked).articles,
            "charts": charts.collect::<Vec<_>>(),
        })
    }

    fn ask(&mut self, request: Request) -> Result<Value, Value> {
        let reply = self.protocol.ask(request, Reader::Side(self.side));
        reply.map_err(|refused| json!({ "error": refused }))
    }
}

fn refused(message: &str) -> Value {
    json!({ "error": { "code": "request", "message": message } })
}
