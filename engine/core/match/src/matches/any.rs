//! Trait object of a match of any rule system.

use std::fmt;
use std::ops::{ControlFlow, Range};

use kernel::{
    Ask, BoardView, Briefing, Chances, Chapter, Ground, HexNumber, Lesson, Level, Line, Origins,
    PerSide, Reached, Reader, Reference, Ruleset, Secrecy, Side, TextView, Trace, Used,
};
use serde::Serialize;
use serde_json::Value;

use super::{
    Candidate, CannotUndo, Decision, DecisionOption, DrawOption, Hint, Involved, Match, MatchError,
    OptionOdds, Played, Review, Verdict, Waiting, locked,
};
use crate::answer::{self, Brief, Record};
use crate::api::{self, Act, Pending, Reply, Request, Response};
use crate::journal::Journal;
use crate::report::Report;
use crate::seat::Seat;
use crate::seated::PlayerFault;
use crate::setup::Setup;
use crate::stream::Stream;

/// A match whose rule system the caller does not know. Pages, terminals and programs use it.
///
/// The methods of `dyn AnyMatch` name single requests, for callers in Rust.
pub trait AnyMatch: Send + fmt::Debug {
    /// Returns the state of the match that is known without computation.
    fn status(&self) -> Status<'_>;

    /// Answers a request that changes nothing.
    ///
    /// # Errors
    /// If the request changes the match, is outside the reader's [scope](api::Scope), or is refused.
    fn look(&self, request: &Request, reader: Reader) -> Result<Reply, MatchError>;

    /// Changes the match.
    ///
    /// # Errors
    /// If the match refuses the change, or if the play cannot continue. The match is then
    /// unchanged.
    fn act(&mut self, act: Act<'_>) -> Result<(), MatchError>;

    /// Calls `visit` with each answer and its index, the latest answer first, until `visit` breaks.
    fn each_answer(&self, visit: &mut dyn FnMut(usize, Brief<'_>) -> ControlFlow<()>);

    /// Returns the facts in a range, in the form that a reader may see.
    fn facts_since(&self, facts: Range<usize>, reader: Reader) -> Vec<FactSeen>;

    /// Returns the answer that a program gives in place of a player. `None` if the pending question
    /// needs a player.
    fn automatic(&self, by: Automatic) -> Option<String>;

    /// Returns the choice of a bot in this seat. `None` for a person's seat, for a pending roll or
    /// draw, and for a level that the rule system does not have.
    fn bot_choice(&self, seat: Seat, stream: &mut Stream) -> Option<String>;

    /// Returns a copy of the match.
    fn copy(&self) -> Box<dyn AnyMatch>;
}

/// State of a match that is known without computation.
#[derive(Clone, Copy, Debug)]
pub struct Status<'a> {
    /// Setup of the match.
    pub setup: &'a Setup,
    /// Journal of the match, whose lines form a save.
    pub journal: &'a Journal,
    /// Completed plays, in order.
    pub plays: &'a [Played],
    /// Names of the sides.
    pub side_names: &'a PerSide<String>,
    /// Origins of the package's figures.
    pub origins: &'a Origins,
    /// Lesson. `None` if the match plays none.
    pub lesson: Option<&'a Lesson>,
    /// Number of answers so far.
    pub answered: usize,
    /// Number of facts so far.
    pub facts: usize,
    /// Whether the game is over.
    pub is_over: bool,
    /// Side that has to decide. `None` if a roll or draw is pending, or nothing.
    pub asked: Option<Side>,
    /// Kind of the question that the side has to decide. `None` if no side has to.
    pub kind: Option<&'a str>,
    /// Function that returns which sides may know of questions of a kind.
    pub secrecy: fn(&str) -> Secrecy,
}

/// Rule by which a program answers in place of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Automatic {
    /// The seed draws, if people roll their own dice and a draw is pending.
    SeedDraw,
    /// The side has declined in advance, and the question can be declined.
    Decline,
    /// A standing order lets the reaction window pass.
    Leave,
}

/// A fact, as a reader may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactSeen {
    /// Line of the log. `None` if the reader may not know of the fact, or if the log has no line
    /// for it.
    pub line: Option<Line>,
    /// Trace that the map shows. `None` if the fact leaves none.
    pub trace: Option<Trace>,
    /// Chart cells used for the fact.
    pub used: Vec<Used>,
    /// Id of the previously drawn item that the fact reveals. `None` if the fact reveals none.
    pub opened: Option<String>,
}

