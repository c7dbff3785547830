//! Runner of cases for this rule system. The common runner calls it for everything that depends on
//! the system.

mod expect;
mod model;
mod setup;

use std::collections::VecDeque;
use std::sync::Arc;

use brigade_battles::choice::Word;
use brigade_battles::game::Result as Outcome;
use brigade_battles::question::FlightQuestion;
use brigade_battles::refusal::not_an_answer;
use brigade_battles::{BrigadeBattles, Choice, Event, Question, Roll, Table};
use document::source::SourceFile;
use document::{Diagnostic, DocumentKind, Number};
use kernel::{Suspend, Why};
use laboratory::cases::reading::{self, Readable};
use laboratory::cases::{CaseStart, Done, Named, Report, Script, Written, run_all};

pub use model::{Case, CaseFile};

use crate::table::Opened;

/// Keywords that end an activity. If a case lists no choice for a decision, the runner takes the
/// first of these that is an option.
const LEAVE_OFF: [Word; 5] = [Word::Done, Word::Stop, Word::Stay, Word::Keep, Word::Fire];

/// Data that all cases of a file share.
#[derive(Clone, Copy, Debug)]
pub struct Stock<'a> {
    opened: &'a Opened,
    file: &'a CaseFile,
}

/// Runs the cases of a file on a package.
///
/// # Errors
/// If the file is invalid: all diagnostics.
pub fn run(opened: &Opened, file: &Arc<SourceFile>) -> Result<Vec<Report>, Vec<Diagnostic>> {
    Ok(run_read(opened, &read(file)?))
}

/// Runs cases that are already read.
pub fn run_read(opened: &Opened, file: &CaseFile) -> Vec<Report> {
    let mut reports = run_all(&Stock { opened, file }, &file.cases);
    reports.extend(file.unread.iter().cloned());
    reports
}

/// Document kind of case files.
pub static CASES: DocumentKind = DocumentKind::of::<CaseFile>("case", Number::AsideIn("cases"));

/// Reads a case file. An invalid case is skipped and does not affect the others.
///
/// # Errors
/// If anything outside the cases is invalid: all diagnostics.
pub fn read(file: &Arc<SourceFile>) -> Result<CaseFile, Vec<Diagnostic>> {
    let Readable { mut data, lines, unread } = reading::read::<CaseFile>(&CASES, file)?;
    for (case, line) in data.cases.iter_mut().zip(lines) {
        case.line = line;
    }
    data.unread = unread;
    Ok(data)
}

impl laboratory::cases::Case for Case {
    type Ruleset = BrigadeBattles;
    type Stock<'a> = Stock<'a>;
    type Forced = VecDeque<Outcome>;

    const EVENTS: &'static [&'static str] = Event::NAMES;

    fn event(event: &Event) -> &'static str {
        event.name()
    }

    fn written(&self) -> Written<'_> {
        let expect = &self.expect;
        Written {
            name: &self.name,
            line: self.line,
            rules: &self.rules,
            answers: &self.answers,
            otherwise: self.otherwise,
            dice: &self.dice,
            draws: &[],
            value: None,
            asks: expect.asks.as_ref(),
            refused: &expect.refused,
            log: &expect.log,
            never: &expect.never,
            times: &expect.times,
        }
    }

    fn set_up<'a>(&'a self, stock: &Stock<'a>) -> Named<CaseStart<BrigadeBattles>> {
        setup::set_up(stock.opened, stock.file, self)
    }

    fn act(&self, table: &mut Table, _: &Script<Self>) -> Named<Done> {
        for _ in 0..self.plays {
            match table.play() {
                Ok(()) => {}
                Err(Suspend::Waiting) => break,
                Err(Suspend::Fault(fault)) => return Err(fault.to_string()),
            }
        }
        Ok(Done::Played)
    }

    fn differs(&self, table: &Table) -> Named<Vec<String>> {
        expect::differences(&self.expect, table)
    }

    fn forced(&self) -> Named<VecDeque<Outcome>> {
        self.force.iter().map(|text| text.parse()).collect()
    }

    fn in_place_of(forced: &mut VecDeque<Outcome>, roll: &Roll) -> Option<Outcome> {
        match roll {
            Roll::Combat { .. } => forced.pop_front(),
            Roll::Morale(_) | Roll::Rally(_) | Roll::Casualty(_) | Roll::Arrival(_) => None,
        }
    }

    fn left_of(forced: &VecDeque<Outcome>) -> Option<String> {
        (!forced.is_empty()).then(|| format!("unused results: {forced:?}"))
    }

    /// Returns the default choice for a decision. For the next step of a fleeing unit, this is the
    /// first legal hex. Returns `None` for decisions without a default.
    fn by_habit(question: &Question, options: &[Choice]) -> Option<Choice> {
        match question {
            Question::Flight(FlightQuestion::Step(_)) => options.first().copied(),
            _ => None,
        }
    }

    fn leaves_off(options: &[Choice]) -> Option<Choice> {
        LEAVE_OFF.into_iter().map(Choice::Word).find(|choice| options.contains(choice))
    }

    fn no_answer() -> Why {
        let refusal = not_an_answer();
        Why {
            requirement: refusal.requirement,
            section: refusal.section,
            reason: refusal.message().to_owned(),
            values: Vec::new(),
        }
    }
}
