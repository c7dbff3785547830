//! Replays of saves, and reviews of past decisions.

use std::path::Path;

use kernel::{Level, Reader, Side, say};
use serde::Serialize;
use session::api::Request;
use session::save::{Replay, header_of};
use session::{AnyMatch, Review, edition_of};

use crate::failure::Failure;
use crate::format::{self, Plain};
use crate::matches::contents;
use crate::output::out;
use crate::packages::games::PackageIndex;

/// Replays the match of a save from the start, either completely or up to `to` answers.
pub(crate) fn replayed(
    package_index: &PackageIndex,
    file: &Path,
    text: &str,
    to: Option<u32>,
) -> Result<Replay<Box<dyn AnyMatch>>, Failure> {
    edition_of(text, package_index.library())
        .and_then(|edition| edition.replay(text, to))
        .inspect(|replay| {
            if replay.differs.is_none() {
                contents::tell_kept(file, text, package_index);
            }
        })
        .map_err(|error| contents::refused(file, &error))
}

/// Returns the match of a save as far as it agrees with its changed package. `None` if the package
/// has not changed.
pub(crate) fn agreeing(package_index: &PackageIndex, text: &str) -> Option<Box<dyn AnyMatch>> {
    let edition = edition_of(text, package_index.library()).ok()?;
    let same = header_of(text).is_ok_and(|header| header.hash == edition.hash());
    (!same).then(|| edition.upgrade(text).ok()).flatten().map(|upgraded| upgraded.game)
}

/// Returns the reader whose knowledge a review uses. Without a side, this is full knowledge for a
/// finished match, and public information for a match in progress.
pub(crate) fn reader(game: &dyn AnyMatch, side: Option<Side>) -> Reader {
    let all = if game.is_over() { Reader::Referee } else { Reader::Everybody };
    side.map_or(all, Reader::Side)
}

/// Compares an answer with the best choice of a bot. `at` is the number of answers before it.
pub(crate) fn review(
    game: &dyn AnyMatch,
    at: usize,
    level: Option<Level>,
    reader: Reader,
) -> Result<Review, Failure> {
    let review = game.review(at, level, reader);
    let review = review.map_err(|why| Failure::Wrong(why.to_string()))?;
    let no_reviewer = || Failure::Wrong(say!("no-reviewer"));
    review.ok_or_else(no_reviewer)
}

/// Prints the reviews of all answers that the reader may see.
pub(crate) fn tell_all(
    game: &dyn AnyMatch,
    level: Option<Level>,
    reader: Reader,
    format: Plain,
) -> Result<(), Failure> {
    for at in 0..game.answered() {
        if game.look(&Request::Hint { level, at: Some(at) }, reader).is_ok() {
            tell(at, &review(game, at, level, reader)?, format);
        }
    }
    Ok(())
}

/// Prints one review.
pub(crate) fn tell(at: usize, review: &Review, format: Plain) {
    match format {
        Plain::Human => out!("{at}. {review}"),
        Plain::Json => out!("{}", format::json(&At { at, review })),
    }
}

/// A review together with the number of answers before the reviewed one.
#[derive(Debug, Serialize)]
struct At<'a> {
    at: usize,
    #[serde(flatten)]
    review: &'a Review,
}
