//! What a player that reckons would do in the place of whoever is asked, and why.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Advice, Answer, Ask, Because, Family, Level, Log, Outside, Scene, Table, say};
use serde::Serialize;

use super::answerer::is_put;
use super::{Match, locked};
use crate::answer;
use crate::seated::{PlayerFault, Seated};
use crate::setup::Asking;

/// How many reasons are told.
const TOLD: usize = 3;

/// What a player of a level would answer, by what the side that is asked may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hint {
    /// The level of the player.
    pub level: &'static str,
    /// The id of the option that it would take.
    pub id: String,
    /// What the option means.
    pub label: String,
    /// What weighs most with it, for and against; nothing where it goes by chance.
    pub because: Vec<Told>,
    /// The next best option, where it saw another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instead: Option<Instead>,
}

/// A reason as it is told to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// What it is, in words.
    pub what: String,
    /// The section by which it is so.
    pub rule: String,
    /// What it is worth, in thousandths of a point.
    pub worth: i64,
}

/// For whom reasons are worded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wording {
    /// The side that decides.
    Own,
    /// The other side, and whoever looks on.
    Open,
}

/// An option that seems worse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Instead {
    /// The id of the other answer.
    pub id: String,
    /// What it means.
    pub label: String,
    /// By how many thousandths of a point it seems worse.
    pub less: i64,
}

impl Told {
    fn of(because: Because, wording: Wording) -> Self {
        let Because { what, openly, rule, worth } = because;
        let what = match wording {
            Wording::Own => what,
            Wording::Open => openly,
        };
        Self { what, rule, worth }
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (level, choice) = (self.level, &self.label);
        f.write_str(&say!("hint-suggests", level, choice))?;
        for Told { what, rule, worth } in &self.because {
            write!(f, "\n  {}  {what} ({rule})", Points(*worth))?;
        }
        match &self.instead {
            Some(Instead { label, less, .. }) => {
                let (points, choice) = (Points(*less).plain(), label);
                write!(f, "\n{}", say!("hint-next-best", points, choice))
            }
            None => Ok(()),
        }
    }
}

/// Thousandths of a point as people read them.
#[derive(Clone, Copy)]
pub(super) struct Points(pub(super) i64);

impl Points {
    pub(super) fn plain(self) -> String {
        let hundredths = (self.0.abs() + 5) / 10;
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.0 < 0 { "−" } else { "+" }, self.plain())
    }
}

impl<F: Family> Match<F> {
    /// What a player of a level would answer now; nothing if chance is asked, or nobody, or nobody plays
    /// these rules so well.
    pub fn hint(&self, level: Level) -> Option<Hint> {
        Some(self.told(level, self.advice(level)?, Wording::Own))
    }

    /// What was advised at the decision that waits, in words for somebody.
    pub(super) fn told(&self, level: Level, advice: Advice<F::Choice>, wording: Wording) -> Hint {
        let Advice { choice, mut because, others } = advice;
        because.truncate(TOLD);
        let (id, label) = self.named(choice);
        let instead = others.first().filter(|(_, less)| *less > 0).map(|&(other, less)| {
            let (id, label) = self.named(other);
            Instead { id, label, less }
        });
        let because = because.into_iter().map(|because| Told::of(because, wording)).collect();
        Hint { level: level.id(), id, label, because, instead }
    }

    /// The id and the meaning of a choice at the decision that waits.
    pub(super) fn named(&self, choice: F::Choice) -> (String, String) {
        let Some(ask @ Ask::Choose { question, .. }) = self.ask() else {
            return Default::default();
        };
        (answer::id(ask, choice, self.rules()), F::label(self.scene(), question, choice))
    }

    /// What a player of a level would answer in the place of whoever is asked: it goes through the play up to
    /// here.
    pub(super) fn advice(&self, level: Level) -> Option<Advice<F::Choice>> {
        let Ask::Choose { side, .. } = self.ask()? else { return None };
        let player = Seated::<F>::sit(self.rules(), level, *side)?;
        let advised = Arc::new(Mutex::new(None));
        let adviser = Adviser {
            player,
            again: self.since(),
            asking: self.setup().asking,
            advised: Arc::clone(&advised),
        };
        let board = self.with_start_of_play(|scene| scene.board.clone());
        let mut table: Table<F> =
            Table::new(Arc::clone(self.rules()), board, Box::new(adviser), Log::Dropped);
        // It stops at the question, where nobody answers.
        let _ = table.play();
        let mut advised = advised.lock().unwrap_or_else(PoisonError::into_inner);
        let (advice, fault) = advised.take()?;
        if let Some(fault) = fault {
            locked(&self.answers).sources.add_fault(fault);
        }
        Some(advice)
    }

    /// What went wrong inside players since this was last asked; the match went on.
    pub fn take_player_faults(&self) -> Vec<PlayerFault> {
        locked(&self.answers).sources.take_faults()
    }
}

/// What was advised, and what went wrong with it.
type Advised<F> = Option<(Advice<<F as kernel::System>::Choice>, Option<PlayerFault>)>;

/// A player that hears of the current play what was answered, and then is asked itself.
struct Adviser<F: Family> {
    player: Seated<F>,
    again: VecDeque<Answer<F>>,
    asking: Asking,
    advised: Arc<Mutex<Advised<F>>>,
}

impl<F: Family> Outside<F> for Adviser<F> {
    fn begin(&mut self, scene: Scene<'_, F>) {
        self.player.begin(scene);
    }

    fn puts(&mut self, ask: &Ask<F>, scene: Scene<'_, F>) -> bool {
        is_put(self.asking, ask, scene)
    }

    fn answer(&mut self, ask: &Ask<F>, scene: Scene<'_, F>) -> Option<Answer<F>> {
        if let Some(answer) = self.again.pop_front() {
            self.player.note(ask, &answer, scene);
            return Some(answer);
        }
        if let Ask::Choose { question, options, .. } = ask {
            let advice = self.player.advise(question, options, scene);
            *self.advised.lock().unwrap_or_else(PoisonError::into_inner) =
                Some((advice, self.player.take_fault()));
        }
        None
    }
}
