//! Cases of Blind Swords: each runs one action on a position and compares the result.

mod act;
mod expect;
mod force;
mod judged;
pub mod model;
mod patch;
mod position;
mod pure;
mod roster;
mod stock;
mod tables;
mod walk;

use std::sync::Arc;

use blind_swords::choice::Word;
use blind_swords::question::FireQuestion;
use blind_swords::refusal::not_an_answer;
use blind_swords::{BlindSwords, Choice, Event, Outcome, Question, Roll, Table};
use blind_swords_documents::Diagnostic;
use blind_swords_documents::document::{DocumentKind, Number};
use blind_swords_documents::setup::{self, names};
use blind_swords_documents::source::SourceFile;
use blind_swords_table::Opened;
use kernel::Why;

use force::Forced;
use laboratory::cases::reading::{self, Readable};
use laboratory::cases::{CaseStart, Done, Named, Report, Written, run_all};
use model::{Case, CaseFile, Script};
use stock::Stock;

/// Keywords that decline or end an activity, in the order in which they are tried.
const LEAVE_OFF: [Word; 9] = [
    Word::Pass,
    Word::Done,
    Word::Hold,
    Word::Stay,
    Word::Stop,
    Word::Stand,
    Word::Decline,
    Word::Resolve,
    Word::Go,
];

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
    if let Some(roster) = data.roster {
        roster.complete(&mut data);
    }
    Ok(data)
}

/// Runs every case of a file.
pub fn run(opened: &Opened, file: &CaseFile) -> Vec<Report> {
    let mut reports = run_all(&Stock::new(opened, file), &file.cases);
    reports.extend(file.unread.iter().cloned());
    reports
}

impl laboratory::cases::Case for Case {
    type Ruleset = BlindSwords;
    type Stock<'a> = Stock<'a>;
    type Forced = Forced;

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
            draws: &self.draws,
            value: expect.value.as_ref(),
            asks: expect.asks.as_ref(),
            refused: &expect.refused,
            log: &expect.log,
            never: &expect.never,
            times: &expect.times,
        }
    }

    fn set_up<'a>(&'a self, stock: &Stock<'a>) -> Named<CaseStart<BlindSwords>> {
        let rules = Arc::new(position::rules(stock, self)?);
        let board = position::board(&rules, self)?;
        Ok((rules, board))
    }

    fn act(&self, table: &mut Table, script: &Script) -> Named<Done> {
        act::run(table, script, self.act, &self.with)
    }

    fn differs(&self, table: &Table) -> Named<Vec<String>> {
        expect::Differences::between(&self.expect, table)
    }

    fn takes(&self, step: &str) -> bool {
        self.with.path.iter().any(|taken| taken == step)
    }

    fn forced(&self) -> Named<Forced> {
        Forced::of(self)
    }

    fn in_place_of(forced: &mut Forced, roll: &Roll) -> Option<Outcome> {
        forced.in_place_of(roll)
    }

    fn left_of(forced: &Forced) -> Option<String> {
        forced.left()
    }

    /// Returns the default choice for a canister decision: canister, unless the case forfeits it.
    /// `None` for other decisions.
    fn by_habit(question: &Question, options: &[Choice]) -> Option<Choice> {
        let is_canister = matches!(question, Question::Fire(FireQuestion::Canister(..)));
        let used = Choice::Word(Word::Use);
        let answer = if options.contains(&used) { Some(used) } else { options.first().copied() };
        answer.filter(|_| is_canister)
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
