//! Trait object of a match of any rule system.

use std::fmt;
use std::ops::{ControlFlow, Range};

use kernel::{Ask, Materials, Reader, Ruleset, Told};

use super::status::Status;
use super::{FactSeen, Match, MatchError, locked};
use crate::answer::{self, Brief};
use crate::api::{self, Act, Reply, Request};
use crate::seat::Seat;
use crate::stream::Stream;

/// A match whose rule system the caller does not know. Pages, terminals and programs use it.
///
/// The methods of `dyn AnyMatch` name single requests.
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

impl<F: Ruleset> AnyMatch for Match<F> {
    fn status(&self) -> Status<'_> {
        let asked = match self.ask() {
            Some(ask @ Ask::Choose { side, options, .. }) => {
                Some((*side, answer::kind(ask), options.len()))
            }
            Some(Ask::Roll { .. } | Ask::Draw { .. }) | None => None,
        };
        let Materials { side_names, origins, lesson, .. } = F::materials(self.rules());
        Status {
            setup: self.setup(),
            journal: self.journal(),
            plays: self.plays(),
            side_names,
            origins,
            lesson,
            answered: self.answered(),
            facts: self.facts(),
            is_over: self.is_over(),
            offer: self.endings.offer(),
            declined: self.endings.declined(),
            early_end: self.early_end(),
            asked: asked.map(|(side, ..)| side),
            kind: asked.map(|(_, kind, _)| kind),
            options: asked.map_or(0, |(.., options)| options),
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
            Act::ChooseAt(index) => self.choose_at(index)?,
            Act::Undo => self.undo()?,
            Act::End(side, act) => self.end(side, act)?,
            Act::ReplyAsBot => self.reply_as_bot()?,
            Act::GoOn => self.go_on()?,
            Act::KeepLines(lines) => self.keep_lines(lines),
            Act::LetGoOfLines => self.let_go_of_lines(),
        }
        Ok(())
    }

    fn each_answer(&self, visit: &mut dyn FnMut(usize, Brief<'_>) -> ControlFlow<()>) {
        // Work on a copy, so that the answers are not locked while `visit` queries the match. The
        // copy shares pages with the original, so it is cheap.
        let given = locked(&self.answers).given.clone();
        for index in (0..given.len()).rev() {
            if given.brief(index).is_some_and(|brief| visit(index, brief).is_break()) {
                return;
            }
        }
    }

    fn facts_since(&self, facts: Range<usize>, reader: Reader) -> Vec<FactSeen> {
        let entries = self.log_since(facts.start).take(facts.len());
        let last = self.last_line().filter(|(number, _)| facts.contains(number));
        let last = last.map(|(_, line)| FactSeen {
            line: Some(line),
            trace: None,
            used: Vec::new(),
            opened: None,
        });
        let seen = entries.map(|entry| {
            let Told { line, trace, used, .. } = F::told(self.position(), entry, reader);
            let (line, trace, used) = (line.get(), trace.get(), used.get());
            FactSeen { line, trace, used, opened: self.opened(entry) }
        });
        seen.chain(last).collect()
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
