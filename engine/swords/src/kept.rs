//! A match at the terminal and its save: what both tables share.

use std::fs;
use std::path::{Path, PathBuf};

use blind_swords::check::victory;
use blind_swords::game::Points;
use blind_swords::rules::Rules;
use blind_swords::view;
use blind_swords::{Look, Scene};
use kernel::Reader;
use kernel::{DRAW, Line};
use kernel::{PerSide, Secrecy, Side};
use series::save::{self, SaveError, SaveFile};
use series::{
    AnyMatch, Candidate, CannotUndo, Decision, Edition, Match, MatchError, Opened, OptionOdds,
    Seat, Setup, Verdict,
};

use crate::failure::Failure;
use crate::games::Shelf;

/// A match and the file in which every answer is written down before the next one is asked for.
#[derive(Debug)]
pub(crate) struct KeptMatch {
    game: Match,
    file: SaveFile,
    told: usize,
}

impl KeptMatch {
    /// A new match, with its save begun.
    pub(crate) fn begin(setup: Setup, opened: &Opened, path: &Path) -> Result<Self, Failure> {
        let usage = |error: &dyn std::fmt::Display| Failure::Usage(error.to_string());
        let rules = opened.rules(&setup.scenario, &setup.options).map_err(|error| usage(&error))?;
        let game = Match::new(setup, &opened.hash, rules)
            .map_err(|error| Failure::Wrong(error.to_string()))?;
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
        }
        let file = SaveFile::create(path, game.journal()).map_err(|error| unsaved(&error))?;
        Ok(Self { game, file, told: 0 })
    }

    /// The match of a save, at the decision where it stopped; and what did not fit in it.
    pub(crate) fn resume(path: &Path, shelf: &Shelf) -> Result<(Self, Option<String>), Failure> {
        let (mut file, text) = SaveFile::open(path).map_err(|error| unsaved(&error))?;
        let wrong =
            |error: &dyn std::fmt::Display| Failure::Wrong(format!("{}: {error}", path.display()));
        let loaded = shelf.load_save(&text).map_err(|error| wrong(&error))?;
        let problem = loaded.problem.map(|problem| format!("{}: {problem}", path.display()));
        // A line that did not fit, or was cut off in writing, is replaced by what is good.
        if problem.is_some() || !text.ends_with('\n') {
            let kept = path.with_extension("jsonl.damaged");
            save::write_whole(&kept, &text).map_err(|error| unsaved(&error))?;
            file.rewrite(loaded.game.journal()).map_err(|error| unsaved(&error))?;
        }
        Ok((Self { game: loaded.game, file, told: 0 }, problem))
    }

    /// Rules and position, to look at.
    pub(crate) fn scene(&self) -> Scene<'_> {
        self.game.scene()
    }

    /// What the match is played with.
    pub(crate) fn rules(&self) -> &Rules {
        self.game.rules()
    }

    /// Where the match is saved.
    pub(crate) fn path(&self) -> &Path {
        self.file.path()
    }

    /// Who decides for each side.
    pub(crate) fn seats(&self) -> PerSide<Seat> {
        self.game.setup().seats
    }

    /// The decision that waits. From a real cup is offered what may be in it for all that is known at
    /// this screen.
    pub(crate) fn decision(&self) -> Option<Decision> {
        let mut decision = self.game.decision()?;
        if decision.kind == DRAW {
            decision.options = self.game.drawable(self.only_person());
        }
        Some(decision)
    }

    /// Whether the words of a decision show what the other side may not know.
    pub(crate) fn is_secret(&self, decision: &Decision) -> bool {
        AnyMatch::secrecy(&self.game, &decision.kind) == Secrecy::Secret
    }

    /// Answers the decision that waits, and saves it.
    pub(crate) fn choose(&mut self, id: &str) -> Result<Result<(), MatchError>, Failure> {
        let answered = self.game.choose(id);
        self.save()?;
        Ok(answered)
    }

    /// Whether an option is legal, and if not, why; without an id all candidates that are not.
    pub(crate) fn reasons(&self, id: &str) -> Vec<String> {
        let told = if id.is_empty() { self.refused() } else { self.verdict(id) };
        told.unwrap_or_else(|error| vec![error.to_string()])
    }

    fn verdict(&self, id: &str) -> Result<Vec<String>, MatchError> {
        Ok(vec![match self.game.why(id)? {
            Verdict::Legal => format!("`{id}` is legal."),
            Verdict::Illegal(reason) => reason.to_string(),
        }])
    }

    fn refused(&self) -> Result<Vec<String>, MatchError> {
        let refused = |candidate: Candidate| match candidate.verdict {
            Verdict::Legal => None,
            Verdict::Illegal(reason) => Some(format!("{}: {reason}", candidate.label)),
        };
        let lines: Vec<_> = self.game.candidates()?.into_iter().filter_map(refused).collect();
        let all = || vec!["All that might be proposed is legal.".to_owned()];
        Ok(if lines.is_empty() { all() } else { lines })
    }

    /// The chances of what an option brings on; without an id of what every option does.
    pub(crate) fn odds(&self, id: &str) -> Vec<String> {
        let odds = match self.game.odds(Some(id).filter(|id| !id.is_empty())) {
            Ok(odds) => odds,
            Err(error) => return vec![error.to_string()],
        };
        let of_option = |option: OptionOdds| {
            let lines = option.odds.into_iter().flat_map(|forecast| forecast.text);
            std::iter::once(format!("`{}`", option.id)).chain(lines).collect::<Vec<_>>()
        };
        let lines: Vec<_> = odds.into_iter().flat_map(of_option).collect();
        let none = || vec!["No fire or close combat follows at once.".to_owned()];
        if lines.is_empty() { none() } else { lines }
    }

    /// Takes the last decision back, and saves that.
    pub(crate) fn undo(&mut self) -> Result<Result<(), CannotUndo>, Failure> {
        let undone = self.game.undo();
        self.told = self.told.min(self.game.log().count());
        self.save()?;
        Ok(undone)
    }

    /// The last lines of the log, as a reader may see them.
    pub(crate) fn log(&self, reader: Reader, last: usize) -> Vec<Line> {
        let all: Vec<_> = self.game.log().collect();
        let lines = all.iter().rev().filter_map(|entry| view::line(self.rules(), entry, reader));
        let mut lines: Vec<_> = lines.take(last).collect();
        lines.reverse();
        lines
    }

    /// The lines of the log that were not told yet, as a reader may see them.
    pub(crate) fn news(&mut self, reader: Reader) -> Vec<Line> {
        let entries = self.game.log().skip(self.told);
        let lines = entries.filter_map(|entry| view::line(self.rules(), entry, reader)).collect();
        self.told = self.game.log().count();
        lines
    }

    /// Who reads the log while a side decides: that side, or both where two people share a screen.
    pub(crate) fn reader(&self, side: Side) -> Reader {
        if self.is_shared() { Reader::Everybody } else { Reader::Side(side) }
    }

    /// Whether two people share the screen.
    pub(crate) fn is_shared(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.seats()[side] == Seat::Human)
    }

    /// The side of the one person at the screen.
    fn only_person(&self) -> Option<Side> {
        let person = |side: &Side| self.seats()[*side] == Seat::Human;
        Side::BOTH.into_iter().find(person).filter(|_| !self.is_shared())
    }

    /// The result in words, once the game is over.
    pub(crate) fn result(&self) -> Option<String> {
        let result = self.game.board().result()?;
        let levels = &self.rules().scenario().victory.levels;
        let level = result.level.map(|level| levels[usize::from(level)].name.clone());
        let names = &self.rules().game.side_names;
        let at_once = result.winner.map(|side| format!("{} wins at once", names[side]));
        let words = level.or(at_once).unwrap_or_else(|| "A draw".to_owned());
        let (usa, csa) = (result.score.usa, result.score.csa);
        let net = net(self.scene(), &result.score);
        Some(format!("{words}: {} {usa}, {} {csa}, net {net}", names.usa, names.csa))
    }

    fn save(&mut self) -> Result<(), Failure> {
        self.file.append(self.game.journal()).map_err(|error| unsaved(&error))
    }
}

