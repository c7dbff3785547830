//! Report on a match: points and losses by turn, and the decisive plays.
//!
//! A separate table replays the record to compute the report.

use std::sync::Arc;

use kernel::{
    Entry, HexNumber, Highlight, Line, PerSide, Reader, Ruleset, ScoreKind, Side, Sixteenths, Sum,
    Suspend, Told, Trace,
};

use super::answer_source::Answers;
use super::past::Past;
use super::{MAX_ANSWERS, Match, MatchError, locked};
use crate::answer::Record;
use crate::journal::Journal;
use crate::report::{FormationLost, HighlightSeen, Luck, Report, SourceOfPoints, Stand, Turning};

/// Maximum number of turning points listed.
const MAX_TURNING: usize = 6;
/// Maximum number of log lines for each turning point.
const MAX_LINES: usize = 4;

/// Data needed to compute the report without blocking the match.
pub struct Reckoned<F: Ruleset> {
    past: Past<F>,
    records: Vec<Record>,
    /// End of the match by its players. `None` if the rules ended it, or if it goes on.
    early: Option<String>,
}

impl<F: Ruleset> Match<F> {
    /// Prepares the report on the match so far.
    pub fn reckoned(&self) -> Reckoned<F> {
        let from = self.landmarks.first();
        let answers = locked(&self.answers);
        let past = Past {
            setup: self.setup.clone(),
            rules: Arc::clone(&self.rules),
            answers: answers.given.answers(from.given..answers.given.len()),
            from,
        };
        let records = answers.given.records(0);
        Reckoned { past, records, early: self.early_outcome() }
    }
}

impl<F: Ruleset> Reckoned<F> {
    /// Replays the match and computes the report.
    ///
    /// # Errors
    /// If a play fails.
    pub fn report(self) -> Result<Report, MatchError> {
        let luck = luck(&self.records);
        let early = self.early;
        let Past { setup, rules, from, answers } = self.past;
        let mut driver = Answers::new(&setup, &*rules);
        driver.sources.go_to(from.positions);
        driver.pause_at = Some(answers.len());
        driver.again = answers;
        let board = from.table.board().clone();
        let earlier = from.given;
        let mut game = Match::at(setup, rules, board, driver, Journal::default());
        let mut book = Book::opened(&game);
        for _ in 0..MAX_ANSWERS {
            if game.is_over() {
                break;
            }
            match game.table.play() {
                Ok(()) => {
                    let facts = game.checkpoint.logged;
                    game.complete();
                    book.note(&game, facts, earlier);
                }
                Err(Suspend::Waiting) => break,
                Err(Suspend::Fault(fault)) => return Err(MatchError::Fault(*fault)),
            }
        }
        let report = book.closed(&game, luck);
        Ok(Report { end: early.or(report.end), ..report })
    }
}

/// Data for the report, collected during the replay.
struct Book {
    turn: u8,
    when: String,
    turns: Vec<Stand>,
    formations: Vec<FormationLost>,
    lead: Sixteenths,
    swings: Vec<Swing>,
    awarded: Vec<Sum>,
    highlights: Vec<HighlightSeen>,
}

/// A play that changed the lead.
struct Swing {
    /// Log index of the first fact of the play.
    facts: usize,
    turning: Turning,
    /// Log lines that award points.
    awards: Vec<String>,
}

impl Book {
    fn opened<F: Ruleset>(game: &Match<F>) -> Self {
        Self {
            turn: F::turn(game.board()).number,
            when: when(game),
            turns: Vec::new(),
            formations: Vec::new(),
            lead: F::score(game.position()).lead,
            swings: Vec::new(),
            awarded: Vec::new(),
            highlights: Vec::new(),
        }
    }

