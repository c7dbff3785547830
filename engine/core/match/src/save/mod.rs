//! Loading and replay of saves.

mod disk;
mod file;
mod parse;

use std::sync::Arc;

use kernel::{Ruleset, Side, say};
use serde::de::IgnoredAny;

pub use file::{SaveError, SaveFile, write_whole};
pub use parse::header_of;

use crate::contents::OtherContents;
use crate::edition::{Edition, Rules};
use crate::journal::{ENGINE, SavedBoard, Start, board_hash};
use crate::matches::{AnyMatch, Match, MatchError, Misfit};
use crate::setup::SetupError;
use crate::sources::Positions;
use parse::Save;

/// A match loaded from a save.
#[derive(Debug)]
pub struct Loaded<M> {
    /// Match at the end of the save, or at the last valid board before an error.
    pub game: M,
    /// First line that does not fit the match. `None` if the whole save fits.
    pub problem: Option<Misfit>,
    /// Difference of the opened package from the package of the save. `None` if they are the same.
    pub differs: Option<OtherContents>,
}

impl<F: Ruleset> Loaded<Match<F>> {
    /// Converts the match to a trait object.
    pub(crate) fn boxed(self) -> Loaded<Box<dyn AnyMatch>> {
        Loaded { game: Box::new(self.game), problem: self.problem, differs: self.differs }
    }
}

/// Source of the answers for the bots in the seats of a save.
#[derive(Clone, Copy)]
enum Computers {
    /// The match runs its bots, which answer.
    Play,
    /// The match waits, and the caller answers.
    Wait,
}

/// A match after the replay of its save.
#[derive(Debug)]
pub struct Replay<M> {
    /// Match after the replayed answers. It contains no answers beyond those of the save.
    pub game: M,
    /// Number of boards whose hashes matched.
    pub boards: usize,
    /// Difference of the opened package from the package of the save. `None` if they are the same.
    pub differs: Option<OtherContents>,
}

impl<F: Ruleset> Replay<Match<F>> {
    /// Converts the match to a trait object.
    pub(crate) fn boxed(self) -> Replay<Box<dyn AnyMatch>> {
        Replay { game: Box::new(self.game), boards: self.boards, differs: self.differs }
    }
}

/// A match whose answers were played again with another version of its package.
#[derive(Debug)]
pub struct Upgraded<M> {
    /// Match after the answers that the package accepts. Its journal names the package.
    pub game: M,
    /// Number of answers in the save.
    pub answers: usize,
    /// First line that the package refuses. `None` if it accepts all answers.
    pub refused: Option<Misfit>,
}

/// Reason why a match cannot be started or continued.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotPlay {
    /// The input is not a save.
    #[error("{0}")]
    NoSave(String),
    /// The package cannot be opened.
    #[error("{}", say!("save-package", why = .0))]
    Package(String),
    /// The setup is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The package of the save has changed, and the match does not fit the changed package.
    #[error("{differs}; {why}")]
    Differs {
        /// Difference between the packages.
        differs: Box<OtherContents>,
        /// First error under the changed package.
        why: String,
    },
    /// The match was over, but cannot be restored to its end. It may get no other end.
    #[error("{}", finished(.0.as_deref()))]
    Finished(Option<String>),
    /// A play failed, or a line of the save does not fit the match.
    #[error(transparent)]
    Match(#[from] MatchError),
}

fn finished(why: Option<&str>) -> String {
    match why {
        Some(why) => say!("save-finished", why),
        None => say!("save-finished-now-open"),
    }
}

/// Loads a save. If the same engine and package versions wrote the save, loading starts from its
/// last board. Otherwise the save is replayed from the start.
///
/// # Errors
/// If the text is not a save, or if its setup is invalid.
pub fn load<F: Ruleset>(
    text: &str,
    edition: &dyn Edition<Ruleset = F>,
) -> Result<Loaded<Match<F>>, CannotPlay> {
    Source::read(text, edition, Computers::Play)?.load()
}

