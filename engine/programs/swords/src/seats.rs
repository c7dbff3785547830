//! Parsers of seats, sides and levels on the command line.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use kernel::{Level, Side};
use session::{AnyEdition, Seat};

use crate::failure::Failure;

/// Parser of a person or bot.
pub(crate) fn anybody() -> impl TypedValueParser<Value = Seat> {
    among(Seat::all())
}

/// Parser of a bot, for runs without people.
pub(crate) fn bot() -> impl TypedValueParser<Value = Seat> {
    among(Seat::players())
}

/// Parses a side by its id.
pub(crate) fn side(id: &str) -> Result<Side, String> {
    Side::from_id(id).ok_or_else(|| "expected usa or csa".to_owned())
}

/// Parses a level by its id.
pub(crate) fn level(id: &str) -> Result<Level, String> {
    let expected = || format!("expected {}", Level::ALL.map(Level::id).join(", "));
    Level::from_id(id).ok_or_else(expected)
}

/// Refuses a bot that cannot play the rule system of a game.
pub(crate) fn check(edition: &dyn AnyEdition, seat: Seat) -> Result<(), Failure> {
    edition.may_sit(seat).map_err(|error| Failure::Usage(error.to_string()))
}

fn among(seats: impl Iterator<Item = Seat>) -> impl TypedValueParser<Value = Seat> {
    let listed = seats.map(|seat| PossibleValue::new(seat.id()).help(seat.words()));
    PossibleValuesParser::new(listed).try_map(|word| word.parse::<Seat>())
}