    /// Adds a completed play. `facts` is the log index of the play's first fact.
    fn note<F: Ruleset>(&mut self, game: &Match<F>, facts: usize, earlier: usize) {
        let position = game.position();
        let entries: Vec<&Entry<F>> = game.log.since(facts).collect();
        for entry in &entries {
            let Told { awarded, highlight, .. } = F::told(position, entry, Reader::Referee);
            self.awarded.extend(awarded.get());
            self.highlights.extend(highlight.get().map(|Highlight { side, what }| HighlightSeen {
                when: self.when.clone(),
                side,
                what,
            }));
        }
        let lead = F::score(position).lead;
        if lead != self.lead {
            let turning = Turning {
                n: earlier + game.answered(),
                when: self.when.clone(),
                before: self.lead,
                after: lead,
                what: told(game, &entries),
                at: places(game, &entries),
            };
            self.swings.push(Swing { facts, turning, awards: awards(game, &entries) });
            self.lead = lead;
        }
        let turn = F::turn(game.board()).number;
        if turn != self.turn || game.is_over() {
            self.end_turn(game);
            (self.turn, self.when) = (turn, when(game));
        }
    }

    fn end_turn<F: Ruleset>(&mut self, game: &Match<F>) {
        let score = F::score(game.position());
        let sums = score.sums.get();
        let all = |account| {
            PerSide::from_fn(|side| {
                let own = sums.iter().filter(|sum| sum.side == side && sum.account == account);
                own.map(|sum| sum.value).sum()
            })
        };
        self.turns.push(Stand {
            when: self.when.clone(),
            points: all(ScoreKind::Points),
            lost: all(ScoreKind::Losses),
        });
        for Sum { side, source, value, .. } in score.losses.get() {
            let before = self.turns.len() - 1;
            let own = self.formation(side, source);
            own.lost.resize(before, Sixteenths::ZERO);
            own.lost.push(value);
        }
        let turns = self.turns.len();
        for own in &mut self.formations {
            own.lost.resize(turns, Sixteenths::ZERO);
        }
    }

    /// Returns the entry of a formation. Adds one if it is missing.
    fn formation(&mut self, side: Side, formation: String) -> &mut FormationLost {
        let known = |own: &FormationLost| own.side == side && own.formation == formation;
        let at = self.formations.iter().position(known).unwrap_or_else(|| {
            let own = FormationLost { side, formation, lost: Vec::new(), history: None };
            self.formations.push(own);
            self.formations.len() - 1
        });
        &mut self.formations[at]
    }

    fn closed<F: Ruleset>(mut self, game: &Match<F>, luck: PerSide<Luck>) -> Report {
        if !game.is_over() {
            self.end_turn(game);
        }
        let score = F::score(game.position());
        for Sum { side, source, value, .. } in score.history_of_formations.get() {
            let turns = self.turns.len();
            let own = self.formation(side, source);
            own.lost.resize(turns, Sixteenths::ZERO);
            own.history = Some(value);
        }
        self.formations
            .sort_by_key(|own| (own.side, own.lost.last().map(|lost| -lost.sixteenths())));
        let points = points(score.sums.get(), score.awarded_source.get().as_deref(), self.awarded);
        Report {
            sides: F::materials(game.rules()).side_names.clone(),
            end: F::result(game.position()).map(|result| result.words),
            turns: self.turns,
            points,
            formations: self.formations,
            history: score.history,
            turning: turning(game, self.swings),
            luck,
            highlights: self.highlights,
        }
    }
}

/// Returns the chapters of the story that changed the lead most, in the order of play. A chapter
/// without a line is described by the log lines of its plays.
fn turning<F: Ruleset>(game: &Match<F>, swings: Vec<Swing>) -> Vec<Turning> {
    let mut swings = swings.into_iter().peekable();
    let mut parts = game.parts(0..game.logged()).into_iter().peekable();
    let mut found: Vec<Turning> = Vec::new();
    while let Some((_, _, events)) = parts.next() {
        let end = parts.peek().map_or(usize::MAX, |&(from, ..)| from);
        let own = std::iter::from_fn(|| swings.next_if(|swing| swing.facts < end));
        let Some(Swing { mut turning, awards, .. }) = own.reduce(Swing::and) else { continue };
        if let Some(line) = F::chapter(game.rules(), &events) {
            turning.what = std::iter::once(line).chain(awards).collect();
        }
        found.push(turning);
    }
    found.sort_by_key(|one| -one.weight());
    found.truncate(MAX_TURNING);
    found.retain(|one| one.weight() > 0);
    found.sort_by_key(|one| one.n);
    found
}

