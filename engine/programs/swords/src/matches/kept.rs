//! A match at the terminal together with its storage. Both terminal interfaces use it.

use std::path::Path;
use std::sync::Arc;

use kernel::{BoardView, DRAW, Level, Line, PerSide, Reader, Side, say};
use session::save::SaveFile;
use session::{
    AnyEdition, AnyMatch, Candidate, CannotUndo, Decision, EndAct, Foretold, Listed, MatchError,
    OptionOdds, Seat, Setup, TextView, Verdict,
};

use crate::failure::Failure;
use crate::matches::by_post::ByPost;
use crate::matches::saved::{Saved, unsaved};

/// A match whose every answer is stored before the next prompt appears.
pub(crate) struct KeptMatch {
    edition: Arc<dyn AnyEdition>,
    keeping: Keeping,
    told: usize,
}

/// Storage of a match: a save or a mail file.
enum Keeping {
    /// The match, and its save file.
    Save(Box<dyn AnyMatch>, SaveFile),
    /// The match by mail: its mail file and the player's own copy.
    Post(Box<ByPost>),
}

impl KeptMatch {
    /// Wraps a match that is stored in a save.
    pub(crate) fn of(Saved { edition, game, file }: Saved) -> Self {
        Self { edition, keeping: Keeping::Save(game, file), told: 0 }
    }

    /// Wraps a match by mail.
    pub(crate) fn by_post(edition: Arc<dyn AnyEdition>, post: ByPost) -> Self {
        let told = post.game().facts();
        Self { edition, keeping: Keeping::Post(Box::new(post)), told }
    }

    pub(crate) fn game(&self) -> &dyn AnyMatch {
        match &self.keeping {
            Keeping::Save(game, _) => &**game,
            Keeping::Post(post) => post.game(),
        }
    }

    /// Returns the title of the game, and the scenario with its description.
    pub(crate) fn named(&self) -> (&str, Listed) {
        let wanted = &self.game().setup().scenario;
        let scenario = self.edition.scenarios().into_iter().find(|listed| listed.id == *wanted);
        (self.edition.title(), scenario.expect("a match is of a scenario of its package"))
    }

    /// Returns a description of each chosen optional rule that has no effect because of the other
    /// options.
    pub(crate) fn idle_options(&self) -> Vec<String> {
        let Setup { scenario, options, .. } = self.game().setup();
        self.edition.idle_options(scenario, options).unwrap_or_default()
    }

    /// Returns the position as text, limited to the information that the screen may show while a
    /// side decides.
    pub(crate) fn text_view(&self, side: Side) -> TextView {
        self.game().text_view(self.reader(side))
    }

    /// Returns the position for drawing, limited to the information that the screen may show while
    /// a side decides.
    pub(crate) fn board_view(&self, side: Side) -> BoardView {
        self.game().board_view(self.reader(side))
    }

    /// Returns the name of a side.
    pub(crate) fn side_name(&self, side: Side) -> &str {
        &self.game().status().side_names[side]
    }

    /// Returns the path of the save or mail file.
    pub(crate) fn path(&self) -> &Path {
        match &self.keeping {
            Keeping::Save(_, file) => file.path(),
            Keeping::Post(post) => post.mail_file(),
        }
    }

    /// Returns the command that continues the match.
    pub(crate) fn again(&self) -> String {
        let command = match &self.keeping {
            Keeping::Save(..) => "play",
            Keeping::Post(_) => "mail",
        };
        format!("swords {command} {}", self.path().display())
    }

    /// Returns a message about the player's next step, if the match waits for the other side.
    /// `None` otherwise.
    pub(crate) fn pause(&self) -> Option<String> {
        match &self.keeping {
            Keeping::Save(..) => None,
            Keeping::Post(post) => post.pause(),
        }
    }

    /// Prints the failures inside bots since the last call. The match continues after such a
    /// failure, and its save shows the cause.
    pub(crate) fn tell_player_faults(&self) {
        for fault in self.game().take_player_faults() {
            let (fault, path) = (fault.to_string(), self.path().display().to_string());
            session::complain!("{}", say!("fault", fault, path));
        }
    }

