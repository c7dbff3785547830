//! Runner of cases for this rule system. The common runner calls it for everything that depends on
//! the system.

mod expect;
mod model;

use std::sync::Arc;

use brigade_battles::board::Board;
use brigade_battles::choice::Word;
use brigade_battles::game::Result as Outcome;
use brigade_battles::question::FlightQuestion;
use brigade_battles::refusal::not_an_answer;
use brigade_battles::{BrigadeBattles, Choice, Event, Question, Roll, Rules, Table};
use document::source::SourceFile;
use document::{Diagnostic, DocumentKind, Number};
use kernel::Why;
use laboratory::CaseReports;
use laboratory::cases::Named;
use laboratory::cases::played::{self, Played};

use crate::model::position::Position;
use crate::setup;
use crate::table::Opened;

pub use model::Expected;

/// Case file of this rule system.
pub type CaseFile = played::FileOf<Position>;

/// Keywords that end an activity. If a case lists no choice for a decision, the runner takes the
/// first of these that is an option.
const LEAVE_OFF: [Word; 5] = [Word::Done, Word::Stop, Word::Stay, Word::Keep, Word::Fire];

/// Document kind of case files.
pub static CASES: DocumentKind = DocumentKind::of::<CaseFile>("case", Number::AsideIn("cases"));

/// Runs the cases of a file on a package.
///
/// # Errors
/// If the file is invalid: all diagnostics.
pub fn run(opened: &Opened, file: &Arc<SourceFile>) -> CaseReports {
    played::run::<Position>(opened, &CASES, file)
}

/// Reads a case file. An invalid case is skipped and does not affect the others.
///
/// # Errors
/// If anything outside the cases is invalid: all diagnostics.
pub fn read(file: &Arc<SourceFile>) -> Result<CaseFile, Vec<Diagnostic>> {
    played::read::<Position>(&CASES, file)
}

impl Played for Position {
    type Ruleset = BrigadeBattles;
    type Edition = Opened;
    type Expected = Expected;

    const EVENTS: &'static [&'static str] = Event::NAMES;

    fn event(event: &Event) -> &'static str {
        event.name()
    }

    fn board(&self, rules: &Rules) -> Named<Board> {
        setup::board(rules, self)
    }

    fn differences(expected: &Expected, table: &Table) -> Named<Vec<String>> {
        expect::differences(expected, table)
    }

    fn forced(text: &str) -> Named<Outcome> {
        text.parse()
    }

    fn replaces(_: &Outcome, roll: &Roll) -> bool {
        matches!(roll, Roll::Combat { .. })
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
        not_an_answer().plain()
    }
}