impl Swing {
    /// Joins a later play of the same chapter.
    fn and(mut self, later: Self) -> Self {
        let Turning { n, after, what, at, .. } = later.turning;
        let own = &mut self.turning;
        (own.n, own.after) = (n, after);
        own.what.extend(what);
        own.what.truncate(MAX_LINES);
        at.into_iter().for_each(|hex| note_once(&mut own.at, hex));
        self.awards.extend(later.awards);
        self
    }
}

fn note_once(all: &mut Vec<HexNumber>, hex: HexNumber) {
    if !all.contains(&hex) {
        all.push(hex);
    }
}

/// Returns the hexes that were attacked in a play. If there are none, the last hex that a counter
/// entered.
fn places<F: Ruleset>(game: &Match<F>, entries: &[&Entry<F>]) -> Vec<HexNumber> {
    let mut attacked = Vec::new();
    let mut entered = None;
    for entry in entries {
        match F::told(game.position(), entry, Reader::Referee).trace.get() {
            Some(Trace::Blow { at, .. }) => note_once(&mut attacked, at),
            Some(Trace::Way { to, .. }) => entered = Some(to),
            _ => {}
        }
    }
    if attacked.is_empty() {
        attacked.extend(entered);
    }
    attacked
}

/// Returns the log lines of a play that award points.
fn awards<F: Ruleset>(game: &Match<F>, entries: &[&Entry<F>]) -> Vec<String> {
    let line = |entry: &&Entry<F>| {
        let Told { line, awarded, .. } = F::told(game.position(), entry, Reader::Referee);
        (!awarded.get().is_empty()).then(|| line.get()).flatten().map(|line| line.text)
    };
    entries.iter().filter_map(line).collect()
}

/// Returns the number and the time of the current turn for display.
fn when<F: Ruleset>(game: &Match<F>) -> String {
    let words = game.board_view_for(Reader::Referee).when;
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Returns the most important log lines of a play: combat results, losses and points. If there are
/// none, the last line.
fn told<F: Ruleset>(game: &Match<F>, entries: &[&Entry<F>]) -> Vec<String> {
    let weighs = |entry: &&&Entry<F>| {
        let Told { trace, awarded, .. } = F::told(game.position(), entry, Reader::Referee);
        matches!(trace.get(), Some(Trace::Blow { .. } | Trace::Loss { .. }))
            || !awarded.get().is_empty()
    };
    let line = |entry: &&Entry<F>| F::told(game.position(), entry, Reader::Referee).line.get();
    let words = |line: Line| line.text;
    let mut lines: Vec<String> =
        entries.iter().filter(weighs).filter_map(line).map(words).take(MAX_LINES).collect();
    if lines.is_empty() {
        lines.extend(entries.iter().rev().find_map(line).map(words));
    }
    lines
}

/// Returns the points of each side by source. `sums` has only a total for points awarded during
/// play, under the source `in_parts`. The sources in `awarded` replace that total.
fn points(sums: Vec<Sum>, in_parts: Option<&str>, awarded: Vec<Sum>) -> Vec<SourceOfPoints> {
    let own = |sum: &Sum| sum.account == ScoreKind::Points && Some(&*sum.source) != in_parts;
    let mut found: Vec<SourceOfPoints> = Vec::new();
    for Sum { side, source, value, .. } in sums.into_iter().filter(own).chain(awarded) {
        match found.iter_mut().find(|own| own.side == side && own.source == source) {
            Some(own) => own.points += value,
            None => found.push(SourceOfPoints { side, source, points: value }),
        }
    }
    found.sort_by_key(|own| (own.side, -own.points.sixteenths()));
    found
}

fn luck(records: &[Record]) -> PerSide<Luck> {
    PerSide::from_fn(|side| {
        let own = records.iter().filter(|record| record.side == Some(side));
        let dice = own.flat_map(|record| &record.dice);
        dice.fold(Luck::default(), |luck, die| luck.and(die.pips()))
    })
}
