//! What must hold at every decision of every game: the generic test of a package.

use kernel::{Family, PerSide};
use serde::Serialize;
use session::answer::Record;
use session::journal::board_hash;
use session::stream::{Purpose, Stream};
use session::{Decision, Edition, Match, Seat, Setup, save};

use crate::probe::probe;
use crate::shrink;

/// How much of a game is examined.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// Every how many decisions saving, copying and all options are tried; 1 is every time.
    pub every: u32,
    /// After how many decisions the exercise ends, if the game has not.
    pub decisions: u32,
}

/// What an exercise went through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Exercised {
    /// Decisions of the game.
    pub decisions: u32,
    /// Options that were tried.
    pub options: u32,
    /// Saves that were loaded.
    pub saves: u32,
    /// Answers, legal or not, of which a verdict was asked.
    pub verdicts: u32,
}

impl Exercised {
    /// Adds what another exercise went through.
    pub const fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.options += other.options;
        self.saves += other.saves;
        self.verdicts += other.verdicts;
    }
}

/// A game of which something does not hold, up to where it does not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Broken {
    /// What does not hold, with the number of the decision.
    pub message: String,
    /// The answers that lead there.
    pub records: Vec<Record>,
    /// The save of the game so far.
    pub replay: String,
}

impl Broken {
    /// The save of the shortest game found that shows it, or of the whole one where none is found: what
    /// does not hold after one of the options is not on the way of the game.
    pub fn evidence<F: Family>(&self, setup: &Setup, edition: &dyn Edition<Family = F>) -> String {
        let shrunk = shrink::shorten(setup, edition, &self.records, &sound::<F>);
        shrunk.map_or_else(|_| self.replay.clone(), |shrunk| shrunk.replay)
    }
}

/// Plays a game as the bots of its seats do, at random where a person sits, and examines it on the way.
///
/// At the decisions examined: what is saved and loaded is equal, and so is a copy; every option is
/// accepted, leaves a position that keeps the invariants, and is taken back to where it was chosen;
/// everything else that a player could mean is refused by a rule that is named. In the end the save
/// replays to the same boards, and no script has failed.
///
/// # Errors
/// The first of these that does not hold.
pub fn exercise<F: Family>(
    setup: &Setup,
    edition: &dyn Edition<Family = F>,
    depth: Depth,
) -> Result<Exercised, Box<Broken>> {
    let nothing = |message| Broken { message, records: Vec::new(), replay: String::new() };
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
        Box::new(Broken { message, records, replay })
    })
}

/// What must hold of a position between two answers, as far as it can be seen from the position.
///
/// # Errors
/// What does not.
pub fn sound<F: Family>(game: &Match<F>) -> Result<(), String> {
    keeps_invariants(game)?;
    probe(game).map(drop)
}

fn begin<F: Family>(setup: &Setup, edition: &dyn Edition<Family = F>) -> Result<Match<F>, String> {
    let mut setup = setup.clone();
    (setup.seats.usa, setup.seats.csa) = (Seat::Human, Seat::Human);
    let rules = edition.rules(&setup.scenario, &setup.options).map_err(|e| e.to_string())?;
    Match::new(setup, edition.hash(), rules).map_err(|e| e.to_string())
}

fn play<F: Family>(
    game: &mut Match<F>,
    players: PerSide<Seat>,
    edition: &dyn Edition<Family = F>,
    depth: Depth,
) -> Result<Exercised, String> {
    let seed = game.setup().seed;
    let (usa, csa) = (Stream::new(seed, Purpose::UsaBot), Stream::new(seed, Purpose::CsaBot));
    let mut streams = PerSide { usa, csa };
    let mut done = Exercised::default();
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

fn examine<F: Family>(
    game: &Match<F>,
    decision: &Decision,
    edition: &dyn Edition<Family = F>,
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

fn keeps_invariants<F: Family>(game: &Match<F>) -> Result<(), String> {
    let now = F::breaches_in_play(game.scene());
    let before = game.with_start_of_play(|scene| F::breaches(scene, None));
    match now.iter().chain(&before).next() {
        Some(breach) => Err(breach.to_string()),
        None => Ok(()),
    }
}

fn same<F: Family>(game: &Match<F>, other: &Match<F>, what: &str) -> Result<(), String> {
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

fn replays<F: Family>(game: &Match<F>, edition: &dyn Edition<Family = F>) -> Result<(), String> {
    let replay = save::replay(&game.journal().text(), edition, None).map_err(|e| e.to_string())?;
    if board_hash(replay.game.board()) != board_hash(game.board()) {
        return Err("the replay from the start ends with another board".to_owned());
    }
    let answers = game.answered();
    [answers / 3, answers / 2, answers].into_iter().try_for_each(|n| looks_back(game, n, edition))
}

fn looks_back<F: Family>(
    game: &Match<F>,
    n: usize,
    edition: &dyn Edition<Family = F>,
) -> Result<(), String> {
    let text = game.journal().text();
    let replay = save::replay(&text, edition, Some(n as u32)).map_err(|e| e.to_string())?.game;
    let past = game.past(n).ok_or_else(|| format!("cannot show the position after {n} answers"))?;
    let then = past.play().map_err(|e| e.to_string())?;
    if (then.scene().board, then.facts()) == (replay.board(), replay.log().count()) {
        Ok(())
    } else {
        Err(format!("the position after {n} answers differs from the replay"))
    }
}