    /// Returns the new log lines while this player has no decision to make.
    pub(crate) fn news_apart(&mut self) -> Vec<Line> {
        self.news(self.person())
    }

    /// Returns the seat of each side.
    pub(crate) fn seats(&self) -> PerSide<Seat> {
        self.game().setup().seats
    }

    /// Returns the pending decision. For a draw from a physical cup, the options are the chits that
    /// may be in the cup. They follow from the knowledge of the players at this screen.
    pub(crate) fn decision(&self) -> Option<Decision> {
        let mut decision = match &self.keeping {
            Keeping::Save(game, _) => game.decision()?,
            Keeping::Post(post) => post.decision()?,
        };
        if decision.kind == DRAW {
            decision.options = self.game().drawable(self.person());
        }
        Some(decision)
    }

    /// Whether the wording of a decision reveals private information.
    pub(crate) fn is_private(&self, decision: &Decision) -> bool {
        self.game().secrecy(&decision.kind).is_private()
    }

    /// Answers the pending decision and stores the answer. The inner error is a refusal by the
    /// match, the outer one a failure to store.
    pub(crate) fn choose(&mut self, id: &str) -> Result<Result<(), MatchError>, Failure> {
        match &mut self.keeping {
            Keeping::Save(game, file) => {
                let answered = game.choose(id);
                save(&**game, file)?;
                Ok(answered)
            }
            Keeping::Post(post) => post.choose(id),
        }
    }

    /// Resigns, or offers, accepts or declines a draw, and stores the act. Two people at one screen
    /// agree to a draw in one act. Returns a message about the effect. The inner error is a refusal
    /// by the match, the outer one a failure to store.
    pub(crate) fn end(&mut self, act: EndAct) -> Result<Result<String, MatchError>, Failure> {
        let reader = if self.is_shared() { Reader::Referee } else { self.person() };
        let ended = match &mut self.keeping {
            Keeping::Save(game, file) => {
                let ended = end(&mut **game, reader, act);
                save(&**game, file)?;
                ended
            }
            Keeping::Post(post) => post.end(act)?,
        };
        let words = || self.game().outcome().unwrap_or_else(|| self.game().draw_offer().words);
        Ok(ended.map(|()| words()))
    }

    /// Returns the question that asks once more before a resignation or a draw counts.
    pub(crate) fn before_end(&self, act: EndAct, side: Side) -> String {
        let (own, other) = (self.side_name(side), self.side_name(side.other()));
        match act {
            EndAct::Resign => say!("resign-again", side = own, other),
            _ if self.is_shared() => say!("draw-again-shared"),
            _ => say!("draw-again", other),
        }
    }

    /// Returns a message about the draw offer that the player must answer. `None` if there is none.
    pub(crate) fn offered_draw(&self) -> Option<String> {
        match &self.keeping {
            Keeping::Save(..) => None,
            Keeping::Post(post) => post.is_offered_draw().then(|| self.game().draw_offer().words),
        }
    }

    /// Returns the reason why an option is legal or illegal. With an empty id, returns the reasons
    /// for all illegal candidates.
    pub(crate) fn reasons(&self, id: &str) -> Vec<String> {
        let told = if id.is_empty() { self.refused() } else { self.verdict(id) };
        told.unwrap_or_else(|error| vec![error.to_string()])
    }

    fn verdict(&self, id: &str) -> Result<Vec<String>, MatchError> {
        Ok(vec![match self.game().why(id)? {
            Verdict::Legal => say!("choice-legal", id),
            Verdict::Illegal(reason) => reason.to_string(),
        }])
    }

    fn refused(&self) -> Result<Vec<String>, MatchError> {
        let refused = |candidate: Candidate| match candidate.verdict {
            Verdict::Legal => None,
            Verdict::Illegal(reason) => Some(format!("{}: {reason}", candidate.label)),
        };
        let lines: Vec<_> = self.game().candidates()?.into_iter().filter_map(refused).collect();
        let all = || vec![say!("every-choice-legal")];
        Ok(if lines.is_empty() { all() } else { lines })
    }