/// A view of an earlier position, as a reader may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Glimpse {
    /// Number of facts up to the earlier position.
    pub facts: usize,
    /// View of the earlier position as JSON, as the reader may see it.
    pub view: Value,
    /// View of the earlier position for drawing on a page, as the reader may see it.
    pub picture: BoardView,
}

/// Forecast of an option, as data and as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Foretold {
    data: Value,
    /// Forecast as lines of text.
    #[serde(skip)]
    pub words: Vec<String>,
    /// Forecast in the form that a page shows.
    #[serde(skip)]
    pub chances: Chances,
}

impl Foretold {
    /// Builds a forecast. `note` says that some figures in the charts are reconstructed.
    pub(crate) fn new(
        data: Value,
        words: Vec<String>,
        chances: Chances,
        note: Option<&str>,
    ) -> Self {
        Self { data, words, chances }.noted(note)
    }

    fn noted(mut self, note: Option<&str>) -> Self {
        let Some(note) = note else { return self };
        if let Value::Object(fields) = &mut self.data {
            fields.insert("note".to_owned(), note.into());
        }
        self.words.push(note.to_owned());
        self.chances.note = note.to_owned();
        self
    }
}

impl<F: Ruleset> AnyMatch for Match<F> {
    fn status(&self) -> Status<'_> {
        let asked = match self.ask() {
            Some(ask @ Ask::Choose { side, .. }) => Some((*side, answer::kind(ask))),
            Some(Ask::Roll { .. } | Ask::Draw { .. }) | None => None,
        };
        Status {
            setup: self.setup(),
            journal: self.journal(),
            plays: self.plays(),
            side_names: F::side_names(self.rules()),
            origins: F::origins(self.rules()),
            lesson: F::lesson(self.rules()),
            answered: self.answered(),
            facts: self.logged(),
            is_over: self.is_over(),
            asked: asked.map(|(side, _)| side),
            kind: asked.map(|(_, kind)| kind),
            secrecy: F::secrecy,
        }
    }

    fn look(&self, request: &Request, reader: Reader) -> Result<Reply, MatchError> {
        request.check(&self.status(), reader)?;
        api::answer(self, request, reader)
    }

    fn act(&mut self, act: Act<'_>) -> Result<(), MatchError> {
        match act {
            Act::Choose(id) => self.choose(id)?,
            Act::Undo => self.undo()?,
            Act::GoOn => self.go_on()?,
            Act::KeepLines(lines) => self.keep_lines(lines),
            Act::LetGoOfLines => self.let_go_of_lines(),
        }
        Ok(())
    }

    fn each_answer(&self, visit: &mut dyn FnMut(usize, Brief<'_>) -> ControlFlow<()>) {
        // The copy shares the pages of the log, and the visitor may query the match.
        let given = locked(&self.answers).given.clone();
        for index in (0..given.len()).rev() {
            if given.brief(index).is_some_and(|brief| visit(index, brief).is_break()) {
                return;
            }
        }
    }

    fn facts_since(&self, facts: Range<usize>, reader: Reader) -> Vec<FactSeen> {
        let entries = self.log_since(facts.start).take(facts.len());
        let seen = entries.map(|entry| FactSeen {
            line: F::line(self.rules(), entry, reader),
            trace: F::trace(self.rules(), &entry.event),
            used: F::used(self.rules(), &entry.event),
            opened: self.opened(entry),
        });
        seen.collect()
    }

    fn automatic(&self, by: Automatic) -> Option<String> {
        match by {
            Automatic::SeedDraw => self.drawn_by_seed(),
            Automatic::Decline => self.declined(),
            Automatic::Leave => self.leave(),
        }
    }

    fn bot_choice(&self, seat: Seat, stream: &mut Stream) -> Option<String> {
        self.bot_choice(seat, stream)
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

/// Returns the part of a response that a request asks for. Each request has one kind of response.
macro_rules! part {
    ($response:expr, $pattern:pat => $part:expr) => {
        match $response {
            $pattern => $part,
            other => panic!("a request got a response of another kind: {other:?}"),
        }
    };
}

impl<'m> dyn AnyMatch + 'm {
    /// Returns the setup of the match.
    pub fn setup(&self) -> &Setup {
        self.status().setup
    }

    /// Returns the journal of the match, whose lines form a save.
    pub fn journal(&self) -> &Journal {
        self.status().journal
    }

    /// Returns the number of answers so far.
    pub fn answered(&self) -> usize {
        self.status().answered
    }

    /// Returns the number of facts so far.
    pub fn facts(&self) -> usize {
        self.status().facts
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.status().is_over
    }

    /// Returns which sides may know of questions of a kind.
    pub fn secrecy(&self, kind: &str) -> Secrecy {
        (self.status().secrecy)(kind)
    }

    /// Returns all answers so far, in order.
    pub fn records(&self) -> Vec<Record> {
        self.records_since(0)
    }

    /// Returns the answers after the first `given`.
    pub fn records_since(&self, given: usize) -> Vec<Record> {
        let mut records = Vec::new();
        self.each_answer(&mut |index, brief| {
            if index < given {
                return ControlFlow::Break(());
            }
            records.push(brief.record(index as u32 + 1));
            ControlFlow::Continue(())
        });
        records.reverse();
        records
    }

    /// Returns the last answer that satisfies `is`.
    pub fn last_record(&self, is: &dyn Fn(Brief<'_>) -> bool) -> Option<Record> {
        let mut found = None;
        self.each_answer(&mut |index, brief| {
            if !is(brief) {
                return ControlFlow::Continue(());
            }
            found = Some(brief.record(index as u32 + 1));
            ControlFlow::Break(())
        });
        found
    }

    /// Returns the number of answers that a reader knows of at each point of the match. Entry `n`
    /// of the list applies after `n` answers.
    pub fn moments(&self, reader: Reader) -> Vec<usize> {
        let (mut known, secrecy) = (Vec::new(), self.status().secrecy);
        self.each_answer(&mut |_, brief| {
            known.push(brief.is_known_to(reader, secrecy(brief.kind)));
            ControlFlow::Continue(())
        });
        let counted = known.iter().rev().scan(0, |count, &known| {
            *count += usize::from(known);
            Some(*count)
        });
        [0].into_iter().chain(counted).collect()
    }

    /// Returns the number of answers that a reader knows of.
    pub fn answers_known(&self, reader: Reader) -> usize {
        self.moments(reader).pop().unwrap_or_default()
    }

    /// Returns the number of all answers at the point where a reader knows of `known` answers.
    /// `None` if the reader knows of fewer.
    pub fn answered_at(&self, known: usize, reader: Reader) -> Option<usize> {
        let moments = self.moments(reader);
        let is_there = moments.last().is_some_and(|&last| known <= last);
        is_there.then(|| moments.partition_point(|&moment| moment <= known) - 1)
    }

    /// Returns the response to a request of a reader, and computes it if necessary.
    fn answer(&self, request: &Request, reader: Reader) -> Result<Response, MatchError> {
        self.look(request, reader)?.response()
    }

    /// Returns the response to a request that every reader may make at any time.
    fn shown(&self, request: &Request, reader: Reader) -> Response {
        self.answer(request, reader).unwrap_or_else(|error| panic!("{request:?}: {error}"))
    }

    fn pending(&self, reader: Reader) -> Pending {
        part!(self.shown(&Request::Decision {}, reader), Response::Decision(pending) => pending)
    }

    /// Returns the pending decision, roll or draw. `None` if nothing is pending.
    pub fn decision(&self) -> Option<Decision> {
        match self.decision_for(Reader::Referee)? {
            Waiting::Own(decision) => Some(*decision),
            Waiting::Other { .. } | Waiting::Chance { .. } => None,
        }
    }

    /// Returns the pending decision as a reader may know it. `None` if nothing is pending.
    pub fn decision_for(&self, reader: impl Into<Reader>) -> Option<Waiting> {
        match self.pending(reader.into()) {
            Pending::Waiting(waiting) => Some(waiting),
            Pending::Over { .. } => None,
        }
    }

    /// Returns the result of the match as one human-readable line.
    pub fn outcome(&self) -> Option<String> {
        match self.pending(Reader::Everybody) {
            Pending::Waiting(_) => None,
            Pending::Over { outcome, .. } => outcome,
        }
    }

    /// Answers the pending decision.
    ///
    /// # Errors
    /// See [`Match::choose`].
    pub fn choose(&mut self, id: &str) -> Result<(), MatchError> {
        self.act(Act::Choose(id))
    }

    /// Answers the pending decision. If the play then fails, tries the following options in order.
    /// Callers use this for a bot in a person's seat.
    ///
    /// # Errors
    /// See [`Match::choose`]. A fault if the play fails with every option.
    pub fn choose_or_next(&mut self, id: &str) -> Result<(), MatchError> {
        let options = self.decision().map(|decision| decision.options).unwrap_or_default();
        let from = options.iter().position(|option| option.id == id).unwrap_or(0);
        let in_turn = options[from..].iter().chain(&options[..from]);
        let mut done = self.choose(id);
        for option in in_turn.skip(1) {
            if !matches!(done, Err(MatchError::Fault(_))) {
                break;
            }
            done = self.choose(&option.id);
        }
        done
    }

    /// Takes back the last decision of a person.
    ///
    /// # Errors
    /// If no decision can be taken back, or if a roll, draw or reveal followed it.
    pub fn undo(&mut self) -> Result<(), CannotUndo> {
        match self.act(Act::Undo) {
            Ok(()) => Ok(()),
            Err(MatchError::CannotUndo(why)) => Err(why),
            Err(error) => panic!("undo failed otherwise: {error}"),
        }
    }

    /// Whether undo can take back the last decision of a person. The check considers later rolls
    /// and draws, but not reveals.
    pub fn can_undo(&self) -> bool {
        part!(self.shown(&Request::CanUndo {}, Reader::Referee), Response::CanUndo(can) => can)
    }

    /// Returns whether an option is legal. If it is illegal, the result contains the reason.
    ///
    /// # Errors
    /// If no decision is pending.
    pub fn why(&self, id: &str) -> Result<Verdict, MatchError> {
        let request = Request::Why { id: Some(id.to_owned()) };
        let response = self.answer(&request, Reader::Referee)?;
        Ok(part!(response, Response::Verdict(_, verdict) => verdict))
    }

    /// Returns every answer that a person might propose, with its verdict.
    ///
    /// # Errors
    /// If no decision is pending.
    pub fn candidates(&self) -> Result<Vec<Candidate>, MatchError> {
        let response = self.answer(&Request::Why { id: None }, Reader::Referee)?;
        Ok(part!(response, Response::Candidates(candidates) => candidates))
    }

    /// Returns the odds of all options, or only of the option with this id.
    ///
    /// # Errors
    /// If no decision is pending, or if the option is not offered.
    pub fn odds(&self, id: Option<&str>) -> Result<Vec<OptionOdds<Foretold>>, MatchError> {
        let request = Request::Odds { id: id.map(str::to_owned) };
        let response = self.answer(&request, Reader::Referee)?;
        Ok(part!(response, Response::Odds(odds) => odds))
    }

    /// Returns the hexes within reach, if the pending decision asks for a step.
    pub fn reach(&self) -> Option<Vec<Reached>> {
        part!(self.shown(&Request::Reach {}, Reader::Referee), Response::Reach(reach) => reach)
    }

    /// Returns the units and hexes that the pending decision concerns. Empty for rolls and draws.
    pub fn involved(&self) -> Involved {
        part!(self.shown(&Request::Involved {}, Reader::Referee), Response::Involved(all) => all)
    }

    /// Returns the hex that the option with this id concerns. `None` if the option concerns no hex.
    pub fn place(&self, id: &str) -> Option<HexNumber> {
        let request = Request::Place { id: id.to_owned() };
        part!(self.shown(&request, Reader::Referee), Response::Place(hex) => hex)
    }

    /// Whether the answer to the pending question will never be revealed to the other side.
    pub fn stays_covered(&self) -> bool {
        let status = self.status();
        status.kind.is_some_and(|kind| (status.secrecy)(kind) == Secrecy::NeverRevealed)
    }

    /// Returns the items of the pending draw. Empty if no draw is pending.
    pub fn draw_options(&self) -> Vec<DrawOption> {
        part!(self.shown(&Request::Cup {}, Reader::Referee), Response::Cup(items) => items)
    }

    /// Returns the items that may be in the cup of players who draw by hand, as far as a reader
    /// knows.
    pub fn drawable(&self, reader: Reader) -> Vec<DecisionOption> {
        match self.shown(&Request::Cup {}, reader) {
            Response::Drawable(items) => items,
            _ => self.decision().map(|decision| decision.options).unwrap_or_default(),
        }
    }

    /// Returns the choice of a bot with its reasons. `None` for a pending roll or draw, or if there
    /// is no bot of this level.
    pub fn hint(&self, level: Level) -> Option<Hint> {
        let request = Request::Hint { level: Some(level), at: None };
        part!(self.shown(&request, Reader::Referee), Response::Hint(hint) => hint)
    }

    /// Reviews the answer that followed `answered` answers. `None` if there is no bot of the level.
    ///
    /// # Errors
    /// See [`Match::review`]. Also if a play fails.
    pub fn review(
        &self,
        answered: usize,
        level: Option<Level>,
        reader: Reader,
    ) -> Result<Option<Review>, MatchError> {
        let response = self.answer(&Request::Hint { level, at: Some(answered) }, reader)?;
        Ok(part!(response, Response::Review(review) => review.map(|review| *review)))
    }

    /// Returns the failures inside bots since the last call. The match continued despite them.
    pub fn take_player_faults(&self) -> Vec<PlayerFault> {
        part!(self.shown(&Request::Faults {}, Reader::Referee), Response::Faults(all) => all)
    }

    /// Returns everything that a reader may see.
    pub fn view(&self, reader: Reader) -> Value {
        part!(self.shown(&Request::State {}, reader), Response::State(view) => view)
    }

    /// Returns the position for drawing on a page, limited to what a reader may see.
    pub fn board_view(&self, reader: Reader) -> BoardView {
        part!(self.shown(&Request::Picture {}, reader), Response::Picture(picture) => *picture)
    }

    /// Returns the position as text, limited to what a reader may see.
    pub fn text_view(&self, reader: Reader) -> TextView {
        part!(self.shown(&Request::Text {}, reader), Response::Text(text, _) => *text)
    }

    /// Explains the characters of text maps and stacks.
    pub fn signs(&self) -> String {
        part!(self.shown(&Request::Text {}, Reader::Everybody), Response::Text(_, signs) => signs)
    }

    /// Describes a hex by its number, or a unit by its id or a part of its name.
    pub fn about(&self, what: &str) -> String {
        let request = Request::About { what: what.to_owned() };
        part!(self.shown(&request, Reader::Everybody), Response::About(words) => words)
    }

    /// Returns the map without counters and markers.
    pub fn ground(&self) -> Vec<Ground> {
        part!(self.shown(&Request::Ground {}, Reader::Everybody), Response::Ground(all) => all)
    }

    /// Returns the briefing of the scenario, if the rule system has one.
    pub fn briefing(&self) -> Option<Briefing> {
        let response = self.shown(&Request::Briefing {}, Reader::Everybody);
        part!(response, Response::Briefing(briefing) => briefing.map(|briefing| *briefing))
    }

    /// Returns the rules reference for players.
    pub fn reference(&self) -> Reference {
        let response = self.shown(&Request::Rules { about: None }, Reader::Everybody);
        part!(response, Response::Rules(reference, _) => *reference)
    }

    /// Returns the facts in a range, each with its number, in the form that a reader may see.
    pub fn lines(&self, reader: Reader, facts: Range<usize>) -> Vec<(usize, Line)> {
        let request = Request::Log { from: facts.start, to: Some(facts.end) };
        part!(self.shown(&request, reader), Response::Log { lines, .. } => lines)
    }

    /// Returns a line to show at the top of a log. It states how many figures in the charts used
    /// for rolls have no source.
    pub fn note_on_rolls(&self) -> Option<String> {
        let response =
            self.shown(&Request::Log { from: self.facts(), to: None }, Reader::Everybody);
        part!(response, Response::Log { note, .. } => note)
    }

    /// Returns the chapters that contain the facts of a range. The first chapter may begin before
    /// the range.
    pub fn story(&self, facts: Range<usize>) -> Vec<Chapter> {
        let request = Request::Story { from: facts.start, to: Some(facts.end) };
        let response = self.shown(&request, Reader::Everybody);
        part!(response, Response::Story { chapters, .. } => chapters)
    }

    /// Returns the report on the match so far.
    ///
    /// # Errors
    /// If a play fails.
    pub fn report(&self) -> Result<Report, MatchError> {
        let response = self.answer(&Request::Report {}, Reader::Referee)?;
        Ok(part!(response, Response::Report(report) => *report))
    }
}
