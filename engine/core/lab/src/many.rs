//! Parallel execution of many games.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::progress::Progress;

/// Runs a function for each number below `count` on several threads. Stops when a call fails or
/// `progress` requests it. Each thread collects its results in a separate `Book`.
///
/// # Errors
/// The failure with the lowest number.
pub(crate) fn each<Book: Default + Send, E: Send>(
    count: u32,
    jobs: usize,
    progress: &dyn Progress,
    one: impl Fn(u32, &mut Book) -> Result<(), E> + Sync,
) -> Result<Vec<Book>, E> {
    let (next, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let (books, failed) = (Mutex::new(Vec::new()), Mutex::new(None::<(u32, E)>));
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                let mut book = Book::default();
                while !stop.load(Ordering::Relaxed) && progress.goes_on() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        break;
                    }
                    if let Err(error) = one(number, &mut book) {
                        stop.store(true, Ordering::Relaxed);
                        let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                        if failed.as_ref().is_none_or(|(first, _)| number < *first) {
                            *failed = Some((number, error));
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
