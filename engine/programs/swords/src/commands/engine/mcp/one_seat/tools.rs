//! Tools of a seat: their arguments, replies and requests to the match.

use serde::Deserialize;
use serde_json::{Value, json};
use session::EndAct;
use session::api::Request;

use super::{OneSeat, Refusal, Reply};

/// Tool that a client can call in order to query the match or to act.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    /// Title for the person who watches the client.
    pub(crate) title: &'static str,
    /// Description of the tool, for a client that has no other documentation.
    pub(crate) about: &'static str,
    pub(crate) arguments: &'static [Argument],
    pub(crate) effect: Effect,
    /// Key of the reply's schema in `replies.json`.
    reply: &'static str,
    pub(super) call: fn(&mut OneSeat, Arguments) -> Result<Reply, Refusal>,
}

/// Effect of a tool on the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// The tool changes nothing.
    Looks,
    /// The tool makes a choice that cannot be taken back.
    Chooses,
}

/// Argument of a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Argument {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// Name of the argument's JSON type.
    pub(crate) kind: &'static str,
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
pub(super) struct Arguments {
    pub(super) id: Option<String>,
    pub(super) act: Option<EndAct>,
    pub(super) term: Option<String>,
    pub(super) from: Option<usize>,
}

const OPTION: Argument = Argument {
    name: "id",
    about: "the id of one option (default: all options)",
    kind: "string",
    need: Need::Optional,
};

/// All tools that a seat offers.
pub(crate) static TOOLS: [Tool; 10] = [
    Tool {
        name: "view",
        title: "Look at the position",
        about: "The position as your side knows it: units and their hexes, points, brigades, chits and the turn.",
        arguments: &[],
        effect: Effect::Looks,
        reply: "position",
        call: |seat, _| seat.view(),
    },
    Tool {
        name: "options",
        title: "List the options",
        about: "Your current decision: the prompt, its rule, and every legal choice with its id and notes. \
                After the match, the result.",
        arguments: &[],
        effect: Effect::Looks,
        reply: "decision",
        call: |seat, _| seat.ask(Request::Decision {}),
    },
    Tool {
        name: "why",
        title: "Ask why",
        about: "Why a choice is legal or not, with the rule and the numbers. Without an id, every possible choice.",
        arguments: &[OPTION],
        effect: Effect::Looks,
        reply: "why",
        call: |seat, given| seat.ask(Request::Why { id: given.id }),
    },
    Tool {
        name: "odds",
        title: "Compute the odds",
        about: "The exact odds of each option that leads to a die roll.",
        arguments: &[OPTION],
        effect: Effect::Looks,
        reply: "odds",
        call: |seat, given| seat.ask(Request::Odds { id: given.id }),
    },
    Tool {
        name: "reach",
        title: "List the hexes in reach",
        about: "The hexes that the moving unit can reach, with the cost of each. Empty if you are not asked about a move.",
        arguments: &[],
        effect: Effect::Looks,
        reply: "reach",
        call: |seat, _| seat.ask(Request::Reach {}),
    },
    Tool {
        name: "hint",
        title: "Ask for advice",
        about: "The choice that a computer player would make in your place, with its reasons.",
        arguments: &[],
        effect: Effect::Looks,
        reply: "hint",
        call: |seat, _| seat.ask(Request::Hint { level: None, at: None }),
    },
    Tool {
        name: "log",
        title: "Read the log",
        about: "Everything that has happened and that your side knows of. `act` reports the same events as they happen.",
        arguments: &[Argument {
            name: "from",
            about: "the number of the first event, such as the `next` of an earlier reply (default: 0)",
            kind: "integer",
            need: Need::Optional,
        }],
        effect: Effect::Looks,
        reply: "log",
        call: |seat, given| {
            seat.ask(Request::Log { from: given.from.unwrap_or_default(), to: None })
        },
    },
    Tool {
        name: "rules",
        title: "Look up a rule",
        about: "The names of the game's terms and charts. With a term, its meaning. With a section, its rules.",
        arguments: &[Argument {
            name: "term",
            about: "a term or an abbreviation such as SP, part of one, or a section (default: all names)",
            kind: "string",
            need: Need::Optional,
        }],
        effect: Effect::Looks,
        reply: "rules",
        call: |seat, given| seat.rules(given.term.as_deref()),
    },
    Tool {
        name: "act",
        title: "Choose an option",
        about: "Chooses one option of the current decision. Replies with the events since then that your side knows, \
                and with your next decision. A note that an earlier reply gave for an option is not repeated in the text.",
        arguments: &[Argument {
            name: "id",
            about: "the id of one of the options",
            kind: "string",
            need: Need::Required,
        }],
        effect: Effect::Chooses,
        reply: "act",
        call: OneSeat::act,
    },
    Tool {
        name: "end",
        title: "Resign or offer a draw",
        about: "Resigns, or offers a draw, at any time. Replies as `act`. A computer player replies to an offer at once: \
                it accepts unless it would win now.",
        arguments: &[Argument {
            name: "act",
            about: "resign or offer-draw",
            kind: "string",
            need: Need::Required,
        }],
        effect: Effect::Chooses,
        reply: "act",
        call: OneSeat::end,
    },
];

impl Tool {
    /// Returns the JSON Schema of the tool's arguments.
    pub(crate) fn input_schema(&self) -> Value {
        let property = |argument: &Argument| {
            let about = json!({ "type": argument.kind, "description": argument.about });
            (argument.name.to_owned(), about)
        };
        let properties: serde_json::Map<_, _> = self.arguments.iter().map(property).collect();
        let required = self.arguments.iter().filter(|of| of.need == Need::Required);
        let required: Vec<_> = required.map(|argument| argument.name).collect();
        json!({
            "type": "object", "properties": properties, "required": required, "additionalProperties": false,
        })
    }

    /// Returns the JSON Schema of the tool's structured reply. `None` if `replies.json` is damaged,
    /// which a test excludes.
    pub(crate) fn output_schema(&self) -> Option<Value> {
        let mut all: Value = serde_json::from_str(include_str!("replies.json")).ok()?;
        let shared = all["$defs"].take();
        let mut schema = all.get_mut(self.reply)?.take();
        schema["$defs"] = shared;
        Some(schema)
    }
}