    /// Returns the odds of the rolls that an option causes. With an empty id, returns the odds of
    /// every option.
    pub(crate) fn odds(&self, id: &str) -> Vec<String> {
        let odds = match self.game().odds(Some(id).filter(|id| !id.is_empty())) {
            Ok(odds) => odds,
            Err(error) => return vec![error.to_string()],
        };
        let of_option = |option: OptionOdds<Foretold>| {
            let lines = option.odds.into_iter().flat_map(|foretold| foretold.words);
            std::iter::once(format!("`{}`", option.id)).chain(lines).collect::<Vec<_>>()
        };
        let lines: Vec<_> = odds.into_iter().flat_map(of_option).collect();
        let none = || vec![say!("no-odds")];
        if lines.is_empty() { none() } else { lines }
    }

    /// Returns the choice of a bot of the given level, with its reasons. The default level is
    /// `Captain`.
    pub(crate) fn hint(&self, level: &str) -> String {
        let named = Some(level).filter(|level| !level.is_empty());
        let Some(level) = Level::of_adviser(named) else {
            return say!("unknown-level", known = Level::ALL.map(Level::id).join(", "));
        };
        let hint = self.game().hint(level);
        hint.map_or_else(|| say!("no-advice"), |hint| hint.to_string())
    }

    /// Takes back the last decision and stores the change.
    pub(crate) fn undo(&mut self) -> Result<Result<(), CannotUndo>, Failure> {
        let Keeping::Save(game, file) = &mut self.keeping else {
            return Ok(Err(CannotUndo::Written));
        };
        let undone = game.undo();
        self.told = self.told.min(game.facts());
        save(&**game, file)?;
        Ok(undone)
    }

    /// Returns the last lines of the log that a reader may see.
    pub(crate) fn log(&self, reader: Reader, last: usize) -> Vec<Line> {
        let mut lines = self.lines(reader, 0);
        lines.split_off(lines.len().saturating_sub(last))
    }

    /// Returns the log lines that a reader may see and that were not returned before.
    pub(crate) fn news(&mut self, reader: Reader) -> Vec<Line> {
        let lines = self.lines(reader, self.told);
        self.told = self.game().facts();
        lines
    }

    fn lines(&self, reader: Reader, from: usize) -> Vec<Line> {
        let facts = from..self.game().facts();
        self.game().lines(reader, facts).into_iter().map(|(_, line)| line).collect()
    }

    /// Returns the reader for the log while a side decides. If two people share the screen, the
    /// reader sees only public information.
    pub(crate) fn reader(&self, side: Side) -> Reader {
        if self.is_shared() { Reader::Everybody } else { Reader::Side(side) }
    }

    /// Whether two people share this screen.
    pub(crate) fn is_shared(&self) -> bool {
        let apart = matches!(self.keeping, Keeping::Post(_));
        !apart && Side::BOTH.into_iter().all(|side| self.seats()[side] == Seat::Human)
    }

    /// Returns the only person at the screen as a reader. If there are two people or none, the reader
    /// sees public information only.
    fn person(&self) -> Reader {
        if let Keeping::Post(post) = &self.keeping {
            return Reader::Side(post.side());
        }
        let person = |side: &Side| self.seats()[*side] == Seat::Human;
        let only = Side::BOTH.into_iter().find(person).filter(|_| !self.is_shared());
        only.map_or(Reader::Everybody, Reader::Side)
    }
}

/// Ends the match for a reader. A referee plays both sides, so an offer is accepted at once.
fn end(game: &mut dyn AnyMatch, reader: Reader, act: EndAct) -> Result<(), MatchError> {
    let side = game.ending_side(reader, act)?;
    game.end(side, act)?;
    if act == EndAct::OfferDraw && reader == Reader::Referee {
        game.end(side.other(), EndAct::AcceptDraw)?;
    }
    Ok(())
}

fn save(game: &dyn AnyMatch, file: &mut SaveFile) -> Result<(), Failure> {
    file.append(game.journal().lines()).map_err(|error| unsaved(&error))
}