/// Loads a save. The caller also answers for bots.
///
/// # Errors
/// See [`load`].
pub fn load_by_hand<F: Ruleset>(
    text: &str,
    edition: &dyn Edition<Ruleset = F>,
) -> Result<Loaded<Match<F>>, CannotPlay> {
    Source::read(text, edition, Computers::Wait)?.load()
}

/// Replays a save from the start up to and including answer `to`. Compares every board on the way
/// with its hash.
///
/// # Errors
/// See [`load`]. Also if a line of the save does not fit the replayed match.
pub fn replay<F: Ruleset>(
    text: &str,
    edition: &dyn Edition<Ruleset = F>,
    to: Option<u32>,
) -> Result<Replay<Match<F>>, CannotPlay> {
    let source = Source::read(text, edition, Computers::Play)?;
    source.replay(to).map_err(|error| explained(error, source.differs()))
}

/// Plays the answers of a save again, up to the first one that the package refuses. The package may
/// differ from the one of the save, and boards are not compared.
///
/// # Errors
/// See [`load`]. Also if a play fails.
pub fn upgrade<F: Ruleset>(
    text: &str,
    edition: &dyn Edition<Ruleset = F>,
) -> Result<Upgraded<Match<F>>, CannotPlay> {
    let source = Source::read(text, edition, Computers::Play)?;
    source.upgraded().map_err(|error| explained(error, source.differs()))
}

/// A parsed save together with its package.
struct Source<'a, F: Ruleset> {
    save: Save,
    edition: &'a dyn Edition<Ruleset = F>,
    rules: Rules<F>,
    computers: Computers,
}

impl<'a, F: Ruleset> Source<'a, F> {
    fn read(
        text: &str,
        edition: &'a dyn Edition<Ruleset = F>,
        computers: Computers,
    ) -> Result<Self, CannotPlay> {
        let save = Save::read(text).map_err(CannotPlay::NoSave)?;
        let rules = edition
            .rules_for(&save.header.setup())
            .map_err(|error| explained(error.into(), differs(&save, edition)))?;
        let source = Self { save, edition, rules, computers };
        if source.save.header.start == Start::Board && source.first_board().is_none() {
            return Err(explained(CannotPlay::NoSave(say!("save-plan")), source.differs()));
        }
        Ok(source)
    }

    /// Returns the board in which a plan begins, with the number of its line.
    fn first_board(&self) -> Option<(usize, F::Board)> {
        let (line, saved) = self.save.boards.first().filter(|(_, saved)| saved.n == 0)?;
        Some((*line, self.board(*line, saved)?))
    }

    /// Returns the match before its first answer.
    fn begun(&self) -> Match<F> {
        let (setup, rules) = (self.save.header.setup(), Arc::clone(&self.rules));
        match (self.save.header.start, self.first_board()) {
            (Start::Board, Some((line, board))) => {
                let lines = self.save.lines[..line].to_vec();
                let streams = Positions::default();
                let mut game = Match::resumed(setup, rules, board, streams, [].iter(), lines);
                game.take_any_dice();
                game
            }
            _ => Match::unstarted(setup, self.edition.contents(), rules),
        }
    }

    /// See [`replay`].
    fn replay(&self, to: Option<u32>) -> Result<Replay<Match<F>>, CannotPlay> {
        let to = to.map_or(usize::MAX, |to| to as usize).min(self.save.answers.len());
        let (mut game, played) = self.play_to(to);
        played?;
        let boards = self.compare(&game).map_err(MatchError::Misfit)?;
        let problem = self.save.problem.clone().or_else(|| self.save.damage());
        if let (Some(problem), true) = (problem, to == self.save.answers.len()) {
            return Err(MatchError::Misfit(problem).into());
        }
        if to == self.save.answers.len() {
            self.end_again(&mut game).map_err(MatchError::Misfit)?;
            self.check_end(&game, None)?;
        }
        let differs = self.differs();
        Ok(Replay { game, boards, differs })
    }

