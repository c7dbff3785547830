//! Command-line parsers for seats, sides and levels.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use kernel::{Level, Side};
use session::{AnyEdition, Seat};

use crate::failure::Failure;

/// Returns a parser that accepts a person or a bot.
pub(crate) fn anybody() -> impl TypedValueParser<Value = Seat> {
    among(Seat::all())
}

/// Returns a parser that accepts only a bot, for games without human players.
pub(crate) fn bot() -> impl TypedValueParser<Value = Seat> {
    among(Seat::players())
}

/// Parses the id of a side.
pub(crate) fn side(id: &str) -> Result<Side, String> {
    Side::from_id(id).ok_or_else(|| "expected usa or csa".to_owned())
}

/// Parses the id of a level.
pub(crate) fn level(id: &str) -> Result<Level, String> {
    let expected = || format!("expected {}", Level::ALL.map(Level::id).join(", "));
    Level::from_id(id).ok_or_else(expected)
}

/// Checks that a bot can play the rule system of a game.
pub(crate) fn check(edition: &dyn AnyEdition, seat: Seat) -> Result<(), Failure> {
    edition.may_sit(seat).map_err(|error| Failure::Usage(error.to_string()))
}

fn among(seats: impl Iterator<Item = Seat>) -> impl TypedValueParser<Value = Seat> {
    let listed = seats.map(|seat| PossibleValue::new(seat.id()).help(seat.words()));
    PossibleValuesParser::new(listed).try_map(|word| word.parse::<Seat>())
}
