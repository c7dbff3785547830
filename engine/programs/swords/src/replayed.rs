//! A save played again from its start, and looking back at what was decided in it.

use std::path::Path;

use kernel::{Level, Reader, Side};
use serde::Serialize;
use session::save::Replay;
use session::{AnyMatch, Review, Unreviewed, edition_of};

use crate::failure::Failure;
use crate::format::{self, Plain};
use crate::games::Shelf;
use crate::output::out;

/// What a save with dice that people rolled leaves open.
pub(crate) const ROLLED_BY_PEOPLE: &str =
    "People rolled the dice: nothing says whether the figures are those that fell.";

/// The match of a save, played again from the start up to so many answers.
pub(crate) fn replayed(
    shelf: &Shelf,
    file: &Path,
    text: &str,
    to: Option<u32>,
) -> Result<Replay<Box<dyn AnyMatch>>, Failure> {
    edition_of(text, shelf.library())
        .and_then(|edition| edition.replay(text, to))
        .map_err(|error| Failure::Wrong(format!("{}: {error}", file.display())))
}

/// Who asks about what was decided: a side; without one whoever may know all of a match that is over, and of one that goes on
/// nobody.
pub(crate) fn reader(game: &dyn AnyMatch, side: Option<Side>) -> Reader {
    let all = if game.is_over() { Reader::Referee } else { Reader::Everybody };
    side.map_or(all, Reader::Side)
}

/// The answer after so many, beside what a player of a level held for best.
pub(crate) fn review(
    game: &dyn AnyMatch,
    at: usize,
    level: Option<Level>,
    reader: Reader,
) -> Result<Review, Failure> {
    let wrong = |why: Unreviewed| Failure::Wrong(why.to_string());
    let review = game.review(at, level, reader).map_err(wrong)?;
    let review = review().map_err(|why| Failure::Wrong(why.to_string()))?;
    let nobody = || Failure::Wrong("no computer opponent can review these rules".to_owned());
    review.ok_or_else(nobody)
}

/// The same for every answer that the reader may ask about, each with how many came before it.
pub(crate) fn tell_all(
    game: &dyn AnyMatch,
    level: Option<Level>,
    reader: Reader,
    format: Plain,
) -> Result<(), Failure> {
    for at in 0..game.answered() {
        if game.review(at, level, reader).is_ok() {
            tell(at, &review(game, at, level, reader)?, format);
        }
    }
    Ok(())
}

/// Prints a review.
pub(crate) fn tell(at: usize, review: &Review, format: Plain) {
    match format {
        Plain::Human => out!("{at}. {review}"),
        Plain::Json => out!("{}", format::json(&At { at, review })),
    }
}

/// A review, and how many answers came before it.
#[derive(Debug, Serialize)]
struct At<'a> {
    at: usize,
    #[serde(flatten)]
    review: &'a Review,
}
