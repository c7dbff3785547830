//! Checks of general properties at the decisions of a game. They serve as the generic test of a
//! package.

use kernel::{PerSide, PlayState, Ruleset};
use serde::Serialize;
use session::answer::Record;
use session::journal::board_hash;
use session::stream::{Purpose, Stream};
use session::{Decision, Edition, Match, Seat, Seed, Setup, save};

use crate::plan::Plan;
use crate::probe::probe;
use crate::progress::Progress;
use crate::shrink;

/// Extent of the checks in an exercise.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// Number of decisions from one full check to the next. A full check covers saves, copies and
    /// all options. 1 checks every decision.
    pub every: u32,
    /// Maximum number of decisions in the game.
    pub decisions: u32,
}

/// Counts of the checks in an exercise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Exercised {
    /// Number of games that were played.
    pub games: u32,
    /// Number of decisions in the games.
    pub decisions: u32,
    /// Number of options that the exercise tried.
    pub options: u32,
    /// Number of saves that the exercise loaded and compared.
    pub saves: u32,
    /// Number of answers, legal or not, whose verdict was checked.
    pub verdicts: u32,
}

impl Exercised {
    /// Adds the counts of another exercise.
    pub const fn add(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.options += other.options;
        self.saves += other.saves;
        self.verdicts += other.verdicts;
    }
}

/// A failed check, with the game up to that point.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Broken {
    /// Seed with which the game can be repeated.
    pub seed: Seed,
    /// Description of the failed check, with the number of the decision.
    pub message: String,
    /// Answers of the game up to the failure.
    pub records: Vec<Record>,
    /// Save of the game up to the failure.
    pub replay: String,
}

impl Broken {
    /// Returns the save of the shortest game found that shows the failure. If there is none,
    /// returns the save of the whole game.
    ///
    /// The search cannot find a failure that occurred after an option that the exercise only tried.
    pub fn evidence<F: Ruleset>(
        &self,
        setup: &Setup,
        edition: &dyn Edition<Ruleset = F>,
    ) -> String {
        let shrunk = shrink::shorten(setup, edition, &self.records, &sound::<F>);
        shrunk.map_or_else(|_| self.replay.clone(), |shrunk| shrunk.replay)
    }
}

/// Plays a game with the bots of its seats and checks general properties on the way. Human seats
/// get random bots.
///
/// At each examined decision, a saved and loaded match must equal the original, and so must a copy.
/// The rules must accept every option. Each option must lead to a position that keeps the
/// invariants, and undo must be able to take the option back. A named rule must refuse every other
/// conceivable answer.
///
/// At the end, the save must replay to the same boards, and no script may have failed.
///
/// # Errors
/// The first failure, if a check fails.
pub fn exercise<F: Ruleset>(
    setup: &Setup,
    edition: &dyn Edition<Ruleset = F>,
    depth: Depth,
) -> Result<Exercised, Box<Broken>> {
    let seed = setup.seed;
    let nothing = |message| Broken { seed, message, records: Vec::new(), replay: String::new() };
    let mut game = begin(setup, edition).map_err(nothing)?;
    let players = PerSide::from_fn(|side| match setup.seats[side] {
        Seat::Human => Seat::Random,
        bot => bot,
    });
    let mut played = Ok(Exercised::default());
    let mishaps = edition.mishaps(&mut || played = play(&mut game, players, edition, depth));
    let played = played.and_then(|done| match mishaps.first() {
        Some(first) => Err(format!("scripts failed {} times: {first}", mishaps.len())),
        None => Ok(done),
    });
    played.map_err(|message| {
        let (records, replay) = (game.records(), game.journal().text());
        Box::new(Broken { seed, message, records, replay })
    })
}

/// Exercises the games of a plan, until `progress` stops the run, and returns the totals.
///
/// # Errors
/// The failed check of the game that comes first in the plan.
pub fn exercises<F: Ruleset>(
    plan: &Plan,
    edition: &dyn Edition<Ruleset = F>,
    depth: Depth,
    progress: &dyn Progress,
) -> Result<Exercised, Box<Broken>> {
    let mut total = Exercised::default();
    for done in plan.play(progress, |setup| exercise(&setup, edition, depth))? {
        total.add(done);
    }
    Ok(total)
}

/// Checks the invariants of a position between two answers.
///
/// # Errors
/// A description of the violated invariant.
pub fn sound<F: Ruleset>(game: &Match<F>) -> Result<(), String> {
    keeps_invariants(game)?;
    probe(game).map(drop)
}

