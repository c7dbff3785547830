//! The plan of many games, and the loop that plays it. Every study of this crate uses both.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use session::{Seed, Setup};

use crate::progress::Progress;

/// Games to play: one for each seed, or a pair of games.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Setup of each game, apart from the seed. Both seats must be bots.
    pub setup: Setup,
    /// Seed of each game or pair.
    pub seeds: Vec<Seed>,
    /// Number of games run in parallel.
    pub jobs: usize,
}

impl Plan {
    /// Returns the plan of `count` games or pairs. The first uses the seed of the setup, and each
    /// later one the next seed.
    pub fn of(setup: Setup, count: u32, jobs: usize) -> Self {
        let seeds = (0..count).map(|index| setup.seed.after(u64::from(index))).collect();
        Self { setup, seeds, jobs }
    }

    /// Returns the number of games or pairs.
    pub const fn count(&self) -> u32 {
        self.seeds.len() as u32
    }

    /// Plays the games and returns the results in the order of the seeds. Stops when a game fails
    /// or `progress` requests it.
    ///
    /// # Errors
    /// The failure of the game that comes first in the plan.
    pub(crate) fn play<T: Send, E: Send>(
        &self,
        progress: &dyn Progress,
        one: impl Fn(Setup) -> Result<T, E> + Sync,
    ) -> Result<Vec<T>, E> {
        let numbered = |setup: Setup, index: u32, done: &mut Vec<(u32, T)>| {
            done.push((index, one(setup)?));
            Ok(())
        };
        let mut done: Vec<_> = self.each(progress, numbered)?.into_iter().flatten().collect();
        done.sort_by_key(|(index, _)| *index);
        Ok(done.into_iter().map(|(_, result)| result).collect())
    }

    /// Plays the games on several threads. Each thread collects its results in a `Book` of its own.
    /// Stops when a game fails or `progress` requests it.
    ///
    /// # Errors
    /// The failure of the game that comes first in the plan.
    pub(crate) fn each<Book: Default + Send, E: Send>(
        &self,
        progress: &dyn Progress,
        one: impl Fn(Setup, u32, &mut Book) -> Result<(), E> + Sync,
    ) -> Result<Vec<Book>, E> {
        let (next, stop) = (AtomicU32::new(0), AtomicBool::new(false));
        let (books, failed) = (Mutex::new(Vec::new()), Mutex::new(None::<(u32, E)>));
        std::thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                scope.spawn(|| {
                    let mut book = Book::default();
                    while !stop.load(Ordering::Relaxed) && progress.goes_on() {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let Some(&seed) = self.seeds.get(index as usize) else { break };
                        let setup = Setup { seed, ..self.setup.clone() };
                        if let Err(error) = one(setup, index, &mut book) {
                            stop.store(true, Ordering::Relaxed);
                            let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                            if failed.as_ref().is_none_or(|(first, _)| index < *first) {
                                *failed = Some((index, error));
                            }
                        }
                        progress.done(1);
                    }
                    books.lock().unwrap_or_else(PoisonError::into_inner).push(book);
                });
            }
        });
        match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some((_, error)) => Err(error),
            None => Ok(books.into_inner().unwrap_or_else(PoisonError::into_inner)),
        }
    }
}
