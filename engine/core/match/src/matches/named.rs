//! Requests by name: methods of a match of any rule system, for callers in Rust.

use std::ops::{ControlFlow, Range};

use kernel::{
    BoardView, Briefing, Chapter, Ground, HexNumber, Level, Line, Reached, Reader, Reference,
    Secrecy, Side,
};
use serde_json::Value;

#[cfg(doc)]
use super::Match;
use super::{
    AnyMatch, Candidate, CannotUndo, Decision, DecisionOption, DrawOffer, DrawOption, Foretold,
    Hint, Involved, MatchError, Offered, OptionOdds, Review, Verdict, Waiting,
};
use crate::answer::{Brief, Record};
use crate::api::{Act, Pending, Request, Response};
use crate::ending::{CannotEnd, EndAct};
use crate::journal::Journal;
use crate::report::Report;
use crate::seated::PlayerFault;
use crate::setup::Setup;
use crate::text_view::TextView;

/// Extracts a value from a response by a pattern. Panics on any other kind of response, since each
/// kind of request has one kind of response.
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

    /// Answers the pending decision. If the play then faults, tries the other options in turn. Used
    /// when a bot decides for a person.
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

    /// Ends the match for a side, or changes its draw offers.
    ///
    /// # Errors
    /// See [`Match::end`].
    pub fn end(&mut self, side: Side, act: EndAct) -> Result<(), MatchError> {
        self.act(Act::End(side, act))
    }

    /// Returns the draw offer, as everyone sees it.
    pub fn draw_offer(&self) -> DrawOffer {
        part!(self.shown(&Request::Offer {}, Reader::Everybody), Response::Offer(offer) => offer)
    }

    /// Returns the side for which a reader ends the match. At a shared screen, the side whose
    /// question is pending resigns or offers a draw.
    ///
    /// # Errors
    /// If a spectator acts, if the match has ended, or if the act needs an open offer.
    pub fn ending_side(&self, reader: Reader, act: EndAct) -> Result<Side, MatchError> {
        let offer = || self.status().offer;
        match (reader, act) {
            (Reader::Side(side), _) => Ok(side),
            (Reader::Everybody, _) => Err(MatchError::NotYourTurn(reader)),
            (Reader::Referee, EndAct::Resign | EndAct::OfferDraw) => {
                // The options of a decision may cost much, so only a roll or draw needs it.
                let asked = self.status().asked.or_else(|| Some(self.decision()?.side));
                Ok(asked.ok_or(CannotEnd::Over)?)
            }
            (Reader::Referee, EndAct::WithdrawDraw) => Ok(offer().ok_or(CannotEnd::NoOwnOffer)?),
            (Reader::Referee, EndAct::AcceptDraw | EndAct::DeclineDraw) => {
                Ok(offer().ok_or(CannotEnd::NoOffer)?.other())
            }
        }
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

    /// Returns the hexes that the moving unit can reach. `None` if the pending decision is not
    /// about movement.
    pub fn reach(&self) -> Option<Vec<Reached>> {
        part!(self.shown(&Request::Reach {}, Reader::Referee), Response::Reach(reach) => reach)
    }

    /// Returns the units and hexes that the pending decision concerns. Empty for rolls and draws.
    pub fn involved(&self) -> Involved {
        part!(self.shown(&Request::Involved {}, Reader::Referee), Response::Involved(all) => all)
    }

    /// Returns the options of the pending decision, if it belongs to a reader.
    pub fn offered(&self, reader: Reader) -> Option<Offered> {
        let response = self.answer(&Request::Options {}, reader).ok()?;
        part!(response, Response::Options(offered) => offered)
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

    /// Returns the ids and names of everything that can be looked up.
    pub fn names(&self) -> Vec<(String, String)> {
        part!(self.shown(&Request::Names {}, Reader::Everybody), Response::Names(all) => all)
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
