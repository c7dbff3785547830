//! Trait object of a match of any rule system.

use std::fmt;
use std::ops::Range;

use kernel::{
    Ask, BoardView, Briefing, Chances, Chapter, Ground, HexNumber, Lesson, Level, Line, Origins,
    PerSide, Reached, Reader, Reference, Ruleset, Secrecy, Side, Sight, Trace, Used, say,
};
use serde::Serialize;
use serde_json::Value;

use super::{
    Candidate, CannotUndo, Decision, DecisionOption, DrawOption, Hint, Involved, Match, MatchError,
    OptionOdds, Played, Review, Unreviewed, Verdict, Waiting,
};
use crate::answer::{Brief, Record};
use crate::journal::Journal;
use crate::look_up;
use crate::report::Report;
use crate::seat::Seat;
use crate::seated::PlayerFault;
use crate::setup::Setup;
use crate::stream::Stream;
use crate::text_view::TextView;

/// Operations on a match whose rule system the caller does not know. Pages, terminals and programs
/// use them. Data specific to a rule system is returned as JSON.
pub trait AnyMatch: Send + fmt::Debug {
    /// Returns the setup of the match.
    fn setup(&self) -> &Setup;
    /// Returns the journal of the match, whose lines form a save.
    fn journal(&self) -> &Journal;
    /// Returns the completed plays, in order.
    fn plays(&self) -> &[Played];
    /// Returns all answers so far, in order.
    fn records(&self) -> Vec<Record>;
    /// Returns the answers after the first `given`.
    fn records_since(&self, given: usize) -> Vec<Record>;
    /// Returns the last answer that satisfies `is`.
    fn last_record(&self, is: &dyn Fn(Brief<'_>) -> bool) -> Option<Record>;
    /// Returns the number of answers so far.
    fn answered(&self) -> usize;
    /// Returns the number of facts so far.
    fn facts(&self) -> usize;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Returns the result, if the game is over.
    fn ending(&self) -> Option<Value>;
    /// Returns the result of the match as one human-readable line.
    fn outcome(&self) -> Option<String>;
    /// Returns the names of the sides.
    fn side_names(&self) -> &PerSide<String>;

    /// Returns the side that has to decide, or `None` if a roll or draw is pending.
    fn asked(&self) -> Option<Side>;
    /// Returns the pending decision, roll or draw. `None` if nothing is pending.
    fn decision(&self) -> Option<Decision>;
    /// Returns the pending decision as a side may know it.
    fn decision_for(&self, side: Side) -> Option<Waiting>;
    /// Returns which sides may know of questions of a kind.
    fn secrecy(&self, kind: &str) -> Secrecy;
    /// Returns the items that may be in the cup of players who draw by hand, as far as a side
    /// knows. `None` stands for the knowledge that both sides share.
    fn drawable(&self, side: Option<Side>) -> Vec<DecisionOption>;
    /// Returns whether an option is legal. If it is illegal, the result contains the reason.
    ///
    /// # Errors
    /// If no decision is pending.
    fn why(&self, id: &str) -> Result<Verdict, MatchError>;
    /// Returns every answer that a person might propose, with its verdict.
    ///
    /// # Errors
    /// If no decision is pending.
    fn candidates(&self) -> Result<Vec<Candidate>, MatchError>;
    /// Returns the odds of all options, or only of the option with this id.
    ///
    /// # Errors
    /// If no decision is pending, or if the option is not offered.
    fn odds(&self, id: Option<&str>) -> Result<Vec<OptionOdds<Foretold>>, MatchError>;
    /// Returns the hexes within reach, if the pending decision asks for a step.
    fn reach(&self) -> Option<Vec<Reached>>;

    /// Returns the units and hexes that the pending decision concerns. Empty for rolls and draws.
    fn involved(&self) -> Involved;

    /// Answers the pending decision.
    ///
    /// # Errors
    /// If the option is not offered, no decision is pending, or the play cannot continue. The match
    /// is then unchanged.
    fn choose(&mut self, id: &str) -> Result<(), MatchError>;
    /// Answers the pending decision. If the play then fails, tries the following options in order.
    ///
    /// # Errors
    /// See [`AnyMatch::choose`].
    fn choose_or_next(&mut self, id: &str) -> Result<(), MatchError>;
    /// Takes back the last decision of a person.
    ///
    /// # Errors
    /// If no decision can be taken back, or if a roll, draw or reveal followed it.
    fn undo(&mut self) -> Result<(), CannotUndo>;
    /// Whether undo can take back the last decision of a person. The check considers later rolls
    /// and draws, but not reveals.
    fn can_undo(&self) -> bool;
    /// Continues the match after a pause.
    ///
    /// # Errors
    /// If a play cannot continue.
    fn go_on(&mut self) -> Result<(), MatchError>;
    /// See [`Match::play_by_hand`].
    fn play_by_hand(&mut self);
    /// See [`Match::keep_lines`].
    fn keep_lines(&mut self, lines: Vec<String>);
    /// See [`Match::let_go_of_lines`].
    fn let_go_of_lines(&mut self);
    /// See [`Match::declined`].
    fn declined(&self) -> Option<String>;
    /// Returns the choice of a bot in this seat, or `None` for a person's seat or a pending roll or
    /// draw.
    fn bot_choice(&self, seat: Seat, stream: &mut Stream) -> Option<String>;
    /// Returns the choice of a bot with its reasons. `None` for a pending roll or draw, or if there
    /// is no bot of this level.
    fn hint(&self, level: Level) -> Option<Hint>;
    /// Prepares a review of an earlier answer; see [`Match::review`].
    ///
    /// # Errors
    /// If there is no such answer, if it was a roll or a draw, or if the reader may not ask about
    /// it.
    fn review(
        &self,
        answered: usize,
        level: Option<Level>,
        reader: Reader,
    ) -> Result<LookInto, Unreviewed>;
    /// See [`Match::take_player_faults`].
    fn take_player_faults(&self) -> Vec<PlayerFault>;
    /// Returns the id of the item that the seed draws. `None` unless people roll their own dice and
    /// a draw is pending.
    fn drawn_by_seed(&self) -> Option<String>;

    /// See [`Match::draw_options`].
    fn draw_options(&self) -> Vec<DrawOption>;
    /// See [`Match::stays_covered`].
    fn stays_covered(&self) -> bool;
    /// See [`Match::laid_open`].
    fn laid_open(&self, facts: Range<usize>) -> Vec<String>;
    /// See [`Match::leave`].
    fn leave(&self) -> Option<String>;

    /// Returns everything that a reader may see.
    fn view(&self, reader: Reader) -> Value;
    /// Returns the position for drawing on a page, limited to what a reader may see.
    fn board_view(&self, reader: Reader) -> BoardView;
    /// Returns the position as text, limited to what a reader may see.
    fn text_view(&self, reader: Reader) -> TextView;
    /// Returns the map without counters and markers.
    fn ground(&self) -> Vec<Ground>;
    /// Returns the briefing of the scenario, if the rule system has one.
    fn briefing(&self) -> Option<Briefing>;
    /// Returns the rules reference for players.
    fn reference(&self) -> Reference;
    /// Returns the origins of the package's figures.
    fn origins(&self) -> &Origins;

    /// Returns a line to show at the top of a log. It states how many figures in the charts used
    /// for rolls have no source.
    fn note_on_rolls(&self) -> Option<String>;
    /// Returns the lesson, if the match plays one.
    fn lesson(&self) -> Option<&Lesson>;
    /// Explains the characters of text maps and stacks.
    fn signs(&self) -> String;
    /// Describes a hex by its number, or a unit by its id or a part of its name.
    fn about(&self, what: &str) -> String;
    /// Returns the hex that the option with this id concerns. `None` if the option concerns no hex.
    fn place(&self, id: &str) -> Option<HexNumber>;
    /// Returns the facts in a range, each with its number, in the form that a reader may see.
    fn lines(&self, reader: Reader, facts: Range<usize>) -> Vec<(usize, Line)>;
    /// Returns the chapters that contain the facts of a range. The first chapter may begin before
    /// the range.
    fn story(&self, facts: Range<usize>) -> Vec<Chapter>;
    /// Returns the trace that the map shows for each fact of a range. The entry is `None` for a
    /// fact without a trace.
    fn traces(&self, facts: Range<usize>) -> Vec<Option<Trace>>;
    /// Returns a side's line of sight from one hex to another. `None` if a hex is off the map, or
    /// if the rules have no lines of sight.
    fn sight(&self, from: HexNumber, to: HexNumber, side: Side) -> Option<Sight>;
    /// Returns the number of answers that a reader knows of at each point of the match. Entry `n`
    /// of the list applies after `n` answers.
    fn moments(&self, reader: Reader) -> Vec<usize>;
    /// Prepares a view of the match after a number of answers. `None` if that position cannot be
    /// restored.
    fn past(&self, answered: usize, reader: Reader) -> Option<LookBack>;
    /// Returns the chart cells used for each fact in a range.
    fn used(&self, facts: Range<usize>) -> Vec<Vec<Used>>;
    /// Prepares the report on the match so far. The caller can compute the report without blocking
    /// the match.
    fn report(&self) -> Accountant;
    /// Returns a copy of the match.
    fn copy(&self) -> Box<dyn AnyMatch>;

    /// Returns the number of answers that a reader knows of.
    fn answers_known(&self, reader: Reader) -> usize {
        self.moments(reader).pop().unwrap_or_default()
    }

    /// Returns the number of all answers at the point where a reader knows of `known` answers.
    /// `None` if the reader knows of fewer.
    fn answered_at(&self, known: usize, reader: Reader) -> Option<usize> {
        let moments = self.moments(reader);
        let is_there = moments.last().is_some_and(|&last| known <= last);
        is_there.then(|| moments.partition_point(|&moment| moment <= known) - 1)
    }

    /// Whether a side has to answer the pending decision.
    fn is_turn_of(&self, side: Side) -> bool {
        matches!(self.decision_for(side), Some(Waiting::Own(_)))
    }
}

/// Function that restores an earlier view of a match, without blocking the match.
pub type LookBack = Box<dyn FnOnce() -> Result<Glimpse, MatchError> + Send>;

/// Function that reviews an answer, without blocking the match. Returns `None` if there is no bot
/// of the level.
pub type LookInto = Box<dyn FnOnce() -> Result<Option<Review>, MatchError> + Send>;

/// Function that computes the report on a match, without blocking the match.
pub type Accountant = Box<dyn FnOnce() -> Result<Report, MatchError> + Send>;

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
    /// Adds a note that some figures in the charts are reconstructed.
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

pub(super) fn data(seen: impl Serialize) -> Value {
    serde_json::to_value(seen).expect("what is seen is plain data")
}

impl<F: Ruleset> AnyMatch for Match<F> {
    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn journal(&self) -> &Journal {
        self.journal()
    }

    fn plays(&self) -> &[Played] {
        self.plays()
    }

    fn records(&self) -> Vec<Record> {
        self.records()
    }

    fn records_since(&self, given: usize) -> Vec<Record> {
        self.records_since(given)
    }

    fn last_record(&self, is: &dyn Fn(Brief<'_>) -> bool) -> Option<Record> {
        self.last_record(is)
    }

    fn answered(&self) -> usize {
        self.answered()
    }

    fn facts(&self) -> usize {
        self.logged()
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn ending(&self) -> Option<Value> {
        F::ending(self.position()).map(data)
    }

    fn outcome(&self) -> Option<String> {
        F::outcome(self.position())
    }

    fn side_names(&self) -> &PerSide<String> {
        F::side_names(self.rules())
    }

    fn asked(&self) -> Option<Side> {
        match self.ask()? {
            Ask::Choose { side, .. } => Some(*side),
            Ask::Roll { .. } | Ask::Draw { .. } => None,
        }
    }

    fn decision(&self) -> Option<Decision> {
        self.decision()
    }

    fn decision_for(&self, side: Side) -> Option<Waiting> {
        self.decision_for(side)
    }

    fn secrecy(&self, kind: &str) -> Secrecy {
        F::secrecy(kind)
    }

    fn drawable(&self, side: Option<Side>) -> Vec<DecisionOption> {
        self.drawable(side)
    }

    fn why(&self, id: &str) -> Result<Verdict, MatchError> {
        self.why(id)
    }

    fn candidates(&self) -> Result<Vec<Candidate>, MatchError> {
        self.candidates()
    }

    fn odds(&self, id: Option<&str>) -> Result<Vec<OptionOdds<Foretold>>, MatchError> {
        let note = F::origins(self.rules()).note(F::tables_of_odds()).map(|note| note.text);
        let foretold = |forecast: F::Forecast| {
            let words = F::foretold(&forecast);
            let chances = F::chances(&forecast);
            Foretold { data: data(forecast), words, chances }.noted(note.as_deref())
        };
        let of_option = |option: OptionOdds<F::Forecast>| OptionOdds {
            id: option.id,
            odds: option.odds.into_iter().map(foretold).collect(),
        };
        Ok(self.odds(id)?.into_iter().map(of_option).collect())
    }

    fn reach(&self) -> Option<Vec<Reached>> {
        self.reach()
    }

    fn involved(&self) -> Involved {
        self.involved()
    }

    fn choose(&mut self, id: &str) -> Result<(), MatchError> {
        self.choose(id)
    }

    fn choose_or_next(&mut self, id: &str) -> Result<(), MatchError> {
        self.choose_or_next(id)
    }

    fn undo(&mut self) -> Result<(), CannotUndo> {
        self.undo()
    }

    fn can_undo(&self) -> bool {
        self.can_undo()
    }

    fn go_on(&mut self) -> Result<(), MatchError> {
        self.go_on()
    }

    fn play_by_hand(&mut self) {
        self.play_by_hand();
    }

    fn keep_lines(&mut self, lines: Vec<String>) {
        self.keep_lines(lines);
    }

    fn let_go_of_lines(&mut self) {
        self.let_go_of_lines();
    }

    fn declined(&self) -> Option<String> {
        self.declined()
    }

    fn bot_choice(&self, seat: Seat, stream: &mut Stream) -> Option<String> {
        self.bot_choice(seat, stream)
    }

    fn hint(&self, level: Level) -> Option<Hint> {
        self.hint(level)
    }

    fn review(
        &self,
        answered: usize,
        level: Option<Level>,
        reader: Reader,
    ) -> Result<LookInto, Unreviewed> {
        let reviewed = self.review(answered, level, reader)?;
        Ok(Box::new(move || reviewed.look()))
    }

    fn take_player_faults(&self) -> Vec<PlayerFault> {
        Self::take_player_faults(self)
    }

    fn drawn_by_seed(&self) -> Option<String> {
        self.drawn_by_seed()
    }

    fn draw_options(&self) -> Vec<DrawOption> {
        self.draw_options()
    }

    fn stays_covered(&self) -> bool {
        self.stays_covered()
    }

    fn laid_open(&self, facts: Range<usize>) -> Vec<String> {
        self.laid_open(facts)
    }

    fn leave(&self) -> Option<String> {
        self.leave()
    }

    fn view(&self, reader: Reader) -> Value {
        self.view_for(reader)
    }

    fn board_view(&self, reader: Reader) -> BoardView {
        let mut picture = self.board_view_for(reader);
        picture.sections.extend(F::origins(self.rules()).panel());
        picture
    }

    fn text_view(&self, reader: Reader) -> TextView {
        let rules = self.rules();
        let board = self.board_view_for(reader);
        let mut shown = TextView::of(&board, &F::ground(rules), F::side_names(rules));
        shown.state.extend(F::origins(rules).told());
        shown
    }

    fn ground(&self) -> Vec<Ground> {
        F::ground(self.rules())
    }

    fn briefing(&self) -> Option<Briefing> {
        F::briefing(self.rules())
    }

    fn reference(&self) -> Reference {
        let (mut reference, origins) = (F::reference(self.rules()), F::origins(self.rules()));
        reference.cards.extend(origins.card());
        reference.charts.extend(origins.chart(F::origin_table));
        reference
    }

    fn note_on_rolls(&self) -> Option<String> {
        let note = F::origins(self.rules()).note(F::tables_of_rolls())?;
        Some(say!("note-on-rolls", note = note.text))
    }

    fn origins(&self) -> &Origins {
        F::origins(self.rules())
    }

    fn lesson(&self) -> Option<&Lesson> {
        F::lesson(self.rules())
    }

    fn signs(&self) -> String {
        F::signs(self.rules())
    }

    fn about(&self, what: &str) -> String {
        look_up::about::<F>(self.rules(), &self.seen(Reader::Everybody), what)
    }

    fn place(&self, id: &str) -> Option<HexNumber> {
        F::place(self.position(), id)
    }

    fn lines(&self, reader: Reader, facts: Range<usize>) -> Vec<(usize, Line)> {
        let facts = facts.clone().zip(self.log_since(facts.start));
        facts.filter_map(|(i, entry)| Some((i, F::line(self.rules(), entry, reader)?))).collect()
    }

    fn story(&self, facts: Range<usize>) -> Vec<Chapter> {
        self.story(facts)
    }

    fn traces(&self, facts: Range<usize>) -> Vec<Option<Trace>> {
        let facts = self.log_since(facts.start).take(facts.len());
        facts.map(|entry| F::trace(self.rules(), &entry.event)).collect()
    }

    fn sight(&self, from: HexNumber, to: HexNumber, side: Side) -> Option<Sight> {
        let grid = F::grid(self.rules());
        F::sight(self.position(), grid.hex(from)?, grid.hex(to)?, side)
    }

    fn moments(&self, reader: Reader) -> Vec<usize> {
        self.moments(reader)
    }

    fn past(&self, answered: usize, reader: Reader) -> Option<LookBack> {
        let past = self.past(answered)?;
        Some(Box::new(move || {
            let then = past.play()?;
            let (position, facts) = (then.position(), then.facts());
            let (rules, seen) = (position.package, F::seen(position, reader));
            let (view, picture) = (data(F::view(rules, &seen)), F::board_view(rules, &seen));
            Ok(Glimpse { facts, view, picture })
        }))
    }

    fn used(&self, facts: Range<usize>) -> Vec<Vec<Used>> {
        let facts = self.log_since(facts.start).take(facts.len());
        facts.map(|entry| F::used(self.rules(), &entry.event)).collect()
    }

    fn report(&self) -> Accountant {
        let reckoned = self.reckoned();
        Box::new(move || reckoned.report())
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}