    /// Loads the match, unless a bot in its seats cannot play these rules.
    fn load(&self) -> Result<Loaded<Match<F>>, CannotPlay> {
        let seats = self.save.header.setup().seats;
        for side in Side::BOTH {
            seats[side].check(self.edition.id(), F::LEVELS)?;
        }
        if self.is_native()
            && let Some((at, board)) = self.last_board()
        {
            return self.resume_from(at, board);
        }
        self.replay_and_go_on()
    }

    fn seated(&self, mut game: Match<F>) -> Match<F> {
        match self.computers {
            Computers::Play => {}
            Computers::Wait => game.play_by_hand(),
        }
        game
    }

    /// Returns the difference between the package of the save and the opened one.
    fn differs(&self) -> Option<OtherContents> {
        differs(&self.save, self.edition)
    }

    /// Refuses to continue a finished match, which would get another end.
    fn check_end(&self, game: &Match<F>, problem: Option<&Misfit>) -> Result<(), CannotPlay> {
        if self.save.finished && !game.is_over() {
            let error = CannotPlay::Finished(problem.map(ToString::to_string));
            return Err(explained(error, self.differs()));
        }
        Ok(())
    }

    fn is_native(&self) -> bool {
        self.save.header.engine == ENGINE && self.save.header.hash == self.edition.hash()
    }

    /// Returns the last board that matches its hash and is valid for this game.
    fn last_board(&self) -> Option<(usize, F::Board)> {
        let boards = self.save.boards.iter().enumerate().rev();
        let mut sound = boards.filter(|(_, (line, _))| !self.save.damaged.contains(line));
        sound.find_map(|(at, (line, saved))| Some((at, self.board(*line, saved)?)))
    }

    fn board(&self, line: usize, saved: &SavedBoard<IgnoredAny>) -> Option<F::Board> {
        let board: F::Board = self.save.board(line)?;
        let whole = board_hash(&board) == saved.sha256 && F::fits(&self.rules, &board);
        whole.then_some(board)
    }

    fn resume_from(&self, at: usize, board: F::Board) -> Result<Loaded<Match<F>>, CannotPlay> {
        let (line, saved) = &self.save.boards[at];
        let tail = self.save.tail(saved.n as usize);
        let lines = self.save.lines.clone();
        let mut game = self.resumed(saved, board.clone(), lines);
        game.recall_written(tail);
        // Bots would play a finished match on to another end.
        if self.save.finished {
            game.pause_after(self.save.answers.len());
        }
        let problem = match game.run() {
            Ok(()) => self.restore_endings(&mut game).err().or_else(|| self.save.problem.clone()),
            Err(MatchError::Misfit(misfit)) => {
                let lines = self.save.lines[..*line].to_vec();
                game = self.resumed(saved, board, lines);
                Some(misfit)
            }
            Err(error) => return Err(error.into()),
        };
        let damage = self.save.damage();
        if damage.is_some() {
            game.own_to_damage(self.save.damaged.clone());
        }
        self.check_end(&game, problem.as_ref().or(damage.as_ref()))?;
        game.go_on()?;
        Ok(Loaded { game, problem: problem.or(damage), differs: self.differs() })
    }

    fn resumed(
        &self,
        saved: &SavedBoard<IgnoredAny>,
        board: F::Board,
        lines: Vec<String>,
    ) -> Match<F> {
        let records = self.save.answers[..saved.n as usize].iter();
        let records = records.map(|recorded| &recorded.record);
        let setup = self.save.header.setup();
        let rules = Arc::clone(&self.rules);
        let mut game = Match::resumed(setup, rules, board, saved.streams, records, lines);
        if self.save.header.start == Start::Board {
            game.take_any_dice();
        }
        self.seated(game)
    }

