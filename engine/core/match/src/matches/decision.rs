//! A decision as pages, bots and tests see it.

use kernel::{Ask, DRAW, Draws, Family, Pending, ROLL, Scene, Side, Throw};
use serde::{Deserialize, Serialize};

use crate::answer;

/// A question that waits for an answer, with all legal answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The number its answer will have in the record.
    pub n: u32,
    /// The game turn.
    pub turn: u8,
    /// Who decides.
    pub side: Side,
    /// The kind of the question.
    pub kind: String,
    /// The section of the rulebook.
    pub rule: String,
    /// The question in words.
    pub prompt: String,
    /// The steps that lead here, from the turn down.
    pub path: Vec<String>,
    /// The legal answers, in order.
    pub options: Vec<DecisionOption>,
}

/// One legal answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecisionOption {
    /// What is sent to choose it.
    pub id: String,
    /// The answer in words.
    pub label: String,
    /// What a player would want to know before choosing it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What he may be sorry for once it is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub caution: Option<String>,
}

impl Decision {
    /// The decision that a question puts before a side.
    pub(crate) fn new<F: Family>(n: u32, pending: &Pending<F>, scene: Scene<'_, F>) -> Self {
        let ask = &pending.ask;
        Self {
            n,
            turn: F::turn(scene.board),
            side: answer::side(ask).unwrap_or_else(|| F::Draws::drawer(scene.board)),
            kind: answer::kind(ask).to_owned(),
            rule: rule(ask, scene.package).to_owned(),
            prompt: prompt(ask, scene),
            path: pending.path.iter().map(|step| F::step(scene.package, step)).collect(),
            options: options(ask, scene),
        }
    }

    /// Whether chance is asked, not a side.
    pub fn is_chance(&self) -> bool {
        self.kind == ROLL || self.kind == DRAW
    }
}

fn rule<'a, F: Family>(ask: &'a Ask<F>, package: &F::Package) -> &'a str {
    match ask {
        Ask::Choose { question, .. } => F::section(package, question),
        Ask::Roll { roll, .. } => F::section_of_roll(package, roll),
        Ask::Draw { .. } => F::Draws::section(package),
    }
}

fn prompt<F: Family>(ask: &Ask<F>, scene: Scene<'_, F>) -> String {
    match ask {
        Ask::Choose { question, .. } => F::prompt(scene, question),
        Ask::Roll { roll, throw, .. } => {
            let dice = match throw {
                Throw::D6 => "Roll a die",
                Throw::TwoD6 => "Roll two dice, the coloured one first",
                Throw::D10 => "Roll a ten-sided die",
            };
            format!("{dice}: {}", F::roll(scene, roll))
        }
        Ask::Draw { .. } => F::Draws::prompt(),
    }
}

fn options<F: Family>(ask: &Ask<F>, scene: Scene<'_, F>) -> Vec<DecisionOption> {
    match ask {
        Ask::Choose { question, options, .. } => {
            options.iter().map(|&choice| option(question, choice, scene)).collect()
        }
        Ask::Draw { among } => among
            .iter()
            .map(|weight| DecisionOption::drawn::<F>(scene.package, weight.choice))
            .collect(),
        Ask::Roll { .. } => {
            let thrown = |(id, _): (String, _)| DecisionOption::plain(id.clone(), id);
            answer::options(ask, scene.package).into_iter().map(thrown).collect()
        }
    }
}

fn option<F: Family>(
    question: &F::Question,
    choice: F::Choice,
    scene: Scene<'_, F>,
) -> DecisionOption {
    DecisionOption {
        id: F::id(scene.package, question, choice),
        label: F::label(scene, question, choice),
        note: F::note(scene, question, choice),
        caution: F::caution(scene, question, choice),
    }
}

impl DecisionOption {
    /// Something that may be drawn.
    pub(super) fn drawn<F: Family>(package: &F::Package, drawn: F::Choice) -> Self {
        let (id, label) = (F::Draws::id(package, drawn), F::Draws::label(package, drawn));
        Self::plain(id, label)
    }

    /// What is only called something.
    const fn plain(id: String, label: String) -> Self {
        Self { id, label, note: None, caution: None }
    }
}
