//! Who can be named at the command line for a seat.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use session::Seat;

/// A person or a bot.
pub(crate) fn anybody() -> impl TypedValueParser<Value = Seat> {
    among(Seat::all())
}

/// A bot: where nobody is there to answer.
pub(crate) fn bot() -> impl TypedValueParser<Value = Seat> {
    among(Seat::players())
}

fn among(seats: impl Iterator<Item = Seat>) -> impl TypedValueParser<Value = Seat> {
    let listed = seats.map(|seat| PossibleValue::new(seat.id()).help(seat.words()));
    PossibleValuesParser::new(listed).try_map(|word| word.parse::<Seat>())
}
