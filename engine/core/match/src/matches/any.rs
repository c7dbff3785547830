//! A match of any family, as whoever holds several of them sees it.

use std::fmt;
use std::ops::Range;

use kernel::{
    Ask, Briefing, Chances, Chapter, Family, Ground, HexNumber, Lesson, Level, Line, Origins,
    PerSide, Picture, Reached, Reader, Reference, Secrecy, Shown, Side, Sight, Trace, Used, say,
};
use serde::Serialize;
use serde_json::Value;

use super::{
    Candidate, CannotUndo, Decision, DecisionOption, Hint, Involved, Lot, Match, MatchError,
    OptionOdds, Played, Review, Unreviewed, Verdict, Waiting,
};
use crate::answer::{Brief, Record};
use crate::journal::Journal;
use crate::reckoning::Reckoning;
use crate::seat::Seat;
use crate::seated::PlayerFault;
use crate::setup::Setup;
use crate::stream::Stream;

/// What pages, terminals and programs ask of a match whose family they do not know. What a family alone can
/// read comes as data for programs.
pub trait AnyMatch: Send + fmt::Debug {
    /// What it was set up with.
    fn setup(&self) -> &Setup;
    /// Its record: one line for each thing that is to be saved.
    fn journal(&self) -> &Journal;
    /// The plays that are complete, in order.
    fn plays(&self) -> &[Played];
    /// The answers given so far, in order.
    fn records(&self) -> Vec<Record>;
    /// The answers that were given after so many.
    fn records_since(&self, given: usize) -> Vec<Record>;
    /// The last of the answers that is of some sort.
    fn last_record(&self, is: &dyn Fn(Brief<'_>) -> bool) -> Option<Record>;
    /// How many answers have been given.
    fn answered(&self) -> usize;
    /// How many things have happened.
    fn facts(&self) -> usize;
    /// Whether nothing more is played.
    fn is_over(&self) -> bool;
    /// How it ended, if it has.
    fn ending(&self) -> Option<Value>;
    /// The same in one line for people.
    fn outcome(&self) -> Option<String>;
    /// What the sides are called.
    fn side_names(&self) -> &PerSide<String>;

    /// The side that is to decide, if one is: chance decides for nobody.
    fn asked(&self) -> Option<Side>;
    /// The decision that waits, if one does.
    fn decision(&self) -> Option<Decision>;
    /// The same, as a side may know it.
    fn decision_for(&self, side: Side) -> Option<Waiting>;
    /// Who may know of questions of a kind.
    fn secrecy(&self, kind: &str) -> Secrecy;
    /// What may be in a real cup for all that a side knows; without a side, that both know.
    fn drawable(&self, side: Option<Side>) -> Vec<DecisionOption>;
    /// Whether an option is legal, and if not, why.
    ///
    /// # Errors
    /// If no decision waits.
    fn why(&self, id: &str) -> Result<Verdict, MatchError>;
    /// All that a person might propose, each with its verdict.
    ///
    /// # Errors
    /// If no decision waits.
    fn candidates(&self) -> Result<Vec<Candidate>, MatchError>;
    /// The chances of what the options bring on, or one of them.
    ///
    /// # Errors
    /// If no decision waits, or the option is not offered.
    fn odds(&self, id: Option<&str>) -> Result<Vec<OptionOdds<Foretold>>, MatchError>;
    /// The hexes that the movers can reach, if the decision that waits asks for their next step.
    fn reach(&self) -> Option<Vec<Reached>>;

    /// Whom the decision that waits is about, and where its answers lead; nothing where chance is asked.
    fn involved(&self) -> Involved;

    /// Answers the decision that waits.
    ///
    /// # Errors
    /// If the option is not offered, nothing waits or the play cannot go on; nothing has changed then.
    fn choose(&mut self, id: &str) -> Result<(), MatchError>;
    /// Answers it, or if the play cannot go on after that, with the next option after which it can.
    ///
    /// # Errors
    /// As [`AnyMatch::choose`].
    fn choose_or_next(&mut self, id: &str) -> Result<(), MatchError>;
    /// Goes back to the last decision of a person.
    ///
    /// # Errors
    /// If there is none, or dice, a draw or a reveal came since.
    fn undo(&mut self) -> Result<(), CannotUndo>;
    /// Whether the last decision of a person could be taken back, dice and draws considered.
    fn can_undo(&self) -> bool;
    /// Goes on after a pause.
    ///
    /// # Errors
    /// If a play cannot go on.
    fn go_on(&mut self) -> Result<(), MatchError>;
    /// As [`Match::play_by_hand`].
    fn play_by_hand(&mut self);
    /// As [`Match::keep_lines`].
    fn keep_lines(&mut self, lines: Vec<String>);
    /// As [`Match::let_go_of_lines`].
    fn let_go_of_lines(&mut self);
    /// As [`Match::declined`].
    fn declined(&self) -> Option<String>;
    /// What a bot in this seat would answer; nothing if a person sits there, or chance is asked.
    fn bot_choice(&self, seat: Seat, stream: &mut Stream) -> Option<String>;
    /// What a player of a level would answer, and why; nothing if chance is asked, or nobody plays so well.
    fn hint(&self, level: Level) -> Option<Hint>;
    /// What is needed to review the answer that was given after so many, as [`Match::review`].
    ///
    /// # Errors
    /// If there is no such answer, nobody decided, or the reader may not ask about it.
    fn review(
        &self,
        answered: usize,
        level: Option<Level>,
        reader: Reader,
    ) -> Result<LookInto, Unreviewed>;
    /// As [`Match::take_player_faults`].
    fn take_player_faults(&self) -> Vec<PlayerFault>;
    /// What the seed draws, where people roll their own dice and a draw waits.
    fn drawn_by_seed(&self) -> Option<String>;

    /// As [`Match::lots`].
    fn lots(&self) -> Vec<Lot>;
    /// As [`Match::stays_covered`].
    fn stays_covered(&self) -> bool;
    /// As [`Match::laid_open`].
    fn laid_open(&self, facts: Range<usize>) -> Vec<String>;
    /// As [`Match::leave`].
    fn leave(&self) -> Option<String>;

    /// All that lies open to a reader.
    fn view(&self, reader: Reader) -> Value;
    /// The position as a page draws it.
    fn picture(&self, reader: Reader) -> Picture;
    /// The position as a table without pictures shows it.
    fn shown(&self, reader: Reader) -> Shown;
    /// The map without what stands on it.
    fn ground(&self) -> Vec<Ground>;
    /// The battle before its first move, if the package says anything of it.
    fn briefing(&self) -> Option<Briefing>;
    /// What there is to look up while one plays.
    fn reference(&self) -> Reference;
    /// Where the figures of the package come from.
    fn origins(&self) -> &Origins;

    /// A line for the head of a log: how many figures of the charts behind its rolls no source gives.
    fn note_on_rolls(&self) -> Option<String>;
    /// The lesson that is played, if it is one.
    fn lesson(&self) -> Option<&Lesson>;
    /// What the signs of both mean.
    fn signs(&self) -> String;
    /// What there is to say of a hex or of what stands there.
    fn about(&self, what: &str) -> String;
    /// The hex that the answer with an id is about, if it is about one.
    fn place(&self, id: &str) -> Option<HexNumber>;
    /// What happened, fact by fact from one number up to another, as a reader may read it.
    fn lines(&self, reader: Reader, facts: Range<usize>) -> Vec<(usize, Line)>;
    /// The chapters of the story that hold the facts of a range, the first from its own beginning on.
    fn story(&self, facts: Range<usize>) -> Vec<Chapter>;
    /// What a map shows of each fact from one number up to another.
    fn traces(&self, facts: Range<usize>) -> Vec<Option<Trace>>;
    /// What a side sees of one hex from another; nothing where a hex is not on the map, or no rule is about
    /// sight.
    fn sight(&self, from: HexNumber, to: HexNumber, side: Side) -> Option<Sight>;
    /// Of how many answers a reader knows, after each number of answers from none on.
    fn moments(&self, reader: Reader) -> Vec<usize>;
    /// Looks back: what is needed to see the match as it was after so many answers, if it can be seen.
    fn past(&self, answered: usize, reader: Reader) -> Option<LookBack>;
    /// The cells of charts in which each fact from one number up to another was looked up.
    fn used(&self, facts: Range<usize>) -> Vec<Vec<Used>>;
    /// Gives an account of the match so far, without holding it up.
    fn reckon(&self) -> Accountant;
    /// A copy that goes its own way.
    fn copy(&self) -> Box<dyn AnyMatch>;

    /// Of how many answers a reader knows that they were given.
    fn answers_known(&self, reader: Reader) -> usize {
        self.moments(reader).pop().unwrap_or_default()
    }

    /// After how many answers, all counted, a reader has come to so many that he knows of; nothing if there are not
    /// so many.
    fn answered_at(&self, known: usize, reader: Reader) -> Option<usize> {
        let moments = self.moments(reader);
        let is_there = moments.last().is_some_and(|&last| known <= last);
        is_there.then(|| moments.partition_point(|&moment| moment <= known) - 1)
    }

    /// Whether a side is to answer the decision that waits.
    fn is_turn_of(&self, side: Side) -> bool {
        matches!(self.decision_for(side), Some(Waiting::Own(_)))
    }
}

/// Sees a match as it was, without holding it up.
pub type LookBack = Box<dyn FnOnce() -> Result<Glimpse, MatchError> + Send>;

/// Reviews an answer, without holding the match up; nothing where nobody plays these rules so well.
pub type LookInto = Box<dyn FnOnce() -> Result<Option<Review>, MatchError> + Send>;

/// Gives an account of a match.
pub type Accountant = Box<dyn FnOnce() -> Result<Reckoning, MatchError> + Send>;

/// A match as it was, for a reader.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Glimpse {
    /// How many things had happened.
    pub facts: usize,
    /// What the reader may see.
    pub view: Value,
    /// The same as a page draws it.
    pub picture: Picture,
}

/// What an option brings on: as data, and in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Foretold {
    data: Value,
    /// In words.
    #[serde(skip)]
    pub words: Vec<String>,
    /// As a page tells them.
    #[serde(skip)]
    pub chances: Chances,
}

