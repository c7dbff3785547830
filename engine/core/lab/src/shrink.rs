//! Search for the shortest game that still shows a failure.
//!
//! A game is a list of picks: one for each decision, roll and draw. A pick is the index of an
//! option, counted from the last one, because the last option often ends an activity. A pick of 0
//! therefore tends to shorten the game. Any list of numbers is a valid game. The search deletes
//! parts of a failing game or sets them to 0, and plays the result again.

use std::sync::Arc;

use kernel::Ruleset;
use session::answer::Record;
use session::{Chance, Contents, Edition, Match, Seat, Setup};

/// Maximum number of games that the search plays.
const MAX_GAMES: u32 = 3_000;

/// Property that a position must have. The error describes the violation.
pub type Demand<'a, F> = &'a dyn Fn(&Match<F>) -> Result<(), String>;

/// Shortest game found whose final position violates a property.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shrunk {
    /// Answers of the game in order, including dice and draws.
    pub answers: Vec<String>,
    /// Description of the violated property.
    pub message: String,
    /// Save that replays the shortest game.
    pub replay: String,
}

/// Shortens a game whose final position violates a property. In the shorter game, dice and draws
/// are given as answers.
///
/// # Errors
/// If the game cannot be replayed, or if the replay does not violate the property.
pub fn shorten<F: Ruleset>(
    setup: &Setup,
    edition: &dyn Edition<Ruleset = F>,
    records: &[Record],
    demand: Demand<'_, F>,
) -> Result<Shrunk, String> {
    let course = Course::open(setup, edition, demand)?;
    let picks = course.picks(records)?;
    if course.fails(&picks).is_none() {
        return Err("cannot reproduce the failure with the dice as answers".to_owned());
    }
    Ok(course.shortest(picks))
}

/// Plays the game of a list of picks, and checks a property after every answer. Returns the number
/// of picks used until the game ended.
///
/// # Errors
/// The shortest game found that violates the property, if the given game violates it.
pub fn try_picks<F: Ruleset>(
    setup: &Setup,
    edition: &dyn Edition<Ruleset = F>,
    picks: &[u16],
    demand: Demand<'_, F>,
) -> Result<usize, Box<Shrunk>> {
    let course = Course::open(setup, edition, demand).map_err(Shrunk::unplayed)?;
    let mut game = course.begin().map_err(Shrunk::unplayed)?;
    for (given, &pick) in picks.iter().enumerate() {
        match demand(&game).and_then(|()| answer(&mut game, pick)) {
            Ok(Went::On) => {}
            Ok(Went::Out) => return Ok(given),
            Err(_) => return Err(Box::new(course.shortest(picks[..=given].to_vec()))),
        }
    }
    Ok(picks.len())
}

impl Shrunk {
    fn unplayed(message: String) -> Box<Self> {
        Box::new(Self { answers: Vec::new(), message, replay: String::new() })
    }
}

/// Setup for the games of the search, and the property to check.
struct Course<'a, F: Ruleset> {
    setup: Setup,
    contents: Contents,
    rules: Arc<F::Package>,
    demand: Demand<'a, F>,
}

/// Reason why a game cannot continue, preceded by the match. The match is `None` if it could not
/// begin.
type Stuck<F> = Box<(Option<Match<F>>, String)>;

/// Outcome of one pick: the match continues, or the match was over before the pick.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Went {
    On,
    Out,
}

impl<'a, F: Ruleset> Course<'a, F> {
    fn open(
        setup: &Setup,
        edition: &dyn Edition<Ruleset = F>,
        demand: Demand<'a, F>,
    ) -> Result<Self, String> {
        let rules =
            edition.rules(&setup.scenario, &setup.options).map_err(|error| error.to_string())?;
        let mut setup = setup.clone();
        (setup.seats.usa, setup.seats.csa, setup.dice) = (Seat::Human, Seat::Human, Chance::Manual);
        Ok(Self { setup, contents: edition.contents(), rules, demand })
    }

    /// Returns the shortest game found that still fails.
    fn shortest(&self, picks: Vec<u16>) -> Shrunk {
        let mut search = Search { course: self, best: picks, games: 0 };
        search.run();
        self.shrunk(&search.best)
    }

