//! Hints: the choice that a bot would make in place of the player, with its reasons.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Advice, Answer, Ask, Because, Driver, Level, Log, Position, Ruleset, Table, say};
use serde::Serialize;

use super::answer_source::is_put;
use super::{Match, locked};
use crate::answer;
use crate::seated::{PlayerFault, Seated};
use crate::setup::Asking;

/// Maximum number of reasons in a hint.
const TOLD: usize = 3;

/// The choice of a bot of some level, based on what the deciding side may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hint {
    /// Id of the bot's level.
    pub level: &'static str,
    /// Id of the option that the bot chose.
    pub id: String,
    /// Label of the option that the bot chose.
    pub label: String,
    /// Strongest reasons for and against the option. Never empty.
    pub because: Vec<HintReason>,
    /// Next best option. `None` if the bot considered no other option.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instead: Option<Instead>,
}

/// A reason for or against an option, worded for one audience.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HintReason {
    /// Wording of the reason for players.
    pub what: String,
    /// Section of the rulebook that the reason is based on.
    pub rule: String,
    /// Weight of the reason in thousandths of a point. Negative if it speaks against the option, 0
    /// if the reason has no weight.
    pub worth: i64,
}

/// Audience for which reasons are worded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wording {
    /// The reasons are for the deciding side.
    Own,
    /// The reasons are for the other side and for spectators.
    Open,
}

/// The next best option, compared with the bot's choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Instead {
    /// Id of the next best option.
    pub id: String,
    /// Label of the next best option.
    pub label: String,
    /// Difference in value to the bot's choice, in thousandths of a point. Positive if the bot's
    /// choice is better.
    pub less: i64,
}

impl HintReason {
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
        for HintReason { what, rule, worth } in &self.because {
            match worth {
                0 => write!(f, "\n  {what} ({rule})")?,
                _ => write!(f, "\n  {}  {what} ({rule})", Points(*worth))?,
            }
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

/// A value in thousandths of a point, displayed with a sign and two decimals.
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

impl<F: Ruleset> Match<F> {
    /// Returns the choice that a bot of a level would make at the pending decision. `None` if no
    /// side is asked, or if there is no bot of this level.
    pub fn hint(&self, level: Level) -> Option<Hint> {
        Some(self.told(level, self.advice(level)?, Wording::Own))
    }

    /// Builds a hint from the advice of a bot. `wording` selects the reasons for the deciding side
    /// or those for the public.
    pub(super) fn told(&self, level: Level, advice: Advice<F::Choice>, wording: Wording) -> Hint {
        let Advice { choice, mut because, others } = advice;
        because.truncate(TOLD);
        let (id, label) = self.named(choice);
        let instead = others.first().filter(|(_, less)| *less > 0).map(|&(other, less)| {
            let (id, label) = self.named(other);
            Instead { id, label, less }
        });
        let mut because: Vec<_> =
            because.into_iter().map(|because| HintReason::of(because, wording)).collect();
        if because.is_empty() {
            because.push(self.comparison(others.first().map(|(_, less)| *less)));
        }
        Hint { level: level.id(), id, label, because, instead }
    }

    /// Returns the reason for a choice without terms of its own: its comparison with the other
    /// options. `less` is the value that the next best option lacks, if the bot considered one.
    fn comparison(&self, less: Option<i64>) -> HintReason {
        let is_only = matches!(self.ask(), Some(Ask::Choose { options, .. }) if options.len() == 1);
        let what = match less {
            _ if is_only => say!("hint-only"),
            None => say!("hint-habit"),
            Some(less) if less > 0 => say!("hint-better"),
            Some(_) => say!("hint-even"),
        };
        let rule = self.decision().map(|decision| decision.rule).unwrap_or_default();
        HintReason { what, rule, worth: less.unwrap_or_default().max(0) }
    }

    /// Returns the id and the label of a choice at the pending decision.
    pub(super) fn named(&self, choice: F::Choice) -> (String, String) {
        let Some(ask @ Ask::Choose { question, .. }) = self.ask() else {
            return Default::default();
        };
        (answer::id(ask, choice, self.rules()), F::label(self.position(), question, choice))
    }

    /// Asks a bot of a level for advice on the pending decision. Before that, the bot follows the
    /// current play up to this point.
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
        let board = self.with_start_of_play(|position| position.board.clone());
        let mut table: Table<F> =
            Table::new(Arc::clone(self.rules()), board, Box::new(adviser), Log::Dropped);
        // The play stops at the question, since the driver does not answer it.
        let _ = table.play();
        let mut advised = advised.lock().unwrap_or_else(PoisonError::into_inner);
        let (advice, fault) = advised.take()?;
        if let Some(fault) = fault {
            locked(&self.answers).sources.add_fault(fault);
        }
        Some(advice)
    }

    /// Returns the faults that occurred inside bots since the last call. The match has continued in
    /// spite of these faults.
    pub fn take_player_faults(&self) -> Vec<PlayerFault> {
        locked(&self.answers).sources.take_faults()
    }
}

/// Advice of a bot, and the failure that occurred while the bot computed it, if any.
type Advised<F> = Option<(Advice<<F as kernel::System>::Choice>, Option<PlayerFault>)>;

/// Driver that passes the answers of the current play to a bot, then asks the bot.
struct Adviser<F: Ruleset> {
    player: Seated<F>,
    again: VecDeque<Answer<F>>,
    asking: Asking,
    advised: Arc<Mutex<Advised<F>>>,
}

impl<F: Ruleset> Driver<F> for Adviser<F> {
    fn begin(&mut self, position: Position<'_, F>) {
        self.player.begin(position);
    }

    fn puts(&mut self, ask: &Ask<F>, position: Position<'_, F>) -> bool {
        is_put(self.asking, ask, position)
    }

    fn answer(&mut self, ask: &Ask<F>, position: Position<'_, F>) -> Option<Answer<F>> {
        if let Some(answer) = self.again.pop_front() {
            self.player.note(ask, &answer, position);
            return Some(answer);
        }
        if let Ask::Choose { question, options, .. } = ask {
            let advice = self.player.advise(question, options, position);
            *self.advised.lock().unwrap_or_else(PoisonError::into_inner) =
                Some((advice, self.player.take_fault()));
        }
        None
    }
}