/// How the points stand: what both sides would have now, who is ahead and by how much. BS 14.2.
pub(crate) fn standing(scene: Scene<'_>) -> String {
    let score = victory::score(scene);
    let (names, net) = (&scene.game().side_names, net(scene, &score));
    format!("{} {}, {} {}, net {net}", names.usa, score.usa, names.csa, score.csa)
}

/// Who is ahead, and by how much: `Union +12`.
fn net(scene: Scene<'_>, score: &Points) -> String {
    let names = &scene.game().side_names;
    let ahead = victory::net(score);
    ahead.map_or("even".to_owned(), |(side, points)| format!("{} +{points}", names[side]))
}

/// The text of a save that can be gone on with.
pub(crate) fn read_save(path: &Path, shelf: &Shelf) -> Result<String, Failure> {
    let (_, text) = SaveFile::open(path).map_err(|error| unsaved(&error))?;
    match shelf.load_save(&text) {
        Ok(_) => Ok(text),
        Err(error) => Err(Failure::Wrong(format!("{}: {error}", path.display()))),
    }
}

/// A name for a save that is not taken yet.
pub(crate) fn free_name(game: &str, scenario: &str) -> PathBuf {
    let plain = format!("{game}-{scenario}");
    let names = (1_u32..).map(|n| Path::new("saves").join(format!("{plain}-{n}.jsonl")));
    names
        .into_iter()
        .find(|path| !path.exists())
        .unwrap_or_else(|| PathBuf::from("saves/match.jsonl"))
}

fn unsaved(error: &SaveError) -> Failure {
    Failure::Wrong(error.to_string())
}
