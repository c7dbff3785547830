//! Decisions, in the form that pages, bots and tests receive.

use kernel::{
    Ask, Asking, DRAW, Draws, Notes, Pending, Position, Prompt, ROLL, Ruleset, Side, Throw,
    Wording, say,
};
use serde::{Deserialize, Serialize};

use crate::answer;

/// A pending question with its legal options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// Number that the answer to this decision will have in the record.
    pub n: u32,
    /// Number of the game turn.
    pub turn: u8,
    /// Side that decides.
    pub side: Side,
    /// Kind of the question, such as `reaction.unit`.
    pub kind: String,
    /// Section of the rulebook that asks the question.
    pub rule: String,
    /// Prompt for the deciding side.
    pub prompt: String,
    /// Path of steps that led to the question, from the turn down.
    pub path: Vec<String>,
    /// Legal options of the question, in order.
    pub options: Vec<DecisionOption>,
}

/// A legal option of a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecisionOption {
    /// Id by which a player selects the option.
    pub id: String,
    /// Wording of the option for players.
    pub label: String,
    /// Information that a player needs before choosing the option. `None` if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Warning that the option is risky. `None` if it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub caution: Option<String>,
}

impl Decision {
    /// Builds the decision for a pending question, as the side asked sees it.
    pub(crate) fn new<F: Ruleset>(n: u32, pending: &Pending<F>, position: Position<'_, F>) -> Self {
        let ask = &pending.ask;
        let (rule, prompt) = prompt(ask, position);
        Self {
            n,
            turn: F::turn(position.board).number,
            side: answer::side(ask).unwrap_or_else(|| F::Draws::drawer(position.board)),
            kind: answer::kind(ask).to_owned(),
            rule,
            prompt,
            path: pending.path.iter().map(|step| F::step(position.package, step)).collect(),
            options: options(ask, position),
        }
    }

    /// Whether this is a roll or a draw.
    pub fn is_chance(&self) -> bool {
        self.kind == ROLL || self.kind == DRAW
    }
}

/// Returns the section of the rulebook that asks, and the prompt.
fn prompt<F: Wording>(ask: &Ask<F>, position: Position<'_, F>) -> (String, String) {
    match ask {
        Ask::Choose { question, .. } => {
            let Prompt { section, text, .. } = F::prompt(position, question);
            (section.to_owned(), text)
        }
        Ask::Roll { roll, throw, .. } => {
            let Prompt { section, text: purpose, .. } = F::roll(position, roll);
            let text = match throw {
                Throw::D6 => say!("roll-d6", purpose),
                Throw::TwoD6 => say!("roll-2d6", purpose),
                Throw::D10 => say!("roll-d10", purpose),
            };
            (section.to_owned(), text)
        }
        Ask::Draw { .. } => (F::Draws::section(position.package).to_owned(), F::Draws::prompt()),
    }
}

fn options<F: Wording>(ask: &Ask<F>, position: Position<'_, F>) -> Vec<DecisionOption> {
    match ask {
        Ask::Choose { question, options, .. } => {
            options.iter().map(|&choice| option(question, choice, position)).collect()
        }
        Ask::Draw { among } => among
            .iter()
            .map(|weight| DecisionOption::drawn::<F>(position.package, weight.choice))
            .collect(),
        Ask::Roll { .. } => {
            let thrown = |(id, _): (String, _)| DecisionOption::plain(id.clone(), id);
            answer::options(ask, position.package).into_iter().map(thrown).collect()
        }
    }
}

fn option<F: Wording>(
    question: &F::Question,
    choice: F::Choice,
    position: Position<'_, F>,
) -> DecisionOption {
    let Notes { note, caution } = F::notes(position, question, choice);
    DecisionOption {
        id: F::id(position.package, question, choice),
        label: F::label(position, question, choice),
        note,
        caution,
    }
}

impl DecisionOption {
    /// Builds the option for an item that may be drawn.
    pub(super) fn drawn<F: Asking>(package: &F::Package, drawn: F::Choice) -> Self {
        let (id, label) = (F::Draws::id(package, drawn), F::Draws::label(package, drawn));
        Self::plain(id, label)
    }

    /// Builds an option with only an id and a label.
    const fn plain(id: String, label: String) -> Self {
        Self { id, label, note: None, caution: None }
    }
}