impl Foretold {
    /// The same with how much of the charts behind it is reconstructed.
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

fn data(seen: impl Serialize) -> Value {
    serde_json::to_value(seen).expect("what is seen is plain data")
}

impl<F: Family> AnyMatch for Match<F> {
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
        F::ending(self.scene()).map(data)
    }

    fn outcome(&self) -> Option<String> {
        F::outcome(self.scene())
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
        let note = F::origins(self.rules()).note(F::tables_of_odds());
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

    fn lots(&self) -> Vec<Lot> {
        self.lots()
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
        data(self.view_for(reader))
    }

    fn picture(&self, reader: Reader) -> Picture {
        let mut picture = F::picture(self.scene(), reader);
        picture.sections.extend(F::origins(self.rules()).panel());
        picture
    }

    fn shown(&self, reader: Reader) -> Shown {
        let mut shown = F::shown(self.scene(), reader);
        shown.state.extend(F::origins(self.rules()).told());
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
        reference.charts.extend(origins.chart());
        reference
    }

    fn note_on_rolls(&self) -> Option<String> {
        let note = F::origins(self.rules()).note(F::tables_of_rolls())?;
        Some(say!("note-on-rolls", note))
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
        F::about(self.scene(), what)
    }

    fn place(&self, id: &str) -> Option<HexNumber> {
        F::place(self.scene(), id)
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
        F::sight(self.scene(), grid.hex(from)?, grid.hex(to)?, side)
    }

    fn moments(&self, reader: Reader) -> Vec<usize> {
        self.moments(reader)
    }

    fn past(&self, answered: usize, reader: Reader) -> Option<LookBack> {
        let past = self.past(answered)?;
        Some(Box::new(move || {
            let then = past.play()?;
            let (scene, facts) = (then.scene(), then.facts());
            let (view, picture) = (data(F::view(scene, reader)), F::picture(scene, reader));
            Ok(Glimpse { facts, view, picture })
        }))
    }

    fn used(&self, facts: Range<usize>) -> Vec<Vec<Used>> {
        let facts = self.log_since(facts.start).take(facts.len());
        facts.map(|entry| F::used(self.rules(), &entry.event)).collect()
    }

    fn reckon(&self) -> Accountant {
        let reckoned = self.reckoned();
        Box::new(move || reckoned.reckon())
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}
