//! A decision as pages, bots and tests see it.

use blind_swords::check::chits::puller;
use blind_swords::question::{DRAW, ROLL, Secrecy};
use blind_swords::{Choice, Look, Question, Scene, describe};
use kernel::{Pending, Side};
use serde::{Deserialize, Serialize};

use crate::answer;
use crate::seat::Ask;

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
}

impl Decision {
    /// The decision that a question puts before a side.
    pub(crate) fn new(
        n: u32,
        pending: &Pending<blind_swords::BlindSwords>,
        scene: Scene<'_>,
    ) -> Self {
        let ask = &pending.ask;
        Self {
            n,
            turn: scene.board.turn(),
            side: answer::side(ask).unwrap_or_else(|| puller(scene.board.turn())),
            kind: answer::kind(ask).to_owned(),
            rule: rule(ask).to_owned(),
            prompt: prompt(ask, scene),
            path: path(pending, scene),
            options: options(ask, scene),
        }
    }

    /// Whether its words show what the other side may not know.
    pub fn is_secret(&self) -> bool {
        Secrecy::of_kind(&self.kind) == Secrecy::Secret
    }

    /// Whether chance is asked, not a side.
    pub fn is_chance(&self) -> bool {
        self.kind == ROLL || self.kind == DRAW
    }
}

fn rule(ask: &Ask) -> &str {
    match ask {
        Ask::Choose { question, .. } => question.rule(),
        Ask::Roll { roll, .. } => roll.rule(),
        Ask::Draw { .. } => "SS 10.3",
    }
}

fn prompt(ask: &Ask, scene: Scene<'_>) -> String {
    match ask {
        Ask::Choose { question, .. } => describe::prompt(scene, question),
        Ask::Roll { roll, dice: 1, .. } => format!("Roll a die: {}", describe::roll(scene, roll)),
        Ask::Roll { roll, .. } => {
            format!("Roll two dice, the coloured one first: {}", describe::roll(scene, roll))
        }
        Ask::Draw { .. } => "Draw a chit from the cup".to_owned(),
    }
}

fn path(pending: &Pending<blind_swords::BlindSwords>, scene: Scene<'_>) -> Vec<String> {
    pending.path.iter().map(|step| step.label(scene.game())).collect()
}

fn options(ask: &Ask, scene: Scene<'_>) -> Vec<DecisionOption> {
    match ask {
        Ask::Choose { question, options, .. } => {
            options.iter().map(|&choice| option(ask, question, choice, scene)).collect()
        }
        Ask::Draw { among } => {
            let label = |choice: Choice| match choice {
                Choice::Chit(chit) => scene.game().chits[chit.index()].name.clone(),
                other => other.id(scene.game()),
            };
            let drawn = |choice| DecisionOption {
                id: answer::id(ask, choice, scene.game()),
                label: label(choice),
                note: None,
            };
            among.iter().map(|alternative| drawn(alternative.choice)).collect()
        }
        Ask::Roll { .. } => {
            let thrown =
                |(id, _): (String, _)| DecisionOption { label: id.clone(), id, note: None };
            answer::options(ask, scene.game()).into_iter().map(thrown).collect()
        }
    }
}

fn option(ask: &Ask, question: &Question, choice: Choice, scene: Scene<'_>) -> DecisionOption {
    DecisionOption {
        id: answer::id(ask, choice, scene.game()),
        label: describe::label(scene, question, choice),
        note: describe::note(scene, question, choice),
    }
}