    /// Replays the whole save. After an error, continues from the last valid board before the
    /// error.
    fn replay_and_go_on(&self) -> Result<Loaded<Match<F>>, CannotPlay> {
        let (mut game, played) = self.play_to(self.save.answers.len());
        let misfit = match played {
            Ok(()) => self.compare(&game).err(),
            Err(MatchError::Misfit(misfit)) => Some(misfit),
            Err(error) => return Err(error.into()),
        };
        if let Some(misfit) = &misfit {
            let good = self.save.boards.iter().take_while(|(line, _)| *line < misfit.line);
            let good = good.last().map_or(0, |(_, saved)| saved.n as usize);
            game = self.play_to(good).0;
        }
        let misfit = match misfit {
            None => self.end_again(&mut game).err(),
            misfit => misfit,
        };
        let problem = misfit.or_else(|| self.save.problem.clone());
        let problem = problem.or_else(|| self.save.damage());
        self.check_end(&game, problem.as_ref())?;
        game.go_on()?;
        Ok(Loaded { game, problem, differs: self.differs() })
    }

    /// See [`upgrade`].
    fn upgraded(&self) -> Result<Upgraded<Match<F>>, CannotPlay> {
        let answers = self.save.answers.len();
        let (mut game, played) = self.play_to(answers);
        let misfit = match played {
            Ok(()) => self.end_again(&mut game).err().or_else(|| self.save.problem.clone()),
            Err(MatchError::Misfit(misfit)) => {
                let good = self.save.answers.iter().take_while(|it| it.line < misfit.line).count();
                game = self.play_to(good).0;
                Some(misfit)
            }
            Err(error) => return Err(error.into()),
        };
        Ok(Upgraded { game, answers, refused: misfit })
    }

    /// Sets the draw offers and the end by the players, as the save has them.
    fn restore_endings(&self, game: &mut Match<F>) -> Result<(), Misfit> {
        match &self.save.last_act {
            Some((line, ending)) if game.is_over() => Err(Misfit {
                line: *line,
                expected: say!("misfit-over"),
                found: ending.act.to_string(),
            }),
            _ => {
                game.set_endings(self.save.endings);
                Ok(())
            }
        }
    }

    /// Sets the draw offers and the end by the players, and writes them to the journal of a
    /// replayed match.
    fn end_again(&self, game: &mut Match<F>) -> Result<(), Misfit> {
        self.restore_endings(game)?;
        game.write_endings(self.save.acts());
        Ok(())
    }

    /// Plays the match from the start and pauses it after a number of answers. Returns the match
    /// and whether all answers fit.
    fn play_to(&self, answers: usize) -> (Match<F>, Result<(), MatchError>) {
        let mut game = self.seated(self.begun());
        game.recall(self.save.tail(0));
        game.pause_after(answers);
        let played = game.run();
        (game, played)
    }

    /// Compares the boards of the save with those of the replayed match, and returns their number.
    fn compare(&self, game: &Match<F>) -> Result<usize, Misfit> {
        // The first board of a plan has nothing to compare it with.
        let given = usize::from(self.save.header.start == Start::Board);
        let boards = self.save.boards.iter().skip(given);
        let reached = boards.filter(|(_, saved)| saved.n as usize <= game.answered());
        let mut compared = 0;
        for ((line, saved), own) in reached.zip(game.journal().boards()) {
            if (saved.n, &saved.sha256) != (own.n, &own.sha256) {
                return Err(Misfit {
                    line: *line,
                    expected: say!("misfit-board-hash", hash = &own.sha256, n = own.n),
                    found: say!("misfit-board-hash-found", hash = &saved.sha256, n = saved.n),
                });
            }
            compared += 1;
        }
        Ok(compared)
    }
}

/// Adds the difference between the packages to an error that it may have caused.
fn explained(error: CannotPlay, differs: Option<OtherContents>) -> CannotPlay {
    match (differs, error) {
        (
            Some(differs),
            error @ (CannotPlay::Match(_) | CannotPlay::Setup(_) | CannotPlay::Finished(_)),
        ) => CannotPlay::Differs { differs: Box::new(differs), why: error.to_string() },
        (_, error) => error,
    }
}

/// Returns the difference between the package that a save names and the opened one.
fn differs<F: Ruleset>(save: &Save, edition: &dyn Edition<Ruleset = F>) -> Option<OtherContents> {
    let header = &save.header;
    OtherContents::between(&header.package, &header.contents(), &edition.contents())
}