    fn begin(&self) -> Result<Match<F>, String> {
        Match::new(self.setup.clone(), self.contents.clone(), Arc::clone(&self.rules))
            .map_err(|e| e.to_string())
    }

    /// Converts recorded answers to a list of picks.
    fn picks(&self, records: &[Record]) -> Result<Vec<u16>, String> {
        let mut game = self.begin()?;
        let mut picks = Vec::with_capacity(records.len());
        for record in records {
            let id = record.id();
            let decision = game.decision().ok_or("the game ends before the last answer")?;
            let at = decision.options.iter().position(|option| option.id == id);
            let at = at.ok_or_else(|| format!("answer {} is no longer offered", record.n))?;
            picks.push((decision.options.len() - 1 - at) as u16);
            if game.choose(&id).is_err() {
                break;
            }
        }
        Ok(picks)
    }

    /// Plays the game of a list of picks. Returns the match, or the reason why it cannot continue.
    fn play(&self, picks: &[u16]) -> Result<Match<F>, Stuck<F>> {
        let mut game = self.begin().map_err(|fault| Box::new((None, fault)))?;
        for &pick in picks {
            match answer(&mut game, pick) {
                Ok(Went::On) => {}
                Ok(Went::Out) => break,
                Err(fault) => return Err(Box::new((Some(game), fault))),
            }
        }
        Ok(game)
    }

    /// Returns a description of the property that is violated after some picks. `None` if the final
    /// position has the property.
    fn fails(&self, picks: &[u16]) -> Option<String> {
        match self.play(picks) {
            Ok(game) => (self.demand)(&game).err(),
            Err(broken) => Some(broken.1),
        }
    }

    fn shrunk(&self, picks: &[u16]) -> Shrunk {
        let (game, message) = match self.play(picks) {
            Ok(game) => {
                let message = (self.demand)(&game).err();
                (Some(game), message.unwrap_or_default())
            }
            Err(broken) => *broken,
        };
        let answers = game.iter().flat_map(Match::records).map(|record| record.id()).collect();
        let replay = game.map(|game| game.journal().text()).unwrap_or_default();
        Shrunk { answers, message, replay }
    }
}

fn answer<F: Ruleset>(game: &mut Match<F>, pick: u16) -> Result<Went, String> {
    let Some(decision) = game.decision() else { return Ok(Went::Out) };
    let last = decision.options.len() - 1;
    let id = &decision.options[last - usize::from(pick) % (last + 1)].id;
    game.choose(id).map_err(|error| format!("{id} at answer {}: {error}", decision.n))?;
    Ok(Went::On)
}

struct Search<'a, F: Ruleset> {
    course: &'a Course<'a, F>,
    best: Vec<u16>,
    games: u32,
}

impl<F: Ruleset> Search<'_, F> {
    /// Deletes parts of the game and sets parts to 0. Repeats this with ever smaller parts, until
    /// no change succeeds.
    fn run(&mut self) {
        loop {
            let before = self.best.clone();
            let mut size = self.best.len().div_ceil(2).max(1);
            loop {
                self.sweep(size);
                if size == 1 {
                    break;
                }
                size = size.div_ceil(2);
            }
            if self.best == before || self.games >= MAX_GAMES {
                return;
            }
        }
    }

    /// Tries to delete each run of `size` picks, or to set its picks to 0. Starts at the end of the
    /// game.
    fn sweep(&mut self, size: usize) {
        let mut end = self.best.len();
        while end > 0 && self.games < MAX_GAMES {
            let start = end.saturating_sub(size);
            let mut without = self.best.clone();
            without.drain(start..end);
            if !self.adopt(without) {
                let mut still = self.best.clone();
                still[start..end].fill(0);
                self.adopt(still);
            }
            end = start.min(self.best.len());
        }
    }

    /// Adopts another game as the shortest one, if that game fails too.
    fn adopt(&mut self, other: Vec<u16>) -> bool {
        if other == self.best {
            return false;
        }
        self.games += 1;
        let fails = self.course.fails(&other).is_some();
        if fails {
            self.best = other;
        }
        fails
    }
}