fn begin<F: Ruleset>(
    setup: &Setup,
    edition: &dyn Edition<Ruleset = F>,
) -> Result<Match<F>, String> {
    let mut setup = setup.clone();
    (setup.seats.usa, setup.seats.csa) = (Seat::Human, Seat::Human);
    let rules = edition.rules(&setup.scenario, &setup.options).map_err(|e| e.to_string())?;
    Match::new(setup, edition.contents(), rules).map_err(|e| e.to_string())
}

fn play<F: Ruleset>(
    game: &mut Match<F>,
    players: PerSide<Seat>,
    edition: &dyn Edition<Ruleset = F>,
    depth: Depth,
) -> Result<Exercised, String> {
    let seed = game.setup().seed;
    let (usa, csa) = (Stream::new(seed, Purpose::UsaBot), Stream::new(seed, Purpose::CsaBot));
    let mut streams = PerSide { usa, csa };
    let mut done = Exercised { games: 1, ..Exercised::default() };
    while let Some(decision) = game.decision() {
        if done.decisions >= depth.decisions {
            break;
        }
        if done.decisions.is_multiple_of(depth.every) {
            let at = |what: String| format!("at decision {}: {what}", decision.n);
            examine(game, &decision, edition, &mut done).map_err(at)?;
        }
        let side = decision.side;
        let chosen =
            game.bot_choice(players[side], &mut streams[side]).expect("a bot plays this side");
        if let Some(fault) = game.take_player_faults().first() {
            return Err(format!("at decision {}: {fault}", decision.n));
        }
        game.choose(&chosen).map_err(|error| format!("{chosen} at {}: {error}", decision.n))?;
        done.decisions += 1;
    }
    replays(game, edition)?;
    Ok(done)
}

fn examine<F: Ruleset>(
    game: &Match<F>,
    decision: &Decision,
    edition: &dyn Edition<Ruleset = F>,
    done: &mut Exercised,
) -> Result<(), String> {
    keeps_invariants(game)?;
    done.verdicts += probe(game)?;
    same(game, &game.clone(), "a copy")?;
    let loaded = save::load(&game.journal().text(), edition).map_err(|e| e.to_string())?;
    if let Some(problem) = loaded.problem {
        return Err(format!("cannot load the match's own save: {problem}"));
    }
    same(game, &loaded.game, "the save")?;
    done.saves += 1;
    for option in &decision.options {
        let mut tried = game.clone();
        tried.choose(&option.id).map_err(|error| format!("option {}: {error}", option.id))?;
        keeps_invariants(&tried).map_err(|breach| format!("after {}: {breach}", option.id))?;
        if tried.undo().is_ok() {
            same(game, &tried, &format!("undoing {}", option.id))?;
        }
        done.options += 1;
    }
    Ok(())
}

fn keeps_invariants<F: Ruleset>(game: &Match<F>) -> Result<(), String> {
    let now = F::breaches(game.position(), PlayState::Within);
    let before = game
        .with_start_of_play(|position| F::breaches(position, PlayState::Between { before: None }));
    match now.iter().chain(&before).next() {
        Some(breach) => Err(breach.to_string()),
        None => Ok(()),
    }
}

fn same<F: Ruleset>(game: &Match<F>, other: &Match<F>, what: &str) -> Result<(), String> {
    if game.board() != other.board() {
        return Err(format!("the board of {what} differs"));
    }
    if game.decision() != other.decision() {
        return Err(format!("the decision of {what} differs: {:?}", other.decision()));
    }
    if game.records() != other.records() {
        return Err(format!("the answers of {what} differ"));
    }
    Ok(())
}

fn replays<F: Ruleset>(game: &Match<F>, edition: &dyn Edition<Ruleset = F>) -> Result<(), String> {
    let replay = save::replay(&game.journal().text(), edition, None).map_err(|e| e.to_string())?;
    if board_hash(replay.game.board()) != board_hash(game.board()) {
        return Err("the replay from the start ends with another board".to_owned());
    }
    let answers = game.answered();
    [answers / 3, answers / 2, answers].into_iter().try_for_each(|n| looks_back(game, n, edition))
}

fn looks_back<F: Ruleset>(
    game: &Match<F>,
    n: usize,
    edition: &dyn Edition<Ruleset = F>,
) -> Result<(), String> {
    let text = game.journal().text();
    let replay = save::replay(&text, edition, Some(n as u32)).map_err(|e| e.to_string())?.game;
    let past = game.past(n).ok_or_else(|| format!("cannot show the position after {n} answers"))?;
    let then = past.play().map_err(|e| e.to_string())?;
    if (then.position().board, then.facts()) == (replay.board(), replay.log().count()) {
        Ok(())
    } else {
        Err(format!("the position after {n} answers differs from the replay"))
    }
}
